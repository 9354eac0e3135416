"""Why a move of a climbing game is refused, and why some cards make no combination."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from emptyhand.game.errors import Refusal
from emptyhand.game.moves import refusal_for
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Pass, Play
from emptyhand.rules.cards import Card
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.figures import FIVE
from emptyhand.rules.law.model import ClimbLaw, Kind
from emptyhand.words.rulebook.demands import opening_card, standing
from emptyhand.words.rulebook.figures import beating, by_class, figure_phrase, suits_named
from emptyhand.words.rulebook.phrases import a_rank, any_of, cards_of, numbers, rank_row
from emptyhand.words.rulebook.words import missing_cards
from emptyhand.words.speech import Phrase, listed, of_cards, rank_arg, say

_PLAIN = {
    Refusal.NOT_NOW: say("why-play-or-pass"),
    Refusal.BOMBS_ONLY: say("why-bombs-only"),
    Refusal.LAST_CARD: say("why-last-card"),
    Refusal.LEADER_PASSES: say("why-leader-passes"),
}
"""Reasons that need no further words."""

# Do not name more missing ranks than this.
_FEW = 3


def reason_for(law: ClimbLaw, view: View, move: Move, reason: Refusal) -> Phrase:
    """Return the reason as a phrase; it must be the seat's turn."""
    cards = move.cards if isinstance(move, Play) else ()
    if reason in _PLAIN:
        return _PLAIN[reason]
    match reason:
        case Refusal.NOT_HELD:
            return say("why-not-in-hand", cards=of_cards(missing_cards(view.hand, cards)))
        case Refusal.NO_FIGURE:
            return no_combination(law, cards)
        case Refusal.OPENING_CARD:
            return say("why-opening-card", card=opening_card(view.table))
        case Refusal.OPENING_ALONE:
            return say("why-opening-alone", card=opening_card(view.table))
        case Refusal.NOT_ON_DEMAND:
            return _does_not_beat(law, view, cards)
        case Refusal.SUIT_LOCK:
            return say("why-suit-lock", suits=suits_named(view.table.suit_lock))
        case Refusal.NOT_LAST:
            return say("why-not-last", cards=any_of(sorted({c.rank for c in cards} & set(law.turn.not_last))))
        case Refusal.MUST_BEAT:
            return say("why-must-beat", standing=standing(law, view.table))
    raise AssertionError(f"{reason!r} is no reason of a climbing game")


def _does_not_beat(law: ClimbLaw, view: View, cards: Sequence[Card]) -> Phrase:
    number_of = figure_of(law, cards)
    assert number_of is not None
    played = say("the-figure", figure=figure_phrase(law, law.figures[number_of]))
    below = standing(law, view.table)
    ways = beating(law, view.table.demand)
    if ways is None:
        return say("why-nothing-beats", played=played, standing=below)
    may_pass = refusal_for(law, view, Pass()) is None
    return say("why-beat-or-pass" if may_pass else "why-beat", played=played, standing=below, ways=ways)


# -- cards that make no combination ----------------------------------------------------------------------------------


def no_combination(law: ClimbLaw, cards: Sequence[Card]) -> Phrase:
    """Explain why the cards, all of them held, make no combination."""
    counts = Counter(c.rank for c in cards)
    ranks = sorted(counts, key=law.ranking.order.index)
    sizes = set(counts.values())
    if len(ranks) == 1 and len(cards) == 2 and (Kind.PAIR, 2) in by_class(law):
        return say("why-pair-colours", cards=of_cards(cards))
    if len(ranks) == 1:
        return say("why-no-set", cards=cards_of(len(cards), ranks[0]))
    if sizes == {1}:
        return _no_run(law, ranks)
    if sizes == {2}:
        return _no_pair_row(law, cards, ranks)
    return say("why-no-combination", cards=_shown(law, cards))


def _shown(law: ClimbLaw, cards: Sequence[Card]) -> Phrase | str:
    return rank_row(sorted((c.rank for c in cards), key=law.ranking.order.index))


def _no_run(law: ClimbLaw, ranks: Sequence[int]) -> Phrase:
    lengths = [length for kind, length in by_class(law) if kind is Kind.RUN]
    shown = rank_row(ranks)
    if len(ranks) == 2 and (Kind.PAIR, 2) in by_class(law):
        return say("why-no-pair", cards=shown)
    if len(ranks) == FIVE and (Kind.FLUSH, FIVE) in by_class(law):
        return say("why-no-run-or-flush", cards=shown)
    if not lengths:
        return say("why-no-runs", cards=shown)
    outside = [r for r in ranks if r not in law.combinations.run_ranks]
    if outside:
        return say("why-not-in-runs", cards=shown, outside=a_rank(outside[0]))
    if len(ranks) < lengths[0]:
        return say("why-short-run", cards=shown, count=lengths[0])
    whole = say("gap-suits") if len(ranks) in lengths else say("gap-longest", count=lengths[-1])
    gap = _gap(law.combinations.run_ranks, ranks) or whole
    return say("why-no-run", cards=shown, gap=gap)


def _no_pair_row(law: ClimbLaw, cards: Sequence[Card], ranks: Sequence[int]) -> Phrase:
    lengths = [length for kind, length in by_class(law) if kind is Kind.PAIRS]
    shown = _shown(law, cards)
    if not lengths:
        return say("why-no-pair-rows", cards=shown)
    outside = [r for r in ranks if r not in law.bombs.pair_run_ranks]
    if outside:
        return say("why-not-in-pair-rows", cards=shown, rank=rank_arg(outside[0]))
    gap = _gap(law.bombs.pair_run_ranks, ranks)
    if gap:
        return say("why-no-pair-row", cards=shown, gap=gap)
    if len(ranks) not in lengths:
        return say("why-pair-row-length", cards=shown, lengths=numbers(lengths))
    return say("why-no-pair-row", cards=shown, gap=say("gap-colours"))


def _gap(sequence: Sequence[int], ranks: Sequence[int]) -> Phrase | None:
    """Say why ranks of the sequence are not neighbours; None if they are."""
    places = [sequence.index(r) for r in ranks]
    missing = [sequence[p] for p in range(places[0], places[-1]) if p not in places]
    if not missing:
        return None
    if places[0] == 0 and places[-1] == len(sequence) - 1 and _round_the_corner(places, len(sequence)):
        return say("gap-corner", top=_the(sequence[-1]), bottom=_the(sequence[0]))
    if len(missing) > _FEW:
        return say("gap-wide")
    return say("gap-missing", count=len(missing), ranks=listed([_the(r) for r in missing]))


def _the(rank: int) -> Phrase:
    return say("the-rank", rank=rank_arg(rank))


def _round_the_corner(places: Sequence[int], size: int) -> bool:
    """Whether the places would be neighbours on a circle, with only one gap."""
    return sum(1 for place in places if (place + 1) % size not in places) == 1
