"""Draws an acyclic graph as rows of boxes: arrows point down, and long ones bend around the boxes in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from statistics import fmean

from tools.import_graph import Graph

BOX_HEIGHT = 34
ROW_HEIGHT = 78
LETTER = 8.4
PADDING = 14
GAP = 16
BEND_WIDTH = 14
MARGIN = 24
SWEEPS = 24
HEAD = """\
<style>
text { font: 14px ui-monospace, monospace; text-anchor: middle; fill: #1c2b24 }
rect { fill: #fff; stroke: #3d6b56 }
path { fill: none; stroke: #7d9c8c; marker-end: url(#tip) }
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<polygon points="0,0 8,4 0,8" fill="#7d9c8c"/>
</marker></defs>"""

Node = str | tuple[str, str, int]
"""A box, or the place where the arrow from one box to another crosses a row."""


def draw(graph: Graph, title: str) -> str:
    """Return the graph as SVG. The same graph gives the same text."""
    rows, paths = _rows(graph)
    _sort(rows, paths)
    centres = _centres(rows)
    width = max(centres[row[-1]] + _width(row[-1]) / 2 for row in rows) + MARGIN
    height = (len(rows) - 1) * ROW_HEIGHT + BOX_HEIGHT + 2 * MARGIN
    level = {node: MARGIN + number * ROW_HEIGHT for number, row in enumerate(rows) for node in row}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
        f"<title>{escape(title)}</title>",
        HEAD,
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="10" style="fill:#f4f7f5;stroke:none"/>',
    ]
    lines += [f'<path d="{_curve(path, centres, level)}"/>' for path in paths]
    for name in graph:
        x, y, wide = centres[name], level[name], _width(name)
        lines.append(f'<rect x="{x - wide / 2:.1f}" y="{y}" width="{wide:.1f}" height="{BOX_HEIGHT}" rx="6"/>')
        lines.append(f'<text x="{x:.1f}" y="{y + BOX_HEIGHT / 2 + 5:.0f}">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _rows(graph: Graph) -> tuple[list[list[Node]], list[list[Node]]]:
    """Return the boxes row by row, each above all that it points at, and each arrow as the nodes that it passes."""
    heights = _heights(graph)
    top = max(heights.values())
    rows: list[list[Node]] = [[] for _ in range(top + 1)]
    for part in graph:
        rows[top - heights[part]].append(part)
    paths: list[list[Node]] = []
    for part in graph:
        for target in sorted(graph[part]):
            crossed = range(top - heights[part] + 1, top - heights[target])
            bends: list[Node] = [(part, target, row) for row in crossed]
            for row, bend in zip(crossed, bends, strict=True):
                rows[row].append(bend)
            paths.append([part, *bends, target])
    return rows, paths


def _heights(graph: Graph) -> dict[str, int]:
    """Return each box's row from the bottom; a box without outgoing arrows stands just below one that points at it."""
    heights: dict[str, int] = {}

    def height(part: str) -> int:
        if part not in heights:
            heights[part] = 1 + max((height(each) for each in graph[part]), default=-1)
        return heights[part]

    for part in graph:
        height(part)
    for part in graph:
        if not graph[part]:
            heights[part] = max(0, min((heights[each] for each in graph if part in graph[each]), default=1) - 1)
    return heights


def _sort(rows: list[list[Node]], paths: Sequence[Sequence[Node]]) -> None:
    """Order each row by where its neighbours are, down and up in turn, so that few arrows cross."""
    above: dict[Node, list[Node]] = {}
    below: dict[Node, list[Node]] = {}
    for path in paths:
        for upper, lower in pairwise(path):
            below.setdefault(upper, []).append(lower)
            above.setdefault(lower, []).append(upper)
    for sweep in range(SWEEPS):
        neighbours = above if sweep % 2 == 0 else below
        for row in rows if sweep % 2 == 0 else reversed(rows):
            place = _centres(rows)
            row.sort(key=lambda node: fmean(place[each] for each in neighbours.get(node, [node])))


def _centres(rows: Sequence[Sequence[Node]]) -> dict[Node, float]:
    """Return each node's horizontal position; every row is centred."""
    wide = [sum(map(_width, row)) + GAP * (len(row) - 1) for row in rows]
    centres: dict[Node, float] = {}
    for row, width in zip(rows, wide, strict=True):
        x = MARGIN + (max(wide) - width) / 2
        for node in row:
            centres[node] = x + _width(node) / 2
            x += _width(node) + GAP
    return centres


def _width(node: Node) -> float:
    return LETTER * len(node) + 2 * PADDING if isinstance(node, str) else BEND_WIDTH


def _curve(path: Sequence[Node], centres: Mapping[Node, float], level: Mapping[Node, int]) -> str:
    """Draw from the lower edge of a box to the upper edge of another, vertically past the rows in between."""
    x, y = centres[path[0]], level[path[0]] + BOX_HEIGHT
    pieces = [f"M{x:.1f} {y}"]
    for node in path[1:]:
        across, down = centres[node], level[node]
        half = (y + down) / 2
        pieces.append(f"C{x:.1f} {half:.0f} {across:.1f} {half:.0f} {across:.1f} {down}")
        x, y = across, down
        if not isinstance(node, str):
            y += BOX_HEIGHT
            pieces.append(f"V{y}")
    return "".join(pieces)
