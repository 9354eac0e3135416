"""Tables that another server keeps: what comes from a connection here goes there, and what it is told comes back.

The keeper treats such a connection like its own. When either server is gone, or letters between them are lost, the
connection is closed as at a restart: whoever comes back is told what was missed, and sends again what was not answered.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from emptyhand.room import messages
from emptyhand.room.state import Room
from emptyhand.web.cluster.messages import AnyLetter, Came, Ended, Over, Said, Told, Went
from emptyhand.web.tables.table import SOON, Outlet, OwnTable, Table

log = logging.getLogger("emptyhand.web")

FRESH_SECONDS = 2.0
"""What is shown of another server's room in lists may be as old as this."""

Find = Callable[[str], Awaitable[Table | None]]
Send = Callable[[str, AnyLetter], None]


class RelayedTable(Table):
    """A table as its keeper's clients see it from here. `room` is a copy, to be looked at only."""

    def __init__(self, code: str, room: Room, keeper: str, relays: Relays) -> None:
        super().__init__(code, room)
        self.keeper = keeper
        self._relays = relays
        self._read_at = time.monotonic()

    @property
    def is_stale(self) -> bool:
        return time.monotonic() - self._read_at > FRESH_SECONDS

    def refresh(self, room: Room) -> None:
        self.room, self._read_at = room, time.monotonic()

    def connect(self, client: str, outlet: Outlet, person: str, name: str, version: int) -> None:
        if self.gone:
            outlet.end(SOON)
            return
        self.outlets[client] = outlet
        self._relays.add(client, self)
        self._relays.send(self.keeper, Came(client, self.code, person, name, version))

    def disconnect(self, client: str) -> None:
        if self.outlets.pop(client, None) is not None:
            self._relays.send(self.keeper, Went(client))
        self._relays.drop(client, self)

    def hear(self, client: str, message: messages.ClientMessage) -> None:
        self._relays.send(self.keeper, Said(client, msgspec.json.encode(message)))

    def stop(self, why: str, code: int) -> None:
        if not self.gone:
            self.gone = True
            self._part(why, code)
            self._relays.forget(self)


class Away:
    """The outlet of a connection that another server has."""

    def __init__(self, client: str, server: str, send: Send) -> None:
        self._client = client
        self._server = server
        self._send = send

    def put(self, data: bytes) -> None:
        self._send(self._server, Told(self._client, data))

    def end(self, code: int) -> None:
        self._send(self._server, Ended(self._client, code))


class Relays:
    """Connections of other servers to tables here, and of this one to tables there."""

    def __init__(self, find: Find, send: Send, forget: Callable[[Table], None]) -> None:
        self._find = find
        self.send = send
        self.forget = forget
        self._here: dict[str, RelayedTable] = {}
        """The tables elsewhere that connections here have, by the name of the connection."""
        self._guests: dict[str, tuple[str, OwnTable]] = {}
        """The servers that have the connections of others to tables here, and the tables."""
        self.over: Callable[[frozenset[bytes]], None] = lambda sessions: None
        """Called with sessions that ended at another server."""
        self._mail: dict[str, asyncio.Queue[AnyLetter]] = {}
        self._clerks: dict[str, asyncio.Task[None]] = {}

    # -- connections here --------------------------------------------------------------------------------------------

    def add(self, client: str, table: RelayedTable) -> None:
        self._here[client] = table

    def drop(self, client: str, table: RelayedTable) -> None:
        self._here.pop(client, None)
        if not table.outlets:
            self.forget(table)

    # -- letters -----------------------------------------------------------------------------------------------------

    def arrived(self, sender: str, letters: Sequence[AnyLetter]) -> None:
        """One after the other for each sender: finding a table may take a while, and order matters."""
        if sender not in self._clerks:
            self._mail[sender] = asyncio.Queue()
            self._clerks[sender] = asyncio.create_task(self._work(sender, self._mail[sender]))
        for letter in letters:
            self._mail[sender].put_nowait(letter)

    async def _work(self, sender: str, mail: asyncio.Queue[AnyLetter]) -> None:
        while True:
            letter = await mail.get()
            try:
                await self._read(sender, letter)
            except Exception as error:  # noqa: BLE001 (the other connections of that server must not suffer)
                log.error("a letter could not be read: %s", type(error).__name__)

    async def _read(self, sender: str, letter: AnyLetter) -> None:
        match letter:
            case Told(client, data):
                if (table := self._here.get(client)) and (outlet := table.outlets.get(client)):
                    outlet.put(data)
            case Ended(client, code):
                self._ended(client, code)
            case Over(sessions):
                self.over(frozenset(sessions))
            case Came():
                await self._came(sender, letter)
            case Said(client, data):
                if client in self._guests and not self._guests[client][1].gone:
                    self._guests[client][1].hear(client, messages.decode(data))
            case Went(client):
                if client in self._guests:
                    self._guests.pop(client)[1].disconnect(client)

    def _ended(self, client: str, code: int) -> None:
        table = self._here.get(client)
        if table is None:
            return
        if outlet := table.outlets.get(client):
            outlet.end(code)
        if code == SOON and not table.gone:
            # Its keeper may keep it no more: the next to come asks again who does.
            self.forget(table)

    async def _came(self, sender: str, letter: Came) -> None:
        outlet = Away(letter.client, sender, self.send)
        try:
            table = await self._find(letter.code)
        except Exception:
            outlet.end(SOON)
            raise
        if not isinstance(table, OwnTable) or table.gone:
            outlet.end(SOON)
            return
        self._guests[letter.client] = (sender, table)
        table.connect(letter.client, outlet, letter.person, letter.name, letter.version)

    # -- losses ------------------------------------------------------------------------------------------------------

    def lost(self, server: str) -> None:
        """Let go of everything that goes through a server."""
        if clerk := self._clerks.pop(server, None):
            clerk.cancel()
            self._mail.pop(server, None)
        for table in {table for table in self._here.values() if table.keeper == server}:
            table.stop("The connection to this table was lost: you will be back in a moment.", SOON)
        for client, (where, own) in list(self._guests.items()):
            if where == server:
                self._guests.pop(client)
                Away(client, server, self.send).end(SOON)
                own.disconnect(client)

    def close(self) -> None:
        for clerk in self._clerks.values():
            clerk.cancel()
