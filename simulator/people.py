"""A correct client, written from docs/protocol.md, and a capricious person behind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from emptyhand.game.fair.witness import Witness
from emptyhand.table.room import messages as m
from simulator.oracle import require

if TYPE_CHECKING:
    from simulator.process import NetworkLink
    from simulator.world import World

Json = dict[str, Any]

RESEND_MS = 1_500
PING_MS = 1_500
SILENT_MS = 5_000
ABSTAINING = 0.1
PROPOSALS = (
    *("obsession", "obsessed", "life", "thirteen", "thirteen-southern", "cardgame-plus"),
    'extends = "life"\ntitle = "Ours"\nrun.kill_run = 3\n',
    'extends = "thirteen"\ntitle = "Ours"\ninstant = []\n',
    'extends = "life"\nturn.refil_to = 4\n',
)
"""Rules that people propose; the last ones cannot be read."""
FORGOTTEN = 64
"""Of 256 numbers, this many are never revealed."""


@dataclass
class Sent:
    """A decision without an answer so far."""

    seat: int
    seq: int
    token: str
    at_ms: int


@dataclass
class Person:
    name: str
    random: Random
    wants_seat: bool
    link: NetworkLink | None = None
    version: int = 0
    you: int | None = None
    room: Json | None = None
    game: Json | None = None
    status: Json | None = None
    sent: Sent | None = None
    heard_ms: int = 0
    pinged_ms: int = 0
    lines: int = 0
    intents: set[tuple[int, int, str]] = field(default_factory=set)
    """Every decision this person ever sent: seat, number, token."""
    acks: list[tuple[int, int, str, int]] = field(default_factory=list)
    """Every decision that was acknowledged, with its version."""
    asked: set[int] = field(default_factory=set)
    """The numbers of all games that this person has asked for."""
    witness: Witness = field(init=False)
    """Checks everything about deals, and draws this person's numbers."""
    ended: bool = False
    stalled: bool = False
    """Neither reads nor acts, but stays connected."""

    def __post_init__(self) -> None:
        self.witness = Witness(lambda: self.random.randbytes(32))

    @property
    def id(self) -> str:
        return f"person-{self.name}"

    # -- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, world: World, data: bytes) -> None:
        message: Json = msgspec.json.decode(data)
        self.heard_ms = world.now
        match message["t"]:
            case "snapshot" | "missed":
                if message.get("since", 0) <= self.version <= message["version"]:
                    self._take(message)
                    self.room, self.status, self.game = message["room"], message["status"], message.get("game")
                    world.oracle.seen(self)
                    self._watch(world, message)
            case "proofs":
                self._watch(world, message)
            case "event":
                self._event(world, message)
            case "status":
                self.status = message
            case "ack" if "seq" in message:
                self._acknowledged(message)
            case "refused":
                if self.sent is not None and message.get("seq") == self.sent.seq:
                    self.sent = None
            case "pong":
                self._missing(world, message["version"])
            case "gone":
                self.ended = not message["again"]
                world.hang_up(self)

    def _take(self, message: Json) -> None:
        self.version, self.you = message["version"], message["you"]

    def _event(self, world: World, message: Json) -> None:
        if message["version"] == self.version + 1:
            self._take(message)
            self.room = message.get("room", self.room)
            self.game = message.get("game", self.game)
            world.oracle.happened(self, message)
            world.oracle.seen(self)
            self._watch(world, message)
        else:
            self._missing(world, message["version"])

    def _watch(self, world: World, message: Json) -> None:
        """Check what the server says about the deal; whatever the network does, it must add up."""
        for answer in self.witness.take(message):
            if answer["t"] == "prove":
                world.send(self, m.Prove())
        require(self.witness.trouble is None, f"{self.name} says of the deal: {self.witness.trouble}")

    def _missing(self, world: World, version: int) -> None:
        if version > self.version:
            world.send(self, m.Resync(self.version))

    def _acknowledged(self, message: Json) -> None:
        sent = self.sent
        if sent is not None and (message["seat"], message["seq"]) == (sent.seat, sent.seq):
            self.acks.append((sent.seat, sent.seq, message["token"], message["version"]))
            self.sent = None

    def wake(self, world: World) -> None:
        """Read again, beginning with the messages that have come meanwhile."""
        if self.stalled:
            self.stalled = False
            self.heard_ms = world.now
            if self.link is not None:
                self.link.read_on()

    # -- acting ------------------------------------------------------------------------------------------------------

    def act(self, world: World) -> None:
        """Do one thing."""
        if self.stalled:
            return
        if self.link is None:
            if not self.ended:
                world.connect(self)
            return
        if world.now - self.heard_ms > SILENT_MS:
            world.hang_up(self)
            return
        if world.now - self.pinged_ms > PING_MS:
            self.pinged_ms = world.now
            world.send(self, m.Ping())
        if self.room is None or world.resting:
            return
        if world.stormy and self.random.random() < world.weather.mischief:
            self._mischief(world)
        if world.stormy and world.faults.strikes("nag", world.weather.nagging):
            self._nag(world)
        self._duty(world)

    def _duty(self, world: World) -> None:
        assert self.room is not None
        if self.you is None:
            self._sit_down(world)
        elif self.room["phase"] in ("lobby", "over"):
            self._settle_rules(world, self.room)
            self._get_ready(world, self.room)
        elif self.room["paused"]:
            world.send(self, m.Resume())
        else:
            self._vote(world)
            self._decide(world)

    def _settle_rules(self, world: World, room: Json) -> None:
        """Vote on other rules before the first game, and propose some now and then."""
        if room["phase"] != "lobby" or not world.weather.proposing:
            return
        self._vote(world)
        if world.stormy and world.faults.strikes("propose", world.weather.proposing):
            world.send(self, m.Propose(world.faults.of("proposing").choice(PROPOSALS)))

    def _get_ready(self, world: World, room: Json) -> None:
        """Ask for the game, with or without a commitment; reveal the number once the commitments are frozen."""
        for shown in self.witness.due():
            if not (world.stormy and self._forgets(shown["number"])):
                world.send(self, m.Reveal(shown["game"], shown["number"]))
        plain = {"game": room["game"] + 1}
        ready = self.witness.readied(plain) if self.random.random() < 0.5 else plain
        self.asked.add(plain["game"])
        world.send(self, m.Ready(**ready))
        if room["host"] == self.you and self.random.random() < 0.1:
            world.send(self, m.Start(**ready))

    def _forgets(self, number: str) -> bool:
        """Decide from the number itself whether it is lost, like that of a closed tab."""
        return bytes.fromhex(number)[0] < FORGOTTEN

    def _sit_down(self, world: World) -> None:
        assert self.room is not None
        free = [n for n, seat in enumerate(self.room["seats"]) if not seat["taken"] and seat["bot"] is None]
        if self.wants_seat and free:
            world.send(self, m.Sit(self.random.choice(free)))

    def _vote(self, world: World) -> None:
        ballot = (self.status or {}).get("ballot")
        if ballot and self.you in ballot["waiting"]:
            agrees = 0.2 if world.stormy and world.weather.nagging else 0.8
            abstains = world.weather.proposing and world.faults.of("abstaining").random() < ABSTAINING
            world.send(self, m.Vote(ballot["number"], None if abstains else self.random.random() < agrees))

    def _decide(self, world: World) -> None:
        if self.game is None or self.you is None:
            return
        if self.sent is not None and self.sent.seq != self.game["seq"]:
            self.sent = None
        if self.status and self.status["plays"][self.you] == "stand-in" and self.random.random() < 0.5:
            world.send(self, m.ReturnToSeat())
        if self.sent is not None:
            if world.now - self.sent.at_ms > RESEND_MS:
                self._send_decision(world, self.sent)
        elif self.game["moves"] and not self._dreams(world):
            token = self.random.choice(self.game["moves"])
            self._send_decision(world, Sent(self.you, self.game["seq"], token, world.now))

    def _dreams(self, world: World) -> bool:
        """Take time to decide, sometimes too much of it."""
        return world.stormy and self.random.random() < world.weather.dreaming

    def _send_decision(self, world: World, decision: Sent) -> None:
        self.sent = decision
        decision.at_ms = world.now
        self.intents.add((decision.seat, decision.seq, decision.token))
        world.send(self, m.MoveRequest(decision.seat, decision.seq, decision.token))

    def _nag(self, world: World) -> None:
        """Keep the others busy with ballots."""
        chance = world.faults.of("nagging")
        world.send(self, chance.choice((m.Pause(), m.Kick(chance.randrange(world.weather.players)))))

    def _mischief(self, world: World) -> None:
        """Send something that the game does not need, or that is wrong."""
        seat, seq = self.you or 0, (self.game or {}).get("seq") or 1
        self.lines += 1
        chosen = self.random.choice(
            (
                m.Undo(max(0, seq - 1)),
                m.Undo(max(0, seq - 1)),
                m.Pause(),
                m.Say(self.lines, f"line {self.lines}"),
                m.React("wow"),
                m.Check(1, "9"),
                m.Prove(),
                m.HintRequest(seq),
                m.Learn(seq),
                m.Reveal((self.room or {}).get("game", 0) + 1, "0" * 64),
                m.MoveRequest(seat, seq, "-"),
                m.MoveRequest((seat + 1) % world.weather.players, seq, "^"),
                m.MoveRequest(seat, seq + 3, "^"),
                m.Kick(self.random.randrange(world.weather.players)),
                m.HandOver(self.random.randrange(world.weather.players)),
                m.ReturnToSeat(),
                m.Leave(),
                m.Leave(),
                m.Resync(self.random.randrange(self.version + 1)),
            )
        )
        if isinstance(chosen, m.MoveRequest):
            self.intents.add((chosen.seat, chosen.seq, chosen.token))
        world.send(self, chosen)
