"""Runs a tournament on duplicate deals and reports who is stronger, and how certain that is."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.commands.common import add_ruleset, cores, law_of
from emptyhand.commands.game_series import INTERRUPTED, MOST_CAP, MOST_THREADS, count, count_or_none
from emptyhand.rules.actions import CAP
from emptyhand.rules.extras import install_line
from emptyhand.rules.law.model import Law
from emptyhand.words.rulebook.words import count_text

if TYPE_CHECKING:
    from emptyhand.study.arena.games import Games
    from emptyhand.study.arena.run import TournamentRun
    from emptyhand.study.arena.schedule import Tournament
    from emptyhand.study.arena.sources import TournamentResources
    from emptyhand.study.arena.summary import TournamentSummary
    from emptyhand.study.lab.storage import ParquetStore

DEALS = 1000
SPOILED = 1
MOST_FAULTS = 1.0
"""The largest share of a player's decisions, in percent, that a fallback may make."""
MOST_DEALS = 100_000_000
PICTURES = (".png", ".svg", ".pdf")


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser)
    parser.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="two or more players, such as greedy, level:3 or ./mybot.py",
    )
    games = parser.add_argument_group("games")
    add = games.add_argument
    add(
        "--deals",
        type=count,
        default=DEALS,
        metavar="N",
        help=f"number of deals, each played from every seat (default: {DEALS})",
    )
    add("--seats", type=int, metavar="N", help="number of seats (default: the ruleset's own)")
    add("--alone", action="store_true", help="play each player alone against copies of each other player")
    add("--gauntlet", action="store_true", help="play only the first player against the others")
    add("--until-decided", action="store_true", help="stop as soon as every pair is decided")
    add("--by", choices=("wins", "places"), default="wins", help="what decides a pair (default: wins)")
    add("--seed", type=count_or_none, default=0, metavar="S", help="seed of the series of deals (default: 0)")
    faults = f"fail if more than P percent of a player's decisions were made for it (default: {MOST_FAULTS:g})"
    add("--max-faults", type=float, default=MOST_FAULTS, metavar="P", help=faults)
    add(
        "--cap",
        type=count,
        default=CAP,
        metavar="N",
        help=f"decisions after which a game counts as stalled (default: {CAP})",
    )
    where = parser.add_argument_group("resources")
    where.add_argument("--workers", type=int, metavar="N", help="number of processes (default: one per core)")
    where.add_argument("--cluster", metavar="WHERE", help="run on local processes or dask://HOST:PORT")
    results = parser.add_argument_group("results")
    add = results.add_argument
    add("--out", type=Path, metavar="FILE", help="write every game to this Parquet file; continue it if it exists")
    add("--records", type=Path, metavar="FOLDER", help="write the record of every game to this folder")
    add("--plot", type=Path, metavar="FILE", help="plot the strengths to a .png, .svg or .pdf file")
    add("--json", action="store_true", help="print the results as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    _check(arguments)
    law = law_of(arguments)
    try:
        return _hold(arguments, law)
    except ImportError as error:
        name = (error.name or str(error)).partition(".")[0]
        raise ValueError(f"the arena needs {name}: install it with {install_line('arena')}") from None


def _hold(arguments: argparse.Namespace, law: Law) -> int:
    from emptyhand.study.arena.faults import fault_limit_error
    from emptyhand.study.arena.run import hold
    from emptyhand.study.arena.scores import By
    from emptyhand.study.arena.sources import TournamentResources
    from emptyhand.study.arena.summary import summarise

    tournament = tournament_of(arguments, law)
    where = TournamentResources(arguments.workers or cores(), arguments.cluster)
    with ExitStack() as stack:
        store = _store(arguments, tournament)
        if store:
            from emptyhand.study.lab.storage import advise_on_error

            stack.enter_context(advise_on_error(store, "the same command continues them"))
        most = arguments.max_faults / 100
        decided_by = By(arguments.by) if arguments.until_decided else None
        outcome = hold(tournament, where, store, arguments.records, decided_by, most)
    summary = summarise(tournament, outcome.placed)
    if summary.deals:
        _report(arguments, tournament, where, outcome, summary)
    if outcome.unrecorded:
        print(f"Without a record: {count_text(outcome.unrecorded, 'game')} of earlier runs.", file=sys.stderr)
    why = fault_limit_error(tournament.players, outcome.faults, most)
    if why is not None:
        far = (
            f"; stopped after {count_text(len(outcome.placed), 'game')}"
            if len(outcome.placed) < tournament.games
            else ""
        )
        print(f"emptyhand: {why}{far}", file=sys.stderr)
        return SPOILED if outcome.complete else INTERRUPTED
    if outcome.complete:
        return 0
    print(f"Stopped after {summary.deals:,} of {count_text(tournament.deals, 'deal')}.", file=sys.stderr)
    return INTERRUPTED


def _store(arguments: argparse.Namespace, tournament: Tournament) -> ParquetStore[Games] | None:
    if arguments.out is None:
        return None
    from emptyhand.study.arena.columns import TournamentColumns
    from emptyhand.study.lab.storage import ParquetStore

    return ParquetStore(arguments.out, TournamentColumns(tournament), resume=True)


def _report(
    arguments: argparse.Namespace,
    tournament: Tournament,
    where: TournamentResources,
    outcome: TournamentRun,
    summary: TournamentSummary,
) -> None:
    from rich.console import Console

    from emptyhand.study.arena.faults import fault_lines
    from emptyhand.study.arena.report import as_json, print_tables
    from emptyhand.study.lab.progress import duration

    if arguments.plot:
        from emptyhand.study.arena.plot import draw

        draw(arguments.plot, tournament, summary)
    if arguments.json:
        found = as_json(tournament, summary, outcome.decision, outcome.faults)
        found["run"] = {
            "asked": tournament.deals,
            "complete": outcome.complete,
            "workers": where.workers,
            "cluster": where.cluster,
            "played": outcome.played,
            "seconds": round(outcome.seconds, 3),
        }
        print(json.dumps(found, indent=2))
        return
    print_tables(Console(), tournament, summary, outcome.decision)
    for line in fault_lines(tournament.players, outcome.faults):
        print(line)
    if arguments.until_decided and outcome.complete and outcome.decision is None:
        print("Not decided: at least one pair is still even.")
    if outcome.played:
        speed = outcome.played / outcome.seconds
        print(f"Played {count_text(outcome.played, 'game')} in {duration(outcome.seconds)}, {speed:,.1f} games/s.")


# -- arguments -------------------------------------------------------------------------------------------------------


def _check(arguments: argparse.Namespace) -> None:
    """Reject bad arguments before anything is loaded."""
    if arguments.cap > MOST_CAP:
        raise ValueError(f"expected a --cap of at most {MOST_CAP:,} decisions, got {arguments.cap:,}")
    if arguments.deals > MOST_DEALS:
        raise ValueError(f"expected at most {MOST_DEALS:,} --deals, got {arguments.deals:,}")
    if arguments.workers is not None and not 1 <= arguments.workers <= MOST_THREADS:
        raise ValueError(f"expected 1 to {MOST_THREADS:,} --workers, got {arguments.workers}")
    if arguments.workers is not None and (arguments.cluster or "local") != "local":
        raise ValueError("--workers is about this machine: a Dask cluster knows its own cores")
    if not 0 <= arguments.max_faults <= 100:
        raise ValueError(f"expected --max-faults from 0 to 100 percent, got {arguments.max_faults:g}")
    if arguments.plot is not None and arguments.plot.suffix not in PICTURES:
        raise ValueError(f"cannot draw {arguments.plot}: expected a file that ends in {', '.join(PICTURES)}")
    specs = [spec.strip() for spec in arguments.players]
    if len(specs) < 2:
        raise ValueError("a tournament needs two players at least: name another one")
    twice = next((spec for spec in specs if specs.count(spec) > 1), None)
    if twice is not None:
        raise ValueError(f"{twice!r} is named twice: expected each player once")


def tournament_of(arguments: argparse.Namespace, law: Law) -> Tournament:
    """Return the tournament to play, after checking that every player can play it."""
    from emptyhand.game.deal import check_players
    from emptyhand.players import bots
    from emptyhand.players.bots.ahead import check_ahead
    from emptyhand.study.arena.schedule import Tournament, mode_of

    specs = tuple(spec.strip() for spec in arguments.players)
    seats = law.players.default if arguments.seats is None else arguments.seats
    check_players(law, seats)
    for spec in specs:
        check_ahead(spec, law, seats)
        bots.close(bots.make(spec, 0, law))
    mode = mode_of(len(specs), seats, arguments.alone)
    return Tournament(law, seats, specs, mode, arguments.gauntlet, arguments.seed, arguments.deals, arguments.cap)
