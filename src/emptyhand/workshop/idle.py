"""Answers that change nothing in a game, or less than they say, and what would make them count."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.cards import RANK_LABELS
from emptyhand.law import Law, PileLaw
from emptyhand.rulebook.phrases import a_rank, any_of
from emptyhand.rulebook.ranks import binding, idle_keys, in_pack, pile_rules
from emptyhand.ruleset.model import On
from emptyhand.speech import Phrase, say
from emptyhand.workshop.problems import Answers, Problem, Remedy, listed_values
from emptyhand.workshop.questions import QuestionSheet


def idle_answers(law: Law, sheet: QuestionSheet) -> Iterator[Problem]:
    """Yield each answer without its full effect, with remedies: take it back, or change what stands in its way."""
    yield from _limited_answers(law, sheet)
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


def _limited_answers(law: Law, sheet: QuestionSheet) -> Iterator[Problem]:
    """Yield the cards that were given leave to go on anything, but that another card's list leaves out."""
    if not isinstance(law, PileLaw):
        return
    asked = {question.key: question for question in sheet}
    for rank in in_pack(law):
        key = f"card.{RANK_LABELS[rank]}.on"
        barring = list(_barring(law, rank))
        if asked[key].value != On.ANYTHING or not asked[key].changed or not barring:
            continue
        card, others = a_rank(rank), any_of(barring)
        longer: Answers = {
            other: [*listed_values(asked[other]), RANK_LABELS[rank]]
            for other in (f"card.{RANK_LABELS[each]}.next" for each in barring)
        }
        remedies = (
            Remedy(say("workshop-let-on", card=card, others=others), longer),
            Remedy(say("workshop-set-back", question=asked[key].asks), {key: None}),
        )
        yield Problem(say("workshop-limited", card=card, others=others), key, remedies)


def _barring(law: PileLaw, rank: int) -> Iterator[int]:
    """Yield the ranks whose list of what may follow leaves a rank out. What its own `not_on` bars is meant."""
    rules = pile_rules(law)
    for other in binding(law):
        follows = rules.card[other].next
        if isinstance(follows, tuple) and rank not in follows and other not in rules.card[rank].not_on:
            yield other


def why_idle(rank: int, name: str) -> Phrase:
    """Return why a key of a rank changes nothing."""
    return say(f"workshop-idle-{name}", card=a_rank(rank))
