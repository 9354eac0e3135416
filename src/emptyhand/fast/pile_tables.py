"""A pile game's Law as one flat array of integers for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emptyhand.fast import pile_layout as at
from emptyhand.fast.numbers import np
from emptyhand.fast.offsets import PILE_TABLE_SIZE, fill
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Sets, Zone

if TYPE_CHECKING:
    from numpy.typing import NDArray

ZONES = (Zone.HAND, Zone.UP, Zone.DOWN)


def check_room(law: PileLaw, players: int) -> None:
    """Raise if the packs for this many seats would overflow a lane."""
    cards = law.pack.size(players)
    if cards > at.PACK_SIZE:
        raise ValueError(f"the fast engine has room for {at.PACK_SIZE} cards, and {players} players need {cards}")


def lanes(marked: tuple[int, ...] | tuple[bool, ...]) -> tuple[int, int]:
    """Return two words with full lanes for the marked ranks."""
    words = [0, 0]
    for rank, mark in enumerate(marked):
        if mark:
            words[rank // at.LANES] |= at.LANE << (8 * (rank % at.LANES))
    return words[0], words[1]


def tables(law: PileLaw, count_laid: bool = False) -> NDArray[np.int64]:
    """Return the flat tables of a law; `pile_layout` and `places` name the positions."""
    t = np.zeros(PILE_TABLE_SIZE, np.int64)
    for demand, row in enumerate(law.legal):
        t[at.LEGAL + 2 * demand : at.LEGAL + 2 * demand + 2] = lanes(row)
    for demand, row in enumerate(law.turned, at.TURNED):
        t[at.LEGAL + 2 * demand : at.LEGAL + 2 * demand + 2] = lanes(row)
    t[at.TURNS] = sum(turns << rank for rank, turns in enumerate(law.turns)) if law.turned else 0
    t[at.AFTER : at.AFTER + 210] = [demand for row in law.after for demand in row]
    t[at.RUN_AS : at.RUN_AS + 210] = [rank for row in law.run_as for rank in row]
    for rank in range(at.RANKS):
        t[at.EFFECTS + rank] = (
            at.AGAIN * law.again[rank]
            | at.KILLS_PILE * law.kills[rank]
            | at.KILL_ENDS * (not law.kill_again[rank])
            | law.reverses[rank] << at.REVERSES
            | law.skips[rank] << at.SKIPS
            | at.NO_FINISH * (not law.finishes[rank])
            | at.COPIES * law.copies[rank]
            | at.IDLE_LAST * (not law.acts_last[rank])
            | law.kills_on[rank] << at.KILLS_ON
            | law.draws[rank] << at.DRAWS
            | at.DRAWS_EACH * law.draws_each[rank]
        )
    ladder, order = law.opening.ladder, [ZONES.index(zone) for zone in law.deal.order]
    t[at.OPENING_LADDER : at.OPENING_LADDER + at.RANKS] = (*ladder, *[-1] * (at.RANKS - len(ladder)))
    t[at.BURNS : at.BURNS + 2] = lanes(law.burns)
    t[at.NO_LEAD : at.NO_LEAD + 3] = (not all(law.leads), *lanes(tuple(not leads for leads in law.leads)))
    t[at.MAY_PICK_UP] = sum(may << (rank + 1) for rank, may in enumerate(law.may_pick_up))
    t[at.RUN_KILL_RUN : at.RUN_KILL_RUN + 9] = law.run.kill_run
    t[at.PICK_UP_BY_CHOICE] = sum((zone in law.pick_up.by_choice) << i for i, zone in enumerate(ZONES))
    t[at.DEAL_ORDER : at.DEAL_ORDER + 3] = (*order, *[-1] * (3 - len(order)))
    for players in law.players.counts:
        for rank in range(at.RANKS):
            place = at.STOCKS + 2 * players + rank // at.LANES
            t[place] += law.pack.of_rank(rank, players) << (8 * (rank % at.LANES))
        t[at.DECK_SIZES + players] = law.pack.size(players)
        t[at.HAND_SIZES + players] = law.whole_hand(players)
    t[at.RARE_SETS] = law.turn.sets is not Sets.ANY or law.turn.bomb > 0 or not all(law.leads)
    t[at.COUNT_LAID] = count_laid
    fill(t, law)
    return t
