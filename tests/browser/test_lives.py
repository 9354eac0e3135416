"""Nothing is lost: reloads, broken connections, another device, stand-ins, and those who only watch."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import People, Person
from tests.browser.playing import driver, play_on
from tests.browser.tables import begun, drivers, two_at_a_table

NOT_FOUND = re.compile("status of 404")


def test_reload_keeps_seat_view_and_the_cards_that_stand(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "thirteen")
    both = drivers(ann, ben)
    play_on(both, lambda seen: bool(seen["made"] == 5))
    before, shown = ann.state("game"), ann.page.locator(".middle .lying").count()
    ann.page.reload()
    ann.page.locator(".hand").wait_for()
    assert ann.state("game") == before
    expect(ann.page.locator(".middle .lying")).to_have_count(shown)
    assert shown == before["standing"]


class Cut:
    """The way between a page and the server, which can be broken once while a move is on it."""

    def __init__(self, person: Person, *, arrives: bool) -> None:
        self.arrives = arrives
        self.armed = False
        self.moves: list[str] = []
        person.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, page_end: WebSocketRoute) -> None:
        far_end = page_end.connect_to_server()
        broken = False

        def to_server(text: str | bytes) -> None:
            nonlocal broken
            if broken:
                return
            if json.loads(text)["t"] == "move":
                self.moves.append(str(text))
                broken, self.armed = self.armed, False
            if not broken or self.arrives:
                far_end.send(text)
            if broken:
                page_end.close(code=4005)

        page_end.on_message(to_server)
        far_end.on_message(lambda text: None if broken else page_end.send(text))


@pytest.mark.parametrize("arrives", [True, False], ids=["answer is lost", "move is lost"])
def test_move_counts_once_though_the_connection_breaks_under_it(people: People, arrives: bool) -> None:
    ann, ben = people.person("Ann", phone=True), people.person("Ben")
    cut = Cut(ann, arrives=arrives)
    ben.comes_to_sit(ann.has_room(ruleset="life", seats=2), 1)
    begun(ann, ben)
    both = drivers(ann, ben)
    play_on(both, lambda seen: both[0].decisions >= 4 and seen["turn"] == 0)
    before = ann.state("game")
    cut.armed = True
    both[0].decide(before["made"])
    ann.knows(f"state.link.value.state === 'open' && state.game.value.seq > {before['seq']} && !state.sending.value")
    seq, sent = ann.state("game")["seq"], cut.moves[-2:]
    assert seq == before["seq"] + 1
    assert sent[0] == sent[1], "the very same message is sent again"
    ann.page.reload()
    ann.page.locator(".table").wait_for()
    made = [ann.state("game")["made"], ben.state("game")["made"]]
    assert made == [before["made"] + 1] * 2


def test_seat_is_taken_over_on_another_device_by_a_link_that_works_once(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "thirteen")
    ann.opens_menu()
    ann.press("Play on another device")
    expect(ann.page.get_by_alt_text("QR code of the link")).to_be_visible()
    link = ann.page.get_by_label("Link").input_value()
    phone = people.person("Ann's phone", phone=True, at=link.removeprefix(people.origin))
    phone.page.locator(".hand").wait_for()
    assert "/me/" not in phone.page.url
    assert (phone.state("you"), phone.state("game")["view"]) == (0, ann.state("game")["view"])
    ann.press("Close")
    both = [driver(phone), driver(ben)]
    play_on(both, lambda seen: both[0].decisions >= 1)
    ann.knows("state.log.value.some(({ text }) => text.startsWith('You play') || text.startsWith('You pass'))")
    late = people.person("Cid", phone=True)
    late.expected.append(NOT_FOUND)
    late.asks("name", "Cid")
    late.goes(link)
    late.sees("main", "You are Cid on this device")
    late.press("Change over")
    late.sees(".bad", "used already")


def test_spectator_is_sent_no_hidden_card(people: People) -> None:
    ann, ben, link = two_at_a_table(people, "thirteen")
    frames: list[str] = []
    eve = people.person("Eve")
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    eve.comes_to_watch(link)
    eve.sees(".word", "You are watching")
    both = drivers(ann, ben)
    seen = play_on(both, lambda seen: both[0].decisions >= 3)
    for person in (eve, ben):
        person.knows(f"state.game.value.made >= {seen['made']}")
    hidden = ann.state("game")["view"]["hand"] + ben.state("game")["view"]["hand"]
    assert hidden
    assert [card for card in hidden if any(f'"{card}"' in frame for frame in frames)] == []
    assert eve.page.locator(".own").count() == 0
    lying = eve.page.locator(".middle [data-lying]").evaluate_all("all => all.map(each => each.dataset.lying)")
    assert lying == eve.state("game")["view"]["table"]["pile"][-len(lying) :]


@pytest.mark.long
def test_stand_in_plays_for_who_is_gone_and_stops_when_they_are_back(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "life")
    here = ben.page.url
    ben.page.goto("about:blank")
    expect(ann.page.locator('.seat[data-seat="1"]')).to_contain_text("bot plays")
    play_on([driver(ann)], lambda seen: bool(seen["view"]["table"]["phase"] == 2))
    ben.goes(here)
    expect(ann.page.locator('.seat[data-seat="1"]')).not_to_contain_text("bot plays")
    play_on(drivers(ann, ben), lambda seen: "Ben plays" in ann.page.locator(".log").first.inner_text())


@pytest.mark.long
def test_cut_is_shown_and_on_return_what_was_played_meanwhile(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "life", clock_ms=60_000)
    ben.expected.append(re.compile("ERR_INTERNET_DISCONNECTED"))
    ben.page.context.set_offline(True)
    ben.sees(".link", "Connection lost")
    play_on([driver(ann)], lambda seen: bool(seen["view"]["table"]["phase"] == 2))
    assert ben.page.locator(".standin").count() == 0
    ben.page.context.set_offline(False)
    ben.sees(".standin", re.compile("While you were away a bot .* for you"))
    ben.page.reload()
    ben.sees(".standin", re.compile("While you were away a bot .* for you"))
    ben.press("OK")
    expect(ben.page.locator(".standin")).to_have_count(0)


@pytest.mark.long
def test_person_whose_time_ran_out_twice_takes_the_seat_back(people: People) -> None:
    ann = people.person("Ann", phone=True)
    # Bots take their time, so the game is far from over when the button is pressed. After the first turn that ran out
    # the button is there too, but then it only prolongs that turn.
    ann.has_room(ruleset="life", seats=2, clock_ms=250, beat_ms=2_000)
    begun(ann)
    ann.knows("state.room.value.seats[0].autopilot")
    ann.sees(".moves", "A bot plays for you")
    ann.press("I'm back")
    ann.knows("state.log.value.some(({ text }) => text === 'Ann plays again.')")


def test_guest_who_is_forgotten_is_a_stranger_again(people: People) -> None:
    ann = people.person("Ann", phone=True)
    link = ann.has_room(ruleset="life", seats=2)
    ann.goes(people.origin)
    ann.sees(".continue", "Back to your table: Life")
    ann.press("Other device")
    ann.press("Forget me on this device")
    expect(ann.page.locator(".welcome .play")).to_be_visible()
    expect(ann.page.locator(".continue")).to_have_count(0)
    assert ann.state("myName") is None
    ann.goes(link)
    expect(ann.page.get_by_label("Your name at the table")).to_be_visible()
