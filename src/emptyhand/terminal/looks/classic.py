"""The look of the original Obsessed program: five lines of board, stars for events, pluses for prompts.

Whatever that program lacked (passing, picking up by choice, choosing up cards, combinations) follows the same style.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from emptyhand.cards import Card, pretty
from emptyhand.game.events import Event
from emptyhand.law.model import ClimbLaw
from emptyhand.match import Match
from emptyhand.rulebook.words import tally
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.looks.classic_events import lines_of
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.stages import Stage, sorted_hand, standing, to_choose
from emptyhand.terminal.words import no_play

SHOWN_DISCARDS = 5
LABEL_WIDTH = 16
TEXT_WIDTH = 79

_SELECT = {
    Stage.CHOOSE: "cards for your visible set",
    Stage.HAND: "cards from your hand",
    Stage.ROW: "cards from your visible set",
    Stage.TAKE: "a card from your visible set",
    Stage.ALONG: "cards from your visible set to pick up too, or none",
    Stage.DOWN: "a card from your hidden set",
}


class ClassicLook:
    """Appends text; clears a terminal only if several people share it."""

    enter = leave = wipe = ""
    closed_up = True
    digits_only = True

    def __init__(self, hide: str = "") -> None:
        self.hide = hide
        self._begun = False

    def opening(self, scene: Scene, events: Sequence[Event], made: int) -> str:
        self._begun = False
        resumed = f"*** Resumed after {tally(made, 'move')}\n" if made else ""
        return resumed + self.happened(scene, events)

    def looking_on(self, scene: Scene) -> str:
        return self._header(scene) + board(scene)

    table = deciding = looking_on

    def forced(self, scene: Scene, sentence: str) -> str:
        return self.looking_on(scene)

    def happened(self, scene: Scene, events: Sequence[Event]) -> str:
        return _marked("***", lines_of(events, scene.view))

    def missed(self, scene: Scene, events: Sequence[Event]) -> str:
        """Only a terminal was cleared, so only there is anything to repeat."""
        return self.happened(scene, events) if self.hide else ""

    def notice(self, scene: Scene, sentence: str, *, refused: bool = False) -> str:
        return _marked("!!!" if refused else "***", [sentence])

    def prompt(self, scene: Scene, choices: Choices) -> str:
        return _marked("+++", _ways(scene, choices)) + "+++ Enter card number(s): "

    def pages(self, title: str, text: str) -> list[str]:
        wrapped = [piece for line in text.splitlines() for piece in textwrap.wrap(line, TEXT_WIDTH) or [""]]
        return ["\n".join([f"=== {title.upper()}", *wrapped, "", ""])]

    def pass_to(self, scene: Scene, name: str) -> str:
        return f"{self.hide}\n+++ Pass to {name}, press Enter: "

    def over(self, scene: Scene, sentence: str, match: Match | None) -> str:
        """Announce a game that nobody won; the last play has already announced a winner."""
        result = "" if scene.view.table.out else _marked("***", [sentence])
        if match is None:
            return result
        lines = [f"Player {s + 1}: {match.wins[s]} won, {match.points[s]} points" for s in match.standing()]
        return f"{result}\n{_marked('###', lines)}"

    def _header(self, scene: Scene) -> str:
        """The player's name, once a turn; an empty line between turns."""
        if scene.extra and self._begun:
            return ""
        gap = "\n" if self._begun else ""
        self._begun = True
        return f"{gap}=== PLAYER {scene.view.table.turn + 1}\n"


def _marked(mark: str, lines: Iterable[str]) -> str:
    return "".join(f"{mark} {line}\n" for line in lines)


# -- the board -------------------------------------------------------------------------------------------------------


def board(scene: Scene) -> str:
    """The table from the seat to move; its hand is listed only if the view is its own."""
    view = scene.view
    seat = view.table.turn
    seen = view.seats[seat]
    hand = sorted_hand(view) if view.seat == seat else scene.hands.get(seat)
    if isinstance(view.law, ClimbLaw):
        return _line("Discard", len(view.table.pile), standing(view)[::-1]) + _line("Hand", seen.hand, hand)
    up = [card for card in seen.up if card is not None]
    return (
        _line("Draw", view.draw)
        + _line("Discard", len(view.table.pile), view.table.pile[: -SHOWN_DISCARDS - 1 : -1])
        + _line("Hand", seen.hand, hand)
        + _line("Visible", len(up), up)
        + _line("Hidden", sum(seen.down))
    )


def _line(label: str, count: int, cards: Sequence[Card] | None = None) -> str:
    items = "".join(f"{number}:{pretty(card, ascii_only=True)} " for number, card in enumerate(cards or (), 1))
    return f"{f'### {label}:':{LABEL_WIDTH}}{count} cards{' ' + items if items else ''}\n"


def _ways(scene: Scene, choices: Choices) -> list[str]:
    """The possible entries, with the choice of cards last."""
    words = {type(move).__name__ for move in scene.legal}
    if words == {"PickUp"} and choices.stage is not Stage.ALONG:
        return ["No valid moves, press Enter to pick up the pile"]
    if words == {"Pass"}:
        return [f"No valid moves, press Enter to {no_play(scene.view)[1]}"]
    ways = []
    if "PickUp" in words and choices.stage is not Stage.ALONG:
        ways.append("Enter p to pick up the pile")
    if "Pass" in words:
        ways.append(f"Enter - to {no_play(scene.view)[1]}")
    count = f"{to_choose(scene.view)} " if choices.stage is Stage.CHOOSE else ""
    return [*ways, f"Select {count}{_SELECT[choices.stage]}"]
