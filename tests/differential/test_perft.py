"""The golden perft counts, counted by the kernels."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from emptyhand.fast.pile_layout import PACK_SIZE
from emptyhand.fast.states import load
from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, play, start
from emptyhand.game.position import Position, Zones
from emptyhand.game.snapshot import parse_snapshot, to_ints
from emptyhand.game.table import Phase, Seat, Table
from emptyhand.rules.cards import pack
from emptyhand.rules.ruleset import CATALOGUE
from tests.differential.cases import law_of
from tests.differential.kernels import Side
from tests.differential.lockstep import by_chance, codes_of, state_of
from tests.golden.perft_files import read_lines


def counted(side: Side, depth: int) -> list[int]:
    """How many positions there are at each depth below the side's own."""
    counts = [0] * (depth + 1)

    def count(here: Side, moves: int, done: int) -> None:
        counts[done] += 1
        if done < depth:
            for k in range(moves):
                there = replace(here, state=here.state.copy())
                count(there, len(there.step(k)), done + 1)

    count(side, len(side.moves()), 0)
    return counts


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_kernel_counts_what_the_golden_files_say(name: str) -> None:
    law = law_of(f"set:{name}")
    for line in read_lines(name):
        side = Side.of(law)
        side.state, side.pack = load(law, to_ints(parse_snapshot(law, line.snapshot)))
        counts = counted(side, max(depth for depth, _ in line.counts))
        assert [(depth, counts[depth]) for depth, _ in line.counts] == list(line.counts), line.snapshot


PARTS = [f'obsession {{"pick_up.top": 2, "pick_up.rest": "{rest}"}}' for rest in ("leaves", "stays", "binds")]


@pytest.mark.parametrize("name", [*CATALOGUE, *PARTS])
def test_any_position_of_a_game_can_be_loaded_into_the_kernel(name: str) -> None:
    law = law_of(f"set:{name}")
    choose = by_chance(name, cap=400)
    position = start(law, deal(law, law.players.most, 3)).position
    while moves := canonical_moves(law, position):
        side = Side.of(law)
        side.state, side.pack = load(law, to_ints(position))
        assert side.position == state_of(law, position)
        assert side.moves() == codes_of(law, moves)
        chosen = choose(len(moves))
        if chosen < 0:
            break
        position = play(law, position, moves[chosen]).position
        side.step(chosen)
        assert side.position == state_of(law, position)


@pytest.mark.parametrize("demand", range(15))
def test_a_hand_of_nearly_every_card_there_is_room_for(demand: int) -> None:
    keys = {"pack.jokers": 4, "pack.players_per_pack": 1, "players.least": 4, "players.default": 4, "players.most": 4}
    law = law_of(f"set:obsession {json.dumps(keys)}")
    cards = pack(4, 4)
    assert len(cards) == PACK_SIZE
    hands = (cards[3:], *((card,) for card in cards[:3]))
    table = Table(Phase.PLAY, Seat(0), Seat(0), demand=demand)
    seats = tuple(Zones(hand, (None,) * 3, (None,) * 3) for hand in hands)
    position = Position(table, seats, (), tuple(map(Seat, range(4))))
    moves = canonical_moves(law, position)
    for chosen in range(0, len(moves), 3):
        side = Side.of(law)
        side.state, side.pack = load(law, to_ints(position))
        assert side.moves() == codes_of(law, moves)
        after = play(law, position, moves[chosen]).position
        assert side.step(chosen) == codes_of(law, canonical_moves(law, after))
        assert side.position == state_of(law, after)
