"""Fault injection. Each kind has its own random stream, so leaving one out does not change the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from random import Random


class FaultInjector:
    """Injects faults by name: ``loss:17`` is the seventeenth message that might have been lost.

    If `only` is given, no other faults strike: that is how a failing world is made smaller.
    """

    def __init__(self, seed: int, only: Collection[str] | None = None) -> None:
        self._seed = seed
        self._only = None if only is None else frozenset(only)
        self._streams: dict[str, Random] = {}
        self._asked: Counter[str] = Counter()
        self.struck: list[str] = []
        """The faults that have struck so far, in order."""

    def of(self, kind: str) -> Random:
        """Return the random stream of a kind."""
        if kind not in self._streams:
            self._streams[kind] = Random(f"{self._seed}/{kind}")
        return self._streams[kind]

    def strikes(self, kind: str, chance: float) -> bool:
        """Return whether a fault of this kind strikes now."""
        if not chance:
            return False
        self._asked[kind] += 1
        if self.of(kind).random() >= chance:
            return False
        return self._may(f"{kind}:{self._asked[kind]}")

    def plan(self, kind: str, times: int, within_ms: int) -> Iterator[tuple[int, str]]:
        """Yield the times of faults of a kind, each with its name; the caller appends to `struck`."""
        for number in range(times):
            at, name = self.of(kind).randrange(within_ms), f"{kind}:{number + 1}"
            if self._only is None or name in self._only:
                yield at, name

    def _may(self, name: str) -> bool:
        if self._only is not None and name not in self._only:
            return False
        self.struck.append(name)
        return True
