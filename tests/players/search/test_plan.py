"""The kernels' plan of a climbing hand against the readable one of `bots.plan`, and the figures it may end with."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.fast import climb_layout as at
from emptyhand.fast import target
from emptyhand.fast.tables import tables_of
from emptyhand.fast.weights.layout import CLIMB_WEIGHTS, REMEMBERED, STACK
from emptyhand.players.bots.plan import shapes, turns_left
from emptyhand.rules.law import ClimbLaw
from tests.property.walks import Case

PACKS = '"players.least": 2, "players.most": 2, "players.default": 2, "pack.players_per_pack": 1'
CASES = {
    "runs": Case("thirteen", "{}", 2, 0),
    "runs of pairs": Case("thirteen-southern", "{}", 2, 0),
    "long runs only": Case("big-two", "{}", 2, 0),
    "sets only": Case("president", "{}", 2, 0),
    "two packs": Case("president", f"{{{PACKS}}}", 2, 0),
}
HANDS = 150


@pytest.mark.parametrize("name", CASES)
def test_a_play_saves_what_the_readable_plan_says(name: str) -> None:
    law, random = CASES[name].law, Random(name)
    assert isinstance(law, ClimbLaw)
    tables, variant = tables_of(law)
    kernels, t = target.interpreted(variant), tables.tolist()
    ranks, most = len(law.ranking.order), 8 if law.several_packs else 4
    for _ in range(HANDS):
        weights = tuple(random.randint(0, 12_000) for _ in range(CLIMB_WEIGHTS))
        planner = [0] * (STACK + 2 * REMEMBERED)
        counts = tuple(random.choice((0, 1, 1, 1, 2, random.randint(0, most))) for _ in range(ranks))
        rest = tuple(random.randint(0, count) if random.random() < 0.2 else count for count in counts)
        held, less = packed(counts), packed(counts) - packed(rest)
        saved = kernels.turns_saved(t, weights, 0, planner, held, kernels.ranks_in_rows(t, held), less)
        assert saved == turns_left(shapes(law, weights), counts) - turns_left(shapes(law, weights), rest)


@pytest.mark.parametrize("name", CASES)
def test_the_cards_of_every_figure_are_a_last_play(name: str) -> None:
    law = CASES[name].law
    assert isinstance(law, ClimbLaw)
    tables, variant = tables_of(law)
    kernels, t = target.interpreted(variant), tables.tolist()
    every = t[at.C_ALL_CARDS] * (2 if law.several_packs else 1)
    for c in range(t[at.CLASSES]):
        for bit in (bit for bit in range(at.BITS) if kernels.figures_of_class(t, every, c) >> bit & 1):
            assert kernels.figure_of_all(t, kernels.cards_of(t, every, c, bit)) == t[at.FIGURE_OF + at.BITS * c + bit]


def packed(counts: tuple[int, ...]) -> int:
    """Return the number of cards of each rank, one nibble each."""
    return sum(count << 4 * place for place, count in enumerate(counts))
