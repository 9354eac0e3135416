"""Minimises a failing world: calmer weather first, then fewer faults, as long as it fails in the same way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Any

from simulator.case import Case
from simulator.world import Failure, simulate

TRIES = 400


def kind_of(failure: str) -> str:
    """Return a failure without names and numbers: two of one kind most likely have one cause."""
    words = re.findall(r"[a-z]+", re.sub(r"\(.*?\)|\[.*?\]|\{.*?\}|'.*?'|\bp\d\b", "", failure.lower()))
    return " ".join(word for word in words if word not in STATES)[:40]


STATES = frozenset({"event", "snapshot", "missed", "status"})


def shrink(failure: Failure, tries: int = TRIES) -> Case:
    """Return the smallest world found within so many tries that fails in the same way."""
    return _Shrinking(failure, tries).run()


class _Shrinking:
    def __init__(self, failure: Failure, tries: int) -> None:
        self.best = failure
        self.kind = kind_of(failure.what)
        self.left = tries

    def run(self) -> Case:
        while self._calmer() and self.left:
            pass
        self._fewer_faults()
        return replace(self.best.world.case, found=self.best.what[:160])

    def _fails(self, case: Case) -> bool:
        """Return whether a world fails in the same way; if so, it is the best so far."""
        if not self.left:
            return False
        self.left -= 1
        try:
            simulate(case)
        except Failure as failure:
            if kind_of(failure.what) == self.kind:
                self.best = failure
                return True
        return False

    def _calmer(self) -> bool:
        """Try to calm each part of the weather once; return whether any could be."""
        found = False
        for name, value in _calmer_values(self.best.world.case):
            case = self.best.world.case
            found |= self._fails(replace(case, changes={**case.changes, name: value}))
        return found

    def _fewer_faults(self) -> None:
        """Leave out halves, quarters and so on of the faults, down to single ones."""
        names = list(dict.fromkeys(self.best.world.faults.struck))
        if not self._fails(replace(self.best.world.case, only=tuple(names))):
            return
        size = max(1, len(names) // 2)
        while names and self.left:
            parts = [names[n : n + size] for n in range(0, len(names), size)]
            gone = next((part for part in parts if self._fails_without(names, part)), None)
            if gone is not None:
                names = [name for name in names if name not in gone]
            elif size == 1:
                return
            else:
                size = max(1, size // 2)

    def _fails_without(self, names: list[str], part: list[str]) -> bool:
        only = tuple(name for name in names if name not in part)
        return self._fails(replace(self.best.world.case, only=only))


def _calmer_values(case: Case) -> Iterator[tuple[str, Any]]:
    """Yield parts of the weather with calmer values, the calmest first."""
    weather = asdict(case.weather)
    for name, value in weather.items():
        if isinstance(value, bool):
            yield from [(name, False)] if value else []
        elif name in ("ruleset", "players"):
            continue
        elif name == "storm_ms":
            yield from ((name, value * part // 4) for part in (1, 2, 3) if value * part // 4 >= 500)
        elif name in ("delay_ms", "disk_ms"):
            yield from [(name, 1)] if value > 1 else []
        elif name == "people":
            yield from ((name, fewer) for fewer in range(1, value))
        elif name not in ("clock_ms", "away_ms") and value:
            yield name, type(value)(0)
            if isinstance(value, int) and value > 1 and not name.endswith("_ms"):
                yield name, value - 1
