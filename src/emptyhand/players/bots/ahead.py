"""Knows which players look ahead, and manages the compiled kernels that they need."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from emptyhand.players.bots.levels import LEVELS, looks_ahead, plain_levels
from emptyhand.players.workers.child import child_environment
from emptyhand.rules.extras import install_line
from emptyhand.rules.law.model import ClimbLaw, Law

KERNELS = "emptyhand.players.kernels"
COMPILE_SECONDS = 600.0


def check_ahead(spec: str, law: Law, seats: int) -> None:
    """Raise ValueError, saying what to install, if a player looks ahead and this machine cannot."""
    if looks_ahead(spec, law, seats) and find_spec("numba") is None:
        lower = plain_levels(law, seats)
        raise ValueError(
            f"{spec} looks ahead with numba, which is not installed: install it with {install_line('fast')}, "
            f"or play against level:1 to level:{min(lower, max(LEVELS))}"
        )


def family_of(law: Law) -> str:
    """Return the name of the kernels that play a law: pile games, climbing games, or those with two packs."""
    if isinstance(law, ClimbLaw) and law.several_packs:
        return "packs"
    return law.ruleset.family.value


def is_compiled(family: str) -> bool:
    """Whether an earlier run has left compiled code for all of a family's kernels."""
    from emptyhand.players.search.ready import is_compiled

    return is_compiled(family)


@cache
def kernel_folders() -> tuple[Path, ...]:
    """Return where compiled kernels are stored; empty if nothing can be compiled."""
    if find_spec("numba") is None:
        return ()
    from emptyhand.fast.target import cache_folder

    folder = cache_folder()
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return (folder,)


def start_compiling(family: str) -> subprocess.Popen[str]:
    """Start a process that compiles a family's kernels and prints a line for each, so that this process stays free."""
    command = [sys.executable, "-P", "-m", KERNELS, family]
    quiet, lines = subprocess.DEVNULL, subprocess.PIPE
    return subprocess.Popen(command, stdin=quiet, stdout=lines, stderr=quiet, text=True, env=child_environment())


def compile_ahead(family: str) -> None:
    """Compile a family's kernels in a separate process, unless that is done, and wait for it."""
    if is_compiled(family):
        return
    with suppress(OSError), start_compiling(family) as process:
        try:
            process.communicate(timeout=COMPILE_SECONDS)
        finally:
            process.kill()
