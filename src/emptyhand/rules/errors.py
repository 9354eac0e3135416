"""The base class of the errors that the library raises for bad input."""

from __future__ import annotations


class EmptyhandError(ValueError):
    """Input that cannot be used. The message is one sentence that says what was expected; nothing has changed."""
