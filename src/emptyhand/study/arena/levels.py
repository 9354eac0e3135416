"""How far a strong level gets over a weak one: a contest on the deals of a study."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast.batch import Job
from emptyhand.study.arena.games import Games
from emptyhand.study.arena.run import hold
from emptyhand.study.arena.schedule import Tournament, mode_of, pairing
from emptyhand.study.arena.sources import TournamentResources, play

MASTER, CASUAL = 5, 2

Wins = NDArray[np.int64]
NO_WINS: Wins = np.zeros(0, np.int64)


def _contest(job: Job, strong: int, weak: int, deals: int) -> Tournament:
    """One seat of a level among seats of another, once from every seat.

    Deals come from the job's seed and are the arena's: the same for every law with the same pack and deal.
    """
    players = (f"level:{strong}", f"level:{weak}")
    return Tournament(
        job.law, job.players, players, mode_of(2, job.players, alone=True), True, job.seed, deals, job.cap
    )


def wins_of_master(job: Job, deals: int, workers: int, cluster: str | None) -> Wins | None:
    """Return the wins of one seat of level 5 among seats of level 2, by deal; None after Ctrl-C."""
    held = _contest(job, MASTER, CASUAL, deals)
    outcome = hold(held, TournamentResources(workers, cluster), None, None, None)
    return _by_deal(held, outcome.placed) if outcome.complete else None


def wins_deal_by_deal(job: Job, strong: int, weak: int, deals: int) -> Iterator[Wins]:
    """Play in this process; yield the wins by deal after each piece that completes one, from the first deal on."""
    held = _contest(job, strong, weak, deals)
    found: list[Games] = []
    known = 0
    for games in play(held, 0, TournamentResources(1, None), records=False):
        found.append(games)
        placed = [each for piece in found for each in piece.placed]
        whole = len(placed) // job.players
        if whole > known:
            known = whole
            yield _by_deal(held, placed[: whole * job.players])


def _by_deal(held: Tournament, placed: tuple[tuple[int, ...], ...] | list[tuple[int, ...]]) -> Wins:
    seats = [pairing(held, number).seating.index(0) for number in range(len(placed))]
    won = [each[:1] == (seat,) for each, seat in zip(placed, seats, strict=True)]
    by_deal: Wins = np.array(won, np.int64).reshape(-1, held.seats).sum(axis=1)
    return by_deal
