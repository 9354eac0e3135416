"""Runs the server: its address on the screen, its end without a loss."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from emptyhand.room.messages import MAX_MESSAGE
from emptyhand.web.app import create_app
from emptyhand.web.hall import Hall
from emptyhand.web.settings import Settings
from emptyhand.web.sockets import ABORT, SEND_ALL

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

    from websockets.http11 import Request

SEND_BUFFER = 64 * 1024
PING_SECONDS = 20.0
ANYWHERE = frozenset({"0.0.0.0", "::"})


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's own, with little kept in the kernel for who does not read, and a way to let go of them."""

    def connection_made(self, transport: BaseTransport) -> None:
        sock = transport.get_extra_info("socket")
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[ABORT] = self.transport.abort
            extensions[SEND_ALL] = self.send_all

    async def send_all(self, batch: list[bytes]) -> None:
        """Send texts as `send` would, in one go. Waits like it while the far end does not read."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in batch:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))


class Server(uvicorn.Server):
    """uvicorn's own, which says when it is ready, and sends everybody off before it lets go of them."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.hall: Hall | None = None
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.hall is not None:
            await self.hall.drain()
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int, ready: Callable[[int], None], *, trust_proxy: bool = False) -> bool:
    """Serve until a signal says otherwise; `ready` is given the port. False if it could not begin."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    listening = _listen(host, port)
    holder: list[Server] = []
    app = create_app(settings, opened=lambda hall: setattr(holder[0], "hall", hall))

    def ready_here(port: int) -> None:
        if holder[0].hall is not None:
            holder[0].hall.here = listening_at(host, port)
        ready(port)

    config = uvicorn.Config(
        app,
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
    server = Server(config, ready_here)
    holder.append(server)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve([listening]))
    return server.started


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


def data_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "emptyhand"
