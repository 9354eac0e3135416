"""Rulesets as data: the model, the TOML reader, and the checks that reject unplayable rules.

- The keys: `keys` says how one is declared; `pile_keys`, `card_keys`, `climb_keys` (`climb_values`: what their lists
  hold; `beats`: lines about what beats what; `patterns`: how lines name combinations), `match_keys` and `about_keys`
  declare all of them; `known_keys` guesses what an unknown key may have meant.
- From a file to rules: `loader` (names and paths), `parse`, `lines`, `syntax` and `source` (TOML in layers, each key
  with its file and line), `reader` and `rules` (typed values), `model` (the result).
- `clashes` and `climb_clashes` reject values that cannot be played together. `short_packs`: climbing games without some
  ranks. `groups`: the games that a person chooses from.
"""

from emptyhand.rules.ruleset.loader import CATALOGUE, catalogue, load, loads, parse_override, restore
from emptyhand.rules.ruleset.model import Family, Ruleset
from emptyhand.rules.ruleset.source import RulesetError

__all__ = ["CATALOGUE", "Family", "Ruleset", "RulesetError", "catalogue", "load", "loads", "parse_override", "restore"]
