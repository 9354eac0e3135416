"""Which faults strike. Each kind has its own chance, so that a world without one of them is otherwise like before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from random import Random


class Faults:
    """Faults by name: ``loss:17`` is the seventeenth message that might have been lost.

    `only` those strike, if it is given: that is how a failing world is made smaller.
    """

    def __init__(self, seed: int, only: Collection[str] | None = None) -> None:
        self._seed = seed
        self._only = None if only is None else frozenset(only)
        self._streams: dict[str, Random] = {}
        self._asked: Counter[str] = Counter()
        self.struck: list[str] = []
        """All that has happened so far, in order."""

    def of(self, kind: str) -> Random:
        """The chance of a kind."""
        if kind not in self._streams:
            self._streams[kind] = Random(f"{self._seed}/{kind}")
        return self._streams[kind]

    def strikes(self, kind: str, chance: float) -> bool:
        """Whether a fault of this kind strikes now."""
        if not chance:
            return False
        self._asked[kind] += 1
        if self.of(kind).random() >= chance:
            return False
        return self._may(f"{kind}:{self._asked[kind]}")

    def plan(self, kind: str, times: int, within_ms: int) -> Iterator[tuple[int, str]]:
        """When faults of a kind strike, each with its name; `strike` says when one has."""
        for number in range(times):
            at, name = self.of(kind).randrange(within_ms), f"{kind}:{number + 1}"
            if self._only is None or name in self._only:
                yield at, name

    def _may(self, name: str) -> bool:
        if self._only is not None and name not in self._only:
            return False
        self.struck.append(name)
        return True
