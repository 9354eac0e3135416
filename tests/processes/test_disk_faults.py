"""A failing disk: nothing is acknowledged, the table shows the fault, and it recovers by itself."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

import pytest

from emptyhand.words.speech import from_json
from emptyhand.words.speech.language import language
from tests.processes.disk import away, failing, held, replaced, strace, synced_before
from tests.processes.services import Postgres
from tests.server.journal.children import SCRIPT
from tests.server.journal.places import open_at
from tests.server.servers import Player, Server, seated, started

pytestmark = pytest.mark.linux("strace")
FAULTS: dict[str, Callable[[Server], AbstractContextManager[None]]] = {
    "the disk is full": partial(failing, call="pwrite64", error="ENOSPC"),
    "the disk cannot be written": partial(failing, call="pwrite64", error="EIO"),
    "the disk does not confirm": partial(failing, call="fdatasync", error="EIO"),
    "the disk may only be read": partial(failing, call="pwrite64", error="EROFS"),
    "another program holds the file": held,
    "the file was moved": away,
    "the file was replaced": replaced,
}


def stand_and_go_on(players: tuple[Player, Player], fault: AbstractContextManager[None], name: str) -> None:
    """A move made during a fault is acknowledged once the fault is over, without being sent again."""
    mover = next(player for player in players if player.to_move)
    with fault:
        seq = mover.move()
        told = mover.until(lambda m: m["t"] == "status" and bool(m.get("trouble")))
        assert language("en").text(from_json(told["trouble"])).endswith("."), name
        deadline = time.monotonic() + 1.5
        while time.monotonic() < deadline:
            mover.hear(0.2)
        assert not answered(mover, seq), name
    mover.until(lambda m: m["t"] == "ack" and m["seq"] == seq)
    for player in players:
        while player.hear(0.2):
            pass
        assert not player.status.get("trouble"), name


def answered(player: Player, seq: int) -> bool:
    return any(m["t"] == "ack" and m["seq"] == seq for m in player.heard)


@pytest.mark.long
def test_every_disk_fault_is_shown_and_recovered_from(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--no-limits")
    players = seated(server, "obsession", bots=0, clock_ms=0)
    started(players)
    for name, fault in FAULTS.items():
        stand_and_go_on(players, fault(server), name)
    code = players[0].made["room"]
    answers = {(m["version"], m["seat"], m["seq"]) for player in players for m in player.heard if m["t"] == "ack"}
    for player in players:
        player.close()
    server.end(signal.SIGKILL)
    with open_at(str(server.data / "journal.db")) as journal:
        assert journal.verify() == ()
        assert {version for version, *_ in answers} <= {entry.seq for entry in journal.read(code)}
    assert len(answers) >= len(FAULTS)


@pytest.mark.long
def test_a_database_that_goes_away_is_shown_and_comes_back(tmp_path: Path) -> None:
    postgres = Postgres()

    @contextmanager
    def gone(how: signal.Signals) -> Iterator[None]:
        postgres.stop(how)
        yield
        postgres.start()

    @contextmanager
    def read_only() -> Iterator[None]:
        postgres.execute("ALTER TABLE event RENAME TO hidden", url=url)
        yield
        postgres.execute("ALTER TABLE hidden RENAME TO event", url=url)

    try:
        url = postgres.new()
        server = Server(tmp_path / "data", "--no-limits", "--db", url)
        players = seated(server, "obsession", bots=0, clock_ms=0)
        started(players)
        stand_and_go_on(players, read_only(), "the table is gone")
        stand_and_go_on(players, gone(signal.SIGINT), "the database was ended")
        for player in players:
            player.close()
        server.end()
    finally:
        postgres.end()


def test_the_disk_has_confirmed_an_entry_before_it_is_acknowledged(tmp_path: Path) -> None:
    log = tmp_path / "strace.log"
    command = [strace(), "-f", "-y", "-o", str(log), "-e", "trace=pwrite64,fdatasync,fsync,write"]
    command += [sys.executable, "-P", str(SCRIPT), "one_by_one", str(tmp_path / "games.journal"), "8"]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    assert synced_before(log, "safe") == [True] * 8
