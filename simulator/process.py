"""A process that owns the room, and its disk: the shell around the room, simulated.

The clock and the outboxes are those of the real server.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.notation import format_token
from emptyhand.game.record import Record
from emptyhand.table.room import (
    AskBot,
    AskHint,
    BotMoved,
    DealKey,
    Disconnected,
    Heard,
    HintAnswer,
    HintReady,
    Input,
    Line,
    Outcome,
    OutgoingMessage,
    Tick,
)
from emptyhand.table.room.messages import Resync
from emptyhand.table.room.outbox import Outbox
from emptyhand.table.room.shell import Shell
from emptyhand.table.room.suspend_clock import SuspendAwareClock
from emptyhand.words.speech import Phrase
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
        if not self.process.gone:
            self.process.cut(self.name)
            self.process.feed(Disconnected(self.name))

    def _catch_up(self) -> None:
        self.process.feed(Heard(self.name, Resync(0)))


class Process(Shell):
    """The room in one process, opened by a first step at a time. Its clock starts anywhere and may jump ahead."""

    def __init__(self, world: World, base_ms: int, first_step: Callable[[int], Outcome]) -> None:
        self.world = world
        self.offset = base_ms - world.now
        self.clock = SuspendAwareClock(lambda: (world.now + self.offset) / 1000)
        self.links: dict[str, NetworkLink] = {}
        self.soon: list[Callable[[], None]] = []
        """Functions to run after the current step."""
        self.watch = Watch(world.weather.options)
        self.alarm = 0
        world.processes.append(self)
        opened = first_step(self.clock.now_ms())
        super().__init__(opened.room)
        self.carry_out(opened)

    def feed(self, incoming: Input) -> None:
        if not self.gone and not (self.world.resting and _goes_by_itself(incoming)):
            super().feed(incoming)
            self.run_soon()

    def step(self, incoming: Input) -> Outcome:
        before, outcome = self.room, super().step(incoming)
        self.watch.stepped(before, incoming, outcome, self.world.now)
        return outcome

    # -- ports -------------------------------------------------------------------------------------------------------

    def now_ms(self) -> int:
        return self.clock.now_ms()

    def write(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.world.disk.append(self, line)

    def send(self, client: str, data: bytes) -> None:
        self.world.oracle.sent(OutgoingMessage(client, data), self.room.kept.version)
        if client in self.links:
            self.links[client].outbox.put(data)

    def close(self, client: str, code: int) -> None:
        if client in self.links:
            self.links[client].outbox.end(code)

    def keep(self, game: int, record: Record) -> None:
        """Do nothing: the oracle reads finished games from the journal."""

    def stop(self, why: Phrase | str, code: int) -> None:
        del why, code
        self.die()
        self.world.replace_owner(self)

    def run_soon(self) -> None:
        while self.soon:
            self.soon.pop(0)()

    def draw_key(self, game: int) -> None:
        chance = self.world.faults.of("key")
        key = chance.randbytes(32)
        self.world.after(chance.randint(0, 50), lambda: self.feed(DealKey(game, key)))

    def ask_hint(self, request: AskHint) -> None:
        view = request.view
        token = format_token(view.law, None, canonical_moves_for(view.law, view)[0])
        ready = HintReady(request.seat, request.at, HintAnswer(token, "only", ()))
        self.world.after(self.world.faults.of("hint").choice((0, 900, 5_000)), lambda: self.feed(ready))

    def ask_bot(self, request: AskBot) -> None:
        faults, weather = self.world.faults, self.world.weather
        if self.world.stormy and faults.strikes("bot_silent", weather.bot_silent):
            return
        chance = faults.of("bot")
        move = chance.choice(canonical_moves_for(request.view.law, request.view))
        wrong = faults.strikes("bot_wrong", weather.bot_wrong)
        incoming = BotMoved(request.seat, request.seq, "9" if wrong else format_token(request.view.law, None, move))
        self.world.after(chance.choice((0, 100, 900, 2_500)), lambda: self.feed(incoming))

    # -- time --------------------------------------------------------------------------------------------------------

    def set_alarm(self, due_ms: int) -> None:
        """Set one alarm for the next timer, as an event loop does."""
        self.alarm += 1
        number = self.alarm
        self.world.after(max(0, due_ms - self.clock.now_ms()), lambda: self._go_off(number))

    def _go_off(self, number: int) -> None:
        if number == self.alarm and not self.gone:
            self.fire()

    def jump(self, ahead_ms: int) -> None:
        """The process, or the machine, was suspended."""
        self.clock.now_ms()
        self.offset += ahead_ms
        self.watch.stood_still(ahead_ms)
        self.schedule()

    # -- the end -----------------------------------------------------------------------------------------------------

    def cut(self, client: str) -> None:
        link = self.links.pop(client, None)
        if link is not None:
            link.open = False
            if link.person.link is link:
                link.person.link = None

    def die(self) -> None:
        self.gone = True
        for client in list(self.links):
            self.cut(client)


def _goes_by_itself(incoming: Input) -> bool:
    """Return whether this input would move the game on although nobody acts."""
    return isinstance(incoming, BotMoved | DealKey) or (isinstance(incoming, Tick) and incoming.name != "journal")


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
            process.written((line.seq,), "the number is taken", fenced=True)
        elif struck or world.now < self.out_until:
            process.written((line.seq,), "the disk is full")
        else:
            require(line.seq == len(world.oracle.lines) + 1, f"line {line.seq} leaves a gap in the journal")
            world.oracle.safe(line)
            process.written((line.seq,))

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
