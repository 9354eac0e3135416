"""The size of a test run: a fifth of full size, or the share that EMPTYHAND_LONG names.

At 1 (`make test-long`) every random test has its full size, and the tests marked `long` run as well. Above 1, random
tests try that many times as many examples.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

USUAL = 0.2
SHARE = float(os.environ.get("EMPTYHAND_LONG", USUAL))
IS_FULL = SHARE >= 1

T = TypeVar("T")


def scaled(count: int, least: int = 1) -> int:
    """Return how many of `count` examples this run tries: its share of them, and never fewer than `least`."""
    return max(least, round(count * SHARE))


def sample(items: Sequence[T], offset: int = 0) -> Sequence[T]:
    """Return this run's share of the items, evenly spread and never none; a full run has all of them.

    Callers that sample several lists pass another offset for each, so that they don't all lack the same places.
    """
    step = 1 if IS_FULL else min(round(1 / SHARE), len(items))
    return items[offset % step :: step]
