"""Why a draft cannot be played, in one sentence, and the changes that would mend it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, combinations, islice

from emptyhand.ruleset.keys import Asking
from emptyhand.ruleset.source import Reason, RulesetError, Shortage, Value
from emptyhand.speech import Phrase, listed, say
from emptyhand.workshop.drafts import TITLE, Draft, law_of
from emptyhand.workshop.questions import KeyQuestion, QuestionSheet, has_words, message_of

MOST_REMEDIES = 3
MOST_TITLE = 80
MOST_TRIED = 16
"""Changes to try for a remedy: each takes as long as reading a ruleset."""
MOST_TRIED_AT_ONCE = 40
MOST_LISTED = 5
"""Items of a list of which some may be left out for a remedy; a longer list is emptied."""

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
    else:
        clash = (
            say("workshop-clash", questions=listed(quoted))
            if len(quoted) > 1
            else say("workshop-clash-one", question=quoted[0])
        )
        says = say("workshop-clash-why", clash=clash, why=_why(error))
    return Problem(says, str(error), tuple(islice(_remedies(draft, asked, keys, error), MOST_REMEDIES)))


def _why(error: RulesetError) -> Phrase | str:
    """Return why answers clash; in the words of ruleset files if there are no others."""
    if isinstance(error.reason, Reason) and error.reason.says:
        return say(error.reason.says)
    reason = error.reason.partition(", expected ")[0]
    return f"{reason[:1].upper()}{reason[1:]}."


def _remedies(draft: Draft, asked: Mapping[str, KeyQuestion], keys: list[str], error: RulesetError) -> Iterator[Remedy]:
    """Yield what helps: first what keeps the person's answers, then taking some of them back."""
    # The largest number of players to a pack that helps is enough.
    yield from islice(_helping(draft, _more_packs(asked, error.shortage)), 1)
    keeps = False
    for remedy in _helping(draft, chain(_fewer_players(asked, error.shortage), _other_answers(draft, asked, keys))):
        keeps = True
        yield remedy
    if not keeps and not error.shortage:
        yield from _all_at_once(draft, asked, error)
    yield from _helping(draft, _setting_back(asked, keys))


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
    yield Remedy(_action(most, number, str(number)), {most.key: number, **lower})


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


def _all_at_once(draft: Draft, asked: Mapping[str, KeyQuestion], error: RulesetError) -> Iterator[Remedy]:
    """Yield one change of several answers, none of them the person's: one for each clash that follows another."""
    answers: dict[str, Value | None] = {}
    says: list[Phrase] = []
    tried = 0
    while True:
        open_keys = [key for key in error.keys if key in asked and key not in answers]
        ways = [(key, *way) for key in open_keys for way in _others(asked[key])]
        for key, value, label in ways:
            if (tried := tried + 1) > MOST_TRIED_AT_ONCE:
                return
            found = _error_of(draft.answered({**answers, key: value}))
            if found is None or found.reason != error.reason:
                answers[key] = value
                says.append(_action(asked[key], value, label))
                break
        else:
            return
        if found is None:
            yield Remedy(listed(says), answers)
            return
        error = found


def _error_of(draft: Draft) -> RulesetError | None:
    try:
        law_of(draft.text())
    except RulesetError as error:
        return error
    return None


def _other_answers(draft: Draft, asked: Mapping[str, KeyQuestion], keys: list[str]) -> Iterator[Remedy]:
    """Yield changes that may help: put missing ranks in order, answer another question differently."""
    for key in keys:
        yield from _with_joker(draft, asked, key)
    for key in keys:
        question = asked[key]
        for value, label in _others(question):
            yield Remedy(_action(question, value, label), {key: value})


def _setting_back(asked: Mapping[str, KeyQuestion], keys: list[str]) -> Iterator[Remedy]:
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


def _action(question: KeyQuestion, value: Value, label: Phrase | str) -> Phrase:
    """Say what a change does, as a button says it; in the words of the question if there are no others."""
    spoken = {True: "yes", False: "no"}.get(value, "") if isinstance(value, bool) else str(value or "none")
    message = f"remedy-{message_of(question.key)}-{spoken.replace(' ', '-')}"
    if has_words(message):
        return say(message)
    return say("workshop-answer", question=question.asks, answer=label)


def _others(question: KeyQuestion) -> Iterator[tuple[Value, Phrase | str]]:
    """Yield the other answers of a question that has few; for a list fewer items, the longest rest first."""
    if question.changed:
        return
    if question.form is Asking.FLAG and isinstance(question.value, bool):
        yield not question.value, say("workshop-yes" if not question.value else "workshop-no")
    elif question.form is Asking.CHOICE:
        yield from ((value, label) for value, label in question.options if value != question.value)
    elif question.form in (Asking.SOME, Asking.RANKS, Asking.CARDS) and isinstance(question.value, list):
        labels = {str(value): label for value, label in question.options}
        for count in range(len(question.value) - 1, -1, -1) if len(question.value) <= MOST_LISTED else (0,):
            for left in combinations(question.value, count):
                named = [labels.get(str(each), str(each)) for each in left]
                yield [*left], listed(named) if named else say("workshop-none")
