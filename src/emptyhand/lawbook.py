"""Finds the law of a recorded game, and says which laws a record must carry with it."""

from __future__ import annotations

from functools import cache, lru_cache

from emptyhand.law import Law, compile
from emptyhand.ruleset import CATALOGUE, Ruleset, load, restore


@cache
def _shipped(name: str) -> Ruleset:
    return load(name)


@lru_cache(maxsize=32)
def find_law(name: str, rules: str) -> Law:
    """Return the law of a record: by its own rules if it carries them, else by catalogue name, never by a path."""
    if rules:
        return compile(restore(rules, name))
    if name not in CATALOGUE:
        raise ValueError(f"there is no ruleset called {name[:40]!r} in the catalogue and the record carries no rules")
    return compile(_shipped(name))


def house_rules(law: Law) -> str:
    """Return the flattened ruleset of a law; empty if the catalogue holds the same law under its name."""
    as_shipped = law.name in CATALOGUE and _shipped(law.name).text == law.ruleset.text
    return "" if as_shipped else law.ruleset.text
