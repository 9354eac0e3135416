"""People who have only the code of a table and ask its host to let them in. Nothing of it is stored."""

from __future__ import annotations

from typing import NamedTuple

from emptyhand.table.room.payloads import PublicKnock

KNOCK_SECONDS = 120.0
MOST_KNOCKS = 3
"""Maximum per table. Declined ones count until they expire, so that nobody can keep a host busy."""


class PendingKnock(NamedTuple):
    number: int
    person: str
    name: str
    watch: bool
    until: float
    declined: bool = False


class PendingKnocks:
    """Open requests at one table, one per person. Clients know them by number: a person's id stays on the server."""

    def __init__(self) -> None:
        self._all: list[PendingKnock] = []
        self._counted = 0

    def add(self, person: str, name: str, now: float, *, watch: bool) -> bool:
        """Add or renew a person's request. Return False if the host should not be notified."""
        self._all = [each for each in self._all if each.until > now]
        before = next((each for each in self._all if each.person == person), None)
        if before is not None and before.declined:
            return False
        # Asking again renews one's own place instead of taking another.
        others = [each for each in self._all if each is not before]
        if len(others) >= MOST_KNOCKS:
            return False
        self._counted += 1
        self._all = [*others, PendingKnock(self._counted, person, name, watch, now + KNOCK_SECONDS)]
        return True

    @property
    def ever(self) -> bool:
        """Whether there was ever a request: a host who reconnects may still show expired ones."""
        return self._counted > 0

    def asking(self, now: float) -> tuple[PublicKnock, ...]:
        """Return the requests without an answer, oldest first."""
        waiting = [each for each in self._all if each.until > now and not each.declined]
        return tuple([PublicKnock(each.number, each.name, each.watch) for each in waiting])

    def answer(self, number: int, now: float, *, yes: bool) -> PendingKnock | None:
        """Answer a request and return it; None if no open one has this number."""
        asked = [each for each in self._all if each.number == number and each.until > now and not each.declined]
        if not asked:
            return None
        others = [each for each in self._all if each.number != number]
        self._all = others if yes else [*others, asked[0]._replace(declined=True)]
        return asked[0]
