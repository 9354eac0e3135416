"""Duplicate deals: everyone gets the same cards in the same seats."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from emptyhand.study.arena.schedule import Mode, Tournament, mode_of, pairing
from tests.study.arena.made_up import tournament

FIVE = ("a", "b", "c", "d", "e")


def seatings(of: Tournament) -> list[tuple[int, ...]]:
    return [pairing(of, number).seating for number in range(of.games_a_deal)]


@pytest.mark.parametrize(
    "of",
    [
        tournament(FIVE[:2]),
        tournament(FIVE),
        tournament(FIVE, seats=3),
        tournament(FIVE[:4], seats=4),
        tournament(FIVE[:3], seats=4, mode=Mode.ALONE),
        tournament(FIVE, seats=3, mode=Mode.ALONE, gauntlet=True),
    ],
)
def test_a_player_has_every_seat_of_a_deal_equally_often(of: Tournament) -> None:
    for player in range(len(of.players)):
        had = Counter(seat for seating in seatings(of) for seat, who in enumerate(seating) if who == player)
        assert len(had) == of.seats
        assert len(set(had.values())) == 1


def test_two_seats_play_every_pair_both_ways_round() -> None:
    assert sorted(seatings(tournament(FIVE))) == sorted(permutations(range(5), 2))


def test_more_players_than_seats_play_every_table() -> None:
    tables = {frozenset(seating) for seating in seatings(tournament(FIVE, seats=3))}
    assert len(tables) == 10


def test_alone_each_player_meets_each_other_one_in_all_other_seats() -> None:
    found = seatings(tournament(FIVE[:2], seats=3, mode=Mode.ALONE))
    assert found == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_in_a_gauntlet_only_the_first_player_meets_the_others() -> None:
    assert all(0 in seating for seating in seatings(tournament(FIVE, gauntlet=True)))
    alone = tournament(FIVE[:3], seats=4, mode=Mode.ALONE, gauntlet=True)
    assert {pairing(alone, number).lone for number in range(alone.games)} == {0}
    assert {max(seating) for seating in seatings(alone)} == {1, 2}


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    of = tournament(FIVE[:4], seats=4, deals=12)
    follows = Counter(
        (seating[seat], seating[(seat + 1) % 4])
        for seating in (pairing(of, number).seating for number in range(of.games))
        for seat in range(4)
    )
    assert len(follows) == 12
    assert len(set(follows.values())) == 1


def test_too_few_players_for_a_table_play_alone_against_the_rest() -> None:
    assert mode_of(players=2, seats=4, alone=False) is Mode.ALONE
    assert mode_of(players=4, seats=4, alone=False) is Mode.TABLE
    assert mode_of(players=4, seats=4, alone=True) is Mode.ALONE
    assert mode_of(players=2, seats=2, alone=True) is Mode.TABLE
