"""What waits to be sent to one connection: bounded, in order, and nobody else's trouble.

Nothing here waits. A pipe that is full says when it has room again; one that stays full is let go of by whoever runs
the server.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

MAX_MESSAGES = 64
MAX_BYTES = 256 * 1024


class Pipe(Protocol):
    """The way out to one connection. None of its calls waits."""

    when_free: Callable[[], None] | None
    """Called when the pipe has room again."""

    @property
    def free(self) -> bool:
        """Whether the pipe takes more now."""

    def send_all(self, batch: list[bytes]) -> None: ...
    def close(self, code: int) -> None: ...


class Waiting:
    """Messages in order. Whoever falls too far behind is not owed them any more, but everything as it is by then."""

    __slots__ = ("_messages", "_size", "behind")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._size = 0
        self.behind = False

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, data: bytes) -> None:
        if len(self._messages) >= MAX_MESSAGES or (self._messages and self._size + len(data) > MAX_BYTES):
            self.behind = True
            self._messages.clear()
            self._size = 0
        if not self.behind:
            self._messages.append(data)
            self._size += len(data)

    def take(self) -> list[bytes]:
        """All that waits."""
        batch = list(self._messages)
        self._messages.clear()
        self._size = 0
        return batch


class Outbox:
    """The messages of one connection and its pipe. `soon` runs a function when the present step is done."""

    __slots__ = ("_catch_up", "_code", "_ended", "_pipe", "_planned", "_soon", "_waiting")

    def __init__(self, pipe: Pipe, catch_up: Callable[[], None], soon: Callable[[Callable[[], None]], object]) -> None:
        self._pipe = pipe
        self._catch_up = catch_up
        self._soon = soon
        self._waiting = Waiting()
        self._code: int | None = None
        self._planned = False
        self._ended = False
        pipe.when_free = self._plan

    def put(self, data: bytes) -> None:
        if self._code is None:
            self._waiting.put(data)
            self._plan()

    def end(self, code: int) -> None:
        """Close with a code once all that waits has been sent."""
        if self._code is None:
            self._code = code
            self._plan()

    def _plan(self) -> None:
        """Send what waits after all that one step has to say, at once: calls of the system cost most of all."""
        if not self._planned and not self._ended and self._pipe.free:
            self._planned = True
            self._soon(self._flush)

    def _flush(self) -> None:
        self._planned = False
        if not self._pipe.free:
            return
        if self._waiting:
            self._pipe.send_all(self._waiting.take())
        elif self._waiting.behind and self._code is None:
            self._waiting.behind = False
            self._catch_up()
        if self._code is not None and not self._ended:
            self._ended = True
            self._pipe.close(self._code)
