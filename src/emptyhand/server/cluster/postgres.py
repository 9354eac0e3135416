"""A cluster on PostgreSQL: which servers are alive, which of them owns a room, and the messages between them.

Ownership is a lease, and the journal is its fence: a room belongs to the server that writes its next entry, and these
tables only make it rare that two servers try. The tables are unlogged, so no write waits for the disk; after a crash of
the database they are empty and every server registers again. All times are the database's, so that clocks of servers
need not agree.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress

import asyncpg

from emptyhand.server.cluster.bus import Bus
from emptyhand.server.cluster.messages import ClusterMessage, Envelope, decode, encode
from emptyhand.server.cluster.model import ClusterListener
from emptyhand.server.journal import Failed
from emptyhand.server.journal.postgres_link import reason
from emptyhand.server.journal.postgres_writer import FAULTS

log = logging.getLogger("emptyhand.web")

LEASE_SECONDS = 2.5
"""A server that does not renew its lease for this long is presumed dead, and the others take its rooms."""
BEAT_SECONDS = 0.5
POLL_SECONDS = 1.0
"""Interval of looking for messages without a hint."""
QUERY_SECONDS = 2.0
_LOCK = 0x45484853
"""The advisory lock of the server that removes dead servers: the characters EHHS."""

_SCHEMA = """
CREATE UNLOGGED TABLE IF NOT EXISTS house_server (id text PRIMARY KEY, until timestamptz NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS house_room (code text PRIMARY KEY, server text NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS house_letter (
    number bigserial PRIMARY KEY, recipient text NOT NULL, body bytea NOT NULL
);
CREATE INDEX IF NOT EXISTS house_letter_recipient ON house_letter (recipient);
"""
_REGISTER = "INSERT INTO house_server VALUES ($1, clock_timestamp() + $2::float8 * interval '1 second')"
_RENEW = """
UPDATE house_server SET until = clock_timestamp() + $2::float8 * interval '1 second' WHERE id = $1 RETURNING 1
"""
_REMOVE_DEAD = "DELETE FROM house_server WHERE until < clock_timestamp()"
_ORPHANS = "DELETE FROM house_room WHERE server NOT IN (SELECT id FROM house_server) RETURNING code"
_UNDELIVERABLE = "DELETE FROM house_letter WHERE recipient NOT IN (SELECT id FROM house_server)"
_ALIVE = "SELECT id FROM house_server"
_LEAVE = "UPDATE house_server SET until = clock_timestamp() - interval '1 second' WHERE id = $1"
_TAKE = """
INSERT INTO house_room VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET server = excluded.server
WHERE NOT EXISTS (SELECT FROM house_server WHERE id = house_room.server AND until > clock_timestamp())
"""
_OWNER = "SELECT server FROM house_room WHERE code = $1"
_RELEASE = "DELETE FROM house_room WHERE code = $1 AND server = $2"
_SEND = "INSERT INTO house_letter (recipient, body) SELECT * FROM unnest($1::text[], $2::bytea[])"
_FETCH = "DELETE FROM house_letter WHERE recipient = $1 RETURNING number, body"


class PostgresCluster:
    """This server as a member of the cluster; see `Cluster` for the contract."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], bus: Bus) -> None:
        self._pool = pool
        self._bus = bus
        self.name = _new_name()
        self._listener: ClusterListener | None = None
        self._alive: frozenset[str] = frozenset()
        self._outgoing: dict[str, list[ClusterMessage]] = {}
        self._broadcasts: list[ClusterMessage] = []
        self._envelopes: list[tuple[str, bytes]] = []
        self._last_sent: dict[str, int] = {}
        self._last_received: dict[str, int] = {}
        self._to_send, self._to_fetch, self._to_notify = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._hints: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving = False

    @classmethod
    async def open(cls, url: str, bus: Bus) -> PostgresCluster:
        """Connect, create the tables and register this server. Raises asyncpg's errors or OSError."""
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=4,
            timeout=QUERY_SECONDS,
            command_timeout=QUERY_SECONDS,
            # These tables may be lost in a crash of the database, so no commit waits for its disk.
            server_settings={"application_name": "emptyhand-house", "synchronous_commit": "off"},
        )
        cluster = cls(pool, bus)
        async with pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await db.execute(_SCHEMA)
        await pool.execute(_REGISTER, cluster.name, LEASE_SECONDS)
        return cluster

    def start(self, listener: ClusterListener) -> None:
        self._listener = listener
        work: list[Coroutine[object, object, None]] = [
            self._repeat(self._beat, BEAT_SECONDS, None),
            self._repeat(self._send_queued, None, self._to_send),
            self._repeat(self._fetch, POLL_SECONDS, self._to_fetch),
            self._repeat(self._notify, None, self._to_notify),
            self._bus.listen(self._hinted),
        ]
        self._tasks = [asyncio.create_task(one) for one in work]

    async def _repeat(
        self, work: Callable[[], Coroutine[object, object, None]], seconds: float | None, wake: asyncio.Event | None
    ) -> None:
        """Run `work` every `seconds` or when woken. After an error, log it and try again."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await (wake or asyncio.Event()).wait()
            if wake is not None:
                # Before the work: what comes meanwhile needs another round.
                wake.clear()
            try:
                await work()
            except Exception as error:  # noqa: BLE001 (whatever it is, the next attempt may succeed)
                log.warning("servers cannot hear of each other: %s", reason(error))
                await asyncio.sleep(BEAT_SECONDS)
                # What woke it is still to be done.
                if wake is not None:
                    wake.set()

    # -- who is alive ------------------------------------------------------------------------------------------------

    def is_alive(self, server: str) -> bool:
        return server in self._alive or server == self.name

    async def _beat(self) -> None:
        # A renewal would take back what `leave` has given up.
        if self._leaving:
            return
        orphans: list[str] = []
        async with self._pool.acquire() as db, db.transaction():
            known = await db.fetchval(_RENEW, self.name, LEASE_SECONDS)
            # One server at a time removes the dead.
            if known and await db.fetchval("SELECT pg_try_advisory_xact_lock($1)", _LOCK):
                await db.execute(_REMOVE_DEAD)
                # Only the server that removes them learns of these rooms, so that servers do not race for them.
                orphans = [row[0] for row in await db.fetch(_ORPHANS)]
                await db.execute(_UNDELIVERABLE)
            alive = frozenset(row[0] for row in await db.fetch(_ALIVE))
        if not known:
            await self._rejoin()
            return
        dead, self._alive = self._alive - alive, alive
        for server in dead:
            self._forget(server)
        if orphans:
            self._listening.orphaned(orphans)

    async def _rejoin(self) -> None:
        log.warning("the others took this server for dead: it begins anew")
        self._listening.expelled()
        # These messages were from the owner of rooms that other servers own by now.
        for known in (self._outgoing, self._last_sent, self._last_received):
            known.clear()
        self._envelopes.clear()
        self.name = _new_name()
        await self._pool.execute(_REGISTER, self.name, LEASE_SECONDS)

    def _forget(self, server: str) -> None:
        for known in (self._outgoing, self._last_sent, self._last_received):
            known.pop(server, None)
        self._envelopes = [item for item in self._envelopes if item[0] != server]
        self._listening.lost(server)

    @property
    def _listening(self) -> ClusterListener:
        assert self._listener is not None
        return self._listener

    # -- room ownership ---------------------------------------------------------------------------------------------

    async def take(self, code: str) -> str:
        try:
            async with self._pool.acquire() as db:
                await db.execute(_TAKE, code, self.name)
                owner: str | None = await db.fetchval(_OWNER, code)
        except FAULTS as error:
            raise Failed(f"The table cannot be found: {reason(error)}.") from None
        # None: released between the two statements. If another server takes it too, the journal fences one of them.
        return owner or self.name

    async def release(self, code: str) -> None:
        with suppress(*FAULTS):
            await self._pool.execute(_RELEASE, code, self.name)

    # -- messages ----------------------------------------------------------------------------------------------------

    def send(self, server: str, message: ClusterMessage) -> None:
        self._outgoing.setdefault(server, []).append(message)
        self._to_send.set()

    def send_all(self, message: ClusterMessage) -> None:
        self._broadcasts.append(message)
        self._to_send.set()

    async def _send_queued(self) -> None:
        if self._broadcasts:
            # Not those of the last beat: a server that has started since must hear of ended sessions too.
            alive = [row[0] for row in await self._pool.fetch(_ALIVE)]
            broadcasts, self._broadcasts = self._broadcasts, []
            for server in set(alive) - {self.name}:
                self._outgoing.setdefault(server, []).extend(broadcasts)
        outgoing, self._outgoing = self._outgoing, {}
        for server, batch in outgoing.items():
            self._last_sent[server] = self._last_sent.get(server, 0) + 1
            self._envelopes.append((server, encode(Envelope(self.name, self._last_sent[server], tuple(batch)))))
        if not self._envelopes:
            return
        # They stay queued until they are stored: after an error the same ones go again, with the same numbers.
        sent = list(self._envelopes)
        await self._pool.execute(_SEND, [server for server, _ in sent], [body for _, body in sent])
        # The queue may have changed meanwhile, as when a server died.
        self._envelopes = [item for item in self._envelopes if item not in sent]
        self._hints.update(server for server, _ in sent)
        self._to_notify.set()

    async def _notify(self) -> None:
        hints, self._hints = self._hints, set()
        await self._bus.tell(sorted(hints))

    def _hinted(self, server: str) -> None:
        if server == self.name:
            self._to_fetch.set()

    async def _fetch(self) -> None:
        rows = await self._pool.fetch(_FETCH, self.name)
        # A DELETE returns rows in any order.
        for _, body in sorted((row[0], row[1]) for row in rows):
            self._receive(decode(body))

    def _receive(self, envelope: Envelope) -> None:
        last = self._last_received.get(envelope.sender, 0)
        if envelope.number <= last:
            # Sent again because the sender could not know whether the first one had arrived.
            return
        self._last_received[envelope.sender] = envelope.number
        # The connections of before are closed, but this envelope may bring new ones.
        if envelope.number > last + 1:
            self._listening.lost(envelope.sender)
        self._listening.arrived(envelope.sender, envelope.messages)

    # -- the end -----------------------------------------------------------------------------------------------------

    async def leave(self) -> None:
        self._leaving = True
        with suppress(*FAULTS):
            await self._pool.execute(_LEAVE, self.name)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*FAULTS):
            await self._send_queued()
            await self._notify()
        await self._bus.close()
        self._pool.terminate()


def _new_name() -> str:
    """Return a name that is never used again: a server that returns after its lease expired is a new member."""
    return secrets.token_hex(8)
