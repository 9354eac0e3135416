"""How a session talks to the screen: it yields requests, receives answers and does no input or output.

A session is a generator, so tests can drive it with a list of lines and a real terminal with a keyboard.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Show:
    """Show this text and nothing else."""

    text: str


@dataclass(frozen=True, slots=True)
class Ask:
    """Show a prompt and wait for one line, which is the answer."""

    prompt: str


@dataclass(frozen=True, slots=True)
class WaitBeats:
    """Wait until some beats have passed since the previous request: computation in between adds no delay."""

    beats: float = 1.0


@dataclass(frozen=True, slots=True)
class Wait:
    """Wait for some seconds, regardless of the game's pace."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Forget:
    """Discard input typed at a terminal and not read yet."""


Request = Show | Ask | WaitBeats | Wait | Forget
Talk = Generator[Request, str, Result]
"""A conversation. Only the answer to an Ask means anything."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The text to print once the screen is restored, and the exit status."""

    text: str
    status: int = 0


class PersonLeft(Exception):
    """The person left: by command, at the end of input, by Ctrl-C, or by closing the terminal."""
