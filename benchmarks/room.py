"""Measures the CPU time of a move at tables of four, in one process, and where it goes.

    python -m benchmarks.room                        the room alone, and the server's whole path
    python -m benchmarks.room --against FOLDER       the same moves with another checkout, in turn; and the ratio
    python -m benchmarks.room --profile room         functions by their own time

`room` decodes a person's message, runs the room's steps and encodes all messages. `server` adds WebSockets on
loopback, the table and a journal on disk; clients run in a process of their own, which is not counted. The moves are
played beforehand, from fixed seeds. The best round counts, because other load can only slow a round down.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.room_script import client, scripts
from emptyhand.table.room import Committed, Heard, decode, step

ROOT = Path(__file__).parents[1]
LEVELS = ("room", "server")


def main() -> None:
    parser = argparse.ArgumentParser(description="CPU microseconds per move at tables of four.")
    parser.add_argument("--rooms", type=int, default=100, metavar="N")
    parser.add_argument("--moves", type=int, default=60, metavar="N", help="moves in each room")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--ruleset", default="obsession")
    parser.add_argument("--level", choices=LEVELS, action="append", help="one of them; both if not given")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, measured in turn")
    parser.add_argument("--profile", choices=LEVELS, help="show where the time of a level goes")
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    levels = arguments.level or list(LEVELS)
    if arguments.profile:
        profiler = cProfile.Profile(time.process_time)
        measure(arguments.profile, arguments, profiler)
        pstats.Stats(profiler).sort_stats("tottime").print_stats(60)
    elif arguments.json:
        print(json.dumps({level: measure(level, arguments) for level in levels}))
    else:
        compare(levels, arguments)


def measure(level: str, arguments: argparse.Namespace, profiler: cProfile.Profile | None = None) -> float:
    """Return the CPU microseconds of a move."""
    played = scripts(arguments.ruleset, arguments.rooms, arguments.moves)
    if level == "server":
        from benchmarks.room_server import serve

        seconds = serve([script for _, script in played], profiler)
    else:
        seconds = _steps(arguments, profiler)
    return 1e6 * seconds / sum(len(script.said) for _, script in played)


def _steps(arguments: argparse.Namespace, profiler: cProfile.Profile | None) -> float:
    """Run all moves through their rooms, one move of each room in turn; return the CPU seconds."""
    played = scripts(arguments.ruleset, arguments.rooms, arguments.moves)
    rooms = [room for room, _ in played]
    if profiler is not None:
        profiler.enable()
    began = time.process_time()
    for number in range(arguments.moves):
        for at, (_, script) in enumerate(played):
            if number < len(script.said):
                seat, data = script.said[number]
                made = step(rooms[at], Heard(client(seat), decode(data)), number * 1000)
                rooms[at] = step(made.room, Committed(made.lines[0].seq), number * 1000 + 5).room
    took = time.process_time() - began
    if profiler is not None:
        profiler.disable()
    return took


# -- showing ---------------------------------------------------------------------------------------------------------


def compare(levels: list[str], arguments: argparse.Namespace) -> None:
    trees = [ROOT, *([arguments.against] if arguments.against else [])]
    best = [dict.fromkeys(levels, float("inf")) for _ in trees]
    for _ in range(max(1, arguments.rounds)):
        for found, tree in zip(best, trees, strict=True):
            for level, cost in _elsewhere(tree, levels, arguments).items():
                found[level] = min(found[level], cost)
    print(f"{arguments.rooms} rooms of {arguments.ruleset}, {arguments.moves} moves each, CPU time of a move")
    for level in levels:
        others = "".join(f"{found[level]:>10.0f} us{best[0][level] / found[level]:>8.2f}x" for found in best[1:])
        print(f"{level:>8}{best[0][level]:>10.0f} us{others}", flush=True)


def _elsewhere(tree: Path, levels: list[str], arguments: argparse.Namespace) -> dict[str, float]:
    """Measure once in a fresh process, with the package of a checkout."""
    command = [sys.executable, "-m", "benchmarks.room", "--json", "--ruleset", arguments.ruleset]
    command += ["--rooms", str(arguments.rooms), "--moves", str(arguments.moves)]
    command += [word for level in levels for word in ("--level", level)]
    env = os.environ | {"PYTHONPATH": str(tree.absolute() / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
