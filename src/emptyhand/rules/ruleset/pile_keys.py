"""The keys of a pile game, one class for each table of the file. `keys` explains the declarations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from emptyhand.rules.cards import Rank
from emptyhand.rules.ruleset.card_keys import CardKeys
from emptyhand.rules.ruleset.keys import Asking, choice, flag, key, number, ranks
from emptyhand.rules.ruleset.model import (
    MOST_SEATS,
    Again,
    Next,
    On,
    Opening,
    Passing,
    Rest,
    ReverseWithTwo,
    Sets,
    Starter,
    Taker,
    Ties,
    UpPlay,
    Zone,
)

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.reader import Reader


# -- custom readers --------------------------------------------------------------------------------------------------


def _zones(reader: Reader, path: str) -> tuple[Zone, ...]:
    return reader.listed(path, "zones", lambda p, value: reader.as_choice(p, value, Zone))


def _zones_or_none(reader: Reader, path: str) -> tuple[Zone, ...]:
    return reader.listed(path, "zones", lambda p, value: reader.as_choice(p, value, Zone), [])


def _by_seats(reader: Reader, path: str) -> tuple[int, ...]:
    """Read one number for all seat counts, or a table by seat count with `else` for the rest; 0: runs do not kill."""
    table = reader.source.under(path)
    if not table:
        return (reader.number(path, 2, 32, or_none=True),) * (MOST_SEATS + 1)
    reader.asked.add(path)
    counts = sorted(set(table) - {"else"})
    for word in counts:
        if word not in "2345678" or len(word) != 1:
            raise reader.at(f"{path}.{word}", "expected a number of players from 2 to 8, or else")
    lengths = [reader.number(f"{path}.else", 2, 32, or_none=True)] * (MOST_SEATS + 1)
    for word in counts:
        lengths[int(word)] = reader.number(f"{path}.{word}", 2, 32, or_none=True)
    return tuple(lengths)


# -- the tables ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class DealKeys:
    order: tuple[Zone, ...] = key(
        _zones,
        "the order in which a seat's zones are dealt",
        'a list of `"hand"`, `"up"`, `"down"`',
        section="deal.section",
    )
    hand: int = number(1, 20, "cards in hand", section="deal.section")
    up: int = number(0, 8, "cards that lie face up", section="deal.section")
    down: int = number(0, 8, "cards that lie face down", section="deal.section")
    choose_up: bool = flag(
        False,
        "each seat chooses its up cards from hand and up cards together, in secret",
        section="deal.section",
        needs=("deal.up", tuple(range(1, 9))),
        synonyms={"swap": "true"},
    )
    choose_openly: bool = flag(
        False,
        "everyone sees at once which up cards a seat chooses, so that later seats know the choices before theirs",
        "`true`, `false`; only with `deal.choose_up = true`",
        section="deal.section",
        needs=("deal.choose_up", (True,)),
    )
    whole: bool = flag(
        False,
        "the whole pack is dealt, as many cards to every hand as there are for all; `deal.hand` then does not count",
        section="deal.section",
    )
    flip_start: bool = flag(
        False,
        "a card is turned from the draw pile to start the pile, as if the dealer had played it",
        section="deal.section",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningKeys:
    starter: Starter = choice(
        Starter,
        None,
        "who starts",
        '`"lowest"`: the player who holds the first rank of the ladder; `"lowest up"`: the player who has it among the '
        'up cards; `"left of dealer"`; `"right of dealer"`',
        section="opening.section",
    )
    ladder: tuple[Rank, ...] = ranks(
        "every rank of the pack, in the order in which they start",
        required=False,
        shown="none needed for a neighbour of the dealer",
        section="opening.section",
        needs=("opening.starter", ("lowest", "lowest up")),
        form=Asking.ORDER,
    )
    ties: Ties = choice(
        Ties,
        Ties.SEAT,
        "how a tie for that rank is broken",
        '`"seat"`: the lowest seat starts; `"coin"`: a lot drawn with the deal decides; '
        '`"rps"`: the same lot decides, in place of rock-paper-scissors',
        section="opening.section",
        needs=("opening.starter", ("lowest", "lowest up")),
    )
    cards: Opening = choice(
        Opening,
        None,
        "what the first play must be",
        '`"one"`, `"some"` or `"all"` cards of the starting rank; `"anything"`',
        section="opening.section",
        needs=("opening.starter", ("lowest",)),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnKeys:
    draw: int = number(0, 20, "draw exactly this many cards after each play", 0, section="turn.section")
    refill_to: int = number(0, 20, "draw up to this many cards in hand after each play", 0, section="turn.section")
    reverse_with_two: ReverseWithTwo = choice(
        ReverseWithTwo,
        ReverseWithTwo.TURNS,
        "what reversing does with two players left",
        '`"turns"`: it has no effect; `"skips"`: the other player misses a turn',
        section="pile_cards.special_cards",
    )
    sets: Sets = choice(
        Sets,
        Sets.ANY,
        "how many equal cards make a play",
        '`"any"` number; `"one or all"`: one card of a rank, or all that the zone holds; `"as before"`: on a pile, as '
        "many as the play before had; a card that is turned over or taken alone needs only to fit",
        section="turn.section",
    )
    bomb: int = number(
        2,
        32,
        "a set of at least this many equal cards goes on anything",
        0,
        or_none=True,
        values="0 (none), 2 to 32",
        section="pile_cards.what_may_be_played",
    )
    again: Again = choice(
        Again,
        Again.MUST,
        "whether playing again is compulsory, after a kill or a card with `again`",
        '`"must"`: it is; `"may"`: the player may end the turn instead',
        section="turn.section",
    )
    passing: Passing = choice(
        Passing,
        Passing.NEVER,
        "who may pass and let the pile lie; when a pass brings the turn back to the player who played last, or who "
        "moved next if that player is out, the pile leaves the game and that player leads, even if others were skipped",
        '`"never"`: nobody; `"stuck"`: a player who has nothing to play from the hand or the up row passes instead of '
        'picking up, or picks up where that is allowed by choice; `"may"`: so does that player, and anybody else may '
        "pass while there is a pile. Not with what happens instead of picking up: another `pick_up.taker`, "
        "`pick_up.try_draw` or `pick_up.with_up`; nor where a part of the pile stays after picking up",
        section="turn.section",
    )
    announce_last: bool = flag(
        False,
        "the table announces when a player has only one card left, in hand, up and down together",
        section="turn.last_card",
        synonyms={"call": "true", "knock": "true", "last": "true", "uno": "true"},
    )
    stays_turned: bool = flag(
        False,
        "an order of ranks that a card has turned upside down stays so when the pile is gone, until such a card turns "
        "it back",
        "`true`, `false`; only where some `card.RANK.turns` is `true`",
        section="pile_cards.special_cards",
        needs=("card.RANK.turns", (True,)),
        synonyms={"revolution": "true"},
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class PickUpKeys:
    by_choice: tuple[Zone, ...] = key(
        _zones_or_none,
        "the stages in which a player who could play may pick up the pile instead",
        'a list of `"hand"`, `"up"`, `"down"`',
        (),
        shown="`[]`",
        section="pick_up.section",
        form=Asking.SOME,
        among=tuple(Zone),
    )
    with_up: bool = flag(
        False,
        "a player with nothing to play from the up row may pick up equal up cards along with the pile",
        section="pick_up.section",
        needs=("up.play", ("row",)),
    )
    must_take_up: bool = flag(
        False,
        "such a player has to pick up one or more equal up cards along with the pile",
        "`true`, `false`; only with `pick_up.with_up = true`",
        section="pick_up.section",
        needs=("pick_up.with_up", (True,)),
    )
    taker: Taker = choice(
        Taker,
        Taker.SELF,
        "who gets the pile when a player cannot play",
        '`"self"`: that player; `"previous"`: the player before, only if nobody may pick up by choice and no up cards '
        "go along",
        section="pick_up.section",
    )
    try_draw: bool = flag(
        False,
        "a player who cannot play first turns over the top card of the draw pile: if it fits, it is played instead of "
        "picking up; otherwise it goes into the hand",
        "`true`, `false`; only if nobody may pick up by choice and no up cards go along",
        section="pick_up.section",
    )
    ends_turn: bool = flag(
        True,
        "picking up the pile ends the turn; `false`: the player goes on, on an empty pile or on what stays of it",
        section="pick_up.section",
    )
    top: int = number(
        1,
        32,
        "only this many cards are picked up, from the top of the pile",
        0,
        or_none=True,
        values="0 (the whole pile), 1 to 32",
        section="pick_up.section",
        synonyms={"take": "", "three": "3", "two": "2"},
    )
    rest: Rest = choice(
        Rest,
        Rest.BINDS,
        "what becomes of the cards below those that are picked up",
        '`"binds"`: they stay where they are, and the card on top has to be answered; `"stays"`: they stay, and the '
        'next play may be anything; `"leaves"`: they leave the game; only with `pick_up.top` above 0',
        section="pick_up.section",
        needs=("pick_up.top", tuple(range(1, 33))),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class UpKeys:
    play: UpPlay = choice(
        UpPlay,
        None,
        "how up cards are played",
        '`"row"`: straight from the row, equal ones together; `"take"`: take one in hand, then play it if it fits; '
        '`"take all"`: take all of them in hand at once',
        section="up.section",
    )
    must_fit: bool = flag(
        False,
        "a player must take an up card that fits, if there is one",
        '`true`, `false`; only with `up.play = "take"`',
        section="up.section",
        needs=("up.play", ("take",)),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class RunKeys:
    kill_run: tuple[int, ...] = key(
        _by_seats,
        "this many equal cards on top of the pile kill it",
        "0 (never), 2 to 32; or by players: `{ 2 = 3, else = 4 }`, where `run.kill_run.else` is the length for every "
        "number of players that is not named",
        section="run.section",
        synonyms={"bomb": "", "burn": "", "clear": "", "explode": "", "quad": ""},
        form=Asking.NUMBER,
        least=2,
        most=32,
        or_none=True,
    )
    """The shortest run that kills, by seat count; 0 for never."""
    within_one_play: bool = flag(
        False,
        "the equal cards must come in one play",
        section="run.section",
        needs=("run.kill_run", tuple(range(2, 33))),
    )
    effects_lapse: bool = flag(
        False,
        "the play that completes a run has no other effects",
        section="run.section",
        needs=("run.kill_run", tuple(range(2, 33))),
    )
    again: bool = flag(
        True,
        "a player whose run kills the pile plays again; `false`: the next player plays, unless the cards of the run "
        "give another play themselves",
        section="run.section",
        needs=("run.kill_run", tuple(range(2, 33))),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingKeys:
    order: tuple[Rank, ...] = ranks(
        "the ranks from low to high; a card played in order needs an equal or lower one under it",
        section="pile_cards.what_may_be_played",
        form=Asking.ORDER,
    )
    strict: bool = flag(
        False,
        "a card played in order needs a lower one under it: an equal one will not do",
        section="pile_cards.what_may_be_played",
    )


PILE_TABLES: dict[str, type] = {
    "deal": DealKeys,
    "opening": OpeningKeys,
    "turn": TurnKeys,
    "pick_up": PickUpKeys,
    "up": UpKeys,
    "run": RunKeys,
    "ranking": RankingKeys,
    "card.RANK": CardKeys,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PileRules:
    """The rules of a pile game; each field is a table of the file."""

    deal: DealKeys
    opening: OpeningKeys
    turn: TurnKeys
    pick_up: PickUpKeys
    up: UpKeys
    run: RunKeys
    ranking: RankingKeys
    card: tuple[CardKeys, ...]
    """By rank."""
    kill_run_seats: tuple[int, ...] = ()
    """The seat counts for which `run.kill_run` names a length."""

    def may_follow(self, rank: Rank, binding: Rank, *, turned: bool = False) -> bool:
        """Whether a rank may be played while another one binds; `turned`: while the order is upside down."""
        return binding not in self.card[rank].not_on and self.fits(rank, binding, turned=turned)

    def fits(self, rank: Rank, binding: Rank, *, turned: bool = False) -> bool:
        """Whether a rank goes on another one, apart from what `not_on` bars."""
        rule, asks = self.card[rank], self.card[binding]
        if isinstance(asks.next, tuple):
            return rank in asks.next
        if asks.next is Next.ORDER and rule.on is On.ORDER:
            strength = {ordered: place for place, ordered in enumerate(self.ranking.order)}
            if turned:
                return strength.get(rank, len(strength)) <= strength.get(binding, 0) - self.ranking.strict
            return strength.get(rank, -1) >= strength.get(binding, 0) + self.ranking.strict
        # Otherwise at least one of the two cards ignores the order.
        return True
