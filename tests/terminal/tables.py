"""Tables for the tests of the terminal: views made by hand, and whole evenings with bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emptyhand.actions import Move
from emptyhand.cards import Card, parse_cards, parse_rank
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.table import NO_OPENING, NOBODY, Phase, Seat, Table
from emptyhand.game.view import SeatView, View
from emptyhand.law.combinations import figure_of
from emptyhand.law.model import ClimbLaw, PileLaw
from emptyhand.seating import seat_players
from emptyhand.terminal.console import WIPE_ALL
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.evening import Evening
from emptyhand.terminal.looks.classic import ClassicLook
from emptyhand.terminal.looks.look import Look, Scene
from emptyhand.terminal.looks.plain import PlainLook
from emptyhand.terminal.looks.rich_look import RichLook
from emptyhand.terminal.saves import Saves
from tests.helpers import law

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")


def look(name: str, *, live: bool = False, size: tuple[int, int] = (80, 24), ascii_only: bool = False) -> Look:
    """A look by its name, for no terminal unless `live`."""
    if name == "classic":
        return ClassicLook(WIPE_ALL if live else "")
    if name == "plain":
        return PlainLook(WIPE_ALL if live else "")
    return RichLook(live=live, colour=live, ascii_only=ascii_only, size=lambda: size)


def evening(
    ruleset: str,
    seed: int,
    folder: Path,
    *,
    people: Sequence[str] = ("Ann",),
    players: int = 0,
    bots: Sequence[str] = ("random",),
    wins: int | None = 1,
) -> Evening:
    """An evening that is kept in a file of the folder."""
    of = law(ruleset)
    seating = seat_players(people, players or of.players.default, bots)
    return Evening.begin(of, seating, seed, wins, Saves(folder / "kept.game", ruleset))


def pile_view(
    ruleset: str = "obsession",
    hand: str = "",
    *,
    others: int = 3,
    pile: str = "",
    up: str = "",
    down: int = 0,
    draw: int = 0,
    turn: int = 0,
    opening: str = "",
    phase: Phase = Phase.PLAY,
    seats: int = 2,
) -> View:
    """What seat 0 sees in a pile game. The row `up` and the `down` cards are those of every seat; ``-`` is emptied."""
    of = law(ruleset)
    assert isinstance(of, PileLaw)
    laid = parse_cards(pile)
    demand = 0
    for card in laid:
        demand = of.after[demand][card.rank]
    table = Table(
        phase=Phase.OPEN if opening else phase,
        turn=Seat(turn),
        dealer=Seat(0),
        demand=demand,
        opening=parse_rank(opening) if opening else NO_OPENING,
        pile=laid,
    )
    held = tuple(sorted(parse_cards(hand)))
    row = tuple(None if word == "-" else Card(word) for word in up.split())
    mine = SeatView(len(held), row, (True,) * down, ())
    theirs = SeatView(others, row, (True,) * down, ())
    return View(of, 0, table, held, (mine, *[theirs] * (seats - 1)), draw)


def climb_view(hand: str, *, standing: str = "", ruleset: str = "thirteen") -> View:
    """What seat 0 of three sees in a climbing game; seat 1 owns what stands."""
    of = law(ruleset)
    assert isinstance(of, ClimbLaw)
    laid = parse_cards(standing)
    figure = figure_of(of, laid) if laid else None
    table = Table(
        phase=Phase.PLAY,
        turn=Seat(0),
        dealer=Seat(0),
        demand=0 if figure is None else figure + 1,
        pile=laid,
        owner=Seat(1) if laid else NOBODY,
    )
    held = tuple(sorted(parse_cards(hand)))
    other = SeatView(13, (), (), ())
    return View(of, 0, table, held, (SeatView(len(held), (), (), ()), other, other), 0)


def legal(view: View) -> tuple[Move, ...]:
    return legal_moves_for(view.law, view)


def scene(view: View, **more: object) -> Scene:
    """A scene in which the seat of the view decides if it is its turn."""
    return Scene(view, NAMES[: len(view.seats)], legal(view), **more)  # type: ignore[arg-type]


def choices(view: View, *, closed_up: bool = False) -> Choices:
    return Choices.of(view, legal(view), closed_up=closed_up)
