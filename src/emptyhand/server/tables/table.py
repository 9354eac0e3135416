"""One room in this process: feeds inputs to the room's state machine and carries out what it asks for.

Everything here runs in the event loop and nothing blocks: a line goes to the journal and returns as Committed, a
request goes to a bot and returns as BotMoved, a message goes to the outbox of its connection.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Protocol

from emptyhand.game.notation import format_token
from emptyhand.game.record import Record
from emptyhand.players.bots.greedy import Greedy
from emptyhand.rules.actions import Move
from emptyhand.server.access.guests import wall_ms
from emptyhand.server.access.room_tags import room_tag
from emptyhand.server.counters import COUNTERS
from emptyhand.server.journal import Fenced, Gap, Journal, JournalEntry
from emptyhand.server.tables.knocks import KNOCK_SECONDS, PendingKnocks
from emptyhand.server.tables.players import BotPlayers
from emptyhand.table.room import messages
from emptyhand.table.room.entries import Line
from emptyhand.table.room.inputs import (
    KEY_BYTES,
    AskBot,
    AskHint,
    BotMoved,
    Connected,
    DealKey,
    Disconnected,
    Heard,
    HintAnswer,
    HintReady,
    Input,
    SeatWanted,
)
from emptyhand.table.room.seats import kept_name
from emptyhand.table.room.shell import SOON, Shell
from emptyhand.table.room.state import Room, RoomPhase, RoomSeat, SavedState
from emptyhand.table.room.suspend_clock import SuspendAwareClock
from emptyhand.words.speech import Phrase, say, to_json

log = logging.getLogger("emptyhand.web")


class Outlet(Protocol):
    """A connection as a table sees it. Neither call blocks."""

    def put(self, data: bytes) -> None: ...
    def end(self, code: int) -> None:
        """Close it once its messages are sent."""


class LiveTable(ABC):
    """A table as connections see it, whichever server owns its room."""

    def __init__(self, code: str, room: Room) -> None:
        self.code = code
        self.room = room
        self.outlets: dict[str, Outlet] = {}
        self.gone = False
        """Whether the table has stopped; look it up again."""

    @property
    def version(self) -> int:
        return self.room.kept.version

    @abstractmethod
    def connect(self, client: str, outlet: Outlet, person: str, name: str, version: int) -> None: ...

    @abstractmethod
    def disconnect(self, client: str) -> None: ...

    @abstractmethod
    def hear(self, client: str, message: messages.ClientMessage) -> None: ...

    @abstractmethod
    def stop(self, why: Phrase | str, code: int) -> None:
        """Stop using this table. Clients get the reason and may come back unless the room is closed."""

    def _part(self, why: Phrase | str, code: int) -> None:
        farewell = messages.encode(messages.Gone(self.version, to_json(why), again=code == SOON))
        for outlet in self.outlets.values():
            outlet.put(farewell)
            outlet.end(code)


class OwnTable(Shell, LiveTable):
    """A room that this server owns, with its timers, connections and requests. `forget` is called once, when it stops.

    The journal must complete its futures in the event loop.
    """

    def __init__(
        self,
        code: str,
        room: Room,
        journal: Journal,
        players: BotPlayers,
        *,
        clock: SuspendAwareClock,
        keep: Callable[[str, int, Record, tuple[RoomSeat, ...]], None],
        forget: Callable[[LiveTable], None],
    ) -> None:
        LiveTable.__init__(self, code, room)
        Shell.__init__(self, room)
        self._clock = clock
        self._journal = journal
        self._players = players
        self._keep_record = keep
        self._forget = forget
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_ms = 0
        self._reported = False
        """Whether the log says that a client knows a later version."""
        self._asked: Future[Move] = Future()
        self._hint: Future[HintAnswer] = Future()
        self._knocks = PendingKnocks()
        for seat in room.kept.seats:
            if seat.bot is not None:
                players.prepare(seat.bot)

    # -- in ----------------------------------------------------------------------------------------------------------

    def connect(self, client: str, outlet: Outlet, person: str, name: str, version: int) -> None:
        if self.gone:
            # It stopped after the caller had found it.
            outlet.end(SOON)
            return
        self.outlets[client] = outlet
        self.feed(Connected(client, person, name, version))
        if self._knocks.ever and person == self.room.kept.host:
            self._tell_host()

    def disconnect(self, client: str) -> None:
        if self.outlets.pop(client, None) is not None:
            self.feed(Disconnected(client))

    def feed(self, incoming: Input) -> None:
        try:
            super().feed(incoming)
        except Exception as error:  # noqa: BLE001 (one broken table must not end the others)
            # The text of an error might name cards, so it is not logged.
            log.error("table %s broke at version %d: %s", room_tag(self.code), self.version, type(error).__name__)
            # The journal still has the room from before the fault: the next client has it read back.
            self.stop(say("room-read-again"), SOON)

    # -- out ---------------------------------------------------------------------------------------------------------

    def now_ms(self) -> int:
        return self._clock.now_ms()

    def state_changed(self, before: SavedState) -> None:
        _count_games(before.phase, self.room.kept.phase)

    def send(self, client: str, data: bytes) -> None:
        if outlet := self.outlets.get(client):
            outlet.put(data)

    def close(self, client: str, code: int) -> None:
        if outlet := self.outlets.get(client):
            outlet.end(code)

    def write(self, lines: Sequence[Line]) -> None:
        at_ms = wall_ms()
        future = self._journal.append([JournalEntry(self.code, line.seq, at_ms, line.body) for line in lines])
        numbers = tuple([line.seq for line in lines])
        future.add_done_callback(partial(self._stored, numbers, self._loop.time()))

    def _stored(self, numbers: tuple[int, ...], since: float, future: Future[None]) -> None:
        COUNTERS.commits.add(self._loop.time() - since)
        # A gap means the same as a fence: the journal has other entries than this room, so the room is read back.
        error = future.exception()
        self.written(numbers, None if error is None else str(error), fenced=isinstance(error, Fenced | Gap))

    def set_alarm(self, due_ms: int) -> None:
        """Set the alarm unless it is set for earlier: then it stays and may go off for nothing.

        Most timers are postponed again and again, and never fire.
        """
        if self._alarm is None or due_ms < self._alarm_ms:
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm_ms = due_ms
            left_ms = max(0, due_ms - self._clock.now_ms())
            # A millisecond late rather than early: an early alarm would find nothing due.
            self._alarm = self._loop.call_later(left_ms / 1000 + 0.001, self.fire)

    def fire(self) -> None:
        self._alarm = None
        super().fire()

    def draw_key(self, game: int) -> DealKey:
        return DealKey(game, secrets.token_bytes(KEY_BYTES))

    def keep(self, game: int, record: Record) -> None:
        self._keep_record(self.code, game, record, self.room.kept.seats)

    def behind(self, version: int) -> None:
        """Log once that a client knows a later version: clients may claim anything."""
        if not self._reported:
            self._reported = True
            log.warning("a client has seen version %d of a table, whose journal ends at %d", version, self.version)

    def ask_bot(self, request: AskBot) -> None:
        """Ask a bot for a move. A table waits for one decision at a time, so an earlier request is cancelled."""
        self._asked.cancel()
        where = self.room.kept.law, request.view, self.code, request.met
        self._asked = self._players.submit(request.spec, request.seed, *where)
        self._asked.add_done_callback(partial(self._answered, request))

    def _answered(self, request: AskBot, future: Future[Move]) -> None:
        """Pass an answer from the bot's thread to the event loop, unless the loop is closed already."""
        if future.cancelled():
            return
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._chosen, request, future)

    def _chosen(self, request: AskBot, future: Future[Move]) -> None:
        if self.gone:
            return
        try:
            move = future.result()
        except Exception as error:  # noqa: BLE001 (whatever happens to a bot, the table goes on)
            log.warning("table %s: %s did not choose (%s)", room_tag(self.code), request.spec, type(error).__name__)
            move = Greedy(request.seed).choose(request.view)
        self.feed(BotMoved(request.seat, request.seq, format_token(self.room.kept.law, None, move)))

    def ask_hint(self, request: AskHint) -> None:
        """Ask for a hint. Only the latest decision's matters, so an earlier request is cancelled."""
        self._hint.cancel()
        self._hint = self._players.hint(request.view, self.code)
        self._hint.add_done_callback(partial(self._hint_ready, request))

    def _hint_ready(self, request: AskHint, future: Future[HintAnswer]) -> None:
        """Pass a hint from its thread to the event loop, unless the loop is closed already."""
        if future.cancelled() or future.exception() is not None:
            return
        ready = HintReady(request.seat, request.at, future.result())
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.feed, ready)

    # -- people who ask to come in -----------------------------------------------------------------------------------

    def knock(self, person: str, name: str, *, watch: bool) -> None:
        """Ask the host, if connected, to let a person in whom the table has not removed."""
        kept = self.room.kept
        if person in kept.kicked or not self._outlets_of_host():
            return
        if self._knocks.add(person, kept_name(kept, None, name), self._loop.time(), watch=watch):
            self._tell_host()
            # Unanswered, the question ends by itself, and the host has to hear that too.
            self._loop.call_later(KNOCK_SECONDS + 0.001, self._tell_host)

    def answer_knock(self, by: str, number: int, *, yes: bool) -> str | None:
        """Return the person whom the host answers; None if no question has this number, or `by` is not the host."""
        found = self._knocks.answer(number, self._loop.time(), yes=yes) if by == self.room.kept.host else None
        if found is None:
            return None
        if yes and not found.watch:
            self.feed(SeatWanted())
        self._tell_host()
        return found.person

    def _outlets_of_host(self) -> list[Outlet]:
        clients = [client for client, known in self.room.live.clients.items() if known.person == self.room.kept.host]
        return [self.outlets[client] for client in clients if client in self.outlets]

    def _tell_host(self) -> None:
        said = messages.encode(messages.Knocks(self.version, self._knocks.asking(self._loop.time())))
        for outlet in () if self.gone else self._outlets_of_host():
            outlet.put(said)

    # -- the end -----------------------------------------------------------------------------------------------------

    def stop(self, why: Phrase | str, code: int) -> None:
        if self.gone:
            return
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        self._part(why, code)
        self._forget(self)

    @property
    def writing(self) -> bool:
        """Whether a write is pending."""
        return self.room.live.pending is not None

    def hear(self, client: str, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping) and client in self.room.live.clients:
            # Pages ping every second during a game: answer as the room would, without a step of it.
            self.outlets[client].put(messages.encode(messages.Pong(self.version)))
        else:
            self.feed(Heard(client, message))


def _count_games(before: RoomPhase, after: RoomPhase) -> None:
    if after is before:
        return
    if after is RoomPhase.PLAYING:
        COUNTERS.games_started += 1
    elif after is RoomPhase.OVER:
        COUNTERS.games_finished += 1
