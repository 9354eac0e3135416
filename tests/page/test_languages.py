"""The page speaks: as Python does, in the language that was asked for, and with no word outside the catalogues."""

from __future__ import annotations

import random
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from emptyhand.game.moves import legal_moves_for
from emptyhand.words.narration import narrate_result, narrate_step
from emptyhand.words.rulebook import demand
from emptyhand.words.rulebook.specials import specials_of
from emptyhand.words.rulebook.tips import tips
from emptyhand.words.rulebook.why import why_not
from emptyhand.words.speech import Phrase, of_cards, say, to_json
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from tests.catalogue import CORE
from tests.page.conftest import DESK, Open
from tests.page.fake import NAMES, ROOM, Invited, Json, Table, bots_game

PSEUDO = "?lang=en-XA"
SAMPLES = 3
"""Choices of cards in each position that the table explains."""

# -- the same words --------------------------------------------------------------------------------------------------

_SPEAK = """
async ([code, phrases]) => {
  const { language, tell } = await import("/assets/shared/speech.js");
  const { prefer } = await import("/assets/shared/settings.js");
  prefer({ language: code });
  while (language.value !== code) await new Promise((done) => setTimeout(done, 10));
  return phrases.map(tell);
}
"""


def corpus() -> set[Phrase]:
    """Phrases of a game of each ruleset: what happened, what is asked for, why not, tips, special cards, the end."""
    found: set[Phrase] = set()
    choose = random.Random(8)
    for name in CORE:
        game = bots_game(name, 2, 5)
        found |= {special.what for special in specials_of(game.law)}
        found |= {narrate_result(game, game.names, me) for me in (None, 0)}
        for at, mover in enumerate(game.movers()):
            view = game.view(mover, at)
            events = game.events(mover, at)[0]
            for me in (None, mover):
                found |= set(narrate_step(events, game.names, game.law, me))
            found.add(demand(view))
            found |= {said for tip in tips(view, legal_moves_for(game.law, view), events) for said in tip.says}
            choices = [choose.sample(view.hand, min(len(view.hand), choose.randint(1, 4))) for _ in range(SAMPLES)]
            found |= {why for cards in choices if cards and (why := why_not(view, cards)) is not None}
            found |= {say("standin-played", cards=of_cards(cards)) for cards in choices}
    return found


def test_the_page_says_what_python_says(opened: Open) -> None:
    phrases = sorted(corpus(), key=repr)
    assert len(phrases) > 1000
    assert len({phrase.id for phrase in phrases}) > 80
    page, _ = opened(size=DESK)
    for code in LANGUAGES:
        said = page.evaluate(_SPEAK, [code, [to_json(phrase) for phrase in phrases]])
        meant = [language(code).text(phrase) for phrase in phrases]
        assert [pair for pair in zip(said, meant, strict=True) if pair[0] != pair[1]] == [], code


# -- the language of the person --------------------------------------------------------------------------------------


def test_the_address_and_the_menu_choose_a_language_that_stays(opened: Open) -> None:
    page, server = opened(at="?lang=vi-VN#/")
    expect(page.locator(".hero .play b")).to_have_text("Chơi ngay")
    expect(page.locator("html")).to_have_attribute("lang", "vi")
    expect(page.locator(".family.picked b")).to_have_text("Tiến Lên")
    expect(page.locator(".family.picked .forms [aria-pressed=true]")).to_have_text("Miền Nam")
    assert page.url.endswith("/#/")
    page.reload()
    expect(page.locator(".hero .play b")).to_have_text("Chơi ngay")
    page.locator(".foot select").select_option("de")
    expect(page.locator(".hero .play b")).to_have_text("Jetzt spielen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".family.picked b")).to_have_text("Obsession")
    page.goto(f"{page.url.split('#')[0]}?lang=xx#/")
    expect(page.locator(".hero .play b")).to_have_text("Jetzt spielen")
    assert server.asked_for("/assets/words/") == ["vi.ftl", "vi.ftl", "de.ftl", "de.ftl"]


# -- no word outside the catalogues ----------------------------------------------------------------------------------

# The texts of the page, shown or read aloud, that have plain letters in them and are no data.
_PLAIN = """
(names) => {
  const found = [];
  const data = new RegExp(`\\\\b(?:${names.join("|")})\\\\b|https?:\\\\S+`, "g");
  const look = (text, where) => {
    if (/[A-Za-z]{2,}/.test(text.replace(data, ""))) found.push(`${where}: ${text.trim()}`);
  };
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest(".prose, noscript, code, [lang]:not(html)")) continue;
    const where = element.className?.baseVal ?? (element.className || element.tagName.toLowerCase());
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
      look(element.getAttribute(name) ?? "", `${where} ${name}`);
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) look(child.data, where);
  }
  look(document.title, "the tab");
  return [...new Set(found)];
}
"""
DATE = r"[A-Z][a-z]{2} \d+, \d{4}, [\d:]+\s[AP]M"
DATA = [*NAMES, "Mia", "Zoe", "Emptyhand", "greedy", ROOM, DATE]
"""What is nobody's language: names, specs of bots, the code of the room; and dates, which the browser writes."""


def plain(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_PLAIN, DATA)
    return found


def sheets(page: Page, buttons: str) -> Iterator[str]:
    """Yield the plain words of every sheet that one of the buttons opens."""
    for number in range(page.locator(buttons).count()):
        page.locator(buttons).nth(number).click()
        page.locator("dialog[open]").wait_for()
        yield from plain(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def test_every_word_of_the_first_screen_and_of_invitations_is_in_the_catalogues(opened: Open) -> None:
    page, _ = opened(at=PSEUDO, size=DESK)
    page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
    assert plain(page) == []
    assert [*sheets(page, ".lobby .bar button"), *sheets(page, ".foot button"), *sheets(page, ".family .rules")] == []
    table = Invited("life", joined=False)
    page, _ = opened(table, DESK, at=f"{PSEUDO}#/r/{ROOM}/s3cr3t")
    assert plain(page) == []
    table.joined = True
    page, server = opened(table, DESK, at=f"{PSEUDO}#/r/{ROOM}")
    page.locator(".chairs").wait_for()
    assert plain(page) == []
    server.say(table.snapshot() | {"you": 0, "status": table.status() | {"standing": ["Ann"]}})
    page.locator(".invite").wait_for()
    assert plain(page) == []


def test_every_word_of_the_table_is_in_the_catalogues(opened: Open) -> None:
    table = Table("obsession", players=4, seed=2)
    page, server = opened(table, DESK, at=f"{PSEUDO}#/r/{ROOM}")
    for _ in range(8):
        table.advance()
        server.say(table.moved(3))
    assert plain(page) == []
    page.locator(".own button.card").first.click()
    assert plain(page) == []
    assert [*sheets(page, ".bar button:visible"), *sheets(page, ".pile, .chip >> nth=0")] == []
    event: Json = {"event": "picked_up", "seat": 0, "cards": ["4S", "4H"]}
    server.say(table.snapshot() | {"stood_in": [{"events": [event]}]})
    page.locator(".standin").wait_for()
    for number, what in enumerate(("undo", "pause", "resume", "kick") * 2):
        by = int(number < 4)
        ballot = {"number": number, "what": what, "by": by, "seat": 2, "yes": [by], "waiting": [1 - by]}
        server.say(table.status() | {"ballot": ballot})
        page.locator(".ballot >> nth=0").wait_for()
        assert plain(page) == [], what
    while not table.game.over:
        table.advance()
    table.games = [{"id": "G1", "number": 1}]
    won = {"wins": [1, 0, 0, 0], "points": [3, 2, 1, 0]}
    snapshot = table.snapshot()
    server.say(snapshot | {"room": table.room() | won, "setup": snapshot["setup"] | {"wins": 3}})
    page.locator(".outcome .scores").wait_for()
    assert plain(page) == []


def test_every_word_of_replays_and_own_games_is_in_the_catalogues(opened: Open) -> None:
    page, _ = opened(at=f"{PSEUDO}#/g/G1/coach", size=DESK)
    page.locator(".turns, .turn").first.wait_for()
    page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
    assert plain(page) == []
    page, _ = opened(at=f"{PSEUDO}#/mine", size=DESK)
    assert plain(page) == []
    assert list(sheets(page, ".mine button:visible >> nth=0")) == []
    assert list(sheets(page, ".mine .panel:last-of-type button:visible >> nth=1")) == []
