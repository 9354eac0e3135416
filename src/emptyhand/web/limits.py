"""Token buckets: so many at once, so many a second in the long run."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

BUCKETS = 20_000
"""Callers remembered; the one that was silent longest is forgotten first."""


@dataclass(slots=True)
class Bucket:
    rate: float
    burst: float
    level: float
    at: float

    def take(self, now: float) -> float:
        """Zero if one may pass now, else the seconds until one may."""
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return (1 - self.level) / self.rate
        self.level -= 1
        return 0.0


class Limiter:
    """A bucket for each caller."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self) -> Bucket:
        return Bucket(self._rate, self._burst, self._burst, self._clock())

    def take(self, caller: str) -> float:
        """Zero if the caller may go on, else the seconds to wait."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = self.bucket()
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        return bucket.take(self._clock())


@dataclass(frozen=True, slots=True)
class Limits:
    """Thirty people behind one address, three tabs each, never notice them."""

    messages: Limiter
    handshakes: Limiter
    guests: Limiter
    rooms: Limiter
    tries: Limiter
    """Wrong codes, secrets and links."""
    work: Limiter
    """Pasted rules and records."""

    @classmethod
    def usual(cls) -> Limits:
        return cls(
            messages=Limiter(20, 40),
            handshakes=Limiter(5, 120),
            guests=Limiter(10 / 60, 60),
            rooms=Limiter(10 / 60, 60),
            tries=Limiter(10 / 60, 30),
            work=Limiter(1, 30),
        )

    @classmethod
    def few(cls) -> Limits:
        """Only what one connection may send is limited: for measurements, where thousands come from one address."""
        endless = Limiter(1e9, 1e9)
        return cls(Limiter(20, 40), endless, endless, endless, endless, endless)
