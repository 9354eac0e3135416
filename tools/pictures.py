"""Draws the two pictures of ARCHITECTURE.md and writes its table of imports: `python -m tools.pictures`.

All of it follows from the import graph, so a test can compare it with the files in the tree.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.import_graph import Graph, import_graph, inside, reduced
from tools.layered import draw

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
FOLDER = ROOT / "docs/pictures"
BEGIN, END = "<!-- imports: begin -->", "<!-- imports: end -->"


def pictures() -> dict[Path, str]:
    """Return the SVG files, by path."""
    server = inside(import_graph(split=("server",)), "server")
    return {
        FOLDER / "packages.svg": draw(reduced(import_graph()), "The packages: who imports whom"),
        FOLDER / "server.svg": draw(reduced(server), "The table server: who imports whom"),
    }


def table(graph: Graph) -> str:
    """Return every direct import between two packages, as Markdown."""
    rows = [f"| `{name}` | {', '.join(f'`{each}`' for each in sorted(graph[name])) or 'nothing'} |" for name in graph]
    return "\n".join(["| package | imports |", "|---|---|", *rows])


def page(text: str, graph: Graph) -> str:
    """Return ARCHITECTURE.md with the table of this graph between its two markers."""
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ValueError(f"expected one {BEGIN} and one {END} in {PAGE.name}")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{table(graph)}\n{END}{tail}"


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pictures().items():
        path.write_text(text, encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), import_graph()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
