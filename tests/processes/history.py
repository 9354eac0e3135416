"""Compares what players saw with the journal: nothing lost, nothing duplicated, no contradiction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from emptyhand.server.journal import JournalEntry
from emptyhand.table.room.entries import MoveMade, read


@dataclass(frozen=True, slots=True)
class Answer:
    """A move that was acknowledged to its player."""

    at: float
    version: int
    seat: int
    seq: int
    token: str


@dataclass(frozen=True, slots=True)
class Seen:
    """The event of a version as a player saw it; `seat` is the seat that moved, if it was a move."""

    at: float
    version: int
    what: str
    seat: int | None


@dataclass
class History:
    """Everything that the players of one room saw."""

    answers: list[Answer] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """Faults that a connection itself noticed."""


def problems(history: History, journal: Sequence[JournalEntry]) -> list[str]:
    """The faults of a history, one line each."""
    kept = {entry.seq: read(entry.body) for entry in journal}
    found = list(history.faults)
    if sorted(kept) != list(range(1, len(journal) + 1)):
        found.append("the journal has gaps or doubles")
    for answer in history.answers:
        entry = kept.get(answer.version)
        if not isinstance(entry, MoveMade) or (entry.seat, entry.seq) != (answer.seat, answer.seq):
            found.append(f"{answer} was promised and is lost: the journal has {entry}")
    for seen in history.seen:
        entry = kept.get(seen.version)
        if entry is None:
            found.append(f"{seen} was told and is lost")
        elif seen.what == "moved" and not (isinstance(entry, MoveMade) and entry.seat == seen.seat):
            found.append(f"{seen} was told, but the journal has {entry}")
    return found + _twice(kept.values()) + _different(history.seen)


def _twice(entries: Iterable[object]) -> list[str]:
    """Moves with the same number in one game."""
    found: list[str] = []
    made: set[tuple[int, int]] = set()
    for entry in entries:
        if type(entry).__name__ == "GameStarted":
            made.clear()
        elif isinstance(entry, MoveMade):
            if (entry.seat, entry.seq) in made:
                found.append(f"move {entry.seq} of seat {entry.seat} counts twice")
            made.add((entry.seat, entry.seq))
    return found


def _different(seen: Sequence[Seen]) -> list[str]:
    """Versions that two players saw differently."""
    told: dict[int, tuple[str, int | None]] = {}
    return [
        f"version {one.version} was {told[one.version]} to one and {(one.what, one.seat)} to another"
        for one in seen
        if told.setdefault(one.version, (one.what, one.seat)) != (one.what, one.seat)
    ]


def longest_wait(histories: Iterable[History], since: float, until: float) -> float:
    """The longest time without an event, over all rooms."""
    worst = 0.0
    for history in histories:
        times = sorted({since, until, *(seen.at for seen in history.seen if since < seen.at < until)})
        worst = max([worst, *(later - earlier for earlier, later in pairwise(times))])
    return worst
