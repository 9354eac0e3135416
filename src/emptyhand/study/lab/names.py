"""The keys of measures, in JSON and in comparisons."""

from __future__ import annotations

from emptyhand.rules.law.model import ClimbLaw, Law

WINS, LASTS = "wins_from_starter", "lasts_from_starter"
STALLED, INSTANT, LAID, BY_WINNER, SKILL = "stalled", "instant", "laid", "by_winner", "skill"
COMEBACKS, LEAD_CHANGES = "comebacks", "lead_changes"
CHOICES, MATTER, GAIN = "choices.share", "choices.matter", "choices.gain"
VALUE, LEVELS = "value", "levels"


def names_of(law: Law) -> tuple[str, str]:
    """Return what the columns `kills` and `pick_ups` count in a family's games."""
    return ("rounds", "passes") if isinstance(law, ClimbLaw) else ("kills", "pick_ups")


def size_name(law: Law) -> str:
    """Return the name of the sizes that a family's games have: of rounds, or of piles picked up."""
    return "round_size" if isinstance(law, ClimbLaw) else "pick_up_size"
