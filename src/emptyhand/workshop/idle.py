"""Answers that change nothing in a game, and what would make them count."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.cards import RANK_LABELS
from emptyhand.law import Law, PileLaw
from emptyhand.rulebook.phrases import a_rank
from emptyhand.rulebook.ranks import idle_keys
from emptyhand.speech import Phrase, say
from emptyhand.workshop.problems import Answers, Problem, Remedy
from emptyhand.workshop.questions import QuestionSheet


def idle_answers(law: Law, sheet: QuestionSheet) -> Iterator[Problem]:
    """Yield each answer without effect, with two remedies: take it back, or change what stands in its way."""
    asks = {question.key: question.asks for question in sheet}
    for rank, name in idle_keys(law):
        assert isinstance(law, PileLaw)
        card = f"card.{RANK_LABELS[rank]}"
        hindrances = {"kill_again": law.kills[rank] and law.kill_again[rank], "again": law.again[rank]}
        stops = {f"{card}.{other}": False for other, is_there in hindrances.items() if is_there and other != name}
        ways: tuple[Answers, ...] = ({f"{card}.{name}": "never" if name == "skips" else False}, stops)
        remedies = tuple(
            Remedy(say("workshop-answer", question=asks[next(iter(way))], answer=say("workshop-no")), way)
            for way in ways
        )
        yield Problem(why_idle(rank, name), f"{card}.{name}", remedies)


def why_idle(rank: int, name: str) -> Phrase:
    """Return why a key of a rank changes nothing."""
    return say(f"workshop-idle-{name}", card=a_rank(rank))
