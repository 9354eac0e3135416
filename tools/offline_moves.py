"""Measures how long bots take for a move in Pyodide under Node, by level: `python -m tools.offline_moves`."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from emptyhand.rules.ruleset import load
from emptyhand.table.api.library import DEVICE_LEVELS
from tests.offline.pyodide import in_pyodide

RULESETS = ("obsession", "shithead", "thirteen", "big-two", "president")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="offline_moves", description="measure the bots of a page without a server")
    parser.add_argument("rulesets", nargs="*", default=RULESETS, metavar="RULESET")
    given = parser.parse_args(words)
    for name in given.rulesets:
        for seats in {2, 4} & set(load(name).players.counts):
            levels = f"[sessions.move_times('{name}', level, {seats}) for level in {list(DEVICE_LEVELS)}]"
            with tempfile.TemporaryDirectory() as folder:
                found = in_pyodide(f"__import__('json').dumps({levels})", Path(folder)).found
            told = [
                f"level {level}: {median(times):.0f} ms, at most {max(times):.0f} ({len(times)} moves)"
                for level, times in zip(DEVICE_LEVELS, json.loads(found), strict=True)
                if times
            ]
            print(f"{name}, {seats} seats: " + "; ".join(told), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
