"""Every ruleset, seat count and key: both engines play the same game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from emptyhand.game.deal import deal
from emptyhand.rules.ruleset import RulesetError, load
from tests.catalogue import CORE
from tests.differential.cases import Case, expect_equal, law_of
from tests.differential.lockstep import by_chance, together
from tests.differential.sweep import expect_equal_games
from tests.scale import scaled
from tests.words.rulebook.flips import Value, card_flips, flips

TO_THE_END = 5000
SEATINGS = [(name, players) for name in CORE for players in load(name).players.counts]


@pytest.mark.parametrize(("name", "players"), SEATINGS)
def test_whole_games_are_equal(name: str, players: int) -> None:
    law = law_of(f"set:{name}")
    for seed in range(4):
        case = Case(f"set:{name}", players, seed)
        outcome = together(law, deal(law, players, seed), by_chance(str(case), TO_THE_END))
        expect_equal(case, outcome)
        assert outcome.over, f"the game did not end: {case}"


@pytest.mark.parametrize("name", ["thirteen", "thirteen-southern"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_later_games_of_a_match_are_equal(name: str, players: int) -> None:
    law = law_of(f"set:{name}")
    for leader in range(players):
        case = Case(f"set:{name}", players, 100 + leader, leader)
        outcome = together(law, deal(law, players, case.deal, leader), by_chance(str(case), TO_THE_END))
        expect_equal(case, outcome)


BASES = ("obsession", "obsessed", "life", "cardgame-plus", "thirteen", "thirteen-southern")
"""Rulesets that differ in more than a key or two; what the others change is among the flips of these."""


def changed(name: str) -> Iterator[dict[str, Value]]:
    """Every key of the ruleset, set to other values; those of a rank for one ruleset of pile games only."""
    yield from flips(load(name).text)
    for switch in load(name).switches:
        yield from (_thrown(name, switch.name, value) for value in (True, False))
    if name == "obsessed":
        yield from card_flips()


def _thrown(name: str, switch: str, value: bool) -> dict[str, Value]:
    """What throwing a switch changes, as keys of the rules."""
    before, after = json.loads(load(name).text), json.loads(load(name, {switch: value}).text)
    return {key: there for key, there in after.items() if before.get(key) != there}


@pytest.mark.parametrize("name", BASES)
def test_games_are_equal_whatever_key_is_changed(name: str) -> None:
    played = 0
    for changes in changed(name):
        case = f"set:{name} {json.dumps(changes)}"
        try:
            law_of(case)
        except RulesetError:
            # Not every value goes with every other key.
            continue
        # Of the many changes of single cards a game each will do.
        expect_equal_games(case, games=scaled(2) if played < 80 else 1, cap=60)
        played += 1
    assert played > 30


@pytest.mark.parametrize("name", CORE)
def test_the_interpreted_kernels_play_the_same_games(name: str) -> None:
    expect_equal_games(f"set:{name}", games=3, cap=400, plain=True)
