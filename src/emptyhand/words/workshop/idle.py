"""Answers that change nothing in a game, or less than they say, and what would make them count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.law import Law, PileLaw
from emptyhand.rules.ruleset.model import On
from emptyhand.words.rulebook.phrases import a_rank, any_of
from emptyhand.words.rulebook.ranks import binding, idle_keys, in_pack, pile_rules
from emptyhand.words.speech import Phrase, say
from emptyhand.words.workshop.problems import Answers, Problem, Remedy, asks_of, listed_values
from emptyhand.words.workshop.questions import QuestionSheet

_WHY_IDLE = {"skips": "workshop-idle-skips", "again": "workshop-idle-again"}


def idle_answers(law: Law, sheet: QuestionSheet) -> Iterator[Problem]:
    """Yield each answer without its full effect, with remedies: take it back, or change what stands in its way."""
    yield from _limited_answers(law, sheet)
    asks = {question.key: asks_of(question) for question in sheet}
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
        barring = list(barring_ranks(law, rank))
        if asked[key].value != On.ANYTHING or not asked[key].changed or not barring:
            continue
        card, others = a_rank(rank), any_of(barring)
        longer: Answers = {
            other: [*listed_values(asked[other]), RANK_LABELS[rank]]
            for other in (f"card.{RANK_LABELS[each]}.next" for each in barring)
        }
        remedies = (
            Remedy(say("workshop-let-on", card=card, others=others), longer),
            Remedy(say("workshop-set-back", question=asks_of(asked[key])), {key: None}),
        )
        yield Problem(why_limited(rank, barring), key, remedies)


def limited_ranks(law: Law, base: Law) -> Iterator[tuple[int, list[int]]]:
    """Yield the ranks that go on anything only in the law, not in its base, with the ranks whose lists bar them."""
    if not isinstance(law, PileLaw) or not isinstance(base, PileLaw):
        return
    for rank in in_pack(law):
        is_new = pile_rules(law).card[rank].on is On.ANYTHING is not pile_rules(base).card[rank].on
        if is_new and (barring := list(barring_ranks(law, rank))):
            yield rank, barring


def barring_ranks(law: PileLaw, rank: int) -> Iterator[int]:
    """Yield the ranks whose list of what may follow leaves a rank out. What its own `not_on` bars is meant."""
    rules = pile_rules(law)
    for other in binding(law):
        follows = rules.card[other].next
        if isinstance(follows, tuple) and rank not in follows and other not in rules.card[rank].not_on:
            yield other


def why_limited(rank: int, barring: Sequence[int]) -> Phrase:
    """Return why a card that goes on anything does not go on some ranks."""
    return say("workshop-limited", card=a_rank(rank), others=any_of(barring))


def why_idle(rank: int, name: str) -> Phrase:
    """Return why a key of a rank changes nothing."""
    return say(_WHY_IDLE[name], card=a_rank(rank))
