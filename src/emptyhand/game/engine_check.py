"""Checks the reference engine: plays games at random and looks for broken promises.

A game must always offer a move until it is over, and every card of the packs must be in exactly one place at its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from random import Random

from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, play, start
from emptyhand.game.position import Position
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import Law


@dataclass(frozen=True, slots=True)
class CheckBatch:
    """Games of one law and seat count, one for each seed from `first` on."""

    law: Law
    players: int
    first: int
    games: int
    cap: int


@dataclass(frozen=True, slots=True)
class CheckedGames:
    """What became of some games: the decisions each took, how many stalled, and each failing seed with its reason."""

    decisions: tuple[int, ...] = ()
    stalled: int = 0
    failed: tuple[tuple[int, str], ...] = ()

    def __add__(self, other: CheckedGames) -> CheckedGames:
        return CheckedGames(self.decisions + other.decisions, self.stalled + other.stalled, self.failed + other.failed)


class BrokenGame(Exception):
    """A game in which the engine broke its own promises."""


def play_batch(batch: CheckBatch) -> CheckedGames:
    """Play the games of a batch. Runs in worker processes, so it takes and returns plain values."""
    decisions: list[int] = []
    failed: list[tuple[int, str]] = []
    stalled = 0
    for seed in range(batch.first, batch.first + batch.games):
        try:
            position, made = random_game(batch.law, batch.players, seed, batch.cap)
            _check_cards(batch.law, batch.players, position)
        except Exception as error:  # noqa: BLE001 (any error of the engine is what this module looks for)
            failed.append((seed, f"{type(error).__name__}: {error}"))
            continue
        decisions.append(made)
        stalled += not position.over
    return CheckedGames(tuple(decisions), stalled, tuple(failed))


def random_game(law: Law, players: int, seed: int, cap: int) -> tuple[Position, int]:
    """Return the last position of the game of a seed, and the number of decisions. The seed decides deal and moves."""
    random = Random(seed).random
    position = start(law, deal(law, players, seed)).position
    made = 0
    while made < cap and not position.over:
        moves = canonical_moves(law, position)
        if not moves:
            raise BrokenGame(f"no legal move after decision {made:,}")
        position = play(law, position, moves[int(random() * len(moves))]).position
        made += 1
    return position, made


def _check_cards(law: Law, players: int, position: Position) -> None:
    """Raise BrokenGame unless every card of the packs is in exactly one place."""
    rows: Iterable[Iterable[Card | None]] = chain.from_iterable((z.hand, z.up, z.down) for z in position.seats)
    held = [card for row in rows for card in row if card is not None]
    there = sorted([*held, *position.draw, *position.table.pile, *position.table.gone])
    if there != list(law.whole_pack(players)):
        raise BrokenGame("cards were lost or doubled")
