"""When a bot or a stand-in moves tells nothing about its hand: not that it could not do otherwise, not that it thought.

Ten thousand decisions with a simulated clock, those in which there was nothing to choose against the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace
from scipy.stats import ks_2samp

from emptyhand.game.moves import legal_moves_for
from emptyhand.game.notation import format_token
from emptyhand.game.view import View
from emptyhand.players.bots import pace
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.rules.actions import Move
from emptyhand.table.room import BotMoved, Heard, Options, Room, step
from emptyhand.table.room.messages import Ping
from tests.helpers import law
from tests.scale import scaled
from tests.table.room.tables import Table, table

SAMPLES = 10_000
BEAT = 700
NOW = 10**6
WORK_MS = 15
"""Of thinking for each move there is: a player that has much to think about answers late in its time."""


def decisions(count: int, rulesets: tuple[str, ...] = ("obsession", "cardgame", "life")) -> tuple[list[int], list[int]]:
    """How long bots took over so many decisions that were no lead: without a choice, and with one."""
    forced: list[int] = []
    free: list[int] = []
    for seed in range(count):
        for had_choice, took in _game(rulesets[seed % len(rulesets)], seed):
            (free if had_choice else forced).append(took)
            if len(forced) + len(free) == count:
                return forced, free
    raise AssertionError("too few decisions")


def _game(ruleset: str, seed: int) -> Iterator[tuple[bool, int]]:
    """For each decision of a bot in a game where the table asked for something: was there a choice, and how long."""
    rules, random, room = law(ruleset), Random(f"{ruleset}/{seed}"), _table(ruleset)
    game = Game(rules, Match(rules, 4).next_deal(seed))
    for number in range(120):
        moves = game.legal_moves()
        if not moves:
            return
        move = random.choice(moves)
        if game.turn and game.view(game.turn).table.demand:
            yield len(moves) > 1, _time_taken(room, game.copy(), 1000 * seed + number, move, WORK_MS * len(moves))
        game.play(move)


@cache
def _table(ruleset: str) -> Room:
    """A table at which a person and three bots have begun."""
    return table(ruleset, ("ann",), ("random",) * 3, Options(clock_ms=0, away_ms=30_000, beat_ms=BEAT)).room


def _time_taken(room: Room, game: Game, at: int, move: Move, work_ms: int) -> int:
    """How long it takes at this table until a bot that worked so long has made its move."""
    assert room.kept.playing is not None
    kept = replace(room.kept, playing=replace(room.kept.playing, game=game, at=at))
    asked = step(Room(kept, replace(room.live, turn=None, due={})), Heard("ann", Ping()), NOW)
    worked = NOW + min(work_ms, BEAT // 2)
    token = format_token(game.law, None, move)
    due = {timer.name: timer.due_ms for timer in step(asked.room, BotMoved(game.turn, at, token), worked).timers}
    return due["bot"] - NOW


def p_value(samples: tuple[list[int], list[int]]) -> float:
    assert min(map(len, samples)) >= 100, "too few of a kind to compare"
    return float(ks_2samp(*samples).pvalue)


def test_how_long_a_bot_takes_does_not_depend_on_its_hand() -> None:
    assert p_value(decisions(scaled(SAMPLES))) > 0.01


def test_a_bot_that_passes_at_once_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    beats = pace.beats

    def tells(view: View, seed: int) -> float:
        return beats(view, seed) * (0.9 if len(legal_moves_for(view.law, view)) == 1 else 1.0)

    monkeypatch.setattr(pace, "beats", tells)
    assert p_value(decisions(1_000)) < 0.01


def test_nothing_is_done_for_a_person_before_the_clock_says_so() -> None:
    """Nobody passes or picks up by itself, however little there is to choose: a quick pass would tell of the hand."""
    for seed in range(12):
        made = table("cardgame", ("ann", "bob"), seed=seed)
        for _ in range(12):
            if made.over:
                break
            forced, before = len(_moves(made)) == 1, made.room.kept.version
            for name in ("ann", "bob"):
                made.connect(name, version=before)
            assert made.room.kept.version == before, f"seed {seed}: something was done for who has one move ({forced})"
            made.move(("ann", "bob")[made.turn], made.token(0))


def _moves(made: Table) -> tuple[object, ...]:
    assert made.room.kept.playing is not None
    return made.room.kept.playing.game.legal_moves()
