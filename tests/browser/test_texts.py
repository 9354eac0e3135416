"""What people write stays text: hundreds of attempts to make code of it, under the policy that the server sends."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from tests.browser.payloads import payloads
from tests.browser.people import People, Person
from tests.browser.tables import begun
from tests.helpers import law
from tests.page.fake import ROOM, Json, Table, replay

TEXTS = payloads()
BOOK = "\n\n".join(
    [f"## {TEXTS[0]}", *TEXTS, "\n".join(f"- {text}" for text in TEXTS), "| x |\n|---|\n| " + TEXTS[7] + " |"]
)
WATCH = "window.ran = 0; window.pwned = () => { window.ran += 1; };"
# Elements and attributes that only a text which was taken for markup could have brought into the page.
FOREIGN = """() => {
  const strange = ["IFRAME", "OBJECT", "EMBED", "MARQUEE", "VIDEO", "AUDIO", "STYLE", "TEMPLATE", "SCRIPT"];
  const leads = (each) => each.getAttribute("href") ?? each.getAttribute("src") ?? "";
  return [...document.querySelectorAll("body *")].filter((each) =>
    strange.includes(each.tagName) || /^\\s*(javascript|data:text)/i.test(leads(each))
    || [...each.attributes].some(({ name }) => name.startsWith("on"))
  ).map((each) => each.outerHTML.slice(0, 200));
}"""


def careful(people: People, name: str = "Ann") -> Person:
    """Somebody whose browser tells if anything ran."""
    person = people.person(name)
    person.page.add_init_script(WATCH)
    person.page.on("dialog", lambda dialog: dialog.dismiss())
    return person


def nothing_ran(page: Page, *seen: str) -> None:
    """All of the texts are there, as texts, and nothing came of them."""
    shown = page.locator("body").evaluate("body => body.textContent")
    assert [text for text in seen if text not in shown] == []
    assert page.evaluate(FOREIGN) == []
    assert page.evaluate("window.ran") == 0


def answers(page: Page, path: str, answer: object) -> None:
    page.route(f"**{path}", lambda route: _fulfil(route, answer))


def _fulfil(route: Route, answer: object) -> None:
    route.fulfill(json=answer)


def brief(text: str, n: int) -> Json:
    seats = [{"name": text, "bot": None, "taken": True}]
    shown = {"room": f"{n:06}", "ruleset": text, "title": text, "seats": seats, "phase": "playing"}
    return shown | {"access": "open", "watching": 0, "at_ms": 0}


def test_lobby_shows_five_hundred_payloads_as_texts(people: People) -> None:
    ann = careful(people)
    faces = [
        {"name": f"{n}", "title": text, "summary": text, "family": "pile", "least": 2, "most": 4, "default": 2}
        for n, text in enumerate(TEXTS)
    ]
    answers(ann.page, "/api/rulesets", faces)
    answers(ann.page, "/api/rooms", {"open": [brief(text, n) for n, text in enumerate(TEXTS)], "mine": []})
    answers(
        ann.page, "/api/levels", {"levels": [{"spec": t, "name": t, "description": t} for t in TEXTS], "default": ""}
    )
    answers(ann.page, "/api/me", {"name": TEXTS[0]})
    answers(ann.page, "/api/me/rules", {"rules": [{"title": text, "rules": text} for text in TEXTS[:40]]})
    answers(ann.page, "/book?lang=*", {"name": "x", "title": TEXTS[0], "text": BOOK})
    ann.goes(people.origin)
    expect(ann.page.locator(".family")).to_have_count(len(TEXTS))
    expect(ann.page.locator(".ownrules button")).to_have_count(40)
    ann.page.locator(".family .rules").first.click()
    expect(ann.page.locator(".sheet .prose ul").last).to_be_visible()
    nothing_ran(ann.page, *TEXTS)


def passes(name: str) -> list[object]:
    """What is told of a seat with such a name."""
    return ["table-passes", {"who": name, "me": "no"}]


def hostile_table(texts: Sequence[str]) -> list[Json]:
    """What a table says whose people have written nothing but payloads."""
    table = Table("life", players=4, seed=2)
    snapshot = table.snapshot()
    for seat, text in zip(snapshot["room"]["seats"], texts, strict=False):
        seat["name"] = text
    snapshot["chat"] = [{"seat": None, "name": text, "text": text} for text in texts]
    snapshot["game"]["asks"] = ["asks-opening", {"cards": texts[5]}]
    snapshot["status"] |= {"trouble": ["room-bad-name", {"detail": texts[6]}], "ballot": None}
    told = {"t": "moved", "seat": 0, "by": "person", "events": [], "told": [passes(text) for text in texts[:390]]}
    more = {"t": "left", "seat": 1, "name": texts[-1], "kicked": True}
    return [
        snapshot,
        {"t": "event", "version": table.version + 1, "you": 0, "what": told},
        {"t": "event", "version": table.version + 2, "you": 0, "what": more},
        {"t": "refused", "version": table.version + 2, "about": "move", "why": ["room-bad-move", {"detail": texts[3]}]},
    ]


def test_table_shows_five_hundred_payloads_as_texts(people: People) -> None:
    ann = careful(people)
    said = hostile_table(TEXTS)
    about = {"room": ROOM, "secret": "", "access": "link", "title": TEXTS[0], "games": [], "qr": "", "link": ""}
    answers(ann.page, "/api/me", {"name": TEXTS[0]})
    answers(ann.page, "/invitation?lang=*", {"joined": True})
    law = said[0]["setup"]["law"]
    answers(ann.page, "/join", about | {"ruleset": TEXTS[1], "law": law, "rules": BOOK})
    answers(ann.page, "/book?lang=*", {"name": "x", "title": TEXTS[0], "text": BOOK})

    def connect(socket: WebSocketRoute) -> None:
        for message in said:
            socket.send(json.dumps(message))

    ann.page.route_web_socket("**/ws/**", connect)
    ann.goes(f"{people.origin}/#/r/{ROOM}")
    ann.sees(".word", TEXTS[3])
    nothing_ran(ann.page, *TEXTS)
    ann.press("Rules")
    expect(ann.page.locator(".sheet .prose ul").last).to_be_visible()
    nothing_ran(ann.page, *TEXTS)


def test_replay_shows_five_hundred_payloads_as_texts(people: People) -> None:
    ann = careful(people)
    shown = replay("life", 3, 4)
    shown |= {"title": TEXTS[0], "names": list(TEXTS[1:4])}
    shown["frames"][0] |= {"told": [passes(text) for text in TEXTS], "asks": TEXTS[4]}
    answers(ann.page, "/api/games/X*", shown)
    ann.goes(f"{people.origin}/#/g/X")
    expect(ann.page.locator(".board")).to_be_visible()
    nothing_ran(ann.page, *TEXTS)


def test_payloads_that_the_server_itself_passes_on_stay_texts(people: People) -> None:
    ann, ben = careful(people, "<svg onload=pwned()>"), careful(people, "</script>'\"`{{1}}")
    rules = f'extends = "thirteen"\ntitle = {json.dumps(TEXTS[8])}\nsummary = {json.dumps(TEXTS[14])}\n'
    link = ann.has_room(rules=rules, seats=2)
    ben.comes_to_sit(link, 1)
    begun(ann, ben)
    lines = [" ".join(TEXTS[n : n + 3])[:300] for n in range(0, 12, 3)]
    for n, line in enumerate(lines, 1):
        ben.sends({"t": "say", "ref": n, "text": line})
    ann.knows(f"state.chat.value.length === {len(lines)}")
    ann.sees(".chat .lines p:last-child", " ".join(lines[-1].split()))
    nothing_ran(ann.page, TEXTS[8], ben.name, *(line["text"] for line in ann.state("chat")))
    nothing_ran(ben.page, TEXTS[8], ann.name)
    told = ann.asks("tellRules", rules)
    assert (told["title"], told["summary"]) == (TEXTS[8], TEXTS[14])
    ann.goes(people.origin)
    ann.sees(".continue", ben.name)
    nothing_ran(ann.page, TEXTS[8], ben.name)


def test_record_with_payloads_for_names_is_shown_as_text(people: People) -> None:
    names = [text for text in TEXTS if len(text) <= 64 and text.isprintable()][:4]
    game = Game(law("life"), deal(law("life"), 4, 7), names)
    play_out(game, [make("greedy", seat, game.law) for seat in range(4)])
    ann = careful(people)
    ann.goes(f"{people.origin}/#/g/paste")
    ann.page.get_by_label("A record").fill(game.record().format())
    ann.press("Watch it")
    ann.press(ann.page.get_by_label("To the end"))
    nothing_ran(ann.page, *names)
