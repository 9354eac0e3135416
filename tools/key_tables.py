"""Rewrites the tables of keys in docs/rulesets.md from their declarations: `python -m tools.key_tables`.

A table is between ``<!-- keys FAMILY: TABLE TABLE … -->`` and ``<!-- end of keys -->``; its rows follow the order
in which the keys are declared.
"""

from __future__ import annotations

import re
from pathlib import Path

from emptyhand.rules.ruleset.climb_keys import CLIMB_TABLES
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.model import SHARED_TABLES
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES

GUIDE = Path(__file__).parent.parent / "docs" / "rulesets.md"
FAMILIES = {"every": SHARED_TABLES, "pile": PILE_TABLES, "climb": CLIMB_TABLES}
PLACE = re.compile(r"(<!-- keys (\w+): ([^>]*) -->\n\n?).*?(\n<!-- end of keys -->)", re.DOTALL)
TOP = "top"
"""The marker's name for keys outside any table."""


def main() -> None:
    before = GUIDE.read_text("utf-8")
    after = rewritten(before)
    if after != before:
        GUIDE.write_text(after, "utf-8", newline="\n")
        print(f"rewrote {GUIDE.name}")


def rewritten(guide: str) -> str:
    """Return the guide with its tables rewritten from the declarations."""
    return PLACE.sub(lambda found: found[1] + "".join(_lines(found[2], found[3].split())) + found[4], guide)


def _lines(family: str, tables: list[str]) -> list[str]:
    lines = ["| key | meaning | values | default |", "|---|---|---|---|"]
    for table in tables:
        prefix = "" if table == TOP else f"{table}."
        keys = declared(FAMILIES[family]["" if table == TOP else table])
        lines += [f"| `{prefix}{name}` | {key.means} | {key.values} | {key.shown} |" for name, key in keys.items()]
    return [line.replace("|  |", "| |") + "\n" for line in lines]


if __name__ == "__main__":
    main()
