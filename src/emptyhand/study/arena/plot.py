"""Plots strengths with their intervals."""

from __future__ import annotations

from pathlib import Path

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from emptyhand.study.arena.schedule import Tournament
from emptyhand.study.arena.summary import TournamentSummary
from emptyhand.words.rulebook.words import count_text

INK, FAINT = "#1f3a5f", "#c9d3df"


def draw(path: Path, tournament: Tournament, summary: TournamentSummary) -> None:
    """Write the plot; the file's suffix sets the format. Raises OSError."""
    ranked = [(one.player, one.points) for one in reversed(summary.ranking) if one.points is not None]
    figure = Figure(figsize=(7, 1.4 + 0.4 * len(ranked)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for row, (_, points) in enumerate(ranked):
        if points.low is not None and points.high is not None:
            axes.plot([points.low, points.high], [row, row], color=INK, linewidth=2, solid_capstyle="round")
        axes.plot([points.value], [row], "o", color=INK, markersize=7)
        axes.annotate(f"{points.value:+.0f}", (points.value, row), (0, 7), textcoords="offset points", ha="center")
    axes.axvline(0, color=FAINT, zorder=0)
    axes.set_yticks(range(len(ranked)), [name for name, _ in ranked])
    axes.set_ylim(-0.6, len(ranked) - 0.2)
    axes.set_xlabel("points (400 are odds of ten to one), with 95 % intervals")
    axes.set_title(f"{tournament.law.name}, {tournament.seats} seats, {count_text(summary.deals, 'deal')}")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(left=False)
    # No date: the same tournament gives the same file.
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
