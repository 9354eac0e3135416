"""Computer players. They see only Views, and each draws its randomness from its own seed.

A spec names a player, wherever a player is asked for: ``greedy``, ``search:200``, the path of a Python file with a
player in it (``./mybot.py``, ``./mybot.py:Careful``), or the name of a player that another package provides.

- `player` is the protocol, `registry` the list of players by name.
- Players: `uniform`, `beginner`, `original`, `greedy` (`greedy_pile`, `greedy_climb`, `plan`), `search`,
  `timed_search`, `levels` (`shares`: how often each wins); `template` is what a new player starts from.
- `ahead`: which players need compiled kernels. `pace`: thinking times that reveal nothing. `variety`: no going round in
  circles.
"""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from emptyhand.players.bots.player import (
    Budget,
    Fallible,
    FaultKind,
    Player,
    Thinker,
    Thought,
    close,
    replacements,
    think,
)
from emptyhand.players.bots.registry import KINDS
from emptyhand.rules.law.model import Law

if TYPE_CHECKING:
    from emptyhand.players.bots.variety import Repetition

__all__ = [
    "Budget",
    "Fallible",
    "FaultKind",
    "Player",
    "Thinker",
    "Thought",
    "close",
    "forms",
    "installed_players",
    "is_file",
    "is_own",
    "is_spec",
    "make",
    "names",
    "replacements",
    "specs",
    "split_spec",
    "think",
]

GROUP = "emptyhand.players"
"""The entry-point group in which other packages provide players."""

_FILE = re.compile(r".+\.py(:\w+)?")


def names() -> dict[str, str]:
    """Return every player of the package by name, with a one-line description."""
    return {name: kind.summary for name, kind in KINDS.items()}


def forms() -> tuple[str, ...]:
    """Return the names as people write them, with the possible arguments: ``level:1-5``."""
    return tuple(kind.usage(name) for name, kind in KINDS.items())


def specs() -> tuple[str, ...]:
    """Return specs that together show every player of the package, each ready for `make`."""
    return tuple(spec for name, kind in KINDS.items() for spec in kind.samples(name))


def installed_players() -> dict[str, str]:
    """Return the players that other packages provide: name and ``module:attribute``."""
    from importlib.metadata import entry_points

    return {point.name.lower(): point.value for point in entry_points(group=GROUP)}


def make(spec: str, seed: int, law: Law | None = None, *, met: Repetition | None = None) -> Player:
    """Create the player of a spec. With a law, raise ValueError here if the player cannot play by it.

    Players of the package do not go round in circles (`bots.variety`). `met` is for a player that is created for each
    move: how often its seat has met this position, and others, before (`Game.met`).
    A player from a file or another package gets a process of its own; with a law it is started here.
    """
    if is_file(spec):
        return _own_player(spec, None, seed, law)
    name, text = split_spec(spec)
    if name in KINDS:
        player = KINDS[name].build(name, text, seed)
        if law is not None:
            KINDS[name].refuse(law)
        if not KINDS[name].has_habits:
            return player
        from emptyhand.players.bots.variety import NOTHING_MET, Varied

        return Varied(player, seed, met or NOTHING_MET)
    brought = installed_players()
    if name in brought and text is None:
        return _own_player(spec, brought[name], seed, law)
    raise ValueError(_no_such_player(spec, name, [*KINDS, *brought]))


def is_file(spec: str) -> bool:
    """Whether a spec is the path of an own player, whether or not the file exists."""
    return bool(_FILE.fullmatch(spec.strip())) or "/" in spec or "\\" in spec


def is_own(spec: str) -> bool:
    """Whether a spec's player is not of this package, so that it runs in a process of its own."""
    return is_file(spec) or (split_spec(spec)[0] not in KINDS and split_spec(spec)[0] in installed_players())


def is_spec(text: str) -> bool:
    """Whether a text reads as a player's spec: a known name or a Python file. Starts and imports nothing."""
    name = split_spec(text)[0]
    return bool(_FILE.fullmatch(text)) or name in KINDS or name in installed_players()


def _own_player(spec: str, home: str | None, seed: int, law: Law | None) -> Player:
    """Create the player of a file, or of another package's ``module:attribute``."""
    from emptyhand.players.workers.own_player import OwnPlayer
    from emptyhand.players.workers.own_process import Target

    player = OwnPlayer(spec.strip(), Target.of_file(spec.strip()) if home is None else Target(None, home), seed)
    if law is not None:
        player.start()
    return player


def split_spec(spec: str) -> tuple[str, str | None]:
    """Split a spec into its name and the text behind the colon, or None."""
    name, colon, text = spec.strip().partition(":")
    return name.strip().lower(), text.strip().lower() if colon else None


def _no_such_player(spec: str, name: str, known: list[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    shown = [KINDS[one].usage(one) if one in KINDS else one for one in known]
    hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(shown)}, or the path of a Python file"
    return f"there is no player called {spec!r}: {hint}"
