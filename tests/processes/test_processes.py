"""One server in two processes behind one port: rooms of both are found from any connection, and outlive an upgrade."""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.exceptions import InvalidHandshake, InvalidStatus

from emptyhand.server.cluster.siblings import ProcessPlace
from emptyhand.server.serve import room_of
from tests.server.servers import ANSWER_SECONDS, Guest, Json, Player, Server, ask

SOON = 1012
BUSY = 503
PAIR = ProcessPlace(0, 2, Path())


def back(guest: Guest, room: Json) -> Player:
    """Connect again as the page does: until the process of the room serves."""
    deadline = time.monotonic() + ANSWER_SECONDS
    while True:
        try:
            return guest.sit(room)
        except (InvalidHandshake, OSError) as refused:
            # A process that drains asks to come back; no other answer is right.
            if isinstance(refused, InvalidStatus) and refused.response.status_code != BUSY:
                raise
            assert time.monotonic() < deadline
            time.sleep(0.05)


def knock(guest: Guest, code: str, opened: ExitStack) -> socket.socket:
    """Ask for a WebSocket without waiting for the answer."""
    port = guest.server.port
    line = opened.enter_context(socket.create_connection(("127.0.0.1", port), ANSWER_SECONDS))
    head = f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {guest.server.origin}\r\n"
    head += f"Cookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    return line


def status(line: socket.socket) -> bytes:
    return line.recv(4096).split()[1]


def crowd_is_let_in(guest: Guest, rooms: dict[int, Json]) -> bool:
    """Knock at a process that stands still, more often than the kernel queues; go on once the other has seen it."""
    children = Path(f"/proc/{guest.server.process.pid}/task/{guest.server.process.pid}/children")
    still = int(children.read_text().split()[1])
    with ExitStack() as opened:
        os.kill(still, signal.SIGSTOP)
        try:
            lines = [knock(guest, rooms[1]["room"], opened) for _ in range(40)]
            assert status(knock(guest, rooms[0]["room"], opened)) == b"101"
        finally:
            os.kill(still, signal.SIGCONT)
        return {status(line) for line in lines} == {b"101"}


def test_the_room_of_a_request_is_found() -> None:
    assert room_of(b"GET /ws/abc-234?version=3 HTTP/1.1\r\nHost: x\r\n\r\n") == "ABC234"
    assert room_of(b"GET /other HTTP/1.1\r\n\r\n") == ""
    assert room_of(b"GET /ws/%20 HTTP/1.1\r\n\r\n") == ""
    assert room_of(b"") == ""


@pytest.mark.long
@pytest.mark.linux
def test_rooms_of_both_processes_are_played_and_outlive_the_replacement_of_each(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--no-limits", "--processes", "2")
    try:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        rooms: dict[int, Json] = {}
        while len(rooms) < 2:
            room = ann.make_room(ruleset="life", seats=2, access="code")
            rooms[PAIR.owner_of(room["room"])] = room
        people: list[Player] = []
        for room in rooms.values():
            bob.join(room)
            host, other = ann.sit(room), bob.sit(room)
            assert host.until_t("snapshot")["you"] == 0
            other.say("sit", seat=1)
            assert host.until_what("sat")["what"]["name"] == "Bob"
            people += [host, other]
        assert {row["room"] for row in ann.get("/api/rooms").json["mine"]} >= {r["room"] for r in rooms.values()}
        assert crowd_is_let_in(ann, rooms)
        server.process.send_signal(signal.SIGHUP)
        for player in people:
            while player.hear() is not None:
                pass
            # One process is drained at a time: the other still answers.
            assert player.code == SOON
            assert ask(server, "GET", "/healthz").status == 200
            assert back(player.guest, player.made).until_t("snapshot")["you"] == player.you
    finally:
        server.end()
    assert server.process.returncode == 0
    assert "broke" not in server.log


@pytest.mark.long
@pytest.mark.linux
def test_a_process_that_ends_by_itself_is_counted_by_its_successor(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Server(tmp_path / "data", "--no-limits", "--processes", "2", "--metrics-port", str(port))
    try:
        assert restarts(port) == 0
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        os.kill(int(children.read_text().split()[0]), signal.SIGKILL)
        deadline = time.monotonic() + ANSWER_SECONDS
        while restarts(port) != 1:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert restarts(port + 1) == 0
    finally:
        server.end()


def restarts(port: int) -> float | None:
    """What a process says of its predecessors; None while there is none."""
    with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/metrics", timeout=ANSWER_SECONDS) as answer:
        (found,) = re.findall(r"^emptyhand_process_restarts_total (\S+)", answer.read().decode(), re.MULTILINE)
        return float(found)
    return None
