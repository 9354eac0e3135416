"""Counts the positions of the perft files anew, by figures: the kernels list one move of each.

``python -m tests.golden.perft_files`` prints what differs as a diff and exits with 1 if anything does; with ``--write``
it writes the files. A line is ``SNAPSHOT ; depth count ; depth count``; a line that begins with # says what the next
position is for. To add one, write its snapshot with the depths wanted and any counts, and run this with ``--write``.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from emptyhand.game.perft import perft
from emptyhand.game.snapshot import format_snapshot, parse_snapshot
from emptyhand.rules.law import Law
from tests.helpers import law

FOLDER = Path(__file__).parent / "perft"


class Line(NamedTuple):
    """One position of a file and its counts by depth."""

    snapshot: str
    counts: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        return " ; ".join([self.snapshot, *(f"{depth} {count}" for depth, count in self.counts)])


def read_line(text: str) -> Line:
    """The position and counts of a line."""
    snapshot, *counts = (part.strip() for part in text.split(";"))
    pairs = [tuple(map(int, count.split())) for count in counts]
    return Line(snapshot, tuple((depth, count) for depth, count in pairs))


def read_lines(ruleset: str) -> list[Line]:
    """The positions of a ruleset's file."""
    lines = (FOLDER / f"{ruleset}.txt").read_text("utf-8").splitlines()
    return [read_line(line) for line in lines if not line.startswith("#")]


def counted(the_law: Law, line: Line) -> Line:
    """The same position, with its counts as they are."""
    position = parse_snapshot(the_law, line.snapshot)
    counts = tuple((depth, perft(the_law, position, depth, figures=True)) for depth, _ in line.counts)
    return Line(format_snapshot(the_law, position), counts)


def counted_file(path: Path) -> str:
    """The text a file should have."""
    the_law = law(path.stem)
    lines = path.read_text("utf-8").splitlines()
    return "".join(f"{line if line.startswith('#') else counted(the_law, read_line(line))}\n" for line in lines)


def main(words: Sequence[str]) -> int:
    """Compare every file with what it should be."""
    differs = False
    for path in sorted(FOLDER.glob("*.txt")):
        old, new = path.read_text("utf-8"), counted_file(path)
        differs = differs or old != new
        sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), path.name, "counted"))
        if "--write" in words:
            path.write_text(new, "utf-8")
    return int(differs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
