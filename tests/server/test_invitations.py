"""Invitations: what a guest sees before entering, and what programs that preview a link can fetch."""

from __future__ import annotations

import re
from http import HTTPStatus

import pytest
from websockets.exceptions import InvalidStatus

from emptyhand.rules.ruleset import load
from emptyhand.words.workshop.drafts import Draft
from tests.server.servers import Guest, Json, Server, ask

NOWHERE = "000000"


def test_a_stranger_reads_who_invites_to_what_and_nothing_changes(server: Server) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(ruleset="life", seats=3, access="code", bots=[None, None, "level:1"], wins=3)
    answer = ask(server, "POST", f"/api/rooms/{room['room']}/invitation", {})
    assert "set-cookie" not in answer.headers
    told = answer.json
    assert (told["host"], told["title"], told["phase"], told["joined"]) == ("Ann", "Life", "lobby", False)
    assert [seat["free"] for seat in told["seats"]] == [False, True, False]
    assert told["options"]["wins"] == 3
    assert "secret" not in answer.body.decode()
    ben = Guest(server, "Ben")
    assert not ben.post(f"/api/rooms/{room['room']}/invitation", {}).json["joined"]
    assert ben.get("/api/rooms").json["mine"] == []
    assert ann.post(f"/api/rooms/{room['room']}/invitation", {}).json["joined"]


def test_house_rules_are_compared_with_the_game_that_their_title_names(server: Server) -> None:
    # They play exactly as Shed does, which is nearer, but the author started from Shithead.
    shed = Draft.of_flat("shithead", load("shed").text)
    ours = Draft("shithead", {**{k: v for k, v in shed.own.items() if k != "summary"}, "title": "Family Shithead"})
    ours = Draft(ours.parent, {**ours.own, "about.omits": "the forfeits."})
    room = Guest(server, "Ann").make_room(ruleset="shithead", seats=2, access="code", rules=ours.text())
    told: Json = ask(server, "POST", f"/api/rooms/{room['room']}/invitation", {}).json["rules"]
    assert (told["compared"], told["relative"]["name"]) == ("Shithead", "shed")
    assert told["differs"] > 0
    assert told["notes"] == {"omits": "the forfeits."}


def test_an_invitation_by_link_needs_the_secret(server: Server) -> None:
    room = Guest(server, "Ann").make_room(seats=2)
    path = f"/api/rooms/{room['room']}/invitation"
    for body in ({}, {"secret": "wrong"}):
        refused = ask(server, "POST", path, body)
        missing = ask(server, "POST", f"/api/rooms/{NOWHERE}/invitation", body)
        assert refused.status == missing.status == HTTPStatus.NOT_FOUND
        assert refused.body == missing.body
    assert ask(server, "POST", path, {"secret": room["secret"]}).json["host"] == "Ann"


def test_a_seat_that_a_player_has_left_is_free_until_it_has_finished(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    room = ann.make_room(ruleset="thirteen", seats=2, rules='extends = "thirteen"\ntitle = "Ours"\ninstant = []\n')
    ben.join(room)
    first, second = ann.sit(room), ben.sit(room)
    second.until_t("snapshot")
    second.say("sit", seat=1)
    second.until_what("sat")
    first.say("start", game=1)
    first.until_what("started")
    invited = f"/api/rooms/{room['room']}/invitation"

    def free() -> list[bool]:
        told: Json = ask(server, "POST", invited, {"secret": room["secret"]}).json
        return [seat["free"] for seat in told["seats"]]

    assert free() == [False, False]
    second.say("leave")
    second.until_what("left")
    assert free() == [False, True]
    for player in (first, second):
        player.close()


# -- previews --------------------------------------------------------------------------------------------------------


def previewed(server: Server, path: str, speaks: str = "") -> tuple[dict[str, str], str]:
    """The preview that a program makes of a link, and the whole page that it fetched without a cookie."""
    wish = {"Accept_Language": speaks} if speaks else {}
    answer = ask(server, "GET", path, Origin=None, X_Emptyhand=None, **wish)
    assert answer.status == HTTPStatus.OK
    assert answer.headers["referrer-policy"] == "no-referrer"
    text = answer.body.decode()
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', text)), text


def test_the_preview_of_a_code_names_the_game_and_nobody(server: Server) -> None:
    room = Guest(server, "Annabel").make_room(ruleset="life", seats=2, access="code")
    assert room["link"] == f"{server.origin}/r/{room['room']}"
    shown, text = previewed(server, f"/r/{room['room']}")
    assert shown["title"] == "Come and play Life"
    assert shown["image"] == f"{server.origin}/assets/preview.png"
    assert "Annabel" not in text
    assert room["room"] not in text
    assert room["secret"] not in text
    assert ask(server, "GET", f"/r/{room['room']}").headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in ask(server, "GET", "/").headers
    assert ask(server, "GET", "/assets/preview.png").headers["content-type"] == "image/png"


def test_a_room_by_link_and_a_code_that_does_not_exist_have_the_preview_of_the_start(server: Server) -> None:
    room = Guest(server, "Annabel").make_room(ruleset="life", seats=2)
    assert room["link"].startswith(f"{server.origin}/#/r/")
    start = previewed(server, "/")
    assert start[0]["title"] == "Emptyhand"
    assert previewed(server, f"/r/{room['room']}") == previewed(server, f"/r/{NOWHERE}") == start


def test_a_preview_speaks_the_language_of_the_link_or_of_the_program(server: Server) -> None:
    room = Guest(server, "Ann").make_room(ruleset="thirteen", seats=2, access="code")["room"]
    german, text = previewed(server, f"/r/{room}", "fr, en;q=0.2, de-AT;q=0.9")
    assert german["title"] == "Spiel mit: Thirteen"
    assert german["description"].startswith("Ein Kartentisch im Browser.")
    assert '<html lang="de">' in text
    assert 'name="description" content="Ein Kartentisch' in text
    # Most programs name no language: the link carries that of the person who shares it.
    assert previewed(server, f"/r/{room}?preview=vi", "de")[0]["title"] == "Vào chơi Tiến Lên"
    assert previewed(server, "/?lang=vi")[0]["description"].startswith("Bàn chơi bài")
    assert previewed(server, "/", "tlh, *;q=x")[1] == previewed(server, "/?preview=xx")[1] == previewed(server, "/")[1]
    answers = [ask(server, "GET", "/", Accept_Language=speaks) for speaks in ("de", "en")]
    assert answers[0].headers["x-emptyhand-version"] == answers[1].headers["x-emptyhand-version"]
    assert "accept-language" in answers[0].headers["vary"]


def test_the_title_of_house_rules_is_text_in_a_preview(server: Server) -> None:
    rules = 'extends = "life"\ntitle = "Ours \\"><script>alert(1)</script>"\n'
    room = Guest(server, "Ann").make_room(rules=rules, seats=2, access="code")
    _, text = previewed(server, f"/r/{room['room']}")
    assert "<script>alert" not in text
    assert "Ours &quot;&gt;&lt;script&gt;" in text


# -- people who share a device ---------------------------------------------------------------------------------------


def test_companions_have_seats_of_their_own_and_only_their_guest_speaks_for_them(server: Server) -> None:
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    room = ann.make_room(ruleset="life", seats=3)
    path = f"/api/rooms/{room['room']}/companions"
    assert ann.post(path, {"names": []}).status == HTTPStatus.BAD_REQUEST
    assert ann.post(path, {"names": ["x"] * 8}).status == HTTPStatus.BAD_REQUEST
    assert ann.post(path, {"names": ["Ben", "Cid"]}).json["companions"] == ["Ben", "Cid"]
    eve.join(room)
    assert eve.get(f"/api/rooms/{room['room']}").json["companions"] == []
    with pytest.raises(InvalidStatus):
        eve.connect(f"{room['room']}?companion=1&x=")
    with pytest.raises(InvalidStatus):
        ann.connect(f"{room['room']}?companion=3&x=")
    with ann.connect(f"{room['room']}?companion=2&x=") as cid:
        assert '"you":null' in str(cid.recv(5))
        cid.send('{"t":"sit","seat":2}')
        while '"sat"' not in (said := str(cid.recv(5))):
            pass
        assert '"name":"Cid"' in said
