"""The pace of the table: bots think while a pause runs whose length everyone could have worked out."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.game.table import Phase
from emptyhand.players.bots.pace import beats
from emptyhand.terminal import console
from emptyhand.terminal.console import Console
from emptyhand.terminal.session import UNSEEN
from emptyhand.terminal.talk import Forget, Show, Talk, Wait, WaitBeats
from tests.players.bots.test_pace import Clock
from tests.terminal.tables import look, terminal_match
from tests.terminal.transcripts import by_turns


@pytest.mark.parametrize("ruleset", ["obsession", "life", "thirteen"])
def test_a_bots_pause_follows_from_what_a_spectator_sees(ruleset: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 4, tmp_path, players=3)
    game = playing.games[0]
    answer = by_turns(playing)
    talk = playing.play(look("plain"))
    request = next(talk)
    seen = 0
    while len(game.moves) < 60 and not game.over:
        if isinstance(request, WaitBeats) and playing.seating.bots[game.turn] is not None:
            public = game.view(None)
            choosing = public.table.phase is Phase.CHOOSE
            assert request.beats == (UNSEEN if choosing else beats(public, game.turn))
            seen += 1
        if isinstance(request, Show | WaitBeats | Wait | Forget):
            request = talk.send("")
        else:
            line = answer(request.prompt)
            if line is None:
                break
            request = talk.send(line)
    assert seen > 10
    talk.close()


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "is_live", lambda: True)


def working(clock: Clock, seconds: float) -> Talk[None]:
    """Something is shown, work is done, a pause of one beat is asked for."""
    yield Show("")
    clock.now += seconds
    yield WaitBeats()


@pytest.mark.usefixtures("live")
@pytest.mark.parametrize(("seconds", "whole"), [(0.0, 0.8), (0.3, 0.8), (0.79, 0.8), (0.9, 1.2)])
def test_work_done_before_a_pause_is_part_of_it(seconds: float, whole: float) -> None:
    clock = Clock()
    table = Console(beat=0.8, ascii_only=True, clock=clock, sleep=clock.sleep)
    table.hold(working(clock, seconds))
    assert clock.now == pytest.approx(whole)


@pytest.mark.usefixtures("live")
def test_without_a_beat_nobody_waits() -> None:
    clock = Clock()
    Console(beat=0, ascii_only=True, clock=clock, sleep=clock.sleep).hold(working(clock, 0.3))
    assert clock.slept == []


def test_where_nobody_watches_nobody_waits() -> None:
    clock = Clock()
    Console(beat=5, ascii_only=True, clock=clock, sleep=clock.sleep).hold(working(clock, 0.3))
    assert clock.slept == []


def test_a_beat_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "life", "--beat", "-1"]) == 2
    assert capsys.readouterr().err == "emptyhand: --beat -1 is not possible: expected from 0 to 60 seconds\n"
