"""Connections as the server has them: uvicorn's own protocol, with a pipe for outboxes and an ear for messages."""

from __future__ import annotations

import contextlib
import socket
import struct
import sys
from asyncio.transports import BaseTransport
from collections.abc import Callable

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

from emptyhand.web.counters import COUNTERS

PIPE = "emptyhand.pipe"
"""The extension under which a connection finds its protocol."""
SEND_BUFFER = 64 * 1024
_SHORT, _LONG = 126, 1 << 16
_ACKED, _UNACKED, _UNSENT, _INFO = 120, 24, 144, 160
"""Where Linux's tcp_info keeps bytes acknowledged, packets not yet acknowledged and bytes not yet sent; its size."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, with little kept in the kernel for who does not read, and no task in between.

    A table may take a connection over: then `hear` is given each message as it comes, None for one that is no text,
    `when_lost` is called once at the end, and nothing is kept of the request it began with.
    """

    when_free: Callable[[], None] | None = None
    when_lost: Callable[[], None] | None = None
    hear: Callable[[bytes | None], None] | None = None
    _taken: tuple[int, float] | None = None
    """How much the far end had taken when it was first seen to owe the rest, and when that was."""
    _line: socket.socket | None = None
    """The connection itself, to ask the kernel about; it stays the transport's."""

    def connection_made(self, transport: BaseTransport) -> None:
        sock = transport.get_extra_info("socket")
        if sock is not None:
            self._line = socket.socket(fileno=sock.fileno())
            with contextlib.suppress(OSError):
                self._line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._line is not None:
            self._line.detach()
            self._line = None
        super().connection_lost(exc)
        lost, self.hear, self.when_free, self.when_lost = self.when_lost, None, None, None
        if lost is not None:
            lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[PIPE] = self

    # -- in ----------------------------------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        """As uvicorn does, which ends the connection with the application's answer, unless a table has taken it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
            self.hear = None
        if self.hear is None:
            if self.close_timer is None:
                self.transport.close()
        else:
            del self.scope, self.request, self.response

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type != "text":
            self.hear(None)
        elif data.isascii() or _is_text(data):
            self.hear(bytes(data))
        else:
            # Closed with 1007.
            super().send_receive_event_to_app()
        self.frames = []

    # -- out ---------------------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        return self.writable.is_set() and not self.disconnected

    def send_all(self, batch: list[bytes]) -> None:
        """Send texts, in one go."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        data = b"".join([part for text in batch for part in (_head(len(text)), text)])
        COUNTERS.sent += len(batch)
        COUNTERS.sent_bytes += len(data)
        self.transport.write(data)

    def close(self, code: int) -> None:
        """Begin to close, after all that was sent."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()

    # -- who takes nothing --------------------------------------------------------------------------------------------

    def is_stalled(self, now: float, seconds: float) -> bool:
        """Whether the far end owes something and has taken nothing for so long."""
        taken = self._progress()
        if taken is None:
            self._taken = None
        elif self._taken is None or self._taken[0] != taken:
            self._taken = taken, now
        return self._taken is not None and now - self._taken[1] >= seconds

    def abort(self) -> None:
        """End the connection without waiting for its reader; what the kernel still holds for it is thrown away."""
        if self._line is not None:
            with contextlib.suppress(OSError):
                self._line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def _progress(self) -> int | None:
        """A number that grows as the far end takes what was sent; None if it has taken everything."""
        waiting = self.transport.get_write_buffer_size()
        if self._line is None or not sys.platform.startswith("linux"):
            return -waiting if waiting else None
        try:
            info = self._line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO)
        except OSError:
            return None
        (unacked,), (unsent,) = struct.unpack_from("I", info, _UNACKED), struct.unpack_from("I", info, _UNSENT)
        acked: int = struct.unpack_from("Q", info, _ACKED)[0]
        return acked if unacked or unsent or waiting else None


def _head(length: int) -> bytes:
    """What stands before a whole text of a server (RFC 6455, section 5.2)."""
    if length < _SHORT:
        return bytes((0x81, length))
    if length < _LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
