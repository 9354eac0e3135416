"""The questions before a game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from emptyhand.rules.ruleset import CATALOGUE
from emptyhand.terminal.prompts import Wanted, ask_setup
from tests.catalogue import CORE
from tests.terminal.script import hold, lines


def asked(*given: str) -> Wanted | None:
    return hold(ask_setup("greedy"), lines(given)).result


def test_enter_takes_what_stands_in_brackets() -> None:
    assert asked("", "", "", "") == Wanted("obsession", 4, 1, "greedy")


def test_a_game_is_chosen_by_number_or_name() -> None:
    assert asked("4", "", "", "") == Wanted("thirteen", 4, 1, "greedy")
    assert asked("life", "3", "2", "random") == Wanted("life", 3, 2, "random")


def test_a_file_of_house_rules_can_be_chosen(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "life"\n')
    assert asked(str(file), "2", "1", "random,greedy") == Wanted(str(file), 2, 1, "random,greedy")


def test_bots_are_not_asked_for_where_people_fill_all_seats() -> None:
    assert asked("life", "2", "2") == Wanted("life", 2, 2, "greedy")


def test_every_game_is_listed_on_one_line() -> None:
    said = hold(ask_setup("greedy"), lines([])).said
    listed = [line for line in said.splitlines() if line.strip()[:1].isdigit()]
    assert [line.split()[1] for line in listed] == list(CORE)
    assert all(re.search(rf"\b{name}\b", said) for name in CATALOGUE)
    assert asked("Big Two", "", "", "") == Wanted("big-two", 4, 1, "greedy")
    assert max(map(len, said.splitlines())) <= 79


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (["lfe"], "Did you mean life?"),
        (["99"], "no game called '99'"),
        (["/nowhere/x.toml"], "no such file"),
        (["life", "9"], "from 2 to 4"),
        (["life", "x"], "from 2 to 4"),
        (["life", "2", "3"], "from 1 to 2"),
        (["life", "2", "1", "genius"], "genius"),
    ],
)
def test_a_wrong_answer_is_asked_again(given: list[str], reason: str) -> None:
    held = hold(ask_setup("greedy"), lines([*given, "q"]))
    assert held.result is None
    assert reason in held.said


@pytest.mark.parametrize("cut", range(4))
def test_leaving_at_any_question_is_no_error(cut: int) -> None:
    assert asked(*[""] * cut) is None
    assert asked(*[""] * cut, "q") is None


def test_the_questions_in_english_wait_for_nothing_heavy() -> None:
    code = """
import sys
from emptyhand.terminal.prompts import ask_setup
talk = ask_setup("greedy")
next(talk), next(talk)
for answer in ("life", "3", "1", "greedy"):
    try:
        talk.send(answer)
    except StopIteration:
        print([m for m in sys.modules if m.partition(".")[0] in ("fluent", "babel", "rich", "numba")])
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
