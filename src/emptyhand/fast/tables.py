"""The kernels' tables of a law, made once: those of a large climbing game take longer than a thousand games."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from emptyhand.fast import climb_tables, pile_tables
from emptyhand.fast.numbers import np
from emptyhand.fast.variants import Variant, climb_variant_of, variant_of
from emptyhand.rules.law.model import ClimbLaw, Law

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEPT = 32
"""Laws whose tables are kept, up to 120 kB each."""


@lru_cache(maxsize=KEPT)
def tables_of(law: Law, count_laid: bool = False) -> tuple[NDArray[np.int64], Variant]:
    """Return a law's tables and the variant of the kernels that plays it.

    Callers share the array: take a copy to change it.
    """
    if isinstance(law, ClimbLaw):
        tables = climb_tables.tables(law, count_laid)
        return tables, climb_variant_of(tables)
    tables = pile_tables.tables(law, count_laid)
    return tables, variant_of(tables)
