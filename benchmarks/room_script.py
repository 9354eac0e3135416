"""Rooms with four people and their moves, played beforehand from fixed seeds."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field
from functools import cache

from emptyhand.game.notation import format_token
from emptyhand.rules.law import Law
from emptyhand.rules.law import compile as compile_law
from emptyhand.rules.ruleset import load
from emptyhand.table.room import Committed, Connected, DealKey, Heard, Input, Line, NeedKey, Options, Room, create, step
from emptyhand.table.room.messages import MoveRequest, Sit, Start
from emptyhand.table.structs import JsonEncoder

SEATS = 4
_encode = JsonEncoder().encode


@dataclass(frozen=True)
class Script:
    """One room: its journal until the first move, and the moves as (seat, message)."""

    opening: tuple[Line, ...]
    said: tuple[tuple[int, bytes], ...]


def scripts(ruleset: str, rooms: int, moves: int) -> list[tuple[Room, Script]]:
    """Play random moves in some rooms, cards rather than picking up or passing; return each room as it began."""
    return [_script(ruleset, seed, moves) for seed in range(rooms)]


def _script(ruleset: str, seed: int, moves: int) -> tuple[Room, Script]:
    table = _opened(ruleset, seed)
    room, opening = table.room, tuple(table.lines)
    chance, said = random.Random(seed), list[tuple[int, bytes]]()
    while len(said) < moves and (playing := table.room.kept.playing) is not None and not playing.game.over:
        game, seat = playing.game, playing.game.turn
        tokens = [format_token(room.kept.law, None, move) for move in game.canonical_moves()]
        token = chance.choice([token for token in tokens if token[0] not in "^-"] or tokens)
        message = MoveRequest(seat, table.room.kept.seats[seat].seq + 1, token)
        said.append((seat, _encode(message)))
        table.feed(Heard(client(seat), message))
    return room, Script(opening, tuple(said))


def client(seat: int) -> str:
    return f"client-{seat}"


def person(seat: int) -> str:
    return f"person-{seat}"


def code(number: int) -> str:
    return f"ROOM{number:04}"


def _opened(ruleset: str, seed: int) -> _Table:
    """Return a room with four connected people and a game that has begun."""
    made = create(_law(ruleset), [None] * SEATS, person(0), Options(), 0, code(seed))
    table = _Table(made.room, seed, list(made.lines))
    table.feed(Committed(1))
    for seat in range(SEATS):
        table.feed(Connected(client(seat), person(seat), f"Guest {seat + 1}"))
        table.feed(Heard(client(seat), Sit(seat)))
    table.feed(Heard(client(0), Start(1)))
    return table


@cache
def _law(ruleset: str) -> Law:
    return compile_law(load(ruleset))


@dataclass
class _Table:
    room: Room
    seed: int
    lines: list[Line] = field(default_factory=list)

    def feed(self, given: Input) -> None:
        """Feed an input and everything that follows from it."""
        outcome = step(self.room, given, 0)
        self.room = outcome.room
        for line in outcome.lines:
            self.lines.append(line)
            self.feed(Committed(line.seq))
        for request in outcome.requests:
            if isinstance(request, NeedKey):
                self.feed(DealKey(request.game, hashlib.sha256(f"deal {self.seed}".encode()).digest()))
