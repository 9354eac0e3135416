"""A real server on a loopback port, and guests who talk to it as browsers do."""

from __future__ import annotations

import http.client
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from emptyhand.server.access.limits import Bucket

Json = dict[str, Any]
ANSWER_SECONDS = 20.0


class Server:
    """`emptyhand serve` in a process of its own; `log` is its output."""

    def __init__(self, data: Path, *words: str, python: str = sys.executable) -> None:
        self.data = data
        self._python = python
        self._words = words
        self.log_file = data.with_name(f"{data.name}.log")
        self.start()

    def start(self) -> None:
        command = [self._python, "-m", "emptyhand.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--data", str(self.data), "--workers", "1", "--no-warm", *self._words]
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.said)
        if not found:
            self.end()
            raise AssertionError(f"the server did not begin: {self.said} {self.log}")
        self.port = int(found[1])

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self.log_file.read_text()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(ANSWER_SECONDS)
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        self.process.stdout.close()


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(server: Server, method: str, path: str, body: object = None, **headers: str | None) -> Answer:
    """One request. Headers are those of our own page unless given; None leaves one out."""
    sent: dict[str, str | None] = {"Origin": server.origin, "X-Emptyhand": "1", "Content-Type": "application/json"}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=ANSWER_SECONDS)
    try:
        content = body if isinstance(body, str | bytes | None) else json.dumps(body)
        connection.request(method, path, content, {name: value for name, value in sent.items() if value is not None})
        response = connection.getresponse()
        return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
    finally:
        connection.close()


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        answer = ask(server, "POST", "/api/guest", {"name": name})
        assert answer.status == 200, answer.body
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    def get(self, path: str) -> Answer:
        return ask(self.server, "GET", path, Cookie=self.cookie)

    def post(self, path: str, body: object = None) -> Answer:
        return ask(self.server, "POST", path, body, Cookie=self.cookie)

    def make_room(self, **what: object) -> Json:
        answer = self.post("/api/rooms", {"beat_ms": 0, **what})
        assert answer.status == 201, answer.body
        made: Json = answer.json
        return made

    def join(self, room: Json) -> None:
        assert self.post(f"/api/rooms/{room['room']}/join", {"secret": room["secret"]}).status == 200

    def finished_game(self, room: Json) -> str:
        """The id of the room's first game, which has just ended."""
        for _ in range(100):
            if games := self.get(f"/api/rooms/{room['room']}").json["games"]:
                return str(games[0]["id"])
            time.sleep(0.05)
        raise AssertionError("the game was not kept")

    def sit(self, room: Json, version: int = 0) -> Player:
        """Connect to a room; sitting down is said over the connection."""
        # Without a limit of messages that wait, closing never waits for somebody to read them.
        return Player(self.connect(room["room"], version, max_queue=None), self, room)

    def connect(self, code: str, version: int = 0, **changes: Any) -> ClientConnection:
        settings = {"origin": self.server.origin, "additional_headers": {"Cookie": self.cookie}, **changes}
        opened: AbstractContextManager[ClientConnection] = connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{code}?version={version}",
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=ANSWER_SECONDS,
            close_timeout=2,
            **settings,
        )
        # The caller closes it: newer versions of websockets want a `with` block around it.
        return opened.__enter__()


@dataclass
class Player:
    """A connection that remembers every message and the current state."""

    socket: ClientConnection
    guest: Guest
    made: Json
    """The room as it was when it was created or joined."""
    heard: list[Json] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    version: int = 0
    you: int | None = None
    room: Json = field(default_factory=dict)
    game: Json | None = None
    status: Json = field(default_factory=dict)
    sent_seq: int = 0
    chance: Random = field(default_factory=lambda: Random(1))
    code: int | None = None
    """The code with which the server closed the connection."""
    bucket: Bucket = field(default_factory=lambda: Bucket(18, 36, 36, time.monotonic()))

    def say(self, t: str, **rest: object) -> None:
        """Send a message, no faster than an honest client may."""
        wait = self.bucket.take(time.monotonic())
        if wait:
            time.sleep(wait)
            self.bucket.take(time.monotonic())
        self.blurt(t, **rest)

    def blurt(self, t: str, **rest: object) -> None:
        """Send a message at once."""
        self.socket.send(json.dumps({"t": t, **rest}))

    def hear(self, seconds: float = ANSWER_SECONDS) -> Json | None:
        """The next message; None if none came in time or the connection is over."""
        try:
            text = self.socket.recv(timeout=seconds)
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else 1006
            return None
        assert isinstance(text, str), "messages are text"
        message: Json = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        self._learn(message)
        return message

    def _learn(self, message: Json) -> None:
        if message["t"] == "event":
            assert message["version"] == self.version + 1, "a version is missing"
        if message["t"] in ("event", "missed", "snapshot"):
            self.version, self.you = message["version"], message["you"]
            self.room = message.get("room") or self.room
            self.game = message.get("game") or self.game
        if message["t"] == "status":
            self.status = message

    def until(self, wanted: Callable[[Json], bool], seconds: float = ANSWER_SECONDS) -> Json:
        """Receive messages until the wanted one."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            message = self.hear(deadline - time.monotonic())
            if message is None:
                break
            if wanted(message):
                return message
        raise AssertionError(f"what was wanted did not come; the last were {self.texts[-3:]}, closed {self.code}")

    def until_t(self, t: str, **fields: object) -> Json:
        return self.until(lambda m: m["t"] == t and all(m.get(key) == value for key, value in fields.items()))

    def until_what(self, t: str) -> Json:
        return self.until(lambda m: m["t"] == "event" and m["what"]["t"] == t)

    @property
    def over(self) -> bool:
        return self.game is not None and self.game["result"] is not None

    @property
    def to_move(self) -> bool:
        return self.game is not None and bool(self.game["moves"]) and self.game["seq"] > self.sent_seq

    def move(self) -> int:
        """Send one of the offered moves. Return its number."""
        assert self.game is not None
        self.sent_seq = self.game["seq"]
        plays = [token for token in self.game["moves"] if token[0] not in "^-"]
        self.say("move", seat=self.you, seq=self.sent_seq, token=self.chance.choice(plays or self.game["moves"]))
        return self.sent_seq

    def close(self) -> None:
        self.socket.close()


def play_on(players: list[Player], enough: Callable[[], bool] = lambda: False) -> None:
    """Let the players play by turns until the game is over, or until it is enough."""
    deadline = time.monotonic() + 3 * ANSWER_SECONDS
    while not all(player.over for player in players) and not enough():
        assert time.monotonic() < deadline, f"the game goes on and on: {[p.texts[-1:] for p in players]}"
        for player in players:
            if player.to_move:
                player.move()
            while player.hear(0.001):
                pass


def seated(server: Server, ruleset: str, bots: int = 1, **options: object) -> tuple[Player, Player]:
    """Two guests and some bots at a table, ready to begin."""
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    specs = [None, None] + ["level:2"] * bots
    room = ann.make_room(ruleset=ruleset, seats=2 + bots, bots=specs, **options)
    ben.join(room)
    first, second = ann.sit(room), ben.sit(room)
    first.until_t("snapshot")
    second.until_t("snapshot")
    second.say("sit", seat=1)
    second.until_what("sat")
    return first, second


def started(players: tuple[Player, ...]) -> None:
    for player in players:
        player.say("ready", game=1)
    for player in players:
        player.until_what("started")
