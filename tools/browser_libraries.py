"""Downloads the browser libraries of tools/browser_libraries.toml: `python -m tools.browser_libraries`.

`make` and the build hook of the wheel share this module. Checksum, name, version and licence must match the list. The
files land in a folder that git ignores and that wheel and sdist carry. Bare imports become relative, so the page needs
no import map.
"""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

# Nothing is installed yet when `make` or a build runs this.
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from emptyhand.server.npm_packages import NpmPackage, PackageError, archive_of, contents

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).with_suffix(".toml")
SERVED = ROOT / "src/emptyhand/page/vendor"
FOR_TESTS = ROOT / "build/browser"

_IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*)(["'])([^"'./][^"']*)\2""")
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$|//# sourceMappingURL=\S+$", re.MULTILINE)
_SERVED_AS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


@dataclass(frozen=True)
class Library(NpmPackage):
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
    except (PackageError, OSError) as error:
        print(f"browser_libraries: {error}", file=sys.stderr)
        return 2
    return 0


def install(library: Library) -> None:
    """Download, check and unpack one library. Raise PackageError or OSError and write nothing if that fails."""
    for name, content in unpack(library, archive_of(library)).items():
        path = library.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    library.stamp.touch()
    print(f"{library.name} {library.version} ({library.licence})")


def unpack(library: Library, archive: bytes) -> dict[str, bytes]:
    """Return the files to write, by name. Raise PackageError if the archive is not as listed."""
    files = contents(library, archive)
    if not library.files:
        return {f"{library.name}/{name}": content for name, content in files.items()}
    if absent := [name for name in library.files if name not in files]:
        raise PackageError(f"the archive has no file {absent[0]}")
    return {served: relative(files[name].decode()).encode() for name, served in library.files.items()}


def relative(text: str) -> str:
    """Return a module with relative imports instead of bare ones, and without the address of its source map."""

    def served(found: re.Match[str]) -> str:
        before, quote, name = found.groups()
        return f"{before}{quote}{_SERVED_AS.get(name, name)}{quote}"

    return _SOURCE_MAP.sub("", _IMPORT.sub(served, text))


if __name__ == "__main__":
    sys.exit(main())
