"""Public deductions about hidden hands: from the opening, from forced moves and from the cards played.

A fact concerns the cards of a hand that are not `known`. It follows from public information alone, so it is always true
and gives nothing away. Each hand keeps one fact about the ranks it lacks. If cards were drawn between two forced
pick-ups, two facts would be needed; the more informative one is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from emptyhand.game.pile_moves import may_pick_up
from emptyhand.game.position import NOTHING, Deduced, Zones
from emptyhand.game.table import NO_RANK, Table
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.rules.ruleset.model import Zone

HAND = Zone.HAND

# -- pile games ------------------------------------------------------------------------------------------------------


def at_the_start(law: PileLaw, seats: tuple[Zones, ...], lowest: int, holders: tuple[int, ...]) -> tuple[Zones, ...]:
    """Return the seats after the opening rank and its holders are announced: no hand has an earlier rank."""
    before = sum(1 << rank for rank in law.opening.ladder[: law.opening.ladder.index(lowest)])
    told = []
    for seat, zones in enumerate(seats):
        if seat in holders:
            deduced = _deduced(before, len(zones.hand), lowest)
        else:
            deduced = _deduced(before | 1 << lowest, len(zones.hand), NO_RANK)
        told.append(zones._replace(deduced=deduced))
    return tuple(told)


def after_playing(mine: Zones, hand: tuple[Card, ...], cards: tuple[Card, ...], all_of_it: bool) -> Zones:
    """Return the seat after it played equal cards; `hand` is what remains, and `all_of_it` leaves no card of the rank.

    A played card that equals a known one counts as the known one. Any other card of a rank that the hand lacked was
    drawn since; one of another rank may have been among the `sure` cards, so their number drops.
    """
    known, deduced = mine.known, mine.deduced
    unseen, rank = len(cards), cards[0] >> 2
    if known:
        known = _forget(known, cards)
        unseen -= len(mine.known) - len(known)
    if unseen and deduced is not NOTHING:
        ranks, sure, holds, _, _ = deduced
        deduced = _deduced(ranks, sure if ranks >> rank & 1 else sure - unseen, NO_RANK if holds == rank else holds)
    if all_of_it:
        deduced = _none_of(deduced, 1 << rank, len(hand) - len(known))
    return Zones(hand, mine.up, mine.down, known, deduced)


def _forget(known: tuple[Card, ...], played: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards still known to be in a hand: a played card that equals a known one counts as the known one."""
    left = list(known)
    for card in played:
        if card in left:
            left.remove(card)
    return tuple(left)


def after_picking_up(law: PileLaw, table: Table, mine: Zones) -> Deduced:
    """Return the deductions after a pick-up: no card of the hand meets the demand, unless picking up was a choice.

    Where several cards were asked for, the hand may hold single ones that meet it.
    """
    return mine.deduced if may_pick_up(law, table, HAND) else after_being_stuck(law, table, mine)


def after_being_stuck(law: PileLaw, table: Table, mine: Zones) -> Deduced:
    """Return the deductions about a hand that has nothing to play."""
    unseen = len(mine.hand) - len(mine.known)
    if not unseen or table.amount > 1:
        return mine.deduced
    return _none_of(mine.deduced, _marked(law.allowed(table.demand, table.turned)), unseen)


@lru_cache(maxsize=256)
def _marked(row: Sequence[int]) -> int:
    """Return the ranks marked in a row of the law, as bits."""
    return sum(1 << rank for rank, mark in enumerate(row) if mark)


def _none_of(deduced: Deduced, ranks: int, unseen: int) -> Deduced:
    """Add the fact that none of the hand's unseen cards is of these ranks."""
    both, sure = deduced.ranks | ranks, deduced.sure
    # A fact is as informative as the number of (card, rank) pairs that it rules out.
    if sure * both.bit_count() >= unseen * ranks.bit_count():
        return _deduced(both, sure, deduced.holds)
    return _deduced(ranks, unseen, deduced.holds)


def _deduced(ranks: int, sure: int, holds: int) -> Deduced:
    if ranks and sure > 0:
        return Deduced(ranks, sure, holds)
    return NOTHING if holds == NO_RANK else Deduced(0, 0, holds)


# -- climbing games --------------------------------------------------------------------------------------------------


def after_passing(law: ClimbLaw, mine: Zones, demand: int) -> Zones:
    """Return the seat after it passed on a demand.

    Where the law forces a seat to beat what it can, the hand cannot beat the demand, and never will, since a hand only
    shrinks. Elsewhere the pass is remembered but proves nothing; nor does it where a hand may hold cards that beat the
    demand and may not be its last.
    """
    before = mine.deduced.unbeaten if law.passes_prove else mine.deduced.passed
    beating = law.legal[demand]
    if not beating or any(not beating & ~law.legal[other] for other in before):
        return mine
    left = [other for other in before if law.legal[other] & ~beating]
    demands = tuple(sorted((*left, demand)))
    return mine._replace(deduced=Deduced(unbeaten=demands) if law.passes_prove else Deduced(passed=demands))


def after_laying(mine: Zones, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Zones:
    """Return the seat after it played a combination; `hand` is what remains."""
    known = mine.known and _forget(mine.known, cards)
    return Zones(hand, (), (), known, mine.deduced if hand else NOTHING)
