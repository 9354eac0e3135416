"""The contract of a journal: entries numbered within their game, appended durably."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from functools import lru_cache
from typing import NamedTuple, Protocol

LONGEST_NAME = 200
"""Maximum size of a game's name, in bytes."""
LONGEST_BODY = 1024 * 1024
LONGEST_CALL = 4 * 1024 * 1024
"""Maximum size of one call, in bytes."""
OVERHEAD = 64
"""Approximate bytes of an entry besides its body."""
LARGEST = 2**63 - 1


class JournalEntry(NamedTuple):
    """One step of a game. A tuple, because a busy server makes thousands a second."""

    game: str
    seq: int
    """1, 2, 3 ... within the game, without gaps."""
    at_ms: int
    """The wall clock, for people only: it may jump, and nothing is ordered by it."""
    body: bytes


class JournalError(Exception):
    """Nothing of the call was written. The text is one sentence, fit for any reader."""


class Fenced(JournalError):
    """The game already has an entry with this number: another writer was faster. Read the game again to go on."""


class Gap(JournalError):
    """The entry before this one is missing, as after a failed call. Read the game again to go on."""


class Failed(JournalError):
    """It could not be written now. The same call may succeed later."""


class Full(Failed):
    """The disk is full."""


class Busy(Failed):
    """Too many calls are waiting already."""


class Unusable(ValueError):
    """A file or database cannot serve as a journal; the text is one sentence that says what was expected."""


class Journal(Protocol):
    """Append-only, durable, and a single source of truth for all writers."""

    def append(self, entries: Sequence[JournalEntry]) -> Future[None]:
        """Append all of these entries or none, in the order of the calls; never block.

        The future completes when the entries would survive a loss of power. It raises Fenced, Gap or Failed; then
        nothing of this call was written. Raises ValueError at once for an invalid entry. Callbacks of the future may
        run in the journal's thread: they have to be short and must not wait for the journal.
        """

    def read(self, game: str, after: int = 0) -> list[JournalEntry]:
        """Return the entries of a game with numbers above `after`, in order; all are durable. Raises Failed."""

    def last(self, game: str) -> int:
        """Return the number of the game's last entry; 0 if it has none. Raises Failed."""

    def lost(self, game: str) -> int:
        """Return the number of the game's last entries known to be lost; 0 again after its next commit."""

    def games(self) -> list[str]:
        """Return the names of all games, sorted. Raises Failed."""

    def close(self) -> None:
        """Write all waiting calls, then release the file."""


def follow(entry: JournalEntry, last: int) -> None:
    """Raise Fenced or Gap unless the entry comes next in a game whose last entry has the number `last`."""
    if entry.seq <= last:
        raise Fenced(f"Entry {entry.seq} of game {entry.game!r} is there already, and {last} is the last one.")
    if entry.seq > last + 1:
        raise Gap(f"Entry {entry.seq} of game {entry.game!r} cannot follow {last}: expected {last + 1}.")


def check_entries(entries: Sequence[JournalEntry]) -> tuple[tuple[JournalEntry, ...], int]:
    """Return the entries as a tuple, and about how many bytes they take. Raises ValueError for an invalid one."""
    size = 0
    for game, seq, at_ms, body in entries:
        check_name(game)
        if type(seq) is not int or not 1 <= seq <= LARGEST:
            raise _bad_number("seq", seq, 1)
        if type(at_ms) is not int or not -LARGEST <= at_ms <= LARGEST:
            raise _bad_number("at_ms", at_ms, -LARGEST)
        # Only bytes: a mutable body might change between the call and the commit.
        if type(body) is not bytes or len(body) > LONGEST_BODY:
            raise ValueError(f"a body cannot be kept: expected bytes, at most {LONGEST_BODY} of them")
        size += len(body) + OVERHEAD
    if size > LONGEST_CALL:
        raise ValueError(f"a call of {size} bytes cannot be kept: expected at most {LONGEST_CALL}")
    return tuple(entries), size


@lru_cache(maxsize=4096)
def check_name(game: str) -> None:
    """Raise ValueError unless this is a valid name for a game."""
    try:
        length = len(game.encode())
    except UnicodeEncodeError:
        length = 0
    if not 0 < length <= LONGEST_NAME or "\0" in game:
        raise ValueError(f"{game!r} cannot name a game: expected text of 1 to {LONGEST_NAME} bytes without a zero")


def _bad_number(name: str, number: object, least: int) -> ValueError:
    return ValueError(f"{name} {number!r} cannot be kept: expected a whole number from {least} to {LARGEST}")
