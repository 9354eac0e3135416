"""Checks types and formatting of the page: `python -m tools.page_checks`; with `--write` it formats instead.

TypeScript reads the types from JSDoc and from page/*.d.ts. Prettier formats JavaScript and CSS; it leaves template
literals alone, where white space with a line break has no meaning.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.browser_libraries import FOR_TESTS, ROOT, missing

PAGE = ROOT / "src/emptyhand/page"
TYPES = Path(__file__).with_name("page_types.json")
FORMAT = Path(__file__).with_name("page_format.json")


def commands(node: str, *, write: bool) -> list[list[str]]:
    prettier = [node, str(FOR_TESTS / "prettier/bin/prettier.cjs"), "--config", str(FORMAT), "--log-level", "warn"]
    files = sorted(str(path) for ending in ("js", "ts", "css") for path in PAGE.rglob(f"*.{ending}") if _is_ours(path))
    if write:
        return [[*prettier, "--write", *files]]
    return [[node, str(FOR_TESTS / "typescript/lib/tsc.js"), "-p", str(TYPES)], [*prettier, "--check", *files]]


def _is_ours(path: Path) -> bool:
    return PAGE / "vendor" not in path.parents


def main(words: list[str]) -> int:
    node = shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.prefix) / "bin")]))
    if node is None:
        print("page_checks: node is missing: install it (Debian and Ubuntu: the nodejs package)", file=sys.stderr)
        return 2
    if missing(for_tests=True):
        print("page_checks: libraries are missing: run 'make browser-libraries' first", file=sys.stderr)
        return 2
    running = [subprocess.Popen(command) for command in commands(node, write="--write" in words)]
    return max([process.wait() for process in running])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
