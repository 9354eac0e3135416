"""Moves to which there is no other: they are decisions of the record, but nobody is asked for them."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, start
from emptyhand.game.record import Record
from emptyhand.players.game import Game
from emptyhand.players.seating import seat_players
from emptyhand.rules.actions import Pass, PickUp, Play
from emptyhand.terminal.looks.plain import PlainLook
from emptyhand.terminal.session import Session
from emptyhand.terminal.talk import Ask, WaitBeats
from tests.helpers import law
from tests.rules.positions import dealt, faces, position


@pytest.mark.rule("rules.all.forced-recorded")
def test_forced_moves_are_decisions_with_one_legal_move() -> None:
    rules = law("obsession")
    opening = start(rules, dealt(rules, "4 9 9", "K K K")).position
    assert [faces(move.cards) for move in legal_moves(rules, opening) if isinstance(move, Play)] == ["4"]
    assert legal_moves(rules, position(rules, "4", "K", pile="9")) == (PickUp(),)
    thirteen = law("thirteen")
    assert legal_moves(thirteen, position(thirteen, "4 5", "6 7", pile="9 9", owner=1)) == (Pass(),)


@pytest.mark.rule("rules.all.forced-recorded")
def test_forced_moves_stand_in_the_record() -> None:
    rules = law("obsession")
    game = Game(rules, dealt(rules, "4 5 5", "AS K K", draw="5 6"))
    for _ in range(3):
        game.play(game.legal_moves()[-1])
    assert [faces(move.cards) if isinstance(move, Play) else move for move in game.moves] == ["4", "A", PickUp()]
    assert Record.parse(game.record().format()).moves == game.moves


@pytest.mark.rule("rules.all.forced-automatic")
def test_the_terminal_makes_forced_moves_unasked_and_pauses_once_for_every_move_nobody_chooses() -> None:
    rules = law("obsession")
    game = Game(rules, dealt(rules, "4 5 5", "AS AC AD", draw="5 6"))
    talk = Session(game, seat_players(("Ann",), 2, ("random",)), PlainLook(), lambda: "").play()
    pauses = 0
    while not isinstance(request := next(talk), Ask):
        pauses += isinstance(request, WaitBeats)
    assert [type(move) for move in game.moves[:3]] == [Play, Play, PickUp]
    assert game.movers()[:3] == (0, 1, 0)
    assert pauses == len(game.moves)
