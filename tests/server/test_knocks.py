"""Asking to come to a table of which one has only the code: the host alone learns of it, and the asker nothing."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from pathlib import Path

from emptyhand.server.storage.store import Lobby
from emptyhand.server.tables.knocks import KNOCK_SECONDS, MOST_KNOCKS, PendingKnocks
from tests.server.servers import Guest, Json, Player, Server
from tests.server.test_codes import NOWHERE, served, work


def knock(guest: Guest, code: str, *, watch: bool = False) -> tuple[int, bytes]:
    answer = guest.post(f"/api/rooms/{code}/knock", {"watch": watch})
    return answer.status, answer.body


def is_let_in(guest: Guest, room: Json) -> bool:
    return bool(guest.get(f"/api/rooms/{room['room']}/knock").json["joined"])


def answer(host: Guest, room: Json, number: int, *, yes: bool) -> int:
    return host.post(f"/api/rooms/{room['room']}/admit", {"knock": number, "yes": yes}).status


def hears_of_nobody(player: Player) -> bool:
    """Whether a connection has heard of nobody who asks, up to now."""
    player.say("ping")
    player.until_t("pong")
    return not [each for each in player.heard if each["t"] == "knocks"]


def at_table(server: Server, **options: object) -> tuple[Guest, Json, Player]:
    host = Guest(server, "Hal")
    room = host.make_room(seats=2, **options)
    player = host.sit(room)
    player.until_t("snapshot")
    return host, room, player


# -- what the asker learns -------------------------------------------------------------------------------------------


def test_every_code_gets_the_same_answer(server: Server) -> None:
    _, live, _ = at_table(server)
    _, by_code, _ = at_table(server, access="code")
    unattended = Guest(server, "Una").make_room(seats=2)
    ben = Guest(server, "Ben")
    codes = (live["room"], by_code["room"], unattended["room"], NOWHERE, "nonsense")
    answers = {knock(ben, code) for code in codes}
    assert answers == {(HTTPStatus.ACCEPTED, b'{"asked":true}')}
    assert {ben.get(f"/api/rooms/{code}/knock").body for code in codes} == {b'{"joined":false}'}


def test_open_closed_and_unknown_rooms_cost_the_same_steps(tmp_path: Path) -> None:
    async def compare() -> None:
        async with served(tmp_path) as (server, client):
            await client.post("/api/guest", json={"name": "Ann"})
            made, closed = [(await client.post("/api/rooms", json={"seats": 2})).json()["room"] for _ in range(2)]
            await server.store.call(Lobby.close_room, closed)
            client.cookies.clear()
            await client.post("/api/guest", json={"name": "Eve"})
            asked = ("POST", "/api/rooms/{}/knock", {"watch": False})
            await work(server, client, asked, NOWHERE)
            there, shut, nowhere = [await work(server, client, asked, code) for code in (made, closed, NOWHERE)]
            assert there == shut == nowhere
            assert {"Guests.find", "count_code", "Guesses.wrong"} <= set(there)

    asyncio.run(compare())


def test_asking_counts_as_a_wrong_code_and_looking_for_the_answer_does_not(own_server: Server) -> None:
    _, room, _ = at_table(own_server)
    eve = Guest(own_server, "Eve")
    assert [knock(eve, NOWHERE)[0] for _ in range(11)] == [202] * 10 + [429]
    assert knock(eve, room["room"])[0] == HTTPStatus.TOO_MANY_REQUESTS
    assert eve.post(f"/api/rooms/{NOWHERE}/join", {}).status == HTTPStatus.TOO_MANY_REQUESTS
    assert not any(is_let_in(eve, room) for _ in range(40))


# -- what the host learns --------------------------------------------------------------------------------------------


def test_the_host_alone_is_asked_and_lets_a_guest_in(server: Server) -> None:
    host, room, hal = at_table(server)
    mia = Guest(server, "Mia")
    mia.join(room)
    member = mia.sit(room)
    member.until_t("snapshot")
    ben = Guest(server, "Ben")
    knock(ben, room["room"])
    (asked,) = hal.until_t("knocks")["asking"]
    assert asked == {"number": asked["number"], "name": "Ben", "watch": False}
    assert hears_of_nobody(member)
    for other in (mia, ben):
        assert answer(other, room, asked["number"], yes=True) == HTTPStatus.NOT_FOUND
    assert not is_let_in(ben, room)
    assert ben.post(f"/api/rooms/{room['room']}/invitation", {}).status == HTTPStatus.NOT_FOUND
    assert answer(host, room, asked["number"], yes=True) == HTTPStatus.OK
    assert hal.until_t("knocks")["asking"] == []
    assert is_let_in(ben, room)
    assert ben.post(f"/api/rooms/{room['room']}/invitation", {}).json["joined"]
    assert answer(host, room, asked["number"], yes=True) == HTTPStatus.NOT_FOUND


def test_a_declined_guest_stays_out_and_does_not_ask_again(server: Server) -> None:
    host, room, hal = at_table(server)
    ben = Guest(server, "Hal")
    knock(ben, room["room"], watch=True)
    (asked,) = hal.until_t("knocks")["asking"]
    assert asked["name"] == "Hal (2)", "nobody asks in the host's name"
    assert asked["watch"]
    assert answer(host, room, asked["number"], yes=False) == HTTPStatus.OK
    assert hal.until_t("knocks")["asking"] == []
    knock(ben, room["room"])
    assert not is_let_in(ben, room)
    knock(Guest(server, "Cid"), room["room"])
    assert [each["name"] for each in hal.until_t("knocks")["asking"]] == ["Cid"]


def test_a_host_who_comes_back_still_sees_the_question_and_one_who_was_away_none(server: Server) -> None:
    host, room, hal = at_table(server)
    ben, eve = Guest(server, "Ben"), Guest(server, "Eve")
    knock(ben, room["room"])
    hal.until_t("knocks")
    hal.close()
    mia = Guest(server, "Mia")
    mia.join(room)
    watching = mia.sit(room)
    watching.until(lambda m: (m if m["t"] == "status" else m.get("status", {})).get("present") == [False, False])
    knock(eve, room["room"])
    again = host.sit(room)
    assert [each["name"] for each in again.until_t("knocks")["asking"]] == ["Ben"]


def test_a_guest_whom_the_table_removed_cannot_ask(server: Server) -> None:
    _, room, hal = at_table(server)
    pit = Guest(server, "Pit")
    pit.join(room)
    out = pit.sit(room)
    out.until_t("snapshot")
    out.say("sit", seat=1)
    out.until_what("sat")
    hal.say("kick", seat=1)
    out.until_t("gone")
    assert knock(pit, room["room"])[0] == HTTPStatus.ACCEPTED
    assert hears_of_nobody(hal)


# -- bounds ----------------------------------------------------------------------------------------------------------


def names(knocks: PendingKnocks, now: float) -> list[str]:
    return [each.name for each in knocks.asking(now)]


def test_a_table_has_three_questions_one_for_each_guest_for_two_minutes() -> None:
    knocks = PendingKnocks()
    people = [f"person {n}" for n in range(MOST_KNOCKS)]
    assert all(knocks.add(person, person, 0, watch=False) for person in people)
    assert not knocks.add("late", "late", 1, watch=False)
    assert knocks.add(people[0], people[0], 60, watch=True), "asked again, instead of before"
    assert names(knocks, 60) == [*people[1:], people[0]]
    assert names(knocks, KNOCK_SECONDS) == [people[0]]
    assert knocks.add("late", "late", KNOCK_SECONDS, watch=False)
    assert names(knocks, KNOCK_SECONDS + 60) == ["late"]
    assert knocks.answer(4, KNOCK_SECONDS + 60, yes=True) is None, "that question is over"


def test_declined_questions_keep_their_places_and_granted_ones_do_not() -> None:
    knocks = PendingKnocks()
    for number in range(MOST_KNOCKS):
        knocks.add(f"person {number}", "", 0, watch=False)
    answered = [knocks.answer(number, 1, yes=number == 1) for number in (1, 2, 3)]
    assert [each and each.person for each in answered] == ["person 0", "person 1", "person 2"]
    assert knocks.add("a", "a", 2, watch=False)
    assert not knocks.add("b", "b", 2, watch=False)
    assert not knocks.add("person 1", "", 2, watch=False)
    assert knocks.add("person 1", "", KNOCK_SECONDS, watch=False)
