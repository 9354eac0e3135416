"""What happens to the cards between the deal and the first play: an exchange by places, and spare cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emptyhand.game.deal import BadDeal, deal
from emptyhand.game.engine import legal_moves, start
from emptyhand.game.events import Drew, Exchanged, UpExchanged
from emptyhand.game.record import Record
from emptyhand.game.snapshot import format_snapshot, parse_snapshot
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.law import ClimbLaw, PileLaw, compile
from emptyhand.rules.ruleset import loads
from tests.helpers import law

PRESIDENT = compile(loads('extends = "thirteen-southern"\nmatch.exchange = [2, 1]\ninstant = []'))
SPARE = compile(
    loads(
        'extends = "thirteen-southern"\nplayers = { least = 3, most = 3 }\n'
        "deal = { hand = 17, spare_to_lowest = true }\ninstant = []"
    )
)
PLAIN = law("thirteen-southern")


def in_order(cards: tuple[Card, ...]) -> list[Card]:
    assert isinstance(PRESIDENT, ClimbLaw)
    order = PRESIDENT.ranking.order
    return sorted(cards, key=lambda c: (order.index(c.rank), c.suit))


def test_the_last_gives_the_first_the_highest_cards_and_gets_the_lowest() -> None:
    match = Match(PRESIDENT, 4)
    assert match.next_deal(5).titles == ()
    match.games.append((2, 0, 3, 1))
    given = match.next_deal(5)
    assert given.titles == (2, 0, 3, 1)
    before = [in_order(given.cards[13 * s : 13 * s + 13]) for s in range(4)]
    step = start(PRESIDENT, given)
    hands = [step.position.seats[s].hand for s in range(4)]
    assert sorted(hands[2]) == sorted(before[2][2:] + before[1][-2:])
    assert sorted(hands[1]) == sorted(before[1][:-2] + before[2][:2])
    assert sorted(hands[0]) == sorted(before[0][1:] + before[3][-1:])
    assert sorted(hands[3]) == sorted(before[3][:-1] + before[0][:1])
    told = [event for event in step.events if isinstance(event, Exchanged)]
    assert [(e.seat, e.to, e.count) for e in told] == [(1, 2, 2), (2, 1, 2), (3, 0, 1), (0, 3, 1)]


def test_only_the_two_who_exchange_see_the_cards() -> None:
    event = Exchanged(1, 2, 1, parse_cards("2H"))
    assert event.seen_by(1) == event.seen_by(2) == event
    assert event.seen_by(0) == event.seen_by(None) == Exchanged(1, 2, 1, None)


def test_with_three_players_only_first_and_last_exchange() -> None:
    match = Match(PRESIDENT, 3)
    match.games.append((2, 0, 1))
    told = [event for event in start(PRESIDENT, match.next_deal(1)).events if isinstance(event, Exchanged)]
    assert [(e.seat, e.to) for e in told] == [(1, 2), (2, 1)]


def test_a_record_of_a_game_with_an_exchange_replays() -> None:
    match = Match(PRESIDENT, 4)
    match.games.append((2, 0, 3, 1))
    game = Game(PRESIDENT, match.next_deal(7))
    while not game.over:
        game.play(game.legal_moves()[0])
    text = game.record().format()
    assert '[Titles "3 1 4 2"]' in text
    again = Record.parse(text, lambda name, rules: PRESIDENT)
    assert again.deal == game.deal
    assert Game.resume(again).placed == game.placed
    for seat in (None, 0, 1, 2, 3):
        begun = Game(PRESIDENT, game.deal)
        hand = set(begun.view(seat).hand)
        proved = {game.deal.cards[seen.place] for seen in begun.seen(seat)}
        assert hand <= proved, "every card that a seat holds has a proved place in the deck"
        written = {card for card in begun.record().seen_by(seat).cards if card is not None}
        assert hand <= written
        assert len(written) <= (0 if seat is None else 15), "its own cards, and those that it was given"


def test_nothing_is_exchanged_after_a_hand_that_won_at_once_or_without_the_key() -> None:
    match = Match(PRESIDENT, 4)
    match.games.append((2,))
    assert match.next_deal(1).titles == ()
    plain = Match(PLAIN, 4)
    plain.games.append((2, 0, 3, 1))
    given = plain.next_deal(1)
    assert given.titles == ()
    with pytest.raises(BadDeal, match="titles must name every seat once"):
        start(PLAIN, deal(PLAIN, 4, 1, None, (2, 0, 3, 1)))


@pytest.mark.parametrize("falls", [False, True])
def test_a_former_winner_falls_to_the_bottom_only_with_the_key(falls: bool) -> None:
    text = f'extends = "thirteen-southern"\nmatch.exchange = [1]\nmatch.winner_falls = {str(falls).lower()}'
    match = Match(compile(loads(text)), 4)
    match.games = [(2, 0, 3, 1), (2, 1, 0, 3), (0, 2, 1, 3)]
    assert match.titles == ((0, 1, 3, 2) if falls else (0, 2, 1, 3))
    # Four, three, two and one point by place; the last game moves seat 2 from second to last, and others up.
    assert match.points == ((9, 7, 9, 5) if falls else (9, 6, 11, 4))
    assert match.wins == (1, 0, 2, 0)


@pytest.mark.parametrize("seed", range(6))
def test_spare_cards_go_to_the_holder_of_the_lowest_card(seed: int) -> None:
    given = deal(SPARE, 3, seed)
    step = start(SPARE, given)
    at = step.position
    assert [len(zones.hand) for zones in at.seats] == [18 if s == at.table.turn else 17 for s in range(3)]
    assert at.draw == ()
    assert Drew(at.table.turn, 1, given.cards[51:]) in step.events
    assert at.table.opening in at.seats[at.table.turn].hand
    assert legal_moves(SPARE, at)


def test_without_the_key_spare_cards_are_not_used() -> None:
    plain = compile(loads('extends = "thirteen-southern"\nplayers = { least = 3, most = 3 }\ndeal.hand = 17'))
    assert len(start(plain, deal(plain, 3, 1)).position.draw) == 1


# -- up cards --------------------------------------------------------------------------------------------------------

UP = compile(loads('extends = "obsession"\nends = "play on"\nmatch.exchange = [1, 1]'))


def test_the_last_gives_the_first_the_highest_up_card_by_the_ladder() -> None:
    assert isinstance(UP, PileLaw)
    match = Match(UP, 3)
    match.games.append((2, 0, 1))
    given = match.next_deal(5)
    plain = start(UP, replace(given, titles=())).position
    step = start(UP, given)
    height = {rank: place for place, rank in enumerate(UP.opening.ladder)}
    by_height = [sorted([c for c in z.up if c], key=lambda c: (height[c.rank], c)) for z in plain.seats]
    best, worst = by_height[1][-1], by_height[2][0]
    assert [e for e in step.events if isinstance(e, UpExchanged)] == [
        UpExchanged(1, 2, (best,)),
        UpExchanged(2, 1, (worst,)),
    ]
    rows = [list(zones.up) for zones in plain.seats]
    rows[1][rows[1].index(best)], rows[2][rows[2].index(worst)] = worst, best
    assert [list(zones.up) for zones in step.position.seats] == rows, "the one in the middle exchanges nothing"
    assert [zones.hand for zones in step.position.seats] == [zones.hand for zones in plain.seats]
    assert parse_snapshot(UP, format_snapshot(UP, step.position)) == step.position


def test_a_record_of_a_game_with_exchanged_up_cards_replays() -> None:
    match = Match(UP, 4)
    match.games.append((2, 0, 3, 1))
    game = Game(UP, match.next_deal(7))
    for _ in range(60):
        game.play(game.legal_moves()[0])
    again = Record.parse(game.record().format(), lambda name, rules: UP)
    assert again.deal == game.deal
    assert Game.resume(again).view(0) == game.view(0)
    for seat in (None, 0, 1, 2, 3):
        begun = Game(UP, game.deal)
        shown = {card for each in begun.view(seat).seats for card in each.up}
        assert shown <= {game.deal.cards[seen.place] for seen in begun.seen(seat)}
        assert shown <= set(begun.record().seen_by(seat).cards)
