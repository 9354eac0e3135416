"""The positions of a law's scalar parameters in a kernel's tables, and the encoding of their values.

They follow from the declarations of the keys: a kernel module needs only `TURN_DRAW = pile_offset("turn.draw")` to
read ``t[TURN_DRAW]``, and `fill` writes every parameter without code of its own.
"""

from __future__ import annotations

from enum import StrEnum
from operator import attrgetter
from typing import Final

from emptyhand.fast.arrays import Ints
from emptyhand.fast.climb_layout import C_PARAMETERS
from emptyhand.fast.pile_layout import PARAMETERS
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.rules.ruleset.climb_keys import CLIMB_TABLES
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.model import Pack
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES

# A law holds these only as compiled tables.
_COMPILED: Final = ("ranking", "card.RANK", "")


def _singles(tables: dict[str, type]) -> tuple[str, ...]:
    """Return the keys of a family whose value is a single number, word or boolean."""
    carried = {"pack": Pack} | {table: keys for table, keys in tables.items() if table not in _COMPILED}
    return (
        "ends",
        *(
            f"{table}.{name}"
            for table, keys in carried.items()
            for name, key in declared(keys).items()
            if key.single and not key.compiled
        ),
    )


PILE: Final = _singles(PILE_TABLES)
CLIMB: Final = _singles(CLIMB_TABLES)
PILE_TABLE_SIZE: Final = PARAMETERS + len(PILE)


def pile_offset(key: str) -> int:
    """Return the position of a pile game's key."""
    return PARAMETERS + PILE.index(key)


def climb_offset(key: str) -> int:
    """Return the position of a climbing game's key."""
    return C_PARAMETERS + CLIMB.index(key)


def code(value: object) -> int:
    """Encode a value as a number; a word is its index in its enum."""
    if isinstance(value, StrEnum):
        return list(type(value)).index(value)
    assert isinstance(value, int)
    return int(value)


def fill(t: Ints, law: Law) -> None:
    """Write every scalar parameter of a law to its position."""
    first, keys = (C_PARAMETERS, CLIMB) if isinstance(law, ClimbLaw) else (PARAMETERS, PILE)
    for place, key in enumerate(keys, first):
        t[place] = code(attrgetter(key)(law))
