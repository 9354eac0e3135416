"""Everything a server is made of, put together in one place."""

from __future__ import annotations

import asyncio
import ipaddress
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from litestar.datastructures import State

from emptyhand.journal.group import GroupCommit
from emptyhand.journal.sqlite import SqliteJournal
from emptyhand.web.access.guests import Guests, SessionConnection
from emptyhand.web.access.limits import RateLimits
from emptyhand.web.access.requests import AppConnection
from emptyhand.web.settings import Settings
from emptyhand.web.storage import folders
from emptyhand.web.storage.folder_lock import FolderLock
from emptyhand.web.storage.store import Store
from emptyhand.web.tables.players import BotPlayers
from emptyhand.web.tables.rooms import Rooms

if TYPE_CHECKING:
    from emptyhand.web.cluster.postgres import PostgresCluster

FAREWELL_SECONDS = 1.0


@dataclass(slots=True)
class GameServer:
    settings: Settings
    store: Store
    journal: GroupCommit
    players: BotPlayers
    guests: Guests
    rooms: Rooms
    limits: RateLimits
    claim: FolderLock | None = None
    """Of the folder, if everything is kept there."""
    here: str = ""
    """The address by which other devices find this machine, once it is known."""
    connections: set[SessionConnection] = field(default_factory=set)
    """Whoever is at a table, or about to leave it."""

    @classmethod
    async def open(cls, settings: Settings) -> GameServer:
        """Raises ValueError or OSError if the data cannot be used."""
        claim = None if settings.db else await _claim(settings.data)
        journal, store = await _open_data(settings)
        players = BotPlayers(settings)
        limits = RateLimits.usual(settings.limits) if settings.limited else RateLimits.few()
        cluster = await _open_cluster(settings) if settings.db else None
        rooms = Rooms(store, journal, players, cluster)
        server = cls(settings, store, journal, players, Guests(store, settings), rooms, limits, claim)
        rooms.relays.sessions_ended = server.on_sessions_ended
        if cluster is not None:
            cluster.start(rooms)
        return server

    def address(self, caller: AppConnection) -> str:
        """Where a caller comes from, for limits: an IPv4 address, or the 64-bit network of an IPv6 address.

        Whoever has one IPv6 address has all the others of that network.
        """
        return network(caller.client.host) if caller.client else ""

    def base(self, caller: AppConnection) -> str:
        """The address to put into links: as the caller came here, unless nobody else could come so."""
        if self.settings.origins:
            return self.settings.origins[0]
        host = caller.headers.get("host", "")
        is_local = host.startswith(("localhost", "127.", "[::1]"))
        return self.here if is_local and self.here else f"http://{host}"

    def send_off(self, sessions: frozenset[bytes]) -> None:
        """Close the connections that were let in by sessions which are over, at every server."""
        self._cut(sessions)
        self.rooms.spread(sessions)

    def on_sessions_ended(self, sessions: frozenset[bytes]) -> None:
        """The same, as another server has told it."""
        self.guests.remember(sessions)
        self._cut(sessions)

    def _cut(self, sessions: frozenset[bytes]) -> None:
        for connection in tuple(self.connections):
            if connection.session in sessions:
                connection.log_out()

    async def drain(self) -> None:
        """Keep what was taken in, and tell everybody that the server will be back."""
        await self.rooms.drain()
        deadline = time.monotonic() + FAREWELL_SECONDS
        while self.connections and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        if not self.rooms.draining:
            await self.drain()
        # Somebody may still be thinking: what they would choose is not wanted any more.
        threading.Thread(target=self.players.close, daemon=True).start()
        # What the journal still completes comes back through the loop, so the loop must not wait for it.
        await asyncio.to_thread(self.journal.close)
        await self.store.close()
        if self.claim is not None:
            self.claim.release()


def network(host: str) -> str:
    """The address whose owner is counted for all that comes from a host."""
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    inner = address.ipv4_mapped
    return str(inner or ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))


async def _claim(folder: Path) -> FolderLock:
    folders.create(folder)
    return await FolderLock.on(folder)


async def _open_data(settings: Settings) -> tuple[GroupCommit, Store]:
    """What is kept: in two files of the folder, or in a database that other servers use as well."""
    from emptyhand.web.storage.stores import PostgresStore, SqliteStore

    loop = asyncio.get_running_loop()
    if not settings.db:
        files = settings.data / "journal.db", settings.data / "lobby.db"
        journal = SqliteJournal(files[0], deliver=loop.call_soon_threadsafe)
        return journal, SqliteStore(files[1])
    try:
        from emptyhand.journal.postgres import PostgresJournal
    except ModuleNotFoundError:
        raise ValueError("a PostgreSQL database needs asyncpg: expected pip install 'emptyhand[postgres]'") from None
    opened = await asyncio.to_thread(PostgresJournal, settings.db, deliver=loop.call_soon_threadsafe)
    return opened, await PostgresStore.open(settings.db)


async def _open_cluster(settings: Settings) -> PostgresCluster:
    """The other servers on the database. Raises ValueError."""
    from emptyhand.journal.postgres_writer import FAULTS
    from emptyhand.web.cluster.bus import NotifyBus, RedisBus
    from emptyhand.web.cluster.postgres import PostgresCluster

    bus = RedisBus(settings.bus) if settings.bus else NotifyBus(settings.db)
    try:
        return await PostgresCluster.open(settings.db, bus)
    except FAULTS as error:
        raise ValueError(
            f"servers cannot meet in the database ({type(error).__name__}): expected to write to it"
        ) from None


def provide_server(state: State) -> GameServer:
    server: GameServer = state.server
    return server
