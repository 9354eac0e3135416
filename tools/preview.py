"""Makes the picture that a shared link shows, with the page's own cards: `python -m tools.preview`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from emptyhand.server.page_files import ROOT
from tests.page.conftest import FLAGS, chromium
from tests.server.servers import Server

WIDTH, HEIGHT = 1200, 630
SCALE = 2 / 3
"""The proportions that most programs show whole, in a file of modest size."""
BYTES = 100_000

_DRAW = """
async (cards) => {
  const { html, render } = await import("/assets/lib.js");
  const { Face, Pack } = await import("/assets/cards/cards.js");
  document.body.style.cssText = "margin:0;background:#1b6b50;overflow:hidden";
  const lies = (n) => ({
    position: "absolute", left: `${120 + n * 130}px`, top: `${150 + Math.abs(n - 2.5) ** 2 * 13}px`, width: "250px",
    transform: `rotate(${(n - 2.5) * 9}deg)`,
  });
  render(html`<${Pack} />${cards.map((card, n) => html`<div style=${lies(n)}><${Face} card=${card} /></div>`)}
    <b style=${{ position: "absolute", left: "0", right: "0", top: "28px", textAlign: "center", color: "#fff",
      font: "700 84px system-ui, sans-serif", letterSpacing: "0.02em" }}>Emptyhand</b>`, document.body);
}
"""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE)
            page.goto(server.origin)
            page.evaluate(_DRAW, ["QH", "R", "AS", "TD", "KC", "2H"])
            png = page.screenshot()
        finally:
            server.end()
    if len(png) > BYTES:
        print(f"preview: {len(png)} bytes: expected at most {BYTES}", file=sys.stderr)
        return 1
    (ROOT / "preview.png").write_bytes(png)
    return 0


if __name__ == "__main__":
    sys.exit(main())
