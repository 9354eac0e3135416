"""A world to simulate: a seed, and the changes that make it smaller. One line of JSON holds it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from emptyhand.game.archive import read_text
from simulator.weather import Weather, weather

_NAMES = frozenset(part.name for part in fields(Weather))


@dataclass(frozen=True)
class Case:
    """`changes` replace parts of the weather; if `only` is given, no other faults strike."""

    seed: int
    long: bool = False
    changes: Mapping[str, Any] = field(default_factory=dict)
    only: tuple[str, ...] | None = None
    found: str = ""
    """What went wrong there once, for people."""

    @property
    def weather(self) -> Weather:
        return replace(weather(self.seed, long=self.long), **self.changes)

    def __str__(self) -> str:
        """The command line that simulates this world."""
        if self.changes or self.only is not None:
            return f"python -m tools.dst --world '{self.format()}'"
        return f"python -m tools.dst --seed {self.seed}{' --long' if self.long else ''}"

    def format(self) -> str:
        kept = {name: value for name, value in asdict(self).items() if value not in ({}, None, "", False)}
        return json.dumps({"seed": self.seed} | kept)

    @classmethod
    def parse(cls, text: str) -> Case:
        """Parse the JSON of a world. Raises ValueError."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError:
            data = None
        if not isinstance(data, dict) or not isinstance(data.get("seed"), int):
            raise ValueError(f'{text[:60]!r} is no world: expected JSON such as {{"seed": 17}}')
        if not isinstance(data.get("changes", {}), dict) or not isinstance(data.get("only") or [], list):
            raise ValueError("a world's changes must be an object and its only a list")
        unknown = {*data} - {"seed", "long", "changes", "only", "found"} | {*data.get("changes", {})} - _NAMES
        if unknown:
            raise ValueError(f"a world has no {min(unknown)!r}: expected seed, long, changes, only, found")
        only = data.get("only")
        return cls(**(data | {"only": None if only is None else tuple(only)}))


def read_cases(path: Path) -> list[Case]:
    """Read the worlds of a file, one a line. Raises ValueError with a sentence that begins with the file's name."""
    lines = [line for line in read_text(path, "a file of worlds, one a line").splitlines() if line.strip()]
    if not lines:
        raise ValueError(f"{path}: the file is empty, expected a world on each line")
    try:
        return [Case.parse(line) for line in lines]
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None


def keep_cases(path: Path, cases: Iterable[Case]) -> None:
    """Append worlds to a file unless they are already there."""
    lines = path.read_text().splitlines() if path.exists() else []
    new = [case.format() for case in cases if case.format() not in lines]
    path.write_text("".join(f"{line}\n" for line in [*lines, *new]))
