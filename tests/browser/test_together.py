"""What people at one table do with one another: ask, agree, talk, begin again, and put somebody else in charge."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from emptyhand.words.workshop.drafts import Draft, law_of
from emptyhand.words.workshop.links import encode
from tests.browser.people import People
from tests.browser.playing import driver, play_on, see_the_result
from tests.browser.tables import begun, drivers, two_at_a_table

HOUSE_RULES = """
extends = "thirteen"
title = "Porch rules"
summary = "As we play it on the porch."
"""


def test_undo_and_pause_need_the_others_consent(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "thirteen")
    both = drivers(ann, ben)
    seen = play_on(both, lambda seen: both[0].decisions == 1)
    hand = len(ann.state("game")["view"]["hand"])
    ann.press("Undo")
    ben.sees(".ballot", "Ann asks to undo a move.")
    ann.sees(".ballot", "You asked to undo a move. Waiting for Ben.")
    ann.press("Withdraw")
    ben.knows("!state.status.value.ballot")
    ann.press("Undo")
    ben.press(ben.page.get_by_role("button", name="No", exact=True))
    ann.knows("!state.status.value.ballot")
    assert ann.state("game")["made"] == seen["made"]
    ann.press("Undo")
    ben.press("Agree")
    ann.sees(".log", "undone")
    assert len(ann.state("game")["view"]["hand"]) >= hand
    assert ann.state("game")["moves"]
    ben.opens_menu()
    ben.press("Pause the game")
    ann.press("Agree")
    ben.sees(".word", "The game is paused.")
    ann.press("Continue")
    ben.press("Agree")
    ann.sees(".word", "Your turn.")


@pytest.mark.long
def test_person_is_removed_by_two_who_agree(people: People) -> None:
    ann, ben, cid = people.person("Ann"), people.person("Ben", phone=True), people.person("Cid", phone=True)
    link = ann.has_room(ruleset="life", seats=3)
    ben.comes_to_sit(link, 1)
    cid.comes_to_sit(link, 2)
    begun(ann, ben, cid)
    ann.opens_menu()
    ann.press("Remove Cid")
    ben.sees(".ballot", "Ann asks to remove Cid.")
    ben.press("Agree")
    cid.sees("[role=alert]", "You were asked to leave this table.")
    ben.sees('.seat[data-seat="2"]', "bot")
    eve = people.person("Eve")
    eve.asks("name", "Eve")
    eve.goes(link)
    eve.sees(".invitation", "You can take over from Cid")
    eve.press("Take over from Cid")
    eve.knows("state.you.value === 2 && state.game.value.view.hand.length > 0")


@pytest.mark.long
def test_one_tap_each_begins_the_next_game(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "thirteen", wins=2)
    play_on(drivers(ann, ben))
    for person in (ann, ben):
        see_the_result(person)
        expect(person.page.get_by_role("link", name="Replay")).to_be_visible()
    ann.sees(".scores", "The match so far")
    ann.press("Next game")
    ann.sees(".word", "Waiting for Ben")
    ben.sees(".word", "Ann wants another game. Do you?")
    ben.press("Next game")
    for person in (ann, ben):
        person.knows("state.game.value.number === 2")
        expect(person.page.locator(".outcome")).to_have_count(0)
        expect(person.page.locator(".hand .card")).not_to_have_count(0)


@pytest.mark.long
def test_watcher_reacts_sits_down_after_the_game_and_is_asked_like_everyone(people: People) -> None:
    ann, ben, link = two_at_a_table(people, "thirteen")
    eve = people.person("Eve")
    eve.comes_to_watch(link)
    eve.sees(".word", "You are watching.")
    eve.press("Wow!")
    for person in (ann, ben):
        person.sees(".overheard", "Eve: Wow!")
    play_on(drivers(ann, ben))
    ann.press("Next game")
    ben.press("Just watch")
    ann.knows("state.game.value.number === 2")
    eve.press(re.compile("^Take over from "))
    eve.knows("state.you.value === 1 && state.game.value.view.hand.length > 0")


@pytest.mark.long
def test_code_that_is_shown_lets_a_friend_in(people: People) -> None:
    ann, ben = people.person("Ann"), people.person("Ben", phone=True)
    ann.makes_room("life", 2)
    code = ann.code
    ben.goes(f"{people.origin}/#/mine")
    ben.sees(".mine", "No finished games yet.")
    ben.goes(people.origin)
    ben.joins(f"{people.origin}/r/{code}?preview=de")
    ben.sits_down()
    expect(ben.page.locator(".places")).to_contain_text("Ann")
    ann.goes(people.origin)
    ann.makes_room("life", 2, **{"Who can join": "link"})
    expect(ann.page.get_by_label("Link")).to_be_visible()
    ann.sees(".invite", "Only this device can open this link")
    expect(ann.page.locator(".code")).to_have_count(0)
    ben.goes(people.origin)
    ben.expected.append(re.compile("status of 404"))
    ben.joins(ann.state("about")["room"])
    ben.sees(".bad", "No table opens with this code alone.")
    ben.goes(f"{people.origin}/#/g/nothing")
    ben.sees(".replay", "There is no game at this address.")


@pytest.mark.long
def test_friend_with_the_address_alone_asks_the_host_and_sits_down(people: People) -> None:
    ann, ben, eve = people.person("Ann"), people.person("Ben", phone=True), people.person("Eve")
    ann.asks("name", "Ann")
    ann.goes(people.origin)
    ann.press("Play now")
    ann.knows("state.game.value?.made >= 0")
    for friend in (ben, eve):
        friend.expected.append(re.compile("status of 404"))
        friend.goes(ann.page.url)
        friend.sees("[role=alert]", "No table opens with this code alone. It may be closed, or you need its link.")
        friend.page.get_by_label("Your name at the table").fill(friend.name)
    ben.press("Ask for a seat")
    ben.sees("[role=status]", "Asked. Waiting for an answer")
    ann.sees(".ballot", "Ben asks for a seat.")
    ann.press("Let in")
    ben.sees(".invitation", "Ann invites you to")
    ben.press(re.compile("^Take over from "))
    ben.knows("state.you.value !== null && state.game.value.view.hand.length > 0")
    eve.press("Ask to watch")
    ann.sees(".ballot", "Eve would like to watch.")
    expect(ben.page.locator(".ballot")).to_have_count(0)
    ann.press("Not now")
    expect(ann.page.locator(".ballot")).to_have_count(0)
    eve.press("Cancel")
    expect(eve.page.get_by_role("button", name="Ask to watch")).to_be_visible()


@pytest.mark.long
def test_host_hands_over_sets_bots_and_is_followed_when_gone(people: People) -> None:
    ann, ben = people.person("Ann", phone=True), people.person("Ben")
    ben.comes_to_sit(ann.has_room(ruleset="life", seats=3), 1)
    # Rules for another number of players are refused in the sheet, which keeps the link.
    ours = Draft("life", {"players.least": 4})
    ben.press("Propose rules")
    link = ben.page.locator(".propose input")
    link.fill(f"{people.origin}/#/workshop/{encode(ours, law_of(ours.text()))}")
    ben.press(ben.page.locator(".propose .primary"))
    ben.sees(".propose [role=alert]", "Life, our way is for 4 players, and this table has 3 seats.")
    expect(link).to_have_value(re.compile("#/workshop/"))
    ben.press("Close")
    # Before the first game the table can agree on other rules; a tie keeps those it has.
    for answer in ("No", "Agree"):
        ben.page.get_by_role("button", name="Propose rules").focus()
        ben.page.keyboard.press("Enter")
        ben.page.locator(".propose select").select_option("Twos and Tens")
        ben.press(ben.page.locator(".propose .primary"))
        ann.sees(".proposal", "Ben proposes to play Twos and Tens.")
        ann.sees(".proposal", re.compile("rules differ from Life:"))
        ben.sees(".proposal", "You proposed to play Twos and Tens. Waiting for Ann.")
        ann.press(answer)
        ben.knows("!state.status.value.ballot")
        if answer == "No":
            ben.sees("[role=alert]", "Too few want other rules: the table keeps those it has.")
            ann.sees(".bar h1", "Life")
    for person in (ann, ben):
        person.sees(".bar h1", "Twos and Tens")
    ann.press("Put a bot at seat 3")
    ann.press("Take the bot away from seat 3")
    ann.page.locator(".bots select").select_option("level:1")
    ann.press("Fill with 1 bot")
    ben.sees(".places", "Beginner")
    ann.opens_menu()
    ann.press("Make Ben the host")
    ben.press("Start with 1 bot")
    ben.sees(".begin", "Ann is not ready.")
    ben.press("Start anyway")
    for person in (ann, ben):
        expect(person.page.locator(".table")).to_be_visible()
    ben.page.goto("about:blank")
    ann.knows("state.room.value.host === 0")


def test_talk_reaches_the_others_once_and_can_be_hidden(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "thirteen")
    ann.page.get_by_label("Say something").fill("Good luck <b>Ben</b>!")
    ann.press("Say")
    ann.press("Wow!")
    ben.sees('.seat[data-seat="0"] .reaction', "Wow!")
    expect(ben.page.get_by_role("button", name="Chat new lines: 1")).to_be_visible()
    ben.press("Chat")
    expect(ben.page.locator(".sheet .chat .lines p")).to_have_text(["Ann Good luck <b>Ben</b>!"])
    ben.press("Close")
    ben.opens_menu()
    ben.page.get_by_label("Hide chat and reactions of others").check()
    ben.press("Close")
    ben.press("Chat")
    ben.sees(".sheet .chat", "Hidden in the settings.")


def test_house_rules_are_read_out_then_played(people: People) -> None:
    ann = people.person("Ann", phone=True)
    ann.expected.append(re.compile("status of 400"))
    ann.press(ann.page.locator(".options > summary"))
    ann.press(ann.page.locator(".house > summary"))
    rules = ann.page.get_by_label("A ruleset as TOML")
    rules.fill(HOUSE_RULES + "colour = 3\n")
    ann.press("Read them to me")
    ann.sees(".house .bad", "colour")
    rules.fill(HOUSE_RULES)
    ann.press("Read them to me")
    ann.sees(".house .told", "Porch rules: As we play it on the porch.")
    ann.page.locator(".options").get_by_label("Players").select_option("2")
    ann.page.locator(".options").get_by_label("Bot speed").select_option("0")
    ann.press("Play with friends")
    ann.page.get_by_label("Your name").last.fill("Ann")
    ann.press("Continue")
    ann.sees(".bar h1", "Porch rules")
    ann.press("Start with 1 bot")
    ann.page.locator(".hand").wait_for()
    play_on([driver(ann)], lambda seen: seen["made"] >= 4)
    ann.press("Rules")
    ann.sees(".sheet .prose", re.compile("thirteen|Thirteen|cards"))
