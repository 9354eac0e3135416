"""Random games to check promises on: every ruleset at every seat count, and every key of a ruleset changed.

A failure names its place as an expression that leads there again: ``Case('life', '', 3, 7).at(42)`` is the decision
made after 42 moves of that game. EMPTYHAND_LONG=20 plays twenty times as many games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from emptyhand.game.deal import deal
from emptyhand.game.engine import Step, legal_moves, play, start
from emptyhand.game.position import Position
from emptyhand.rules.actions import Move
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import Family, RulesetError, load, restore
from tests.catalogue import CORE
from tests.scale import SHARE, sample, scaled
from tests.words.rulebook.flips import card_flips, flips, with_changes

CAP = 5000


@dataclass(frozen=True, slots=True)
class Case:
    """One random game: the seed decides the deal and every move."""

    ruleset: str
    changes: str
    """The keys changed, as JSON; empty for none."""
    players: int
    seed: int

    @property
    def law(self) -> Law:
        return _law(self.ruleset, self.changes)

    def __repr__(self) -> str:
        return f"Case({self.ruleset!r}, {self.changes!r}, {self.players}, {self.seed})"

    def at(self, made: int) -> Decision:
        """The decision of the game that comes after so many moves."""
        return next(decision for decision in walk(self) if decision.made == made)


@dataclass(frozen=True, slots=True)
class Decision:
    """A position in which a seat must decide, what it may do, what it does, and what comes of it."""

    case: Case
    made: int
    position: Position
    moves: tuple[Move, ...]
    move: Move
    step: Step

    @property
    def law(self) -> Law:
        return self.case.law

    @property
    def where(self) -> str:
        """The line that leads here again."""
        return f"{self.case!r}.at({self.made})"

    @property
    def random(self) -> Random:
        """Chance of its own for whoever examines this decision."""
        return Random(self.where)


@cache
def _law(name: str, changes: str) -> Law:
    plain = load(name)
    return compile(restore(with_changes(plain.text, json.loads(changes)), name) if changes else plain)


def titles_of(case: Case) -> tuple[int, ...]:
    """The places of the game before, so that cards are exchanged where players do so."""
    seats = list(range(case.players))
    Random(case.seed).shuffle(seats)
    return tuple(seats) if case.law.match.exchange else ()


def walk(case: Case, cap: int = CAP) -> Iterator[Decision]:
    """The decisions of a random game, until it ends or the cap is reached."""
    random = Random(case.seed)
    law = case.law
    position = start(law, deal(law, case.players, case.seed, titles=titles_of(case))).position
    made = 0
    while not position.over and made < cap:
        try:
            moves = legal_moves(law, position)
            move = random.choice(moves)
            step = play(law, position, move)
        except Exception as error:
            raise AssertionError(f"{case!r} breaks down after {made} moves: {error!r}") from error
        yield Decision(case, made, position, moves, move, step)
        position = step.position
        made += 1


def every_table() -> list[Case]:
    """A game of each ruleset at each seat count."""
    return [
        Case(name, "", players, seed)
        for number, name in enumerate(CORE)
        for players in sample(load(name).players.counts, number)
        for seed in range(scaled(1))
    ]


def every_change(ruleset: str) -> Iterator[Case]:
    """A game for each change of a key that leaves the ruleset playable, at one of its seat counts.

    The rulesets of a family share the changes among them; where EMPTYHAND_LONG is above 1 each ruleset sees them all.
    """
    plain = load(ruleset)
    changes = [*flips(plain.text), *(card_flips() if plain.family is Family.PILE else ())]
    family = [name for name in CORE if load(name).family is plain.family]
    number = family.index(ruleset)
    mine = changes * scaled(1) if SHARE > 1 else sample(changes[number :: len(family)], number)
    for seed, change in enumerate(mine):
        try:
            counts = restore(with_changes(plain.text, change), ruleset).players.counts
        except RulesetError:
            continue
        yield Case(ruleset, json.dumps(change), counts[seed % len(counts)], seed)
