"""Every decision of a game judged by what its seat saw, and how luck and decisions made up the result of each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from emptyhand.actions import Move
from emptyhand.coach.judging import Answer, Judge, Measurement, Question, judge_all, seed_for
from emptyhand.game.view import View
from emptyhand.law.stakes import Stakes, stakes
from emptyhand.match import Game

TOLD = 3
"""How many of the costliest decisions the report explains in words."""


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """One move of a seat: what it saw, what it did, and what that was worth."""

    at: int
    """How many moves had been made before."""
    made: Move
    question: Question
    answer: Answer

    @property
    def view(self) -> View:
        return self.question.view

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose: one legal move, or down cards of which nothing is known."""
        return self.question.forced

    @property
    def cost(self) -> Measurement:
        """How much more the best move is worth; 0 where the chosen one is the best."""
        return self.answer.cost

    @property
    def is_mistake(self) -> bool:
        return self.answer.is_mistake


@dataclass(frozen=True, slots=True)
class Parts:
    """What took a seat from an even share to its result. The parts add up: share + deal + decisions + luck = result."""

    share: float
    """What everyone can expect before the cards are dealt: the mean worth of all places."""
    deal: float
    """From there to the worth at the seat's first decision."""
    decisions: Measurement
    """The sum of what its own choices cost, as a loss: about 0 or below."""
    luck: float
    """All the rest: cards drawn and turned, and what others did."""
    result: float
    """What the seat's place is worth, 1 for a win; in an unfinished game the worth after the last decision."""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """The decisions of one seat, in order."""

    seat: int
    decisions: tuple[JudgedDecision, ...]
    parts: Parts
    moves: int
    """How many moves the game had, all seats together."""
    stakes: Stakes
    """What the seats played for."""

    @property
    def choices(self) -> tuple[JudgedDecision, ...]:
        """The decisions that were not forced."""
        return tuple(decision for decision in self.decisions if not decision.forced)

    @property
    def mistakes(self) -> tuple[JudgedDecision, ...]:
        """Those that cost something beyond doubt, the costliest first."""
        found = [decision for decision in self.decisions if decision.is_mistake]
        return tuple(sorted(found, key=lambda decision: (-decision.cost.value, decision.at)))

    @property
    def curve(self) -> tuple[tuple[int, float], ...]:
        """The worth before each decision, if the best is done, and after it; the result at the end."""
        points = [
            point
            for d in self.decisions
            for point in ((d.at, d.answer.best_chance.value), (d.at + 1, d.answer.chance.value))
        ]
        return (*points, (self.moves, self.parts.result))


def analyse(
    game: Game,
    seats: Sequence[int],
    judge: Judge,
    worlds: int,
    seed: int = 0,
    told: Callable[[], None] = lambda: None,
) -> tuple[SeatReport, ...]:
    """A report for each of the seats. The same game, worlds and seed give the same reports, for any seats.

    `told` is called as often as `steps` says.
    """
    return tuple(_of_seat(game, seat, judge, worlds, seed, told) for seat in seats)


def steps(game: Game, seats: Sequence[int]) -> int:
    """How many steps an analysis has: every decision is looked at and measured."""
    return 2 * sum(mover in seats for mover in game.movers())


def _of_seat(game: Game, seat: int, judge: Judge, worlds: int, seed: int, told: Callable[[], None]) -> SeatReport:
    places = [at for at, mover in enumerate(game.movers()) if mover == seat]
    views = [game.view(seat, at) for at in places]
    made = [game.moves[at] for at in places]
    questions = [Question.of(view, move) for view, move in zip(views, made, strict=True)]
    answers = judge_all(questions, judge, worlds, seed_for(seed, seat), told)
    decisions = tuple(map(JudgedDecision, places, made, questions, answers))
    played_for = stakes(game.law, game.players)
    parts = parts_of(decisions, played_for.even(), _result(game, seat, played_for))
    return SeatReport(seat, decisions, parts, len(game.moves), played_for)


def _result(game: Game, seat: int, played_for: Stakes) -> float | None:
    """What the place is worth, 0 without one; None where the game was left before its end."""
    if not game.over:
        return None
    return played_for.worth[game.placed.index(seat)] if seat in game.placed else 0.0


def parts_of(decisions: Sequence[JudgedDecision], share: float, result: float | None) -> Parts:
    """How the result came about. Luck is what remains, so the sum is exact whatever the estimates are."""
    nothing = Measurement(0.0, 0.0)
    if not decisions:
        end = share if result is None else result
        return Parts(share, end - share, nothing, 0.0, end)
    end = decisions[-1].answer.chance.value if result is None else result
    deal = decisions[0].answer.best_chance.value - share
    cost = Measurement(-sum(d.cost.value for d in decisions), sqrt(sum(d.cost.error**2 for d in decisions)))
    return Parts(share, deal, cost, end - share - deal - cost.value, end)
