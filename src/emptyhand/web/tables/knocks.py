"""People who have only the code of a table and ask its host to let them in. Nothing of it is stored."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.room.payloads import PublicKnock

KNOCK_SECONDS = 120.0
MOST_KNOCKS = 3
"""At one table; those that were declined count until their time is over, so that nobody can keep a host busy."""


class PendingKnock(NamedTuple):
    number: int
    person: str
    name: str
    watch: bool
    until: float
    declined: bool = False


class PendingKnocks:
    """Those at one table, one for each person. Clients know them by number: a person's id never leaves the server."""

    def __init__(self) -> None:
        self._all: list[PendingKnock] = []
        self._counted = 0

    def add(self, person: str, name: str, now: float, *, watch: bool) -> bool:
        """Note that a person asks, or asks again. Return False if the host is not to hear of it."""
        self._all = [each for each in self._all if each.until > now]
        before = next((each for each in self._all if each.person == person), None)
        if before is not None and before.declined:
            return False
        others = [each for each in self._all if each is not before]
        if len(others) >= MOST_KNOCKS:
            return False
        self._counted += 1
        self._all = [*others, PendingKnock(self._counted, person, name, watch, now + KNOCK_SECONDS)]
        return True

    @property
    def ever(self) -> bool:
        """Whether anybody has asked: a host who connects again may know of questions that are over."""
        return self._counted > 0

    def asking(self, now: float) -> tuple[PublicKnock, ...]:
        """Return those that wait for an answer, the oldest first."""
        waiting = [each for each in self._all if each.until > now and not each.declined]
        return tuple([PublicKnock(each.number, each.name, each.watch) for each in waiting])

    def answer(self, number: int, now: float, *, yes: bool) -> PendingKnock | None:
        """Answer one that waits, and return it; None if there is none."""
        asked = [each for each in self._all if each.number == number and each.until > now and not each.declined]
        if not asked:
            return None
        others = [each for each in self._all if each.number != number]
        self._all = others if yes else [*others, asked[0]._replace(declined=True)]
        return asked[0]
