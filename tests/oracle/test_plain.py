"""The engine and a plain second telling of Obsession, side by side through whole games."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.position import Position
from emptyhand.game.table import Row
from emptyhand.rules.actions import Flip, Move, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card
from tests.helpers import law
from tests.oracle.plain import Plain, face


def in_words(move: Move) -> str:
    match move:
        case Place(card):
            return f"place {face(card)}"
        case Play(cards):
            return f"play {len(cards)} {face(cards[0])}"
        case Take(card):
            return f"take {face(card)}"
        case Flip(slot):
            return f"flip {slot}"
        case PickUp(()):
            return "pick up"
    raise AssertionError(move)


def lying(row: Row) -> list[Card]:
    return sorted(card for card in row if card is not None)


def everything(at: Position) -> dict[str, object]:
    """The engine's position; a finished game is nobody's turn."""
    return {
        "hands": [list(zones.hand) for zones in at.seats],
        "up": [lying(zones.up) for zones in at.seats],
        "down": [list(zones.down) for zones in at.seats],
        "draw": list(at.draw),
        "pile": [face(card) for card in at.table.pile],
        "gone": sorted(at.table.gone),
        "out": list(at.table.out),
        "direction": at.table.direction,
        "turn": None if at.over else at.table.turn,
    }


def everything_plain(game: Plain) -> dict[str, object]:
    return {
        "hands": [sorted(hand) for hand in game.hands],
        "up": [sorted(up) for up in game.ups],
        "down": game.downs,
        "draw": game.draw,
        "pile": [face(card) for card in game.pile],
        "gone": sorted(game.gone),
        "out": game.out,
        "direction": game.direction,
        "turn": None if game.over else game.turn,
    }


@pytest.mark.parametrize("play_on", [False, True], ids=["first out", "play on"])
@pytest.mark.parametrize("kill_run", [3, 4])
@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize("name", ["obsession", "obsession-first", "obsessed"])
def test_a_plain_telling_of_the_rules_plays_the_same_games(
    name: str, players: int, kill_run: int, play_on: bool
) -> None:
    rules = law(name, kill_run=kill_run, ends="play on" if play_on else "first out")
    seed = players * 10 + kill_run
    random = Random(seed)
    given = deal(rules, players, seed)
    at = start(rules, given).position
    game = Plain(name, given.cards, players, kill_run, play_on)
    for number in range(1500):
        here = f"{name}, {players} players, kill_run {kill_run}, play on {play_on}, seed {seed}, move {number}"
        assert everything(at) == everything_plain(game), here
        if at.over:
            break
        moves = {in_words(move): move for move in legal_moves(rules, at)}
        assert moves.keys() == game.moves(), here
        move = moves[random.choice(sorted(moves))]
        at = play(rules, at, move).position
        game.play(move)
    assert at.over
