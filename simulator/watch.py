"""Checks the steps of a process: clocks are fair, stand-ins decide only when they may, timers do not pile up.

It measures in the world's time, not the process's: a suspension does not count.
"""

from __future__ import annotations

from emptyhand.table.room import Heard, Input, Options, Outcome, Room
from emptyhand.table.room.beginning import SILENT_MS
from emptyhand.table.room.clock import GRACE_MS, OF_TURN
from emptyhand.table.room.entries import MoveMade, StoodUp, read
from emptyhand.table.room.messages import ReturnToSeat
from emptyhand.table.room.state import AUTOPILOT, RoomPhase
from emptyhand.table.room.suspend_clock import GAP_SECONDS
from simulator.ballot_watch import BallotWatch
from simulator.oracle import require

OTHER_TIMERS = 10


class Watch:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.began: dict[int, int] = {}
        """When each decision became due."""
        self.back: dict[int, int] = {}
        """When a person first came back to a decision."""
        self.ballots = BallotWatch()
        self.asked: int | None = None
        """When the first person asked for another game."""
        self.lost_ms = 0
        """Suspensions too short for the clock to notice, which people have lost."""

    def stood_still(self, length_ms: int) -> None:
        """The process was suspended."""
        if length_ms <= GAP_SECONDS * 1000:
            self.lost_ms += length_ms

    def stepped(self, before: Room, incoming: Input, outcome: Outcome, now: int) -> None:
        self.ballots.stepped(before, incoming, outcome)
        kept, playing = outcome.room.kept, outcome.room.kept.playing
        names = {timer.name for timer in outcome.timers}
        require(len(names) <= OTHER_TIMERS + kept.players, f"timers pile up: {sorted(names)}")
        if kept.phase is not RoomPhase.PLAYING or kept.paused:
            require(names.isdisjoint(OF_TURN), f"nothing is to be decided, and yet there are {sorted(names)}")
        if playing is not None:
            if outcome.room.live.turn is None:
                # Nobody is connected: a person who comes back has the whole time.
                self.began.pop(playing.at, None)
                self.back.pop(playing.at, None)
            self.began.setdefault(playing.at, now)
            self._note_return(before, incoming, playing.at, now)
            if [seat.person for seat in before.kept.seats] != [seat.person for seat in kept.seats]:
                self.back.pop(playing.at, None)
        self._note_asked(outcome.room, now)
        if before.live.pending is None:
            for line in outcome.lines:
                entry = read(line.body)
                if isinstance(entry, MoveMade) and entry.by == "stand-in" and playing is not None:
                    self._rightly_replaced(outcome.room, entry.seat, playing.at, now)
                elif isinstance(entry, StoodUp) and entry.silent:
                    self._rightly_left_out(entry.seat, now)

    def _note_asked(self, room: Room, now: int) -> None:
        if room.kept.phase is not RoomPhase.OVER or not room.live.ready:
            self.asked = None
        elif self.asked is None:
            self.asked = now

    def _rightly_left_out(self, seat: int, now: int) -> None:
        """A person has the whole time to ask for another game, whether they are connected or not."""
        waited = 0 if self.asked is None else now - self.asked + self.lost_ms
        require(waited >= SILENT_MS, f"seat {seat} went to a bot {waited} ms after the first asked for another game")

    def _note_return(self, before: Room, incoming: Input, at: int, now: int) -> None:
        match incoming:
            case Heard(client, ReturnToSeat()) if client in before.live.clients and before.live.pending is None:
                seat = before.kept.seat_of(before.live.clients[client].person)
                turn = before.live.turn
                mine = turn is not None and turn.at == at and turn.seat == seat
                if mine and turn is not None and turn.timed_out and not turn.grace_used:
                    self.back.setdefault(at, now)

    def _rightly_replaced(self, room: Room, seat: int, at: int, now: int) -> None:
        """A stand-in decides only for a person who is away, is on autopilot, or has had the whole time."""
        place = room.kept.seats[seat]
        here = place.person in {client.person for client in room.live.clients.values()}
        if not here or place.missed >= AUTOPILOT:
            return
        since = now - self.began[at] + self.lost_ms
        in_time = self.options.clock_ms == 0 or since < self.options.clock_ms
        require(not in_time, f"a stand-in decided for seat {seat} after {since} ms of {self.options.clock_ms}")
        if at in self.back:
            again = now - self.back[at] + self.lost_ms
            require(again >= min(GRACE_MS, since), f"a stand-in decided {again} ms after seat {seat} was taken back")
