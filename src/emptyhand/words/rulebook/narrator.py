"""How rules speak of the seats of a table; `narration` brings it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from emptyhand.rules.law.model import Law
from emptyhand.words.speech import Phrase, Value


class Narrator(Protocol):
    """A table and the listener whom it is told to."""

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def law(self) -> Law: ...

    @property
    def me(self) -> int | None: ...

    def says(self, message: str, seat: int, **args: Value) -> Phrase:
        """Return a message about a seat."""

    def who(self, seat: int) -> Phrase:
        """Name a seat."""
