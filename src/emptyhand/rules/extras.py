"""How to install what a message says is missing."""

from __future__ import annotations

import shlex
from importlib import import_module
from pathlib import Path

PACKAGE = "emptyhand"


def install_line(extra: str) -> str:
    """Return the command that installs an extra: from the clone that this code is in, else from the file of a release.

    No index has the package, so its name alone would install nothing, or something of somebody else.
    """
    clone = Path(__file__).parents[3]
    if (clone / "pyproject.toml").is_file() and (clone / "src" / PACKAGE).is_dir():
        return f"pip install -e {shlex.quote(f'{clone}[{extra}]')}"
    # By name: this module imports nothing of the package, which imports everything.
    version = import_module(PACKAGE).__version__
    return f"pip install './{PACKAGE}-{version}-py3-none-any.whl[{extra}]' (the wheel of the release)"
