"""Reviews the decisions of a recorded game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.commands.common import add_language
from emptyhand.rules.extras import install_line
from emptyhand.study.coach.budget import SEED, WORLDS
from emptyhand.words.speech import Phrase, say

if TYPE_CHECKING:
    from emptyhand.players.game import Game
    from emptyhand.study.coach.analysis import SeatReport
    from emptyhand.words.speech.wording import Language

LEAST_WORLDS, MOST_WORLDS = 256, 1_000_000
PUZZLE_WORLDS = 4000


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of recorded games")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="game of a match to review (default: 1)")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="seat to review (default: people's seats, or all if only bots play)",
    )
    parser.add_argument("--all", action="store_true", help="list every choice, not only the costliest")
    budget = parser.add_argument_group("accuracy")
    budget.add_argument(
        "--worlds",
        type=int,
        default=WORLDS,
        metavar="N",
        help=f"sampled layouts of the hidden cards per choice, on average (default: {WORLDS})",
    )
    budget.add_argument("--seed", type=int, default=SEED, metavar="S", help=f"seed of the samples (default: {SEED})")
    results = parser.add_argument_group("results")
    add_language(results)
    results.add_argument("--json", action="store_true", help="print everything as one JSON object")
    results.add_argument(
        "--picture",
        type=Path,
        metavar="FILE",
        help="plot the chances over the game to a .png, .svg or .pdf file",
    )
    results.add_argument(
        "--puzzles",
        type=Path,
        metavar="FOLDER",
        help="save the costliest moments as puzzles in this folder",
    )


def run(arguments: argparse.Namespace) -> int:
    if not LEAST_WORLDS <= arguments.worlds <= MOST_WORLDS:
        raise ValueError(f"expected --worlds from {LEAST_WORLDS} to {MOST_WORLDS:,}, got {arguments.worlds:,}")
    game = _game(arguments)
    seats = _seats(arguments, game)
    if arguments.picture is not None:
        from emptyhand.study.coach.picture import check_picture

        check_picture(arguments.picture)
    try:
        return _coach(arguments, game, seats)
    except ImportError as error:
        raise ValueError(_missing(error)) from None


def _coach(arguments: argparse.Namespace, game: Game, seats: Sequence[int]) -> int:
    from emptyhand.study.coach.analysis import steps
    from emptyhand.study.coach.review import lines, seat_reports

    spoken = _language(arguments)
    with _progress(steps(game, seats), spoken) as on_step:
        reports = seat_reports(game, seats, on_step, worlds=arguments.worlds, seed=arguments.seed)
    if arguments.json:
        from emptyhand.study.coach.numbers import as_json

        print(json.dumps(as_json(game, reports, arguments.worlds, arguments.seed), indent=2))
    else:
        for line in lines(game, reports, spoken, all_choices=arguments.all):
            print(line)
    kept = [*_draw(arguments, game, reports, spoken), *_keep_puzzles(arguments, game, reports)]
    for kept_as in kept:
        print(spoken.text(kept_as), file=sys.stderr if arguments.json else sys.stdout)
    return 0


# -- what is asked for -----------------------------------------------------------------------------------------------


def _game(arguments: argparse.Namespace) -> Game:
    from emptyhand.game.archive import read_records
    from emptyhand.players.game import Game

    records = read_records(arguments.file)
    if not 1 <= arguments.game <= len(records):
        raise ValueError(f"there is no game {arguments.game} in the file: expected 1 to {len(records)}")
    record = records[arguments.game - 1]
    return Game.resume(record, cap=len(record.moves) + (not record.stalled))


def _seats(arguments: argparse.Namespace, game: Game) -> tuple[int, ...]:
    from emptyhand.players.seating import seating_of

    if arguments.seat is None:
        return seating_of(game.names).people or tuple(range(game.players))
    if not 1 <= arguments.seat <= game.players:
        raise ValueError(f"there is no seat {arguments.seat}: expected 1 to {game.players}")
    return (arguments.seat - 1,)


def _missing(error: ImportError) -> str:
    name = (error.name or str(error)).partition(".")[0]
    return f"coach needs {name}: install it with {install_line('coach')}"


@contextmanager
def _progress(steps: int, spoken: Language) -> Iterator[Callable[[], None]]:
    """Show a bar on standard error while decisions are judged, at a terminal only."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(spoken.text(say("told-progress")), total=steps)
        yield lambda: bar.advance(task)


# -- what is printed -------------------------------------------------------------------------------------------------


def _language(arguments: argparse.Namespace) -> Language:
    from emptyhand.words.shell import speaks_unicode
    from emptyhand.words.speech.language import language, preferred

    return language(preferred(arguments.lang), ascii_only=not speaks_unicode())


def _draw(
    arguments: argparse.Namespace, game: Game, reports: Sequence[SeatReport], spoken: Language
) -> Iterator[Phrase]:
    from emptyhand.players.seating import seating_of
    from emptyhand.study.coach.picture import draw
    from emptyhand.words.rulebook.book import title_of

    if arguments.picture is not None:
        draw(arguments.picture, reports, seating_of(game.names).names, title_of(game.law.ruleset), spoken)
        yield say("told-drawn", path=str(arguments.picture))


def _keep_puzzles(arguments: argparse.Namespace, game: Game, reports: Sequence[SeatReport]) -> Iterator[Phrase]:
    from emptyhand.game import archive
    from emptyhand.players.search import judge
    from emptyhand.players.seating import seating_of
    from emptyhand.study.coach.analysis import TOLD
    from emptyhand.study.coach.proving import with_proofs
    from emptyhand.study.coach.puzzle import format_puzzle, make_puzzle

    if arguments.puzzles is None:
        return
    proving = with_proofs(judge)
    arguments.puzzles.mkdir(parents=True, exist_ok=True)
    names = seating_of(game.names).names
    stem = Path(arguments.file).stem + (f"-{arguments.game}" if arguments.game > 1 else "")
    for report in reports:
        for decision in report.mistakes[:TOLD]:
            puzzle = make_puzzle(decision, names, proving, PUZZLE_WORLDS, arguments.seed)
            path = arguments.puzzles / f"{stem}-{decision.at + 1}.puzzle"
            archive.save(path, format_puzzle(puzzle))
            yield say("told-puzzle", path=str(path))
