"""Draws the two pictures of ARCHITECTURE.md and writes its table of imports: `python -m tools.pictures`.

All of it follows from the import graph, so a test can compare it with the files in the tree.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.import_graph import Graph, import_graph, merged, reduced, within
from tools.layered import draw

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
FOLDER = ROOT / "docs/pictures"
BEGIN, END = "<!-- imports: begin -->", "<!-- imports: end -->"
SERVER = ("api", "journal", "offline", "room")
"""Parts of the table server besides web/*."""
ABOVE = ("cli", "commands")
CORE = "the core"


def pictures(graph: Graph) -> dict[Path, str]:
    """Return the SVG files, by path."""
    server = {part for part in graph if part in SERVER or part.startswith("web/")}
    core = graph.keys() - server
    below = merged(graph, core - set(ABOVE), CORE)
    return {
        FOLDER / "core.svg": draw(reduced(within(graph, core)), "The core: who imports whom"),
        FOLDER / "server.svg": draw(
            reduced(within(below, {*server, CORE, "commands"})), "The table server: who imports whom"
        ),
    }


def table(graph: Graph) -> str:
    """Return every direct import between two parts, as Markdown."""
    rows = [f"| `{part}` | {', '.join(f'`{each}`' for each in sorted(graph[part])) or 'nothing'} |" for part in graph]
    return "\n".join(["| part | imports |", "|---|---|", *rows])


def page(text: str, graph: Graph) -> str:
    """Return ARCHITECTURE.md with the table of this graph between its two markers."""
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ValueError(f"expected one {BEGIN} and one {END} in {PAGE.name}")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{table(graph)}\n{END}{tail}"


def main() -> int:
    graph = import_graph()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pictures(graph).items():
        path.write_text(text, encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), graph), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
