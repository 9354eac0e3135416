"""One step of a room while it runs. Handlers change a UnitOfWork; everywhere else a room is an immutable value."""

from __future__ import annotations

from collections.abc import Mapping

from emptyhand.table.room.entries import AnyEntry, Line, write
from emptyhand.table.room.inputs import DealKey, Heard, Outcome, OutgoingMessage, SeatWanted, ShellRequest, Timer
from emptyhand.table.room.messages import Refused, ToClient, encode
from emptyhand.table.room.state import Client, LiveState, Pending, Room, RoomSeat, SavedState
from emptyhand.table.structs import replace
from emptyhand.words.speech import Phrase, to_json

MAX_WAITING = 32
NEED_QUIET = frozenset({"turn", "warn", "bot", "stuck", "idle", "host", "pause", "reveal"})
"""Timers that write to the journal: they wait while an entry is pending."""


class UnitOfWork:
    """The state of the room so far, and the outputs that leave it when the step is done."""

    def __init__(self, room: Room, now_ms: int) -> None:
        self.kept: SavedState = room.kept
        self.live: LiveState = room.live
        self.due = dict(room.live.due)
        """Timers by name; they change often, so the step has its own copy."""
        self.now_ms = now_ms
        self.lines: list[Line] = []
        self.outbox: list[OutgoingMessage] = []
        self.requests: list[ShellRequest] = []
        self._here: tuple[tuple[RoomSeat, ...], Mapping[str, Client], frozenset[int], frozenset[str]] | None = None
        """Cached presence for these seats and clients: a step needs it several times."""

    def outcome(self) -> Outcome:
        waits = self.live.pending is not None
        # Hidden, not dropped: the shell fires them at once when the entry is committed.
        due = sorted(self.due.items())
        timers = tuple([Timer(name, at) for name, at in due if not waits or name not in NEED_QUIET])
        room = Room(self.kept, replace(self.live, due=self.due, now_ms=self.now_ms))
        return Outcome(room, tuple(self.lines), tuple(self.outbox), timers, tuple(self.requests))

    # -- the journal -------------------------------------------------------------------------------------------------

    def write(self, entry: AnyEntry, client: str | None = None) -> None:
        """Send an entry to the journal. It takes effect, and `client` gets its answer, once it is durable."""
        assert self.live.pending is None
        pending = Pending(self.kept.version + 1, entry, write(entry), client)
        self.live = replace(self.live, pending=pending)
        self.lines.append(Line(pending.seq, pending.body))

    def defer(self, incoming: Heard | DealKey | SeatWanted) -> bool:
        """Queue an input until the pending entry is committed. Return False if too many wait already."""
        if len(self.live.queue) >= MAX_WAITING:
            return False
        self.live = replace(self.live, queue=(*self.live.queue, incoming))
        return True

    # -- people ------------------------------------------------------------------------------------------------------

    def seat_of(self, client: str | None) -> int | None:
        """Return the seat of a connection's person; None for spectators and closed connections."""
        known = None if client is None else self.live.clients.get(client)
        return None if known is None else self.kept.seat_of(known.person)

    def here(self) -> frozenset[int]:
        """Return the seats whose people are connected."""
        return self._who_is_there()[2]

    def connected(self) -> frozenset[str]:
        """Return the people who are connected, at a seat or not."""
        return self._who_is_there()[3]

    def _who_is_there(self) -> tuple[tuple[RoomSeat, ...], Mapping[str, Client], frozenset[int], frozenset[str]]:
        seats, clients, known = self.kept.seats, self.live.clients, self._here
        # By identity: both are replaced when they change, and comparing them would cost as much as looking again.
        if known is None or known[0] is not seats or known[1] is not clients:
            people = frozenset([client.person for client in clients.values()])
            here = frozenset([n for n, seat in enumerate(seats) if seat.person in people])
            known = self._here = seats, clients, here, people
        return known

    def tell(self, client: str, message: ToClient) -> None:
        """Queue a message for a connection that is still open."""
        if client in self.live.clients:
            self.outbox.append(OutgoingMessage(client, encode(message)))

    def tell_all(self, message: ToClient) -> None:
        data = encode(message)
        self.outbox += [OutgoingMessage(client, data) for client in self.live.clients]

    def refuse(self, client: str, about: str, why: Phrase, seq: int | None = None, expected: int | None = None) -> None:
        """Tell a person in one sentence why their message had no effect."""
        self.tell(client, Refused(self.kept.version, about, to_json(why), seq, expected))

    # -- timers ------------------------------------------------------------------------------------------------------

    def set_timer(self, name: str, due_ms: int) -> None:
        self.due[name] = due_ms

    def drop_timers(self, *names: str) -> None:
        for name in names:
            self.due.pop(name, None)
