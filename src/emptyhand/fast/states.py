"""Converts positions from engine-neutral numbers (`emptyhand.game.snapshot`) to the kernels' own arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from emptyhand.fast import climb_layout, pile_layout
from emptyhand.fast.climb_tables import card_bit
from emptyhand.fast.numbers import np
from emptyhand.fast.pile_tables import check_room
from emptyhand.rules.cards import suits_of
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw

if TYPE_CHECKING:
    from numpy.typing import NDArray

Words: TypeAlias = "NDArray[np.int64]"
Pack: TypeAlias = "NDArray[np.uint8]"


@dataclass(frozen=True, slots=True)
class SeatNumbers:
    hand: list[int]
    up: list[int]
    down: list[int]
    known: list[int]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The fields of a position, in the order of the numbers."""

    phase: int
    turn: int
    dealer: int
    direction: int
    demand: int
    run: int
    run_length: int
    opening: int
    owner: int
    ties: list[int]
    out: list[int]
    locked: list[int]
    seats: list[SeatNumbers]
    draw: list[int]
    pile: list[int]
    gone: list[int]
    turned: int
    bound: list[int]
    amount: int
    suit_lock: int


def read(numbers: Sequence[int]) -> Numbers:
    """Read the fields of a position's numbers, which must come from a checked snapshot."""
    left = iter(numbers)
    players = next(left)
    phase, turn, dealer, direction, demand, run, run_length, opening, owner = (next(left) for _ in range(9))
    return Numbers(
        phase, turn, dealer, direction, demand, run, run_length, opening, owner,
        ties=[next(left) for _ in range(players)],
        out=_list(left),
        locked=_list(left),
        seats=[SeatNumbers(_list(left), _list(left), _list(left), _list(left)) for _ in range(players)],
        draw=_list(left),
        pile=_list(left),
        gone=_list(left),
        turned=_after_deductions(left, players),
        bound=[next(left) for _ in range(next(left, 0))],
        amount=next(left, 0),
        suit_lock=next(left, 0),
    )  # fmt: skip


def _after_deductions(left: Iterator[int], players: int) -> int:
    """Pass over the deductions, which the kernels do not need, and return the number that follows; 0 if none does."""
    if next(left, None) is None:
        return 0
    for _ in range(players):
        _list(left)
        for _ in range(3):
            next(left)
        _list(left)
    return next(left, 0)


def _list(left: Iterator[int]) -> list[int]:
    """Read a list after its length; an empty one if the numbers have ended."""
    return [next(left) for _ in range(next(left, 0))]


def load(law: Law, numbers: Sequence[int]) -> tuple[Words, Pack]:
    """Return a position as the state and pack of its family's kernel."""
    position = read(numbers)
    return _climb(law, position) if isinstance(law, ClimbLaw) else _pile(law, position)


def packed(seats: Iterable[int]) -> int:
    """Pack seats into one number, four bits each."""
    return sum(seat << (4 * place) for place, seat in enumerate(seats))


def _pile(law: PileLaw, position: Numbers) -> tuple[Words, Pack]:
    at = pile_layout
    check_room(law, len(position.seats))
    s, d = np.zeros(at.STATE_SIZE, np.int64), np.zeros(at.PACK_SIZE, np.uint8)
    s[at.PHASE], s[at.TURN], s[at.DEALER] = position.phase, position.turn, position.dealer
    s[at.DIRECTION], s[at.DEMAND] = position.direction, position.demand + at.TURNED * position.turned
    s[at.RUN], s[at.RUN_LENGTH], s[at.OPENING] = position.run, position.run_length, position.opening
    s[at.PLAYERS], s[at.TIES], s[at.STARTER] = len(position.seats), packed(position.ties), position.turn
    s[at.LEADER], s[at.AMOUNT] = position.owner, position.amount
    s[at.OUT_COUNT], s[at.OUT_ORDER] = len(position.out), packed(position.out)
    s[at.OUT_MASK] = sum(1 << seat for seat in position.out)
    s[at.PILE : at.PILE + 2] = counted_lanes(position.pile)
    s[at.PILE_ORDER :] = pile_order(law, position.pile)
    for seat, cards in enumerate(position.seats):
        s[at.HANDS + 2 * seat : at.HANDS + 2 * seat + 2] = counted_lanes(cards.hand)
        s[at.UPS + 2 * seat : at.UPS + 2 * seat + 2] = counted_lanes(c for c in cards.up if c >= 0)
        s[at.DOWNS + seat] = sum(((c >> 2) + 1) << (4 * slot) for slot, c in enumerate(cards.down) if c >= 0)
    s[at.DRAW_END], s[at.DRAW_KEY] = len(position.draw), at.AS_THEY_LIE
    d[: len(position.draw)] = [c >> 2 for c in position.draw]
    return s, d


def pile_order(law: PileLaw, pile: Sequence[int]) -> list[int]:
    """Return the ranks of the pile in order, as words of the pile kernel; zeros where the law needs no order."""
    words = [0] * (pile_layout.STATE_SIZE - pile_layout.PILE_ORDER)
    for place, card in enumerate(pile if law.pick_up.top else ()):
        words[place // pile_layout.IN_ORDER] |= card >> 2 << 4 * (place % pile_layout.IN_ORDER)
    return words


def counted_lanes(cards: Iterable[int]) -> tuple[int, int]:
    """Count the cards of each rank, as the two words of a zone."""
    words = [0, 0]
    for card in cards:
        words[(card >> 2) // pile_layout.LANES] += 1 << (8 * ((card >> 2) % pile_layout.LANES))
    return words[0], words[1]


def locked_cards(law: ClimbLaw, suits: int) -> int:
    """Return the cards that may be played while suits are locked, as a set of the climb kernel; 0 if none are."""
    cards = law.whole_pack(law.players.least) if suits else ()
    return sum(1 << card_bit(law, card) for card in cards if not suits_of((card,)) & ~suits)


def standing_suits(law: ClimbLaw, demand: int, pile: Sequence[int]) -> int:
    """Return the suits of the play that stands, by place, in games that lock suits."""
    if not demand or not law.turn.suit_lock:
        return 0
    cards = pile[-law.standing(demand).size :]
    return sum({1 << law.suit_place(card) for card in cards if suits_of((card,))})


def _climb(law: ClimbLaw, position: Numbers) -> tuple[Words, Pack]:
    at = climb_layout
    s, d = np.zeros(at.C_STATE_SIZE, np.int64), np.zeros(pile_layout.PACK_SIZE, np.uint8)

    def bit(card: int) -> int:
        return card_bit(law, card)

    s[at.C_PHASE], s[at.C_TURN], s[at.C_DEMAND] = position.phase, position.turn, position.demand
    s[at.C_OWNER], s[at.C_LOCKED] = position.owner, sum(1 << seat for seat in position.locked)
    s[at.C_OPENING] = -1 if position.opening < 0 else bit(position.opening)
    s[at.C_PLAYERS], s[at.C_STARTER] = len(position.seats), position.turn
    s[at.C_OUT_COUNT], s[at.C_OUT_ORDER] = len(position.out), packed(position.out)
    s[at.C_OUT_MASK] = sum(1 << seat for seat in position.out)
    s[at.C_TURNED], s[at.C_BOUND] = position.turned, sum(1 << seat for seat in position.bound)
    s[at.C_SUIT_LOCK] = locked_cards(law, position.suit_lock)
    s[at.C_STOOD] = standing_suits(law, position.demand, position.pile)
    s[at.C_GONE] = sum(1 << bit(card) for card in (*position.pile, *position.gone))
    for seat, cards in enumerate(position.seats):
        s[at.C_HANDS + seat] = sum(1 << bit(card) for card in cards.hand)
    return s, d
