"""Choosing cards at the table in a browser: by taps, by the keyboard, and what is said of a choice."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESK, PHONE, Open
from tests.page.fake import Json, Table
from tests.page.hands import (
    card,
    forty_cards,
    leads_with_a_run_or_a_pair,
    may_not_finish,
    one_up_card_is_gone,
    only_down_cards,
    only_the_higher_nine_beats,
    only_up_cards,
    pair_of_eights_stands,
    picks_up_with_up_cards,
    primary,
    run_stands,
    tap,
    two_alike,
)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_each_of_forty_cards_can_be_seen_and_hit(opened: Open, size: tuple[int, int]) -> None:
    page, _ = opened(Table("obsession", players=4, seed=2, change=forty_cards), size)
    expect(page.locator(".hand .card")).to_have_count(40)
    for text in ("4S", "7D", "9C", "TH", "KH"):
        tap(page, text)
        expect(card(page, text)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")


def test_tapped_card_is_played_by_the_button(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, _ = opened(table)
    token = next(move for move in table.face()["moves"] if len(move) == 2)
    tap(page, token)
    primary(page).click()
    expect(page.locator(".log").last).to_contain_text("You play")
    assert table.moves == [token]


def test_card_that_does_not_fit_is_explained_and_not_sent(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, _ = opened(table)
    ranks = {move[0] for move in table.face()["moves"]}
    wrong = next(text for text in table.face()["view"]["hand"] if text[0] not in ranks)
    tap(page, wrong)
    expect(page.locator(".word .bad")).not_to_be_empty()
    expect(primary(page)).to_have_attribute("aria-disabled", "true")
    primary(page).click(force=True)
    assert table.moves == []


def test_second_tap_completes_the_set_and_a_third_takes_one_card_back(opened: Open) -> None:
    def three_nines(face: Json) -> None:
        pair_of_eights_stands(face)
        face["moves"] = ["9S", "9S9C", "9S9C9H", "^"]

    page, _ = opened(Table("obsession", players=3, seed=2, change=three_nines))
    tap_each(page, [("9C", ["9C"]), ("9C", ["9C", "9H", "9S"]), ("9C", ["9H", "9S"])])


def test_up_card_is_taken_and_down_card_is_turned_by_its_place(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=only_up_cards)
    page, _ = opened(table)
    page.get_by_label("up card nine of diamonds").click()
    expect(primary(page)).to_have_text("Take 9♦")
    primary(page).click()
    table.change = only_down_cards
    page.reload()
    page.get_by_label("down card 2").click()
    primary(page).click()
    assert table.moves == ["<9D", "?2"]


def test_space_chooses_an_up_card_though_another_place_is_empty(opened: Open) -> None:
    page, _ = opened(Table("life", players=3, seed=2, change=one_up_card_is_gone))
    page.get_by_label("up card nine of diamonds").focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("up card nine of diamonds")).to_have_attribute("aria-pressed", "true")
    expect(primary(page)).to_have_text("Play 9♦")


def test_suits_count_in_a_climbing_game_with_cards_left_over(opened: Open) -> None:
    table = Table("thirteen", players=3, seed=2, change=only_the_higher_nine_beats)
    page, _ = opened(table)
    tap(page, "9S")
    expect(primary(page)).to_have_attribute("aria-disabled", "true")
    primary(page).click(force=True)
    assert table.moves == []


def test_a_last_card_that_may_not_be_one_is_named(opened: Open) -> None:
    page, _ = opened(Table("thirteen", players=3, seed=2, change=may_not_finish))
    expect(page.locator(".asks").first).to_have_text("You cannot finish with a 2: pass.")


def test_pile_is_picked_up_together_with_equal_up_cards(opened: Open) -> None:
    table = Table("life", players=3, seed=2, change=picks_up_with_up_cards)
    page, _ = opened(table)
    page.get_by_label("up card king of spades").click()
    page.get_by_label("up card king of hearts").click()
    page.get_by_role("button", name="Pick up with these").click()
    assert table.moves == ["^KSKH"]


def test_chosen_up_cards_are_put_down_one_after_another(opened: Open) -> None:
    table = Table("life", players=3, seed=4)
    page, _ = opened(table)
    hand = table.face()["view"]["hand"]
    for text in hand[:3]:
        tap(page, text)
    primary(page).click()
    expect(page.locator(".ownrow [data-card]")).to_have_count(3)
    assert table.moves == [f"/{text}" for text in hand[:3]]


def test_copy_of_a_card_that_was_played_is_not_chosen(opened: Open) -> None:
    table = Table("obsession", players=2, seed=2, change=two_alike)
    page, server = opened(table)
    tap(page, "4H")
    table.seq = 2
    table.version += 1
    what = {"t": "moved", "seat": 0, "by": "person", "events": [], "told": ["You play 4♥."]}
    face = table.face() | {"made": 1}
    server.say({"t": "event", "version": table.version, "you": 0, "what": what, "game": face})
    expect(page.locator('.hand .card[data-card="4H"]')).to_have_count(1)
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(0)


@pytest.mark.parametrize("place", [1, 2, 3])
def test_down_card_is_chosen_by_the_number_of_its_place(opened: Open, place: int) -> None:
    page, _ = opened(Table("obsession", players=3, seed=2, change=only_down_cards))
    page.keyboard.press(str(place))
    expect(page.get_by_label(f"down card {place}")).to_have_attribute("aria-pressed", "true")


def tap_each(page: Page, taps: Iterable[tuple[str, list[str]]]) -> None:
    """Tap one card after another, slowly enough that no two taps are a double tap, and see what is chosen."""
    before = ""
    for text, chosen in taps:
        if text == before:
            page.wait_for_timeout(400)
        tap(page, text)
        assert held(page) == chosen
        before = text


def held(page: Page) -> list[str]:
    cards = page.locator('.hand .card[aria-pressed="true"]')
    return sorted(cards.evaluate_all("cards => cards.map((card) => card.dataset.card)"))


def test_tap_on_another_rank_begins_a_new_choice_and_on_an_equal_one_adds(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=4, seed=2, change=forty_cards), DESK)
    for text, chosen in (("4S", ["4S"]), ("4H", ["4H", "4S"]), ("9C", ["9C"]), ("9D", ["9C", "9D"])):
        tap(page, text)
        assert held(page) == chosen


def test_lead_of_a_climbing_game_is_built_card_by_card_and_no_tap_throws_it_away(opened: Open) -> None:
    page, _ = opened(Table("thirteen", players=3, seed=2, change=leads_with_a_run_or_a_pair), DESK)
    run = ["3S", "4C", "5D"]
    tap_each(page, [("KD", ["KD"]), ("3S", ["3S"]), ("5D", run), ("4C", run), ("KD", [*run, "KD"]), ("KD", run)])
    tap_each(page, [("4C", ["3S", "5D"]), ("5D", ["3S"]), ("3S", run), ("3S", [])])
    tap_each(page, [("4C", ["4C"]), ("5D", ["4C", "5D"])])
    page.locator(".middle").click(position={"x": 30, "y": 30})
    assert held(page) == []


def test_tap_against_a_combination_chooses_one_that_beats_it(opened: Open) -> None:
    table = Table("thirteen-southern", players=3, seed=2, change=run_stands)
    page, _ = opened(table, DESK)
    tap_each(page, [("7H", ["7H", "8D", "9D"]), ("8D", ["7H", "8D", "9D"]), ("6C", ["6C", "7H", "8D"])])
    tap_each(page, [("9S", ["9C", "9D", "9H", "9S"]), ("9S", []), ("6C", ["6C", "7D", "8D"]), ("5C", ["5C"])])
    expect(page.locator(".news .bad")).to_be_visible()
    tap(page, "6C")
    expect(primary(page)).to_have_text("Play 6♣ 7♦ 8♦")


def test_no_more_cards_are_chosen_than_lie_face_up(opened: Open) -> None:
    table = Table("life", players=3, seed=4)
    page, server = opened(table)
    server.say(table.snapshot() | {"setup": table.snapshot()["setup"] | {"deal": {"up": 3}}})
    hand = table.face()["view"]["hand"]
    for text in hand[:4]:
        tap(page, text)
    assert held(page) == sorted(hand[1:4])


def test_enter_plays_wherever_the_focus_is_unless_tab_led_to_a_button(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, _ = opened(table, DESK)
    sort = page.get_by_role("button", name="Sort")

    def single() -> str:
        return next(str(move) for move in table.face()["moves"] if len(move) == 2)

    tap(page, single())
    page.keyboard.press("Tab")
    sort.focus()
    page.keyboard.press("Enter")
    expect(sort).to_have_attribute("aria-pressed", "false")
    assert table.moves == []
    sort.click()
    page.keyboard.press("Enter")
    expect(page.locator(".log").last).to_contain_text("You play")
    key = single()[0]
    page.keyboard.press("0" if key == "T" else key.lower())
    made = len(table.game.moves)
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-made", str(made))
    expect(sort).to_have_attribute("aria-pressed", "true")
    assert table.moves[1][0] == key


@pytest.mark.parametrize("mend", ["choose a card that fits", "clear the choice", "answer comes late"])
def test_reason_goes_when_the_choice_changes(opened: Open, mend: str) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    moves = table.face()["moves"]
    wrong = next(text for text in table.face()["view"]["hand"] if text[0] not in {move[0] for move in moves})
    server.silent = mend == "answer comes late"
    tap(page, wrong)
    if not server.silent:
        expect(page.locator(".word .bad")).not_to_be_empty()
        primary(page).click(force=True)
    page.keyboard.press("Escape")
    if mend != "clear the choice":
        tap(page, next(move for move in moves if len(move) == 2))
    for question in [message for message in table.heard if message["t"] == "check"]:
        server.say({"t": "checked", "version": table.version, "ref": question["ref"], "why": "It does not fit."})
    expect(page.locator(".word")).to_contain_text("Your turn.")
    expect(page.locator(".word .bad")).to_have_count(0)


@pytest.mark.parametrize("why", [None, "It does not fit."])
def test_choice_played_before_the_server_has_judged_it_is_played_once_it_has(opened: Open, why: str | None) -> None:
    table = Table("thirteen", players=3, seed=2, change=pair_of_eights_stands)
    page, server = opened(table)
    server.silent = True
    for text in ("9C", "9H"):
        tap(page, text)
    primary(page).click()
    question = next(message for message in table.heard if message["t"] == "check" and message["token"] == "9C9H")
    assert table.moves == []
    server.say({"t": "checked", "version": table.version, "ref": question["ref"], "why": why})
    expect(page.locator(".word .bad" if why else ".moves .primary")).to_have_text(why or "Sending …")
    assert table.moves == ([] if why else ["9C9H"])


def test_turn_clock_and_what_is_left_to_do_stay_while_a_wrong_card_is_chosen(opened: Open) -> None:
    def nothing_fits(face: Json) -> None:
        face["moves"] = ["^"]

    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    ranks = {move[0] for move in table.face()["moves"]}
    wrong = next(text for text in table.face()["view"]["hand"] if text[0] not in ranks)
    server.say(table.status() | {"clock": {"seat": 0, "left_ms": 30_000, "warning": False}})
    tap(page, wrong)
    expect(page.locator(".word .bad")).not_to_be_empty()
    expect(page.locator(".word")).to_contain_text("Your turn.")
    expect(page.locator(".word .clock")).to_be_visible()
    table.change = nothing_fits
    server.say(table.snapshot())
    expect(page.locator(".word")).to_contain_text("Nothing fits: pick up.")
    expect(page.locator(".word .bad")).to_have_text(re.compile(r"^(?!Nothing fits).+ Nothing fits: pick up.$"))
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(1)


def test_focused_card_does_not_look_chosen(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=4, seed=2, change=forty_cards), DESK)
    tap(page, "4S")
    page.keyboard.press("ArrowRight")
    colours = """() => {
      const ring = getComputedStyle(document.activeElement);
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = getComputedStyle(document.querySelector(".card.held")).getPropertyValue("--edge");
      return [ring.outlineStyle, ring.outlineColor, getComputedStyle(probe).color];
    }"""
    style, ring, frame = page.evaluate(colours)
    assert style != "none"
    assert ring != frame


def test_double_tap_plays_the_card(opened: Open) -> None:
    table = Table("life", players=2, seed=2)
    table.advance()
    page, _ = opened(table)
    legal = page.locator(".hand .card.can").first
    for moves in (1, 2):
        # The first time on a card that is not chosen, the second time on one that is.
        made = len(table.game.moves)
        if moves == 2:
            legal.click(position={"x": 9, "y": 22})
            page.wait_for_timeout(400)
        legal.dblclick(position={"x": 9, "y": 22})
        expect(page.locator(".table")).not_to_have_attribute("data-made", str(made))
        expect(page.locator(".hand .held")).to_have_count(0)
        assert len(table.moves) == moves
