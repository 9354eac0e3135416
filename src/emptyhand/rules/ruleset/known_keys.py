"""Every key that ruleset files may set, and what a person may have meant by a key that does not exist."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cache
from typing import Final

from emptyhand.rules.ruleset.climb_keys import CLIMB_TABLES
from emptyhand.rules.ruleset.keys import Declaration, declared
from emptyhand.rules.ruleset.model import SHARED_TABLES, Family
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES

EXTENDS: Final = "extends"
FAMILIES: Final = {"pile": "pile", "climb": "climbing"}
"""The name of each family in a sentence."""
MOST_LISTED: Final = 8
"""Keys of a table that an error lists; longer tables are left to the guide."""
MOST_COMPARED: Final = 80
"""No key is nearly as long: a longer one resembles none, and comparing it would take time."""


def keys_of(family: Family) -> dict[str, Declaration]:
    """Return every key that a file of the family may set, by name; keys of cards as ``card.RANK.on``."""
    own = PILE_TABLES if family is Family.PILE else CLIMB_TABLES
    tables = [*SHARED_TABLES.items(), *own.items()]
    return {f"{table}.{name}".lstrip("."): key for table, keys in tables for name, key in declared(keys).items()}


def unknown(key: str, known: Iterable[str], family: Family | None) -> str:
    """Say about an unknown key which one was meant, which games have it, or which keys there are."""
    if key == EXTENDS:
        return "unknown key, expected only in a ruleset file"
    if family is not None and (others := _families_with(key)):
        return f"unknown key in a {FAMILIES[family]} game, expected only in {FAMILIES[others[0]]} games"
    keys = {each for each in (*known, EXTENDS) if not each.startswith("switch.")}
    return f"unknown key, {suggestion(key, keys) or _listed(key, keys) or _in_the_guide(family)}"


@cache
def _general_keys(family: Family) -> frozenset[str]:
    return frozenset(keys_of(family))


def _families_with(key: str) -> list[Family]:
    parts = key.split(".")
    general = ".".join(["card", "RANK", *parts[2:]]) if parts[0] == "card" else key
    return [family for family in Family if general in _general_keys(family)]


def suggestion(key: str, keys: Iterable[str]) -> str:
    """Suggest the intended key: the same name in another table, or a similar spelling; empty if nothing is close."""
    if len(key) > MOST_COMPARED:
        return ""
    keys = set(keys)
    last = key.rpartition(".")[2]
    namesakes = [each for each in keys if each.rpartition(".")[2] == last]
    if len(namesakes) == 1:
        return _meant(namesakes[0], key)
    tables = {table for table in (each.rpartition(".")[0] for each in keys) if not key.startswith(f"{table}.")}
    near = difflib.get_close_matches(key, sorted(keys | tables), n=3, cutoff=0.7)
    near = [each for each in near if _is_alike(last, each.rpartition(".")[2])]
    return _meant(near[0], key) if near else ""


def _meant(key: str, written: str) -> str:
    # A key below a table's header belongs to that table, whatever a person meant.
    where = " above the first table" if "." in written and "." not in key else ""
    return f"did you mean {key!r}{where}?"


def _is_alike(name: str, other: str) -> bool:
    """Whether two names resemble each other. Keys of one table always do, by the table's name."""
    return difflib.SequenceMatcher(None, name, other).ratio() >= 0.6


def _listed(key: str, keys: Iterable[str]) -> str:
    """List the keys of the table, if it is a short one."""
    table = key.rpartition(".")[0]
    names = [each.rpartition(".")[2] for each in sorted(keys) if table and each.rpartition(".")[0] == table]
    return f"expected one of {', '.join(names)}" if 1 < len(names) <= MOST_LISTED else ""


def _in_the_guide(family: Family | None) -> str:
    return "expected a key that docs/rulesets.md lists" + (f" for a {FAMILIES[family]} game" if family else "")
