"""Deals out afresh everything that a seat cannot see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from emptyhand.game.position import NOTHING, Position, Zones
from emptyhand.game.table import NO_FLOOR, Phase, Row
from emptyhand.rules.cards import Card, without
from emptyhand.rules.law import Law
from emptyhand.rules.law.model import PileLaw
from tests.property.facts import untrue

SWAPS = 4
"""How often a card changes its place, on average, where hands must bear out what is deduced about them."""


def redealt(law: Law, position: Position, seat: int | None, random: Random, swaps: float = SWAPS) -> Position:
    """The position with all cards the seat has not seen shuffled among their places.

    These are other hands but for their known cards, every down card, the draw pile or the cards left unused, and, as
    long as up cards are being chosen secretly, those that others have chosen. What everyone can deduce stays true;
    where there is such a thing, each card changes its place `swaps` times on average.
    """
    choosing = _chooses_secretly(law, position)
    pool = list(_unseen(position, seat, choosing=choosing))
    if _told(position):
        _stir(law, position, pool, _hands(position, seat), random, swaps)
    else:
        random.shuffle(pool)
    return _laid(position, pool, seat, choosing=choosing)


def _chooses_secretly(law: Law, position: Position) -> bool:
    """Whether up cards are being chosen that only their owners may see."""
    return position.table.phase is Phase.CHOOSE and not (isinstance(law, PileLaw) and law.deal.choose_openly)


def _told(position: Position) -> bool:
    """Whether anything is deduced about any hand."""
    return position.table.floor != NO_FLOOR or any(zones.deduced != NOTHING for zones in position.seats)


def _stir(
    law: Law, position: Position, pool: list[Card], hands: dict[int, range], random: Random, swaps: float
) -> None:
    """Swap cards two by two, but for swaps after which a hand would not bear out what is deduced about it."""
    home = {place: seat for seat, places in hands.items() for place in places}
    for _ in range(max(min(1, len(pool)), int(swaps * len(pool)))):
        one, other = int(random.random() * len(pool)), int(random.random() * len(pool))
        pool[one], pool[other] = pool[other], pool[one]
        touched = {home.get(one), home.get(other)}
        if len(touched) == 1:
            continue
        if any(seat is not None and _is_wrong(law, position, seat, [pool[i] for i in hands[seat]]) for seat in touched):
            pool[one], pool[other] = pool[other], pool[one]


def _is_wrong(law: Law, position: Position, seat: int, unseen: list[Card]) -> bool:
    zones = position.seats[seat]
    hand = tuple(sorted((*unseen, *zones.known)))
    return bool(untrue(law, position.table, hand, zones.known, zones.deduced))


# -- the unseen cards in one row -------------------------------------------------------------------------------------


def _unseen(position: Position, seat: int | None, *, choosing: bool) -> Iterator[Card]:
    """The unseen cards: the draw pile, then seat by seat the down cards, the hand, the up cards."""
    yield from position.draw
    for number, zones in enumerate(position.seats):
        yield from _present(zones.down)
        if number != seat:
            yield from without(zones.hand, zones.known)
            yield from _present(zones.up) if choosing else ()


def _hands(position: Position, seat: int | None) -> dict[int, range]:
    """Where in that row each seat's hand lies, once up cards are not being chosen any more."""
    places: dict[int, range] = {}
    start = len(position.draw)
    for number, zones in enumerate(position.seats):
        start += len(_present(zones.down))
        if number != seat:
            end = start + len(zones.hand) - len(zones.known)
            places[number] = range(start, end)
            start = end
    return places


def _laid(position: Position, pool: Sequence[Card], seat: int | None, *, choosing: bool) -> Position:
    """The position with the cards of the row in their places."""
    stock = iter(pool)
    draw = tuple(next(stock) for _ in position.draw)
    seats = tuple(_refilled(zones, stock, own=n == seat, choosing=choosing) for n, zones in enumerate(position.seats))
    assert next(stock, None) is None
    return position._replace(seats=seats, draw=draw)


def _refilled(zones: Zones, stock: Iterator[Card], *, own: bool, choosing: bool) -> Zones:
    down = _row(zones.down, stock)
    if own:
        return zones._replace(down=down)
    unknown = tuple(next(stock) for _ in range(len(zones.hand) - len(zones.known)))
    up = _row(zones.up, stock) if choosing else zones.up
    return zones._replace(hand=tuple(sorted(unknown + zones.known)), up=up, down=down)


def _present(row: Row) -> tuple[Card, ...]:
    return tuple(card for card in row if card is not None)


def _row(row: Row, stock: Iterator[Card]) -> Row:
    return tuple(None if card is None else next(stock) for card in row)


def public_cards(law: Law, position: Position) -> set[Card]:
    """The cards that lie open or that everyone has seen go to a hand."""
    shown: list[Sequence[Card]] = [position.table.pile, position.table.gone]
    for zones in position.seats:
        shown.append(zones.known)
        if not _chooses_secretly(law, position):
            shown.append(_present(zones.up))
    return {card for cards in shown for card in cards}
