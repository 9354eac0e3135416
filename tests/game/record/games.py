"""Random games for the tests of records, snapshots and notation, each told by a name that reproduces it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from emptyhand.game.deal import deal
from emptyhand.game.engine import Step, legal_moves, play, start
from emptyhand.game.position import Position
from emptyhand.game.record import Record
from emptyhand.rules.actions import Move, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law import ClimbLaw, Law
from emptyhand.rules.lawbook import house_rules
from emptyhand.rules.ruleset import catalogue
from emptyhand.rules.ruleset.source import Scalar
from tests.catalogue import CORE
from tests.helpers import law

HOUSE_RULES: tuple[tuple[str, tuple[tuple[str, Scalar], ...]], ...] = (
    ("obsession", (("ends", "play on"),)),
    ("obsession", (("kill_run", 3),)),
    ("obsessed", (("kill_run", 0),)),
    ("life", (("bomb_single_play", True),)),
    ("life", (("five_transparent", True),)),
    ("cardgame", (("ends", "play on"),)),
    ("thirteen", (("ends", "play on"), ("bombs_chop_twos", True))),
    ("thirteen-southern", (("must_beat", True),)),
)
LONGEST = 700


@dataclass(frozen=True)
class Named:
    """A game by its ruleset, seats, seed and length: `str` tells all of it."""

    ruleset: str
    overrides: tuple[tuple[str, Scalar], ...]
    players: int
    seed: int
    moves: int

    @property
    def law(self) -> Law:
        return law(self.ruleset, **dict(self.overrides))

    def __str__(self) -> str:
        changed = ",".join(f"{key}={value}" for key, value in self.overrides)
        return f"{self.ruleset}[{changed}] players={self.players} seed={self.seed} moves={self.moves}"


def games(seeds: int = 1) -> list[Named]:
    """Games of every ruleset and seat count, and of some house rules; some of them stop early."""
    rulesets = {ruleset.name: ruleset for ruleset in catalogue()}
    found = []
    for name, overrides in [*((name, ()) for name in CORE), *HOUSE_RULES]:
        for players in rulesets[name].players.counts:
            for seed in range(seeds):
                length = random.Random(f"{name}{players}{seed}").choice((0, 5, 30, LONGEST, LONGEST))
                found.append(Named(name, overrides, players, seed, length))
    return found


@cache
def played(game: Named) -> tuple[Record, tuple[Step, ...]]:
    """The record of a game and the steps it was made of."""
    chance = random.Random(str(game))
    dealt = deal(game.law, game.players, game.seed)
    steps = [start(game.law, dealt)]
    moves: list[Move] = []
    while len(moves) < game.moves and not steps[-1].position.over:
        listed = chance.choice(legal_moves(game.law, steps[-1].position))
        moves.append(any_cards(game.law, chance, steps[-1].position, listed))
        steps.append(play(game.law, steps[-1].position, moves[-1]))
    names = tuple(f"Player {seat + 1}" for seat in range(game.players))
    stalled = len(moves) == LONGEST and not steps[-1].position.over
    return Record(game.law, dealt, names, tuple(moves), stalled, house_rules(game.law)), tuple(steps)


def any_cards(law: Law, chance: random.Random, position: Position, move: Move) -> Move:
    """The same move with any other cards of its ranks, in any order: those that are listed have the lowest suits."""
    mine = position.seats[position.table.turn]
    up = tuple(c for c in mine.up if c is not None)
    match move:
        case Play(cards):
            held = cards if isinstance(law, ClimbLaw) else mine.hand or up
            return Play(_others(chance, held, cards))
        case Place(card):
            return Place(_others(chance, mine.hand, (card,))[0])
        case Take(card):
            return Take(_others(chance, up, (card,))[0])
        case PickUp(cards):
            return PickUp(_others(chance, up, cards))
    return move


def _others(chance: random.Random, held: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    ranks = {c.rank for c in cards}
    return tuple(chance.sample([c for c in held if c.rank in ranks], len(cards)))
