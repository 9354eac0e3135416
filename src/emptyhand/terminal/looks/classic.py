"""The look of the original Obsessed program: five lines of board, stars for events, pluses for prompts.

Whatever that program lacked (passing, picking up by choice, choosing up cards, combinations) follows the same style.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emptyhand.game.events import Event
from emptyhand.players.match import Match
from emptyhand.rules.cards import Card, pretty
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.language import t
from emptyhand.terminal.looks.classic_events import lines_of
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.stages import Stage, sorted_hand, standing_cards, to_choose
from emptyhand.terminal.words import ends_turn
from emptyhand.words.speech.columns import padded, wrapped

SHOWN_DISCARDS = 5
LABEL_WIDTH = 16
TEXT_WIDTH = 79
_SELECT = {
    Stage.CHOOSE: "classic-select-choose",
    Stage.HAND: "classic-select-hand",
    Stage.ROW: "classic-select-row",
    Stage.TAKE: "classic-select-take",
    Stage.ALONG: "classic-select-along",
    Stage.DOWN: "classic-select-down",
}


class ClassicLook:
    """Appends text; clears a terminal only if several people share it."""

    enter = leave = wipe = ""
    closed_up = True
    digits_only = True

    def __init__(self, hide: str = "") -> None:
        self.hide = hide
        self._begun = False

    def opening(self, scene: Scene, events: Sequence[Event], moves: int) -> str:
        self._begun = False
        resumed = _marked("***", [t("classic-resumed", count=moves)]) if moves else ""
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
        return _marked("+++", _ways(scene, choices)) + f"+++ {t('classic-enter')} "

    def pages(self, title: str, text: str) -> list[str]:
        lines = [piece for line in text.splitlines() for piece in wrapped(line, TEXT_WIDTH) or [""]]
        return ["\n".join([f"=== {title.upper()}", *lines, "", ""])]

    def pass_to(self, scene: Scene, name: str) -> str:
        return f"{self.hide}\n+++ {t('classic-pass-to', name=name)} "

    def over(self, scene: Scene, sentence: str, match: Match | None) -> str:
        """Announce a game that nobody won; the last play has already announced a winner."""
        result = "" if scene.view.table.out else _marked("***", [sentence])
        if match is None:
            return result
        lines = [t("classic-score", seat=s + 1, wins=match.wins[s], points=match.points[s]) for s in match.standing()]
        return f"{result}\n{_marked('###', lines)}"

    def _header(self, scene: Scene) -> str:
        """The player's name, once a turn; an empty line between turns."""
        if scene.extra and self._begun:
            return ""
        gap = "\n" if self._begun else ""
        self._begun = True
        return f"{gap}=== {t('classic-player', seat=scene.view.table.turn + 1)}\n"


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
        discard = _line("classic-discard", len(view.table.pile), standing_cards(view)[::-1])
        return discard + _line("classic-hand", seen.hand, hand)
    up = [card for card in seen.up if card is not None]
    return (
        _line("classic-draw", view.draw)
        + _line("classic-discard", len(view.table.pile), view.table.pile[: -SHOWN_DISCARDS - 1 : -1])
        + _line("classic-hand", seen.hand, hand)
        + _line("classic-up", len(up), up)
        + _line("classic-down", sum(seen.down))
    )


def _line(message: str, count: int, cards: Sequence[Card] | None = None) -> str:
    items = "".join(f"{number}:{pretty(card, ascii_only=True)} " for number, card in enumerate(cards or (), 1))
    label = padded(f"### {t(message)}", LABEL_WIDTH)
    return f"{label}{t('classic-cards', count=count)}{' ' + items if items else ''}\n"


def _ways(scene: Scene, choices: Choices) -> list[str]:
    """The possible entries, with the choice of cards last."""
    words = {type(move).__name__ for move in scene.legal}
    if words == {"PickUp"} and choices.stage is not Stage.ALONG:
        return [t("classic-must-pick-up")]
    if words == {"Pass"}:
        return [t("classic-must-end-turn" if ends_turn(scene.view) else "classic-must-pass")]
    ways = []
    if "PickUp" in words and choices.stage is not Stage.ALONG:
        ways.append(t("classic-may-pick-up"))
    if "Pass" in words:
        ways.append(t("classic-may-end-turn" if ends_turn(scene.view) else "classic-may-pass"))
    return [*ways, t(_SELECT[choices.stage], count=to_choose(scene.view))]
