"""Five levels: told apart, playing every ruleset, the weak ones light and human."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.bots.levels import LEVELS, level_player
from emptyhand.players.bots.search import Search
from emptyhand.players.game import Game
from emptyhand.rules.actions import PickUp, Play
from emptyhand.rules.cards import parse_cards
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.bots.seats import wins
from tests.players.search.layouts import seen_in
from tests.study.lab.test_light import loaded

OWN = """
extends = "life"
title = "Ours"

[deal]
hand = 4

[card.9]
kills = true
"""


def test_there_are_five_levels_with_names_and_descriptions_of_their_own() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    for texts in ([level.name for level in LEVELS.values()], [level.description for level in LEVELS.values()]):
        assert len({text.lower() for text in texts}) == 5
        assert all(text.strip() == text != "" and "\n" not in text for text in texts)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", CORE)
def test_levels_that_look_ahead_look_further_and_further(name: str, seats: int) -> None:
    looking = [player for level in LEVELS if isinstance(player := level_player(law(name), level, 0, seats), Search)]
    budgets = [player.budget.rollouts or 0 for player in looking]
    assert len(budgets) in (2, 3)
    assert all(less < more for less, more in pairwise(budgets))


def play_some(of: Law, players: int, level: int, decisions: int) -> None:
    """A table of one level; the strong ones play the beginning only."""
    game = Game(of, deal(of, players, level), cap=decisions)
    seats = [make(f"level:{level}", seat, of) for seat in range(players)]
    while not game.over:
        move = seats[game.turn].choose(game.view(game.turn))
        assert move in game.legal_moves(), f"{of.name}, {players} seats, level {level}, deal {level}, {len(game.moves)}"
        game.play(move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CORE)
def test_every_level_plays_legal_moves_of_every_ruleset(name: str, level: int) -> None:
    of = law(name)
    for players in {of.players.least, of.players.most}:
        play_some(of, players, level, 400 if level < 3 else 24 if level < 5 else 4)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_ruleset_that_somebody_just_wrote(level: int, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(OWN, encoding="utf-8")
    play_some(compile(load(str(file))), 3, level, 200 if level < 3 else 16 if level < 5 else 4)


@pytest.mark.parametrize("level", [1, 2])
def test_the_levels_that_do_not_look_ahead_load_nothing_heavy(level: int) -> None:
    code = f"""
from emptyhand.players.bots import make
from emptyhand.game.deal import deal
from emptyhand.rules.law import compile
from emptyhand.players.game import Game, play_out
from emptyhand.rules.ruleset import load
for name in ("obsessed", "thirteen"):
    law = compile(load(name))
    play_out(Game(law, deal(law, 3, 1), cap=50), [make("level:{level}", seat, law) for seat in range(3)])
"""
    assert loaded(code) == set()


@pytest.mark.parametrize("spec", ["level:0", "level:6", "level:-1", "level:two", "level:2.5", "level:", "level"])
def test_a_level_that_there_is_not_is_refused_in_words(spec: str) -> None:
    with pytest.raises(ValueError, match=r"names no player: expected a level.*such as level:1") as refused:
        make(spec, 0)
    assert "\n" not in str(refused.value)


def test_the_beginner_plays_the_lowest_card_that_fits_one_at_a_time() -> None:
    seen = seen_in("life", "players=2 hand1=4S9S9DKD2H hand2=5S6S pile=8D rest=gone")
    assert {make("level:1", seed).choose(seen) for seed in range(10)} == {Play(parse_cards("9S"))}


def test_the_beginner_picks_up_only_when_nothing_fits() -> None:
    seen = seen_in("life", "players=2 hand1=2S hand2=5S6S pile=8D8S8C rest=gone")
    assert make("level:1", 0).choose(seen) == Play(parse_cards("2S"))
    seen = seen_in("life", "players=2 hand1=4S6D hand2=5S6S pile=8D8S8C rest=gone")
    assert make("level:1", 0).choose(seen) == PickUp()


def test_the_beginner_beats_with_as_little_as_it_can_in_a_climbing_game() -> None:
    seen = seen_in("thirteen", "players=2 hand1=4S9S9DKD2H hand2=5S6S7S pile=8D demand=single-8D owner=2 rest=gone")
    assert make("level:1", 0).choose(seen) == Play(parse_cards("9S"))


def test_a_casual_player_leads_as_much_as_it_can_and_beats_with_as_little() -> None:
    seen = seen_in("thirteen", "players=2 hand1=4S5S5D6S9D hand2=7S8S9S rest=gone")
    assert make("level:2", 0).choose(seen) == Play(parse_cards("4S5S6S"))
    seen = seen_in("thirteen", "players=2 hand1=4S9S9DKD2H hand2=5S6S7S pile=KS demand=single-KS owner=2 rest=gone")
    assert make("level:2", 0).choose(seen) == Play(parse_cards("KD"))


def test_a_sound_player_beats_a_beginner() -> None:
    """Three games of five in truth; every deal is played from both seats."""
    shares = [wins(law(name), 2, "level:2", "level:1", 40) for name in ("cardgame", "life", "obsessed")]
    assert fmean(shares) > 0.52, shares
