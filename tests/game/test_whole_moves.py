"""The legal moves of climbing games: all whole moves, and one canonical move of each figure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, groupby
from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, canonical_moves_for, legal_moves, legal_moves_for, play, start
from emptyhand.game.moves import cards_for, refusal_for
from emptyhand.game.notation import format_token, parse_token
from emptyhand.game.position import Position
from emptyhand.game.table import OPEN
from emptyhand.game.view import view
from emptyhand.players.game import Game
from emptyhand.rules.actions import Move, Pass, Play, action_index
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.law import ClimbLaw, Law
from emptyhand.rules.law.twins import NO_CARD
from tests.catalogue import CORE, MUSEUM
from tests.differential.cases import law_of
from tests.helpers import law
from tests.rules.positions import position
from tests.rules.whole_moves import Key, key_of
from tests.scale import scaled

CLIMBING = [f"set:{name}" for name in (*CORE, *MUSEUM) if isinstance(law(name), ClimbLaw)]
HOUSE_RULES = [
    'set:thirteen {"turn.suit_lock": true}',
    'set:big-two {"turn.must_beat": true}',
    'set:daifugo {"turn.last_card_duty": true}',
    'set:killer {"opening.alone": true}',
    'set:president {"combinations.beats": [{"play": "4S", "on": "2"}, {"play": "2", "on": "set"}]}',
    'set:president {"opening.open_with_lowest": true, "match.left_prices": [{"cards": "4S 4C", "price": 1}]}',
]
RANDOM = [f"climb:{seed}" for seed in range(scaled(40))]
MOST_CARDS = 13


def some_positions(rules: Law, name: str) -> Iterator[Position]:
    """Some decisions of a game: its figures and then their cards are chosen at random."""
    random = Random(f"whole moves {name}")
    at = start(rules, deal(rules, rules.players.most, random.randrange(1000))).position
    while not at.over:
        if len(at.seats[at.table.turn].hand) <= MOST_CARDS and (at.table.phase is OPEN or random.random() < 0.15):
            yield at
        figure = random.choice(canonical_moves(rules, at))
        same = [move for move in legal_moves(rules, at) if index(rules, move) == index(rules, figure)]
        at = play(rules, at, random.choice(same)).position


def index(rules: Law, move: Move) -> int:
    return action_index(rules, move)


def keys(rules: ClimbLaw, at: Position, plays: list[tuple[Card, ...]]) -> list[tuple[int, Key]]:
    """What tells the plays apart: their figures and the groups of twins that they are taken from."""
    due = at.table.opening if at.table.phase is OPEN else NO_CARD
    return sorted((index(rules, Play(cards)), key_of(rules, cards, due)) for cards in plays)


def by_brute_force(rules: ClimbLaw, at: Position) -> set[tuple[int, Key]]:
    """The whole moves among all subsets of the hand that are not refused."""
    hand, seen = at.seats[at.table.turn].hand, view(rules, at, at.table.turn)
    sizes = {figure.size for figure in rules.figures}
    subsets = [cards for size in sizes for cards in combinations(hand, size)]
    return set(keys(rules, at, [cards for cards in subsets if refusal_for(rules, seen, Play(cards)) is None]))


@pytest.mark.parametrize("name", [*CLIMBING, *HOUSE_RULES, *RANDOM])
def test_the_legal_moves_are_those_of_brute_force(name: str) -> None:
    rules = law_of(name)
    assert isinstance(rules, ClimbLaw)
    for _, at in zip(range(4), some_positions(rules, name), strict=False):
        moves, seen = legal_moves(rules, at), view(rules, at, at.table.turn)
        listed = keys(rules, at, [move.cards for move in moves if isinstance(move, Play)])
        assert len(listed) == len(set(listed))
        assert set(listed) == by_brute_force(rules, at)
        assert (Pass() in moves) == (refusal_for(rules, seen, Pass()) is None)


@pytest.mark.parametrize("name", [*CLIMBING, *HOUSE_RULES, *RANDOM])
def test_each_figure_begins_with_its_canonical_cards(name: str) -> None:
    rules = law_of(name)
    for at in some_positions(rules, name):
        seen, moves = view(rules, at, at.table.turn), legal_moves(rules, at)
        groups = {key: list(found) for key, found in groupby(moves, lambda move: index(rules, move))}
        assert list(groups) == sorted({index(rules, move) for move in moves})
        assert tuple(group[0] for group in groups.values()) == canonical_moves(rules, at)
        assert (legal_moves_for(rules, seen), canonical_moves_for(rules, seen)) == (moves, canonical_moves(rules, at))
        for number, group in groups.items():
            made = [Play(cards) for cards in cards_for(rules, seen, number)]
            assert made == [move for move in group if isinstance(move, Play)]
        for move in moves:
            assert parse_token(rules, seen, format_token(rules, None, move)) == move


def listed(at: Position, rules: Law) -> list[str]:
    return [format_token(rules, None, move) for move in legal_moves(rules, at)]


def test_a_lead_has_every_pair_of_a_full_house() -> None:
    rules = law("big-two")
    at = position(rules, "5S 5C 5D 8S 8C JH JS", "9S")
    assert [token for token in listed(at, rules) if len(token) == 10] == ["5D5C5S8C8S", "5D5C5SJHJS"]
    assert len(canonical_moves(rules, at)) < len(legal_moves(rules, at))


def test_equal_cards_are_listed_once_where_no_suit_counts() -> None:
    rules = law("president")
    at = position(rules, "4C 4D 4S 9S", "5S")
    assert legal_moves(rules, at) == canonical_moves(rules, at)


def test_there_is_no_choice_of_cards_for_what_may_not_be_played() -> None:
    rules = law("thirteen")
    at = position(rules, "4S 4C 4D", "9S 9C", owner=1, pile="8S")
    seen = view(rules, at, 0)
    pair = index(rules, Play(parse_cards("4S4C")))
    assert cards_for(rules, seen, pair) == ()
    assert cards_for(rules, view(rules, at, 1), pair) == ()
    assert listed(at, rules) == ["-"]


def test_a_pile_game_has_one_choice_of_cards_for_each_play() -> None:
    rules = law("obsession")
    game = Game(rules, deal(rules, 3, 1))
    while not game.over and game.made < 60:
        assert game.legal_moves() == game.canonical_moves()
        for move in game.legal_moves():
            cards = (move.cards,) if isinstance(move, Play) else ()
            assert game.cards_for(index(rules, move)) == cards
        game.play(game.legal_moves()[0])


@pytest.mark.parametrize("name", ["thirteen", "big-two", "obsession"])
def test_a_game_tells_whether_a_move_is_legal(name: str) -> None:
    rules = law(name)
    game = Game(rules, deal(rules, 3, 1))
    while not game.over:
        before = game.record().format()
        legal = game.legal_moves()
        assert all(game.is_legal(move) for move in legal)
        assert all(game.is_legal(format_token(rules, None, move)) for move in legal)
        assert not game.is_legal("hello")
        assert not game.is_legal(Play(()))
        assert game.is_legal(Pass()) == game.is_legal("-") == (Pass() in legal)
        assert game.record().format() == before
        game.play(game.canonical_moves()[0])
    assert not any(game.is_legal(move) for move in (Pass(), "-", Play((Card("3S"),))))


def test_a_table_offers_one_token_for_each_figure_and_knows_all_others() -> None:
    rules = law("thirteen")
    game = Game(rules, deal(rules, 4, 3))
    while len(game.legal_moves()) == len(game.canonical_moves()):
        game.play(game.canonical_moves()[0])
    offered, options = game.offers(), game.options()
    assert offered == tuple(format_token(rules, None, move) for move in game.canonical_moves())
    assert tuple(options.values()) == game.legal_moves()
    other = next(token for token in options if token not in offered)
    assert game.has_offered(offered[0])
    assert not game.has_offered(other)
    assert game.is_legal(other)
