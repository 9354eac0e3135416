"""Answers that change nothing in a game, and what would make them count."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.cards import RANK_LABELS
from emptyhand.law import Law, PileLaw
from emptyhand.rulebook.phrases import a_rank
from emptyhand.rulebook.ranks import idle_skips
from emptyhand.speech import say
from emptyhand.workshop.problems import Answers, Problem, Remedy
from emptyhand.workshop.questions import QuestionSheet


def idle_answers(law: Law, sheet: QuestionSheet) -> Iterator[Problem]:
    """Yield each answer without effect, with two remedies: take it back, or change what stands in its way."""
    asks = {question.key: question.asks for question in sheet}
    for rank in idle_skips(law):
        assert isinstance(law, PileLaw)
        card = f"card.{RANK_LABELS[rank]}"
        hindrances = {"kill_again": law.kills[rank] and law.kill_again[rank], "again": law.again[rank]}
        stops: Answers = {f"{card}.{name}": False for name, is_there in hindrances.items() if is_there}
        ways: tuple[tuple[Answers, str], ...] = (
            ({f"{card}.skips": "never"}, f"{card}.skips"),
            (stops, next(iter(stops))),
        )
        remedies = tuple(
            Remedy(say("workshop-answer", question=asks[key], answer=say("workshop-no")), answers)
            for answers, key in ways
        )
        yield Problem(say("workshop-idle-skips", card=a_rank(rank)), f"{card}.skips", remedies)
