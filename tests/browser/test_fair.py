"""The mark that tells how a table's cards were dealt: what it says of a real server, and of one that lies."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from emptyhand.game.fair.witness import VERDICTS
from tests.browser.people import People, Person
from tests.browser.playing import play_on
from tests.browser.tables import drivers, two_at_a_table


def says(person: Person, text: str) -> None:
    expect(person.page.locator(".tick")).to_have_attribute("aria-label", f"The deal: {text}")


def test_deal_is_checked_with_the_own_number_and_again_after_a_reload(people: People) -> None:
    ann, ben, _ = two_at_a_table(people, "life")
    says(ann, VERDICTS[True, False])
    says(ben, VERDICTS[False, False])
    both = drivers(ann, ben)
    play_on(both, lambda seen: both[0].decisions == 2)
    ann.page.reload()
    ann.knows("state.game.value !== null")
    play_on(both)
    says(ann, VERDICTS[True, True])
    says(ben, VERDICTS[False, True])
    ben.press(ben.page.locator(".tick"))
    ben.sees("dialog", "when the game is over all of it is opened")
    ben.sees("dialog", re.compile(r"promise of this deal is [0-9a-f]{16}\."))


def test_exchanged_card_is_noticed_at_once(people: People) -> None:
    ann = people.person("Ann")

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(exchanged(str(text))))

    ann.page.route_web_socket("**/ws/**", between)
    ann.has_room(ruleset="life", seats=2, bots=[None, "level:1"])
    ann.sends({"t": "start", "game": 1})
    says(ann, "Something is wrong with the deal. There is no proof for this card: a joker.")


def exchanged(text: str) -> str:
    """What is told, with a joker for the first card of the hand."""
    message = json.loads(text)
    game = message.get("game")
    if not isinstance(game, dict) or not game["view"]["hand"]:
        return text
    game["view"]["hand"][0] = "R"
    return json.dumps(message)
