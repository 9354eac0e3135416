"""Servers that meet in a database: who owns a room, messages in order, dead servers and suspended ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec
import pytest

from emptyhand.server.cluster.bus import NotifyBus
from emptyhand.server.cluster.messages import (
    ClientJoined,
    ClientLeft,
    ClientSent,
    CloseClient,
    ClusterMessage,
    Envelope,
    ForwardToClient,
    SessionsEnded,
    decode,
    encode,
)
from emptyhand.server.cluster.postgres import BEAT_SECONDS, LEASE_SECONDS, PostgresCluster
from tests.processes.services import Postgres

WAIT = 30.0


class Rooms:
    """Remembers what it is told."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, ClusterMessage]] = []
        self.gone: list[str] = []
        self.orphans: list[str] = []
        self.expulsions = 0

    def arrived(self, sender: str, messages: Sequence[ClusterMessage]) -> None:
        self.messages += [(sender, message) for message in messages]

    def lost(self, server: str) -> None:
        self.gone.append(server)

    def orphaned(self, codes: Sequence[str]) -> None:
        self.orphans += codes

    def expelled(self) -> None:
        self.expulsions += 1


Server = tuple[PostgresCluster, Rooms]
Story = Callable[[Server, Server], Awaitable[None]]


@asynccontextmanager
async def server(url: str) -> AsyncIterator[Server]:
    cluster, rooms = await PostgresCluster.open(url, NotifyBus(url)), Rooms()
    cluster.start(rooms)
    try:
        yield cluster, rooms
    finally:
        await cluster.close()


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


def test_a_room_has_one_owner_until_it_is_released(postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        takers = await asyncio.gather(*(cluster.take("ABC") for cluster in (one[0], other[0]) * 5))
        assert len(set(takers)) == 1
        owner, second = (one[0], other[0]) if takers[0] == one[0].name else (other[0], one[0])
        await second.release("ABC")
        assert await second.take("ABC") == owner.name
        await owner.release("ABC")
        assert await second.take("ABC") == second.name

    tell(postgres.new(), story)


def test_messages_arrive_once_and_in_order(postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        sent: list[ClusterMessage] = [ForwardToClient(f"client-{number}", bytes(number)) for number in range(300)]
        for number, message in enumerate(sent):
            one[0].send(other[0].name, message)
            if number % 7 == 0:
                await asyncio.sleep(0.001)
        await until(lambda: len(other[1].messages) >= len(sent))
        assert other[1].messages == [(one[0].name, message) for message in sent]
        assert other[1].gone == []
        assert one[1].messages == []

    tell(postgres.new(), story)


def test_messages_arrive_without_a_bus(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(self: NotifyBus, servers: Sequence[str]) -> None:
        return None

    async def story(one: Server, other: Server) -> None:
        one[0].send(other[0].name, ForwardToClient("client", b"hello"))
        await until(lambda: bool(other[1].messages))

    monkeypatch.setattr(NotifyBus, "tell", silent)
    tell(postgres.new(), story)


def test_a_lost_message_is_noticed_when_the_next_one_arrives(postgres: Postgres) -> None:
    url = postgres.new()

    async def story(one: Server, other: Server) -> None:
        for number in range(1, 4):
            one[0].send(other[0].name, ForwardToClient("client", b"here"))
            await until(lambda: len(other[1].messages) == number)  # noqa: B023
        assert other[1].gone == []
        # Use up the number of an envelope that never arrives.
        one[0]._last_sent[other[0].name] += 1
        one[0].send(other[0].name, ForwardToClient("client", b"after"))
        await until(lambda: len(other[1].messages) == 4)
        assert other[1].gone == [one[0].name]

    tell(url, story)


def test_other_servers_take_the_rooms_of_one_that_leaves_or_dies(postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        assert await one[0].take("ABC") == await other[0].take("ABC") == one[0].name
        name = one[0].name
        await one[0].leave()
        await until(lambda: other[1].orphans == ["ABC"])
        assert other[1].gone == [name]
        assert await other[0].take("ABC") == other[0].name

    tell(postgres.new(), story)


def test_a_server_whose_lease_expired_is_expelled_and_joins_again(postgres: Postgres) -> None:
    url = postgres.new()

    async def story(one: Server, other: Server) -> None:
        assert await one[0].take("ABC") == one[0].name
        before = one[0].name
        # As if it had not renewed its lease in time.
        one[0]._leaving = True
        await until(lambda: other[1].orphans == ["ABC"])
        one[0]._leaving = False
        await until(lambda: one[1].expulsions == 1)
        await until(lambda: other[0].is_alive(one[0].name))
        assert one[0].name != before
        assert not other[0].is_alive(before)

    tell(url, story)


def test_servers_register_again_after_the_database_lost_its_tables(postgres: Postgres) -> None:
    """As after a crash of the database, which empties unlogged tables."""
    url = postgres.new()

    async def story(one: Server, other: Server) -> None:
        await one[0]._pool.execute("TRUNCATE house_server, house_room, house_letter")
        await until(lambda: one[1].expulsions == other[1].expulsions == 1)
        await until(lambda: one[0].is_alive(other[0].name) and other[0].is_alive(one[0].name))
        one[0].send(other[0].name, ForwardToClient("client", b"hello"))
        await until(lambda: bool(other[1].messages))

    tell(url, story)


def test_messages_between_servers_keep_their_wire_format() -> None:
    """Servers of two versions exchange messages while an upgrade rolls out."""
    messages = (
        ClientJoined("c", "ABC", "p", "Ann", 3),
        ClientSent("c", b"{}"),
        ClientLeft("c"),
        ForwardToClient("c", b"[]"),
        CloseClient("c", 1012),
        SessionsEnded((b"s",)),
    )
    envelope = Envelope("a", 7, messages)
    wire = [
        {"l": "came", "client": "c", "code": "ABC", "person": "p", "name": "Ann", "version": 3},
        {"l": "said", "client": "c", "data": b"{}"},
        {"l": "went", "client": "c"},
        {"l": "told", "client": "c", "data": b"[]"},
        {"l": "ended", "client": "c", "code": 1012},
        {"l": "over", "sessions": [b"s"]},
    ]
    assert msgspec.msgpack.decode(encode(envelope)) == {"sender": "a", "number": 7, "letters": wire}
    assert decode(encode(envelope)) == envelope


def test_the_lease_is_longer_than_several_beats() -> None:
    assert LEASE_SECONDS >= 4 * BEAT_SECONDS
