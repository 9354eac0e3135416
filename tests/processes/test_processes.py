"""One server in two processes behind one port: rooms of both are found from any connection, and outlive an upgrade."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from emptyhand.web.cluster.siblings import ProcessPlace
from emptyhand.web.serve import room_of
from tests.web.servers import PATIENCE, Guest, Json, Player, Server, ask

SOON = 1012
PAIR = ProcessPlace(0, 2, Path())


def back(guest: Guest, room: Json) -> Player:
    """Connect again as the page does: until the process of the room serves."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return guest.sit(room)
        except (InvalidHandshake, OSError):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_the_room_of_a_request_is_found() -> None:
    assert room_of(b"GET /ws/abc-234?version=3 HTTP/1.1\r\nHost: x\r\n\r\n") == "ABC234"
    assert room_of(b"GET /other HTTP/1.1\r\n\r\n") == ""
    assert room_of(b"GET /ws/%20 HTTP/1.1\r\n\r\n") == ""
    assert room_of(b"") == ""


@pytest.mark.linux
def test_rooms_of_both_processes_are_played_and_outlive_the_replacement_of_each(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--no-limits", "--processes", "2")
    try:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        rooms: dict[int, Json] = {}
        while len(rooms) < 2:
            room = ann.make_room(ruleset="life", seats=2, access="code")
            rooms[PAIR.owner_of(room["room"])] = room
        people: list[Player] = []
        for room in rooms.values():
            bob.join(room)
            host, other = ann.sit(room), bob.sit(room)
            assert host.until_t("snapshot")["you"] == 0
            other.say("sit", seat=1)
            assert host.until_what("sat")["what"]["name"] == "Bob"
            people += [host, other]
        assert {row["room"] for row in ann.get("/api/rooms").json["mine"]} >= {r["room"] for r in rooms.values()}
        server.process.send_signal(signal.SIGHUP)
        for player in people:
            while player.hear() is not None:
                pass
            # One process is drained at a time: the other still answers.
            assert player.code == SOON
            assert ask(server, "GET", "/healthz").status == 200
            assert back(player.guest, player.made).until_t("snapshot")["you"] == player.you
    finally:
        server.end()
    assert server.process.returncode == 0
    assert "broke" not in server.log
