"""Rulesets as data: the values, the TOML files they come from, and the checks that refuse what cannot be played."""

from emptyhand.ruleset.loader import CATALOGUE, catalogue, load, loads, parse_override, restore
from emptyhand.ruleset.model import Family, Ruleset
from emptyhand.ruleset.source import RulesetError

__all__ = ["CATALOGUE", "Family", "Ruleset", "RulesetError", "catalogue", "load", "loads", "parse_override", "restore"]
