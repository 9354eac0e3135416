"""The answer of every route to every role, found by asking. docs/permissions.md has the outcome."""

from __future__ import annotations

from websockets.exceptions import InvalidStatus

from tests.server.servers import Answer, Guest, Json, Server, ask

ROLES = ("host", "member", "named, not joined", "put out", "nobody")
TRIES: tuple[tuple[str, str, object], ...] = (
    ("GET", "/api/me", None),
    ("POST", "/api/guest", {"name": "Somebody"}),
    ("POST", "/api/me/link", None),
    ("POST", "/api/me/claim", {"secret": "wrong"}),
    ("GET", "/api/me/games", None),
    ("POST", "/api/me/games", {"records": "none", "name": "Ann"}),
    ("GET", "/api/me/records", None),
    ("POST", "/api/me/forget", {"game": "0"}),
    ("GET", "/api/me/rules", None),
    ("POST", "/api/me/rules", {"title": "Ours", "rules": 'extends = "obsession"\n'}),
    ("POST", "/api/me/rules/drop", {"title": "Theirs"}),
    ("GET", "/api/rooms", None),
    ("POST", "/api/rooms", {"seats": 2}),
    ("GET", "/api/rooms/ROOM", None),
    ("GET", "/api/rooms/ROOM/book", None),
    ("POST", "/api/rooms/ROOM/invitation", {}),
    ("POST", "/api/rooms/ROOM/invitation", {"secret": "wrong"}),
    ("POST", "/api/rooms/ROOM/invitation", {"secret": "SECRET"}),
    ("GET", "/r/ROOM", None),
    ("POST", "/api/rooms/ROOM/companions", {"names": ["Pal"]}),
    ("POST", "/api/rooms/ROOM/knock", {"watch": True}),
    ("GET", "/api/rooms/ROOM/knock", None),
    ("POST", "/api/rooms/ROOM/admit", {"knock": 0, "yes": True}),
    ("POST", "/api/rooms/ROOM/join", {}),
    ("POST", "/api/rooms/ROOM/join", {"secret": "wrong"}),
    ("POST", "/api/rooms/ROOM/join", {"secret": "SECRET"}),
    ("GET", "/api/rulesets", None),
    ("GET", "/api/rulesets/obsession/book", None),
    ("POST", "/api/rules", {"rules": 'extends = "obsession"\ntitle = "Ours"\n'}),
    ("POST", "/api/workshop", {"parent": "life"}),
    ("POST", "/api/workshop/open", {"code": "wrong"}),
    ("POST", "/api/workshop/share", {"rules": 'extends = "obsession"\n'}),
    ("POST", "/api/workshop/try", {"rules": 'extends = "obsession"\n', "cards": ["8"]}),
    ("POST", "/api/workshop/trial", {"rules": 'extends = "obsession"\n'}),
    ("POST", "/api/workshop/compare", {"first": "life", "second": "cardgame"}),
    ("GET", "/api/levels", None),
    ("GET", "/api/games/0", None),
    ("GET", "/api/games/0/record", None),
    ("POST", "/api/games/0/review", {"seat": 0}),
    ("POST", "/api/lab", {"rules": {}}),
    ("POST", "/api/lab/news", {"study": "0"}),
    ("POST", "/api/replay", {"record": "none"}),
    ("GET", "/healthz", None),
    ("POST", "/api/me/out", {}),
)
"""Every route, in an order in which no request spoils a later one."""


def everybody(server: Server) -> tuple[Json, dict[str, Guest | None]]:
    """A room by link, and somebody of every role."""
    host, member, other, out = (Guest(server, name) for name in ("Hal", "Mia", "Otto", "Pit"))
    room = host.make_room(seats=3)
    for guest in (member, out):
        guest.join(room)
    first, last = host.sit(room), out.sit(room)
    last.until_t("snapshot")
    last.say("sit", seat=1)
    last.until_what("sat")
    first.say("kick", seat=1)
    last.until_t("gone")
    for player in (first, last):
        player.close()
    return room, dict(zip(ROLES, (host, member, other, out, None), strict=True))


def answered(server: Server, room: Json, guest: Guest | None, method: str, path: str, body: object) -> Answer:
    if isinstance(body, dict) and body.get("secret") == "SECRET":
        body = {"secret": room["secret"]}
    cookie = None if guest is None else guest.cookie
    return ask(server, method, path.replace("ROOM", room["room"]), body, Cookie=cookie)


def connected(guest: Guest | None, server: Server, room: Json) -> str:
    """The outcome of a connection to the room."""
    who = guest or Guest(server, "Nobody")
    changes: Json = {} if guest else {"additional_headers": {}}
    try:
        socket = who.connect(room["room"], **changes)
    except InvalidStatus as refused:
        return str(refused.response.status_code)
    with socket:
        return "in" if '"t":"snapshot"' in str(socket.recv(5)) else "told why, closed"


def rows(server: Server) -> list[str]:
    """The whole table as in the document."""
    room, people = everybody(server)
    lines = [f"| | {' | '.join(ROLES)} |", "|---" * (len(ROLES) + 1) + "|"]
    lines.append(f"| WebSocket /ws/ROOM | {' | '.join(connected(people[role], server, room) for role in ROLES)} |")
    for method, path, body in TRIES:
        found = [answered(server, room, people[role], method, path, body).status for role in ROLES]
        with_secret = {"wrong": ", wrong secret", "SECRET": ", with the secret"}
        which = with_secret.get(str(body.get("secret")), "") if isinstance(body, dict) and "ROOM" in path else ""
        lines.append(f"| {method} {path}{which} | {' | '.join(map(str, found))} |")
        if path == "/api/rooms/ROOM/join" and body == {"secret": "SECRET"}:
            # From here on the guest who had only a name is a member like any other.
            people["named, not joined"] = Guest(server, "Otto")
    return lines
