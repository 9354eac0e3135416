"""House rules that a guest has saved: titles and texts, without a look at what they say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from emptyhand.table.structs import Meta, Struct

MOST_SAVED = 40
"""Rulesets that a guest can save; the oldest make room for new ones."""
MOST_TEXT = 20_000
"""Characters of one ruleset: those of the package have 4,000 at most."""

Title = Annotated[str, Meta(min_length=1, max_length=80)]


class SavedRules(Struct, frozen=True, forbid_unknown_fields=True):
    title: Title
    rules: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class DropRules(Struct, frozen=True, forbid_unknown_fields=True):
    title: Title


class MyRules(Struct, frozen=True):
    rules: tuple[SavedRules, ...]
    """Newest first."""


def saved_rules(rows: Iterable[tuple[str, str]]) -> MyRules:
    return MyRules(tuple(SavedRules(title, rules) for title, rules in rows))
