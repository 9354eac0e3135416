"""uvicorn's HTTP protocol with a deadline for each request, a bounded head, and a place among the connections."""

from __future__ import annotations

import time
from asyncio.transports import Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from emptyhand.server.access.connections import Connections

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
"""The answer to a connection that has no place, or whose process drains or restarts."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
"""The answer to a request for a WebSocket that is not one."""
MAX_HEAD = 64 * 1024
"""Bytes of a request before its body; the parser itself has no limit."""


class RequestProtocol(HttpToolsProtocol):
    """Holds each request, body included, to a deadline that runs from the connection or the answer before."""

    places: Connections | None = None
    _since: float | None = None
    """When the wait for a request began; None while one is answered."""
    _head: int | None = 0
    """Bytes of the head so far; None once it is whole."""
    _unsent = 0
    _moved = 0.0
    """The bytes that wait to be sent, and when their number last changed."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.places is not None and self.client is not None and not self.places.enter(self, self.client[0]):
            transport.write(BUSY)
            transport.close()
        self._wait(True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # The protocol of WebSockets takes its place.
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        self._head = None
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
