"""The servers on one database: which of them are alive, which keeps a room, and the letters between them.

Nothing here is the truth. A room's keeper is whoever writes its next entry; the tables below only make it rare that two
try. They are not logged, so that they cost no wait for the disk: after a crash of the database they are empty, and
everybody begins anew. Times are the database's, so no clock has to agree with another.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Protocol

import asyncpg

from emptyhand.journal import Failed
from emptyhand.journal.postgres_link import reason
from emptyhand.web.cluster.bus import Bus
from emptyhand.web.cluster.messages import AnyLetter, Envelope, seal, unseal

log = logging.getLogger("emptyhand.web")

LEASE_SECONDS = 2.5
"""Who has not been heard of for so long is taken for dead, and the others take its rooms."""
BEAT_SECONDS = 0.5
POLL_SECONDS = 1.0
"""So often letters are looked for without a hint."""
PATIENCE = 2.0
FAULTS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
_LOCK = 0x45484853
"""The advisory lock of whoever tidies up: the letters EHHS."""

_SCHEMA = """
CREATE UNLOGGED TABLE IF NOT EXISTS house_server (id text PRIMARY KEY, until timestamptz NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS house_room (code text PRIMARY KEY, server text NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS house_letter (
    number bigserial PRIMARY KEY, recipient text NOT NULL, body bytea NOT NULL
);
CREATE INDEX IF NOT EXISTS house_letter_recipient ON house_letter (recipient);
"""
_REGISTER = "INSERT INTO house_server VALUES ($1, clock_timestamp() + $2::float8 * interval '1 second')"
_BEAT = "UPDATE house_server SET until = clock_timestamp() + $2::float8 * interval '1 second' WHERE id = $1 RETURNING 1"
_BURY = "DELETE FROM house_server WHERE until < clock_timestamp()"
_ORPHANS = "DELETE FROM house_room WHERE server NOT IN (SELECT id FROM house_server) RETURNING code"
_UNDELIVERABLE = "DELETE FROM house_letter WHERE recipient NOT IN (SELECT id FROM house_server)"
_ALIVE = "SELECT id FROM house_server"
_LEAVE = "UPDATE house_server SET until = clock_timestamp() - interval '1 second' WHERE id = $1"
_TAKE = """
INSERT INTO house_room VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET server = excluded.server
WHERE NOT EXISTS (SELECT FROM house_server WHERE id = house_room.server AND until > clock_timestamp())
"""
_KEEPER = "SELECT server FROM house_room WHERE code = $1"
_RELEASE = "DELETE FROM house_room WHERE code = $1 AND server = $2"
_POST = "INSERT INTO house_letter (recipient, body) SELECT * FROM unnest($1::text[], $2::bytea[])"
_FETCH = "DELETE FROM house_letter WHERE recipient = $1 RETURNING number, body"


class Household(Protocol):
    """Who is told what happens in the house; nothing here may wait."""

    def arrived(self, sender: str, letters: Sequence[AnyLetter]) -> None: ...
    def lost(self, server: str) -> None:
        """Letters of that server are lost, or the server itself: nothing that was relayed can be relied on."""

    def orphaned(self, codes: Sequence[str]) -> None:
        """Rooms whose keeper is dead: ours to take."""

    def expelled(self) -> None:
        """The others have taken us for dead, and our rooms."""


class House:
    """This server among the others."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], bus: Bus) -> None:
        self._pool = pool
        self._bus = bus
        self.name = _new_name()
        self._household: Household | None = None
        self._alive: frozenset[str] = frozenset()
        self._outgoing: dict[str, list[AnyLetter]] = {}
        self._circulars: list[AnyLetter] = []
        self._sealed: list[tuple[str, bytes]] = []
        self._sent: dict[str, int] = {}
        self._heard: dict[str, int] = {}
        self._to_post, self._to_fetch, self._to_tell = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._hints: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving = False

    @classmethod
    async def open(cls, url: str, bus: Bus) -> House:
        """Raises asyncpg's errors or OSError."""
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=4,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            # What is written here may be lost with the database, and nobody waits for its disk.
            server_settings={"application_name": "emptyhand-house", "synchronous_commit": "off"},
        )
        house = cls(pool, bus)
        async with pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await db.execute(_SCHEMA)
        await pool.execute(_REGISTER, house.name, LEASE_SECONDS)
        return house

    def start(self, household: Household) -> None:
        self._household = household
        work: list[Coroutine[object, object, None]] = [
            self._for_ever(self._beat, BEAT_SECONDS, None),
            self._for_ever(self._post, None, self._to_post),
            self._for_ever(self._fetch, POLL_SECONDS, self._to_fetch),
            self._for_ever(self._tell, None, self._to_tell),
            self._bus.listen(self._hinted),
        ]
        self._tasks = [asyncio.create_task(one) for one in work]

    async def _for_ever(
        self, work: Callable[[], Coroutine[object, object, None]], seconds: float | None, wake: asyncio.Event | None
    ) -> None:
        """Do something every so many seconds, or when woken; whatever ails the database, try again."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await (wake or asyncio.Event()).wait()
            if wake is not None:
                wake.clear()
            try:
                await work()
            except Exception as error:  # noqa: BLE001 (whatever it is, the next attempt may succeed)
                log.warning("servers cannot hear of each other: %s", reason(error))
                await asyncio.sleep(BEAT_SECONDS)
                if wake is not None:
                    wake.set()

    # -- who is alive ------------------------------------------------------------------------------------------------

    def is_alive(self, server: str) -> bool:
        return server in self._alive or server == self.name

    async def _beat(self) -> None:
        if self._leaving:
            return
        orphans: list[str] = []
        async with self._pool.acquire() as db, db.transaction():
            known = await db.fetchval(_BEAT, self.name, LEASE_SECONDS)
            # One tidies up at a time.
            if known and await db.fetchval("SELECT pg_try_advisory_xact_lock($1)", _LOCK):
                await db.execute(_BURY)
                orphans = [row[0] for row in await db.fetch(_ORPHANS)]
                await db.execute(_UNDELIVERABLE)
            alive = frozenset(row[0] for row in await db.fetch(_ALIVE))
        if not known:
            await self._begin_anew()
            return
        dead, self._alive = self._alive - alive, alive
        for server in dead:
            self._forget(server)
        if orphans:
            self._home.orphaned(orphans)

    async def _begin_anew(self) -> None:
        log.warning("the others took this server for dead: it begins anew")
        self._home.expelled()
        for known in (self._outgoing, self._sent, self._heard):
            known.clear()
        self._sealed.clear()
        self.name = _new_name()
        await self._pool.execute(_REGISTER, self.name, LEASE_SECONDS)

    def _forget(self, server: str) -> None:
        for known in (self._outgoing, self._sent, self._heard):
            known.pop(server, None)
        self._sealed = [item for item in self._sealed if item[0] != server]
        self._home.lost(server)

    @property
    def _home(self) -> Household:
        assert self._household is not None
        return self._household

    # -- who keeps a room --------------------------------------------------------------------------------------------

    async def take(self, code: str) -> str:
        """The server that keeps a room: this one, unless another that is alive does. Raises Failed."""
        try:
            async with self._pool.acquire() as db:
                await db.execute(_TAKE, code, self.name)
                keeper: str | None = await db.fetchval(_KEEPER, code)
        except FAULTS as error:
            raise Failed(f"The table cannot be found: {reason(error)}.") from None
        return keeper or self.name

    async def release(self, code: str) -> None:
        """Keep a room no more. It does not matter if this fails."""
        with suppress(*FAULTS):
            await self._pool.execute(_RELEASE, code, self.name)

    # -- letters -----------------------------------------------------------------------------------------------------

    def send(self, server: str, letter: AnyLetter) -> None:
        """Never waits. Letters to one server arrive in order, or it is told that some are lost."""
        self._outgoing.setdefault(server, []).append(letter)
        self._to_post.set()

    def send_all(self, letter: AnyLetter) -> None:
        """To every other server that is alive when it is posted, one that has just begun included."""
        self._circulars.append(letter)
        self._to_post.set()

    async def _post(self) -> None:
        if self._circulars:
            alive = [row[0] for row in await self._pool.fetch(_ALIVE)]
            circulars, self._circulars = self._circulars, []
            for server in set(alive) - {self.name}:
                self._outgoing.setdefault(server, []).extend(circulars)
        outgoing, self._outgoing = self._outgoing, {}
        for server, letters in outgoing.items():
            self._sent[server] = self._sent.get(server, 0) + 1
            self._sealed.append((server, seal(Envelope(self.name, self._sent[server], tuple(letters)))))
        if not self._sealed:
            return
        posted = list(self._sealed)
        await self._pool.execute(_POST, [server for server, _ in posted], [body for _, body in posted])
        self._sealed = [item for item in self._sealed if item not in posted]
        self._hints.update(server for server, _ in posted)
        self._to_tell.set()

    async def _tell(self) -> None:
        hints, self._hints = self._hints, set()
        await self._bus.tell(sorted(hints))

    def _hinted(self, server: str) -> None:
        if server == self.name:
            self._to_fetch.set()

    async def _fetch(self) -> None:
        rows = await self._pool.fetch(_FETCH, self.name)
        for _, body in sorted((row[0], row[1]) for row in rows):
            self._opened(unseal(body))

    def _opened(self, envelope: Envelope) -> None:
        last = self._heard.get(envelope.sender, 0)
        if envelope.number <= last:
            # Posted again because nobody could know whether the first had come.
            return
        self._heard[envelope.sender] = envelope.number
        if envelope.number > last + 1:
            self._home.lost(envelope.sender)
        self._home.arrived(envelope.sender, envelope.letters)

    # -- the end -----------------------------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Let the others have the rooms."""
        self._leaving = True
        with suppress(*FAULTS):
            await self._pool.execute(_LEAVE, self.name)

    async def close(self) -> None:
        """Post what is to be posted and go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*FAULTS):
            await self._post()
            await self._tell()
        await self._bus.close()
        self._pool.terminate()


def _new_name() -> str:
    """Never used again: a server that was taken for dead and comes back is another one."""
    return secrets.token_hex(8)
