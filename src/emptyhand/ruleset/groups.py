"""The games that a person chooses from: each a group of rulesets, the usual form first."""

from __future__ import annotations

GROUPS = {
    "obsession": ("obsession", "obsession-first"),
    "life": ("life",),
    "thirteen": ("thirteen", "thirteen-southern"),
    "obsessed": ("obsessed",),
    "cardgame": ("cardgame", "cardgame-mirror", "cardgame-sevens", "cardgame-plus"),
}


def group_of(name: str) -> str:
    """Return the group of a ruleset; empty for house rules."""
    return next((group for group, names in GROUPS.items() if name in names), "")
