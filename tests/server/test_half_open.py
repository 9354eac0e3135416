"""Connections that send no whole request are closed, keep nobody out, and never take the files of the data."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from emptyhand.server.access import connections
from emptyhand.server.access.connections import Connections
from emptyhand.server.access.deadlines import SLICE, RequestProtocol
from emptyhand.server.settings import Settings
from tests.server.servers import Guest, Server, ask, play_on, seated, started

HALVES = {
    "idle": b"",
    "half a head": b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half",
    "empty lines": b"\r\n\r\n",
    "half a body": b"POST /api/guest HTTP/1.1\r\nHost: HERE\r\nOrigin: http://HERE\r\nX-Emptyhand: 1\r\n"
    b'Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name',
    "half a body that was refused": b"POST /api/guest HTTP/1.1\r\nHost: HERE\r\nContent-Length: 20\r\n\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: HERE\r\n\r\nGET /healthz HT",
}
UPGRADE = (
    b"GET /ws/ABC234 HTTP/1.1\r\nHost: HERE\r\nOrigin: http://HERE\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
)
ODD_UPGRADES = {
    # The library for WebSockets reads none of these and answers nothing.
    "a body": b"Content-Length: 10\r\n\r\n",
    "a body in chunks": b"Transfer-Encoding: chunked\r\n\r\n",
    "a line of 9,000 bytes": b"X-Long: " + b"x" * 9_000 + b"\r\n\r\n",
    "200 lines": b"X-Line: x\r\n" * 200 + b"\r\n",
}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: HERE\r\n\r\n"
WAIT = 20.0


def opened(server: Server, data: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), WAIT, (source, 0))
    line.sendall(data.replace(b"HERE", f"127.0.0.1:{server.port}".encode()))
    return line


def is_closed(line: socket.socket) -> bool:
    """Read to the end; False if it does not come in time."""
    try:
        while line.recv(4096):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def has_ended(line: socket.socket) -> bool:
    """Whether the server has closed a connection by now."""
    # With a timeout, `recv` waits for it, whatever its flags say: for the server's own deadline.
    line.settimeout(0)
    with suppress(BlockingIOError):
        return not line.recv(1, socket.MSG_PEEK)
    return False


def limited(tmp_path: Path, words: str) -> str:
    """A Python interpreter under a limit of open files."""
    path = tmp_path / "python"
    path.write_text(f'#!/bin/sh\nulimit {words}\nexec "{sys.executable}" "$@"\n')
    path.chmod(0o755)
    return str(path)


# -- deadlines -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def hurried(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("hurried") / "data"
    running = Server(data, "--no-limits", "--request-timeout", "2", "--processes", str(request.param))
    yield running
    running.end()
    assert "broke" not in running.log
    assert "Traceback" not in running.log


@pytest.mark.linux
def test_every_request_that_does_not_become_whole_is_closed(hurried: Server) -> None:
    with ExitStack() as stack:
        lines = {name: stack.enter_context(opened(hurried, data)) for name, data in HALVES.items()}
        assert {name for name, line in lines.items() if not is_closed(line)} == set()


@pytest.mark.linux
@pytest.mark.parametrize("odd", ODD_UPGRADES)
def test_a_request_for_a_websocket_that_is_not_one_is_refused_and_closed(hurried: Server, odd: str) -> None:
    with opened(hurried, UPGRADE + ODD_UPGRADES[odd]) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")
        assert is_closed(line)


@pytest.mark.linux
def test_a_byte_now_and_then_does_not_prolong_the_deadline(hurried: Server) -> None:
    with opened(hurried, b"GET /healthz HTTP/1.1\r\nHost: HERE\r\nX-Slow: ") as line, suppress(OSError):
        for _ in range(int(WAIT / 0.1)):
            line.sendall(b"x")
            time.sleep(0.1)
        raise AssertionError("the connection was never closed")


@pytest.mark.linux
def test_a_head_without_end_is_refused(hurried: Server) -> None:
    with opened(hurried, b"GET /healthz HTTP/1.1\r\nX-Long: " + b"x" * 70_000) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")


@pytest.mark.linux
def test_the_deadline_touches_no_table_and_no_next_request(hurried: Server) -> None:
    ann = Guest(hurried, "Ann")
    player = ann.sit(ann.make_room(seats=2))
    player.until_t("snapshot")
    line = HTTPConnection("127.0.0.1", hurried.port, timeout=WAIT)
    line.connect()
    line.auto_open = 0  # one connection for all requests
    for _ in range(10):
        line.request("GET", "/healthz")
        assert line.getresponse().read().startswith(b'{"ok":true')
        time.sleep(0.3)
    line.close()
    player.say("ping")
    player.until_t("pong")
    player.close()


# -- tiny pieces ------------------------------------------------------------------------------------------------------

REFUSED_POST = b"POST /api/guest HTTP/1.1\r\nHost: HERE\r\nTransfer-Encoding: chunked\r\n\r\n"
POST = REFUSED_POST.replace(b"\r\n\r\n", b"\r\nOrigin: http://HERE\r\nX-Emptyhand: 1\r\n\r\n")


@pytest.mark.linux
def test_a_body_in_tiny_chunks_is_refused(hurried: Server) -> None:
    with opened(hurried, POST + b"1\r\n \r\n" * 1_100) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")
        assert is_closed(line)


@pytest.mark.linux
def test_the_body_of_a_refused_request_is_read_up_to_its_limit_and_no_further(hurried: Server) -> None:
    with opened(hurried, REFUSED_POST) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 403 ")
        sent = 0
        with suppress(OSError):
            while sent < 30_000_000:
                sent += line.send(b"1\r\n \r\n" * 10_000)
        assert 0 < sent < 30_000_000, "only the buffers of the kernel take them"


@pytest.mark.linux
def test_a_body_may_come_in_small_pieces(hurried: Server) -> None:
    with opened(hurried, POST.replace(b"chunked", b"chunked\r\nContent-Type: application/json")) as line:
        for byte in json.dumps({"name": "Ann"}).ljust(400):
            line.sendall(b"1\r\n" + byte.encode() + b"\r\n")
        line.sendall(b"0\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200 ")


@pytest.mark.linux
def test_requests_in_a_row_are_all_answered_in_their_order(hurried: Server) -> None:
    paths = [f"/api/nothing/{'x' * (number % 97)}{number}".encode() for number in range(2_000)]
    asked = b"".join(b"HEAD %s HTTP/1.1\r\nHost: HERE\r\n\r\n" % path for path in paths) + WHOLE
    with opened(hurried, asked) as line:
        answered = b""
        while b'{"ok":true' not in answered:
            part = line.recv(65_536)
            assert part, "the connection was closed"
            answered += part
    assert answered.count(b"HTTP/1.1 404 ") == len(paths)
    assert answered.count(b"HTTP/1.1 200 ") == 1


@pytest.mark.linux
def test_a_request_for_a_websocket_may_follow_others_at_once(hurried: Server) -> None:
    ann = Guest(hurried, "Ann")
    code, cookie = ann.make_room(seats=2)["room"], f"Cookie: {ann.cookie}\r\n".encode()
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    with opened(hurried, WHOLE * 40 + UPGRADE.replace(b"ABC234", code.encode()) + cookie + key) as line:
        answered = b""
        while b'"t":"snapshot"' not in answered:
            part = line.recv(65_536)
            assert part, "the connection was closed"
            answered += part
        line.sendall(b'\x81\x8c\0\0\0\0{"t":"ping"}')
        while b'"t":"pong"' not in answered:
            answered += line.recv(65_536)
    assert answered.count(b"HTTP/1.1 200 ") == 40


class Slow:
    """An application that answers when it is told to, and keeps asking whether the client is still there."""

    def __init__(self) -> None:
        self.asked, self.go = 0, asyncio.Event()

    async def __call__(self, _: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        await receive()
        while not self.go.is_set():
            still_there = asyncio.ensure_future(receive())
            await asyncio.sleep(0)
            still_there.cancel()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


def test_what_follows_a_request_waits_for_its_answer_unread() -> None:
    async def waiting() -> tuple[int, int, int]:
        slow, loop = Slow(), asyncio.get_running_loop()
        here, far = socket.socketpair()
        far.setblocking(False)
        config = uvicorn.Config(slow, log_config=None)
        make = partial(RequestProtocol, config, ServerState(), {})
        _, protocol = await loop.connect_accepted_socket(make, here)
        sent = 0
        with suppress(BlockingIOError):
            while sent < 20_000_000:
                sent += far.send(WHOLE * 1_000)
                await asyncio.sleep(0.001)
        begun, parsed = slow.asked, len(protocol.pipeline)
        slow.go.set()
        with far:
            while slow.asked < 200:
                await loop.sock_recv(far, 4096)
        return sent, begun, parsed

    sent, begun, parsed = asyncio.run(waiting())
    assert sent < 20_000_000, "only the buffers take them"
    assert begun == 1
    assert parsed <= SLICE / len(WHOLE)


# -- places ----------------------------------------------------------------------------------------------------------


class Line:
    """A connection that is counted."""

    gone = False

    def give_way(self) -> None:
        self.gone = True


def entered(places: Connections, host: str, *, waits: bool = True) -> Line:
    line = Line()
    assert places.enter(line, host)
    places.set_waiting(line, waits)
    return line


def test_the_one_that_has_waited_longest_gives_way_to_a_newcomer_of_its_address() -> None:
    places = Connections(100, 3)
    other = entered(places, "192.0.2.2")
    first, second, third = (entered(places, "192.0.2.1") for _ in range(3))
    places.set_waiting(first, False)
    places.set_waiting(first, True)
    entered(places, "192.0.2.1")
    assert [line.gone for line in (other, first, second, third)] == [False, False, True, False]
    assert len(places) == 4


def test_a_connection_that_does_not_wait_never_gives_way() -> None:
    places = Connections(100, 2)
    lines = [entered(places, "2001:db8::1", waits=False) for _ in range(2)]
    assert not places.enter(Line(), "2001:db8::2"), "one network counts as one address"
    entered(places, "2001:db8:1::1")
    places.leave(lines[0])
    places.leave(lines[0])
    entered(places, "2001:db8::3")
    assert not any(line.gone for line in lines)


def test_all_addresses_together_leave_files_to_the_data() -> None:
    places = Connections(50, 40)
    lines = [entered(places, f"192.0.2.{number}") for number in range(200)]
    assert len(places) == 50
    assert [line.gone for line in lines] == [True] * 150 + [False] * 50
    for line in lines[150:]:
        places.set_waiting(line, False)
    assert not places.enter(Line(), "192.0.2.250")


@pytest.mark.parametrize(("limited_", "proxy", "expected"), [(True, False, 7), (True, True, 20), (False, False, 20)])
def test_the_limit_of_an_address_does_not_apply_behind_a_proxy(
    tmp_path: Path, limited_: bool, proxy: bool, expected: int
) -> None:
    places = Connections.of_server(Settings(tmp_path, connections=7, limited=limited_), behind_proxy=proxy)
    for _ in range(20):
        entered(places, "127.0.0.1")
    assert len(places) == expected


def test_few_files_leave_half_of_the_places_to_other_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "raise_file_limit", lambda: 1024)
    places = Connections.of_server(Settings(tmp_path), behind_proxy=False)
    for _ in range(2_000):
        entered(places, "192.0.2.1")
    assert len(places) == (1024 - 128 - 4) // 2


# -- through real sockets --------------------------------------------------------------------------------------------


@pytest.mark.linux
def test_the_soft_limit_of_files_is_raised_in_every_process(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--processes", "2", python=limited(tmp_path, "-Sn 200"))
    try:
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        assert len(children) == 2
        for pid in children:
            found = re.search(r"Max open files +(\d+) +(\d+)", Path(f"/proc/{pid}/limits").read_text())
            assert found is not None
            assert found[1] == found[2]
    finally:
        server.end()


@pytest.mark.linux
def test_a_table_and_newcomers_go_on_when_connections_would_take_every_file(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", python=limited(tmp_path, "-n 200"))
    try:
        players = seated(server, "obsession", bots=0)
        started(players)
        with ExitStack() as stack:
            lines = [stack.enter_context(opened(server)) for _ in range(400)]
            play_on(list(players), lambda: all((player.game or {}).get("made", 0) >= 6 for player in players))
            eve = Guest(server, "Eve")
            watching = eve.sit(eve.make_room(seats=2, bots=[None, "level:1"]))
            watching.until_t("snapshot")
            assert sum(map(has_ended, lines)) >= 300
        for player in (*players, watching):
            player.close()
        assert "broke" not in server.log
        assert "OSError" not in server.log
    finally:
        server.end()


@pytest.mark.linux
def test_an_address_has_its_places_and_no_more(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--connections", "8")
    try:
        ann = Guest(server, "Ann")
        room = ann.make_room(seats=2)
        tabs = [ann.sit(room) for _ in range(8)]
        tabs[-1].until_t("snapshot")
        assert ask(server, "GET", "/healthz").status == HTTPStatus.SERVICE_UNAVAILABLE
        with opened(server, WHOLE, "127.0.0.2") as other:
            assert other.recv(4096).startswith(b"HTTP/1.1 200 ")
        tabs[0].close()
        with ExitStack() as stack:
            lines = [stack.enter_context(opened(server)) for _ in range(9)]
            assert ask(server, "GET", "/healthz").status == HTTPStatus.OK
            assert is_closed(lines[0])
        for tab in tabs[1:]:
            tab.say("ping")
            tab.until_t("pong")
            tab.close()
        assert "a rate limit refused requests" in server.log
    finally:
        server.end()


@pytest.mark.linux
def test_a_storm_of_honest_reconnections_is_untouched(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    try:
        guests = [Guest(server, f"Guest {number}") for number in range(20)]
        room = guests[0].make_room(seats=2, access="code")
        for guest in guests:
            assert guest.post(f"/api/rooms/{room['room']}/join", {}).status == HTTPStatus.OK
        tabs = [guest.sit(room) for guest in guests for _ in range(3)]
        for tab in tabs:
            tab.socket.socket.close()
        gate = threading.Barrier(20)

        def back(guest: Guest) -> int:
            gate.wait(WAIT)
            again = [guest.sit(room) for _ in range(3)]
            for tab in again:
                tab.until_t("snapshot")
                tab.close()
            return len(again)

        with ThreadPoolExecutor(20) as threads:
            assert sum(threads.map(back, guests)) == 60
    finally:
        server.end()
