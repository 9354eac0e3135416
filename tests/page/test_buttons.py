"""The buttons of the table in a browser: what they offer, and why one does nothing now."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Open
from tests.page.fake import Json, Table
from tests.page.hands import (
    may_end_the_turn,
    may_pass_or_pick_up,
    only_down_cards,
    pair_of_eights_stands,
    primary,
    tap,
)


def test_pass_is_one_button(opened: Open) -> None:
    table = Table("thirteen", players=3, seed=2, change=pair_of_eights_stands)
    page, _ = opened(table)
    page.get_by_role("button", name="Pass").click()
    assert table.moves == ["-"]


def test_pass_stands_beside_picking_up_where_a_pile_game_has_both(opened: Open) -> None:
    table = Table("life", players=3, seed=2, change=may_pass_or_pick_up)
    page, _ = opened(table)
    expect(page.get_by_role("button", name="Pick up")).to_be_enabled()
    page.get_by_role("button", name="Pass", exact=True).click()
    assert table.moves == ["-"]


def test_turn_can_be_ended_where_another_play_is_an_offer(opened: Open) -> None:
    table = Table("life", players=3, seed=2, change=may_end_the_turn)
    page, _ = opened(table)
    expect(page.get_by_role("button", name="Pick up")).to_have_count(0)
    page.get_by_role("button", name="End turn").click()
    assert table.moves == ["-"]


def test_undo_is_offered_once_there_is_something_to_take_back(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    undo = page.get_by_role("button", name="Undo")
    expect(primary(page)).to_be_visible()
    expect(undo).to_have_count(0)
    table.seq = 7
    table.change = lambda face: face.update(undo=None)
    page.reload()
    expect(primary(page)).to_be_visible()
    expect(undo).to_have_count(0)
    table.change = lambda face: None
    tap(page, next(move for move in table.face()["moves"] if len(move) == 2))
    primary(page).click()
    undo.click()
    expect(undo).to_be_visible()
    assert {"t": "undo", "seq": 7} in table.heard
    expect(page.locator(".news .last")).to_contain_text("Bob")
    server.say(table.moved(0) | {"what": {"t": "undone", "count": 1, "by": 0}})
    expect(page.locator(".news .last")).to_have_text("A move was undone.")


def test_buttons_say_what_they_will_do(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=only_down_cards)
    page, server = opened(table)
    page.get_by_role("button", name="down card 2").click()
    expect(primary(page)).to_have_text("Turn over the middle card")

    def two_nines(face: Json) -> None:
        face["view"]["hand"] = ["9S", "9H", "KD"]
        face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": ["7S", "7H", "8H"], "demand": 7}
        face["moves"] = ["9S", "9S9H", "KD", "^"]

    table.change = two_nines
    server.say(table.snapshot())
    tap(page, "9S")
    expect(primary(page)).to_have_text("Play 9♠")
    tap(page, "9H")
    expect(primary(page)).to_have_text("Play two 9s")
    expect(page.get_by_role("button", name="Pick up 3 cards")).to_be_enabled()


def _why_above(page: Page, button: Locator) -> str:
    """Press a button that does nothing, and return the sentence right above it."""
    button.click(force=True)
    why = page.locator(".whynot")
    expect(why).to_be_visible()
    box, at = why.bounding_box(), button.bounding_box()
    assert box is not None
    assert at is not None
    assert 0 <= at["y"] - box["y"] - box["height"] <= 20, "the reason belongs right above the button"
    assert box["x"] <= at["x"] + at["width"] / 2 <= box["x"] + box["width"]
    expect(page.locator("#spoken")).to_have_text(why.inner_text())
    return why.inner_text()


def test_play_without_a_choice_says_what_to_do(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, _ = opened(table)
    assert _why_above(page, primary(page)) == "Choose at least one card."
    tap(page, table.face()["view"]["hand"][0])
    expect(page.locator(".whynot")).to_have_count(0)


def test_play_with_a_card_that_does_not_fit_says_why_at_the_button(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, _ = opened(table)
    ranks = {move[0] for move in table.face()["moves"]}
    tap(page, next(text for text in table.face()["view"]["hand"] if text[0] not in ranks))
    expect(page.locator(".word .bad")).not_to_be_empty()
    assert _why_above(page, primary(page)) == page.locator(".word .bad").inner_text()
    assert table.moves == []


def test_pick_up_that_the_rules_forbid_says_why(opened: Open) -> None:
    table = Table("cardgame", players=3, seed=2)
    while "^" in table.face()["moves"]:
        table.advance()
    page, _ = opened(table)
    button = page.get_by_role("button", name=re.compile("^Pick up"))
    expect(button).to_have_attribute("aria-disabled", "true")
    assert _why_above(page, button)
    # Keys answer as taps do.
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator(".whynot")).to_be_visible()
    assert table.moves == []


def test_reason_of_a_lower_button_stands_beside_it_and_covers_no_other(opened: Open) -> None:
    table = Table("cardgame", players=3, seed=2)
    while "^" in table.face()["moves"]:
        table.advance()
    page, _ = opened(table, (683, 310))
    button = page.get_by_role("button", name=re.compile("^Pick up"))
    button.click(force=True)
    box, at, upper = page.locator(".whynot").bounding_box(), button.bounding_box(), primary(page).bounding_box()
    assert box is not None
    assert at is not None
    assert upper is not None
    assert upper["y"] + upper["height"] <= at["y"], "the buttons lie one above the other"
    assert 0 <= at["x"] - box["x"] - box["width"] <= 20, "the reason belongs right beside the button"
    assert box["y"] <= at["y"] + at["height"] / 2 <= box["y"] + box["height"]
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= 310
    primary(page).click(force=True)
    assert _why_above(page, primary(page)) == "Choose at least one card."


def test_pass_of_a_player_who_leads_says_why(opened: Open) -> None:
    table = Table("thirteen", players=3, seed=2)
    while "-" in table.face()["moves"]:
        table.advance()
    page, _ = opened(table)
    assert _why_above(page, page.get_by_role("button", name="Pass"))


def test_buttons_out_of_turn_say_whose_turn_it_is_not(opened: Open) -> None:
    def others_turn(face: Json) -> None:
        face |= {"moves": []}
        face["view"]["table"] |= {"turn": 1}

    table = Table("obsession", players=3, seed=2, change=others_turn)
    table.game.play(table.bots[0].choose(table.game.view(0)))
    page, _ = opened(table)
    assert _why_above(page, primary(page)) == "It is not your turn."
    assert _why_above(page, page.get_by_role("button", name=re.compile("^Pick up"))) == "It is not your turn."
