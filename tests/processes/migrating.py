"""Migrations that are killed in the middle. Run as a file: migrating.py FOLDER or migrating.py URL URL ...

For each statement of the migration a process is killed just before it; a line then tells what the next start finds.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sqlalchemy import Engine, event

from emptyhand.server.storage.store import Lobby
from emptyhand.server.storage.stores import PostgresStore, SqliteStore

STEP = 3
"""In PostgreSQL only before every third statement: each takes a connection or two."""


def die_before(statement: int) -> None:
    """Kill this process just before it runs the statement of this number."""
    left = [statement]

    def count(*_: object) -> None:
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)


async def look(where: str) -> str:
    """Open a lobby as a starting server does. Return its rows."""
    store = await PostgresStore.open(where) if "://" in where else SqliteStore(Path(where))
    try:
        guest = await store.call(Lobby.guest, b"\x01\xff")
        rooms = await store.call(Lobby.rooms, None, 10)
        return f"{guest and guest[1]} {len(rooms)} {await store.call(Lobby.game, 'g1')}"
    finally:
        await store.close()


def killed_at(where: str, statement: int) -> bool:
    """Migrate in a process of its own. Return whether it was killed."""
    child = os.fork()
    if child == 0:
        die_before(statement)
        asyncio.run(look(where))
        os._exit(0)
    return os.waitpid(child, 0)[1] == signal.SIGKILL


def main(places: list[str]) -> None:
    for number in range(1, 200):
        if len(places) == 1 and "://" not in places[0]:
            where = f"{places[0]}/{number}.db"
            shutil.copy(f"{places[0]}/lobby.db", where)
        elif number <= len(places):
            where = places[number - 1]
        else:
            return
        killed = killed_at(where, 1 + STEP * (number - 1) if "://" in where else number)
        print(killed, asyncio.run(look(where)), flush=True)
        if not killed:
            return


if __name__ == "__main__":
    signal.alarm(120)
    main(sys.argv[1:])
