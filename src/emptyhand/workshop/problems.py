"""Why a draft cannot be played, in one sentence, and the changes that would mend it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from emptyhand.ruleset.keys import Asking
from emptyhand.ruleset.source import RulesetError, Value
from emptyhand.speech import Phrase, listed, say
from emptyhand.workshop.drafts import Draft, law_of
from emptyhand.workshop.questions import KeyQuestion, QuestionSheet

MOST_REMEDIES = 3
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
    if not quoted:
        says = say("workshop-unclear", detail=str(error))
    elif len(quoted) > 1:
        says = say("workshop-clash", questions=listed(quoted))
    else:
        says = say("workshop-clash-one", question=quoted[0])
    return Problem(says, str(error), tuple(islice(_remedies(draft, asked, keys), MOST_REMEDIES)))


def _remedies(draft: Draft, asked: Mapping[str, KeyQuestion], keys: list[str]) -> Iterator[Remedy]:
    for remedy in islice(_candidates(draft, asked, keys), MOST_TRIED):
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
