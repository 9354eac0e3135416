"""Bounds on the thinking time of a spec, for servers on which a guest names the spec."""

from __future__ import annotations

from emptyhand.players.bots import split_spec
from emptyhand.players.bots.player import Budget
from emptyhand.players.bots.registry import KINDS, Effort

ROLLOUTS_A_MS = 5
"""Rollouts that count as a millisecond of thought."""


def budget_of(spec: str) -> Budget | None:
    """Return the budget that a spec names; None for players with a budget of their own. Raises ValueError."""
    name, text = split_spec(spec)
    kind = KINDS.get(name)
    if kind is None or not isinstance(kind.argument, Effort) or text is None:
        return None
    return kind.argument.read(name, text)


def check_thought(spec: str, most_ms: int) -> None:
    """Raise ValueError if a spec asks for more than `most_ms` milliseconds of thought per move."""
    if bound_spec(spec, most_ms) != spec:
        most = f"{most_ms}ms or {most_ms * ROLLOUTS_A_MS} rollouts"
        raise ValueError(f"{spec[:40]} thinks too long for this table: expected at most {most} for a move")


def bound_spec(spec: str, most_ms: int) -> str:
    """Return the spec, or the same player with the most thought allowed. Raises ValueError."""
    asked, name = budget_of(spec), split_spec(spec)[0]
    if asked is not None and asked.milliseconds is not None and asked.milliseconds > most_ms:
        return f"{name}:{most_ms}ms"
    if asked is not None and asked.rollouts is not None and asked.rollouts > most_ms * ROLLOUTS_A_MS:
        return f"{name}:{most_ms * ROLLOUTS_A_MS}"
    return spec
