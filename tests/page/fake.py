"""A server for one browser page: files from the tree, canned answers, and a socket with a real game behind it.

Nothing listens: Playwright hands the page's requests over, so a request to any other host is seen and fails.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Request, Route, WebSocketRoute

import emptyhand
from emptyhand.game.deal import deal
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.notation import BadToken, format_token, parse_token
from emptyhand.players.bots import make
from emptyhand.players.game import Game
from emptyhand.players.workers.wire import encode_view
from emptyhand.rules.ruleset.groups import group_of, in_museum
from emptyhand.server.access.security import page_policy
from emptyhand.server.routes.files import Files
from emptyhand.study.coach.page_review import review_seat
from emptyhand.table.api.benches import DraftPayload
from emptyhand.table.api.library import shown_levels
from emptyhand.table.api.workshop import SharedRules, opened_of, shared_of
from emptyhand.table.room.view_json import events_json
from emptyhand.table.structs import JsonEncoder
from emptyhand.words.narration import narrate_step
from emptyhand.words.rulebook import demand, rulebook
from emptyhand.words.rulebook.match import titles
from emptyhand.words.rulebook.specials import specials_of
from emptyhand.words.rulebook.why import explain
from emptyhand.words.speech import to_json
from tests.helpers import law
from tests.study.coach.judges import dice

HOST = "http://table.test"
LOCAL = "http://127.0.0.1:8765"
"""The same server, as only its own machine can call it."""
ROOM = "ABCDEF"
PAGE = Path(emptyhand.__file__).parent / "page"
FILES = Files(PAGE)
POLICY = page_policy(scripts=(), styles=())
NAMES = ("You", "Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")
RULESETS = ("obsession", "life", "cardgame", "thirteen-southern", "thirteen", "obsessed", "shithead", "big-two")
Json = dict[str, Any]
Change = Callable[[Json], None]


@dataclass
class Table:
    """A room with a game in which seat 0 is the page's and greedy bots have the others."""

    name: str
    players: int = 3
    seed: int = 1
    change: Change = lambda face: None
    """Changes each game face before it is sent: for hands that no short game has."""
    heard: list[Json] = field(default_factory=list)
    games: list[Json] = field(default_factory=list)
    """Finished games that can be watched again."""
    joined: bool = True
    """Whether the page's guest has entered the room before."""
    tips: list[Json] = field(default_factory=list)
    """What the page is told when it asks for tips."""
    titled: tuple[int, ...] = ()
    """The seats of the game before, best first: their exchange has just been made, and nobody has moved since."""
    version: int = 5

    def __post_init__(self) -> None:
        self.law = law(self.name)
        leader = self.titled[-1] if self.titled else None
        dealt = deal(self.law, self.players, self.seed, leader, self.titled)
        self.game = Game(self.law, dealt, NAMES[: self.players])
        self.bots = [make("greedy", self.seed + seat, self.law) for seat in range(self.players)]
        self.seq = 1
        while not self.titled and not self.game.over and self.game.turn != 0:
            self._bot()

    def _bot(self) -> None:
        self.game.play(self.bots[self.game.turn].choose(self.game.view(self.game.turn)))

    def advance(self) -> None:
        """Let a bot decide for the page's seat, and the others until it decides again."""
        self._bot()
        self.seq += 1
        while not self.game.over and self.game.turn != 0:
            self._bot()

    # -- messages ----------------------------------------------------------------------------------------------------

    def face(self) -> Json:
        view = self.game.view(0)
        face: Json = {
            "number": 1,
            "made": len(self.game.moves),
            "asks": to_json(demand(view)),
            "seq": self.seq,
            "moves": [format_token(self.law, None, move) for move in canonical_moves_for(self.law, view)],
            "result": list(self.game.placed) if self.game.over else None,
            "standing": self.game.standing,
            "view": encode_view(view),
            "undo": self.seq - 1 if self.seq > 1 else None,
        }
        self.change(face)
        return face

    def room(self) -> Json:
        seats = [
            {"name": name, "bot": "greedy" if seat else None, "taken": not seat, "autopilot": False}
            for seat, name in enumerate(self.game.names)
        ]
        return {
            "phase": "over" if self.game.over else "playing",
            "game": 1,
            "host": 0,
            "paused": False,
            "seats": seats,
            "wins": [0] * self.players,
            "points": [0] * self.players,
            "match_over": False,
        } | ({"titles": self._titles()} if self.titled else {})

    def _titles(self) -> list[Json]:
        names = [to_json(title) for title in titles(self.law, self.players)]
        now = self.game.placed if self.game.over else self.titled
        was = dict(zip(self.titled, names, strict=True)) if self.game.over else {}
        each = zip(now, names, strict=True)
        return [{"seat": seat, "name": name} | ({"was": was[seat]} if was else {}) for seat, name in each]

    def status(self) -> Json:
        return {
            "t": "status",
            "version": self.version,
            "present": [True] + [False] * (self.players - 1),
            "plays": ["person"] + ["bot"] * (self.players - 1),
            "watching": 0,
        }

    def snapshot(self) -> Json:
        setup = {
            "ruleset": self.name,
            "family": self.law.ruleset.family.value,
            "law": self.law.digest,
            "players": self.players,
            "clock_ms": 0,
            "undo": True,
        }
        return {
            "t": "snapshot",
            "version": self.version,
            "you": 0,
            "setup": setup | {"is_open": False, "wins": 0},
            "room": self.room(),
            "chat": [],
            "status": self.status(),
            "game": self.face(),
        } | ({"last": self._last()} if self.game.moves else {"last": self._dealt()})

    def _last(self) -> Json:
        """The last move with its events: what a page learns that was loaded after it."""
        events = self.game.events(0, len(self.game.moves))[0]
        return self._step(self.game.movers()[-1]) | {
            "events": [json.loads(bytes(each)) for each in events_json(events)]
        }

    def _dealt(self) -> Json:
        """The deal, as the page's seat saw it."""
        events = self.game.events(0, 0)[0]
        told = [to_json(said) for said in narrate_step(events, self.game.names, self.law, 0)]
        seen = [json.loads(bytes(each)) for each in events_json(events)]
        return {"t": "started", "game": 1, "events": seen, "told": told}

    def started(self) -> Json:
        """The deal as it reaches a page that watches."""
        self.version += 1
        step = {"what": self._dealt(), "room": self.room(), "game": self.face()}
        return {"t": "event", "version": self.version, "you": 0} | step

    def _step(self, seat: int) -> Json:
        """The last move, as everyone is told of it."""
        events = self.game.events(0, len(self.game.moves))[0]
        told = [to_json(said) for said in narrate_step(events, self.game.names, self.law, 0)]
        return {"t": "moved", "seat": seat, "by": "bot" if seat else "person", "events": [], "told": told}

    def moved(self, seat: int) -> Json:
        self.version += 1
        step = {"what": self._step(seat), "room": self.room(), "game": self.face()}
        return {"t": "event", "version": self.version, "you": 0} | step

    # -- what the page says ------------------------------------------------------------------------------------------

    def answer(self, message: Json) -> list[Json]:
        """What is said to the page when it says something."""
        self.heard.append(message)
        match message["t"]:
            case "move":
                return self._move(message)
            case "check":
                why = self._why(message["token"])
                return [{"t": "checked", "version": self.version, "ref": message["ref"], "why": why}]
            case "learn":
                made = len(self.game.moves)
                return [{"t": "lesson", "version": self.version, "game": 1, "made": made, "tips": self.tips}]
            case "ping":
                return [{"t": "pong", "version": self.version}]
            case "resync":
                return [self.snapshot()]
        return []

    def _why(self, token: str) -> object:
        view = self.game.view(0)
        try:
            why = explain(view, parse_token(self.law, view, token))
        except BadToken as error:
            return str(error)
        return None if why is None else to_json(why)

    def _move(self, message: Json) -> list[Json]:
        if message["seq"] != self.seq:
            return [{"t": "ack", "version": self.version, "seat": 0, "seq": message["seq"]}]
        why = self._why(message["token"])
        if why:
            return [{"t": "refused", "version": self.version, "about": "move", "why": why, "seq": message["seq"]}]
        self.game.play(parse_token(self.law, self.game.view(0), message["token"]))
        self.seq += 1
        event = self.moved(0)
        # The room answers whoever decided before it tells everyone.
        said = [{"t": "ack", "version": self.version, "seat": 0, "seq": message["seq"]}, event]
        while not self.game.over and self.game.turn != 0:
            seat = self.game.turn
            self._bot()
            said.append(self.moved(seat))
        return said

    @property
    def moves(self) -> list[str]:
        return [message["token"] for message in self.heard if message["t"] == "move"]


class Invited(Table):
    """A room before its first game, with a free seat for the page's guest."""

    def room(self) -> Json:
        room = super().room() | {"phase": "lobby", "game": 0}
        room["seats"][0]["name"] = "Zoe"
        room["seats"][1] |= {"name": "", "bot": None}
        return room

    def snapshot(self) -> Json:
        return super().snapshot() | {"you": None, "game": None}


class Server:
    """Answers everything one page asks for. `strangers` are the requests to other hosts."""

    def __init__(self, page: Page, table: Table | None = None) -> None:
        self.table = table
        self.strangers: list[str] = []
        self.posted: list[tuple[str, Json]] = []
        self.silent = False
        self.mine = [brief()]
        self.open: list[Json] = []
        self.game = ("life", 3, 4)
        """The finished game G1: its ruleset, players and seed."""
        self.is_known = True
        self.played = 20
        self.offline = ""
        self.rules: list[Json] = []
        """The house rules that the guest has saved."""
        self.forgotten = False
        """Whether the page has deleted the guest's games."""
        self.figures: Json = {}
        """Those of every study."""
        self.sockets: list[WebSocketRoute] = []
        self.files: list[str] = []
        page.route("**/*", self._serve)
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        table = self.table
        assert table is not None, "the page connected to a room without one"
        self.sockets.append(socket)

        def on_message(text: str | bytes) -> None:
            answers = table.answer(json.loads(text))
            for answer in answers if not self.silent else []:
                socket.send(json.dumps(answer))

        socket.on_message(on_message)
        socket.send(json.dumps(table.snapshot()))

    def say(self, message: Json) -> None:
        """Something the server tells by itself."""
        self.sockets[-1].send(json.dumps(message))

    def asked_for(self, folder: str) -> list[str]:
        """The files of a folder that the page has loaded, in order."""
        return [path.removeprefix(folder) for path in self.files if path.startswith(folder)]

    def _serve(self, route: Route, request: Request) -> None:
        if not request.url.startswith((f"{HOST}/", f"{LOCAL}/")):
            self.strangers.append(request.url)
            route.abort()
            return
        path, query = urlsplit(request.url).path, parse_qs(urlsplit(request.url).query)
        if path.startswith("/api/"):
            body = request.post_data_json or {} if request.method == "POST" else {}
            if request.method == "POST":
                self.posted.append((path, body))
            if (path, request.method) == ("/api/me/games", "POST"):
                route.fulfill(json=added(body))
            elif path.startswith("/api/workshop/"):
                route.fulfill(body=JsonEncoder().encode(workshop(path, body, query)), content_type="application/json")
            else:
                route.fulfill(json=self._answer(path, query))
            return
        self.files.append(path)
        file = FILES.find(path.removeprefix("/assets/") if path != "/" else "index.html")
        assert file is not None, path
        headers = {"Content-Security-Policy": POLICY} if path == "/" else {}
        route.fulfill(body=file.content, headers=headers, content_type=file.kind)

    def _answer(self, path: str, query: dict[str, list[str]]) -> Json | Sequence[Json]:
        if path.endswith("/book"):
            return self._book(query["lang"][0])
        if path == "/api/games/G1" and "seat" in query:
            return replay(*self.game, seat=int(query["seat"][0]))
        return self._api(path)

    def invitation(self, about: Json) -> Json:
        if self.table is None:
            return {}
        room = self.table.room()
        seats = [seat | {"free": not (seat["taken"] or seat["bot"])} for seat in room["seats"]]
        shown = {
            "room": ROOM,
            "ruleset": about["ruleset"],
            "title": about["title"],
            "host": seats[room["host"]]["name"],
            "seats": seats,
        }
        return shown | {"phase": room["phase"], "options": about["options"], "joined": self.table.joined}

    def _api(self, path: str) -> Json | Sequence[Json]:
        about = {"room": ROOM, "secret": "s3cr3t", "access": "link", "seats": 3, "games": []}
        about["options"] = {"clock_ms": 60_000, "away_ms": 30_000, "undo": True, "wins": 3, "is_open": bool(self.open)}
        about["link"] = f"http://192.0.2.7:8765/#/r/{ROOM}/s3cr3t"
        if self.table:
            rules = self.table.law.ruleset
            about |= {"ruleset": self.table.name, "title": rules.title, "games": self.table.games}
        known: dict[str, Json | Sequence[Json]] = {
            "/api/me": {"name": "Mia" if self.is_known else None} | ({"offline": self.offline} if self.offline else {}),
            "/api/guest": {"name": "Mia"},
            "/api/me/link": {"secret": "m0ve", "link": f"{HOST}/#/me/m0ve", "qr": ""},
            "/api/rulesets": [ruleset(name) for name in RULESETS],
            "/api/levels": json.loads(JsonEncoder().encode(shown_levels())),
            "/api/rooms": about if "/api/rooms" in dict(self.posted) else {"open": self.open, "mine": self.mine},
            f"/api/rooms/{ROOM}": about,
            f"/api/rooms/{ROOM}/join": about,
            f"/api/rooms/{ROOM}/invitation": self.invitation(about),
            "/api/games/G1": replay(*self.game),
            "/api/me/games": {
                "name": "Mia",
                "games": [my_game(n) for n in range(0 if self.forgotten else self.played)],
            },
            "/api/me/forget": {"deleted": 19, "left": 1},
            "/api/me/rules": {"rules": self.rules},
            "/api/rules": ruleset("life")
            | {"name": "ours", "title": "Sunday", "group": "", "text": "# Sunday\n"}
            | {"notes": {"omits": "forfeits."}},
        }
        self.forgotten |= path == "/api/me/forget"
        if path == "/api/games/G1/review":
            # The first request starts the review, the second finds it ready.
            is_first = sum(asked == path for asked, _ in self.posted) == 1
            found = {"state": "ready", "review": review(*self.game)}
            return {"state": "working", "done": 3, "of": 60} if is_first else found
        if path.startswith("/api/lab"):
            ready = {"state": "ready", "done": 100, "complete": True, "figures": self.figures}
            begun = {"id": "S1", "state": "working", "done": 3, "of": 100, "why": "", "figures": None}
            return begun | {"complete": False} | (ready if path.endswith("/news") else {})
        if path == "/api/games/G2":
            return replay("thirteen", 2, 4)
        return known[path]

    def _book(self, language: str) -> Json:
        rules = law(self.table.name if self.table else "obsession")
        specials = [special._asdict() | {"what": to_json(special.what)} for special in specials_of(rules)]
        return {"name": "x", "title": "x", "text": rulebook(rules, language), "specials": specials}


def workshop(path: str, body: Json, query: dict[str, list[str]]) -> SharedRules | DraftPayload:
    """The answers about links, as the server gives them."""
    if path == "/api/workshop/share":
        return shared_of(HOST, body["rules"], lambda link: "")
    assert path == "/api/workshop/open", path
    return opened_of(body["code"], query["lang"][0])


def ruleset(name: str) -> Json:
    rules = law(name).ruleset
    shown: Json = {"name": name, "title": rules.title, "summary": rules.summary, "family": rules.family.value}
    shown |= {"least": rules.players.least, "most": rules.players.most, "default": rules.players.default}
    return shown | {"group": group_of(name), "museum": in_museum(name)}


def brief() -> Json:
    seats = [{"name": "Mia", "bot": None, "taken": True}, {"name": "Ann", "bot": "level:2", "taken": False}]
    shown = {"room": ROOM, "ruleset": "life", "title": "Life", "seats": seats, "phase": "playing"}
    return shown | {"match_over": False, "access": "link", "watching": 0, "at_ms": 0, "you": 0}


def added(body: Json) -> Json:
    """The answer to records of games played elsewhere: the last of them is refused."""
    count = body["records"].count("[Game ")
    return {"added": count - 1, "refused": [{"number": count, "say": ["api-record-known"]}]}


def my_game(number: int) -> Json:
    """One of twenty finished games, newest first: the last three are won, twelve in all. Others are from elsewhere."""
    placed = [0, 1, 2] if number < 3 or 8 <= number < 17 else [1, 0, 2]
    about: Json = {
        "ruleset": "life",
        "title": "Life",
        "names": ["Mia", "Ann", "Bob"],
        "bots": [None, "level:2", "level:2"],
    }
    about |= {"placed": placed, "moves": 90, "over": True} | ({"elsewhere": True} if number >= 20 else {})
    return {"id": "G1", "seat": 0, "at_ms": 1_790_000_000_000 - number * 3_600_000, "about": about}


@cache
def bots_game(name: str, players: int, seed: int) -> Game:
    game = Game(law(name), deal(law(name), players, seed), ["Ann", "Bob", "Cid"][:players])
    bots = [make("greedy", seat, game.law) for seat in range(players)]
    while not game.over:
        game.play(bots[game.turn].choose(game.view(game.turn)))
    return game


@cache
def review(name: str = "life", players: int = 3, seed: int = 4) -> Json:
    """The coach's review of seat 0 in game G1, with a judge to whom all of its moves are mistakes."""
    game = bots_game(name, players, seed)
    made = {game.view(mover, at): game.moves[at] for at, mover in enumerate(game.movers())}
    judge = dice(lambda view, move: 0.6 - 0.4 * (move == made[view]))
    return asdict(review_seat(game, 0, judge, per_choice=400))


def replay(name: str, players: int, seed: int, seat: int | None = None) -> Json:
    """A game between bots, in the form of a finished one, as a seat or a spectator saw it."""
    game = bots_game(name, players, seed)
    movers = game.movers()
    frames: list[Json] = []
    for at in range(len(game.moves) + 1):
        view = game.view(seat, at)
        told = [to_json(said) for said in narrate_step(game.events(seat, at)[0], game.names, game.law)]
        token = format_token(game.law, None, game.moves[at - 1]) if at else None
        hands = [[str(card) for card in game.view(seat, at).hand] for seat in range(players)]
        frames.append(
            {
                "seat": movers[at - 1] if at else None,
                "token": token,
                "asks": to_json(demand(view)),
                "told": told,
                "view": encode_view(view),
                "all": {"hands": hands, "down": [[None] * 3] * players, "draw": view.draw},
            }
        )
    rules = game.law.ruleset
    shown: Json = {"id": "G1", "ruleset": name, "title": rules.title, "names": list(game.names)}
    shown |= {"family": rules.family.value}
    shown |= {"result": list(game.placed), "stalled": False, "mine": 0, "record": ""}
    return shown | {"frames": frames}
