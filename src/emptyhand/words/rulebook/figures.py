"""Combinations of a climbing game in words: the one on the table, and those that beat it."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.rules.cards import BIG_JOKER, JOKER, SUIT_CHARS, Rank
from emptyhand.rules.law.figures import FOLLOWING, is_by_colour, rank_height, rows_without_lines, wins_round
from emptyhand.rules.law.model import ClimbLaw, Figure, Kind, is_set
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.words.rulebook import phrases
from emptyhand.words.speech import Phrase, either, listed, of_cards, rank_arg, say

# Spades and clubs are black, diamonds and hearts red.
_RED = (False, False, True, True)

ClassKey = tuple[Kind, int]


def class_of(figure: Figure) -> ClassKey:
    """Return the class of a figure: figures of one class are compared by height."""
    return figure.kind, figure.length


def suits_in_order(law: ClimbLaw) -> Phrase:
    """List the suits from low to high: ``spades, clubs, diamonds, hearts``."""
    return phrases.in_order([say("suit", suit=SUIT_CHARS[s]) for s in law.ranking.suits])


def suits_named(suits: int) -> Phrase:
    """List suits that are given as bits: ``spades and hearts``."""
    return listed([say("suit", suit=char) for suit, char in enumerate(SUIT_CHARS) if suits >> suit & 1])


def beats_class(law: ClimbLaw, above: ClassKey, below: ClassKey) -> bool:
    """Whether every figure of one class beats every figure of the other, save those that win the round.

    What lines of the file change is told by itself.
    """
    classes, legal = by_class(law), rows_without_lines(law)
    rules = law.ruleset.rules
    assert isinstance(rules, ClimbRules)
    mask = sum(1 << n for n in classes[above])
    beatable = [n for n in classes[below] if not wins_round(rules, law.figures[n])]
    return bool(beatable) and all(legal[n + 1] & mask == mask for n in beatable)


def by_class(law: ClimbLaw) -> dict[ClassKey, list[int]]:
    """Return the numbers of all figures that a hand can hold, by class."""
    classes: dict[ClassKey, list[int]] = {}
    for n, figure in enumerate(law.figures):
        if figure.size <= law.deal.hand:
            classes.setdefault(class_of(figure), []).append(n)
    return classes


# -- phrases ---------------------------------------------------------------------------------------------------------

_KINDS = {
    Kind.SINGLE: "kind-single",
    Kind.PAIR: "kind-pair",
    Kind.TRIPLE: "kind-triple",
    Kind.FOUR: "kind-four",
    Kind.THREE_AND_ONE: "kind-three-and-one",
    Kind.FULL_HOUSE: "kind-full-house",
    Kind.FOUR_AND_ONE: "kind-four-and-one",
    Kind.FLUSH: "kind-flush",
    Kind.RUN: "kind-run",
    Kind.PAIRS: "kind-pairs",
    Kind.TRIPLES: "kind-triples",
    Kind.SUITED_RUN: "kind-suited-run",
    Kind.LARGE_SET: "kind-large-set",
}
_FIGURES = {
    Kind.PAIR: "figure-pair",
    Kind.TRIPLE: "figure-triple",
    Kind.FOUR: "figure-four",
    Kind.THREE_AND_ONE: "figure-three-and-one",
    Kind.FULL_HOUSE: "figure-full-house",
    Kind.FOUR_AND_ONE: "figure-four-and-one",
    Kind.FLUSH: "figure-flush",
    Kind.RUN: "figure-run",
    Kind.PAIRS: "figure-pairs",
    Kind.TRIPLES: "figure-triples",
    Kind.SUITED_RUN: "figure-suited-run",
    Kind.LARGE_SET: "figure-large-set",
}
"""Every kind but the single card, which is named by what is on it."""
_COUNTED = frozenset({Kind.RUN, Kind.PAIRS, Kind.TRIPLES, Kind.SUITED_RUN, Kind.LARGE_SET})
"""Kinds of several lengths."""


def kind_phrase(key: ClassKey) -> Phrase:
    """Name a class without its article: ``pair``, ``run of five``, ``row of three pairs``."""
    kind, length = key
    return say(_KINDS[kind], count=length) if kind in _COUNTED else say(_KINDS[kind])


def figure_phrase(law: ClimbLaw, figure: Figure) -> Phrase:
    """Name a figure: ``pair of 8s (8♦)``; its other form has the article."""
    rank = rank_arg(figure.top)
    if figure.kind is Kind.SINGLE and figure.top == JOKER and figure.tie >= 0:
        return say("figure-joker", big=phrases.yes(law.card_at(JOKER, figure.tie) == BIG_JOKER))
    if figure.kind is Kind.SINGLE:
        return say("figure-single", card=_top_card(law, figure)) if figure.tie >= 0 else say("figure-lone", rank=rank)
    if figure.kind in _COUNTED:
        named = say(_FIGURES[figure.kind], count=figure.length, rank=rank)
    else:
        named = say(_FIGURES[figure.kind], rank=rank)
    if figure.tie < 0:
        return named
    tie = colour_phrases(law)[figure.tie] if is_by_colour(law, figure.kind) else _top_card(law, figure)
    return say("figure-with-tie", figure=named, tie=tie)


def _top_card(law: ClimbLaw, figure: Figure) -> Phrase:
    return of_cards([law.card_at(figure.top, figure.tie)])


def colour_phrases(law: ClimbLaw) -> tuple[Phrase, Phrase]:
    """Return the two colours from low to high: the one with the highest suit is higher."""
    black, red = say("black"), say("red")
    return (black, red) if _RED[law.ranking.suits[-1]] else (red, black)


def beating(law: ClimbLaw, demand: int) -> Phrase | None:
    """Say what beats the standing figure: ``a higher pair or any row of four or more pairs``; None if nothing does."""
    standing, row = law.standing(demand), law.legal[demand]
    upside_down = demand > len(law.figures)
    ways: list[Phrase] = []
    whole = []
    by_line: list[Phrase] = []
    usual = rows_without_lines(law)[demand]
    for key, numbers in by_class(law).items():
        higher = [n for n in numbers if row >> n & 1]
        if any((row ^ usual) >> n & 1 for n in numbers):
            if len(higher) == len(numbers):
                whole.append(key)
                continue
            kept = [n for n in numbers if usual >> n & 1]
            kept = kept if {*kept} <= {*higher} else []
            extra = [n for n in higher if n not in kept]
            by_line += _by_line(law, standing, numbers, extra, apart=bool(kept), upside_down=upside_down)
            higher = kept
        if higher and key == class_of(standing):
            ways += _in_own_class(law, standing, higher, upside_down=upside_down)
        elif len(higher) == len(numbers):
            whole.append(key)
        else:
            ways += [say("the-figure", figure=figure_phrase(law, law.figures[n])) for n in higher]
    ways += _any_phrases(law, whole) + by_line
    return either(ways) if ways else None


def _in_own_class(law: ClimbLaw, standing: Figure, higher: list[int], *, upside_down: bool) -> list[Phrase]:
    """Name what beats a figure among those of its class: cards that take a joker, higher ones, equal ones, jokers."""
    here, key = law.figures.index(standing), class_of(standing)
    takers = [n for n in higher if standing.top == JOKER != law.figures[n].top]
    ways = [say("the-figure", figure=figure_phrase(law, law.figures[n])) for n in takers]
    higher = [n for n in higher if n not in takers]
    if not higher:
        return ways
    if law.ranking.suits_follow and key[0] in FOLLOWING:
        return ways + _following(law, standing, higher, upside_down=upside_down)
    jokers = [n for n in higher if upside_down and law.figures[n].top == JOKER and n != here]
    message = "lower-figure" if upside_down else "higher-figure"
    ways += [say(message, kind=kind_phrase(key))] if {*higher} - {here, *jokers} else []
    ways += [say("equal-figure")] if here in higher else []
    return ways + _joker_phrases(law, standing, jokers)


def _by_line(
    law: ClimbLaw, standing: Figure, numbers: list[int], playable: list[int], *, apart: bool, upside_down: bool
) -> list[Phrase]:
    """Name the figures of a class that a line makes playable: all higher ones together, others by their ranks.

    `apart` says that the higher ones are named already.
    """
    tops = dict.fromkeys(law.figures[n].top for n in numbers)
    full = [top for top in tops if all(n in playable for n in numbers if law.figures[n].top == top)]
    ways, named = [], [*full]
    height = rank_height(law, standing.top, upside_down=upside_down)
    above = [top for top in tops if rank_height(law, top, upside_down=upside_down) > height]
    kind = kind_phrase(class_of(law.figures[numbers[0]]))
    # Upside down a joker is higher, though the other ranks that are called lower are not.
    if above and not apart and {*above} <= {*full} and not (upside_down and JOKER in above):
        ways = [say("lower-figure" if upside_down else "higher-figure", kind=kind)]
        full = [top for top in full if top not in above]
    ways += [_of_rank(law, law.figures[numbers[0]], top) for top in full]
    rest = [n for n in playable if law.figures[n].top not in named]
    return ways + [say("the-figure", figure=figure_phrase(law, law.figures[n])) for n in rest]


def _of_rank(law: ClimbLaw, figure: Figure, top: Rank) -> Phrase:
    """Name any figure of a rank that is of the kind and length of another one."""
    if is_set(figure.kind):
        return phrases.cards_of(figure.size, top)
    return say("the-figure", figure=figure_phrase(law, Figure(figure.kind, figure.length, top, -1)))


def _joker_phrases(law: ClimbLaw, standing: Figure, numbers: list[int]) -> list[Phrase]:
    """Name jokers that beat a figure although the order is turned: ``a joker``, on another joker ``the big joker``."""
    if standing.top == JOKER or not is_set(standing.kind):
        return [say("the-figure", figure=figure_phrase(law, law.figures[n])) for n in numbers]
    return [phrases.cards_of(standing.size, JOKER)] if numbers else []


def _following(law: ClimbLaw, standing: Figure, higher: list[int], *, upside_down: bool) -> list[Phrase]:
    """Say what beats a figure that has to be followed: ``a higher pair of the same colour or two 2s``."""
    same = [n for n in higher if law.figures[n].tie == standing.tie]
    kind = kind_phrase(class_of(standing))
    figure = say("lower-figure" if upside_down else "higher-figure", kind=kind)
    what = "colour" if standing.kind is Kind.PAIR else "suit"
    ways = [say("following-figure", figure=figure, what=what)] if same else []
    free = dict.fromkeys(law.figures[n].top for n in higher if n not in same)
    return ways + [phrases.cards_of(int(standing.kind), rank) for rank in free]


def any_kind(law: ClimbLaw, keys: Sequence[ClassKey]) -> Phrase:
    """Name any figure of some classes: ``any four of a kind or any row of four or more pairs``."""
    return either(_any_phrases(law, keys))


def _any_phrases(law: ClimbLaw, keys: Sequence[ClassKey]) -> list[Phrase]:
    rows = sorted(length for kind, length in keys if kind is Kind.PAIRS)
    runs = sorted(length for kind, length in keys if kind is Kind.RUN)
    longer = len(runs) > 1 and runs == [length for kind, length in by_class(law) if kind is Kind.RUN][-len(runs) :]
    apart = (Kind.PAIRS, Kind.RUN) if longer else (Kind.PAIRS,)
    sets = _largest_sets(law, keys)
    ways = [say("any-set-or-more", count=sets[0][1])] if sets else []
    ways += [say("any-figure", kind=kind_phrase(key)) for key in keys if key[0] not in apart and key not in sets]
    ways += [say("any-run-or-more", count=runs[0])] if longer else []
    return [*ways, _any_row(law, rows)] if rows else ways


def _largest_sets(law: ClimbLaw, keys: Sequence[ClassKey]) -> list[ClassKey]:
    """Return the largest sets of a law if all of them, from some size on, are among the classes."""
    found: list[ClassKey] = []
    for key in sorted((key for key in by_class(law) if is_set(key[0])), key=lambda key: key[1], reverse=True):
        if key not in keys or (found and key[1] != found[0][1] - 1):
            break
        found.insert(0, key)
    return found if len(found) > 1 and found[-1][0] is Kind.LARGE_SET else []


def _any_row(law: ClimbLaw, lengths: Sequence[int]) -> Phrase:
    there = [length for kind, length in by_class(law) if kind is Kind.PAIRS]
    if len(lengths) > 1 and list(lengths) == there[-len(lengths) :] and lengths[-1] - lengths[0] < len(lengths):
        return say("any-pairs-or-more", count=lengths[0])
    return say("any-pairs", lengths=phrases.numbers(lengths))
