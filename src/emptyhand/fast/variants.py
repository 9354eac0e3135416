"""The variants of the kernels. Of pile games one plays all laws, another is faster and plays core laws only.

Both come from one source. In the core variant `ALL_RULES` is false, so that the compiler drops the code of rules that
few laws have. A law's tables decide which variant plays it: outside the positions named here, they must hold what the
core variant assumes. A law with a key that is new to the kernels is therefore no core law until the key is named here.
A third one plays core laws too, random games only, and several of them abreast (`pile_abreast`): where a CPU has the
vector registers for it (`vectors`), it takes the place of the core variant.

Climbing games with two packs have a variant of their own, in which `COUNTED` is true: hands are numbers of cards by
rank instead of sets of cards.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from emptyhand.fast import pile_layout as at
from emptyhand.fast.climb_layout import TWO_PACKS
from emptyhand.fast.offsets import PILE_TABLE_SIZE, code, pile_offset
from emptyhand.rules.ruleset.model import UpPlay

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Variant(StrEnum):
    """A variant of the kernels, named after the laws that it plays; `ALL` plays no climbing games with two packs."""

    CORE = "core"
    ABREAST = "abreast"
    ALL = "all"
    TWO_PACKS = "packs"


CONSTANTS: Final[dict[Variant, dict[str, int]]] = {
    Variant.CORE: {"ALL_RULES": False},
    Variant.ABREAST: {"ALL_RULES": False},
    Variant.ALL: {},
    Variant.TWO_PACKS: {"COUNTED": True},
}
"""The constants that differ from the source, by variant."""

_TABLES: Final = (
    range(at.LEGAL, at.BURNS + 2),
    range(at.RUN_KILL_RUN, at.TURNS),
    range(at.COUNT_LAID, at.PARAMETERS),
)
CORE_KEYS: Final = (
    *("ends", "pack.jokers", "pack.full", "pack.without_up_to"),
    *("deal.hand", "deal.whole", "deal.up", "deal.down", "deal.choose_up", "deal.choose_openly", "deal.flip_start"),
    *("opening.starter", "opening.ties", "opening.cards"),
    *("turn.draw", "turn.refill_to", "turn.reverse_with_two", "turn.announce_last"),
    *("pick_up.with_up", "up.play", "run.effects_lapse"),
)
CORE_PLACES: Final = frozenset((*(place for table in _TABLES for place in table), *map(pile_offset, CORE_KEYS)))
"""The positions in the tables that may differ between core laws; the core variant reads no others."""
_ALWAYS: Final = (pile_offset("pick_up.ends_turn"), pile_offset("run.again"))
"""The other positions are 0 in a core law, except these, which are 1."""
_ASSUMED: Final = tuple((place, int(place in _ALWAYS)) for place in range(PILE_TABLE_SIZE) if place not in CORE_PLACES)
_UP_PLAY: Final = pile_offset("up.play")


def variant_of(tables: NDArray[np.int64]) -> Variant:
    """Return the variant that plays a pile law, by its tables."""
    is_core = (
        all(tables[place] == assumed for place, assumed in _ASSUMED)
        and tables[_UP_PLAY] != code(UpPlay.TAKE_ALL)
        and all(is_core_effect(int(tables[at.EFFECTS + rank])) for rank in range(at.RANKS))
    )
    return Variant.CORE if is_core else Variant.ALL


def climb_variant_of(tables: NDArray[np.int64]) -> Variant:
    """Return the variant that plays a climbing law, by its tables."""
    return Variant.TWO_PACKS if tables[TWO_PACKS] else Variant.ALL


def is_core_effect(effects: int) -> bool:
    """Whether a rank does nothing but give another turn, kill, and reverse once or for an odd number of cards."""
    return effects & ~at.CORE_EFFECTS == 0 and effects >> at.REVERSES & at.TIMES < at.EACH
