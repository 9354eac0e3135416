"""Where the single parameters of a law lie in a kernel's tables, and how their values are written there.

The places follow from the declarations of the keys: `TURN_DRAW = pile_place("turn.draw")` in a kernel module is all
that a kernel needs to read ``t[TURN_DRAW]``, and the tables are filled without a line of their own.
"""

from __future__ import annotations

from enum import StrEnum
from operator import attrgetter
from typing import Final

from emptyhand.fast.arrays import Ints
from emptyhand.fast.climb_layout import C_PARAMETERS
from emptyhand.fast.pile_layout import PARAMETERS
from emptyhand.law.model import ClimbLaw, Law
from emptyhand.ruleset.climb_keys import CLIMB_TABLES
from emptyhand.ruleset.keys import declared
from emptyhand.ruleset.model import Pack
from emptyhand.ruleset.pile_keys import PILE_TABLES

# Nothing of these is left in a law but its tables.
_COMPILED: Final = ("ranking", "card.RANK", "")


def _singles(tables: dict[str, type]) -> tuple[str, ...]:
    """The keys of a family whose value is one number, word or truth value."""
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


def pile_place(key: str) -> int:
    """Where a key of a pile game lies."""
    return PARAMETERS + PILE.index(key)


def climb_place(key: str) -> int:
    """Where a key of a climbing game lies."""
    return C_PARAMETERS + CLIMB.index(key)


def code(value: object) -> int:
    """A value as a number; a word is its place in the list of its kind."""
    if isinstance(value, StrEnum):
        return list(type(value)).index(value)
    assert isinstance(value, int)
    return int(value)


def fill(t: Ints, law: Law) -> None:
    """Write every single parameter of a law to its place."""
    first, keys = (C_PARAMETERS, CLIMB) if isinstance(law, ClimbLaw) else (PARAMETERS, PILE)
    for place, key in enumerate(keys, first):
        t[place] = code(attrgetter(key)(law))
