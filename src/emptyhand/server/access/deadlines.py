"""uvicorn's HTTP protocol with bounds: a deadline for each request, its size and pieces, a place for the connection."""

from __future__ import annotations

import time
from asyncio.transports import Transport

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from emptyhand.server.access.connections import Connections

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
"""The answer to a connection that has no place, or whose process drains or restarts."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
"""The answer to a request for a WebSocket that is not one."""
MAX_HEAD = 64 * 1024
"""Bytes of a request before its body; the parser itself has no limit."""
SLICE = 512
"""Bytes that are parsed at once. A read has up to 256 KiB, and a request or a chunk of a body a few bytes."""
MAX_PIECES = 1024
"""Slices and chunks of a body. The largest body that is accepted has 128 slices."""
FAREWELL_SECONDS = 1.0
"""Time that a client whose body is too large has to read the answer."""


class HeldFlow(FlowControl):
    """uvicorn's flow control; it reads nothing more while requests are held back, whatever an application asks for."""

    _is_held = False

    def hold(self, held: bool) -> None:
        """Stop reading, or go on if this has stopped it."""
        was_held, self._is_held = self._is_held, held
        if held:
            self.pause_reading()
        elif was_held:
            self.resume_reading()

    def resume_reading(self) -> None:
        if not self._is_held:
            super().resume_reading()


class RequestProtocol(HttpToolsProtocol):
    """Holds each request, body included, to a deadline that runs from the connection or the answer before.

    It parses a small slice at a time, and nothing of the next request before the last one is answered: otherwise tiny
    requests or chunks, sent in a row, would keep the event loop from every table.
    """

    places: Connections | None = None
    _since: float | None = None
    """When the wait for a request began; None while one is answered."""
    _head: int | None = 0
    """Bytes of the head so far; None once it is whole."""
    _pieces = 0
    """Slices and chunks of the body so far."""
    _unparsed = b""
    _flow: HeldFlow
    _is_deaf = False
    """Whether nothing more is parsed: the connection ends, or has become a WebSocket."""
    _unsent = 0
    _moved = 0.0
    """The bytes that wait to be sent, and when their number last changed."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = self._flow = HeldFlow(transport)
        if self.places is not None and self.client is not None and not self.places.enter(self, self.client[0]):
            transport.write(BUSY)
            transport.close()
        self._wait(True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_deaf = True
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # The protocol of WebSockets takes its place.
        self._is_deaf = True
        self._flow.hold(False)
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parse what has come, up to the end of a request that is not yet answered."""
        data, begin = self._unparsed, 0
        while begin < len(data) and not (self._is_deaf or self.transport.is_closing() or self._is_answering()):
            part = data[begin : begin + SLICE]
            begin += len(part)
            if self._head is not None:
                self._head += len(part)
            else:
                self._count_piece()
            super().data_received(part)
            if self._head is not None and self._head > MAX_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")
        self._unparsed = b"" if self._is_deaf else data[begin:]
        if not (self._is_deaf or self.transport.is_closing()):
            self._flow.hold(bool(self._unparsed))

    def _is_answering(self) -> bool:
        """Whether a whole request waits for its answer."""
        if self.cycle is None:
            return False  # type: ignore[unreachable]
        return not (self.cycle.response_complete or self.cycle.more_body)

    def _unsupported_upgrade_warning(self) -> None:
        """Answer without a line in the log: anybody can ask for any protocol."""

    def on_body(self, body: bytes) -> None:
        self._count_piece()
        super().on_body(body)

    def _count_piece(self) -> None:
        self._pieces += 1
        if self._pieces <= MAX_PIECES or self._is_deaf or self.transport.is_closing():
            return
        self._is_deaf = True
        if self.cycle.response_started:
            self._flow.hold(True)
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
        else:
            self.send_400_response("The body of the request has too many pieces.")

    def on_headers_complete(self) -> None:
        self._head, self._pieces = None, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        if not self.parser.should_upgrade():
            # The answer may be complete already, as when a body was refused by its length.
            self._wait(self.cycle.response_complete)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # The next request may be here already, as a whole.
        self._wait(self.cycle.response_complete or self.cycle.more_body)
        if self._unparsed:
            self.loop.call_soon(self._parse)

    def is_overdue(self, now: float, request_seconds: float, stall_seconds: float) -> bool:
        """Whether a request is incomplete after its time, or the client has read nothing of an answer for too long."""
        unsent = self.transport.get_write_buffer_size()
        if unsent != self._unsent:
            self._unsent, self._moved = unsent, now
        if unsent:
            # The next request is not due while the client is still reading an answer.
            if self._since is not None:
                self._since = now
            return now - self._moved >= stall_seconds
        return self._since is not None and now - self._since >= request_seconds

    def give_way(self) -> None:
        self.transport.abort()

    def _wait(self, waiting: bool) -> None:
        self._since = time.monotonic() if waiting else None
        if self.places is not None:
            self.places.set_waiting(self, waiting)

    def _leave(self) -> None:
        if self.places is not None:
            self.places.leave(self)
