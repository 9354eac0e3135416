"""What a deal brings besides cards is seen before play goes on: a hand that wins at once, titles, the exchange."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from emptyhand.game.events import Exchanged, InstantWin
from tests.page.conftest import DESK, Open
from tests.page.fake import Table
from tests.page.hands import primary
from tests.page.test_places import faults
from tests.scale import IS_FULL

SIZES = [(360, 640), (390, 844), (1366, 620), (683, 310), (844, 390)]
PRESIDENT = (0, 2, 3, 1)
"""The page's seat was first and Ann last."""
SIX_PAIRS, THEIR_SIX_PAIRS = 396, 118
"""Seeds of deals that win at once: for the page's seat, and for Bob."""


def instant(seed: int) -> tuple[Table, list[str]]:
    """A table whose deal wins at once, and the cards that do."""
    table = Table("thirteen-southern", players=4, seed=seed)
    [won] = [event for event in table.game.events(None)[0] if isinstance(event, InstantWin)]
    return table, [str(card) for card in won.cards]


def president(*titled: int, seed: int = 3) -> Table:
    return Table("president", players=len(titled), seed=seed, titled=titled)


def cards(page: Page, selector: str, name: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all(f"all => all.map((each) => each.dataset.{name})")
    return found


def given(table: Table, seat: int, to: int) -> list[str]:
    """The cards that one seat gave another."""
    [event] = [e for e in table.game.events(seat)[0] if isinstance(e, Exchanged) and (e.seat, e.to) == (seat, to)]
    assert event.cards is not None
    return [str(card) for card in event.cards]


# -- a hand that wins at once ------------------------------------------------------------------------------------------


def test_a_hand_that_wins_at_once_is_shown_with_its_cards_raised_before_the_result(opened: Open) -> None:
    table, winning = instant(SIX_PAIRS)
    page, _ = opened(table)
    assert page.locator(".outcome").count() == 0
    assert page.locator(".hand .card").count() == 13
    assert sorted(cards(page, ".hand .card.wins", "card")) == sorted(winning)
    expect(page.locator(".news .last")).to_have_text("You win at once with six pairs!")
    page.locator(".outcome").wait_for()
    expect(page.locator(".outcome")).to_contain_text("You win at once with six pairs")
    assert page.locator(".hand .card.wins").count() == len(winning)
    assert faults(page) == []


def test_another_players_winning_hand_lies_in_the_middle_under_their_name(opened: Open) -> None:
    table, winning = instant(THEIR_SIX_PAIRS)
    page, _ = opened(table)
    assert page.locator(".outcome").count() == 0
    assert cards(page, ".lying", "lying") == winning
    assert cards(page, ".mover", "name") == ["Bob"]
    assert page.locator(".card.wins").count() == 0
    page.locator(".outcome").wait_for()
    expect(page.locator(".outcome")).to_contain_text("Bob wins at once with six pairs")


def test_the_cards_rise_after_the_deal_and_a_ribbon_names_the_hand(opened: Open) -> None:
    table, winning = instant(SIX_PAIRS)
    page, server = opened(president(*PRESIDENT), DESK, motion=True)
    server.table = table
    started = table.started()
    setup = table.snapshot()["setup"]
    server.say(started | {"setup": setup, "game": started["game"] | {"number": 2}})
    page.locator('.flights[data-moments="dealt"]').wait_for(state="attached")
    expect(page.locator(".ribbon")).to_have_text("You win at once with six pairs!")
    expect(page.locator(".hand .card.wins")).to_have_count(len(winning))
    page.locator(".outcome").wait_for()


# -- titles ------------------------------------------------------------------------------------------------------------


def test_everyone_has_a_title_at_the_table(opened: Open) -> None:
    page, _ = opened(president(*PRESIDENT))
    assert page.locator(".seat .title").all_inner_texts() == ["Beggar", "Vice-President", "Peasant"]
    assert page.locator(".news .title").all_inner_texts() == ["President"]


def test_a_first_game_has_no_titles(opened: Open) -> None:
    page, _ = opened(Table("president", players=4, seed=3))
    assert page.locator(".title").count() == 0
    assert page.locator(".exchange").count() == 0


# How far the middle of each title lies from the middle of the words before it.
_OFF_THE_LINE = """(places) => places.map((place) => {
  const words = document.createRange();
  words.selectNodeContents(place.firstChild);
  const middle = ({ top, bottom }) => (top + bottom) / 2;
  const title = place.querySelector(".title").getBoundingClientRect();
  return Math.abs(middle(words.getBoundingClientRect()) - middle(title));
})"""


def test_the_result_gives_new_titles_and_says_what_players_were(opened: Open) -> None:
    table = president(*PRESIDENT)
    while not table.game.over:
        table._bot()
    table.titled = (table.game.placed[1], table.game.placed[0], *table.game.placed[2:])
    page, _ = opened(table)
    places = page.locator(".outcome li")
    expect(places).to_have_count(4)
    assert places.locator(".title").all_inner_texts() == ["President", "Vice-President", "Peasant", "Beggar"]
    expect(places.nth(0)).to_contain_text("was Vice-President")
    expect(places.nth(1)).to_contain_text("was President")
    expect(places.nth(2)).not_to_contain_text("was")
    assert max(places.evaluate_all(_OFF_THE_LINE)) <= 2, "a title stands on the line of its place"
    assert faults(page) == []


# -- the exchange ------------------------------------------------------------------------------------------------------


def test_the_exchange_shows_who_gave_what_until_the_person_begins(opened: Open) -> None:
    table = president(*PRESIDENT)
    page, _ = opened(table)
    got, gave = given(table, 1, 0), given(table, 0, 1)
    assert cards(page, ".lane.mine [data-given]", "given") == got
    assert cards(page, ".lane:not(.mine) [data-given]", "given") == gave
    expect(page.locator(".lane").first).to_contain_text("From Ann")
    expect(page.locator(".lane").last).to_contain_text("To Ann")
    expect(page.locator(".also")).to_have_text("Cid gives Bob the highest card and gets the lowest one back.")
    # A card is in one place at a time: what was given has only its place in hand yet.
    assert sorted(cards(page, ".hand .coming", "card")) == sorted(got)
    assert faults(page) == []
    primary(page).click()
    expect(page.locator(".exchange")).to_have_count(0)
    gifts = page.locator(".hand .gift")
    assert sorted(cards(page, ".hand .gift", "card")) == sorted(got)
    assert all("from Ann" in (each.get_attribute("aria-label") or "") for each in gifts.all())
    assert faults(page) == []


def test_the_marks_end_with_the_persons_first_move(opened: Open) -> None:
    page, _ = opened(president(1, 2, 3, 0))
    primary(page).click()
    assert page.locator(".hand .gift").count() == 2
    page.locator(".hand .can").first.dblclick(position={"x": 15, "y": 40})
    expect(page.locator(".hand .gift")).to_have_count(0)


def test_a_person_who_leads_may_play_without_a_look_at_the_exchange(opened: Open) -> None:
    table = president(1, 2, 3, 0)
    page, _ = opened(table)
    page.locator(".hand .can").first.click(position={"x": 15, "y": 40})
    primary(page).click()
    expect(page.locator(".exchange")).to_have_count(0)
    assert len(table.moves) == 1


def test_enter_begins_too_and_the_given_cards_fly_to_the_hand(opened: Open) -> None:
    page, _ = opened(president(*PRESIDENT), DESK, motion=True)
    page.keyboard.press("Enter")
    page.locator('.flights[data-moments="exchanged"]').wait_for(state="attached")
    expect(page.locator(".exchange")).to_have_count(0)


def test_bots_wait_until_the_person_has_seen_the_exchange(opened: Open) -> None:
    table = president(*PRESIDENT)
    page, _ = opened(table)
    primary(page).click()
    expect(page.locator(".exchange")).to_have_count(0)
    said: list[bool] = []
    while len(said) < 2:
        page.wait_for_timeout(20)  # lets the page's messages arrive
        said = [message["reading"] for message in table.heard if message["t"] == "learn"]
    assert said == [True, False]


def test_somebodys_first_move_ends_the_exchange_but_not_its_marks(opened: Open) -> None:
    table = president(*PRESIDENT)
    page, server = opened(table)
    table._bot()
    server.say(table.moved(1))
    expect(page.locator(".exchange")).to_have_count(0)
    assert page.locator(".hand .gift").count() == 2


def test_a_player_who_exchanges_nothing_sees_backs(opened: Open) -> None:
    page, _ = opened(president(1, 0, 2))
    assert page.locator(".exchange [data-given]").count() == 0
    assert page.locator(".exchange .back").count() == 4
    expect(page.locator(".lane").first).to_contain_text("Bob to Ann")
    assert page.locator(".hand .coming").count() == 0
    assert page.locator(".news .title").all_inner_texts() == ["Citizen"]


_OVERLAPS = """
() => {
  const box = (each) => each.getBoundingClientRect();
  const parts = [...document.querySelectorAll(".lanes, .also, .seat, .news > div, .hand .card, .moves button")];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const shown = parts.filter((each) => each.matches(".lanes, .also"));
  const clash = shown.flatMap((one) => parts.filter((other) => other !== one && meet(box(one), box(other))));
  const sticksOut = ({ top, bottom, right }) => top < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
  const outside = parts.filter((each) => sticksOut(box(each)));
  return [...clash, ...outside].map((each) => each.className);
}
"""


_CUT = "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"


def test_the_exchange_covers_nothing_at_any_size(opened: Open) -> None:
    for size in SIZES:
        # German has the longest words.
        for language in ("en", "de", "vi") if IS_FULL or size == SIZES[0] else ("de",):
            page, _ = opened(president(*PRESIDENT), size, f"?lang={language}#/r/ABCDEF")
            page.locator(".lanes").wait_for()
            assert page.evaluate(_OVERLAPS) == [], (size, language)
            assert page.locator(".title").evaluate_all(_CUT) == [], (size, language)
            page.close()


# What the own title lies on, the edge of the status line's plate among it: the title is in the plate or off it.
_UNDER_THE_OWN_TITLE = """
() => {
  const title = document.querySelector(".news .title").getBoundingClientRect();
  const parts = ".last, .word, .lanes, .also, .seat, .pile .card, .middle small, .ring i, .hand .card, .moves button";
  const meets = ({ left, top, right, bottom }) =>
    left < title.right && title.left < right && top < title.bottom && title.top < bottom;
  const words = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return part.matches(".last, .word") ? range.getBoundingClientRect() : part.getBoundingClientRect();
  };
  const met = [...document.querySelectorAll(parts)].filter((part) => meets(words(part)));
  const plate = document.querySelector(".news > div").getBoundingClientRect();
  const within = title.top >= plate.top && title.bottom <= plate.bottom;
  return [...met.map((part) => part.className), ...(meets(plate) && !within ? ["the plate's edge"] : [])];
}
"""


@pytest.mark.parametrize("size", SIZES)
def test_the_own_title_lies_on_nothing(opened: Open, size: tuple[int, int]) -> None:
    table = president(3, 2, 1, 0)
    page, _ = opened(table, size)
    page.locator(".lanes").wait_for()
    assert page.evaluate(_UNDER_THE_OWN_TITLE) == [], "while the exchange is shown"
    primary(page).click()
    expect(page.locator(".exchange")).to_have_count(0)
    assert page.evaluate(_UNDER_THE_OWN_TITLE) == [], "after it"
    while not table.game.over:
        table._bot()
    page, _ = opened(table, size)
    page.locator(".outcome, .last").first.wait_for()
    assert page.evaluate(_UNDER_THE_OWN_TITLE) == [], "after the game"


def test_a_result_that_is_cut_begins_with_a_whole_sentence(opened: Open) -> None:
    table = president(3, 2, 1, 0)
    while not table.game.over:
        table._bot()
    page, _ = opened(table, (390, 844))
    expect(page.locator(".last")).to_have_text(re.compile("^You come last[.] The game is over:"))
