"""Players do not go round in circles: a position that comes back again and again is played otherwise, and no other."""

from __future__ import annotations

from collections import Counter

import pytest

from emptyhand.fast.batch import Job, play_job
from emptyhand.fast.policy import greedy
from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.bots.beginner import Beginner
from emptyhand.players.bots.variety import (
    NOTHING_MET,
    REPETITIONS_ALLOWED,
    STEP,
    WEARY,
    Key,
    Repetition,
    key_of,
    stage_of,
)
from emptyhand.players.game import Game, play_out
from emptyhand.players.workers.pool import Workers
from emptyhand.terminal.opponents import bot_move
from tests.helpers import law

CAP = 1500
"""More than twice as long as any game of the corpus takes."""

CIRCLES = [
    ("cardgame", "level:1", "level:1", 6),
    ("cardgame", "level:1", "level:1", 118),
    ("cardgame", "level:1", "greedy", 57),
    ("cardgame", "level:3", "greedy", 38),
    ("cardgame-plus", "level:1", "greedy", 56),
    ("cardgame-plus", "greedy", "greedy", 71),
    ("cardgame-sevens", "greedy", "level:1", 13),
]
"""Games of habit that came back to where they had been until they were given up."""


def played(name: str, one: str, other: str, seed: int) -> Game:
    game = Game(law(name), deal(law(name), 2, seed), cap=CAP)
    play_out(game, [make(one, seed), make(other, seed + 1)])
    return game


@pytest.mark.parametrize(("name", "one", "other", "seed"), CIRCLES)
def test_a_game_that_went_round_in_circles_ends(name: str, one: str, other: str, seed: int) -> None:
    assert not played(name, one, other, seed).stalled


def test_a_seat_that_only_ever_comes_back_follows_a_sound_player_until_something_changes() -> None:
    """Level 2 is used to more than two at a table: once the others are out, its habits lead from circle to circle."""
    of = law("cardgame", ends="play on")
    game = Game(of, deal(of, 5, 40_000_021), cap=CAP)
    play_out(game, [make("level:2", 18 * 5 + seat) for seat in range(5)])
    assert not game.stalled


@pytest.mark.parametrize("seed", [28, 64])
def test_a_game_by_house_rules_ends_too(seed: int) -> None:
    of = law("cardgame", ends="play on")
    game = Game(of, deal(of, 3, seed), cap=CAP)
    play_out(game, [make("level:1" if seat else "greedy", seed + seat) for seat in range(3)])
    assert not game.stalled


@pytest.mark.parametrize("seed", [26, 41])
def test_players_made_anew_for_each_move_are_told_how_often_they_have_been_here(seed: int) -> None:
    game = Game(law("cardgame"), deal(law("cardgame"), 2, seed), cap=CAP)
    while not game.over:
        game.play(bot_move("level:1", game))
    assert not game.stalled


def test_the_same_seed_finds_the_same_way_out() -> None:
    assert played(*CIRCLES[0]).moves == played(*CIRCLES[0]).moves


def test_only_a_position_met_often_enough_is_played_otherwise() -> None:
    game = Game(law("cardgame"), deal(law("cardgame"), 2, 21), cap=CAP)
    met: Counter[tuple[Key, Key]] = Counter()
    otherwise = 0
    while not game.over:
        seen = game.view(game.turn)
        here = stage_of(seen), key_of(seen)
        again = sum(times - 1 for (when, _), times in met.items() if when == here[0])
        assert game.met in (Repetition(met[here], again), NOTHING_MET if not met[here] and again < WEARY else None)
        seed = game.made
        usual, move = Beginner(seed).choose(seen), make("level:1", seed, met=game.met).choose(seen)
        assert move == usual or met[here] >= REPETITIONS_ALLOWED or again >= STEP
        otherwise += move != usual
        met[here] += 1
        game.play(move)
    assert otherwise > 0


def test_a_worker_is_told_how_often_the_position_was_met() -> None:
    game = Game(law("cardgame"), deal(law("cardgame"), 2, 3))
    while len(game.legal_moves()) < 6:
        game.play(game.legal_moves()[0])
    seen = game.view(game.turn)
    with Workers(1) as workers:
        first, tenth = (
            {workers.submit("greedy", seed, game.law, seen, met=Repetition(times)).result(30) for seed in range(24)}
            for times in (0, 9)
        )
    assert len(first) == 1
    assert len(tenth) > 2


def test_simulated_habits_do_not_go_round_in_circles() -> None:
    of = law("cardgame")
    assert not play_job(Job(of, 2, 0, 0, 3000, policy=greedy(of))).stalled.any()
