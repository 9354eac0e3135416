"""Slow work beside a talk."""

from __future__ import annotations

import os
import pty
import sys
import threading
from pathlib import Path

import pytest

from emptyhand.terminal.console import Console
from emptyhand.terminal.talk import Ask, Forget, PersonLeft, Show, Talk, Wait
from emptyhand.terminal.working import Abandoned, Step, work
from tests.terminal.script import hold, lines
from tests.terminal.tables import look, terminal_match


def test_what_was_typed_while_a_hint_was_prepared_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = pty.openpty()
    with os.fdopen(keyboard, "wb", buffering=0) as keys, os.fdopen(terminal) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        console = Console(beat=0, ascii_only=False)

        def talk() -> Talk[str]:
            yield from work(lambda _: keys.write(b"3\n"), lambda steps, seconds: "")
            keys.write(b"meant\n")
            return (yield Ask(""))

        monkeypatch.setattr("builtins.input", lambda prompt: stdin.readline().strip())
        assert console.hold(talk()) == "meant"


def test_a_hint_drops_what_was_typed_before_it_is_shown(tmp_path: Path) -> None:
    talk = terminal_match("obsession", 1, tmp_path).play(look("plain"))
    request = next(talk)
    while not isinstance(request, Ask):
        request = talk.send("")
    request = talk.send("hint")
    told = ""
    while not isinstance(request, Forget):
        assert not isinstance(request, Ask)
        told += request.text if isinstance(request, Show) else ""
        request = talk.send("")
    assert "Hint:" not in told
    request = talk.send("")
    assert isinstance(request, Show)
    assert "Hint:" in request.text


def test_long_work_shows_how_far_it_is() -> None:
    seen = threading.Event()

    def task(step: Step) -> str:
        step()
        seen.wait(60)
        return "done"

    def shown(steps: int, seconds: float) -> str:
        seen.set()
        return f"{steps} step"

    held = hold(work(task, shown), lines([]))
    assert (held.result, held.said) == ("done", "1 step")


def test_work_ends_when_the_person_leaves() -> None:
    ended = threading.Event()

    def task(step: Step) -> None:
        try:
            while True:
                step()
        except Abandoned:
            ended.set()

    talk = work(task, lambda steps, seconds: "")
    assert isinstance(next(talk), Wait)
    with pytest.raises(PersonLeft):
        talk.throw(PersonLeft())
    assert ended.wait(60)


def test_what_goes_wrong_at_work_is_raised_where_it_is_waited_for() -> None:
    def task(step: Step) -> None:
        raise ValueError("no such card")

    with pytest.raises(ValueError, match="no such card"):
        hold(work(task, lambda steps, seconds: ""), lines([]))
