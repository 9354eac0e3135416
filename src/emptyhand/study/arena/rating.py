"""Ratings of live tables by openskill's Plackett-Luce model, game by game, separately for each ruleset."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import version
from typing import TYPE_CHECKING

from emptyhand.game.record import Record

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
"""The initial rating: the model's own scale."""

CAUTION = 3.0


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: players by seat, and seats in the order they went out; the others share the last place."""

    game: str
    """A unique name of the game."""
    ruleset: str
    players: tuple[str, ...]
    placed: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.game or not self.ruleset or not all(self.players):
            raise ValueError(f"{self!r} cannot be rated: expected names for the game, the ruleset and every player")
        if len(set(self.players)) < 2:
            raise ValueError(f"game {self.game} cannot be rated: expected two different players at least")
        seats = range(len(self.players))
        if not self.placed or len(set(self.placed)) < len(self.placed) or not set(self.placed) <= set(seats):
            raise ValueError(f"game {self.game} cannot be rated: expected the seats that were out, each once")


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength: mean `mu` and standard deviation `sigma`."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0

    @property
    def sure(self) -> float:
        """A conservative estimate of the strength, by which the ladder is sorted."""
        return self.mu - CAUTION * self.sigma


Ratings = dict[tuple[str, str], Rating]
"""By ruleset and player."""


def result_of(record: Record, game: str) -> Result:
    """Return the result of a recorded game. Raises ValueError if it has none."""
    if not record.over:
        raise ValueError(f"game {game} cannot be rated: it is not finished, or stalled")
    return Result(game, record.law.name, record.names, record.placed)


def update_ratings(ratings: Ratings, result: Result) -> Ratings:
    """Return the ratings of the players after a game. A player in several seats gets the mean of their new ratings."""
    known = {player: ratings.get((result.ruleset, player), Rating()) for player in dict.fromkeys(result.players)}
    model = _model()
    teams = [[model.create_rating([known[player].mu, known[player].sigma])] for player in result.players]
    ranks = [float(_rank(result.placed, seat)) for seat in range(len(teams))]
    after = [team[0] for team in model.rate(teams, ranks=ranks)]
    found: Ratings = {}
    for player, before in known.items():
        own = [rating for rating, name in zip(after, result.players, strict=True) if name == player]
        won = result.players[result.placed[0]] == player
        found[result.ruleset, player] = replace(
            before,
            mu=sum(rating.mu for rating in own) / len(own),
            sigma=sum(rating.sigma for rating in own) / len(own),
            games=before.games + 1,
            wins=before.wins + won,
        )
    return found


def model_name() -> str:
    """Return the name and version of the rating model."""
    return f"openskill {version('openskill')} PlackettLuce"


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def _rank(placed: tuple[int, ...], seat: int) -> int:
    return placed.index(seat) if seat in placed else len(placed)
