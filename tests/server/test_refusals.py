"""Refusals over real sockets: wrong hosts, other sites' pages, strangers, nonsense, floods."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from http import HTTPStatus

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from emptyhand.words.speech import from_json
from emptyhand.words.speech.language import language
from tests.server.routes import FOREIGN
from tests.server.servers import Guest, Json, Player, Server, ask


def handshake(guest: Guest, code: str, **changes: object) -> int:
    """The status with which a connection is refused."""
    with pytest.raises(InvalidStatus) as refused:
        guest.connect(code, 0, **changes)
    return refused.value.response.status_code


# -- hosts and origins -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [FOREIGN, None, "null", "https://127.0.0.1", "http://127.0.0.1.evil.example"])
def test_a_connection_from_another_sites_page_is_refused(ann: Guest, room: Json, origin: str | None) -> None:
    assert handshake(ann, room["room"], origin=origin) == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[", "a b"])
def test_an_address_that_is_not_ours_is_refused_with_403(server: Server, host: str) -> None:
    answer = ask(server, "GET", "/api/rulesets", Host=host)
    assert answer.status == HTTPStatus.FORBIDDEN
    assert answer.json["error"].endswith(".")


def raw_handshake(guest: Guest, path: str, host: str) -> int:
    """The status of a connection with exactly these headers."""
    server = guest.server
    request = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", f"Cookie: {guest.cookie}"]
    request += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    request += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
        raw.sendall(("\r\n".join(request) + "\r\n\r\n").encode())
        return int(raw.recv(4096).split()[1])


def test_a_connection_to_an_address_that_is_not_ours_is_refused_with_403(ann: Guest, room: Json) -> None:
    path = f"/ws/{room['room']}"
    assert raw_handshake(ann, path, f"127.0.0.1:{ann.server.port}") == HTTPStatus.SWITCHING_PROTOCOLS
    assert raw_handshake(ann, path, "evil.example") == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("version", ["-1", "x", "", "1e9", "9" * 30, "0&version=1"])
def test_an_invalid_version_breaks_nothing(ann: Guest, room: Json, version: str) -> None:
    status = raw_handshake(ann, f"/ws/{room['room']}?version={version}", f"127.0.0.1:{ann.server.port}")
    assert status in (HTTPStatus.SWITCHING_PROTOCOLS, HTTPStatus.FORBIDDEN, HTTPStatus.BAD_REQUEST)


# -- strangers -------------------------------------------------------------------------------------------------------


def test_a_stranger_cannot_tell_whether_a_room_exists(server: Server, room: Json) -> None:
    eve = Guest(server, "Eve")
    code = room["room"]
    for path in ("/api/rooms/{}", "/api/rooms/{}/book"):
        there, nowhere = eve.get(path.format(code)), eve.get(path.format("000000"))
        assert (there.status, there.body) == (nowhere.status, nowhere.body)
        assert there.status == HTTPStatus.NOT_FOUND
    for secret in ("", "wrong", room["secret"][:-1]):
        there = eve.post(f"/api/rooms/{code}/join", {"secret": secret})
        nowhere = eve.post("/api/rooms/000000/join", {"secret": secret})
        assert (there.status, there.body) == (nowhere.status, nowhere.body)
    assert handshake(eve, code) == handshake(eve, "000000") == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("cookie", ["", "eh=", "eh=guess", "eh=" + "A" * 43, "eh=" + "A" * 5000])
def test_a_caller_without_a_session_has_no_name_and_no_rights(
    server: Server, ann: Guest, room: Json, cookie: str
) -> None:
    headers = {"Cookie": cookie}
    assert handshake(ann, room["room"], additional_headers=headers) == HTTPStatus.FORBIDDEN
    me = ask(server, "GET", "/api/me", Cookie=cookie)
    assert (me.status, me.json) == (HTTPStatus.OK, {"name": None})
    assert ask(server, "POST", "/api/me/link", Cookie=cookie).status == HTTPStatus.UNAUTHORIZED


def test_a_removed_guest_cannot_come_back(server: Server, ann: Guest) -> None:
    room = ann.make_room(seats=3, access="code")
    ben = Guest(server, "Ben")
    ben.join(room)
    host, guest = ann.sit(room), ben.sit(room)
    guest.until_t("snapshot")
    guest.say("sit", seat=1)
    guest.until_what("sat")
    host.until_what("sat")
    host.say("kick", seat=1)
    assert guest.until_t("gone")["again"] is False
    guest.hear()
    assert guest.code == 4000
    assert ben.post(f"/api/rooms/{room['room']}/join", {"secret": room["secret"]}).status == HTTPStatus.NOT_FOUND
    host.close()
    guest.close()


# -- nonsense and floods ---------------------------------------------------------------------------------------------


@pytest.fixture
def player(ann: Guest, room: Json) -> Player:
    player = ann.sit(room)
    player.until_t("snapshot")
    return player


def closed_with(player: Player) -> int | None:
    while player.hear():
        pass
    player.close()
    return player.code


def test_a_message_over_4_kib_closes_with_1009(player: Player) -> None:
    player.socket.send(json.dumps({"t": "say", "ref": 1, "text": "x" * 5000}))
    assert closed_with(player) == 1009


@pytest.mark.parametrize("bad", ["", "{", "[]", '{"t":"nope"}', '{"t":"move","seat":-1}', "\x00", b"\xff\xfe", b"{}"])
def test_the_third_malformed_message_closes_with_1008(player: Player, bad: str | bytes) -> None:
    version = player.version
    for _ in range(2):
        player.socket.send(bad)
        assert player.until_t("refused")["about"] == "message"
    player.say("ping")
    assert player.until_t("pong")["version"] == version
    player.socket.send(bad)
    assert closed_with(player) == 1008


def test_a_flood_of_messages_closes_with_1008(player: Player) -> None:
    with suppress(ConnectionClosed):  # the server may hang up before the last message is sent
        for _ in range(60):
            player.blurt("ping")
    assert closed_with(player) == 1008
    assert len([m for m in player.heard if m["t"] == "pong"]) <= 45


# -- bodies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        {"seats": 0},
        {"seats": 99},
        {"seats": 4, "ruleset": "nope"},
        {"seats": 4, "ruleset": "../../etc/passwd"},
        {"seats": 4, "rules": 'extends = "/etc/passwd"'},
        {"seats": 4, "rules": "nonsense"},
        {"seats": 2, "bots": ["./mine.py", None], "sit": 1},
        {"seats": 2, "bots": [None, "nobody"]},
        {"seats": 2, "bots": [None]},
        {"seats": 2, "sit": 2},
        {"seats": 2, "clock_ms": -1},
        {"seats": 2, "access": "any"},
        {"seats": 2, "unknown": 1},
    ],
)
def test_an_impossible_room_is_refused_in_a_sentence(ann: Guest, body: object) -> None:
    answer = ann.post("/api/rooms", body)
    assert answer.status in (HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND), answer.body
    assert 5 < len(answer.json["error"]) <= 400


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "\u202e", "\x00\x07"])
def test_an_invalid_name_is_refused(server: Server, name: str) -> None:
    assert ask(server, "POST", "/api/guest", {"name": name}).status == HTTPStatus.BAD_REQUEST


@pytest.mark.parametrize(
    ("method", "path", "body", "says"),
    [
        ("POST", "/api/guest", {"name": "x" * 25}, "Ein Name hat 1 bis 24 Zeichen."),
        ("GET", "/api/rulesets/none/book", None, "Hier ist nichts für dich."),
        ("POST", "/api/rooms/AB/join", {}, "Hier ist nichts für dich."),
        ("POST", "/api/rules", {"rules": "#" * 70_000}, "Das ist zu viel Text auf einmal."),
        ("POST", "/api/rooms", {"seats": "many"}, "Der Server versteht diese Anfrage nicht."),
        ("POST", "/api/replay", {"record": "?"}, "Das ist keine Aufzeichnung eines Spiels: "),
        ("GET", "/api/nowhere", None, "Hier ist nichts für dich."),
    ],
)
def test_a_refusal_can_be_read_in_other_languages(ann: Guest, method: str, path: str, body: object, says: str) -> None:
    answer = ann.post(path, body) if method == "POST" else ann.get(path)
    phrase = from_json(answer.json["say"])
    assert language("en").text(phrase)[:400] == answer.json["error"]
    assert language("de").text(phrase).startswith(says)


def test_a_body_over_64_kib_is_refused_with_413(ann: Guest) -> None:
    answer = ann.post("/api/rules", {"rules": "#" * 70_000})
    assert answer.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    assert "error" in answer.json


def test_nothing_outside_the_page_is_served(server: Server) -> None:
    for path in ("/assets/../app.py", "/assets/%2e%2e/app.py", "/assets//etc/passwd", "/assets/.a.js", "/etc/passwd"):
        assert ask(server, "GET", path).status == HTTPStatus.NOT_FOUND, path
