"""The results of a batch of games as numpy columns. Merging parts is exact, wherever they were computed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast import columns as at

IntArray = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Results:
    """Games `first`, `first + 1`, … of a seed under one law and seat count. Every column has one entry per game.

    `raw` is the kernels' output, from which every column is read. `totals` counts what was laid over all games: cards
    by rank in a pile game, combinations by class in a climbing game; first by anyone, then by the winners. It is empty
    unless the batch was asked to count.
    """

    digest: str
    players: int
    seed: int
    first: int
    raw: IntArray
    totals: NDArray[np.int64]

    @property
    def games(self) -> int:
        return int(self.raw.shape[1])

    def column(self, row: int) -> IntArray:
        """Return one row of the kernels' output: one entry per game."""
        column: IntArray = self.raw[row]
        return column

    @property
    def stalled(self) -> NDArray[np.bool_]:
        """Whether a game reached the cap, by game; such a game has no winner."""
        return np.less(self.column(at.PLACED), 0)

    @property
    def winner(self) -> IntArray:
        """The seat that was out first, -1 in a stalled game."""
        return np.where(self.stalled, -1, self.raw[at.ORDER] & 15)

    @property
    def last(self) -> IntArray:
        """The seat that came last, -1 unless every seat has a place."""
        seat = self.raw[at.ORDER] >> (4 * (self.players - 1)) & 15
        return np.where(self.raw[at.PLACED] == self.players, seat, -1)

    @property
    def order(self) -> IntArray:
        """Seats by place, one row per game, -1 if nobody was placed."""
        places = np.arange(self.players)
        seats = self.raw[at.ORDER][:, None] >> (4 * places) & 15
        return np.where(places < self.raw[at.PLACED][:, None], seats, -1)

    @property
    def decisions(self) -> IntArray:
        return self.column(at.DECISION_COUNT)

    @property
    def starter(self) -> IntArray:
        """The seat that opened."""
        return self.column(at.OPENER)

    @property
    def kills(self) -> IntArray:
        """Piles killed; in a climbing game rounds won."""
        return self.column(at.KILL_COUNT)

    @property
    def pick_ups(self) -> IntArray:
        """Piles picked up; in a climbing game passes."""
        return self.column(at.PICK_UP_COUNT)

    @property
    def instant(self) -> IntArray:
        """The number of the instant win that ended the game, counted from 1; 0 for none."""
        return self.column(at.WON_AT_ONCE)

    @property
    def cards_left(self) -> IntArray:
        """The cards that each seat held at the end, one row per game."""
        return self.raw[at.CARDS_LEFT : at.CARDS_LEFT + self.players].T

    @property
    def laid(self) -> NDArray[np.int64]:
        """Cards or combinations laid by anyone (row 0) and by winners (row 1)."""
        return self.totals.reshape(2, at.KINDS)


def merge(parts: Sequence[Results]) -> Results:
    """Merge the parts of one batch in the order of their games; the parts may come in any order."""
    parts = sorted(parts, key=lambda part: part.first)
    head = parts[0]
    expected = head.first
    for part in parts:
        if (part.digest, part.players, part.seed, part.first) != (head.digest, head.players, head.seed, expected):
            raise ValueError("these results are not neighbouring parts of one batch")
        expected += part.games
    raw = np.concatenate([part.raw for part in parts], axis=1)
    totals = np.stack([part.totals for part in parts]).sum(axis=0)
    return Results(head.digest, head.players, head.seed, head.first, raw, totals)
