"""Jobs for tests of the lab, and what they come to when they are played in one go."""

from __future__ import annotations

from pathlib import Path

import duckdb
import numpy as np

from emptyhand.fast.batch import Job, Kernel
from emptyhand.fast.results import Results
from tests.helpers import law


def job(name: str = "obsession", games: int = 100, *, seed: int = 0, first: int = 0, cap: int = 5000) -> Job:
    return Job(law(name), law(name).players.default, seed, first, games, cap)


def played(wanted: Job) -> Results:
    return Kernel.of(wanted).run(wanted.first, wanted.games)


def pieces(wanted: Job, size: int) -> list[Results]:
    kernel, end = Kernel.of(wanted), wanted.first + wanted.games
    return [kernel.run(first, min(size, end - first)) for first in range(wanted.first, end, size)]


def same(one: Results, other: Results) -> bool:
    """Whether two results are equal to the last bit."""
    return one.first == other.first and bool(np.array_equal(one.raw, other.raw))


def rows(path: Path) -> list[tuple[object, ...]]:
    """All of a Parquet file, read by other means than those that wrote it."""
    with duckdb.connect(":memory:") as connection:
        return connection.execute("SELECT * FROM read_parquet(?)", [str(path)]).fetchall()


def kinds(path: Path) -> set[str]:
    """The types of all columns."""
    with duckdb.connect(":memory:") as connection:
        described = connection.execute("DESCRIBE SELECT * FROM read_parquet(?)", [str(path)]).fetchall()
    return {str(kind) for _, kind, *_ in described}


def metadata(path: Path) -> dict[str, str]:
    with duckdb.connect(":memory:") as connection:
        found = connection.execute("SELECT key, value FROM parquet_kv_metadata(?)", [str(path)]).fetchall()
    return {key.decode(): value.decode() for key, value in found}
