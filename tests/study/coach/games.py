"""Played games for the coach, and decisions from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from emptyhand.game.deal import deal
from emptyhand.game.record import Record
from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from emptyhand.study.coach.judging import Question
from tests.helpers import law
from tests.scale import sample

BLUNDERS = Path(__file__).parent.parent.parent / "data" / "coach" / "blunders.jsonl"


@cache
def played(ruleset: str, players: int = 2, seed: int = 1, bot: str = "greedy") -> Game:
    """A finished game. It is shared: do not play on with it."""
    of = law(ruleset)
    game = Game(of, deal(of, players, seed))
    play_out(game, [make(bot, seat, of) for seat in range(players)])
    return game


def questions(game: Game) -> list[Question]:
    """Every decision of a game that was not forced."""
    found = [Question.of(game.view(seat, at), game.moves[at]) for at, seat in enumerate(game.movers())]
    return [question for question in found if not question.forced]


def blunders() -> Iterator[tuple[Game, int]]:
    """The games in which a proved win was thrown away, and how many moves were made before that."""
    for line in BLUNDERS.read_text("utf-8").splitlines():
        kept = json.loads(line)
        yield Game.resume(Record.parse(kept["record"])), kept["at"]


def some_blunders() -> list[tuple[Game, int]]:
    """This run's share of the games."""
    return list(sample(list(blunders())))
