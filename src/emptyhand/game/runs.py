"""Runs on top of the pile: how long a play makes one, and whether it kills."""

from __future__ import annotations

from emptyhand.game.table import NO_RUN, Table
from emptyhand.law.model import BREAKS, THROUGH, PileLaw


def run_after(law: PileLaw, table: Table, rank: int, count: int) -> tuple[int, int]:
    """Return the rank on top of the pile and the length of its run after a play."""
    counts_as = law.run_as[table.demand][rank]
    if counts_as == THROUGH:
        return table.run, table.run_length
    if counts_as == BREAKS:
        return NO_RUN, 0
    if counts_as == table.run and not law.run.within_one_play:
        return counts_as, table.run_length + count
    return counts_as, count


def completes_run(law: PileLaw, table: Table, players: int, rank: int, count: int) -> bool:
    """Whether this many cards of a rank make a run on top of the pile that kills it."""
    return 0 < law.run.kill_run[players] <= run_after(law, table, rank, count)[1]
