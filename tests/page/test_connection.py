"""The connection of a page: moves that wait for an answer, gaps, cuts, and what was played meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Open
from tests.page.fake import Server, Table
from tests.page.hands import primary, tap


def test_move_that_is_not_acknowledged_is_sent_again_with_the_same_number(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    page.clock.install()
    page.reload()
    server.silent = True
    tap(page, next(move for move in table.face()["moves"] if len(move) == 2))
    primary(page).click()
    expect(primary(page)).to_have_text("Sending …")
    page.clock.run_for(5100)
    sent = [message for message in table.heard if message["t"] == "move"]
    assert len(sent) >= 2
    assert all(message == sent[0] for message in sent)


def test_gap_in_the_versions_asks_for_everything_again(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    table.version += 2
    server.say({"t": "event", "version": table.version + 1, "you": 0, "what": {"t": "paused"}})
    expect(page.locator(".hand")).to_be_visible()
    tap(page, table.face()["view"]["hand"][0])
    assert {"t": "resync", "version": 5} in table.heard


def lost_within(page: Page, milliseconds: int) -> bool:
    """Whether the page says within so much time that the connection is lost."""
    for _ in range(0, milliseconds, 200):
        page.clock.run_for(200)
        if page.locator(".link", has_text="Connection lost").count():
            return True
    return False


def watched(opened: Open, table: Table) -> tuple[Page, Server]:
    """A page whose clock the test runs."""
    page, server = opened(table)
    page.clock.install()
    page.reload()
    page.locator(".hand").wait_for()
    return page, server


def test_silent_connection_is_given_up_when_the_network_is_back(opened: Open) -> None:
    page, server = watched(opened, Table("obsession", players=3, seed=2))
    server.silent = True
    before = len(server.sockets)
    page.evaluate("dispatchEvent(new Event('online'))")
    assert lost_within(page, 1_100)
    page.clock.run_for(4_000)
    page.clock.run_for(600)
    expect(page.locator(".link")).to_have_count(0)
    assert len(server.sockets) == before + 1


def test_cut_that_nobody_reports_is_shown_within_two_seconds_and_the_end_of_it_at_once(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = watched(opened, table)
    assert not lost_within(page, 6_000)
    pings = [message for message in table.heard if message["t"] == "ping"]
    assert 4 <= len(pings) <= 7
    server.silent = True
    assert lost_within(page, 2_000)
    server.say({"t": "pong", "version": table.version})
    expect(page.locator(".link")).to_have_count(0)


def test_network_that_goes_is_shown_at_once_and_the_game_waits_for_a_single_person(opened: Open) -> None:
    page, server = opened(Table("obsession", players=3, seed=2))
    before = len(server.sockets)
    page.clock.install()
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".link")).to_have_text("Connection lost. The game waits for you.")
    page.clock.run_for(600)
    expect(page.locator(".link")).to_have_count(0)
    assert len(server.sockets) == before + 1


UNREACHED = "() => { window.WebSocket = class { static OPEN = 1; readyState = 0; close() {} }; }"


def test_person_who_is_cut_off_from_others_sees_when_a_bot_fills_in(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = watched(opened, table)
    server.say(table.status() | {"present": [True, True, False]})
    server.silent = True
    page.evaluate("dispatchEvent(new Event('offline'))")
    link = page.locator(".link")
    expect(link).to_have_text(re.compile("Connection lost. A bot plays for you in (30|29) s."))
    page.evaluate(UNREACHED)
    page.clock.run_for(10_000)
    expect(link).to_have_text(re.compile("in (20|19) s"))
    page.clock.run_for(21_000)
    expect(link).to_have_text("Connection lost. A bot plays for you until you are back.")


NOTED = """
window.noted = [];
class Notification { constructor(title) { window.noted.push(title); } close() {} }
Notification.permission = "default";
Notification.requestPermission = async () => (Notification.permission = window.answer);
window.Notification = Notification;
Object.defineProperty(document, "visibilityState", { get: () => window.seen ?? "visible" });
"""


OFFLINE_PAGE = """
async (address) => {
  const { $ } = await import(document.querySelector("script[src$='app.js']").src);
  $["lobby/away.js"].offlinePage.value = address;
}
"""


def test_cut_leaves_the_card_to_beat_in_view_on_a_low_screen(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=4, seed=2), (844, 390))
    page.clock.install()
    page.evaluate(UNREACHED)
    page.evaluate("dispatchEvent(new Event('offline'))")
    cut = page.locator(".link.cut")
    expect(cut).to_be_visible()
    # A long cut offers the page without a server, beside the table, which goes on trying.
    page.evaluate(OFFLINE_PAGE, "https://cards.example/away/")
    expect(cut.locator("a")).to_have_count(0)
    page.clock.run_for(9_000)
    expect(cut.locator("a")).to_have_attribute("href", "https://cards.example/away/")
    expect(cut.locator("a")).to_have_attribute("target", "_blank")
    box, bar = cut.bounding_box(), page.locator(".bar").bounding_box()
    assert box
    assert bar
    assert box["y"] >= bar["y"]
    assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    assert box["x"] + box["width"] <= 844


def test_turn_is_in_the_title_and_notified_only_after_the_person_allowed_it(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    page.evaluate(NOTED)
    expect(page).to_have_title("Your turn · Emptyhand")

    def turn_comes() -> None:
        for is_mine in (False, True):
            table.version += 1
            face = table.face() if is_mine else table.face() | {"moves": []}
            server.say({"t": "event", "version": table.version, "you": 0, "what": {"t": "resumed"}, "game": face})

    page.evaluate("seen = 'hidden'")
    turn_comes()
    expect(page).to_have_title("Your turn · Emptyhand")
    for answer, noted in (("denied", []), ("granted", ["Your turn"])):
        page.evaluate("answer => { window.answer = answer; seen = 'visible'; }", answer)
        page.get_by_label("Table and settings").click()
        page.get_by_label("Notify me when it’s my turn").click()
        expect(page.get_by_text("The browser does not allow")).to_have_count(0 if noted else 1)
        page.get_by_role("button", name="Close").click()
        page.evaluate("seen = 'hidden'")
        turn_comes()
        page.wait_for_function("count => noted.length === count", arg=len(noted))
        assert page.evaluate("noted") == noted


def stood_in(seat: int, *events: dict[str, object]) -> dict[str, object]:
    return {"t": "moved", "seat": seat, "by": "stand-in", "events": list(events), "told": []}


def test_person_who_was_away_reads_what_the_clock_played_for_them(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    played = {"event": "played", "seat": 0, "cards": ["9S"], "zone": "hand"}
    picked = {"event": "picked_up", "seat": 0, "cards": ["9S", "4H"], "burnt": [], "up": []}
    whats = [stood_in(0, played), stood_in(1, played | {"seat": 1}), stood_in(0, picked)]
    missed = {"t": "missed", "since": 5, "version": 8, "you": 0, "whats": whats, "room": table.room()}
    server.say(missed | {"status": table.status(), "game": table.face()})
    note = page.locator(".standin")
    expect(note).to_contain_text("While you were away a bot played 9♠ and picked up 2 cards for you.")
    note.get_by_role("button", name="OK").click()
    expect(note).to_have_count(0)
    server.say({"t": "event", "version": 9, "you": 0, "what": stood_in(0, played)})
    expect(note).to_contain_text("Your time was up: a bot played 9♠ for you.")
    table.version = 9
    server.say(table.snapshot() | {"stood_in": [stood_in(0, played)]})
    expect(note).to_contain_text("While you were away a bot played 9♠ for you.")
    tap(page, next(move for move in table.face()["moves"] if len(move) == 2))
    primary(page).click()
    expect(note).to_have_count(0)


def test_what_was_missed_is_taken_in_one_go_and_the_next_event_follows_it(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    paused = table.room() | {"paused": True}
    line = {"t": "said", "line": {"seat": 1, "name": "Ann", "text": "Tea?"}}
    missed = {"t": "missed", "since": 5, "version": 7, "you": 0, "whats": [line, {"t": "paused"}], "room": paused}
    server.say(missed | {"status": table.status(), "game": table.face()})
    expect(page.locator(".word")).to_contain_text("The game is paused.")
    server.say(missed | {"version": 6, "status": table.status(), "game": table.face()})
    server.say({"t": "event", "version": 8, "you": 0, "what": {"t": "resumed"}, "room": table.room()})
    expect(page.locator(".word")).to_contain_text("Your turn")
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".sheet .chat .lines p")).to_have_count(1)
    expect(page.locator(".sheet .log .lines p")).to_have_text(["The game is paused.", "The game continues."])
    assert [message for message in table.heard if message["t"] == "resync"] == []
    # After a reload, or too long an absence, the log tells the game from its beginning.
    table.version = 9
    said = [[["table-starts-plain", {"who": "Ann", "me": "no", "lowest": ["a-rank", {"rank": 9}]}]]]
    said += [[["step-paused"]], [["step-resumed"]]]
    server.say(table.snapshot() | {"story": said})
    expect(page.locator(".sheet .log .lines p")).to_have_text(
        [re.compile("^Ann starts with"), "The game is paused.", "The game continues."]
    )
