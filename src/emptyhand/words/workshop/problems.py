"""Why a draft cannot be played, in one sentence, and the changes that would mend it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, combinations, islice

from emptyhand.rules.cards import RANK_LABELS, parse_rank
from emptyhand.rules.ruleset.keys import Asking
from emptyhand.rules.ruleset.source import Reason, RulesetError, Shortage, Value
from emptyhand.words.rulebook.phrases import plurals, rank_name
from emptyhand.words.speech import Phrase, listed, rank_arg, say
from emptyhand.words.workshop.drafts import TITLE, Draft, law_of
from emptyhand.words.workshop.questions import KeyQuestion, QuestionSheet, has_words, message_of

MOST_REMEDIES = 3
MOST_TITLE = 80
MOST_TRIED = 16
"""Changes to try for a remedy: each takes as long as reading a ruleset."""
MOST_TRIED_AT_ONCE = 40
FEW = 3
"""A number that many questions allow: the shortest usual run, the usual cards in a row."""
MOST_LISTED = 5
"""Items of a list of which some may be left out for a remedy; a longer list is emptied."""

ROW_RANKS = ("combinations.run_ranks", "bombs.pair_run_ranks")
"""The ranks that may be part of a run, or of a row of sets."""

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
    quoted = [say("workshop-quoted", question=asks_of(asked[key])) for key in (changed or keys)[:3]]
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
    return Problem(says, str(error), tuple(islice(_remedies(draft, sheet, keys, error), MOST_REMEDIES)))


def _why(error: RulesetError) -> Phrase | str:
    """Return why answers clash; in the words of ruleset files if there are no others."""
    if isinstance(error.reason, Reason):
        return say(error.reason.says, **{name: _argument(name, each) for name, each in error.reason.args.items()})
    reason = error.reason.partition(", expected ")[0]
    return f"{reason[:1].upper()}{reason[1:]}."


def _argument(name: str, value: int | tuple[int, ...]) -> int | str | Phrase:
    """Return an argument of a reason as messages take it."""
    if isinstance(value, tuple):
        return plurals(value)
    return rank_arg(value) if name == "rank" else value


def _remedies(draft: Draft, sheet: QuestionSheet, keys: list[str], error: RulesetError) -> Iterator[Remedy]:
    """Yield what helps: first what keeps the person's answers, then taking some of them back."""
    asked = {question.key: question for question in sheet}
    # The largest number of players to a pack that helps is enough.
    yield from islice(_helping(draft, _more_packs(asked, error.shortage)), 1)
    keeps = helps = False
    others = _fewer_of_all(asked, error.shortage) if error.shortage else _mended(sheet, asked, keys)
    for remedy in _helping(draft, chain(others, _other_answers(asked, keys, error))):
        keeps = True
        yield remedy
    if not keeps and not error.shortage:
        yield from _all_at_once(draft, asked, error)
    for remedy in _helping(draft, _setting_back(asked, keys)):
        helps = True
        yield remedy
    if not keeps and not helps:
        yield from _set_back_in_turn(draft, asked, error)


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


def _fewer_of_all(asked: Mapping[str, KeyQuestion], short: Shortage) -> Iterator[Remedy]:
    """Yield fewer cards for everyone, unless the person has said how many, and fewer players."""
    hand, most = asked["deal.hand"], asked["players.most"]
    number = _number(hand) - short.needed // short.players + short.there // max(_number(most), short.players)
    if not hand.changed and number >= hand.least:
        yield Remedy(_action(hand, number, str(number)), {hand.key: number})
    fewer = [*_fewer_players(asked, short)]
    yield from fewer
    for dealt in _dealt_too(asked):
        yield from (Remedy(listed((each.says, dealt.says)), {**each.answers, **dealt.answers}) for each in fewer)


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
    """Yield one change of several answers, one for each clash that follows another.

    The person's answers in the first clash stay; those that clash only with a remedy are set back.
    """
    answers: dict[str, Value | None] = {}
    says: list[Phrase] = []
    tried = 0
    kept = {key for key in error.keys if key in asked and asked[key].changed}
    while True:
        open_keys = [key for key in error.keys if key in asked and key not in answers]
        ways = [(key, *way) for key in open_keys if key not in kept for way in _ways(asked[key])]
        # A rule that falls away clashes with less than a new one.
        ways.sort(key=lambda way: way[1] is True)
        for key, value, phrase in ways:
            if (tried := tried + 1) > MOST_TRIED_AT_ONCE:
                return
            found = _error_of(draft.answered({**answers, key: value}))
            if found is None or (found.reason, found.keys) != (error.reason, error.keys):
                answers[key] = value
                says.append(phrase)
                break
        else:
            return
        if found is None:
            yield Remedy(listed(says), answers)
            return
        error = found


def _set_back_in_turn(draft: Draft, asked: Mapping[str, KeyQuestion], error: RulesetError | None) -> Iterator[Remedy]:
    """Yield one change that sets back the person's answers of each clash in turn: they may be independent."""
    answers: dict[str, Value | None] = {}
    while error is not None:
        keys = [key for key in error.keys if key in asked and asked[key].changed and key not in answers]
        if not keys:
            return
        answers |= dict.fromkeys(keys)
        error = _error_of(draft.answered(answers))
    quoted = [say("workshop-quoted", question=asks_of(asked[key])) for key in answers]
    yield Remedy(say("workshop-set-these-back", questions=listed(quoted)), answers)


def _ways(question: KeyQuestion) -> Iterator[tuple[Value | None, Phrase]]:
    """Yield what may be changed about an answer: other answers, or to set the person's own back."""
    if question.changed:
        yield None, _set_back(question)
    for value, label in _others(question):
        yield value, _action(question, value, label)


def _error_of(draft: Draft) -> RulesetError | None:
    try:
        law_of(draft.text())
    except RulesetError as error:
        return error
    return None


def _other_answers(asked: Mapping[str, KeyQuestion], keys: list[str], error: RulesetError) -> Iterator[Remedy]:
    """Yield other answers to the questions that a person has not answered, and numbers that suit one another."""
    for key in keys:
        question = asked[key]
        for value, label in _others(question):
            yield Remedy(_action(question, value, label), {key: value})
        if question.changed and question.form is Asking.RANKS and "R" in listed_values(question):
            rest: list[Value] = [label for label in listed_values(question) if label != "R"]
            yield Remedy(say("workshop-not-joker"), {key: rest})
    if error.shortage:
        return
    numbers = [asked[key] for key in keys if asked[key].form is Asking.NUMBER]
    for question in sorted(numbers, key=lambda question: question.changed):
        # A number that the person chose gives way only to one that it clashes with.
        usual = () if question.changed else (0, max(1, question.least), FEW)
        for number in dict.fromkeys((*map(_number, numbers), *usual)):
            if number not in (question.value, question.usual) and _is_allowed(question, number):
                yield Remedy(_action(question, number, str(number)), {question.key: number})


def _is_allowed(question: KeyQuestion, number: int) -> bool:
    return question.least <= number <= question.most or (question.or_none and number == 0)


def _setting_back(asked: Mapping[str, KeyQuestion], keys: list[str]) -> Iterator[Remedy]:
    changed = [key for key in keys if asked[key].changed]
    for key in changed:
        yield Remedy(_set_back(asked[key]), {key: None})
    if len(changed) > 1:
        yield Remedy(say("workshop-set-all-back"), dict.fromkeys(changed))


def _set_back(question: KeyQuestion) -> Phrase:
    """Say what setting an answer back does, or only that, if there are no words for it."""
    message = _message_of(question, question.usual)
    return say(message) if has_words(message) else say("workshop-set-back", question=asks_of(question))


def _mended(sheet: QuestionSheet, asked: Mapping[str, KeyQuestion], keys: list[str]) -> Iterator[Remedy]:
    """Yield what the answers lack: a place in an order, ranks for rows, a price, a game without jokers."""
    yield from _mended_orders(sheet, asked, keys)
    if "deal.order" in keys:
        yield from _dealt_too(asked)
    for question in (asked[key] for key in ROW_RANKS if key in keys and not asked[key].changed):
        ranks: list[Value] = [label for label in listed_values(asked["ranking.order"]) if label != "R"]
        yield Remedy(say("workshop-all-ranks"), {question.key: ranks})
    if not {"match.unplayed_doubles", "match.left_doubles"}.isdisjoint(keys):
        yield Remedy(say("workshop-cards-cost"), {"match.left_cards": [{"from": 1, "each": 1}]})
    jokers = asked["pack.jokers"]
    if jokers.key in keys and _number(jokers) and not jokers.changed:
        yield Remedy(say("workshop-no-jokers"), {jokers.key: 0, **_joker_taken_out(asked)})


def _dealt_too(asked: Mapping[str, KeyQuestion]) -> Iterator[Remedy]:
    """Deal the zones that the order of dealing lacks after those that it has."""
    if "deal.order" not in asked:
        return
    order = json.loads(str(asked["deal.order"].value))
    lacking = [zone for zone in ("down", "up") if _number(asked[f"deal.{zone}"]) and zone not in order]
    if lacking:
        yield Remedy(say("workshop-dealt-too"), {"deal.order": [*order, *lacking]})


def _mended_orders(sheet: QuestionSheet, asked: Mapping[str, KeyQuestion], keys: list[str]) -> Iterator[Remedy]:
    """Yield orders that have a place for every rank in play, and none for jokers that are not there."""
    orders = [each for each in asked.values() if each.form is Asking.ORDER and isinstance(each.value, list)]
    if "pack.jokers" in keys and _number(asked["pack.jokers"]):
        lacking = [each for each in orders if each.value and "R" not in listed_values(each)]
        if lacking:
            yield Remedy(say("workshop-joker-highest"), {each.key: [*listed_values(each), "R"] for each in lacking})
    elif "pack.jokers" in keys:
        yield from _without_joker(asked)
    strength = {label: place for place, label in enumerate(listed_values(asked["ranking.order"]))}
    for question in (asked[key] for key in keys if asked[key].form is Asking.ORDER):
        there = listed_values(question)
        missing = [RANK_LABELS[rank] for rank in sheet.ranks if RANK_LABELS[rank] not in there]
        missing.sort(key=lambda label: strength.get(label, len(strength)))
        names = plurals([parse_rank(label) for label in missing])
        says = say("workshop-order-rest", ranks=names) if there else say("workshop-order-whole")
        if missing:
            yield Remedy(says, {question.key: [*there, *missing]})


def _without_joker(asked: Mapping[str, KeyQuestion]) -> Iterator[Remedy]:
    """Take jokers out of every order and list of ranks, and what beats them."""
    if found := _joker_taken_out(asked):
        yield Remedy(say("workshop-joker-out"), found)


def _joker_taken_out(asked: Mapping[str, KeyQuestion]) -> Answers:
    of_ranks = [each for each in asked.values() if each.form in (Asking.ORDER, Asking.RANKS)]
    found: dict[str, Value | None] = {
        each.key: [label for label in listed_values(each) if label != "R"]
        for each in of_ranks
        if "R" in listed_values(each)
    }
    beaters = asked.get("combinations.beats_joker")
    if beaters and beaters.value:
        found[beaters.key] = []
    return found


def listed_values(question: KeyQuestion) -> list[Value]:
    """Return the items of an answer that is a list; none for any other."""
    return question.value if isinstance(question.value, list) else []


def _action(question: KeyQuestion, value: Value, label: Phrase | str) -> Phrase:
    """Say what a change does, as a button says it; in the words of the question if there are no others."""
    message = _message_of(question, value)
    if has_words(message):
        return say(message)
    return say("workshop-answer", question=asks_of(question), answer=label)


def asks_of(question: KeyQuestion) -> Phrase | str:
    """Return what a question asks; the question about a card says "it", so the card is named before."""
    if not question.key.startswith("card."):
        return question.asks
    card = rank_name(parse_rank(question.key.split(".")[1]))
    return say("workshop-of-card", card=card, question=question.asks)


def _message_of(question: KeyQuestion, value: Value | None) -> str:
    """Return the name that a message about an answer has, if there is one."""
    spoken = {True: "yes", False: "no"}.get(value, "") if isinstance(value, bool) else str(value or "none")
    return f"remedy-{message_of(question.key)}-{spoken.replace(' ', '-')}"


def _others(question: KeyQuestion) -> Iterator[tuple[Value, Phrase | str]]:
    """Yield the other answers of a question that has few; for a list fewer items, the longest rest first."""
    if question.changed:
        return
    if question.form is Asking.FLAG and isinstance(question.value, bool):
        yield not question.value, say("workshop-yes" if not question.value else "workshop-no")
    elif question.form in (Asking.CHOICE, Asking.CHOICE_OR_RANKS):
        yield from ((value, label) for value, label in question.options if value != question.value)
    elif question.form is Asking.FREE and str(question.value).startswith("[") and question.value != "[]":
        yield [], say("workshop-none")
    elif question.form in (Asking.SOME, Asking.RANKS, Asking.CARDS) and isinstance(question.value, list):
        labels = {str(value): label for value, label in question.options}
        for count in range(len(question.value) - 1, -1, -1) if len(question.value) <= MOST_LISTED else (0,):
            for left in combinations(question.value, count):
                named = [labels.get(str(each), str(each)) for each in left]
                yield [*left], listed(named) if named else say("workshop-none")
        if question.form is Asking.SOME and len(question.options) <= MOST_LISTED:
            yield [value for value, _ in question.options], listed(label for _, label in question.options)
