"""The workshop over HTTP: drafts, links, situations, trials and comparisons."""

from __future__ import annotations

from http import HTTPStatus

import pytest

from emptyhand.rules.ruleset import load
from emptyhand.words.workshop.links import MAX_CODE
from tests.server.servers import Guest, Json, Server, ask

OURS = {"card.8.skips": "once", "run.kill_run": 3, "card.2.finishes": False}


def bench(server: Server, lang: str = "en", **body: object) -> Json:
    answer = ask(server, "POST", f"/api/workshop?lang={lang}", body)
    assert answer.status == HTTPStatus.OK, answer.body
    found: Json = answer.json
    return found


def test_answers_make_a_rulebook_and_say_what_differs(server: Server) -> None:
    new = bench(server, parent="life")
    assert (new["title"], new["playable"]["differs"]) == ("Our Life", 0)
    ours = bench(server, rules=new["rules"], set=OURS)
    assert 'card.8.skips = "once"' in ours["rules"]
    playable = ours["playable"]
    assert "**8:** Now: It skips the next player" in playable["difference"]
    assert "Three or more cards of equal rank" in playable["book"]
    assert playable["relative"] == {"name": "life", "title": "Life", "differs": playable["differs"]}
    assert playable["notes"] == {}
    noted = bench(server, rules=ours["rules"] + 'about.decided = { de = "Alter zählt.", en = "age counts." }\n')
    assert noted["playable"]["notes"] == {"decided": "age counts."}
    assert noted["playable"]["differs"] == playable["differs"]
    eight = next(card for card in ours["cards"] if card["rank"] == "8")
    skips = next(n for n, question in enumerate(ours["card"]) if question["asks"] == "Does it skip the next player?")
    assert (eight["title"], eight["keys"][skips], eight["values"][skips], eight["usual"][skips]) == (
        *("What does your 8 do?", "card.8.skips"),
        *("once", "never"),
    )


@pytest.mark.parametrize(
    ("lang", "title", "asks"),
    [("de", "Life wie bei uns", "Was macht euer Bube?"), ("vi", "Life nhà mình", "Lá bồi của bạn làm gì?")],
)
def test_questions_are_in_the_language_that_is_asked_for(server: Server, lang: str, title: str, asks: str) -> None:
    new = bench(server, lang, parent="life")
    assert new["title"] == title
    assert asks in [card["title"] for card in new["cards"]]


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Palace, our way"), ("de", "Palace auf unsere Art"), ("vi", "Palace kiểu nhà mình")]
)
def test_changed_rules_without_a_title_have_one_name_everywhere(server: Server, lang: str, title: str) -> None:
    rules = 'extends = "palace"\nrun.kill_run = 3\n'
    found = bench(server, lang, rules=rules)
    assert (found["title"], found["playable"]["title"]) == (title, title)
    code = ask(server, "POST", "/api/workshop/share", {"rules": rules}).json["code"]
    opened = ask(server, "POST", f"/api/workshop/open?lang={lang}", {"code": code}).json
    assert opened["playable"]["title"] == title
    both = {"first": "palace", "second": rules}
    assert ask(server, "POST", f"/api/workshop/compare?lang={lang}", both).json["second"] == title
    assert bench(server, lang, rules='extends = "palace"\n')["title"] == "Palace", "nothing is changed"


def test_rules_that_play_alike_keep_their_own_titles(server: Server) -> None:
    texts = [f'extends = "life"\ntitle = "{title}"\n' for title in ("Sunday", "Monday")]
    assert [bench(server, rules=text)["playable"]["title"] for text in texts] == ["Sunday", "Monday"]
    books = [ask(server, "POST", "/api/rules", {"rules": text}).json["text"] for text in texts]
    assert [book.splitlines()[0] for book in books] == ["# Sunday", "# Monday"]


def test_a_clash_is_a_sentence_with_a_remedy(server: Server) -> None:
    new = bench(server, rules='extends = "life"\n', set={"up.play": "take"})
    assert new["playable"] is None
    assert new["problem"]["text"].startswith("This answer doesn’t go with the other rules: “How do you play your up")
    remedy = new["problem"]["remedies"][0]
    assert bench(server, rules=new["rules"], set=remedy["set"])["problem"] is None


def test_a_text_stays_as_its_author_wrote_it_until_a_question_is_answered(server: Server) -> None:
    text = '# Sunday\nextends = "life"\n'
    assert bench(server, rules=text)["rules"] == text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"rules": "extends = ["}, HTTPStatus.BAD_REQUEST),
        ({"rules": 'extends = "../life"'}, HTTPStatus.BAD_REQUEST),
        ({"rules": 'extends = "/etc/passwd.toml"'}, HTTPStatus.BAD_REQUEST),
        ({"rules": "family = 7"}, HTTPStatus.BAD_REQUEST),
        ({"rules": 'extends = "life"', "set": {"deal.hand": {}}}, HTTPStatus.BAD_REQUEST),
        ({"rules": 'extends = "life"', "set": {"x" * 200: 1}}, HTTPStatus.BAD_REQUEST),
        ({"rules": 'extends = "life"', "set": {"deal.heart": 1}}, HTTPStatus.BAD_REQUEST),
        ({"rules": 'extends = "life"\n' + "#" * 70_000}, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
        ({"parent": "nope"}, HTTPStatus.NOT_FOUND),
        ({}, HTTPStatus.NOT_FOUND),
        ({"rules": f'extends = "life"\ndeal.hand = {10**40}'}, HTTPStatus.OK),
        ({"rules": 'extends = "life"\ndeal.hand = [[1], {a = 2}]'}, HTTPStatus.OK),
        ({"rules": 'extends = "life"', "set": {"deal.hand": "<b>"}}, HTTPStatus.OK),
        ({"rules": 'extends = "life"\nrun.kill_run = nan'}, HTTPStatus.OK),
    ],
)
def test_hostile_rules_are_a_sentence(server: Server, body: Json, status: int) -> None:
    answer = ask(server, "POST", "/api/workshop", body)
    assert answer.status == status, answer.body
    said = answer.json["problem"]["text"] if status == HTTPStatus.OK else answer.json["error"]
    assert said
    assert "\n" not in said


def test_a_link_carries_the_rules_to_somebody_else(server: Server) -> None:
    ours = bench(server, rules='extends = "life"\ntitle = "Our Life"\n', set=OURS)
    shared = ask(server, "POST", "/api/workshop/share", {"rules": ours["rules"]}).json
    assert shared["link"].endswith(f"/#/workshop/{shared['code']}")
    assert shared["qr"].startswith("data:image/svg+xml")
    again = ask(server, "POST", "/api/workshop/open", {"code": shared["code"]}).json
    assert (again["rules"], again["playable"]["title"]) == (ours["rules"], "Our Life")
    assert shared["code"] not in server.log


@pytest.mark.parametrize("code", ["", "????", "AAAA", "a" * (MAX_CODE + 1), "a" * 59_000])
def test_a_bad_link_is_one_sentence(server: Server, code: str) -> None:
    answer = ask(server, "POST", "/api/workshop/open", {"code": code})
    assert (answer.status, answer.json["error"]) == (
        HTTPStatus.BAD_REQUEST,
        "This link holds no rules that can be played here.",
    )


def test_a_situation_is_answered_by_the_engine(server: Server) -> None:
    body = {"rules": 'extends = "life"', "pile": ["9"], "cards": ["8"]}
    answer = ask(server, "POST", "/api/workshop/try", body).json
    assert (answer["allowed"], len(answer["says"])) == (False, 1)
    assert ask(server, "POST", "/api/workshop/try", body | {"cards": ["10"]}).json["allowed"]
    assert ask(server, "POST", "/api/workshop/try", body | {"cards": []}).status == HTTPStatus.BAD_REQUEST
    assert ask(server, "POST", "/api/workshop/try", body | {"rules": "?"}).status == HTTPStatus.BAD_REQUEST


def test_the_cards_to_try_are_those_of_the_pack(server: Server) -> None:
    short = bench(server, parent="thirteen", set={"pack.without": ["2", "3", "4", "5", "6"], "deal.hand": 8})
    assert (len(short["pack"]), short["pack"][0], short["pack"][-1]) == (32, "7S", "AH")
    assert bench(server, parent="daifugo", set={"pack.jokers": 2})["pack"][-2:] == ["R", "RB"]
    # Cards of several packs are there once.
    assert len(bench(server, parent="obsession")["pack"]) == 53
    assert bench(server, rules='extends = "life"\nplayers.least = 9\n')["pack"] == []


def test_two_rulesets_are_compared(server: Server) -> None:
    both = {"first": "life", "second": 'extends = "life"\ntitle = "Ours"\nrun.kill_run = 3\n'}
    found = ask(server, "POST", "/api/workshop/compare", both).json
    assert (found["first"], found["second"]) == ("Life", "Ours")
    assert "Now: Three or more cards" in found["text"]
    # Where two groups meet, each rule says whose it is; two of the same name are told apart.
    sides = ask(server, "POST", "/api/workshop/compare", both | {"sides": True}).json["text"]
    assert "- Life: Four or more cards" in sides
    assert "- Ours: Three or more cards" in sides
    assert "Now" not in sides
    same = both | {"first": 'extends = "life"\ntitle = "Ours"\n', "sides": True}
    assert "- Ours (theirs): Three" in ask(server, "POST", "/api/workshop/compare", same).json["text"]
    # A room has its rules flattened.
    flat = load("life").text
    assert ask(server, "POST", "/api/workshop/compare", both | {"first": flat}).json == found
    assert ask(server, "POST", "/api/workshop/compare", both | {"first": "{}"}).status == HTTPStatus.BAD_REQUEST
    refused = ask(server, "POST", "/api/workshop/compare", both | {"second": "thirteen"})
    assert "different kinds" in refused.json["error"]


def test_a_trial_says_whether_games_end(server: Server) -> None:
    found = ask(server, "POST", "/api/workshop/trial", {"rules": 'extends = "life"'}).json
    assert (found["stalled"], found["games"], found["alarming"]) == (0, 2000, False)
    assert found["text"].startswith("All of 2,000 games")


def test_an_invitation_to_house_rules_says_how_they_differ(server: Server) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(seats=2, rules='extends = "life"\ntitle = "Our Life"\nrun.kill_run = 3\n')
    path = f"/api/rooms/{room['room']}/invitation"
    rules = ask(server, "POST", f"{path}?lang=de", {"secret": room["secret"]}).json["rules"]
    assert (rules["title"], rules["compared"]) == ("Our Life", "Life")
    assert "Drei oder mehr" in rules["difference"]
    plain = ann.make_room(seats=2, ruleset="life")
    invited = ask(server, "POST", f"/api/rooms/{plain['room']}/invitation", {"secret": plain["secret"]}).json
    assert invited["rules"] is None


def test_drafts_and_trials_are_limited(own_server: Server) -> None:
    limited = {ask(own_server, "POST", "/api/workshop/share", {"rules": "x"}).status for _ in range(180)}
    assert limited == {HTTPStatus.BAD_REQUEST, HTTPStatus.TOO_MANY_REQUESTS}
    guest = Guest(own_server, "Ann")
    trials = [guest.post("/api/workshop/trial", {"rules": "x"}).status for _ in range(25)]
    assert trials[-1] == HTTPStatus.TOO_MANY_REQUESTS
