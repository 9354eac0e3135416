"""Computer players. They see Views and nothing else, and each draws its chance from its own seed.

A player is asked for by its name: ``make("greedy", seed=7)``.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import NamedTuple

from emptyhand.bots.greedy import Greedy
from emptyhand.bots.original import Original, pile_law
from emptyhand.bots.player import Player
from emptyhand.bots.uniform import Uniform
from emptyhand.law.model import Law

__all__ = ["Player", "make", "names"]


class _Kind(NamedTuple):
    build: Callable[[int], Player]
    summary: str
    check: Callable[[Law], object] | None = None
    """Raises ValueError for a law the player does not know."""


_KINDS = {
    "random": _Kind(Uniform, "plays any legal move, all equally likely"),
    "greedy": _Kind(Greedy, "a sound player for every game: sheds low cards early and keeps the strong ones"),
    "original": _Kind(Original, "the player of the original Obsessed program; pile games only", pile_law),
}


def names() -> dict[str, str]:
    """Every player's name with one line about it."""
    return {name: kind.summary for name, kind in _KINDS.items()}


def make(spec: str, seed: int, law: Law | None = None) -> Player:
    """The player of a name. With a law, one that cannot play by it is refused here and not at its first move."""
    kind = _KINDS.get(spec.strip().lower())
    if kind is None:
        raise ValueError(_no_such_player(spec))
    if law is not None and kind.check is not None:
        kind.check(law)
    return kind.build(seed)


def _no_such_player(spec: str) -> str:
    near = difflib.get_close_matches(spec.strip().lower(), _KINDS, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(_KINDS)}"
    return f"there is no player called {spec!r}: {hint}"
