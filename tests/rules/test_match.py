"""Several games in a row: who leads, the table of games won, points by place, when a match is over."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from emptyhand.game.deal import Deal, deal
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.tables import dealt_hands

SHEET, SOUTHERN, LIFE = law("thirteen"), law("thirteen-southern"), law("life")

# Seat 1 is dealt a dragon.
DRAGON = ("3S4S5S6S7S8STS3C4C5C9CJCQC", "3H4H5H6H7H8H9HTHJHQHKHAH2H", "9SJSQSKSAS2S6C7C8CTCKCAC2C")
REST = "3D4D5D6D7D8D9DTDJDQDKDAD2D"


def played_out(played: Law, given: Deal, seed: int, cap: int = 5000) -> Game:
    """A random game of this deal."""
    game, rng = Game(played, given, cap=cap), Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal_moves()))
    return game


def match_of(played: Law, players: int, games: int) -> tuple[Match, list[Game]]:
    """Some random games of a match, entered one after another."""
    match, found = Match(played, players), []
    for seed in range(games):
        found.append(played_out(played, match.next_deal(seed), seed))
        match.add(found[-1])
    return match, found


@pytest.mark.rule("thirteen.start.winner", "rules.thirteen.open-later")
@pytest.mark.parametrize("played", [SHEET, SOUTHERN], ids=["sheet", "southern"])
def test_the_winner_of_a_game_leads_to_the_next(played: Law) -> None:
    match, games = match_of(played, 4, 6)
    assert games[0].deal.leader is None
    for before, game in pairwise(games):
        assert game.deal.leader == before.placed[0]
        assert game.movers()[:1] == before.placed[:1]
    assert match.next_deal(99).leader == games[-1].placed[0]


def test_in_a_pile_game_the_winner_has_no_such_right() -> None:
    match, _ = match_of(LIFE, 3, 2)
    assert match.next_deal(5).leader is None


@pytest.mark.rule("thirteen.start.winner")
def test_after_a_stalled_game_the_winner_before_it_leads() -> None:
    match, games = match_of(SHEET, 4, 2)
    stalled = played_out(SHEET, match.next_deal(7), 7, cap=3)
    assert stalled.stalled
    match.add(stalled)
    assert match.next_deal(8).leader == games[-1].placed[0]


@pytest.mark.rule("rules.thirteen.match-games")
def test_a_match_has_a_table_of_games_won() -> None:
    match, games = match_of(SHEET, 4, 8)
    winners = [game.placed[0] for game in games]
    assert match.wins == tuple(winners.count(seat) for seat in range(4))
    assert match.points == match.wins


@pytest.mark.rule("rules.thirteen.match-games")
@pytest.mark.parametrize(("asked", "needed"), [(None, 3), (1, 1), (5, 5)])
def test_a_match_is_over_when_a_seat_has_won_enough_games(asked: int | None, needed: int) -> None:
    match, seed = Match(SHEET, 2, asked), 0
    while not match.over:
        assert max(match.wins) < needed
        match.add(played_out(SHEET, match.next_deal(seed), seed))
        seed += 1
    assert max(match.wins) == needed
    assert seed == sum(match.wins)


@pytest.mark.rule("rules.thirteen.southern-points", "rules.thirteen.ends")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_south_places_earn_four_three_two_and_one_points(players: int) -> None:
    match, games = match_of(SOUTHERN, players, 5)
    totals = [0] * players
    for game in games:
        assert sorted(game.placed) == list(range(players))
        for seat, points in zip(game.placed, (4, 3, 2, 1), strict=False):
            totals[seat] += points
    assert match.points == tuple(totals)


@pytest.mark.rule("rules.thirteen.southern-instant-points", "rules.thirteen.instant-every-game")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("leader", [None, 0])
def test_in_the_south_an_instant_win_earns_four_points_and_everyone_else_one(players: int, leader: int | None) -> None:
    match = Match(SOUTHERN, players)
    match.add(Game(SOUTHERN, dealt_hands(*(*DRAGON, REST)[:players], leader=leader)))
    assert match.points == (1, 4, 1, 1)[:players]
    assert match.wins == (0, 1, 0, 0)[:players]
    assert match.next_deal(1).leader == 1


@pytest.mark.rule("rules.thirteen.match-games")
def test_an_instant_win_on_the_sheet_is_a_game_won() -> None:
    match = Match(SHEET, 3)
    match.add(Game(SHEET, dealt_hands(*DRAGON)))
    assert (match.wins, match.points) == ((0, 1, 0), (0, 1, 0))


def test_the_standing_goes_by_points_then_by_games_won_then_by_seat() -> None:
    match = Match(SOUTHERN, 4)
    assert match.standing() == (0, 1, 2, 3)
    match.games = [(2, 0, 1, 3), (1, 0, 2, 3)]
    assert match.points == (6, 6, 6, 2)
    assert match.standing() == (1, 2, 0, 3)


@pytest.mark.rule("rules.all.stalled")
def test_a_stalled_game_is_nobodys_win() -> None:
    match = Match(SHEET, 4)
    match.add(played_out(SHEET, deal(SHEET, 4, 1), 1, cap=3))
    assert (match.wins, match.points, match.over) == ((0, 0, 0, 0), (0, 0, 0, 0), False)


def test_an_unfinished_game_does_not_enter_the_score() -> None:
    match = Match(SHEET, 4)
    with pytest.raises(ValueError, match="only a finished game"):
        match.add(Game(SHEET, deal(SHEET, 4, 1)))
    assert match.games == []
