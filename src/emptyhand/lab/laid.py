"""How often each card (pile games) or combination (climbing games) is laid, counted in batches of games.

The fast engine counts what was laid over all games of a call, not by game. Batches of a fixed number of games give the
spread of these counts, and the same batches anywhere give the same figures.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace

import numpy as np

from emptyhand.cards import JOKER, RANK_LABELS
from emptyhand.fast import columns as at
from emptyhand.fast.batch import Job, Kernel
from emptyhand.lab.counts import Counts
from emptyhand.lab.summary import Estimate, Z, mean, rate, scaled
from emptyhand.law.model import Law, PileLaw
from emptyhand.rulebook.figures import kind_phrase
from emptyhand.rulebook.ranks import in_pack, specials
from emptyhand.speech.language import text_in

MOST_GAMES = 1 << 17
MOST_IN_BATCH = 256
LEAST_BATCHES = 64


@dataclass(frozen=True, slots=True)
class LaidKind:
    """A rank or a class of combinations."""

    number: int
    name: str
    special: bool
    """Whether it is a rank with a rule of its own."""


def kinds(law: Law) -> Iterator[LaidKind]:
    """Yield what can be laid, by its number in the engine's totals."""
    if isinstance(law, PileLaw):
        marked = specials(law)
        for rank in in_pack(law):
            yield LaidKind(rank, "joker" if rank == JOKER else RANK_LABELS[rank], rank in marked)
        return
    for number, key in enumerate(sorted({(figure.kind, figure.length) for figure in law.figures})):
        yield LaidKind(number, text_in("en", kind_phrase(key)), special=False)


def batch_size(games: int) -> int:
    """Return how many games make a batch of a job with this many."""
    return max(1, min(MOST_IN_BATCH, games // LEAST_BATCHES))


def batch_count(games: int) -> int:
    return min(games, MOST_GAMES) // batch_size(games)


@dataclass(frozen=True, slots=True)
class LaidBatches:
    """What was laid, by batch, by anyone (0) and by winners (1), and by kind."""

    games: int
    """In each batch."""
    counts: Counts

    @classmethod
    def none(cls, job: Job) -> LaidBatches:
        return cls(batch_size(job.games), np.zeros((0, 2, at.KINDS), np.int64))

    def with_games(self, job: Job, end: int, pool: Executor) -> LaidBatches:
        """Return these and all further batches of the job that lie within its first `end` games."""
        kernel = Kernel.of(replace(job, count_laid=True))

        def play(batch: int) -> Counts:
            return kernel.run(job.first + batch * self.games, self.games).laid

        numbers = range(len(self.counts), min(batch_count(job.games), end // self.games))
        found = list(pool.map(play, numbers))
        return replace(self, counts=np.concatenate([self.counts, np.stack(found)])) if found else self

    def per_game(self, kind: int) -> Estimate | None:
        """Return how many are laid in a game, by all seats together."""
        laid = self.counts[:, 0, kind]
        total = int(laid.sum())
        found = mean(total, int((laid * laid).sum()), len(laid))
        if found is None or found.low is None or found.high is None:
            return scaled(found, 1 / self.games)
        # Batches alike by chance, as for something rare, would leave no interval: Poisson's is the least.
        middle, half = total + Z * Z / 2, Z * math.sqrt(total + Z * Z / 4)
        low, high = max(0, middle - half) / len(laid), (middle + half) / len(laid)
        return scaled(Estimate(found.value, min(found.low, low), max(found.high, high)), 1 / self.games)

    def by_winner(self, kind: int) -> Estimate | None:
        """Return the share that winners laid: a ratio of sums, its interval by the delta method."""
        anyone, winners = self.counts[:, 0, kind], self.counts[:, 1, kind]
        total, count = int(anyone.sum()), len(anyone)
        if total == 0:
            return None
        share = int(winners.sum()) / total
        if count == 1:
            return Estimate(share, None, None)
        missed = winners - share * anyone
        half = Z * math.sqrt(float((missed * missed).sum()) * count / (count - 1)) / total
        # For something rare Wilson's interval is the least.
        least = rate(int(winners.sum()), total).estimate
        assert least is not None
        low, high = min(least.low or 0.0, share - half), max(least.high or 0.0, share + half)
        return Estimate(share, max(0.0, low), min(1.0, high))
