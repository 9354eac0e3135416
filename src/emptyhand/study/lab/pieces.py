"""Protocols for results of consecutive games, for runs and stores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

Column = NDArray[np.generic]


class Piece(Protocol):
    """Results of consecutive games."""

    @property
    def first(self) -> int:
        """The number of the first of them."""
        ...

    @property
    def games(self) -> int: ...


Some = TypeVar("Some", bound=Piece)


class Form(Protocol[Some]):
    """The Parquet form of a job's games."""

    @property
    def first(self) -> int: ...

    @property
    def games(self) -> int: ...

    @property
    def may_differ(self) -> tuple[str, ...]:
        """Metadata that does not determine how a game goes."""
        ...

    def metadata(self, first: int, end: int) -> dict[str, str]:
        """Return the metadata of a file with these games."""
        ...

    def to_columns(self, pieces: Sequence[Some]) -> dict[str, Column]:
        """Return one entry per game in each column."""
        ...

    def from_columns(self, columns: Mapping[str, Column], first: int) -> Some: ...
