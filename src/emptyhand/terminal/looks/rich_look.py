"""The default look: one screen with the seats, the pile as cards, the hand and a short log, redrawn at every step."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from emptyhand.game.events import Event
from emptyhand.players.match import Match
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.language import t
from emptyhand.terminal.looks.art import COARSE, FINE, Pens
from emptyhand.terminal.looks.hand_panel import hand_lines
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.looks.panels import open_hands, pile_lines, seat_lines, title_line
from emptyhand.terminal.words import prompt_for, score_rows
from emptyhand.words.speech.columns import padded, width_of, wrapped

TAKE_SCREEN = "\033[?1049h\033[H\033[2J"
GIVE_SCREEN = "\033[?1049l"
WIPE = "\033[H\033[2J"
HOME = "\033[H"
REST_OF_LINE = "\033[K"
REST_OF_SCREEN = "\033[J"

WIDE = 112
LEFT_WIDTH = 78
"""From WIDE columns on, the log has a column of its own beside one of this width."""
LEAST_LOG = 2
NOTE = 2
"""Lines kept for a note. A longer note takes lines from the log, and only after that from the hand."""
FAREWELL = 1
"""Extra lines below the last screen of a game."""
BELOW = 2
"""Lines kept free for the prompt and for the cursor after Enter, so that the screen never scrolls."""


class RichLook:
    """Draws whole screens. Without a live terminal it appends the same screens, uncoloured."""

    closed_up = False
    digits_only = False

    def __init__(
        self, *, live: bool, colour: bool, ascii_only: bool, size: Callable[[], tuple[int, int]], hide: str = ""
    ) -> None:
        self.hide = "" if live else hide
        self._live = live
        self._colour = colour
        self._pens: Pens = COARSE if ascii_only else FINE
        self._size = size
        self.enter = TAKE_SCREEN if live else ""
        self.leave = GIVE_SCREEN if live else ""
        self.wipe = WIPE if live else ""

    # -- what a session asks for ---------------------------------------------------------------------------------------

    def opening(self, scene: Scene, events: Sequence[Event], moves: int) -> str:
        return ""

    def looking_on(self, scene: Scene) -> str:
        """Skip this in a file, which nobody watches: there each choice comes with the log of the moves before it."""
        return self._screen(self._frame(scene)) if self._live else ""

    def table(self, scene: Scene) -> str:
        return self._screen(self._frame(scene))

    deciding = table

    def forced(self, scene: Scene, sentence: str) -> str:
        return self.notice(scene, sentence)

    def happened(self, scene: Scene, events: Sequence[Event]) -> str:
        return ""

    def missed(self, scene: Scene, events: Sequence[Event]) -> str:
        return ""

    def notice(self, scene: Scene, sentence: str, *, refused: bool = False) -> str:
        note = self._note(sentence, refused)
        return self._screen(self._frame(scene, note)) if self._live else self._render(note)

    def prompt(self, scene: Scene, choices: Choices) -> str:
        return f" {prompt_for(choices, self._inner()[0] - 1)}"

    def pages(self, title: str, text: str) -> list[str]:
        width, height = self._inner()
        lines = [piece for line in text.splitlines() for piece in _wrapped(line, min(width - 2, 100))]
        size = height - BELOW - 2 if self._live else max(1, len(lines))
        pieces = [lines[at : at + size] for at in range(0, len(lines), size)]
        return [self.wipe + self._render(self._page(title, piece, width)) for piece in pieces]

    def pass_to(self, scene: Scene, name: str) -> str:
        shown = self._screen(self._frame(scene)) if self._live else f"{self.hide}\n"
        return f"{shown} {t('pass-to', name=name)} "

    def over(self, scene: Scene, sentence: str, match: Match | None) -> str:
        score = [row for line in score_rows(match, scene.names) for row in self._fitted(line)] if match else []
        told = [Text(f" {line}", style="bold") for line in self._fitted(sentence)]
        below = [*told, Text(), *(Text(f" {row}") for row in [*score, *([""] if match else [])])]
        return self._render([*self._frame(scene, spare=FAREWELL + len(below)), *below])

    def _fitted(self, line: str) -> list[str]:
        """Return a line as it is if it fits behind a space, else wrapped."""
        width = self._inner()[0] - 1
        return [line] if width_of(line) <= width else wrapped(line, width)

    # -- the picture ---------------------------------------------------------------------------------------------------

    def _inner(self) -> tuple[int, int]:
        """Columns and rows to draw in. The last column stays empty: some terminals wrap there."""
        width, height = self._size()
        return width - 1, height

    def _frame(self, scene: Scene, note: Sequence[Text] = (), spare: int = 0) -> list[Text]:
        """The lines of a screen; `spare` extra lines are left free below it."""
        width, height = self._inner()
        height -= spare
        wide = width >= WIDE
        left_width = LEFT_WIDTH if wide else width
        title = title_line(scene, width, self._pens)
        seats = seat_lines(scene, left_width, self._pens)
        pile = pile_lines(scene, left_width, self._pens)
        least_log = 0 if wide else LEAST_LOG
        opened = open_hands(scene, left_width, self._pens)
        room = height - BELOW - 1 - len(seats) - len(pile) - len(opened) - len(note)
        # A note fills lines that are kept for it, so that nothing else on the screen moves.
        steady = room + len(note) - max(NOTE + least_log, len(note))
        hand = hand_lines(scene, left_width, steady, self._pens)
        left = room - len(hand)
        gap = [Text()] if steady - len(hand) >= 2 else []
        body = [*seats, *gap, *pile, *gap, *opened, *hand]
        if wide:
            return [title, *_beside(body, _log_lines(scene, width - LEFT_WIDTH - 2, len(body) + left - 2)), *note]
        return [title, *body, *_log_lines(scene, width, left - 2 * len(gap)), *note]

    def _note(self, sentence: str, refused: bool) -> list[Text]:
        style = "bold yellow" if refused else "bold"
        mark = " ! " if refused else " "
        lines = wrapped(sentence, self._inner()[0] - len(mark))
        return [Text((mark if not at else " " * len(mark)) + line, style=style) for at, line in enumerate(lines)]

    def _page(self, title: str, lines: Sequence[str], width: int) -> list[Text]:
        heading = Text(padded(f" {title}", width), style="reverse")
        return [heading, *map(_text_line, lines)]

    def _screen(self, lines: Sequence[Text]) -> str:
        """Return the whole screen as one text: each line overwrites the old one, so nothing flickers."""
        text = self._render(lines)
        if not self._live:
            return f"\n{text}"
        return HOME + text.replace("\n", REST_OF_LINE + "\n") + REST_OF_SCREEN

    def _render(self, lines: Sequence[Text]) -> str:
        out = io.StringIO()
        console = Console(
            file=out,
            width=self._inner()[0],
            force_terminal=self._live,
            color_system="standard" if self._colour else None,
            no_color=not self._colour,
            highlight=False,
            legacy_windows=False,
        )
        if lines:
            console.print(Text("\n").join(lines), no_wrap=True, overflow="ellipsis")
        text = out.getvalue()
        return text if self._live else re.sub(" +$", "", text, flags=re.MULTILINE)


def _text_line(line: str) -> Text:
    return Text(f" {line.lstrip('# ')}", "bold") if line.startswith("#") else Text(f" {line}")


def _wrapped(line: str, width: int) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip(" -")))
    return wrapped(line, width, indent) or [""]


def _log_lines(scene: Scene, width: int, most: int) -> list[Text]:
    """The end of the log, the newest sentence last and brightest."""
    most = max(0, most)
    lines = [
        (f" {'· ' if not at else '  '}{piece}", age)
        for age, sentence in enumerate(reversed(scene.log[-most - 1 :]))
        for at, piece in reversed(list(enumerate(wrapped(sentence, max(20, width - 4)))))
    ]
    return [Text(line, style="" if age < len(scene.names) else "dim") for line, age in reversed(lines[:most])]


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    """Two columns; the right one ends with the left one or continues below it."""
    rows = max(len(left), len(right))
    left = left + [Text()] * (rows - len(left))
    right = right + [Text()] * (rows - len(right))
    joined = []
    for first, second in zip(left, right, strict=True):
        line = first.copy()
        line.truncate(LEFT_WIDTH, pad=True)
        joined.append(line.append(" ").append_text(second))
    return joined
