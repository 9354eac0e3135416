"""A network client for bots: joins a table as a person does, as a guest over HTTP and a WebSocket.

It gets its seat's view and nothing else, decoded from the same messages that browsers get.
"""

from __future__ import annotations

import json
import random
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from emptyhand.game.fair.witness import Witness
from emptyhand.game.notation import format_token
from emptyhand.players.bots import Fallible, Player, close, is_file, make, replacements
from emptyhand.rules.law import Law
from emptyhand.server.heard import BadAnswer, CheckedJson, read_law, read_message, read_phrase, read_view
from emptyhand.server.remote import MESSAGE_SECONDS, BadServer, BoundedConnection, Refusing, RemoteServer, printable
from emptyhand.table.room.messages import MAX_TEXT

RESEND_SECONDS = 2.5
MOVE_SECONDS = 0.1
"""The shortest time between two moves: a table accepts 20 messages a second from a client."""
LEAST_PAUSE, MOST_PAUSE = 0.5, 8.0
LINK = re.compile(r"/r/([0-9A-Za-z]{6})(?:/([\w-]+))?")
CODE = re.compile(r"[0-9A-Za-z]{6}")
NAME_LENGTH = 24
STEADY_SECONDS = 10.0
"""A connection that lasted this long was a good one."""
ODD_SECONDS, AWAY_SECONDS = 12.0, 900.0
"""How long the bot comes back to a server that opens or keeps no connection, and to one that is down or restarting."""
MOST_COMPLAINTS = 20
"""Refusals and gaps in one game; no honest table has that many for one client."""
BROKEN = (1002, 1003, 1007, 1009)
"""Codes with which our own end closes a connection that breaks the protocol."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A bot and the room it joins. `url` is the room's link with its fragment; `games` 0 means no limit."""

    url: str
    spec: str
    name: str = ""
    seat: int | None = None
    seed: int | None = None
    games: int = 0


def visit(plan: Visit, tell: Callable[[str], object]) -> None:
    """Join the table and play; `tell` gets a line about each notable event. Raises ValueError or OSError.

    Lines and errors hold nothing but printable characters, whatever the server sends.
    """
    try:
        _visit(plan, lambda line: tell(printable(line)))
    except OSError as error:
        raise OSError(printable(str(error))) from None
    except ValueError as error:
        raise ValueError(printable(str(error))) from None


def _visit(plan: Visit, tell: Callable[[str], object]) -> None:
    parts = urlsplit(plan.url)
    found = LINK.search(parts.fragment or parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise ValueError(
            f"{plan.url!r} is not the link of a room: expected one such as http://HOST:PORT/#/r/CODE/SECRET"
        )
    host = RemoteServer(parts.scheme, parts.netloc)
    host.ask("POST", "/api/guest", {"name": (plan.name or _name_of(plan.spec))[:NAME_LENGTH]})
    room = host.ask("POST", f"/api/rooms/{found[1]}/join", {"secret": found[2] or ""})
    seed = secrets.randbits(32) if plan.seed is None else plan.seed
    try:
        code = room.get("room")
        if not isinstance(code, str) or not CODE.fullmatch(code):
            raise BadAnswer("it names no room")
        Visitor(plan, host, code, read_law(room), seed, tell).stay()
    except BadAnswer as error:
        raise host.bad(str(error)) from None


def _name_of(spec: str) -> str:
    """``./mybot.py:Careful`` is called mybot."""
    return Path(spec.partition(".py")[0]).name if is_file(spec) else spec


@dataclass(slots=True)
class Visitor:
    plan: Visit
    host: RemoteServer
    code: str
    law: Law
    seed: int
    tell: Callable[[str], object]
    version: int = 0
    you: int | None = None
    room: CheckedJson = field(default_factory=dict)
    game: CheckedJson | None = None
    answered: tuple[int, str] | None = None
    """The last decision: its number and token. It is sent again until the server acknowledges it."""
    acked: int = 0
    moved_at: float = 0.0
    asked_seat: int | None = None
    playing: int = 0
    """The number of the game that `player` plays."""
    player: Player | None = None
    finished: int = 0
    leaving: bool = False
    witness: Witness = field(default_factory=lambda: Witness(partial(secrets.token_bytes, 32)))
    """Checks the deals, and contributes a number of its own to them."""
    complained: bool = False
    greeted: bool = False
    """Whether this connection has shown the table; `visited`: whether any has."""
    visited: bool = False
    tries: int = 0
    """Connections since the last good one, and when the first of them began."""
    lost_at: float = 0.0
    odd_since: float = 0.0
    """Since when the server answers, but as no table does."""
    complaints: int = 0

    def stay(self) -> None:
        """Play until the visit is over, and reconnect whenever the connection is lost."""
        try:
            while not self.leaving:
                began = time.monotonic()
                reached = False
                try:
                    socket = self.host.connect(f"/ws/{self.code}")
                    with socket:
                        reached = True
                        self._converse(socket)
                except (ConnectionClosed, Refusing, OSError) as error:
                    if reached and self.greeted and time.monotonic() - began > STEADY_SECONDS:
                        began, self.tries = time.monotonic(), 0
                    self._wait(error, began)
        finally:
            if self.player is not None:
                close(self.player)

    def _wait(self, error: Exception, began: float) -> None:
        """Wait before a reconnect: exponential back-off with jitter. Raises BadServer if it has lasted too long."""
        if self.leaving:
            return
        if self.tries == 0:
            self.lost_at = self.odd_since = began
            if self.visited:
                self.tell("The connection is lost: coming back.")
        self.tries += 1
        now = time.monotonic()
        if self.visited and (isinstance(error, OSError) or (isinstance(error, Refusing) and error.restarting)):
            self.odd_since = now
        if now - self.odd_since > ODD_SECONDS or now - self.lost_at > AWAY_SECONDS:
            why = str(error) if isinstance(error, Refusing) else f"{self.host.origin} keeps no connection"
            raise BadServer(f"{why}; gave up after {self.tries} tries")
        time.sleep(min(LEAST_PAUSE * 2 ** min(self.tries - 1, 8), MOST_PAUSE) * random.uniform(0.5, 1.0))

    def _converse(self, socket: BoundedConnection) -> None:
        self.version, self.greeted = 0, False
        greet_by = time.monotonic() + MESSAGE_SECONDS
        while not self.leaving:
            try:
                text = socket.recv(timeout=RESEND_SECONDS)
            except TimeoutError:
                text = None
            except ConnectionClosed as error:
                if socket.fault or (error.sent is not None and error.sent.code in BROKEN and error.rcvd is None):
                    raise self.host.bad(socket.fault or "its messages break the protocol of WebSockets") from None
                raise
            socket.check()
            if socket.fault:
                raise self.host.bad(socket.fault)
            if text is not None:
                message = read_message(text)
                if message is not None:
                    self._take(socket, message)
            elif self.answered is not None and self.answered[0] > self.acked:
                self._send_move(socket)
            if not self.greeted and time.monotonic() > greet_by:
                raise self.host.bad("it opens a connection and shows no table")

    def _complain(self, why: str) -> None:
        """Count what an honest table does rarely."""
        self.complaints += 1
        if self.complaints > MOST_COMPLAINTS:
            raise self.host.bad(why)

    def _take(self, socket: BoundedConnection, message: CheckedJson) -> None:
        match message["t"]:
            case "status":
                self._abstain(socket, message)
            case "snapshot" | "missed" | "event":
                if message["t"] == "event" and message["version"] != self.version + 1:
                    self._complain("its messages have no order")
                    _say(socket, "resync", version=self.version)
                    return
                self.version, self.you = message["version"], message["you"]
                if "setup" in message and message["setup"]["law"] != self.law.digest:
                    # The people at the table have agreed on other rules before the first game.
                    self._complain("its rules change without end")
                    self.law = read_law(self.host.ask("GET", f"/api/rooms/{self.code}"))
                self.room = message.get("room") or self.room
                self.game = message.get("game") or self.game
                self.greeted = self.visited = True
                if self.you is not None and self.you >= len(self.room.get("seats", ())):
                    raise self.host.bad("it gives us a seat that the table does not have")
                self._watch(socket, message)
                self._abstain(socket, message.get("status") or {})
                self._act(socket)
            case "proofs":
                self._watch(socket, message)
            case "ack" if message.get("seq"):
                self.acked = max(self.acked, message["seq"])
            case "refused" if message["about"] != "propose":
                why = read_phrase(message["why"])
                self._complain(f"it refuses everything ({why})")
                self.tell(f"The table says no to {message['about']}: {why}")
                if message["about"] == "sit" and self.you is None:
                    raise ValueError(why)
            case "gone":
                self.tell(read_phrase(message["why"]))
                self.leaving = not message["again"]

    def _watch(self, socket: BoundedConnection, message: CheckedJson) -> None:
        for answer in self.witness.take(message):
            socket.send(json.dumps(answer))
        if self.witness.trouble and not self.complained:
            self.complained = True
            self.tell(self.witness.verdict())

    def _abstain(self, socket: BoundedConnection, status: CheckedJson) -> None:
        """Leave votes to the people: a program has no opinion, and nobody should wait for it."""
        ballot = status.get("ballot")
        if ballot is not None and self.you in ballot["waiting"]:
            _say(socket, "vote", ballot=ballot["number"], yes=None)

    def _act(self, socket: BoundedConnection) -> None:
        """Do what the current state calls for."""
        if self.you is None:
            self._sit(socket)
            return
        game = self.game
        if game is not None and game["result"] is not None and self.playing == game["number"]:
            self._end_game(socket, game)
        if self.leaving:
            return
        if self.room["phase"] != "playing":
            self._get_ready(socket)
        elif game is not None and game["moves"] and (self.answered is None or game["seq"] != self.answered[0]):
            self._choose(socket, game)
            self._send_move(socket)

    def _get_ready(self, socket: BoundedConnection) -> None:
        """Declare ready once there is a promise to commit to, unless the deal has begun."""
        promise = (self.room.get("fair") or {}).get("next")
        if promise is None and "fair" in self.room:
            return
        if promise is None or not promise.get("stakes"):
            socket.send(json.dumps(self.witness.readied({"t": "ready", "game": self.room["game"] + 1})))

    def _sit(self, socket: BoundedConnection) -> None:
        free = [n for n, seat in enumerate(self.room["seats"]) if not seat["taken"] and seat["bot"] is None]
        wanted = self.plan.seat if self.plan.seat is not None else next(iter(free), None)
        if wanted is None:
            raise ValueError("there is no free seat at this table")
        if self.asked_seat != wanted:
            self.asked_seat = wanted
            _say(socket, "sit", seat=wanted)

    def _choose(self, socket: BoundedConnection, game: CheckedJson) -> None:
        if self.player is None or self.playing != game["number"]:
            if self.player is not None:
                close(self.player)
            self.player = make(self.plan.spec, self.seed + game["number"], self.law)
            self.playing = game["number"]
            self.tell(f"Game {game['number']} at seat {(self.you or 0) + 1}.")
        view = read_view(self.law, game, self.you)
        before = len(self.player.faults) if isinstance(self.player, Fallible) else 0
        self.answered = (game["seq"], format_token(self.law, None, self.player.choose(view)))
        if isinstance(self.player, Fallible) and len(self.player.faults) > before:
            self._own_up(socket, self.player)

    def _own_up(self, socket: BoundedConnection, player: Fallible) -> None:
        """Report a fault in full to the bot's owner, and to the table that a stand-in moves for it."""
        self.tell(f"{player.faults[-1]}.")
        (sentence,) = replacements(player, len(player.faults) - 1)
        # Numbers of chat lines must rise across all visits to a room.
        _say(socket, "say", ref=time.time_ns() // 1_000_000, text=sentence[:MAX_TEXT])

    def _send_move(self, socket: BoundedConnection) -> None:
        assert self.answered is not None
        time.sleep(max(0.0, self.moved_at + MOVE_SECONDS - time.monotonic()))
        self.moved_at = time.monotonic()
        _say(socket, "move", seat=self.you, seq=self.answered[0], token=self.answered[1])

    def _end_game(self, socket: BoundedConnection, game: CheckedJson) -> None:
        place = game["result"].index(self.you) + 1 if self.you in game["result"] else None
        self.tell(f"Game {game['number']} is over: " + (f"place {place}." if place else "not placed."))
        if not self.complained:
            self.tell(self.witness.verdict())
        self.playing, self.answered, self.complaints = 0, None, 0
        self.finished += 1
        if self.plan.games and self.finished >= self.plan.games:
            _say(socket, "leave")
            self.leaving = True


def _say(socket: BoundedConnection, t: str, **rest: object) -> None:
    socket.send(json.dumps({"t": t, **rest}))
