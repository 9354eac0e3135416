"""How the rules of one law differ from those of another, in sentences: which hold no longer, which are new."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from emptyhand.rules.law.model import Law, PileLaw
from emptyhand.words.rulebook.book import rules_of, title_of
from emptyhand.words.rulebook.phrases import any_of, plurals, rank_name, yes
from emptyhand.words.rulebook.pile_cards import entry_of
from emptyhand.words.rulebook.ranks import binding, in_pack, orders, specials
from emptyhand.words.rulebook.sections import Item, Line, Section, item, markdown, section
from emptyhand.words.speech import Phrase, either, say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language as speaking

Rule = Phrase | Item
_Compared = tuple[tuple[Rule, ...], tuple[Rule, ...]]
"""The rules that hold no longer, and the new ones."""


class Change(NamedTuple):
    """The rules under one heading that hold no longer, and those that are new."""

    title: Phrase
    gone: tuple[Rule, ...]
    new: tuple[Rule, ...]
    rules: int
    """How many rules differ: a rule that replaces another counts once. The same in both directions."""


def are_comparable(parent: Law, law: Law) -> bool:
    """Whether both are pile games or both climbing games; sentences of different families have nothing in common."""
    return type(parent) is type(law)


def differences(parent: Law, law: Law) -> list[Change]:
    """Return what changes from the parent's rules to the law's, in the order of the rulebook."""
    if not are_comparable(parent, law):
        raise ValueError(f"{parent.name} and {law.name} are games of different kinds: expected two of the same kind")
    before, after = _by_heading(parent), _by_heading(law)
    titles = {each.title.id: each.title for each in (*before.values(), *after.values())}
    changes = []
    for heading, title in titles.items():
        gone, new = _compared(parent, law, heading, _rules(before.get(heading)), _rules(after.get(heading)))
        changes.append(Change(title, gone, new, _number(parent, law, heading, gone, new)))
    return [each for each in changes if each.gone or each.new]


def count(changes: Iterable[Change]) -> int:
    """Return the number of rules that differ."""
    return sum(each.rules for each in changes)


def _number(parent: Law, law: Law, heading: str, gone: tuple[Rule, ...], new: tuple[Rule, ...]) -> int:
    if heading == "pile-heading-specials" and isinstance(parent, PileLaw) and isinstance(law, PileLaw):
        before, after = _entries(parent, law), _entries(law, parent)
        pairs = [(before.get(rank, ()), after.get(rank, ())) for rank in before | after]
        changed = {(_lacking(one, other), _lacking(other, one)) for one, other in pairs}
        return len(changed - {((), ())})
    # What goes on what now, and what no longer does, are both told among the new rules.
    told = sum(isinstance(rule, Phrase) and rule.id.startswith("difference-") for rule in new)
    return max(len(gone), len(new) - told) + told


def nearest(law: Law, others: Iterable[Law]) -> tuple[Law, int] | None:
    """Return the law with the fewest differences to this one, and their number; None if no other is comparable."""
    comparable = [other for other in others if are_comparable(other, law)]
    counted = [(count(differences(other, law)), place) for place, other in enumerate(comparable)]
    return (comparable[min(counted)[1]], min(counted)[0]) if counted else None


def differences_in_words(parent: Law, law: Law, language: str = SOURCE) -> str:
    """Return the differences as Markdown, or one sentence if there are none."""
    title = say("difference-title", game=title_of(law.ruleset), parent=title_of(parent.ruleset))
    changes = differences(parent, law)
    if not changes:
        return markdown(title, say("difference-none"), [], speaking(language))
    return markdown(title, "", [section(each.title, _lines(each)) for each in changes], speaking(language))


def both_in_words(first: Law, second: Law, names: tuple[Phrase | str, Phrase | str], language: str = SOURCE) -> str:
    """Return the differences as Markdown in which each rule says whose it is; one sentence if there are none.

    Where two groups meet, neither game has changed: "no longer" and "now" would make one of them the right one.
    """
    title = say("difference-title", game=names[1], parent=names[0])
    seconds = {change.title.id: change for change in differences(first, second)}
    firsts = {change.title.id: change for change in differences(second, first)}
    titles = {heading: change.title for heading, change in (seconds | firsts).items()}
    order = [heading for heading in _by_heading(first) | _by_heading(second) if heading in titles]
    if not order:
        return markdown(title, say("difference-none"), [], speaking(language))
    sections = [
        section(titles[heading], _beside(_told_of(firsts.get(heading)), _told_of(seconds.get(heading)), names))
        for heading in order
    ]
    return markdown(title, "", sections, speaking(language))


def _told_of(change: Change | None) -> list[Rule]:
    """Return the rules of one side. What only the other side allows is said there."""
    return [rule for rule in (change.new if change else ()) if not _is_of_the_other(rule)]


def _is_of_the_other(rule: Rule) -> bool:
    if not isinstance(rule, Phrase):
        return False
    told = rule["rule"] if rule.id == "difference-turned" else rule
    return isinstance(told, Phrase) and told.id == "difference-stays-off"


def _beside(one: list[Rule], other: list[Rule], names: tuple[Phrase | str, Phrase | str]) -> Iterator[Line]:
    """Yield the rules of both sides; those about the same cards stand together."""
    left = list(other)
    for rule in one:
        yield _of(names[0], rule)
        same = [each for each in left if isinstance(each, Item) and isinstance(rule, Item) and each.head == rule.head]
        for each in same if isinstance(rule, Item) and rule.head else ():
            left.remove(each)
            yield _of(names[1], each)
    yield from (_of(names[1], rule) for rule in left)


def _of(name: Phrase | str, rule: Rule) -> Item:
    """Say whose rule it is."""
    if isinstance(rule, Phrase):
        return item(say("difference-side", side=name, rule=_plain(rule)))
    if not rule.sentences:
        return item(say("difference-side", side=name, rule=rule.head))
    first, *more = rule.sentences
    return Item((say("difference-side", side=name, rule=_plain(first)), *more), rule.head)


def _plain(rule: Phrase | str) -> Phrase | str:
    """Return a sentence about a change as one about a game."""
    if isinstance(rule, str):
        return rule
    if rule.id == "difference-turned" and isinstance(told := rule["rule"], Phrase):
        return say("difference-turned", rule=_plain(told))
    if rule.id == "difference-goes":
        return say("difference-side-goes", **dict(rule.args))
    return say("difference-side-ordinary") if rule.id == "difference-ordinary" else rule


def _lines(change: Change) -> Iterator[Line]:
    for message, rules in (("difference-gone", change.gone), ("difference-new", change.new)):
        for rule in rules:
            if isinstance(rule, Phrase):
                yield item(rule if rule.id.startswith("difference-") else say(message, rule=rule))
            elif rule.sentences:
                first, *more = rule.sentences
                yield Item((say(message, rule=first), *more), rule.head)
            else:
                # A head alone, such as the name of a hand that wins at once.
                yield item(say(message, rule=rule.head))


# -- headings --------------------------------------------------------------------------------------------------------


def _by_heading(law: Law) -> dict[str, Section]:
    return _cached(law.ruleset.text, law)


@lru_cache(maxsize=64)
def _cached(text: str, law: Law) -> dict[str, Section]:
    """Laws are equal if they play alike, so the text of the rules, which names things, is part of the key."""
    return {each.title.id: each for each in rules_of(law)}


def _rules(of: Section | None) -> list[Rule]:
    return [line for line in (of.lines if of else ()) if line is not None]


def _compared(parent: Law, law: Law, heading: str, before: list[Rule], after: list[Rule]) -> _Compared:
    if isinstance(parent, PileLaw) and isinstance(law, PileLaw):
        if heading == "pile-heading-specials":
            return _special_cards(parent, law)
        if heading == "book-heading-play":
            gone, new = _sentences(_without_table(before), _without_table(after))
            return gone, (*new, *_what_goes_on_what(parent, law))
    return _sentences(before, after)


def _without_table(rules: Iterable[Rule]) -> list[Rule]:
    """Leave out the list of what goes on what, which is compared card by card, and the list of special cards."""
    return [rule for rule in rules if isinstance(rule, Phrase) and rule.id != "pile-specials"]


def _sentences(before: Collection[Rule], after: Collection[Rule]) -> _Compared:
    return tuple(_missing(before, after)), tuple(_missing(after, before))


def _missing(rules: Iterable[Rule], among: Collection[Rule]) -> Iterator[Rule]:
    """Yield the rules that are not among others; of an entry only the sentences that the other's entry lacks."""
    entries = {rule.head: rule.sentences for rule in among if isinstance(rule, Item) and rule.head}
    for rule in rules:
        if isinstance(rule, Item) and rule.head in entries:
            others = entries[rule.head]
            sentences = tuple(each for each in rule.sentences if each not in others)
            if sentences:
                yield Item(sentences, rule.head)
        elif rule not in among:
            yield rule


# -- which card goes on which ----------------------------------------------------------------------------------------


def _what_goes_on_what(parent: PileLaw, law: PileLaw) -> Iterator[Phrase]:
    """Compare the order of ranks as it usually stands and, where both games turn it, upside down.

    What changes alike in both orders is told once.
    """
    usual = list(_in_an_order(parent, law, 0))
    yield from usual
    if len(orders(parent)) == len(orders(law)) > 1:
        turned = list(_in_an_order(parent, law, 1))
        yield from (say("difference-turned", rule=each) for each in turned if turned != usual)


def _in_an_order(parent: PileLaw, law: PileLaw, turned: int) -> Iterator[Phrase]:
    below = [rank for rank in binding(law) if rank in binding(parent)]
    cards = [rank for rank in in_pack(law) if rank in in_pack(parent)]
    for message, more, less in (("difference-goes", law, parent), ("difference-stays-off", parent, law)):
        rows = [(b, more.allowed(b + 1, turned), less.allowed(b + 1, turned)) for b in below]
        for laid, on in _grouped([(c, b) for b, most, least in rows for c in cards if most[c] and not least[c]]):
            all_cards, all_below = len(laid) == len(cards), len(on) == len(below)
            yield say(message, all=yes(all_cards), cards=plurals(laid), below=yes(all_below), on=any_of(on))


def _grouped(pairs: Collection[tuple[int, int]]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Group pairs of a card and a card below it into few sentences."""
    by_card = _gather(pairs)
    by_below = [(cards, below) for below, cards in _gather([(b, c) for c, b in pairs])]
    return min(by_card, by_below, key=len)


def _gather(pairs: Iterable[tuple[int, int]]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Gather the first ranks that have the same second ranks."""
    seconds: dict[int, list[int]] = {}
    for first, second in sorted(pairs):
        seconds.setdefault(first, []).append(second)
    firsts: dict[tuple[int, ...], list[int]] = {}
    for first, with_it in seconds.items():
        firsts.setdefault(tuple(with_it), []).append(first)
    return [(tuple(each), with_them) for with_them, each in firsts.items()]


# -- special cards ---------------------------------------------------------------------------------------------------


def _special_cards(parent: PileLaw, law: PileLaw) -> _Compared:
    """Compare rank by rank, so that a rank that shares an entry with others is not mistaken for a new one."""
    before, after = _entries(parent, law), _entries(law, parent)
    ordinary = dict.fromkeys(before.keys() - after.keys(), (say("difference-ordinary"),))
    gone = {rank: _lacking(before[rank], after[rank]) for rank in before if rank in after}
    new = {rank: _lacking(after[rank], before.get(rank, ())) for rank in after} | ordinary
    return tuple(_items(gone)), tuple(_items(new))


def _lacking(sentences: Iterable[Phrase], others: Collection[Phrase]) -> tuple[Phrase, ...]:
    return tuple(each for each in sentences if each not in others)


def _entries(law: PileLaw, other: PileLaw) -> dict[int, tuple[Phrase, ...]]:
    """Return the sentences about each special rank, without those that tell what goes on what."""
    return {rank: tuple(_effects(law, other, rank)) for rank in specials(law)}


def _effects(law: PileLaw, other: PileLaw, rank: int) -> Iterator[Phrase]:
    is_in_table = rank in binding(law) and rank in binding(other)
    alone = "pile-goes-on-turned" if orders(law) != orders(other) else ""
    for sentence in entry_of(law, rank):
        in_table = sentence.id.startswith("pile-goes-on") or (is_in_table and sentence.id == "pile-next")
        if not in_table or sentence.id == alone:
            yield sentence


def _items(by_rank: Mapping[int, tuple[Phrase, ...]]) -> Iterator[Item]:
    ranks: dict[tuple[Phrase, ...], list[int]] = {}
    for rank, sentences in by_rank.items():
        if sentences:
            ranks.setdefault(sentences, []).append(rank)
    for sentences, group in ranks.items():
        yield Item(sentences, either(map(rank_name, group)))
