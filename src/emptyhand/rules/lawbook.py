"""Finds the law of a recorded game, and says which laws a record must carry with it."""

from __future__ import annotations

from functools import cache, lru_cache

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import CATALOGUE, Ruleset, load, restore

FORMER_TITLES = {
    "cardgame": "CardGame",
    "cardgame-mirror": "CardGame with mirrors",
    "cardgame-plus": "CardGame with mirrors and low sevens",
    "cardgame-sevens": "CardGame with low sevens",
    "obsession-first": "Obsession, first text",
}
"""What stored games may still call a ruleset of the catalogue."""


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
    return "" if _is_shipped(law) else law.ruleset.text


def _is_shipped(law: Law) -> bool:
    """Return whether the catalogue holds the same law; a stored game may be older than its sentences and its title."""
    if law.name not in CATALOGUE or find_law(law.name, "") != law:
        return False
    return law.ruleset.title in (_shipped(law.name).title, FORMER_TITLES.get(law.name))
