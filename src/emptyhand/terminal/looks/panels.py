"""The parts of the default look's screen: title, seats, pile. Each is a list of lines."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from emptyhand.game.table import NOBODY, Phase
from emptyhand.game.view import View
from emptyhand.rules.cards import RANKS
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.terminal.language import t, text
from emptyhand.terminal.language import title as title_of
from emptyhand.terminal.looks.art import CARD_WIDTH, Pens, boxes, faces
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.stages import standing_cards
from emptyhand.terminal.words import name_of
from emptyhand.words.rulebook import demand
from emptyhand.words.speech import say
from emptyhand.words.speech.columns import cut, padded, width_of, wrapped

LABEL = 9
USUAL_PILE = 10
"""The column of the pile's label has room for the words for a pile of this size."""
LEAST_WORDS = 24
"""Below this many columns the pile's demand gets lines of its own."""
WIDE_SEAT, NARROW_SEAT, CLIMB_SEAT = 47, 27, 15
"""Columns of a seat's line after the name."""
LEAST_NAME = 8


def title_line(scene: Scene, width: int, pens: Pens) -> Text:
    """The game's name, and as many facts about the table as fit."""
    left = f" {title_of(scene.view.law)}  "
    facts = map("   ".join, _facts(scene.view, pens))
    right = next((each for each in facts if width_of(left) + width_of(each) < width), "")
    return Text(padded(cut(left, width), width - width_of(right) - 1) + right + " ", style="reverse")


def _facts(view: View, pens: Pens) -> Iterator[list[str]]:
    """The facts for the title, the longest form first."""
    gone, rest = say("title-gone", count=len(view.table.gone)), say("title-draw", count=view.draw)
    draw, way, short_draw, short_way = [], [], [], []
    if not isinstance(view.law, ClimbLaw):
        draw, short_draw = [text(rest)], [text(rest, "short")]
        if any(view.law.reverses[rank] for rank in RANKS):
            arrow = _arrow(view, pens)
            way, short_way = [t("title-way", arrow=arrow)], [arrow]
    yield [*draw, *way, text(gone)]
    yield [*draw, *short_way, text(gone, "short")]
    yield [*short_draw, *short_way, text(gone, "short")]
    yield [*short_draw, *short_way]
    yield short_draw


def _arrow(view: View, pens: Pens) -> str:
    """The way along the list of seats in which play goes."""
    back = view.table.direction < 0
    return t("title-way-letters", way="up" if back else "down") if pens.ascii_only else pens.ways[back]


# -- seats -----------------------------------------------------------------------------------------------------------


def seat_lines(scene: Scene, width: int, pens: Pens) -> list[Text]:
    """One line per seat: whose turn it is, the name, the card counts and the up cards."""
    view = scene.view
    piles = not isinstance(view.law, ClimbLaw)
    room = max(LEAST_NAME, width - 3 - (NARROW_SEAT if piles else CLIMB_SEAT))
    longest = max(width_of(name_of(s, scene.names, view.seat)) for s in range(len(scene.names)))
    column = min(longest, room - 1) + 2
    narrow = piles and width < 3 + column + WIDE_SEAT
    titles = _columns(narrow=narrow) if piles else t("column-cards")
    heading = Text(" " * (3 + column) + titles, style="dim")
    return [heading, *(_seat_line(scene, seat, column, pens, narrow=narrow) for seat in range(len(scene.names)))]


def _columns(*, narrow: bool) -> str:
    """The headings of the columns of a pile game."""
    hand, up, all_cards = padded(t("column-hand"), 6), t("column-up"), t("column-all")
    if not narrow:
        return f"{hand}{padded(up, 13)}{padded(t('column-down'), 12)}{all_cards}"
    down = text(say("column-down"), "short")
    return f"{hand}{padded(up, 12)}{' ' * (4 - width_of(down))}{down}{' ' * (5 - width_of(all_cards))}{all_cards}"


def _seat_line(scene: Scene, seat: int, column: int, pens: Pens, *, narrow: bool) -> Text:
    view = scene.view
    seen = view.seats[seat]
    here = seat == view.table.turn and view.table.phase is not Phase.OVER
    name = cut(name_of(seat, scene.names, view.seat), column - 2)
    line = Text(f" {pens.turn if here else ' '} ", style="bold").append(padded(name, column), "bold" if here else "")
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
        return view.law.dealt(len(view.seats))
    return view.seats[seat].count


def _state(view: View, seat: int) -> str:
    table = view.table
    if seat in table.out:
        return t("state-last") if view.seats[seat].count else t("state-out", place=table.out.index(seat) + 1)
    if table.phase is Phase.CHOOSE:
        return t("state-choosing") if seat == table.turn else t("state-chosen") if seat < table.turn else ""
    if seat in table.locked:
        return t("seat-passed")
    stands = isinstance(view.law, ClimbLaw) and seat == table.owner != NOBODY and table.demand
    return t("state-to-beat") if stands else ""


def open_hands(scene: Scene, width: int, pens: Pens) -> list[Text]:
    """Every hand laid open, in a replay of a finished game."""
    lines = []
    for seat, hand in scene.hands.items():
        label = padded(f" {scene.names[seat]}: ", LABEL)
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
    shown = standing_cards(view) if isinstance(view.law, ClimbLaw) else pile[-_pile_room(width) :]
    names = [f" {label}" for label in (t("pile-label"), _counted(len(pile)), "")]
    usual = width_of(f" {_counted(USUAL_PILE)}")
    column = max(LABEL, usual, *map(width_of, names))
    labels = [padded(name, column) for name in names]
    drawn = [Text(label).append_text(row) for label, row in zip(labels, boxes(shown, pens), strict=True)]
    asks = _asks(scene)
    room = width - max(line.cell_len for line in drawn) - 3
    if room < LEAST_WORDS:
        return [*drawn, *(Text(f"{' ' * LABEL}{line}", "bold") for line in wrapped(asks, width - LABEL - 1))]
    words = wrapped(asks, room)
    height = max(3, len(words))
    drawn += [Text(" " * drawn[0].cell_len)] * (height - 3)
    words = [""] * ((height - len(words)) // 2) + words + [""] * 3
    return [line.copy().append("   ").append(text, "bold") for line, text in zip(drawn, words, strict=False)]


def _pile_room(width: int) -> int:
    return max(3, min(12, (width - LABEL - 38) // CARD_WIDTH))


def _counted(count: int) -> str:
    return t("tally-cards", count=count) if count else t("middle-empty")


def _asks(scene: Scene) -> str:
    if scene.view.table.phase in (Phase.OVER, Phase.CHOOSE):
        return ""
    return text(demand(scene.view))
