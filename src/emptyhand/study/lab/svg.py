"""Charts as SVG text: values with their intervals, and distributions. Colours and fonts are those of the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from emptyhand.study.lab.summary import Estimate

FIGURE_WIDTH = 360
"""The width in units; a phone shows it at about one pixel each, so that text stays readable."""
RIGHT, TOP, ROW, FOOT = 14, 6, 26, 40
GLYPH = 5.8
"""The width of a letter at most, at the font size of labels."""
TICKS = 4
STEPS = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps values to positions, and knows its ticks."""

    low: float
    high: float
    step: float
    start: float
    end: float

    @classmethod
    def over(cls, values: Sequence[float], start: float, end: float, *, ticks: int = TICKS) -> Scale:
        low, high = min(values), max(values)
        span = max(high - low, abs(high) * 0.02, 1e-9)
        rough = span / ticks
        power = 10 ** math.floor(math.log10(rough))
        step = next(power * each for each in STEPS if power * each >= rough)
        return cls(math.floor(low / step) * step, math.ceil(high / step) * step, step, start, end)

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        return [self.low + self.step * i for i in range(round((self.high - self.low) / self.step) + 1)]

    def label(self, value: float) -> str:
        digits = max(0, -math.floor(math.log10(self.step) + 1e-9))
        digits += not math.isclose(round(self.step, digits), self.step)
        return f"{value:,.{digits}f}"


def interval_chart(
    rows: Sequence[tuple[str, Sequence[Estimate | None]]], axis: str, title: str, reference: float | None = None
) -> str:
    """Draw a row for each label: a mark for each series' value and a line for its interval."""
    found = [one for _, row in rows for one in row if one is not None]
    left = 12 + GLYPH * max(len(label) for label, _ in rows)
    values = [end for one in found for end in (one.value, one.low, one.high) if end is not None]
    scale = Scale.over([*values, *([] if reference is None else [reference])], left + 8, FIGURE_WIDTH - RIGHT)
    height = TOP + ROW * len(rows)
    parts = [_x_axis(scale, height, axis)]
    if reference is not None:
        parts.append(_line("ref", scale.at(reference), TOP, scale.at(reference), height))
    for number, (label, row) in enumerate(rows):
        middle = TOP + ROW * (number + 0.5)
        parts.append(_text(left, middle + 4, label, "end"))
        for series, one in enumerate(row):
            if one is not None:
                parts.append(_mark(scale, one, middle + (series - (len(row) - 1) / 2) * 9, series))
    return _svg(height + FOOT, title, parts)


def distribution_chart(series: Sequence[Sequence[tuple[float, Estimate]]], axis: str, up: str, title: str) -> str:
    """Draw a line through the points of each series, each point with its interval."""
    points = [point for one in series for point in one]
    height = 190
    tops = [one.high or one.value for _, one in points]
    rise = Scale.over([0, *tops], height, TOP + 16)
    left = 10 + GLYPH * max(len(rise.label(tick)) for tick in rise.ticks())
    across = Scale.over([x for x, _ in points], left + 6, FIGURE_WIDTH - RIGHT)
    parts = [_x_axis(across, height, axis), _text(2, TOP + 4, up, "start")]
    for tick in rise.ticks():
        parts.append(_line("grid", left, rise.at(tick), FIGURE_WIDTH - RIGHT, rise.at(tick)))
        parts.append(_text(left - 4, rise.at(tick) + 4, rise.label(tick), "end"))
    for number, one in enumerate(series):
        path = " ".join(f"{across.at(x):.1f},{rise.at(y.value):.1f}" for x, y in one)
        if not one:
            continue
        parts.append(f'<polyline class="curve s{number}" points="{path}"/>')
        for x, y in one:
            if y.low is not None and y.high is not None:
                parts.append(_line(f"bar s{number}", across.at(x), rise.at(y.low), across.at(x), rise.at(y.high)))
    return _svg(height + FOOT, title, parts)


def _x_axis(scale: Scale, height: float, label: str) -> str:
    parts = []
    for tick in scale.ticks():
        parts.append(_line("grid", scale.at(tick), TOP, scale.at(tick), height))
        parts.append(_text(scale.at(tick), height + 15, scale.label(tick), "middle"))
    return "".join(parts) + _text((scale.start + scale.end) / 2, height + 33, label, "middle")


def _mark(scale: Scale, one: Estimate, y: float, series: int) -> str:
    line = ""
    if one.low is not None and one.high is not None:
        line = _line(f"bar s{series}", scale.at(one.low), y, scale.at(one.high), y)
    x = scale.at(one.value)
    if series == 0:
        return f'{line}<circle class="dot s0" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    corners = f"{x:.1f},{y - 5:.1f} {x + 5:.1f},{y:.1f} {x:.1f},{y + 5:.1f} {x - 5:.1f},{y:.1f}"
    return f'{line}<polygon class="dot s1" points="{corners}"/>'


def _line(kind: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    said = escape(title, quote=True)
    return f'<svg viewBox="0 0 {FIGURE_WIDTH} {height:.0f}" role="img" aria-label="{said}">{"".join(parts)}</svg>'
