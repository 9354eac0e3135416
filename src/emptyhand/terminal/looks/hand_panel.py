"""The part of the default look's screen to choose from: cards with numbers above and marks below."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from emptyhand.game.table import Phase
from emptyhand.rules.cards import Card
from emptyhand.terminal.language import t
from emptyhand.terminal.looks.art import CARD_WIDTH, Pens, boxes, face
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.stages import Stage, listed_cards, listed_slots, playable_cards, stage_of

CELL = 8
"""Columns of a card with its number and marks if boxes do not fit."""
BOX_LINES = 5
FRESH = "+"

_HEADINGS = {Stage.CHOOSE: "panel-hand", Stage.HAND: "panel-hand", Stage.DOWN: "panel-down"}


@dataclass(frozen=True, slots=True)
class _Item:
    """One thing to choose; the card is None if it lies face down."""

    number: int
    card: Card | None
    fits: bool
    fresh: bool
    dimmed: bool


def hand_lines(scene: Scene, width: int, room: int, pens: Pens) -> list[Text]:
    """The cards to choose from: as boxes if these fit into `room` lines, else in short cells."""
    view = scene.view
    if view.seat is None or view.seat in view.table.out or view.table.phase is Phase.OVER:
        return []
    stage = stage_of(view, scene.legal)
    items = _items(scene, stage)
    per_row = max(1, (width - 2) // CARD_WIDTH)
    rows = [items[at : at + per_row] for at in range(0, len(items), per_row)]
    heading = _heading(stage, items, pens)
    if len(rows) == 1 or len(rows) * BOX_LINES < room:
        return [heading, *(line for row in rows for line in _boxed(row, pens))]
    return [heading, *_compact(items, max(1, (width - 1) // CELL), pens)]


def _items(scene: Scene, stage: Stage) -> list[_Item]:
    view = scene.view
    if stage is Stage.DOWN:
        return [_Item(number, None, False, False, False) for number in listed_slots(view)]
    fits = playable_cards(view, scene.legal)
    some_do_not = bool(scene.legal) and stage not in (Stage.CHOOSE, Stage.ALONG)
    fresh = list(scene.fresh)
    items = []
    for number, card in listed_cards(view, stage).items():
        new = card in fresh
        if new:
            fresh.remove(card)
        items.append(_Item(number, card, card in fits, new, some_do_not and card not in fits))
    return items


def _heading(stage: Stage, items: list[_Item], pens: Pens) -> Text:
    legend = [t("panel-fits", mark=pens.fits)] if any(i.fits for i in items) else []
    legend += [t("panel-fresh", mark=FRESH)] if any(i.fresh for i in items) else []
    name = t(_HEADINGS.get(stage, "panel-up"), count=len(items))
    return Text(f" {name}").append("   ".join(["", *legend]), "dim")


def _boxed(items: list[_Item], pens: Pens) -> list[Text]:
    numbers = Text(" " + "".join(f"{item.number:^{CARD_WIDTH + 1}}"[:CARD_WIDTH] for item in items), "bold")
    dimmed = {place for place, item in enumerate(items) if item.dimmed}
    row = [Text(" ").append_text(line) for line in boxes([item.card for item in items], pens, dimmed)]
    marks = Text(" " + "".join(_mark(item, pens).center(CARD_WIDTH + 1)[:CARD_WIDTH] for item in items), "bold")
    return [numbers, *row, marks]


def _compact(items: list[_Item], per_row: int, pens: Pens) -> list[Text]:
    lines = []
    for at in range(0, len(items), per_row):
        line = Text(" ")
        for item in items[at : at + per_row]:
            line.append_text(_cell(item, pens))
        lines.append(line)
    return lines


def _cell(item: _Item, pens: Pens) -> Text:
    style = "dim" if item.dimmed else "bold"
    cell = Text(f"{item.number:>2} ", "dim" if item.dimmed else "")
    if item.card is not None:
        cell.append_text(face(item.card, pens, style))
    cell.append(_mark(item, pens), "bold")
    cell.pad_right(CELL - cell.cell_len)
    return cell


def _mark(item: _Item, pens: Pens) -> str:
    return (pens.fits if item.fits else "") + (FRESH if item.fresh else "")
