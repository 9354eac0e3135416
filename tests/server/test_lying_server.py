"""`bot connect` trusts no server: whatever one sends, it ends with a sentence, soon and with little memory."""

from __future__ import annotations

import copy
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from emptyhand.server import remote, visitor
from emptyhand.server.heard import read_law, read_message
from emptyhand.server.remote import BoundedConnection, RemoteServer, printable
from emptyhand.server.visitor import Visit, Visitor, visit
from tests.scale import IS_FULL, sample
from tests.server.liar import ESCAPES, Liar, Lie, Truth, lies
from tests.server.servers import Guest, Json, Server

SECONDS, EXTRA_KIB = 90, 50 * 1024
"""A visit to a liar takes at most 30 s; a busy machine may need more."""
QUICK_SECONDS = 4.0
PLAIN = "an error of another type"
FLOODS = (
    "endless body",
    "endless body in chunks",
    "a long body that is announced",
    "endless header",
    "deep nesting",
    "endless pings",
    "endless empty pieces",
    "huge message",
    "huge message in pieces",
    "message nested deeply",
    "hand of a thousand cards",
    "draw pile that is huge",
)
"""Lies that could fill the memory."""
ESCAPE = re.compile(r"[^\x20-\x7e\n\u00a0-\uffff]|[\u0080-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@dataclass
class Outcome:
    lines: list[str]
    """What was said, the error last."""
    seconds: float
    kib: int = 0
    """The most memory, of a process of its own."""


def visited(truth: Truth, lie: Lie) -> Outcome:
    """A visit to a liar, to its end. Any exception but the two that the command prints is passed on."""
    lines: list[str] = []
    with Liar(truth, lie) as liar:
        began = time.monotonic()
        try:
            visit(Visit(liar.link, "greedy", games=1), lines.append)
        except (ValueError, OSError) as error:
            lines.append(str(error))
        return Outcome(lines, time.monotonic() - began)


def measured(truth: Truth, lie: Lie) -> Outcome:
    """The same as a command in a process of its own, for its memory; the seconds count from its first request."""
    with Liar(truth, lie) as liar, tempfile.TemporaryFile() as said:
        command = [sys.executable, "-m", "emptyhand.cli", "bot", "connect", liar.link, "greedy", "--games", "1"]
        process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
        guard = threading.Timer(2 * SECONDS, process.kill)
        guard.start()
        began = liar.visited_at(60)
        _, status, used = os.wait4(process.pid, 0)
        guard.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        assert process.returncode == 2, said.read()
        return Outcome(said.read().decode().splitlines(), time.monotonic() - began, used.ru_maxrss)


@pytest.fixture(scope="module")
def truth(server: Server) -> Truth:
    """What a guest hears who has to decide."""
    ann = Guest(server, "Ann")
    room = ann.make_room(ruleset="life", seats=2, bots=[None, "level:1"])
    table = ann.sit(room)
    table.until_t("snapshot")
    table.say("ready", game=1)
    while not (table.game and table.game["moves"]):
        table.hear()
    table.close()
    again = ann.sit(room)
    found: Json = again.until_t("snapshot")
    again.close()
    return Truth(room, found)


def faults(outcome: Outcome) -> list[str]:
    """What is wrong about a visit."""
    said = "".join(outcome.lines)
    return [
        *["it said nothing"] * (not said),
        *[f"it printed {said!a}"] * bool(ESCAPE.search(said)),
        *["a line has no end"] * any(len(line) > 600 for line in outcome.lines),
        *[f"it took {outcome.seconds:.0f} s"] * (outcome.seconds > SECONDS),
    ]


def test_every_lie_costs_a_sentence(truth: Truth, monkeypatch: pytest.MonkeyPatch) -> None:
    if not IS_FULL:
        # Many lies last as long as the visitor waits. A full run waits for its real limits.
        monkeypatch.setattr(remote, "MESSAGE_SECONDS", QUICK_SECONDS)
        monkeypatch.setattr(visitor, "MESSAGE_SECONDS", QUICK_SECONDS)
        monkeypatch.setattr(visitor, "ODD_SECONDS", QUICK_SECONDS)
    told = {name: lie for name, lie in lies(truth).items() if name not in FLOODS}
    with ThreadPoolExecutor(16) as visits:
        outcomes = dict(zip(told, visits.map(partial(visited, truth), told.values()), strict=True))
    assert {name: found for name, outcome in outcomes.items() if (found := faults(outcome))} == {}
    assert all("\n" not in line for outcome in outcomes.values() for line in outcome.lines)


def test_no_lie_fills_the_memory(truth: Truth) -> None:
    told = lies(truth)
    # Each takes one core for a second, and then mostly waits.
    with ThreadPoolExecutor(5) as visits:
        plain, *floods = visits.map(partial(measured, truth), [told[name] for name in (PLAIN, *FLOODS)])
    for name, outcome in zip(FLOODS, floods, strict=True):
        assert faults(outcome) == [], name
        assert outcome.lines[-1].startswith("emptyhand: "), name
        assert outcome.kib - plain.kib <= EXTRA_KIB, name


ODD_VALUES: tuple[Any, ...] = (None, True, -1, 40, 2**63, 1.5, "", ESCAPES, [], {}, [None], ["x", {}])


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every value within a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*path, key)
        yield from places(each, (*path, key))


class DeafSocket(BoundedConnection):
    """A connection that sends nothing."""

    def __init__(self) -> None:
        pass

    def send(self, *_: object, **__: object) -> None:
        pass


def test_no_value_in_a_table_costs_more_than_a_sentence(truth: Truth) -> None:
    law = read_law(truth.room)
    changes = [(path, value) for path in places(truth.snapshot) for value in ODD_VALUES]
    sentences = []
    for path, value in sample(changes):
        table = copy.deepcopy(truth.snapshot)
        inner: Any = table
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
        guest = Visitor(Visit("", "greedy", games=1), RemoteServer("http", "127.0.0.1:1"), "ABC234", law, 1, str)
        try:
            message = read_message(json.dumps(table))
            if message is not None:
                guest._take(DeafSocket(), message)
        except (ValueError, OSError) as error:
            sentences.append(str(error))
    assert all(sentences)
    assert len(sentences) > len(sample(changes)) / 2


def test_text_of_others_is_printed_on_a_line_without_controls() -> None:
    assert not ESCAPE.search(printable(f"a{ESCAPES}\nb"))
    assert printable("Ann spielt „zwei“ 王 ♠") == "Ann spielt „zwei“ 王 ♠"
    assert len(printable("x" * 10_000)) < 1000
