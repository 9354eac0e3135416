"""The counters of this process, as plain numbers so that counting costs next to nothing; `metrics` publishes them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Upper bounds in seconds."""


@dataclass(slots=True)
class Histogram:
    """Durations in seconds, counted by bucket, and their sum."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def cumulative(self) -> list[tuple[str, float]]:
        """Return the number of durations up to each bound, as Prometheus wants them; "+Inf" comes last."""
        found, so_far = [], 0
        for name, count in zip([*map(str, BUCKETS), "+Inf"], self.counts, strict=True):
            so_far += count
            found.append((name, float(so_far)))
        return found


@dataclass(slots=True)
class Counters:
    heard: int = 0
    """Messages from clients."""
    malformed: int = 0
    dismissed: int = 0
    """Connections closed because of what they sent."""
    stalled: int = 0
    """Connections closed because their peer had stalled."""
    refused: Counter[str] = field(default_factory=Counter)
    """Requests, connections and messages that a rate limit refused, by the name of the limit."""
    games_started: int = 0
    games_finished: int = 0
    process_restarts: int = 0
    """How often a process of a server that has several had ended by itself before this one took its place."""
    overdue: int = 0
    """Connections closed because no whole request came in time."""
    sent: int = 0
    sent_bytes: int = 0
    commits: Histogram = field(default_factory=Histogram)
    """From a decision to its durable commit."""
    late: Histogram = field(default_factory=Histogram)
    """The lag of the event loop."""


COUNTERS = Counters()
