"""The shell around a room: feeds it inputs one at a time and carries out the effects of each, in one fixed order.

The server, a device and the simulator run their rooms on it. A subclass brings the ports: clock, journal, connections,
alarm, bots and randomness. No port may block, and no port steps the room: what a port learns is fed or returned.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import final

from emptyhand.game.record import Record
from emptyhand.table.room.entries import Line
from emptyhand.table.room.inputs import (
    AskBot,
    AskHint,
    Behind,
    Committed,
    Cut,
    Drop,
    Input,
    Keep,
    NeedKey,
    NotCommitted,
    Outcome,
    ShellRequest,
    Tick,
    Timer,
)
from emptyhand.table.room.machine import step
from emptyhand.table.room.state import Room, RoomPhase, SavedState
from emptyhand.words.speech import Phrase

GONE = 4000
"""Close code: there is nothing to come back to."""
SOON = 1012
"""Close code: the room will be back soon."""


class Shell(ABC):
    """A room with its timers and the inputs that wait for it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timers: tuple[Timer, ...] = ()
        self.gone = False
        """Whether the shell has stopped; it takes no more inputs."""
        self._waiting: deque[Input] = deque()
        self._busy = False

    # -- ports -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def now_ms(self) -> int: ...

    @abstractmethod
    def write(self, lines: Sequence[Line]) -> None:
        """Append lines to the journal and call `written` once their fate is known."""

    @abstractmethod
    def send(self, client: str, data: bytes) -> None:
        """Send a message to a client; drop it if the client is not connected."""

    @abstractmethod
    def close(self, client: str, code: int) -> None:
        """Close a connection after the messages sent to it."""

    @abstractmethod
    def set_alarm(self, due_ms: int) -> None:
        """Call `fire` at this time; earlier or more than once does no harm."""

    @abstractmethod
    def draw_key(self, game: int) -> Input | None:
        """Return the answer to a request, or None if it is fed later. So do `ask_bot` and `ask_hint`."""

    @abstractmethod
    def ask_bot(self, request: AskBot) -> Input | None: ...

    @abstractmethod
    def ask_hint(self, request: AskHint) -> Input | None: ...

    @abstractmethod
    def keep(self, game: int, record: Record) -> None: ...

    @abstractmethod
    def stop(self, why: Phrase | str, code: int) -> None:
        """Set `gone` and close all connections."""

    def behind(self, version: int) -> None:  # noqa: B027 (optional)
        """Report a client that claims a later version than the journal has. Only a server has an operator to tell."""

    def state_changed(self, before: SavedState) -> None:  # noqa: B027 (optional)
        """Called when the saved state has changed from `before`."""

    # -- the order of effects ----------------------------------------------------------------------------------------

    def feed(self, incoming: Input) -> None:
        """Process an input after those that are already queued."""
        self._waiting.append(incoming)
        # A port may feed while effects are carried out, such as a journal that fails at once. That input has to wait:
        # the rest of the effects belong to the room as it is now.
        if self._busy:
            return
        self._busy = True
        try:
            while self._waiting and not self.gone:
                self.carry_out(self.step(self._waiting.popleft()))
        finally:
            self._busy = False

    def step(self, incoming: Input) -> Outcome:
        return step(self.room, incoming, self.now_ms())

    @final
    def carry_out(self, outcome: Outcome) -> None:
        """Carry out effects: lines, messages, timers, requests."""
        before, self.room = self.room.kept, outcome.room
        # Lines first. The disk takes longest, and everybody waits for it; and if the journal cannot even take the
        # lines, `write` raises before anybody has heard of this step.
        if outcome.lines:
            self.write(outcome.lines)
        # Messages before requests: `Cut` and `Drop` close connections, and a kicked player or the guests of a closed
        # room have to read why first.
        for client, data in outcome.outbox:
            self.send(client, data)
        # Timers before requests: `Drop` cancels the alarm. Set afterwards, it would go off in a room that is gone.
        self.timers = outcome.timers
        self.schedule()
        # A device notes here that a room is closed. After `Drop` nobody would.
        if before is not outcome.room.kept:
            self.state_changed(before)
        # Requests last, in the room's order: `Keep` precedes the `Drop` that forgets the room.
        for request in outcome.requests:
            self._grant(request)

    def schedule(self) -> None:
        """Set the alarm for the earliest timer."""
        if self.timers:
            self.set_alarm(min([timer.due_ms for timer in self.timers]))

    def fire(self) -> None:
        """Fire the timers that are due, or set the alarm again: while a machine is suspended its clock stands still."""
        now_ms = self.now_ms()
        due = [timer.name for timer in self.timers if timer.due_ms <= now_ms]
        if not due:
            self.schedule()
        # The first tick may unset the others; the room ignores a tick whose timer is not set.
        for name in due:
            self.feed(Tick(name))

    def written(self, numbers: Sequence[int], error: str | None = None, *, fenced: bool = False) -> None:
        """Report lines as durable, or as not written."""
        for number in numbers:
            self.feed(Committed(number) if error is None else NotCommitted(number, error, fenced=fenced))

    def _grant(self, request: ShellRequest) -> None:
        answer: Input | None = None
        match request:
            case NeedKey(game):
                answer = self.draw_key(game)
            case AskBot():
                answer = self.ask_bot(request)
            case AskHint():
                answer = self.ask_hint(request)
            case Keep(game, record):
                self.keep(game, record)
            case Cut(client):
                self.close(client, GONE)
            case Behind(version):
                self.behind(version)
            case Drop(why):
                self.stop(why, GONE if self.room.kept.phase is RoomPhase.CLOSED else SOON)
        # An answer waits for the remaining requests: they are about the room as it was asked.
        if answer is not None:
            self._waiting.append(answer)
