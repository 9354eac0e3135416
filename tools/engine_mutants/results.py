"""What came of each mutant, and which lines each test runs: files under build/mutants, by which a run continues.

A result stands as long as what it depends on is unchanged: a kill on the engine and the test that failed, a survival on
the engine and every test file that the mutant survived. Only new and changed test files are run on a survivor again.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

from tools.engine_mutants.conditions import Mutant
from tools.engine_mutants.session import TESTS, Line, Run

SOURCES = ("src/emptyhand/game", "src/emptyhand/rules")

KILLED, TIMED_OUT, SURVIVED, SUSPECTED = "killed", "out of time", "survived", "suspected"


@dataclass(frozen=True)
class Result:
    mutant: str
    outcome: str
    engine: str
    by: str = ""
    """The test that failed."""
    files: dict[str, str] = field(default_factory=dict)
    """The digests of the test files that failed or passed, by path."""

    @property
    def stands(self) -> bool:
        """Whether the mutant need not be run again as long as no other test file covers it."""
        unchanged = self.engine == engine_digest() and all(file_digest(path) == was for path, was in self.files.items())
        return self.outcome in (KILLED, TIMED_OUT) and unchanged

    def has_passed(self, path: str) -> bool:
        """Whether the mutant survived this very test file."""
        survived = self.outcome == SURVIVED and self.engine == engine_digest()
        return survived and self.files.get(path) == file_digest(path)


class Results:
    """The results of this run and of earlier ones, the newest of each mutant."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / "results.jsonl"
        self._of: dict[str, Result] = {}
        if self._path.exists():
            for line in self._path.read_text("utf-8").splitlines():
                result = Result(**json.loads(line))
                self._of[result.mutant] = result

    def of(self, mutant: Mutant) -> Result | None:
        return self._of.get(mutant.name)

    def add(self, result: Result) -> None:
        self._of[result.mutant] = result
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


class Coverage:
    """The runs of all tests without a mutant, file by file; files that are unchanged are not measured again."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "coverage.json"
        self._files: dict[str, dict[str, object]] = {}
        if self._path.exists():
            self._files = json.loads(self._path.read_text("utf-8"))
        self.runs: dict[str, Run] = {}
        self._by_line = defaultdict[Line, set[str]](set)

    def missing(self, files: Iterable[str]) -> list[str]:
        return [path for path in files if self._files.get(path, {}).get("digest") != self._digest(path)]

    def add(self, path: str, runs: dict[str, Run]) -> None:
        tests = {name: [run.seconds, sorted(run.lines), run.failed] for name, run in runs.items()}
        self._files[path] = {"digest": self._digest(path), "tests": tests}

    def save(self) -> None:
        self._path.write_text(json.dumps(self._files), "utf-8")

    def load(self, files: Iterable[str]) -> None:
        for path in files:
            tests = self._files[path]["tests"]
            assert isinstance(tests, dict)
            for name, (seconds, lines, failed) in tests.items():
                self.runs[name] = Run(seconds, frozenset((module, line) for module, line in lines), failed)
                for line in () if failed else self.runs[name].lines:
                    self._by_line[line].add(name)

    def _digest(self, path: str) -> str:
        return engine_digest() + file_digest(path)

    def tests_of(self, mutant: Mutant) -> set[str]:
        """Return the tests that run the condition of a mutant."""
        first, last = mutant.lines
        return {name for line in range(first, last + 1) for name in self._by_line[mutant.module, line]}


@cache
def engine_digest() -> str:
    """Return the digest of the engine, the rules and what the test files share."""
    shared = [path for folder in TESTS for path in Path(folder).rglob("*.py") if not path.name.startswith("test_")]
    sources = [path for folder in SOURCES for path in Path(folder).rglob("*") if path.suffix in (".py", ".toml")]
    return _digest([*sources, *shared, *Path("tests").glob("*.py")])


@cache
def file_digest(path: str) -> str:
    return _digest([Path(path)]) if Path(path).exists() else ""


def _digest(paths: Sequence[Path]) -> str:
    together = sha256()
    for path in sorted(paths):
        together.update(f"{path}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return together.hexdigest()[:12]
