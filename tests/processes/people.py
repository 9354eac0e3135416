"""Clients that play on whatever happens: they resend, reconnect, and try another server if one does not answer.

They do as the page in the browser does, only faster, and write down all they are told.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from tests.processes.history import Answer, History, Seen
from tests.server.servers import Guest, Json, Server

PAUSE = 0.2
"""Seconds between moves: somewhat below the rate limit of a connection."""
AGAIN = 1.0
"""Seconds after which a move without an answer is sent again, ..."""
SILENCE = 2.0
"""... and after which a server that says nothing is left for another."""
SHUNNED = 4.0
BACK = (0.1, 0.5)
"""Bounds in seconds of the pause before a reconnect."""


class Balancer:
    """Sends people to servers in turn, and to none that has not answered lately."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self._shunned: dict[int, float] = {}

    def pick(self, number: int) -> Server:
        now = time.monotonic()
        order = [self.servers[(number + n) % len(self.servers)] for n in range(len(self.servers))]
        return next((server for server in order if self._shunned.get(id(server), 0.0) < now), order[0])

    def shun(self, server: Server) -> None:
        self._shunned[id(server)] = time.monotonic() + SHUNNED


@dataclass
class Person:
    """A player in one room, with a seat."""

    guest: Guest
    code: str
    seat: int
    balancer: Balancer
    history: History
    chance: Random
    version: int = 0
    game: Json | None = None
    room: Json = field(default_factory=dict)
    returns: list[float] = field(default_factory=list)
    """How long each reconnect took."""
    codes: list[int] = field(default_factory=list)
    """The codes with which connections were closed."""
    heard_at: float = 0.0
    """When the last message came."""
    _socket: ClientConnection | None = None
    _heard: float = 0.0
    _sent: tuple[int, str, float] | None = None

    async def live(self, begin: int = 0) -> None:
        """Play endlessly, at the server with the number `begin` first."""
        left: float | None = None
        while True:
            server = self.balancer.pick(begin)
            self._heard = 0.0
            try:
                async with self._connected(server) as self._socket:
                    self._heard = time.monotonic()
                    if not await self._stay(left):
                        self.balancer.shun(server)
            except (OSError, TimeoutError, InvalidHandshake):
                self.balancer.shun(server)
            except ConnectionClosed:
                self.codes.append(self._socket.close_code or 1006 if self._socket else 1006)
            # A client that was never admitted has been gone since the last connection.
            left = self._heard or left or time.monotonic()
            await asyncio.sleep(self.chance.uniform(*BACK))

    def _connected(self, server: Server) -> connect:
        return connect(
            f"ws://127.0.0.1:{server.port}/ws/{self.code}?version={self.version}",
            origin=Origin(server.origin),
            additional_headers={"Cookie": self.guest.cookie},
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=SILENCE,
            close_timeout=0.1,
            ping_interval=None,
        )

    async def _stay(self, left: float | None) -> bool:
        """Play until the connection breaks. Return False if the server has gone silent."""
        assert self._socket is not None
        first = True
        # Resend at once what was not acknowledged before the connection broke.
        if self._sent is not None:
            self._sent = (*self._sent[:2], 0.0)
        while True:
            try:
                async with asyncio.timeout(PAUSE):
                    message = json.loads(await self._socket.recv())
            except TimeoutError:
                message = None
            if message is not None:
                self._heard = self.heard_at = time.monotonic()
                if first and left is not None:
                    self.returns.append(self._heard - left)
                first = False
                self._learn(message)
            elif time.monotonic() - self._heard > SILENCE:
                return False
            await self._act()

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _learn(self, message: dict[str, Any]) -> None:
        now = time.monotonic()
        match message["t"]:
            case "event":
                if message["version"] != self.version + 1:
                    self.history.faults.append(f"seat {self.seat} heard {message['version']} after {self.version}")
                what = message["what"]
                self.history.seen.append(Seen(now, message["version"], what["t"], what.get("seat")))
                self._take(message)
            case "snapshot" | "missed":
                if message["version"] < self.version:
                    self.history.faults.append(
                        f"seat {self.seat} is at {self.version} and was sent back to an older one"
                    )
                self._take(message)
            case "ack":
                answer = Answer(now, message["version"], message["seat"], message["seq"], message["token"])
                self.history.answers.append(answer)
                if self._sent is not None and self._sent[0] == message["seq"]:
                    self._sent = None

    def _take(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.room = message.get("room") or self.room
        self.game = message.get("game") or self.game

    # -- acting ------------------------------------------------------------------------------------------------------

    async def _act(self) -> None:
        assert self._socket is not None
        now = time.monotonic()
        if self._heard < now - SILENCE / 2:
            await self._say("ping")
        if self.room.get("phase") in ("lobby", "over"):
            await self._say("ready", game=self.room["game"] + 1)
            await asyncio.sleep(PAUSE)
        elif self._sent is not None:
            seq, token, at = self._sent
            if self.game is not None and self.game["seq"] != seq:
                # The move counted, and only its acknowledgement was lost.
                self._sent = None
            elif now - at > AGAIN:
                await self._move(seq, token)
        elif self.game is not None and self.game["moves"] and self.room.get("phase") == "playing":
            plays = [token for token in self.game["moves"] if token[0] not in "^-"]
            await asyncio.sleep(PAUSE / 2)
            await self._move(self.game["seq"], self.chance.choice(plays or self.game["moves"]))

    async def _move(self, seq: int, token: str) -> None:
        self._sent = (seq, token, time.monotonic())
        await self._say("move", seat=self.seat, seq=seq, token=token)

    async def _say(self, t: str, **rest: object) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps({"t": t, **rest}))


def gather(servers: Sequence[Server], rooms: int, seed: int) -> list[Person]:
    """Two people in each of some rooms, each with a server to begin at; they are seated, and nothing has begun."""
    hosts, others = Guest(servers[0], "Ann"), Guest(servers[-1], "Ben")
    balancer = Balancer(servers)
    people: list[Person] = []
    for number in range(rooms):
        made = hosts.make_room(ruleset="obsession", seats=2, access="code", clock_ms=0)
        others.join(made)
        player = others.sit(made)
        player.until_t("snapshot")
        player.say("sit", seat=1)
        player.until_what("sat")
        player.close()
        history = History()
        for seat, guest in enumerate((hosts, others)):
            chance = Random(f"{seed}/{number}/{seat}")
            people.append(Person(guest, made["room"], seat, balancer, history, chance))
    return people
