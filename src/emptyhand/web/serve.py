"""Runs the server: its address on the screen, its end without a loss."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import itertools
import logging
import os
import socket
import sys
import time
from collections.abc import Callable, Collection, Iterator
from typing import TypeVar

import uvicorn

from emptyhand.room.messages import MAX_MESSAGE
from emptyhand.web.counters import COUNTS
from emptyhand.web.operations import logs
from emptyhand.web.routes.app import create_app
from emptyhand.web.server import Hall
from emptyhand.web.settings import Settings
from emptyhand.web.tables.pipes import Protocol

log = logging.getLogger("emptyhand.web")

T = TypeVar("T")

PING_SECONDS = 20.0
LOOK_SECONDS = 1.0
LOOKS = 10
"""All connections are looked at within that time, a part of them at a time: it must not be felt."""
TIDY_SECONDS = 0.5
TURN_SECONDS = 0.0005
"""So long a thread may be kept waiting by another one. The journal's asks for its turn several times in a commit, and
every move of a full server would wait for that with it."""
TIDY_ALL = 50_000
"""So many times that, and everything is looked through: about seven hours."""
ANYWHERE = frozenset({"0.0.0.0", "::"})


async def tidy() -> None:
    """Look for rubbish among what is new, often and briefly, and set the rest aside.

    Left to itself Python would look through every table again and again: a quarter of its time, and a second at once
    where there are a thousand. Rubbish among what was set aside is looked for a few times a day.
    """
    gc.disable()
    for number in itertools.count(1):
        await asyncio.sleep(TIDY_SECONDS)
        if number % TIDY_ALL == 0:
            gc.unfreeze()
            gc.collect()
        gc.collect(0)
        gc.freeze()


def rounds(there: Collection[T]) -> Iterator[list[T]]:
    """For ever, a part at a time, all who are there when a round begins: however many come and go, each comes round."""
    while True:
        now = list(there)
        for part in range(LOOKS):
            yield now[part::LOOKS]


class Server(uvicorn.Server):
    """uvicorn's own, which says when it is ready, and sends everybody off before it lets go of them."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.hall = hall
        self._stuck_seconds = hall.settings.stuck_seconds
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def main_loop(self) -> None:
        chores = [asyncio.create_task(chore) for chore in (self._let_go(), tidy())]
        try:
            await super().main_loop()
        finally:
            for chore in chores:
                chore.cancel()

    async def _let_go(self) -> None:
        """End the connections of those who do not read: what was sent to them takes up room."""
        pause, now = LOOK_SECONDS / LOOKS, time.monotonic()
        for part in rounds(self.server_state.connections):
            await asyncio.sleep(pause)
            before, now = now, time.monotonic()
            COUNTS.late.add(max(0.0, now - before - pause))
            for connection in part:
                self._look_at(connection, now)

    def _look_at(self, connection: object, now: float) -> None:
        if isinstance(connection, Protocol) and connection.is_stuck(now, self._stuck_seconds):
            log.info("a connection took nothing", extra={"seconds": self._stuck_seconds})
            COUNTS.let_go += 1
            connection.let_go()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        here = {"rooms": len(self.hall.rooms), "connections": len(self.hall.connections)}
        log.info("draining", extra=here)
        await self.hall.drain()
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int, ready: Callable[[int], None], *, trust_proxy: bool = False) -> bool:
    """Serve until a signal says otherwise; `ready` is given the port. False if it could not begin.

    Raises ValueError or OSError with a sentence if the port or the data cannot be used.
    """
    logs.configure(as_json=settings.log_json)
    sys.setswitchinterval(TURN_SECONDS)
    with _listen(host, port) as listening, asyncio.Runner(loop_factory=_fast_loop()) as runner:
        hall = runner.run(Hall.open(settings))

        def ready_here(port: int) -> None:
            hall.here = listening_at(host, port)
            log.info("listening", extra={"port": port, "pid": os.getpid()})
            ready(port)

        server = Server(_config(hall, trust_proxy=trust_proxy), hall, ready_here)
        with _figures(settings, hall), contextlib.suppress(KeyboardInterrupt):
            runner.run(server.serve([listening]))
    log.info("ended")
    return server.started


def _config(hall: Hall, *, trust_proxy: bool) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(hall),
        ws=Protocol,
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


@contextlib.contextmanager
def _figures(settings: Settings, hall: Hall) -> Iterator[None]:
    """Tell figures on a port of their own, if there is to be one."""
    if settings.metrics_port is None:
        yield
        return
    from emptyhand.web.operations import metrics

    port, stop = metrics.start(settings.metrics_port, hall)
    log.info("telling figures", extra={"port": port})
    try:
        yield
    finally:
        stop()


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where there is one; it saves a good part of what a message costs."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises OSError with a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            own = "expected an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them"
            raise OSError(f"cannot listen at --host {host} ({(error.strerror or '').lower()}): {own}") from None
        raise OSError(f"cannot listen at {host}:{port} ({error.strerror}): try --port 0") from None
    return sock


def address(settings: Settings, host: str, port: int) -> str:
    """The address to type on another device, as far as that can be known."""
    return settings.origins[0] if settings.origins else listening_at(host, port)


def listening_at(host: str, port: int) -> str:
    """Where this machine's server is found."""
    name = _own_number() if host in ANYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _own_number() -> str:
    """This machine's number in the network it would go out by; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            number: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return number
