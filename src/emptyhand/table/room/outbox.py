"""The messages that wait to be sent to one connection: bounded and in order.

Nothing here blocks. A full pipe reports when it has room again; the server disconnects a peer whose pipe stays full.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

MAX_MESSAGES = 64
MAX_BYTES = 256 * 1024


class Pipe(Protocol):
    """The sending side of one connection. None of its calls blocks."""

    when_free: Callable[[], None] | None
    """Called when the pipe has room again."""

    @property
    def free(self) -> bool:
        """Whether the pipe accepts more now."""

    def send_all(self, batch: list[bytes]) -> None: ...
    def close(self, code: int) -> None: ...


class PendingMessages:
    """A bounded queue. A reader that falls too far behind loses its messages and needs a fresh snapshot instead."""

    __slots__ = ("_messages", "_size", "behind")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._size = 0
        self.behind = False

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, data: bytes) -> None:
        # A snapshot alone may be larger than the limit, and has to go out all the same.
        if len(self._messages) >= MAX_MESSAGES or (self._messages and self._size + len(data) > MAX_BYTES):
            self.behind = True
            self._messages.clear()
            self._size = 0
        if not self.behind:
            self._messages.append(data)
            self._size += len(data)

    def take(self) -> list[bytes]:
        """Remove and return all messages."""
        batch = list(self._messages)
        self._messages.clear()
        self._size = 0
        return batch


class Outbox:
    """Queues the messages of one connection and sends them in batches.

    `soon` runs a function after the current step; `catch_up` asks for a snapshot once a slow reader has room again.
    """

    __slots__ = ("_catch_up", "_code", "_ended", "_pending", "_pipe", "_planned", "_soon")

    def __init__(self, pipe: Pipe, catch_up: Callable[[], None], soon: Callable[[Callable[[], None]], object]) -> None:
        self._pipe = pipe
        self._catch_up = catch_up
        self._soon = soon
        self._pending = PendingMessages()
        self._code: int | None = None
        self._planned = False
        self._ended = False
        pipe.when_free = self._plan

    def put(self, data: bytes) -> None:
        if self._code is None:
            self._pending.put(data)
            if not self._planned:
                self._plan()

    def end(self, code: int) -> None:
        """Close with a code once all pending messages are sent."""
        if self._code is None:
            self._code = code
            self._plan()

    def _plan(self) -> None:
        """Flush once after the current step, in one batch: system calls are the largest cost."""
        if not self._planned and not self._ended and self._pipe.free:
            self._planned = True
            self._soon(self._flush)

    def _flush(self) -> None:
        self._planned = False
        if not self._pipe.free:
            return
        if self._pending:
            self._pipe.send_all(self._pending.take())
        # Not before the pipe has room: until then the snapshot would wait, and be out of date.
        elif self._pending.behind and self._code is None:
            self._pending.behind = False
            self._catch_up()
        if self._code is not None and not self._ended:
            self._ended = True
            self._pipe.close(self._code)
