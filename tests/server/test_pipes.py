"""What a connection is made of below the WebSocket library: frame headers, peers that stall, other processes."""

from __future__ import annotations

import asyncio
import socket
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from emptyhand.server.cluster.siblings import Mailbox, ProcessPlace
from emptyhand.server.routes.sockets import table_socket
from emptyhand.server.tables import pipes, stall_watch
from emptyhand.server.tables.frames import text_header
from emptyhand.server.tables.pipes import PIPE, WebSocketProtocol
from emptyhand.server.tables.stall_watch import StallWatch


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 300_000])
def test_a_header_is_the_librarys(length: int) -> None:
    text = b"x" * length
    assert text_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_peer_stalls_when_it_acknowledges_nothing_and_recovers_when_it_reads() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        far = socket.socket()
        far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        far.connect(listening.getsockname())
        near = listening.accept()[0]
    with near, far:
        near.setblocking(False)
        near.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        watch, sent = StallWatch(near), 0
        assert not watch.is_stalled(0.0, 10.0, sent, 0)
        try:
            while True:
                sent += near.send(bytes(4096))
        except BlockingIOError:
            buffered = 0 if sys.platform == "linux" else 4096
        assert not watch.is_stalled(1.0, 10.0, sent, buffered)
        assert not watch.is_stalled(10.9, 10.0, sent, buffered)
        assert watch.is_stalled(11.0, 10.0, sent, buffered)
        far.settimeout(10)
        for _ in range(sent):
            if not far.recv(4096) or not watch.is_stalled(12.0, 10.0, sent, 0):
                break
        assert not watch.is_stalled(13.0, 10.0, sent, 0)


def test_without_the_kernels_answer_the_buffer_of_the_event_loop_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stall_watch, "_unacknowledged", lambda _: 0)
    with socket.socket() as sock:
        watch = StallWatch(sock)
        assert not watch.is_stalled(0.0, 10.0, 5000, 0)
        assert not watch.is_stalled(1.0, 10.0, 9000, 4000)
        assert not watch.is_stalled(9.0, 10.0, 9000, 3000)
        assert not watch.is_stalled(18.0, 10.0, 9500, 3500)
        assert watch.is_stalled(19.0, 10.0, 9500, 3500)


class NobodyTakes:
    """A process of several whose siblings are all restarting."""

    def hand_over(self, sock: socket.socket, head: bytes) -> bool:
        return False


@pytest.mark.parametrize("ends", [True, False], ids=["this process ends", "the other stays away"])
def test_a_connection_that_waits_for_another_process_is_asked_to_come_back(
    ends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pipes, "HAND_OVER_SECONDS", 60.0 if ends else 0.0)
    monkeypatch.setattr(WebSocketProtocol, "router", NobodyTakes())

    async def answer() -> bytes:
        loop = asyncio.get_running_loop()
        here, far = socket.socketpair()
        make = partial(WebSocketProtocol, uvicorn.Config(NobodyTakes, log_config=None), ServerState(), {})
        _, waiting = await loop.connect_accepted_socket(make, here)
        with far:
            far.setblocking(False)
            waiting.data_received(b"GET /ws/ABC234 HTTP/1.1\r\nUpgrade: websocket\r\n\r\n")
            if ends:
                waiting.shutdown()
            return await loop.sock_recv(far, 4096)

    status, *headers = asyncio.run(answer()).split(b"\r\n")
    assert status == b"HTTP/1.1 503 Service Unavailable"
    assert b"Retry-After: 1" in headers


@pytest.mark.linux
def test_a_connection_that_was_handed_over_before_a_process_drains_is_not_lost(tmp_path: Path) -> None:
    async def received() -> tuple[list[bytes], bool]:
        mailboxes = [Mailbox(ProcessPlace(index, 2, tmp_path)) for index in range(2)]
        heads: list[bytes] = []

        def taken(sock: socket.socket, head: bytes) -> None:
            heads.append(head)
            sock.close()

        mailboxes[1].when_handed_over = taken
        with socket.socket() as line:
            assert mailboxes[0].hand_over(line, b"before", 1)
            mailboxes[1].close()
            later = mailboxes[0].hand_over(line, b"after", 1)
        mailboxes[0].close()
        return heads, later

    assert asyncio.run(received()) == ([b"before"], False)


def test_a_server_that_drains_asks_a_member_to_come_back() -> None:
    answers: list[str] = []
    pipe = SimpleNamespace(turn_away=lambda: answers.append("come back"))
    line: Any = SimpleNamespace(scope={"extensions": {PIPE: pipe}})
    draining: Any = SimpleNamespace(rooms=SimpleNamespace(draining=True))

    async def knock() -> None:
        await table_socket.fn(line, draining, "ABC234")

    asyncio.run(knock())
    assert answers == ["come back"]
