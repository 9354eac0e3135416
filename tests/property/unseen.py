"""Deals out afresh everything that a seat cannot see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from emptyhand.cards import Card, without
from emptyhand.game.position import Position, Zones
from emptyhand.game.table import Phase, Row


def redealt(position: Position, seat: int | None, random: Random) -> Position:
    """The position with all cards the seat has not seen shuffled among their places.

    These are other hands but for their known cards, every down card, the draw pile or the cards left unused, and, as
    long as up cards are being chosen, those that others have chosen.
    """
    choosing = position.table.phase is Phase.CHOOSE
    pool = list(position.draw)
    for number, zones in enumerate(position.seats):
        pool += _present(zones.down)
        if number != seat:
            pool += without(zones.hand, zones.known) + (_present(zones.up) if choosing else ())
    random.shuffle(pool)
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


def public_cards(position: Position) -> set[Card]:
    """The cards that lie open or that everyone has seen go to a hand."""
    shown: list[Sequence[Card]] = [position.table.pile, position.table.gone]
    for zones in position.seats:
        shown.append(zones.known)
        if position.table.phase is not Phase.CHOOSE:
            shown.append(_present(zones.up))
    return {card for cards in shown for card in cards}
