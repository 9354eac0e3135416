"""Tracks the place in the deck of every revealed card, to prove the deal and to record it.

Equal cards are interchangeable. If a seat holds a publicly known card and plays an equal one, it counts as the known
one, so the play does not reveal whether there is another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from emptyhand.game.deal import Deal
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
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.rules.ruleset.model import Zone


class Dealt(NamedTuple):
    """The places in the deck of the cards dealt to one seat."""

    hand: tuple[int, ...]
    """Includes the up cards if they are chosen from hand and up cards together."""
    up: tuple[int, ...]
    down: tuple[int, ...]


def layout(law: Law, players: int) -> tuple[Dealt, ...]:
    """Return the places of the deck that each seat is dealt; the draw pile follows."""
    first, seats = 0, []
    for _ in range(players):
        places: dict[Zone, tuple[int, ...]] = {Zone.HAND: (), Zone.UP: (), Zone.DOWN: ()}
        for zone, size in zones_of(law, players):
            places[zone] = tuple(range(first, first + size))
            first += size
        hand, up, down = places[Zone.HAND], places[Zone.UP], places[Zone.DOWN]
        chosen = not isinstance(law, ClimbLaw) and law.deal.choose_up
        seats.append(Dealt((*hand, *up), (), down) if chosen else Dealt(hand, up, down))
    return tuple(seats)


def zones_of(law: Law, players: int) -> tuple[tuple[Zone, int], ...]:
    """Return the zones that a seat is dealt, in order, and their sizes."""
    if isinstance(law, ClimbLaw):
        return ((Zone.HAND, law.deal.hand),)
    sizes = {Zone.HAND: law.hand_size(players), Zone.UP: law.deal.up, Zone.DOWN: law.deal.down}
    return tuple((zone, sizes[zone]) for zone in law.deal.order)


class Seen(NamedTuple):
    """A card that somebody may see: its place in the deck, and whether they may also know that place."""

    place: int
    place_known: bool


class Traces(NamedTuple):
    """The cards revealed so far. A public card stays public: everyone can remember it."""

    public: frozenset[Seen]
    own: tuple[frozenset[int], ...]
    """By seat, the places of all cards that were dealt to its hand or drawn."""
    hidden: tuple[tuple[int, ...], ...]
    """By seat, the places of the cards in its hand that are not public."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, the public cards in its hand."""
    drawn: int
    """The place of the top card of the draw pile."""
    shown: frozenset[Seen]
    """The cards that became public since the previous traces."""
    taken: tuple[tuple[int, ...], ...]
    """By seat, the places of the cards drawn since the previous traces."""

    def seen_by(self, seat: int | None) -> frozenset[Seen]:
        """Return the cards that a seat, or a spectator, may have seen so far."""
        if seat is None:
            return self.public
        own = self.own[seat]
        return frozenset(s for s in self.public if s.place not in own) | {Seen(place, True) for place in own}

    def new_to(self, seat: int | None) -> frozenset[Seen]:
        """Return the cards that a seat, or a spectator, sees for the first time since the previous traces."""
        if seat is None:
            return self.shown
        own, taken = self.own[seat], self.taken[seat]
        shown = [seen for seen in self.shown if seen[0] not in own]
        if not taken and len(shown) == len(self.shown):
            return self.shown
        return frozenset([*shown, *[Seen(place, True) for place in taken]])


def traces_of(law: Law, deal: Deal) -> Traces:
    """Return the traces of a deal before any event."""
    seats = layout(law, deal.players)
    hidden = tuple(seat.hand for seat in seats)
    shown = frozenset(Seen(place, True) for seat in seats for place in seat.up)
    return Traces(
        public=shown,
        own=tuple(map(frozenset, hidden)),
        hidden=hidden,
        known=((),) * deal.players,
        drawn=sum(len(places) for seat in seats for places in seat),
        shown=shown,
        taken=hidden,
    )


def follow(law: Law, deal: Deal, traces: Traces, events: Iterable[Event]) -> Traces:
    """Return the traces after some events; the events must be complete, not as one seat sees them."""
    after = _Following(law, deal, traces)
    for event in events:
        after.take_in(event)
    return Traces(
        traces.public.union(after.shown) if after.shown else traces.public,
        tuple(after.own),
        tuple(after.hidden),
        tuple(after.known),
        after.drawn,
        frozenset(after.shown),
        tuple(after.taken),
    )


class _Following:
    def __init__(self, law: Law, deal: Deal, traces: Traces) -> None:
        self.law = law
        self.deal = deal
        self.own = list(traces.own)
        self.hidden = list(traces.hidden)
        self.known = list(traces.known)
        self.drawn = traces.drawn
        self.shown: list[Seen] = []
        self.taken: list[tuple[int, ...]] = [()] * deal.players

    def take_in(self, event: Event) -> None:
        match event:
            case Played(seat, cards, zone):
                for card in cards if zone is Zone.HAND else ():
                    self._comes_out(seat, card)
            case Drew(seat, count):
                places = self._off_the_top(count)
                self.own[seat] = self.own[seat].union(places)
                self.hidden[seat] += places
                self.taken[seat] += places
            case _:
                self._take_in_rarer(event)

    def _take_in_rarer(self, event: Event) -> None:
        match event:
            case Turned():
                self.shown += [Seen(place, True) for place in self._off_the_top(1)]
            case Flipped(seat, slot, card, fits):
                self.shown.append(Seen(layout(self.law, self.deal.players)[seat].down[slot], True))
                self.known[seat] += () if fits else (card,)
            case Took(seat, card, fits):
                self.known[seat] += () if fits else (card,)
            case Tried(seat, card):
                self.shown += [Seen(place, True) for place in self._off_the_top(1)]
                self.known[seat] += (card,)
            case TookRow(seat, cards):
                self.known[seat] += cards
            case PickedUp(seat, cards, _, up):
                self.known[seat] += cards + up
            case Exchanged(seat, to, _, tuple() as cards):
                places = self._places_of(seat, cards)
                self.hidden[seat] = tuple(p for p in self.hidden[seat] if p not in places)
                self.hidden[to] += places
                self.own[to] = self.own[to].union(places)
                self.taken[to] += places
            case Starts(seat, _, Card() as card):
                self._comes_out(seat, card)
                self.known[seat] += (card,)
            case Revealed(seat, cards) | InstantWin(seat, _, cards):
                for card in cards:
                    self._comes_out(seat, card)

    def _places_of(self, seat: int, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """Return the places of hidden cards of a hand: of equal ones those that were dealt first."""
        left, places = list(cards), []
        for place in self.hidden[seat]:
            if self.deal.cards[place] in left:
                left.remove(self.deal.cards[place])
                places.append(place)
        return tuple(places)

    def _off_the_top(self, count: int) -> tuple[int, ...]:
        self.drawn += count
        return tuple(range(self.drawn - count, self.drawn))

    def _comes_out(self, seat: int, card: Card) -> None:
        """Make a card of a hand public: the known copy, if there is one."""
        known, hidden, cards = self.known[seat], self.hidden[seat], self.deal.cards
        if card in known:
            at = known.index(card)
            self.known[seat] = known[:at] + known[at + 1 :]
            return
        for at, place in enumerate(hidden):
            if cards[place] == card:
                self.hidden[seat] = hidden[:at] + hidden[at + 1 :]
                self.shown.append(Seen(place, False))
                return
