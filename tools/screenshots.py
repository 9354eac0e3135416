"""Makes the README's pictures under docs/images: `python -m tools.screenshots` (`make screenshots`).

The terminal is an SVG drawn by rich, the page a PNG of at most 128 colours. Neither names a font or a file to load.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.text import Text

from tests.browser.people import People
from tests.browser.playing import driver, play_on
from tests.page.conftest import FLAGS, chromium
from tests.terminal.programs import CODES, PROMPT, in_terminal
from tests.web.servers import Server

IMAGES = Path(__file__).parents[1] / "docs/images"
BYTES = 150_000
"""The size limit of all pictures together: every clone carries them in its history."""
SEED = "5"
COLUMNS = 80
DECISIONS = 7
COLOURS = 128

_FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
_NOT_A_STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-ln-z]")
_PLAYABLE = re.compile(r"^\s*[▲+ ]*▲[▲+ ]*$", re.MULTILINE)


def main() -> int:
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        (IMAGES / "terminal.svg").write_text(terminal(Path(folder)), "utf-8")
        (IMAGES / "page.png").write_bytes(page(Path(folder)))
    sizes = {file.name: file.stat().st_size for file in sorted(IMAGES.iterdir())}
    print(", ".join(f"{name} {size} bytes" for name, size in sizes.items()))
    if sum(sizes.values()) > BYTES:
        print(f"screenshots: {sum(sizes.values())} bytes together: expected at most {BYTES}", file=sys.stderr)
        return 1
    return 0


def terminal(folder: Path) -> str:
    """Return the table in a terminal some moves into a game, as SVG."""
    words = ["play", "obsession", "--players", "4", "--seed", SEED, "--bots", "greedy", "--no-delay"]
    with in_terminal(folder, words, TERM="xterm-256color") as child:
        child.expect(PROMPT)
        for _ in range(DECISIONS):
            child.sendline(_choice(str(child.before)))
            child.expect(PROMPT)
        shown = _last_screen(f"{child.before}{child.after}")
        child.sendline("quit")
    console = Console(width=COLUMNS, file=io.StringIO(), record=True, force_terminal=True, legacy_windows=False)
    console.print(Text.from_ansi(_NOT_A_STYLE.sub("", shown)), end="")
    svg = console.export_svg(title="emptyhand play obsession", unique_id="emptyhand")
    svg = re.sub("Fira Code,?|<!-- Generated with .*? -->", "", _FONT_FACES.sub("", svg))
    # Without a size of its own, the picture would shrink beside another one.
    return re.sub(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', r'\g<0> width="\1" height="\2"', svg, count=1)


def _last_screen(said: str) -> str:
    return said.rpartition("\x1b[H")[2].replace("\r", "")


def _choice(screen: str) -> str:
    """Return the number of the last card that the screen marks as playable, or the command to pick up."""
    marks = _PLAYABLE.search(CODES.sub("", _last_screen(screen)))
    return f"#{(marks[0].rindex('▲') - 3) // 4 + 1}" if marks else "^"


def page(folder: Path) -> bytes:
    """Return the table in a browser some moves into a game, as PNG."""
    server = Server(folder / "data", "--no-limits")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            ann = People(browser, server.origin).person("Ann")
            ann.makes_room("obsession", 4)
            ann.press(re.compile("^Start"))
            playing = driver(ann)
            play_on([playing], lambda seen: playing.decisions >= DECISIONS and len(seen["view"]["hand"]) > 2)
            return _reduced(ann.page.screenshot())
    finally:
        server.end()


def _reduced(png: bytes) -> bytes:
    """Return the picture with a palette."""
    box = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(COLOURS).save(box, "PNG", optimize=True)
    return box.getvalue()


if __name__ == "__main__":
    sys.exit(main())
