"""Makes the README's pictures under docs/images: `python -m tools.screenshots` (`make screenshots`).

The terminal is an SVG drawn by rich. The page's first screen, and its table on a laptop and on a phone, are WebP: their
felt has too many greens for a palette. None names a font or a file to load.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.text import Text

from tests.browser.people import People
from tests.browser.playing import Driver, driver, play_on
from tests.page.conftest import FLAGS, chromium
from tests.server.servers import Json, Server
from tests.terminal.programs import CODES, PROMPT, in_terminal

IMAGES = Path(__file__).parents[1] / "docs/images"
BYTES = 150_000
"""The size limit of all pictures together: every clone carries them in its history."""
SEED = "5"
COLUMNS = 80
DECISIONS = 7
QUALITY = 75
WIDTH = 900

_FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
_NOT_A_STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-ln-z]")
_PLAYABLE = re.compile(r"^\s*[▲+ ]*▲[▲+ ]*$", re.MULTILINE)


def main() -> int:
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        (IMAGES / "terminal.svg").write_text(terminal(Path(folder)), "utf-8")
        for name, picture in pages(Path(folder)).items():
            (IMAGES / f"{name}.webp").write_bytes(picture)
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


def pages(folder: Path) -> dict[str, bytes]:
    """Return the first screen, and the table in the middle of a game on a laptop and on a phone."""
    server = Server(folder / "data", "--no-limits")
    try:
        with sync_playwright() as playwright:
            people = People(playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS)), server.origin)
            ann, ben = people.person("Ann"), people.person("Ben", phone=True)
            ann.page.locator(".families").wait_for()
            shown = {"first": ann.page.screenshot()}
            for name, person in (("page", ann), ("phone", ben)):
                person.makes_room("obsession", 4)
                person.press(re.compile("^Start"))
                playing = driver(person)
                play_on([playing], partial(_is_handsome, playing))
                shown[name] = person.page.screenshot()
            return {name: _reduced(picture) for name, picture in shown.items()}
    finally:
        server.end()


def _is_handsome(playing: Driver, seen: Json) -> bool:
    """Whether there is something to see: a pile, a hand, and some moves behind them."""
    view = seen["view"]
    return playing.decisions >= DECISIONS and len(view["table"]["pile"]) > 2 and len(view["hand"]) > 2


def _reduced(png: bytes) -> bytes:
    """Return the picture as WebP, no wider than the README shows it."""
    box, picture = io.BytesIO(), Image.open(io.BytesIO(png)).convert("RGB")
    picture.thumbnail((WIDTH, picture.height), Image.Resampling.LANCZOS)
    picture.save(box, "WEBP", quality=QUALITY, method=6)
    return box.getvalue()


if __name__ == "__main__":
    sys.exit(main())
