"""Rulesets as data: the model, the TOML reader, and the checks that reject unplayable rules."""

from emptyhand.ruleset.loader import CATALOGUE, catalogue, load, loads, parse_override, restore
from emptyhand.ruleset.model import Family, Ruleset
from emptyhand.ruleset.source import RulesetError

__all__ = ["CATALOGUE", "Family", "Ruleset", "RulesetError", "catalogue", "load", "loads", "parse_override", "restore"]
