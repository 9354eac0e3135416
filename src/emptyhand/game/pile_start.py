"""A pile game up to its first play: the deal, the starting card and the starter."""

from __future__ import annotations

from emptyhand.game.deal import Deal
from emptyhand.game.deduction import at_the_start
from emptyhand.game.events import Event, Killed, KilledBy, Leads, Starts, Turned, UpExchanged
from emptyhand.game.position import Outcome, Position, Zones
from emptyhand.game.runs import run_after
from emptyhand.game.table import CHOOSE, NO_OPENING, NOBODY, OPEN, PLAY, Seat, Table
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Opening, Sets, Starter, Ties, Zone

HAND, UP, DOWN = Zone
BESIDE_DEALER = {Starter.LEFT_OF_DEALER: 1, Starter.RIGHT_OF_DEALER: -1}


def start(law: PileLaw, deal: Deal) -> Outcome:
    """Deal and continue to the first decision."""
    cards = list(deal.cards)
    seats, before = _exchanged(law, deal, [_dealt(law, cards, deal.players) for _ in range(deal.players)])
    phase = CHOOSE if law.deal.choose_up else PLAY
    leader = NOBODY if deal.leader is None else Seat(deal.leader)
    table = Table(phase=phase, turn=Seat(0), dealer=Seat(deal.dealer), owner=leader)
    position = Position(table, seats, tuple(cards), tuple(Seat(s) for s in deal.ties))
    if law.deal.choose_up:
        return position, ()
    begun, events = begin(law, position)
    return begun, (*before, *events)


def _dealt(law: PileLaw, cards: list[Card], players: int) -> Zones:
    """Take one seat's cards off the top, zone by zone. Cards to choose up cards from start in the hand."""
    sizes = {HAND: law.hand_size(players), UP: law.deal.up, DOWN: law.deal.down}
    zones: dict[Zone, tuple[Card, ...]] = {HAND: (), UP: (), DOWN: ()}
    for zone in law.deal.order:
        zones[zone] = tuple(cards[: sizes[zone]])
        del cards[: sizes[zone]]
    hand, up = zones[HAND], zones[UP]
    if law.deal.choose_up:
        hand, up = hand + up, ()
    return Zones(tuple(sorted(hand)), up, zones[DOWN])


def _exchanged(law: PileLaw, deal: Deal, seats: list[Zones]) -> tuple[tuple[Zones, ...], list[Event]]:
    """Return the seats after the exchange of up cards that the places of the previous game ask for, and its events.

    The ladder says which cards are low and which are high. A card lies down where the other one lay.
    """
    events: list[Event] = []
    for above, count in enumerate(law.match.exchange):
        below = len(deal.titles) - 1 - above
        if above >= below:
            break
        rich, poor = Seat(deal.titles[above]), Seat(deal.titles[below])
        best, worst = _in_ladder(law, seats[poor])[-count:], _in_ladder(law, seats[rich])[:count]
        seats[poor], seats[rich] = _swapped(seats[poor], best, worst), _swapped(seats[rich], worst, best)
        events += [UpExchanged(poor, rich, best), UpExchanged(rich, poor, worst)]
    return tuple(seats), events


def _in_ladder(law: PileLaw, zones: Zones) -> tuple[Card, ...]:
    """Return the up cards of a seat, the lowest first."""
    return tuple(sorted([c for c in zones.up if c is not None], key=lambda c: (law.opening.ladder.index(c.rank), c)))


def _swapped(zones: Zones, given: tuple[Card, ...], gained: tuple[Card, ...]) -> Zones:
    up = list(zones.up)
    for gives, gains in zip(given, gained, strict=True):
        up[up.index(gives)] = gains
    return zones._replace(up=tuple(up))


def begin(law: PileLaw, position: Position) -> Outcome:
    """Turn the starting card, if the law has one, and determine the starter."""
    leader = position.table.owner
    begun, events = _begin(law, position._replace(table=position.table._replace(owner=NOBODY)), leader)
    if law.may_pass and begun.table.pile:
        # If everybody passes on the card that was turned up, the player who starts leads.
        begun = begun._replace(table=begun.table._replace(owner=begun.table.turn))
    return begun, events


def _begin(law: PileLaw, position: Position, leader: Seat) -> Outcome:
    events: tuple[Event, ...] = ()
    if law.deal.flip_start:
        position, events = _turn_start_card(law, position)
    # In a later game of a match the leader is known, and may begin with anything.
    if leader != NOBODY:
        table = position.table._replace(phase=PLAY, turn=leader)
        return position._replace(table=table), (*events, Leads(leader))
    if law.opening.starter in BESIDE_DEALER:
        seat = Seat((position.table.dealer + BESIDE_DEALER[law.opening.starter]) % len(position.seats))
        table = position.table._replace(phase=PLAY, turn=seat)
        return position._replace(table=table), (*events, Starts(seat, law.opening.starter))
    lowest, holders = lowest_rank(law, position)
    first = first_holder(law, position, holders)
    starts = Starts(first, law.opening.starter, lowest, holders if len(holders) > 1 else (), law.opening.ties)
    opening = NO_OPENING if law.opening.cards is Opening.ANYTHING else lowest
    phase = PLAY if opening == NO_OPENING else OPEN
    table = position.table._replace(phase=phase, turn=Seat(first), opening=opening)
    seats = position.seats
    if law.opening.starter is Starter.LOWEST:
        seats = at_the_start(law, seats, lowest, holders)
    return position._replace(table=table, seats=seats), (*events, starts)


def _turn_start_card(law: PileLaw, position: Position) -> Outcome:
    """Start the pile with the top card as if the dealer had played it; nobody draws, and nobody gains a turn."""
    card = position.draw[0]
    rank = card >> 2
    table = position.table
    # A card that kills leaves nothing to play on. The dealer gains no turn by it.
    if law.kills[rank]:
        killed = Killed(table.dealer, (card,), KilledBy.CARD)
        table = table._replace(gone=(card,))
        return position._replace(table=table, draw=position.draw[1:]), (Turned(card), killed)
    run, length = run_after(law, table, rank, 1)
    amount = int(law.turn.sets is Sets.AS_BEFORE)
    table = table._replace(pile=(card,), demand=law.after[0][rank], run=run, run_length=length, amount=amount)
    table = table._replace(turned=int(law.turns[rank]))
    return position._replace(table=table, draw=position.draw[1:]), (Turned(card),)


def first_holder(law: PileLaw, position: Position, holders: tuple[int, ...]) -> int:
    """Return the seat that starts among those that hold the lowest rank."""
    return holders[0] if law.opening.ties is Ties.SEAT else next(s for s in position.ties if s in holders)


def lowest_rank(law: PileLaw, position: Position) -> tuple[int, tuple[int, ...]]:
    """Return the first rank of the ladder that anyone has in hand, or up, and the seats that have it."""
    in_up = law.opening.starter is Starter.LOWEST_UP
    rows = [{c >> 2 for c in (z.up if in_up else z.hand) if c is not None} for z in position.seats]
    for rank in law.opening.ladder:
        holders = tuple(s for s, row in enumerate(rows) if rank in row)
        if holders:
            return rank, holders
    raise AssertionError("the ladder names every rank in the pack")
