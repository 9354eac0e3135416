"""Runs the server under uvicorn, and drains it before it ends."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import errno
import functools
import gc
import itertools
import logging
import os
import socket
import sys
import time
from collections.abc import Callable, Collection, Iterator
from typing import TypeVar, cast
from urllib.parse import unquote, urlsplit

import uvicorn

from emptyhand.server.access.connections import Connections
from emptyhand.server.access.deadlines import RequestProtocol
from emptyhand.server.cluster.siblings import Mailbox, ProcessPlace
from emptyhand.server.counters import COUNTERS
from emptyhand.server.operations import logs
from emptyhand.server.page_files import check_page
from emptyhand.server.routes.app import create_app
from emptyhand.server.server import GameServer
from emptyhand.server.settings import Settings
from emptyhand.server.tables.pipes import WebSocketProtocol
from emptyhand.table.api.rooms import clean_code
from emptyhand.table.room.messages import MAX_MESSAGE

log = logging.getLogger("emptyhand.web")

T = TypeVar("T")

PING_SECONDS = 20.0
CHECK_SECONDS = 1.0
SLICES = 10
"""Every connection is checked once in `CHECK_SECONDS`, in this many slices so that no table feels it."""
COLLECT_SECONDS = 0.1
SWITCH_SECONDS = 0.0005
"""The interpreter's thread switch interval. The journal's thread takes the GIL several times in a commit, and on a full
server every move would wait for it."""
FULL_COLLECTION = 250_000
"""A full collection follows after this many young ones: about seven hours."""
TRIM_SECONDS = 60.0
BACKLOG = 2048
WEBSOCKETS = "/ws/"
ANYWHERE = frozenset({"0.0.0.0", "::"})


async def collect_garbage() -> None:
    """Collect young objects often and briefly, and freeze the survivors.

    Python's own schedule would traverse every table again and again: with a thousand tables a quarter of its time, in
    pauses of a second. A full collection runs a few times a day.
    """
    gc.disable()
    for number in itertools.count(1):
        await asyncio.sleep(COLLECT_SECONDS)
        if number % FULL_COLLECTION == 0:
            gc.unfreeze()
            gc.collect()
        gc.collect(0)
        gc.freeze()


async def return_memory() -> None:
    """Return free memory to the system now and then.

    After every stall, messages wait in numbers. The C library keeps the memory that they needed, between longer-lived
    blocks, so that a busy server would grow with the longest stall so far.
    """
    trim = _malloc_trim()
    while trim is not None:
        await asyncio.sleep(TRIM_SECONDS)
        # In a thread, for it takes milliseconds and needs no interpreter lock.
        await asyncio.to_thread(trim, 0)


def _malloc_trim() -> Callable[[int], int] | None:
    """Return glibc's malloc_trim, or None where the C library has no such function."""
    if sys.platform != "linux":
        return None
    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found


def slices(items: Collection[T]) -> Iterator[list[T]]:
    """Yield slices of the items endlessly. Each pass covers every item that was there when it began."""
    while True:
        now = list(items)
        for part in range(SLICES):
            yield now[part::SLICES]


class DrainingServer(uvicorn.Server):
    """A uvicorn server that reports when it is ready, disconnects stalled readers and drains before it shuts down."""

    def __init__(self, config: uvicorn.Config, game_server: GameServer, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._game_server = game_server
        self._stall_seconds = game_server.settings.stall_seconds
        self._request_seconds = game_server.settings.request_seconds
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._game_server.mailbox is not None:
            self._game_server.mailbox.when_handed_over = self._take_over
        if self.started and not self.should_exit:
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    def _take_over(self, sock: socket.socket, head: bytes) -> None:
        """Go on with a connection that another process of this server has accepted."""

        async def connect() -> None:
            loop = asyncio.get_running_loop()
            sock.setblocking(False)
            kind, state = cast(type[WebSocketProtocol], self.config.ws_protocol_class), self.lifespan.state
            new = functools.partial(kind, self.config, self.server_state, state)
            _, protocol = await loop.connect_accepted_socket(new, sock)
            protocol.data_received(head)

        task = asyncio.create_task(connect())
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def main_loop(self) -> None:
        chores = [asyncio.create_task(chore) for chore in (self._abort_idle(), collect_garbage(), return_memory())]
        try:
            await super().main_loop()
        finally:
            for chore in chores:
                chore.cancel()

    async def _abort_idle(self) -> None:
        """Disconnect stalled readers, whose messages occupy memory, and requests that do not become whole."""
        pause, now = CHECK_SECONDS / SLICES, time.monotonic()
        for part in slices(self.server_state.connections):
            await asyncio.sleep(pause)
            before, now = now, time.monotonic()
            COUNTERS.late.add(max(0.0, now - before - pause))
            for connection in part:
                self._check(connection, now)

    def _check(self, connection: object, now: float) -> None:
        if isinstance(connection, WebSocketProtocol) and connection.is_stalled(now, self._stall_seconds):
            log.info("a connection took nothing", extra={"seconds": self._stall_seconds})
            COUNTERS.stalled += 1
            connection.abort()
        elif isinstance(connection, RequestProtocol) and connection.is_overdue(
            now, self._request_seconds, self._stall_seconds
        ):
            COUNTERS.overdue += 1
            connection.give_way()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        here = {"rooms": len(self._game_server.rooms), "connections": len(self._game_server.connections)}
        log.info("draining", extra=here)
        if self._game_server.mailbox is not None:
            # The other processes accept what comes now.
            for listening in self.servers:
                listening.close()
        await self._game_server.drain()
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int, ready: Callable[[int], None], *, trust_proxy: bool = False) -> bool:
    """Serve until a signal arrives; `ready` gets the port. Return False if the server could not start.

    Raises ValueError or OSError with a sentence if the port, the data or the page cannot be used.
    """
    check_page()
    logs.configure(as_json=settings.log_json)
    with listen(host, port) as listening:
        return run_on(listening, settings, host, ready, trust_proxy=trust_proxy)


def run_on(
    listening: socket.socket,
    settings: Settings,
    host: str,
    ready: Callable[[int], None],
    *,
    trust_proxy: bool = False,
    place: ProcessPlace | None = None,
) -> bool:
    """Serve on a bound socket until a signal arrives; with a place, as one of several processes. See `run`."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        game_server = runner.run(GameServer.open(settings, place))

        def ready_here(port: int) -> None:
            game_server.here = listening_at(host, port)
            if game_server.folder_lock is not None:
                game_server.folder_lock.note(port, settings.metrics_port)
            log.info("listening", extra={"port": port, "pid": os.getpid()})
            ready(port)

        server = DrainingServer(_config(game_server, trust_proxy=trust_proxy), game_server, ready_here)
        with _metrics(settings, game_server), contextlib.suppress(KeyboardInterrupt):
            runner.run(server.serve([listening]))
    log.info("ended")
    return server.started


def _config(game_server: GameServer, *, trust_proxy: bool) -> uvicorn.Config:
    places = Connections.of_server(game_server.settings, behind_proxy=trust_proxy)
    return uvicorn.Config(
        create_app(game_server),
        http=_http_protocol(places),
        ws=_protocol(game_server, places),
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,
        log_config=None,
        log_level="warning",
        lifespan="on",
        proxy_headers=trust_proxy,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def _http_protocol(connections: Connections) -> type[RequestProtocol]:
    class PlacedProtocol(RequestProtocol):
        places = connections

    return PlacedProtocol


def _protocol(game_server: GameServer, connections: Connections) -> type[WebSocketProtocol]:
    mailbox = game_server.mailbox

    class TableProtocol(WebSocketProtocol):
        places = connections
        messages = game_server.limits.messages
        router = None if mailbox is None else RoomRouter(mailbox)

    return TableProtocol


class RoomRouter:
    """Hands a WebSocket to the process that owns its room."""

    def __init__(self, mailbox: Mailbox) -> None:
        self._mailbox = mailbox

    def hand_over(self, sock: socket.socket, head: bytes) -> bool | None:
        code = room_of(head)
        owner = self._mailbox.place.owner_of(code)
        if not code or owner == self._mailbox.place.index:
            return None
        return self._mailbox.hand_over(sock, head, owner)


def room_of(head: bytes) -> str:
    """Return the code in a WebSocket's request, ``GET /ws/CODE?version=3 HTTP/1.1``; an empty text if it has none."""
    _, _, target = head.partition(b"\r\n")[0].decode("latin-1").partition(" ")
    path = urlsplit(target.rpartition(" ")[0]).path
    return clean_code(unquote(path.removeprefix(WEBSOCKETS))) if path.startswith(WEBSOCKETS) else ""


@contextlib.contextmanager
def _metrics(settings: Settings, game_server: GameServer) -> Iterator[None]:
    """Serve metrics on a port of their own if the settings ask for it."""
    if settings.metrics_port is None:
        yield
        return
    from emptyhand.server.operations import metrics

    port, stop = metrics.start(settings.metrics_port, game_server)
    log.info("telling figures", extra={"port": port})
    try:
        yield
    finally:
        stop()


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's event loop where it is installed: it makes each message cheaper."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def listen(host: str, port: int) -> socket.socket:
    """Bind a socket. Raises OSError with a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        # Two sockets may be bound to one port until one of them listens.
        sock.listen(BACKLOG)
    except OSError as error:
        sock.close()
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            own = "expected an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them"
            raise OSError(f"cannot listen at --host {host} ({(error.strerror or '').lower()}): {own}") from None
        raise OSError(f"cannot listen at {host}:{port} ({error.strerror}): try --port 0") from None
    return sock


def address(settings: Settings, host: str, port: int) -> str:
    """Return the address to type on another device, as far as the server can know it."""
    return settings.origins[0] if settings.origins else listening_at(host, port)


def listening_at(host: str, port: int) -> str:
    """Return the address of the server on this machine."""
    name = _own_address() if host in ANYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _own_address() -> str:
    """Return the IP address of this machine's outgoing interface; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            number: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return number
