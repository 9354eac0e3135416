"""A server that a bot visits, and nothing of which is trusted.

Every answer is bounded in size and in time, redirects are not followed, and what the server says is printed without
control characters. Anything that is not an answer of a table becomes one sentence: `BadServer`.
"""

from __future__ import annotations

import http.client
import json
import logging
import re
import socket
import ssl
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import InvalidHandshake, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from emptyhand.rules.ruleset.source import on_one_line

MESSAGE_SECONDS = 10.0
"""For a whole answer or handshake, or a whole message from its first byte."""
MOST_BODY = 512 * 1024
MOST_MESSAGE = 1024 * 1024
MOST_FRAMES = 10_000
"""Frames between two whole messages: pings, or pieces of a message."""
LONGEST_LINE = 400
_COOKIE = re.compile(r"[\w-]+=[!#-+\--:<-\[\]-~]{0,4000}")
_RESTARTING = (502, 503, 504)
_DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)

Json = dict[str, Any]


class BadServer(ValueError):
    """A server that does not answer as a server of tables does, in one sentence."""


class Refusing(Exception):
    """The server does not open a connection; with `restarting` it says that it will."""

    def __init__(self, why: str, *, restarting: bool = False) -> None:
        super().__init__(why)
        self.restarting = restarting


def printable(text: str) -> str:
    """Return a text that comes from outside as a line that can be shown in a terminal."""
    line = on_one_line(text)
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"


class Deadline:
    """Cuts a socket off when its time is up, however slowly the other side drips; `missed` says that it did."""

    def __init__(self, sock: socket.socket, seconds: float = MESSAGE_SECONDS) -> None:
        self.missed = False
        self._sock = sock
        self._timer = threading.Timer(seconds, self._cut)
        self._timer.daemon = True

    def _cut(self) -> None:
        self.missed = True
        cut(self._sock)

    def __enter__(self) -> Deadline:
        self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._timer.cancel()


def cut(sock: socket.socket) -> None:
    """Shut a connection down, whatever another thread does with it. A TLS socket's own method waits for that thread."""
    with suppress(OSError):
        socket.socket.shutdown(sock, socket.SHUT_RDWR)


@dataclass(slots=True)
class RemoteServer:
    """A server and the bot's session there."""

    scheme: str
    netloc: str
    cookie: str = ""

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.netloc}"

    def bad(self, problem: str) -> BadServer:
        return BadServer(f"{self.origin} does not answer as a server of tables: {problem}")

    def dial(self) -> socket.socket:
        """Connect, with TLS where the link says so. Raises OSError."""
        parts = urlsplit(f"//{self.netloc}")
        port = parts.port or (443 if self.scheme == "https" else 80)
        sock = socket.create_connection((parts.hostname or "", port), timeout=MESSAGE_SECONDS)
        if self.scheme != "https":
            return sock
        context = ssl.create_default_context()
        secure = context.wrap_socket(sock, server_hostname=parts.hostname, do_handshake_on_connect=False)
        with Deadline(secure):
            secure.do_handshake()
        return secure

    # -- requests ----------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Make one request. Raises ValueError with the server's sentence, BadServer, or OSError."""
        try:
            sock = self.dial()
        except (OSError, ValueError) as error:
            raise OSError(f"{self.origin} cannot be reached: {error}") from None
        with sock, Deadline(sock) as deadline:
            try:
                response, content = self._exchange(sock, method, path, body)
            except (OSError, ValueError, http.client.HTTPException) as error:
                if deadline.missed:
                    raise self.bad(f"an answer took longer than {MESSAGE_SECONDS:g} seconds") from None
                raise self.bad(f"it broke off ({type(error).__name__})") from None
            if deadline.missed:
                raise self.bad(f"an answer took longer than {MESSAGE_SECONDS:g} seconds")
        return self._read(response, content)

    def _exchange(
        self, sock: socket.socket, method: str, path: str, body: Json | None
    ) -> tuple[http.client.HTTPResponse, bytes]:
        kind = http.client.HTTPSConnection if self.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.netloc)
        connection.sock = sock
        headers = {"Origin": self.origin, "X-Emptyhand": "1", "Content-Type": "application/json"}
        content = None if body is None else json.dumps(body)
        connection.request(method, path, content, headers | ({"Cookie": self.cookie} if self.cookie else {}))
        response = connection.getresponse()
        return response, response.read(MOST_BODY + 1)

    def _read(self, response: http.client.HTTPResponse, content: bytes) -> Json:
        if http.client.MULTIPLE_CHOICES <= response.status < http.client.BAD_REQUEST:
            raise self.bad(f"it redirects ({response.status}); expected the link under which the table opens")
        if len(content) > MOST_BODY:
            raise self.bad(f"it sends more than {MOST_BODY // 1024} KiB")
        if response.getheader("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise self.bad("expected JSON")
        try:
            answer = json.loads(content)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self.bad("it sends JSON that cannot be read")
        if response.status >= http.client.BAD_REQUEST:
            error = answer.get("error")
            raise ValueError(error if isinstance(error, str) and error else f"the server answered {response.status}")
        if cookie := response.getheader("set-cookie"):
            self.cookie = cookie.split(";")[0]
            if not _COOKIE.fullmatch(self.cookie):
                raise self.bad("its session cannot be sent back")
        return answer

    # -- the connection ----------------------------------------------------------------------------------------------

    def connect(self, path: str) -> BoundedConnection:
        """Open a WebSocket. Raises OSError if nothing is reached, Refusing if the server opens none."""
        sock = self.dial()
        sock.settimeout(None)
        scheme = "wss" if self.scheme == "https" else "ws"
        try:
            with Deadline(sock):
                # The socket already speaks TLS, so the library is not to begin with it again.
                opened = connect(
                    f"ws://{self.netloc}{path}",
                    sock=sock,
                    origin=Origin(self.origin),
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=MOST_MESSAGE,
                    open_timeout=MESSAGE_SECONDS,
                    ping_interval=MESSAGE_SECONDS,
                    ping_timeout=MESSAGE_SECONDS,
                    close_timeout=1,
                    logger=_silent,
                    create_connection=BoundedConnection,
                )
        except InvalidStatus as error:
            cut(sock)
            status = error.response.status_code
            raise Refusing(f"the table does not let us in ({status})", restarting=status in _RESTARTING) from None
        except (InvalidHandshake, OSError, ValueError, EOFError) as error:
            cut(sock)
            raise Refusing(f"{self.origin} opens no {scheme} connection ({type(error).__name__})") from None
        assert isinstance(opened, BoundedConnection)
        return opened


_silent = logging.getLogger("emptyhand.silent")
"""The library would log what the server sends."""
_silent.addHandler(logging.NullHandler())
_silent.propagate = False


class BoundedConnection(ClientConnection):
    """A WebSocket that is cut off if frames come without end, or a message takes too long."""

    frames = 0
    began: float | None = None
    """When the message that is not whole yet began."""
    fault = ""

    def process_event(self, event: Any) -> None:
        if isinstance(event, Frame) and not self._count(event):
            return
        super().process_event(event)

    def _count(self, frame: Frame) -> bool:
        """Note a frame; return whether it is to be processed."""
        is_data = frame.opcode in _DATA
        if is_data and frame.fin:
            self.frames, self.began = 0, None
            return True
        self.frames += 1
        if is_data and self.began is None:
            self.began = time.monotonic()
        if self.frames > MOST_FRAMES:
            self.fault = f"more than {MOST_FRAMES:,} frames came without a whole message"
            cut(self.socket)
        return not self.fault

    def check(self) -> None:
        """Note a message that has not become whole in time."""
        if self.began is not None and time.monotonic() - self.began > MESSAGE_SECONDS:
            self.fault = f"a message took longer than {MESSAGE_SECONDS:g} seconds"
