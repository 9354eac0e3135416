"""One seat's own record of a game, with ``?`` for every card it never saw.

It is derived from the events that the seat saw, so it cannot depend on anything hidden. Suits are always written: a
short token would reveal what else its player held.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from emptyhand.game.deal import Deal, check_players
from emptyhand.game.deck_places import layout
from emptyhand.game.events import (
    Drew,
    Event,
    Exchanged,
    Flipped,
    InstantWin,
    PickedUp,
    Played,
    Revealed,
    Starts,
    Took,
    TookRow,
    Tried,
    Turned,
)
from emptyhand.game.notation import BadToken, format_token, split_token
from emptyhand.game.record.fields import (
    LawFinder,
    check_names,
    format_seats,
    format_seen,
    law_headers,
    parse_seen,
    place_headers,
    read_law,
    read_leader,
    read_seat,
)
from emptyhand.game.record.sheet import BadRecord, Sheet, parse_sheet
from emptyhand.rules.actions import Place
from emptyhand.rules.cards import Card, holds
from emptyhand.rules.law.model import Law
from emptyhand.rules.lawbook import find_law
from emptyhand.rules.ruleset.model import Zone

if TYPE_CHECKING:
    from emptyhand.game.record.model import Record

SPECTATOR = "table"
"""The value of the header View for a spectator, who saw no hand."""

HIDDEN_PLACE = "/?"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A game to look at, not to replay: `cards` is the deal as far as it was seen, `seat` is None for a spectator."""

    law: Law
    seat: int | None
    names: tuple[str, ...]
    cards: tuple[Card | None, ...]
    dealer: int
    leader: int | None
    tokens: tuple[str, ...]
    result: str
    rules: str = ""

    @classmethod
    def parse(cls, text: str, find_law: LawFinder = find_law) -> SeatRecord:
        """Parse a seat's record; only its form is checked, the game cannot be. Raises BadRecord and nothing else."""
        sheet = parse_sheet(text)
        law = read_law(sheet, find_law)
        names = sheet.headers.get("Seats", ())
        players = len(names)
        check_names(names, players)
        try:
            check_players(law, players)
            for token in sheet.tokens:
                _check_token(law, token)
        except ValueError as error:
            raise BadRecord(str(error)) from None
        seat = None if sheet.value("View") == SPECTATOR else read_seat(sheet, "View", players)
        dealer, leader = read_seat(sheet, "Dealer", players), read_leader(sheet, players)
        cards = _read_cards(sheet, law, players)
        return cls(law, seat, names, cards, dealer, leader, sheet.tokens, _read_result(sheet), sheet.optional("Rules"))

    def format(self) -> str:
        """Return the text of the seat's record."""
        headers = law_headers(self.law, self.rules) | place_headers(self.dealer, self.leader)
        headers["View"] = (SPECTATOR if self.seat is None else format_seats((self.seat,)),)
        headers |= {"Seats": self.names, "Deal": (format_seen(self.cards),), "Result": (self.result,)}
        return Sheet(headers, self.tokens).format()


def _check_token(law: Law, token: str) -> None:
    if token != HIDDEN_PLACE:
        name, _ = split_token(law, token)
        if not re.fullmatch(r"-|\?[1-9]|[/<^]?([2-9TJQKA][SCDH]|RB?)+|\^", name):
            raise BadToken(f"{token[:40]!r} is not a move of a seat's record: expected cards with their suits")


def _read_cards(sheet: Sheet, law: Law, players: int) -> tuple[Card | None, ...]:
    cards = parse_seen(sheet.value("Deal"))
    whole = law.whole_pack(players)
    if len(cards) != len(whole) or not holds(whole, (c for c in cards if c is not None)):
        raise BadRecord(f"the deal must hold {len(whole)} cards, each a card of the pack or ?")
    return cards


def _read_result(sheet: Sheet) -> str:
    result = sheet.value("Result")
    if not re.fullmatch(r"\*|stalled|[1-9]( [1-9]){0,7}", result):
        raise BadRecord(f"the header Result holds {result[:20]!r}: expected seats, stalled or *")
    return result


def seat_record(record: Record, seat: int | None) -> SeatRecord:
    """Build the record of a seat from its events after the deal and after each move."""
    law, deal = record.law, record.deal
    if seat is not None and seat not in range(deal.players):
        raise BadRecord(f"there is no seat {seat}: expected 0 to {deal.players - 1}")
    told = [[event.seen_by(seat) for event in step.events] for step in record.steps]
    seen = _Seen(law, deal, seat)
    for event in (event for events in told for event in events):
        seen.take_in(event)
    tokens = _tokens(record, told, seat)
    cards = tuple(seen.cards)
    return SeatRecord(law, seat, record.names, cards, deal.dealer, deal.leader, tokens, record.result, record.rules)


def _tokens(record: Record, told: Sequence[Sequence[Event]], seat: int | None) -> tuple[str, ...]:
    """Return the moves with all their suits; another seat's up card is named only if it was revealed later."""
    revealed = any(isinstance(event, Revealed) for events in told for event in events)
    movers = [step.position.table.turn for step in record.steps]
    return tuple(
        HIDDEN_PLACE
        if isinstance(move, Place) and mover != seat and not revealed
        else format_token(record.law, None, move, events)
        for move, mover, events in zip(record.moves, movers, told[1:], strict=False)
    )


class _Seen:
    """Follows the game as a seat does, and enters every card it sees at its place in the deal.

    The seat cannot see where in another hand a card lay or when it was drawn: such cards are entered in the order in
    which they appear, at the first places of that hand.
    """

    def __init__(self, law: Law, deal: Deal, seat: int | None) -> None:
        self.seat = seat
        self.deal = deal
        self.cards: list[Card | None] = [None] * len(deal.cards)
        self.hidden: list[list[int]] = [[] for _ in range(deal.players)]
        """The places of the unseen cards in each other seat's hand."""
        self.known: list[list[Card]] = [[] for _ in range(deal.players)]
        """The cards in each other seat's hand that this seat saw enter it."""
        self.down = [dealt.down for dealt in layout(law, deal.players)]
        self.next = 0
        for s, dealt in enumerate(layout(law, deal.players)):
            self._see(dealt.up)
            self._into_hand(s, dealt.hand)
            self.next += sum(map(len, dealt))

    def _off_the_top(self, count: int) -> range:
        self.next += count
        return range(self.next - count, self.next)

    def _see(self, places: Sequence[int]) -> None:
        for place in places:
            self.cards[place] = self.deal.cards[place]

    def _into_hand(self, seat: int, places: Sequence[int]) -> None:
        if seat == self.seat:
            self._see(places)
        else:
            self.hidden[seat] += places

    def take_in(self, event: Event) -> None:
        """Enter the cards that an event shows."""
        match event:
            case Drew(seat, count):
                self._into_hand(seat, self._off_the_top(count))
            case Exchanged(seat, to, _, tuple() as cards):
                # Only the two seats see which cards; for everyone else the numbers stay the same.
                self._from_hand(seat, cards)
                self.known[to] += cards
            case Starts(seat, _, Card() as card):
                # Everyone learns who holds the opening card of a climbing game.
                self._from_hand(seat, (card,))
                self.known[seat] += (card,)
            case Turned():
                self._see(self._off_the_top(1))
            case Flipped(seat, slot, card, fits):
                self._see([self.down[seat][slot]])
                self.known[seat] += () if fits else (card,)
            case Took(seat, card, fits):
                self.known[seat] += () if fits else (card,)
            case Tried(seat, card):
                self._see(self._off_the_top(1))
                self.known[seat] += (card,)
            case TookRow(seat, cards):
                self.known[seat] += cards
            case PickedUp(seat, cards, _, up):
                self.known[seat] += cards + up
            case Played(seat, cards, Zone.HAND) | Revealed(seat, cards) | InstantWin(seat, _, cards):
                self._from_hand(seat, cards)

    def _from_hand(self, seat: int, cards: Sequence[Card]) -> None:
        if seat == self.seat:
            return
        for card in cards:
            if card in self.known[seat]:
                self.known[seat].remove(card)
            else:
                self.cards[self.hidden[seat].pop(0)] = card
