"""A page and its store around a device, in one process: for tests in CPython and, the same file, in Pyodide.

Only the standard library and `emptyhand.table.device`: Pyodide has nothing else.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

from emptyhand.table.device.bots import has_to_think, question, quick_move
from emptyhand.table.device.bridge import Bridge, thinker
from emptyhand.table.device.table import DeviceTable
from emptyhand.table.room.inputs import AskBot, BotMoved

Json = dict[str, Any]

LONGEST = 600
"""Steps of a session: most games end sooner."""


class Killed(Exception):
    """The device was killed, as a person's phone does without asking."""


class Shell:
    """Stores, reads and waits for a device at once. `log` has every effect; `kill_at` counts effects."""

    def __init__(self, seed: int = 0) -> None:
        self.rows: dict[str, str] = {}
        self.journal: dict[str, list[Json]] = {}
        self.log: list[str] = []
        self.random = Random(seed)
        self.ms = 1_000
        self.ring: int | None = None
        self.answers: dict[int, Json] = {}
        self.heard: dict[str, list[Json]] = {}
        self.closed: dict[str, int] = {}
        self.kill_at: int | None = None
        self.fail: Callable[[Json], Json | None] = lambda _: None
        """Returns what is fed instead of `stored`, for a store that fails."""
        self.think: Callable[[str], str] = thinker.answer
        self._asked = 0
        self._dialled = 0
        self._step = 0
        self.start()

    def start(self) -> None:
        """Start a device from what is stored, as after a kill."""
        self.ring = None
        self.open: set[str] = set()
        self.bridge = Bridge(json.dumps(self.rows))

    # -- what a page does --------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Json:
        self._asked += 1
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        self.feed({"t": "asked", "number": self._asked, "method": method, "path": path, "body": text})
        return self.answers[self._asked]

    def get(self, path: str) -> Any:
        return json.loads(self.ask("GET", path)["body"])

    def post(self, path: str, body: object) -> Any:
        return json.loads(self.ask("POST", path, body)["body"])

    def dial(self, room: str, version: int = 0, companion: int = 0) -> str:
        self._dialled += 1
        client = f"c{self._dialled}"
        self.heard[client] = []
        self.feed({"t": "dialled", "client": client, "room": room, "version": version, "companion": companion})
        return client

    def say(self, client: str, message: object) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.feed({"t": "said", "client": client, "text": text})

    def wait(self) -> None:
        """Let time pass until the device has something to do."""
        if self.ring is not None:
            self.ms += max(1, self.ring)
            self.ring = None
            self.feed({"t": "rang"})

    # -- what the device has done ------------------------------------------------------------------------------------

    def feed(self, given: Json) -> None:
        waiting = deque([given])
        while waiting:
            self._step += 1
            chance = hashlib.sha256(f"{self._step}".encode()).hexdigest()
            text = json.dumps(waiting.popleft())
            effects = self.bridge.step(text, self.ms, 1_700_000_000_000 + self.ms, chance)
            self.log.append(effects)
            for effect in json.loads(effects):
                if self.kill_at is not None:
                    self.kill_at -= 1
                    if self.kill_at < 0:
                        raise Killed
                waiting += self._carry_out(effect)

    def _carry_out(self, effect: Json) -> list[Json]:
        match effect["t"]:
            case "store":
                return [self.fail(effect) or self._stored(effect)]
            case "fetch":
                lines = [{"seq": line["seq"], "body": line["body"]} for line in self.journal.get(effect["room"], [])]
                return [{"t": "fetched", "room": effect["room"], "lines": lines}]
            case "answered":
                self.answers[effect["number"]] = effect
            case "opened":
                self.open.add(effect["client"])
            case "told":
                self.heard[effect["client"]].append(json.loads(effect["text"]))
            case "closed":
                self.open.discard(effect["client"])
                self.closed[effect["client"]] = effect["code"]
            case "ring":
                self.ring = effect["after_ms"]
            case "think":
                where = {key: effect[key] for key in ("room", "seat", "seq")}
                return [{"t": "considered", **where, "token": self.think(effect["question"])}]
        return []

    def _stored(self, effect: Json) -> Json:
        """Store a batch as one transaction."""
        for line in effect["lines"]:
            known = self.journal.setdefault(line["room"], [])
            assert line["seq"] == len(known) + 1, "a line is missing"
            known.append(line)
        for key, row in effect["rows"].items():
            if row is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = row
        for room in effect["gone"]:
            self.journal.pop(room, None)
        return {"t": "stored", "batch": effect["batch"]}


class Person:
    """Somebody who plays what a table offers, mostly the first move."""

    def __init__(self, shell: Shell, room: str, companion: int = 0) -> None:
        self.shell, self.room, self.companion = shell, room, companion
        self.version = 0
        self.acknowledged = 0
        """The last decision that the device has acknowledged."""
        self.connect()

    def connect(self) -> None:
        self.client = self.shell.dial(self.room, self.version, self.companion)
        self.game: Json | None = None
        self.seat: int | None = None
        self._read = 0
        self.listen()

    def listen(self) -> list[Json]:
        fresh = self.shell.heard[self.client][self._read :]
        self._read += len(fresh)
        for message in fresh:
            self.version = max(self.version, message["version"])
            if "you" in message:
                self.seat = message["you"]
                self.game = message.get("game") or self.game
            if message["t"] == "ack" and "seq" in message:
                self.acknowledged = max(self.acknowledged, message["seq"])
        return fresh

    @property
    def moves(self) -> list[str]:
        return self.game["moves"] if self.game and self.game["result"] is None else []

    def decide(self) -> None:
        moves = self.moves
        assert self.game is not None
        choice = self.shell.random.choice(moves) if self.shell.random.random() < 0.3 else moves[0]
        self.shell.say(self.client, {"t": "move", "seat": self.seat, "seq": self.game["seq"], "token": choice})
        self.listen()


def new_room(shell: Shell, ruleset: str, bots: list[str | None], **more: object) -> str:
    shell.post("/api/guest", {"name": "Ann"})
    wanted = {"ruleset": ruleset, "seats": len(bots), "bots": bots, "clock_ms": 0, "beat_ms": 0, **more}
    made = shell.ask("POST", "/api/rooms", wanted)
    assert made["status"] == 201, made
    room: str = json.loads(made["body"])["room"]
    return room


def play(shell: Shell, people: list[Person], steps: int = 20_000) -> bool:
    """Play the game that goes on, at most for so many steps; return whether it is over."""
    for _ in range(steps):
        for person in people:
            person.listen()
        if all(person.game is not None and person.game["result"] is not None for person in people):
            return True
        due = next((person for person in people if person.moves), None)
        if due is None:
            shell.wait()
        else:
            due.decide()
    return False


def seats_of(shell: Shell, ruleset: str, seed: int) -> int:
    face = next(each for each in shell.get("/api/rulesets") if each["name"] == ruleset)
    return int(face["least"] + seed % (face["most"] - face["least"] + 1))


def session(ruleset: str, seed: int) -> list[str]:
    """Play one game with everything around it, and return all that the device has done."""
    shell = Shell(seed)
    shell.ms += seed
    seats = seats_of(shell, ruleset, seed)
    levels = ["level:1", "level:2", "greedy"]
    room = new_room(shell, ruleset, [None, *(levels[(seed + seat) % 3] for seat in range(1, seats))])
    ann = Person(shell, room)
    shell.say(ann.client, {"t": "start", "game": 1})
    shell.say(ann.client, {"t": "learn", "made": 0})
    ann.listen()
    if ann.game and ann.game["seq"] is not None and ann.moves:
        shell.say(ann.client, {"t": "hint", "seq": ann.game["seq"]})
    # In some games a person who plays like this gets nowhere.
    play(shell, [ann], LONGEST)
    for link in shell.get(f"/api/rooms/{room}")["games"]:
        shell.ask("GET", f"/api/games/{link['id']}?seat=0")
        shell.ask("GET", f"/api/games/{link['id']}/record")
    shell.ask("GET", "/api/me/games")
    shell.ask("GET", f"/api/rooms/{room}/book?lang={['en', 'de', 'vi'][seed % 3]}")
    return shell.log


def digests(rulesets: list[str], seeds: list[int]) -> str:
    """Return a hash of every session, as lines of text."""
    lines = []
    for ruleset in rulesets:
        for seed in seeds:
            log = session(ruleset, seed)
            lines.append(f"{ruleset} {seed} {len(log)} {hashlib.sha256(json.dumps(log).encode()).hexdigest()}")
    return "\n".join(lines)


def books(named: list[tuple[str, str]]) -> str:
    """Return the rulebooks of rulesets, each in a language."""
    shell = Shell()
    return "\n".join(shell.ask("GET", f"/api/rulesets/{name}/book?lang={code}")["body"] for name, code in named)


def move_times(ruleset: str, level: int, seats: int, steps: int = 120) -> list[float]:
    """Return how many milliseconds the choice of each move took, in a game with bots of a level."""
    shell, found = Shell(), list[float]()
    choose = DeviceTable.ask_bot

    def timed(table: DeviceTable, asked: AskBot) -> BotMoved | None:
        begun = time.perf_counter()
        _ = thinker.answer(question(asked)) if has_to_think(asked) else quick_move(asked)
        found.append((time.perf_counter() - begun) * 1000)
        return choose(table, asked)

    setattr(DeviceTable, "ask_bot", timed)  # noqa: B010 (for the type checker)
    shell.think = lambda _: ""
    ann = Person(shell, new_room(shell, ruleset, [None, *[f"level:{level}"] * (seats - 1)]))
    shell.say(ann.client, {"t": "start", "game": 1})
    play(shell, [ann], steps)
    setattr(DeviceTable, "ask_bot", choose)  # noqa: B010
    return found


def workshop(language: str) -> str:
    """Return what a device answers to somebody who makes house rules, a line each."""
    shell, answers = Shell(), list[str]()

    def ask(path: str, body: object) -> Any:
        answers.append(shell.ask("POST", f"/api/workshop{path}?lang={language}", body)["body"])
        return json.loads(answers[-1])

    rules = ask("", {"parent": "life", "set": {"run.kill_run": 3}})["rules"]
    ask("", {"parent": "life", "set": {"players.least": 99}})
    ask("", {"set": {"x": {}}})
    ask("/open", {"code": ask("/share", {"rules": rules})["code"]})
    ask("/try", {"rules": rules, "pile": ["5"], "cards": ["8"]})
    ask("/compare", {"first": "life", "second": rules})
    ask("/trial", {"rules": rules})
    return "\n".join(answers)
