"""The coach finds planted blunders: moves that throw a proved win away, one in each of fifty games.

A full run looks at all of them, any other at some.
"""

from __future__ import annotations

import pytest

from emptyhand.game.snapshot.seen import complete_position
from emptyhand.players.search import judge
from emptyhand.study.coach.analysis import TOLD, analyse
from emptyhand.study.coach.proving import with_proofs
from tests.study.coach.exact import proved
from tests.study.coach.games import blunders, some_blunders

POSITIONS = 2000
GAMES = 50
FOUND = 0.9
WORLDS = 256


def test_every_planted_move_is_proved_to_lose_where_another_is_proved_to_win() -> None:
    games = list(blunders())
    assert len(games) == len({game.deal for game, _ in games}) == GAMES
    for game, at in some_blunders():
        proofs = proved(game.law, complete_position(game.view(game.movers()[at], at)), POSITIONS)
        assert proofs.get(game.moves[at]) is False, game.record().format()
        winning = [move for move, wins in proofs.items() if wins]
        assert winning, f"no move is proved to win: {game.record().format()}"


@pytest.mark.first
def test_the_coach_names_planted_blunders_among_the_costliest_three() -> None:
    proving = with_proofs(judge)
    games, missed = some_blunders(), []
    for game, at in games:
        (report,) = analyse(game, [game.movers()[at]], proving, WORLDS)
        if at not in [decision.at for decision in report.mistakes[:TOLD]]:
            missed.append(f"{game.record().format()} at move {at + 1}")
    assert len(games) - len(missed) >= FOUND * len(games), missed
