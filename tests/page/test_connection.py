"""The connection of a page: moves that wait for an answer, gaps, cuts, and what was played meanwhile."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import Open
from tests.page.fake import Table
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


def test_silent_connection_is_given_up_when_the_network_is_back(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    page.clock.install()
    page.reload()
    page.locator(".hand").wait_for()
    server.silent = True
    before = len(server.sockets)
    page.evaluate("dispatchEvent(new Event('online'))")
    assert lost_within(page, 5_100)
    page.clock.run_for(600)
    expect(page.locator(".link")).to_have_count(0)
    assert len(server.sockets) == before + 1


def test_cut_that_nobody_reports_is_shown_within_seconds(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    page.clock.install()
    page.reload()
    page.locator(".hand").wait_for()
    assert not lost_within(page, 12_000)
    pings = [message for message in table.heard if message["t"] == "ping"]
    assert 2 <= len(pings) <= 5
    server.silent = True
    assert lost_within(page, 9_000)


def test_network_that_goes_is_shown_at_once(opened: Open) -> None:
    page, server = opened(Table("obsession", players=3, seed=2))
    before = len(server.sockets)
    page.clock.install()
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".link")).to_contain_text("Connection lost")
    page.clock.run_for(600)
    expect(page.locator(".link")).to_have_count(0)
    assert len(server.sockets) == before + 1


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
    expect(note).to_contain_text("While you were away the clock played 9♠ and picked up 2 cards for you.")
    note.get_by_role("button", name="OK").click()
    expect(note).to_have_count(0)
    server.say({"t": "event", "version": 9, "you": 0, "what": stood_in(0, played)})
    expect(note).to_contain_text("Your time was up: the clock played 9♠ for you.")
    table.version = 9
    server.say(table.snapshot() | {"stood_in": [stood_in(0, played)]})
    expect(note).to_contain_text("While you were away the clock played 9♠ for you.")
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
    expect(page.locator(".sheet .log .lines p")).to_have_text(["The game is paused.", "The game goes on."])
    assert [message for message in table.heard if message["t"] == "resync"] == []
