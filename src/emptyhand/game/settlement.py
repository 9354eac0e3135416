"""What players pay one another at the end of a climbing game: for cards left, chops and hands that win at once."""

from __future__ import annotations

from collections.abc import Iterable

from emptyhand.game.events import Event, InstantWin, Played, RoundWon
from emptyhand.game.position import Position
from emptyhand.game.table import NOBODY
from emptyhand.rules.cards import Card
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.figures import is_chop
from emptyhand.rules.law.model import ALWAYS_TURNED, ClimbLaw, Law, turning
from emptyhand.rules.ruleset.match_keys import MatchKeys


def payments(law: Law, position: Position, events: Iterable[Event]) -> tuple[int, ...]:
    """Return what each seat gets, or pays if negative, in a game that is over; the sum is 0."""
    assert isinstance(law, ClimbLaw), "only climbing games have prices"
    got = [0] * len(position.seats)
    events = tuple(events)
    winner, match = position.table.out[0], law.match
    played = {event.seat for event in events if isinstance(event, Played)}
    at_once = any(isinstance(event, InstantWin) for event in events)
    for seat, zones in enumerate(position.seats):
        if seat != winner:
            unplayed = seat not in played
            owed = match.instant_price if at_once else price_of(match, zones.hand, unplayed=unplayed)
            got[seat] -= owed
            got[winner] += owed
    for victim, chopper in _chops(law, events):
        got[victim] -= match.chop_price
        got[chopper] += match.chop_price
    return tuple(got)


def price_of(match: MatchKeys, hand: tuple[Card, ...], *, unplayed: bool) -> int:
    """Return what a player pays for the cards left; the highest number of cards that is reached sets their price."""
    rates = [(rule.least, rule.each) for rule in match.left_cards if rule.least <= len(hand)]
    owed = len(hand) * max(rates)[1] if rates else 0
    owed += sum(rule.price for rule in match.left_prices for card in hand if card in rule.cards)
    if any(card.rank in match.left_doubles for card in hand):
        owed *= 2
    return 2 * owed if unplayed and match.unplayed_doubles else owed


def _chops(law: ClimbLaw, events: tuple[Event, ...]) -> Iterable[tuple[int, int]]:
    """Yield the seats of each combination that a bomb beat, or another that counts as a chop, and of the latter."""
    standing: int = NOBODY
    demand = turned = 0
    for event in events:
        if isinstance(event, RoundWon):
            standing, demand, turned = NOBODY, 0, turned & ALWAYS_TURNED
        elif isinstance(event, Played):
            figure = figure_of(law, event.cards)
            assert figure is not None
            if standing != NOBODY and is_chop(law, demand, figure):
                yield standing, event.seat
            turned ^= turning(law, law.figures[figure])
            standing, demand = event.seat, law.demand_of(figure, turned)
