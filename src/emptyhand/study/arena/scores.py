"""The scores of each player on each deal. From here on, a deal with all its games is one observation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from emptyhand.study.arena.schedule import Mode, Pairing, Tournament, pairing

Array = NDArray[np.float64]
Placed = tuple[int, ...]


class By(Enum):
    """The measure by which one player is better than another."""

    WINS = "wins"
    PLACES = "places"


@dataclass(frozen=True, slots=True)
class Scores:
    """Means over the games of a deal, by deal and player; NaN if a player, or a pair, had no game that counts."""

    wins: Array
    """[deal, player] Share of the player's seats that won."""
    places: Array
    """[deal, player] Mean finishing place."""
    cross: Array
    """[deal, one, other] How `one` did against `other`: see `cross_of`."""
    edges: Array
    """[deal, one, other] Wins per seat of `one` less wins per seat of `other`, in games with both: 0 is even."""
    gaps: Array
    """[deal, one, other] By how many places a seat of `one` ended higher than a seat of `other`, in such games."""
    beats: Array
    """[deal, one, other] How often `one` was placed while `other` was still in."""
    stalled: NDArray[np.int64]
    """[deal] Games that stalled."""

    @property
    def deals(self) -> int:
        return len(self.wins)

    def leads(self, by: By) -> Array:
        """[deal, one, other] How much better `one` was than `other`."""
        return self.edges if by is By.WINS else self.gaps


def score(tournament: Tournament, placed: Sequence[Placed]) -> Scores:
    """Return the scores of all complete deals; `placed` has consecutive games from the first on."""
    each, players = tournament.games_a_deal, len(tournament.players)
    deals = len(placed) // each
    sums = _Sums(deals, players)
    for number in range(deals * each):
        sums.add(tournament, pairing(tournament, number), placed[number])
    return sums.scores()


class _Sums:
    """Sums of games by deal."""

    def __init__(self, deals: int, players: int) -> None:
        one, two = (deals, players), (deals, players, players)
        self._wins, self._places, self._seats = np.zeros(one), np.zeros(one), np.zeros(one)
        self._cross, self._crossed = np.zeros(two), np.zeros(two)
        self._edges, self._gaps, self._met = np.zeros(two), np.zeros(two), np.zeros(two)
        self._beats = np.zeros(two)
        self._stalled = np.zeros(deals, np.int64)

    def add(self, tournament: Tournament, seated: Pairing, placed: Placed) -> None:
        deal, places = seated.deal, places_of(placed, tournament.seats)
        self._stalled[deal] += not placed
        counted = [seat for seat, who in enumerate(seated.seating) if seated.lone in (None, who)]
        for seat in counted:
            who = seated.seating[seat]
            self._wins[deal, who] += placed[:1] == (seat,)
            self._places[deal, who] += places[seat]
            self._seats[deal, who] += 1
        self._add_pairs(tournament.mode, tournament.seats, seated, placed, places)
        self._add_choices(seated, placed)

    def _add_pairs(self, mode: Mode, seats: int, seated: Pairing, placed: Placed, places: Sequence[float]) -> None:
        deal, sitting = seated.deal, seated.seating
        winner = sitting[placed[0]] if placed else None
        for one in set(sitting):
            for other in set(sitting) - {one}:
                won = (winner == one) / sitting.count(one) - (winner == other) / sitting.count(other)
                self._edges[deal, one, other] += won
                self._gaps[deal, one, other] += _mean_place(places, sitting, other) - _mean_place(places, sitting, one)
                self._met[deal, one, other] += 1
                if mode is Mode.TABLE or one == seated.lone:
                    seat, against = sitting.index(one), sitting.index(other)
                    ahead = (places[seat] < places[against]) + (places[seat] == places[against]) / 2
                    by_wins = mode is Mode.ALONE or seats == 2
                    self._cross[deal, one, other] += winner == one if by_wins else ahead
                    self._crossed[deal, one, other] += 1

    def _add_choices(self, seated: Pairing, placed: Placed) -> None:
        """Count a placing as a series of choices: the first out of all, the second out of the rest, and so on."""
        still_in = set(range(len(seated.seating)))
        for seat in placed[: len(seated.seating) - 1]:
            still_in.discard(seat)
            for other in still_in:
                if seated.seating[seat] != seated.seating[other]:
                    self._beats[seated.deal, seated.seating[seat], seated.seating[other]] += 1

    def scores(self) -> Scores:
        with np.errstate(invalid="ignore"):
            return Scores(
                self._wins / self._seats,
                self._places / self._seats,
                self._cross / self._crossed,
                self._edges / self._met,
                self._gaps / self._met,
                self._beats,
                self._stalled,
            )


def cross_of(tournament: Tournament) -> str:
    """Say what a cell of the cross table means."""
    if tournament.mode is Mode.ALONE:
        return "games won by the row alone against the column in all other seats"
    if tournament.seats == 2:
        return "games won by the row against the column"
    return "games in which the row was placed ahead of the column; a shared place counts half"


def _mean_place(places: Sequence[float], sitting: Sequence[int], who: int) -> float:
    """Return the mean place of a player's seats."""
    own = [place for place, one in zip(places, sitting, strict=True) if one == who]
    return sum(own) / len(own)


def places_of(placed: Placed, seats: int) -> tuple[float, ...]:
    """Return the place of each seat, from 1; seats that were never placed share the mean of the places left."""
    shared = (len(placed) + 1 + seats) / 2
    return tuple(float(placed.index(seat) + 1) if seat in placed else shared for seat in range(seats))
