"""A journal in a PostgreSQL database, written by group commit and shared by any number of processes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from emptyhand.server.journal.group import Deliver, GroupCommit, Stats, at_once
from emptyhand.server.journal.model import JournalEntry, check_name
from emptyhand.server.journal.postgres_link import Link, connect, read_error
from emptyhand.server.journal.postgres_writer import FAULTS, LAST, PostgresWriter
from emptyhand.server.journal.queries import BROKEN, GAMES, gaps
from emptyhand.server.journal.waiting import Limits
from emptyhand.server.journal.writer import COMMIT_SECONDS

T = TypeVar("T")

READERS = 4

_READ = "SELECT game, seq, at_ms, body FROM event WHERE game = $1 AND seq > $2 ORDER BY seq"


class PostgresJournal(GroupCommit):
    """The Journal in the database at `url`. Raises Unusable if that database cannot keep the contract.

    Any number of processes may write to one database: the slower writer is Fenced.
    """

    def __init__(
        self,
        url: str,
        *,
        patience: float = COMMIT_SECONDS,
        limits: Limits | None = None,
        deliver: Deliver = at_once,
    ) -> None:
        self._url = url
        self._patience = patience
        writer = PostgresWriter(url, patience)
        # A connection of asyncpg belongs to one loop, and readers come from any thread.
        self._loop = asyncio.new_event_loop()
        self._reading = threading.Thread(target=self._loop.run_forever, name="journal-reader", daemon=True)
        self._reading.start()
        self._readers: list[Link] = []
        self._places = asyncio.Semaphore(READERS)
        super().__init__(writer, limits, deliver)

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, game: str, after: int = 0) -> list[JournalEntry]:
        check_name(game)
        rows = self._read(lambda link: link.fetch(_READ, game, after))
        return [JournalEntry(*row) for row in rows]

    def last(self, game: str) -> int:
        check_name(game)
        rows = self._read(lambda link: link.fetch(LAST, [game]))
        return int(rows[0][1]) if rows else 0

    def games(self) -> list[str]:
        return [game for (game,) in self._read(lambda link: link.fetch(GAMES))]

    def verify(self) -> tuple[str, ...]:
        return tuple(gaps(self._read(lambda link: link.fetch(BROKEN))))

    def stats(self) -> Stats:
        return self._stats()

    def _read(self, question: Callable[[Link], Awaitable[T]]) -> T:
        """Run one query. Raises Failed."""
        self._check_open()
        try:
            return asyncio.run_coroutine_threadsafe(self._asked(question), self._loop).result()
        except FAULTS as error:
            raise read_error(error) from None

    async def _asked(self, question: Callable[[Link], Awaitable[T]]) -> T:
        async with self._places:
            link = await self._reader()
            try:
                answer = await question(link)
            except FAULTS as error:
                # Only a refusal by the server leaves it usable. After a timeout the next reader could get this answer.
                if not isinstance(error, asyncpg.PostgresError):
                    link.terminate()
                raise
            finally:
                if not link.is_closed():
                    self._readers.append(link)
            return answer

    async def _reader(self) -> Link:
        while self._readers:
            link = self._readers.pop()
            if not link.is_closed():
                return link
        return await connect(self._url, self._patience)

    # -- the end -----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        self._end()
        if self._loop.is_closed():
            return
        asyncio.run_coroutine_threadsafe(self._part(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._reading.join()
        self._loop.close()
        self._writer.close()

    async def _part(self) -> None:
        for link in self._readers:
            link.terminate()
        self._readers.clear()
