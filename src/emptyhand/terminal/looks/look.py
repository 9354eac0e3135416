"""The protocol of a look: it turns scenes and events into text, and knows nothing of sessions, keys or files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from emptyhand.game.events import Event
from emptyhand.game.view import View
from emptyhand.players.match import Match
from emptyhand.rules.actions import Move
from emptyhand.rules.cards import Card
from emptyhand.terminal.entry import Choices


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a look may show: one view, and the events that its seat has received."""

    view: View
    names: tuple[str, ...]
    legal: tuple[Move, ...] = ()
    """The legal moves of the view's seat; empty while it only watches."""
    log: tuple[str, ...] = ()
    """The events, oldest first, as the seat received them."""
    fresh: tuple[Card, ...] = ()
    """Cards drawn since the seat last chose."""
    hands: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    """Hands laid open, by seat: only in a replay of a finished game."""
    extra: bool = False
    """Whether the seat to move has just played and plays again."""


class Look(Protocol):
    """One way to show a table as text. Every text ends with a line end, except prompts."""

    enter: str
    leave: str
    """Control texts that take over the screen and give it back; empty for looks that only append."""
    wipe: str
    """Control text that clears the screen for a text of its own; empty for looks that only append."""
    hide: str
    """Control text that removes a hand from screen and scrollback; empty if giving back the screen does that."""
    closed_up: bool
    """Whether card numbers have no gaps at empty places."""
    digits_only: bool
    """Whether digits in a line are always numbers."""

    def opening(self, scene: Scene, events: Sequence[Event], moves: int) -> str:
        """Introduce the game and its players; say how many `moves` were played before it was resumed."""

    def looking_on(self, scene: Scene) -> str:
        """Show the table before a move that nobody at the screen chooses, and whenever only the table has changed."""

    def table(self, scene: Scene) -> str:
        """Show the table, whatever was shown before."""

    def deciding(self, scene: Scene) -> str:
        """Show the table before a person chooses."""

    def forced(self, scene: Scene, sentence: str) -> str:
        """Say which move is about to be made for a person who has no other."""

    def happened(self, scene: Scene, events: Sequence[Event]) -> str:
        """Tell the events of moves; the scene is the one after them."""

    def missed(self, scene: Scene, events: Sequence[Event]) -> str:
        """Tell what happened while a person was away from a shared screen."""

    def notice(self, scene: Scene, sentence: str, *, refused: bool = False) -> str:
        """Show a sentence in between; the person is asked again afterwards."""

    def prompt(self, scene: Scene, choices: Choices) -> str:
        """Return the prompt for a person's choice."""

    def pages(self, title: str, text: str) -> list[str]:
        """Split a longer text into pages that fit the screen."""

    def pass_to(self, scene: Scene, name: str) -> str:
        """Hide every hand and ask the next person to come to the screen; the scene holds only public facts."""

    def over(self, scene: Scene, sentence: str, match: Match | None) -> str:
        """Show the table after the last move, the result, and the score if this is a match."""
