"""How far the strongest level gets over the casual one: a contest on the deals of a study."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from emptyhand.arena.run import hold
from emptyhand.arena.schedule import Tournament, mode_of, pairing
from emptyhand.arena.sources import TournamentResources
from emptyhand.fast.batch import Job

MASTER, CASUAL = "level:5", "level:2"


def wins_of_master(job: Job, deals: int, workers: int, cluster: str | None) -> NDArray[np.int64] | None:
    """Return the wins of one seat of level 5 among seats of level 2, by deal, once from every seat; None after Ctrl-C.

    Deals come from the job's seed and are the arena's: the same for every law with the same pack and deal.
    """
    mode = mode_of(2, job.players, alone=True)
    held = Tournament(job.law, job.players, (MASTER, CASUAL), mode, True, job.seed, deals, job.cap)
    outcome = hold(held, TournamentResources(workers, cluster), None, None, None)
    if not outcome.complete:
        return None
    seats = [pairing(held, number).seating.index(0) for number in range(held.games)]
    won = [placed[:1] == (seat,) for placed, seat in zip(outcome.placed, seats, strict=True)]
    by_deal: NDArray[np.int64] = np.array(won, np.int64).reshape(deals, job.players).sum(axis=1)
    return by_deal
