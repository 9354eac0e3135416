"""Climbing games with a short pack: what their keys say about the ranks that are left."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace

from emptyhand.rules.cards import Rank
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.climb_values import WinningHand


def played_with(rules: ClimbRules, left_out: Container[int]) -> ClimbRules:
    """Return the rules without the ranks that are left out of the pack, so that their neighbours become neighbours.

    The rules stay as they are where no rank is left out.
    """

    def left(ranks: Iterable[Rank]) -> tuple[Rank, ...]:
        return tuple(rank for rank in ranks if rank not in left_out)

    ranking, combinations, bombs, turn = rules.ranking, rules.combinations, rules.bombs, rules.turn
    if left(ranking.order) == ranking.order:
        return rules
    return replace(
        rules,
        ranking=replace(
            ranking,
            order=left(ranking.order),
            suits_free=left(ranking.suits_free),
            turns_round=left(ranking.turns_round),
        ),
        turn=replace(turn, not_last=left(turn.not_last)),
        combinations=replace(
            combinations,
            run_ranks=left(combinations.run_ranks),
            wins_round=left(combinations.wins_round),
            beats_joker=tuple(card for card in combinations.beats_joker if card.rank not in left_out),
        ),
        bombs=replace(
            bombs,
            pair_run_ranks=left(bombs.pair_run_ranks),
            chops=tuple(chop for chop in bombs.chops if chop.on[0] not in left_out),
        ),
        instant=tuple(replace(hand, ranks=left(hand.ranks)) for hand in rules.instant if _can_be_dealt(hand, left_out)),
    )


def _can_be_dealt(hand: WinningHand, left_out: Container[int]) -> bool:
    """Whether the ranks that are left are enough for a hand that wins at once."""
    if hand.hold:
        return not any(rank in left_out for rank in hand.hold)
    return hand.count <= sum(1 for rank in hand.ranks if rank not in left_out)
