"""A finished game in short, as the history of each person who sat in it stores it."""

from __future__ import annotations

import msgspec


class GameSummary(msgspec.Struct, frozen=True):
    """A game in short. `bots` has the spec of each seat that a bot played, null for people."""

    ruleset: str
    title: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    placed: tuple[int, ...]
    """Seats, best first; empty if the game has no result."""
    moves: int
    over: bool
    """False for a game that was abandoned or that stalled."""


def write_summary(summary: GameSummary) -> str:
    return msgspec.json.encode(summary).decode()


def read_summary(text: str) -> GameSummary:
    return msgspec.json.decode(text, type=GameSummary)
