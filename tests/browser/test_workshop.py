"""The workshop: a family answers questions, reads its own rulebook, sends it as a link, and others play it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.test_access import faultless
from tests.page.conftest import DESK
from tests.page.test_places import faults

REFUSED, UNREACHED = re.compile("status of 400"), re.compile("ERR_FAILED")


def answers_for_life(person: Person) -> None:
    """Our 8 skips, three of a kind kill the pile, and no 2 is the last card: without a word of TOML."""
    page = person.page
    person.press(page.locator(".starts").get_by_role("button", name="Life", exact=True))
    person.press(page.get_by_role("button", name=re.compile("What does your 8 do")))
    page.get_by_label("Does it skip the next player?").select_option("Yes, one player")
    person.press(page.get_by_role("button", name=re.compile("What does your 2 do")))
    page.get_by_role("switch", name="May it be the last card you play").uncheck()
    person.press(page.locator("summary", has_text="Equal cards in a row"))
    person.press(page.get_by_role("button", name="Less: How many equal cards on top kill the pile?"))


def test_the_workshop_says_how_the_game_below_the_house_rules_is_played_here(people: People) -> None:
    ann = people.person("Ann", phone=True)
    ann.press(ann.page.get_by_role("link", name="House rules").first)
    ann.press(ann.page.locator(".starts").get_by_role("button", name="Daifugō", exact=True))
    ann.press(ann.page.locator("summary", has_text="As played here: Daifugō"))
    ann.sees(".result .asplayed", "Left out: the joker as any other card")
    faultless(ann, "the notes on a game")


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)], ids=["phone", "desk"])
def test_a_family_makes_its_rules_and_others_play_them_by_a_link(people: People, phone: bool) -> None:
    ann = people.person("Ann", phone=phone)
    ann.press(ann.page.get_by_role("link", name="House rules").first)
    answers_for_life(ann)
    result = ann.page.locator(".result")
    expect(result).to_contain_text("8: Now: It skips the next player")
    expect(result).to_contain_text("Now: Three or more cards of equal rank")
    expect(result).to_contain_text("2: Now: Played onto other cards as your last card, it does not finish")
    expect(ann.page.locator(".acts .differs")).to_have_text(re.compile(r"\d rules differ from Life"))
    faultless(ann, "the bench")
    # A phone shrinks a page that is too wide, and innerWidth with it.
    size = ann.page.viewport_size
    assert size
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    ann.press("Share")
    expect(ann.page.locator(".sheet .qr")).to_be_visible()
    assert faults(ann.page) == []
    link = ann.page.locator(".sharelink").input_value()

    ben = people.person("Ben", phone=not phone)
    ben.goes(link)
    expect(ben.page.get_by_role("heading", name="Our Life", level=1)).to_be_visible()
    ben.sees(".result", "8: Now: It skips the next player")
    ben.press(ben.page.locator("summary", has_text="The whole rulebook"))
    ben.sees(".result", "Three or more cards of equal rank in a row")
    faultless(ben, "rules from a link")
    assert ben.page.evaluate("localStorage.getItem('emptyhand.draft')") is None, "reading keeps one's own draft"
    ben.press("Play against bots")
    ben.page.locator(".hand").wait_for()
    assert ben.state("about")["title"] == "Our Life"


SUNDAY = 'extends = "life"\ntitle = "<b>Sunday</b>"\ncard.9.kills = true\n'


def prefers(person: Person, language: str) -> None:
    person.page.evaluate(
        "language => import('/assets/shared/settings.js').then(({ prefer }) => prefer({ language }))", language
    )


def says_the_rules_as_text(person: Person, text: str = SUNDAY) -> None:
    """The person opens the text below the questions and puts rules of their own there."""
    person.press(person.page.locator("summary", has_text="As text"))
    person.page.get_by_label("The rules as text").fill(text)
    person.press("Use this text")


def saves_sunday(people: People) -> Person:
    """Ann, who has saved rules by which a 9 kills the pile."""
    ann = people.person("Ann", at="/#/workshop/from/life")
    says_the_rules_as_text(ann)
    ann.sees("h1", "<b>Sunday</b>")
    ann.press("Save")
    ann.sees(".acts", "Saved on this device.")
    return ann


def opens_what_was_saved(person: Person) -> None:
    """The person comes back and opens the newest of their rules."""
    person.goes(person.page.url.partition("#")[0] + "#/workshop")
    person.press(person.page.locator(".kept button").first)


def plays_with_friends(person: Person) -> None:
    person.press("Play with friends")
    person.page.get_by_label("Your name").last.fill(person.name)
    person.press("Continue")
    person.page.locator(".places").wait_for()


def test_rules_that_clash_are_kept_as_a_draft_and_mended_by_one_tap(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/life")
    page = ann.page
    page.locator(".questions").wait_for()
    ann.press(page.locator("summary", has_text="Cards on the table"))
    page.get_by_label("How do you play your up cards?").select_option("Take one in hand, then play it if it fits")
    expect(page.locator(".problem")).to_contain_text("This answer doesn’t go with the other rules")
    faultless(ann, "a clash")
    ann.press("Save")
    ann.sees(".acts", "Saved as a draft")
    ann.goes(f"{people.origin}/#/")
    page.locator(".families").wait_for()
    expect(page.locator(".ownrules")).to_have_count(0)
    ann.goes(f"{people.origin}/#/workshop")
    expect(page.locator(".kept button").first).to_have_text("Our Life Not playable yet")
    ann.press(page.locator(".kept button").first)
    expect(page.locator(".problem")).to_contain_text("This answer doesn’t go with the other rules")
    ann.press(page.locator(".remedies button").last)
    expect(page.locator(".problem")).to_have_count(0)


def test_a_situation_is_tried(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/life")
    page = ann.page
    ann.press(page.locator("summary", has_text="Try a situation"))
    ann.press("Put on the pile: 9")
    ann.press(page.locator(".box").nth(1).get_by_role("button", name="You play"))
    ann.press(page.get_by_role("button", name="Play: 8", exact=True))
    ann.press("May I play that?")
    expect(page.locator(".ruling")).to_have_text(re.compile("No. An 8 cannot go on a 9"))


def test_a_situation_has_the_cards_of_a_short_pack(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/thirteen")
    says_the_rules_as_text(ann, 'extends = "thirteen"\npack.without = "2 3 4 5 6"\ndeal.hand = 8\n')
    page = ann.page
    ann.press(page.locator("summary", has_text="Try a situation"))
    expect(page.locator(".cardpick")).to_have_count(32)
    expect(page.get_by_role("button", name="Put on the pile: 3♠")).to_have_count(0)
    expect(page.get_by_role("button", name="Put on the pile: 7♠")).to_have_count(1)


def test_the_text_and_the_questions_say_the_same(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/life")
    page = ann.page
    ann.press(page.locator("summary", has_text="As text"))
    text = page.get_by_label("The rules as text")
    expect(text).to_have_value('extends = "life"\ntitle = "Our Life"\n')
    text.fill(SUNDAY)
    ann.press("Use this text")
    ann.sees("h1", "<b>Sunday</b>")
    ann.press(page.get_by_role("button", name=re.compile("What does your 9 do")))
    kills = page.get_by_role("switch", name="Does it kill the pile?")
    expect(kills).to_be_checked()
    kills.uncheck()
    expect(text).not_to_have_value(re.compile("kills"))
    kills.check()
    expect(text).to_have_value(re.compile("kills = true"))
    ann.expected += [REFUSED]
    text.fill("extends = [")
    ann.press("Use this text")
    expect(page.locator(".file .bad")).to_contain_text("line 1, extends: expected a value or ] in the list")
    ann.press("Save")
    ann.sees(".acts", "Saved on this device.")


def test_an_answer_that_does_not_reach_the_server_is_kept_until_it_does(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/life")
    page = ann.page
    says_the_rules_as_text(ann)
    ann.press(page.get_by_role("button", name=re.compile("What does your 9 do")))
    kills = page.get_by_role("switch", name="Does it kill the pile?")
    expect(kills).to_be_checked()
    ann.expected += [REFUSED, UNREACHED]
    page.route("**/api/workshop?*", lambda route: route.abort())
    kills.uncheck()
    ann.sees(".acts [role=alert]", "The server can’t be reached")
    expect(kills).not_to_be_checked()
    page.unroute("**/api/workshop?*")
    ann.press("Try again")
    expect(page.locator(".acts [role=alert]")).to_have_count(0)
    expect(page.get_by_label("The rules as text")).not_to_have_value(re.compile("kills"))


def test_a_climbing_game_asks_for_cards_that_beat_a_joker(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/daifugo")
    page = ann.page
    ann.press(page.locator("summary", has_text="Combinations"))
    beaters = page.get_by_role("group", name="Which single cards beat a single joker?")
    expect(beaters.locator("[aria-pressed=true]")).to_have_text(["3♠"])
    ann.press(beaters.get_by_role("button", name="four of spades"))
    expect(page.locator(".result")).to_contain_text("The 3 of spades or the 4 of spades beats a single joker")
    # A situation has both jokers where there are two.
    ann.press(page.locator("summary", has_text="Players and packs"))
    ann.press(page.get_by_role("button", name=re.compile("^More: .*[Jj]oker")))
    ann.press(page.locator("summary", has_text="Try a situation"))
    ann.press("Put on the pile: the big joker")
    ann.press(page.locator(".box").nth(1).get_by_role("button", name="You play"))
    ann.press(page.get_by_role("button", name="Play: a joker", exact=True))
    ann.press("May I play that?")
    expect(page.locator(".ruling")).to_contain_text("No.")
    for width, height in ((390, 844), DESK):
        page.set_viewport_size({"width": width, "height": height})
        strip = page.locator(".cardstrip.suited")
        assert strip.evaluate("strip => strip.scrollWidth - strip.clientWidth") <= 0, width
    # The rules are played on this device, too.
    ann.press("Play on this device")
    ann.sees(".sheet", re.compile(r"for \d players: bots have the other \d seats\."))
    ann.press("Close")


def test_a_switch_whose_rules_say_something_else_is_neither_on_nor_off(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/shithead")
    says_the_rules_as_text(ann, 'extends = "shithead"\ncard.7.next = "2 3 4"\n')
    expect(ann.page.locator(".otherwise")).to_have_text("Neither: your rules say otherwise.")


def test_another_language_asks_the_same_and_leaves_room_for_the_questions(people: People) -> None:
    ann = saves_sunday(people)
    page = ann.page
    opens_what_was_saved(ann)
    ann.press(page.get_by_role("button", name=re.compile("What does your 9 do")))
    prefers(ann, "de")
    ann.sees(".questions", "Was macht eure 9?")
    prefers(ann, "en")
    ann.sees(".questions", "What does your 9 do?")
    # The buttons leave room in the language with the longest words too.
    prefers(ann, "de")
    ann.sees(".acts", "Gegen Bots spielen")
    for width, height, most in ((390, 844, 150), (320, 568, 180), (844, 390, 72), (683, 310, 72)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".acts").evaluate("acts => acts.offsetHeight") <= most, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (width, height)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    prefers(ann, "en")
    ann.sees(".questions", "What does your 9 do?")


def test_two_groups_compare_their_rules(people: People) -> None:
    ann = saves_sunday(people)
    page = ann.page
    ann.goes(f"{people.origin}/#/workshop/meet")
    page.get_by_label("Their rules").last.select_option("Twos and Tens")
    ann.press("Compare")
    ann.sees("main .panel h2", "<b>Sunday</b> and Twos and Tens")
    ann.sees("main", re.compile(r"\d+ rules differ\."))
    ann.sees("main", "9: <b>Sunday</b>: It kills the pile")
    faultless(ann, "two groups")


def test_friends_read_the_rules_before_they_sit_down(people: People) -> None:
    ann = saves_sunday(people)
    opens_what_was_saved(ann)
    plays_with_friends(ann)
    ben = people.person("Ben", phone=True)
    ben.goes(ann.invitation)
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    ben.press(ben.page.get_by_text(re.compile(r"rules? differs? from Life", re.IGNORECASE)))
    ben.sees(".invitation", "9: Now: It kills the pile")
    faultless(ben, "an invitation to house rules")


def test_rules_of_a_named_guest_are_kept_on_the_server_and_come_back_when_deleted(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/life")
    page = ann.page
    says_the_rules_as_text(ann, 'extends = "life"\ntitle = "Our Life"\ncard.9.skips = "once"\n')
    ann.press("Save")
    ann.sees(".acts", "Saved on this device.")
    ann.goes(f"{people.origin}/#/workshop/from/life")
    says_the_rules_as_text(ann)
    ann.sees("h1", "<b>Sunday</b>")
    ann.press("Save")
    ann.sees(".acts", "Saved on this device.")
    plays_with_friends(ann)
    # Ann has a name now: her rules are with her on the server, whatever this browser forgets.
    with page.expect_response(lambda got: got.url.endswith("/api/me/rules") and got.request.method == "GET"):
        ann.goes(f"{people.origin}/#/workshop")
    page.evaluate("localStorage.removeItem('emptyhand.rules')")
    page.reload()
    ann.sees(".kept", "<b>Sunday</b>")
    ann.press(page.locator(".kept button").first)
    ann.press("Save")
    ann.sees(".acts", "Saved with your name")
    # What is deleted by mistake comes back, here and on the server.
    ann.press("Start over")
    with page.expect_response("**/api/me/rules/drop"):
        ann.press("Delete <b>Sunday</b>")
    ann.sees(".workshop-main [role=status]", "<b>Sunday</b> is deleted.")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    assert [each["title"] for each in ann.asks("myRules")["rules"]] == ["Our Life"]
    with page.expect_response("**/api/me/rules"):
        ann.press("Undo")
    ann.sees(".kept", "<b>Sunday</b>")
    assert [each["title"] for each in ann.asks("myRules")["rules"]] == ["<b>Sunday</b>", "Our Life"]


def test_a_hostile_link_is_one_sentence(people: People) -> None:
    eve = people.person("Eve")
    eve.expected.append(REFUSED)
    eve.page.locator(".families").wait_for()
    for code in ("%%%", "AAAA", "x" * 1_000_000, "<img src=x onerror=alert(1)>", "..%2F..%2Fetc"):
        eve.page.evaluate("code => { location.hash = `#/workshop/${code}`; }", code)
        alert = eve.page.locator(".workshop-main > .bad")
        expect(alert).to_have_text("This link holds no rules that can be played here.")
        expect(eve.page.locator(".starts").first).to_be_visible()
        eve.page.evaluate("code => { location.hash = `#/lab/${code}/life`; }", code)
        expect(eve.page.locator(".lab .bad")).to_have_text("This link holds no rules that can be played here.")
        expect(eve.page.locator(".study-progress")).to_have_count(0)
        eve.page.evaluate("location.hash = '#/'")
        eve.page.locator(".families").wait_for()
