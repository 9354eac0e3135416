"""A server on loopback that answers as a table would, except for one lie."""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import re
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

Json = dict[str, Any]
Speak = Callable[[socket.socket], None]
"""Writes an answer, or whatever it likes."""

ESCAPES = "\x1b]0;title\x07\x1b[2J\x1b]52;c;cm0gLXJm\x07\u202etxt\x9b31m\x85"
TEXT, BINARY, CONT, CLOSE, PING = 1, 2, 0, 8, 9


def frame(data: bytes, opcode: int = TEXT, *, fin: bool = True) -> bytes:
    head = bytes([opcode | 0x80 * fin])
    if len(data) < 126:
        return head + bytes([len(data)]) + data
    if len(data) < 1 << 16:
        return head + b"\x7e" + len(data).to_bytes(2, "big") + data
    return head + b"\x7f" + len(data).to_bytes(8, "big") + data


def answer(body: bytes, status: str = "200 OK", kind: str = "application/json", more: str = "") -> bytes:
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n{more}Connection: close\r\n\r\n"
    )
    return head.encode() + body


def sends(data: bytes) -> Speak:
    return lambda sock: sock.sendall(data)


def endless(begin: bytes, piece: bytes, pause: float = 0.0) -> Speak:
    """Say something without end: fast, or a piece now and then."""

    def speak(sock: socket.socket) -> None:
        sock.sendall(begin)
        while True:
            sock.sendall(piece)
            time.sleep(pause)

    return speak


@dataclass
class Lie:
    """What a liar says instead of the truth; None is the truth."""

    guest: Speak | None = None
    join: Speak | None = None
    upgrade: Speak | None = None
    messages: Speak | None = None


@dataclass
class Truth:
    """What an honest server has said: its room, and the table while the guest has to decide."""

    room: Json
    snapshot: Json

    def with_room(self, **changes: object) -> bytes:
        return answer(json.dumps(self.room | changes).encode())

    def with_snapshot(self, change: Callable[[Json], object]) -> bytes:
        """The table with a change to it, as a frame."""
        told = copy.deepcopy(self.snapshot)
        change(told)
        return frame(json.dumps(told).encode())


@dataclass
class Liar:
    """Listens until it is closed; answers every connection in a thread of its own."""

    truth: Truth
    lie: Lie
    first: threading.Event = field(default_factory=threading.Event)
    at: float = 0.0
    listening: socket.socket = field(default_factory=lambda: socket.create_server(("127.0.0.1", 0)))

    def __enter__(self) -> Liar:
        threading.Thread(target=self._serve, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self.listening.close()

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}/#/r/{self.truth.room['room']}/secret"

    def visited_at(self, patience: float) -> float:
        """When the first connection came."""
        assert self.first.wait(patience), "nobody came"
        return self.at

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                sock, _ = self.listening.accept()
                self.at = self.at or time.monotonic()
                self.first.set()
                threading.Thread(target=self._speak, args=(sock,), daemon=True).start()

    def _speak(self, sock: socket.socket) -> None:
        with sock, suppress(OSError):
            head = b""
            while b"\r\n\r\n" not in head:
                head += sock.recv(4096) or b"\r\n\r\n"
            path = head.split(b" ")[1].decode() if b" " in head else ""
            if path == "/api/guest":
                (self.lie.guest or sends(answer(b"{}", more="Set-Cookie: eh=session; Path=/\r\n")))(sock)
            elif path.startswith("/api/rooms"):
                (self.lie.join or sends(self.truth.with_room()))(sock)
            else:
                (self.lie.upgrade or partial(self._upgrade, head))(sock)
            # A server that closes at once may reset what it has sent.
            sock.shutdown(socket.SHUT_WR)
            sock.settimeout(5)
            while sock.recv(65536):
                pass

    def _upgrade(self, head: bytes, sock: socket.socket) -> None:
        found = re.search(rb"(?i)sec-websocket-key: *(\S+)", head)
        key = (found[1] if found else b"") + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1(key, usedforsecurity=False).digest()).decode()
        upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n\r\n"
        sock.sendall(f"HTTP/1.1 101 Switching Protocols\r\n{upgrade}".encode())
        (self.lie.messages or sends(self.truth.with_snapshot(lambda told: None)))(sock)


def _set(told: Any, path: str, value: object) -> None:
    *way, last = path.split(".")
    for step in way:
        told = told[int(step) if step.isdigit() else step]
    told[last] = value


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"


def lies(truth: Truth) -> dict[str, Lie]:
    """All lies, by what is wrong."""
    return _in_answers(truth) | _in_handshakes() | _in_frames(truth) | _in_messages(truth) | _in_games(truth)


def _tells(*messages: object) -> Lie:
    """These messages; the connection stays open."""
    texts = [m if isinstance(m, bytes) else frame(json.dumps(m).encode()) for m in messages]
    return Lie(messages=endless(b"".join(texts), b"", 1.0))


def _shows(truth: Truth, path: str, value: object) -> Lie:
    """The table with another value in it."""
    changed = partial(_set, path=path, value=value)

    def speak(sock: socket.socket) -> None:
        endless(truth.with_snapshot(changed), b"", 1.0)(sock)

    return Lie(messages=speak)


def _refuses(text: str) -> Lie:
    return Lie(join=sends(answer(json.dumps({"error": text}).encode(), "404 Not Found")))


def _in_answers(truth: Truth) -> dict[str, Lie]:
    return {
        "endless body": Lie(join=endless(HEAD + b"\r\n", b"x" * 65536)),
        "endless body in chunks": Lie(
            join=endless(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"10000\r\n" + b"x" * 65536 + b"\r\n")
        ),
        "a long body that is announced": Lie(join=endless(HEAD + b"Content-Length: 99999999999\r\n\r\n", b"x" * 65536)),
        "dripping body": Lie(join=endless(HEAD + b"Content-Length: 99999\r\n\r\n", b" ", 0.2)),
        "dripping head": Lie(guest=endless(b"HTTP/1.1 200 OK\r\n", b"x", 0.2)),
        "endless interim answers": Lie(guest=endless(b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 100, 0.001)),
        "endless header": Lie(guest=endless(b"HTTP/1.1 200 OK\r\nX: ", b"x" * 65536)),
        "silence": Lie(guest=endless(b"", b"", 1.0)),
        "no HTTP": Lie(guest=sends(b"SSH-2.0-OpenSSH_9.2\r\n")),
        "wrong length": Lie(join=sends(HEAD + b"Content-Length: 500\r\n\r\n{}")),
        "length that is no number": Lie(join=sends(HEAD + b"Content-Length: -7x\r\n\r\n{}")),
        "wrong content type": Lie(join=sends(answer(b"{}", kind="text/html"))),
        "no JSON": Lie(join=sends(answer(b"<html>"))),
        "no UTF-8": Lie(join=sends(answer(b'{"room": "\xff\xfe"}'))),
        "deep nesting": Lie(join=sends(answer(b"[" * 200_000))),
        "a list": Lie(guest=sends(answer(b"[1, 2]"))),
        "a number with many digits": Lie(join=sends(answer(b'{"room": ' + b"9" * 10_000 + b"}"))),
        "missing fields": Lie(join=sends(answer(b"{}"))),
        "wrong types": Lie(join=sends(truth.with_room(rules=7, ruleset=[]))),
        "rules that are none": Lie(join=sends(truth.with_room(rules="[[[ \x1b[2J"))),
        "rules of another digest": Lie(join=sends(truth.with_room(law="0" * 16))),
        "a room with a path": Lie(join=sends(truth.with_room(room="../../etc"))),
        "redirect elsewhere": Lie(join=sends(answer(b"{}", "302 Found", more="Location: http://192.0.2.1/\r\n"))),
        "redirect to itself": Lie(
            guest=sends(answer(b"{}", "307 Temporary Redirect", more="Location: /api/guest\r\n"))
        ),
        "a session with control characters": Lie(guest=sends(answer(b"{}", more="Set-Cookie: eh=\x1b[2Jx y\r\n"))),
        "escape codes in an error": _refuses(f"no {ESCAPES}"),
        "an error without end": _refuses("very " * 50_000),
        "an error of another type": Lie(join=sends(answer(b'{"error": {"a": [1]}}', "400 Bad Request"))),
    }


def _in_handshakes() -> dict[str, Lie]:
    return {
        "no upgrade": Lie(upgrade=sends(answer(b"{}", "403 Forbidden"))),
        "upgrade with a wrong key": Lie(
            upgrade=sends(
                b"HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: no\r\n\r\n"
            )
        ),
        "dripping upgrade": Lie(upgrade=endless(b"HTTP/1.1 101 x\r\n", b"y", 0.2)),
        "redirected upgrade": Lie(upgrade=sends(answer(b"", "301 Moved", more=f"Location: /{ESCAPES[:4]}\r\n"))),
    }


def _in_frames(truth: Truth) -> dict[str, Lie]:
    whole = frame(json.dumps(truth.snapshot).encode())
    return {
        "closed within a frame": Lie(messages=sends(whole[:50])),
        "nothing after the upgrade": _tells(),
        "endless pings": Lie(messages=endless(whole, frame(b"", PING) * 1000)),
        "endless empty pieces": Lie(messages=endless(frame(b"{", fin=False), frame(b"", CONT, fin=False) * 1000)),
        "dripping message": Lie(messages=endless(frame(b"{", fin=False), frame(b" ", CONT, fin=False), 0.2)),
        "dripping frame": Lie(messages=endless(b"\x81\x7e\xff\xff", b" ", 0.2)),
        "huge message": Lie(messages=endless(b"\x81\x7f" + (1 << 40).to_bytes(8, "big"), b" " * 65536)),
        "huge message in pieces": Lie(messages=endless(frame(b"[", fin=False), frame(b" " * 65536, CONT, fin=False))),
        "binary message": _tells(frame(json.dumps(truth.snapshot).encode(), BINARY)),
        "masked frame": _tells(b"\x81\x81\0\0\0\0x"),
        "unknown opcode": _tells(b"\x83\x00"),
        "text that is no UTF-8": _tells(frame(b"\xff\xff")),
        "closed with escape codes": _tells(whole, frame(b"\x0f\xa0" + ESCAPES.encode()[:100], CLOSE)),
    }


def _in_messages(truth: Truth) -> dict[str, Lie]:
    whole = frame(json.dumps(truth.snapshot).encode())
    return {
        "message without JSON": _tells(frame(b"hello")),
        "message that is a list": _tells([1]),
        "message of no kind": _tells({}),
        "message of unknown kinds only": Lie(messages=endless(b"", frame(b'{"t":"later"}'), 0.2)),
        "message nested deeply": _tells(frame(b'{"t":' + b"[" * 200_000)),
        "message with fields missing": _tells({"t": "snapshot"}),
        "snapshot of another version of the protocol": _tells({"t": "snapshot", "v": 9, "state": {}}),
        "version that is a text": _shows(truth, "version", "1"),
        "version that is huge": _shows(truth, "version", 10**300),
        "version that is infinite": _tells(frame(b'{"t":"ack","seq":1e999}')),
        "seat that is not there": _shows(truth, "you", 9),
        "seats that are none": _shows(truth, "room.seats", [{"name": ESCAPES}]),
        "events in no order": Lie(messages=endless(whole, frame(b'{"t":"event","version":99,"you":0}'), 0.05)),
        "refusals without end": Lie(
            messages=endless(
                whole,
                frame(json.dumps({"t": "refused", "version": 1, "about": ESCAPES, "why": ["x", {}]}).encode()),
                0.02,
            )
        ),
        "refusal that is no phrase": _tells(whole, {"t": "refused", "about": ESCAPES, "why": [[[]]]}),
        "farewell with escape codes": _tells(whole, {"t": "gone", "version": 1, "why": ESCAPES, "again": False}),
    }


def _in_games(truth: Truth) -> dict[str, Lie]:
    shows = partial(_shows, truth)
    cards = truth.snapshot["game"]["view"]["hand"]
    return {
        "moves that are illegal": shows("game.moves", ["ZZZZ", ESCAPES]),
        "moves of another type": shows("game.moves", 7),
        "hand of a thousand cards": shows("game.view.hand", cards * 200),
        "cards that there are none of": shows("game.view.hand", ["1X", *cards[1:]]),
        "card that is in two places": shows("game.view.hand", [cards[0], *cards[:-1]]),
        "hand that is counted otherwise": shows("game.view.seats.0.hand", 1),
        "draw pile that is huge": shows("game.view.draw", 10**12),
        "draw pile that is larger than what is unseen": shows("game.view.draw", 40),
        "draw pile below nothing": shows("game.view.draw", -5),
        "turn of somebody else": shows("game.view.table.turn", 1),
        "seat of somebody else": shows("game.view.seat", 1),
        "phase that there is none of": shows("game.view.table.phase", 77),
        "view of other rules": shows("game.view.law", "0" * 16),
        "view without a table": shows("game.view", {}),
    }
