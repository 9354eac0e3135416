"""Compares the device without a server in Pyodide with the one in CPython: `python -m tools.offline_equality`.

Plays games of every ruleset through all that a device does, with the same inputs in both, and compares every byte that
comes out. Prints one line a ruleset; exits with 1 if any game differs.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from emptyhand.rules.ruleset import CATALOGUE
from tests.offline import sessions
from tests.offline.pyodide import in_pyodide


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="offline_equality", description="compare Pyodide with CPython")
    parser.add_argument("--games", type=int, default=20, help="games of each ruleset (default: 20)")
    parser.add_argument("rulesets", nargs="*", default=CATALOGUE, metavar="RULESET", help="default: all of the package")
    given = parser.parse_args(words)
    games: int = given.games
    different = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in given.rulesets:
            found = in_pyodide(f"sessions.digests(['{name}'], list(range({games})))", Path(folder))
            begun = time.perf_counter()
            here = sessions.digests([name], list(range(games))).splitlines()
            here_ms = (time.perf_counter() - begun) * 1000
            differing = [line for line, other in zip(here, found.found.splitlines(), strict=True) if line != other]
            different += len(differing)
            steps = sum(int(line.split()[2]) for line in here)
            print(
                f"{name}: {games} games, {steps} steps, {len(differing)} different; "
                f"{here_ms / steps:.2f} ms a step in CPython, {found.run_ms / steps:.2f} in Pyodide",
                flush=True,
            )
            for line in differing:
                print(f"  different: seed {line.split()[1]}", flush=True)
    return int(different > 0)


if __name__ == "__main__":
    sys.exit(main())
