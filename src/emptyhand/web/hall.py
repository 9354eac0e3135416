"""Everything a server is made of, put together in one place."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass, field

from litestar.datastructures import State

from emptyhand.journal.sqlite import SqliteJournal
from emptyhand.web.asking import Caller
from emptyhand.web.files import Files
from emptyhand.web.guests import Guests
from emptyhand.web.limits import Limits
from emptyhand.web.players import Players
from emptyhand.web.rooms import Rooms
from emptyhand.web.settings import Settings
from emptyhand.web.store import Store

FAREWELL_SECONDS = 1.0


@dataclass(slots=True)
class Hall:
    settings: Settings
    store: Store
    journal: SqliteJournal
    players: Players
    guests: Guests
    rooms: Rooms
    limits: Limits
    files: Files = field(default_factory=Files)
    here: str = ""
    """The address by which other devices find this machine, once it is known."""
    writers: set[asyncio.Task[None]] = field(default_factory=set)
    """The tasks that write to connections."""

    @classmethod
    def open(cls, settings: Settings) -> Hall:
        """Within a running event loop. Raises ValueError or OSError if the data cannot be used."""
        settings.data.mkdir(parents=True, exist_ok=True)
        loop = asyncio.get_running_loop()
        journal = SqliteJournal(settings.data / "journal.db", deliver=loop.call_soon_threadsafe)
        store = Store(settings.data / "lobby.db")
        players = Players(settings)
        limits = Limits.usual() if settings.limited else Limits.few()
        rooms = Rooms(store, journal, players)
        return cls(settings, store, journal, players, Guests(store, settings), rooms, limits)

    def address(self, caller: Caller) -> str:
        """Where a caller comes from, for limits."""
        return caller.client.host if caller.client else ""

    def base(self, caller: Caller) -> str:
        """The address to put into links: as the caller came here, unless nobody else could come so."""
        if self.settings.origins:
            return self.settings.origins[0]
        host = caller.headers.get("host", "")
        is_local = host.startswith(("localhost", "127.", "[::1]"))
        return self.here if is_local and self.here else f"http://{host}"

    async def drain(self) -> None:
        """Keep what was taken in, and tell everybody that the server will be back."""
        await self.rooms.drain()
        if self.writers:
            await asyncio.wait(set(self.writers), timeout=FAREWELL_SECONDS)

    async def close(self) -> None:
        if not self.rooms.draining:
            await self.drain()
        # Somebody may still be thinking: what they would choose is not wanted any more.
        threading.Thread(target=self.players.close, daemon=True).start()
        # What the journal still completes comes back through the loop, so the loop must not wait for it.
        await asyncio.to_thread(self.journal.close)
        await asyncio.to_thread(self.store.close)


def provide_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def provide_files(state: State) -> Files:
    hall: Hall = state.hall
    return hall.files
