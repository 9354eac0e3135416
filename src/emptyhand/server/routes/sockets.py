"""The WebSocket of one guest at one table. A slow reader harms nobody but itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from litestar import websocket

from emptyhand.server.access.guests import SessionConnection
from emptyhand.server.access.limits import Bucket
from emptyhand.server.access.refusals import REFUSALS
from emptyhand.server.access.requests import AppSocket
from emptyhand.server.access.room_tags import room_tag
from emptyhand.server.counters import COUNTERS
from emptyhand.server.journal import JournalError
from emptyhand.server.server import GameServer
from emptyhand.server.storage.store import Lobby
from emptyhand.server.tables.pipes import PIPE, WebSocketProtocol
from emptyhand.server.tables.table import LiveTable
from emptyhand.table.api.rooms import clean_code
from emptyhand.table.room import messages
from emptyhand.table.room.messages import BadMessage, Gone, Number, Refused, Resync
from emptyhand.table.room.outbox import Outbox
from emptyhand.table.room.shell import GONE
from emptyhand.words.speech import Phrase, say, to_json

log = logging.getLogger("emptyhand.web")

MAX_MALFORMED = 3
MAX_CLIENTS = 100
"""The limit of connections per table; the server refuses more."""
POLICY = 1008


@dataclass(slots=True, eq=False)
class Connection:
    """A guest's connection to a table."""

    table: LiveTable
    client: str
    outbox: Outbox
    bucket: Bucket
    clock: Callable[[], float]
    others: set[SessionConnection]
    """All connections of the server."""
    session: bytes | None = None
    """The session that opened it; when that ends, the connection is closed."""
    stop_reading: Callable[[], None] = lambda: None
    """Ends the reading of a client that has sent too much or nonsense."""
    malformed: int = 0
    dismissed: bool = False

    def lost(self) -> None:
        """The connection has ended."""
        self.table.disconnect(self.client)
        self.others.discard(self)

    def hear(self, data: bytes | None) -> None:
        """Handle a message; None stands for one that is not text."""
        if self.dismissed:
            return
        COUNTERS.heard += 1
        if self.bucket.take(self.clock()) > 0:
            self.flooded()
            return
        try:
            message = messages.decode(_text(data))
        except BadMessage as error:
            self.malformed += 1
            COUNTERS.malformed += 1
            why = to_json(say("room-bad-message", detail=str(error)))
            self.outbox.put(messages.encode(Refused(self.table.version, "message", why)))
            if self.malformed >= MAX_MALFORMED:
                self._dismiss(say("room-not-understood"))
            return
        if not self.table.gone:
            self.table.hear(self.client, message)

    def flooded(self) -> None:
        """The client has sent too many messages, or more frames or bytes than they need."""
        if not self.dismissed:
            REFUSALS.add("messages")
            self._dismiss(say("room-too-many-messages"))

    def _dismiss(self, why: Phrase) -> None:
        COUNTERS.dismissed += 1
        self.stop_reading()
        self._close(why, POLICY, again=True)

    def log_out(self) -> None:
        self._close(say("room-logged-out"), GONE, again=False)

    def _close(self, why: Phrase, code: int, *, again: bool) -> None:
        """Send the reason, then close."""
        self.dismissed = True
        self.outbox.put(messages.encode(Gone(self.table.version, to_json(why), again=again)))
        self.outbox.end(code)


def _text(data: bytes | None) -> bytes:
    if data is None:
        raise BadMessage("messages are text: expected no bytes")
    return data


@websocket("/ws/{room:str}")
async def table_socket(
    socket: AppSocket, server: GameServer, room: str, version: Number = 0, companion: Number = 0
) -> None:
    """Connect a member to a room. Every refusal is the same answer: 403; a server that drains answers 503.

    The table then owns the connection: no task waits here until it ends.
    """
    pipe = cast(WebSocketProtocol, (socket.scope["extensions"] or {})[PIPE])
    found = await _admitted(socket, server, clean_code(room), companion)
    if server.rooms.draining:
        pipe.turn_away()
        return
    if found is None:
        await socket.close(POLICY)
        return
    table, person, name = found
    await socket.accept()
    client, loop = secrets.token_hex(8), asyncio.get_running_loop()
    outbox = Outbox(pipe, lambda: None if table.gone else table.hear(client, Resync(0)), loop.call_soon)
    session = server.guests.session(socket)
    bucket, others = server.limits.messages.bucket(), server.connections
    connection = Connection(table, client, outbox, bucket, loop.time, others, session, pipe.stop_reading)
    others.add(connection)
    pipe.hear, pipe.when_lost, pipe.when_flooded = connection.hear, connection.lost, connection.flooded
    table.connect(client, outbox, person, name, version)
    if server.guests.has_ended(session):
        connection.log_out()


async def _admitted(
    socket: AppSocket, server: GameServer, code: str, companion: int
) -> tuple[LiveTable, str, str] | None:
    """Return the table with person and name; None if they may not connect. A companion shares the guest's device."""
    if server.rooms.draining:
        return None
    if server.limits.handshakes.take(server.address(socket)) > 0:
        REFUSALS.add("handshakes")
        return None
    guest = await server.guests.find(socket)
    if guest is None or not await server.store.call(Lobby.is_member, guest.person, code):
        return None
    if companion:
        people = await server.guests.companions(guest, code)
        if companion > len(people):
            return None
        guest = people[companion - 1]
    try:
        table = await server.rooms.find(code)
    except JournalError as error:
        log.error("room %s cannot be read: %s", room_tag(code), error)
        return None
    if table is None or table.gone or len(table.outlets) >= MAX_CLIENTS:
        return None
    return table, guest.person, guest.name
