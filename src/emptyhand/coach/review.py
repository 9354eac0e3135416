"""The coach's review of a finished game, as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from emptyhand.coach.budget import SEED, WORLDS
from emptyhand.match import Game
from emptyhand.narration import narrate_result
from emptyhand.rulebook.book import title_of
from emptyhand.seating import seating_of
from emptyhand.speech import say

if TYPE_CHECKING:
    from emptyhand.coach.analysis import SeatReport
    from emptyhand.speech.wording import Language


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


def review(game: Game, told: Callable[[], None], language: Language) -> str:
    """Say what the people at the screen could have done better, with the same figures as `emptyhand coach`."""
    return "\n".join(lines(game, judged(game, seating_of(game.names).people, told), language))


def lines(game: Game, reports: Sequence[SeatReport], language: Language, *, all_choices: bool = False) -> Iterator[str]:
    """The result and every report; a single seat is addressed as "you"."""
    from emptyhand.coach.telling import Telling

    names = seating_of(game.names).names
    alone = reports[0].seat if len(reports) == 1 else None
    over = narrate_result(game, names, alone) if game.over else say("told-unfinished")
    yield language.text(say("told-game", title=title_of(game.law.ruleset), count=len(game.moves), over=over))
    for report in reports:
        yield ""
        yield from Telling(names, alone, language).report(report, all_choices=all_choices)
