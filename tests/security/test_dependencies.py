"""What others wrote: pinned by hashes, of known licences, consistent, and no script of a browser library ever runs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
FREE = ("mit", "bsd", "apache", "psf", "python software foundation", "isc", "mpl-2.0", "mozilla public license 2.0")
FREE_BY_NAME = {"greenlet": "MIT AND PSF-2.0"}
"""Where the licence is told in a way that only people can read."""


def pins(text: str) -> dict[str, str]:
    """Names and versions in a lock file."""
    return {canonicalize_name(n): v for n, v in re.findall(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)", text, re.MULTILINE)}


def needed(*extras: str) -> set[str]:
    """All that an installation with these extras has, as far as it is installed here."""
    waiting = list(CONFIG["dependencies"]) + [one for extra in extras for one in CONFIG["optional-dependencies"][extra]]
    found: set[str] = set()
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name in found or name == "emptyhand" or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += metadata.requires(name) or []
    return found


def licence(name: str) -> str:
    about = metadata.metadata(name)
    told = [text[:60] for key in ("License-Expression", "License") for text in about.get_all(key, [])]
    told += [one.rpartition(" :: ")[2] for one in about.get_all("Classifier", []) if one.startswith("License")]
    return " ".join(told).lower()


def test_every_package_in_a_lock_has_hashes_and_the_version_of_the_constraints() -> None:
    constrained = pins((ROOT / "constraints.txt").read_text())
    locks = sorted(ROOT.glob("requirements*.lock"))
    assert locks
    for lock in locks:
        text = lock.read_text()
        locked = pins(text)
        assert locked, lock.name
        assert {name: constrained.get(name) for name in locked} == locked, lock.name
        for entry in re.split(r"\n(?=\w)", text):
            if "==" in entry.partition("\n")[0]:
                assert "--hash=sha256:" in entry, entry


def test_all_that_a_server_needs_is_pinned_and_free_to_use() -> None:
    constrained = pins((ROOT / "constraints.txt").read_text())
    names = needed("web", "fast")
    assert {"litestar", "uvicorn", "websockets", "msgspec"} <= names
    assert not names - set(constrained), "make lock"
    for name in sorted(names):
        told = FREE_BY_NAME.get(name, licence(name)).lower()
        assert any(word in told for word in FREE), f"{name}: {told}"
        assert "agpl" not in told, name


def test_what_is_installed_fits_together() -> None:
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_browser_libraries_are_packed_checked_and_never_installed() -> None:
    """`npm pack` fetches an archive and runs nothing of it; its checksum and licence are compared with the list."""
    code = (ROOT / "src/emptyhand/server/npm_packages.py").read_text()
    assert '"pack"' in code
    assert '"--ignore-scripts"' in code
    assert not re.search(r'"(install|ci|run|exec)"', code)
    listed = tomllib.loads((ROOT / "tools" / "browser_libraries.toml").read_text())["library"]
    for library in listed:
        assert re.fullmatch("[0-9a-f]{64}", library["sha256"]), library["name"]
        assert library["licence"].lower() in FREE + ("apache-2.0",), library["name"]
