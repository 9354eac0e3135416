"""Logs when a store stops accepting writes and when it accepts them again: two lines, however many calls fail."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

REPORT_SECONDS = 60.0
"""Seconds between two reports of an outage: a store that fails and recovers in turn is not reported each time."""


class Outage:
    """The outages of one store; `meanwhile` says what they mean to people. Any thread may report to it."""

    def __init__(
        self, store: str, meanwhile: str, log: logging.Logger, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._what = store
        self._meanwhile = meanwhile
        self._log = log
        self._clock = clock
        self._lock = threading.Lock()
        self._began: float | None = None
        self._reported: float | None = None
        """When the last report was logged."""
        self._is_reported = False

    def failed(self, why: str) -> None:
        """A call failed; `why` is a sentence without names and cards."""
        with self._lock:
            now = self._clock()
            if self._began is None:
                self._began, self._is_reported = now, False
            if self._is_reported or (self._reported is not None and now - self._reported < REPORT_SECONDS):
                return
            self._reported, self._is_reported = now, True
        self._log.error("%s %s", why, self._meanwhile)

    def worked(self) -> None:
        """A call succeeded."""
        with self._lock:
            began = self._end()
        if began is None:
            return
        seconds = round(self._clock() - began)
        self._log.warning("The %s can be written again.", self._what, extra={"seconds": seconds})

    def _end(self) -> float | None:
        """End the outage; return when it began if it was reported. Another thread may have ended it meanwhile."""
        began, self._began = self._began, None
        return began if self._is_reported else None
