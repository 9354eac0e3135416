"""How games end: with a result by the ruleset's own rule, or stalled at the cap and without one."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.errors import IllegalMove
from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from emptyhand.rules.ruleset.model import Ends
from tests.property.garbage import garbage, should_be_legal
from tests.property.walks import CAP, Case, every_table, walk

TABLES = every_table()


def random_game(case: Case, cap: int = CAP) -> Game:
    """A game played out by random players."""
    game = Game(case.law, deal(case.law, case.players, case.seed), cap=cap)
    play_out(game, [make("random", case.seed * case.players + seat) for seat in range(case.players)])
    return game


@pytest.mark.parametrize("case", TABLES, ids=repr)
def test_a_game_ends_with_its_places_or_stalls_without_any_being_decided(case: Case) -> None:
    game = random_game(case)
    assert game.over, case
    if game.stalled:
        assert len(game.moves) == game.cap, case
    elif case.law.ends is Ends.PLAY_ON and game.moves:
        assert sorted(game.placed) == list(range(case.players)), case
    else:
        assert len(game.placed) == 1, case
    assert game.legal_moves() == (), case


@pytest.mark.parametrize("case", TABLES, ids=repr)
def test_at_the_cap_a_game_counts_as_stalled(case: Case) -> None:
    cap = len(random_game(case).moves) - 1
    if cap < 0:
        return  # won by the deal alone
    game = random_game(case, cap)
    assert game.stalled, case
    assert game.over, case
    assert game.placed == game.view(None).table.out, case
    assert len(game.moves) == cap, case


@pytest.mark.parametrize("case", TABLES, ids=repr)
def test_a_refused_move_leaves_the_table_as_it_was(case: Case) -> None:
    game = Game(case.law, deal(case.law, case.players, case.seed))
    for decision in walk(case, 60):
        seen = [game.view(seat) for seat in (None, *range(case.players))]
        for move in garbage(case.law, decision.position, decision.random):
            if should_be_legal(case.law, decision.position, decision.moves, move):
                continue
            with pytest.raises(IllegalMove):
                game.play(move)
        assert len(game.moves) == decision.made, decision.where
        assert [game.view(seat) for seat in (None, *range(case.players))] == seen, decision.where
        game.play(decision.move)
