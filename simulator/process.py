"""A process that owns the room, and its disk: the shell around the room, simulated.

The clock and the outboxes are those of the real server.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emptyhand.game.moves import legal_moves_for
from emptyhand.notation import format_token
from emptyhand.room import (
    AskBot,
    AskHint,
    BotMoved,
    Committed,
    Cut,
    DealKey,
    Disconnected,
    Drop,
    Heard,
    HintFound,
    Input,
    Line,
    NeedKey,
    NotCommitted,
    Outcome,
    Room,
    Tick,
    step,
)
from emptyhand.room.messages import Resync
from emptyhand.room.outbox import Outbox
from emptyhand.room.suspend_clock import SuspendAwareClock
from simulator.oracle import require
from simulator.watch import Watch

if TYPE_CHECKING:
    from simulator.people import Person
    from simulator.world import World

STUCK_MS = 10_000
IN_THE_KERNEL = 3
"""Messages that a connection buffers for a stalled reader."""
OUTAGE_MS = 4_000
HANG_MS = 6_000


class NetworkLink:
    """A connection between a person and a process; to the process it is a pipe that fills up if the person stalls."""

    def __init__(self, name: str, person: Person, process: Process) -> None:
        self.name = name
        self.person = person
        self.process = process
        self.open = True
        self.unread: list[bytes] = []
        self.when_free: Callable[[], None] | None = None
        self.outbox = Outbox(self, self._catch_up, process.soon.append)

    @property
    def free(self) -> bool:
        return self.open and not (self.person.stalled and len(self.unread) >= IN_THE_KERNEL)

    def send_all(self, batch: list[bytes]) -> None:
        for data in batch:
            self.process.world.deliver(self, data)
        if not self.free:
            self.process.world.after(STUCK_MS, self._abort_if_stalled)

    def close(self, code: int) -> None:
        del code
        self.process.world.after(self.process.world.weather.delay_ms + 1, lambda: self.process.cut(self.name))

    def arrive(self, data: bytes) -> None:
        """A message has reached the person's end."""
        if self.person.link is not self:
            return
        if self.person.stalled:
            self.unread.append(data)
            if not self.free:
                self.process.world.after(STUCK_MS, self._abort_if_stalled)
        else:
            self.person.hear(self.process.world, data)

    def read_on(self) -> None:
        """The person reads again."""
        unread, self.unread = self.unread, []
        for data in unread:
            self.arrive(data)
        if self.when_free is not None:
            self.when_free()
            self.process.run_soon()

    def _abort_if_stalled(self) -> None:
        """Disconnect a stalled reader."""
        if self.open and not self.free:
            self._end()

    def keepalive(self) -> None:
        """Disconnect a peer that does not answer pings."""
        if self.open and self.person.stalled:
            self._end()

    def _end(self) -> None:
        if self.process.alive:
            self.process.cut(self.name)
            self.process.feed(Disconnected(self.name))

    def _catch_up(self) -> None:
        self.process.feed(Heard(self.name, Resync(0)))


class Process:
    """The room in one process. Its clock starts anywhere and may jump ahead."""

    def __init__(self, world: World, base_ms: int) -> None:
        self.world = world
        self.alive = True
        self.offset = base_ms - world.now
        self.clock = SuspendAwareClock(lambda: (world.now + self.offset) / 1000)
        self.room: Room
        self.timers: dict[str, int] = {}
        self.links: dict[str, NetworkLink] = {}
        self.soon: list[Callable[[], None]] = []
        """Functions to run after the current step."""
        self.watch = Watch(world.weather.options)
        self.alarm = 0
        world.processes.append(self)

    def begin(self, outcome: Outcome) -> None:
        self.room = outcome.room
        self._do(outcome)

    def feed(self, given: Input) -> None:
        if not self.alive or (self.world.resting and _goes_by_itself(given)):
            return
        before = self.room
        outcome = step(before, given, self.clock.now_ms())
        self.room = outcome.room
        self.watch.stepped(before, given, outcome, self.world.now)
        self._do(outcome)

    def _do(self, outcome: Outcome) -> None:
        world = self.world
        for line in outcome.lines:
            world.disk.append(self, line)
        for letter in outcome.outbox:
            world.oracle.sent(letter, self.room.kept.version)
            self.post(letter.client, letter.data)
        for request in outcome.requests:
            self._request(request)
        self.timers = dict(outcome.timers)
        self._set_alarm()
        self.run_soon()

    def post(self, client: str, data: bytes) -> None:
        """Put a message into the outbox of a connection; this never blocks."""
        if client in self.links:
            self.links[client].outbox.put(data)

    def run_soon(self) -> None:
        while self.soon:
            self.soon.pop(0)()

    def _request(self, request: object) -> None:
        match request:
            case AskBot():
                self._ask_bot(request)
            case AskHint(seat, at, view):
                found = format_token(view.law, None, legal_moves_for(view.law, view)[0])
                given = HintFound(seat, at, found, "only", ())
                self.world.after(self.world.faults.of("hint").choice((0, 900, 5_000)), lambda: self.feed(given))
            case NeedKey(game):
                chance = self.world.faults.of("key")
                key = chance.randbytes(32)
                self.world.after(chance.randint(0, 50), lambda: self.feed(DealKey(game, key)))
            case Cut(client) if client in self.links:
                self.links[client].outbox.end(4000)
            case Drop():
                self.die()
                self.world.replace_owner(self)

    def _ask_bot(self, request: AskBot) -> None:
        faults, weather = self.world.faults, self.world.weather
        if self.world.stormy and faults.strikes("bot_silent", weather.bot_silent):
            return
        chance = faults.of("bot")
        move = chance.choice(legal_moves_for(request.view.law, request.view))
        wrong = faults.strikes("bot_wrong", weather.bot_wrong)
        given = BotMoved(request.seat, request.seq, "9" if wrong else format_token(request.view.law, None, move))
        self.world.after(chance.choice((0, 100, 900, 2_500)), lambda: self.feed(given))

    # -- time --------------------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """Set one alarm for the next timer, as an event loop does."""
        self.alarm += 1
        if self.timers and self.alive:
            number = self.alarm
            left = min(self.timers.values()) - self.clock.now_ms()
            self.world.after(max(0, left), lambda: self._fire(number))

    def _fire(self, number: int) -> None:
        """Fire the timers that are due; after a suspension the clock may not have reached any."""
        if number == self.alarm and self.alive:
            now = self.clock.now_ms()
            due = [name for name, at in self.timers.items() if at <= now]
            if not due:
                self._set_alarm()
            for name in due:
                self.feed(Tick(name))

    def jump(self, ahead_ms: int) -> None:
        """The process, or the machine, was suspended."""
        self.clock.now_ms()
        self.offset += ahead_ms
        self.watch.stood_still(ahead_ms)
        self._set_alarm()

    # -- the end -----------------------------------------------------------------------------------------------------

    def cut(self, client: str) -> None:
        link = self.links.pop(client, None)
        if link is not None:
            link.open = False
            if link.person.link is link:
                link.person.link = None

    def die(self) -> None:
        self.alive = False
        for client in list(self.links):
            self.cut(client)


def _goes_by_itself(given: Input) -> bool:
    """Return whether this input would move the game on although nobody acts."""
    return isinstance(given, BotMoved | DealKey) or (isinstance(given, Tick) and given.name != "journal")


class Disk:
    """Makes lines durable after a while, in order, unless that fails; a number that is taken is refused for good."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.flying: list[tuple[Process, Line]] = []
        self.out_until = 0
        self.slow_until = 0

    def append(self, process: Process, line: Line) -> None:
        self.flying.append((process, line))
        delay = self.world.faults.of("disk").randint(0, self.world.weather.disk_ms)
        self.world.after(delay + max(0, self.slow_until - self.world.now), lambda: self._done(process, line))

    def _done(self, process: Process, line: Line) -> None:
        if (process, line) not in self.flying:
            return
        self.flying.remove((process, line))
        world = self.world
        struck = world.stormy and world.faults.strikes("disk_fails", world.weather.disk_fails)
        if line.seq <= len(world.oracle.lines):
            process.feed(NotCommitted(line.seq, "the number is taken", fenced=True))
        elif struck or world.now < self.out_until:
            process.feed(NotCommitted(line.seq, "the disk is full"))
        else:
            require(line.seq == len(world.oracle.lines) + 1, f"line {line.seq} leaves a gap in the journal")
            world.oracle.safe(line)
            process.feed(Committed(line.seq))

    def crash(self, process: Process) -> None:
        """Lines in flight when a process died may or may not be durable."""
        for one, line in [f for f in self.flying if f[0] is process]:
            self.flying.remove((one, line))
            if self.world.faults.of("crash").random() < 0.5 and line.seq == len(self.world.oracle.lines) + 1:
                self.world.oracle.safe(line)

    def fail_for_a_while(self) -> None:
        self.out_until = self.world.now + OUTAGE_MS

    def hang(self) -> None:
        self.slow_until = self.world.now + HANG_MS
