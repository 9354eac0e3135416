"""The kernels' worlds: how the cards lie in their states, and worlds and judgements by the interpreted kernels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from emptyhand.fast import climb_layout, pile_layout, target
from emptyhand.fast.climb_tables import card_bit
from emptyhand.game.view import View
from emptyhand.players.search.bench import ROLLOUT_CAP, Places
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.knowledge import Words, knowledge
from emptyhand.rules.cards import Card
from emptyhand.rules.law import ClimbLaw
from tests.players.search.enumerate import Assignment


class Laid(NamedTuple):
    """One seat's cards as the kernels have them: ranks of a pile game, bits of a climbing game."""

    hand: tuple[int, ...]
    up: tuple[int, ...]
    down: tuple[int, ...]


Way = tuple[Laid, ...]


def ranks_in(low: int, high: int) -> tuple[int, ...]:
    words = low, high
    return tuple(rank for rank in range(14) for _ in range(words[rank // 7] >> (8 * (rank % 7)) & 255))


def way_of(seen: View, state: list[int]) -> Way:
    """How the cards lie in a kernel's state."""
    found = []
    for seat in range(len(seen.seats)):
        if isinstance(seen.law, ClimbLaw):
            held = state[climb_layout.C_HANDS + seat]
            if seen.law.several_packs:
                places = range(0, climb_layout.BITS, 4)
                found.append(Laid(tuple(place for place in places for _ in range(held >> place & 15)), (), ()))
                continue
            found.append(Laid(tuple(bit for bit in range(52) if held >> bit & 1), (), ()))
            continue
        hand, up = pile_layout.HANDS + 2 * seat, pile_layout.UPS + 2 * seat
        slots = [state[pile_layout.DOWNS + seat] >> (4 * slot) & 15 for slot in range(len(seen.seats[seat].down))]
        down = tuple(slot - 1 for slot in slots if slot)
        found.append(Laid(ranks_in(*state[hand : hand + 2]), ranks_in(*state[up : up + 2]), down))
    return tuple(found)


def way_as_kernels_have_it(seen: View, assignment: Assignment) -> Way:
    """The same of cards: suits count in climbing games only, the order of up cards not at all."""
    of = seen.law

    def numbers(cards: Iterable[Card]) -> tuple[int, ...]:
        return tuple(card_bit(of, card) if isinstance(of, ClimbLaw) else card >> 2 for card in cards)

    return tuple(
        Laid(tuple(sorted(numbers(seat.hand))), tuple(sorted(numbers(seat.up))), numbers(seat.down))
        for seat in assignment.seats
    )


def ways_in(seen: View, worlds: Words) -> Counter[Way]:
    """How often each way comes up in some worlds."""
    first, last = (
        (climb_layout.C_HANDS, climb_layout.C_GONE)
        if isinstance(seen.law, ClimbLaw)
        else (pile_layout.HANDS, pile_layout.KILLS)
    )
    laid = worlds[:, first:last]
    before = [0] * first
    equal = Counter(row.tobytes() for row in laid)
    found: Counter[Way] = Counter()
    for row, count in equal.items():
        found[way_of(seen, before + np.frombuffer(row, laid.dtype).tolist())] += count
    return found


# -- interpreted; the compiled code wraps around on purpose, of which numpy would warn -------------------------------


def plain_worlds(seen: View, seed: int, count: int) -> Words:
    """Worlds by the interpreted kernels."""
    known = knowledge(seen.law, seen)
    out = np.zeros((count, len(known.base)), np.int64)
    kernels = target.interpreted()
    with np.errstate(over="ignore"):
        if isinstance(seen.law, ClimbLaw):
            kernels.run_climb_worlds(known.unseen, known.base, bench_of(seen.law).tables, seed, 0, out)
        else:
            kernels.run_pile_worlds(known.unseen, known.base, seed, 0, out)
    return out


def plain_places(seen: View, moves: list[int], seed: int, first: int, worlds: int) -> Places:
    """What moves come to, by the interpreted kernels."""
    known, bench = knowledge(seen.law, seen), bench_of(seen.law)
    out = np.zeros((len(moves), worlds), np.int32)
    how = (bench.others, np.array(moves, np.int64), seed, first, ROLLOUT_CAP, 1, out)
    kernels, words = target.interpreted(), (known.unseen, known.base, bench.world, bench.state)
    with np.errstate(over="ignore"):
        if isinstance(seen.law, ClimbLaw):
            kernels.run_climb_judge(*words, bench.tables, bench.weights, *bench.scratch, *how)
        else:
            kernels.run_pile_judge(*words, *bench.scratch, bench.tables, bench.weights, *how)
    return out
