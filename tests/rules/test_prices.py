"""What a game costs besides places: cards left, chops, hands that win at once; and matches to a number of points."""

from __future__ import annotations

import pytest

from emptyhand.game.settlement import price_of
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.rules.cards import parse_cards
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import loads
from emptyhand.words.rulebook import rulebook
from tests.rules.positions import dealt

SCALE = "match.left_cards = [{ from = 10, each = 2 }, { from = 1, each = 1 }, { from = 13, each = 3 }]"
TWOS = 'match.left_prices = [{ cards = "2S 2C", price = 3 }, { cards = "2D 2H", price = 6 }]'
DOUBLE = "match.unplayed_doubles = true"


def of(*lines: str) -> Law:
    """Thirteen without points by place, five cards each."""
    text = ['extends = "thirteen-southern"', 'ends = "first out"', "match.points = []", "deal.hand = 5", *lines]
    return compile(loads("\n".join(text)))


@pytest.mark.parametrize(("count", "price"), [(1, 1), (9, 9), (10, 20), (12, 24), (13, 39)])
def test_cards_left_are_paid_by_their_number(count: int, price: int) -> None:
    hand = parse_cards("3S3C3D3H4S4C4D4H5S5C5D5H6S")[:count]
    assert price_of(of(SCALE).match, hand, unplayed=False) == price
    assert price_of(of().match, hand, unplayed=False) == 0


def test_certain_cards_cost_more_and_all_doubles_without_a_play() -> None:
    hand = parse_cards("2S2H3S")
    assert price_of(of(TWOS).match, hand, unplayed=True) == 9
    assert price_of(of(SCALE, TWOS).match, hand, unplayed=True) == 12
    assert price_of(of(SCALE, TWOS, DOUBLE).match, hand, unplayed=True) == 24
    assert price_of(of(SCALE, TWOS, DOUBLE).match, hand, unplayed=False) == 12


def test_a_card_of_a_rank_that_doubles_doubles_the_price_once() -> None:
    law = of(SCALE, "match.left_doubles = '2 A'")
    prices = {text: price_of(law.match, parse_cards(text), unplayed=False) for text in ("3S4S", "2S3S", "AS", "2S2HAS")}
    assert prices == {"3S4S": 2, "2S3S": 4, "AS": 2, "2S2HAS": 6}
    assert price_of(of(SCALE, TWOS, "match.left_doubles = '2'").match, parse_cards("2S3S"), unplayed=False) == 10
    both = of(SCALE, DOUBLE, "match.left_doubles = '2'").match
    assert [price_of(both, parse_cards("2S3S"), unplayed=unplayed) for unplayed in (False, True)] == [4, 8]


def test_the_rulebook_says_which_cards_double() -> None:
    book = rulebook(of(SCALE, "match.left_doubles = '2 A'"))
    assert "A player who is left with a 2 or ace pays double." in book
    assert "with both, four times as much" in rulebook(of(SCALE, DOUBLE, "match.left_doubles = '2'"))


@pytest.mark.parametrize("price", [0, 7])
def test_losers_pay_the_winner_and_a_chop_the_player_of_the_bomb(price: int) -> None:
    law = of(SCALE, DOUBLE, f"match.chop_price = {price}")
    game = Game(law, dealt(law, "3S 2S 9S 9C TC", "4S 8S 8C 8D 8H", "5S 5C 6C 7C JC"))
    for move in ("3S", "4S", "-", "2S", "8S8C8D8H"):
        game.play(move)
    assert game.placed == (1,)
    assert game.paid == (-3 - price, 13 + price, -10), "three cards, and five that double"
    match = Match(law, 3)
    match.add(game)
    assert match.points == game.paid


def test_a_hand_that_wins_at_once_has_its_own_price() -> None:
    law = of(SCALE, "match.instant_price = 20", 'instant = [{ name = "fours", hold = "4 4 4 4" }]')
    game = Game(law, dealt(law, "3S 2S 9S 9C TC", "4S 4C 4D 4H 8S", "5S 5C 6C 7C JC"))
    assert game.over
    assert game.paid == (-20, 40, -20)


def test_the_first_to_reach_a_number_of_points_wins_the_match() -> None:
    law = compile(loads('extends = "thirteen-southern"\nmatch.to_points = 10'))
    match = Match(law, 4)
    match.games = [(0, 1, 2, 3), (0, 1, 2, 3)]
    assert (match.points, match.over) == ((8, 6, 4, 2), False)
    match.games.append((1, 0, 2, 3))
    assert (match.points, match.over) == ((11, 10, 6, 3), True)
    won = Match(law, 4, wins=2)
    won.games = [(0, 1, 2, 3), (0, 1, 2, 3)]
    assert won.over, "a number of games that a person asks for goes before the ruleset's points"
