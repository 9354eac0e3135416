"""One person and bots: with the keyboard alone, by dragging, with cards that fly, and the replay afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from emptyhand.rules.law.model import PileLaw
from tests.browser.people import People, Person
from tests.browser.playing import MAIN, Driver, driver, play_on, see_the_result
from tests.browser.tables import begun
from tests.catalogue import CORE
from tests.helpers import law

LAWS = {name: law(name) for name in CORE}
CHOOSING = [name for name, of in LAWS.items() if isinstance(of, PileLaw) and of.deal.choose_up]
"""Rulesets in which everyone chooses which cards lie face up."""


def focus_on(page: Page, selector: str) -> None:
    """Reach something with the Tab key alone."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"the Tab key never comes to {selector}")


class Typist(Driver):
    """Plays with keys: arrows and the space bar where suits count, else the ranks."""

    def hit(self, selector: str, nth: int = 0) -> None:
        keys = self.person.page.keyboard
        keys.press({".moves .primary": "Enter", ".moves button:nth-child(2)": "u"}[selector])

    def choose(self, token: str, zone: str) -> None:
        keys = self.person.page.keyboard
        for key in re.findall(r"(?<=\?)\d|R|[2-9TJQKA](?=[SCDH])", token):
            keys.press("0" if key == "T" else key.lower())


class Walker(Typist):
    """Goes to each card with the arrow keys and chooses it with the space bar."""

    def hit(self, selector: str, nth: int = 0) -> None:
        self.person.page.keyboard.press("Enter" if selector == ".moves .primary" else "p")

    def choose(self, token: str, zone: str) -> None:
        page = self.person.page
        for card in re.findall(r"[2-9TJQKA][SCDH]", token):
            if not page.evaluate("document.activeElement.closest('.hand')"):
                focus_on(page, ".hand .card")
            order = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
            page.keyboard.press("Home")
            for _ in range(order.index(card)):
                page.keyboard.press("ArrowRight")
            page.wait_for_function("card => document.activeElement.dataset.card === card", arg=card)
            page.keyboard.press("Space")


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "how"), [("life", Typist), ("thirteen", Walker)])
def test_whole_game_from_the_lobby_is_played_by_keyboard_alone(people: People, ruleset: str, how: type[Typist]) -> None:
    ann = people.person("Ann")
    page = ann.page
    page.locator(".families").wait_for()
    focus_on(page, ".options > summary")
    page.keyboard.press("Enter")
    for label, wanted in (("Players", "2"), ("Bot speed", "instant")):
        focus_on(page, ".options select")
        while not page.evaluate(f"document.activeElement.closest('label').textContent.startsWith('{label}')"):
            page.keyboard.press("Tab")
        page.keyboard.type(wanted)
    focus_on(page, ".family input")
    while not page.evaluate(f"document.activeElement.value === '{ruleset}'"):
        page.keyboard.press("ArrowDown")
    focus_on(page, ".family .primary")
    page.keyboard.press("Enter")
    ann.knows("state.game.value !== null")
    page.locator(".table").wait_for()
    by_hand = driver(ann)
    play_on([how(ann, by_hand.law, by_hand.player, by_hand.seat)])
    see_the_result(ann)
    focus_on(page, ".ending .primary")
    page.keyboard.press("Enter")
    ann.knows("state.game.value.number === 2")


def at_a_table(people: People, ruleset: str, *, phone: bool = False, motion: bool = False) -> tuple[Person, Driver]:
    ann = people.person("Ann", phone=phone, motion=motion)
    ann.has_room(ruleset=ruleset, seats=2, bots=[None, "level:1"])
    begun(ann)
    return ann, driver(ann)


@pytest.mark.parametrize("ruleset", CHOOSING)
def test_all_chosen_cards_are_put_face_up(people: People, ruleset: str) -> None:
    ann, mine = at_a_table(people, ruleset, phone=CHOOSING.index(ruleset) % 2 == 0)
    mine.awaits(0, [0])
    hand = ann.state("game")["view"]["hand"]
    wanted = hand[1:6:2]
    for card in wanted:
        mine.choose(f"/{card}", "hand")
    mine.hit(MAIN)
    ann.knows("state.game.value.view.seats[0].up.filter(Boolean).length === 3 && !state.sending.value")
    assert sorted(ann.state("game")["view"]["seats"][0]["up"]) == sorted(wanted)
    assert ann.state("notice") == ""


def drag(person: Person, selector: str, to: str) -> None:
    """Pull something to the middle of something else, with a few steps in between."""
    mouse = person.page.mouse
    for element, act in ((selector, mouse.down), (to, mouse.up)):
        box = person.page.locator(element).first.bounding_box()
        assert box is not None
        mouse.move(box["x"] + 12, box["y"] + box["height"] / 2, steps=4)
        act()


def test_card_dropped_on_the_pile_is_played_and_along_the_hand_moved(people: People) -> None:
    ann, mine = at_a_table(people, "thirteen")
    seen = mine.awaits(0, [0])
    cards = ann.page.locator(".hand .card")
    order = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    drag(ann, f'.hand .card[data-card="{order[0]}"]', f'.hand .card[data-card="{order[5]}"]')
    expect(cards.nth(5)).to_have_attribute("data-card", order[0])
    assert ann.state("chosen") == []
    token = next(move for move in ann.state("game")["moves"] if len(move) == 2)
    drag(ann, f'.hand .card[data-card="{token}"]', ".middle")
    mine.awaits(seen["made"] + 1, [0])
    assert token not in ann.state("game")["view"]["hand"]


@pytest.mark.parametrize("motion", [True, False])
def test_cards_fly_unless_motion_is_unwanted(people: People, motion: bool) -> None:
    ann, mine = at_a_table(people, "thirteen", motion=motion)
    ann.page.evaluate("""() => {
        window.flights = 0;
        new MutationObserver((changes) => {
            window.flights += changes.flatMap(({ addedNodes }) => [...addedNodes])
                .filter(({ className }) => className === "flights").length;
        }).observe(document.body, { childList: true });
    }""")
    play_on([mine], lambda seen: mine.decisions >= 3)
    assert (ann.page.evaluate("window.flights") > 0) is motion
    expect(ann.page.locator(".flights")).to_have_count(0)


@pytest.mark.long
def test_replay_is_stepped_jumped_played_and_seen_as_others_saw_it(people: People) -> None:
    ann, mine = at_a_table(people, "life", phone=True)
    play_on([mine])
    ann.press(ann.page.get_by_role("link", name="Replay"))
    page = ann.page
    expect(page.locator("output")).to_have_text(re.compile("^0 of "))
    expect(page.locator(".replay .outcome")).to_have_count(0)
    expect(page.locator(".replay .seat .spread")).to_have_count(1)
    assert not page.locator(".replay .scene").get_by_text("wins").count(), "the end is not told at the beginning"
    ann.press(page.get_by_label("One move on"))
    expect(page.locator("output")).to_have_text(re.compile("^1 of "))
    board, controls = (page.locator(f".replay .{part}").bounding_box() for part in ("board", "controls"))
    assert board is not None
    assert controls is not None
    assert board["y"] + board["height"] <= controls["y"], "the controls cover players"
    ann.press("Play")
    expect(page.locator("output")).to_have_text(re.compile("^3 of "))
    ann.press("Pause")
    page.get_by_label("Seen by").select_option(label="a spectator")
    expect(page.locator(".replay .seat .minis")).to_have_count(0)
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".replay .seat > span > .minis")).to_have_count(4)
    ann.press(page.get_by_label("To the end"))
    ann.sees(".told", "The game is over")
    page.get_by_role("slider", name="Move").fill("2")
    expect(page.locator("output")).to_have_text(re.compile("^2 of "))
    a_shared_moment_can_be_opened_elsewhere(ann)
    stranger = people.person("Zoe", at=page.url.removeprefix(people.origin))
    expect(stranger.page.locator("output")).to_have_text(re.compile("^2 of "))
    href = page.get_by_text("Download the record").get_attribute("href") or ""
    record = stranger.page.request.get(people.origin + href)
    stranger.goes(f"{people.origin}/#/g/paste")
    stranger.expected.append(re.compile("status of 400"))
    stranger.page.get_by_label("A record").fill("no record")
    stranger.press("Watch it")
    stranger.sees(".replay .bad", re.compile(r"\.$"))
    stranger.page.get_by_label("A record").fill(record.text())
    stranger.press("Watch it")
    stranger.sees(".replay h2", re.compile("^Life: Ann and [A-Z][a-z]+$"))
    stranger.sees(".replay .tick.checked", "the number of Ann")
    turning_points_of_the_own_game(ann)


def a_shared_moment_can_be_opened_elsewhere(ann: Person) -> None:
    """A page opened at an address of this machine alone shares the one that the server has for its network."""
    page, moment = ann.page, ann.page.url.partition("#")[2]
    page.evaluate("""() => {
      document.querySelector('meta[property="og:image"]').content = "http://192.168.1.5:8000/assets/preview.png";
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => (window.copied = text) } });
    }""")
    ann.press("Share")
    page.wait_for_function("window.copied")
    assert page.evaluate("window.copied") == f"http://192.168.1.5:8000/#{moment}"


def turning_points_of_the_own_game(ann: Person) -> None:
    """From the list of one's own games to a turning point, and to the better move in it."""
    page = ann.page
    page.goto(page.url.split("#")[0] + "#/mine")
    ann.sees(".played li", "Life with ")
    ann.press(page.get_by_role("link", name="Watch Life"))
    ann.press("Show the turning points")
    # The first review on a machine compiles the coach's kernels.
    expect(page.locator(".turnpoint").first).to_contain_text("From here the move made", timeout=120_000)
    expect(page.get_by_role("heading", name=re.compile("^Your .*turning point"))).to_be_visible()
    ann.press(page.get_by_role("button", name="Find the better move").first)
    expect(page.get_by_label("Seen by")).to_have_value("0")
    held, moves = page.locator(".puzzle .held"), page.locator(".puzzle .options button:enabled")
    for card in held.all():
        if not moves.count():
            ann.press(card)
    ann.press(moves.first)
    expect(page.locator(".puzzle .right, .puzzle .wrong")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_three_taps_from_the_first_visit_to_the_first_card(people: People, phone: bool) -> None:
    """And one more where others begin: they wait until the first tip has been read."""
    ann = people.person("Ann", phone=phone)
    ann.press("Play now")
    ann.knows("state.game.value !== null")
    ann.sees(".bubble", "Get rid of all your cards.")
    if not ann.state("game")["moves"]:
        ann.sees(".bubble", "The others wait while you read.")
        ann.press("Got it")
    ann.knows("state.game.value?.moves.some((token) => /^[2-9TJQKAR]/.test(token))")
    made = ann.state("game")["made"]
    ann.press(ann.page.locator(".hand .card.can, .hand .card.playable").first)
    ann.press(ann.page.locator(".moves .primary"))
    ann.knows(f"state.game.value.made > {made}")
    ann.opens_menu()
    ann.press("No more tips")
    ann.goes(people.origin)
    ann.press("Play now")
    ann.knows("state.game.value?.made >= 0")
    assert ann.page.evaluate("import('/assets/table/guide.js').then(({ guided }) => guided.value)") is False
    ann.goes(people.origin)
    ann.press(re.compile("^Continue Obsession"))
    ann.page.locator(".table .hand").wait_for()


def test_the_last_choice_waits_on_the_first_screen(people: People) -> None:
    ann = people.person("Ann", phone=True)
    ann.picks("cardgame-sevens")
    ann.press(ann.page.locator(".options > summary"))
    ann.page.locator(".options").get_by_label("Players").select_option("3")
    ann.page.get_by_label("Bot level").select_option("level:3")
    ann.sees(".strength", "At Twos and Tens with four, this level wins 36 of 100 games")
    ann.goes(people.origin)
    ann.sees(".play", "Twos and Tens with low sevens · 3 players · Skilled")
    ann.page.locator(".foot select").select_option("vi")
    ann.sees(".play", "Chơi ngay")
    expect(ann.page.locator("html")).to_have_attribute("lang", "vi")
    ann.goes(people.origin)
    ann.sees(".with-friends", "Chơi với bạn bè")
    ann.press("Chơi với bạn bè")
    ann.page.get_by_label("Tên của bạn").last.fill("An")
    ann.press("Tiếp tục")
    expect(ann.page.locator(".places")).to_contain_text("An")
    expect(ann.page.locator(".invite")).to_be_visible()
