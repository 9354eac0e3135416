"""What the doctor finds: one sentence each, with how bad it is."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class State(StrEnum):
    WELL = "ok"
    RUNS = "open"
    MEDIOCRE = "note"
    WRONG = "WRONG"


class Finding(NamedTuple):
    state: State
    sentence: str


def well(words: str) -> Finding:
    return Finding(State.WELL, words)


def note(words: str) -> Finding:
    return Finding(State.MEDIOCRE, words)


def runs(words: str) -> Finding:
    return Finding(State.RUNS, words)


def wrong(words: str) -> Finding:
    return Finding(State.WRONG, words)
