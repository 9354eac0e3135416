"""The questions at the end of a rulebook, and its summary, agree with the rules that are played."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import RulesetError, load, loads, restore
from emptyhand.rules.ruleset.loader import layers
from emptyhand.words.rulebook import rulebook
from tests.helpers import law
from tests.words.rulebook.flips import with_changes
from tests.words.rulebook.random_rules import random_house_rules


def answers(of: Law) -> dict[str, bool]:
    """The answers of a rulebook, by the name of the switch."""
    text = " ".join(rulebook(of).split())
    return {name: said == "Yes" for said, name in re.findall(r"\*\*(Yes|No)\.\*\* \(`(\w+)`\)", text)}


def with_reading(of: Law, name: str, switch: str, on: bool) -> Law:
    """The law with the keys of one answer set on top of everything."""
    reading = layers(name).under(f"switch.{switch}.{'on' if on else 'off'}")
    keys: dict[str, Any] = {key: entry.value for key, entry in reading.items()}
    return compile(restore(with_changes(of.ruleset.text, keys), name))


def test_an_answer_follows_the_key_and_not_the_switch() -> None:
    assert answers(law("life", within_one_play=True))["bomb_single_play"] is True
    assert answers(law("life", bomb_single_play=True, within_one_play=False))["bomb_single_play"] is False


def test_a_question_that_has_neither_answer_or_no_meaning_is_not_asked() -> None:
    assert "free_opening" not in answers(law("life", **{"opening.cards": "all"}))
    assert "bomb_single_play" not in answers(law("life", kill_run=0))
    no_bombs = loads('extends = "thirteen-southern"\nbombs = { four = false, pair_runs = [] }')
    assert "bombs_chop_twos" not in answers(compile(no_bombs))


@pytest.mark.parametrize("seed", range(60))
def test_every_answer_is_that_of_the_law(seed: int) -> None:
    name, of = random_house_rules(seed)
    for switch, said in answers(of).items():
        assert with_reading(of, name, switch, said) == of, f"seed {seed}: {name}, {switch}"
        # The other answer may clash with a key that was set on top.
        with suppress(RulesetError):
            assert with_reading(of, name, switch, not said) != of, f"seed {seed}: {name}, {switch}"


# -- summaries -------------------------------------------------------------------------------------------------------


def test_a_summary_goes_when_the_rules_it_was_written_for_change() -> None:
    assert load("life").summary
    assert not load("life", {"kill_run": 3}).summary
    assert not load("cardgame", {"mirror_threes": True}).summary
    assert not loads('extends = "life"\nplayers.most = 3').summary


def test_a_summary_stays_while_the_rules_do() -> None:
    assert load("life", {"kill_run": 4}).summary == load("life").summary
    assert loads('extends = "life"\ntitle = "Ours"').summary == load("life").summary
    assert loads('extends = "life"\nsummary = "Ours."\nplayers.most = 3').summary == "Ours."
