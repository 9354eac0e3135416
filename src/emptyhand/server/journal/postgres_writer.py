"""Commits to PostgreSQL: the entries of many calls in one statement, each call as a whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import asyncpg

from emptyhand.server.journal.model import Failed, JournalEntry, JournalError
from emptyhand.server.journal.postgres_link import Link, connect, connect_prepared, write_error
from emptyhand.server.journal.sequences import Admitted, LastSequences, games_of_refused

T = TypeVar("T")

ROUNDS = 20
"""Maximum attempts at a commit while other processes write in between."""

LAST = "SELECT game, max(seq) FROM event WHERE game = ANY($1::text[]) GROUP BY game"
_INSERT = "INSERT INTO event SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])"
FAULTS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresWriter:
    """The writing connection, in an event loop that runs only during a commit. Used by one thread at a time.

    One statement is one transaction, so a connection that breaks before its end leaves nothing behind. If it breaks
    during the commit itself, the outcome is unknown: the same calls, repeated, are written or Fenced, never written
    twice.
    """

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._sequences = LastSequences()
        self._loop = asyncio.new_event_loop()
        try:
            self._link: Link | None = self._apart(connect_prepared(url, patience))
        except BaseException:
            self._loop.close()
            raise

    def _run(self, work: Coroutine[object, object, T]) -> T:
        return self._loop.run_until_complete(work)

    def _apart(self, work: Coroutine[object, object, T]) -> T:
        """Like `_run`, but in another thread: a caller that opens or closes a journal may already run a loop."""
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(self._run, work).result()

    def commit(self, calls: Sequence[Sequence[JournalEntry]]) -> list[JournalError | None]:
        try:
            return self._run(self._commit(calls))
        except FAULTS as error:
            # Nobody knows whether these rows were written, so the next commit asks the database.
            self._sequences.forget()
            self._run(self._drop(error))
            raise write_error(error) from None

    async def _commit(self, calls: Sequence[Sequence[JournalEntry]]) -> list[JournalError | None]:
        link = await self._connected()
        for _ in range(ROUNDS):
            admitted = await self._admit(link, calls)
            try:
                if admitted.rows:
                    await link.execute(_INSERT, *zip(*admitted.rows, strict=True))
            except asyncpg.UniqueViolationError:
                # Another process has written the next entry of a game: look its number up again.
                self._sequences.forget()
                continue
            self._sequences.learn(admitted.after)
            return admitted.refusals
        raise Failed("The journal cannot be written: other processes are always faster.")

    async def _admit(self, link: Link, calls: Sequence[Sequence[JournalEntry]]) -> Admitted:
        await self._look_up(link, self._sequences.unknown(calls))
        admitted = self._sequences.admit(calls)
        # Another process may have written the entries before these: ask before refusing.
        if refused := games_of_refused(calls, admitted.refusals):
            await self._look_up(link, refused)
            admitted = self._sequences.admit(calls)
        return admitted

    async def _look_up(self, link: Link, games: list[str]) -> None:
        if games:
            found = dict.fromkeys(games, 0)
            found |= {row[0]: row[1] for row in await link.fetch(LAST, games)}
            self._sequences.learn(found)

    async def _connected(self) -> Link:
        if self._link is None or self._link.is_closed():
            self._link = await connect(self._url, self._patience)
        return self._link

    async def _drop(self, error: BaseException) -> None:
        """Drop a broken connection; the next commit opens another."""
        # An error from PostgreSQL itself has ended the statement, not the connection.
        if self._link is not None and not isinstance(error, asyncpg.PostgresError):
            self._link.terminate()
            self._link = None

    def close(self) -> None:
        if self._link is not None:
            with suppress(*FAULTS):
                self._apart(self._link.close(timeout=self._patience))
        self._loop.close()
