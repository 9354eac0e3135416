"""A cache of one result: everyone at a table asks for the same thing in quick succession."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class IdentityCache(Generic[Asked, Answer]):
    """Wrap a function; repeat its last result while the argument is the same object, which must not change."""

    __slots__ = ("_function", "_last")

    def __init__(self, function: Callable[[Asked], Answer]) -> None:
        self._function = function
        self._last: tuple[Asked, Answer] | None = None

    def __call__(self, asked: Asked) -> Answer:
        # One tuple, so that no thread pairs an argument with another one's result.
        last = self._last
        if last is None or last[0] is not asked:
            last = self._last = (asked, self._function(asked))
        return last[1]
