"""Two rare moments: a player goes out with a card that skips, and a round ends in which players were bound."""

from __future__ import annotations

import pytest

from emptyhand.game.events import Skipped
from emptyhand.rules.actions import Pass
from tests.helpers import law
from tests.rules.positions import after, happened, lay, position

SKIPPING = law("reverse-shithead")
MAY_BOMB = law("thirteen", passed_may_bomb=True, beat_anything=True)


@pytest.mark.parametrize(("hand", "skipped", "turn"), [("J", [1], 2), ("J J", [1, 2], 3)])
def test_going_out_with_cards_that_skip_still_skips(hand: str, skipped: list[int], turn: int) -> None:
    step = lay(SKIPPING, position(SKIPPING, hand, "K K", "K K", "4 4", pile="5"), hand)
    assert step.position.table.out == (0,)
    assert happened(step, Skipped) == [Skipped(seat) for seat in skipped]
    assert step.position.table.turn == turn


def test_going_out_skips_only_players_who_are_still_in() -> None:
    step = lay(SKIPPING, position(SKIPPING, "J", "", "K K", "4 4", pile="5", out=[1]), "J")
    assert (happened(step, Skipped), step.position.table.turn) == ([Skipped(2)], 3)


def test_a_leaver_who_kills_with_a_run_of_skipping_cards_skips_nobody() -> None:
    step = lay(SKIPPING, position(SKIPPING, "J", "K K", "K K", "4 4", pile="J J J"), "J")
    assert step.position.table.pile == ()
    assert (happened(step, Skipped), step.position.table.turn) == ([], 1), "the extra play passes to the next player"


def test_players_who_were_bound_to_bombs_are_free_in_the_next_round() -> None:
    at = position(MAY_BOMB, "3S 4S", "5S 9H", "6S 9D", "KS 7S 8S", pile="QS", owner=0, turn=3)
    at = after(MAY_BOMB, at, "KS", Pass(), Pass())
    assert at.table.bound == (0, 1)
    at = after(MAY_BOMB, at, Pass())
    assert (at.table.turn, at.table.demand, at.table.bound, at.table.locked) == (3, 0, (), ())
    at = after(MAY_BOMB, at, "7S", Pass(), "9H")
    assert at.table.owner == 1, "a single card again, although this player was bound to bombs before"
