"""A seat's review for the page, with phrases in JSON: turning points, chances over the game, luck, and puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emptyhand.game.notation import format_token
from emptyhand.players.game import Game
from emptyhand.rules.actions import Move
from emptyhand.study.coach.analysis import TOLD, JudgedDecision, SeatReport, analyse, steps
from emptyhand.study.coach.headline import headline
from emptyhand.study.coach.judging import Judge
from emptyhand.study.coach.moves import move_phrase
from emptyhand.study.coach.puzzle import Worth, options_of
from emptyhand.study.coach.reasons import because
from emptyhand.study.coach.review_text import is_proved
from emptyhand.study.coach.value_phrases import ValuePhrases
from emptyhand.words.review import ResultParts, ReviewOption, SeatReview, TurningPoint
from emptyhand.words.speech import Phrase, say, to_json

WORLDS_PER_CHOICE: Final = 2500
"""Sampled layouts for a choice, on average."""
WORLDS_IN_ALL: Final = 100_000
"""A long game gets fewer per choice, so that no review takes much longer than another."""
LEAST_WORLDS: Final = 400
PUZZLE_WORLDS: Final = 800


def review_seat(
    game: Game,
    seat: int,
    judge: Judge,
    progress: Callable[[int, int], None] = lambda done, of: None,
    *,
    per_choice: int = WORLDS_PER_CHOICE,
) -> SeatReview:
    """Return the review of one seat. Calls `progress` with the number of steps done and of all steps."""
    of, done = steps(game, [seat]) + TOLD, 0

    def step() -> None:
        nonlocal done
        done += 1
        progress(done, of)

    progress(0, of)
    choices = max(1, steps(game, [seat]) // 2)
    worlds = max(LEAST_WORLDS, min(per_choice, WORLDS_IN_ALL // choices))
    (report,) = analyse(game, [seat], judge, worlds, on_step=step)
    turns: list[TurningPoint] = []
    for decision in sorted(report.mistakes[:TOLD], key=lambda mistake: mistake.at):
        turns.append(_turn(decision, judge))
        step()
    return SeatReview(
        seat=seat,
        headline=to_json(headline(report)),
        counts=report.stakes.prize.value,
        most=report.stakes.most,
        least=report.stakes.least,
        moves=report.moves,
        decisions=len(report.decisions),
        choices=len(report.choices),
        mistakes=len(report.mistakes),
        chances=_chances(report),
        parts=_parts(report),
        turns=tuple(turns),
    )


def _chances(report: SeatReport) -> tuple[tuple[int, float, float], ...]:
    """Return the seat's chances at each of its moves."""
    return tuple(
        (decision.at, round(decision.answer.best_chance.value, 4), round(decision.answer.chance.value, 4))
        for decision in report.decisions
    )


def _parts(report: SeatReport) -> ResultParts:
    parts = report.parts
    return ResultParts(
        share=parts.share,
        deal=parts.deal,
        choices=parts.decisions.value,
        margin=parts.decisions.margin,
        luck=parts.luck,
        result=parts.result,
    )


def _turn(decision: JudgedDecision, judge: Judge) -> TurningPoint:
    view, answer = decision.view, decision.answer
    why = _why(decision)
    options = options_of(decision, judge, PUZZLE_WORLDS, decision.at)
    return TurningPoint(
        at=decision.at,
        made=format_token(view.law, None, decision.made),
        did=to_json(move_phrase(decision.made)),
        best=format_token(view.law, None, answer.best),
        better=to_json(move_phrase(answer.best)),
        chance=answer.chance.value,
        best_chance=answer.best_chance.value,
        says=to_json(ValuePhrases.of(view).compared(answer.chance.value, answer.best_chance.value)),
        why=None if why is None else to_json(why),
        # Every legal move, by action index; one stands for all that differ only in equal cards.
        options=tuple(_option(decision, option) for option in options),
    )


def _why(decision: JudgedDecision) -> Phrase | None:
    if is_proved(decision):
        return say("review-proved-not-last" if len(decision.view.seats) > 2 else "review-proved-win")
    return because(decision.view, decision.answer.best, decision.question.chosen)


def _option(decision: JudgedDecision, option: Worth) -> ReviewOption:
    view = decision.view
    # Other cards of equal worth are the same choice: it bears the name of the cards that were played.
    move = decision.made if option.move == decision.question.chosen else option.move
    return ReviewOption(
        token=format_token(view.law, None, move),
        move=to_json(move_phrase(move)),
        says=to_json(ValuePhrases.of(view).prospect(option.chance.value)),
        good=_is_good(decision, option),
    )


def _is_good(decision: JudgedDecision, option: Worth) -> bool:
    """Whether a move is the answer, or not certainly worse than it."""
    chosen: Move = decision.question.chosen
    if option.move in (decision.answer.best, chosen):
        return option.move == decision.answer.best
    return option.behind.value <= option.behind.margin
