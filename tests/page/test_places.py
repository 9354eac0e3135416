"""The lobby, replays, and what holds everywhere: no accessibility fault, small, readable when enlarged."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from emptyhand.server.page_files import LIBRARIES
from emptyhand.words.speech.catalogue import LANGUAGES
from tests.page.conftest import AXE, DESK, PHONE, Open
from tests.page.fake import FILES, HOST, LOCAL, PAGE, ROOM, Invited, Table, brief
from tests.page.hands import forty_cards, only_down_cards
from tests.page.waiting import wait_until

FIRST = ("index.html", "icon.svg", "page.css", "app.js", "cardroom.js")
"""What a first visit loads, besides words."""
MOST_BYTES = 140_000
"""A first visit may take 150 KB; headers and answers of the API have the rest."""


def faults(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong, by all of its rules or these. It runs in the page's own world, under the policy."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = page.evaluate("options => axe.run(document, options)", options)
    where = {each["id"]: [node["target"] for node in each["nodes"]][:3] for each in found["violations"]}
    return [f"{fault}: {json.dumps(targets)}" for fault, targets in where.items()]


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESK, True)])
def test_lobby_has_no_accessibility_fault(opened: Open, size: tuple[int, int], dark: bool) -> None:
    page, _ = opened(size=size, dark=dark)
    assert faults(page) == []


@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), (DESK, False)])
def test_table_has_no_accessibility_fault(opened: Open, size: tuple[int, int], dark: bool) -> None:
    page, _ = opened(Table("obsession", players=4, seed=2, change=forty_cards), size, dark=dark)
    assert faults(page) == []


def test_sheets_and_replay_have_no_accessibility_fault(opened: Open) -> None:
    page, _ = opened(Table("life", players=3, seed=2))
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".prose h3").first).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Close").click()
    page.get_by_label("Table and settings").click()
    assert faults(page) == []
    page, _ = opened(at="#/g/G1")
    assert faults(page) == []


def test_play_now_makes_a_room_with_bots_and_starts_it(opened: Open) -> None:
    table = Table("life", players=3, seed=2)
    page, server = opened(at="")
    server.table = table
    over = brief() | {"phase": "over"}
    server.mine = [over | {"room": "ENDED", "match_over": True}, over | {"title": "Obsession", "ruleset": "obsession"}]
    away = page.get_by_role("link", name="Play without a network")
    expect(page.locator(".foot select")).to_be_visible()
    expect(away).to_have_count(0)
    server.offline = "https://cards.example/away/"
    server.mine += [brief() | {"room": f"MORE{number}"} for number in range(3)]
    page.reload()
    expect(page.locator(".continue b")).to_have_text(["Next game of Obsession", "Continue Life"])
    expect(page.get_by_role("link", name="All your 4 tables")).to_have_attribute("href", "#/mine")
    for width, height in ((844, 390), (683, 310), DESK):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(".play").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, "the first button is above the fold"
    expect(away).to_have_attribute("href", server.offline)
    page.locator('.museum [data-game="big-two"]').click()
    expect(page.locator(".family.picked b")).to_have_text("Big Two")
    expect(page.get_by_role("button", name="Play Big Two")).to_be_visible()
    page.locator(".family.picked summary", has_text="As played here").click()
    expect(page.locator(".asplayed")).to_contain_text("Left out: honour hands above all others")
    assert faults(page) == []
    page.locator('.family input[value="life"]').check()
    page.locator(".options > summary").click()
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".table")).to_be_visible()
    made = next(body for path, body in server.posted if path == "/api/rooms")
    assert made == {"ruleset": "life", "seats": 3, "bots": [None, "level:2", "level:2"], "clock_ms": 0, "beat_ms": 1200}
    assert page.url.endswith(f"#/r/{ROOM}")


def test_saved_house_rules_are_among_the_games(opened: Open) -> None:
    page, server = opened(at="", size=(390, 844), dark=True)
    own = page.locator(".ownrules")
    expect(own).to_have_count(0)
    texts = {title: f'extends = "life"\ntitle = "{title}"\n' for title in ("Sunday", "Monday")}
    server.rules = [{"title": title, "rules": rules} for title, rules in texts.items()]
    page.reload()
    expect(own.get_by_role("heading")).to_have_text("Your house rules")
    own.get_by_role("button", name="Sunday").click()
    expect(own.locator(".picked")).to_contain_text("2 to 4 players")
    expect(page.locator(".family.picked")).to_have_count(1)
    expect(page.locator(".play small")).to_contain_text("Sunday")
    assert faults(page) == []
    own.locator("summary", has_text="As played here").click()
    expect(own.locator(".asplayed")).to_contain_text("Left out: forfeits.")
    expect(own.locator(".asplayed p")).to_have_count(1)
    assert faults(page) == []
    own.get_by_role("button", name="Rules of Sunday").click()
    expect(page.locator("dialog")).to_contain_text("Sunday")
    page.keyboard.press("Escape")
    # The choice is kept, until another game is chosen.
    page.reload()
    expect(own.locator(".picked b")).to_have_text("Sunday")
    page.locator('.family input[value="life"]').check()
    expect(own.locator(".picked")).to_have_count(0)
    expect(page.locator(".play small")).to_contain_text("Life")
    own.get_by_role("button", name="Sunday").click()
    server.table = Table("life", players=3)
    own.get_by_role("button", name="Play with friends").click()
    expect(page.locator(".table, .places").first).to_be_visible()
    made = next(body for path, body in server.posted if path == "/api/rooms")
    assert (made["rules"], "ruleset" in made, "bots" in made) == (texts["Sunday"], False, False)


def test_closed_table_leaves_a_calm_page_with_its_replays(opened: Open) -> None:
    games = [{"id": "G1", "room": ROOM, "number": 1, "title": "Life", "names": ["Mia", "Bot"]}]
    page, server = opened(Table("life", players=3, seed=2))
    page.evaluate("games => localStorage.setItem('emptyhand.games', JSON.stringify(games))", games)
    page.reload()
    page.locator(".hand").wait_for()
    server.say({"t": "gone", "version": 5, "why": "The table is closed.", "again": False})
    expect(page.get_by_role("alert")).to_have_text("The table is closed.")
    page.get_by_role("link", name="Watch game 1").click()
    expect(page.locator(".board")).to_be_visible()


def test_secret_of_a_link_leaves_the_address_at_once(opened: Open) -> None:
    page, server = opened(Table("life", players=3, seed=2), at=f"#/r/{ROOM}/s3cr3t")
    assert page.url.endswith(f"#/r/{ROOM}")
    assert (f"/api/rooms/{ROOM}/join", {"secret": "s3cr3t"}) in server.posted


def test_replay_tells_what_is_to_draw_only_where_cards_are_drawn(opened: Open) -> None:
    page, _ = opened(at="#/g/G1")
    expect(page.locator(".board .asks")).to_contain_text("to draw")
    page, _ = opened(at="#/g/G2")
    expect(page.locator(".board .asks")).to_contain_text("0 gone")
    expect(page.locator(".board .asks")).not_to_contain_text("to draw")


def test_replay_is_stepped_and_jumped_through(opened: Open) -> None:
    page, _ = opened(at="#/g/G1")
    place = page.locator("output")
    expect(place).to_contain_text("0 of ")
    page.get_by_label("One move on").click()
    expect(place).to_contain_text("1 of ")
    page.get_by_label("To the end").click()
    expect(page.locator(".told")).to_contain_text("The game is over")
    page.get_by_label("Seen by").select_option("all")
    page.get_by_label("To the deal").click()
    expect(page.locator(".replay .seat .minis").first).to_be_visible()


def test_names_of_face_down_cards_say_only_their_place(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=3, seed=2, change=only_down_cards))
    labels = page.locator(".ownrow .card").evaluate_all("cards => cards.map(card => card.outerHTML)")
    alike = {label.replace(f"down card {n}", "down card") for n, label in enumerate(labels, 1)}
    assert len(labels) == 3
    assert len(alike) == 1


def test_enlarged_to_twice_the_size_nothing_is_cut_off_sideways(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=4, seed=2), (640, 400))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    expect(page.locator(".moves .primary")).to_be_visible()


def test_settings_are_kept_and_change_the_deck(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=3, seed=2))
    page.get_by_label("Table and settings").click()
    page.get_by_label("Four-colour deck").check()
    page.get_by_label("Light or dark").select_option("dark")
    page.reload()
    page.locator(".hand").wait_for()
    root = page.locator("html")
    expect(root).to_have_attribute("data-colours", "four")
    expect(root).to_have_attribute("data-theme", "dark")


def test_files_of_a_first_visit_are_small() -> None:
    """In the language with the longest catalogue, with the table's modules, which load before anyone asks for them."""
    found = {name: FILES.find(name) for name in (*FIRST, *(f"words/{code}.ftl" for code in LANGUAGES))}
    sizes = {name: len(file.compressed or file.content) if file else 0 for name, file in found.items()}
    words = max(sizes.pop(f"words/{code}.ftl") for code in LANGUAGES)
    assert min(sizes.values()) > 0
    assert sum(sizes.values()) + words < MOST_BYTES


def test_own_modules_stay_short() -> None:
    own = [path for path in PAGE.rglob("*.js") if PAGE / LIBRARIES not in path.parents]
    lengths = {path.relative_to(PAGE).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in own}
    assert len(lengths) > 100
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_start_says_what_happens_and_asks_while_somebody_is_not_ready(opened: Open) -> None:
    table = Table("life")
    page, server = opened(table)
    lobby = table.room() | {"phase": "lobby", "game": 0}
    lobby["seats"][1] |= {"bot": None, "taken": True}
    status = table.status() | {"standing": ["Ben"]}
    server.say(table.snapshot() | {"room": lobby, "game": None, "status": status})
    expect(page.locator(".seated")).to_contain_text("Ben is watching.")
    page.get_by_role("button", name="Start with 1 bot", exact=True).click()
    expect(page.locator(".begin")).to_contain_text("Ann is not ready.")
    assert "start" not in [message["t"] for message in table.heard]
    server.say(status | {"ready": [1]})
    page.get_by_role("button", name="Start with 1 bot", exact=True).click()
    expect(page.locator(".begin")).not_to_contain_text("not ready")
    assert [message for message in table.heard if message["t"] == "start"] == [{"t": "start", "game": 1}]
    lobby["seats"][2] |= {"bot": None, "taken": True}
    server.say(table.snapshot() | {"room": lobby, "game": None, "status": status | {"ready": [1, 2]}})
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()


@pytest.mark.parametrize(("opened_at", "invited_to"), [(HOST, HOST), (LOCAL, "http://192.0.2.7:8765")])
def test_invitation_has_an_address_that_other_devices_can_open(opened: Open, opened_at: str, invited_to: str) -> None:
    table = Table("life")
    page, server = opened(table)
    page.goto(f"{opened_at}/#/r/{ROOM}")
    page.locator(".hand").wait_for()
    server.say(table.snapshot() | {"room": table.room() | {"phase": "lobby", "game": 0}, "game": None})
    expect(page.get_by_label("Link")).to_have_value(f"{invited_to}/#/r/{ROOM}/s3cr3t")


def test_guest_reads_the_invitation_and_sits_down_with_one_tap(opened: Open) -> None:
    table = Invited("life", joined=False)
    page, server = opened(table, at=f"#/r/{ROOM}/s3cr3t")
    expect(page.get_by_role("heading", level=1)).to_have_text("Zoe invites you to Life")
    expect(page.locator(".chosen li")).to_have_text(
        ["one minute a turn", "first to win 3 games", "undo if all agree", "no hints"]
    )
    expect(page.get_by_label("Your name at the table")).to_have_count(0)
    assert server.sockets == []
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".places")).to_be_visible()
    wait_until(page, "import('/assets/shared/state.js').then(({ link }) => link.value.state === 'open')")
    # What is sent may still be on its way.
    for _ in range(100):
        if table.heard:
            break
        page.wait_for_timeout(20)
    assert [message for message in table.heard if message["t"] == "sit"] == [{"t": "sit", "seat": 1}]
    assert page.evaluate("localStorage.getItem('emptyhand.learning')") == f'["{ROOM}"]', "a newcomer gets tips"


def test_table_of_friends_waits_for_a_rematch_and_one_of_bots_does_not(opened: Open) -> None:
    page, server = opened(at="")
    over = brief() | {"phase": "over", "match_over": True}
    friends = [over["seats"][0], {"name": "Zoe", "bot": None, "taken": True}]
    server.mine = [over | {"room": "FRIEND", "seats": friends}, over | {"room": "ALONE"}]
    page.reload()
    expect(page.locator(".continue b")).to_have_text(["Play Life again"])
    expect(page.locator(".continue small")).to_have_text(["with Zoe"])
    page.get_by_role("link", name="My games").click()
    going = page.locator(".mine .panel").first
    expect(going.locator("small")).to_contain_text(["game over, rematch possible"])
    expect(going.get_by_role("link")).to_have_text(["Play again Life with Zoe"])


def test_stranger_looks_at_an_open_table_without_a_name_and_without_an_invitation(opened: Open) -> None:
    page, server = opened(at="")
    server.table = Invited("life", joined=False)
    server.mine, server.open, server.is_known = [], [brief() | {"you": None}], False
    page.reload()
    page.locator(".briefs button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Life at Zoe’s table")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Just watch").click()
    page.get_by_role("button", name="Sit down at seat 2").wait_for()
    assert ("/api/guest", {"name": "Guest"}) in server.posted


def test_guest_who_just_watches_asks_for_no_seat(opened: Open) -> None:
    table = Invited("life", joined=False)
    page, _ = opened(table, at=f"#/r/{ROOM}/s3cr3t")
    page.get_by_role("button", name="Just watch").click()
    page.get_by_role("button", name="Sit down at seat 2").wait_for()
    assert "sit" not in [message["t"] for message in table.heard]
