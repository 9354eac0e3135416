"""The ruleset of the catalogue that is nearest to a law."""

from __future__ import annotations

from functools import lru_cache

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import CATALOGUE, load
from emptyhand.words.rulebook.differences import are_comparable, nearest


@lru_cache(maxsize=len(CATALOGUE))
def law_named(name: str) -> Law:
    """Return the law of a ruleset of the catalogue."""
    return compile(load(name))


def parent_of(law: Law) -> str:
    """Return the ruleset that the title of house rules names, such as Shithead for "Family Shithead"; else empty.

    A table keeps house rules whole, without the name of the ruleset that they were made from.
    """
    words = f" {law.ruleset.title.casefold()} "
    named = [name for name in CATALOGUE if f" {law_named(name).ruleset.title.casefold()} " in words]
    comparable = [name for name in named if are_comparable(law_named(name), law)]
    return max(comparable, key=lambda name: len(law_named(name).ruleset.title), default="")


def nearest_known(law: Law, besides: str = "") -> tuple[Law, int] | None:
    """Return the nearest ruleset of the catalogue, and in how many rules it differs; `besides` leaves one out."""
    return nearest(law, (law_named(name) for name in CATALOGUE if name != besides))
