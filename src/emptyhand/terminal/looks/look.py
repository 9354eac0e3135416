"""What a look is: it turns scenes and events into text, and knows nothing of sessions, keys or files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from emptyhand.actions import Move
from emptyhand.cards import Card
from emptyhand.game.events import Event
from emptyhand.game.view import View
from emptyhand.match import Match
from emptyhand.terminal.entry import Choices


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a look may show: one view, and what its seat has been told."""

    view: View
    names: tuple[str, ...]
    legal: tuple[Move, ...] = ()
    """What the seat of the view may do now; empty while it only looks on."""
    log: tuple[str, ...] = ()
    """What happened, oldest first, as that seat was told."""
    fresh: tuple[Card, ...] = ()
    """Cards drawn since the seat last chose."""
    hands: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    """Hands laid open, by seat: only in the replay of a finished game."""
    extra: bool = False
    """The seat to move has just played and goes on."""


class Look(Protocol):
    """One way to show a table as text. Every text ends where the next may begin: with a line end, except prompts."""

    enter: str
    leave: str
    """What takes the screen over and gives it back; empty for looks that only write on."""
    wipe: str
    """What makes room for a text of its own; empty for looks that only write on."""
    hide: str
    """What takes a hand off the screen and out of the scrollback; empty where giving the screen back does that."""
    closed_up: bool
    """Whether numbers run on over emptied places."""
    digits_only: bool
    """Whether a line with digits in it is numbers and nothing else."""

    def opening(self, scene: Scene, events: Sequence[Event], made: int) -> str:
        """Before anything is played: what is played and by whom, and how many moves were made before, if resumed."""

    def looking_on(self, scene: Scene) -> str:
        """Before a move that nobody at the screen chooses, and whenever only the table has changed."""

    def table(self, scene: Scene) -> str:
        """The table as it stands, whatever was shown before."""

    def deciding(self, scene: Scene) -> str:
        """Before a person chooses."""

    def forced(self, scene: Scene, sentence: str) -> str:
        """Before the one possible move of a person is made by itself."""

    def happened(self, scene: Scene, events: Sequence[Event]) -> str:
        """After moves; the scene is the one they led to."""

    def missed(self, scene: Scene, events: Sequence[Event]) -> str:
        """What happened while a person was away from a shared screen."""

    def notice(self, scene: Scene, sentence: str, *, refused: bool = False) -> str:
        """A sentence in between; the person is asked again afterwards."""

    def prompt(self, scene: Scene, choices: Choices) -> str:
        """What stands before a person's answer."""

    def pages(self, title: str, text: str) -> list[str]:
        """A longer text in pieces that fit the screen; the person turns the pages."""

    def pass_to(self, scene: Scene, name: str) -> str:
        """Hides every hand and asks the next person to come to the screen; the scene is what everyone may see."""

    def over(self, scene: Scene, sentence: str, match: Match | None) -> str:
        """The table after the last move, with the result and the score of the match if it is one."""
