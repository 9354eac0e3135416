"""Bounds of a field: the limits of a number, the length and the pattern of a text or a list."""

from __future__ import annotations

import re
from dataclasses import dataclass


class InvalidValue(ValueError):
    """A value that is not of the expected type, or out of bounds; the text says where."""


@dataclass(frozen=True, slots=True)
class Meta:
    """Bounds, as an annotation: ``Annotated[int, Meta(ge=0)]``."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None

    def check(self, value: object, where: str) -> None:
        """Raise InvalidValue if the value is out of bounds; `where` ends its text."""
        if isinstance(value, int):
            self._check_number(value, where)
        elif isinstance(value, str | tuple | dict):
            self._check_length(value, where)
        if self.pattern is not None and isinstance(value, str) and re.search(self.pattern, value) is None:
            raise InvalidValue(f"Expected `str` matching regex {self.pattern!r}{where}")

    def _check_number(self, value: int, where: str) -> None:
        if self.ge is not None and value < self.ge:
            raise InvalidValue(f"Expected `int` >= {self.ge}{where}")
        if self.le is not None and value > self.le:
            raise InvalidValue(f"Expected `int` <= {self.le}{where}")

    def _check_length(self, value: str | tuple[object, ...] | dict[str, object], where: str) -> None:
        kind = "str" if isinstance(value, str) else "object" if isinstance(value, dict) else "array"
        if self.min_length is not None and len(value) < self.min_length:
            raise InvalidValue(f"Expected `{kind}` of length >= {self.min_length}{where}")
        if self.max_length is not None and len(value) > self.max_length:
            raise InvalidValue(f"Expected `{kind}` of length <= {self.max_length}{where}")
