"""Detects peers that no longer acknowledge what they are sent."""

from __future__ import annotations

import socket
import sys
from array import array

if sys.platform == "linux":
    from fcntl import ioctl
    from termios import TIOCOUTQ

    def _unacknowledged(sock: socket.socket) -> int:
        """Return the bytes in the kernel's send queue, sent or not (SIOCOUTQ, man 7 tcp)."""
        found = array("i", [0])
        try:
            ioctl(sock.fileno(), TIOCOUTQ, found)
        except OSError:
            return 0
        return found[0]

else:

    def _unacknowledged(sock: socket.socket) -> int:
        """Return 0: what the kernel holds is not known here, and only the event loop's own buffer counts."""
        return 0


class StallWatch:
    """The bytes that one peer has acknowledged, and how long that number has not grown."""

    __slots__ = ("_acknowledged", "_since", "_socket")

    def __init__(self, sock: socket.socket | None) -> None:
        self._socket = sock
        self._acknowledged = 0
        self._since: float | None = None

    def is_stalled(self, now: float, seconds: float, sent: int, buffered: int) -> bool:
        """Whether the peer has unacknowledged bytes and has acknowledged none for this long.

        `sent` counts all bytes handed to the event loop, `buffered` those that the kernel has not taken yet.
        """
        left = buffered + (0 if self._socket is None else _unacknowledged(self._socket))
        if not left:
            self._since = None
            return False
        acknowledged = sent - left
        # A ping that is not counted in `sent` makes the number smaller, which is no progress.
        if self._since is None or acknowledged > self._acknowledged:
            self._acknowledged, self._since = acknowledged, now
        return now - self._since >= seconds
