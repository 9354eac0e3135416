"""A view as a small board of text, for people who print a game."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.table import OVER, Table
from emptyhand.game.view import SeatView, View
from emptyhand.rules.cards import Card

TOP_CARDS = 6
"""The number of cards shown of a larger pile."""


def format_board(view: View, names: Sequence[str]) -> str:
    """Return one line for each seat, with ``>`` before the one to move, and one for the pile and the draw pile.

    A card that the view does not show is only counted.
    """
    table, width = view.table, max(map(len, names))
    lines = []
    for number, (seat, name) in enumerate(zip(view.seats, names, strict=True)):
        mark = ">" if number == table.turn and table.phase is not OVER else " "
        lines.append(f"{mark} {number} {name:{width}}  {_standing(table, number, seat)}")
    if view.seat is not None:
        lines.append(f"hand: {_listed(view.hand)}")
    hidden = "… " if len(table.pile) > TOP_CARDS else ""
    lines.append(f"pile: {hidden}{_listed(table.pile[-TOP_CARDS:])} ({len(table.pile)}), draw pile: {view.draw}")
    return "\n".join(lines)


def _standing(table: Table, number: int, seat: SeatView) -> str:
    if number not in table.out:
        return _cards_of(seat)
    place = f"place {table.out.index(number) + 1}"
    # The last player has a place without being out.
    has_cards = seat.hand or any(seat.down) or any(card is not None for card in seat.up)
    return f"{place}, {_cards_of(seat)}" if has_cards else f"out, {place}"


def _cards_of(seat: SeatView) -> str:
    parts = [f"hand {seat.hand}"]
    if any(card is not None for card in seat.up):
        parts.append(f"up {_listed(seat.up)}")
    if any(seat.down):
        parts.append(f"down {sum(seat.down)}")
    return ", ".join(parts)


def _listed(cards: Sequence[Card | None]) -> str:
    return " ".join("." if card is None else str(card) for card in cards) or "none"
