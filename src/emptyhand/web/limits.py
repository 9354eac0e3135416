"""Token buckets: so many at once, so many a second in the long run."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

BUCKETS = 20_000
"""Callers remembered; the one that was silent longest is forgotten first."""

SHOWN_AT_ONCE = 2


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


USUAL: Mapping[str, tuple[float, float]] = {
    "messages": (20, 40),
    "handshakes": (5, 120),
    "guests": (10 / 60, 60),
    "rooms": (10 / 60, 60),
    "tries": (10 / 60, 30),
    "work": (1, 60),
}
"""How many a second in the long run, and how many at once."""


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
    """Pasted rules and records, and games to be shown."""
    shown: asyncio.Semaphore = field(init=False, default_factory=lambda: asyncio.Semaphore(SHOWN_AT_ONCE))
    """Held while a game is being made ready to be shown: that takes long, and tables come first."""

    @classmethod
    def usual(cls, changes: Iterable[tuple[str, float, float]] = ()) -> Limits:
        """With other numbers for some of them, where whoever runs the server has chosen so."""
        chosen = {**USUAL, **{name: (rate, burst) for name, rate, burst in changes}}
        limiters: dict[str, Any] = {name: Limiter(*numbers) for name, numbers in chosen.items()}
        return cls(**limiters)

    @classmethod
    def few(cls) -> Limits:
        """Only what one connection may send is limited: for measurements, where thousands come from one address."""
        endless = Limiter(1e9, 1e9)
        return cls(Limiter(*USUAL["messages"]), endless, endless, endless, endless, endless)
