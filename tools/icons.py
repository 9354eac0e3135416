"""Draws the icons of the installed page from icon.svg: `python -m tools.icons`."""

from __future__ import annotations

import io
import sys

from PIL import Image
from playwright.sync_api import sync_playwright

from emptyhand.server.page_files import ROOT
from tests.page.conftest import FLAGS, chromium

COLOURS = 64
ROUNDED = 'rx="14" '


def main() -> int:
    svg = (ROOT / "icon.svg").read_text("utf-8")
    # A system cuts a maskable icon to its own shape: the ground fills the square, and the cards stay in the middle.
    whole = svg.replace(ROUNDED, "")
    drawings = {"icon-192.png": (svg, 192), "icon-512.png": (svg, 512), "icon-maskable.png": (whole, 512)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, (drawing, size) in drawings.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            shot = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            small = shot.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
            small.save(ROOT / name, optimize=True)
            print(name, (ROOT / name).stat().st_size, "bytes")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
