"""Rate limits stop a flood, and not a room full of people behind one address. Guessing leads nowhere."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http import HTTPStatus
from math import log2
from types import SimpleNamespace
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from emptyhand.server.access import guests
from emptyhand.server.access.limits import (
    BUCKETS,
    NEWCOMER_RESERVE,
    NEWCOMER_SIEGE,
    ROOM_SIEGE,
    USUAL,
    Limiter,
    Newcomers,
    NewRooms,
)
from emptyhand.server.routes import doors, listing, lobby
from emptyhand.server.storage.store import RoomRow
from emptyhand.server.tables import rooms
from emptyhand.server.tables.table import LiveTable
from emptyhand.table.api.games import game_id
from emptyhand.table.api.rooms import CODE_LENGTH, LETTERS
from tests.server.servers import Guest, Player, Server, ask

PEOPLE, TABS = 30, 3


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# -- the numbers -----------------------------------------------------------------------------------------------------


def test_the_numbers_are_these() -> None:
    assert list(USUAL["messages"]) == [20, 40]
    assert list(USUAL["handshakes"]) == [5, 120]
    for name in ("guests", "rooms", "tries"):
        assert round(60 * USUAL[name][0]) == 10, "a minute, in the long run"


@pytest.mark.parametrize("name", sorted(USUAL))
def test_a_flood_gets_the_burst_and_then_the_rate_and_affects_no_other_caller(name: str) -> None:
    clock = Clock()
    rate, burst = USUAL[name]
    limiter = Limiter(rate, burst, clock)
    let_in = 0
    for step in range(10_000):
        clock.now = step / 100
        let_in += limiter.take("flood") == 0
        if step % 500 == 0:
            assert limiter.take(f"honest {step}") == 0
    assert burst + 100 * rate - 2 <= let_in <= burst + 100 * rate + 1


def test_the_number_of_remembered_callers_is_bounded_and_the_busy_ones_stay() -> None:
    limiter = Limiter(0.001, 1, Clock())
    limiter.take("flood")
    for number in range(2 * BUCKETS):
        limiter.take(str(number))
        if number % 1000 == 0:
            assert limiter.take("flood") > 0
    assert len(limiter._buckets) <= BUCKETS


def test_one_guest_cannot_use_up_the_rooms_of_an_address() -> None:
    clock = Clock()
    numbers = (USUAL["own_rooms"], USUAL["rooms"], ROOM_SIEGE)
    limits = NewRooms(*(Limiter(rate, burst, clock) for rate, burst in numbers))
    assert sum(limits.take("eve", "here") == 0 for _ in range(100)) == USUAL["own_rooms"][1] == 15
    assert all(limits.take(f"guest {number}", "here") == 0 for number in range(45))
    assert limits.take("eve", "here") > 0
    late = [[limits.take(name, "here") for _ in range(3)] for name in ("ann", "ben")]
    assert [(*first, third > 0) for *first, third in late] == [(0, 0, True)] * 2, "each of them still gets two"


def newcomers(clock: Clock) -> Newcomers:
    numbers = (USUAL["guests"], NEWCOMER_SIEGE, NEWCOMER_RESERVE)
    return Newcomers(*(Limiter(rate, burst, clock) for rate, burst in numbers))


def test_a_script_cannot_lock_out_newcomers_behind_its_address() -> None:
    clock = Clock()
    limits = newcomers(clock)
    let_in = 0
    for step in range(6000):
        clock.now = step / 10
        let_in += limits.take("a script", "here") == 0
        if step % 500 == 499:
            assert limits.take(f"a phone of {step}", "here") == 0
    assert let_in <= USUAL["guests"][1] + 600 * USUAL["guests"][0] + 3
    assert limits.take("a script", "here") > 0


def test_a_script_that_pretends_to_be_ever_new_browsers_is_bounded_too() -> None:
    clock = Clock()
    limits = newcomers(clock)
    let_in = 0
    for step in range(6000):
        clock.now = step / 10
        let_in += limits.take(f"browser {step}", "here") == 0
    most = sum(burst + 600 * rate for rate, burst in (USUAL["guests"], NEWCOMER_RESERVE))
    assert most - 3 <= let_in <= most + 1
    assert limits.take("anybody", "elsewhere") == 0


def test_a_newcomer_gets_in_beside_a_flood_of_guests_from_the_same_address(own_server: Server) -> None:
    flood = [ask(own_server, "POST", "/api/guest", {"name": "Eve"}).status for _ in range(80)]
    assert flood[-10:] == [HTTPStatus.TOO_MANY_REQUESTS] * 10
    phone = {"User_Agent": "Mozilla/5.0 (Android 16; Mobile)", "Accept_Language": "vi"}
    assert ask(own_server, "POST", "/api/guest", {"name": "Ann"}, **phone).status == HTTPStatus.OK
    again = ask(own_server, "POST", "/api/guest", {"name": "Eve"})
    assert again.status == HTTPStatus.TOO_MANY_REQUESTS
    assert int(again.headers["retry-after"]) <= 6


def test_the_list_has_people_first_then_the_newest_and_few_of_one_host() -> None:
    def room(number: int, host: str, people: int = 0) -> listing.FoundRoom:
        kept, live = SimpleNamespace(host=host), SimpleNamespace(clients=range(people))
        table = SimpleNamespace(room=SimpleNamespace(kept=kept, live=live), outlets=())
        return RoomRow(str(number), "", "open", number, 0), cast(LiveTable, table)

    many = [room(100 + number, "mal") for number in range(60)]
    found = listing.choose_rooms([*many, room(1, "ann", people=2), room(2, "ben"), room(3, "cy", people=1)])
    assert [row.code for row, _ in found] == ["3", "1", "159", "158", "157", "2"]
    assert len(listing.choose_rooms([room(number, str(number)) for number in range(60)])) == listing.LISTED


# -- people behind one address ---------------------------------------------------------------------------------------


def test_thirty_people_behind_one_address_with_three_tabs_each_are_untouched_and_a_flood_is_not(
    own_server: Server,
) -> None:
    people = [Guest(own_server, f"Guest {number}") for number in range(PEOPLE)]
    tabs: list[Player] = []
    for number, guest in enumerate(people):
        if number % 5 == 0:
            room = guest.make_room(seats=5, access="code")
        assert guest.post(f"/api/rooms/{room['room']}/join", {}).status == HTTPStatus.OK
        tabs += [guest.sit(room) for _ in range(TABS)]
    for tab in tabs:
        tab.until_t("snapshot")
        for _ in range(5):
            tab.say("ping")
    for tab in tabs:
        for _ in range(5):
            tab.until_t("pong")
    open_too_many_tables(people[1], people[2])
    flood(own_server, people[0], tabs)
    for tab in tabs[3:]:
        tab.say("ping")
        tab.until_t("pong")
    for tab in tabs:
        tab.close()


def open_too_many_tables(eve: Guest, ann: Guest) -> None:
    """One guest opens tables to everybody, many at once; the list and the other guests hardly notice."""
    with ThreadPoolExecutor(5) as threads:
        tried = list(threads.map(lambda _: eve.post("/api/rooms", {"seats": 2, "access": "open"}), range(10)))
    refused = [answer for answer in tried if answer.status == HTTPStatus.CONFLICT]
    assert [answer.status for answer in tried].count(HTTPStatus.CREATED) == 3
    assert len(refused) == 7
    assert refused[0].json["error"].startswith("You have 3 open tables that have not begun.")
    assert until(lambda: eve.post("/api/rooms", {"seats": 2}).status, HTTPStatus.TOO_MANY_REQUESTS) <= 6
    ann.make_room(seats=2, access="open")
    assert len(ann.get("/api/rooms").json["open"]) == 4


def flood(server: Server, eve: Guest, tabs: list[Player]) -> None:
    """One of them does everything too often."""
    status = until(lambda: ask(server, "POST", "/api/guest", {"name": "Eve"}).status, HTTPStatus.TOO_MANY_REQUESTS)
    assert status <= 60
    wrong = {"secret": "wrong"}
    assert until(lambda: eve.post("/api/rooms/000000/join", wrong).status, HTTPStatus.TOO_MANY_REQUESTS) <= 10
    assert until(lambda: eve.post("/api/me/claim", wrong).status, HTTPStatus.TOO_MANY_REQUESTS) <= 21
    last = eve.post("/api/me/claim", wrong)
    assert 1 <= (wait := int(last.headers["retry-after"])) <= 60
    assert last.json["error"] == f"Too many requests. Please wait {wait} second{'s' * (wait > 1)}."
    with suppress(ConnectionClosed):  # the server may hang up before the last message is sent
        for _ in range(60):
            tabs[0].blurt("ping")
    while tabs[0].hear():
        pass
    assert tabs[0].code == 1008
    assert until(lambda: handshake(eve, tabs[0].made["room"]), HTTPStatus.FORBIDDEN) <= 150


def handshake(guest: Guest, code: str) -> int:
    try:
        guest.connect(code).close()
    except InvalidStatus as refused:
        return refused.response.status_code
    return HTTPStatus.SWITCHING_PROTOCOLS


def until(tried: Callable[[], int], status: int, most: int = 400) -> int:
    """How often a request succeeded before it was refused with a status."""
    for number in range(most):
        if tried() == status:
            return number
    raise AssertionError(f"{status} never came")


# -- guessing --------------------------------------------------------------------------------------------------------


def expected_hits(guesses: int, targets: int, bits: float) -> float:
    return guesses * targets / 2**bits


def test_a_million_guesses_at_a_million_secrets_find_nothing() -> None:
    """A room's secret and a device link have 128 bits, a finished game's id as many, a session 256."""
    secret_bits = 8 * rooms.SECRET_BYTES
    assert secret_bits == 128
    assert expected_hits(10**6, 10**6, secret_bits) < 1e-6
    assert 4 * len(game_id("secret", 1)) == 128
    assert 8 * guests.SESSION_BYTES == 256
    assert expected_hits(10**6, 10**6, 8 * guests.SESSION_BYTES) < 1e-6


def test_a_code_only_finds_a_room() -> None:
    assert log2(len(LETTERS)) * CODE_LENGTH == 30


def test_secrets_are_compared_in_constant_time_or_by_their_hashes() -> None:
    assert "hmac.compare_digest(kept.encode(), secret.encode())" in inspect.getsource(doors)
    assert all("secret ==" not in inspect.getsource(module) for module in (doors, lobby))
    assert guests.token_hash("a") != guests.token_hash("b")
