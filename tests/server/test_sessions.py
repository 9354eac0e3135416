"""Sessions: long, stored as hashes, new at every log-in, ended at once by a log-out; and secrets stay out of sight."""

from __future__ import annotations

import base64
import json
import re
import time
from http import HTTPStatus

import pytest

from tests.server.servers import Answer, Guest, Server, ask, seated, started


def cookie_of(answer: Answer) -> str:
    return answer.headers["set-cookie"].split(";")[0]


def secret_of(cookie: str) -> str:
    return cookie.partition("=")[2]


# -- what a session is -----------------------------------------------------------------------------------------------


def test_a_session_has_256_random_bits(server: Server) -> None:
    secrets = [secret_of(Guest(server, "Ann").cookie) for _ in range(8)]
    assert len(set(secrets)) == len(secrets)
    for secret in secrets:
        assert len(base64.urlsafe_b64decode(secret + "=")) == 32


def test_a_session_fixed_by_an_attacker_is_never_adopted(server: Server) -> None:
    planted = "eh=" + "B" * 43
    answer = ask(server, "POST", "/api/guest", {"name": "Ann"}, Cookie=planted)
    assert cookie_of(answer) != planted
    assert ask(server, "GET", "/api/me", Cookie=planted).json == {"name": None}


def test_a_device_link_creates_a_session_of_its_own(server: Server) -> None:
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    link = ann.post("/api/me/link").json["secret"]
    claimed = ask(server, "POST", "/api/me/claim", {"secret": link}, Cookie=eve.cookie)
    assert claimed.json == {"name": "Ann"}
    assert cookie_of(claimed) not in (ann.cookie, eve.cookie)
    assert ask(server, "POST", "/api/me/claim", {"secret": link}).status == HTTPStatus.NOT_FOUND


def test_a_claimed_link_ends_the_former_session_of_the_device_and_an_invalid_one_does_not(server: Server) -> None:
    ann, eve = Guest(server, "Ann"), Guest(server, "Eve")
    room = eve.make_room(seats=2)
    sitting = eve.sit(room)
    sitting.until_t("snapshot")
    assert eve.post("/api/me/claim", {"secret": "x" * 22}).status == HTTPStatus.NOT_FOUND
    assert eve.get("/api/me").json == {"name": "Eve"}
    claimed = eve.post("/api/me/claim", {"secret": ann.post("/api/me/link").json["secret"]})
    assert eve.get("/api/me").json == {"name": None}, "the cookie that the device had before"
    assert sitting.until_t("gone")["again"] is False
    assert ask(server, "GET", "/api/me", Cookie=cookie_of(claimed)).json == {"name": "Ann"}
    assert ann.get("/api/me").json == {"name": "Ann"}, "the device that made the link"
    sitting.close()


def test_an_own_rename_keeps_the_session_and_sets_no_cookie(server: Server) -> None:
    ann = Guest(server, "Ann")
    assert "set-cookie" not in ann.post("/api/guest", {"name": "Anne"}).headers
    assert ann.get("/api/me").json == {"name": "Anne"}


# -- logging out -----------------------------------------------------------------------------------------------------


def test_logging_out_ends_the_session_its_cookie_and_within_a_second_its_connections(server: Server) -> None:
    first, second = seated(server, "cardgame", bots=0)
    other_tab = first.guest.sit(first.made)
    other_tab.until_t("snapshot")
    started((first, second))
    began = time.monotonic()
    out = first.guest.post("/api/me/out", {})
    assert (out.status, out.json) == (HTTPStatus.OK, {"name": None})
    assert re.fullmatch(r'eh="?"?; HttpOnly; Max-Age=0; Path=/; SameSite=lax', out.headers["set-cookie"])
    for player in (first, other_tab):
        assert player.until_t("gone")["again"] is False
        player.hear()
        assert player.code == 4000
    assert time.monotonic() - began < 1
    assert ask(server, "GET", "/api/me", Cookie=first.guest.cookie).json == {"name": None}
    assert first.guest.get(f"/api/rooms/{first.made['room']}").status == HTTPStatus.UNAUTHORIZED
    second.say("ping")
    second.until_t("pong")
    for player in (first, second, other_tab):
        player.close()


def test_logging_out_on_one_device_leaves_the_others_and_everywhere_leaves_none(server: Server) -> None:
    ann, phone, tablet = (Guest(server, name) for name in ("Ann", "Phone", "Tablet"))
    for device in (phone, tablet):
        link = ann.post("/api/me/link").json["secret"]
        device.cookie = cookie_of(ask(server, "POST", "/api/me/claim", {"secret": link}))
    assert phone.post("/api/me/out", {}).status == HTTPStatus.OK
    assert [device.get("/api/me").json["name"] for device in (ann, phone, tablet)] == ["Ann", None, "Ann"]
    assert tablet.post("/api/me/out", {"everywhere": True}).status == HTTPStatus.OK
    assert [device.get("/api/me").json["name"] for device in (ann, phone, tablet)] == [None, None, None]
    assert tablet.post("/api/me/out", {}).status == HTTPStatus.UNAUTHORIZED


def test_logging_out_everywhere_ends_unused_device_links_and_on_one_device_does_not(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    tablet = Guest(server, "Tablet")
    first, second, other = (each.post("/api/me/link").json["secret"] for each in (ann, ann, ben))
    tablet.cookie = cookie_of(tablet.post("/api/me/claim", {"secret": first}))
    assert tablet.post("/api/me/out", {}).status == HTTPStatus.OK
    third = ann.post("/api/me/link").json["secret"]
    back = ask(server, "POST", "/api/me/claim", {"secret": second})
    assert back.json == {"name": "Ann"}, "one device was forgotten, and a link to another stays"
    assert ann.post("/api/me/out", {"everywhere": True}).status == HTTPStatus.OK
    assert ask(server, "POST", "/api/me/claim", {"secret": third}).status == HTTPStatus.NOT_FOUND
    assert ask(server, "GET", "/api/me", Cookie=cookie_of(back)).json == {"name": None}
    assert ask(server, "POST", "/api/me/claim", {"secret": other}).json == {"name": "Ben"}


# -- two tabs of one seat --------------------------------------------------------------------------------------------


def test_two_tabs_of_one_seat_both_see_it_and_a_decision_of_either_counts_once(server: Server) -> None:
    first, second = seated(server, "obsession", bots=0)
    started((first, second))
    mover = first if first.to_move else second
    tab = mover.guest.sit(mover.made)
    game = tab.until_t("snapshot")["game"]
    assert mover.game is not None
    assert game == mover.game
    one, other = game["moves"][0], game["moves"][-1]
    mover.say("move", seat=mover.you, seq=game["seq"], token=one)
    mover.until_t("ack", seq=game["seq"])
    tab.until_what("moved")
    tab.say("move", seat=mover.you, seq=game["seq"], token=other)
    answer = tab.until(lambda m: m["t"] in ("ack", "refused"))
    assert (answer["t"], answer.get("seq")) == ("ack" if one == other else "refused", game["seq"])
    for player in (first, second, tab):
        player.close()


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_no_route_takes_a_secret_in_its_url(server: Server) -> None:
    """URLs end up in histories, logs and other sites' Referer headers."""
    paths = ask(server, "GET", "/schema/openapi.json").json["paths"]
    named = {
        (path, parameter["in"], parameter["name"])
        for path, methods in paths.items()
        for method in methods.values()
        for parameter in method.get("parameters", [])
    }
    assert {name for _, _, name in named} <= {"room", "game", "name", "seat", "lang"}
    assert "secret" not in json.dumps([name for _, _, name in named])


def test_the_secret_of_a_link_is_in_its_fragment_which_no_request_carries(server: Server) -> None:
    ann = Guest(server, "Ann")
    room = ann.make_room(seats=2)
    device = ann.post(f"/api/me/link?room={room['room']}").json
    for link, secret in ((room["link"], room["secret"]), (device["link"], device["secret"])):
        before, sign, behind = link.partition("#")
        assert sign
        assert secret in behind
        assert secret not in before


@pytest.mark.parametrize("room", ["x", "AAAAAAA", "../../", "AAAAA%0a", "<b>abc"])
def test_a_link_to_an_impossible_room_is_refused(server: Server, room: str) -> None:
    assert Guest(server, "Ann").post(f"/api/me/link?room={room}").status == HTTPStatus.BAD_REQUEST
