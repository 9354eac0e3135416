"""Small ways to set up games in tests."""

from __future__ import annotations

from functools import cache

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from emptyhand.rules.ruleset.source import Scalar


@cache
def _law(name: str, overrides: tuple[tuple[str, Scalar], ...]) -> Law:
    return compile(load(name, dict(overrides)))


def law(name: str, **overrides: Scalar) -> Law:
    """The law of a ruleset with some keys changed: ``law("life", five_transparent=True)``."""
    return _law(name, tuple(sorted(overrides.items())))
