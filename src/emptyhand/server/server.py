"""The composition root: opens everything a server consists of, and closes it in order."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from litestar.datastructures import State

from emptyhand.rules.extras import install_line
from emptyhand.server.access.guests import Guests, SessionConnection
from emptyhand.server.access.limits import RateLimits, network
from emptyhand.server.access.requests import AppConnection
from emptyhand.server.cluster.siblings import Mailbox, ProcessPlace, SiblingCluster
from emptyhand.server.journal import Failed
from emptyhand.server.journal.group import GroupCommit
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.reviews import Reviews
from emptyhand.server.settings import Settings
from emptyhand.server.storage import folders
from emptyhand.server.storage.folder_lock import FolderLock
from emptyhand.server.storage.store import Store
from emptyhand.server.studies import Studies
from emptyhand.server.tables.players import BotPlayers
from emptyhand.server.tables.rooms import Rooms

if TYPE_CHECKING:
    from emptyhand.server.cluster.postgres import PostgresCluster

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
    reviews: Reviews = field(default_factory=Reviews)
    studies: Studies = field(default_factory=Studies)
    folder_lock: FolderLock | None = None
    """Held if the data is in a folder."""
    here: str = ""
    """The URL of this machine for other devices, once it is known."""
    opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a room that is open to everybody is created."""
    connections: set[SessionConnection] = field(default_factory=set)
    """Every connection at a table."""
    mailbox: Mailbox | None = None
    """In a server of several processes, what the others send."""

    @classmethod
    async def open(cls, settings: Settings, place: ProcessPlace | None = None) -> GameServer:
        """Open the data and join the cluster. Raises ValueError or OSError if the data cannot be used.

        With a place, this is one of several processes, and the one that started them has locked the folder.
        """
        folder_lock = None if settings.db or place else await _lock(settings.data)
        journal, store = await _open_data(settings)
        players = BotPlayers(settings)
        limits = RateLimits.usual(settings.limits) if settings.limited else RateLimits.few()
        mailbox = None if place is None else Mailbox(place)
        cluster: PostgresCluster | SiblingCluster | None = None
        if settings.db:
            cluster = await _open_cluster(settings)
        elif mailbox is not None:
            cluster = SiblingCluster(mailbox)
        rooms = Rooms(store, journal, players, cluster, place.is_mine if place else lambda _: True)
        server = cls(settings, store, journal, players, Guests(store, settings), rooms, limits, folder_lock=folder_lock)
        server.mailbox = mailbox
        rooms.relays.sessions_ended = server.on_sessions_ended
        if cluster is not None:
            cluster.start(rooms)
        return server

    def address(self, caller: AppConnection) -> str:
        """Return the caller's address for rate limits: an IPv4 address, or the /64 network of an IPv6 address.

        A client with one IPv6 address can use all addresses of that network.
        """
        return network(caller.client.host) if caller.client else ""

    def base(self, caller: AppConnection) -> str:
        """Return the base URL for links: the one that the caller used, unless it works only on this machine."""
        if self.settings.origins:
            return self.settings.origins[0]
        host = caller.headers.get("host", "")
        is_local = host.startswith(("localhost", "127.", "[::1]"))
        return self.here if is_local and self.here else f"http://{host}"

    def send_off(self, sessions: frozenset[bytes]) -> None:
        """Close the connections of ended sessions, at every server of the cluster."""
        self._close_connections(sessions)
        self.rooms.spread(sessions)

    def on_sessions_ended(self, sessions: frozenset[bytes]) -> None:
        """Close the connections of sessions that ended at another server."""
        self.guests.remember(sessions)
        self._close_connections(sessions)

    def _close_connections(self, sessions: frozenset[bytes]) -> None:
        for connection in tuple(self.connections):
            if connection.session in sessions:
                connection.log_out()

    async def drain(self) -> None:
        """Finish pending writes, and tell every client that the server will be back."""
        if self.mailbox is not None:
            self.mailbox.close()
            self.mailbox = None
        await self.rooms.drain()
        deadline = time.monotonic() + FAREWELL_SECONDS
        while self.connections and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        if not self.rooms.draining:
            await self.drain()
        # A bot may still be thinking, but nobody needs its move any more.
        self.players.stop()
        self.reviews.close()
        self.studies.close()
        # The journal completes its futures in this event loop, so the loop must not block on it.
        await asyncio.to_thread(self.journal.close)
        await self.store.close()
        if self.folder_lock is not None:
            self.folder_lock.release()


async def _lock(folder: Path) -> FolderLock:
    folders.create(folder)
    return await FolderLock.acquire(folder)


async def _open_data(settings: Settings) -> tuple[GroupCommit, Store]:
    """Open journal and lobby: two files in the folder, or a database that servers may share. Raises ValueError."""
    from emptyhand.server.storage.stores import PostgresStore, SqliteStore

    loop = asyncio.get_running_loop()
    if not settings.db:
        files = settings.data / "journal.db", settings.data / "lobby.db"
        journal = SqliteJournal(files[0], deliver=loop.call_soon_threadsafe, accept_loss=settings.accept_loss)
        try:
            has_tables = await asyncio.to_thread(_has_tables, journal)
            return journal, SqliteStore(files[1], has_tables=has_tables, accept_loss=settings.accept_loss)
        except BaseException:
            await asyncio.to_thread(journal.close)
            raise
    try:
        from emptyhand.server.journal.postgres import PostgresJournal
    except ModuleNotFoundError:
        raise ValueError(f"a PostgreSQL database needs asyncpg: expected {install_line('postgres')}") from None
    opened = await asyncio.to_thread(PostgresJournal, settings.db, deliver=loop.call_soon_threadsafe)
    return opened, await PostgresStore.open(settings.db)


def _has_tables(journal: SqliteJournal) -> bool:
    try:
        return bool(journal.games())
    except Failed:
        # A damaged journal says so by itself.
        return False


async def _open_cluster(settings: Settings) -> PostgresCluster:
    """Join the servers on the database. Raises ValueError."""
    from emptyhand.server.cluster.bus import NotifyBus, RedisBus
    from emptyhand.server.cluster.postgres import PostgresCluster
    from emptyhand.server.journal.postgres_writer import FAULTS

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
