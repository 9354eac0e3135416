"""The variants of the pile kernels: each law gets the right one, and all of them play the same games."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from emptyhand.fast import batch, target
from emptyhand.fast import pile_layout as at
from emptyhand.fast.batch import Buffers, Job, Kernel
from emptyhand.fast.offsets import PILE
from emptyhand.fast.pile_tables import tables
from emptyhand.fast.policy import RANDOM, greedy
from emptyhand.fast.variants import CORE_KEYS, CORE_PLACES, Variant, variant_of
from emptyhand.rules.actions import CAP
from emptyhand.rules.law.model import PileLaw
from tests.catalogue import CORE
from tests.differential.cases import law_of
from tests.differential.sweep import expect_equal_games, seat_counts
from tests.words.rulebook.flips import OWN_PILE_TABLES, other_values

TOGETHER: tuple[dict[str, object], ...] = (
    {"turn.sets": "one or all"},
    {"turn.sets": "as before"},
    {"turn.passing": "stuck"},
    {"turn.stays_turned": True, "card.9.turns": True},
    {"pick_up.top": 3, "pick_up.rest": "stays"},
    {"up.play": "take", "up.must_fit": True},
    {"up.play": "row", "pick_up.with_up": True, "pick_up.must_take_up": True},
    {"up.play": "take all"},
)
"""Rules that the core variant leaves out and that need another one, or of which several values are tried."""
BEYOND_CORE = set(PILE) - set(CORE_KEYS)
ALONE: tuple[dict[str, object], ...] = tuple(
    {key: values[0]}
    for key, values in other_values(OWN_PILE_TABLES).items()
    if key in BEYOND_CORE and not any(key in changes for changes in TOGETHER)
)
"""All other rules that the core variant leaves out, one at a time, by the declarations."""
BEYOND: tuple[dict[str, object], ...] = (*TOGETHER, *ALONE)
BEYOND_CARDS = (
    {"card.5.may_pick_up": True},
    {"card.5.kill_again": False, "card.5.kills": True},
    {"card.5.reverses": "each"},
    {"card.5.reverses": "odd in pile"},
    {"card.5.skips": "once"},
    {"card.5.draws": 1},
    {"card.5.finishes": False},
    {"card.5.copies": True, "card.5.mirrors": True},
    {"card.5.leads": False},
    {"card.5.acts_last": False},
    {"card.5.kills_on": "4"},
)
"""The same in the rules of a card."""


def pile_law(name: str) -> PileLaw:
    law = law_of(name)
    assert isinstance(law, PileLaw)
    return law


CORE_PILE = tuple(name for name in CORE if isinstance(law_of(f"set:{name}"), PileLaw))


class Recorded(list[int]):
    """Tables that note where they were read."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(numbers)
        self.places: set[int] = set()

    def __getitem__(self, place: int) -> int:  # type: ignore[override]
        self.places.add(place)
        return super().__getitem__(place)


@pytest.mark.parametrize("name", CORE_PILE)
def test_both_variants_play_the_same_games(name: str) -> None:
    law = pile_law(f"set:{name}")
    for policy in (RANDOM, greedy(law)):
        kernel = Kernel.of(Job(law, law.players.default, 3, 0, 1, count_laid=True, policy=policy))
        assert kernel.variant is Variant.CORE
        ours, all_rules = kernel.run(0, 100), replace(kernel, variant=Variant.ALL).run(0, 100)
        assert (ours.raw == all_rules.raw).all()
        assert (ours.totals == all_rules.totals).all()


@pytest.mark.parametrize("changes", [*BEYOND, *BEYOND_CARDS], ids=str)
def test_a_law_with_another_rule_needs_all_of_them(changes: dict[str, object]) -> None:
    text = str(changes).replace("'", '"').replace("True", "true").replace("False", "false")
    assert variant_of(tables(pile_law(f"set:obsession {text}"))) is Variant.ALL


def test_every_key_that_is_left_out_is_tried() -> None:
    assert {key for change in BEYOND for key in change} >= BEYOND_CORE


def test_a_table_that_is_left_out_has_to_be_empty() -> None:
    for place in set(range(at.PARAMETERS)) - CORE_PLACES:
        changed = tables(pile_law("set:obsession"))
        changed[place] += 1
        assert variant_of(changed) is Variant.ALL, place


def test_games_of_random_core_laws_are_equal() -> None:
    for seed in range(40):
        name = f"core:{seed}"
        assert variant_of(tables(pile_law(name))) is Variant.CORE, name
        expect_equal_games(name, games=2, cap=100)


def expect_equal_abreast(job: Job, cap: int = CAP) -> None:
    kernel = Kernel.of(replace(job, cap=cap))
    abreast, one_by_one = (replace(kernel, variant=each) for each in (Variant.ABREAST, Variant.ALL))
    assert (abreast.run(job.first, job.games).raw == one_by_one.run(job.first, job.games).raw).all(), job


@pytest.mark.parametrize("name", CORE_PILE)
def test_games_abreast_are_the_same_games(name: str) -> None:
    law = pile_law(f"set:{name}")
    for players in law.players.counts:
        expect_equal_abreast(Job(law, players, 7, 1000, 203))


def test_games_abreast_of_random_core_laws_are_the_same_games() -> None:
    for seed in range(150):
        law = pile_law(f"core:{seed}")
        for players in {*seat_counts(law)[:1], *seat_counts(law)[-2:]}:
            expect_equal_abreast(Job(law, players, seed, 0, 21), cap=1500)


CHANGED = {at.LEGAL: at.LANE, at.BURNS: at.LANE, at.AFTER + 3: 1, at.EFFECTS + 5: at.AGAIN, at.RUN_KILL_RUN + 4: 1}
"""Bits of obsession's tables, by place."""


@pytest.mark.parametrize("place", CHANGED)
def test_another_table_makes_other_games_abreast(place: int) -> None:
    kernel = replace(Kernel.of(Job(pile_law("set:obsession"), 4, 1, 0, 1)), variant=Variant.ABREAST)
    changed = kernel.tables.copy()
    changed[place] ^= CHANGED[place]
    other = replace(kernel, tables=changed)
    assert (other.run(0, 100).raw != kernel.run(0, 100).raw).any()
    assert (other.run(0, 100).raw == replace(other, variant=Variant.ALL).run(0, 100).raw).all()


def test_few_and_short_games_abreast_are_the_same_games() -> None:
    law = pile_law("set:life")
    for games in (1, 7, 8, 9):
        expect_equal_abreast(Job(law, 4, 2**40 + 1, 2**33, games))
    for cap in (0, 1, 2, 11, 12, 13, 14, 40):
        expect_equal_abreast(Job(law, 4, 3, 0, 12), cap)


def test_interpreted_kernels_play_abreast_too() -> None:
    for name in (*(f"set:{name}" for name in CORE_PILE), *(f"core:{seed}" for seed in range(8))):
        law = pile_law(name)
        job = Job(law, law.players.least, 5, 0, 2, cap=150)
        buffers, tables = Buffers.of(job, 2, Variant.ABREAST), Kernel.of(job).tables
        arrays = [array.tolist() for array in (buffers.state, buffers.pack, tables, *buffers.choosing)]
        run = target.interpreted(Variant.ABREAST).run_pile_abreast
        run(*arrays, job.players, job.seed, 0, job.cap, buffers.out, np.zeros_like(buffers.totals))
        assert (buffers.out == replace(Kernel.of(job), variant=Variant.ALL).run(0, 2).raw).all(), name


def test_random_games_of_core_laws_are_played_abreast(monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job(pile_law("set:obsession"), 4, 0, 0, 1)
    for fast, variant in ((True, Variant.ABREAST), (False, Variant.CORE)):
        monkeypatch.setattr(batch, "are_fast", lambda fast=fast: fast)
        assert Kernel.of(job).on_cpu()[0] is variant
        for other in (replace(job, count_laid=True), replace(job, policy=greedy(job.law))):
            assert Kernel.of(other).on_cpu()[0] is Variant.CORE
        beyond = replace(job, law=pile_law('set:obsession {"turn.bomb": 4}'))
        assert Kernel.of(beyond).on_cpu()[0] is Variant.ALL


def test_the_core_variant_reads_only_what_may_differ_between_core_laws() -> None:
    read: set[int] = set()
    for seed in range(30):
        law = pile_law(f"core:{seed}")
        for policy in (RANDOM, greedy(law)):
            job = Job(law, law.players.least, 5, 0, 2, cap=150, policy=policy)
            buffers, recorded = Buffers.of(job, 2), Recorded(Kernel.of(job).tables.tolist())
            arrays = [array.tolist() for array in (buffers.state, buffers.pack)]
            how = [array.tolist() for array in buffers.choosing]
            where = (job.players, job.seed, 0, job.cap, buffers.out, np.zeros_like(buffers.totals))
            kernels = target.interpreted(Variant.CORE)
            (kernels.run_pile_weights if how else kernels.run_pile)(*arrays, recorded, *how, *where)
            if not how:
                room = Buffers.of(job, 2, Variant.ABREAST).choosing[0].tolist()
                kernels.run_pile_abreast(*arrays, recorded, room, *where)
            read |= recorded.places
    assert read <= CORE_PLACES
    assert len(read) > len(CORE_PLACES) // 2, "they read most of them"
