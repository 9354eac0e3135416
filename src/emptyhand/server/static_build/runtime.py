"""Python for browsers: the files of Pyodide, from a folder or, checked against the pinned checksum, from npm.

No wheel carries them: they are larger than everything else in it, and only `emptyhand page build` needs them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from emptyhand.server.npm_packages import NpmPackage, PackageError, archive_of, contents

PYODIDE = NpmPackage(
    "pyodide", "314.0.7", "MPL-2.0", "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
)
RUNTIME = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
}
"""The files of Pyodide, and their names in a build: many hosts, such as nginx of Debian 12, do not know `.mjs`."""
LOCK = "pyodide-lock.json"
CHECKOUT = Path("build/browser/pyodide")
"""Where `make browser-libraries` puts Pyodide."""


class CannotBuild(ValueError):
    """A folder that cannot be built; the text is one sentence."""


def read_runtime(folder: Path) -> dict[str, bytes]:
    """Return the files of Pyodide in a folder, as a build has them. Raises CannotBuild."""
    try:
        version = json.loads((folder / "package.json").read_text("utf-8"))["version"]
        files = {name: (folder / name).read_bytes() for name in (*RUNTIME, LOCK)}
    except (OSError, ValueError, KeyError):
        raise CannotBuild(
            f"{folder} is not Pyodide: expected the npm package pyodide {PYODIDE.version}, unpacked; "
            "without --runtime it is downloaded"
        ) from None
    if version != PYODIDE.version:
        raise CannotBuild(f"{folder} has Pyodide {version}: expected {PYODIDE.version}")
    return _renamed(files)


def bring_runtime(tell: Callable[[str], None]) -> dict[str, bytes]:
    """Return the files of Pyodide: from a checkout, from an earlier download, or from npm. Raises CannotBuild."""
    if (CHECKOUT / "package.json").is_file():
        return read_runtime(CHECKOUT)
    kept = _cache() / f"pyodide-{PYODIDE.version}.tgz"
    with suppress(OSError, PackageError):
        return _renamed(contents(PYODIDE, kept.read_bytes()))
    tell(f"Downloading Pyodide {PYODIDE.version} from npm ...")
    try:
        archive = archive_of(PYODIDE)
        files = contents(PYODIDE, archive)
    except (PackageError, OSError) as error:
        raise CannotBuild(
            f"Pyodide cannot be downloaded ({error}): expected a network, or --runtime with the npm package pyodide "
            f"{PYODIDE.version}, unpacked"
        ) from None
    with suppress(OSError):  # Without a cache the next build downloads it again.
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(archive)
    return _renamed(files)


def _renamed(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files that a build needs by their names there, which they use for each other too."""
    found = {ours: files[theirs] for theirs, ours in RUNTIME.items()} | {LOCK: files[LOCK]}
    for name in found:
        if name.endswith(".js"):
            found[name] = found[name].replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
    return found


def _cache() -> Path:
    given = os.environ.get("XDG_CACHE_HOME")
    return (Path(given) if given else Path("~/.cache").expanduser()) / "emptyhand"
