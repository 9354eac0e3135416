"""Cards drawn with a few characters. Suits have a sign and a colour, never a colour alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.text import Text

from emptyhand.rules.cards import JOKER, Card, pretty

CARD_WIDTH = 4
"""Columns that a card takes in a row in which the next card covers its right edge."""

# One colour for each suit, readable on dark and on light backgrounds.
SUIT_STYLES = ("", "green", "bright_blue", "red")
JOKER_STYLE = "magenta"


@dataclass(frozen=True, slots=True)
class Pens:
    """The characters that draw boxes."""

    top: str
    bottom: str
    corners: tuple[str, str]
    side: str
    line: str
    back: str
    fits: str
    turn: str
    ways: tuple[str, str]
    nothing: tuple[str, str, str]
    ascii_only: bool


FINE = Pens("╭", "╰", ("╮", "╯"), "│", "─", "▒", "▲", "▶", ("↓", "↑"), ("╭╌╌╌╮", "╎   ╎", "╰╌╌╌╯"), ascii_only=False)
_DOTS = (".....", ".   .", ".....")
COARSE = Pens("+", "+", ("+", "+"), "|", "-", "#", "^", ">", ("down", "up"), _DOTS, ascii_only=True)


def face(card: Card, pens: Pens, style: str = "") -> Text:
    """A card as rank and suit in its colour."""
    colour = JOKER_STYLE if card.rank == JOKER else SUIT_STYLES[card.suit]
    return Text(pretty(card, ascii_only=pens.ascii_only), style=f"{style} {colour}".strip())


def faces(cards: Sequence[Card | None], pens: Pens, width: int = 0) -> Text:
    """Cards side by side, each padded to a width; a dot marks an empty place."""
    line = Text()
    for card in cards:
        cell = Text("." if pens.ascii_only else "·", style="dim") if card is None else face(card, pens)
        cell.pad_right(max(0, width - cell.cell_len))
        line.append_text(cell).append(" ")
    line.rstrip()
    return line


def boxes(cards: Sequence[Card | None], pens: Pens, dimmed: Collection[int] = ()) -> list[Text]:
    """A row of overlapping cards in three lines; None is a card's back, `dimmed` holds places in the row."""
    if not cards:
        return [Text(line, "dim") for line in pens.nothing]
    top, middle, bottom = Text(), Text(), Text()
    for place, card in enumerate(cards):
        style = "dim" if place in dimmed else "bold"
        shown = Text(pens.back * 3, style="dim") if card is None else face(card, pens, style)
        shown.pad_right(3 - shown.cell_len)
        top.append(pens.top + pens.line * 3, "dim")
        middle.append(pens.side, "dim").append_text(shown)
        bottom.append(pens.bottom + pens.line * 3, "dim")
    for text, end in ((top, pens.corners[0]), (middle, pens.side), (bottom, pens.corners[1])):
        text.append(end, "dim")
    return [top, middle, bottom]
