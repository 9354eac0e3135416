"""Converts results to the columns of a Parquet file and back. Seats are counted from 1, as people count them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from emptyhand import __version__
from emptyhand.fast import columns as at
from emptyhand.fast.batch import Job
from emptyhand.fast.results import Results, merge
from emptyhand.study.lab.key import Key
from emptyhand.study.lab.pieces import Column


class Simulated:
    """The Parquet form of a simulation's games."""

    may_differ = ("ruleset", "games", "version")
    """Metadata that may differ between runs: law and engine identify what matters."""

    def __init__(self, job: Job) -> None:
        self._ruleset = job.law.name
        self._key = Key.of(job)
        self.first, self.games = job.first, job.games

    def metadata(self, first: int, end: int) -> dict[str, str]:
        key = self._key
        return {
            "ruleset": self._ruleset,
            "law": key.law,
            "players": str(key.players),
            "policy": key.policy,
            "cap": str(key.cap),
            "seed": str(key.seed),
            "first": str(first),
            "games": str(end - first),
            "version": __version__,
            "engine": key.engine,
        }

    def to_columns(self, pieces: Sequence[Results]) -> dict[str, Column]:
        return to_columns(merge(list(pieces)))

    def from_columns(self, columns: Mapping[str, Column], first: int) -> Results:
        return from_columns(columns, self._key, first)


def to_columns(results: Results) -> dict[str, Column]:
    """Return one entry per game in each column; 0 for no winner, place or instant win. Signed, for subtraction."""
    numbers = np.arange(results.first, results.first + results.games, dtype=np.int64)
    columns: dict[str, Column] = {"game": numbers, "winner": (results.winner + 1).astype(np.int16)}
    for place, seats in enumerate(results.order.T, start=1):
        columns[f"place_{place}"] = (seats + 1).astype(np.int16)
    columns["decisions"] = results.decisions
    columns["stalled"] = results.stalled
    columns["starter"] = (results.starter + 1).astype(np.int16)
    columns["kills"] = results.kills
    columns["pick_ups"] = results.pick_ups
    columns["instant"] = results.instant.astype(np.int16)
    for seat, cards in enumerate(results.cards_left.T, start=1):
        columns[f"cards_left_{seat}"] = cards.astype(np.int16)
    return {name: np.ascontiguousarray(column) for name, column in columns.items()}


def from_columns(columns: Mapping[str, Column], key: Key, first: int) -> Results:
    """Return the results in these columns. For stalled games, the seats that had gone out are lost."""
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
