"""A seat's knowledge as numbers for the kernels: which cards are where, and how many are unseen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from emptyhand.fast import climb_layout, pile_layout
from emptyhand.fast import world_layout as at
from emptyhand.fast.climb_counted import counted_size
from emptyhand.fast.climb_tables import card_bit
from emptyhand.fast.numbers import np
from emptyhand.fast.pile_tables import check_room, lanes
from emptyhand.fast.states import counted_lanes, locked_cards, packed, pile_order, standing_suits
from emptyhand.game.table import Phase
from emptyhand.game.view import SeatView, View, unseen_cards
from emptyhand.players.search.dealing import Fitting, first_cards, plan_dealing
from emptyhand.rules.cards import Card
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw

if TYPE_CHECKING:
    from numpy.typing import NDArray

Words: TypeAlias = "NDArray[np.int64]"


class Knowledge(NamedTuple):
    """A state with the cards that a seat has seen, and the facts about the others (`fast.world_layout`)."""

    base: Words
    unseen: Words


def knowledge(law: Law, view: View) -> Knowledge:
    """Return the knowledge of a view's seat."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide: expected the view of a seat")
    return _climb(law, view, view.seat) if isinstance(law, ClimbLaw) else _pile(law, view, view.seat)


def has_room(law: Law, players: int) -> bool:
    """Whether the kernels can hold the cards for this many seats."""
    return isinstance(law, ClimbLaw) or law.pack.size(players) <= pile_layout.PACK_SIZE


def words_of(law: PileLaw) -> int:
    """Return the size of the states that a search copies: with the order of the pile only where it counts."""
    return pile_layout.STATE_SIZE if law.pick_up.top else pile_layout.LAID


def _pile(law: PileLaw, view: View, me: int) -> Knowledge:
    to, table = pile_layout, view.table
    check_room(law, len(view.seats))
    stock = unseen_cards(view)
    base, unseen = np.zeros(words_of(law), np.int64), np.zeros(at.K_SIZE, np.int64)
    if law.pick_up.top:
        base[to.PILE_ORDER :] = pile_order(law, table.pile)
    base[to.PHASE], base[to.TURN], base[to.DEALER] = table.phase, table.turn, table.dealer
    base[to.DIRECTION], base[to.DEMAND], base[to.LEADER] = table.direction, table.demand, table.owner
    base[to.RUN], base[to.RUN_LENGTH], base[to.OPENING] = table.run, table.run_length, table.opening
    base[to.AMOUNT] = table.amount
    base[to.DEMAND] += to.TURNED * table.turned
    base[to.PLAYERS], base[to.TIES] = len(view.seats), packed(range(len(view.seats)))
    base[to.OUT_COUNT], base[to.OUT_ORDER] = len(table.out), packed(table.out)
    base[to.OUT_MASK] = sum(1 << seat for seat in table.out)
    base[to.PILE : to.PILE + 2] = counted_lanes(table.pile)
    base[to.DRAW_END] = view.draw
    base[to.STOCK : to.STOCK + 2] = counted_lanes(stock)
    for number, seat in enumerate(view.seats):
        hand = view.hand if number == me else seat.known
        base[to.HANDS + 2 * number : to.HANDS + 2 * number + 2] = counted_lanes(hand)
        base[to.UPS + 2 * number : to.UPS + 2 * number + 2] = counted_lanes(c for c in seat.up if c is not None)
        start = at.K_SEAT * number
        dealt = law.hand_size(len(view.seats)) + law.deal.up
        # Until all have chosen, the up cards that another seat has chosen are hidden.
        hidden_up = dealt - seat.hand - len(seat.up) if table.phase is Phase.CHOOSE and number != me else 0
        block = _of_seat(seat, len(hand), hidden_up)
        unseen[start : start + len(block)] = block
    _plan_hands(unseen, view, stock)
    return Knowledge(base, unseen)


def _of_seat(seat: SeatView, seen: int, hidden_up: int) -> tuple[int, ...]:
    """Return how many unseen cards a seat has where, and the facts about its hand, in the order of `world_layout`."""
    down = sum(filled << slot for slot, filled in enumerate(seat.down))
    lacking = [bool(seat.lacks.ranks >> rank & 1) for rank in range(pile_layout.RANKS)]
    unknown = seat.hand - seen
    # The seat knows its own hand, so public facts about it add nothing.
    lacks, holds = (seat.lacks.count, seat.holds) if unknown else (0, -1)
    return unknown, hidden_up, down, lacks, *lanes(tuple(lacking)), holds


def _plan_hands(unseen: Words, view: View, stock: Iterable[Card]) -> None:
    """Write the order in which hands are dealt, and how many cards of each hand come before all others."""
    sizes = [0] * pile_layout.RANKS
    for card in stock:
        sizes[card >> 2] += 1
    starts = [at.K_SEAT * number for number in range(len(view.seats))]
    told = [tuple(int(unseen[start + what]) for what in (at.K_HAND, at.K_LACK_COUNT, at.K_HOLDS)) for start in starts]
    # The cards that a hand is known to hold are dealt before anything else.
    for _, _, holds in told:
        if holds >= 0:
            sizes[holds] -= 1
    total = sum(sizes)
    seats = []
    for (hand, sure, holds), seat in zip(told, view.seats, strict=True):
        fitting = [rank for rank in range(pile_layout.RANKS) if not seat.lacks.ranks >> rank & 1] if sure else []
        among = sum([sizes[rank] for rank in fitting])
        first = first_cards(hand - (holds >= 0), sure - (holds in fitting), among, total)
        seats.append(Fitting(first, sum([1 << rank for rank in fitting if sizes[rank]]), among))
    plan = plan_dealing(seats)
    for start, fit, choices, dealt_to in zip(starts, seats, plan.choices, plan.order, strict=True):
        unseen[start + at.K_FIRST : start + at.K_ORDER + 1] = fit.cards, choices, dealt_to


def _climb(law: ClimbLaw, view: View, me: int) -> Knowledge:
    to, table = climb_layout, view.table
    base, unseen = np.zeros(to.C_LAID, np.int64), np.zeros(at.KC_SIZE, np.int64)
    base[to.C_PHASE], base[to.C_TURN], base[to.C_DEMAND] = table.phase, table.turn, table.demand
    base[to.C_OWNER], base[to.C_LOCKED] = table.owner, sum(1 << seat for seat in table.locked)
    base[to.C_OPENING] = -1 if table.opening < 0 else card_bit(law, table.opening)
    base[to.C_PLAYERS] = len(view.seats)
    base[to.C_OUT_COUNT], base[to.C_OUT_ORDER] = len(table.out), packed(table.out)
    base[to.C_OUT_MASK] = sum(1 << seat for seat in table.out)
    base[to.C_TURNED], base[to.C_BOUND] = table.turned, sum(1 << seat for seat in table.bound)
    base[to.C_SUIT_LOCK] = locked_cards(law, table.suit_lock)
    base[to.C_STOOD] = standing_suits(law, table.demand, table.pile)
    base[to.C_GONE] = _bits(law, (*table.pile, *table.gone))
    base[to.C_HANDS + me] = _bits(law, view.hand)
    pool = _bits(law, may_be_held(law, view))
    end, seats = at.KC_DEMANDS, []
    for number, seat in enumerate(view.seats):
        known = () if number == me else view.known_in(number)
        count, may = (0, pool) if number == me else (seat.hand - len(known), pool)
        # Without room for all of them, some impossible worlds may be sampled, but no possible one is lost.
        demands = seat.unbeaten[: at.KC_PASSED - end] if count else ()
        for demand in demands:
            # A seat that could not beat this demand holds no card that beats it alone.
            may &= ~_beating_alone(law, demand)
        among = counted_size(may) if law.several_packs else may.bit_count()
        seats.append(Fitting(count, may, among))
        unseen[at.KC_MAY + number], unseen[at.KC_COUNT + number] = may, count
        unseen[at.KC_SURE + number] = _bits(law, known)
        unseen[at.KC_UNBEATEN + 2 * number : at.KC_UNBEATEN + 2 * number + 2] = end, len(demands)
        unseen[end : end + len(demands)] = demands
        end += len(demands)
    _remember(view, me, unseen)
    plan = plan_dealing(seats)
    unseen[at.KC_CHOICES : at.KC_CHOICES + len(seats)] = plan.choices
    unseen[at.KC_ORDER : at.KC_ORDER + len(seats)] = plan.order
    return Knowledge(base, unseen)


def may_be_held(law: ClimbLaw, view: View) -> tuple[Card, ...]:
    """Return the unseen cards that some hand may hold: none of them is lower than the lowest card dealt."""
    unseen, floor = unseen_cards(view), view.table.floor
    if floor < 0:
        return unseen

    def height(card: int) -> tuple[int, int]:
        return law.ranking.order.index(card >> 2), law.suit_place(card)

    return tuple(card for card in unseen if height(card) >= height(floor))


def _bits(law: ClimbLaw, cards: Iterable[Card]) -> int:
    return sum(1 << card_bit(law, card) for card in cards)


@lru_cache(maxsize=1024)
def _beating_alone(law: ClimbLaw, demand: int) -> int:
    """Return the cards that would beat a demand on their own, as full nibbles where cards are counted."""
    beats = law.legal[demand]
    figures = {card: figure_of(law, (card,)) for card in law.whole_pack(law.players.least)}
    beating = [card for card, figure in figures.items() if figure is not None and beats >> figure & 1]
    if law.several_packs:
        return 15 * sum({1 << card_bit(law, card) for card in beating})
    return _bits(law, beating)


def _remember(view: View, me: int, unseen: Words) -> None:
    """Store the demands that other seats passed on; the latest ones if there is no room for all."""
    end = at.KC_PASSES
    for number, seat in enumerate(view.seats):
        if number != me and seat.hand:
            demands = seat.passed[-(at.KC_MOST_PASSES // len(view.seats)) :]
            unseen[at.KC_PASSED + 2 * number : at.KC_PASSED + 2 * number + 2] = end, len(demands)
            unseen[end : end + len(demands)] = demands
            end += len(demands)
