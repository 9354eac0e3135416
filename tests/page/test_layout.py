"""The table fits the window: hand, buttons, last move and pile are on the screen, and a tap reaches each card."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Open
from tests.page.fake import ROOM, Json, Table
from tests.page.hands import only_down_cards
from tests.scale import IS_FULL

ZOOMED = (683, 384)
"""A window of 1366 x 768 at 200 %."""
SIZES = ((1366, 620), (1280, 720), (1024, 600), (390, 844), (360, 640), (320, 568), (844, 390), ZOOMED)
ENLARGED = (683, 310)
"""A window of 1366 x 620 at 200 %: it may scroll, but nothing may lie on a card or a button."""
FEW_SIZES = ((1366, 620), (390, 844), (320, 568), (844, 390))
Sizes = Sequence[tuple[int, int]]
MANY, FEW = 30, 3
"""Cards in hand."""

# What is wrong with the table as it stands: parts off the screen, and cards and buttons that a tap does not reach.
_FAULTS = """
([scrolls, covered]) => {
  const faults = [];
  const table = document.querySelector(".table");
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const name = (element) => element.dataset.card ?? (element.textContent.trim() || element.className);
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  if (!scrolls && table.scrollHeight > table.clientHeight) faults.push("the table scrolls");
  if (!scrolls && document.documentElement.scrollHeight > innerHeight) faults.push("the page scrolls");
  const hits = (element, x, y) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const turn = new DOMMatrix().rotate(parseFloat(element.style.rotate || "0"));
    const { offsetWidth: width, offsetHeight: height } = element;
    const at = turn.transformPoint({ x: (x - .5) * width, y: (y - .5) * height });
    const hit = document.elementFromPoint((left + right) / 2 + at.x, (top + bottom) / 2 + at.y);
    const other = hit?.closest("button, div, li, section")?.className;
    if (!element.contains(hit)) faults.push(`a tap on ${name(element)} hits ${other}`);
  };
  const shows = (element) => {
    if (scrolls) element.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (!inside(element.getBoundingClientRect())) faults.push(`${name(element)} is off the screen`);
  };
  // The index is at the upper left of a card: rank and suit take the first 16 of 60 parts across and 31 of 84 down.
  for (const card of document.querySelectorAll(".own button.card")) {
    shows(card);
    for (const [across, down] of [[4, 8], [13, 8], [4, 28], [13, 28]]) hits(card, across / 60, down / 84);
    if (card.offsetHeight < 56) faults.push(`${name(card)} is only ${card.offsetHeight} pixels high`);
  }
  for (const button of document.querySelectorAll(".own .moves button, .own .moves a, .bar button")) {
    if (!button.offsetWidth) continue;
    shows(button);
    for (const across of [.1, .5, .9]) hits(button, across, .5);
    if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1)
      faults.push(`${name(button)} does not fit its button`);
  }
  const parts = [".last", ".word", ".pile", ".lying:last-child", ".seat"].filter((part) => !covered.includes(part));
  for (const part of scrolls ? [] : parts) {
    const all = [...document.querySelectorAll(part)];
    if (!all.length) faults.push(`${part} is missing`);
    if (!all.every((each) => inside(each.getBoundingClientRect()))) faults.push(`${part} is off the screen`);
    all.forEach((each) => hits(each, .5, .5));
    // What is to be beaten is read at its index.
    if (part.startsWith(".lying")) all.forEach((each) => hits(each, .2, .15));
  }
  return [...new Set(faults)];
}
"""


def _holding(count: int) -> Callable[[Json], None]:
    """Give seat 0 so many cards and three up cards, on a pile of five."""

    def change(face: Json) -> None:
        pack = [rank + suit for rank in "456789TJQKA23" for suit in "SCDH"]
        hand = sorted((pack[::2] + pack[1::2])[:count], key=pack.index)
        face["view"]["hand"] = hand
        for seat in face["view"]["seats"] if face["view"]["seats"][0]["down"] else []:
            seat["up"], seat["down"] = ["KS", "9D", "TH"], [True] * 3
        face["view"]["seats"][0]["hand"] = count
        face["view"]["table"] |= {"phase": 2, "turn": 0, "demand": 8, "pile": ["4H", "5S", "7D", "7C", "7H"]}
        face["asks"] = ["asks-answer", {"bound": ["a-rank", {"rank": 7}], "answers": "a 2, 3, 4, 5, 6, 7, 10 or joker"}]
        face |= {"moves": [*hand[:2], "^"], "standing": 5}

    return change


def _over(face: Json) -> None:
    _holding(MANY)(face)
    seats = len(face["view"]["seats"])
    face |= {"moves": [], "result": [*range(1, seats), 0], "asks": ["table-over"]}
    face["view"]["table"] |= {"phase": 3}


def _tell(
    table: Table, text: str = "Ann picks up the pile of 12 cards and takes the turn again.", **what: object
) -> Json:
    table.version += 1
    step = {"t": "moved", "seat": 1, "by": "bot", "events": [], "told": [text], **what}
    return {"t": "event", "version": table.version, "you": 0, "what": step, "room": table.room(), "game": table.face()}


def _asked(table: Table) -> Json:
    """A vote that waits for the page's seat."""
    ballot = {"number": 1, "what": "undo", "by": 1, "seat": None, "yes": [1], "waiting": [0]}
    return table.status() | {"ballot": ballot}


def _stood_in(table: Table) -> Json:
    event = {"event": "played", "seat": 0, "cards": ["4S", "4H"], "source": 0}
    return _tell(table, seat=0, by="stand-in", events=[event])


def _faults_at_every_size(page: Page, covered: str = "", sizes: Sizes = (*SIZES, ENLARGED)) -> dict[str, list[str]]:
    """What is wrong with the table at each size. `covered` may lie below something else."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        # Two frames: the size is measured in the first and used in the second.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[f"{width}x{height}"] = page.evaluate(_FAULTS, [(width, height) == ENLARGED, covered])
    return {size: faults for size, faults in found.items() if faults}


_TRANSLATED = (("obsession", 4), ("thirteen", 4))
"""Tables that are looked at in the language with the longest words, too."""
TABLES = [("obsession", 2), ("obsession", 4), ("obsession", 8), ("thirteen", 2), ("thirteen", 4)]
FULLEST = [("obsession", 8), ("thirteen", 4)]
"""The most seats and the most cards: `make test` looks at these at every size, at the others at a few."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everything_that_matters_is_in_view_at_every_size(opened: Open, name: str, players: int) -> None:
    sizes = (*SIZES, ENLARGED) if IS_FULL or (name, players) in FULLEST else FEW_SIZES
    table = Table(name, players=players, seed=2, change=_holding(MANY))
    table.seq = 7
    page, server = opened(table, SIZES[0])
    for count in (FEW, MANY):
        table.change = _holding(count)
        server.say(_tell(table))
        expect(page.locator(".hand .card")).to_have_count(count)
        assert _faults_at_every_size(page, sizes=sizes) == {}, f"{count} cards"
    if (name, players) in _TRANSLATED:
        page.evaluate("() => import('/assets/shared/settings.js').then(({ prefer }) => prefer({ language: 'de' }))")
        expect(page.get_by_role("button", name="Sortieren")).to_be_visible()
        assert _faults_at_every_size(page, sizes=sizes) == {}, "in German"
        page.evaluate("() => import('/assets/shared/settings.js').then(({ prefer }) => prefer({ language: 'en' }))")
    # Where space is shortest a vote lies on the last move: its buttons come first.
    for banner in (_asked, _stood_in):
        server.say(banner(table))
        expect(page.locator(".banners p")).to_be_visible()
        assert _faults_at_every_size(page, covered=".seat, .last", sizes=sizes) == {}, banner.__name__
        server.say(table.status())
    table.change = _over
    server.say(_tell(table, "Ann has no cards left. The game is over."))
    expect(page.locator(".outcome h2")).to_have_text("Ann wins.")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert _faults_at_every_size(page, covered=".seat, .pile, .lying:last-child, .word", sizes=sizes) == {}, (
        "the result"
    )


@pytest.mark.parametrize("name", ["obsession", "thirteen"])
def test_everything_is_in_view_with_long_words(opened: Open, name: str) -> None:
    """The pseudo-locale is 40 % longer than English."""
    table = Table(name, players=4, seed=2, change=_holding(MANY))
    page, server = opened(table, SIZES[0], at=f"?lang=en-XA#/r/{ROOM}")
    server.say(_tell(table))
    expect(page.locator(".news .last")).to_contain_text("Ann picks up")
    assert _faults_at_every_size(page, sizes=FEW_SIZES) == {}
    server.say(_asked(table))
    expect(page.locator(".banners p")).to_have_text(re.compile(r"^Ann \[á"))
    assert _faults_at_every_size(page, covered=".seat, .last", sizes=FEW_SIZES) == {}, "a vote"
    server.say(table.status())
    table.change = _over
    server.say(_tell(table, "Ann has no cards left. The game is over."))
    expect(page.locator(".outcome h2")).to_have_text(re.compile(r"^Ann \["))
    assert _faults_at_every_size(page, covered=".seat, .pile, .lying:last-child, .word", sizes=FEW_SIZES) == {}


@pytest.mark.parametrize("players", [4, 8])
@pytest.mark.parametrize("count", [3, 13, 25])
def test_an_enlarged_page_enlarges_the_cards_and_keeps_what_may_be_played(
    opened: Open, players: int, count: int
) -> None:
    page, _ = opened(Table("obsession", players=players, seed=2, change=_holding(count)), (1366, 620))
    card, asks = page.locator(".hand .card").first, page.locator(".news .asks")
    before = card.evaluate("(card) => card.offsetHeight")
    page.set_viewport_size({"width": ENLARGED[0], "height": ENLARGED[1]})
    expect(page.locator(".table.aside")).to_be_visible()
    assert 2 * card.evaluate("(card) => card.offsetHeight") > before * 1.05
    expect(asks).to_have_text(re.compile("^On a 7: a 2, 3, 4, 5, 6, 7, 10 or joker"))
    assert asks.evaluate("(line) => line.offsetHeight > 10"), "it is hidden"
    line, news = asks.bounding_box(), page.locator(".news").bounding_box()
    assert line is not None
    assert news is not None
    assert news["y"] - 1 <= line["y"]
    assert line["y"] + line["height"] <= news["y"] + news["height"] + 1
    assert _faults_at_every_size(page, sizes=[ENLARGED]) == {}


def test_down_cards_can_be_turned_over_at_every_size(opened: Open) -> None:
    table = Table("obsession", players=8, seed=2, change=only_down_cards)
    page, server = opened(table, SIZES[0])
    server.say(_tell(table))
    expect(page.locator(".news .last")).to_have_text("Ann picks up the pile of 12 cards and takes the turn again.")
    expect(page.locator(".news .word")).to_have_text("Your turn. Turn over a card.")
    assert _faults_at_every_size(page) == {}


@pytest.mark.parametrize("size", [(844, 390), ENLARGED])
@pytest.mark.parametrize("players", [4, 8])
def test_low_screen_shows_the_whole_result(opened: Open, size: tuple[int, int], players: int) -> None:
    def over(face: Json) -> None:
        _holding(7)(face)
        face |= {"moves": [], "result": [*range(1, players), 0], "asks": ["table-over"]}

    table = Table("obsession", players=players, seed=2, change=over)
    page, server = opened(table, size)
    score = [0, 1] + [0] * (players - 2)
    snapshot = table.snapshot()
    room = table.room() | {"phase": "over", "wins": score, "points": score}
    server.say(snapshot | {"room": room, "setup": snapshot["setup"] | {"wins": 3}})
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("1st Ann · 2nd Bob · 3rd Cid")
    expect(outcome).to_contain_text("you (you lose)")
    expect(outcome).to_contain_text("Ann 1 (1) · you 0 (0)")
    assert outcome.evaluate("(box) => box.scrollHeight <= box.clientHeight")


def test_play_again_stays_on_one_line_on_the_smallest_phone(opened: Open) -> None:
    table = Table("thirteen", players=3, seed=2, change=lambda face: face.update(moves=[], result=[1]))
    table.games = [{"id": "G1", "number": 1}]
    page, _ = opened(table, (320, 568))
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    assert again.evaluate("(button) => button.scrollHeight <= button.clientHeight")
    faults = page.evaluate(_FAULTS, [False, ".last, .word, .pile, .lying:last-child, .seat"])
    page.evaluate("() => import('/assets/shared/settings.js').then(({ prefer }) => prefer({ language: 'de' }))")
    expect(page.get_by_role("link", name="Wendepunkte")).to_be_visible()
    assert faults + page.evaluate(_FAULTS, [False, ".last, .word, .pile, .lying:last-child, .seat"]) == []


@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
def test_log_opens_at_its_newest_line(opened: Open, size: tuple[int, int]) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table, size)
    for number in range(1, 31):
        server.say(_tell(table, f"Line {number}."))
    expect(page.locator(".news .last")).to_have_text("Line 30.")
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".sheet").get_by_text("Line 30.")).to_be_in_viewport()


def test_last_move_keeps_its_end_where_it_must_be_cut(opened: Open) -> None:
    table = Table("obsession", players=4, seed=2, change=_holding(25))
    page, server = opened(table, (320, 568))
    server.say(_tell(table, "Bob turns over 3♦, but it does not fit. Bob picks up the pile, which is large."))
    last = page.locator(".news .last")
    expect(last).to_contain_text("which is large.")
    assert last.evaluate("(line) => line.offsetHeight <= 2 * parseFloat(getComputedStyle(line).lineHeight) + 1")


def test_long_last_move_is_cut_in_few_attempts(opened: Open) -> None:
    """Each attempt lays the page out: one for each of hundreds of sentences would freeze it for seconds."""
    table = Table("obsession", players=4, seed=2)
    page, server = opened(table, (390, 844))
    page.evaluate("""() => {
      window.attempts = 0;
      new MutationObserver((changes) => (window.attempts += changes.length))
        .observe(document.querySelector(".news .last"), { childList: true });
    }""")
    told = [f"Bob plays card number {number} of the many that he has." for number in range(400)]
    server.say(_tell(table, " ".join(told)))
    expect(page.locator(".news .last")).to_contain_text(told[-1])
    assert page.evaluate("window.attempts") < 100


def test_last_move_wraps_where_there_is_room(opened: Open) -> None:
    table = Table("life", players=4, seed=2, change=lambda face: face.update(moves=[], result=[2, 0, 1, 3]))
    page, server = opened(table, (390, 844))
    told = "Ann plays 4♥. Ann finishes third. Cid comes last. The game is over: Bob wins, you come second, Ann third."
    server.say(_tell(table, told))
    last = page.locator(".news .last")
    expect(last).to_have_text(told)
    assert last.evaluate("(line) => line.scrollHeight <= line.clientHeight")


@pytest.mark.parametrize("name", ["obsession", "life"])
def test_every_seat_lies_inside_the_scene_of_an_enlarged_window(opened: Open, name: str) -> None:
    table = Table(name, players=8 if name == "obsession" else 4, seed=2, change=_holding(25))
    page, _ = opened(table, ENLARGED)
    expect(page.locator(".hand .card")).to_have_count(25)
    bottoms = "(seats) => seats.map((seat) => seat.getBoundingClientRect().bottom)"
    words = page.locator(".news > div").bounding_box()
    assert words is not None
    assert max(page.locator(".seat").evaluate_all(bottoms)) <= words["y"]
