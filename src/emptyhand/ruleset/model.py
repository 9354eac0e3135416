"""What a ruleset says, as frozen values. ``loader`` reads them from TOML; ``law`` compiles them into tables.

Two families share the frame: in a *pile* game one plays sets of equal rank on a common pile; in a *climb* game one
beats the combination that stands until everyone has passed. Every choice of words below is a choice in the file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from emptyhand.cards import Rank, Suit


class Family(StrEnum):
    PILE = "pile"
    CLIMB = "climb"


class Zone(StrEnum):
    """Where a seat's cards lie; also the stage a seat plays from."""

    HAND = "hand"
    UP = "up"
    DOWN = "down"


class Ends(StrEnum):
    FIRST_OUT = "first out"
    PLAY_ON = "play on"


class Starter(StrEnum):
    LOWEST = "lowest"
    LEFT_OF_DEALER = "left of dealer"


class Ties(StrEnum):
    """Who starts among equals: the lowest seat, or a lot that comes with the deal.

    COIN and RPS name what the lot stands for at a table of people; nobody throws anything here.
    """

    SEAT = "seat"
    COIN = "coin"
    RPS = "rps"


class Opening(StrEnum):
    """Which cards of the starting rank the first play must be; ANYTHING frees the first play altogether."""

    ONE = "one"
    SOME = "some"
    ALL = "all"
    ANYTHING = "anything"


class On(StrEnum):
    ORDER = "order"
    ANYTHING = "anything"


class Next(StrEnum):
    """What a played card asks of the next play. RANKS: only the ranks it lists. SEE_THROUGH: what was asked before."""

    ORDER = "order"
    ANYTHING = "anything"
    RANKS = "ranks"
    SEE_THROUGH = "see through"


class Times(StrEnum):
    """How often an effect happens for a play of several equal cards.

    ODD counts the cards of the play, ODD_IN_PILE all cards of the rank that then lie in the pile.
    """

    NEVER = "never"
    ONCE = "once"
    ODD = "odd"
    EACH = "each"
    ODD_IN_PILE = "odd in pile"


class Sets(StrEnum):
    """How many equal cards make a play: any number, or a single one or all of the rank in that zone."""

    ANY = "any"
    ONE_OR_ALL = "one or all"


class InRuns(StrEnum):
    """Whether a card makes runs of its own, breaks every run, or is passed over when runs are counted."""

    FORMS = "forms"
    BREAKS = "breaks"
    THROUGH = "through"


class Again(StrEnum):
    """Whether another play is an obligation, or an offer that may be declined by ending the turn."""

    MUST = "must"
    MAY = "may"


class UpPlay(StrEnum):
    """ROW: sets are played straight from the up cards. TAKE: one up card is taken in hand and played if it fits."""

    ROW = "row"
    TAKE = "take"


class ReverseWithTwo(StrEnum):
    TURNS = "turns"
    SKIPS = "skips"


@dataclass(frozen=True, slots=True)
class Players:
    least: int
    most: int
    default: int

    @property
    def counts(self) -> range:
        """Every seat count the ruleset allows."""
        return range(self.least, self.most + 1)


@dataclass(frozen=True, slots=True)
class Pack:
    jokers: int
    players_per_pack: int

    def packs(self, players: int) -> int:
        """How many packs are shuffled together; 0 players a pack means one pack for all."""
        return -(-players // self.players_per_pack) if self.players_per_pack else 1


@dataclass(frozen=True, slots=True)
class Match:
    """Several games in a row: until someone has won `wins` of them, `points` by place in each."""

    wins: int
    points: tuple[int, ...]
    winner_leads: bool


@dataclass(frozen=True, slots=True)
class Switch:
    """A named house rule: one question, two readings, each a few lines of the ruleset.

    `value` is the answer that the rules as a whole give, whatever the switch itself says; None if it is neither of the
    two. `other` is the ruleset with the other answer, where there is one that can be played.
    """

    name: str
    asks: str
    value: bool | None
    other: Ruleset | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class CardRule:
    """One rank of a pile game."""

    on: On = On.ORDER
    not_on: tuple[Rank, ...] = ()
    next: Next = Next.ORDER
    next_ranks: tuple[Rank, ...] = ()
    mirrors: bool = False
    again: bool = False
    kills: bool = False
    kill_again: bool = True
    """After a kill by this card its player plays again."""
    reverses: Times = Times.NEVER
    skips: Times = Times.NEVER
    burns: bool = False
    may_pick_up: bool = False
    """The pile may be picked up by choice while this card binds."""
    in_runs: InRuns = InRuns.FORMS


ORDINARY = CardRule()


@dataclass(frozen=True, slots=True)
class PileRules:
    deal_order: tuple[Zone, ...]
    hand: int
    up: int
    down: int
    choose_up: bool
    flip_start: bool
    starter: Starter
    ladder: tuple[Rank, ...]
    ties: Ties
    opening: Opening
    draw: int
    refill_to: int
    pick_up_by_choice: tuple[Zone, ...]
    pick_up_with_up: bool
    up_play: UpPlay
    up_must_fit: bool
    """An up card that is taken must fit, if one does."""
    sets: Sets
    again: Again
    kill_run: int
    kill_run_by_players: tuple[tuple[int, int], ...]
    run_within_one_play: bool
    run_effects_lapse: bool
    reverse_with_two: ReverseWithTwo
    order: tuple[Rank, ...]
    strict: bool
    """In order a card goes on lower ranks only, not on its own."""
    cards: tuple[CardRule, ...]

    def may_follow(self, rank: Rank, binding: Rank) -> bool:
        """Whether a rank may be played where another one binds."""
        rule, asks = self.cards[rank], self.cards[binding]
        if binding in rule.not_on:
            return False
        if asks.next is Next.RANKS:
            return rank in asks.next_ranks
        if asks.next is Next.ORDER and rule.on is On.ORDER:
            strength = {ordered: place for place, ordered in enumerate(self.order)}
            return strength.get(rank, -1) >= strength.get(binding, 0) + self.strict
        # What asks for anything leaves a card that is played in order free as well: there is no order to keep.
        return True


@dataclass(frozen=True, slots=True)
class Chop:
    """A set of equal ranks that some bombs beat although they are of another kind."""

    on: tuple[Rank, ...]
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Instant:
    """A dealt hand that wins at once: it holds the ranks of `hold`, or `count` sets of `size` equal ranks each."""

    name: str
    hold: tuple[Rank, ...] = ()
    size: int = 0
    count: int = 0
    consecutive: bool = False
    ranks: tuple[Rank, ...] = ()


@dataclass(frozen=True, slots=True)
class ClimbRules:
    hand: int
    order: tuple[Rank, ...]
    suits: tuple[Suit, ...]
    open_with_lowest: bool
    must_beat: bool
    sets: tuple[int, ...]
    shortest_run: int
    run_ranks: tuple[Rank, ...]
    run_suit_tiebreak: bool
    four_bomb: bool
    pair_runs: tuple[int, ...]
    pair_run_ranks: tuple[Rank, ...]
    pair_runs_one_colour: bool
    ladder: tuple[str, ...]
    chops: tuple[Chop, ...]
    instants: tuple[Instant, ...]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A whole ruleset. `text` is its flattened source, from which an equal ruleset can be read again."""

    name: str
    title: str
    summary: str
    family: Family
    players: Players
    pack: Pack
    ends: Ends
    match: Match
    rules: PileRules | ClimbRules
    switches: tuple[Switch, ...] = ()
    text: str = field(default="", repr=False, compare=False)
