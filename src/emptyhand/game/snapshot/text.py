"""A position as one line of ``key=value`` fields. Fields at their defaults are left out; seats count from 1."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterator

from emptyhand.game.position import Deduced, Gift, Position, Zones
from emptyhand.game.runs import pile_demand
from emptyhand.game.snapshot.checks import BadSnapshot, all_cards, check_position
from emptyhand.game.snapshot.figures import figure_name, figures_by_name
from emptyhand.game.table import NO_FLOOR, NO_OPENING, NO_RANK, NO_RUN, NOBODY, Phase, Row, Seat, Table
from emptyhand.rules.cards import (
    RANK_CHARS,
    SUIT_CHARS,
    BadCard,
    Card,
    Rank,
    format_cards,
    parse_card,
    parse_cards,
    parse_rank,
)
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.rules.ruleset.model import Sets

LONGEST = 16 * 1024
NONE = "none"
EMPTY = "."

TABLE_KEYS = (
    *("players", "phase", "turn", "dealer", "ties", "direction"),
    *("demand", "run", "opening", "floor", "owner", "locked", "bound", "turned", "amount", "suits"),
)
SEAT_KEYS = ("hand", "up", "down", "known", "given", "lacks", "holds", "unbeaten", "passed")
PILE_KEYS = ("out", "pile", "draw", "gone", "rest")


# -- writing ---------------------------------------------------------------------------------------------------------


def format_snapshot(law: Law, position: Position) -> str:
    """Return the line that :func:`parse_snapshot` reads back to an equal position."""
    fields = _table_fields(law, position)
    for number, zones in enumerate(position.seats, start=1):
        fields |= {
            f"hand{number}": format_cards(zones.hand),
            f"up{number}": _format_row(zones.up),
            f"down{number}": _format_row(zones.down),
            f"known{number}": format_cards(zones.known),
            f"given{number}": _format_gifts(position, number - 1),
            **{f"{key}{number}": value for key, value in _deduced_fields(law, zones.deduced).items()},
        }
    table = position.table
    fields |= {"pile": format_cards(table.pile), "draw": format_cards(position.draw), "gone": format_cards(table.gone)}
    return " ".join(f"{key}={value}" for key, value in fields.items() if value)


def _table_fields(law: Law, position: Position) -> dict[str, str]:
    """Return the fields of the table; an empty text stands for a default."""
    table, players = position.table, len(position.seats)
    in_order = position.ties == tuple(range(players))
    return {
        "players": str(players),
        "phase": "" if table.phase is Phase.PLAY else table.phase.name.lower(),
        "turn": str(table.turn + 1),
        "dealer": "" if table.dealer == players - 1 else str(table.dealer + 1),
        "ties": "" if in_order else _format_seats(position.ties),
        "direction": "" if table.direction == 1 else "-1",
        "demand": _format_demand(law, table),
        "run": _format_run(law, table),
        "opening": _format_opening(law, table),
        "floor": "" if table.floor == NO_FLOOR else str(Card(table.floor)),
        "owner": "" if table.owner == NOBODY else str(table.owner + 1),
        "locked": _format_seats(table.locked),
        "bound": _format_seats(table.bound),
        "turned": str(table.turned) if table.turned else "",
        "amount": "" if table.amount == _usual_amount(law, table.pile, table.phase) else str(table.amount),
        "suits": "".join(char for suit, char in enumerate(SUIT_CHARS) if table.suit_lock >> suit & 1),
        "out": _format_seats(table.out),
    }


def _usual_amount(law: Law, pile: tuple[Card, ...], phase: Phase) -> int:
    """Return how many cards an answer must have where a line does not say it: one on a pile where it matters."""
    matters = isinstance(law, PileLaw) and law.turn.sets is Sets.AS_BEFORE
    return int(matters and bool(pile) and phase is not Phase.OVER)


def _format_gifts(position: Position, holder: int) -> str:
    """Format the gifts in a hand, each after its giver: ``1:2S2H.3:KD``."""
    gifts = [gift for gift in position.gifts if gift.holder == holder]
    return EMPTY.join(f"{gift.giver + 1}:{format_cards(gift.cards)}" for gift in gifts)


def _deduced_fields(law: Law, deduced: Deduced) -> dict[str, str]:
    """Return the fields of the deductions about a hand."""
    ranks = "".join(char for rank, char in enumerate(RANK_CHARS) if deduced.ranks >> rank & 1)
    return {
        "lacks": f"{ranks}x{deduced.sure}" if deduced.sure else "",
        "holds": "" if deduced.holds == NO_RANK else RANK_CHARS[deduced.holds],
        "unbeaten": _format_demands(law, deduced.unbeaten),
        "passed": _format_demands(law, deduced.passed),
    }


def _format_demands(law: Law, demands: tuple[int, ...]) -> str:
    return EMPTY.join(figure_name(law, demand - 1) for demand in demands) if isinstance(law, ClimbLaw) else ""


def _format_seats(seats: tuple[Seat, ...]) -> str:
    return "".join(str(seat + 1) for seat in seats)


def _format_row(row: Row) -> str:
    """Format a row with its empty places; a row without cards is the default."""
    return "".join(EMPTY if card is None else str(card) for card in row) if any(c is not None for c in row) else ""


def _format_demand(law: Law, table: Table) -> str:
    if table.demand == 0:
        # A pile can stand without a demand only if the game ended before its last play was resolved.
        return NONE if table.pile else ""
    return figure_name(law, table.demand - 1) if isinstance(law, ClimbLaw) else RANK_CHARS[table.demand - 1]


def _format_run(law: Law, table: Table) -> str:
    if table.run == NO_RUN:
        return "" if isinstance(law, ClimbLaw) or pile_demand(law, table.pile)[1] == NO_RUN else NONE
    return f"{RANK_CHARS[table.run]}x{table.run_length}"


def _format_opening(law: Law, table: Table) -> str:
    if table.opening == NO_OPENING:
        return ""
    return str(Card(table.opening)) if isinstance(law, ClimbLaw) else RANK_CHARS[table.opening]


# -- reading ---------------------------------------------------------------------------------------------------------


def parse_snapshot(law: Law, text: str, *, any_hands: bool = False) -> Position:
    """Parse a line into a position, checked against the law. Raises BadSnapshot and nothing else.

    ``rest=draw`` or ``rest=gone`` puts every card that is not named there, ascending, after the cards that are. With
    `any_hands` the hands need not agree with the deductions about them: for a line whose hidden cards are arbitrary.
    """
    if len(text) > LONGEST:
        raise BadSnapshot(f"a snapshot has at most {LONGEST} characters, not {len(text)}")
    position = _Fields(law, text).position()
    check_position(law, position, any_hands=any_hands)
    return position


class _Fields:
    """The fields of a line, by name."""

    def __init__(self, law: Law, text: str) -> None:
        self.law = law
        self.values: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or not value:
                raise BadSnapshot(f"{word[:40]!r} is not a field: expected key=value, such as turn=2")
            if key in self.values:
                raise BadSnapshot(f"the field {key[:40]!r} is there twice")
            self.values[key] = value
        if "players" not in self.values:
            raise BadSnapshot("there is no field players: expected one such as players=4")
        self.players = self._players()
        self._refuse_unknown()

    def _players(self) -> int:
        """Return the number of players; read first, because it determines the other fields."""
        value, counts = self.values["players"], self.law.players.counts
        if re.fullmatch(r"-?[0-9]+", value) and value not in map(str, counts):
            raise BadSnapshot(self.law.not_for(value[:20]))
        return self._number("players", counts)

    def _refuse_unknown(self) -> None:
        known = [*TABLE_KEYS, *PILE_KEYS, *(f"{key}{s}" for s in range(1, self.players + 1) for key in SEAT_KEYS)]
        for key in self.values:
            if key not in known:
                near = difflib.get_close_matches(key, known, n=1)
                hint = f"did you mean {near[0]}?" if near else f"expected {', '.join(known)}"
                raise BadSnapshot(f"there is no field called {key[:40]!r}: {hint}")

    def position(self) -> Position:
        phase = self._phase()
        seats = tuple(self._zones(number, phase) for number in range(1, self.players + 1))
        table = self._table(phase)
        ties = self._seats("ties") or tuple(Seat(s) for s in range(self.players))
        gifts = tuple(sorted(gift for holder in range(self.players) for gift in self._gifts(Seat(holder))))
        return self._with_rest(Position(table, seats, self._cards("draw"), ties, gifts))

    def _with_rest(self, position: Position) -> Position:
        """Return the position with every unnamed card where `rest` says."""
        if "rest" not in self.values:
            return position
        whole = Counter(self.law.whole_pack(self.players))
        rest = tuple(sorted((whole - Counter(all_cards(position))).elements()))
        match self.values["rest"]:
            case "draw":
                return position._replace(draw=position.draw + rest)
            case "gone":
                return position._replace(table=position.table._replace(gone=position.table.gone + rest))
        raise BadSnapshot(f"rest={self.values['rest'][:20]} is not a place: expected rest=draw or rest=gone")

    # -- the table ---------------------------------------------------------------------------------------------------

    def _table(self, phase: Phase) -> Table:
        pile = self._cards("pile")
        demand, run, length = self._demand(pile)
        return Table(
            phase=phase,
            turn=self._seat("turn", 0),
            dealer=self._seat("dealer", self.players - 1),
            direction=self._number("direction", range(-1, 2)) if "direction" in self.values else 1,
            demand=demand,
            run=run,
            run_length=length,
            opening=self._opening(),
            pile=pile,
            gone=self._cards("gone"),
            owner=self._seat("owner", NOBODY),
            locked=self._seats("locked"),
            out=self._seats("out"),
            floor=self._card("floor", NO_FLOOR),
            turned=self._number("turned", range(1, 4)) if "turned" in self.values else 0,
            bound=self._seats("bound"),
            amount=self._amount(pile, phase),
            suit_lock=self._suits(),
        )

    def _amount(self, pile: tuple[Card, ...], phase: Phase) -> int:
        """Return how many cards an answer must have: as given, else the usual number."""
        value = self.values.get("amount")
        if value is None:
            return _usual_amount(self.law, pile, phase)
        if not re.fullmatch(r"0|[1-9][0-9]?", value):
            raise BadSnapshot(f"amount={value[:20]} is wrong: expected how many cards the last play had")
        return int(value)

    def _suits(self) -> int:
        """Return the suits that are locked, one bit each."""
        value = self.values.get("suits", "")
        if not re.fullmatch("S?C?D?H?", value):
            raise BadSnapshot(f"suits={value[:20]} are no suits: expected some of {SUIT_CHARS}, in this order")
        return sum(1 << SUIT_CHARS.index(char) for char in value)

    def _phase(self) -> Phase:
        value = self.values.get("phase", "play")
        names = {phase.name.lower(): phase for phase in Phase}
        if value not in names:
            raise BadSnapshot(f"phase={value[:20]} is no phase: expected {', '.join(names)}")
        return names[value]

    def _demand(self, pile: tuple[Card, ...]) -> tuple[int, int, int]:
        """Return demand, run and run length: as given, else as the pile implies."""
        if isinstance(self.law, ClimbLaw):
            return self._figure(self.law), *self._run(NO_RUN, 0)
        demand, run, length = pile_demand(self.law, pile)
        value = self.values.get("demand")
        if value is not None:
            demand = 0 if value == NONE else self._rank("demand", value) + 1
        return demand, *self._run(run, length)

    def _run(self, run: int, length: int) -> tuple[int, int]:
        value = self.values.get("run")
        if value is None or value == NONE:
            return (run, length) if value is None else (NO_RUN, 0)
        rank, times, count = value.partition("x")
        if not times or not re.fullmatch(r"[1-9][0-9]{0,2}", count):
            raise BadSnapshot(f"run={value[:20]} is no run: expected a rank and how often it lies there, such as 8x3")
        return self._rank("run", rank), int(count)

    def _figure(self, law: ClimbLaw) -> int:
        value = self.values.get("demand", NONE)
        return 0 if value == NONE else self._named(law, "demand", value)

    def _named(self, law: ClimbLaw, key: str, value: str) -> int:
        """Return the demand that a combination of this name makes."""
        names = figures_by_name(law)
        if value not in names:
            near = difflib.get_close_matches(value, names, n=1)
            hint = f"did you mean {near[0]}?" if near else "expected a name such as single-9H, pair-9H or triple-9"
            raise BadSnapshot(f"{key}={value[:20]} is no combination of this game: {hint}")
        return names[value] + 1

    def _opening(self) -> int:
        value = self.values.get("opening")
        if value is None or isinstance(self.law, ClimbLaw):
            return self._card("opening", NO_OPENING)
        return self._rank("opening", value)

    def _card(self, key: str, default: int) -> int:
        value = self.values.get(key)
        if value is None:
            return default
        try:
            return parse_card(value)
        except BadCard:
            raise BadSnapshot(f"{key}={value[:20]} is no card: expected one such as 3S") from None

    def _rank(self, key: str, value: str) -> Rank:
        try:
            return parse_rank(value)
        except BadCard:
            raise BadSnapshot(f"{key}={value[:20]} has no rank: expected 2 to 9, T, J, Q, K, A or R") from None

    # -- numbers and seats -------------------------------------------------------------------------------------------

    def _number(self, key: str, allowed: range) -> int:
        value = self.values[key]
        if not re.fullmatch(r"-?[0-9]", value) or int(value) not in allowed:
            raise BadSnapshot(f"{key}={value[:20]} is wrong: expected a number from {allowed[0]} to {allowed[-1]}")
        return int(value)

    def _seat(self, key: str, default: int) -> Seat:
        if key not in self.values:
            return Seat(default)
        return Seat(self._number(key, range(1, self.players + 1)) - 1)

    def _seats(self, key: str) -> tuple[Seat, ...]:
        value = self.values.get(key, "")
        if not re.fullmatch(f"[1-{self.players}]*", value):
            raise BadSnapshot(f"{key}={value[:20]} is wrong: expected seats from 1 to {self.players}, such as 21")
        return tuple(Seat(int(digit) - 1) for digit in value)

    # -- cards -------------------------------------------------------------------------------------------------------

    def _zones(self, number: int, phase: Phase) -> Zones:
        up, down = (0, 0) if isinstance(self.law, ClimbLaw) else (self.law.deal.up, self.law.deal.down)
        return Zones(
            hand=tuple(sorted(self._cards(f"hand{number}"))),
            up=self._row(f"up{number}", 0 if phase is Phase.CHOOSE else up),
            down=self._row(f"down{number}", down),
            known=tuple(sorted(self._cards(f"known{number}"))),
            deduced=self._deduced(number),
        )

    def _gifts(self, holder: Seat) -> Iterator[Gift]:
        """Parse the gifts in a hand."""
        key = f"given{holder + 1}"
        for word in self.values[key].split(EMPTY) if key in self.values else ():
            giver, colon, cards = word.partition(":")
            if not colon or giver not in map(str, range(1, self.players + 1)):
                raise BadSnapshot(f"{key}={word[:20]} is no gift: expected a seat and its cards, such as 1:2S2H")
            yield Gift(Seat(int(giver) - 1), holder, tuple(sorted(self._parsed(key, cards))))

    def _deduced(self, number: int) -> Deduced:
        ranks, sure = self._lacks(f"lacks{number}")
        key = f"holds{number}"
        holds = self._rank(key, self.values[key]) if key in self.values else NO_RANK
        return Deduced(ranks, sure, holds, self._demands(f"unbeaten{number}"), self._demands(f"passed{number}"))

    def _lacks(self, key: str) -> tuple[int, int]:
        """Parse ranks as bits, and how many cards have none of them."""
        value = self.values.get(key)
        if value is None:
            return 0, 0
        named, times, count = value.partition("x")
        if not times or not named or not re.fullmatch(r"[1-9][0-9]{0,2}", count):
            raise BadSnapshot(f"{key}={value[:20]} is wrong: expected ranks and a number of cards, such as 456x3")
        ranks = [self._rank(key, char) for char in named]
        if len(set(ranks)) != len(ranks):
            raise BadSnapshot(f"{key}={value[:20]} is wrong: expected every rank at most once")
        return sum(1 << rank for rank in ranks), int(count)

    def _demands(self, key: str) -> tuple[int, ...]:
        """Parse demands, ascending."""
        if key not in self.values:
            return ()
        if not isinstance(self.law, ClimbLaw):
            raise BadSnapshot("unbeaten, passed and floor belong to climbing games")
        return tuple(sorted(self._named(self.law, key, name) for name in self.values[key].split(EMPTY)))

    def _cards(self, key: str) -> tuple[Card, ...]:
        return self._parsed(key, self.values.get(key, ""))

    def _parsed(self, key: str, value: str) -> tuple[Card, ...]:
        try:
            return parse_cards(value)
        except BadCard:
            raise BadSnapshot(f"{key}={value[:20]} is not a list of cards: expected cards such as 9HTSR") from None

    def _row(self, key: str, places: int) -> Row:
        """Parse the cards of a row in their places; a row that is not named is empty."""
        value = self.values.get(key)
        if value is None:
            return (None,) * places
        row: list[Card | None] = []
        try:
            for word in re.split(r"(\.)", value):
                row += [None] if word == EMPTY else parse_cards(word)
        except BadCard:
            raise BadSnapshot(f"{key}={value[:20]} is not a row: expected cards and . such as 9H..") from None
        return tuple(row)
