"""One step of a room while it runs. Handlers change a UnitOfWork; everywhere else a room is an immutable value."""

from __future__ import annotations

from collections.abc import Mapping

from emptyhand.room.entries import AnyEntry, Line, write
from emptyhand.room.inputs import Letter, Outcome, Request, Timer
from emptyhand.room.messages import Refused, ToClient, encode
from emptyhand.room.state import Client, Kept, Live, Pending, Room, Seat
from emptyhand.speech import Phrase, to_json
from emptyhand.structs import replace

NEED_QUIET = frozenset({"turn", "warn", "bot", "stuck", "idle", "host", "pause", "reveal"})
"""Timers that write to the journal: they wait while an entry is pending."""


class UnitOfWork:
    """The state of the room so far, and the outputs that leave it when the step is done."""

    def __init__(self, room: Room, now_ms: int) -> None:
        self.kept: Kept = room.kept
        self.live: Live = room.live
        self.due = dict(room.live.due)
        """Timers by name; they change often, so the step has its own copy."""
        self.now_ms = now_ms
        self.lines: list[Line] = []
        self.outbox: list[Letter] = []
        self.requests: list[Request] = []
        self._here: tuple[tuple[Seat, ...], Mapping[str, Client], frozenset[int]] | None = None
        """The answer of `here` for these seats and clients: a step asks several times."""

    def outcome(self) -> Outcome:
        due = sorted(self.due.items())
        if self.live.pending is not None:
            due = [(name, at) for name, at in due if name.partition(":")[0] not in NEED_QUIET]
        timers = tuple([Timer(name, at) for name, at in due])
        room = Room(self.kept, replace(self.live, due=self.due, now_ms=self.now_ms))
        return Outcome(room, tuple(self.lines), tuple(self.outbox), timers, tuple(self.requests))

    # -- the journal -------------------------------------------------------------------------------------------------

    def write(self, entry: AnyEntry, client: str | None = None) -> None:
        """Send an entry to the journal. It takes effect, and `client` gets its answer, once it is durable."""
        assert self.live.pending is None
        pending = Pending(self.kept.version + 1, entry, write(entry), client)
        self.live = replace(self.live, pending=pending)
        self.lines.append(Line(pending.seq, pending.body))

    # -- people ------------------------------------------------------------------------------------------------------

    def seat_of(self, client: str | None) -> int | None:
        """Return the seat of a connection's person; None for spectators and closed connections."""
        known = None if client is None else self.live.clients.get(client)
        return None if known is None else self.kept.seat_of(known.person)

    def here(self) -> frozenset[int]:
        """Return the seats whose people are connected."""
        seats, clients = self.kept.seats, self.live.clients
        if self._here is None or self._here[0] is not seats or self._here[1] is not clients:
            people = {client.person for client in clients.values()}
            self._here = seats, clients, frozenset([n for n, seat in enumerate(seats) if seat.person in people])
        return self._here[2]

    def tell(self, client: str, message: ToClient) -> None:
        """Queue a message for a connection that is still open."""
        if client in self.live.clients:
            self.outbox.append(Letter(client, encode(message)))

    def tell_all(self, message: ToClient) -> None:
        data = encode(message)
        self.outbox += [Letter(client, data) for client in self.live.clients]

    def refuse(self, client: str, about: str, why: Phrase, seq: int | None = None, expected: int | None = None) -> None:
        """Tell a person in one sentence why their message had no effect."""
        self.tell(client, Refused(self.kept.version, about, to_json(why), seq, expected))

    # -- timers ------------------------------------------------------------------------------------------------------

    def set_timer(self, name: str, due_ms: int) -> None:
        self.due[name] = due_ms

    def drop_timers(self, *names: str) -> None:
        for name in names:
            self.due.pop(name, None)
