"""The coach's review of a finished game, as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from emptyhand.coach.budget import SEED, WORLDS
from emptyhand.match import Game
from emptyhand.narration import narrate_result
from emptyhand.rulebook.words import tally
from emptyhand.seating import seating_of

if TYPE_CHECKING:
    from emptyhand.coach.analysis import SeatReport


def can_coach() -> bool:
    """Whether the judge's packages are installed."""
    return find_spec("numba") is not None


def judged(
    game: Game,
    seats: Sequence[int],
    told: Callable[[], None] = lambda: None,
    *,
    worlds: int = WORLDS,
    seed: int = SEED,
) -> tuple[SeatReport, ...]:
    """Analyse some seats; calls `told` after each step of the analysis."""
    from emptyhand.coach.analysis import analyse
    from emptyhand.coach.proving import with_proofs
    from emptyhand.search import judge

    return analyse(game, seats, with_proofs(judge), worlds, seed, told)


def review(game: Game, told: Callable[[], None] = lambda: None) -> str:
    """Say what the people at the screen could have done better, with the same figures as `emptyhand coach`."""
    return "\n".join(lines(game, judged(game, seating_of(game.names).people, told)))


def lines(
    game: Game, reports: Sequence[SeatReport], *, all_choices: bool = False, ascii_only: bool = False
) -> Iterator[str]:
    """The result and every report; a single seat is addressed as "you"."""
    from emptyhand.coach.telling import Telling
    from emptyhand.speech.catalogue import SOURCE
    from emptyhand.speech.language import language

    names = seating_of(game.names).names
    alone = reports[0].seat if len(reports) == 1 else None
    over = language(SOURCE).text(narrate_result(game, names, alone)) if game.over else "The game was left unfinished."
    yield f"{game.law.ruleset.title}, {tally(len(game.moves), 'move')}. {over}"
    for report in reports:
        yield ""
        yield from Telling(names, alone, ascii_only=ascii_only).report(report, all_choices=all_choices)
