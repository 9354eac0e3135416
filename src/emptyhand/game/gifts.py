"""Gifts: what a seat knows of another hand because it gave cards there, unseen by the rest, before the first play.

The holder knows its own cards anyway, so a gift adds only to what its giver knows. Two packs have equal cards: a played
card counts as a `known` one if it equals one, else as one of the gift.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from emptyhand.game.events import Event, Exchanged
from emptyhand.game.position import Gift
from emptyhand.game.table import Seat
from emptyhand.rules.cards import Card


def gifts_of(events: Iterable[Event]) -> tuple[Gift, ...]:
    """Return the gifts of an exchange."""
    given = [(event.seat, event.to, event.cards) for event in events if isinstance(event, Exchanged) and event.cards]
    return tuple(sorted(Gift(Seat(giver), Seat(holder), tuple(sorted(cards))) for giver, holder, cards in given))


def after_showing(
    gifts: tuple[Gift, ...], holder: Seat, cards: tuple[Card, ...], known: tuple[Card, ...] = ()
) -> tuple[Gift, ...]:
    """Return the gifts after everyone saw cards of a hand, of which these were `known` before."""
    unknown = tuple((Counter(cards) - Counter(known)).elements())
    left = [gift._replace(cards=_less(gift.cards, unknown)) if gift.holder == holder else gift for gift in gifts]
    return tuple([gift for gift in left if gift.cards])


def _less(given: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple((Counter(given) - Counter(shown)).elements())


def known_to(giver: Seat, gifts: tuple[Gift, ...], players: int) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that a seat knows in each other hand through its gifts; nothing if it knows none."""
    mine = {gift.holder: gift.cards for gift in gifts if gift.giver == giver}
    return tuple([mine.get(Seat(seat), ()) for seat in range(players)]) if mine else ()
