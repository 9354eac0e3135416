"""How often each level wins against the one below, as docs/players.md reports it."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

Shares = dict[str, dict[int, tuple[float, float]]]
"""By ruleset and seats: the share of games that one player of the level wins, and the half-width, both in percent.

The others at the table are all one level lower.
"""


@cache
def shares(spec: str) -> Shares:
    """Return the measured shares of a level; empty for the lowest one."""
    text = (resources.files(__package__) / "shares.json").read_text("utf-8")
    found: dict[str, dict[str, dict[str, list[float]]]] = json.loads(text)
    return {
        ruleset: {
            int(seats): (levels[spec][0], levels[spec][1]) for seats, levels in by_seats.items() if spec in levels
        }
        for ruleset, by_seats in found.items()
        if any(spec in levels for levels in by_seats.values())
    }
