"""What the lines of `combinations.beats` add to what beats what, or take out of it: everything said about that key."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.rules.cards import JOKER
from emptyhand.rules.law.beats import cells_of
from emptyhand.rules.law.model import ClimbLaw, kind_of_set
from emptyhand.rules.law.patterns import KINDS
from emptyhand.rules.ruleset.beats import BeatsLine, CardCount, RankHeight
from emptyhand.rules.ruleset.patterns import Group, Pattern
from emptyhand.words.rulebook.figures import by_class, kind_phrase
from emptyhand.words.rulebook.phrases import cards_of, the_card
from emptyhand.words.rulebook.sections import Item, item
from emptyhand.words.rulebook.sections import Line as BookLine
from emptyhand.words.speech import Phrase, listed, say

_OF_ANY_LENGTH = {
    Group.SET: say("beats-any-set"),
    Group.RUN: say("beats-any-run"),
    Group.SUITED_RUN: say("beats-any-suited-run"),
    Group.PAIRS: say("beats-any-pair-row"),
    Group.TRIPLES: say("beats-any-triple-row"),
    Group.BOMB: say("beats-any-bomb"),
    Group.ANYTHING: say("beats-anything"),
}
_CARDS = {
    CardCount.SAME: say("beats-if-as-many"),
    CardCount.MORE: say("beats-if-more"),
    CardCount.DOUBLE: say("beats-if-double"),
}
_RANKS = {
    RankHeight.HIGHER: say("beats-if-higher"),
    RankHeight.NOT_LOWER: say("beats-if-not-lower"),
    RankHeight.NEXT: say("beats-if-next"),
}


def lines(law: ClimbLaw) -> Iterator[BookLine]:
    """The lines of the file that name combinations of this game, in their order."""
    told = told_lines(law)
    if not told:
        return
    yield None
    yield say("beats-lines" if len(told) == 1 else "beats-several-lines")
    yield from (_told(law, line) for line in told)


def told_lines(law: ClimbLaw) -> list[BeatsLine]:
    """Return the lines that some combinations which a hand can hold are on both sides of."""
    return [line for line in law.combinations.beats if _names_some(law, line)]


def _names_some(law: ClimbLaw, line: BeatsLine) -> bool:
    held = sum(1 << number for numbers in by_class(law).values() for number in numbers)
    rows = enumerate(cells_of(law, law.figures, line, len(law.legal) - 1))
    return any(cells & held and held >> row % len(law.figures) & 1 for row, cells in rows)


def _told(law: ClimbLaw, line: BeatsLine) -> Item:
    play, on = _combinations(law, line.play), _combinations(law, line.on)
    if line.play == Pattern(Group.SET) and line.cards in (CardCount.MORE, CardCount.DOUBLE):
        # A single card has no more cards than any other combination.
        play = say("beats-any-larger-set")
    limits = [limit for limit in (_CARDS.get(line.cards), _RANKS.get(line.rank)) if limit]
    if line.never:
        says = say("beats-never-if", play=play, on=on, limits=listed(limits)) if limits else None
        return item(says or say("beats-never", play=play, on=on))
    says = say("beats-line-if", play=play, on=on, limits=listed(limits)) if limits else None
    costs = [say("beats-chop")] if line.chop and law.chops else []
    return item(says or say("beats-line", play=play, on=on), *costs)


def _combinations(law: ClimbLaw, pattern: Pattern) -> Phrase:
    """Name the combinations of a pattern, with the article that German inflects."""
    if pattern.card is not None:
        return say("big-joker") if pattern.card >> 2 == JOKER else the_card(pattern.card)
    if pattern.rank is not None:
        return cards_of(pattern.length, pattern.rank)
    if pattern.group is Group.SET and pattern.length:
        return say("any-figure", kind=kind_phrase((kind_of_set(pattern.length), pattern.length)))
    if pattern.group in _OF_ANY_LENGTH and not pattern.length:
        return _OF_ANY_LENGTH[pattern.group]
    return say("any-figure", kind=kind_phrase((KINDS[pattern.group], pattern.length)))
