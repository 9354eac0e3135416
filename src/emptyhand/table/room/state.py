"""The state of a room. `SavedState` follows from the journal alone; `LiveState` is lost with the process."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from emptyhand.game.fair.opened import Opened
from emptyhand.game.fair.promise import NO_CHAIN
from emptyhand.game.fair.seal import Sealed
from emptyhand.game.record import Record
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.rules.law.model import Law
from emptyhand.table.room import payloads
from emptyhand.table.room.entries import AnyEntry, ChatLine, Options, Pledge
from emptyhand.table.room.inputs import DealKey, Heard, SeatWanted
from emptyhand.table.room.messages import HintReply
from emptyhand.table.room.names import unlike
from emptyhand.table.structs import Struct, field

AUTOPILOT = 2
"""Timeouts in a row after which the stand-in plays on until the person comes back."""


class RoomPhase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


BETWEEN = (RoomPhase.LOBBY, RoomPhase.OVER)
"""The phases between games, in which one can begin."""


# -- what the journal keeps ------------------------------------------------------------------------------------------


class Decision(Struct, frozen=True):
    """A decision of a seat: its number, its token, the token as it was sent, the version it created."""

    seq: int
    token: str
    said: str
    version: int


class Lost(Struct, frozen=True):
    """Steps that the server's disk has lost; `version` is that of the entry that says so."""

    version: int
    steps: int


class RoomSeat(Struct, frozen=True):
    """A seat: of a bot, of a person, or empty. Bots play for empty seats too."""

    bot: str | None = None
    person: str | None = None
    name: str = ""
    seq: int = 0
    """Decisions ever made here, by anyone; a number is never reused, not even after an undo."""
    made: tuple[Decision, ...] = ()
    """The last of them, oldest first."""
    hinted: int = 0
    """The number of the last decision for which a hint was taken."""
    missed: int = 0
    """Decisions in a row for which the clock of the person ran out."""

    @property
    def autopilot(self) -> bool:
        return self.person is not None and self.missed >= AUTOPILOT

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


class Promise(Struct, frozen=True):
    """The next deal, as far as it is settled. All values are hexadecimal."""

    game: int
    secret: str
    promise: str
    chain: str
    """The table's hash chain including this promise."""
    pledges: tuple[Pledge, ...] = ()
    """By seat, once they are frozen."""
    numbers: Mapping[int, str] = field(default_factory=dict)
    """The numbers that people have revealed."""

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats whose numbers are still missing."""
        return tuple(n for n, p in enumerate(self.pledges) if p.kind == "person" and n not in self.numbers)


class Proven(Struct, frozen=True, eq=False):
    """Everything needed to verify a deal: its inputs, and the sealed deck."""

    opened: Opened
    sealed: Sealed
    public: payloads.PublicPromise
    """The part that is public during the game."""


class Playing(Struct, frozen=True, eq=False):
    """A game of the room. `at`, the version at which the current decision became due, identifies that decision."""

    number: int
    key: str
    game: Game
    at: int
    seqs: tuple[int, ...] = ()
    """By move, its number at its seat; moves that were undone are left out."""
    holders: frozenset[tuple[str, int]] = frozenset()
    """Pairs of a person and a seat whose cards they have seen; one person may see only one hand."""
    proven: Proven | None = None
    """None for games that were dealt before deals could be checked."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Playing) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.number, self.key, self.at))

    def record(self) -> Record:
        """Return the record with the inputs of the deal: only for a game that is over or abandoned."""
        return self.game.record(self.proven.opened if self.proven else None)

    def _facts(self) -> tuple[object, ...]:
        """The parts that all others follow from."""
        return self.number, self.key, self.at, self.seqs, self.holders, self.game.names, self.game.deal, self.game.moves


class Recent(Struct, frozen=True):
    """A step that is remembered for clients that missed it; `index` is the number of moves made by then."""

    version: int
    entry: AnyEntry
    index: int


class SavedState(Struct, frozen=True):
    """The durable half of a room."""

    version: int
    law: Law
    options: Options
    host: str | None
    seats: tuple[RoomSeat, ...]
    phase: RoomPhase = RoomPhase.LOBBY
    paused: bool = False
    playing: Playing | None = None
    """The current or last game."""
    results: tuple[tuple[int, ...], ...] = ()
    """The seats placed in each game of the match so far, best first; empty for a stalled game."""
    paid: tuple[tuple[int, ...], ...] = ()
    """Per game, the amount that each seat received or paid, if the rules have prices."""
    kicked: frozenset[str] = frozenset()
    left_out: frozenset[str] = frozenset()
    """People who lost their seats because they did not ask for the game in time; until it ends or they sit down."""
    chat: tuple[ChatLine, ...] = ()
    refs: Mapping[str, int] = field(default_factory=dict)
    """The number of each person's last chat line."""
    recent: tuple[Recent, ...] = ()
    lost: Lost | None = None
    """The steps that were lost last, until a game is dealt."""
    room: str = ""
    """The name of the table in the promises of its deals."""
    promise: Promise | None = None
    """The next deal; None while a game is running."""
    chain: str = NO_CHAIN.hex()
    """The hash chain over all promises so far."""
    chain_before: str = NO_CHAIN.hex()
    """The chain before the first promise for the next game."""
    voids: int = 0
    void_secrets: tuple[str, ...] = ()
    """The secrets of void rounds of the next game."""
    bot_names: tuple[str, ...] = ()
    """By seat; empty in rooms of earlier versions, whose bots are numbered."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def match(self) -> Match:
        match = Match(self.law, self.players, self.options.wins or None)
        match.games, match.paid = list(self.results), list(self.paid)
        return match

    @property
    def game_number(self) -> int:
        return self.playing.number if self.playing else 0

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat of a person."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def people(self) -> tuple[int, ...]:
        """Return the seats of people."""
        return tuple([n for n, s in enumerate(self.seats) if s.person is not None])

    def name(self, seat: int) -> str:
        return self.seats[seat].name or f"Seat {seat + 1}"

    def names(self) -> tuple[str, ...]:
        return tuple([seat.name or f"Seat {n}" for n, seat in enumerate(self.seats, 1)])

    def bot_name(self, seat: int) -> str:
        """Return the name of a bot at a seat: it looks like no other name at the table."""
        if not self.bot_names:
            return f"Bot {seat + 1}"
        return unlike(self.bot_names[seat], [s.name for n, s in enumerate(self.seats) if n != seat and s.name])

    def stand_in_name(self, seat: int) -> str:
        """Return the name of the bot that plays at an empty seat."""
        return self.bot_name(seat) if self.bot_names else ""


# -- what lives with the process -------------------------------------------------------------------------------------


class Client(Struct, frozen=True):
    person: str
    name: str
    reading: bool = False
    """Whether a tip is on the screen."""


class Pending(Struct, frozen=True):
    """A step that waits for the disk. It takes effect when it is durable; then `client` gets its answer."""

    seq: int
    entry: AnyEntry
    body: bytes
    client: str | None


class Turn(Struct, frozen=True):
    """The decision that is due; `at` identifies it.

    A person has time until `deadline_ms`, however often they disconnect, and once a grace period.
    """

    at: int
    seat: int
    deadline_ms: int
    began_ms: int = 0
    """When the bot was asked."""
    warned: bool = False
    timed_out: bool = False
    grace_used: bool = False
    asked: bool = False
    """A bot has been asked, and decides unless the person comes back first."""
    length_ms: int = 0
    """The least time that the bot takes."""
    answer: str | None = None
    held: bool = False
    """The bot's time is up, but it waits for a person who reads a tip."""


Question = Literal["undo", "pause", "resume", "kick", "propose"]


class OpenBallot(Struct, frozen=True):
    """An open ballot."""

    number: int
    what: Question
    by: int
    seat: int | None
    """Whom to kick."""
    at: int
    """The decision that was due when it was opened; a ballot on an undo ends with it."""
    yes: frozenset[int]
    person: str
    """The person who opened it."""
    target: str = ""
    """The person to kick."""
    no: frozenset[int] = frozenset()
    """Seats against the proposed rules; any other ballot ends with the first no."""
    abstained: frozenset[int] = frozenset()
    """Seats that do not count."""
    law: Law | None = None
    """The rules to vote on."""


class PendingHint(Struct, frozen=True):
    """A hint for the decision due at version `at`, and the reply once there is one."""

    at: int
    seat: int
    reply: HintReply | None = None


class LiveState(Struct, frozen=True):
    """The volatile half of a room."""

    clients: Mapping[str, Client] = field(default_factory=dict)
    pending: Pending | None = None
    queue: tuple[Heard | DealKey | SeatWanted, ...] = ()
    """Inputs that wait until the pending step is committed."""
    turn: Turn | None = None
    due: Mapping[str, int] = field(default_factory=dict)
    """Timers by name."""
    away: frozenset[int] = frozenset()
    """Seats whose person has been away so long that a stand-in plays."""
    ready: frozenset[int] = frozenset()
    silent: frozenset[int] = frozenset()
    """Seats whose person has not asked for the next game in time."""
    commits: Mapping[int, str] = field(default_factory=dict)
    """By seat, the commitments of people who are ready."""
    beginning: bool = False
    """The next game is to begin as soon as possible."""
    hint: PendingHint | None = None
    """The hint that was asked for last."""
    ballot: OpenBallot | None = None
    ballots_opened: int = 0
    """Ballots opened so far."""
    failed: Mapping[str, tuple[tuple[int, Question], ...]] = field(default_factory=dict)
    """By person, when the latest of their ballots failed, and what they were about."""
    dodged: Mapping[str, int] = field(default_factory=dict)
    """By person, when they left their seat during a ballot on their removal."""
    proved: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The version and time at which each connection last asked for all proofs."""
    trouble: str | None = None
    spoke: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """When each person last spoke."""
    now_ms: int = 0
    """The latest time that an input had."""
    active_ms: int = 0
    sent_status: object = None
    """The last status sent, for comparison."""
    dropped: bool = False
    think_ms: int | None = None
    """Maximum thinking time per move that the host may give a bot."""


class Room(Struct, frozen=True):
    """The whole state of a table, as an immutable value."""

    kept: SavedState
    live: LiveState = field(default_factory=LiveState)
