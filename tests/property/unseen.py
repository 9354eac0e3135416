"""Deals out afresh everything that a seat cannot see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from emptyhand.game.position import NOTHING, Gift, Position, Zones
from emptyhand.game.table import NO_FLOOR, Phase, Row
from emptyhand.rules.cards import Card, without
from emptyhand.rules.law import Law
from emptyhand.rules.law.model import PileLaw
from tests.property.facts import untrue

SWAPS = 4
"""How often a card changes its place, on average, where hands must bear out what is deduced about them."""


def redealt(law: Law, position: Position, seat: int | None, random: Random, swaps: float = SWAPS) -> Position:
    """The position with all cards the seat has not seen shuffled among their places.

    These are other hands but for their known cards and those that the seat gave them, every down card, the draw pile or
    the cards left unused, and, as long as up cards are being chosen secretly, those that others have chosen. What
    everyone can deduce stays true; where there is such a thing, each card changes its place `swaps` times on average.
    What others gave one another is made up anew from the hands as they are then: which cards, and how many.
    """
    choosing = _chooses_secretly(law, position)
    pool = list(_unseen(position, seat, choosing=choosing))
    if _told(position):
        _stir(law, position, pool, seat, random, swaps)
    else:
        random.shuffle(pool)
    return _regiven(_laid(position, pool, seat, choosing=choosing), seat, random)


def seen_in(position: Position, number: int, seat: int | None) -> tuple[Card, ...]:
    """The cards that a seat knows in the hand of another: those that everyone knows, and those that it gave."""
    given = [card for gift in position.gifts if (gift.giver, gift.holder) == (seat, number) for card in gift.cards]
    return (*position.seats[number].known, *given)


def _regiven(position: Position, seat: int | None, random: Random) -> Position:
    """The position with other gifts among the others, as large as theirs at most, so that some are used up."""
    gifts = []
    for gift in position.gifts:
        if seat in (gift.giver, gift.holder):
            gifts.append(gift)
            continue
        zones = position.seats[gift.holder]
        there = without(zones.hand, zones.known)
        cards = random.sample(there, random.randint(0, min(len(gift.cards), len(there))))
        gifts += [Gift(gift.giver, gift.holder, tuple(sorted(cards)))] if cards else []
    return position._replace(gifts=tuple(gifts))


def _chooses_secretly(law: Law, position: Position) -> bool:
    """Whether up cards are being chosen that only their owners may see."""
    return position.table.phase is Phase.CHOOSE and not (isinstance(law, PileLaw) and law.deal.choose_openly)


def _told(position: Position) -> bool:
    """Whether anything is deduced about any hand."""
    return position.table.floor != NO_FLOOR or any(zones.deduced != NOTHING for zones in position.seats)


def _stir(law: Law, position: Position, pool: list[Card], seat: int | None, random: Random, swaps: float) -> None:
    """Swap cards two by two, but for swaps after which a hand would not bear out what is deduced about it."""
    hands = _hands(position, seat)

    def is_wrong(number: int) -> bool:
        unseen = [pool[place] for place in hands[number]]
        return _is_wrong(law, position, number, (*unseen, *seen_in(position, number, seat)))

    home = {place: number for number, places in hands.items() for place in places}
    for _ in range(max(min(1, len(pool)), int(swaps * len(pool)))):
        one, other = int(random.random() * len(pool)), int(random.random() * len(pool))
        pool[one], pool[other] = pool[other], pool[one]
        touched = {home.get(one), home.get(other)}
        if len(touched) == 1:
            continue
        if any(number is not None and is_wrong(number) for number in touched):
            pool[one], pool[other] = pool[other], pool[one]


def _is_wrong(law: Law, position: Position, seat: int, cards: tuple[Card, ...]) -> bool:
    zones = position.seats[seat]
    return bool(untrue(law, position.table, tuple(sorted(cards)), zones.known, zones.deduced))


# -- the unseen cards in one row -------------------------------------------------------------------------------------


def _unseen(position: Position, seat: int | None, *, choosing: bool) -> Iterator[Card]:
    """The unseen cards: the draw pile, then seat by seat the down cards, the hand, the up cards."""
    yield from position.draw
    for number, zones in enumerate(position.seats):
        yield from _present(zones.down)
        if number != seat:
            yield from without(zones.hand, seen_in(position, number, seat))
            yield from _present(zones.up) if choosing else ()


def _hands(position: Position, seat: int | None) -> dict[int, range]:
    """Where in that row each seat's hand lies, once up cards are not being chosen any more."""
    places: dict[int, range] = {}
    start = len(position.draw)
    for number, zones in enumerate(position.seats):
        start += len(_present(zones.down))
        if number != seat:
            end = start + len(zones.hand) - len(seen_in(position, number, seat))
            places[number] = range(start, end)
            start = end
    return places


def _laid(position: Position, pool: Sequence[Card], seat: int | None, *, choosing: bool) -> Position:
    """The position with the cards of the row in their places."""
    stock = iter(pool)
    draw = tuple(next(stock) for _ in position.draw)
    seats = tuple(
        _refilled(zones, stock, None if number == seat else seen_in(position, number, seat), choosing=choosing)
        for number, zones in enumerate(position.seats)
    )
    assert next(stock, None) is None
    return position._replace(seats=seats, draw=draw)


def _refilled(zones: Zones, stock: Iterator[Card], seen: tuple[Card, ...] | None, *, choosing: bool) -> Zones:
    """A seat with unseen cards around those of its hand that are seen; None leaves the whole hand as it is."""
    down = _row(zones.down, stock)
    if seen is None:
        return zones._replace(down=down)
    unknown = tuple(next(stock) for _ in range(len(zones.hand) - len(seen)))
    up = _row(zones.up, stock) if choosing else zones.up
    return zones._replace(hand=tuple(sorted(unknown + seen)), up=up, down=down)


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
