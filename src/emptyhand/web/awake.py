"""A clock that stands still while the process does: nobody loses time at a table because a machine slept.

It never reads the wall clock, so that setting that, or the end of summer time, changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable

BEAT_SECONDS = 0.5
"""The clock is looked at this often at least."""
GAP_SECONDS = 2.0
"""Whoever was not looked at for so long was not awake."""


class AwakeClock:
    """Milliseconds that the process was awake, after a monotonic clock in seconds. Whoever runs it lets it `beat`."""

    __slots__ = ("_monotonic", "_seen", "_slept")

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._seen = monotonic()
        self._slept = 0.0

    def now_ms(self) -> int:
        now = self._monotonic()
        gap, self._seen = now - self._seen, now
        if gap > GAP_SECONDS:
            self._slept += gap
        return round((now - self._slept) * 1000)

    def beat(self, call_later: Callable[..., object]) -> None:
        """Look at the clock from now on, over and over."""
        self.now_ms()
        call_later(BEAT_SECONDS, self.beat, call_later)
