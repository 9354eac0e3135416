"""Every kind of event has its moment, which a tap, a key or the next move ends, and which covers no button."""

from __future__ import annotations

import math
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import DESK, PHONE, Open
from tests.page.fake import Json, Table

HAND = ["4C", "5S", "7D", "9C"]
PILE = ["5S", "7D"]


def event(kind: str, seat: int = 1, **more: Any) -> Json:
    return {"event": kind, "seat": seat, **more}


def played(seat: int, card: str) -> Json:
    return event("played", seat, cards=[card], zone="hand")


# For each moment: the events of the move, and the table that they lead to.
MOMENTS: dict[str, tuple[list[Json], Json]] = {
    "played": ([played(1, "7H")], {"pile": [*PILE, "7H"]}),
    "drew": ([played(1, "7H"), event("drew", count=1, cards=None)], {"pile": [*PILE, "7H"]}),
    "picked_up": ([event("picked_up", 0, cards=PILE)], {"pile": [], "hand": sorted(HAND + PILE)}),
    "picked_up top": ([event("picked_up", 2, cards=PILE[1:], burnt=[], rest=PILE[:1])], {"pile": PILE[:1]}),
    "killed": ([played(1, "TH"), event("killed", cards=[*PILE, "TH"], by="card")], {"pile": []}),
    "flipped": (
        [event("flipped", 2, slot=0, card="KD", fits=True), played(2, "KD")],
        {"pile": [*PILE, "KD"]},
    ),
    "blind": (
        [event("flipped", 2, slot=0, card="4D", fits=False), event("picked_up", 2, cards=[*PILE, "4D"])],
        {"pile": []},
    ),
    "reversed": ([played(1, "QH"), {"event": "reversed", "direction": -1}], {"pile": [*PILE, "QH"], "direction": -1}),
    "skipped": ([played(1, "8H"), event("skipped", 2)], {"pile": [*PILE, "8H"]}),
    "took": ([event("took", 0, card="2S", fits=True)], {"pile": PILE, "hand": ["2S", *HAND]}),
    "turned": ([{"event": "turned", "card": "6H"}], {"pile": ["6H"]}),
    "round_won": ([event("passed"), event("round_won", 0, leader=0)], {"pile": []}),
    "out": ([played(1, "8H"), event("out", place=2)], {"pile": [*PILE, "8H"], "out": [2, 1]}),
}
WON = [played(0, "9C"), event("out", 0, place=1), {"event": "over", "out": [0]}]

# Moments stand still where they began, and elements that a tap on a button would reach instead are counted.
_HOLD = """
() => {
  const hold = () => document.getAnimations()
    .filter((each) => !(each instanceof CSSTransition)).forEach((each) => each.pause());
  new MutationObserver(hold).observe(document.body, { childList: true, subtree: true });
}
"""
_COVERED = """
() => [...document.querySelectorAll("button, a")].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const found = document.elementFromPoint(x + 9, y + Math.min(22, height / 2));
  return width && x < innerWidth && y < innerHeight && !each.contains(found) && !found?.closest("button, a");
}).length
"""
_MOVING = "document.getAnimations().filter((each) => !(each instanceof CSSTransition)).length"
_LYING = "[...document.querySelectorAll('.lying')].map((each) => each.dataset.lying)"
_HELD = "[...document.querySelectorAll('.hand .card')].map((each) => each.dataset.card).sort()"


class Stage:
    """A table on which anything can happen next."""

    def __init__(self, opened: Open, *, motion: bool = True, size: tuple[int, int] = DESK) -> None:
        self.table = Table("obsession", players=4, seed=2)
        self._set(pile=PILE)
        self.page, self.server = opened(self.table, size, motion=motion)

    def _set(self, *, hand: list[str] = HAND, **table: Any) -> None:
        def change(face: Json) -> None:
            face["view"]["table"] |= {"phase": 2, "turn": 0, "direction": 1, "out": []} | table
            face["view"]["hand"] = list(hand)
            face["made"] = self.table.version
            if table.get("phase") == 3:
                face |= {"result": table["out"], "moves": []}

        self.table.change = change

    def happens(self, events: list[Json], step: str = "moved", **table: Any) -> None:
        self._set(**table)
        self.table.version += 1
        what = {"t": step, "seat": 1, "by": "bot", "events": events, "told": [], "game": 1}
        said = {"t": "event", "version": self.table.version, "you": 0, "what": what}
        self.server.say(said | {"room": self.table.room(), "game": self.table.face()})
        self.page.wait_for_function(
            f"() => Number(document.querySelector('.table').dataset.made) === {self.table.version}"
        )


def flights(page: Page, kind: str) -> None:
    page.locator(f'.flights[data-moments~="{kind}"]').wait_for(state="attached")


def test_moments_do_without_cards_that_the_screen_does_not_show(opened: Open) -> None:
    stage = Stage(opened)
    hidden = ".count .face, .draw .face, .hand .card, .lying, .ownrow .card"
    stage.page.evaluate(
        """hidden => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`${hidden} { display: none; }`);
          document.adoptedStyleSheets.push(sheet);
        }""",
        hidden,
    )
    stage.happens([{"event": "started"}], "started", pile=PILE)
    for events, table in MOMENTS.values():
        stage.happens(events, **table)
        stage.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def test_every_event_has_its_moment_and_leaves_the_table_right_when_interrupted(opened: Open) -> None:
    stage = Stage(opened)
    page = stage.page
    page.evaluate(_HOLD)
    free = page.evaluate(_COVERED)
    for name, (events, table) in MOMENTS.items():
        stage.happens(events, **table)
        flights(page, "picked_up" if name == "blind" else name.split()[0])
        assert page.evaluate(_MOVING) > 0, name
        assert page.evaluate(_COVERED) <= free, f"{name} covers a button"
        page.keyboard.press("Shift")
        expect(page.locator(".flights, .ribbon")).to_have_count(0)
        assert page.evaluate(_MOVING) == 0, name
        assert page.evaluate(_LYING) == table["pile"], name
        assert page.evaluate(_HELD) == sorted(table.get("hand", HAND)), name
        stage.happens([], pile=PILE)


def test_deal_ribbon_and_win_are_shown_on_a_phone_and_end_with_a_tap(opened: Open) -> None:
    stage = Stage(opened, size=PHONE)
    page = stage.page
    page.evaluate(_HOLD)
    free = page.evaluate(_COVERED)
    stage.happens([], "started", pile=[])
    flights(page, "dealt")
    assert page.evaluate(_COVERED) <= free
    stage.happens(*MOMENTS["out"][:1], **MOMENTS["out"][1])
    expect(page.locator(".ribbon")).to_have_text("Ann is out: 2nd place")
    stage.happens(WON, phase=3, pile=[*PILE, "9C"], hand=[], out=[0])
    expect(page.locator(".ribbon")).to_have_text("You are out first!")
    expect(page.locator(".confetto").first).to_be_attached()
    assert page.evaluate(_COVERED) <= free
    page.mouse.click(5, 300)
    expect(page.locator(".flights, .ribbon")).to_have_count(0)


def test_a_moment_ends_by_itself_and_names_the_player_of_the_newest_cards(opened: Open) -> None:
    stage = Stage(opened)
    page = stage.page
    stage.happens(*MOMENTS["flipped"][:1], **MOMENTS["flipped"][1])
    flights(page, "flipped")
    expect(page.locator(".flights")).to_have_count(0)
    assert page.evaluate(_MOVING) == 0
    expect(page.locator(".lying .mover")).to_have_attribute("data-name", "Bob")
    stage.happens([event("passed")], pile=[*PILE, "KD"])
    expect(page.locator(".lying .mover")).to_have_attribute("data-name", "Bob")
    stage.happens([played(0, "9C")], pile=[*PILE, "KD", "9C"])
    expect(page.locator(".lying .mover")).to_have_attribute("data-name", "You")
    stage.happens(MOMENTS["killed"][0], pile=[])
    expect(page.locator(".mover")).to_have_count(0)


def test_reduced_motion_shows_the_words_and_moves_nothing(opened: Open) -> None:
    stage = Stage(opened, motion=False)
    page = stage.page
    page.evaluate("""() => {
      window.flights = 0;
      new MutationObserver((changes) => {
        window.flights += changes.filter(({ addedNodes: [added] }) => added?.className === "flights").length;
      }).observe(document.body, { childList: true });
    }""")
    for events, table in MOMENTS.values():
        stage.happens(events, **table)
        assert page.evaluate(_LYING) == table["pile"]
    expect(page.locator(".ribbon")).to_have_text("Ann is out: 2nd place")
    assert page.evaluate("window.flights") == page.evaluate(_MOVING) == 0


# Counts the sounds that start.
_LISTEN = """
() => {
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; start.apply(this, when); };
  const node = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.heard += 1; node.apply(this, when); };
}
"""


def heard(page: Page, stage: Stage) -> int:
    page.evaluate("window.heard = 0")
    stage.happens(*MOMENTS["killed"][:1], pile=[])
    return int(page.evaluate("window.heard"))


def test_nothing_sounds_until_sounds_are_turned_on(opened: Open) -> None:
    stage = Stage(opened)
    page = stage.page
    page.evaluate(_LISTEN)
    assert heard(page, stage) == 0
    page.get_by_label("Table and settings").click()
    assert heard(page, stage) == 0
    page.get_by_label("Sounds").check()
    assert heard(page, stage) > 0
    expect(page.get_by_label("Volume")).to_have_value("6")
    page.get_by_label("Sounds").uncheck()
    assert heard(page, stage) == 0


def test_nothing_sounds_before_the_first_tap_or_key(opened: Open) -> None:
    stage = Stage(opened)
    page = stage.page
    page.evaluate("async () => (await import('/assets/shared/settings.js')).prefer({ sound: true })")
    page.evaluate(_LISTEN)
    assert heard(page, stage) == 0
    page.keyboard.press("x")
    assert heard(page, stage) > 0


# Each sound at full volume: its peak, its mean, and the seconds from the first to the last audible sample.
_RENDER = """
async () => {
  Math.random = () => 0;
  const { SOUNDS } = await import("/assets/stage/sound.js");
  const found = {};
  for (const [name, sound] of Object.entries(SOUNDS)) {
    const audio = new OfflineAudioContext(1, 44100 * 1.5, 44100);
    sound({ audio, to: audio.destination }, 0);
    const samples = (await audio.startRendering()).getChannelData(0);
    const loud = (each) => Math.abs(each) > 0.001;
    const length = (samples.findLastIndex(loud) - samples.findIndex(loud)) / 44100;
    const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length;
    found[name] = [Math.max(...samples.map(Math.abs)), mean, length];
  }
  return found;
}
"""


def test_every_sound_is_short_and_neither_too_loud_nor_too_soft(opened: Open) -> None:
    page, _ = opened(Table("life", players=2, seed=1))
    sounds: dict[str, list[float]] = page.evaluate(_RENDER)
    assert len(sounds) == 11
    for name, (peak, mean, length) in sounds.items():
        assert -12 <= 20 * math.log10(peak) <= -6, f"{name} peaks at {20 * math.log10(peak):.1f} dBFS"
        assert length <= 0.6, f"{name} takes {length:.2f} s"
        assert abs(mean) < 0.001, f"{name} has a mean of {mean:.4f}"


def test_arrows_show_the_direction_of_play(opened: Open) -> None:
    stage = Stage(opened)
    arrow = stage.page.locator(".ring .top").first
    turn = "each => getComputedStyle(each).rotate"
    assert arrow.evaluate(turn) == "none"
    stage.happens(MOMENTS["reversed"][0], **MOMENTS["reversed"][1])
    assert arrow.evaluate(turn) == "180deg"


def test_newest_cards_keep_their_players_name_after_a_reload(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    table.advance()
    assert table.snapshot()["last"]["events"][0]["event"] == "played"
    page, _ = opened(table)
    expect(page.locator(".lying .mover")).to_have_attribute("data-name", table.game.names[table.game.movers()[-1]])
