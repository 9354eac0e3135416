"""What a room is. `Kept` follows from the journal and nothing else; `Live` is lost with the process, and may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Literal

from msgspec import Struct, field

from emptyhand.fair.opened import Opened
from emptyhand.fair.promise import NO_CHAIN
from emptyhand.fair.seal import Sealed
from emptyhand.law.model import Law
from emptyhand.match import Game, Match
from emptyhand.record import Record
from emptyhand.room import payloads
from emptyhand.room.entries import AnyEntry, ChatLine, Options, Pledge
from emptyhand.room.inputs import DealKey, Heard

AUTOPILOT = 2
"""So many decisions in a row left to the clock, and the stand-in goes on until the person comes back."""


class RoomPhase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


BETWEEN = (RoomPhase.LOBBY, RoomPhase.OVER)
"""No game goes on, and one can begin."""


# -- what the journal keeps ------------------------------------------------------------------------------------------


class Decision(Struct, frozen=True):
    """A decision of a seat that is kept: its number, its token, the token as it was sent, the version since."""

    seq: int
    token: str
    said: str
    version: int


class Seat(Struct, frozen=True):
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


class Promise(Struct, frozen=True):
    """The next deal, as far as it is settled. Everything is in hexadecimal digits."""

    game: int
    secret: str
    promise: str
    chain: str
    """The table's chain with this promise."""
    pledges: tuple[Pledge, ...] = ()
    """By seat, once they are frozen."""
    numbers: Mapping[int, str] = field(default_factory=dict)
    """What people have shown."""

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats whose numbers are still to be shown."""
        return tuple(n for n, p in enumerate(self.pledges) if p.kind == "person" and n not in self.numbers)


class Proven(Struct, frozen=True, eq=False):
    """What makes a deal checkable: all that it was made of, and the sealed deck."""

    opened: Opened
    sealed: Sealed
    face: payloads.PublicPromise
    """As it is shown during the game."""


class Playing(Struct, frozen=True, eq=False):
    """A game of the room. `at` is the version at which the decision that is due arose: its name."""

    number: int
    key: str
    game: Game
    at: int
    seqs: tuple[int, ...] = ()
    """For each move that stands, its number at its seat."""
    holders: frozenset[tuple[str, int]] = frozenset()
    """Who has seen which seat's cards: nobody sees those of two."""
    proven: Proven | None = None
    """None for games that were dealt before deals could be checked."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Playing) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.number, self.key, self.at))

    def record(self) -> Record:
        """The game on paper, with all that its deal was made of: only once nobody plays it any more."""
        return replace(self.game.record(), fair=self.proven.opened if self.proven else None)

    def _facts(self) -> tuple[object, ...]:
        """Positions follow from the deal and the moves."""
        return self.number, self.key, self.at, self.seqs, self.holders, self.game.names, self.game.deal, self.game.moves


class Recent(Struct, frozen=True):
    """A step that is remembered for those who missed it; `index` counts the moves of the game up to it."""

    version: int
    entry: AnyEntry
    index: int


class Kept(Struct, frozen=True):
    """The durable half of a room."""

    version: int
    law: Law
    options: Options
    host: str | None
    seats: tuple[Seat, ...]
    phase: RoomPhase = RoomPhase.LOBBY
    paused: bool = False
    playing: Playing | None = None
    """The game that runs, or the last one."""
    results: tuple[tuple[int, ...], ...] = ()
    """The seats placed in each game of the match so far, best first; empty for a stalled one."""
    kicked: frozenset[str] = frozenset()
    left_out: frozenset[str] = frozenset()
    """People who lost their seats because they did not ask for the game in time; until it ends or they sit down."""
    chat: tuple[ChatLine, ...] = ()
    refs: Mapping[str, int] = field(default_factory=dict)
    """The number of each person's last chat line."""
    recent: tuple[Recent, ...] = ()
    room: str = ""
    """What the table is called in the promises of its deals."""
    promise: Promise | None = None
    """The next deal; None while a game goes on."""
    chain: str = NO_CHAIN.hex()
    """Over all promises so far."""
    chain_before: str = NO_CHAIN.hex()
    """The same, before the first promise for the next game."""
    voids: int = 0
    void_secrets: tuple[str, ...] = ()
    """Those of the next game."""

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
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple([n for n, s in enumerate(self.seats) if s.person is not None])

    def name(self, seat: int) -> str:
        return self.seats[seat].name or f"Seat {seat + 1}"


# -- what lives with the process -------------------------------------------------------------------------------------


class Client(Struct, frozen=True):
    person: str
    name: str


class Pending(Struct, frozen=True):
    """A step that waits for the disk. Until it is there, it has not happened; then `client` gets its answer."""

    seq: int
    entry: AnyEntry
    body: bytes
    client: str | None


class Turn(Struct, frozen=True):
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


Question = Literal["undo", "pause", "resume", "kick"]


class Asking(Struct, frozen=True):
    """A question to the people at the table."""

    number: int
    what: Question
    by: int
    seat: int | None
    """Whom to kick."""
    at: int
    """The decision at which it was asked; an undo lapses with it."""
    yes: frozenset[int]
    person: str
    """Who asked it."""
    target: str = ""
    """The person to kick."""


class Live(Struct, frozen=True):
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
    silent: frozenset[int] = frozenset()
    """Seats whose person was asked for the next game and has not answered in time."""
    commits: Mapping[int, str] = field(default_factory=dict)
    """By seat, what those who are ready have committed to."""
    beginning: bool = False
    """The next game is to begin as soon as it can."""
    asking: Asking | None = None
    asked: int = 0
    """Questions asked so far."""
    failed: Mapping[str, tuple[tuple[int, Question], ...]] = field(default_factory=dict)
    """By person, when the latest of their questions came to nothing, and what they were."""
    dodged: Mapping[str, int] = field(default_factory=dict)
    """By person, when they left their seat while the others were asked to remove them."""
    proved: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """At which version, and when, each connection last asked for all proofs."""
    trouble: str | None = None
    spoke: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """When each person last said something."""
    now_ms: int = 0
    """The latest moment that was heard of."""
    active_ms: int = 0
    face: object = None
    """The status as it was last told."""
    dropped: bool = False
    think_ms: int | None = None
    """How long the host may let a bot think for a move."""


class Room(Struct, frozen=True):
    """A table for the web: everything about it, as a value."""

    kept: Kept
    live: Live = field(default_factory=Live)
