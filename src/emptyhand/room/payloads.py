"""What messages to clients are made of: rooms and games as a recipient sees them."""

from __future__ import annotations

from typing import Literal

import msgspec

from emptyhand.fair.promise import Kind


class PublicSeat(msgspec.Struct, frozen=True):
    """A seat as everyone sees it. `bot` is the spec of the bot it is for; `taken` says that a person sits there."""

    name: str
    bot: str | None
    taken: bool
    autopilot: bool


class PublicStake(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's part in a deal, in hexadecimal digits; the number is there once it was shown."""

    kind: Kind
    commit: str
    number: str | None = None


class PublicPromise(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a deal was promised by, and the stakes by seat once they are frozen.

    `root` is there once the deck is sealed, `secret` once the game is over.
    """

    game: int
    promise: str
    chain: str
    """Over all promises of the table up to this one."""
    stakes: tuple[PublicStake, ...] = ()
    root: str | None = None
    secret: str | None = None


class CardProof(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the sealed deck: see docs/fair.md. A place that stays hidden is stood for by its `mark`."""

    card: str
    leaf: int
    salt: str
    path: str
    place: int | None = None
    place_salt: str = ""
    mark: str = ""


class Fair(msgspec.Struct, frozen=True):
    """All that can be checked about deals: see docs/fair.md."""

    room: str
    """What the table is called in its promises."""
    voids: int
    """Rounds of this table that came to nothing because somebody did not show a number."""
    next: PublicPromise | None
    dealt: PublicPromise | None
    """The game that runs or ran last."""


class PublicRoom(msgspec.Struct, frozen=True):
    """What is public about a room and lasts; it replaces what was told before."""

    phase: Literal["lobby", "playing", "over", "closed"]
    game: int
    """The number of the game that runs or ran last; 0 before the first."""
    host: int | None
    """The host's seat, null if the host sits nowhere."""
    paused: bool
    seats: tuple[PublicSeat, ...]
    wins: tuple[int, ...]
    points: tuple[int, ...]
    match_over: bool
    fair: Fair | None = None


class Layout(msgspec.Struct, frozen=True):
    """How cards are dealt: to one seat after the other off the top, zone by zone, so many to each zone."""

    order: tuple[str, ...]
    hand: int
    up: int
    down: int
    choose: bool
    """Whether the up cards are chosen from all cards dealt to hand and up."""
    packs: int
    jokers: int
    """In each pack."""


class Setup(msgspec.Struct, frozen=True):
    """What a room was made with and keeps."""

    ruleset: str
    family: Literal["pile", "climb"]
    law: str
    deal: Layout
    players: int
    clock_ms: int
    undo: bool
    is_open: bool
    wins: int


class VisibleGame(msgspec.Struct, frozen=True):
    """A game as one recipient sees it now; it replaces what was told before."""

    number: int
    made: int
    """Decisions made so far."""
    asks: str
    """What the table asks for, in words."""
    seq: int | None
    """The number of the recipient's next decision; null for spectators."""
    moves: tuple[str, ...]
    """A token for each thing the recipient may do now; empty when it is not its turn."""
    result: tuple[int, ...] | None
    """The seats placed, best first, once the game is over; empty if it was stalled."""
    standing: int
    """How many of the last cards of the pile were laid there together."""
    view: msgspec.Raw
    """As in docs/own-players.md."""
    undo: int | None = None
    """The number of the recipient's last decision in this game, if it may ask to take that back."""


class Ballot(msgspec.Struct, frozen=True):
    number: int
    what: Literal["undo", "pause", "resume", "kick"]
    by: int
    seat: int | None
    """Whom to kick."""
    yes: tuple[int, ...]
    waiting: tuple[int, ...]


class Clock(msgspec.Struct, frozen=True):
    """The seat that must decide, and how long it has; `warning` once it should hurry."""

    seat: int
    left_ms: int
    warning: bool
