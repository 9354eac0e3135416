"""Luck against skill: how often one skilled seat wins among unskilled ones, each deal from each seat."""

from __future__ import annotations

from concurrent.futures import Executor

import numpy as np

from emptyhand.fast.batch import Job
from emptyhand.fast.contest import Contest, WeightArray
from emptyhand.fast.weights import weights_of
from emptyhand.fast.weights.layout import W_SLIP
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.study.lab.counts import Counts
from emptyhand.study.lab.summary import Estimate, mean, rescale

MOST_DEALS = 1 << 14
CHUNK = 64
"""Deals per task of a thread."""


def unskilled(law: Law) -> tuple[str, WeightArray]:
    """Return the name and the table of an unskilled player.

    Climbing games have no table for random play; with an empty one a seat lays its lowest combination that may be laid.
    """
    if isinstance(law, ClimbLaw):
        return "lowest first", np.zeros(len(weights_of(law)), np.float64)
    table = np.array(weights_of(law), np.float64)
    table[W_SLIP] = 1
    return "random", table


def more_deals(job: Job, done: Counts, end: int, pool: Executor) -> Counts:
    """Return the wins of the skilled seat by deal: those `done`, and the job's further deals below `end`.

    Deal i is that of game i. The skilled seat, `greedy`, plays it once from every seat.
    """
    contest, (_, other) = Contest.of(job.law), unskilled(job.law)
    own = np.array(weights_of(job.law), np.float64)
    last = min(job.games, MOST_DEALS, end)

    def play(first: int) -> Counts:
        deals, seats = min(CHUNK, last - first), job.players
        start = (job.first + first) * seats
        places = contest.places(own, [other], seats, job.seed, start, deals * seats, job.cap)
        wins: Counts = (places.reshape(deals, seats) == 0).sum(axis=1)
        return wins

    return np.concatenate([done, *pool.map(play, range(len(done), last, CHUNK))])


def skilled_wins(wins: Counts, players: int) -> Estimate | None:
    """Return the share of games that the skilled seat won; deals are independent, the games of one deal are not."""
    found = mean(int(wins.sum()), int((wins * wins).sum()), len(wins))
    return rescale(found, 1 / players)
