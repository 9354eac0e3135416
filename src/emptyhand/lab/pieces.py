"""Protocols of results of consecutive games, for runs and stores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

Column = NDArray[np.generic]


class Piece(Protocol):
    """Results of some games, one after another."""

    @property
    def first(self) -> int:
        """The number of the first of them."""
        ...

    @property
    def games(self) -> int: ...


Some = TypeVar("Some", bound=Piece)


class Form(Protocol[Some]):
    """How the games of a job stand in a Parquet file."""

    @property
    def first(self) -> int: ...

    @property
    def games(self) -> int: ...

    @property
    def may_differ(self) -> tuple[str, ...]:
        """Metadata that does not decide how a game goes."""
        ...

    def metadata(self, first: int, end: int) -> dict[str, str]:
        """The metadata of a file of these games."""
        ...

    def to_columns(self, pieces: Sequence[Some]) -> dict[str, Column]:
        """One entry a game in each column."""
        ...

    def from_columns(self, columns: Mapping[str, Column], first: int) -> Some: ...
