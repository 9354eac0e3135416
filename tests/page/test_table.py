"""The table in a browser, with a real game behind a socket that is not one."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import DESK, PHONE, Open
from tests.page.fake import Json, Table
from tests.page.hands import (
    card,
    forty_cards,
    leads_with_a_run_or_a_pair,
    may_end_the_turn,
    may_not_finish,
    may_pass_or_pick_up,
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


@pytest.mark.parametrize("name", ["obsession", "thirteen-southern"])
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


def test_seat_is_given_up_only_after_a_question(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, _ = opened(table)
    page.get_by_label("Table and settings").click()
    page.get_by_role("button", name="Give up my seat").click()
    page.get_by_role("button", name="Keep my seat").click()
    page.get_by_role("button", name="Give up my seat").click()
    assert {"t": "leave"} not in table.heard
    page.get_by_role("button", name="Yes, give it up").click()
    expect(page.locator(".sheet")).to_have_count(0)
    assert {"t": "leave"} in table.heard


def test_reaction_of_a_watcher_is_shown_with_the_name(opened: Open) -> None:
    page, server = opened(Table("obsession", players=3, seed=2))
    server.say({"t": "reacted", "version": 5, "seat": None, "name": "Eve", "kind": "wow"})
    expect(page.locator(".overheard")).to_have_text("Eve: Wow!")
    expect(page.locator(".overheard .reaction")).to_be_in_viewport()


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


def test_refusal_of_something_else_goes_after_some_seconds(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table)
    page.clock.install()
    server.say({"t": "refused", "version": table.version, "about": "kick", "why": "Two others must agree."})
    expect(page.locator(".word")).to_contain_text("Two others must agree.")
    page.clock.fast_forward(10_000)
    expect(page.locator(".word")).not_to_contain_text("Two others must agree.")


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


def over(face: Json) -> None:
    face |= {"moves": [], "result": [1, 0, 2], "undo": None}


def test_who_wants_another_game_and_every_button_fit_on_a_phone(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=over)
    page, server = opened(table)
    face = table.room() | {"phase": "over"}
    face["seats"][1] |= {"bot": None, "taken": True}
    server.say(table.snapshot() | {"room": face, "status": table.status() | {"ready": [1], "wait_ms": 90_000}})
    offer = re.compile(r"Ann wants another game. Do you\? In \d+ s a bot takes your seat.")
    expect(page.locator(".word")).to_contain_text(offer)
    expect(page.locator(".agreed > span")).to_have_count(2)
    expect(page.locator(".agreed > .yes")).to_have_count(1)
    expect(page.locator(".ending").get_by_role("button")).to_have_text(["Play again", "Just watch"])
    boxes = [each.bounding_box() for each in page.locator(".ending button, .ending a:visible").all()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)
    again = page.get_by_role("button", name="Play again").bounding_box()
    assert again is not None
    assert again["width"] > again["height"]


def test_enter_asks_for_the_next_game_once_the_result_has_been_seen(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=over)
    page, server = opened(table, DESK)
    server.say(table.snapshot() | {"room": table.room() | {"phase": "over"}})
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.keyboard.press("Enter")
    asked = {"t": "ready", "game": table.room()["game"] + 1}
    assert asked not in table.heard, "the key that played the last card begins nothing"
    expect(page.locator(".outcome")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert [message for message in table.heard if message["t"] == "ready"] == [asked]


def test_seat_lost_to_a_bot_between_games_is_told_to_everyone(opened: Open) -> None:
    table = Table("obsession", players=3, seed=2, change=over)
    page, server = opened(table, DESK)
    face = table.room() | {"phase": "over"}
    face["seats"][1] |= {"bot": None, "taken": True}
    server.say(table.snapshot() | {"room": face, "status": table.status() | {"ready": [0], "wait_ms": 90_000}})
    waits = re.compile(r"Waiting for Ann to agree. In \d+ s a bot takes the seat.")
    expect(page.locator(".word")).to_contain_text(waits)
    left = {"t": "left", "seat": 1, "name": "Ann", "kicked": False, "silent": True}
    table.change = lambda face: None
    server.say({"t": "event", "version": 6, "you": 0, "what": left})
    started = {"t": "started", "game": 2, "events": [], "told": ["Bob leads."]}
    server.say({"t": "event", "version": 7, "you": 0, "what": started, "room": table.room(), "game": table.face()})
    expect(page.locator(".log")).to_contain_text("Ann did not ask for another game in time: a bot takes the seat.")
    server.say(table.snapshot() | {"you": None, "left_out": True})
    expect(page.locator(".word")).to_contain_text("You did not ask for another game in time, so a bot took your seat.")


@pytest.mark.parametrize(
    ("phase", "host", "present", "offered"),
    [
        ("playing", 0, [True, True, False], False),
        ("playing", 1, [True, True, True], True),
        ("over", 0, [True, True, False], True),
        ("over", 1, [True, True, True], False),
    ],
)
def test_removal_is_offered_only_where_it_can_succeed(
    opened: Open, phase: str, host: int, present: list[bool], offered: bool
) -> None:
    table = Table("obsession", players=3, seed=2)
    page, server = opened(table, DESK)
    face = table.room() | {"phase": phase, "host": host}
    for seat in (1, 2):
        face["seats"][seat] |= {"bot": None, "taken": present[seat]}
    server.say(table.snapshot() | {"room": face, "status": table.status() | {"present": present}})
    page.get_by_role("button", name="Table and settings").click()
    expect(page.get_by_role("button", name="Remove Ann")).to_have_count(int(offered))


def test_last_move_is_said_again_after_a_reload(opened: Open) -> None:
    table = Table("life", players=3, seed=2)
    table.advance()
    page, _ = opened(table)
    last = page.locator(".news .last")
    expect(last).to_have_text(re.compile("^You put .* face up."))
    page.reload()
    expect(last).to_have_text(re.compile("^You put .* face up."))


def test_person_who_goes_and_comes_back_is_told_once_and_marked_at_the_seat(opened: Open) -> None:
    table = Table("life", players=3, seed=2)
    page, server = opened(table, DESK)
    room = table.room()
    room["seats"][1] |= {"bot": None, "taken": True}
    here = table.status() | {"present": [True, True, False], "plays": ["person", "person", "bot"]}
    server.say(table.snapshot() | {"room": room, "status": here})
    seat = page.locator('.seat[data-seat="1"] .state')
    server.say(here | {"present": [True, False, False]})
    expect(seat).to_have_text("away")
    server.say(here | {"present": [True, False, False], "watching": 1})
    server.say(here)
    expect(seat).to_have_text("back again")
    expect(page.locator(".log p").filter(has_text="Ann is")).to_have_text(["Ann is away.", "Ann is back."])


def test_seat_that_follows_is_marked_in_the_direction_of_play(opened: Open) -> None:
    table = Table("obsession", players=4, seed=2, change=forty_cards)
    page, server = opened(table, DESK)
    following = page.locator(".seat", has=page.locator(".next"))

    def turned(face: Json) -> None:
        face["view"]["table"] |= {"direction": direction, "turn": 0, "phase": 2}

    table.change = turned
    for direction, seat in ((1, "1"), (-1, "3")):
        server.say(table.snapshot())
        expect(page.locator(".scene")).to_have_attribute("data-direction", str(direction))
        expect(following).to_have_attribute("data-seat", seat)


def test_special_cards_lie_on_the_table_and_open_the_rulebook_at_their_sentence(opened: Open) -> None:
    page, _ = opened(Table("life", players=3, seed=2), (390, 844))
    strip = page.locator(".specials .chip")
    expect(strip).to_have_text(
        [re.compile(text) for text in ("^2: resets", "^5: rev", "^7: asks for 7 or", "^10: ki", "^four")]
    )
    strip.nth(3).click()
    expect(page.locator(".sheet .found")).to_contain_text("10: ")
    expect(page.locator(".sheet .found")).to_be_in_viewport()
    page.locator(".sheet .chip").last.click()
    expect(page.locator(".sheet .found")).to_have_text("Equal cards in a row")
    page.keyboard.press("Escape")
    for width, height, button in ((360, 640, "Rules"), (844, 390, "Special cards")):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".specials")).to_have_count(0)
        page.get_by_role("button", name=button).click()
        expect(page.locator(".sheet .chip").first).to_be_in_viewport()
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Hide the special cards").click()
    expect(page.locator(".specials")).to_have_count(0)


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


def test_names_keep_five_letters_beside_the_clock_and_free_seats_stand_in_one_row(opened: Open) -> None:
    table = Table("obsession", players=5, seed=2)
    page, server = opened(table, (390, 844))
    room = table.room()
    for seat, name in enumerate(("Annie", "Nadia", "Gaels", "Minhs", "Zoeys")):
        room["seats"][seat] |= {"name": name, "bot": None}
    clock = {"seat": 1, "left_ms": 57_000, "warning": False}
    server.say(table.snapshot() | {"room": room, "status": table.status() | {"clock": clock}})
    expect(page.locator(".seat .clock")).to_contain_text("57")
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert page.locator(".seat .name").evaluate_all(cut) == []
    server.say(table.snapshot() | {"room": room, "you": None})
    sit = page.locator(".word .choices button")
    expect(sit).to_have_count(4)
    expect(sit.first).to_have_accessible_name("Take over from Nadia")
    assert len(set(sit.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)"))) == 1


# -- buttons that do nothing now -------------------------------------------------------------------------------------


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


# -- chat ------------------------------------------------------------------------------------------------------------


class Friends(Table):
    """A table with another person at seat 2."""

    def room(self) -> Json:
        room = super().room()
        room["seats"][2] |= {"bot": None, "taken": True}
        return room

    def said(self, text: str, seat: int | None = 2) -> Json:
        self.version += 1
        line = {"seat": seat, "name": "Eve" if seat is None else self.game.names[seat], "text": text}
        return {"t": "event", "version": self.version, "you": 0, "what": {"t": "said", "line": line}}


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1366, 620), (683, 310)])
def test_a_friends_line_stands_at_their_seat(opened: Open, size: tuple[int, int]) -> None:
    table = Friends("obsession", players=3, seed=2)
    page, server = opened(table, size)
    server.say(table.said("Well played! Shall we play another one after this, or is it too late for you?"))
    line, seat = page.locator('.seat[data-seat="2"] .speech'), page.locator('.seat[data-seat="2"]')
    expect(line).to_contain_text("Well played!")
    box, at = line.bounding_box(), seat.bounding_box()
    assert box is not None
    assert at is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert at["y"] < box["y"] <= at["y"] + at["height"] + 4, "it belongs to the seat"
    assert line.evaluate("""(line) => {
      const { left, top, width, height } = line.getBoundingClientRect();
      line.style.pointerEvents = "auto";
      return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""), "something lies on it"
    expect(page.locator("#spoken")).to_contain_text("Well played!")
    server.say(table.said("Yes", seat=0))
    expect(page.locator(".speech")).to_have_count(1)


def test_a_spectators_line_stands_below_the_bar(opened: Open) -> None:
    table = Friends("obsession", players=3, seed=2)
    page, server = opened(table, (390, 844))
    server.say(table.said("Hello", seat=None))
    expect(page.locator(".overheard .speech")).to_have_text("Eve: Hello")


def test_among_people_a_phone_has_a_button_named_chat(opened: Open) -> None:
    table = Friends("obsession", players=3, seed=2)
    page, server = opened(table, (360, 640))
    server.say(table.said("Hello"))
    button = page.get_by_role("button", name="Chat")
    expect(button).to_contain_text("1")
    button.click()
    expect(page.get_by_role("heading", name="Chat and log")).to_be_visible()
    expect(page.locator(".sheet .chat").get_by_text("Hello")).to_be_in_viewport()
    expect(page.locator(".sheet").get_by_placeholder("Say something")).to_be_in_viewport()


def test_alone_with_bots_the_button_is_named_log(opened: Open) -> None:
    page, _ = opened(Table("obsession", players=3, seed=2), (360, 640))
    expect(page.get_by_role("button", name="Log")).to_be_visible()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
