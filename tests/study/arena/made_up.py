"""Tournaments, and results of them by chance from strengths that are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from emptyhand.study.arena.schedule import Mode, Tournament, pairing
from emptyhand.study.arena.scores import Placed
from tests.helpers import law


def tournament(
    players: Sequence[str] = ("greedy", "random"),
    *,
    name: str = "obsession",
    seats: int = 2,
    mode: Mode = Mode.TABLE,
    gauntlet: bool = False,
    seed: int = 0,
    deals: int = 10,
    cap: int = 5000,
) -> Tournament:
    return Tournament(law(name), seats, tuple(players), mode, gauntlet, seed, deals, cap)


def results(
    of: Tournament, weights: Sequence[float], chance: np.random.Generator, *, luck: float = 0.0
) -> list[Placed]:
    """Placings by Plackett and Luce. With luck, the cards of a seat make everyone stronger who gets them."""
    favours = np.exp(luck * chance.normal(size=(of.deals, of.seats)))
    placed = []
    for number in range(of.games):
        seated = pairing(of, number)
        strength = np.array([weights[who] for who in seated.seating]) * favours[seated.deal]
        placed.append(tuple(np.argsort(chance.exponential(size=of.seats) / strength).tolist()))
    return placed
