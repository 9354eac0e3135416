"""The combinations section of a climbing rulebook: sets, runs, bombs, and what bombs beat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.law.model import ClimbLaw, Kind
from emptyhand.rulebook.figures import ClassKey, any_class, beats_class, by_class, class_words, colours
from emptyhand.rulebook.words import counted, joined, number, plural, rank_labels, rank_name, sentence
from emptyhand.ruleset.climb_keys import Chop, ClimbRules

_SETS = {
    Kind.SINGLE: "- **Single card:** the higher rank wins, and between equal ranks the higher suit.",
    Kind.PAIR: "- **Pair:** two cards of equal rank. Between pairs of equal rank the one with the highest suit wins.",
    Kind.TRIPLE: "- **Triple:** three cards of equal rank.",
    Kind.FOUR: "- **Four of a kind:** all four cards of a rank.",
}


def climb_rules(law: ClimbLaw) -> ClimbRules:
    """Return the rules that a climbing law was compiled from."""
    rules = law.ruleset.rules
    assert isinstance(rules, ClimbRules)
    return rules


def combinations(law: ClimbLaw) -> Iterator[str]:
    yield "A combination is beaten by a higher one of the same kind with the same number of cards."
    for size in sorted(climb_rules(law).combinations.sets):
        if size <= law.deal.hand:
            yield _SETS[Kind(size)]
    yield from _runs(law)


def _runs(law: ClimbLaw) -> Iterator[str]:
    lengths = [length for kind, length in by_class(law) if kind is Kind.RUN]
    if not lengths:
        return
    at_least = counted(lengths[0], "card") if len(lengths) == 1 else f"{number(lengths[0])} or more cards"
    text = f"- **Run:** {at_least} of neighbouring ranks, of any suits."
    text += f" {_allowed_ranks(law, law.combinations.run_ranks, 'run')}"
    text += " No run goes round from the highest rank to the lowest."
    text += " The rank of the highest card decides"
    if climb_rules(law).combinations.run_suit_tiebreak:
        yield text + "; if it is equal, the suit of that card decides."
    else:
        yield text + ", whatever its suit, and an equal one does not beat it."


def _allowed_ranks(law: ClimbLaw, ranks: Sequence[int], what: str) -> str:
    missing = [r for r in law.ranking.order if r not in ranks]
    if not missing:
        return f"Any rank may be part of a {what}, the {rank_name(ranks[-1])} only as the highest."
    first = law.ranking.order.index(ranks[0])
    if list(ranks) == list(law.ranking.order[first : first + len(ranks)]):
        return sentence(f"{joined([plural(r) for r in missing])} may not be part of a {what}")
    return f"Only these ranks may be part of a {what}, each the neighbour of the next: {rank_labels(ranks)}."


# -- bombs -----------------------------------------------------------------------------------------------------------


def bomb_classes(law: ClimbLaw) -> list[ClassKey]:
    """Return the classes that are bombs: rows of pairs, and four of a kind unless it is an ordinary set."""
    rules = climb_rules(law)
    return [c for c in by_class(law) if c[0] is Kind.PAIRS or (c[0] is Kind.FOUR and rules.bombs.four)]


def bombs(law: ClimbLaw) -> Iterator[str]:
    """Bombs, their ladder and what else they beat; nothing if the game has no bombs."""
    there = bomb_classes(law)
    if not there:
        return
    yield "These combinations are bombs; they may be led like any other:"
    if (Kind.FOUR, 4) in there:
        yield _SETS[Kind.FOUR]
    if any(kind is Kind.PAIRS for kind, _ in there):
        yield _pair_rows(law)
    yield "A bomb beats a lower bomb of the same kind and size."
    yield from _ladder(law)
    yield from _chops(law)


def _pair_rows(law: ClimbLaw) -> str:
    sizes = joined([number(length) for kind, length in by_class(law) if kind is Kind.PAIRS], "or")
    suits = "all red or all black" if law.bombs.one_colour else "of any suits"
    text = f"- **Row of pairs:** {sizes} pairs of neighbouring ranks, {suits}."
    text += f" {_allowed_ranks(law, law.bombs.pair_run_ranks, 'row of pairs')} The rank of the highest pair decides;"
    if law.bombs.one_colour:
        low, high = colours(law)
        return f"{text} if it is equal, {high} beats {low}."
    return f"{text} if it is equal, the highest suit in that pair decides."


def _ladder(law: ClimbLaw) -> Iterator[str]:
    """Which bombs beat bombs of another kind or size: as a plain ladder, or class by class."""
    classes = bomb_classes(law)
    beaten = {c: [b for b in classes if b != c and beats_class(law, b, c)] for c in classes}
    rungs = [c for c in classes if beaten[c] or any(c in by for by in beaten.values())]
    rungs.sort(key=lambda c: -len(beaten[c]))
    if not rungs:
        if len(classes) > 1:
            yield "Bombs of different kinds or sizes do not beat each other."
        return
    if all(set(beaten[c]) == set(rungs[place + 1 :]) for place, c in enumerate(rungs)):
        listed = ", ".join(class_words(c) for c in rungs)
        yield f"It also beats every bomb that comes before it in this list: {listed}."
        return
    for c in rungs:
        if beaten[c]:
            yield f"{sentence(any_class(law, [c]))[:-1]} is beaten by {any_class(law, beaten[c])}."


def _chops(law: ClimbLaw) -> Iterator[str]:
    rules = climb_rules(law)
    sets = [size for size in rules.combinations.sets if size <= law.deal.hand]
    beaten = [(chop, _choppers(law, chop)) for chop in rules.bombs.chops if len(chop.on) in sets]
    beaten = [(chop, by) for chop, by in beaten if by]
    if not beaten:
        yield "Bombs beat no other combinations, and no other combination beats a bomb."
        return
    yield "No other combination beats a bomb, but bombs beat these:"
    for chop, by in beaten:
        yield f"- {_chopped(chop)} is beaten by {any_class(law, by)}."


def _choppers(law: ClimbLaw, chop: Chop) -> list[ClassKey]:
    there = {("four" if kind is Kind.FOUR else f"{length} pairs"): (kind, length) for kind, length in bomb_classes(law)}
    return [there[name] for name in chop.by if name in there]


def _chopped(chop: Chop) -> str:
    words = {1: "A single {}", 2: "A pair of {}s", 3: "A triple of {}s"}
    return words[len(chop.on)].format(rank_name(chop.on[0]))
