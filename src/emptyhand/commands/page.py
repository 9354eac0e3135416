"""Builds the page as a folder for any static host: it plays in the browser, without a server and without a network.

Downloads Pyodide (Python for browsers) once, unless a checkout or --runtime has it. Over an earlier build only the
files of that build are replaced.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from functools import partial
from pathlib import Path

from emptyhand.server.static_build.folder import build
from emptyhand.server.static_build.runtime import CHECKOUT, CannotBuild, bring_runtime, read_runtime


def configure(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    command = actions.add_parser("build", help="write the page into a folder", description=__doc__)
    command.add_argument("folder", type=Path, metavar="FOLDER", help="a new or empty folder, or an earlier build")
    command.add_argument(
        "--runtime",
        type=Path,
        metavar="FOLDER",
        help=f"folder with Pyodide, unpacked (default: {CHECKOUT} in a checkout, else a download)",
    )


def run(arguments: argparse.Namespace) -> int:
    given: Path | None = arguments.runtime
    tell = partial(print, file=sys.stderr)
    try:
        files = build(arguments.folder, lambda: read_runtime(given) if given else bring_runtime(tell))
    except CannotBuild as error:
        raise ValueError(str(error)) from None
    size = sum(map(len, files.values())) / 1e6
    print(f"{arguments.folder}: {len(files)} files, {size:.1f} MB. Put the folder on any static web host, or try it:")
    print(f"  python3 -m http.server --directory {shlex.quote(str(arguments.folder))}")
    return 0
