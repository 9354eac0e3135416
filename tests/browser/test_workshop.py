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


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
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


def test_rules_are_tried_saved_rewritten_compared_and_played_with_friends(people: People) -> None:
    ann = people.person("Ann", at="/#/workshop/from/life")
    page = ann.page
    page.locator(".questions").wait_for()
    # What clashes is said, and one tap mends it.
    ann.press(page.locator("summary", has_text="Cards on the table"))
    page.get_by_label("How do you play your up cards?").select_option("Take one in hand, then play it if it fits")
    expect(page.locator(".problem")).to_contain_text("This answer doesn’t go with the other rules")
    faultless(ann, "a clash")
    # It can be kept all the same, as a draft that nobody can play yet.
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
    # A situation.
    ann.press(page.locator("summary", has_text="Try a situation"))
    ann.press("Put on the pile: 9")
    ann.press(page.locator(".box").nth(1).get_by_role("button", name="You play"))
    ann.press(page.get_by_role("button", name="Play: 8", exact=True))
    ann.press("May I play that?")
    expect(page.locator(".ruling")).to_have_text(re.compile("No. An 8 cannot go on a 9"))
    # The text and the questions say the same, both ways.
    ann.press(page.locator("summary", has_text="As text"))
    text = page.get_by_label("The rules as text")
    expect(text).to_have_value('extends = "life"\ntitle = "Our Life"\n')
    text.fill('extends = "life"\ntitle = "<b>Sunday</b>"\ncard.9.kills = true\n')
    ann.press("Use this text")
    ann.sees("h1", "<b>Sunday</b>")
    ann.press(page.get_by_role("button", name=re.compile("What does your 9 do")))
    kills = page.get_by_role("switch", name="Does it kill the pile?")
    expect(kills).to_be_checked()
    # An answer that does not reach the server is kept until it does.
    ann.expected += [REFUSED, UNREACHED]
    page.route("**/api/workshop?*", lambda route: route.abort())
    kills.uncheck()
    ann.sees(".acts [role=alert]", "The server can’t be reached")
    expect(kills).not_to_be_checked()
    page.unroute("**/api/workshop?*")
    ann.press("Try again")
    expect(page.locator(".acts [role=alert]")).to_have_count(0)
    expect(text).not_to_have_value(re.compile("kills"))
    kills.check()
    expect(text).to_have_value(re.compile("kills = true"))
    text.fill("extends = [")
    ann.press("Use this text")
    expect(page.locator(".file .bad")).to_contain_text("line 1, extends: expected a value or ] in the list")
    ann.press("Save")
    ann.sees(".acts", "Saved on this device.")
    # A climbing game: cards that beat a joker are ticked, and a situation has both jokers where there are two.
    ann.goes(f"{people.origin}/#/workshop/from/daifugo")
    ann.press(page.locator("summary", has_text="Combinations"))
    beaters = page.get_by_role("group", name="Which single cards beat a single joker?")
    expect(beaters.locator("[aria-pressed=true]")).to_have_text(["3♠"])
    ann.press(beaters.get_by_role("button", name="four of spades"))
    expect(page.locator(".result")).to_contain_text("The 3 of spades or the 4 of spades beats a single joker")
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
    # A switch whose rules say something else is neither on nor off.
    ann.goes(f"{people.origin}/#/workshop/from/shithead")
    ann.press(page.locator("summary", has_text="As text"))
    text.fill('extends = "shithead"\ncard.7.next = "2 3 4"\n')
    ann.press("Use this text")
    expect(page.locator(".otherwise")).to_have_text("Neither: your rules say otherwise.")
    ann.goes(f"{people.origin}/#/workshop")
    ann.press(page.locator(".kept button").first)
    # Another language asks the same, in its words.
    page.evaluate("import('/assets/settings.js').then(({ prefer }) => prefer({ language: 'de' }))")
    ann.sees(".questions", "Was macht eure 9?")
    page.evaluate("import('/assets/settings.js').then(({ prefer }) => prefer({ language: 'en' }))")
    ann.sees(".questions", "What does your 9 do?")
    # The buttons leave room for the questions, in the language with the longest words too.
    page.evaluate("import('/assets/settings.js').then(({ prefer }) => prefer({ language: 'de' }))")
    ann.sees(".acts", "Gegen Bots spielen")
    for width, height, most in ((390, 844, 150), (320, 568, 180), (844, 390, 72), (683, 310, 72)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".acts").evaluate("acts => acts.offsetHeight") <= most, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (width, height)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.evaluate("import('/assets/settings.js').then(({ prefer }) => prefer({ language: 'en' }))")
    ann.sees(".questions", "What does your 9 do?")
    # Two groups.
    ann.goes(f"{people.origin}/#/workshop/meet")
    page.get_by_label("Their rules").last.select_option("Twos and Tens")
    ann.press("Compare")
    ann.sees("main .panel h2", "<b>Sunday</b> and Twos and Tens")
    ann.sees("main", re.compile(r"\d+ rules differ\."))
    ann.sees("main", "9: <b>Sunday</b>: It kills the pile")
    faultless(ann, "two groups")
    # Friends read the rules before they sit down.
    ann.goes(f"{people.origin}/#/workshop")
    ann.press(page.locator(".kept button").first)
    ann.press("Play with friends")
    page.get_by_label("Your name").last.fill("Ann")
    ann.press("Continue")
    page.locator(".places").wait_for()
    ben = people.person("Ben", phone=True)
    ben.goes(ann.invitation)
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    ben.press(ben.page.get_by_text(re.compile(r"rules? differs? from Life", re.IGNORECASE)))
    ben.sees(".invitation", "9: Now: It kills the pile")
    faultless(ben, "an invitation to house rules")
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
