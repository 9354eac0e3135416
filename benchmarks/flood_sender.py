"""The guest who floods a server, for `benchmarks.floods`: frames over WebSockets, or connections without a request."""

from __future__ import annotations

import json
import resource
import select
import selectors
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress

CONNECTIONS = 20
TOTAL = 5_000_000
AT_ONCE = 64 * 1024
MESSAGE = b'\x81\x8c\0\0\0\0{"t":"ping"}'
FLOODS = {
    "empty fragments": (b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"),
    "pings": (b"", b"\x89\x80\0\0\0\0"),
    "pongs": (b"", b"\x8a\x80\0\0\0\0"),
    "frames after a dismissal": (MESSAGE * 60, b"\x89\x80\0\0\0\0"),
}
"""By name: what comes first, and the frame that is repeated."""
REFUSED_POST = b"POST /api/guest HTTP/1.1\r\nHost: HERE\r\nTransfer-Encoding: chunked\r\n"
POST = REFUSED_POST + b"Origin: http://HERE\r\nX-Emptyhand: 1\r\nContent-Type: application/json\r\n"
REQUESTS = {
    "a body in tiny chunks": (POST + b"\r\n", b"1\r\n \r\n"),
    "the body of a refused request": (REFUSED_POST + b"\r\n", b"1\r\n \r\n"),
    "requests in a row": (b"", b"GET / HTTP/1.1\r\n\r\n"),
}
"""The same over HTTP."""
HALVES = {
    "idle": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: HERE\r\nX-Half",
    "half a body": b"POST /api/guest HTTP/1.1\r\nHost: HERE\r\nOrigin: http://HERE\r\nX-Emptyhand: 1\r\n"
    b'Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name',
    "a byte a second": b"GET /healthz HTTP/1.1\r\nHost: HERE\r\nX-Slow: ",
}
DRIP = "a byte a second"


def connected(port: int, data: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), 60)
    line.sendall(here(data, port))
    return line


def here(data: bytes, port: int) -> bytes:
    return data.replace(b"HERE", f"127.0.0.1:{port}".encode())


def upgraded(port: int, code: str, cookie: str) -> socket.socket:
    head = (
        f"GET /ws/{code} HTTP/1.1\r\nHost: HERE\r\nOrigin: http://HERE\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
    )
    head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    line = connected(port, head.encode())
    if not line.recv(4096).startswith(b"HTTP/1.1 101"):
        raise OSError("the server refused a connection")
    return line


def flood(kind: str, port: int, code: str, cookie: str, seconds: float) -> dict[str, object]:
    """Send everything as fast as the server takes it; return when each connection was closed, None if it was not."""
    first, repeated = (FLOODS | REQUESTS)[kind]
    share = TOTAL // CONNECTIONS
    whole = here(first, port) + repeated * (share // len(repeated))
    lines = [connected(port, b"") if kind in REQUESTS else upgraded(port, code, cookie) for _ in range(CONNECTIONS)]
    begin()
    began, sent, closed = time.monotonic(), dict.fromkeys(lines, 0), dict.fromkeys(lines, -1.0)
    with selectors.DefaultSelector() as ready:
        for line in lines:
            line.setblocking(False)
            ready.register(line, selectors.EVENT_READ | selectors.EVENT_WRITE, line)
        while ready.get_map() and time.monotonic() - began < seconds:
            for key, mask in ready.select(0.1):
                line = key.data
                try:
                    if mask & selectors.EVENT_READ and not line.recv(65_536):
                        raise ConnectionError
                    if mask & selectors.EVENT_WRITE:
                        sent[line] += line.send(whole[sent[line] : sent[line] + AT_ONCE])
                        if sent[line] >= len(whole):
                            ready.modify(line, selectors.EVENT_READ, line)
                except BlockingIOError:
                    continue
                except OSError:
                    closed[line] = time.monotonic() - began
                    ready.unregister(line)
    return {"closed": [None if end < 0 else end for end in closed.values()]}


def half_open(count: int, port: int, seconds: float) -> dict[str, object]:
    """Open connections of every kind in turn; return how long each lived, None for those that are still open."""
    begin()
    kinds, lines = list(HALVES), dict[socket.socket, tuple[str, float]]()
    lives: dict[str, list[float | None]] = {kind: [] for kind in kinds}
    began = time.monotonic()
    for number in range(count):
        kind = kinds[number % len(kinds)]
        try:
            lines[connected(port, HALVES[kind])] = kind, time.monotonic()
        except OSError:
            lives[kind].append(0.0)
    drip = time.monotonic()
    while lines and time.monotonic() - began < seconds:
        poll = select.poll()
        by_number = {line.fileno(): line for line in lines}
        for number in by_number:
            poll.register(number, select.POLLIN | select.POLLHUP)
        for number, _ in poll.poll(200):
            line = by_number[number]
            with suppress(OSError):
                if line.recv(65_536):
                    continue
            kind, since = lines.pop(line)
            lives[kind].append(time.monotonic() - since)
            line.close()
        if time.monotonic() - drip >= 1:
            drip = time.monotonic()
            for line, (kind, _) in lines.items():
                with suppress(OSError):
                    line.sendall(b"x" if kind == DRIP else b"")
    for kind, _ in lines.values():
        lives[kind].append(None)
    return dict(lives)


def begin() -> None:
    """Report that all is ready, and wait for the word."""
    print("ready", flush=True)
    sys.stdin.readline()


def main() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    what, which, port, code, cookie, seconds = sys.argv[1:]
    work: dict[str, Callable[[], dict[str, object]]] = {
        "flood": lambda: flood(which, int(port), code, cookie, float(seconds)),
        "half-open": lambda: half_open(int(which), int(port), float(seconds)),
    }
    print(json.dumps(work[what]()))


if __name__ == "__main__":
    main()
