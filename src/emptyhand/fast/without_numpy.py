"""The few functions of numpy that a search needs, with the same names, as lists: for Python in a browser.

Interpreted kernels are faster on these than on arrays of numpy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import fsum, sqrt

__all__ = ["CellGrid", "Cells", "array", "concatenate", "count_nonzero", "sqrt", "take", "zeros"]

int32 = int64 = uint8 = int
float64 = float


class Cells(list[float]):
    """A row of numbers."""

    @property
    def shape(self) -> tuple[int]:
        return (len(self),)

    def mean(self) -> float:
        return fsum(self) / len(self)

    def std(self) -> float:
        middle = self.mean()
        return sqrt(fsum((each - middle) ** 2 for each in self) / len(self))

    def __sub__(self, other: Cells) -> Cells:
        return Cells(a - b for a, b in zip(self, other, strict=True))


class CellGrid:
    """Rows of numbers."""

    def __init__(self, rows: Iterable[Cells]) -> None:
        self._rows = list(rows)
        self.shape = len(self._rows), len(self._rows[0])
        self.size = self.shape[0] * self.shape[1]

    def __setitem__(self, at: tuple[int, int], value: float) -> None:
        self._rows[at[0]][at[1]] = value

    def __getitem__(self, row: int) -> Cells:
        return self._rows[row]

    def __iter__(self) -> Iterator[Cells]:
        return iter(self._rows)

    def __eq__(self, other: object) -> CellGrid:  # type: ignore[override]
        return CellGrid(Cells(each == other for each in row) for row in self._rows)

    __hash__ = None  # type: ignore[assignment]


def zeros(shape: int | tuple[int, int], _: type = int) -> Cells | CellGrid:
    if isinstance(shape, int):
        return Cells([0] * shape)
    return CellGrid(Cells([0] * shape[1]) for _ in range(shape[0]))


def array(numbers: Iterable[float], _: type = int) -> Cells:
    return Cells(numbers)


def concatenate(rows: Iterable[Cells]) -> Cells:
    return Cells(number for row in rows for number in row)


def count_nonzero(grid: CellGrid) -> int:
    return sum(1 for row in grid for number in row if number)


def take(values: Cells, places: CellGrid) -> CellGrid:
    return CellGrid(Cells(values[int(place)] for place in row) for row in places)
