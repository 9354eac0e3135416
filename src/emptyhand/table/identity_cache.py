"""Caches by identity: everyone at a table asks for the same things in quick succession."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Argument = TypeVar("Argument")
Cached = TypeVar("Cached")


class IdentityCache(Generic[Argument, Cached]):
    """Wrap a function; repeat its last result while the argument is the same object, which must not change."""

    __slots__ = ("_function", "_last")

    def __init__(self, function: Callable[[Argument], Cached]) -> None:
        self._function = function
        self._last: tuple[Argument, Cached] | None = None

    def __call__(self, argument: Argument) -> Cached:
        # One tuple, so that no thread pairs an argument with another one's result.
        last = self._last
        if last is None or last[0] is not argument:
            last = self._last = (argument, self._function(argument))
        return last[1]


class IdentityMemo(Generic[Argument, Cached]):
    """Wrap a function; remember its results for the very objects it was given, which must not change.

    For objects that stay the same from move to move, and whose hash would cost more than it saves. Beyond `most`
    results all are forgotten.
    """

    __slots__ = ("_function", "_known", "_most")

    def __init__(self, function: Callable[[Argument], Cached], most: int) -> None:
        self._function = function
        self._known: dict[int, tuple[Argument, Cached]] = {}
        self._most = most

    def __call__(self, argument: Argument) -> Cached:
        # The object is kept beside its result: another one may get its number once it is gone.
        known = self._known.get(id(argument))
        if known is not None and known[0] is argument:
            return known[1]
        if len(self._known) >= self._most:
            self._known.clear()
        answer = self._function(argument)
        self._known[id(argument)] = argument, answer
        return answer
