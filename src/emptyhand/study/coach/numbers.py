"""Reports as plain values for JSON: every decision with its chances and errors."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.notation import format_token
from emptyhand.players.endgame import proofs
from emptyhand.players.game import Game
from emptyhand.rules.law.stakes import stakes
from emptyhand.study.coach.analysis import JudgedDecision, SeatReport
from emptyhand.study.coach.judging import Measurement


def as_json(game: Game, reports: Sequence[SeatReport], worlds: int, seed: int) -> dict[str, object]:
    """Return all reports of a game as one object. Seats and moves count from 1; errors are standard errors.

    `counts` says what chances are of: wins, or places or points as a share of the maximum.
    """
    return {
        "game": game.law.name,
        "law": game.law.digest,
        "seats": list(game.names),
        "moves": len(game.moves),
        "counts": stakes(game.law, game.players).prize.value,
        "placed": [seat + 1 for seat in game.placed],
        "worlds": worlds,
        "seed": seed,
        "reports": [_report(report) for report in reports],
    }


def _report(report: SeatReport) -> dict[str, object]:
    parts = report.parts
    return {
        "seat": report.seat + 1,
        "parts": {
            "share": parts.share,
            "deal": parts.deal,
            "decisions": _measurement(parts.decisions),
            "luck": parts.luck,
            "result": parts.result,
        },
        "costliest": [decision.at + 1 for decision in report.mistakes],
        "decisions": [_decision(decision) for decision in report.decisions],
    }


def _decision(decision: JudgedDecision) -> dict[str, object]:
    view, answer = decision.view, decision.answer
    proved = proofs(view)
    return {
        "move": decision.at + 1,
        "made": format_token(view.law, view, decision.made),
        "forced": decision.forced,
        "chance": _measurement(answer.chance),
        "best": format_token(view.law, view, answer.best),
        "best_chance": _measurement(answer.best_chance),
        "cost": _measurement(answer.cost),
        "mistake": answer.is_mistake,
        "proved": decision.question.chosen in proved and answer.best in proved,
        "worlds": answer.worlds,
    }


def _measurement(found: Measurement) -> dict[str, float]:
    return {"value": found.value, "error": found.error}
