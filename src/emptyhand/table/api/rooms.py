"""Rooms: what a request for one says, the first lines of its journal, and a room as its members and guests see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from emptyhand.rules.law import Law
from emptyhand.table.api.library import RulesText
from emptyhand.table.room.entries import Hints, Options, SatDown, write
from emptyhand.table.room.machine import create
from emptyhand.table.room.names import bot_names
from emptyhand.table.room.seats import is_free, kept_name
from emptyhand.table.room.state import SavedState
from emptyhand.table.structs import UNSET, Meta, Struct, UnsetType
from emptyhand.words.rulebook.book import untitled

Access = Literal["link", "code", "open"]
Phase = Literal["lobby", "playing", "over", "closed"]

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The alphabet of room codes: no two characters look alike, and few words can be spelled."""
_ALIKE = str.maketrans("OIL", "011")
CODE_LENGTH = 6
DAY_MS = 24 * 3600 * 1000
MOST_OWN = 200
"""The rooms of a person that are listed: more than anybody leaves unfinished."""

Secret = Annotated[str, Meta(max_length=64)]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret = ""


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A room to create, for a ruleset of the package or for pasted rules."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    ruleset: Annotated[str, Meta(max_length=64)] = "obsession"
    rules: RulesText | None = None
    bots: tuple[Annotated[str, Meta(max_length=64)] | None, ...] | None = None
    sit: Annotated[int, Meta(ge=0, le=15)] | None = 0
    clock_ms: Annotated[int, Meta(ge=0, le=7 * DAY_MS)] = 60_000
    beat_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1_200
    undo: bool = True
    wins: Annotated[int, Meta(ge=0, le=99)] = 0
    hints: Hints | UnsetType = UNSET
    access: Access = "link"


class GameLink(Struct, frozen=True):
    number: int
    id: str


class RoomInfo(Struct, frozen=True):
    """A room, for its members. `games` are the finished ones."""

    room: str
    secret: str
    access: str
    link: str
    """Admits everybody who opens it."""
    qr: str
    """The link as a QR code, in a data: URL."""
    ruleset: str
    title: str
    family: str
    law: str
    rules: str
    """The flattened rules, from which a client compiles the law."""
    seats: int
    options: Options
    games: tuple[GameLink, ...]
    companions: tuple[str, ...]
    """The people who share the caller's device here: connect for each with `?companion=`, from 1."""
    untitled: str | UnsetType = UNSET
    """The game that rules without a title of their own change, for its name in the reader's language."""


class BriefSeat(Struct, frozen=True):
    name: str
    bot: str | None
    taken: bool


class Brief(Struct, frozen=True):
    """A room in one line."""

    room: str
    ruleset: str
    title: str
    seats: tuple[BriefSeat, ...]
    phase: Phase
    match_over: bool
    access: str
    watching: int
    at_ms: int
    you: int | None
    """The caller's seat."""
    untitled: str | UnsetType = UNSET
    """The game that rules without a title of their own change, for its name in the reader's language."""

    @property
    def unfinished(self) -> bool:
        """Whether something is left to play: a game, or a match that needs more games."""
        return self.phase != "closed" and not (self.phase == "over" and self.match_over)


class RoomList(Struct, frozen=True):
    open: tuple[Brief, ...]
    mine: tuple[Brief, ...]
    """The unfinished ones first, then the newest."""


class InvitedSeat(Struct, frozen=True):
    name: str
    bot: str | None
    taken: bool
    free: bool
    """Whether the guest can sit down there now: at an empty seat, or in place of a stand-in that still plays."""


class Invitation(Struct, frozen=True):
    """A room, for a guest who has its link or code and has not entered yet."""

    room: str
    ruleset: str
    title: str
    host: str | None
    """The name of the host; null while the host has no seat."""
    phase: Phase
    seats: tuple[InvitedSeat, ...]
    options: Options
    joined: bool
    """Whether the caller has entered before."""
    untitled: str | UnsetType = UNSET
    """The game that rules without a title of their own change, for its name in the reader's language."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A room to create."""

    law: Law
    bots: tuple[str | None, ...]
    options: Options
    access: Access
    sit: int | None


def plan_room(
    data: NewRoom, law: Law, away_ms: int, check_bot: Callable[[str], None], idle_ms: int = Options().idle_ms
) -> Plan:
    """Check a request for a room. Raises ValueError, and so does `check_bot` for a bot that cannot be seated here."""
    bots = data.bots or (None,) * data.seats
    if len(bots) != data.seats:
        raise ValueError(f"there are {data.seats} seats and {len(bots)} bots: expected a spec or null for each seat")
    for spec in filter(None, bots):
        check_bot(spec)
    if data.sit is not None and (data.sit >= data.seats or bots[data.sit] is not None):
        raise ValueError(f"nobody can sit at seat {data.sit}: expected one that is there and no bot's")
    options = Options(
        clock_ms=data.clock_ms,
        away_ms=away_ms,
        idle_ms=idle_ms,
        beat_ms=data.beat_ms,
        undo=data.undo,
        is_open=data.access == "open",
        wins=data.wins,
        hints=data.hints,
    )
    return Plan(law, bots, options, data.access, data.sit)


def first_lines(plan: Plan, person: str, name: str, code: str) -> list[bytes]:
    """Return the first lines of a room's journal: it is made, and its host sits down. Raises ValueError."""
    names = bot_names(code, len(plan.bots), [name])
    made = create(plan.law, plan.bots, person, plan.options, now_ms=0, room=code, names=names)
    bodies = [line.body for line in made.lines]
    if plan.sit is not None:
        bodies.append(write(SatDown(plan.sit, person, kept_name(made.room.kept, plan.sit, name))))
    return bodies


def clean_code(text: str) -> str:
    """Return the code that a person means: upper case, without spaces and dashes, with O, I and L read as digits.

    Text that cannot be a code gives an empty one, which no room has.
    """
    code = re.sub(r"[\s-]+", "", text).upper().translate(_ALIKE)
    return code if len(code) == CODE_LENGTH and set(code) <= set(LETTERS) else ""


def info_of(
    kept: SavedState,
    code: str,
    access: str,
    *,
    secret: str,
    link: str,
    qr: str,
    games: Sequence[tuple[int, str]],
    companions: Sequence[str],
) -> RoomInfo:
    return RoomInfo(
        room=code,
        secret=secret,
        access=access,
        link=link,
        qr=qr,
        ruleset=kept.law.name,
        title=kept.law.ruleset.title,
        family=kept.law.ruleset.family.value,
        law=kept.law.digest,
        rules=kept.law.ruleset.text,
        seats=kept.players,
        options=kept.options,
        games=tuple(GameLink(number, game) for number, game in games),
        companions=tuple(companions),
        untitled=untitled(kept.law.ruleset) or UNSET,
    )


def brief_of(kept: SavedState, code: str, access: str, at_ms: int, watching: int, person: str | None) -> Brief:
    return Brief(
        room=code,
        ruleset=kept.law.name,
        title=kept.law.ruleset.title,
        seats=tuple(BriefSeat(seat.name, seat.bot, seat.person is not None) for seat in kept.seats),
        phase=kept.phase.value,
        match_over=kept.match.over,
        access=access,
        watching=watching,
        at_ms=at_ms,
        you=kept.seat_of(person),
        untitled=untitled(kept.law.ruleset) or UNSET,
    )


def own_rooms(briefs: Iterable[Brief]) -> tuple[Brief, ...]:
    """Return a person's rooms in the order in which they are listed; they come newest first."""
    return tuple(sorted(briefs, key=lambda each: not each.unfinished)[:MOST_OWN])


def invitation_of(kept: SavedState, code: str, *, joined: bool) -> Invitation:
    host = kept.seat_of(kept.host)
    return Invitation(
        room=code,
        ruleset=kept.law.name,
        title=kept.law.ruleset.title,
        host=None if host is None else kept.seats[host].name,
        phase=kept.phase.value,
        seats=tuple(
            InvitedSeat(seat.name, seat.bot, seat.person is not None, is_free(kept, number))
            for number, seat in enumerate(kept.seats)
        ),
        options=kept.options,
        joined=joined,
        untitled=untitled(kept.law.ruleset) or UNSET,
    )
