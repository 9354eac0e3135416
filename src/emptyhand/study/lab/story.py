"""Games told in batches: lead changes, sizes of piles, choices tried again, cards laid and cards dealt."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace

import numpy as np

from emptyhand.fast import columns as at
from emptyhand.fast import story_layout as told
from emptyhand.fast.batch import Job
from emptyhand.fast.story import StoryKernel
from emptyhand.rules.law.model import Law
from emptyhand.study.lab.batched import Batched, ratio
from emptyhand.study.lab.counts import Counts
from emptyhand.study.lab.laid import LaidBatches
from emptyhand.study.lab.names import CHOICES, COMEBACKS, GAIN, LEAD_CHANGES, MATTER, size_name
from emptyhand.study.lab.summary import Estimate, rate

MOST_GAMES = 1 << 16
MOST_IN_BATCH = 64
LEAST_BATCHES = 64


def batch_size(games: int) -> int:
    """Return how many games make a batch of a job with this many."""
    return max(1, min(MOST_IN_BATCH, games // LEAST_BATCHES))


def batch_count(games: int) -> int:
    return min(games, MOST_GAMES) // batch_size(games)


@dataclass(frozen=True, slots=True)
class StoryBatches:
    """What happened, by batch (`story_layout`)."""

    law: Law
    games: int
    """In each batch."""
    totals: Counts

    @classmethod
    def none(cls, job: Job) -> StoryBatches:
        return cls(job.law, batch_size(job.games), np.zeros((0, told.STORY_TOTALS), np.int64))

    def with_games(self, job: Job, end: int, pool: Executor) -> StoryBatches:
        """Return these and all further batches of the job that lie within its first `end` games."""
        kernel = StoryKernel.of(job)

        def play(batch: int) -> Counts:
            return kernel.run(job.first + batch * self.games, self.games)

        numbers = range(len(self.totals), min(batch_count(job.games), end // self.games))
        found = list(pool.map(play, numbers))
        return replace(self, totals=np.concatenate([self.totals, np.stack(found)])) if found else self

    @property
    def games_counted(self) -> int:
        """The number of games told."""
        return len(self.totals) * self.games

    @property
    def laid(self) -> LaidBatches:
        counts = self.totals[:, told.T_LAID : told.T_LAID + at.TOTALS]
        return LaidBatches(self.games, counts.reshape(len(self.totals), 2, at.KINDS))

    def column(self, number: int) -> Counts:
        column: Counts = self.totals[:, number]
        return column

    def figures(self) -> Iterator[tuple[str, Batched]]:
        """Yield what the batches say, by the key of the measure; nothing for what never happened."""
        pairs = (
            (COMEBACKS, told.T_COMEBACKS, told.T_GAMES),
            (LEAD_CHANGES, told.T_LEAD_CHANGES, told.T_GAMES),
            (CHOICES, told.T_CHOICES, told.T_DECISIONS),
            (MATTER, told.T_DECIDED, told.T_FORKED),
            (GAIN, told.T_GAINED, told.T_FORKED),
            (f"{size_name(self.law)}.mean", told.T_GROUPED, told.T_GROUPS),
        )
        for key, above, below in pairs:
            if (found := ratio(self.column(above), self.column(below))) is not None:
                yield key, found

    def least(self, key: str) -> Estimate | None:
        """Return the interval below which that of a share must not fall: Wilson's, over games."""
        if key != COMEBACKS:
            return None
        return rate(int(self.column(told.T_COMEBACKS).sum()), int(self.column(told.T_GAMES).sum())).estimate

    @property
    def sizes(self) -> Counts:
        """Piles picked up, or rounds won, by batch and number of cards."""
        found: Counts = self.totals[:, told.T_SIZES : told.T_SIZES + told.MOST_CARDS]
        return found

    def size_quantile(self, percent: int) -> Estimate | None:
        """Return the smallest size that at least `percent` of 100 do not exceed; its interval is Woodruff's."""
        sizes, groups = self.sizes, self.column(told.T_GROUPS)
        below = np.cumsum(sizes.sum(axis=0))
        total = int(below[-1])
        if total == 0:
            return None
        value = int(np.searchsorted(below, -(-total * percent // 100)))
        found = ratio(sizes[:, : value + 1].sum(axis=1), groups)
        assert found is not None
        spread = found.estimate()
        if spread.low is None or spread.high is None:
            return Estimate(value, None, None)
        half = (spread.high - spread.low) / 2
        ends = (max(1.0, total * (percent / 100 - half)), min(float(total), total * (percent / 100 + half)))
        low, high = (int(np.searchsorted(below, end)) for end in ends)
        return Estimate(value, min(value, low), max(value, high))

    def size_share(self, low: int, high: int) -> Estimate | None:
        """Return the share of piles or rounds with `low` up to `high` - 1 cards."""
        found = ratio(self.sizes[:, low:high].sum(axis=1), self.column(told.T_GROUPS))
        return None if found is None else found.estimate()
