"""Bots that look ahead are made ready from the start of a game, and whoever waits for them is told."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from emptyhand.players import kernels
from emptyhand.players.bots import ahead
from emptyhand.terminal.language import t
from emptyhand.terminal.preparing import Preparation
from tests.helpers import law
from tests.terminal.script import hold, lines
from tests.terminal.tables import look, terminal_match
from tests.terminal.transcripts import by_turns


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which kernels have to be compiled, which takes a second here."""

    def refuse(family: str) -> None:
        raise OSError(family)

    def slow(family: str) -> list[str]:
        time.sleep(1.2)
        return []

    monkeypatch.setattr(ahead, "is_compiled", lambda family: False)
    monkeypatch.setattr(ahead, "start_compiling", refuse)
    monkeypatch.setattr(kernels, "prepare", slow)


@pytest.mark.usefixtures("nothing_compiled")
@pytest.mark.parametrize("name", ["default", "classic", "plain"])
def test_a_person_who_waits_for_a_bot_is_told_what_for(name: str, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 5, tmp_path, players=4, bots=["level:5"])
    held = hold(playing.play(look(name)), by_turns(playing, 3))
    said = " ".join(held.said.replace("***", " ").split())
    assert "The bots are getting ready to look ahead." in said
    assert "once on this machine." in said


@pytest.mark.usefixtures("nothing_compiled")
def test_a_person_who_moves_first_is_told_that_they_can_begin(tmp_path: Path) -> None:
    playing = terminal_match("life", 1, tmp_path, players=2, bots=["level:4"])
    held = hold(playing.play(look("plain")), lines([]))
    assert t("bots-compiling-begin") in " ".join(held.said.split())


@pytest.mark.usefixtures("nothing_compiled")
def test_a_bar_shows_how_far_it_is() -> None:
    now = [0.0]
    preparation = Preparation(law("obsession"), frozenset({1}), clock=lambda: now[0])
    now[0] = 15.0
    assert preparation.bar() == "████████████░░░░░░░░░░░░ 15 s"
    now[0] = 90.0
    assert preparation.bar() == "███████████████████████░ 90 s"
    preparation.close()


def test_nobody_waits_for_bots_that_do_not_look_ahead() -> None:
    assert Preparation.of(law("obsession"), (None, "greedy", "level:3", "level:2")) is None
