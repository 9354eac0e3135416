"""The worth of a dealt card: the win probability that a seat gains when it takes the place of an average card.

A linear regression of winning on the number of cards of each rank that a seat was dealt. A seat is dealt a fixed number
of cards in each zone, so only differences between ranks can be known: the pack's average card is worth 0.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast.pile_layout import RANKS
from emptyhand.fast.story_layout import HELD, T_GAMES, T_HELD, T_PAIRS, T_WON
from emptyhand.study.lab.batched import Batched

ZONES = ("hand", "up", "down")
LEAST_SEATS = 1000
"""With fewer dealt seats there is no regression on all ranks."""
SMALLEST = 1e-9
"""Directions in which dealt cards vary less than this are those in which they cannot vary."""

Moments = NDArray[np.int64]


def card_values(totals: Moments, players: int) -> dict[int, Batched]:
    """Return the worth of each rank, wherever it is dealt."""
    count = len(totals)
    held, won, pairs = _parts(totals)
    folded = pairs.reshape(count, len(ZONES), RANKS, len(ZONES), RANKS).sum(axis=(1, 3))
    ranks, winning = (each.reshape(count, len(ZONES), RANKS).sum(axis=1) for each in (held, won))
    return _regression(totals[:, T_GAMES], players, ranks, winning, folded, zones=1)


def zone_values(totals: Moments, players: int) -> dict[tuple[str, int], Batched]:
    """Return the worth of each rank by the zone that it is dealt to, if cards are dealt to more than one."""
    held, won, pairs = _parts(totals)
    dealt = [bool(held[:, RANKS * zone : RANKS * (zone + 1)].any()) for zone in range(len(ZONES))]
    if sum(dealt) < 2:
        return {}
    found = _regression(totals[:, T_GAMES], players, held, won, pairs, zones=len(ZONES))
    return {(ZONES[at // RANKS], at % RANKS): one for at, one in found.items()}


def _parts(totals: Moments) -> tuple[Moments, Moments, Moments]:
    pairs = totals[:, T_PAIRS : T_PAIRS + HELD * HELD].reshape(len(totals), HELD, HELD)
    return totals[:, T_HELD : T_HELD + HELD], totals[:, T_WON : T_WON + HELD], pairs


def _regression(
    games: Moments, players: int, held: Moments, won: Moments, pairs: Moments, *, zones: int
) -> dict[int, Batched]:
    """Return the coefficient of every column that is ever dealt, with its influence by batch."""
    seats = games * players
    count = int(seats.sum())
    if count < LEAST_SEATS:
        return {}
    mean, share = held.sum(axis=0) / count, 1 / players
    # Sums of products of deviations from the means, by batch.
    with_won = won - np.outer(games, mean) - held * share + np.outer(seats, mean) * share
    crossed = held[:, :, None] * mean[None, None, :]
    spread = pairs - crossed - crossed.transpose(0, 2, 1) + seats[:, None, None] * np.outer(mean, mean)
    inverse = np.linalg.pinv(spread.sum(axis=0) / count, rcond=SMALLEST, hermitian=True)
    slopes = inverse @ (with_won.sum(axis=0) / count)
    influence = (with_won - spread @ slopes) @ inverse / count
    # The average card of a zone is the zero point.
    size = len(mean) // zones
    for at in range(0, len(mean), size):
        zone = slice(at, at + size)
        if mean[zone].sum() > 0:
            parts = mean[zone] / mean[zone].sum()
            influence[:, zone] -= (influence[:, zone] @ parts)[:, None]
            slopes[zone] -= slopes[zone] @ parts
    return {at: Batched(float(slopes[at]), influence[:, at]) for at in range(len(mean)) if mean[at] > 0}
