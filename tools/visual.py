"""Take named pictures of the page to judge by eye: `python -m tools.visual FOLDER [PART OF A NAME]` (`make visual`).

A picture is a scene at a size, in a theme and in a language. The scenes are played games on the fake server of the
page's tests, so the pictures of two versions of the page show the same cards.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import FLAGS, chromium
from tests.page.fake import HOST, ROOM, Json, Server, Table
from tests.page.hands import only_down_cards, primary

SIZES = {
    "desk": (1366, 620),
    "wide": (1280, 800),
    "tablet": (1024, 600),
    "phone": (390, 844),
    "low": (360, 640),
    "tiny": (320, 568),
    "land": (844, 390),
    "zoom": (683, 384),
}
Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Scene:
    """A page to look at: the table behind it, its address, and what happens before the picture."""

    table: Callable[[], Table] | None = None
    at: str = f"#/r/{ROOM}"
    prepare: Callable[[Page, Server], None] = lambda page, server: None


# -- scenes ------------------------------------------------------------------------------------------------------------


def played(name: str, players: int, decisions: int, **more: object) -> Callable[[], Table]:
    """A table after some decisions of the page's seat, which a bot made, with cards on the pile and in hand."""

    def make() -> Table:
        table = next(table for seed in range(1, 99) if _lively(table := _after(name, players, decisions, seed)))
        for key, value in more.items():
            setattr(table, key, value)
        return table

    return make


def finished(name: str, players: int) -> Callable[[], Table]:
    return lambda: _after(name, players, 999, 3)


def _after(name: str, players: int, decisions: int, seed: int) -> Table:
    table = Table(name, players=players, seed=seed)
    for _ in range(decisions):
        if not table.game.over:
            table.advance()
    return table


def _lively(table: Table) -> bool:
    view = table.game.view(0)
    moves = table.face()["moves"]
    some = len(moves) > 1 and not all(any(str(card)[0] in move for move in moves) for card in view.hand)
    return not table.game.over and len(view.table.pile) > 0 and len(view.hand) > 3 and some


def _many(face: Json) -> None:
    pack = [rank + suit for rank in "456789TJQKA23" for suit in "SCDH"]
    face["view"]["hand"] = pack[:30]
    face["view"]["seats"][0]["hand"] = 30


def _choose(page: Page, server: Server) -> None:
    page.locator(".own .card.can").first.click(position={"x": 15, "y": 40})


def _choose_wrong(page: Page, server: Server) -> None:
    page.locator(".hand .card.cannot").last.click(position={"x": 15, "y": 40})
    page.locator(".news .bad").wait_for()


def _move(page: Page, server: Server) -> None:
    _choose(page, server)
    primary(page).click()
    page.wait_for_timeout(400)


def _ask(page: Page, server: Server) -> None:
    assert server.table is not None
    ballot = {"number": 1, "what": "undo", "by": 1, "seat": None, "yes": [1], "waiting": [0]}
    server.say(server.table.status() | {"ballot": ballot})
    page.locator(".ballot").wait_for()


def _away(page: Page, server: Server) -> None:
    assert server.table is not None
    seats = server.table.players
    room = server.table.room()
    for seat in room["seats"]:
        seat |= {"bot": None, "taken": True}
    status = server.table.status() | {
        "present": [True, False] + [True] * (seats - 2),
        "plays": ["person", "person", *["stand-in"] * min(1, seats - 2), *["person"] * (seats - 3)],
        "clock": {"seat": server.table.game.turn, "left_ms": 14_000, "warning": False},
    }
    server.say(server.table.snapshot() | {"room": room, "status": status})
    page.locator(".clock").first.wait_for()


def _result(page: Page, server: Server) -> None:
    page.locator(".outcome").wait_for()


def _open(name: str) -> Callable[[Page, Server], None]:
    def prepare(page: Page, server: Server) -> None:
        page.locator(".bar").get_by_role("button").nth(name_to_place[name]).click()
        page.locator(".sheet .content > *").first.wait_for()

    return prepare


name_to_place = {"rules": 0, "log": 1, "menu": -1}

SCENES = {
    "lobby": Scene(at=""),
    "setup": Scene(lambda: Table("obsession", players=4, seed=3)),
    "turn": Scene(played("obsession", 4, 6), prepare=_choose),
    "duel": Scene(played("life", 2, 5), prepare=_move),
    "eight": Scene(played("obsession", 8, 5), prepare=_move),
    "many": Scene(played("obsession", 4, 6, change=_many), prepare=_choose),
    "refused": Scene(played("obsession", 4, 6), prepare=_choose_wrong),
    "down": Scene(played("obsession", 4, 6, change=only_down_cards)),
    "away": Scene(played("obsession", 5, 5), prepare=_away),
    "vote": Scene(played("obsession", 4, 5), prepare=_ask),
    "result": Scene(finished("obsession", 4), prepare=_result),
    "climb": Scene(played("thirteen-southern", 4, 2), prepare=_move),
    "climb-result": Scene(finished("thirteen", 4), prepare=_result),
    "rules": Scene(played("obsession", 4, 6), prepare=_open("rules")),
    "log": Scene(played("obsession", 4, 6), prepare=_open("log")),
    "replay": Scene(at="#/g/G1"),
}

_NAMES = """
lobby-phone-light-en lobby-phone-dark-vi lobby-desk-light-en lobby-desk-dark-de
setup-phone-light-en setup-desk-dark-en
turn-desk-light-en turn-desk-dark-de turn-wide-light-vi turn-phone-light-en turn-phone-dark-de turn-low-light-vi
turn-tiny-light-en turn-land-light-en turn-land-dark-vi turn-tablet-light-en turn-zoom-light-de
duel-phone-light-en duel-wide-dark-en
eight-desk-light-en eight-phone-dark-en eight-tiny-light-de eight-land-light-en
many-phone-light-en many-tiny-dark-vi many-desk-light-en
refused-phone-light-de refused-land-light-en down-phone-dark-en
away-phone-light-en away-wide-light-de vote-low-dark-en
result-phone-light-en result-desk-dark-vi result-land-light-en
climb-phone-light-vi climb-desk-dark-vi climb-result-low-light-vi
rules-phone-light-en log-phone-dark-de replay-desk-light-en
"""
PICTURES = _NAMES.split()


# -- pictures ----------------------------------------------------------------------------------------------------------


@contextmanager
def shown(browser: Browser, scene: Scene, size: tuple[int, int], theme: Theme, language: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=1 if size[0] > 600 else 2,
        color_scheme=theme,
        reduced_motion="reduce",
        locale=language,
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.on("pageerror", lambda error: print(error, file=sys.stderr))
    server = Server(page, scene.table() if scene.table else None)
    page.goto(f"{HOST}/{scene.at}")
    page.locator(".middle" if scene.table else "main").first.wait_for()
    page.wait_for_timeout(150)
    scene.prepare(page, server)
    page.wait_for_timeout(100)
    yield page
    context.close()


def take(folder: Path, wanted: str) -> int:
    """Take each picture whose name contains the wanted text, and return their number."""
    names = [name for name in PICTURES if wanted in name]
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name in names:
            scene, size, theme, language = name.rsplit("-", 3)
            appearance: Theme = "dark" if theme == "dark" else "light"
            with shown(browser, SCENES[scene], SIZES[size], appearance, language) as page:
                page.screenshot(path=folder / f"{name}.png")
        browser.close()
    return len(names)


def main(words: list[str]) -> int:
    if not 1 <= len(words) <= 2:
        print("usage: python -m tools.visual FOLDER [PART OF A NAME]", file=sys.stderr)
        return 2
    folder = Path(words[0])
    count = take(folder, words[1] if len(words) > 1 else "")
    print(f"{count} pictures in {folder}")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
