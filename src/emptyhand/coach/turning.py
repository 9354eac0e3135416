"""A seat's review as plain values for the page: turning points, chances over the game, luck, and puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emptyhand.actions import Move
from emptyhand.coach.analysis import TOLD, JudgedDecision, SeatReport, analyse, steps
from emptyhand.coach.headline import headline
from emptyhand.coach.judging import Judge
from emptyhand.coach.moves import named
from emptyhand.coach.puzzle import Worth, options_of
from emptyhand.coach.reasons import because
from emptyhand.coach.telling import is_proved
from emptyhand.coach.terms import Terms
from emptyhand.match import Game
from emptyhand.notation import format_token
from emptyhand.speech import Phrase, say, to_json

Plain = dict[str, object]

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
    told: Callable[[int, int], None] = lambda done, of: None,
    *,
    per_choice: int = WORLDS_PER_CHOICE,
) -> Plain:
    """Return the review of one seat. Calls `told` with the number of steps done and of all steps."""
    of, done = steps(game, [seat]) + TOLD, 0

    def step() -> None:
        nonlocal done
        done += 1
        told(done, of)

    told(0, of)
    choices = max(1, steps(game, [seat]) // 2)
    worlds = max(LEAST_WORLDS, min(per_choice, WORLDS_IN_ALL // choices))
    (report,) = analyse(game, [seat], judge, worlds, told=step)
    turns: list[Plain] = []
    for decision in sorted(report.mistakes[:TOLD], key=lambda each: each.at):
        turns.append(_turn(decision, judge))
        step()
    return {
        "seat": seat,
        "headline": to_json(headline(report)),
        "counts": report.stakes.prize.value,
        "most": report.stakes.most,
        "least": report.stakes.least,
        "moves": report.moves,
        "decisions": len(report.decisions),
        "choices": len(report.choices),
        "mistakes": len(report.mistakes),
        "chances": _chances(report),
        "parts": _parts(report),
        "turns": turns,
    }


def _chances(report: SeatReport) -> list[list[float]]:
    """Return the seat's chance before each of its moves and after it, with the number of moves made before."""
    return [
        [decision.at, round(decision.answer.best_chance.value, 4), round(decision.answer.chance.value, 4)]
        for decision in report.decisions
    ]


def _parts(report: SeatReport) -> Plain:
    parts = report.parts
    return {
        "share": parts.share,
        "deal": parts.deal,
        "choices": parts.decisions.value,
        "margin": parts.decisions.margin,
        "luck": parts.luck,
        "result": parts.result,
    }


def _turn(decision: JudgedDecision, judge: Judge) -> Plain:
    """Return a turning point: the move made, the better one, why, and what every move was worth."""
    view, answer = decision.view, decision.answer
    why = _why(decision)
    return {
        "at": decision.at,
        "made": format_token(view.law, None, decision.made),
        "did": to_json(named(decision.made)),
        "best": format_token(view.law, None, answer.best),
        "better": to_json(named(answer.best)),
        "chance": answer.chance.value,
        "best_chance": answer.best_chance.value,
        "says": to_json(Terms.of(view).compared(answer.chance.value, answer.best_chance.value)),
        "why": None if why is None else to_json(why),
        # Every legal move, by action index; one stands for all that differ only in equal cards.
        "options": [_option(decision, each) for each in options_of(decision, judge, PUZZLE_WORLDS, decision.at)],
    }


def _why(decision: JudgedDecision) -> Phrase | None:
    if is_proved(decision):
        return say("review-proved-not-last" if len(decision.view.seats) > 2 else "review-proved-win")
    return because(decision.view, decision.answer.best, decision.question.chosen)


def _option(decision: JudgedDecision, found: Worth) -> Plain:
    view = decision.view
    terms = Terms.of(view)
    # Other cards of equal worth are the same choice: it bears the name of the cards that were played.
    move = decision.made if found.move == decision.question.chosen else found.move
    return {
        "token": format_token(view.law, None, move),
        "move": to_json(named(move)),
        "says": to_json(terms.prospect(found.chance.value)),
        "good": _is_good(decision, found),
    }


def _is_good(decision: JudgedDecision, found: Worth) -> bool:
    """Whether a move is the answer, or not certainly worse than it."""
    chosen: Move = decision.question.chosen
    if found.move in (decision.answer.best, chosen):
        return found.move == decision.answer.best
    return found.behind.value <= found.behind.margin
