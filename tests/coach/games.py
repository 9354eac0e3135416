"""Played games for the coach, and decisions from them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from emptyhand.bots import make
from emptyhand.coach.judging import Question
from emptyhand.game.deal import deal
from emptyhand.match import Game, play_out
from emptyhand.record import Record
from tests.helpers import law

EACH = 1 if int(os.environ.get("EMPTYHAND_LONG", "1")) > 1 else 3
"""Tests that take long use every third game; with EMPTYHAND_LONG=2 all of them."""
BLUNDERS = Path(__file__).parent.parent / "data" / "coach" / "blunders.jsonl"


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
    """Every third of the games, or all on request."""
    return list(blunders())[::EACH]
