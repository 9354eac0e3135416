"""The parts of the default look's screen: title, seats, pile. Each is a list of lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from rich.text import Text

from emptyhand.cards import RANKS
from emptyhand.game.table import NOBODY, Phase
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, PileLaw
from emptyhand.rulebook import demand
from emptyhand.terminal.language import t, text
from emptyhand.terminal.looks.art import CARD_WIDTH, Pens, boxes, faces
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.stages import standing
from emptyhand.terminal.words import name_of

LABEL = 9
LEAST_WORDS = 24
"""Below this many columns the pile's demand gets lines of its own."""
WIDE_SEAT, NARROW_SEAT, CLIMB_SEAT = 47, 27, 15
"""Columns of a seat's line after the name."""
LEAST_NAME = 8


def title_line(scene: Scene, width: int, pens: Pens) -> Text:
    """The game's name, and as many facts about the table as fit."""
    left = f" {scene.view.law.ruleset.title}  "
    right = next((r for r in map("   ".join, _facts(scene.view, pens)) if len(left) + len(r) < width), "")
    return Text(left[:width].ljust(width - len(right) - 1) + right + " ", style="reverse")


def _facts(view: View, pens: Pens) -> Iterator[list[str]]:
    """The facts for the title, the longest form first."""
    gone = len(view.table.gone)
    draw, way, short_draw, short_way = [], [], [], []
    if not isinstance(view.law, ClimbLaw):
        draw, short_draw = [f"draw pile {view.draw}"], [f"draw {view.draw}"]
        if any(view.law.reverses[rank] for rank in RANKS):
            arrow = pens.ways[view.table.direction < 0]
            way, short_way = [f"play goes {arrow}"], [arrow]
    yield [*draw, *way, f"out of the game {gone}"]
    yield [*draw, *short_way, f"out {gone}"]
    yield [*short_draw, *short_way, f"out {gone}"]
    yield [*short_draw, *short_way]
    yield short_draw


# -- seats -----------------------------------------------------------------------------------------------------------


def seat_lines(scene: Scene, width: int, pens: Pens) -> list[Text]:
    """One line per seat: whose turn it is, the name, the card counts and the up cards."""
    view = scene.view
    piles = not isinstance(view.law, ClimbLaw)
    room = max(LEAST_NAME, width - 3 - (NARROW_SEAT if piles else CLIMB_SEAT))
    longest = max(len(name_of(s, scene.names, view.seat)) for s in range(len(scene.names)))
    column = min(longest, room - 1) + 2
    narrow = piles and width < 3 + column + WIDE_SEAT
    titles = "hand  face up     down  all" if narrow else "hand  face up      face down   all"
    heading = Text(" " * (3 + column) + (titles if piles else "cards"), style="dim")
    return [heading, *(_seat_line(scene, seat, column, pens, narrow=narrow) for seat in range(len(scene.names)))]


def _seat_line(scene: Scene, seat: int, column: int, pens: Pens, *, narrow: bool) -> Text:
    view = scene.view
    seen = view.seats[seat]
    here = seat == view.table.turn and view.table.phase is not Phase.OVER
    name = name_of(seat, scene.names, view.seat)[: column - 2]
    line = Text(f" {pens.turn if here else ' '} ", style="bold").append(name.ljust(column), "bold" if here else "")
    if narrow and seat in view.table.out:
        return line.append(_state(view, seat), "bold")
    line.append(f"{seen.hand:>3}   ")
    if not isinstance(view.law, ClimbLaw):
        up = faces(seen.up, pens, width=3)
        up.truncate(12 if narrow else 13, pad=True)
        line.append_text(up)
        if narrow:
            line.append(f"{sum(seen.down):>4}", "dim")
        else:
            line.append(" ".join(pens.back if there else " " for there in seen.down).ljust(12), "dim")
        line.append(f"{_all_cards(view, seat):>{5 if narrow else 3}}   ")
    return line.append(_state(view, seat), "bold")


def _all_cards(view: View, seat: int) -> int:
    """Return how many cards a seat has to shed; while up cards are chosen in secret, that is all it was dealt."""
    if view.table.phase is Phase.CHOOSE and isinstance(view.law, PileLaw):
        return view.law.deal.hand + view.law.deal.up + view.law.deal.down
    return view.seats[seat].count


def _state(view: View, seat: int) -> str:
    table = view.table
    if seat in table.out:
        return "last" if view.seats[seat].count else f"out, {t('numeral', place=table.out.index(seat) + 1)}"
    if table.phase is Phase.CHOOSE:
        return "choosing" if seat == table.turn else "has chosen" if seat < table.turn else ""
    if seat in table.locked:
        return "passed"
    return "to beat" if seat == table.owner != NOBODY and table.demand else ""


def open_hands(scene: Scene, width: int, pens: Pens) -> list[Text]:
    """Every hand laid open, in a replay of a finished game."""
    lines = []
    for seat, hand in scene.hands.items():
        label = f" {scene.names[seat]}: ".ljust(LABEL)
        fit = max(1, (width - LABEL) // CARD_WIDTH)
        for at in range(0, max(1, len(hand)), fit):
            start = Text(label if not at else " " * LABEL)
            lines.append(start.append_text(faces(hand[at : at + fit], pens, width=3)))
    return lines


# -- the pile --------------------------------------------------------------------------------------------------------


def pile_lines(scene: Scene, width: int, pens: Pens) -> list[Text]:
    """The newest cards of the pile, the newest on the right, and their demand in words."""
    view = scene.view
    pile = view.table.pile
    shown = standing(view) if isinstance(view.law, ClimbLaw) else pile[-_pile_room(width) :]
    labels = [f" {label}".ljust(LABEL) for label in ("Pile", _counted(len(pile)), "")]
    drawn = [Text(label).append_text(row) for label, row in zip(labels, boxes(shown, pens), strict=True)]
    asks = _asks(scene)
    room = width - max(line.cell_len for line in drawn) - 3
    if room < LEAST_WORDS:
        return [*drawn, *(Text(f"{' ' * LABEL}{line}", "bold") for line in textwrap.wrap(asks, width - LABEL - 1))]
    words = textwrap.wrap(asks, room)
    height = max(3, len(words))
    drawn += [Text(" " * drawn[0].cell_len)] * (height - 3)
    words = [""] * ((height - len(words)) // 2) + words + [""] * 3
    return [line.copy().append("   ").append(text, "bold") for line, text in zip(drawn, words, strict=False)]


def _pile_room(width: int) -> int:
    return max(3, min(12, (width - LABEL - 38) // CARD_WIDTH))


def _counted(count: int) -> str:
    return "empty" if not count else f"{count} card{'s' if count > 1 else ''}"


def _asks(scene: Scene) -> str:
    if scene.view.table.phase in (Phase.OVER, Phase.CHOOSE):
        return ""
    return text(demand(scene.view))
