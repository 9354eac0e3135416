"""Games played abreast: what kernels do with a number of each game instead of a number of one.

`Many` is one number of each game, `Marks` one truth value of each. Operators are those of numbers, so that `chance`,
`bits` and the plain arithmetic of `pile_zones` serve both; here is what takes the place of an ``if`` and of an index.
Interpreted, there is one game, and each number is an int. Kernels compiled for a CPU have functions of the same names
for several games (`vectors`).
"""

from typing import TypeAlias

from emptyhand.fast.arrays import Ints

TRACKS = 1
"""How many games are played abreast; compiled kernels have more of them (`vectors`)."""

Many: TypeAlias = int
Marks: TypeAlias = bool


def every(value: int) -> Many:
    """Return the same number for every game."""
    return value


def one_after_another(first: int) -> Many:
    """Return `first` for the first game, `first + 1` for the second, …"""
    return first


def where(marks: Marks, yes: Many, no: Many) -> Many:
    """Return `yes` for the games that are marked, and `no` for the others."""
    return yes if marks else no


def but_not(marks: Marks, others: Marks) -> Marks:
    """Return the marks of the first that are not among the second."""
    return marks and not others


def any_of(marks: Marks) -> bool:
    """Whether a game is marked."""
    return marks


def bits_of(marks: Marks) -> int:
    """Return a bit for each game that is marked, the first game lowest."""
    return int(marks)


def load(s: Ints, place: int) -> Many:
    """Return what a state has at a place; the numbers of all games lie side by side."""
    return s[place]


def store(s: Ints, place: int, values: Many) -> None:
    s[place] = values


def look_up(s: Ints, table: int, index: Many) -> Many:
    """Return numbers of a table of sixteen, which lies at a place of the state."""
    return s[table + index]
