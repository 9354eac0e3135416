"""Plots a seat's prospects over a game. Seats differ by dashes and labels, not by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.study.coach.analysis import TOLD, SeatReport
from emptyhand.study.coach.value_phrases import ValuePhrases
from emptyhand.words.speech import Phrase, say

if TYPE_CHECKING:
    from emptyhand.words.speech.wording import Language

FORMATS = (".png", ".svg", ".pdf")
STYLES = ("solid", "dashed", "dashdot", "dotted", (0, (5, 1)), (0, (1, 1)), (0, (3, 1, 1, 1)), (0, (8, 3)))
# Distinguishable with any colour vision (Okabe and Ito), each with a dash of its own.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#000000", "#CC79A7", "#56B4E9", "#E69F00", "#8C6BB1")

_AXES = {"wins": "plot-wins", "points": "plot-points", "place": "plot-place"}


def check_picture(path: Path) -> None:
    """Raise ValueError if the file's name does not end in a known picture format."""
    if path.suffix.lower() not in FORMATS:
        raise ValueError(f"{path.name!r} is not the name of a picture: expected one that ends in {', '.join(FORMATS)}")


def draw(
    path: Path, reports: Sequence[SeatReport], names: Sequence[str], title: Phrase | str, language: Language
) -> None:
    """Plot the prospects of one or more seats over the moves of their game; the costliest decisions are numbered."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    def said(message: str) -> str:
        return language.text(say(message))

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    axes.plot([], [], marker="v", color="#808080", linestyle="none", label=said("plot-costly"))
    played_for = reports[0].stakes
    for report in reports:
        colour = COLOURS[report.seat % len(COLOURS)]
        moves, chances = zip(*((at, played_for.amount(chance)) for at, chance in report.curve), strict=True)
        axes.plot(moves, chances, color=colour, linestyle=STYLES[report.seat % len(STYLES)], label=names[report.seat])
        for decision in report.mistakes[:TOLD]:
            spot = (decision.at + 1, played_for.amount(decision.answer.chance.value))
            axes.plot(*spot, marker="v", color=colour)
            axes.annotate(str(decision.at + 1), spot, xytext=(4, -10), textcoords="offset points", fontsize="small")
    share = reports[0].parts.share
    axes.axhline(played_for.amount(share), color="#808080", linewidth=0.8, linestyle=(0, (1, 4)))
    above = played_for.amount(share + 0.01)
    axes.text(0.998, above, said("plot-share"), transform=axes.get_yaxis_transform(), ha="right", fontsize="small")
    # The first place is at the top.
    ends = played_for.amount(-0.03), played_for.amount(1.03)
    axes.set(
        xlabel=said("told-column-move"),
        ylabel=said(_AXES[ValuePhrases(played_for).prize]),
        ylim=ends,
        title=language.text(title),
    )
    axes.legend(loc="best", handlelength=4)
    figure.savefig(path, dpi=150, metadata=_undated(path))


def _undated(path: Path) -> dict[str, None]:
    """Return metadata that leaves out the date, so that equal reports give equal files."""
    return {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(path.suffix.lower(), {})
