"""A network client for bots: joins a table as a person does, as a guest over HTTP and a WebSocket.

It gets its seat's view and nothing else, decoded from the same messages that browsers get.
"""

from __future__ import annotations

import http.client
import json
import random
import re
import secrets
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from emptyhand.bots import Fallible, Player, close, is_file, make, replacements
from emptyhand.bots.wire import decode_view
from emptyhand.fair.witness import Witness
from emptyhand.law import Law, compile
from emptyhand.notation import format_token
from emptyhand.room.messages import MAX_TEXT
from emptyhand.ruleset import restore
from emptyhand.speech import from_json
from emptyhand.speech.catalogue import SOURCE
from emptyhand.speech.language import language

SECONDS = 10.0
RESEND_SECONDS = 2.5
MOVE_SECONDS = 0.1
"""The shortest time between two moves: a table accepts 20 messages a second from a client."""
LEAST_PAUSE, MOST_PAUSE = 0.5, 8.0
LINK = re.compile(r"/r/([0-9A-Za-z]{6})(?:/([\w-]+))?")
NAME_LENGTH = 24
REFUSALS = 4

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Visit:
    """A bot and the room it joins. `url` is the room's link with its fragment; `games` 0 means no limit."""

    url: str
    spec: str
    name: str = ""
    seat: int | None = None
    seed: int | None = None
    games: int = 0


@dataclass(slots=True)
class RemoteServer:
    """A server and the bot's session there."""

    scheme: str
    netloc: str
    cookie: str = ""

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.netloc}"

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Make one request. Raises ValueError with the server's sentence, or OSError."""
        kind = http.client.HTTPSConnection if self.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.netloc, timeout=SECONDS)
        headers = {"Origin": self.origin, "X-Emptyhand": "1", "Content-Type": "application/json"}
        try:
            content = None if body is None else json.dumps(body)
            connection.request(method, path, content, headers | ({"Cookie": self.cookie} if self.cookie else {}))
            response = connection.getresponse()
            text = response.read()
        except OSError as error:
            raise OSError(f"{self.origin} cannot be reached: {error}") from None
        except http.client.HTTPException as error:
            raise OSError(f"{self.origin} does not answer as a server of tables: {type(error).__name__}") from None
        finally:
            connection.close()
        if cookie := response.getheader("set-cookie"):
            self.cookie = cookie.split(";")[0]
        try:
            answer: Json = json.loads(text)
        except ValueError:
            raise ValueError(f"{self.origin} does not answer as a server of tables") from None
        if response.status >= http.client.BAD_REQUEST:
            raise ValueError(str(answer.get("error", f"the server answered {response.status}")))
        return answer


def visit(plan: Visit, tell: Callable[[str], object]) -> None:
    """Join the table and play; `tell` gets a line about each notable event. Raises ValueError or OSError."""
    parts = urlsplit(plan.url)
    found = LINK.search(parts.fragment or parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise ValueError(
            f"{plan.url!r} is not the link of a room: expected one such as http://HOST:PORT/#/r/CODE/SECRET"
        )
    host = RemoteServer(parts.scheme, parts.netloc)
    host.ask("POST", "/api/guest", {"name": (plan.name or _name_of(plan.spec))[:NAME_LENGTH]})
    room = host.ask("POST", f"/api/rooms/{found[1]}/join", {"secret": found[2] or ""})
    law = _law_of(room)
    seed = secrets.randbits(32) if plan.seed is None else plan.seed
    Visitor(plan, host, str(room["room"]), law, seed, tell).stay()


def _law_of(room: Json) -> Law:
    law = compile(restore(room["rules"], room["ruleset"]))
    if law.digest != room["law"]:
        raise ValueError(f"the rules of this table read as {law.digest} here: expected {room['law']}")
    return law


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
    room: Json = field(default_factory=dict)
    game: Json | None = None
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

    def stay(self) -> None:
        """Play until the visit is over, and reconnect whenever the connection is lost."""
        tries = 0
        try:
            while not self.leaving:
                try:
                    with self._connected() as socket:
                        tries = 0
                        self._converse(socket)
                except (ConnectionClosed, InvalidHandshake, OSError) as error:
                    tries += 1
                    # A restarting server refuses for a moment.
                    if isinstance(error, InvalidStatus) and tries > REFUSALS:
                        raise ValueError(f"the table does not let us in ({error.response.status_code})") from None
                    self._wait(tries)
        finally:
            if self.player is not None:
                close(self.player)

    def _wait(self, tries: int) -> None:
        """Wait before a reconnect: exponential back-off with jitter."""
        if not self.leaving:
            self.tell("The connection is lost: coming back.")
            time.sleep(min(LEAST_PAUSE * 2 ** (tries - 1), MOST_PAUSE) * random.uniform(0.5, 1.0))

    def _connected(self) -> AbstractContextManager[ClientConnection]:
        scheme = "wss" if self.host.scheme == "https" else "ws"
        self.version = 0
        return connect(
            f"{scheme}://{self.host.netloc}/ws/{self.code}",
            origin=Origin(self.host.origin),
            additional_headers={"Cookie": self.host.cookie},
            compression=None,
            max_size=None,
            open_timeout=SECONDS,
        )

    def _converse(self, socket: ClientConnection) -> None:
        while not self.leaving:
            try:
                text = socket.recv(timeout=RESEND_SECONDS)
            except TimeoutError:
                if self.answered is not None and self.answered[0] > self.acked:
                    self._send_move(socket)
                continue
            self._take(socket, json.loads(text))

    def _take(self, socket: ClientConnection, message: Json) -> None:
        match message["t"]:
            case "status":
                self._abstain(socket, message)
            case "snapshot" | "missed" | "event":
                if message["t"] == "event" and message["version"] != self.version + 1:
                    _say(socket, "resync", version=self.version)
                    return
                self.version, self.you = message["version"], message["you"]
                if "setup" in message and message["setup"]["law"] != self.law.digest:
                    # The people at the table have agreed on other rules before the first game.
                    self.law = _law_of(self.host.ask("GET", f"/api/rooms/{self.code}"))
                self.room = message.get("room") or self.room
                self.game = message.get("game") or self.game
                self._watch(socket, message)
                self._abstain(socket, message.get("status") or {})
                self._act(socket)
            case "proofs":
                self._watch(socket, message)
            case "ack" if message.get("seq"):
                self.acked = max(self.acked, message["seq"])
            case "refused" if message["about"] != "propose":
                why = _english(message["why"])
                self.tell(f"The table says no to {message['about']}: {why}")
                if message["about"] == "sit" and self.you is None:
                    raise ValueError(why)
            case "gone":
                self.tell(_english(message["why"]))
                self.leaving = not message["again"]

    def _watch(self, socket: ClientConnection, message: Json) -> None:
        for answer in self.witness.take(message):
            socket.send(json.dumps(answer))
        if self.witness.trouble and not self.complained:
            self.complained = True
            self.tell(self.witness.verdict())

    def _abstain(self, socket: ClientConnection, status: Json) -> None:
        """Leave votes to the people: a program has no opinion, and nobody should wait for it."""
        ballot = status.get("ballot")
        if ballot is not None and self.you in ballot["waiting"]:
            _say(socket, "vote", ballot=ballot["number"], yes=None)

    def _act(self, socket: ClientConnection) -> None:
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

    def _get_ready(self, socket: ClientConnection) -> None:
        """Declare ready once there is a promise to commit to, unless the deal has begun."""
        promise = (self.room.get("fair") or {}).get("next")
        if promise is None and "fair" in self.room:
            return
        if promise is None or not promise.get("stakes"):
            socket.send(json.dumps(self.witness.readied({"t": "ready", "game": self.room["game"] + 1})))

    def _sit(self, socket: ClientConnection) -> None:
        free = [n for n, seat in enumerate(self.room["seats"]) if not seat["taken"] and seat["bot"] is None]
        wanted = self.plan.seat if self.plan.seat is not None else next(iter(free), None)
        if wanted is None:
            raise ValueError("there is no free seat at this table")
        if self.asked_seat != wanted:
            self.asked_seat = wanted
            _say(socket, "sit", seat=wanted)

    def _choose(self, socket: ClientConnection, game: Json) -> None:
        if self.player is None or self.playing != game["number"]:
            if self.player is not None:
                close(self.player)
            self.player = make(self.plan.spec, self.seed + game["number"], self.law)
            self.playing = game["number"]
            self.tell(f"Game {game['number']} at seat {(self.you or 0) + 1}.")
        view = decode_view({self.law.digest: self.law}, game["view"])
        before = len(self.player.faults) if isinstance(self.player, Fallible) else 0
        self.answered = (game["seq"], format_token(self.law, None, self.player.choose(view)))
        if isinstance(self.player, Fallible) and len(self.player.faults) > before:
            self._own_up(socket, self.player)

    def _own_up(self, socket: ClientConnection, player: Fallible) -> None:
        """Report a fault in full to the bot's owner, and to the table that a stand-in moves for it."""
        self.tell(f"{player.faults[-1]}.")
        (sentence,) = replacements(player, len(player.faults) - 1)
        # Numbers of chat lines must rise across all visits to a room.
        _say(socket, "say", ref=time.time_ns() // 1_000_000, text=sentence[:MAX_TEXT])

    def _send_move(self, socket: ClientConnection) -> None:
        assert self.answered is not None
        time.sleep(max(0.0, self.moved_at + MOVE_SECONDS - time.monotonic()))
        self.moved_at = time.monotonic()
        _say(socket, "move", seat=self.you, seq=self.answered[0], token=self.answered[1])

    def _end_game(self, socket: ClientConnection, game: Json) -> None:
        place = game["result"].index(self.you) + 1 if self.you in game["result"] else None
        self.tell(f"Game {game['number']} is over: " + (f"place {place}." if place else "not placed."))
        if not self.complained:
            self.tell(self.witness.verdict())
        self.playing, self.answered = 0, None
        self.finished += 1
        if self.plan.games and self.finished >= self.plan.games:
            _say(socket, "leave")
            self.leaving = True


def _english(phrase: Any) -> str:
    return language(SOURCE).text(from_json(phrase))


def _say(socket: ClientConnection, t: str, **rest: object) -> None:
    socket.send(json.dumps({"t": t, **rest}))
