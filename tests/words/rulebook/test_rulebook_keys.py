"""Every key of a ruleset is told: another value makes another text, or there is a reason why it need not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from emptyhand.rules.law import ClimbLaw, Law, compile, grid
from emptyhand.rules.ruleset import RulesetError, load, restore
from emptyhand.words.rulebook import rulebook
from tests.catalogue import CORE
from tests.scale import IS_FULL
from tests.words.rulebook.flips import Value, card_flips, flips, silence, with_changes

SHARING = ("obsession", "life", "cardgame-plus")
EACH = 1 if IS_FULL else len(SHARING)
"""These rulesets share the changes of single cards among them; in a full run each tries all of them."""


def check(name: str, changes: dict[str, Value]) -> bool:
    """Whether the changes make another law; fails if they do and the rulebook stays as it was."""
    before = plain(name)
    after = compile(restore(with_changes(before.ruleset.text, changes), name))
    if after.digest == before.digest:
        return False
    changed = tables(after) != plain_tables(name)
    if changed and not (silence(after, changes) and silence(before, changes)):
        assert rulebook(after) != plain_book(name), f"{name} with {changes} tells the same rules"
    return changed


@cache
def plain(name: str) -> Law:
    """The law of a ruleset without its switches: the questions alone would make every text differ."""
    return compile(restore(load(name).text, name))


@cache
def plain_tables(name: str) -> list[str]:
    return tables(plain(name))


@cache
def plain_book(name: str) -> str:
    return rulebook(plain(name))


def tables(of: Law) -> list[str]:
    """All that matters of a law; its digest covers jokers that nobody holds, too."""
    return [of.digest] if isinstance(of, ClimbLaw) else grid(of).splitlines()[1:-1]


@pytest.mark.parametrize("name", CORE)
def test_every_key_is_told(name: str) -> None:
    changed, refused = check_all(name, flips(load(name).text))
    assert changed > 20
    assert refused < 4


def check_all(name: str, all_changes: Iterable[dict[str, Value]]) -> tuple[int, int]:
    """How many of the changes make another law, and how many make none that can be played."""
    changed, refused = 0, 0
    for changes in all_changes:
        try:
            changed += check(name, changes)
        except RulesetError:
            refused += 1
    return changed, refused


@pytest.mark.parametrize("name", SHARING)
def test_every_key_of_every_card_is_told(name: str) -> None:
    changed, refused = check_all(name, card_flips(SHARING.index(name), EACH))
    assert changed > 150 // EACH
    assert refused < 60 // EACH


@pytest.mark.parametrize("key", ["title", "summary"])
def test_title_and_summary_of_the_file_are_told(key: str) -> None:
    flat = with_changes(load("life").text, {key: "Something new"})
    assert "Something new" in rulebook(compile(restore(flat, "life")))


@pytest.mark.parametrize("name", CORE)
def test_every_house_rule_is_told_with_its_answer(name: str) -> None:
    ruleset = load(name)
    told = rulebook(compile(ruleset))
    assert ("## House rules" in told) == bool(ruleset.switches)
    for switch in ruleset.switches:
        assert f"{switch.asks} **{'Yes' if switch.value else 'No'}.**" in told
        other = rulebook(compile(load(name, {switch.name: not switch.value})))
        assert f"{switch.asks} **{'No' if switch.value else 'Yes'}.**" in other


@pytest.mark.parametrize("up", ["row", "take"])
@pytest.mark.parametrize("ends", [True, False])
def test_every_section_agrees_who_gets_the_pile_and_who_plays_next(up: str, ends: bool) -> None:
    changes: dict[str, Value] = {"pick_up.taker": "previous", "pick_up.by_choice": [], "pick_up.with_up": False}
    changes |= {"up.play": up, "pick_up.ends_turn": ends}
    text = " ".join(rulebook(compile(restore(with_changes(load("life").text, changes), "life"))).split())
    assert "the player before you picks up the pile" in text
    assert not re.search(r"you (must )?pick up the pile|the pile into your hand|the pile goes into your hand", text)
    assert ("your turn ends" in text) is ends


@pytest.mark.parametrize("rest", ["leaves", "stays", "binds"])
@pytest.mark.parametrize("ends", [True, False])
def test_every_section_agrees_that_a_part_is_picked_up(rest: str, ends: bool) -> None:
    changes: dict[str, Value] = {"pick_up.top": 2, "pick_up.rest": rest, "pick_up.ends_turn": ends, "up.play": "row"}
    changes |= {"card.3.burns": True, "card.J.finishes": False, "card.7.lasts": True, "turn.sets": "as before"}
    text = " ".join(rulebook(compile(restore(with_changes(load("life").text, changes), "life"))).split())
    assert "Only the top two cards of the pile go into your hand, or all of them if there are fewer." in text
    assert "whole pile" not in text
    assert bool(re.search("(plays|play again,) on an empty pile", text)) is (rest == "leaves")
    assert ("any number of equal cards" in text) is (rest != "leaves")
    assert ("the card itself is picked up" in text) is (rest == "binds")
    assert "you take it back and pick up the top two cards of the pile under it as well" in text
    assert "if not, you take it and the top two cards of the pile into your hand" in text
