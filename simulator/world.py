"""A whole world around real rooms: people, an unreliable network, a slow disk, processes that crash, odd clocks.

One seed decides everything. Time is simulated: half a minute takes some milliseconds.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from random import Random

from emptyhand.table.room import Connected, Disconnected, Heard, Outcome, Woken, create, replay, step
from emptyhand.table.room.messages import ClientMessage
from emptyhand.table.room.names import bot_names
from emptyhand.table.room.state import RoomPhase
from simulator.case import Case
from simulator.faults import FaultInjector
from simulator.oracle import Oracle, require
from simulator.people import Person
from simulator.process import Disk, NetworkLink, Process
from simulator.weather import law

CALM_MS = 240_000
CALM_DECISIONS = 6
LONGEST_MS = 7_200_000
REST_MS = 60_000
HURRY_MS = 200
JUMPS_MS = (500, 30_000, 3_000_000)
UNANSWERED_MS = 40_000
"""The server disconnects a peer that does not answer a ping within this time."""
STALLS_MS = (2_000, 14_000, LONGEST_MS)


class World:
    def __init__(self, case: Case) -> None:
        self.case = case
        self.weather = case.weather
        self.faults = FaultInjector(case.seed, case.only)
        self.now = 0
        self.stormy = True
        self.resting = False
        self.steps = 0
        self._agenda: list[tuple[int, int, Callable[[], None]]] = []
        self.oracle = Oracle()
        self.disk = Disk(self)
        names = [f"p{n}" for n in range(self.weather.people + self.weather.watchers)]
        self.people = [
            Person(name, Random(f"{case.seed}/{name}"), wants_seat=n < self.weather.people)
            for n, name in enumerate(names)
        ]
        self.processes: list[Process] = []
        self.connections = 0
        self._make_room()

    def _make_room(self) -> None:
        bots: list[str | None] = [None] * self.weather.people
        bots += ["random"] * (self.weather.players - self.weather.people)
        names = bot_names(f"{self.case.seed}", len(bots))
        rules, options = law(self.weather.ruleset), self.weather.options
        self._open(lambda now_ms: create(rules, bots, "person-p0", options, now_ms, names=names))

    def _open(self, first_step: Callable[[int], Outcome]) -> None:
        self.owner = Process(self, self.faults.of("clock").randint(0, 10**6), first_step)

    # -- time --------------------------------------------------------------------------------------------------------

    def after(self, delay_ms: int, act: Callable[[], None]) -> None:
        self.steps += 1
        heapq.heappush(self._agenda, (self.now + delay_ms, self.steps, act))

    def _until(self, end_ms: int, enough: Callable[[], bool] = lambda: False) -> None:
        while self._agenda and self._agenda[0][0] <= end_ms and not enough():
            self.now, _, act = heapq.heappop(self._agenda)
            act()
        self.now = max(self.now, min(end_ms, self.now + 1))

    def run(self) -> None:
        """Run a storm, then calm in which the game must go on, then rest in which all clients converge."""
        for person in self.people:
            self._live(person)
        self._plan_the_storm()
        self._until(self.weather.storm_ms)
        self._calm_down()
        self._until(self.now + CALM_MS, lambda: bool(self.oracle.lines))
        require(bool(self.oracle.lines), "the room is never made")
        if any(p.wants_seat and not p.stalled for p in self._welcome()):
            went_on = self._goes_on()
            self._until(self.now + (LONGEST_MS if self.weather.to_the_end else CALM_MS), went_on)
            require(went_on(), f"the game does not go on after {self._decisions()} decisions")
        self.resting = True
        for person in self.people:
            person.wake(self)
        self._until(self.now + REST_MS, self._all_know_the_same)
        for person in self._welcome():
            self.oracle.converged(person)
        self.oracle.final(self)

    def _calm_down(self) -> None:
        self.stormy = False
        for process in self.processes:
            if process is not self.owner and not process.gone:
                self.crash(process)

    def _goes_on(self) -> Callable[[], bool]:
        """Return whether enough was decided, or a game has ended; after a finished game another must begin."""
        decided = self._decisions()
        games = self.oracle.counts["GameStarted"] + (self.oracle.kept.phase is not RoomPhase.PLAYING)

        def enough() -> bool:
            over = self.oracle.kept.phase is RoomPhase.OVER and self.oracle.counts["GameStarted"] >= games
            return over or (not self.weather.to_the_end and self._decisions() >= decided + CALM_DECISIONS)

        return enough

    def _decisions(self) -> int:
        return self.oracle.counts["MoveMade"]

    def _welcome(self) -> list[Person]:
        return [p for p in self.people if p.id not in self.oracle.kept.kicked] if self.oracle.lines else self.people

    def _all_know_the_same(self) -> bool:
        return not self.disk.flying and all(p.version == len(self.oracle.lines) for p in self._welcome())

    # -- bad luck ----------------------------------------------------------------------------------------------------

    def _plan_the_storm(self) -> None:
        weather = self.weather
        for kind, times, act in (
            ("crash", weather.crashes, self.crash_owner),
            ("takeover", weather.takeovers, self.take_over),
            ("jump", weather.jumps, self.jump),
            ("cut", weather.cuts, self.cut_somebody),
            ("stall", weather.stalls, self.stall_somebody),
            ("outage", weather.outages, self.disk.fail_for_a_while),
            ("hang", weather.hangs, self.disk.hang),
        ):
            for at, name in self.faults.plan(kind, times, weather.storm_ms):
                self.after(at, lambda name=name, act=act: self._strike(name, act))  # type: ignore[misc]

    def _strike(self, name: str, act: Callable[[], None]) -> None:
        self.faults.struck.append(name)
        act()

    def crash_owner(self) -> None:
        self.crash(self.owner)
        self.replace_owner(self.owner)

    def crash(self, process: Process) -> None:
        """Crash a process; up to the durable lines its room must equal the one in the journal."""
        if not process.gone:
            process.die()
            self.disk.crash(process)
            version = process.room.kept.version
            require(version <= len(self.oracle.lines), "a process knew of more than was safe")
            truth = self.oracle.lives[version - 1] if version else process.room.kept
            require(process.room.kept == truth, "a process had another room than the journal")

    def replace_owner(self, gone: Process) -> None:
        if gone is self.owner:
            self.after(self.faults.of("restart").randint(50, 2_000), lambda: self._start_anew(gone))

    def _start_anew(self, gone: Process) -> None:
        if gone is self.owner:
            self.take_over()

    def take_over(self) -> None:
        """Let another process read the room back and own it, whether its predecessor is gone or not."""
        if not self.oracle.lines:
            self._make_room()
        elif self.oracle.kept.phase is not RoomPhase.CLOSED:
            room = replay(self.oracle.lines)
            self._open(lambda now_ms: step(room, Woken(), now_ms))

    def jump(self) -> None:
        self.owner.jump(self.faults.of("jump").choice(JUMPS_MS))

    def cut_somebody(self) -> None:
        self.hang_up(self.faults.of("cut").choice(self.people))

    def stall_somebody(self) -> None:
        """Stall somebody for a while, sometimes until the end; never everyone."""
        chance = self.faults.of("stall")
        person, length = chance.choice(self.people), chance.choice(STALLS_MS)
        if any(p.wants_seat and not p.stalled for p in self.people if p is not person):
            person.stalled = True
            self.after(length, lambda: person.wake(self))
            if person.link is not None:
                self.after(UNANSWERED_MS, person.link.keepalive)

    # -- the network -------------------------------------------------------------------------------------------------

    def connect(self, person: Person) -> None:
        if not self.owner.gone:
            self.connections += 1
            link = person.link = NetworkLink(f"c{self.connections}", person, self.owner)
            self.owner.links[link.name] = link
            person.heard_ms = self.now
            incoming = Connected(link.name, person.id, person.name, person.version)
            self.after(self._delay(), lambda: link.process.feed(incoming) if link.open else None)

    def hang_up(self, person: Person) -> None:
        """Close the person's end at once; the process learns of it later."""
        link, person.link = person.link, None
        if link is not None:
            link.open = False
            self.after(self._delay(), lambda: self._dropped(link))

    def _dropped(self, link: NetworkLink) -> None:
        link.process.links.pop(link.name, None)
        link.process.feed(Disconnected(link.name))

    def send(self, person: Person, message: ClientMessage) -> None:
        link = person.link
        if link is not None:
            incoming = Heard(link.name, message)
            self._carry(lambda: link.process.feed(incoming) if link.open else None)

    def deliver(self, link: NetworkLink, data: bytes) -> None:
        self._carry(lambda: link.arrive(data))

    def _carry(self, arrive: Callable[[], None]) -> None:
        """Lose a message, or deliver it once or twice, possibly out of order."""
        if self.stormy and self.faults.strikes("loss", self.weather.loss):
            return
        self.after(self._delay(), arrive)
        if self.faults.strikes("double", self.weather.double):
            self.after(self._delay(), arrive)

    def _delay(self) -> int:
        return int(self.faults.of("delay").random() * (self.weather.delay_ms + 1))

    # -- people ------------------------------------------------------------------------------------------------------

    def _live(self, person: Person) -> None:
        person.act(self)
        pause = int(person.random.uniform(100, 1_200)) if self.stormy else HURRY_MS
        self.after(pause, lambda: self._live(person))


def simulate(case: Case | int) -> World:
    """Simulate the world of a case or seed. Raises Failure with the command line that reproduces it."""
    world = World(Case(case) if isinstance(case, int) else case)
    try:
        world.run()
    except Exception as error:
        raise Failure(world, error) from error
    return world


class Failure(AssertionError):
    """A world in which something went wrong."""

    def __init__(self, world: World, error: Exception) -> None:
        what = str(error) or type(error).__name__
        super().__init__(f"{world.case}: {what}")
        self.world = world
        self.what = what
