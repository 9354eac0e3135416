"""The documentation builds as a site without a dead link, and its pages load nothing from other hosts."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

from tests.page.conftest import FLAGS, chromium
from tools.docs import AT_ROOT, PAGES, ROOT, SITE

LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]+)")
LOADS = {"img": "src", "script": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


class Loaded(HTMLParser):
    """The addresses that a browser asks for while it shows a page."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.addresses: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag in LOADS and found.get("rel") not in ("canonical", "next", "prev"):
            self.addresses.add(found.get(LOADS[tag]) or "")


def test_the_site_builds_without_a_dead_link_and_asks_no_other_host() -> None:
    built = subprocess.run([sys.executable, "-m", "tools.docs"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    pages = sorted(SITE.rglob("*.html"))
    assert len(pages) > len(list(PAGES.glob("*.md")))
    asked = {address for page in pages for address in Loaded(page).addresses}
    assert "images/terminal.svg" in asked
    assert [address for address in asked if urlsplit(address).netloc] == []
    assert [
        sheet for sheet in SITE.rglob("*.css") if re.search(r"url\(['\"]?(https?:)?//", sheet.read_text("utf-8"))
    ] == []
    _nothing_is_cut_off(pages)


def _nothing_is_cut_off(pages: list[Path]) -> None:
    """In a window of 1300 pixels every line of code can be read without scrolling sideways."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        window = browser.new_page(viewport={"width": 1300, "height": 800})
        blocks = 0
        for page in pages:
            window.goto(page.as_uri())
            blocks += window.locator("pre > code").count()
            cut = "found => found.filter((block) => block.scrollWidth > block.clientWidth).length"
            assert window.locator("pre > code").evaluate_all(cut) == 0, page.name
        browser.close()
    assert blocks > 50


def test_every_page_is_in_the_navigation() -> None:
    config = (ROOT / "zensical.toml").read_text("utf-8")
    pages = [page.relative_to(PAGES).as_posix() for page in PAGES.rglob("*.md")] + [
        n for n in AT_ROOT if n != "LICENSE"
    ]
    assert [page for page in pages if f'"{page}"' not in config] == []


def test_every_link_of_the_readme_leads_to_a_file() -> None:
    links = LINK.findall((ROOT / "README.md").read_text("utf-8"))
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_pictures_are_small_and_load_nothing() -> None:
    pictures = list((PAGES / "images").iterdir())
    assert {picture.suffix for picture in pictures} == {".svg", ".webp"}
    assert sum(picture.stat().st_size for picture in pictures) < 150_000
    assert "url(http" not in (PAGES / "images/terminal.svg").read_text("utf-8")
