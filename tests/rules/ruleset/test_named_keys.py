"""Every contested point is a key by name, and both of its readings are different laws that can be played."""

from __future__ import annotations

import pytest

from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import load
from emptyhand.rules.ruleset.source import Scalar

# The rulesets whose rules turn on the key, and its readings; the first is the one that the ruleset has.
NAMED: dict[str, dict[str, tuple[Scalar, ...]]] = {
    "ends": {
        "obsession": ("first out", "play on"),
        "thirteen": ("first out", "play on"),
        "thirteen-southern": ("play on", "first out"),
        "life": ("play on", "first out"),
        "cardgame": ("first out", "play on"),
    },
    "kill_run": {"obsession": (4, 3, 0)},
    "open_with_lowest": {"thirteen": (True, False), "thirteen-southern": (True, False)},
    "twos_in_runs": {"thirteen": (True, False), "thirteen-southern": (False, True)},
    "run_suit_tiebreak": {"thirteen": (False, True), "thirteen-southern": (True, False)},
    "bombs_chop_twos": {"thirteen": (False, True), "thirteen-southern": (True, False)},
    "must_beat": {"thirteen": (False, True), "thirteen-southern": (False, True)},
    "free_opening": {"life": (False, True)},
    "ties": {"life": ("coin", "rps"), "obsession": ("seat", "coin", "rps")},
    "five_transparent": {"life": (False, True)},
    "bomb_single_play": {"life": (False, True)},
    "must_fit": {"obsession": (False, True), "obsession-first": (False, True)},
    "pick_up_threes": {"obsession": (False, True), "obsession-first": (False, True), "obsessed": (False, True)},
    "whole_sets": {"obsession-first": (False, True)},
    "turn.sets": {"obsession": ("any", "one or all"), "life": ("any", "one or all")},
    "fives_add_up": {"life": (False, True)},
    "may_end_turn": {"life": (False, True), "cardgame": (False, True)},
    "turn.again": {"obsession": ("must", "may")},
    "strictly_higher": {"cardgame": (False, True), "cardgame-plus": (False, True)},
    "ten_ends_turn": {"cardgame": (False, True), "cardgame-plus": (False, True)},
    "draw": {"cardgame": (1, 2)},
    "refill_to": {"obsession": (3, 4), "life": (3, 4)},
    "mirror_threes": {"cardgame": (False, True), "cardgame-mirror": (True, False), "cardgame-plus": (True, False)},
    "lower_sevens": {"cardgame": (False, True), "cardgame-sevens": (True, False), "cardgame-plus": (True, False)},
}
CASES = [(key, name) for key, rulesets in NAMED.items() for name in rulesets]


@pytest.mark.rule("rules.all.keys")
@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_named_key_exists_has_its_value_and_its_other_readings_are_other_laws(key: str, name: str) -> None:
    shipped = compile(load(name)).digest
    laws = [compile(load(name, {key: reading})).digest for reading in NAMED[key][name]]
    assert laws[0] == shipped
    assert len(set(laws)) == len(laws)


@pytest.mark.rule("rules.all.keys", "rules.cardgame.refill-to", "rules.cardgame.draw")
def test_the_two_ways_to_draw_take_each_others_place() -> None:
    assert compile(load("cardgame", {"refill_to": 3})) != compile(load("cardgame"))
    assert compile(load("life", {"draw": 1})) != compile(load("life"))
