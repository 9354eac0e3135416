"""Floods of what is no message: fragments, pings, pongs, and bytes after a dismissal. The sender is disconnected."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from emptyhand.server.tables.pipes import FRAGMENTS, FRAMES, PIPE, WebSocketProtocol
from emptyhand.table.room.messages import MAX_MESSAGE
from tests.server.servers import Guest, Player, Server

MASK = bytes(4)
TEXT_BEGINS, CONTINUES, CONTINUES_AND_ENDS = 0x01, 0x00, 0x80
TEXT, PING, PONG = 0x81, 0x89, 0x8A
POLICY = 1008


def frame(kind: int, data: bytes = b"") -> bytes:
    """One masked frame; the mask of zeros leaves the data as they are."""
    if len(data) < 126:
        return bytes([kind, 0x80 | len(data)]) + MASK + data
    return bytes([kind, 0x80 | 126]) + len(data).to_bytes(2, "big") + MASK + data


FLOODS = {
    "empty fragments": frame(TEXT_BEGINS) + frame(CONTINUES) * 50_000,
    "pings": frame(PING) * 50_000,
    "pongs": frame(PONG) * 50_000,
    "long pongs": frame(PONG, bytes(125)) * 5_000,
    "long messages": frame(TEXT, b'{"t":"ping"}'.ljust(MAX_MESSAGE)) * 100,
    "fragments of one message": frame(TEXT_BEGINS) + frame(CONTINUES) * FRAGMENTS,
}


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def flooded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("floods") / "data"
    running = Server(data, "--no-limits", "--processes", str(request.param))
    yield running
    running.end()


def at_a_table(server: Server) -> Player:
    ann = Guest(server, "Ann")
    player = ann.sit(ann.make_room(seats=2))
    player.until_t("snapshot")
    return player


@pytest.mark.linux
@pytest.mark.parametrize("kind", FLOODS)
def test_the_sender_of_a_flood_learns_why_and_is_disconnected(flooded: Server, kind: str) -> None:
    player = at_a_table(flooded)
    neighbour = player.guest.sit(player.made)
    neighbour.until_t("snapshot")
    raw: socket.socket = player.socket.socket
    with suppress(OSError):  # the server stops reading and resets the connection
        raw.sendall(FLOODS[kind])
    assert player.until_t("gone")["why"] == ["room-too-many-messages"]
    assert player.hear() is None
    assert player.code == POLICY
    neighbour.say("ping")
    neighbour.until_t("pong")
    neighbour.close()


def test_a_client_may_send_its_burst_in_long_messages_and_in_fragments(server: Server) -> None:
    player = at_a_table(server)
    long = json.dumps({"t": "ping"}).ljust(MAX_MESSAGE)
    for _ in range(30):
        player.socket.send(long)
    for _ in range(30):
        player.until_t("pong")
    in_pieces = at_a_table(server)
    in_pieces.socket.send(json.dumps({"t": "ping"}).ljust(FRAGMENTS)[at : at + 1] for at in range(FRAGMENTS - 1))
    in_pieces.until_t("pong")
    for _ in range(10):
        in_pieces.socket.ping()
    in_pieces.say("ping")
    in_pieces.until_t("pong")
    for each in (player, in_pieces):
        each.close()


# -- the protocol alone ----------------------------------------------------------------------------------------------

HEAD = (
    b"GET /ws/ABC234 HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Table:
    """Takes a connection over, and counts what it hears."""

    heard = 0

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.pipe: WebSocketProtocol = scope["extensions"][PIPE]
        self.pipe.hear = self.hear

    def hear(self, _: bytes | None) -> None:
        self.heard += 1


async def connected(table: Table) -> tuple[WebSocketProtocol, socket.socket]:
    loop = asyncio.get_running_loop()
    here, far = socket.socketpair()
    far.setblocking(False)
    config = uvicorn.Config(table, log_config=None, ws_max_size=MAX_MESSAGE, ws_per_message_deflate=False)
    make = partial(WebSocketProtocol, config, ServerState(), {})
    _, protocol = await loop.connect_accepted_socket(make, here)
    protocol.data_received(HEAD)
    assert (await loop.sock_recv(far, 4096)).startswith(b"HTTP/1.1 101")
    await asyncio.sleep(0)
    return protocol, far


def test_the_bytes_of_a_dismissed_client_stay_unread() -> None:
    async def sent_after_dismissal() -> tuple[int, int]:
        table = Table()
        protocol, far = await connected(table)
        protocol.stop_reading()
        protocol.close(POLICY)
        sent, data = 0, frame(TEXT, b"x") * 1_000
        with far, suppress(BlockingIOError):
            while sent < 20_000_000:
                sent += far.send(data)
                await asyncio.sleep(0)
        protocol.abort()
        await asyncio.sleep(0.01)
        return sent, table.heard

    sent, heard = asyncio.run(sent_after_dismissal())
    assert 0 < sent < 20_000_000, "only the kernel's buffer takes them"
    assert heard == 0


def test_a_flood_is_parsed_up_to_its_limit_and_no_further() -> None:
    async def parsed() -> tuple[int, bool]:
        table = Table()
        protocol, far = await connected(table)
        with far:
            protocol.data_received(frame(TEXT, b"x") * 20_000)
            is_reading = protocol.transport.is_reading()
            protocol.abort()
            await asyncio.sleep(0.01)
        return table.heard, is_reading

    heard, is_reading = asyncio.run(parsed())
    assert 40 <= heard <= 40 * FRAMES
    assert not is_reading
