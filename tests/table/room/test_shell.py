"""The shell around a room: one input at a time, and one order of effects for a server, a device and the simulator."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from emptyhand.game.record import Record
from emptyhand.server.tables.table import OwnTable
from emptyhand.table.device.table import DeviceTable
from emptyhand.table.room import (
    AskBot,
    AskHint,
    Connected,
    DealKey,
    Disconnected,
    Heard,
    Input,
    Line,
    NeedKey,
    Outcome,
    OutgoingMessage,
    Room,
    Timer,
)
from emptyhand.table.room.inputs import Behind, Cut, Drop, Woken
from emptyhand.table.room.messages import Ping, Resync, Start
from emptyhand.table.room.shell import GONE, SOON, Shell
from emptyhand.table.room.state import RoomPhase, SavedState
from emptyhand.words.speech import Phrase
from simulator.process import Process
from tests.table.room.tables import deal_key, table


class NotedShell(Shell):
    """Notes every call of a port."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.notes: list[str] = []
        self.now = 0
        self.prepared: list[Outcome] = []
        """Outcomes of the next steps."""
        self.when_written: Callable[[Sequence[Line]], None] = lambda _: None

    def now_ms(self) -> int:
        return self.now

    def step(self, incoming: Input) -> Outcome:
        self.notes.append(f"step {type(incoming).__name__}")
        return self.prepared.pop(0) if self.prepared else super().step(incoming)

    def write(self, lines: Sequence[Line]) -> None:
        self.notes.append(f"write {[line.seq for line in lines]}")
        self.when_written(lines)

    def send(self, client: str, data: bytes) -> None:
        found = re.search(rb'"t":"(\w+)"', data)
        self.notes.append(f"send {found[1].decode() if found else data.decode()} to {client}")

    def close(self, client: str, code: int) -> None:
        self.notes.append(f"close {client} {code}")

    def set_alarm(self, due_ms: int) -> None:
        self.notes.append(f"alarm {due_ms}")

    def draw_key(self, game: int) -> DealKey:
        self.notes.append(f"key {game}")
        return DealKey(game, deal_key(game))

    def ask_bot(self, request: AskBot) -> None:
        self.notes.append(f"bot {request.seat}")

    def ask_hint(self, request: AskHint) -> None:
        self.notes.append(f"hint {request.seat}")

    def keep(self, game: int, record: Record) -> None:
        self.notes.append(f"keep {game} {record.law.name}")

    def stop(self, why: Phrase | str, code: int) -> None:
        self.gone = True
        self.notes.append(f"stop {why} {code}")

    def behind(self, version: int) -> None:
        self.notes.append(f"behind {version}")

    def state_changed(self, before: SavedState) -> None:
        self.notes.append(f"changed from {before.version}")


def noted() -> NotedShell:
    return NotedShell(Room(table(started=False).room.kept))


def test_effects_are_lines_messages_timers_state_requests() -> None:
    shell, other = noted(), table()
    before = shell.room.kept.version
    timers = Timer("turn", 900), Timer("warn", 500)
    requests = NeedKey(1), Cut("bea"), Behind(9), Drop("moved")
    outbox = OutgoingMessage("ann", b"first"), OutgoingMessage("bea", b"second")
    lines = Line(7, b"{}"), Line(8, b"{}")
    shell.carry_out(Outcome(other.room, lines, outbox, timers, requests))
    assert shell.notes == [
        "write [7, 8]",
        "send first to ann",
        "send second to bea",
        "alarm 500",
        f"changed from {before}",
        "key 1",
        f"close bea {GONE}",
        "behind 9",
        f"stop moved {SOON}",
    ]
    assert shell.room is other.room
    assert shell.timers == timers


@pytest.mark.parametrize("shell", [OwnTable, DeviceTable, Process])
def test_every_shell_carries_effects_out_in_this_order(shell: type[Shell]) -> None:
    assert shell.carry_out is Shell.carry_out
    assert shell._grant is Shell._grant


def test_a_whole_table_runs_in_this_order() -> None:
    shell = noted()
    shell.when_written = lambda lines: shell.written([line.seq for line in lines])
    shell.feed(Woken())
    for client in ("ann", "bob"):
        shell.feed(Connected(client, f"person-{client}", client))
    shell.feed(Heard("ann", Start(1)))
    assert shell.room.kept.phase is RoomPhase.PLAYING, shell.notes
    effects = [note.split()[0] for note in shell.notes]
    order = ["step", "write", "send", "alarm", "changed", "key"]
    steps = [k for k, effect in enumerate(effects) if effect == "step"]
    assert len(steps) >= 3
    for begin, end in zip(steps, [*steps[1:], len(effects)], strict=True):
        places = [order.index(effect) for effect in effects[begin:end]]
        assert places == sorted(places), shell.notes


def test_what_is_fed_meanwhile_waits_for_the_rest_of_the_effects() -> None:
    shell = noted()
    shell.when_written = lambda lines: shell.written([line.seq for line in lines], "the disk is full")
    lines = (Line(7, b"{}"),)
    shell.prepared = [Outcome(shell.room, lines, (OutgoingMessage("ann", b"first"),), (Timer("turn", 300),))]
    shell.feed(Disconnected("ann"))
    expected = ["step Disconnected", "write [7]", "send first to ann", "alarm 300", "step NotCommitted"]
    assert shell.notes[: len(expected)] == expected


def test_an_answer_at_once_waits_for_the_remaining_requests() -> None:
    shell = noted()
    shell.prepared = [Outcome(shell.room, requests=(NeedKey(1), Cut("bea")))]
    shell.feed(Disconnected("bea"))
    expected = ["step Disconnected", "key 1", f"close bea {GONE}", "step DealKey"]
    assert shell.notes[: len(expected)] == expected


def test_timers_that_are_due_fire_and_an_early_alarm_is_set_again() -> None:
    shell = noted()
    shell.carry_out(Outcome(shell.room, timers=(Timer("idle", 700), Timer("journal", 400), Timer("turn", 300))))
    shell.now = 200
    shell.fire()
    assert shell.notes == ["alarm 300", "alarm 300"]
    shell.now = 400
    shell.fire()
    assert [note for note in shell.notes[2:] if note.startswith("step")] == ["step Tick", "step Tick"]


def test_a_shell_that_has_stopped_steps_no_more() -> None:
    shell = noted()
    shell.feed(Woken())
    shell.stop("moved", SOON)
    count = len(shell.notes)
    shell.feed(Heard("ann", Ping()))
    shell.feed(Heard("ann", Resync(0)))
    assert len(shell.notes) == count


def test_a_step_that_fails_leaves_the_shell_usable() -> None:
    shell = noted()

    def fail(_: Sequence[Line]) -> None:
        raise OSError("no disk")

    shell.when_written = fail
    with pytest.raises(OSError, match="no disk"):
        shell.feed(Woken())
    assert not [note for note in shell.notes if note.startswith("send")]
    shell.feed(Connected("ann", "person-ann", "ann"))
    assert "send snapshot to ann" in shell.notes
