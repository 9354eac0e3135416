"""Connections: messages of one guest to one table and back. A slow reader harms nobody but itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from emptyhand.journal import JournalError
from emptyhand.room import messages
from emptyhand.room.messages import BadMessage, Gone, Number, Refused, Resync
from emptyhand.web.asking import Socket
from emptyhand.web.hall import Hall
from emptyhand.web.limits import Bucket
from emptyhand.web.rooms import clean_code
from emptyhand.web.store import Lobby
from emptyhand.web.tables import Table

log = logging.getLogger("emptyhand.web")

MAX_MESSAGES = 64
MAX_BYTES = 256 * 1024
WRITE_SECONDS = 10.0
MAX_MALFORMED = 3
MAX_CLIENTS = 100
"""Connections of one table."""
POLICY = 1008
ABORT = "emptyhand.abort"
"""The extension by which the server lets go of a connection without waiting for its reader."""
SEND_ALL = "emptyhand.send_all"
"""The extension by which several messages go out in one call of the system, which costs most of all."""


class Outbox:
    """What waits to be sent to one connection. `put` and `end` never wait; one task writes.

    Whoever falls too far behind is not sent the rest but, once it reads again, everything as it is by then.
    """

    def __init__(self, socket: Socket, catch_up: Callable[[], None], seconds: float = WRITE_SECONDS) -> None:
        self._socket = socket
        self._catch_up = catch_up
        self._seconds = seconds
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._behind = False
        self._code: int | None = None
        self._awake = asyncio.Event()

    def put(self, data: bytes) -> None:
        if self._code is not None:
            return
        if len(self._waiting) >= MAX_MESSAGES or (self._waiting and self._size + len(data) > MAX_BYTES):
            self._behind = True
            self._waiting.clear()
            self._size = 0
        if not self._behind:
            self._waiting.append(data)
            self._size += len(data)
        self._awake.set()

    def end(self, code: int) -> None:
        """Close with a code once all that waits has been sent."""
        if self._code is None:
            self._code = code
            self._awake.set()

    async def write(self) -> None:
        """Send until the end. Lets go of a connection that takes nothing for too long."""
        try:
            while await self._next():
                pass
        except TimeoutError:
            log.info("a connection took nothing for %g s", self._seconds)
            self._abort()
        except (WebSocketDisconnect, OSError):
            # The reading side hears of it too, and tidies up.
            return

    async def _send(self, batch: list[bytes]) -> None:
        send_all = self._extensions().get(SEND_ALL)
        if send_all is not None:
            await send_all(batch)
            return
        for data in batch:
            await self._socket.send_data(data.decode(), mode="text")

    def _abort(self) -> None:
        abort = self._extensions().get(ABORT)
        if abort is not None:
            abort()

    def _extensions(self) -> Mapping[str, Any]:
        """What our own server can do beyond the standard."""
        return self._socket.scope.get("extensions") or {}

    async def _next(self) -> bool:
        """Send what waits, all at once; False after the end."""
        if self._waiting:
            batch = list(self._waiting)
            self._waiting.clear()
            self._size = 0
            async with asyncio.timeout(self._seconds):
                await self._send(batch)
            return True
        if self._code is not None:
            async with asyncio.timeout(self._seconds):
                await self._socket.close(self._code)
            return False
        if self._behind:
            self._behind = False
            self._catch_up()
            return True
        self._awake.clear()
        await self._awake.wait()
        return True


@dataclass(slots=True)
class Connection:
    """A guest's connection to a table, as long as it lasts."""

    socket: Socket
    table: Table
    client: str
    outbox: Outbox
    bucket: Bucket
    clock: Callable[[], float]
    malformed: int = 0

    async def read(self) -> None:
        """Pass on what comes until the connection ends."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                self._heard(event.get("text"))

    def _heard(self, text: str | None) -> None:
        if self.bucket.take(self.clock()) > 0:
            self._dismiss("You sent too many messages: wait a little and come back.")
            return
        try:
            message = messages.decode(_sized(text))
        except BadMessage as error:
            self.malformed += 1
            self.outbox.put(messages.encode(Refused(self.table.version, "message", _sentence(str(error)))))
            if self.malformed >= MAX_MALFORMED:
                self._dismiss("You sent messages that nobody understands.")
            return
        if not self.table.gone:
            self.table.hear(self.client, message)

    def _dismiss(self, why: str) -> None:
        self.outbox.put(messages.encode(Gone(self.table.version, why, again=True)))
        self.outbox.end(POLICY)


def _sized(text: str | None) -> bytes:
    if text is None:
        raise BadMessage("messages are text: expected no bytes")
    return text.encode("utf-8", "surrogatepass")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


@websocket("/ws/{room:str}")
async def table_socket(socket: Socket, hall: Hall, room: str, version: Number = 0) -> None:
    """A guest who has joined the room. All that was not let in gets the same answer: 403."""
    found = await _admitted(socket, hall, clean_code(room))
    if found is None:
        await socket.close(POLICY)
        return
    table, person, name = found
    await socket.accept()
    client = secrets.token_hex(8)
    outbox = Outbox(socket, lambda: None if table.gone else table.hear(client, Resync(0)))
    writer = asyncio.create_task(outbox.write())
    connection = Connection(
        socket, table, client, outbox, hall.limits.messages.bucket(), asyncio.get_running_loop().time
    )
    hall.writers.add(writer)
    try:
        table.connect(client, outbox, person, name, version)
        await connection.read()
    except WebSocketDisconnect:
        pass
    finally:
        table.disconnect(client)
        hall.writers.discard(writer)
        writer.cancel()


async def _admitted(socket: Socket, hall: Hall, code: str) -> tuple[Table, str, str] | None:
    """The table and who comes to it."""
    if hall.rooms.draining or hall.limits.handshakes.take(hall.address(socket)) > 0:
        return None
    guest = await hall.guests.find(socket)
    if guest is None or not await hall.store.call(Lobby.is_member, guest.person, code):
        return None
    try:
        table = await hall.rooms.find(code)
    except JournalError as error:
        log.error("room %s cannot be read: %s", code, error)
        return None
    if table is None or table.gone or len(table.outlets) >= MAX_CLIENTS:
        return None
    return table, guest.person, guest.name
