"""A device: one person's shelf and rooms. Requests are handled one after another; rooms run beside them.

Nothing is answered or acknowledged before it is stored: a handler waits for its rows and lines, and a room for its own.
What a step changes in memory follows from what was stored, so a device that is killed at any moment and restored from
its shelf and journals goes on as if it had only been slow.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from emptyhand.players.bots.timed_search import prepare
from emptyhand.table.api.people import companions_of
from emptyhand.table.api.refusals import ApiRefusal, absent
from emptyhand.table.api.rooms import clean_code
from emptyhand.table.device.calls import Discard, Enter, Handling, Need, Reply, Save, refusal
from emptyhand.table.device.effects import (
    BotAnswered,
    CloseConnection,
    Connect,
    ConnectionOpened,
    DeviceInput,
    Disconnect,
    Effect,
    Fetch,
    Fetched,
    FetchedLine,
    Message,
    Moment,
    NotStored,
    Request,
    Response,
    SetTimer,
    StoreBatch,
    Stored,
    StoredLine,
    TimerFired,
)
from emptyhand.table.device.requests import handling
from emptyhand.table.device.shelf import Row, Shelf, rows_of, rows_without
from emptyhand.table.device.table import DeviceTable
from emptyhand.table.room.entries import BadJournal, Line
from emptyhand.table.room.inputs import Connected, Woken
from emptyhand.table.room.recover import replay
from emptyhand.table.room.shell import GONE
from emptyhand.table.room.state import Room, RoomPhase
from emptyhand.table.room.suspend_clock import BEAT_SECONDS, SuspendAwareClock
from emptyhand.words.speech import say

BEAT_MS = round(BEAT_SECONDS * 1000)


class Device:
    """`rows` is the shelf as it was stored; `home` is the address of the page, for links."""

    def __init__(self, rows: Mapping[str, str], home: str = "") -> None:
        prepare()
        self._home = home
        self._shelf = Shelf(rows)
        self._tables: dict[str, DeviceTable] = {}
        self._asleep: dict[str, Room] = {}
        """Rooms that nobody looks at, as their journals would give them."""
        self._queue: deque[Request | Connect] = deque()
        self._handled: tuple[Request, Handling] | None = None
        self._entered: str | None = None
        """The room that the first of the queue, or the handler, waits for."""
        self._saved: int | None = None
        """The batch that the handler waits for."""
        self._batches: dict[int, StoreBatch] = {}
        self._count = 0
        self._effects: list[Effect] = []
        self._moment = Moment(0, 0, b"")
        self._clock = SuspendAwareClock(lambda: self._moment.ms / 1000)

    def step(self, incoming: DeviceInput, moment: Moment) -> list[Effect]:
        """Return what has to be done, in order. A `Fetch` must see what every `StoreBatch` before it has stored."""
        self._moment, self._effects = moment, []
        self._clock.now_ms()
        match incoming:
            case Request() | Connect():
                self._queue.append(incoming)
            case Message(client, text):
                if table := self._table_of(client):
                    table.hear(client, text)
            case Disconnect(client):
                self._disconnect(client)
            case Stored(batch):
                self._stored(batch)
            case NotStored():
                self._not_stored(incoming)
            case Fetched(room, lines):
                self._fetched(room, lines)
            case BotAnswered(room):
                if thinking := self._tables.get(room):
                    thinking.bot_answered(incoming)
            case TimerFired():
                for table in list(self._tables.values()):
                    table.fire()
        self._work()
        self._rest()
        return self._effects

    def _now(self) -> tuple[int, Moment]:
        return self._clock.now_ms(), self._moment

    def _rest(self) -> None:
        """Put the rooms to sleep that nobody looks at, and ask to be woken for the timers of the others."""
        for code, table in list(self._tables.items()):
            if table.gone or table.is_idle:
                del self._tables[code]
                if not table.gone:
                    self._asleep[code] = Room(table.room.kept)
        due = [timer.due_ms for table in self._tables.values() for timer in table.timers]
        if due:
            self._effects.append(SetTimer(min(max(0, min(due) - self._clock.now_ms()), BEAT_MS)))

    # -- requests and connections, in order --------------------------------------------------------------------------

    def _work(self) -> None:
        """Handle what waits, up to something that has to be stored or read first."""
        while self._queue and self._handled is None and self._entered is None:
            first = self._queue.popleft()
            if isinstance(first, Connect):
                self._open_connection(first)
            else:
                self._begin(first)

    def _begin(self, request: Request) -> None:
        try:
            self._handled = request, handling(request, self._shelf, self._moment, self._home)
        except ApiRefusal as error:
            self._answer(request, refusal(error))
            return
        self._go_on(None)

    def _go_on(self, result: object) -> None:
        """Run the handler up to the next thing that it needs, or to its answer."""
        assert self._handled is not None
        request, handler = self._handled
        try:
            need = handler.throw(result) if isinstance(result, ApiRefusal) else handler.send(result)
        except StopIteration as done:
            self._answer(request, done.value)
        except ApiRefusal as error:
            self._answer(request, refusal(error))
        else:
            self._provide(need)

    def _provide(self, need: Need) -> None:
        match need:
            case Save(rows, lines):
                self._saved = self._store(lines, rows)
            case Enter(code):
                room = self._known(code)
                if room is not None:
                    self._go_on(room.kept)
                elif not self._fetch(code):
                    self._go_on(absent())
            case Discard(code):
                if table := self._tables.pop(code, None):
                    table.stop("", GONE)
                self._asleep.pop(code, None)
                self._saved = self._store((), rows_without(code), gone=(code,))

    def _answer(self, request: Request, reply: Reply) -> None:
        self._handled = None
        self._effects.append(Response(request.number, reply.status, reply.kind, reply.body.decode()))

    def _open_connection(self, request: Connect) -> None:
        """Connect a client, or close the connection if there is no such room or person."""
        code = clean_code(request.room)
        owner, names = self._shelf.owner, self._shelf.companions(code)
        person = name = None
        if owner is not None and code in self._shelf.rooms and 0 <= request.companion <= len(names):
            person = [owner.person, *companions_of(owner.person)][request.companion]
            name = [owner.name, *names][request.companion]
        if person is None or name is None:
            self._effects.append(CloseConnection(request.client, GONE))
        elif self._known(code) is not None:
            self._connect(self._woken(code), request, person, name)
        elif self._fetch(code):
            self._queue.appendleft(request)
        else:
            self._effects.append(CloseConnection(request.client, GONE))

    def _connect(self, table: DeviceTable | None, request: Connect, person: str, name: str) -> None:
        if table is None:
            self._effects.append(CloseConnection(request.client, GONE))
            return
        self._effects.append(ConnectionOpened(request.client))
        table.connect(Connected(request.client, person, name, request.version))

    def _disconnect(self, client: str) -> None:
        self._queue = deque(each for each in self._queue if not isinstance(each, Connect) or each.client != client)
        if table := self._table_of(client):
            table.disconnect(client)

    # -- rooms -------------------------------------------------------------------------------------------------------

    def _known(self, code: str) -> Room | None:
        """Return a room that is in memory."""
        table = self._tables.get(code)
        return table.room if table else self._asleep.get(code)

    def _table_of(self, client: str) -> DeviceTable | None:
        return next((table for table in self._tables.values() if client in table.clients), None)

    def _fetch(self, code: str) -> bool:
        """Have a room read from its journal; False if there is none to use."""
        row = self._shelf.rooms.get(code)
        if row is None or row.closed:
            return False
        self._entered = code
        self._effects.append(Fetch(code))
        return True

    def _fetched(self, code: str, lines: tuple[FetchedLine, ...]) -> None:
        if code != self._entered:
            return
        self._entered = None
        try:
            room = replay([Line(line.seq, line.body.encode()) for line in lines])
        except BadJournal:
            room = None
        if room is not None and room.kept.phase is not RoomPhase.CLOSED:
            self._asleep[code] = room
        if self._handled is not None:
            self._go_on(absent() if self._known(code) is None else self._asleep[code].kept)
        elif self._known(code) is None and self._queue and isinstance(first := self._queue[0], Connect):
            self._queue.popleft()
            self._effects.append(CloseConnection(first.client, GONE))

    def _woken(self, code: str) -> DeviceTable | None:
        """Return the table of a room that is in memory; None if it ends at once."""
        table = self._tables.get(code)
        if table is None:
            assert self._shelf.owner is not None
            row, owner = self._shelf.rooms[code], self._shelf.owner.person
            table = DeviceTable(row, self._asleep.pop(code), owner, self._emit, self._write, self._keep, self._now)
            self._tables[code] = table
            table.feed(Woken())
        return None if table.gone else table

    def _emit(self, effect: Effect) -> None:
        self._effects.append(effect)

    def _write(self, lines: tuple[StoredLine, ...]) -> None:
        self._store(lines, {})

    def _keep(self, row: Row) -> None:
        """StoreBatch a row, without anybody waiting for it. A finished game that is there already stays as it is."""
        rows = rows_of(row)
        waiting = {key for batch in self._batches.values() for key in batch.rows}
        for key in list(rows):
            if key.startswith("game/") and (key in waiting or key.removeprefix("game/") in self._shelf.games):
                del rows[key]
        if rows:
            self._store((), rows)

    # -- storing -----------------------------------------------------------------------------------------------------

    def _store(self, lines: tuple[StoredLine, ...], rows: Mapping[str, str | None], gone: tuple[str, ...] = ()) -> int:
        self._count += 1
        store = self._batches[self._count] = StoreBatch(self._count, lines, dict(rows), gone)
        self._effects.append(store)
        return self._count

    def _stored(self, batch: int) -> None:
        store = self._batches.pop(batch, None)
        if store is None:
            return
        self._shelf.take(store.rows)
        for line in store.lines:
            if table := self._tables.get(line.room):
                table.written((line.seq,))
        self._done(batch, None)

    def _not_stored(self, failure: NotStored) -> None:
        store = self._batches.pop(failure.batch, None)
        if store is None:
            return
        for line in store.lines:
            if table := self._tables.get(line.room):
                table.written((line.seq,), failure.why, fenced=failure.fenced)
        self._done(failure.batch, ApiRefusal(503, say("offline-unwritten")))

    def _done(self, batch: int, failure: ApiRefusal | None) -> None:
        if batch == self._saved:
            self._saved = None
            self._go_on(failure)
