"""The lobby over HTTP: rules, bots, rooms and who may join them, replays of pasted records."""

from __future__ import annotations

from http import HTTPStatus

import pytest

from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from emptyhand.players.match import Match
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import CATALOGUE, load
from emptyhand.rules.ruleset.groups import GROUPS
from tests.server.servers import Guest, Server, ask


def test_every_ruleset_is_listed_and_has_a_rulebook(server: Server) -> None:
    listed = ask(server, "GET", "/api/rulesets").json
    names = [ruleset["name"] for ruleset in listed]
    assert sorted(names) == sorted(CATALOGUE)
    assert [name for name in names if name in GROUPS["thirteen"]] == ["thirteen-southern", "thirteen"]
    for ruleset in listed:
        assert ruleset["least"] <= ruleset["default"] <= ruleset["most"]
        assert ruleset["family"] in ("pile", "climb")
        book = ask(server, "GET", f"/api/rulesets/{ruleset['name']}/book").json
        assert book["text"].startswith(f"# {ruleset['title']}")
    assert ask(server, "GET", "/api/rulesets/nope/book").status == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize(
    ("lang", "title", "heading"),
    [("vi", "Tiến Lên", "Mục tiêu"), ("de-AT", "Thirteen", "Ziel des Spiels"), ("fr", "Thirteen", "The aim")],
)
def test_a_rulebook_is_in_the_language_that_is_asked_for(server: Server, lang: str, title: str, heading: str) -> None:
    book = ask(server, "GET", f"/api/rulesets/thirteen/book?lang={lang}").json
    assert book["title"] == title
    assert f"\n## {heading}\n" in book["text"]
    told = ask(server, "POST", f"/api/rules?lang={lang}", {"rules": 'extends = "thirteen"'}).json
    assert f"\n## {heading}\n" in told["text"]


def test_the_levels_are_players_that_a_room_takes(server: Server) -> None:
    levels = ask(server, "GET", "/api/levels").json
    assert levels["default"] in [level["spec"] for level in levels["levels"]]
    assert levels["levels"][0]["won"] == {}
    assert levels["levels"][1]["won"]["thirteen"]["4"] == [68.5, 2.48]
    ann = Guest(server, "Ann")
    weak = [level["spec"] for level in levels["levels"]][:2]
    assert ann.make_room(seats=3, bots=[None, *weak])["seats"] == 3


def test_a_guest_has_a_name_and_may_change_it(server: Server) -> None:
    ann = Guest(server, "  Ann \t Lee ")
    assert ann.get("/api/me").json == {"name": "Ann Lee"}
    assert ann.post("/api/guest", {"name": "Ann"}).json == {"name": "Ann"}
    assert ann.get("/api/me").json == {"name": "Ann"}


def test_a_room_by_link_needs_the_secret_one_by_code_does_not_and_an_open_one_is_listed(server: Server) -> None:
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    by_link, by_code, in_the_open = (ann.make_room(seats=2, access=access) for access in ("link", "code", "open"))
    assert eve.post(f"/api/rooms/{by_link['room']}/join", {}).status == HTTPStatus.NOT_FOUND
    listed = [room["room"] for room in eve.get("/api/rooms").json["open"]]
    assert in_the_open["room"] in listed
    assert by_link["room"] not in listed
    assert by_code["room"] not in listed
    for room in (by_code, in_the_open):
        assert eve.post(f"/api/rooms/{room['room'].lower()}/join", {}).json["room"] == room["room"]
    assert eve.post(f"/api/rooms/{by_link['room']}/join", {"secret": by_link["secret"]}).status == HTTPStatus.OK
    assert {room["room"] for room in eve.get("/api/rooms").json["mine"]} == {
        by_link["room"],
        by_code["room"],
        in_the_open["room"],
    }


def test_a_room_has_a_link_that_admits_and_its_qr_code(server: Server) -> None:
    room = Guest(server, "Ann").make_room(seats=2)
    assert room["link"] == f"{server.origin}/#/r/{room['room']}/{room['secret']}"
    assert room["qr"].startswith("data:image/svg+xml")


def test_the_list_shows_who_sits_where(server: Server) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(ruleset="life", seats=3, bots=[None, None, "level:1"], sit=1)
    (brief,) = ann.get("/api/rooms").json["mine"]
    assert brief["room"] == room["room"]
    assert (brief["phase"], brief["match_over"]) == ("lobby", False)
    assert [seat["taken"] for seat in brief["seats"]] == [False, True, False]
    assert brief["seats"][1]["name"] == "Ann"
    assert brief["seats"][2]["bot"] == "level:1"


@pytest.mark.parametrize("ruleset", ["cardgame", "thirteen"])
def test_a_pasted_record_is_replayed_from_any_seat(server: Server, ruleset: str) -> None:
    law = compile(load(ruleset))
    game = Game(law, Match(law, 3).next_deal(7))
    play_out(game, [make("greedy", seat) for seat in range(3)])
    text = game.record().format()
    whole = ask(server, "POST", "/api/replay", {"record": text}).json
    assert whole["record"] == text
    assert len(whole["frames"]) == len(game.moves) + 1
    assert [frame["seat"] for frame in whole["frames"][1:]] == list(game.movers())
    hands = whole["frames"][0]["all"]["hands"]
    for seat in range(3):
        seen = ask(server, "POST", f"/api/replay?seat={seat}", {"record": text}).json
        assert sorted(seen["frames"][0]["view"]["hand"]) == sorted(hands[seat])
        assert "all" not in seen["frames"][0]
    assert ask(server, "POST", "/api/replay?seat=3", {"record": text}).status == HTTPStatus.BAD_REQUEST
    assert ask(server, "POST", "/api/replay?seat=-1", {"record": text}).status == HTTPStatus.BAD_REQUEST
    assert ask(server, "POST", "/api/replay", {"record": text[:-20]}).status == HTTPStatus.BAD_REQUEST


def test_a_missing_game_is_not_found(server: Server) -> None:
    for path in ("/api/games/0", "/api/games/" + "0" * 32, "/api/games/0/record"):
        assert ask(server, "GET", path).status == HTTPStatus.NOT_FOUND
