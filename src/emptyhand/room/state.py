"""What a room is. `Kept` follows from the journal and nothing else; `Live` is lost with the process, and may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from emptyhand.law.model import Law
from emptyhand.match import Game, Match
from emptyhand.room.entries import AnyEntry, Options
from emptyhand.room.inputs import DealKey, Heard
from emptyhand.room.parts import Line

AUTOPILOT = 2
"""So many decisions in a row left to the clock, and the stand-in goes on until the person comes back."""


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


# -- what the journal keeps ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat that is kept: its number, its token, the token as it was sent, the version since."""

    seq: int
    token: str
    said: str
    version: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: for a bot, for a person who sits there, or empty. Bots play for empty seats too."""

    bot: str | None = None
    person: str | None = None
    name: str = ""
    seq: int = 0
    """Decisions ever made here, by whomever; taken back or not, a number is never used again."""
    made: tuple[Decision, ...] = ()
    """The last of them, oldest first."""
    missed: int = 0
    """Decisions in a row for which the person let the time run out."""

    @property
    def autopilot(self) -> bool:
        return self.person is not None and self.missed >= AUTOPILOT

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True, eq=False)
class Playing:
    """A game of the room. `at` is the version at which the decision that is due arose: its name."""

    number: int
    key: str
    game: Game
    at: int
    seqs: tuple[int, ...] = ()
    """For each move that stands, its number at its seat."""
    holders: frozenset[tuple[str, int]] = frozenset()
    """Who has seen which seat's cards: nobody sees those of two."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Playing) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.number, self.key, self.at))

    def _facts(self) -> tuple[object, ...]:
        """Positions follow from the deal and the moves."""
        return self.number, self.key, self.at, self.seqs, self.holders, self.game.names, self.game.deal, self.game.moves


@dataclass(frozen=True, slots=True)
class Recent:
    """A step that is remembered for those who missed it; `index` counts the moves of the game up to it."""

    version: int
    entry: AnyEntry
    index: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The durable half of a room."""

    version: int
    law: Law
    options: Options
    host: str | None
    seats: tuple[Seat, ...]
    phase: Phase = Phase.LOBBY
    paused: bool = False
    playing: Playing | None = None
    """The game that runs, or the last one."""
    results: tuple[tuple[int, ...], ...] = ()
    """The seats placed in each game of the match so far, best first; empty for a stalled one."""
    kicked: frozenset[str] = frozenset()
    chat: tuple[Line, ...] = ()
    refs: Mapping[str, int] = field(default_factory=dict)
    """The number of each person's last chat line."""
    recent: tuple[Recent, ...] = ()

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def match(self) -> Match:
        match = Match(self.law, self.players, self.options.wins or None)
        match.games = list(self.results)
        return match

    @property
    def game_number(self) -> int:
        return self.playing.number if self.playing else 0

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        return next((n for n, s in enumerate(self.seats) if person is not None and s.person == person), None)

    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple(n for n, s in enumerate(self.seats) if s.person is not None)

    def name(self, seat: int) -> str:
        return self.seats[seat].name or f"Seat {seat + 1}"


# -- what lives with the process -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Client:
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class Pending:
    """A step that waits for the disk. Until it is there, it has not happened; then `client` gets its answer."""

    seq: int
    entry: AnyEntry
    body: bytes
    client: str | None


@dataclass(frozen=True, slots=True)
class Turn:
    """The decision that is due: `at` is its name. However often a person goes and comes back, until `deadline_ms` they
    have time, and once a little more."""

    at: int
    seat: int
    deadline_ms: int
    began_ms: int = 0
    """When the bot that was asked began to think."""
    warned: bool = False
    timed_out: bool = False
    grace_used: bool = False
    asked: bool = False
    """A bot has been asked, and decides unless the person comes back first."""
    length_ms: int = 0
    """How long the bot takes at least."""
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Asking:
    """A question to the people at the table."""

    number: int
    what: Literal["undo", "pause", "resume", "kick"]
    by: int
    seat: int | None
    """Whom to kick."""
    at: int
    """The decision at which it was asked; an undo lapses with it."""
    yes: frozenset[int]


@dataclass(frozen=True, slots=True)
class Live:
    """The passing half of a room."""

    clients: Mapping[str, Client] = field(default_factory=dict)
    pending: Pending | None = None
    queue: tuple[Heard | DealKey, ...] = ()
    """What waits until the pending step is safe."""
    turn: Turn | None = None
    due: Mapping[str, int] = field(default_factory=dict)
    """Timers by name."""
    away: frozenset[int] = frozenset()
    """Seats whose person has been gone so long that a stand-in plays."""
    ready: frozenset[int] = frozenset()
    wants_key: bool = False
    asking: Asking | None = None
    asked: int = 0
    """Questions asked so far."""
    trouble: str | None = None
    spoke: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """When each person last said something."""
    now_ms: int = 0
    """The latest moment that was heard of."""
    active_ms: int = 0
    face: object = None
    """The status as it was last told."""
    dropped: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A table for the web: everything about it, as a value."""

    kept: Kept
    live: Live = field(default_factory=Live)
