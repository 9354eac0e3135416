"""WebSocket connections without a task each: uvicorn's protocol as the `Pipe` of an outbox, with message callbacks."""

from __future__ import annotations

import contextlib
import socket
import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from emptyhand.server.access.connections import Connections
from emptyhand.server.access.deadlines import BAD_REQUEST, BUSY
from emptyhand.server.access.limits import USUAL, Bucket, Limiter
from emptyhand.server.counters import COUNTERS
from emptyhand.server.tables.frames import text_header
from emptyhand.server.tables.stall_watch import StallWatch
from emptyhand.table.room.messages import MAX_MESSAGE

PIPE = "emptyhand.pipe"
"""The key of the protocol in the extensions of an ASGI scope."""
SEND_BUFFER = 64 * 1024
HAND_OVER_TRIES = 20
HAND_OVER_SECONDS = 0.1
"""The kernel queues about ten connections for a process, and a process may just restart: try again before refusing."""
FRAMES = 4
"""Frames that a connection may send for each message that it may send: fragments, pings and pongs."""
FRAGMENTS = 64
"""The limit of frames in one message."""
BYTES = MAX_MESSAGE + 64
"""Bytes that a connection may send for each message that it may send, the headers of frames included."""
SLICE = 512
"""Bytes that are parsed at once. A frame has at least 6 bytes and takes microseconds, and a read has up to 256 KiB."""
FAREWELL_SECONDS = 1.0
"""Time that a dismissed client has to read the reason."""


class Router(Protocol):
    def hand_over(self, sock: socket.socket, head: bytes) -> bool | None:
        """Hand a connection to its process. Return False if that one accepts none now, None if it is this one."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a small send buffer in the kernel, so that a stalled reader occupies little memory.

    A table may take a connection over. Then `hear` gets each message, or None for one that is not text; `when_lost` is
    called once at the end; and the request that opened the connection is freed. Everything that arrives is limited,
    also what is no message, such as pings and empty fragments: `when_flooded` is called beyond the limit.
    """

    messages = Limiter(*USUAL["messages"])
    """Limits the messages of a connection; its limits of frames and bytes follow from it."""
    places: Connections | None = None
    router: Router | None = None
    """In a server of several processes, hands connections to the process that owns their room."""
    _is_new = True
    when_free: Callable[[], None] | None = None
    when_lost: Callable[[], None] | None = None
    when_flooded: Callable[[], None] | None = None
    hear: Callable[[bytes | None], None] | None = None
    _is_deaf = False
    _frames_left: Bucket
    _bytes_left: Bucket
    _sent = 0
    """Bytes handed to the transport."""
    _watch: StallWatch
    _socket: socket.socket | None = None
    """The transport's socket, for questions to the kernel; the transport closes it."""

    def connection_made(self, transport: BaseTransport) -> None:
        sock = transport.get_extra_info("socket")
        if sock is not None:
            self._socket = socket.socket(fileno=sock.fileno())
            with contextlib.suppress(OSError):
                self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._watch = StallWatch(self._socket)
        self._frames_left, self._bytes_left = self.messages.bucket(FRAMES), self.messages.bucket(BYTES)
        super().connection_made(transport)
        if self.places is not None and self.client is not None and not self.places.enter(self, self.client[0]):
            self.turn_away()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.places is not None:
            self.places.leave(self)
        if self._socket is not None:
            # The transport closes the descriptor. Closed twice, it could by then be that of another connection.
            self._socket.detach()
            self._socket = None
        super().connection_lost(exc)
        lost, self.when_lost = self.when_lost, None
        self.hear = self.when_free = self.when_flooded = None
        if lost is not None:
            lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[PIPE] = self

    # -- in ----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Receive data. The first is the whole request of the handshake, as uvicorn has read it."""
        is_new, self._is_new = self._is_new, False
        if self.disconnected:
            return
        if is_new and self.router is not None:
            self._hand_over(data, HAND_OVER_TRIES)
        elif is_new:
            self._open(data)
        else:
            self._receive(data)

    def _open(self, head: bytes) -> None:
        """Begin the handshake, or refuse what the library would leave open without an answer, such as a body."""
        super().data_received(head)
        if not self.handshake_initiated:
            self._refuse(BAD_REQUEST)

    def _receive(self, data: bytes) -> None:
        """Parse frames in small slices, so that a flood ends at its limit and not at the end of a large read."""
        if not self._is_deaf and not self._bytes_left.take_many(self.loop.time(), len(data)):
            self._flooded()
        for begin in range(0, len(data), SLICE):
            if self._is_deaf or self.transport.is_closing():
                return
            super().data_received(data if len(data) <= SLICE else data[begin : begin + SLICE])

    def handle_events(self) -> None:
        if self._frames_left.take_many(self.loop.time(), len(self.conn.events)):
            super().handle_events()
        else:
            self._flooded()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self._flooded()

    def _flooded(self) -> None:
        """Dismiss the client, with a reason if it is at a table."""
        if self._is_deaf:
            return
        self.stop_reading()
        if self.when_flooded is not None:
            self.when_flooded()
        else:
            COUNTERS.dismissed += 1

    def stop_reading(self) -> None:
        """Read nothing more, and end the connection once the client has had time to read the reason.

        The closing handshake would need the client's answer, behind all that it has sent before.
        """
        if self._is_deaf or self.transport.is_closing():
            return
        self._is_deaf = True
        if self.transport.is_reading():
            self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.abort)

    def _hand_over(self, head: bytes, tries: int) -> None:
        """Give the connection to the process of its room, unless that is this one."""
        if self.router is None or self._socket is None:
            return
        handed = self.router.hand_over(self._socket, head)
        if handed is None:
            self._open(head)
        elif not handed and tries:
            # What is not read here stays in the socket, for the process that gets it.
            if self.transport.is_reading():
                self.transport.pause_reading()
            self.loop.call_later(HAND_OVER_SECONDS, self._hand_over, head, tries - 1)
        elif handed:
            # The sibling has a copy of the socket, so the client does not notice.
            self.transport.close()
        else:
            self.turn_away()

    def turn_away(self) -> None:
        """Answer a request for a WebSocket with 503, and close: the client may come back in a moment."""
        self._refuse(BUSY)

    def _refuse(self, answer: bytes) -> None:
        if not self.disconnected:
            # What the application still sends goes nowhere.
            self.disconnected = True
            self.transport.write(answer)
            self.transport.close()

    def shutdown(self) -> None:
        """Close because the server ends. uvicorn would answer 500 to a request that is not yet accepted."""
        if self.handshake_complete or self.initial_response:
            super().shutdown()
        else:
            self.turn_away()

    async def run_asgi(self) -> None:
        """Run the application as uvicorn does, but keep the connection open if a table has taken it over."""
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
        # Nearly every message is ASCII, and that test decodes nothing.
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
        """Send text messages in one write."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        data = b"".join([part for text in batch for part in (text_header(len(text)), text)])
        COUNTERS.sent += len(batch)
        COUNTERS.sent_bytes += len(data)
        self._sent += len(data)
        self.transport.write(data)

    def close(self, code: int) -> None:
        """Start the closing handshake, after everything already sent."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self._is_deaf:
            # The client sees the end at once, although its answer is not read.
            self.transport.write_eof()
        else:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()

    # -- stalled peers -----------------------------------------------------------------------------------------------

    def is_stalled(self, now: float, seconds: float) -> bool:
        """Whether the peer has unacknowledged bytes and has acknowledged none for this long."""
        if self._socket is None:
            return False
        return self._watch.is_stalled(now, seconds, self._sent, self.transport.get_write_buffer_size())

    def give_way(self) -> None:
        self.abort()

    def abort(self) -> None:
        """Reset the connection and discard what the kernel still buffers for it."""
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
