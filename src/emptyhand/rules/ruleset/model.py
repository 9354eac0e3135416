"""The ruleset model: frozen values that `loader` reads from TOML and `law` compiles into tables.

In a *pile* game (`pile_keys`) players play sets of equal rank on a common pile; in a *climb* game (`climb_keys`) they
beat the standing combination until everyone else has passed. The enums below list the words that a file may use.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from emptyhand.rules.cards import JOKER, RANK_LABELS, RANKS, Card, Rank, pack
from emptyhand.rules.ruleset.about_keys import ABOUT, AboutKeys
from emptyhand.rules.ruleset.keys import choice, key, number, ranks
from emptyhand.rules.ruleset.match_keys import MatchKeys

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.climb_keys import ClimbRules
    from emptyhand.rules.ruleset.pile_keys import PileRules
    from emptyhand.rules.ruleset.reader import Reader

MOST_SEATS = 8


class Family(StrEnum):
    PILE = "pile"
    CLIMB = "climb"


class Zone(StrEnum):
    """Where a seat's cards lie; also the stage that a seat plays from."""

    HAND = "hand"
    UP = "up"
    DOWN = "down"


class Ends(StrEnum):
    FIRST_OUT = "first out"
    PLAY_ON = "play on"


class Starter(StrEnum):
    """Who starts: the holder of the lowest rank in hand, or among the up cards, or a neighbour of the dealer."""

    LOWEST = "lowest"
    LEFT_OF_DEALER = "left of dealer"
    RIGHT_OF_DEALER = "right of dealer"
    LOWEST_UP = "lowest up"


class Ties(StrEnum):
    """How a tie for the start is broken: by the lowest seat, or by a lot drawn with the deal.

    COIN and RPS both use that lot; they only name what players at a physical table would do.
    """

    SEAT = "seat"
    COIN = "coin"
    RPS = "rps"


class Opening(StrEnum):
    """Which cards of the starting rank the first play must consist of; ANYTHING allows any first play."""

    ONE = "one"
    SOME = "some"
    ALL = "all"
    ANYTHING = "anything"


class On(StrEnum):
    ORDER = "order"
    ANYTHING = "anything"


class Next(StrEnum):
    """The demand that a played card makes on the next play, unless it lists ranks. SEE_THROUGH keeps the one before."""

    ORDER = "order"
    ANYTHING = "anything"
    SEE_THROUGH = "see through"


class Times(StrEnum):
    """How often an effect happens for a play of several equal cards.

    ODD counts the cards of the play; ODD_IN_PILE counts all cards of the rank in the pile, the play included.
    """

    NEVER = "never"
    ONCE = "once"
    ODD = "odd"
    EACH = "each"
    ODD_IN_PILE = "odd in pile"


class Sets(StrEnum):
    """How many equal cards a play may have: any number, one or all of the rank in that zone, or as many as before."""

    ANY = "any"
    ONE_OR_ALL = "one or all"
    AS_BEFORE = "as before"


class InRuns(StrEnum):
    """Whether a card makes runs of its own, breaks every run, or is passed over when runs are counted."""

    FORMS = "forms"
    BREAKS = "breaks"
    THROUGH = "through"


class Again(StrEnum):
    """Whether a player must play again, or may end the turn instead."""

    MUST = "must"
    MAY = "may"


class Passing(StrEnum):
    """Who may pass on a pile: nobody, a player who cannot play, or anybody."""

    NEVER = "never"
    STUCK = "stuck"
    MAY = "may"


class UpPlay(StrEnum):
    """How up cards are played once the hand is empty.

    ROW: sets straight from the row. TAKE: a player takes one up card and plays it if it fits. TAKE_ALL: all up cards go
    into the hand at once.
    """

    ROW = "row"
    TAKE = "take"
    TAKE_ALL = "take all"


class Taker(StrEnum):
    """Who gets a pile that is picked up: the player who cannot play, or the player before."""

    SELF = "self"
    PREVIOUS = "previous"


class Rest(StrEnum):
    """What becomes of the pile below the cards that are picked up.

    BINDS: it stays, and the card on top binds as if the cards above had never been played. STAYS: it stays, and the
    next play may be anything. LEAVES: it leaves the game.
    """

    BINDS = "binds"
    STAYS = "stays"
    LEAVES = "leaves"


class ReverseWithTwo(StrEnum):
    TURNS = "turns"
    SKIPS = "skips"


# -- custom readers --------------------------------------------------------------------------------------------------


def _title(reader: Reader, path: str) -> str:
    """A ruleset without a title, or with a blank one, goes by its name."""
    return reader.label(path, 80, "").strip() or reader.source.name[:80]


def _family(reader: Reader, path: str) -> Family:
    expected = 'one of "pile", "climb" (or a ruleset to build on, by extends)'
    return reader.as_choice(path, reader.value(path, expected), Family)


# -- the tables ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Players:
    least: int = number(2, MOST_SEATS, "the smallest number of players", section="sections.players_and_packs")
    most: int = number(2, MOST_SEATS, "the largest number of players", section="sections.players_and_packs")
    default: int = number(
        2,
        MOST_SEATS,
        "the number of players if none is given",
        4,
        shown="4, or the nearest allowed",
        section="sections.players_and_packs",
    )

    @property
    def counts(self) -> range:
        """Every seat count the ruleset allows."""
        return range(self.least, self.most + 1)

    def shared_with(self, other: Players) -> int:
        """Return the seat count that both rulesets allow, as near to this one's default as can be; 0 for none."""
        least, most = max(self.least, other.least), min(self.most, other.most)
        return min(max(self.default, least), most) if least <= most else 0


@dataclass(frozen=True, slots=True)
class Pack:
    jokers: int = number(
        0,
        4,
        "jokers in each pack of 52",
        values="0 to 4; at most 2 in a climbing game",
        section="sections.players_and_packs",
    )
    players_per_pack: int = number(
        0,
        8,
        "the number of players per pack; packs are rounded up",
        values="0 to 8; 0: one pack for all; at most two packs in a climbing game, where suits then decide nothing",
        section="sections.players_and_packs",
        compiled=True,
        synonyms={"deck": ""},
    )

    without: tuple[Rank, ...] = ranks(
        "ranks that are left out of every pack",
        required=False,
        shown="none",
        section="sections.players_and_packs",
        synonyms={"32": '"2 3 4 5 6"', "36": '"2 3 4 5"'}
        | dict.fromkeys(("deck", "fewer", "remove", "removed", "short", "size", "small", "strip"), ""),
    )
    without_up_to: int = number(
        0,
        8,
        "the most players with whom they are left out",
        0,
        values="0 to 8; 0: however many play; only with `pack.without` in a pile game",
        section="sections.players_and_packs",
        needs=("pack.without", RANK_LABELS),
    )
    full: int = number(
        0,
        8,
        "how many of the packs have all their cards nonetheless",
        0,
        values="0 to 8; only with `pack.without` in a pile game",
        section="sections.players_and_packs",
        needs=("pack.without", RANK_LABELS),
    )

    def packs(self, players: int) -> int:
        """Return how many packs are shuffled together; 0 players per pack means one pack for all."""
        return -(-players // self.players_per_pack) if self.players_per_pack else 1

    def left_out(self, players: int) -> tuple[Rank, ...]:
        """Return the ranks that some of the packs lack."""
        return () if 0 < self.without_up_to < players else self.without

    def of_rank(self, rank: int, players: int) -> int:
        """Return how many cards of a rank all packs hold together."""
        packs = self.packs(players)
        if rank == JOKER:
            return packs * self.jokers
        return 4 * (min(self.full, packs) if rank in self.left_out(players) else packs)

    def size(self, players: int) -> int:
        """Return how many cards all packs hold together."""
        return sum(self.of_rank(rank, players) for rank in RANKS)

    def deck(self, players: int) -> tuple[Card, ...]:
        """Return the cards of all packs in ascending order."""
        return pack(self.packs(players), self.jokers, self.left_out(players), self.full)

    def in_play(self, players: Players) -> tuple[Rank, ...]:
        """Return the ranks that are in play with some of the permitted numbers of players, ascending."""
        return tuple(rank for rank in RANKS if any(self.of_rank(rank, count) for count in players.counts))


@dataclass(frozen=True, slots=True)
class Switch:
    """A named house rule: one question and two readings, each a few lines of the ruleset.

    `value` is the answer that the rules as a whole amount to, even if a later key overrides the switch; None if they
    match neither reading. `other` is the ruleset with the other answer, if that is playable.
    """

    name: str
    asks: str
    value: bool | None
    other: Ruleset | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Ruleset:
    """A whole ruleset. `text` is its flattened source, from which `loader.restore` rebuilds an equal ruleset."""

    name: str
    title: str = key(
        _title,
        "the name that players see",
        "text, at most 80 characters",
        shown="the file's name",
        section="book.rulebook",
    )
    summary: str = key(
        lambda r, path: r.label(path, 200, ""),
        "the game in one line; a file that changes rules does not inherit it",
        "text, at most 200 characters",
        shown="empty",
        section="book.rulebook",
    )
    family: Family = key(
        _family,
        "the kind of game",
        '`"pile"`: sets of one rank on a common pile; `"climb"`: beat the combination that stands, or pass',
        section="book.rulebook",
    )
    ends: Ends = choice(
        Ends,
        None,
        "when a game is over",
        '`"first out"`; `"play on"` for places, until one is left',
        section="match.section",
    )
    players: Players
    pack: Pack
    match: MatchKeys
    rules: PileRules | ClimbRules
    about: AboutKeys
    switches: tuple[Switch, ...] = ()
    text: str = field(default="", compare=False)

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"


SHARED_TABLES: dict[str, type] = {"": Ruleset, "players": Players, "pack": Pack, "match": MatchKeys, ABOUT: AboutKeys}
