"""A view in sentences, for people who hear or read it line by line.

It works only from views, so it cannot reveal anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.words.narration import TableNarrator, direction_arg, over, played_cards
from emptyhand.words.rulebook import deal, demand, run
from emptyhand.words.rulebook.ranks import reverses
from emptyhand.words.speech import Phrase, listed, of_cards, say

SHOWN = 5
"""How many cards of the pile are named; the rest rarely matters."""


def describe_view(view: View, names: Sequence[str]) -> list[Phrase]:
    """Describe a view in sentences, in reading order: turn, table, own cards, other seats, draw pile, direction."""
    tell = TableNarrator(names, view.law, view.seat)
    lines = [_turn(tell, view), *_table(tell, view)]
    if view.seat is not None:
        lines += _own_cards(view, view.seat)
    players = len(view.seats)
    first = 0 if view.seat is None else view.seat + 1
    lines += [_other(tell, view, s % players) for s in range(first, first + players) if s % players != view.seat]
    return lines + list(_middle(view))


def _turn(tell: TableNarrator, view: View) -> Phrase:
    table = view.table
    if table.phase is Phase.OVER:
        return over(tell, table.out)
    return tell.says("view-turn-choosing" if table.phase is Phase.CHOOSE else "view-turn", table.turn)


def _table(tell: TableNarrator, view: View) -> Iterator[Phrase]:
    law, table = view.law, view.table
    if isinstance(law, ClimbLaw):
        if table.demand:
            size = law.standing(table.demand).size
            yield tell.says("view-played", table.owner, laid=played_cards(law, table.pile[-size:]))
    elif table.pile:
        newest = of_cards(reversed(table.pile[-SHOWN:]))
        more = "yes" if len(table.pile) > SHOWN else "no"
        yield say("view-pile", count=len(table.pile), cards=newest, more=more)
    elif table.phase is not Phase.CHOOSE:
        yield say("view-pile-empty")
    if table.phase is not Phase.OVER:
        yield demand(view)
    if isinstance(law, PileLaw):
        yield from run.on_the_pile(law, view)


def _own_cards(view: View, me: int) -> Iterator[Phrase]:
    if me in view.table.out:
        yield say("view-you-out", place=view.table.out.index(me) + 1)
        return
    hand = sorted_by(view.law, view.hand)
    yield say("view-hand", count=len(hand), cards=of_cards(hand)) if hand else say("view-hand-empty")
    up = [c for c in view.up if c is not None]
    if up:
        yield say("view-up", count=len(up), cards=of_cards(up))
    places = [str(place) for place, there in enumerate(view.down, 1) if there]
    if places:
        yield say("view-down", count=len(places), places=listed(places))
    if me in view.table.locked:
        yield say("view-you-passed")


def sorted_by(law: Law, cards: Sequence[Card]) -> list[Card]:
    """Return the cards from low to high, as the law ranks them."""
    if isinstance(law, ClimbLaw):
        return sorted(cards, key=lambda c: (law.ranking.order.index(c.rank), law.suit_place(c)))
    return sorted(cards)


def _other(tell: TableNarrator, view: View, seat: int) -> Phrase:
    name, theirs = tell.names[seat], view.seats[seat]
    if seat in view.table.out:
        return say("view-out", who=name, place=view.table.out.index(seat) + 1)
    parts = [say("view-in-hand", count=theirs.hand)]
    known = sorted(view.known_in(seat))
    if known:
        message = "view-in-hand-known" if len(known) == theirs.hand else "view-in-hand-among"
        parts = [say(message, count=theirs.hand, cards=of_cards(known))]
    up = [c for c in theirs.up if c is not None]
    if up:
        parts.append(say("view-face-up", cards=of_cards(up)))
    if any(theirs.down):
        parts.append(say("view-face-down", count=sum(theirs.down)))
    return say("view-has-passed" if seat in view.table.locked else "view-has", who=name, cards=listed(parts))


def _middle(view: View) -> Iterator[Phrase]:
    law, table = view.law, view.table
    if isinstance(law, ClimbLaw) or table.phase is Phase.OVER:
        return
    if deal.has_draw_pile(law):
        yield say("view-draw-pile", count=view.draw) if view.draw else say("view-draw-pile-empty")
    if table.gone:
        yield say("view-gone", count=len(table.gone))
    if reverses(law):
        yield say("view-direction", direction=direction_arg(table.direction))
