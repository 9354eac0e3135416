"""Where the games of a tournament are played: in this process, in others, or on a cluster."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from emptyhand.study.arena.games import Games, cache_tag, code, play_range
from emptyhand.study.arena.schedule import Tournament
from emptyhand.study.lab.cluster import spread
from emptyhand.study.lab.tasks import TASK_SECONDS, RemoteCall

LOCAL = "local"
MOST_GAMES = 1000


@dataclass(frozen=True, slots=True)
class TournamentResources:
    """A number of processes on this machine, or a cluster's address."""

    workers: int
    cluster: str | None


def play(tournament: Tournament, first: int, where: TournamentResources, records: bool) -> Generator[Games]:
    """Yield the games from `first` on in pieces, in any order."""
    pace = Pace()
    work = _calls(tournament, first, records, pace)
    if where.cluster is None and where.workers == 1:
        for call in work:
            yield pace.heed(call.function(*call.arguments))
        return
    found = spread(work, where.cluster or LOCAL, where.workers)
    with closing(found):
        for games in found:
            yield pace.heed(games)


class Pace:
    """How many games make a piece of about a second. A game takes milliseconds or minutes, depending on its players."""

    def __init__(self) -> None:
        self.games = 1

    def heed(self, played: Games) -> Games:
        """Adjust to the time that a piece took, and return the piece."""
        fitting = int(TASK_SECONDS * played.games / max(played.seconds, 1e-6))
        # The first piece may include compilation: never grow far beyond a size that was tried.
        self.games = max(1, min(fitting, 4 * played.games, MOST_GAMES))
        return played


def _calls(tournament: Tournament, first: int, records: bool, pace: Pace) -> Iterator[RemoteCall[Games]]:
    known = _digest(tournament, records)
    folder = Path.cwd()
    while first < tournament.games:
        games = min(pace.games, tournament.games - first)
        arguments = (tournament, first, games, records, code(), folder)
        yield RemoteCall(f"arena-{known}-{first}+{games}", play_range, arguments)
        first += games


def _digest(tournament: Tournament, records: bool) -> str:
    """Return a digest of everything that determines a game and its report, the same in every process."""
    of = tournament
    told = (
        of.law.digest,
        of.seats,
        *map(cache_tag, of.players),
        of.mode,
        of.gauntlet,
        of.seed,
        of.cap,
        records,
        code(),
    )
    return hashlib.sha256(repr(told).encode()).hexdigest()[:24]
