"""The array types of kernel functions: anything indexed by one or two integers."""

from __future__ import annotations

from typing import Protocol


class Ints(Protocol):
    """A flat array of integers."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Floats(Protocol):
    """A flat array of weights."""

    def __getitem__(self, index: int, /) -> float: ...


class Grid(Protocol):
    """A table of integers with one column per game."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Rows(Protocol):
    """A table of integers with one row per game."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, index: int, /) -> Ints: ...


class Bytes(Protocol):
    """A table of small numbers with one row per seat."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
