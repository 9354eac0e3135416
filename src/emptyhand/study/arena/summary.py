"""The statistics of a tournament, each number with its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from emptyhand.study.arena.intervals import mean, share
from emptyhand.study.arena.schedule import Tournament
from emptyhand.study.arena.scores import Array, Placed, score
from emptyhand.study.arena.strength import strengths
from emptyhand.study.lab.summary import Estimate


@dataclass(frozen=True, slots=True)
class Standing:
    """One player. None where it had no game that counts."""

    player: str
    wins: Estimate | None
    place: Estimate | None
    points: Estimate | None


@dataclass(frozen=True, slots=True)
class Edge:
    """How much better a seat of one player did than a seat of another, in games with both."""

    one: str
    other: str
    value: Estimate


@dataclass(frozen=True, slots=True)
class TournamentSummary:
    """Statistics of complete deals. Standings and cross table keep the order in which the players were given."""

    deals: int
    games: int
    stalled: int
    standings: tuple[Standing, ...]
    cross: tuple[tuple[Estimate | None, ...], ...]
    edges: tuple[Edge, ...]
    """By games won."""
    gaps: tuple[Edge, ...]
    """By places."""

    @property
    def ranking(self) -> tuple[Standing, ...]:
        """The standings, strongest first."""
        return tuple(sorted(self.standings, key=lambda one: -one.points.value if one.points else 0.0))


def summarise(tournament: Tournament, placed: Sequence[Placed]) -> TournamentSummary:
    """Return the statistics of all complete deals."""
    scores, names = score(tournament, placed), tournament.players
    points = strengths(scores.beats, tournament.seed) if scores.deals else None
    numbers = range(len(names))
    return TournamentSummary(
        deals=scores.deals,
        games=scores.deals * tournament.games_a_deal,
        stalled=int(scores.stalled.sum()),
        standings=tuple(
            Standing(
                names[n],
                share(scores.wins[:, n]),
                mean(scores.places[:, n], 1, tournament.seats),
                points[n] if points else None,
            )
            for n in numbers
        ),
        cross=tuple(tuple(share(scores.cross[:, one, other]) for other in numbers) for one in numbers),
        edges=tuple(_edges(names, scores.edges, 1)),
        gaps=tuple(_edges(names, scores.gaps, tournament.seats - 1)),
    )


def _edges(names: Sequence[str], leads: Array, most: int) -> list[Edge]:
    pairs = combinations(range(len(names)), 2)
    found = [(one, other, mean(leads[:, one, other], -most, most)) for one, other in pairs]
    return [Edge(names[one], names[other], value) for one, other, value in found if value is not None]
