"""The tables themselves. Pure data: two laws with equal tables have equal digests."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from emptyhand.cards import Rank
from emptyhand.ruleset.model import Ends, Match, Opening, Players, Ruleset, Starter, Ties, UpPlay, Zone

Rows = tuple[tuple[int, ...], ...]

# Two values of `PileLaw.run_as` that are no rank.
BREAKS = -1
THROUGH = -2


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Frame:
    """What both families have: seats, packs, the end of a game. `ruleset` is where the law came from.

    Laws are equal when their digests are: the digest covers every table and parameter.
    """

    ruleset: Ruleset = field(repr=False)
    digest: str
    players: Players
    packs: tuple[int, ...]
    """Packs shuffled together, by seat count."""
    jokers: int
    ends: Ends
    match: Match
    hand: int

    @property
    def name(self) -> str:
        return self.ruleset.name

    def not_for(self, players: int | str) -> str:
        """The sentence about a number of players that the game is not for."""
        return f"{self.name} is for {self.players.least} to {self.players.most} players, not {players}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PileLaw(Frame):
    """A pile game: a figure is a rank, a demand is 0 (nothing) or the binding rank + 1."""

    legal: Rows
    after: Rows
    run_as: Rows
    """Which rank a card counts as in runs, by demand; BREAKS and THROUGH are no rank."""
    again: tuple[bool, ...]
    kills: tuple[bool, ...]
    reverses: tuple[int, ...]
    skips: tuple[int, ...]
    burns: tuple[bool, ...]

    up: int
    down: int
    deal_order: tuple[Zone, ...]
    choose_up: bool
    flip_start: bool
    starter: Starter
    ladder: tuple[int, ...]
    ties: Ties
    opening: Opening
    draw: int
    refill_to: int
    by_choice: tuple[Zone, ...]
    pick_up_with_up: bool
    up_play: UpPlay
    kill_run: tuple[int, ...]
    """Shortest run that kills, by seat count; 0 never."""
    run_within_one_play: bool
    run_effects_lapse: bool
    reverse_skips_with_two: bool
    most_copies: int
    """The most cards of one rank there can be; the action index counts sets up to it."""

    # Readings that came later: at its default a field is no part of the digest, so that older digests stand.
    kill_again: tuple[bool, ...] = (True,) * 14
    """Whether the player of a killing rank plays again; a run that kills gives another play whatever this says."""
    may_pick_up: tuple[bool, ...] = (False,) * 14
    """Whether the pile may be picked up by choice while the rank binds."""
    take_must_fit: bool = False
    one_or_all: bool = False
    may_decline: bool = False
    """Whether another play is an offer: its player may end the turn instead."""


class Kind(IntEnum):
    """What a combination is made of. The first four are sets of as many equal ranks."""

    SINGLE = 1
    PAIR = 2
    TRIPLE = 3
    FOUR = 4
    RUN = 5
    PAIRS = 6


@dataclass(frozen=True, slots=True)
class Figure:
    """A class of combinations that beat the same things: kind, length, top rank, and what breaks ties.

    `length` counts cards in a set or run and pairs in a row of pairs; `tie` is a place in the order of suits, or of
    colours for rows of one colour, or -1 where only the rank counts.
    """

    kind: Kind
    length: int
    top: Rank
    tie: int


@dataclass(frozen=True, slots=True)
class Instant:
    """A dealt hand that wins: the counts it must hold by rank, or `count` sets of `size` in `ranks`."""

    name: str
    hold: tuple[int, ...]
    size: int
    count: int
    consecutive: bool
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ClimbLaw(Frame):
    """A climbing game: a figure is a class of combinations, a demand is 0 (lead) or the standing figure + 1."""

    figures: tuple[Figure, ...]
    legal: tuple[int, ...]
    """By demand, a bit for each figure that beats it."""
    order: tuple[int, ...]
    """Ranks from low to high."""
    suits: tuple[int, ...]
    """Suits from low to high."""
    run_ranks: tuple[int, ...]
    pair_run_ranks: tuple[int, ...]
    one_colour: bool
    open_with_lowest: bool
    must_beat: bool
    instants: tuple[Instant, ...]


Law = PileLaw | ClimbLaw
