"""Perft: the golden counts, and that they add up."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.perft import divide, perft
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.rules.ruleset import CATALOGUE
from tests.golden.perft_files import FOLDER, counted, read_lines
from tests.helpers import law


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_golden_counts_hold(name: str) -> None:
    lines = read_lines(name)
    assert len(lines) >= 6
    for line in lines:
        assert str(counted(law(name), line)) == str(line)


def test_every_golden_file_belongs_to_a_ruleset() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(CATALOGUE)


def test_nothing_is_one_leaf_and_one_move_is_every_legal_move() -> None:
    the_law = law("life")
    position = start(the_law, deal(the_law, 2, 1)).position
    assert perft(the_law, position, 0) == 1
    assert perft(the_law, position, 1) == len(legal_moves(the_law, position))


def test_a_game_that_is_over_has_no_leaves() -> None:
    the_law = law("obsession")
    position = parse_snapshot(the_law, "players=2 hand1=KS hand2=5S rest=gone")
    over = play(the_law, position, legal_moves(the_law, position)[0]).position
    assert over.over
    assert [perft(the_law, over, depth) for depth in range(3)] == [1, 0, 0]
    assert perft(the_law, position, 2) == 0


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_counts_below_the_moves_add_up(name: str) -> None:
    the_law = law(name)
    position = start(the_law, deal(the_law, the_law.players.default, 2)).position
    counts = divide(the_law, position, 3)
    assert [move for move, _ in counts] == list(legal_moves(the_law, position))
    assert sum(count for _, count in counts) == perft(the_law, position, 3)


def test_a_depth_is_a_number_of_moves() -> None:
    the_law = law("life")
    position = start(the_law, deal(the_law, 2, 1)).position
    with pytest.raises(ValueError, match="0 or more, not -1"):
        perft(the_law, position, -1)
    with pytest.raises(ValueError, match="at least 1, not 0"):
        divide(the_law, position, 0)
