"""Who may do what at a table, found out by trying everything as everybody. docs/permissions.md has the outcome."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from emptyhand.game.notation import format_token
from emptyhand.table.room import BotMoved, Heard, Input, Room, step
from emptyhand.table.room import messages as m
from tests.table.room.tables import QUICK, Table, table

DOC = Path(__file__).parents[2] / "docs" / "permissions.md"
ROLES = ("host", "seat", "other seat", "spectator", "stranger", "put out", "bot")
CLIENTS = ("ann", "bob", "cid", "eve", "nobody", "kit", "")
HOST, MOVER, OTHER, PUT_OUT, BOT = range(5)
"""Seats; that of the person who was put out is empty."""

HINTS = replace(QUICK, hints="always")

Ask = Callable[[Room, int | None], m.ClientMessage]


def people(turn: int | None) -> Table:
    """A table with everybody at it: before the first game, or at the beginning of a game when it is a seat's turn."""
    for seed in range(200):
        people_here = ("ann", "bob", "cid", "kit")
        made = table("obsession", people_here, ("random",), HINTS, started=False, seed=seed)
        made.hear("ann", m.Kick(PUT_OUT))
        made.connect("kit")
        made.connect("eve")
        if turn is None:
            return made
        made.hear("ann", m.Start(1))
        if made.turn == turn:
            return made
    raise AssertionError(f"it is never the turn of seat {turn}")


def moved(made: Table) -> Table:
    """After a decision of bob's."""
    made.move("bob")
    return made


def asked(made: Table) -> Table:
    """While the host's question whether to pause waits for the others."""
    made.hear("ann", m.Pause())
    return made


def paused(made: Table) -> Table:
    made.hear("ann", m.Pause())
    for name in ("bob", "cid"):
        assert made.room.live.ballot is not None
        made.hear(name, m.Vote(made.room.live.ballot.number, yes=True))
    assert made.room.kept.paused
    return made


def due(room: Room, _: int | None) -> m.MoveRequest:
    """The decision that is due, whoever sends it."""
    assert room.kept.playing is not None
    game = room.kept.playing.game
    token = format_token(room.kept.law, None, game.legal_moves()[0])
    return m.MoveRequest(game.turn, room.kept.seats[game.turn].seq + 1, token)


def own(room: Room, seat: int | None) -> m.MoveRequest:
    """A decision for one's own seat."""
    place = PUT_OUT if seat is None else seat
    return due(room, None) if seat == MOVER else m.MoveRequest(place, room.kept.seats[place].seq + 1, "^")


def last(room: Room, seat: int | None) -> m.Undo:
    return m.Undo(room.kept.seats[0 if seat is None else seat].seq)


def hint(room: Room, seat: int | None) -> m.HintRequest:
    return m.HintRequest(room.kept.seats[0 if seat is None else seat].seq + 1)


def ballot(room: Room, _: int | None) -> m.Vote:
    assert room.live.ballot is not None
    return m.Vote(room.live.ballot.number, yes=True)


def always(message: m.ClientMessage) -> Ask:
    return lambda room, seat: message


GENERAL: tuple[tuple[str, Ask], ...] = (
    ("chat", always(m.Say(1, "Hello"))),
    ("react", always(m.React("wow"))),
    ("ask for all since a version, or for everything", always(m.Resync(0))),
    ("ping", always(m.Ping())),
)
BEFORE: tuple[tuple[str, Ask], ...] = (
    ("sit down at the empty seat", always(m.Sit(PUT_OUT))),
    ("sit down at somebody's seat", always(m.Sit(OTHER))),
    ("sit down at a bot's seat", always(m.Sit(BOT))),
    ("leave the seat", always(m.Leave())),
    ("be ready", always(m.Ready(1))),
    ("begin the first game", always(m.Start(1))),
    ("give the empty seat to a bot", always(m.SetBot(PUT_OUT, "level:1"))),
    ("name a file as a bot", always(m.SetBot(PUT_OUT, "./mine.py"))),
    ("propose other rules", always(m.Propose("obsession-first"))),
    ("hand the table over", always(m.HandOver(OTHER))),
    ("put somebody out", always(m.Kick(OTHER))),
    ("make a move", lambda room, seat: m.MoveRequest(PUT_OUT if seat is None else seat, 1, "^")),
    ("pause", always(m.Pause())),
    ("show a number that nobody asked for", always(m.Reveal(1, "0" * 64))),
    *GENERAL,
)
DURING: tuple[tuple[str, Ask], ...] = (
    ("make the decision that is due", due),
    ("decide for one's own seat", own),
    ("ask whether a move is possible", always(m.Check(1, "^"))),
    ("take a hint where the host allows it", hint),
    ("ask for tips", always(m.Learn(0))),
    ("take back somebody's decision", lambda room, seat: m.Undo(1)),
    ("sit down at the empty seat", always(m.Sit(PUT_OUT))),
    ("sit down at somebody's seat", always(m.Sit(OTHER))),
    ("leave the seat", always(m.Leave())),
    ("begin another game", always(m.Start(2))),
    ("give the empty seat to a bot", always(m.SetBot(PUT_OUT, "level:1"))),
    ("propose other rules", always(m.Propose("obsession-first"))),
    ("hand the table over", always(m.HandOver(OTHER))),
    ("put somebody out", always(m.Kick(OTHER))),
    ("ask for a pause", always(m.Pause())),
    ("end a pause", always(m.Resume())),
    ("play again oneself", always(m.ReturnToSeat())),
    ("ask for proofs", always(m.Prove())),
    *GENERAL,
)


@dataclass(frozen=True, slots=True)
class Situation:
    title: str
    made: Callable[[], Table]
    tries: tuple[tuple[str, Ask], ...]


SITUATIONS = (
    Situation("Before a game", lambda: people(None), BEFORE),
    Situation("During a game, in the turn of the seat", lambda: people(MOVER), DURING),
    Situation(
        "After a decision of the seat",
        lambda: moved(people(MOVER)),
        (("ask to take back one's own last decision", last),),
    ),
    Situation(
        "While the host asks for a pause",
        lambda: asked(moved(people(MOVER))),
        (
            *(("agree", ballot), ("put somebody out", always(m.Kick(OTHER)))),
            ("ask to take back one's own last decision", last),
        ),
    ),
    Situation(
        "During a pause",
        lambda: paused(people(MOVER)),
        (("decide for one's own seat", own), ("end the pause", always(m.Resume()))),
    ),
    Situation("In the turn of a bot", lambda: people(BOT), (("make the decision that is due", due),)),
)


# -- trying ----------------------------------------------------------------------------------------------------------


def tried(made: Table, ask: Ask, role: str) -> str:
    """What becomes of a try: yes; asks (the others); no (a sentence says why); nothing."""
    client = CLIENTS[ROLES.index(role)]
    seat = made.room.kept.seat_of(f"person-{client}")
    incoming: Input = Heard(client, ask(made.room, seat))
    if role == "bot":
        message = ask(made.room, BOT)
        if not isinstance(message, m.MoveRequest):
            return ""
        turn = made.room.live.turn
        incoming = BotMoved(message.seat, turn.at if turn else 0, message.token)
    return outcome(made.room, client, incoming, made.now)


def outcome(room: Room, client: str, incoming: Input, now: int) -> str:
    after = step(room, incoming, now)
    refused = [data for to, data in after.outbox if to == client and b'"t":"refused"' in data[:20]]
    if refused:
        assert not after.lines
        assert after.room.kept == room.kept, "a refusal changes nothing"
        return "no"
    before, now_asked = room.live.ballot, after.room.live.ballot
    if now_asked is not None and (before is None or before.number != now_asked.number):
        return "asks"
    # A bot's choice is kept to itself until its time is up.
    changed = (before, room.live.ready, room.live.turn) != (now_asked, after.room.live.ready, after.room.live.turn)
    answered = any(to == client for to, _ in after.outbox)
    return "yes" if after.lines or answered or after.requests or changed else "nothing"


def rows() -> list[str]:
    """The whole table, as the document has it."""
    lines = []
    for situation in SITUATIONS:
        made = situation.made()
        lines += [f"### {situation.title}", "", f"| | {' | '.join(ROLES)} |", "|---" * (len(ROLES) + 1) + "|"]
        for what, ask in situation.tries:
            lines.append(f"| {what} | {' | '.join(tried(made, ask, role) for role in ROLES)} |")
        lines.append("")
    return lines
