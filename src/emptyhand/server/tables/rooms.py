"""All rooms of a server: creates them, finds them, recovers them from the journal and drains them at the end."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future

from emptyhand.game.record import Record
from emptyhand.server.access.guests import Guest, wall_ms
from emptyhand.server.access.room_tags import room_tag
from emptyhand.server.cluster.messages import ClusterMessage, SessionsEnded
from emptyhand.server.cluster.model import Cluster, SingleServer
from emptyhand.server.journal import Failed, Journal, JournalEntry
from emptyhand.server.storage.store import Lobby, RoomRow, Store
from emptyhand.server.tables.histories import fill_histories, people_of
from emptyhand.server.tables.players import BotPlayers
from emptyhand.server.tables.relay import RelayedTable, Relays
from emptyhand.server.tables.table import LiveTable, OwnTable
from emptyhand.table.api.games import game_id, summary_of, write_summary
from emptyhand.table.api.rooms import CODE_LENGTH, LETTERS, Access, Plan, first_lines
from emptyhand.table.room.entries import BadJournal
from emptyhand.table.room.inputs import Woken
from emptyhand.table.room.recover import replay
from emptyhand.table.room.shell import SOON
from emptyhand.table.room.state import Room, RoomPhase, RoomSeat
from emptyhand.table.room.suspend_clock import SuspendAwareClock
from emptyhand.words.speech import say

log = logging.getLogger("emptyhand.web")

SECRET_BYTES = 16
NO_SECRET = secrets.token_urlsafe(SECRET_BYTES)
"""Stands in for the secret of a room that does not exist, so that the comparison takes as long. Opens no room."""
WOKEN = 500
"""Number of rooms, newest first, that resume by themselves after a restart; others resume when a client connects."""
DRAIN_SECONDS = 5.0


class Rooms:
    """The rooms by code: those that this server owns, and those that it relays to their owner."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        players: BotPlayers,
        cluster: Cluster | None = None,
        is_mine: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """`is_mine` says by its code whether a room belongs to this process of a server that has several."""
        self._is_mine = is_mine
        self._store = store
        self._journal = journal
        self._players = players
        self._cluster = cluster or SingleServer()
        self.relays = Relays(self.find, self._cluster.send, self._forget)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.draining = False
        loop = asyncio.get_running_loop()
        self._clock = SuspendAwareClock(loop.time)
        self._clock.beat(loop.call_later)

    def __len__(self) -> int:
        return len(self._own())

    def _own(self) -> list[OwnTable]:
        return [table for table in self._tables.values() if isinstance(table, OwnTable)]

    @property
    def sockets(self) -> int:
        return sum(len(table.outlets) for table in self._tables.values())

    def open_tables(self, host: str) -> int:
        """Return the number of a host's open tables in memory that have not begun a game."""
        rooms = [table.room.kept for table in self._tables.values()]
        return sum(kept.host == host and kept.options.is_open and kept.phase is RoomPhase.LOBBY for kept in rooms)

    # -- people who ask to come in -----------------------------------------------------------------------------------

    def knock(self, code: str, person: str, name: str, *, watch: bool) -> None:
        """Ask the host of a table to let a person in, if the table is in memory and this process has all tables.

        Among several processes or servers, question and answer could reach different ones, so the question is dropped.
        """
        table = self._tables.get(code)
        if isinstance(table, OwnTable) and isinstance(self._cluster, SingleServer):
            table.knock(person, name, watch=watch)

    def answer_knock(self, code: str, by: str, number: int, *, yes: bool) -> str | None:
        """Return the person who asked; None without such a question, or if the caller is not the host."""
        table = self._tables.get(code)
        return table.answer_knock(by, number, yes=yes) if isinstance(table, OwnTable) else None

    # -- creating ----------------------------------------------------------------------------------------------------

    async def make(self, plan: Plan, host: Guest) -> RoomRow:
        """Create a room; it is durable on return. Raises JournalError, or ValueError if the plan cannot be played."""
        # Refuse a plan that cannot be played before anything is stored.
        first_lines(plan, host.person, host.name, "")
        row = await self._new_row(plan.access, host)
        bodies = first_lines(plan, host.person, host.name, row.code)
        await self._cluster.take(row.code)
        entries = [JournalEntry(row.code, number, row.at_ms, body) for number, body in enumerate(bodies, start=1)]
        await _durable(self._journal.append(entries))
        self._wake(row.code, replay(entries))
        return row

    async def _new_row(self, access: Access, host: Guest) -> RoomRow:
        secret = secrets.token_urlsafe(SECRET_BYTES)
        at_ms = wall_ms()
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            # A room belongs to a process by its code, and this process makes it: draw until the two agree.
            if self._is_mine(code) and await self._store.call(Lobby.add_room, code, secret, access, host.person, at_ms):
                return RoomRow(code, secret, access, at_ms, 0)

    # -- finding -----------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable | None:
        """Return a table, recovered from the journal if necessary; None if there is none to use. Raises Failed."""
        table = self._tables.get(code)
        if table is not None and not isinstance(table, RelayedTable):
            return table
        if self.draining:
            return None
        if table is not None and self._cluster.is_alive(table.owner):
            return await self._fresh(table)
        if code not in self._opening:
            task = asyncio.create_task(self._open(code))
            self._opening[code] = task
            task.add_done_callback(lambda _: self._opening.pop(code, None))
        # All who wait share one reading, and a client that goes away must not cancel it for the others.
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: str) -> LiveTable | None:
        # Ownership before reading: until then the former owner may write more.
        owner = await self._cluster.take(code)
        room = await asyncio.to_thread(self._read, code)
        known = self._tables.get(code)
        if room is None or self.draining or isinstance(known, OwnTable):
            return known
        if owner == self._cluster.name:
            return self._wake(code, room)
        table = RelayedTable(code, room, owner, self.relays)
        self._tables[code] = table
        return table

    async def _fresh(self, table: RelayedTable) -> RelayedTable:
        """Refresh the copy of another server's room if it is stale."""
        if table.is_stale:
            # Most copies are still current, and one number costs less than reading a room back.
            last = await asyncio.to_thread(self._journal.last, table.code)
            room = table.room if last == table.version else await asyncio.to_thread(self._read, table.code)
            table.refresh(room or table.room)
        return table

    def _read(self, code: str) -> Room | None:
        """Recover a room from the journal. Runs in a thread, since a long room takes a while. Raises Failed."""
        entries = self._journal.read(code)
        try:
            return replay(entries) if entries else None
        except BadJournal as error:
            log.error("room %s cannot be read back: %s", room_tag(code), type(error).__name__)
            return None

    def _wake(self, code: str, room: Room) -> LiveTable | None:
        if room.kept.phase is RoomPhase.CLOSED:
            # The process before may have died between closing the room and telling the lobby.
            self._later(self._store.call(Lobby.close_room, code))
            return None
        table = OwnTable(
            code,
            room,
            self._journal,
            self._players,
            clock=self._clock,
            keep=self._keep,
            forget=self._forget,
        )
        self._tables[code] = table
        table.feed(Woken(self._players.think_ms, self._journal.lost(code)))
        return None if table.gone else table

    async def wake_all(self) -> None:
        """Resume the games that were running when the server ended, even before a client reconnects."""
        try:
            rows = await self._store.call(Lobby.rooms, None, WOKEN)
        except Failed as error:
            log.error("rooms cannot be found: %s", error)
            return
        await self._adopt([row.code for row in rows if self._is_mine(row.code)])
        await fill_histories(self._store, self._journal, self._is_mine)

    async def _adopt(self, codes: Sequence[str]) -> None:
        """Take ownership of the rooms that no other server owns."""
        for code in codes:
            try:
                if await self._cluster.take(code) == self._cluster.name:
                    await self.find(code)
            except Failed as error:
                log.error("room %s cannot be read: %s", room_tag(code), error)
            # Let connected clients go first.
            await asyncio.sleep(0.001)

    def spread(self, sessions: frozenset[bytes]) -> None:
        """Tell the other servers which sessions have ended."""
        self._cluster.send_all(SessionsEnded(tuple(sessions)))

    # -- events of the cluster ---------------------------------------------------------------------------------------

    def arrived(self, sender: str, batch: Sequence[ClusterMessage]) -> None:
        self.relays.arrived(sender, batch)

    def lost(self, server: str) -> None:
        self.relays.lost(server)

    def orphaned(self, codes: Sequence[str]) -> None:
        self._later(self._adopt(codes))

    def expelled(self) -> None:
        for table in list(self._tables.values()):
            table.stop(say("room-elsewhere"), SOON)

    # -- requests of tables ------------------------------------------------------------------------------------------

    def _keep(self, code: str, number: int, record: Record, seats: tuple[RoomSeat, ...]) -> None:
        self._later(self._keep_game(code, number, record, seats))

    async def _keep_game(self, code: str, number: int, record: Record, seats: tuple[RoomSeat, ...]) -> None:
        row = await self._store.call(Lobby.room, code)
        if row is not None:
            game, text = game_id(row.secret, number), await asyncio.to_thread(record.format)
            about = write_summary(summary_of(record, seats))
            await self._store.call(Lobby.add_game, game, code, number, wall_ms(), text, people_of(seats), about)

    def _forget(self, table: LiveTable) -> None:
        # A newer table may already have its place.
        if self._tables.get(table.code) is table:
            del self._tables[table.code]
        if isinstance(table, OwnTable) and table.room.kept.phase is RoomPhase.CLOSED:
            self._later(self._store.call(Lobby.close_room, table.code))
            self._later(self._cluster.release(table.code))

    def _later(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something could not be kept: %s", type(error).__name__)

    # -- the end -----------------------------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Accept nothing more, wait for pending writes, and tell every client to come back soon."""
        self.draining = True
        deadline = asyncio.get_running_loop().time() + DRAIN_SECONDS
        while any(table.writing for table in self._own()):
            # A disk that hangs must not keep the server from ending.
            if asyncio.get_running_loop().time() > deadline:
                break
            await asyncio.sleep(0.01)
        # Before the clients: they come back at once, and another server must be free to take their rooms by then.
        await self._cluster.leave()
        for table in list(self._tables.values()):
            table.stop(say("room-server-restarts"), SOON)
        if self._chores:
            await asyncio.wait(self._chores, timeout=DRAIN_SECONDS)
        self.relays.close()
        await self._cluster.close()


async def _durable(written: Future[None]) -> None:
    """Wait for a future that the journal completes in this event loop."""
    safe = asyncio.Event()
    written.add_done_callback(lambda _: safe.set())
    await safe.wait()
    written.result()
