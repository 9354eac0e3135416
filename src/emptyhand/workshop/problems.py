"""Why a draft cannot be played, in one sentence, and the changes that would mend it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice

from emptyhand.ruleset.keys import Asking
from emptyhand.ruleset.source import RulesetError, Shortage, Value
from emptyhand.speech import Phrase, listed, say
from emptyhand.workshop.drafts import TITLE, Draft, law_of
from emptyhand.workshop.questions import KeyQuestion, QuestionSheet

MOST_REMEDIES = 3
MOST_TITLE = 80
MOST_TRIED = 16
"""Changes to try for a remedy: each takes as long as reading a ruleset."""

Answers = Mapping[str, Value | None]


@dataclass(frozen=True, slots=True)
class Remedy:
    says: Phrase
    answers: Answers


@dataclass(frozen=True, slots=True)
class Problem:
    """A reason in words for players, the same in the words of ruleset files, and what would help."""

    says: Phrase
    detail: str
    remedies: tuple[Remedy, ...] = ()


def problem_of(draft: Draft, sheet: QuestionSheet, error: RulesetError) -> Problem:
    """Return what is wrong with a draft that raised an error, with remedies that were tried."""
    asked = {question.key: question for question in sheet}
    keys = [key for key in error.keys if key in asked]
    changed = [key for key in keys if asked[key].changed]
    quoted = [say("workshop-quoted", question=asked[key].asks) for key in (changed or keys)[:3]]
    if error.key == TITLE:
        return _unfit_title(draft, error)
    if error.shortage:
        says = _too_few_cards(error.shortage)
    elif not quoted:
        says = say("workshop-unclear", detail=str(error))
    elif len(quoted) > 1:
        says = say("workshop-clash", questions=listed(quoted))
    else:
        says = say("workshop-clash-one", question=quoted[0])
    candidates = chain(_fewer_players(asked, error.shortage), _candidates(draft, asked, keys))
    # The largest number of players to a pack that helps is enough.
    packs = islice(_helping(draft, _more_packs(asked, error.shortage)), 1)
    return Problem(says, str(error), tuple(islice(chain(packs, _helping(draft, candidates)), MOST_REMEDIES)))


def _unfit_title(draft: Draft, error: RulesetError) -> Problem:
    """A name that is too long, or that has characters which nobody sees."""
    fit = "".join(c for c in str(draft.own.get(TITLE, "")) if c.isprintable())[:MOST_TITLE].strip()
    remedy = Remedy(say("workshop-title-instead", title=fit), {TITLE: fit})
    return Problem(say("workshop-title", most=MOST_TITLE), str(error), (remedy,) if fit else ())


def _too_few_cards(short: Shortage) -> Phrase:
    """Say how many cards are missing, and what would help."""
    how = "ranks" if short.fewer_left_out else "packs" if short.more_packs else "deal"
    return say("workshop-too-few", players=short.players, needed=short.needed, there=short.there, how=how)


def _more_packs(asked: Mapping[str, KeyQuestion], short: Shortage | None) -> Iterator[Remedy]:
    """Yield numbers of players to a pack with which there are more packs, the fewest first."""
    question = asked.get("pack.players_per_pack")
    if not (short and short.more_packs and question) or short.fewer_left_out:
        return
    fewer = min(short.players, _number(question) or short.players)
    for number in range(fewer - 1, 0, -1):
        yield Remedy(say("workshop-more-packs", each=number), {question.key: number})


def _fewer_players(asked: Mapping[str, KeyQuestion], short: Shortage | None) -> Iterator[Remedy]:
    """Yield the largest number of players for whom there are enough cards."""
    most, least, usual = (asked.get(f"players.{name}") for name in ("most", "least", "default"))
    if not (short and most and least and usual):
        return
    number = short.players - 1
    if _number(least) > number:
        number = short.there * short.players // short.needed
    lower = {each.key: number for each in (least, usual) if each.changed and _number(each) > number}
    yield Remedy(say("workshop-answer", question=most.asks, answer=str(number)), {most.key: number, **lower})


def _number(question: KeyQuestion) -> int:
    return question.value if isinstance(question.value, int) else 0


def _helping(draft: Draft, candidates: Iterable[Remedy]) -> Iterator[Remedy]:
    """Yield the changes after which the draft can be played."""
    for remedy in islice(candidates, MOST_TRIED):
        try:
            law_of(draft.answered(remedy.answers).text())
        except ValueError:
            continue
        yield remedy


def _candidates(draft: Draft, asked: Mapping[str, KeyQuestion], keys: list[str]) -> Iterator[Remedy]:
    """Yield changes that may help: put missing ranks in order, answer another question differently, set one back."""
    for key in keys:
        yield from _with_joker(draft, asked, key)
    for key in keys:
        question = asked[key]
        for value, label in _others(question):
            yield Remedy(say("workshop-answer", question=question.asks, answer=label), {key: value})
    changed = [key for key in keys if asked[key].changed]
    for key in changed:
        yield Remedy(say("workshop-set-back", question=asked[key].asks), {key: None})
    if len(changed) > 1:
        yield Remedy(say("workshop-set-all-back"), dict.fromkeys(changed))


def _with_joker(draft: Draft, asked: Mapping[str, KeyQuestion], key: str) -> Iterator[Remedy]:
    """A joker that is new to the pack has no place in the order yet."""
    orders = [each for each in asked.values() if each.form is Asking.ORDER and isinstance(each.value, list)]
    lacking = [each for each in orders if isinstance(each.value, list) and "R" not in each.value and each.value]
    if key == "pack.jokers" and lacking:
        yield Remedy(say("workshop-joker-highest"), {each.key: [*_list(each.value), "R"] for each in lacking})


def _list(value: Value | None) -> list[Value]:
    return value if isinstance(value, list) else []


def _others(question: KeyQuestion) -> Iterator[tuple[Value, Phrase | str]]:
    """Yield the other answers of a question that has few."""
    if question.changed:
        return
    if question.form is Asking.FLAG and isinstance(question.value, bool):
        yield not question.value, say("workshop-yes" if not question.value else "workshop-no")
    elif question.form is Asking.CHOICE:
        yield from ((value, label) for value, label in question.options if value != question.value)
