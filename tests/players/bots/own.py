"""Players in files, good and bad, and the tables they are tried at."""

from __future__ import annotations

import os
import time
from pathlib import Path
from textwrap import dedent

from emptyhand.game.deal import deal
from emptyhand.players.game import Game
from emptyhand.players.workers.own_player import OwnPlayer
from emptyhand.players.workers.own_process import PlayerLimits, Target
from tests.helpers import law

PATIENT = PlayerLimits(seconds=30, start=60)
"""For players that answer: a busy machine must not make them late."""
HASTY = PlayerLimits(seconds=0.3, start=60)
FREE = PlayerLimits(seconds=30, start=60, walls=False)
"""For players that leave traces in files, or start others."""

FIRST = """
    from emptyhand import legal_moves_for

    def choose(view):
        return legal_moves_for(view.law, view)[0]
"""
"""The shortest good player: always the first legal move."""


def written(folder: Path, code: str, name: str = "mybot.py") -> str:
    """The path of a file with this code in it."""
    path = folder / name
    path.write_text(dedent(code), encoding="utf-8")
    return str(path)


def own_player(folder: Path, code: str, limits: PlayerLimits = PATIENT, seed: int = 0) -> OwnPlayer:
    """The player of a file with this code in it."""
    path = written(folder, code)
    return OwnPlayer(path, Target.of_file(path), seed, limits)


def choosing(body: str) -> str:
    """A player that has once been well and now does this when it is asked."""
    return "import os, signal, subprocess, sys, time\n\ndef choose(view):\n    " + body + "\n"


def some_game(ruleset: str = "obsession", players: int = 2, seed: int = 1) -> Game:
    of = law(ruleset)
    return Game(of, deal(of, players, seed))


def is_alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended and waits to be asked how does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def gone_soon(pid: int) -> bool:
    """Whether a process ends within a while."""
    for _ in range(500):
        if not is_alive(pid):
            return True
        time.sleep(0.01)
    return False
