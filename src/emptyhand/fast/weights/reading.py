"""Reads off a pile law what each rank is worth keeping for. Nothing here knows a rank by name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from emptyhand.rules.cards import RANKS
from emptyhand.rules.law.model import PileLaw


@dataclass(frozen=True, slots=True)
class Reading:
    """By rank: whether it is a special card, and how much it is worth to keep; specials are worth most."""

    special: tuple[bool, ...]
    worth: tuple[float, ...]
    fits: tuple[float, ...] = ()
    """The share of all demands that the rank fits on."""


@lru_cache(maxsize=32)
def read(law: PileLaw) -> Reading:
    """Read a law's tables.

    A card is worth the share of all demands that it fits on; it is special if it fits on all of them or has an effect.
    """
    asked = [rank + 1 for rank in law.pack.in_play(law.players) if _binds(law, rank)]
    fits = [sum(law.legal[demand][rank] for demand in asked) / max(1, len(asked)) for rank in RANKS]
    special = tuple(fits[rank] == 1 or _has_effect(law, rank) for rank in RANKS)
    return Reading(special, tuple(fits[rank] + special[rank] for rank in RANKS), tuple(fits))


def _binds(law: PileLaw, rank: int) -> bool:
    """Whether the rank itself binds the next play once it lies on the pile."""
    return not law.kills[rank] and law.after[0][rank] == rank + 1


def _has_effect(law: PileLaw, rank: int) -> bool:
    turns = law.again[rank] or law.kills[rank] or law.kills_on[rank] or law.reverses[rank] or law.skips[rank]
    turns = turns or law.draws[rank]
    rows = [row for demand, row in enumerate(law.after) if demand not in law.lasting]
    return bool(turns) or law.turns[rank] or rank + 1 in law.lasting or any(row[rank] != rank + 1 for row in rows)
