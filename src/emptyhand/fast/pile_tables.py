"""A pile game's Law as one flat array of integers for the kernel."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast import pile_layout as at
from emptyhand.law.model import PileLaw
from emptyhand.ruleset.model import Ends, Opening, Starter, Ties, UpPlay, Zone

ZONES = (Zone.HAND, Zone.UP, Zone.DOWN)
OPENINGS = (Opening.ONE, Opening.SOME, Opening.ALL, Opening.ANYTHING)


def check_room(law: PileLaw, players: int) -> None:
    """Raise unless the kernel has room for the packs of so many seats: a lane must not run over."""
    cards = law.packs[players] * (52 + law.jokers)
    if cards > at.PACK_SIZE:
        raise ValueError(f"the fast engine has room for {at.PACK_SIZE} cards, and {players} players need {cards}")


def lanes(marked: tuple[int, ...] | tuple[bool, ...]) -> tuple[int, int]:
    """Two words with full lanes for the ranks that are marked."""
    words = [0, 0]
    for rank, mark in enumerate(marked):
        if mark:
            words[rank // at.LANES] |= at.LANE << (8 * (rank % at.LANES))
    return words[0], words[1]


def tables(law: PileLaw, count_laid: bool = False) -> NDArray[np.int64]:
    """The flat tables of a law; `pile_layout` names the places."""
    t = np.zeros(at.TABLE_SIZE, np.int64)
    for demand, row in enumerate(law.legal):
        t[at.LEGAL + 2 * demand : at.LEGAL + 2 * demand + 2] = lanes(row)
    t[at.AFTER : at.AFTER + 210] = np.array(law.after).ravel()
    t[at.RUN_AS : at.RUN_AS + 210] = np.array(law.run_as).ravel()
    for rank in range(at.RANKS):
        t[at.EFFECTS + rank] = (
            at.AGAIN * law.again[rank]
            | at.KILLS_PILE * law.kills[rank]
            | at.KILL_ENDS * (not law.kill_again[rank])
            | law.reverses[rank] << at.REVERSES
            | law.skips[rank] << at.SKIPS
        )
    t[at.LADDER : at.LADDER + at.RANKS] = (*law.ladder, *[-1] * (at.RANKS - len(law.ladder)))
    t[at.BURNS : at.BURNS + 2] = lanes(law.burns)
    t[at.FIRST_OUT] = law.ends is Ends.FIRST_OUT
    t[at.DRAW] = law.draw
    t[at.REFILL_TO] = law.refill_to
    t[at.KILL_RUN : at.KILL_RUN + 9] = law.kill_run
    t[at.BY_CHOICE] = sum((zone in law.by_choice) << i for i, zone in enumerate(ZONES))
    t[at.WITH_UP] = law.pick_up_with_up
    t[at.TAKES] = law.up_play is UpPlay.TAKE
    t[at.ONE_PLAY] = law.run_within_one_play
    t[at.LAPSE] = law.run_effects_lapse
    t[at.REVERSE_SKIPS] = law.reverse_skips_with_two
    t[at.OPENING_MODE] = OPENINGS.index(law.opening)
    t[at.CHOOSES] = law.choose_up
    t[at.FLIP_START] = law.flip_start
    t[at.LEFT_OF_DEALER] = law.starter is Starter.LEFT_OF_DEALER
    t[at.TIES_BY_SEAT] = law.ties is Ties.SEAT
    t[at.HAND_SIZE], t[at.UP_SIZE], t[at.DOWN_SIZE] = law.hand, law.up, law.down
    order = [ZONES.index(zone) for zone in law.deal_order]
    t[at.DEAL_ORDER : at.DEAL_ORDER + 3] = (*order, *[-1] * (3 - len(order)))
    t[at.JOKERS] = law.jokers
    t[at.PACKS : at.PACKS + 9] = law.packs
    t[at.COUNT_LAID] = count_laid
    t[at.MAY_PICK_UP] = sum(may << (rank + 1) for rank, may in enumerate(law.may_pick_up))
    t[at.TAKE_MUST_FIT] = law.take_must_fit
    t[at.ONE_OR_ALL] = law.one_or_all
    t[at.MAY_DECLINE] = law.may_decline
    return t
