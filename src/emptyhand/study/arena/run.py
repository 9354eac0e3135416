"""Plays a tournament until its end, a decision or an interruption, and stores its games in order."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.players.bots import ahead
from emptyhand.players.bots.levels import looks_ahead
from emptyhand.study.arena.columns import record_path, write_records
from emptyhand.study.arena.faults import FaultCounts, exceeds_fault_limit
from emptyhand.study.arena.games import Games
from emptyhand.study.arena.schedule import Tournament, pairing
from emptyhand.study.arena.scores import By, Placed, score
from emptyhand.study.arena.sources import TournamentResources, play
from emptyhand.study.arena.stopping import Verdict, decide, looks
from emptyhand.study.lab.progress import Meter
from emptyhand.study.lab.run import play_out
from emptyhand.study.lab.sources import COMPILING

if TYPE_CHECKING:
    from emptyhand.study.lab.storage import ParquetStore


@dataclass(frozen=True, slots=True)
class TournamentRun:
    """The results from the first game on, and how long this run took."""

    placed: tuple[Placed, ...]
    complete: bool
    """Whether all wanted games were played: all there are, or enough for a decision."""
    decision: Verdict | None
    faults: tuple[FaultCounts, ...]
    """For each player."""
    played: int
    seconds: float
    unrecorded: int
    """Games of earlier runs that have no record, if records were requested."""


def hold(
    tournament: Tournament,
    where: TournamentResources,
    store: ParquetStore[Games] | None,
    records: Path | None,
    decided_by: By | None,
    most_faults: float = 1.0,
) -> TournamentRun:
    """Play what earlier runs have not played, or until every pair is decided by wins or places.

    Ctrl-C ends it early, and so does a player for whom a fallback makes more than a share `most_faults` of the
    decisions; the games finished by then count.
    """
    collector = Collector(tournament, decided_by, most_faults)
    for games in store.kept() if store else ():
        collector.add(games)
    kept = len(collector.placed)
    with Meter(kept, tournament.games) as meter:

        def keep(games: Games) -> None:
            for part in collector.wanted(games):
                if records:
                    write_records(records, tournament, part)
                if store:
                    store.add(part)
                collector.add(part)
                meter.advance(part.games)
                for line in collector.news():
                    meter.say(line)

        _compile(tournament, meter)
        source = play(tournament, kept, where, records is not None)
        complete = collector.done or play_out(_until_done(source, collector), kept, keep)
        outcome = (
            tuple(collector.placed),
            complete,
            collector.decision,
            tuple(collector.faults),
            meter.played,
            meter.seconds,
        )
    if store:
        store.finish()
    lacking = range(kept) if records else ()
    return TournamentRun(*outcome, sum(not record_path(Path(records or ""), tournament, n).exists() for n in lacking))


def _compile(tournament: Tournament, meter: Meter) -> None:
    """Compile the kernels of players that look ahead once, and say so: otherwise each worker would do it silently."""
    law, seats = tournament.law, tournament.seats
    family = ahead.family_of(law)
    if any(looks_ahead(spec, law, seats) for spec in tournament.players) and not ahead.is_compiled(family):
        with meter.preparing(COMPILING, at_once=True):
            ahead.compile_ahead(family)


class Collector:
    """Collects games, takes the interim looks, and knows when there are enough."""

    def __init__(self, tournament: Tournament, decided_by: By | None, most_faults: float = 1.0) -> None:
        self._tournament = tournament
        self._most_faults = most_faults
        self.faults = [FaultCounts() for _ in tournament.players]
        self._by = decided_by or By.WINS
        self._looks = list(looks(tournament.deals)) if decided_by else []
        self._looked = 0
        self._reported: set[int] = set()
        self.placed: list[Placed] = []
        self.decision: Verdict | None = None

    @property
    def done(self) -> bool:
        return self.decision is not None or self._over_fault_limit or len(self.placed) >= self._tournament.games

    @property
    def _over_fault_limit(self) -> bool:
        """Whether it is already clear that a player will exceed its share of faults."""
        played = len(self.placed) / self._tournament.games
        return any(exceeds_fault_limit(one, self._most_faults, played) for one in self.faults)

    def news(self) -> Iterator[str]:
        """Yield the first fault of each player, once."""
        for player, found in enumerate(self.faults):
            if found.first and player not in self._reported:
                self._reported.add(player)
                yield f"{self._tournament.players[player]} failed to choose. First fault: {found.first}."

    def wanted(self, games: Games) -> Iterator[Games]:
        """Yield the wanted part of the next games, cut at each look. Add each part before asking for the next."""
        end = games.first + games.games
        while not self.done and len(self.placed) < end:
            yield games.between(len(self.placed), min(end, self._next_look()))

    def add(self, games: Games) -> None:
        """Add the next games."""
        self.placed += games.placed
        for number, seats in enumerate(games.faults, start=games.first):
            for player, found in zip(pairing(self._tournament, number).seating, seats, strict=True):
                self.faults[player] += found
        while self.decision is None and self._looked < len(self._looks) and len(self.placed) >= self._next_look():
            deals = self._looks[self._looked]
            self._looked += 1
            upto = self.placed[: deals * self._tournament.games_a_deal]
            self.decision = decide(score(self._tournament, upto), self._looked, self._by, self._tournament.seats)

    def _next_look(self) -> int:
        """Return the number of games at the next look."""
        if self._looked == len(self._looks):
            return self._tournament.games
        return self._looks[self._looked] * self._tournament.games_a_deal


def _until_done(source: Generator[Games], collector: Collector) -> Generator[Games]:
    """Yield a source's games until there are enough; closing this generator stops games in progress."""
    with closing(source):
        for games in source:
            yield games
            if collector.done:
                return
