"""The processes of own players: started with limits, reused from game to game, ended."""

from __future__ import annotations

import atexit
import os
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from emptyhand.players.bots.ahead import compile_ahead, is_compiled, kernel_folders
from emptyhand.players.workers.child import Child, Helper, NoAnswer
from emptyhand.players.workers.wire import Json, Object

WORKER = "emptyhand.players.workers.own_worker"
MIB = 1 << 20
WALLS = ("open", "walls")
MOST_IDLE = 8
MOST_GAMES = 200
"""A process is replaced after this many games, so that leaked memory does not end a later game."""


@dataclass(frozen=True, slots=True)
class PlayerLimits:
    """Limits of an own player: seconds for a move and for its start, MiB of memory, and whether it is sandboxed."""

    seconds: float = 1.0
    start: float = 10.0
    memory: int = 1024
    walls: bool = True

    @classmethod
    def of_environment(cls) -> PlayerLimits:
        """Return the default limits, except those that the environment sets."""
        return cls(
            _set("EMPTYHAND_PLAYER_SECONDS", cls().seconds, 0.01, 3600),
            _set("EMPTYHAND_PLAYER_START", cls().start, 0.1, 3600),
            int(_set("EMPTYHAND_PLAYER_MIB", cls().memory, 64, 1 << 20)),
            bool(_set("EMPTYHAND_PLAYER_WALLS", 1, 0, 1)),
        )


def _set(name: str, usual: float, least: float, most: float) -> float:
    text = os.environ.get(name)
    if not text:
        return usual
    with suppress(ValueError):
        if least <= float(text) <= most:
            return float(text)
    raise ValueError(f"{name}={text} is not a limit for a player: expected a number from {least:g} to {most:g}")


@dataclass(frozen=True, slots=True)
class Target:
    """Where a player's code is: a file and the name of a class in it, or an installed ``module:attribute``."""

    file: str | None
    name: str | None
    changed: int = 0
    """The file's modification time: an edited player needs a new process."""

    @classmethod
    def of_file(cls, text: str) -> Target:
        """Return the target of ``./mybot.py`` or ``./mybot.py:Careful``. Raises ValueError if there is no such file."""
        head, _, tail = text.rpartition(":")
        path, name = (head, tail) if head and tail.isidentifier() and not text.endswith(".py") else (text, None)
        if not path.endswith(".py"):
            raise ValueError(f"{text!r} names no player: expected the path of a Python file, such as ./mybot.py")
        try:
            found = Path(path).expanduser().resolve()
            changed = found.stat().st_mtime_ns
        except (OSError, RuntimeError, ValueError):
            raise ValueError(f"there is no file {path!r}: expected the path of a Python file with a player") from None
        return cls(str(found), name, changed)


@dataclass(slots=True)
class PlayerProcess:
    """A process that has found its player."""

    target: Target
    limits: PlayerLimits
    child: Child
    games: int = 0
    laws: set[str] = field(default_factory=set)
    """The digests of the laws it has received."""

    @property
    def helper(self) -> Helper:
        """A helper that prepares kernels outside the time limit."""
        return Helper(("pile", "climb"), get_kernels, self.limits.start)


def get_kernels(family: str) -> None:
    """Compile a family's kernels outside the sandbox: a player may not write files."""
    if not is_compiled(family) and sys.stderr.isatty():
        print("Compiling what this player looks ahead with: half a minute, once on this machine.", file=sys.stderr)
    compile_ahead(family)


class Unfit(ValueError):
    """No player was found in a file or package; the text is one sentence without its name."""


_idle: list[PlayerProcess] = []


def open_process(target: Target, limits: PlayerLimits) -> PlayerProcess:
    """Return a process with the player in it. Raises Unfit if there is none, NoAnswer if it did not start in time."""
    for place, process in enumerate(_idle):
        # A fork has a copy of this list: it and its parent would read answers from the same pipe.
        if (process.target, process.limits, process.child.owner) == (target, limits, os.getpid()):
            process.games += 1
            return _idle.pop(place)
    child = Child(WORKER, str(limits.memory * MIB), WALLS[limits.walls], walled=limits.walls)
    process = PlayerProcess(target, limits, child, games=1)
    try:
        readable: list[Json] = [str(folder) for folder in kernel_folders()]
        question: Object = {"file": target.file, "name": target.name, "seconds": limits.start, "folders": readable}
        answer = process.child.ask(question, limits.start, process.helper)
    except BaseException:
        process.child.end()
        raise
    error = answer.get("error")
    if error is not None:
        process.child.end()
        raise Unfit(str(error))
    return process


def hand_back(process: PlayerProcess) -> None:
    """Keep a process for the next player of the same target, or end it."""
    if process.child.ended or process.child.busy or process.games >= MOST_GAMES or len(_idle) >= MOST_IDLE:
        process.child.end()
    elif process.child.owner == os.getpid():
        _idle.append(process)


@atexit.register
def end_idle() -> None:
    """End the idle processes."""
    while _idle:
        _idle.pop().child.end()


__all__ = ["NoAnswer", "PlayerLimits", "PlayerProcess", "Target", "Unfit", "end_idle", "hand_back", "open_process"]
