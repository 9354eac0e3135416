"""A suspend-aware monotonic clock: it stands still while the machine or the process is suspended.

It never reads the wall clock, so neither setting it nor a change to summer time affects a table.
"""

from __future__ import annotations

from collections.abc import Callable

BEAT_SECONDS = 0.5
"""The clock reads its source at least this often."""
GAP_SECONDS = 2.0
"""A longer gap between two readings means that the process was suspended."""


class SuspendAwareClock:
    """Milliseconds that the process has run, from a monotonic clock in seconds. The owner calls `beat` once."""

    __slots__ = ("_last", "_monotonic", "_suspended")

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._last = monotonic()
        self._suspended = 0.0

    def now_ms(self) -> int:
        now = self._monotonic()
        gap, self._last = now - self._last, now
        if gap > GAP_SECONDS:
            self._suspended += gap
        return round((now - self._suspended) * 1000)

    def beat(self, call_later: Callable[..., object]) -> None:
        """Read the source now and again every `BEAT_SECONDS`."""
        self.now_ms()
        call_later(BEAT_SECONDS, self.beat, call_later)
