"""`emptyhand doctor`: checks a set-up with the options of `serve`, and reports each problem in one sentence."""

from __future__ import annotations

import argparse
from pathlib import Path

from emptyhand.commands import serve


def configure(parser: argparse.ArgumentParser) -> None:
    serve.configure(parser)
    parser.add_argument("--load", action="store_true", help="also measure for a few seconds how many tables it carries")


def run(arguments: argparse.Namespace) -> int:
    from emptyhand.server.operations.doctor import examine
    from emptyhand.server.operations.findings import State

    chosen = serve.choices(arguments)
    settings = serve.settings_of(chosen, arguments)
    host, port = str(chosen.get("host", serve.EVERYWHERE)), serve.port_of(chosen)
    found = set()
    for state, sentence in examine(settings, host, port, behind_proxy=bool(chosen.get("behind_proxy", False))):
        print(f"{state:<6} {sentence}", flush=True)
        found.add(state)
    if State.FAILURE in found:
        print("Something has to be put right.")
        return 1
    if arguments.load:
        _measure(settings.data, int(chosen.get("processes", 1)))
    print("The table is open." if State.IN_USE in found else "The table can be opened.")
    return 0


def _measure(folder: Path, processes: int) -> None:
    """Print how many tables this machine carries. Raises ValueError or OSError."""
    from rich.console import Console
    from rich.progress import Progress

    from emptyhand.server.operations import load
    from emptyhand.server.storage.folders import create, remove

    console, created = Console(stderr=True), create(folder)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("Playing", total=1.0)
            found = load.measure(folder, advance=lambda part: bar.update(task, completed=part))
    finally:
        remove(created)
    for sentence in found.sentences(processes):
        print(f"{'load':<6} {sentence}", flush=True)
