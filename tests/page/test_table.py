"""The table in a browser, with a real game behind a socket that is not one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESK, PHONE, Open
from tests.page.fake import Table
from tests.page.hands import (
    card,
    forty_cards,
    one_up_card_is_gone,
    only_down_cards,
    only_the_higher_nine_beats,
    only_up_cards,
    pair_of_eights_stands,
    picks_up_with_up_cards,
    primary,
    tap,
    two_alike,
)


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("name", ["obsession", "life", "thirteen"])
def test_table_shows_everyone_and_fits_the_width(opened: Open, name: str, size: tuple[int, int]) -> None:
    page, _ = opened(Table(name, players=4, seed=2), size)
    expect(page.locator(".seats .seat")).to_have_count(3)
    expect(page.locator(".asks")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


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
    expect(page.locator(".word.bad")).not_to_be_empty()
    expect(primary(page)).to_have_attribute("aria-disabled", "true")
    primary(page).click(force=True)
    assert table.moves == []


def test_second_tap_completes_the_set_and_a_third_takes_one_card_back(opened: Open) -> None:
    page, _ = opened(Table("thirteen", players=3, seed=2, change=pair_of_eights_stands))
    tap(page, "9C")
    tap(page, "9C")
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(2)
    tap(page, "9C")
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(1)


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


def test_pass_is_one_button(opened: Open) -> None:
    table = Table("thirteen", players=3, seed=2, change=pair_of_eights_stands)
    page, _ = opened(table)
    page.get_by_role("button", name="Pass").click()
    assert table.moves == ["-"]


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


def _whole_game(page: Page, table: Table) -> None:
    """Play to the end as the greedy bot would, with the keyboard alone."""
    while not table.game.over:
        token = table.face()["moves"][0]
        made = len(table.game.moves)
        if token in ("^", "-"):
            page.keyboard.press("u" if token == "^" else "p")
        else:
            for key in re.findall(r"[2-9TJQKAR](?=[SCDH]|$|R)|(?<=\?)\d", token):
                page.keyboard.press("0" if key == "T" else key.lower())
            page.keyboard.press("Enter")
        expect(page.locator(".table")).not_to_have_attribute("data-made", str(made))


@pytest.mark.parametrize("name", ["cardgame", "obsessed"])
def test_whole_game_is_played_by_keyboard(opened: Open, name: str) -> None:
    table = Table(name, players=2, seed=3)
    page, _ = opened(table, DESK)
    _whole_game(page, table)
    expect(page.locator(".outcome h2")).to_be_visible()


@pytest.mark.parametrize("place", [1, 2, 3])
def test_down_card_is_chosen_by_the_number_of_its_place(opened: Open, place: int) -> None:
    page, _ = opened(Table("obsession", players=3, seed=2, change=only_down_cards))
    page.keyboard.press(str(place))
    expect(page.get_by_label(f"down card {place}")).to_have_attribute("aria-pressed", "true")


def test_silent_connection_is_given_up_when_the_network_is_back(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    page.clock.install()
    page.reload()
    page.locator(".hand").wait_for()
    server.silent = True
    before = len(server.sockets)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.clock.run_for(3100)
    expect(page.locator(".link")).to_contain_text("Connection lost")
    page.clock.run_for(600)
    expect(page.locator(".link")).to_have_count(0)
    assert len(server.sockets) == before + 1


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
    expect(page.locator(".sheet .log .lines p")).to_have_text(["Ann: Tea?", "The game is paused.", "The game goes on."])
    assert [message for message in table.heard if message["t"] == "resync"] == []


@pytest.mark.parametrize("mend", ["choose a card that fits", "clear the choice", "answer comes late"])
def test_reason_goes_when_the_choice_changes(opened: Open, mend: str) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    moves = table.face()["moves"]
    wrong = next(text for text in table.face()["view"]["hand"] if text[0] not in {move[0] for move in moves})
    server.silent = mend == "answer comes late"
    tap(page, wrong)
    if not server.silent:
        expect(page.locator(".word.bad")).not_to_be_empty()
        primary(page).click(force=True)
    page.keyboard.press("Escape")
    if mend != "clear the choice":
        tap(page, next(move for move in moves if len(move) == 2))
    for question in [message for message in table.heard if message["t"] == "check"]:
        server.say({"t": "checked", "version": table.version, "ref": question["ref"], "why": "It does not fit."})
    expect(page.locator(".word")).to_contain_text("Your turn.")
    expect(page.locator(".word.bad")).to_have_count(0)
