"""The player of the original Obsessed program: the lowest face that fits, specials last, and now and then another one.

Its order of faces belongs to Obsession. Under another pile law it keeps its habits but takes the order from the law's
own tables; it does not know climbing games, and says so.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random

from emptyhand.fast.weights.reading import Reading, read
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Place, Play, Take
from emptyhand.rules.cards import RANKS, parse_ranks
from emptyhand.rules.law.model import Law, PileLaw

_PLAIN = tuple(parse_ranks(equals) for equals in ("4", "5", "6 9", "J", "Q", "K", "A"))
_SPECIAL = tuple(parse_ranks(equals) for equals in ("2", "7", "8", "10", "3 R"))

# It spreads u ** 10 over all faces but the last, so the lowest of n has a probability of (1 / (n - 1)) ** 0.1.
_STEEPNESS = 10


class Original:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Move:
        law = pile_law(view.law)
        habits = _habits(law)
        moves = canonical_moves_for(law, view)
        plays = [move for move in moves if isinstance(move, Play)]
        if plays:
            return self._play(habits, plays, from_hand=bool(view.hand))
        takes = [move for move in moves if isinstance(move, Take)]
        if takes:
            fits = law.allowed(view.table.demand, view.table.turned)
            return min(takes, key=lambda take: (not fits[take.card >> 2], habits.worth[take.card >> 2]))
        places = [move for move in moves if isinstance(move, Place)]
        # Otherwise it turns down cards from the first slot on, and picks up the pile when nothing else is left.
        return max(places, key=lambda place: habits.worth[place.card >> 2]) if places else moves[0]

    def _play(self, habits: Reading, plays: list[Play], *, from_hand: bool) -> Play:
        """Choose one face that fits and play all of its cards; of a special face, one card at a time from the hand."""
        faces = sorted({play.cards[0] >> 2 for play in plays}, key=lambda face: (habits.worth[face], face))
        face = faces[int((len(faces) - 1) * self._random.random() ** _STEEPNESS)]
        sizes = [play for play in plays if play.cards[0] >> 2 == face]
        return sizes[0] if from_hand and habits.special[face] else sizes[-1]


def pile_law(law: Law) -> PileLaw:
    """Return the law if this player can play by it. Raises ValueError if not."""
    if not isinstance(law, PileLaw):
        raise ValueError(f"the player 'original' knows pile games such as obsession only, and {law.name} is not one")
    return law


@lru_cache(maxsize=32)
def _habits(law: PileLaw) -> Reading:
    """Return its own order of faces if the law's grid agrees with it, else the order read off the law."""
    if not _knows(law):
        return read(law)
    places = {rank: place for place, equals in enumerate(_PLAIN + _SPECIAL) for rank in equals}
    special = {rank for equals in _SPECIAL for rank in equals}
    return Reading(tuple(rank in special for rank in RANKS), tuple(float(places[rank]) for rank in RANKS))


def _knows(law: PileLaw) -> bool:
    """Whether its plain faces ascend under the law, and its specials fit on the highest of them."""
    plain = [rank for equals in _PLAIN for rank in equals]
    climbs = all(law.legal[low + 1][high] and not law.legal[high + 1][low] for low, high in pairwise(plain))
    return climbs and all(law.legal[plain[-1] + 1][rank] for equals in _SPECIAL for rank in equals)
