"""The keys of a match: how games in a row add up, what players pay, and what one game hands on to the next.

`keys` explains the declarations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emptyhand.rules.cards import SUIT_CHARS, BadCard, Card, Rank, card, parse_card, parse_rank
from emptyhand.rules.ruleset.keys import flag, key, number, ranks
from emptyhand.rules.ruleset.source import Value

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.reader import Reader


FEWEST_TITLES: Final = 2
MOST_TITLES: Final = 8
LONGEST_TITLE: Final = 24
"""Characters of a title: it stands beside a player's name, which is no longer."""


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


# -- custom readers --------------------------------------------------------------------------------------------------


def _points(reader: Reader, path: str) -> tuple[int, ...]:
    return reader.listed(path, "numbers", lambda p, value: reader.as_number(p, value, 0, 1000), [1])


def _exchange(reader: Reader, path: str) -> tuple[int, ...]:
    return reader.listed(path, "numbers of cards", lambda p, value: reader.as_number(p, value, 1, 13), [])


def _titles(reader: Reader, path: str) -> tuple[str, ...]:
    def read(place: str, value: Value) -> str:
        name = reader.as_label(place, value, LONGEST_TITLE).strip()
        if not name:
            raise reader.expected(place, "a name", value)
        return name

    names = reader.listed(path, "names", read, [])
    if names and not FEWEST_TITLES <= len(names) <= MOST_TITLES:
        raise reader.at(path, f"expected {FEWEST_TITLES} to {MOST_TITLES} names, got {len(names)}")
    return names


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


# -- the table -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MatchKeys:
    """Several games in a row until a player has won `wins` of them, or has scored `to_points`.

    Each game scores `points` by place; the other keys say what players pay the winner, or one another.
    """

    wins: int = number(1, 100, "games to win for a match", 1, section="match.section")
    points: tuple[int, ...] = key(
        _points,
        "points by place; with several, a player without a place gets the last",
        "a list of numbers from 0 to 1000",
        (1,),
        shown="`[1]`",
        section="match.section",
    )
    winner_leads: bool = flag(
        False,
        "the last winner leads the next game and may play anything",
        section="match.section",
    )
    loser_leads: bool = flag(
        False,
        "the player who came last leads the next game and may play anything",
        '`true`, `false`; only with `ends = "play on"`',
        section="match.section",
    )
    to_points: int = number(
        0,
        10_000,
        "the points that win a match, however many games that takes; 0: `match.wins` games win it",
        0,
        section="match.section",
    )
    left_cards: tuple[LeftCards, ...] = key(
        _left_cards,
        "what a player who still has cards at the end pays the winner for each of them, by their number: a list of "
        "tables with `from`, a number of cards, and `each`, points (climbing games)",
        "`[{ from = 1, each = 1 }, { from = 10, each = 2 }]`",
        (),
        shown="`[]`",
        section="match.section",
    )
    left_prices: tuple[LeftPrice, ...] = key(
        _left_prices,
        "what certain cards cost whoever is left with them, on top of that: a list of tables with `cards` and `price` "
        "(climbing games)",
        '`[{ cards = "2S 2C", price = 1 }]`',
        (),
        shown="`[]`",
        section="match.section",
    )
    unplayed_doubles: bool = flag(
        False,
        "a player who has not played a single card pays double for the cards left",
        "`true`, `false`; only with `match.left_cards` or `match.left_prices`",
        section="match.section",
    )
    left_doubles: tuple[Rank, ...] = ranks(
        "a player who is left with a card of one of these ranks pays double for the cards left, and four times as much "
        "with `match.unplayed_doubles` as well (climbing games; only with `match.left_cards` or `match.left_prices`)",
        required=False,
        shown="none",
        section="match.section",
    )
    chop_price: int = number(
        0,
        1000,
        "what a player whose combination a bomb beats pays the player of the bomb (climbing games)",
        0,
        section="match.section",
    )
    instant_price: int = number(
        0,
        1000,
        "what every other player pays the winner of a hand that wins at once (climbing games)",
        0,
        section="match.section",
    )

    winner_falls: bool = flag(
        False,
        "a player who won the last game and does not win this one counts as last in it",
        '`true`, `false`; only with `ends = "play on"`',
        section="match.section",
    )
    exchange: tuple[int, ...] = key(
        _exchange,
        "cards exchanged before the next game of a match: the player who came last gives the first that many of the "
        "highest cards and gets as many of the lowest back, the last but one and the second likewise; in a pile game "
        "these are up cards, high or low as `opening.ladder` says",
        'a list such as `[2, 1]`; only with `ends = "play on"`, in a pile game also only with `deal.choose_up = false`',
        (),
        shown="`[]`",
        section="match.exchanging",
    )

    titles: tuple[str, ...] = key(
        _titles,
        "titles by place in the last game, best first, in place of President, Citizen, Beggar and the like: of an "
        "odd number of names the middle one is for everyone between the others, of an even number they are Citizens as "
        "usual; with too few players for all of the names the innermost go, from above and below alike",
        f'a list such as `["King", "Queen", "Burgher", "Maid", "Jester"]`, {FEWEST_TITLES} to {MOST_TITLES} names of '
        f"at most {LONGEST_TITLE} characters; only with `match.exchange`",
        (),
        shown="`[]`",
        section="match.section",
    )

    loser_deals: bool = flag(
        False,
        "the player who came last deals the next game: the player to the left of them leads it and may play anything",
        '`true`, `false`; only with `ends = "play on"`',
        section="match.section",
    )

    winner_deals: bool = flag(
        False,
        "the winner deals the next game: the player to the left of them leads it and may play anything",
        section="match.section",
    )

    def titles_of(self, players: int) -> tuple[str | None, ...]:
        """Return the file's own title of each place for a number of players, best first; empty if it has none.

        None is a place between the others, for which an even number of titles has no name.
        """
        if not self.titles:
            return ()
        half, is_odd = divmod(len(self.titles), 2)
        pairs, middle = min(half, players // 2), self.titles[half] if is_odd else None
        return (*self.titles[:pairs], *[middle] * (players - 2 * pairs), *self.titles[-pairs:])

    @property
    def has_prices(self) -> bool:
        """Whether a game's points depend on more than places."""
        return bool(self.left_cards or self.left_prices or self.chop_price or self.instant_price)

    @property
    def of_several_games(self) -> bool:
        """Whether one game alone does not decide a match."""
        return self.wins > 1 or self.to_points > 0

    @property
    def hands_on_lead(self) -> bool:
        """Whether a finished game decides who leads the next one."""
        return self.winner_leads or self.loser_leads or self.loser_deals or self.winner_deals
