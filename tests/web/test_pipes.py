"""What a connection is made of below the WebSocket library: frame headers, and peers that stall."""

from __future__ import annotations

import socket
import sys

import pytest
from websockets.frames import Frame, Opcode

from emptyhand.web.tables import stall_watch
from emptyhand.web.tables.frames import text_header
from emptyhand.web.tables.stall_watch import StallWatch


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
