"""After a game: the coach's turning points lead into the replay, and a moment of a game is a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.page.conftest import DESK, PHONE, Open
from tests.page.fake import HOST, ROOM, review
from tests.page.test_places import faults

LOW = (1366, 620)


def edge(page: Page, which: str, side: str) -> float:
    """Where an element begins or ends on the screen."""
    found: float = page.locator(which).evaluate(f"each => each.getBoundingClientRect().{side}")
    return found


def test_turning_points_lead_to_the_position_and_to_the_better_move(opened: Open) -> None:
    page, _ = opened(at="#/g/G1/coach", size=PHONE)
    coach = page.get_by_role("region", name="The coach")
    expect(coach.get_by_role("progressbar")).to_be_in_viewport()
    points = page.get_by_role("heading", name="Your three turning points")
    expect(points).to_be_focused()
    expect(points).to_be_in_viewport()
    assert 0 <= edge(page, "h3.landing", "top") < PHONE[1] / 3, "they begin in the upper part of the screen"
    headline = page.locator(".coach .headline")
    expect(headline).to_have_text(re.compile("choices? (cost you the game|made it worse|gave chances away)"))
    expect(page.get_by_label("Seen by")).to_have_value("0")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], "nothing is wider than the screen"
    turn = review()["turns"][0]
    for size in (LOW, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.get_by_role("button", name="Find the better move").first.click()
        expect(page.locator(".puzzle")).to_be_in_viewport(ratio=1)
        assert edge(page, ".puzzle", "bottom") <= edge(page, ".controls", "top"), "the controls hide nothing of it"
    expect(page.locator(".replay output")).to_contain_text(f"{turn['at']} of ")
    expect(page.get_by_label("Seen by")).to_have_value("0")
    play(page, turn["made"])
    expect(page.locator(".puzzle [role=status]")).to_contain_text("✗ That was the move in the game.")
    play(page, turn["best"])
    expect(page.locator(".puzzle [role=status]")).to_contain_text("That's it!")
    assert not re.search(r"[.!?][A-Z]", page.locator(".puzzle [role=status]").inner_text()), "sentences stand apart"
    page.get_by_label("One move on").click()
    expect(page.locator(".comment")).to_contain_text("Better: ")


def play(page: Page, token: str) -> None:
    """Tap the cards of a move in a puzzle, and play them."""
    for chosen in page.locator(".puzzle .chosen").all()[::-1]:
        chosen.click()
    for card in re.findall("[2-9TJQKA][SCDH]", token):
        page.locator(".puzzle .held", has=page.locator(f'use[href="#face-{card}"]')).first.click()
    page.locator(".puzzle .primary").click()


def test_puzzle_is_played_with_real_cards_and_offers_to_pass(opened: Open) -> None:
    page, server = opened(at="", size=PHONE)
    server.game = ("thirteen", 3, 4)
    turns = review(*server.game)["turns"]
    page.goto(f"{HOST}/#/g/G1/coach")
    answers = [turn for turn in turns if any(option["token"] == "-" for option in turn["options"])]
    number = turns.index(answers[0])
    turn = turns[number]
    page.get_by_role("button", name="Find the better move").nth(number).click()
    question = page.locator(".puzzle h3")
    expect(question).to_have_text(f"Turning point {number + 1} · move {turn['at'] + 1}: what would you play?")
    held = page.locator(".puzzle .held")
    boxes = [each.bounding_box() for each in held.all()]
    assert boxes
    assert all(box and box["width"] >= 44 and box["height"] >= 70 for box in boxes), "cards as large as at the table"
    # A card is in one place at a time.
    expect(page.locator(".board .spread")).to_have_count(0)
    page.locator(".puzzle").get_by_role("button", name="Pass").click()
    expect(page.locator(".puzzle [role=status]")).to_contain_text(re.compile("[✓✗]"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert faults(page) == []


def test_other_suits_of_a_listed_play_are_that_play(opened: Open) -> None:
    page, _ = opened(at="")
    module = "import('/assets/table/choice.js')"
    ask = f"([moves, token]) => {module}.then(({{ sameRanks }}) => sameRanks(moves, token) ?? null)"
    assert page.evaluate(ask, [["6S6C", "7S", "-"], "6D6H"]) == "6S6C"
    assert page.evaluate(ask, [["6S", "6C"], "6D"]) is None, "suits decide here"


@pytest.mark.parametrize("game", ["thirteen", "life"])
def test_replay_is_a_table_with_the_whole_hand_above_the_controls(opened: Open, game: str) -> None:
    page, server = opened(at="", size=LOW)
    server.game = (game, 3, 4)
    page.goto(f"{HOST}/#/g/G1/12")
    hand = page.locator(".board .viewer .held")
    expect(hand).not_to_have_count(0)
    assert min(each.evaluate("(card) => card.offsetHeight") for each in hand.all()) > 100, "as large as at the table"
    for size in (LOW, (390, 844), (360, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert edge(page, ".board .others", "bottom") <= edge(page, ".board .middle", "top"), (
            "others sit at the far edge"
        )
        assert edge(page, ".board .middle", "bottom") <= edge(page, ".board .viewer .spread", "top")
        assert edge(page, ".board .viewer .spread", "bottom") <= edge(page, ".controls", "top"), size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    # At 200 % board and controls fill the window together.
    page.set_viewport_size({"width": 683, "height": 310})
    heights = [edge(page, part, "bottom") - edge(page, part, "top") for part in (".board", ".controls")]
    assert sum(heights) <= 310


@pytest.mark.parametrize("size", [(683, 310), (360, 640)])
@pytest.mark.parametrize("game", ["thirteen", "life"])
def test_small_screen_opens_on_the_viewers_cards_and_on_the_whole_question(
    opened: Open, game: str, size: tuple[int, int]
) -> None:
    page, server = opened(at="", size=size)
    server.game = (game, 3, 4)
    page.goto(f"{HOST}/#/g/G1/12")
    expect(page.locator(".board .viewer")).to_be_visible()
    assert edge(page, ".board .viewer", "bottom") <= edge(page, ".controls", "top"), "the hand lies above the controls"
    assert edge(page, ".board", "top") >= 0
    # The same game is still shown: its review begins all the same.
    page.goto(f"{HOST}/#/g/G1/coach")
    page.get_by_role("button", name="Find the better move").first.click()
    expect(page.locator(".puzzle")).to_be_in_viewport(ratio=1)
    assert edge(page, ".puzzle", "bottom") <= edge(page, ".controls", "top")


@pytest.mark.parametrize("game", ["thirteen", "life"])
def test_puzzle_shows_the_pile_or_says_what_is_asked_for(opened: Open, game: str) -> None:
    page, server = opened(at="", size=LOW)
    server.game = (game, 3, 4)
    page.goto(f"{HOST}/#/g/G1/coach")
    page.get_by_role("button", name="Find the better move").first.click()
    expect(page.locator(".puzzle")).to_be_in_viewport(ratio=1)
    expect(page.locator(".board .fanned")).to_be_in_viewport(ratio=1)
    asks = page.locator(".puzzle [role=status] p").inner_text().removesuffix(" Tap the cards that you would play.")
    assert len(asks) > 10
    expect(page.locator(".board .asks")).to_contain_text(asks)


def test_review_draws_the_chances_and_says_them_in_a_table(opened: Open) -> None:
    page, server = opened(at="#/g/G1", size=DESK)
    page.get_by_role("button", name="Show the turning points").click()
    picture = page.locator(".chances svg")
    expect(picture).to_be_visible()
    assert [body for path, body in server.posted if path.endswith("/review")] == [{"seat": 0}] * 2
    page.get_by_text("The numbers as a table").click()
    rows = page.locator(".chances tbody tr")
    expect(rows).to_have_count(len(review()["chances"]))
    at = review()["chances"][5][0]
    rows.nth(5).get_by_role("button").click()
    expect(page.locator(".replay output")).to_contain_text(f"{at} of ")
    parts = page.locator(".luck .figure").all_inner_texts()
    numbers = [float(re.sub("[^-+.0-9].*", "", part.replace("\u2212", "-"))) for part in parts]
    start, end = map(float, re.findall(r"place ([\d.]+)", page.locator(".luck caption").inner_text()))
    assert round(start - end, 2) == round(sum(numbers), 2)
    assert faults(page) == []


def test_replay_is_walked_by_keys_and_by_the_list_and_its_moment_is_in_the_address(opened: Open) -> None:
    page, _ = opened(at="#/g/G1/7", size=DESK)
    place = page.locator(".replay output")
    expect(place).to_contain_text("7 of ")
    page.keyboard.press("ArrowLeft")
    expect(place).to_contain_text("6 of ")
    assert page.url.endswith("#/g/G1/6")
    page.keyboard.press("End")
    expect(page.get_by_label("To the end")).to_be_disabled()
    page.keyboard.press("Home")
    expect(place).to_contain_text("0 of ")
    page.locator(".movelist button").nth(4).click()
    expect(place).to_contain_text("4 of ")
    expect(page.locator(".movelist [aria-current]")).to_contain_text("4")
    page.set_viewport_size({"width": 320, "height": 568})
    wide = [edge(page, which, "right") for which in (".replay .board", ".replay .controls", ".replay .speed select")]
    assert max(wide) < 320, "nothing touches the edge of a small screen"


def test_own_games_have_rates_with_intervals_and_streaks_and_are_deleted_only_when_sure(opened: Open) -> None:
    page, server = opened(at="#/mine", size=PHONE)
    going = page.locator(".mine .panel").first
    expect(going.locator("h2")).to_have_text("Your tables")
    expect(going.get_by_role("link")).to_have_text("Continue Life with Ann")
    expect(going.get_by_role("link")).to_have_attribute("href", f"#/r/{ROOM}")
    row = page.locator(".records tbody tr")
    expect(row).to_have_text("LifeCasual12 of 20, 60% (39 to 78)")
    server.played = 4
    page.reload()
    expect(row).to_have_text("LifeCasual3 of 4")
    expect(page.get_by_text("In brackets")).to_have_count(0)
    server.played = 20
    page.reload()
    expect(page.locator(".figures dd")).to_have_text(["20", "3", "9"])
    expect(page.locator(".played:not(.going) li").first).to_contain_text("Won Life with Ann and Bob")
    assert faults(page) == []
    server.played = 21
    page.get_by_role("button", name="Add games played elsewhere").click()
    text = "".join(f'[Game "life"]\n[Seats "é"]\n{number} {"x" * 2000}\n\n' for number in range(1, 51))
    files = [("a.txt", text), ("b.txt", '[Game "life"]\n' + "x" * 60_000)]
    page.get_by_label("Files").set_input_files(
        [FilePayload(name=name, mimeType="text/plain", buffer=content.encode()) for name, content in files]
    )
    expect(page.get_by_label("Your name in these games")).to_have_value("Mia")
    page.get_by_role("button", name="I had another name in some of them").click()
    page.get_by_label("Another name of yours in them").fill("Guest")
    assert faults(page) == []
    page.get_by_role("button", name="Add", exact=True).click()
    added = page.get_by_role("dialog")
    expect(added).to_contain_text("48 games have been added to your list.")
    expect(added.locator("li")).to_have_text(
        [
            "a.txt, game 50: This game is in your list already.",
            "a.txt, game 29: This game is in your list already.",
            "b.txt, game 1: That is too much text at once.",
        ]
    )
    parcels = [body for path, body in server.posted if path == "/api/me/games"]
    assert "".join(each["records"] for each in reversed(parcels)) == text
    assert {(each["name"], *each["also"]) for each in parcels} == {("Mia", "Guest")}
    added.get_by_text("Close").click()
    expect(page.locator(".played li").last).to_contain_text("Played elsewhere, added")
    expect(row).to_have_text("LifeCasual12 of 20, 60% (39 to 78)")
    page.get_by_role("button", name="Delete all games").click()
    page.get_by_role("button", name="Keep").click()
    assert not server.forgotten
    page.get_by_role("button", name="Delete all games").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("One game has left your list, but stays with the others")
    page.get_by_role("dialog").get_by_text("Close").click()
    expect(page.locator(".mine")).to_contain_text("No finished games yet.")
    assert ("/api/me/forget", {"game": None}) in server.posted
    # The dialog stays when the first games arrive.
    server.forgotten = False
    page.get_by_role("button", name="Add games played elsewhere").click()
    page.get_by_label("Or the text of records").fill('[Game "life"]\n[Game "life"]')
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".played:not(.going) li")).to_have_count(21)
    expect(added).to_contain_text("One game has been added to your list.Game 2: This game is in your list already.")
