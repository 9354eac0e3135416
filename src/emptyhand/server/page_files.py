"""The files that browsers load, and whether all of them are there."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath

from emptyhand.rules.extras import install_line

ROOT = Path(__file__).parents[1] / "page"
INDEX = "index.html"
LIBRARIES = "vendor/"
OFFLINE = "offline"
"""The folder of the modules of a page without a server, which no server sends."""

_COMMENTS = {
    ".js": re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*(?:[^*]|\*(?!/))*\*/)[ \t]*\n", re.MULTILINE),
    ".css": re.compile(rb"^[ \t]*/\*(?:[^*]|\*(?!/))*\*/[ \t]*\n", re.MULTILINE),
}
_NOTHING = re.compile(rb"(?!)")
_ASSET = re.compile(r"""(?:href|src)="/assets/([^"]+)\"""")
_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.{1,2}/[^"']+)["']""")


def page_paths(root: Path) -> list[Path]:
    """Return every file of the page that a server may send."""
    return sorted(path for path in root.rglob("*") if path.relative_to(root).parts[0] != OFFLINE)


def missing_file(root: Path = ROOT) -> str | None:
    """Return the first file that the page or one of its modules loads and that is not there; None if all are."""
    waiting, known = [INDEX], {INDEX}
    while waiting:
        name = waiting.pop(0)
        path = root / name
        if not path.is_file():
            return name
        found = [each for each in _loaded(name, path) if each not in known]
        known.update(found)
        waiting += found
    return None


def _loaded(name: str, path: Path) -> list[str]:
    """The files that a file names, as paths below the page's folder."""
    if name.endswith(".html"):
        return _ASSET.findall(path.read_text(encoding="utf-8"))
    if name.endswith((".js", ".css")):
        return [normpath(join(dirname(name), each)) for each in _IMPORT.findall(path.read_text(encoding="utf-8"))]
    return []


def check_page(root: Path = ROOT) -> None:
    """Raise ValueError with a sentence unless every file of the page is there."""
    name = missing_file(root)
    if name is None:
        return
    in_checkout = "run 'make browser-libraries'" if name.startswith(LIBRARIES) else f"run 'git checkout {root / name}'"
    raise ValueError(
        f"{root / name} is missing, and the page cannot load without it: "
        f"{in_checkout} in a checkout, or {install_line('web')} again"
    )


def without_comments(path: Path) -> bytes:
    """Return a file of ours less the comments that fill whole lines: a fifth of the page's weight, for nobody to read.

    Libraries stay as they are; their licences may ask for that.
    """
    content = path.read_bytes()
    if LIBRARIES.strip("/") in path.parts:
        return content
    return _COMMENTS.get(path.suffix, _NOTHING).sub(b"", content)
