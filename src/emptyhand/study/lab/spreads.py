"""Distributions of a study, for charts: shares in percent, by length of a game or by size."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.study.lab.counts import Counts
from emptyhand.study.lab.story import StoryBatches
from emptyhand.study.lab.summary import Estimate, quantile, rate, rescale

BINS = 30

Series = list[tuple[float, Estimate]]


def lengths_of(lengths: Sequence[Counts]) -> tuple[int, list[Series]] | None:
    """Return the size of a bin, and the shares of games by the middle of their bin, up to what 99 % do not exceed."""
    ends = [end for counts in lengths if (end := quantile(counts, 99)) is not None]
    starts = [start for counts in lengths if (start := quantile(counts, 1)) is not None]
    if not ends:
        return None
    low, high = int(min(one.value for one in starts)), int(max(one.value for one in ends))
    size = max(1, -(-(high - low) // BINS))
    series: list[Series] = []
    for counts in lengths:
        total, points = int(counts.sum()), []
        for at in range(low, high + 1, size):
            share = rate(int(counts[at : at + size].sum()), total).estimate
            if (percent := rescale(share, 100)) is not None:
                points.append((at + (size - 1) / 2, percent))
        series.append(points)
    return size, series


def sizes_of(stories: Sequence[StoryBatches | None]) -> tuple[int, list[Series]] | None:
    """Return the shares of pick-ups or rounds by their number of cards, up to what 99 % do not exceed."""
    ends = [end.value for each in stories if each and (end := each.size_quantile(99)) is not None]
    if not ends:
        return None
    series: list[Series] = []
    for each in stories:
        if each is None:
            series.append([])
            continue
        shares = ((float(size), rescale(each.size_share(size, size + 1), 100)) for size in range(1, int(max(ends)) + 1))
        series.append([(size, share) for size, share in shares if share is not None])
    return 1, series
