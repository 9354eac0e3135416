"""What a server counts as it goes along, as plain numbers: a count must cost next to nothing."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


@dataclass(slots=True)
class Times:
    """How many took up to so many seconds, by the steps, and the sum of all."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(STEPS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def up_to(self) -> list[tuple[str, float]]:
        """For each step, how many took no longer; all of them last."""
        found, so_far = [], 0
        for name, count in zip([*map(str, STEPS), "+Inf"], self.counts, strict=True):
            so_far += count
            found.append((name, float(so_far)))
        return found


@dataclass(slots=True)
class Tally:
    heard: int = 0
    """Messages from people."""
    malformed: int = 0
    dismissed: int = 0
    """Connections that were closed because of what they sent."""
    let_go: int = 0
    """Connections that were closed because nobody read."""
    sent: int = 0
    sent_bytes: int = 0
    commits: Times = field(default_factory=Times)
    """From a decision to the moment when it is safe."""
    late: Times = field(default_factory=Times)
    """How late the event loop is: what everybody waits for."""


COUNTS = Tally()
"""Of this process."""
