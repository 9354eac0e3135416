"""The view of the seat to move as one line: a snapshot with ``?`` for every card that the seat cannot see.

The line is made from a View alone, so it holds nothing hidden. Parsing deals the unseen cards in ascending order: their
arrangement makes no difference to the seat's view.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from emptyhand.game.position import Deduced, Gift, Position, Zones
from emptyhand.game.snapshot.checks import BadSnapshot
from emptyhand.game.snapshot.text import LONGEST, format_snapshot, parse_snapshot
from emptyhand.game.table import Phase, Row, Seat
from emptyhand.game.view import SeatView, View, unseen_cards, view
from emptyhand.rules.cards import BadCard, Card, format_cards, holds, parse_cards
from emptyhand.rules.law.model import ClimbLaw, Law

HIDDEN = "?"
_SHOWS_CARDS = re.compile(r"(?:hand|up|down)[1-8]|draw|pile|gone")


def format_seen(seen: View) -> str:
    """Return the line that :func:`parse_seen` reads back to an equal View. It must be the seat's turn."""
    if not seen.my_turn:
        # The opener must hold the opening card; dealing in ascending order might not put it there.
        raise ValueError("only what the seat to move sees can be written down")
    fields = dict(word.split("=") for word in format_snapshot(seen.law, complete_position(seen)).split())
    for number, theirs in enumerate(seen.seats, start=1):
        if number - 1 != seen.seat:
            known = seen.known_in(number - 1)
            fields |= _masked("hand", number, format_cards(known) + HIDDEN * (theirs.hand - len(known)))
        if f"down{number}" in fields:
            fields[f"down{number}"] = "".join(HIDDEN if there else "." for there in theirs.down)
        fields |= _masked("up", number, HIDDEN * _chosen_unseen(seen, number - 1))
    if seen.draw:
        fields["draw"] = HIDDEN * seen.draw
    return " ".join(f"{key}={value}" for key, value in fields.items())


def _masked(key: str, number: int, value: str) -> dict[str, str]:
    return {f"{key}{number}": value} if value else {}


def parse_seen(law: Law, text: str) -> View:
    """Parse a line into the View of the seat to move, checked like a snapshot. Raises BadSnapshot and nothing else."""
    if len(text) > LONGEST:
        raise BadSnapshot(f"a position has at most {LONGEST} characters, not {len(text)}")
    fields = [word.partition("=") for word in text.split()]
    players = next((int(value) for key, _, value in fields if key == "players" and re.fullmatch("[1-8]", value)), 0)
    if players not in law.players.counts:
        raise BadSnapshot(f"expected a field players from {law.players.least} to {law.players.most}")
    named = [card for key, _, value in fields if _SHOWS_CARDS.fullmatch(key) for card in _named(key, value)]
    whole = law.whole_pack(players)
    if not holds(whole, named):
        raise BadSnapshot("a card is named more often than it is in the pack")
    stock = (Counter(whole) - Counter(named)).elements()
    filled = " ".join(f"{key}{equals}{_filled(value, stock)}" for key, equals, value in fields)
    position = parse_snapshot(law, filled, any_hands=True)
    return view(law, position, position.table.turn)


def _named(key: str, value: str) -> tuple[Card, ...]:
    try:
        return parse_cards(value.replace(HIDDEN, "").replace(".", ""))
    except BadCard:
        raise BadSnapshot(f"{key}={value[:20]} is not a list of cards: expected cards such as 9H?TSR") from None


def _filled(value: str, stock: Iterator[Card]) -> str:
    """Return the value with the next unseen card in place of every hidden one."""
    pieces = []
    for piece in re.split(r"(\?)", value):
        card = next(stock, None) if piece == HIDDEN else None
        if piece == HIDDEN and card is None:
            raise BadSnapshot("more cards are hidden than there are cards left in the pack")
        pieces.append(piece if card is None else str(card))
    return "".join(pieces)


# -- a position behind a view ----------------------------------------------------------------------------------------


def complete_position(seen: View) -> Position:
    """Return a position that gives the seat this view, with the unseen cards dealt in ascending order.

    Raises BadSnapshot if the view hides more cards than the pack has.
    """
    players = len(seen.seats)
    stock = iter(unseen_cards(seen))
    seats = tuple([_zones(seen, seat, stock) for seat in range(players)])
    draw = _taken(stock, seen.draw)
    return Position(seen.table, seats, draw, tuple(Seat(s) for s in range(players)), _gifts(seen))


def _gifts(seen: View) -> tuple[Gift, ...]:
    """Return what the seat gave to others; what was given to the seat is no part of its view."""
    if seen.seat is None:
        return ()
    return tuple(Gift(Seat(seen.seat), Seat(s), cards) for s, cards in enumerate(seen.known_to_me) if cards)


def _zones(seen: View, seat: int, stock: Iterator[Card]) -> Zones:
    theirs: SeatView = seen.seats[seat]
    hidden = iter(_taken(stock, sum(map(bool, theirs.down))))
    down: Row = tuple([next(hidden) if there else None for there in theirs.down])
    if seat == seen.seat:
        return Zones(seen.hand, theirs.up, down, theirs.known, _deduced(theirs))
    known = seen.known_in(seat)
    unknown = _taken(stock, theirs.hand - len(known))
    up = theirs.up or _taken(stock, _chosen_unseen(seen, seat))
    return Zones(tuple(sorted(unknown + known)), up, down, theirs.known, _deduced(theirs))


def _taken(stock: Iterator[Card], count: int) -> tuple[Card, ...]:
    """Return the next cards of the stock; none for a number below zero. Raises BadSnapshot if there are fewer."""
    cards = tuple(islice(stock, max(0, count)))
    if len(cards) < count:
        raise BadSnapshot("more cards are hidden than there are cards left in the pack")
    return cards


def _deduced(theirs: SeatView) -> Deduced:
    return Deduced(theirs.lacks.ranks, theirs.lacks.count, theirs.holds, theirs.unbeaten, theirs.passed)


def _chosen_unseen(seen: View, seat: int) -> int:
    """Return how many up cards another seat has chosen that are still hidden."""
    law = seen.law
    if isinstance(law, ClimbLaw) or seen.table.phase is not Phase.CHOOSE or seat == seen.seat:
        return 0
    return law.hand_size(len(seen.seats)) + law.deal.up - seen.seats[seat].hand - len(seen.seats[seat].up)
