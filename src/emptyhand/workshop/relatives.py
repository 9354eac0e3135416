"""The ruleset of the catalogue that is nearest to a law."""

from __future__ import annotations

from functools import lru_cache

from emptyhand.law import Law, compile
from emptyhand.rulebook.differences import nearest
from emptyhand.ruleset import CATALOGUE, load


@lru_cache(maxsize=len(CATALOGUE))
def known(name: str) -> Law:
    """Return the law of a ruleset of the catalogue."""
    return compile(load(name))


def nearest_known(law: Law, besides: str = "") -> tuple[Law, int] | None:
    """Return the nearest ruleset of the catalogue, and in how many rules it differs; `besides` leaves one out."""
    return nearest(law, (known(name) for name in CATALOGUE if name != besides))
