"""The compiled tables. Pure data: two laws with equal tables have equal digests.

A law carries a ruleset's key tables unchanged (`law.turn.refill_to`), beside the compiled tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import IntEnum
from typing import Final

from emptyhand.rules.cards import ALL_CARDS, JOKER, Card, Rank, packs_of_different
from emptyhand.rules.ruleset.beats import names_singles
from emptyhand.rules.ruleset.climb_keys import (
    BombsKeys,
    ClimbDealKeys,
    ClimbOpeningKeys,
    ClimbRankingKeys,
    ClimbTurnKeys,
    CombinationsKeys,
)
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.match_keys import MatchKeys
from emptyhand.rules.ruleset.model import Again, Ends, Pack, Passing, Players, Rest, Ruleset
from emptyhand.rules.ruleset.pile_keys import DealKeys, OpeningKeys, PickUpKeys, RunKeys, TurnKeys, UpKeys

Rows = tuple[tuple[int, ...], ...]

# Two values of `PileLaw.run_as` that are not ranks.
BREAKS = -1
THROUGH = -2


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Frame:
    """The part that both families share: seats, packs, the end of a game. `ruleset` is the source of the law.

    Laws are equal when their digests are: the digest covers every table and parameter.
    """

    ruleset: Ruleset
    digest: str
    players: Players
    packs: tuple[int, ...]
    """The number of packs shuffled together, by seat count."""
    pack: Pack
    ends: Ends
    match: MatchKeys

    @property
    def name(self) -> str:
        return self.ruleset.name

    def whole_pack(self, players: int) -> tuple[Card, ...]:
        """Return all cards that are shuffled for this many players, in ascending order."""
        return self.pack.deck(players)

    def not_for(self, players: int | str) -> str:
        """Return the error sentence for an unsupported number of players."""
        least, most = self.players.least, self.players.most
        allowed = f"{most}" if least == most else f"{least} to {most}"
        return f"{self.name} is for {allowed} players, not {players}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} {self.digest}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class PileLaw(Frame):
    """A pile game: a figure is a rank, a demand is 0 (nothing) or the binding rank + 1."""

    legal: Rows
    after: Rows
    run_as: Rows
    """The rank that a card counts as in runs, by demand; or BREAKS or THROUGH."""
    again: tuple[bool, ...]
    kills: tuple[bool, ...]
    reverses: tuple[int, ...]
    skips: tuple[int, ...]
    burns: tuple[bool, ...]
    kill_again: tuple[bool, ...] = (True,) * 14
    """Whether the player of a killing rank plays again; a run that kills always gives another play."""
    may_pick_up: tuple[bool, ...] = (False,) * 14
    """Whether the pile may be picked up by choice while the rank binds."""
    copies: tuple[bool, ...] = (False,) * 14
    """Whether a rank reverses, skips, makes draw and gives another play as the rank that binds does."""
    finishes: tuple[bool, ...] = (True,) * 14
    """Whether a player may go out with the rank; otherwise the pile is picked up with it, unless there is none."""
    kills_on: tuple[int, ...] = (0,) * 14
    """Demands, as bits, on which a rank kills the pile; a rank with `kills` needs none."""
    leads: tuple[bool, ...] = (True,) * 14
    """Whether the rank may be played on an empty pile by a player who could play another one."""
    acts_last: tuple[bool, ...] = (True,) * 14
    """Whether the rank kills, reverses, skips and makes draw as a player's last card."""
    turns: tuple[bool, ...] = (False,) * 14
    """Whether the rank turns the order of ranks upside down, or back."""
    draws: tuple[int, ...] = (0,) * 14
    """How many cards the next player draws after a play of the rank."""
    draws_each: tuple[bool, ...] = (False,) * 14
    """Whether each card of the play makes the next player draw so many."""
    turned: Rows = ()
    """What `legal` is while the order is upside down; empty if it never is."""
    most_copies: int
    """The most cards of one rank that a pack can hold; the action index numbers sets up to that size."""

    deal: DealKeys
    opening: OpeningKeys
    turn: TurnKeys
    pick_up: PickUpKeys
    up: UpKeys
    run: RunKeys

    def allowed(self, demand: int, turned: int) -> tuple[int, ...]:
        """Return which ranks meet a demand; `turned` says whether the order of ranks is upside down."""
        return self.turned[demand] if turned else self.legal[demand]

    def hand_size(self, players: int) -> int:
        """Return how many cards a hand is dealt, without up cards to choose."""
        return self.whole_hand(players) if self.deal.whole else self.deal.hand

    def whole_hand(self, players: int) -> int:
        """Return the size of the hands among which a whole pack is dealt."""
        cards = self.pack.size(players) - self.deal.flip_start
        return cards // players - self.deal.up - self.deal.down

    def dealt(self, players: int) -> int:
        """Return how many cards a player is dealt, in hand, up and down together."""
        return self.hand_size(players) + self.deal.up + self.deal.down

    def left_over(self, players: int) -> int:
        """Return how many cards remain after dealing and turning the start card."""
        return self.pack.size(players) - self.deal.flip_start - players * self.dealt(players)

    def picked_up(self, pile: int) -> int:
        """Return how many cards of a pile of this size are picked up, burnt ones included."""
        return min(pile, self.pick_up.top) if self.pick_up.top else pile

    @property
    def leaves_rest(self) -> bool:
        """Whether cards can stay on the pile when it is picked up."""
        return self.pick_up.top > 0 and self.pick_up.rest is not Rest.LEAVES

    @property
    def lasting(self) -> tuple[int, ...]:
        """Demands that stay whatever is played on them."""
        return tuple(d for d, row in enumerate(self.after) if d and all(after == d for after in row))

    @property
    def may_end_turn(self) -> bool:
        """Whether a player who may play again can also end the turn, with `Pass`."""
        return self.turn.again is Again.MAY

    @property
    def may_pass(self) -> bool:
        """Whether a player may let the pile lie, with `Pass`."""
        return self.turn.passing is not Passing.NEVER


class Kind(IntEnum):
    """The kind of a combination. Values 1 to 4 are sets of that many equal ranks, LARGE_SET one of five to eight."""

    SINGLE = 1
    PAIR = 2
    TRIPLE = 3
    FOUR = 4
    RUN = 5
    PAIRS = 6
    THREE_AND_ONE = 7
    FULL_HOUSE = 8
    FOUR_AND_ONE = 9
    TRIPLES = 10
    FLUSH = 11
    SUITED_RUN = 12
    LARGE_SET = 13


def kind_of_set(size: int) -> Kind:
    """Return the kind of a set of so many equal ranks."""
    return Kind(size) if size <= Kind.FOUR else Kind.LARGE_SET


def is_set(kind: Kind) -> bool:
    """Whether combinations of a kind are sets of equal ranks."""
    return kind <= Kind.FOUR or kind is Kind.LARGE_SET


CARDS_EACH: Final = {Kind.PAIRS: 2, Kind.TRIPLES: 3}
"""Kinds whose length counts sets of this many cards."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The combinations that beat the same figures, described by kind, length, top rank and tie-break.

    `length` counts cards, but pairs or triples in a row of those; `top` is the rank that is compared; `tie` is a place
    in the order of suits, or of colours for rows of one colour, or -1 where only the rank counts.
    """

    kind: Kind
    length: int
    top: Rank
    tie: int

    @property
    def size(self) -> int:
        """The number of cards."""
        return CARDS_EACH.get(self.kind, 1) * self.length


@dataclass(frozen=True, slots=True)
class Instant:
    """A dealt hand that wins: the counts it must hold by rank, or `count` sets of `size` in `ranks`."""

    name: str
    hold: tuple[int, ...]
    size: int
    count: int
    consecutive: bool
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class ClimbLaw(Frame):
    """A climbing game: a figure is a class of combinations, a demand is 0 (lead) or the standing figure + 1.

    In the order turned upside down a demand is the standing figure + 1 + the number of figures.
    """

    figures: tuple[Figure, ...]
    legal: tuple[int, ...]
    """By demand, a bit for each figure that beats it.

    Where the order of ranks can turn upside down, each figure has a second row for that order, after all first ones.
    """
    instant: tuple[Instant, ...]
    chops: tuple[int, ...] = ()
    """By demand, a bit for each figure that costs the price of a chop by a line of the file; empty if none does."""

    deal: ClimbDealKeys
    ranking: ClimbRankingKeys
    opening: ClimbOpeningKeys
    turn: ClimbTurnKeys
    combinations: CombinationsKeys
    bombs: BombsKeys

    def whole_pack(self, players: int) -> tuple[Card, ...]:
        return packs_of_different(self.packs[players], self.pack.jokers, self.pack.without)

    @property
    def one_pack(self) -> tuple[Card, ...]:
        """The cards of a single pack, in ascending order."""
        return packs_of_different(1, self.pack.jokers, self.pack.without)

    @property
    def several_packs(self) -> bool:
        """Whether some numbers of players need two packs. Suits then decide nothing, and cards are counted by rank."""
        return self.packs[self.players.most] > 1

    def suit_place(self, card: int) -> int:
        """Return the place of a card's suit, or of a joker among the jokers."""
        return card & 3 if card >> 2 == JOKER else self.ranking.suits.index(card & 3)

    def card_at(self, rank: int, place: int) -> Card:
        """Return the card of a rank at a place of the order of suits."""
        return ALL_CARDS[rank * 4 + (place if rank == JOKER else self.ranking.suits[place])]

    @property
    def singles_by_card(self) -> bool:
        """Whether every single card is a figure of its own; with two packs only jokers are told apart."""
        if self.several_packs:
            return False
        by_card = self.ranking.suits_follow or names_singles(self.combinations) or self.pack.jokers > 1
        return by_card or self.ranking.suits_decide

    @property
    def passes_prove(self) -> bool:
        """Whether a pass shows that the hand cannot beat what stands."""
        return self.turn.must_beat and not (self.turn.not_last or self.turn.last_card_duty or self.turn.suit_lock)

    def wins_by_beating(self, standing: Figure, cards: tuple[Card, ...]) -> bool:
        """Whether the cards win the round because they beat the standing figure: one card a joker."""
        is_joker = standing.kind is Kind.SINGLE and standing.top == JOKER
        return is_joker and len(cards) == 1 and cards[0] in self.combinations.beats_joker

    def skips_next(self, standing: Figure, figure: Figure) -> bool:
        """Whether a figure skips the next seat because it equals the standing one; jokers are told apart."""
        same = (figure.kind, figure.length, figure.top) == (standing.kind, standing.length, standing.top)
        return self.ranking.equal_skips and same and (figure.top != JOKER or figure.tie == standing.tie)

    @property
    def turns(self) -> bool:
        """Whether the order of ranks can turn upside down."""
        return self.ranking.four_turns or bool(self.ranking.turns_round)

    def standing(self, demand: int) -> Figure:
        """Return the figure that makes a demand."""
        # Upside down the same figures follow once more.
        return self.figures[(demand - 1) % len(self.figures)]

    def demand_of(self, figure: int, turned: int) -> int:
        """Return the demand of a figure; `turned` says how the order stands (`Table.turned`)."""
        return figure + 1 + (len(self.figures) if is_upside_down(turned) else 0)


ALWAYS_TURNED, ROUND_TURNED = 1, 2
"""The bits of `Table.turned`: the order is turned for good, and for the round; both together cancel out."""


def is_upside_down(turned: int) -> bool:
    """Whether low ranks beat high ones."""
    return turned in (ALWAYS_TURNED, ROUND_TURNED)


def turning(law: ClimbLaw, figure: Figure) -> int:
    """Return what playing a figure turns, as bits of `Table.turned`."""
    of_set = is_set(figure.kind)
    lasting = ALWAYS_TURNED if law.ranking.four_turns and of_set and figure.length >= Kind.FOUR else 0
    of_set = of_set and figure.top in law.ranking.turns_round
    return lasting | (ROUND_TURNED if of_set else 0)


Law = PileLaw | ClimbLaw

WHOLE = ("players", "match")
"""Key tables that count as one parameter each."""


def parameters(law: Frame) -> Iterator[tuple[str, object, object]]:
    """Yield name, value and default of every table and parameter; a key that other tables fully contain is omitted."""
    for f in fields(law):
        value = getattr(law, f.name)
        if f.name in ("ruleset", "digest"):
            continue
        if not is_dataclass(value) or f.name in WHOLE:
            yield f.name, value, f.default
            continue
        for name, key in declared(value.__class__).items():
            if not key.compiled:
                yield f"{f.name}.{name}", getattr(value, name), key.default
