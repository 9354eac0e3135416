"""The parts of messages to clients: the public room, and a game as one recipient sees it."""

from __future__ import annotations

from typing import Literal

from emptyhand.game.fair.promise import Kind
from emptyhand.table.room.entries import Hints
from emptyhand.table.structs import UNSET, Raw, Struct, UnsetType
from emptyhand.words.speech import Json


class PublicSeat(Struct, frozen=True):
    """A seat. `bot` is the spec of the bot that plays it; `taken` says that a person sits there."""

    name: str
    bot: str | None
    taken: bool
    autopilot: bool


class PublicStake(Struct, frozen=True, omit_defaults=True):
    """A seat's part in a deal, in hexadecimal; the number is present once it is revealed."""

    kind: Kind
    commit: str
    number: str | None = None


class PublicPromise(Struct, frozen=True, omit_defaults=True):
    """The promise of a deal, and the stakes by seat once they are frozen.

    `root` is present once the deck is sealed, `secret` once the game is over.
    """

    game: int
    promise: str
    chain: str
    """The hash chain over all promises of the table up to this one."""
    stakes: tuple[PublicStake, ...] = ()
    root: str | None = None
    secret: str | None = None


class CardProof(Struct, frozen=True, omit_defaults=True):
    """A card of the sealed deck: see docs/fair.md. While its place is hidden, `mark` stands for it."""

    card: str
    leaf: int
    salt: str
    path: str
    place: int | None = None
    place_salt: str = ""
    mark: str = ""


class Fair(Struct, frozen=True):
    """Everything that can be checked about deals: see docs/fair.md."""

    room: str
    """The name of the table in its promises."""
    voids: int
    """Rounds of this table that are void because somebody did not reveal a number."""
    next: PublicPromise | None
    dealt: PublicPromise | None
    """The current or last game."""


class PublicTitle(Struct, frozen=True, omit_defaults=True):
    """The title that a seat has by its place in the last game, as a phrase or text, and the one that it had before."""

    seat: int
    name: Json
    was: Json | None = None


class PublicRoom(Struct, frozen=True):
    """The durable public state of a room; it replaces the one before."""

    phase: Literal["lobby", "playing", "over", "closed"]
    game: int
    """The number of the current or last game; 0 before the first."""
    host: int | None
    """The host's seat, null if the host has none."""
    paused: bool
    seats: tuple[PublicSeat, ...]
    wins: tuple[int, ...]
    points: tuple[int, ...]
    match_over: bool
    fair: Fair | None = None
    lost: int | UnsetType = UNSET
    """Number of steps that the server's disk has lost; set until the next deal."""
    titles: tuple[PublicTitle, ...] | UnsetType = UNSET
    """Best first, from the second game of a match on, where players exchange cards by their places."""


class Layout(Struct, frozen=True, omit_defaults=True):
    """How cards are dealt: seat after seat off the top, zone by zone, with this many cards for each zone."""

    order: tuple[str, ...]
    hand: int
    up: int
    down: int
    choose: bool
    """Whether players choose their up cards from everything dealt to hand and up."""
    packs: int
    jokers: int
    """In each pack."""
    without: str = ""
    """The ranks that are left out, as letters."""
    full: int = 0
    """Number of packs that contain them nevertheless."""


class Setup(Struct, frozen=True):
    """Rules and options of a room. Only a vote before the first game changes it (`RulesSet`); a snapshot follows."""

    ruleset: str
    family: Literal["pile", "climb"]
    law: str
    deal: Layout
    players: int
    clock_ms: int
    undo: bool
    is_open: bool
    wins: int
    points: int | UnsetType = UNSET
    """The points that win the match; unset: games won do."""
    hints: Hints | UnsetType = UNSET
    """Who may take hints: a person who plays alone with bots (also if it is unset), everyone, or nobody."""


class VisibleGame(Struct, frozen=True):
    """A game as one recipient sees it now; it replaces the one before."""

    number: int
    made: int
    """Decisions made so far."""
    asks: Raw
    """What the table asks for, as a phrase in JSON."""
    seq: int | None
    """The number of the recipient's next decision; null for spectators."""
    moves: tuple[str, ...]
    """A token for each legal move of the recipient; empty when it is not their turn."""
    result: tuple[int, ...] | None
    """The seats placed, best first, once the game is over; empty if it was stalled."""
    standing: int
    """Number of cards on top of the pile that were played together."""
    view: Raw
    """As in docs/own-players.md."""
    undo: int | None = None
    """The number of the recipient's last decision in this game, if they may ask to undo it."""
    top: int | UnsetType = UNSET
    """Number of cards picked up from the top of the pile; unset where it is always the whole pile."""


class PublicKnock(Struct, frozen=True):
    """Somebody who has only the code of the room, and asks to come in."""

    number: int
    name: str
    watch: bool
    """Whether to watch instead of having a seat."""


class PublicTip(Struct, frozen=True, omit_defaults=True):
    """A tip: its key, the part of the table that it speaks of, and its sentences as phrases."""

    key: str
    at: Literal["hand", "row", "pile", "draw", "buttons", "seats", "result"]
    says: tuple[Raw, ...]
    rank: str = ""
    """Narrows the place to cards of this rank."""
    happened: bool = False
    """Whether it is about something that has happened, and stays true when the table moves on."""


class ProposedRules(Struct, frozen=True):
    """Proposed rules; `text` is the flattened ruleset, empty for a ruleset of the package."""

    ruleset: str
    title: str
    text: str
    untitled: str | UnsetType = UNSET
    """The game that rules without a title of their own change, for its name in the reader's language."""


class Ballot(Struct, frozen=True):
    number: int
    what: Literal["undo", "pause", "resume", "kick", "propose"]
    by: int
    seat: int | None
    """Whom to kick."""
    yes: tuple[int, ...]
    waiting: tuple[int, ...]
    rules: ProposedRules | UnsetType = UNSET
    """The proposal, in a vote on rules."""


class Clock(Struct, frozen=True):
    """The seat that must decide, and how long it has; `warning` when time is short."""

    seat: int
    left_ms: int
    warning: bool
