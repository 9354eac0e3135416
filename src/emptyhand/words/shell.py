"""The shell that called the program: how to call it again, and which characters the output can show."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "emptyhand"


def program() -> str:
    """Return how the program was called: its plain name if that is on the PATH, else its path or ``python -m``."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == NAME:
        return f"{_typed(Path(sys.executable))} -m {NAME}"
    return _typed(called) if called.name == NAME else NAME


def _typed(called: Path) -> str:
    """Return a program's plain name if PATH leads to the same file, else its path."""
    found = shutil.which(called.name)
    if called.name == str(called) or (found is not None and Path(found).absolute() == called.absolute()):
        return called.name
    shown = str(called)
    return shlex.quote(shown if "/" in shown else f"./{shown}")


def speaks_unicode() -> bool:
    """Whether the output can show suit symbols and box characters."""
    try:
        "♠♥♦♣╭─╮│▲▶".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
