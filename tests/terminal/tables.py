"""Tables for the tests of the terminal: views made by hand, and whole matches with bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.players.seating import seat_players
from emptyhand.rules.actions import Move
from emptyhand.terminal.console import WIPE_ALL
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.looks.classic import ClassicLook
from emptyhand.terminal.looks.look import Look, Scene
from emptyhand.terminal.looks.plain import PlainLook
from emptyhand.terminal.looks.rich_look import RichLook
from emptyhand.terminal.saves import Saves
from emptyhand.terminal.terminal_match import TerminalMatch
from tests import views
from tests.helpers import law
from tests.views import holding

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")


def look(name: str, *, live: bool = False, size: tuple[int, int] = (80, 24), ascii_only: bool = False) -> Look:
    """A look by its name, for no terminal unless `live`."""
    if name == "classic":
        return ClassicLook(WIPE_ALL if live else "")
    if name == "plain":
        return PlainLook(WIPE_ALL if live else "")
    return RichLook(live=live, colour=live, ascii_only=ascii_only, size=lambda: size)


def terminal_match(
    ruleset: str,
    seed: int,
    folder: Path,
    *,
    people: Sequence[str] = ("Ann",),
    players: int = 0,
    bots: Sequence[str] = ("random",),
    wins: int | None = 1,
) -> TerminalMatch:
    """A match that is kept in a file of the folder."""
    of = law(ruleset)
    seating = seat_players(people, players or of.players.default, bots)
    return TerminalMatch.begin(of, seating, seed, wins, Saves(folder / "kept.game", ruleset))


def pile_view(
    ruleset: str = "obsession",
    hand: str = "",
    *,
    others: int = 3,
    up: str = "",
    down: int = 0,
    seats: int = 2,
    **more: Any,
) -> View:
    """What seat 0 sees in a pile game. The row `up` and the `down` cards are those of every seat."""
    theirs = holding(others, up, down)
    return views.pile_view(law(ruleset), hand, up=up, down=down, others=theirs, seats=seats, **more)


def climb_view(hand: str, *, standing: str = "", ruleset: str = "thirteen") -> View:
    """What seat 0 of three sees in a climbing game; seat 1 owns what stands."""
    return views.climb_view(law(ruleset), hand, standing=standing, others=13)


def legal(view: View) -> tuple[Move, ...]:
    return canonical_moves_for(view.law, view)


def scene(view: View, **more: object) -> Scene:
    """A scene in which the seat of the view decides if it is its turn."""
    return Scene(view, NAMES[: len(view.seats)], legal(view), **more)  # type: ignore[arg-type]


def choices(view: View, *, closed_up: bool = False) -> Choices:
    return Choices.of(view, legal(view), closed_up=closed_up)
