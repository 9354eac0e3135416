"""What kernel functions are given: anything that is indexed by one whole number, or by two."""

from __future__ import annotations

from typing import Protocol


class Ints(Protocol):
    """A flat array of whole numbers."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Floats(Protocol):
    """A flat array of weights."""

    def __getitem__(self, index: int, /) -> float: ...


class Grid(Protocol):
    """A table of whole numbers, a column a game."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Rows(Protocol):
    """A table of whole numbers, a row a game."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, index: int, /) -> Ints: ...
