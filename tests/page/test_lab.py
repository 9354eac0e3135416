"""The lab on the page: words first, then charts and tables, for one set of rules or two."""

from __future__ import annotations

import copy
import re
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from emptyhand.fast.batch import Job
from emptyhand.fast.policy import greedy
from emptyhand.study.lab.sources import SimulationResources
from emptyhand.study.lab.study import preview, refine_until_precise
from emptyhand.study.lab.study_json import page_json
from emptyhand.study.lab.worker import StudyWorker
from tests.helpers import law
from tests.page.conftest import DESK, PHONE, Open
from tests.page.fake import HOST, Server
from tests.page.test_places import faults


@cache
def figures(*names: str) -> dict[str, Any]:
    """What a server would say of a small study."""
    jobs = tuple(Job(law(name), 4, 0, 0, 2000, policy=greedy(law(name))) for name in names)
    (study, *_) = refine_until_precise(jobs, SimulationResources("cpu", 1, None), StudyWorker())
    return page_json(study, "en")


def started(server: Server) -> list[Any]:
    """What the page has asked to be studied."""
    return [body for path, body in server.posted if path == "/api/lab"]


def expect_study(page: Page, server: Server, asked: Any) -> None:
    """Wait for the request of a study: the page shows what it is about before it asks."""
    for _ in range(250):
        if started(server)[-1:] == [asked]:
            return
        page.wait_for_timeout(20)
    assert started(server)[-1:] == [asked]


def test_two_sets_of_rules_are_compared_on_a_phone(opened: Open) -> None:
    page, server = opened(size=PHONE, at="#/lab", dark=True)
    server.figures = figures("life", "obsession")
    expect(page.get_by_role("status").first).to_have_text("Choose the rules to study.")
    page.get_by_label("Rules").select_option("life")
    page.get_by_label("Compare with").select_option("obsession")
    differs = page.get_by_role("region", name="What differs")
    expect(differs).to_contain_text("≠ differs by more than chance would make.")
    assert started(server)[-1] == {"rules": {"name": "life"}, "vs": {"name": "obsession"}, "players": 0, "levels": None}
    expect(page.locator(".says li").first).to_contain_text("A game of Obsession takes 33")
    expect(page.locator(".says").nth(1)).to_contain_text("of all decisions leave a choice")
    expect(page.locator("svg.chart")).to_have_count(12)
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    expect(page.locator(".topic .differs").first).to_contain_text("≠")
    with page.expect_response("**/api/lab?*"):
        page.get_by_label("Levels of bots").select_option("Master against Casual")
    assert started(server)[-1]["levels"] == {"strong": 5, "weak": 2}
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert faults(page) == []
    assert server.asked_for("/assets/words/") == ["en.ftl", "en-lab.ftl"]


def test_a_comparison_of_house_rules_opens_in_another_browser(opened: Open) -> None:
    page, server = opened(size=DESK, at="#/lab")
    server.figures = figures("thirteen")
    ours = {"text": 'extends = "life"\ntitle = "Ours"\ncard.8.skips = "once"\n', "title": "Ours"}
    page.evaluate("ours => import('/assets/lab/lab-link.js').then(({ openLab }) => openLab(ours, 'obsession'))", ours)
    expect(page.locator(".compared h2")).to_have_text("Ours compared with Obsession")
    page.get_by_label("Players").select_option("3")
    expect(page).to_have_url(re.compile("/#/lab/[A-Za-z0-9_-]{300,}/obsession/3$"))
    asked = {"rules": {"text": ours["text"]}, "vs": {"name": "obsession"}, "players": 3, "levels": None}
    other, elsewhere = opened(size=PHONE, at=urlsplit(page.url)._replace(scheme="", netloc="").geturl()[1:])
    elsewhere.figures = figures("thirteen")
    expect(other.locator(".compared h2")).to_have_text("Ours compared with Obsession")
    expect(other.get_by_label("Players")).to_have_value("3")
    expect_study(other, elsewhere, asked)
    expect_study(page, server, asked)
    assert other.get_by_role("link", name="Read Ours").get_attribute("href") == page.url.split("/obsession")[0].replace(
        f"{HOST}/#/lab", "#/workshop"
    )
    # Without a clipboard the link is there to be copied by hand.
    other.get_by_role("button", name="Share this page").click()
    expect(other.get_by_label("Link")).to_have_value(page.url)
    assert other.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert faults(other) == []
    # An address that only names what another tab has says so, and studies nothing.
    other.evaluate("location.hash = '#/lab/house/life'")
    expect(other.get_by_role("alert")).to_contain_text("only in the browser that opened it first")
    assert started(elsewhere)[-1] == asked
    page.get_by_label("Compare with").select_option("")
    expect(page.locator(".compared h2")).to_have_text("Ours")
    expect(page.locator(".study-progress")).to_have_text("1,024 games played.")
    expect(page.locator(".says li").nth(1)).to_contain_text("A game takes")
    page.locator(".topic summary").first.click()
    expect(page.locator(".topic tbody tr").first).to_contain_text("%")
    assert faults(page) == []


def test_rules_for_other_numbers_of_players_are_studied_alone_and_say_why(opened: Open) -> None:
    page, server = opened(size=PHONE, at="#/lab")
    server.figures = figures("thirteen")
    six = "players.least = 5\nplayers.most = 6\nplayers.default = 6\npack.players_per_pack = 3\ndeal.hand = 17\n"
    ours = {"text": f'extends = "president"\ntitle = "Big House"\n{six}', "title": "Big House"}
    page.evaluate("ours => import('/assets/lab/lab-link.js').then(({ openLab }) => openLab(ours, 'thirteen'))", ours)
    expect(page.locator(".compared h2")).to_have_text("Big House")
    expect(page.locator(".lab .alone")).to_have_text(
        "Thirteen is for 2–4 players and Big House for 5–6, so they can’t be compared. Here is Big House alone."
    )
    expect(page.locator(".says li").nth(1)).to_contain_text("A game takes")
    assert started(server)[-1] == {"rules": {"text": ours["text"]}, "vs": None, "players": 0, "levels": None}
    # A number that the other game is not for is left, and only those for both can be chosen.
    page.evaluate("location.hash = '#/lab/obsession/thirteen/7'")
    expect(page.locator(".compared h2")).to_have_text("Obsession compared with Thirteen")
    expect(page.get_by_label("Players").locator("option")).to_have_text(["2", "3", "4"])
    both = {"rules": {"name": "obsession"}, "vs": {"name": "thirteen"}}
    expect_study(page, server, both | {"players": 0, "levels": None})
    assert faults(page) == []


def test_a_study_that_stopped_early_says_so_and_goes_on(opened: Open) -> None:
    page, server = opened(at="#/lab")
    jobs = tuple(Job(law(name), 4, 0, 0, 50, policy=greedy(law(name))) for name in ("life", "obsession"))
    few = page_json(preview((), jobs), "en")
    stopped = {"id": "s1", "state": "ready", "done": 0, "of": 9, "why": "", "complete": False, "figures": few}
    page.route("**/api/lab?*", lambda route: route.fulfill(json=stopped), times=1)
    page.evaluate("location.hash = '#/lab/life/obsession'")
    expect(page.locator(".study-progress")).to_contain_text("too busy to play more than 16 games")
    expect(page.get_by_role("region", name="What differs")).to_contain_text("16 games are too few to tell")
    expect(page.get_by_role("region", name="How long is a game?").locator("svg")).to_have_count(0)
    server.figures = figures("life", "obsession")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".study-progress")).to_contain_text("1,024 games of each played.")


def test_another_try_is_offered_only_where_it_may_help(opened: Open) -> None:
    page, _ = opened(at="#/lab")
    whys = ["", "too many cards."]
    failed = {"id": "s1", "state": "failed", "done": 0, "of": 0, "figures": None}
    page.route("**/api/lab*", lambda route: route.fulfill(json=failed | {"why": whys[0]}))
    page.evaluate("location.hash = '#/lab/life'")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    whys.pop(0)
    again.click()
    expect(page.get_by_role("alert")).to_have_text("too many cards.")
    expect(again).to_have_count(0)


def test_the_words_name_the_seat_that_stands_out_and_who_comes_last(opened: Open) -> None:
    page, server = opened(at="#/lab")
    server.figures = copy.deepcopy(figures("shithead"))
    topics = {topic["topic"]: topic["rows"] for topic in server.figures["topics"]}
    for rows, shares in ((topics["seats"], (0.2, 0.5, 0.1, 0.2)), (topics["last"], (0.1, 0.2, 0.1, 0.6))):
        for row, share in zip(rows, shares, strict=True):
            row["values"] = [[share, share - 0.01, share + 0.01]]
    page.get_by_label("Rules").select_option("life")
    said = page.locator(".says").first
    expect(said).to_contain_text("The player who starts wins 5.0 points less often than an even share (±1.0).")
    expect(said).to_contain_text(
        "The player after the one who starts wins most often: 25.0 points more than an even share"
    )
    expect(said).to_contain_text("The player 3 seats after the one who starts comes last most often: 35.0 points more")
