"""What the coach says about a finished game, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from emptyhand.match import Game
from emptyhand.rulebook.words import tally
from emptyhand.terminal.seating import seating_of
from emptyhand.terminal.words import result

if TYPE_CHECKING:
    from emptyhand.coach.analysis import SeatReport

WORLDS = 500
"""Fewer than `emptyhand coach` takes: somebody waits for it."""


def can_coach() -> bool:
    """Whether what judges moves is installed."""
    return find_spec("numba") is not None


def review(game: Game) -> str:
    """What the people at the screen could have done better."""
    from emptyhand.coach.analysis import analyse
    from emptyhand.coach.endgame import with_proofs
    from emptyhand.search import judge

    return "\n".join(lines(game, analyse(game, seating_of(game.names).people, with_proofs(judge), WORLDS)))


def lines(
    game: Game, reports: Sequence[SeatReport], *, all_choices: bool = False, ascii_only: bool = False
) -> Iterator[str]:
    """The result and every report; a single seat is spoken to."""
    from emptyhand.coach.telling import Telling

    names = seating_of(game.names).names
    alone = reports[0].seat if len(reports) == 1 else None
    over = result(game, names, alone) if game.over else "The game was left unfinished."
    yield f"{game.law.ruleset.title}, {tally(len(game.moves), 'move')}. {over}"
    for report in reports:
        yield ""
        yield from Telling(names, alone, ascii_only=ascii_only).report(report, all_choices=all_choices)
