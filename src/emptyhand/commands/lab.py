"""Measures what a ruleset does to a game, or how two rulesets differ, with confidence intervals."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.commands.common import add_ruleset, find_law, law_of
from emptyhand.commands.game_series import (
    GAMES_HELP,
    INTERRUPTED,
    add_resources,
    add_series,
    check_series,
    count,
    explain_missing_extras,
    job_of,
    resources_of,
)
from emptyhand.words.rulebook import words

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job
    from emptyhand.fast.results import Results
    from emptyhand.study.lab.sources import SimulationResources
    from emptyhand.study.lab.storage import ParquetStore
    from emptyhand.study.lab.study import Study

GAMES = 100_000


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser)
    parser.add_argument("--vs", metavar="OTHER", help="a second ruleset to compare with; --set does not change it")
    games = parser.add_argument_group("games")
    games.add_argument(
        "--games", type=count, default=GAMES, metavar="N", help=f"{GAMES_HELP} of each ruleset (default: {GAMES})"
    )
    add_series(games, policy="greedy")
    games.add_argument(
        "--levels",
        type=count,
        metavar="N",
        help="also play N deals with level 5 among level 2: slow, a second or more for each game",
    )
    add_resources(parser, threads="number of threads (default: one per core)")
    results = parser.add_argument_group("results")
    results.add_argument("--out", type=Path, metavar="FILE", help="write a report with charts to this HTML file")
    results.add_argument(
        "--store", type=Path, metavar="FOLDER", help="write every game to Parquet files in this folder"
    )
    results.add_argument("--json", action="store_true", help="print the figures as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    check_series(arguments)
    _check_out(arguments.out)
    law = law_of(arguments)
    laws = (law,) if arguments.vs is None else (law, find_law(arguments.vs, ()))
    with explain_missing_extras("lab"):
        players = law.players.shared_with(laws[-1].players) or law.players.default
        jobs = tuple(job_of(arguments, each, players=players) for each in laws)
        return _study(arguments, jobs, resources_of(arguments))


def _check_out(out: Path | None) -> None:
    """Reject a file that could not be written before hours are spent on its figures."""
    if out is None:
        return
    if out.suffix.lower() not in (".html", ".htm"):
        raise ValueError(f"{out}: expected a name that ends in .html")
    if not out.parent.is_dir():
        raise ValueError(f"{out}: there is no folder {str(out.parent)!r}")
    if out.is_dir():
        raise ValueError(f"{out}: expected a file, found a folder")


def _study(arguments: argparse.Namespace, jobs: tuple[Job, ...], where: SimulationResources) -> int:
    from emptyhand.study.lab.study import study
    from emptyhand.study.lab.study_report import headlines

    with ExitStack() as stack:
        stores = [stack.enter_context(store) for store in _stores(arguments, jobs)]

        def keep(number: int, results: Results) -> None:
            stores[number].add(results)

        found = study(_names(arguments, jobs), jobs, where, headlines, keep if stores else None)
        for store in stores:
            store.finish()
    if found is not None and found.complete and arguments.levels:
        found = _with_levels(arguments, found, where)
    if found is not None:
        _report(arguments, found, where)
    if found is not None and found.complete:
        return 0
    done = found.games if found else 0
    print(f"Stopped after {done:,} of {words.count_text(arguments.games, 'game')}.", file=sys.stderr)
    return INTERRUPTED


STORED = ("first.parquet", "second.parquet")
"""The files of every game, in the order of the rulesets."""


def _stores(arguments: argparse.Namespace, jobs: tuple[Job, ...]) -> list[ParquetStore[Results]]:
    folder: Path | None = arguments.store
    if folder is None:
        return []
    from emptyhand.study.lab.columns import Simulated
    from emptyhand.study.lab.storage import ParquetStore

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"cannot write to {folder}: {error.strerror}") from None
    if any(folder.iterdir()):
        raise ValueError(f"{folder} is not empty: expected a new folder for --store")
    return [ParquetStore(folder / name, Simulated(job), resume=False) for name, job in zip(STORED, jobs, strict=False)]


def _with_levels(arguments: argparse.Namespace, found: Study, where: SimulationResources) -> Study:
    """Add how often one seat of level 5 wins among those of level 2; Ctrl-C leaves it out."""
    from emptyhand.study.arena.levels import wins_of_master

    rulesets = []
    for each in found.rulesets:
        wins = wins_of_master(each.job, arguments.levels, where.threads, where.cluster)
        if wins is None:
            return replace(found, complete=False)
        rulesets.append(replace(each, wins_of_master=wins))
    return replace(found, rulesets=tuple(rulesets))


def _names(arguments: argparse.Namespace, jobs: tuple[Job, ...]) -> tuple[str, ...]:
    """Name the rulesets; the first one with its overridden keys."""
    first, *others = (job.law.name for job in jobs)
    changed = f"{first} ({', '.join(arguments.overrides)})" if arguments.overrides else first
    return (changed, *(f"{other} (again)" if other == changed else other for other in others))


def _report(arguments: argparse.Namespace, found: Study, where: SimulationResources) -> None:
    from rich.console import Console

    from emptyhand.study.lab.progress import duration
    from emptyhand.study.lab.report import run_json
    from emptyhand.study.lab.study_report import study_json, tables

    if arguments.out is not None:
        from emptyhand.study.lab.study_page import study_page

        arguments.out.write_text(study_page(found), encoding="utf-8")
    if arguments.json:
        figures = study_json(found)
        figures["run"] = run_json(where, asked=arguments.games, complete=found.complete, seconds=found.seconds)
        print(json.dumps(figures, indent=2))
        return
    Console().print(tables(found))
    written = f" The report is in {arguments.out}." if arguments.out else ""
    print(f"Played in {duration(found.seconds)}.{written}")
