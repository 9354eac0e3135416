"""The whole path of a move: WebSockets on loopback, tables and a journal on disk here, clients in another process."""

from __future__ import annotations

import asyncio
import cProfile
import json
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import uvicorn
import uvloop

from benchmarks.room_script import SEATS, Script, client, code, person
from emptyhand.server.access.limits import Bucket, Limiter
from emptyhand.server.journal import JournalEntry
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.routes.sockets import Connection
from emptyhand.server.serve import SWITCH_SECONDS, collect_garbage
from emptyhand.server.tables.pipes import PIPE, WebSocketProtocol
from emptyhand.server.tables.players import BotPlayers
from emptyhand.server.tables.table import OwnTable
from emptyhand.table.room import Woken, replay
from emptyhand.table.room.messages import MAX_MESSAGE
from emptyhand.table.room.outbox import Outbox
from emptyhand.table.room.suspend_clock import SuspendAwareClock

OFTEN = 1e9
"""Messages a second that a connection may send here."""


class FastProtocol(WebSocketProtocol):
    """The server's protocol for people who send as fast as they can."""

    messages = Limiter(OFTEN, OFTEN)


def serve(played: list[Script], profiler: cProfile.Profile | None = None) -> float:
    """Serve all moves over WebSockets; return the CPU seconds of this process while they were made."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_serve(played, Path(folder), profiler))


async def _serve(played: list[Script], folder: Path, profiler: cProfile.Profile | None) -> float:
    loop = asyncio.get_running_loop()
    with SqliteJournal(folder / "journal.db", deliver=loop.call_soon_threadsafe) as journal:
        tables = [await _table(number, script, journal) for number, script in enumerate(played)]
        listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
        server = await _listen(tables, listening)
        collecting = asyncio.create_task(collect_garbage())
        clients = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.room_clients", str(listening.getsockname()[1])),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert clients.stdin is not None
        assert clients.stdout is not None
        scripts = [[(seat, said.decode()) for seat, said in script.said] for script in played]
        clients.stdin.write(json.dumps(scripts).encode() + b"\n")
        await clients.stdout.readline()
        if profiler is not None:
            profiler.enable()
        began = time.process_time()
        clients.stdin.write(b"go\n")
        await clients.stdout.readline()
        took = time.process_time() - began
        if profiler is not None:
            profiler.disable()
        collecting.cancel()
        await clients.wait()
        server.should_exit = True
        await server.shutdown([listening])
        await asyncio.to_thread(journal.close)
        return took


async def _table(number: int, script: Script, journal: SqliteJournal) -> OwnTable:
    entries = [JournalEntry(code(number), line.seq, 0, line.body) for line in script.opening]
    await asyncio.wrap_future(journal.append(entries))
    clock = SuspendAwareClock(asyncio.get_running_loop().time)
    nobody = cast(BotPlayers, None)
    table = OwnTable(
        code(number), replay(entries), journal, nobody, clock=clock, keep=lambda *_: None, forget=lambda _: None
    )
    table.feed(Woken())
    return table


async def _listen(tables: list[OwnTable], listening: socket.socket) -> uvicorn.Server:
    loop = asyncio.get_running_loop()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        room, seat = divmod(int(scope["path"].removeprefix("/")), SEATS)
        await receive()
        await send({"type": "websocket.accept"})
        pipe: WebSocketProtocol = scope["extensions"][PIPE]
        name = f"{client(seat)}-{room}"
        outbox = Outbox(pipe, lambda: None, loop.call_soon)
        bucket = Bucket(OFTEN, OFTEN, OFTEN, loop.time())
        connection = Connection(tables[room], name, outbox, bucket, loop.time, set(), None)
        pipe.hear, pipe.when_lost = connection.hear, connection.lost
        tables[room].connect(name, outbox, person(seat), f"Guest {seat + 1}", 0)

    config = uvicorn.Config(
        app,
        ws=FastProtocol,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        # The clients answer no pings, and a profile may take minutes.
        ws_ping_interval=None,
        access_log=False,
        log_config=None,
        lifespan="off",
    )
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup([listening])
    return server
