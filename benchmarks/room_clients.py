"""The clients of benchmarks.room: say the moves that stdin lists, some rooms at a time, and read all answers."""

from __future__ import annotations

import json
import selectors
import socket
import struct
import sys
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

SEATS = 4
AT_ONCE = 16
"""Rooms that wait for an answer at the same time."""
_ACK = b'{"t":"ack"'


@dataclass
class _Room:
    said: list[tuple[int, bytes]]
    sockets: list[socket.socket] = field(default_factory=list)
    made: int = 0

    def move(self) -> None:
        seat, frame = self.said[self.made]
        self.made += 1
        self.sockets[seat].sendall(frame)


def main() -> None:
    port, lines = int(sys.argv[1]), sys.stdin
    rooms = [_Room([(seat, _frame(said.encode())) for seat, said in script]) for script in json.loads(lines.readline())]
    reading = selectors.DefaultSelector()
    for number, room in enumerate(rooms):
        for seat in range(SEATS):
            sock = _connect(port, number * SEATS + seat)
            room.sockets.append(sock)
            reading.register(sock, selectors.EVENT_READ, room)
    _drain(reading)
    print("ready", flush=True)
    lines.readline()
    _play(rooms, reading)
    _drain(reading)
    print("done", flush=True)


def _play(rooms: list[_Room], reading: selectors.BaseSelector) -> None:
    """Make all moves; a room moves again once its move was acknowledged and the others have had theirs."""
    waiting = deque(rooms)
    busy = 0
    while waiting or busy:
        while waiting and busy < AT_ONCE:
            waiting.popleft().move()
            busy += 1
        for room, data in _read(reading, 10.0):
            if _ACK in data:
                busy -= 1
                if room.made < len(room.said):
                    waiting.append(room)


def _drain(reading: selectors.BaseSelector) -> None:
    """Read until nothing has come for a while."""
    while list(_read(reading, 0.3)):
        pass


def _read(reading: selectors.BaseSelector, seconds: float) -> Iterator[tuple[_Room, bytes]]:
    for key, _ in reading.select(seconds):
        sock = key.fileobj
        assert isinstance(sock, socket.socket)
        data = sock.recv(1 << 20)
        if not data:
            raise SystemExit("the server has closed a connection")
        yield key.data, data


def _connect(port: int, number: int) -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", port))
    head = f"GET /{number} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    sock.sendall(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    sock.recv(4096)
    return sock


def _frame(text: bytes) -> bytes:
    """Return a client's text frame, masked with zeros (RFC 6455, section 5.3)."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return b"\x81" + size + bytes(4) + text


if __name__ == "__main__":
    main()
