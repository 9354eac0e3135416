"""The history of measurements: reads and extends `benchmarks/history.jsonl`, names what became slower, and plots it.

A line is one run of `make bench`: its commit, the machine in words, and the figures. A figure is a rate and, where
another system was measured in the same run, the ratio to that system's rate. Machines differ, so ratios are compared;
a figure without a yardstick (a size) is compared as it is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

HISTORY = Path(__file__).parent / "history.jsonl"
OTHERS = "rollouts, reference engine, journal, start, page"
MARKS = "osD^vP*X"
NOISE = 0.1
"""A share of a figure that runs differ by on a machine that is not idle."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement. More is better, unless it is a size."""

    value: float
    unit: str
    yardstick: str = ""
    ratio: float = 0.0
    """Times the yardstick, measured in the same run; 0 without one."""

    @property
    def worth(self) -> float:
        """What runs are compared by: larger is better."""
        if self.yardstick:
            return self.ratio
        return 1 / self.value if self.is_size and self.value else self.value

    @property
    def is_size(self) -> bool:
        return self.unit in ("bytes", "requests")


@dataclass(frozen=True, slots=True)
class Run:
    """All figures of one run, in the order in which they are told."""

    commit: str
    date: str
    machine: str
    release: str
    """The version whose figures these are, or an empty text between releases."""
    figures: dict[str, Figure]


def read(path: Path = HISTORY) -> list[Run]:
    """Return the runs of a history, the oldest first; none if there is no such file."""
    lines = path.read_text().splitlines() if path.exists() else []
    return [_run(path, number, line) for number, line in enumerate(lines, 1) if line.strip()]


def append(run: Run, path: Path = HISTORY) -> None:
    with path.open("a") as file:
        file.write(json.dumps(asdict(run)) + "\n")


def last_release(runs: Sequence[Run]) -> Run | None:
    """Return the newest run of a release; before the first release, the oldest run."""
    released = [run for run in runs if run.release]
    return released[-1] if released else next(iter(runs), None)


def slower(before: Run, now: Run, noise: float = NOISE) -> dict[str, float]:
    """Return the figures that became worse by more than noise, with what is left of each (0.8: four fifths).

    Yardsticks are left out: they say how fast the machine was.
    """
    ours = {name: figure for name, figure in now.figures.items() if _is_ours(figure)}
    both = {name: (before.figures[name], figure) for name, figure in ours.items() if name in before.figures}
    left = {name: new.worth / old.worth for name, (old, new) in both.items() if old.worth and old.unit == new.unit}
    return {name: share for name, share in left.items() if share < 1 - noise}


def plot(runs: Sequence[Run], path: Path) -> None:
    """Draw each figure over the commits, as a multiple of its first measurement, on a logarithmic scale."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "history"
    from matplotlib import pyplot as plt

    names = list(dict.fromkeys(name for run in runs for name, each in run.figures.items() if _is_ours(each)))
    panels: dict[str, list[str]] = {}
    for name in names:
        panels.setdefault(name.partition(",")[0] if name.startswith("kernel") else OTHERS, []).append(name)
    figure, rows = plt.subplots(len(panels), 1, figsize=(9, 6 * len(panels)), squeeze=False)
    for axes, (title, chosen) in zip(rows[:, 0], panels.items(), strict=True):
        _draw(axes, runs, chosen)
        axes.set_title(title)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})
    plt.close(figure)


def _draw(axes: Any, runs: Sequence[Run], names: Sequence[str]) -> None:
    at = range(len(runs))
    for number, name in enumerate(names):
        points = [(x, run.figures[name].worth) for x, run in zip(at, runs, strict=True) if name in run.figures]
        first = points[0][1] or 1.0
        ratios = [worth / first for _, worth in points]
        axes.plot(
            [x for x, _ in points],
            ratios,
            marker=MARKS[number // 10 % len(MARKS)],
            markersize=4,
            linewidth=1,
            label=name,
        )
    axes.axhline(1, color="grey", linewidth=0.5)
    axes.set_yscale("log", base=2)
    axes.yaxis.set_major_formatter("{x:g}x")
    axes.set_xticks(list(at), [f"{run.commit}\n{run.date}\n{run.release}" for run in runs])
    axes.set_ylabel("times the first measurement (more is better)")
    axes.legend(fontsize=7, loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)


def _is_ours(figure: Figure) -> bool:
    """Whether it is a measurement of ours: a yardstick says only how fast the machine was."""
    return bool(figure.yardstick) or figure.is_size


def _run(path: Path, number: int, line: str) -> Run:
    try:
        found = json.loads(line)
        figures = {str(name): Figure(**figure) for name, figure in found.pop("figures").items()}
        return Run(**found, figures=figures)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise SystemExit(f"{path}, line {number}: expected a run as `make bench` writes it ({error})") from None
