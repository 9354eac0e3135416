"""Room codes: neither the answer, nor the work, nor repeated guessing reveals whether one exists."""

from __future__ import annotations

import asyncio
import sys
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from types import FrameType
from typing import cast

import httpx
import pytest
from litestar.exceptions import LitestarDeprecationWarning
from sqlalchemy import event

import emptyhand
from emptyhand.server.access.limits import SIEGE, USUAL, Guesses, Limiter, network
from emptyhand.server.routes.app import _routes
from emptyhand.server.server import GameServer
from emptyhand.server.settings import Settings
from emptyhand.server.storage.stores import SqliteStore
from tests.server.servers import Guest, Server
from tests.server.test_limits import Clock

SOURCE = str(Path(emptyhand.__file__).parent)
NOWHERE = "000000"
ASKED = [
    ("GET", "/api/rooms/{}", None),
    ("GET", "/api/rooms/{}/book", None),
    ("POST", "/api/rooms/{}/invitation", {}),
    ("POST", "/api/rooms/{}/join", {}),
    ("POST", "/api/rooms/{}/join", {"secret": "x" * 22}),
]


# -- the same work ---------------------------------------------------------------------------------------------------


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[GameServer, httpx.AsyncClient]]:
    server = await GameServer.open(Settings(folder, warm=False))
    with warnings.catch_warnings(category=LitestarDeprecationWarning, action="ignore"):
        app = _routes(lambda _: None)
    app.state.server = server
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:  # type: ignore[arg-type]
            yield server, client
    finally:
        await server.close()


async def work(
    server: GameServer, client: httpx.AsyncClient, asked: tuple[str, str, object], code: str
) -> list[object]:
    """Every function of ours that a request runs, every statement that the database gets, and the answer.

    What the server does meanwhile of its own accord is left out.
    """
    done: list[object] = []

    def called(frame: FrameType, kind: str, _: object) -> None:
        mine = kind == "call" and frame.f_code.co_filename.startswith(SOURCE)
        if mine and asyncio.current_task() is task:
            done.append(frame.f_code.co_qualname)

    def executed(_db: object, _cursor: object, statement: str, *_: object) -> None:
        done.append(statement)

    method, path, body = asked
    task = asyncio.current_task()
    engine = cast(SqliteStore, server.store)._engine
    event.listen(engine, "before_cursor_execute", executed)
    sys.setprofile(called)
    try:
        answer = await client.request(method, path.format(code), json=body)
    finally:
        sys.setprofile(None)
        event.remove(engine, "before_cursor_execute", executed)
    return [*done, answer.status_code, answer.content]


@pytest.mark.parametrize("asked", ASKED)
def test_a_code_that_exists_and_one_that_does_not_cost_the_same_steps(
    tmp_path: Path, asked: tuple[str, str, object]
) -> None:
    async def compare() -> None:
        async with served(tmp_path) as (server, client):
            await client.post("/api/guest", json={"name": "Ann"})
            made = (await client.post("/api/rooms", json={"seats": 2})).json()["room"]
            client.cookies.clear()
            await client.post("/api/guest", json={"name": "Eve"})
            await work(server, client, asked, NOWHERE)
            there, nowhere = [await work(server, client, asked, code) for code in (made, NOWHERE)]
            assert there == nowhere
            assert {"Guests.find", "enter_by_code", "Guesses.wrong"} <= set(there)
            assert there[-2] == HTTPStatus.NOT_FOUND

    asyncio.run(compare())


# -- repeated guessing -----------------------------------------------------------------------------------------------


def usual(clock: Clock) -> Guesses:
    return Guesses(Limiter(*USUAL["guesses"], clock), Limiter(*USUAL["tries"], clock), Limiter(*SIEGE, clock))


def guess(codes: Guesses, guest: str, address: str = "here", most: int = 1000) -> int:
    """How many wrong codes a guest can try at once."""
    for number in range(most):
        if codes.wait(guest, address):
            return number
        codes.wrong(guest, address)
    return most


def test_a_guest_has_ten_guesses_at_once_and_an_address_thirty_and_then_each_guest_one_a_day() -> None:
    clock = Clock()
    codes = usual(clock)
    assert [guess(codes, name) for name in ("eve", "mallory", "trudy")] == [10, 10, 10]
    assert [guess(codes, f"guest {n}") for n in range(3)] == [1, 1, 1]
    assert guess(codes, "ann", "elsewhere") == 10
    clock.now += 60
    assert 0 < guess(codes, "eve") <= 10, "five a minute come back"


def test_a_day_of_guessing_from_one_address_finds_little_with_all_the_guests_it_can_create() -> None:
    """A hundred rooms that the code opens, among 2^30 codes."""
    day, (made_a_second, made_at_once) = 24 * 3600, USUAL["guests"]
    guests = made_at_once + made_a_second * day
    guesses = USUAL["tries"][1] + USUAL["tries"][0] * day + guests * SIEGE[1]
    assert guesses * 100 / 2**30 < 1 / 350


def test_right_codes_cost_nothing_and_admit_guests_who_share_an_address_with_an_attacker(
    own_server: Server,
) -> None:
    ann = Guest(own_server, "Ann")
    made = ann.make_room(seats=4, access="code")["room"]
    for name in ("Eve", "Mallory", "Trudy"):
        eve = Guest(own_server, name)
        answers = [eve.post(f"/api/rooms/{NOWHERE}/join", {}).status for _ in range(11)]
        assert answers == [HTTPStatus.NOT_FOUND] * 10 + [HTTPStatus.TOO_MANY_REQUESTS]
        right = eve.post(f"/api/rooms/{made}/join", {})
        assert right.status == HTTPStatus.TOO_MANY_REQUESTS, "who guesses on does not learn when one is right"
        assert int(right.headers["retry-after"]) <= 60
    ben = Guest(own_server, "Ben")
    for _ in range(40):
        assert ben.post(f"/api/rooms/{made}/join", {}).status == HTTPStatus.OK
    assert ben.get(f"/api/rooms/{made}").status == HTTPStatus.OK
    assert Guest(own_server, "Cid").get(f"/api/rooms/{made}").status == HTTPStatus.NOT_FOUND
    link = ann.make_room(seats=2)
    eve.join(link)


# -- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_all_addresses_of_an_ipv6_network_count_as_one(host: str, counted: str) -> None:
    assert network(host) == counted
