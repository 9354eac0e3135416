"""Removes each branch of the reference engine once and reports the mutants that all tests of the rules accept.

    make mutants                                      all mutants; continues what build/mutants holds
    python -m tools.engine_mutants pile runs          those of some modules
    python -m tools.engine_mutants --sample 20        some, spread evenly over all
    python -m tools.engine_mutants --budget 8         a first look: long tests are left out, so survivors are suspects

The tests are those that know the rules as rules (tests/rules, tests/game, tests/oracle), without the comparison of the
engines: a survivor is a rule that only this comparison guards, or a mutant that plays the same game. Mutants of the
second kind stand in equivalent.toml with the reason and are not tried. The exit status is 1 if any other survives.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.engine_mutants.conditions import Mutant, engine_modules, install, mutants_of
from tools.engine_mutants.results import (
    KILLED,
    SURVIVED,
    SUSPECTED,
    TIMED_OUT,
    Coverage,
    Result,
    Results,
    engine_digest,
    file_digest,
)
from tools.engine_mutants.session import Session, in_forks, with_collected

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
OUT = Path("build/mutants")


def equivalent() -> dict[str, str]:
    """Return the mutants that play the same game, each with the reason."""
    listed: list[dict[str, str]] = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]
    return {entry["name"]: entry["because"] for entry in listed}


class Hunt:
    """One run: which tests are tried on which mutant, and what came of it."""

    def __init__(self, session: Session, folder: Path, workers: int, budget: float) -> None:
        self.session, self.workers, self.budget = session, workers, budget
        self.results, self.coverage = Results(folder), Coverage(folder)
        self.files = defaultdict[str, list[str]](list)
        for name in session.items:
            self.files[name.partition("::")[0]].append(name)
        self.kills = defaultdict[str, Counter[str]](Counter)
        """How many mutants of a function, or of a module, each test has killed."""

    def measure(self, progress: Progress) -> None:
        """Run every test once, to learn which lines it runs; leave out those that fail without a mutant."""
        missing = self.coverage.missing(self.files)
        task = progress.add_task("tests without a mutant", total=len(missing), visible=bool(missing))
        for path, runs in in_forks(iter(missing), lambda path: self.session.traced(self.files[path]), self.workers):
            if runs is None:
                raise RuntimeError(f"the tests of {path} end their process")
            self.coverage.add(path, runs)
            self.coverage.save()
            progress.advance(task)
        self.coverage.load(self.files)
        for name in [name for name, run in self.coverage.runs.items() if run.failed]:
            progress.console.print(f"left out, since it fails without a mutant: {name}", highlight=False)
            del self.coverage.runs[name]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Return the tests that run its condition: first those that killed its neighbours, and short before long ones.

        Tests that it has survived before are left out.
        """
        before = self.results.of(mutant)
        names = [
            name
            for name in self.coverage.tests_of(mutant)
            if before is None or not before.has_passed(name.partition("::")[0])
        ]
        function, module = self.kills[f"{mutant.module}.{mutant.function}"], self.kills[mutant.module]
        names.sort(key=lambda name: (-function[name], -module[name], self.coverage.runs[name].seconds))
        spent = accumulate(self.coverage.runs[name].seconds for name in names)
        return [name for name, seconds in zip(names, spent, strict=True) if seconds <= self.budget]

    def cost(self, mutant: Mutant) -> float:
        """Return the CPU time of all tests that run its condition."""
        return sum(self.coverage.runs[name].seconds for name in self.coverage.tests_of(mutant))

    def limit(self, name: str) -> float:
        """Return the CPU time that a test may take before its mutant counts as one that never ends."""
        return 5 + 10 * self.coverage.runs[name].seconds

    def hunt(self, mutants: Sequence[Mutant], minutes: float, progress: Progress) -> None:
        """Try every mutant, or until the time is up: those first that few tests concern, since they may survive."""
        end = time.monotonic() + 60 * minutes
        task = progress.add_task("mutants", total=len(mutants))
        for mutant in mutants:
            before = self.results.of(mutant)
            if before and before.stands:
                self._count_kill(mutant, before.by)

        def tasks() -> Iterator[tuple[Mutant, list[str]]]:
            for mutant in sorted(mutants, key=self.cost):
                if minutes and time.monotonic() > end:
                    return
                before = self.results.of(mutant)
                tests = [] if before and before.stands else self.tests_of(mutant)
                if tests:
                    yield mutant, tests
                    continue
                if before is None or not (before.stands or before.outcome == SURVIVED):
                    self.results.add(self._survival(mutant, tests))
                progress.advance(task)

        for (mutant, tests), killer in in_forks(tasks(), self._try, self.workers):
            self.results.add(self._result(mutant, tests, killer))
            self._count_kill(mutant, killer or "")
            progress.advance(task)

    def _try(self, task: tuple[Mutant, list[str]]) -> str:
        mutant, tests = task
        install(mutant)
        return self.session.first_failure(tests, self.limit)

    def _result(self, mutant: Mutant, tests: list[str], killer: str | None) -> Result:
        if killer is None:
            return Result(mutant.name, TIMED_OUT, engine_digest())
        if not killer:
            return self._survival(mutant, tests)
        path = killer.partition("::")[0]
        return Result(mutant.name, KILLED, engine_digest(), killer, {path: file_digest(path)})

    def _survival(self, mutant: Mutant, tests: list[str]) -> Result:
        if self.cost(mutant) > self.budget:
            return Result(mutant.name, SUSPECTED, engine_digest())
        before = self.results.of(mutant)
        files = {name.partition("::")[0] for name in tests}
        files |= {path for path in before.files if before.has_passed(path)} if before else set()
        return Result(mutant.name, SURVIVED, engine_digest(), "", {path: file_digest(path) for path in sorted(files)})

    def _count_kill(self, mutant: Mutant, killer: str) -> None:
        if killer:
            self.kills[f"{mutant.module}.{mutant.function}"][killer] += 1
            self.kills[mutant.module][killer] += 1


def report(mutants: Sequence[Mutant], results: Results, folder: Path) -> int:
    """Print the counts and the survivors that are not known to be equivalent; return how many these are."""
    known = equivalent()
    outcomes = Counter[str]()
    lines = []
    for mutant in mutants:
        result = results.of(mutant)
        outcome = "equivalent" if mutant.name in known else result.outcome if result else "not tried"
        outcomes[outcome] += 1
        if result and outcome in (SURVIVED, SUSPECTED):
            note = " (suspected)" if outcome == SUSPECTED else "" if result.files else " (no test runs it)"
            lines.append(f"{mutant.path}:{mutant.lines[0]}: {mutant.name}{note}")
    counts = ", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items()))
    text = "".join(f"{line}\n" for line in [*lines, f"{len(mutants)} mutants: {counts}"])
    (folder / "survivors.txt").write_text(text, "utf-8")
    print(text, end="")
    return len(lines)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.engine_mutants",
        description="Remove each branch of the engine once.",
    )
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="modules of emptyhand.game (default: the engine)")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many mutants, evenly spread")
    parser.add_argument(
        "--budget", type=float, default=0, metavar="S", help="CPU time for the tests of one mutant (default: all tests)"
    )
    parser.add_argument("--minutes", type=float, default=0, help="stop after this time (default: when all are tried)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--out", type=Path, default=OUT, help="where results are kept (default: %(default)s)")
    options = parser.parse_args(words)
    mutants = [mutant for module in options.modules or engine_modules() for mutant in mutants_of(module)]
    if options.sample:
        mutants = mutants[:: max(1, len(mutants) // options.sample)][: options.sample]

    def work(session: Session) -> int:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        hunt = Hunt(session, options.out, options.workers, options.budget or math.inf)
        with Progress(*columns, console=Console(stderr=True)) as progress:
            hunt.measure(progress)
            hunt.hunt([mutant for mutant in mutants if mutant.name not in equivalent()], options.minutes, progress)
        return 1 if report(mutants, hunt.results, options.out) else 0

    return with_collected(work)


if __name__ == "__main__":
    sys.exit(main())
