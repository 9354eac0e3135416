"""The ruleset model: frozen values that `loader` reads from TOML and `law` compiles into tables.

In a *pile* game (`pile_keys`) players play sets of equal rank on a common pile; in a *climb* game (`climb_keys`) they
beat the standing combination until everyone else has passed. The enums below list the words that a file may use.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from emptyhand.cards import SUIT_CHARS, BadCard, Card, card, parse_card, parse_rank
from emptyhand.ruleset.keys import choice, flag, key, number
from emptyhand.ruleset.source import Value

if TYPE_CHECKING:
    from emptyhand.ruleset.climb_keys import ClimbRules
    from emptyhand.ruleset.pile_keys import PileRules
    from emptyhand.ruleset.reader import Reader

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
    """How many equal cards a play may have: any number, or either one or all of the rank in that zone."""

    ANY = "any"
    ONE_OR_ALL = "one or all"


class InRuns(StrEnum):
    """Whether a card makes runs of its own, breaks every run, or is passed over when runs are counted."""

    FORMS = "forms"
    BREAKS = "breaks"
    THROUGH = "through"


class Again(StrEnum):
    """Whether a player must play again, or may end the turn instead."""

    MUST = "must"
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


class ReverseWithTwo(StrEnum):
    TURNS = "turns"
    SKIPS = "skips"


# -- custom readers --------------------------------------------------------------------------------------------------


def _family(reader: Reader, path: str) -> Family:
    expected = 'one of "pile", "climb" (or a ruleset to build on, by extends)'
    return reader.as_choice(path, reader.value(path, expected), Family)


def _points(reader: Reader, path: str) -> tuple[int, ...]:
    return reader.listed(path, "numbers", lambda p, value: reader.as_number(p, value, 0, 1000), [1])


def _exchange(reader: Reader, path: str) -> tuple[int, ...]:
    return reader.listed(path, "numbers of cards", lambda p, value: reader.as_number(p, value, 1, 13), [])


def _left_cards(reader: Reader, path: str) -> tuple[LeftCards, ...]:
    def read(place: str, value: Value) -> LeftCards:
        table = reader.as_table(place, value, ("from", "each"))
        least = reader.as_number(f"{place}.from", table.get("from"), 1, 26)
        return LeftCards(least, reader.as_number(f"{place}.each", table.get("each"), 0, 1000))

    return reader.listed(path, "tables", read, [])


def _left_prices(reader: Reader, path: str) -> tuple[LeftPrice, ...]:
    def read(place: str, value: Value) -> LeftPrice:
        table = reader.as_table(place, value, ("cards", "price"))
        cards = _cards(reader, f"{place}.cards", table.get("cards"))
        return LeftPrice(cards, reader.as_number(f"{place}.price", table.get("price"), 0, 1000))

    return reader.listed(path, "tables", read, [])


def _cards(reader: Reader, path: str, value: Value | None) -> tuple[Card, ...]:
    """Read cards such as ``2H``; a rank stands for its four cards."""
    expected = 'cards or ranks such as "2S 2C" or "2"'
    found: list[Card] = []
    for word in reader.as_text(path, value, expected).split():
        try:
            if word[-1].upper() in SUIT_CHARS:
                found.append(parse_card(word))
            else:
                found += [card(parse_rank(word), suit) for suit in range(4)]
        except BadCard:
            raise reader.expected(path, expected, value) from None
    if not found or len(set(found)) != len(found):
        raise reader.expected(path, f"{expected}, each card once", value)
    return tuple(sorted(found))


# -- the tables ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LeftCards:
    """From this many cards left in hand on, each of them costs so many points."""

    least: int
    each: int


@dataclass(frozen=True, slots=True)
class LeftPrice:
    """What each of some cards costs a player who is left with it, on top of other prices."""

    cards: tuple[Card, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Players:
    least: int = number(2, MOST_SEATS, "the smallest number of players", told="sections.players_and_packs")
    most: int = number(2, MOST_SEATS, "the largest number of players", told="sections.players_and_packs")
    default: int = number(
        2,
        MOST_SEATS,
        "the number of players if none is given",
        4,
        shown="4, or the nearest allowed",
        told="sections.players_and_packs",
    )

    @property
    def counts(self) -> range:
        """Every seat count the ruleset allows."""
        return range(self.least, self.most + 1)


@dataclass(frozen=True, slots=True)
class Pack:
    jokers: int = number(
        0,
        4,
        "jokers in each pack of 52",
        values="0 to 4; 0 in a climbing game",
        told="sections.players_and_packs",
    )
    players_per_pack: int = number(
        0,
        8,
        "the number of players per pack; packs are rounded up",
        values="0 to 8; 0: one pack for all; 0 in a climbing game",
        told="sections.players_and_packs",
        compiled=True,
    )

    def packs(self, players: int) -> int:
        """Return how many packs are shuffled together; 0 players per pack means one pack for all."""
        return -(-players // self.players_per_pack) if self.players_per_pack else 1


@dataclass(frozen=True, slots=True)
class MatchKeys:
    """Several games in a row until a player has won `wins` of them, or has scored `to_points`.

    Each game scores `points` by place; the other keys say what players pay the winner, or one another.
    """

    wins: int = number(1, 100, "games to win for a match", 1, told="sections.several_games")
    points: tuple[int, ...] = key(
        _points,
        "points by place; with several, a player without a place gets the last",
        "a list of numbers from 0 to 1000",
        (1,),
        shown="`[1]`",
        told="sections.several_games",
    )
    winner_leads: bool = flag(
        False,
        "the last winner leads the next game and may play anything",
        told="sections.several_games",
    )
    loser_leads: bool = flag(
        False,
        "the player who came last leads the next game and may play anything",
        '`true`, `false`; only with `ends = "play on"`',
        told="sections.several_games",
    )
    to_points: int = number(
        0,
        10_000,
        "the points that win a match, however many games that takes; 0: `match.wins` games win it",
        0,
        told="sections.several_games",
    )
    left_cards: tuple[LeftCards, ...] = key(
        _left_cards,
        "what a player who still has cards at the end pays the winner for each of them, by their number: a list of "
        "tables with `from`, a number of cards, and `each`, points (climbing games)",
        "`[{ from = 1, each = 1 }, { from = 10, each = 2 }]`",
        (),
        shown="`[]`",
        told="sections.several_games",
    )
    left_prices: tuple[LeftPrice, ...] = key(
        _left_prices,
        "what certain cards cost whoever is left with them, on top of that: a list of tables with `cards` and `price` "
        "(climbing games)",
        '`[{ cards = "2S 2C", price = 1 }]`',
        (),
        shown="`[]`",
        told="sections.several_games",
    )
    unplayed_doubles: bool = flag(
        False,
        "a player who has not played a single card pays double for the cards left",
        "`true`, `false`; only with `match.left_cards` or `match.left_prices`",
        told="sections.several_games",
    )
    chop_price: int = number(
        0,
        1000,
        "what a player whose combination a bomb beats pays the player of the bomb (climbing games)",
        0,
        told="sections.several_games",
    )
    instant_price: int = number(
        0,
        1000,
        "what every other player pays the winner of a hand that wins at once (climbing games)",
        0,
        told="sections.several_games",
    )

    winner_falls: bool = flag(
        False,
        "a player who won the last game and does not win this one counts as last in it",
        '`true`, `false`; only with `ends = "play on"`',
        told="sections.several_games",
    )
    exchange: tuple[int, ...] = key(
        _exchange,
        "cards exchanged before the next game of a match: the player who came last gives the first that many of the "
        "highest cards and gets as many of the lowest back, the last but one and the second likewise (climbing games)",
        'a list such as `[2, 1]`; only with `ends = "play on"`',
        (),
        shown="`[]`",
        told="climb_book.dealing",
    )

    loser_deals: bool = flag(
        False,
        "the player who came last deals the next game: the player to the left of them leads it and may play anything",
        '`true`, `false`; only with `ends = "play on"`',
        told="sections.several_games",
    )

    @property
    def has_prices(self) -> bool:
        """Whether a game's points depend on more than places."""
        return bool(self.left_cards or self.left_prices or self.chop_price or self.instant_price)

    @property
    def hands_on_lead(self) -> bool:
        """Whether a finished game decides who leads the next one."""
        return self.winner_leads or self.loser_leads or self.loser_deals


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """A whole ruleset. `text` is its flattened source, from which `loader.restore` rebuilds an equal ruleset."""

    name: str
    title: str = key(
        lambda r, path: r.label(path, 80, r.source.name[:80]),
        "the name that players see",
        "text, at most 80 characters",
        shown="the file's name",
        told="book.rulebook",
    )
    summary: str = key(
        lambda r, path: r.label(path, 200, ""),
        "the game in one line; a file that changes rules does not inherit it",
        "text, at most 200 characters",
        shown="empty",
        told="book.rulebook",
    )
    family: Family = key(
        _family,
        "the kind of game",
        '`"pile"`: sets of one rank on a common pile; `"climb"`: beat the combination that stands, or pass',
        told="book.rulebook",
    )
    ends: Ends = choice(
        Ends,
        None,
        "when a game is over",
        '`"first out"`; `"play on"` for places, until one is left',
        told="sections.several_games",
    )
    players: Players
    pack: Pack
    match: MatchKeys
    rules: PileRules | ClimbRules
    switches: tuple[Switch, ...] = ()
    text: str = field(default="", repr=False, compare=False)


SHARED_TABLES: dict[str, type] = {"": Ruleset, "players": Players, "pack": Pack, "match": MatchKeys}
