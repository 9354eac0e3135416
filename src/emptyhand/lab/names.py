"""The keys of measures, in JSON and in comparisons."""

from __future__ import annotations

from emptyhand.law.model import ClimbLaw, Law

WINS, STALLED, INSTANT, LAID, BY_WINNER, SKILL = "wins_from_starter", "stalled", "instant", "laid", "by_winner", "skill"


def names_of(law: Law) -> tuple[str, str]:
    """Return what the columns `kills` and `pick_ups` count in a family's games."""
    return ("rounds", "passes") if isinstance(law, ClimbLaw) else ("kills", "pick_ups")
