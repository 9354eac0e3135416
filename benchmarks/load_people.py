"""Cheap clients for a server under load: thousands of seats in one process that decodes each message once.

Each room moves at a fixed rate; the latency of a move runs from its sending until the last seat has received it.
"""

from __future__ import annotations

import asyncio
import fcntl
import random
import socket
import struct
import termios
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
AT_ONCE = 32
OVER_SECONDS = 1.5
SLOWEST_SECONDS = 8.0
ESTABLISHED = 1
"""The TCP_INFO state of an open connection."""


class GameSeen(msgspec.Struct):
    seq: int | None
    moves: list[str]
    result: list[int] | None = None


class Seen(msgspec.Struct):
    """The fields of a message that a player of random moves needs."""

    version: int
    you: int | None = None
    game: GameSeen | None = None


_seen = msgspec.json.Decoder(Seen).decode
_VIEWS = (b'{"t":"e', b'{"t":"m', b'{"t":"s')
"""The first bytes of events, missed and snapshots; a status matches too."""


class Seat(WSListener):
    """One client's connection to a table."""

    def __init__(self, room: Room, you: int, *, counts: bool = True) -> None:
        self.room = room
        self.you = you
        self.counts = counts
        """Whether it plays; a second window of the same client does not."""
        self.version = 0
        self.acked = 0
        """The version of this seat's last durable move."""
        self.due: tuple[int, str] | None = None
        self.transport: WSTransport | None = None
        self.seated_at: float | None = None
        self.closed_at: float | None = None
        self.close_code: object = None
        self.sock: socket.socket | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.closed_at = None

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self.transport is transport:
            self.transport = None
            self.closed_at = time.perf_counter()
            self.room.crowd.fell(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._take(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.close_code = frame.get_close_code()
            transport.send_close(frame.get_close_code())
            transport.disconnect()

    def _take(self, data: bytes) -> None:
        kind = data[:11]
        if kind.startswith(_VIEWS) and kind != b'{"t":"statu':
            seen = _seen(data)
            self._look(seen)
            if kind == b'{"t":"event' and self.counts:
                self.room.seen(seen.version)
            else:
                self.seated_at = time.perf_counter()
        elif kind == b'{"t":"ack",':
            self.acked = _seen(data).version
            if self.room.sent:
                self.room.crowd.acks.append(time.perf_counter() - self.room.sent)
        elif kind == b'{"t":"refus':
            self.room.crowd.errors.append(data.decode())

    def _look(self, seen: Seen) -> None:
        self.version = seen.version
        game = seen.game
        if game is None:
            return
        if game.result is not None:
            self.room.is_over()
        self.due = None
        if game.moves and game.seq is not None:
            plays = [token for token in game.moves if token[0] not in "^-"] or game.moves
            self.due = game.seq, self.room.chance.choice(plays)

    @property
    def is_cut(self) -> bool:
        """Whether the server has closed the connection, although nothing has been read here."""
        if self.sock is None or self.transport is None:
            return True
        return self.sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != ESTABLISHED

    @property
    def unread(self) -> int:
        """Bytes received and not yet read here."""
        if self.sock is None:
            return 0
        count: int = struct.unpack("i", fcntl.ioctl(self.sock, termios.FIONREAD, b"\0\0\0\0"))[0]
        return count

    def say(self, text: str) -> None:
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, text.encode())

    def move(self) -> bool:
        """Make the pending move, if there is one."""
        if self.due is None or self.transport is None:
            return False
        (seq, token), self.due = self.due, None
        self.say(f'{{"t":"move","seat":{self.you},"seq":{seq},"token":"{token}"}}')
        return True


@dataclass(eq=False)
class Room:
    """A table, when its last move was sent, and the latencies of its moves."""

    crowd: Crowd
    code: str
    chance: random.Random
    watched: int = SEATS
    """How many seats must receive a move."""
    seats: list[Seat] = field(default_factory=list)
    sent: float = 0.0
    awaited: int = 0
    views: int = 0
    game: int = 1
    over: bool = False

    def seen(self, version: int) -> None:
        """Note that a seat has received a version; the last seat ends the move's latency."""
        if version != self.awaited:
            self.awaited, self.views = version, 0
        self.views += 1
        if self.views == self.watched and self.sent:
            self.crowd.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    def is_over(self) -> None:
        if not self.over:
            self.over = True
            asyncio.get_running_loop().call_later(OVER_SECONDS, self.again)

    def again(self) -> None:
        self.over, self.game = False, self.game + 1
        if len(self.seats) == SEATS:
            self.ready()
        else:
            self.start()

    def start(self) -> None:
        """Start as the host, if only bots play."""
        self.seats[0].say(f'{{"t":"start","game":{self.game}}}')

    def ready(self) -> None:
        for seat in self.seats:
            seat.say(f'{{"t":"ready","game":{self.game}}}')

    def move(self) -> None:
        """Make the move of the seat to move. A move that has not reached every seat for very long is an error."""
        now = time.perf_counter()
        if self.sent and now - self.sent < SLOWEST_SECONDS:
            self.crowd.waited += 1
            return
        if self.sent:
            self.crowd.errors.append(f"a move in room {self.code} was not seen by all for {SLOWEST_SECONDS:g} s")
        self.sent = now if any(seat.move() for seat in self.seats) else 0.0


@dataclass(eq=False)
class Crowd:
    """All clients at the tables of one server."""

    port: int
    cookies: list[str]
    rooms: list[Room] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    """Latencies from sending a move until the last seat has received it."""
    acks: list[float] = field(default_factory=list)
    """Latencies from sending a move until its acknowledgement."""
    errors: list[str] = field(default_factory=list)
    waited: int = 0
    """Moves delayed because not every seat had received the one before."""
    leaving: bool = False
    """Whether connections may close."""

    def fell(self, seat: Seat) -> None:
        if not self.leaving and seat.counts:
            self.errors.append(f"a connection to room {seat.room.code} ended ({seat.close_code})")

    @property
    def started(self) -> bool:
        """Whether some seat is to move in every room."""
        return all(any(seat.due for seat in room.seats) for room in self.rooms)

    @property
    def seats(self) -> list[Seat]:
        return [seat for room in self.rooms for seat in room.seats]

    async def connect(self, seat: Seat, read_buffer: int = 0) -> None:
        """Connect a seat. `read_buffer` sets the size of the kernel's receive buffer, in bytes; 0 keeps the default."""

        async def opened(_: object) -> socket.socket:
            sock = socket.socket()
            if read_buffer:
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_buffer)
            sock.setblocking(False)
            await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", self.port))
            seat.sock = sock
            return sock

        await ws_connect(
            lambda: seat,
            f"ws://127.0.0.1:{self.port}/ws/{seat.room.code}?version={seat.version}",
            extra_headers={"Origin": f"http://127.0.0.1:{self.port}", "Cookie": self.cookies[seat.you]},
            websocket_handshake_timeout=60,
            max_frame_size=2**20,
            socket_factory=opened,
        )

    async def play(self, seconds: float, pause: float) -> None:
        """Let every room make a move each `pause` seconds, spread evenly over that time."""
        loop = asyncio.get_running_loop()
        begin, end = loop.time() + 0.2, loop.time() + seconds

        def tick(room: Room, at: float) -> None:
            room.move()
            if at + pause < end:
                loop.call_at(at + pause, tick, room, at + pause)

        for number, room in enumerate(self.rooms):
            at = begin + pause * number / len(self.rooms)
            loop.call_at(at, tick, room, at)
        await asyncio.sleep(seconds + 0.5)

    def leave(self) -> None:
        self.leaving = True
        for seat in self.seats:
            if seat.transport is not None:
                seat.transport.disconnect(graceful=False)


async def gently(work: list[Callable[[], Awaitable[None]]], at_once: int = AT_ONCE) -> None:
    """Do many things, a few at a time."""
    left = iter(work)

    async def worker() -> None:
        for one in left:
            await one()

    await asyncio.gather(*(worker() for _ in range(at_once)))
