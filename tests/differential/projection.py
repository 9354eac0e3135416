"""What both engines can say about a game, in one form: a reference position or a kernel's array, and their moves.

Suits mean nothing to a pile game's kernel, so zones are compared as counts by rank: one integer, a byte a rank. A
climbing game's hands are compared card by card, as sets of bits in the kernel's order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from emptyhand.fast import climb_layout as ca
from emptyhand.fast import pile_layout as pa
from emptyhand.game.position import Position
from emptyhand.game.table import NO_OPENING
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take, action_index
from emptyhand.rules.cards import ALL_CARDS, JOKER, RANKS, Card
from emptyhand.rules.law.model import ClimbLaw

_LANES = tuple(1 << (8 * (card >> 2)) for card in range(54))
_HIGH_WORD = 8 * pa.LANES


class PileState(NamedTuple):
    """A pile game, as far as both engines know it."""

    phase: int
    turn: int
    dealer: int
    direction: int
    demand: int
    turned: int
    run: int
    run_length: int
    opening: int
    players: int
    ties: int
    out: int
    out_count: int
    out_mask: int
    draw: int
    pile: int
    hands: tuple[int, ...]
    ups: tuple[int, ...]
    amount: int
    owner: int
    downs: tuple[int, ...]


class ClimbState(NamedTuple):
    """A climbing game, as far as both engines know it."""

    phase: int
    turn: int
    demand: int
    owner: int
    locked: int
    turned: int
    bound: int
    suit_lock: int
    opening: int
    players: int
    out: int
    out_count: int
    out_mask: int
    gone: int
    hands: tuple[int, ...]


State = PileState | ClimbState


def packed(seats: Iterable[int]) -> int:
    """Seats in order, four bits each."""
    return sum(seat << (4 * place) for place, seat in enumerate(seats))


def mask(seats: Iterable[int]) -> int:
    """Seats as a set of bits."""
    return sum(1 << seat for seat in seats)


# -- pile games ------------------------------------------------------------------------------------------------------


def lanes(cards: Iterable[Card | None]) -> int:
    """How many of each rank there are, a byte a rank."""
    return sum([_LANES[card] for card in cards if card is not None])


def pile_state_of(position: Position) -> PileState:
    """A reference position of a pile game in the common form."""
    table, seats = position.table, position.seats
    return PileState(
        phase=int(table.phase),
        turn=table.turn,
        dealer=table.dealer,
        direction=table.direction,
        demand=table.demand,
        turned=table.turned,
        run=table.run,
        run_length=table.run_length,
        opening=table.opening,
        players=len(seats),
        ties=packed(position.ties),
        out=packed(table.out),
        out_count=len(table.out),
        out_mask=mask(table.out),
        draw=len(position.draw),
        pile=lanes(table.pile),
        hands=tuple([lanes(zones.hand) for zones in seats]),
        ups=tuple([lanes(zones.up) for zones in seats]),
        amount=table.amount,
        owner=table.owner,
        downs=tuple([_slots(zones.down) for zones in seats]),
    )


def _slots(row: Sequence[Card | None]) -> int:
    return sum([((card >> 2) + 1) << (4 * slot) for slot, card in enumerate(row) if card is not None])


def pile_state_in(s: Sequence[int], *, passes: bool) -> PileState:
    """A pile kernel's array in the common form; `passes` says whether the law lets players pass."""
    seats = range(s[pa.PLAYERS])
    leads = s[pa.PHASE] == pa.CHOOSE or (passes and _zone(s, pa.PILE) and s[pa.PHASE] != pa.OVER)
    return PileState(
        phase=s[pa.PHASE],
        turn=s[pa.TURN],
        dealer=s[pa.DEALER],
        direction=s[pa.DIRECTION],
        demand=s[pa.DEMAND] & 15,
        turned=s[pa.DEMAND] // pa.TURNED,
        run=s[pa.RUN],
        run_length=s[pa.RUN_LENGTH],
        opening=s[pa.OPENING],
        players=s[pa.PLAYERS],
        ties=s[pa.TIES],
        out=s[pa.OUT_ORDER],
        out_count=s[pa.OUT_COUNT],
        out_mask=s[pa.OUT_MASK],
        draw=s[pa.DRAW_END] - s[pa.DRAW_AT],
        pile=_zone(s, pa.PILE),
        hands=tuple([_zone(s, pa.HANDS + 2 * seat) for seat in seats]),
        ups=tuple([_zone(s, pa.UPS + 2 * seat) for seat in seats]),
        amount=s[pa.AMOUNT] if _zone(s, pa.PILE) and s[pa.PHASE] != pa.OVER else 0,
        owner=s[pa.LEADER] if leads else pa.NOBODY,
        downs=tuple([s[pa.DOWNS + seat] for seat in seats]),
    )


def _zone(s: Sequence[int], at: int) -> int:
    return s[at] + (s[at + 1] << _HIGH_WORD)


def pile_code(move: Move) -> int:
    """The kernel's number of a pile game's move."""
    match move:
        case Place(card):
            return _code(pa.M_PLACE, card >> 2, 1)
        case Play(cards):
            return _code(pa.M_PLAY, cards[0] >> 2, len(cards))
        case Take(card):
            return _code(pa.M_TAKE, card >> 2, 1)
        case Flip(slot):
            return _code(pa.M_FLIP, slot, 0)
        case PickUp(()):
            return _code(pa.M_PICK_UP, 0, 0)
        case PickUp(up):
            return _code(pa.M_PICK_UP, up[0] >> 2, len(up))
        case Pass():
            return _code(pa.M_END_TURN, 0, 0)


def _code(kind: int, subject: int, count: int) -> int:
    return kind << pa.KIND | subject << pa.SUBJECT | count


# -- climbing games --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def bits(law: ClimbLaw) -> tuple[int, ...]:
    """The kernel's number of every card: rank by strength, in each the suits by strength; -1 of those left out.

    Ranks that are left out are below all others.
    """
    order = [*(rank for rank in RANKS[:13] if rank not in law.ranking.order), *law.ranking.order]
    there = {card: 4 * order.index(card.rank) + law.suit_place(card) for card in law.one_pack}
    return tuple(there.get(card, -1) for card in ALL_CARDS[: 52 + law.pack.jokers])


@lru_cache(maxsize=64)
def places(law: ClimbLaw) -> tuple[int, ...]:
    """Where the kernel holds every card: at a bit of its own, or with two packs in the nibble that counts its rank."""
    if not law.several_packs:
        return bits(law)
    return tuple(number // 4 * 4 if number <= 52 else 56 for number in bits(law))


def card_set(law: ClimbLaw, cards: Iterable[Card]) -> int:
    """Cards as a set of bits, or as numbers of cards by rank."""
    place = places(law)
    return sum([1 << place[card] for card in cards])


def _locked(law: ClimbLaw, suits: int) -> int:
    """The cards that may be played while suits are locked, jokers included, as a set of bits; 0 if none are."""
    free = [card for card in law.whole_pack(law.players.least) if card.rank == JOKER or suits >> card.suit & 1]
    return card_set(law, free) if suits else 0


def climb_state_of(law: ClimbLaw, position: Position) -> ClimbState:
    """A reference position of a climbing game in the common form."""
    table = position.table
    return ClimbState(
        phase=int(table.phase),
        turn=table.turn,
        demand=table.demand,
        owner=table.owner,
        locked=mask(table.locked),
        turned=table.turned,
        bound=mask(table.bound),
        suit_lock=_locked(law, table.suit_lock),
        opening=-1 if table.opening == NO_OPENING else places(law)[table.opening],
        players=len(position.seats),
        out=packed(table.out),
        out_count=len(table.out),
        out_mask=mask(table.out),
        gone=card_set(law, table.pile + table.gone),
        hands=tuple([card_set(law, zones.hand) for zones in position.seats]),
    )


def climb_state_in(s: Sequence[int]) -> ClimbState:
    """A climb kernel's array in the common form."""
    return ClimbState(
        phase=s[ca.C_PHASE],
        turn=s[ca.C_TURN],
        demand=s[ca.C_DEMAND],
        owner=s[ca.C_OWNER],
        locked=s[ca.C_LOCKED],
        turned=s[ca.C_TURNED],
        bound=s[ca.C_BOUND],
        suit_lock=s[ca.C_SUIT_LOCK],
        opening=s[ca.C_OPENING],
        players=s[ca.C_PLAYERS],
        out=s[ca.C_OUT_ORDER],
        out_count=s[ca.C_OUT_COUNT],
        out_mask=s[ca.C_OUT_MASK],
        gone=s[ca.C_GONE],
        hands=tuple(s[ca.C_HANDS : ca.C_HANDS + s[ca.C_PLAYERS]]),
    )


def climb_code(law: ClimbLaw, move: Move) -> tuple[int, int]:
    """A climbing game's move as its figure and its cards; -1 and none for passing."""
    if isinstance(move, Play):
        return action_index(law, move), card_set(law, move.cards)
    return -1, 0
