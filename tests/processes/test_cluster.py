"""Servers that meet in a database: who keeps a room, letters in order, the dead, and those who were only asleep."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import pytest

from emptyhand.web.cluster import postgres as house_module
from emptyhand.web.cluster.bus import NotifyBus
from emptyhand.web.cluster.messages import AnyLetter, Told
from emptyhand.web.cluster.postgres import House
from tests.processes.services import Postgres

WAIT = 30.0


class Rooms:
    """Remembers what it is told."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, AnyLetter]] = []
        self.gone: list[str] = []
        self.orphans: list[str] = []
        self.expulsions = 0

    def arrived(self, sender: str, letters: Sequence[AnyLetter]) -> None:
        self.letters += [(sender, letter) for letter in letters]

    def lost(self, server: str) -> None:
        self.gone.append(server)

    def orphaned(self, codes: Sequence[str]) -> None:
        self.orphans += codes

    def expelled(self) -> None:
        self.expulsions += 1


Server = tuple[House, Rooms]
Story = Callable[[Server, Server], Awaitable[None]]


@asynccontextmanager
async def server(url: str) -> AsyncIterator[Server]:
    house, rooms = await House.open(url, NotifyBus(url)), Rooms()
    house.start(rooms)
    try:
        yield house, rooms
    finally:
        await house.close()


def tell(url: str, story: Story) -> None:
    async def run() -> None:
        async with server(url) as one, server(url) as other:
            await until(lambda: one[0].is_alive(other[0].name) and other[0].is_alive(one[0].name))
            await story(one, other)

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_room_has_one_keeper_until_that_one_lets_go(postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        takers = await asyncio.gather(*(house.take("ABC") for house in (one[0], other[0]) * 5))
        assert len(set(takers)) == 1
        keeper, second = (one[0], other[0]) if takers[0] == one[0].name else (other[0], one[0])
        await second.release("ABC")
        assert await second.take("ABC") == keeper.name
        await keeper.release("ABC")
        assert await second.take("ABC") == second.name

    tell(postgres.new(), story)


def test_letters_arrive_once_and_in_order(postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        sent: list[AnyLetter] = [Told(f"client-{number}", bytes(number)) for number in range(300)]
        for number, letter in enumerate(sent):
            one[0].send(other[0].name, letter)
            if number % 7 == 0:
                await asyncio.sleep(0.001)
        await until(lambda: len(other[1].letters) >= len(sent))
        assert other[1].letters == [(one[0].name, letter) for letter in sent]
        assert other[1].gone == []
        assert one[1].letters == []

    tell(postgres.new(), story)


def test_letters_arrive_without_a_bus(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(self: NotifyBus, servers: Sequence[str]) -> None:
        return None

    async def story(one: Server, other: Server) -> None:
        one[0].send(other[0].name, Told("client", b"hello"))
        await until(lambda: bool(other[1].letters))

    monkeypatch.setattr(NotifyBus, "tell", silent)
    tell(postgres.new(), story)


def test_a_letter_that_is_lost_is_noticed_when_the_next_one_comes(postgres: Postgres) -> None:
    url = postgres.new()

    async def story(one: Server, other: Server) -> None:
        for number in range(1, 4):
            one[0].send(other[0].name, Told("client", b"here"))
            await until(lambda: len(other[1].letters) == number)  # noqa: B023
        assert other[1].gone == []
        # The number of an envelope is used up, and the envelope never comes.
        one[0]._sent[other[0].name] += 1
        one[0].send(other[0].name, Told("client", b"after"))
        await until(lambda: len(other[1].letters) == 4)
        assert other[1].gone == [one[0].name]

    tell(url, story)


def test_the_rooms_of_a_server_that_leaves_or_dies_are_the_others_to_take(postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        assert await one[0].take("ABC") == await other[0].take("ABC") == one[0].name
        name = one[0].name
        await one[0].leave()
        await until(lambda: other[1].orphans == ["ABC"])
        assert other[1].gone == [name]
        assert await other[0].take("ABC") == other[0].name

    tell(postgres.new(), story)


def test_a_server_that_slept_too_long_finds_itself_expelled_and_begins_anew(postgres: Postgres) -> None:
    url = postgres.new()

    async def story(one: Server, other: Server) -> None:
        assert await one[0].take("ABC") == one[0].name
        before = one[0].name
        # As if its beat had stopped for longer than the others wait.
        one[0]._leaving = True
        await until(lambda: other[1].orphans == ["ABC"])
        one[0]._leaving = False
        await until(lambda: one[1].expulsions == 1)
        await until(lambda: other[0].is_alive(one[0].name))
        assert one[0].name != before
        assert not other[0].is_alive(before)

    tell(url, story)


def test_an_empty_house_is_filled_again(postgres: Postgres) -> None:
    """As after a crash of the database, which empties tables that are not logged."""
    url = postgres.new()

    async def story(one: Server, other: Server) -> None:
        await one[0]._pool.execute("TRUNCATE house_server, house_room, house_letter")
        await until(lambda: one[1].expulsions == other[1].expulsions == 1)
        await until(lambda: one[0].is_alive(other[0].name) and other[0].is_alive(one[0].name))
        one[0].send(other[0].name, Told("client", b"hello"))
        await until(lambda: bool(other[1].letters))

    tell(url, story)


def test_the_lease_is_longer_than_several_beats() -> None:
    assert house_module.LEASE_SECONDS >= 4 * house_module.BEAT_SECONDS
