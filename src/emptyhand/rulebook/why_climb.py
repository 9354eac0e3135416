"""Why a move of a climbing game is refused, and why some cards make no combination."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from emptyhand.actions import Move, Pass, Play
from emptyhand.cards import Card
from emptyhand.game.errors import Refusal
from emptyhand.game.moves import refusal_for
from emptyhand.game.view import View
from emptyhand.law.combinations import figure_of
from emptyhand.law.model import ClimbLaw, Kind
from emptyhand.rulebook.demands import opening_card, standing_words
from emptyhand.rulebook.figures import beaten_by, by_class, figure_words
from emptyhand.rulebook.words import (
    a_rank,
    cards_of,
    cards_text,
    joined,
    missing_cards,
    number,
    plural,
    rank_labels,
    rank_name,
)

# Do not name more missing ranks than this.
_FEW = 3


def sentence_for(law: ClimbLaw, view: View, move: Move, reason: Refusal, *, ascii_only: bool) -> str:
    """Put the reason into words; it must be the seat's turn."""
    cards = move.cards if isinstance(move, Play) else ()
    match reason:
        case Refusal.NOT_NOW:
            return "in this game you can only play cards or pass"
        case Refusal.NOT_HELD:
            missing = missing_cards(view.hand, cards)
            return f"you do not have {cards_text(missing, ascii_only=ascii_only)} in your hand"
        case Refusal.NO_FIGURE:
            return no_combination(law, cards)
        case Refusal.OPENING_CARD:
            return f"the first play must include the {opening_card(view.table, ascii_only=ascii_only)}"
        case Refusal.NOT_ON_DEMAND:
            return _does_not_beat(law, view, cards, ascii_only=ascii_only)
        case Refusal.LEADER_PASSES:
            return "you lead and may not pass: play any combination"
        case Refusal.MUST_BEAT:
            standing = standing_words(law, view.table, ascii_only=ascii_only)
            return f"you may not pass, because you can beat {standing}"
    raise AssertionError(f"{reason!r} is no reason of a climbing game")


def _does_not_beat(law: ClimbLaw, view: View, cards: Sequence[Card], *, ascii_only: bool) -> str:
    number_of = figure_of(law, cards)
    assert number_of is not None
    played = figure_words(law, law.figures[number_of], ascii_only=ascii_only)
    ways = beaten_by(law, view.table.demand, ascii_only=ascii_only)
    standing = standing_words(law, view.table, ascii_only=ascii_only)
    if ways == "nothing":
        return f"the {played} does not beat {standing}: nothing does, so pass"
    may_pass = ", or pass" if refusal_for(law, view, Pass()) is None else ""
    return f"the {played} does not beat {standing}: play {ways}{may_pass}"


# -- cards that make no combination ----------------------------------------------------------------------------------


def no_combination(law: ClimbLaw, cards: Sequence[Card]) -> str:
    """Explain why the cards, all of them held, make no combination."""
    counts = Counter(c.rank for c in cards)
    ranks = sorted(counts, key=law.ranking.order.index)
    sizes = set(counts.values())
    if len(ranks) == 1:
        return f"{cards_of(len(cards), ranks[0])} together are no combination in this game"
    if sizes == {1}:
        return _no_run(law, ranks)
    if sizes == {2}:
        return _no_pair_row(law, cards, ranks)
    return f"{_listed(law, cards)} together are no combination: cards must be of equal rank or form a run"


def _listed(law: ClimbLaw, cards: Sequence[Card]) -> str:
    return rank_labels(sorted((c.rank for c in cards), key=law.ranking.order.index))


def _no_run(law: ClimbLaw, ranks: Sequence[int]) -> str:
    lengths = [length for kind, length in by_class(law) if kind is Kind.RUN]
    listed = rank_labels(ranks)
    if len(ranks) == 2 and (Kind.PAIR, 2) in by_class(law):
        return f"{listed} is no combination: two cards must be a pair"
    if not lengths:
        return f"{listed} is no combination: there are no runs in this game"
    outside = [r for r in ranks if r not in law.combinations.run_ranks]
    if outside:
        return f"{listed} is not a run: {a_rank(outside[0])} may not be part of one"
    gap = _gap(law.combinations.run_ranks, ranks)
    if len(ranks) < lengths[0]:
        return f"{listed} is no combination: a run needs at least {number(lengths[0])} cards"
    return f"{listed} is not a run: {gap or f'the longest has {number(lengths[-1])} cards'}"


def _no_pair_row(law: ClimbLaw, cards: Sequence[Card], ranks: Sequence[int]) -> str:
    lengths = [length for kind, length in by_class(law) if kind is Kind.PAIRS]
    listed = _listed(law, cards)
    if not lengths:
        return f"{listed} is no combination: pairs are played one by one in this game"
    outside = [r for r in ranks if r not in law.bombs.pair_run_ranks]
    if outside:
        return f"{listed} is no row of pairs: {plural(outside[0])} may not be part of one"
    gap = _gap(law.bombs.pair_run_ranks, ranks)
    if gap:
        return f"{listed} is no row of pairs: {gap}"
    if len(ranks) not in lengths:
        return f"{listed} is no combination: a row of pairs has {joined([number(n) for n in lengths], 'or')} pairs"
    return f"{listed} is no row of pairs: all its cards must be red, or all black"


def _gap(sequence: Sequence[int], ranks: Sequence[int]) -> str:
    """Say why ranks of the sequence are not neighbours; empty if they are."""
    places = [sequence.index(r) for r in ranks]
    missing = [sequence[p] for p in range(places[0], places[-1]) if p not in places]
    if not missing:
        return ""
    if places[0] == 0 and places[-1] == len(sequence) - 1 and _round_the_corner(places, len(sequence)):
        return f"nothing goes round from the {rank_name(sequence[-1])} to the {rank_name(sequence[0])}"
    if len(missing) > _FEW:
        return "the ranks do not follow each other"
    names = [f"the {rank_name(r)}" for r in missing]
    return f"{joined(names)} {'is' if len(names) == 1 else 'are'} missing"


def _round_the_corner(places: Sequence[int], size: int) -> bool:
    """Whether the places would be neighbours on a circle, with only one gap."""
    return sum(1 for place in places if (place + 1) % size not in places) == 1
