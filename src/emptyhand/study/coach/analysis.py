"""Judges every decision of a game by what its seat saw, and splits each seat's result into luck and decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from emptyhand.game.view import View
from emptyhand.players.game import Game
from emptyhand.rules.actions import Move
from emptyhand.rules.law.stakes import Stakes, stakes
from emptyhand.study.coach.judging import Answer, Judge, Measurement, Question, judge_all, seed_for
from emptyhand.study.coach.luck import given_away, total

TOLD = 3
"""How many of the costliest decisions the report explains in words."""


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """One move of a seat: its view, its move, and what that was worth."""

    at: int
    """The number of moves made before."""
    made: Move
    question: Question
    answer: Answer

    @property
    def view(self) -> View:
        return self.question.view

    @property
    def forced(self) -> bool:
        """Whether there was no choice: one legal move, or only unknown down cards."""
        return self.question.forced

    @property
    def cost(self) -> Measurement:
        """How much more the best move is worth; 0 if the chosen move is the best."""
        return self.answer.cost

    @property
    def is_mistake(self) -> bool:
        return self.answer.is_mistake


@dataclass(frozen=True, slots=True)
class Parts:
    """The way from an even share to a seat's result. The parts add up: share + deal + decisions + luck = result."""

    share: float
    """The expectation before the cards are dealt: the mean worth of all places."""
    deal: float
    """From there to the worth at the seat's first decision."""
    decisions: Measurement
    """The chances that the seat's own choices gave away, each chance once, as a loss: from 0 to -1 (`coach.luck`)."""
    luck: float
    """The remainder: cards drawn and turned, and what others did."""
    result: float
    """The worth of the seat's place, 1 for a win; in an unfinished game the worth after the last decision."""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """The decisions of one seat, in order."""

    seat: int
    decisions: tuple[JudgedDecision, ...]
    parts: Parts
    moves: int
    """The number of moves of the game, all seats together."""
    stakes: Stakes
    """The worth of each place in this game."""

    @property
    def choices(self) -> tuple[JudgedDecision, ...]:
        """The decisions that were not forced."""
        return tuple(decision for decision in self.decisions if not decision.forced)

    @property
    def mistakes(self) -> tuple[JudgedDecision, ...]:
        """The decisions that cost something beyond doubt, the costliest first."""
        found = [decision for decision in self.decisions if decision.is_mistake]
        return tuple(sorted(found, key=lambda decision: (-decision.cost.value, decision.at)))

    @property
    def curve(self) -> tuple[tuple[int, float], ...]:
        """The worth before each decision, if the best move is made, and after it; the result at the end."""
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
    on_step: Callable[[], None] = lambda: None,
) -> tuple[SeatReport, ...]:
    """Return a report for each seat. The same game, worlds and seed give the same reports, for any seats.

    Calls `on_step` once per step; `steps` returns how many there are.
    """
    return tuple(_of_seat(game, seat, judge, worlds, seed, on_step) for seat in seats)


def steps(game: Game, seats: Sequence[int]) -> int:
    """Return the number of steps of an analysis: every decision is looked at and measured."""
    return 2 * sum(mover in seats for mover in game.movers())


def _of_seat(game: Game, seat: int, judge: Judge, worlds: int, seed: int, on_step: Callable[[], None]) -> SeatReport:
    places = [at for at, mover in enumerate(game.movers()) if mover == seat]
    views = [game.view(seat, at) for at in places]
    made = [game.moves[at] for at in places]
    questions = [Question.of(view, move) for view, move in zip(views, made, strict=True)]
    answers = judge_all(questions, judge, worlds, seed_for(seed, seat), on_step)
    decisions = tuple(map(JudgedDecision, places, made, questions, answers))
    played_for = stakes(game.law, game.players)
    parts = parts_of(decisions, played_for.even(), _result(game, seat, played_for))
    return SeatReport(seat, decisions, parts, len(game.moves), played_for)


def _result(game: Game, seat: int, played_for: Stakes) -> float | None:
    """Return the worth of the seat's place, 0 without one; None if the game was left unfinished."""
    if not game.over:
        return None
    return played_for.worth[game.placed.index(seat)] if seat in game.placed else 0.0


def parts_of(decisions: Sequence[JudgedDecision], share: float, result: float | None) -> Parts:
    """Split the result into parts. Luck is the remainder, so the sum is exact however rough the estimates are."""
    if not decisions:
        end = share if result is None else result
        return Parts(share, end - share, Measurement(0.0, 0.0), 0.0, end)
    end = decisions[-1].answer.chance.value if result is None else result
    deal = decisions[0].answer.best_chance.value - share
    given, error = total(given_away([decision.answer for decision in decisions]))
    return Parts(share, deal, Measurement(-given, error), end - share - deal + given, end)
