"""Announces events as the original program did, and events it did not know in the same style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.cards import Card, pretty
from emptyhand.game.events import (
    Event,
    Flipped,
    InstantWin,
    Killed,
    Out,
    Passed,
    PickedUp,
    Placed,
    Played,
    Revealed,
    Reversed,
    RoundWon,
    Skipped,
    Starts,
    Took,
    Turned,
)
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw
from emptyhand.ruleset.model import Ends, Ties


def lines_of(events: Sequence[Event], view: View) -> list[str]:
    """Return the announcements of events, without their stars; `view` is the view after them."""
    return [line for event in events for line in _lines(event, view)]


def _lines(event: Event, view: View) -> Iterator[str]:
    match event:
        case Played(_, cards):
            yield from (f"Played a {_name(card)}" for card in cards)
        case Killed():
            yield "Killed pile"
        case Reversed():
            yield "Direction reversed!"
        case PickedUp():
            yield from _picked_up(event, view)
        case Took(seat, card, fits):
            left = sum(card is not None for card in view.seats[seat].up)
            yield from _drawn("visible", left, card, fits)
        case Flipped(seat, _, card, fits):
            yield from _drawn("hidden", sum(view.seats[seat].down), card, fits)
        case Out(seat, place):
            yield from _out(seat, place, view)
        case _:
            yield from _unknown_to_the_original(event, view)


def _name(card: Card) -> str:
    return pretty(card, ascii_only=True)


def _names(cards: Sequence[Card]) -> str:
    return " ".join(map(_name, cards))


def _picked_up(event: PickedUp, view: View) -> Iterator[str]:
    """Say that the player had to pick up only in games where picking up is never a choice."""
    law = view.law
    forced = not isinstance(law, ClimbLaw) and not (law.pick_up.by_choice or any(law.may_pick_up))
    count = len(event.cards) + len(event.up)
    yield f"No valid moves, picked up {count} cards" if forced else f"Picked up {count} cards"
    if event.up:
        yield f"Took {_names(event.up)} from visible cards"
    if event.burnt:
        yield f"Killed {_names(event.burnt)}"


def _drawn(where: str, left: int, card: Card, fits: bool) -> Iterator[str]:
    yield f"Drawing from {where} cards ({left} left)"
    if not fits:
        yield f"Drew a {_name(card)}"


def _out(seat: int, place: int, view: View) -> Iterator[str]:
    if place == 1:
        yield f"Player {seat + 1} wins!"
    elif view.law.ends is Ends.PLAY_ON and place == len(view.seats):
        yield f"Player {seat + 1} is last"
    else:
        yield f"Player {seat + 1} is out, place {place}"


def _unknown_to_the_original(event: Event, view: View) -> Iterator[str]:
    match event:
        case Placed(_, Card() as card):
            yield f"Placed a {_name(card)}"
        case Revealed(seat, up):
            yield f"Player {seat + 1} shows {_names(up)}"
        case Turned(card):
            yield f"Turned a {_name(card)}"
        case Starts(seat, tied=(_, *_), ties=Ties.COIN | Ties.RPS):
            yield f"Player {seat + 1} starts by lot"
        case Skipped(seat):
            yield f"Player {seat + 1} skipped"
        case Passed():
            yield "Passed" if isinstance(view.law, ClimbLaw) else "Turn ended"
        case RoundWon(_, leader):
            yield f"Round won, Player {leader + 1} leads"
        case InstantWin(seat, name, cards):
            yield f"Player {seat + 1} was dealt {name}: {_names(cards)}"
        case _:
            pass
