"""Results as the columns of a Parquet file and back. Seats are counted from 1 there, as people count them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from emptyhand.fast import columns as at
from emptyhand.fast.results import Results
from emptyhand.lab.key import Key

Column = NDArray[np.generic]


def to_columns(results: Results) -> dict[str, Column]:
    """One entry a game in each; 0 where there is no winner, place or instant win."""
    numbers = np.arange(results.first, results.first + results.games, dtype=np.int64)
    columns: dict[str, Column] = {"game": numbers, "winner": (results.winner + 1).astype(np.uint8)}
    for place, seats in enumerate(results.order.T, start=1):
        columns[f"place_{place}"] = (seats + 1).astype(np.uint8)
    columns["decisions"] = results.decisions
    columns["stalled"] = results.stalled
    columns["starter"] = (results.starter + 1).astype(np.uint8)
    columns["kills"] = results.kills
    columns["pick_ups"] = results.pick_ups
    columns["instant"] = results.instant.astype(np.uint8)
    for seat, cards in enumerate(results.cards_left.T, start=1):
        columns[f"cards_left_{seat}"] = cards.astype(np.uint16)
    return {name: np.ascontiguousarray(column) for name, column in columns.items()}


def from_columns(columns: Mapping[str, Column], key: Key, first: int) -> Results:
    """The results that have these columns. Seats that were out before a game stalled are not known any more."""
    raw = np.zeros((at.ROWS, len(columns["game"])), np.int32)
    for place in range(key.players):
        seats = columns[f"place_{place + 1}"].astype(np.int32)
        raw[at.ORDER] |= np.where(seats > 0, seats - 1, 0) << (4 * place)
        raw[at.PLACED] += seats > 0
    raw[at.PLACED][columns["stalled"].astype(bool)] = -1
    raw[at.DECISION_COUNT] = columns["decisions"]
    raw[at.OPENER] = columns["starter"].astype(np.int32) - 1
    raw[at.KILL_COUNT] = columns["kills"]
    raw[at.PICK_UP_COUNT] = columns["pick_ups"]
    raw[at.WON_AT_ONCE] = columns["instant"]
    for seat in range(key.players):
        raw[at.CARDS_LEFT + seat] = columns[f"cards_left_{seat + 1}"]
    return Results(key.law, key.players, key.seed, first, raw, np.zeros(at.TOTALS, np.int64))
