"""A whole world around real rooms: people, a bad network, a slow disk, processes that die or are replaced, odd clocks.

One seed decides everything. Time is simulated: a world of half a minute passes in some milliseconds.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from emptyhand.game.moves import legal_moves_for
from emptyhand.notation import format_token
from emptyhand.room import (
    AskBot,
    BotMoved,
    Committed,
    Connected,
    Cut,
    DealKey,
    Disconnected,
    Drop,
    Heard,
    Input,
    Line,
    NeedKey,
    NotCommitted,
    Outcome,
    Room,
    Tick,
    Woken,
    create,
    replay,
    step,
)
from emptyhand.room.messages import ClientMessage
from emptyhand.room.state import Phase
from tests.helpers import law
from tests.room.sim.oracle import Oracle, require
from tests.room.sim.people import Person
from tests.room.sim.watch import Watch
from tests.room.sim.weather import Weather, weather

CALM_MS = 240_000
CALM_DECISIONS = 8
LONGEST_MS = 7_200_000
REST_MS = 60_000
HURRY_MS = 200


@dataclass
class Link:
    """A connection between a person and a server."""

    name: str
    server: Server
    open: bool = True


class Server:
    """A process that keeps the room: the shell around it, simulated."""

    def __init__(self, world: World, base_ms: int) -> None:
        self.world = world
        self.alive = True
        self.offset = base_ms - world.now
        self.room: Room
        self.timers: dict[str, int] = {}
        self.links: dict[str, tuple[Link, Person]] = {}
        self.watch = Watch(world.weather.options)
        self.alarm = 0
        world.servers.append(self)

    @property
    def now(self) -> int:
        """The clock of the process: it starts anywhere and may jump ahead."""
        return self.world.now + self.offset

    def begin(self, outcome: Outcome) -> None:
        self.room = outcome.room
        self._do(outcome)

    def feed(self, given: Input) -> None:
        if not self.alive or (self.world.resting and _goes_by_itself(given)):
            return
        before = self.room
        outcome = step(before, given, self.now)
        self.room = outcome.room
        self.watch.stepped(before, given, outcome, self.now)
        self._do(outcome)

    def _do(self, outcome: Outcome) -> None:
        world = self.world
        for line in outcome.lines:
            world.disk.append(self, line)
        for letter in outcome.outbox:
            world.oracle.sent(letter, self.room.kept.version)
            if letter.client in self.links:
                world.deliver(*self.links[letter.client], letter.data)
        for request in outcome.requests:
            self._request(request)
        self.timers = dict(outcome.timers)
        self._set_alarm()

    def _request(self, request: object) -> None:
        match request:
            case AskBot():
                self._ask_bot(request)
            case NeedKey(game):
                key = self.world.random.randbytes(32)
                self.world.after(self.world.random.randint(0, 50), lambda: self.feed(DealKey(game, key)))
            case Cut(client):
                self.world.after(self.world.weather.delay_ms + 1, lambda: self._cut(client))
            case Drop():
                self.die()
                self.world.replace_owner(self)

    def _ask_bot(self, request: AskBot) -> None:
        random, fate = self.world.random, self.world.weather
        if random.random() < fate.bot_silent and self.world.stormy:
            return
        moves = legal_moves_for(request.view.law, request.view)
        token = "9" if random.random() < fate.bot_wrong else format_token(request.view.law, None, random.choice(moves))
        given = BotMoved(request.seat, request.seq, token)
        self.world.after(random.choice((0, 100, 900, 2_500)), lambda: self.feed(given))

    def _set_alarm(self) -> None:
        """One alarm for the timer that is due first, as an event loop would have it."""
        self.alarm += 1
        if self.timers and self.alive:
            name = min(self.timers, key=lambda n: (self.timers[n], n))
            number = self.alarm
            self.world.after(max(0, self.timers[name] - self.now), lambda: self._ring(number, name))

    def _ring(self, number: int, name: str) -> None:
        if number == self.alarm:
            self.feed(Tick(name))

    def jump(self, ahead_ms: int) -> None:
        self.offset += ahead_ms
        self._set_alarm()

    def _cut(self, client: str) -> None:
        link, person = self.links.pop(client, (None, None))
        if link is not None and person is not None:
            link.open = False
            if person.link is link:
                person.link = None

    def die(self) -> None:
        self.alive = False
        for client in list(self.links):
            self._cut(client)


def _goes_by_itself(given: Input) -> bool:
    """Whether the room would go on by this though nobody does anything."""
    return isinstance(given, BotMoved | DealKey) or (isinstance(given, Tick) and given.name != "journal")


class Disk:
    """Lines become safe after a while, in order, unless that fails; a number that is taken is refused for good."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.flying: list[tuple[Server, Line]] = []

    def append(self, server: Server, line: Line) -> None:
        self.flying.append((server, line))
        delay = self.world.random.randint(0, self.world.weather.disk_ms)
        self.world.after(delay, lambda: self._done(server, line))

    def _done(self, server: Server, line: Line) -> None:
        if (server, line) not in self.flying:
            return
        self.flying.remove((server, line))
        fails = self.world.stormy and self.world.random.random() < self.world.weather.disk_fails
        if line.seq <= len(self.world.oracle.lines):
            server.feed(NotCommitted(line.seq, "the number is taken", fenced=True))
        elif fails:
            server.feed(NotCommitted(line.seq, "the disk is full"))
        else:
            require(line.seq == len(self.world.oracle.lines) + 1, f"line {line.seq} leaves a gap in the journal")
            self.world.oracle.safe(line)
            server.feed(Committed(line.seq))

    def crash(self, server: Server) -> None:
        """What was on its way when a process died may have arrived, or not."""
        for one, line in [f for f in self.flying if f[0] is server]:
            self.flying.remove((one, line))
            if self.world.random.random() < 0.5 and line.seq == len(self.world.oracle.lines) + 1:
                self.world.oracle.safe(line)


class World:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.weather: Weather = weather(seed)
        self.random = Random(f"world/{seed}")
        self.now = 0
        self.stormy = True
        self.steps = 0
        self._agenda: list[tuple[int, int, Callable[[], None]]] = []
        self.oracle = Oracle()
        self.disk = Disk(self)
        names = [f"p{n}" for n in range(self.weather.people + self.weather.watchers)]
        self.people = [
            Person(name, Random(f"{seed}/{name}"), wants_seat=n < self.weather.people) for n, name in enumerate(names)
        ]
        self.servers: list[Server] = []
        self.connections = 0
        self.resting = False
        self._make_room()

    def _make_room(self) -> None:
        self.owner = Server(self, self.random.randint(0, 10**6))
        bots: list[str | None] = [None] * self.weather.people
        bots += ["random"] * (self.weather.players - self.weather.people)
        made = create(law(self.weather.ruleset), bots, "person-p0", self.weather.options, self.owner.now)
        self.owner.begin(made)

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
        """A storm, then calm weather in which the game must go on, then rest, in which all come to know the same."""
        for person in self.people:
            self._live(person)
        self._plan_the_storm()
        self._until(self.weather.storm_ms)
        self._calm_down()
        if any(p.wants_seat and p in self._welcome() for p in self.people):
            went_on = self._goes_on()
            self._until(self.now + (LONGEST_MS if self.weather.to_the_end else CALM_MS), went_on)
            require(went_on(), f"the game does not go on after {self._decisions()} decisions")
        self.resting = True
        self._until(self.now + REST_MS, self._all_know_the_same)
        for person in self._welcome():
            self.oracle.converged(person)
        self.oracle.final(self)

    def _calm_down(self) -> None:
        self.stormy = False
        for server in self.servers:
            if server is not self.owner and server.alive:
                self.crash(server)

    def _goes_on(self) -> Callable[[], bool]:
        """Whether enough was decided, or a game is over; a game that was over is followed by another one first."""
        decided = self._decisions()
        games = self.oracle.counts["GameStarted"] + (self.oracle.kept.phase is not Phase.PLAYING)

        def enough() -> bool:
            over = self.oracle.kept.phase is Phase.OVER and self.oracle.counts["GameStarted"] >= games
            return over or (not self.weather.to_the_end and self._decisions() >= decided + CALM_DECISIONS)

        return enough

    def _decisions(self) -> int:
        return self.oracle.counts["MoveMade"]

    def _welcome(self) -> list[Person]:
        return [p for p in self.people if p.id not in self.oracle.kept.kicked]

    def _all_know_the_same(self) -> bool:
        return not self.disk.flying and all(p.version == len(self.oracle.lines) for p in self._welcome())

    # -- bad luck ----------------------------------------------------------------------------------------------------

    def _plan_the_storm(self) -> None:
        fate = self.weather
        for act, times in (
            (self.crash_owner, fate.crashes),
            (self.take_over, fate.takeovers),
            (self.jump, fate.jumps),
            (self.cut_somebody, fate.cuts),
        ):
            for _ in range(times):
                self.after(self.random.randrange(fate.storm_ms), act)

    def crash_owner(self) -> None:
        self.crash(self.owner)
        self.replace_owner(self.owner)

    def crash(self, server: Server) -> None:
        """A process dies; up to what was safe, its room was what the journal says."""
        if server.alive:
            server.die()
            self.disk.crash(server)
            version = server.room.kept.version
            require(version <= len(self.oracle.lines), "a process knew of more than was safe")
            truth = self.oracle.lives[version - 1] if version else server.room.kept
            require(server.room.kept == truth, "a process had another room than the journal")

    def replace_owner(self, gone: Server) -> None:
        if gone is self.owner:
            self.after(self.random.randint(50, 2_000), lambda: self._start_anew(gone))

    def _start_anew(self, gone: Server) -> None:
        if gone is self.owner:
            self.take_over()

    def take_over(self) -> None:
        """Another process reads the room back and owns it, whether the one before is gone or not."""
        if self.oracle.lines and self.oracle.kept.phase is not Phase.CLOSED:
            self.owner = server = Server(self, self.random.randint(0, 10**6))
            server.begin(step(replay(self.oracle.lines), Woken(), server.now))
        elif not self.oracle.lines:
            self._make_room()

    def jump(self) -> None:
        self.owner.jump(self.random.choice((500, 30_000, 3_000_000)))

    def cut_somebody(self) -> None:
        self.hang_up(self.random.choice(self.people))

    # -- the network -------------------------------------------------------------------------------------------------

    def connect(self, person: Person) -> None:
        if self.owner.alive:
            self.connections += 1
            link = person.link = Link(f"c{self.connections}", self.owner)
            self.owner.links[link.name] = (link, person)
            person.heard_ms = self.now
            given = Connected(link.name, person.id, person.name, person.version)
            self.after(self._delay(), lambda: link.server.feed(given) if link.open else None)

    def hang_up(self, person: Person) -> None:
        """The person's end is closed at once, the server hears of it later."""
        link, person.link = person.link, None
        if link is not None:
            link.open = False
            self.after(self._delay(), lambda: self._dropped(link))

    def _dropped(self, link: Link) -> None:
        link.server.links.pop(link.name, None)
        link.server.feed(Disconnected(link.name))

    def send(self, person: Person, message: ClientMessage) -> None:
        link = person.link
        if link is not None:
            given = Heard(link.name, message)
            self._carry(lambda: link.server.feed(given) if link.open else None)

    def deliver(self, link: Link, person: Person, data: bytes) -> None:
        self._carry(lambda: person.hear(self, data) if person.link is link else None)

    def _carry(self, arrive: Callable[[], None]) -> None:
        """A message is lost, or arrives once or twice, sooner or later than those before it."""
        if self.stormy and self.random.random() < self.weather.loss:
            return
        self.after(self._delay(), arrive)
        if self.random.random() < self.weather.double:
            self.after(self._delay(), arrive)

    def _delay(self) -> int:
        return self.random.randint(0, self.weather.delay_ms)

    # -- people ------------------------------------------------------------------------------------------------------

    def _live(self, person: Person) -> None:
        person.act(self)
        pause = person.random.randint(100, 1_200) if self.stormy else HURRY_MS
        self.after(pause, lambda: self._live(person))


def simulate(seed: int) -> World:
    """The world of a seed, lived through. Raises Violation, or whatever broke, with the line that leads here again."""
    world = World(seed)
    try:
        world.run()
    except Exception as error:
        raise AssertionError(f"python -m tools.dst --seed {seed}: {error}") from error
    return world
