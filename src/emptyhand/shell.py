"""The shell that called the program: how to call it again, and which characters the output can show."""

from __future__ import annotations

import shlex
import shutil
import sys
from importlib import import_module
from pathlib import Path

NAME = "emptyhand"


def program() -> str:
    """Return how the program was called: its plain name if that is on the PATH, else its path or ``python -m``."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == NAME:
        return f"{_typed(Path(sys.executable))} -m {NAME}"
    return _typed(called) if called.name == NAME else NAME


def install_line(extra: str) -> str:
    """Return the command that installs an extra: from the clone that this code is in, else from the file of a release.

    No index has the package, so its name alone would install nothing, or something of somebody else.
    """
    clone = Path(__file__).parents[2]
    if (clone / "pyproject.toml").is_file() and (clone / "src" / NAME).is_dir():
        return f"pip install -e {shlex.quote(f'{clone}[{extra}]')}"
    # By name: this module imports nothing of the package, which imports everything.
    version = import_module(NAME).__version__
    return f"pip install './{NAME}-{version}-py3-none-any.whl[{extra}]' (the wheel of the release)"


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
