"""Prints the coverage that pytest-cov measured, by package, and fails below a floor: `python -m tools.coverage_floors`.

`make coverage` runs it after the tests; tools/coverage_floors.toml has the floors.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

FLOORS = Path(__file__).with_suffix(".toml")
PACKAGE = PurePosixPath("src/emptyhand")


@dataclass(frozen=True)
class Covered:
    """Lines and branches of a package: covered and total."""

    lines_run: int
    lines: int
    branches_run: int
    branches: int

    @property
    def line_share(self) -> float:
        return 100 * self.lines_run / max(self.lines, 1)

    @property
    def branch_share(self) -> float:
        return 100 * self.branches_run / max(self.branches, 1)


def main() -> int:
    files = measured()
    packages = {name: covered(name, files) for name in floors()}
    for name, found in packages.items():
        print(
            f"{name:14} {found.branch_share:6.2f} % of {found.branches:5} branches, floor {floors()[name]} %;", end=" "
        )
        print(f"{found.line_share:6.2f} % of {found.lines:5} lines")
    below = too_low({name: found.branch_share for name, found in packages.items()}, floors())
    for complaint in below:
        print(complaint, file=sys.stderr)
    return 1 if below else 0


def floors() -> dict[str, int]:
    return tomllib.loads(FLOORS.read_text("utf-8"))


def measured() -> dict[str, dict[str, int]]:
    """Return the counts of every file from coverage's data file."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        subprocess.run([sys.executable, "-m", "coverage", "json", "-q", "-o", report], check=True)
        files = json.loads(report.read_text("utf-8"))["files"]
    return {name: about["summary"] for name, about in files.items()}


def covered(package: str, files: dict[str, dict[str, int]]) -> Covered:
    mine = [found for name, found in files.items() if PACKAGE / package in PurePosixPath(name).parents]

    def total(key: str) -> int:
        return sum(each[key] for each in mine)

    return Covered(total("covered_lines"), total("num_statements"), total("covered_branches"), total("num_branches"))


def too_low(shares: dict[str, float], least: dict[str, int]) -> Iterable[str]:
    """Yield one sentence for each package below its floor."""
    return [
        f"coverage of {name}: {shares[name]:.2f} % of its branches run, expected at least {floor} %"
        for name, floor in least.items()
        if shares[name] < floor
    ]


if __name__ == "__main__":
    sys.exit(main())
