"""The coach's review of a finished game, as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from emptyhand.players.game import Game
from emptyhand.players.seating import seating_of
from emptyhand.study.coach.budget import SEED, WORLDS
from emptyhand.words.narration import narrate_result
from emptyhand.words.rulebook.book import title_of
from emptyhand.words.speech import say

if TYPE_CHECKING:
    from emptyhand.study.coach.analysis import SeatReport
    from emptyhand.words.speech.wording import Language


def can_coach() -> bool:
    """Whether the judge's packages are installed."""
    return find_spec("numba") is not None


def seat_reports(
    game: Game,
    seats: Sequence[int],
    on_step: Callable[[], None] = lambda: None,
    *,
    worlds: int = WORLDS,
    seed: int = SEED,
) -> tuple[SeatReport, ...]:
    """Analyse some seats; calls `on_step` after each step of the analysis."""
    from emptyhand.players.search import judge
    from emptyhand.study.coach.analysis import analyse
    from emptyhand.study.coach.proving import with_proofs

    return analyse(game, seats, with_proofs(judge), worlds, seed, on_step)


def review(game: Game, on_step: Callable[[], None], language: Language) -> str:
    """Say what the people at the screen could have done better, with the same figures as `emptyhand coach`."""
    return "\n".join(lines(game, seat_reports(game, seating_of(game.names).people, on_step), language))


def lines(game: Game, reports: Sequence[SeatReport], language: Language, *, all_choices: bool = False) -> Iterator[str]:
    """The result and every report; a single seat is addressed as "you"."""
    from emptyhand.study.coach.review_text import ReviewText

    names = seating_of(game.names).names
    alone = reports[0].seat if len(reports) == 1 else None
    over = narrate_result(game, names, alone) if game.over else say("told-unfinished")
    yield language.text(say("told-game", title=title_of(game.law.ruleset), count=len(game.moves), over=over))
    for report in reports:
        yield ""
        yield from ReviewText(names, alone, language).report(report, all_choices=all_choices)
