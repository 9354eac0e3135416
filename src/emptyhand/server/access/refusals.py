"""Refusals by rate limits: each counts in the metrics, and each kind is logged at most once a minute."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

from emptyhand.server.counters import COUNTERS

log = logging.getLogger("emptyhand.web")

SAMPLE_SECONDS = 60.0


class RefusalLog:
    """Counts refusals by kind, and logs how many there were since the last line about that kind."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._due: dict[str, float] = {}
        self._unlogged: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        """Count a refusal; `kind` is the name of the limit."""
        COUNTERS.refused[kind] += 1
        self._unlogged[kind] += 1
        now = self._clock()
        if now >= self._due.get(kind, now):
            log.warning("a rate limit refused requests", extra={"limit": kind, "how_many": self._unlogged.pop(kind)})
            self._due[kind] = now + SAMPLE_SECONDS


REFUSALS = RefusalLog()
