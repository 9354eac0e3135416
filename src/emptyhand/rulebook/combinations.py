"""The combinations section of a climbing rulebook: sets, runs, bombs, and what bombs beat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.law.model import ClimbLaw, Kind
from emptyhand.rulebook.figures import ClassKey, any_kind, beats_class, by_class, colour_phrases, kind_phrase
from emptyhand.rulebook.phrases import in_order, numbers, plurals, rank_name, rank_row
from emptyhand.rulebook.sections import Item, Line, entry, item
from emptyhand.ruleset.climb_keys import Chop, ClimbRules
from emptyhand.speech import Phrase, rank_arg, say

_SETS = {
    Kind.SINGLE: entry(say("climb-single"), say("climb-single-rule")),
    Kind.PAIR: entry(say("climb-pair"), say("climb-pair-rule"), say("climb-pair-higher")),
    Kind.TRIPLE: entry(say("climb-triple"), say("climb-triple-rule")),
    Kind.FOUR: entry(say("climb-four"), say("climb-four-rule")),
}


def climb_rules(law: ClimbLaw) -> ClimbRules:
    """Return the rules that a climbing law was compiled from."""
    rules = law.ruleset.rules
    assert isinstance(rules, ClimbRules)
    return rules


def combinations(law: ClimbLaw) -> Iterator[Line]:
    yield say("climb-beaten")
    for size in sorted(climb_rules(law).combinations.sets):
        if size <= law.deal.hand:
            yield _SETS[Kind(size)]
    yield from _runs(law)


def _runs(law: ClimbLaw) -> Iterator[Item]:
    lengths = [length for kind, length in by_class(law) if kind is Kind.RUN]
    if not lengths:
        return
    yield entry(
        say("climb-run"),
        say("climb-run-length" if len(lengths) == 1 else "climb-run-at-least", count=lengths[0]),
        _allowed_ranks(law, law.combinations.run_ranks, "run"),
        say("climb-run-no-corner"),
        say("climb-run-suit-decides" if climb_rules(law).combinations.run_suit_tiebreak else "climb-run-rank-decides"),
    )


def _allowed_ranks(law: ClimbLaw, ranks: Sequence[int], what: str) -> Phrase:
    missing = [r for r in law.ranking.order if r not in ranks]
    if not missing:
        return say("climb-any-rank", what=what, highest=rank_name(ranks[-1]))
    first = law.ranking.order.index(ranks[0])
    if list(ranks) == list(law.ranking.order[first : first + len(ranks)]):
        return say("climb-without-ranks", what=what, ranks=plurals(missing))
    return say("climb-only-ranks", what=what, ranks=rank_row(ranks))


# -- bombs -----------------------------------------------------------------------------------------------------------


def bomb_classes(law: ClimbLaw) -> list[ClassKey]:
    """Return the classes that are bombs: rows of pairs, and four of a kind unless it is an ordinary set."""
    rules = climb_rules(law)
    return [c for c in by_class(law) if c[0] is Kind.PAIRS or (c[0] is Kind.FOUR and rules.bombs.four)]


def bombs(law: ClimbLaw) -> Iterator[Line]:
    """Bombs, their ladder and what else they beat; nothing if the game has no bombs."""
    there = bomb_classes(law)
    if not there:
        return
    yield say("climb-bombs")
    if (Kind.FOUR, 4) in there:
        yield _SETS[Kind.FOUR]
    if any(kind is Kind.PAIRS for kind, _ in there):
        yield _pair_rows(law)
    yield say("climb-bomb-beats-lower")
    yield from _ladder(law)
    yield from _chops(law)


def _pair_rows(law: ClimbLaw) -> Item:
    sizes = numbers(length for kind, length in by_class(law) if kind is Kind.PAIRS)
    allowed = _allowed_ranks(law, law.bombs.pair_run_ranks, "pairs")
    if law.bombs.one_colour:
        low, high = colour_phrases(law)
        pairs, decides = say("climb-pairs-one-colour", sizes=sizes), say("climb-pairs-colour", low=low, high=high)
    else:
        pairs, decides = say("climb-pairs-any-suits", sizes=sizes), say("climb-pairs-suit")
    return entry(say("climb-pairs"), pairs, allowed, decides)


def _ladder(law: ClimbLaw) -> Iterator[Phrase]:
    """Which bombs beat bombs of another kind or size: as a plain ladder, or class by class."""
    classes = bomb_classes(law)
    beaten = {c: [b for b in classes if b != c and beats_class(law, b, c)] for c in classes}
    rungs = [c for c in classes if beaten[c] or any(c in by for by in beaten.values())]
    rungs.sort(key=lambda c: -len(beaten[c]))
    if not rungs:
        if len(classes) > 1:
            yield say("climb-bombs-apart")
        return
    if all(set(beaten[c]) == set(rungs[place + 1 :]) for place, c in enumerate(rungs)):
        yield say("climb-bombs-ladder", kinds=in_order([kind_phrase(c) for c in rungs]))
        return
    for c in rungs:
        if beaten[c]:
            yield say("climb-bomb-beaten", bomb=any_kind(law, [c]), by=any_kind(law, beaten[c]))


def _chops(law: ClimbLaw) -> Iterator[Line]:
    rules = climb_rules(law)
    sets = [size for size in rules.combinations.sets if size <= law.deal.hand]
    beaten = [(chop, _choppers(law, chop)) for chop in rules.bombs.chops if len(chop.on) in sets]
    beaten = [(chop, by) for chop, by in beaten if by]
    if not beaten:
        yield say("climb-no-chops")
        return
    yield say("climb-chops")
    for chop, by in beaten:
        yield item(say("climb-chop", size=len(chop.on), rank=rank_arg(chop.on[0]), by=any_kind(law, by)))


def _choppers(law: ClimbLaw, chop: Chop) -> list[ClassKey]:
    there = {("four" if kind is Kind.FOUR else f"{length} pairs"): (kind, length) for kind, length in bomb_classes(law)}
    return [there[name] for name in chop.by if name in there]
