"""Tables that another server owns: messages from connections here go to the owner, and its answers come back.

The owner treats a relayed connection like its own. When either server is gone, or messages between them are lost, the
connection is closed as at a restart: the client reconnects, gets what it missed and sends unanswered messages again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from emptyhand.server.cluster.messages import (
    ClientJoined,
    ClientLeft,
    ClientSent,
    CloseClient,
    ClusterMessage,
    ForwardToClient,
    SessionsEnded,
)
from emptyhand.server.tables.table import LiveTable, Outlet, OwnTable
from emptyhand.table.room import messages
from emptyhand.table.room.shell import SOON
from emptyhand.table.room.state import Room
from emptyhand.words.speech import Phrase, say

log = logging.getLogger("emptyhand.web")

FRESH_SECONDS = 2.0
"""Lists may show a copy of another server's room that is as old as this."""

Find = Callable[[str], Awaitable[LiveTable | None]]
Send = Callable[[str, ClusterMessage], None]


class RelayedTable(LiveTable):
    """A table whose room another server owns. `room` is a read-only copy."""

    def __init__(self, code: str, room: Room, owner: str, relays: Relays) -> None:
        super().__init__(code, room)
        self.owner = owner
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
        self._relays.send(self.owner, ClientJoined(client, self.code, person, name, version))

    def disconnect(self, client: str) -> None:
        if self.outlets.pop(client, None) is not None:
            self._relays.send(self.owner, ClientLeft(client))
        self._relays.drop(client, self)

    def hear(self, client: str, message: messages.ClientMessage) -> None:
        self._relays.send(self.owner, ClientSent(client, msgspec.json.encode(message)))

    def stop(self, why: Phrase | str, code: int) -> None:
        if not self.gone:
            self.gone = True
            self._part(why, code)
            self._relays.forget(self)


class RemoteOutlet:
    """The outlet of a connection to another server."""

    def __init__(self, client: str, server: str, send: Send) -> None:
        self._client = client
        self._server = server
        self._send = send

    def put(self, data: bytes) -> None:
        self._send(self._server, ForwardToClient(self._client, data))

    def end(self, code: int) -> None:
        self._send(self._server, CloseClient(self._client, code))


class Relays:
    """Relayed connections in both directions: from other servers to tables here, and from here to tables there."""

    def __init__(self, find: Find, send: Send, forget: Callable[[LiveTable], None]) -> None:
        self._find = find
        self.send = send
        self.forget = forget
        self._here: dict[str, RelayedTable] = {}
        """By connection: the relayed table of a connection to this server."""
        self._relayed: dict[str, tuple[str, OwnTable]] = {}
        """By connection: the server that relays it, and its table here."""
        self.sessions_ended: Callable[[frozenset[bytes]], None] = lambda sessions: None
        """Called with sessions that ended at another server."""
        self._inbox: dict[str, asyncio.Queue[ClusterMessage]] = {}
        self._workers: dict[str, asyncio.Task[None]] = {}

    # -- connections here --------------------------------------------------------------------------------------------

    def add(self, client: str, table: RelayedTable) -> None:
        self._here[client] = table

    def drop(self, client: str, table: RelayedTable) -> None:
        self._here.pop(client, None)
        if not table.outlets:
            self.forget(table)

    # -- messages ----------------------------------------------------------------------------------------------------

    def arrived(self, sender: str, batch: Sequence[ClusterMessage]) -> None:
        """Handle the messages of each sender one after another: order matters, and finding a table may take a while."""
        if sender not in self._workers:
            self._inbox[sender] = asyncio.Queue()
            self._workers[sender] = asyncio.create_task(self._work(sender, self._inbox[sender]))
        for message in batch:
            self._inbox[sender].put_nowait(message)

    async def _work(self, sender: str, inbox: asyncio.Queue[ClusterMessage]) -> None:
        while True:
            message = await inbox.get()
            try:
                await self._read(sender, message)
            except Exception as error:  # noqa: BLE001 (one bad message must not affect that server's other connections)
                log.error("a letter could not be read: %s", type(error).__name__)

    async def _read(self, sender: str, message: ClusterMessage) -> None:
        match message:
            case ForwardToClient(client, data):
                if (table := self._here.get(client)) and (outlet := table.outlets.get(client)):
                    outlet.put(data)
            case CloseClient(client, code):
                self._ended(client, code)
            case SessionsEnded(sessions):
                self.sessions_ended(frozenset(sessions))
            case ClientJoined():
                await self._came(sender, message)
            case ClientSent(client, data):
                if client in self._relayed and not self._relayed[client][1].gone:
                    self._relayed[client][1].hear(client, messages.decode(data))
            case ClientLeft(client):
                if client in self._relayed:
                    self._relayed.pop(client)[1].disconnect(client)

    def _ended(self, client: str, code: int) -> None:
        table = self._here.get(client)
        if table is None:
            return
        if outlet := table.outlets.get(client):
            outlet.end(code)
        if code == SOON and not table.gone:
            # The server may no longer own the table: the next client to connect looks the owner up again.
            self.forget(table)

    async def _came(self, sender: str, message: ClientJoined) -> None:
        outlet = RemoteOutlet(message.client, sender, self.send)
        try:
            table = await self._find(message.code)
        except Exception:
            # Nothing else would tell the client that no table will answer.
            outlet.end(SOON)
            raise
        # The sender is behind: the room has moved on. Relayed again, a message could go round in circles.
        if not isinstance(table, OwnTable) or table.gone:
            outlet.end(SOON)
            return
        self._relayed[message.client] = (sender, table)
        table.connect(message.client, outlet, message.person, message.name, message.version)

    # -- losses ------------------------------------------------------------------------------------------------------

    def lost(self, server: str) -> None:
        """Drop every connection that is relayed to or from a server."""
        if worker := self._workers.pop(server, None):
            worker.cancel()
            self._inbox.pop(server, None)
        for table in {table for table in self._here.values() if table.owner == server}:
            table.stop(say("room-connection-lost"), SOON)
        for client, (where, own) in list(self._relayed.items()):
            if where == server:
                self._relayed.pop(client)
                # Only messages may be lost: a server that is alive has to close its end too.
                RemoteOutlet(client, server, self.send).end(SOON)
                own.disconnect(client)

    def close(self) -> None:
        for worker in self._workers.values():
            worker.cancel()
