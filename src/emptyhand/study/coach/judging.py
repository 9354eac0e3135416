"""Judges decisions without selection bias: some worlds find the better move, and fresh ones measure its lead.

The best of several estimates is too high on average. So the worlds that select a rival of the chosen move never
measure how much better it is (sample splitting), and each decision is measured once, with a number of worlds fixed
in advance. That makes its interval valid.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.seeds import seed_from
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, action_index
from emptyhand.rules.law.model import Law

Z = 1.96
"""Standard errors on either side of a 95 % interval."""
LEAST_COST = 0.02
"""A smaller cost does not count as a difference, however certain it is."""

SURE = 3.0
"""A measurement gets enough worlds to make the suspected cost this many standard errors."""
LEAST_WORLDS = 64


class JudgedMove(Protocol):
    """The worth of a move over sampled worlds."""

    @property
    def move(self) -> Move: ...
    @property
    def chance(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def behind(self) -> float: ...
    @property
    def behind_error(self) -> float: ...


class Judge(Protocol):
    """Judges moves of a view over the same sampled worlds, best first; every legal move unless `moves` names some."""

    def __call__(
        self, view: View, worlds: int, seed: int, moves: Sequence[Move] | None = None
    ) -> Sequence[JudgedMove]: ...


@dataclass(frozen=True, slots=True)
class Measurement:
    """A number with its standard error."""

    value: float
    error: float

    @property
    def margin(self) -> float:
        """Half of the 95 % interval."""
        return Z * self.error


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to judge: the seat's view, its different options, and the one it took."""

    view: View
    options: tuple[Move, ...]
    chosen: Move

    @classmethod
    def of(cls, view: View, move: Move) -> Question:
        """Return the question behind a move, whichever of equal cards it named."""
        legal = canonical_moves_for(view.law, view)
        chosen = canonical(view.law, legal, move)
        return cls(view, different(legal, chosen), chosen)

    @property
    def forced(self) -> bool:
        return len(self.options) == 1


@dataclass(frozen=True, slots=True)
class Answer:
    """The judgement of a decision: the chance of the move made, that of its best rival, and the rival's lead.

    `best` is the chosen move itself if no rival looked better; the cost is then 0. Otherwise `cost` is the paired
    difference, which chance may take below 0: cost.value == best_chance.value - chance.value.
    """

    chance: Measurement
    best: Move
    best_chance: Measurement
    cost: Measurement
    worlds: int
    """The number of worlds in the measurement."""

    @property
    def is_mistake(self) -> bool:
        """Whether the interval excludes zero and the cost is large enough to count."""
        return self.cost.value >= LEAST_COST and self.cost.value > self.cost.margin


def canonical(law: Law, legal: Sequence[Move], chosen: Move) -> Move:
    """Return the listed legal move that stands for a move with any cards of the same figure."""
    index = action_index(law, chosen)
    return next(move for move in legal if action_index(law, move) == index)


def different(legal: Sequence[Move], chosen: Move | None = None) -> tuple[Move, ...]:
    """Return the moves that really differ: turning any of the unknown down cards is the same choice."""
    turned = chosen if isinstance(chosen, Flip) else next((move for move in legal if isinstance(move, Flip)), None)
    return tuple(move for move in legal if not isinstance(move, Flip) or move == turned)


def seed_for(*numbers: int) -> int:
    """Return a seed of its own for each use of worlds."""
    return seed_from(repr(numbers))


# -- many decisions --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Suspicion:
    """The result of the looks at a decision: its rival, and the rival's apparent lead."""

    rival: Move
    lead: float
    spread: float
    """The standard deviation of the lead from world to world."""
    looks: int

    @property
    def need(self) -> int:
        """The worlds needed to be sure of the suspected cost, or of the least cost that counts."""
        return round((SURE * self.spread / max(self.lead, LEAST_COST)) ** 2)


def judge_all(
    questions: Sequence[Question],
    judge: Judge,
    worlds: int,
    seed: int,
    on_step: Callable[[], None] = lambda: None,
) -> tuple[Answer, ...]:
    """Judge decisions with `worlds` worlds per choice on average: few at first, most where they matter.

    A quarter goes into a first look at every decision; another quarter into a second look at those where the chosen
    move seems behind and may be by enough to count; the rest into measuring, in proportion to need. The same arguments
    give the same answers.
    """
    look = max(LEAST_WORLDS, worlds // 4)
    suspicions: list[Suspicion | None] = []
    for number, question in enumerate(questions):
        suspicions.append(_suspect(question, judge, look, (seed, number)))
        on_step()
    counts = _share_out(questions, suspicions, worlds, look)
    answers = []
    for number, (question, suspicion) in enumerate(zip(questions, suspicions, strict=True)):
        answers.append(_measure(question, suspicion, judge, counts[number], seed_for(seed, number, 2)))
        on_step()
    return tuple(answers)


def _suspect(question: Question, judge: Judge, look: int, seeds: tuple[int, int]) -> Suspicion | None:
    """Look for a move that may be better than the chosen one by enough to count."""
    if question.forced:
        return None
    first = judge(question.view, look, seed_for(*seeds, 0), question.options)
    chosen = _of(first, question.chosen)
    if first[0].move == question.chosen:
        return None
    if chosen.behind + 2 * chosen.behind_error < LEAST_COST:
        return Suspicion(first[0].move, chosen.behind, chosen.behind_error * sqrt(look), 1)
    # Other moves that the first look does not rule out may still be the best.
    left = [j.move for j in first if j.behind <= 2 * j.behind_error or j.move == question.chosen]
    second = judge(question.view, look, seed_for(*seeds, 1), left)
    rival = next(j.move for j in second if j.move != question.chosen)
    behind = _of(second, question.chosen)
    if second[0].move == question.chosen:
        return Suspicion(rival, 0.0, _of(second, rival).behind_error * sqrt(look), 2)
    return Suspicion(rival, behind.behind, behind.behind_error * sqrt(look), 2)


def _of(judged: Sequence[JudgedMove], move: Move) -> JudgedMove:
    return next(j for j in judged if j.move == move)


def _share_out(
    questions: Sequence[Question], suspicions: Sequence[Suspicion | None], worlds: int, look: int
) -> list[int]:
    """Return the worlds of each measurement: the size of a look for all, and a share of the rest by need."""
    choices = sum(not question.forced for question in questions)
    second_looks = sum(s is not None and s.looks == 2 for s in suspicions)
    left = max(0, worlds * choices - look * (2 * choices + second_looks))
    needs = [0 if s is None else max(0, s.need - look) for s in suspicions]
    whole = max(sum(needs), 1)
    return [look + min(need, left * need // whole) for need in needs]


def _measure(question: Question, suspicion: Suspicion | None, judge: Judge, worlds: int, seed: int) -> Answer:
    """Measure the chosen move against its rival with fresh worlds."""
    chosen = question.chosen
    moves = (chosen,) if suspicion is None else (chosen, suspicion.rival)
    judged = judge(question.view, worlds, seed, moves)
    made = _of(judged, chosen)
    chance = Measurement(made.chance, made.error)
    if suspicion is None:
        return Answer(chance, chosen, chance, Measurement(0.0, 0.0), worlds)
    rival = _of(judged, suspicion.rival)
    # The difference is a property of the pair, whichever of the two is ahead.
    error = made.behind_error if judged[0].move == rival.move else rival.behind_error
    cost = Measurement(rival.chance - made.chance, error)
    return Answer(chance, rival.move, Measurement(rival.chance, rival.error), cost, worlds)
