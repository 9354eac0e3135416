"""Runs on top of the pile: how long a play makes one, whether it kills, and what a whole pile asks for."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.game.table import NO_RUN, Table
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import BREAKS, THROUGH, Law, PileLaw


def run_after(law: PileLaw, table: Table, rank: int, count: int) -> tuple[int, int]:
    """Return the rank on top of the pile and the length of its run after a play."""
    return _run_on(law, (table.demand, table.run, table.run_length), rank, count)


def _run_on(law: PileLaw, asked: tuple[int, int, int], rank: int, count: int) -> tuple[int, int]:
    """Return the same for a play on a pile with this demand, run and run length."""
    demand, run, length = asked
    counts_as = law.run_as[demand][rank]
    if counts_as == THROUGH:
        return run, length
    if counts_as == BREAKS:
        return NO_RUN, 0
    if counts_as == run and not law.run.within_one_play:
        return counts_as, length + count
    return counts_as, count


def run_states(law: PileLaw, pile: tuple[Card, ...]) -> Iterator[tuple[int, int, int]]:
    """Yield the demand, run and run length after each card, if the cards are laid on an empty table one by one."""
    asked = 0, NO_RUN, 0
    for card in pile:
        run, length = _run_on(law, asked, card >> 2, 1)
        asked = law.after[asked[0]][card >> 2], run, length
        yield asked


def pile_demand(law: PileLaw, pile: tuple[Card, ...]) -> tuple[int, int, int]:
    """Return the demand, run and run length after laying the pile's cards on an empty table one by one."""
    return [(0, NO_RUN, 0), *run_states(law, pile)][-1]


def pile_ranks(law: Law, pile: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the ranks of the pile as far as the game depends on them: in order only if a part can be picked up."""
    ranks = [card >> 2 for card in pile]
    return tuple(ranks) if isinstance(law, PileLaw) and law.pick_up.top else tuple(sorted(ranks))


def completes_run(law: PileLaw, table: Table, players: int, rank: int, count: int) -> bool:
    """Whether this many cards of a rank make a run on top of the pile that kills it."""
    return 0 < law.run.kill_run[players] <= run_after(law, table, rank, count)[1]
