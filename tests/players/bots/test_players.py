"""What holds for every player: names, seeds, legal choices."""

from __future__ import annotations

from collections import Counter

import pytest

from emptyhand.game.deal import deal
from emptyhand.players.bots import make, names, specs
from emptyhand.players.bots.levels import looks_ahead
from emptyhand.players.bots.registry import KINDS
from emptyhand.players.game import Game
from emptyhand.rules.actions import PickUp, Play
from emptyhand.rules.law import PileLaw
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.bots.seats import choice, choices
from tests.rules.positions import position


def is_quick(name: str, spec: str) -> bool:
    """Whether a player can play by a ruleset and does not look ahead."""
    of = law(name)
    try:
        KINDS[spec.partition(":")[0]].refuse(of)
    except ValueError:
        return False
    return not any(looks_ahead(spec, of, seats) for seats in of.players.counts)


SEATED = [(name, spec) for name in CORE for spec in specs() if is_quick(name, spec)]


def test_every_player_has_a_name_and_one_line_about_it() -> None:
    assert set(names()) >= {"random", "greedy", "original"}
    assert {spec.partition(":")[0] for spec in specs()} == set(names())
    for spec in specs():
        assert callable(make(spec, 0).choose)
    for summary in names().values():
        assert summary.strip() == summary != ""
        assert "\n" not in summary


@pytest.mark.parametrize(
    ("spec", "hint"), [("greddy", "did you mean 'greedy'?"), ("deep blue", "expected one of random, greedy")]
)
def test_an_unknown_player_is_refused_with_a_hint(spec: str, hint: str) -> None:
    with pytest.raises(ValueError, match="there is no player called") as refused:
        make(spec, 0)
    assert hint in str(refused.value)


def test_a_player_is_found_by_its_name_however_it_is_written() -> None:
    assert type(make(" Greedy ", 0)) is type(make("greedy", 0))


@pytest.mark.parametrize("name", ["obsession", "thirteen"])
@pytest.mark.parametrize("seed", [-1, 1 << 47, (1 << 64) - 1])
def test_any_whole_number_is_a_seed(seed: int, name: str) -> None:
    game = Game(law(name), deal(law(name), 2, 1))
    while len(game.legal_moves()) == 1:
        game.play(game.legal_moves()[0])
    for spec in specs():
        if spec != "original" or isinstance(law(name), PileLaw):
            assert make(spec, seed).choose(game.view(game.turn)) in game.legal_moves(), spec


def test_the_original_player_refuses_climbing_games_in_one_sentence() -> None:
    thirteen = law("thirteen")
    with pytest.raises(ValueError, match="pile games such as obsession only, and thirteen is not one"):
        make("original", 0, thirteen)
    game = Game(thirteen, deal(thirteen, 4, 0))
    with pytest.raises(ValueError, match="pile games"):
        make("original", 0).choose(game.view(game.turn))


@pytest.mark.parametrize(("name", "spec"), SEATED)
def test_equal_seeds_play_equal_games_of_legal_moves(name: str, spec: str) -> None:
    rules = law(name)
    for players in (rules.players.least, rules.players.most):
        games = [Game(rules, deal(rules, players, 5), cap=1000) for _ in range(2)]
        for game in games:
            bots = [make(spec, seat, rules) for seat in range(players)]
            while not game.over:
                move = bots[game.turn].choose(game.view(game.turn))
                assert move in game.legal_moves(), f"{name} {players} seats {spec} after {len(game.moves)}: {move!r}"
                game.play(move)
        assert games[0].moves == games[1].moves


def test_the_random_player_makes_all_moves_equally_often() -> None:
    rules = law("life")
    here = position(rules, "4 8 8 K", "9", pile="3", draw="*")
    counted = Counter(choices("random", rules, here, 5000))
    assert set(counted) == {
        *(Play(here.seats[0].hand[a:b]) for a, b in ((0, 1), (1, 2), (1, 3), (3, 4))), PickUp()
    }  # fmt: skip
    assert all(abs(count - 1000) < 120 for count in counted.values())


def test_the_random_player_depends_on_its_seed() -> None:
    rules = law("obsession")
    here = position(rules, "4 5 6 9", "9", draw="*")
    assert len({choice("random", rules, here, seed) for seed in range(20)}) == 4
