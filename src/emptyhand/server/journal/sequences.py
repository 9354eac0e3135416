"""Last sequence numbers: which calls come next in their games, decided in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from emptyhand.server.journal.model import JournalEntry, JournalError, follow

CACHED_GAMES = 100_000
"""Maximum number of games to cache; beyond it the cache is cleared."""


class Admitted(NamedTuple):
    """The outcome of admission for some calls."""

    rows: list[JournalEntry]
    refusals: list[JournalError | None]
    """For each call, why it is refused; None if it is admitted."""
    after: dict[str, int]
    """The last numbers once the rows are written."""


class LastSequences:
    """The last sequence numbers of games, as far as a writer knows.

    They are never too high, for entries are never deleted. They may be too low if another process has written: then
    the rows that seem to come next exist already, and the primary key refuses them.
    """

    def __init__(self) -> None:
        self._known: dict[str, int] = {}

    def unknown(self, calls: Sequence[Sequence[JournalEntry]]) -> list[str]:
        """Return the games of some calls that have to be looked up first."""
        known = self._known
        return list({entry[0] for entries in calls for entry in entries if entry[0] not in known})

    def learn(self, numbers: Mapping[str, int]) -> None:
        if len(self._known) > CACHED_GAMES:
            self._known.clear()
        self._known.update(numbers)

    def forget(self) -> None:
        self._known.clear()

    def admit(self, calls: Sequence[Sequence[JournalEntry]]) -> Admitted:
        """Sort the calls, whose games must all be known, into rows and refusals. A refusal may be out of date."""
        rows: list[JournalEntry] = []
        refusals: list[JournalError | None] = []
        after: dict[str, int] = {}
        known = self._known
        for entries in calls:
            if len(entries) == 1:
                # Nearly all calls: one entry, the next of its game.
                game, seq, _, _ = entry = entries[0]
                if seq == (after[game] if game in after else known[game]) + 1:
                    after[game] = seq
                    refusals.append(None)
                    rows.append(entry)
                    continue
            try:
                after |= self._after(entries, after)
            except JournalError as refusal:
                refusals.append(refusal)
            else:
                refusals.append(None)
                rows.extend(entries)
        return Admitted(rows, refusals, after)

    def _after(self, entries: Sequence[JournalEntry], before: Mapping[str, int]) -> dict[str, int]:
        """Return the last numbers of the games of a call once it is written. Raises Fenced or Gap."""
        after: dict[str, int] = {}
        for entry in entries:
            last = after.get(entry.game)
            if last is None:
                last = before.get(entry.game)
            follow(entry, self._known[entry.game] if last is None else last)
            after[entry.game] = entry.seq
        return after


def games_of_refused(calls: Sequence[Sequence[JournalEntry]], refusals: Sequence[JournalError | None]) -> list[str]:
    """Return the games in which another process may have written."""
    pairs = zip(calls, refusals, strict=True)
    return list({entry.game for entries, refusal in pairs if refusal is not None for entry in entries})
