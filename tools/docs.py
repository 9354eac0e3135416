"""Builds the documentation as a site under build/docs: `python -m tools.docs` (`make docs`).

The pages of docs/ and those at the root of the repository are copied into one folder, with their links adjusted;
Zensical builds the site and fails on a broken link.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs"
SOURCE = ROOT / "build/docs-source"
SITE = ROOT / "build/docs"
AT_ROOT = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "SECURITY.md")

_LINK = re.compile(r"(?<=\]\()(?![a-z]+:)([^)#\s]+)")


def main() -> int:
    stage(SOURCE)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def stage(folder: Path) -> None:
    """Copy all pages, and the other files that they link to, into one folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGES, folder)
    for name in AT_ROOT:
        shutil.copy(ROOT / name, folder / name)
    for page in folder.rglob("*.md"):
        _turn_links(page, folder)


def _turn_links(page: Path, folder: Path) -> None:
    before = ROOT / page.name if page.name in AT_ROOT else PAGES / page.relative_to(folder)
    text = _LINK.sub(lambda link: _moved(link[1], before, page, folder), page.read_text("utf-8"))
    page.write_text(text, "utf-8")


def _moved(link: str, before: Path, page: Path, folder: Path) -> str:
    """Return a page's link, adjusted to the one folder."""
    target = (before.parent / link).resolve()
    if target == ROOT / "README.md":
        # Zensical would build it as its folder's index.
        target = PAGES / "index.md"
    if not target.exists():
        return link
    new = folder / target.relative_to(PAGES if target.is_relative_to(PAGES) else ROOT)
    if not new.exists():
        new.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(target, new)
    up = len(page.parent.relative_to(folder).parts)
    return "../" * up + new.relative_to(folder).as_posix()


if __name__ == "__main__":
    sys.exit(main())
