"""The doctor's findings: one sentence each, with its severity."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class State(StrEnum):
    OK = "ok"
    IN_USE = "open"
    WARNING = "note"
    FAILURE = "WRONG"


class Finding(NamedTuple):
    state: State
    sentence: str


def ok(words: str) -> Finding:
    return Finding(State.OK, words)


def warning(words: str) -> Finding:
    return Finding(State.WARNING, words)


def in_use(words: str) -> Finding:
    return Finding(State.IN_USE, words)


def failure(words: str) -> Finding:
    return Finding(State.FAILURE, words)
