"""The looks of a table; only the chosen one is imported.

`look` is the protocol. `rich_look` is the default (`panels`, `hand_panel`, `art`), `classic` the original program's
(`classic_events`), `plain` is linear text.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from emptyhand.terminal.console import hiding_text, is_live, screen_size, wants_colour

if TYPE_CHECKING:
    from emptyhand.terminal.looks.look import Look


class LookName(StrEnum):
    DEFAULT = "default"
    CLASSIC = "classic"
    PLAIN = "plain"


def make_look(name: LookName, *, ascii_only: bool) -> Look:
    """Create the look for the terminal, or the file, that receives the output."""
    if name is LookName.CLASSIC:
        from emptyhand.terminal.looks.classic import ClassicLook

        return ClassicLook(hiding_text())
    if name is LookName.PLAIN:
        from emptyhand.terminal.looks.plain import PlainLook

        return PlainLook(hiding_text())
    from emptyhand.terminal.looks.rich_look import RichLook

    return RichLook(live=is_live(), colour=wants_colour(), ascii_only=ascii_only, size=screen_size, hide=hiding_text())
