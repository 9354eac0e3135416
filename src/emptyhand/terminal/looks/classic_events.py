"""Announces events as the original program did, and events it did not know in the same style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.game.events import (
    Event,
    Flipped,
    InstantWin,
    Killed,
    LastCard,
    OrderTurned,
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
    SuitsLocked,
    Took,
    TookRow,
    Tried,
    Turned,
    UpExchanged,
)
from emptyhand.game.view import View
from emptyhand.rules.cards import Card, pretty
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.rules.ruleset.model import Ends, Ties
from emptyhand.terminal.language import t
from emptyhand.words.narration import winning_hand
from emptyhand.words.rulebook import pick_up
from emptyhand.words.rulebook.figures import suits_named


def lines_of(events: Sequence[Event], view: View) -> list[str]:
    """Return the announcements of events, without their stars; `view` is the view after them."""
    return [line for event in events for line in _lines(event, view)]


def _lines(event: Event, view: View) -> Iterator[str]:
    match event:
        case Played(_, cards):
            yield from (t("classic-played", card=_name(card)) for card in cards)
        case Killed():
            yield t("classic-killed-pile")
        case Reversed():
            yield t("classic-reversed")
        case PickedUp():
            yield from _picked_up(event, view)
        case Took(seat, card, fits):
            left = sum(card is not None for card in view.seats[seat].up)
            yield from _drawn("classic-from-up", left, card, fits)
        case Flipped(seat, _, card, fits):
            yield from _drawn("classic-from-down", sum(view.seats[seat].down), card, fits)
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
    forced = not isinstance(law, ClimbLaw) and not (pick_up.is_choice(law) or any(law.may_pick_up))
    count = len(event.cards) + len(event.up)
    yield t("classic-had-to-pick-up" if forced else "classic-picked-up", count=count)
    if event.up:
        yield t("classic-took", cards=_names(event.up))
    if event.burnt:
        yield t("classic-killed", cards=_names(event.burnt))
    if event.rest and isinstance(law, PileLaw) and not law.leaves_rest:
        yield t("classic-killed-pile")


def _drawn(message: str, left: int, card: Card, fits: bool) -> Iterator[str]:
    yield t(message, left=left)
    if not fits:
        yield t("classic-drew", card=_name(card))


def _out(seat: int, place: int, view: View) -> Iterator[str]:
    if place == 1:
        yield t("classic-wins", seat=seat + 1)
    elif view.law.ends is Ends.PLAY_ON and place == len(view.seats):
        yield t("classic-last", seat=seat + 1)
    else:
        yield t("classic-out", seat=seat + 1, place=place)


def _unknown_to_the_original(event: Event, view: View) -> Iterator[str]:
    match event:
        case Tried(_, card):
            yield t("classic-turned", card=_name(card))
        case TookRow(_, cards):
            yield t("classic-took", cards=_names(cards))
        case Turned(card):
            yield t("classic-turned", card=_name(card))
        case Starts(seat, tied=(_, *_), ties=Ties.COIN | Ties.RPS):
            yield t("classic-starts-lot", seat=seat + 1)
        case Skipped(seat):
            yield t("classic-skipped", seat=seat + 1)
        case LastCard(seat):
            yield t("classic-last-card", seat=seat + 1)
        case Passed():
            passes = isinstance(view.law, ClimbLaw) or view.law.may_pass
            yield t("classic-passed" if passes else "classic-turn-ended")
        case OrderTurned() | SuitsLocked() | RoundWon():
            yield _of_a_round(event)
        case InstantWin(seat, name, cards):
            yield t("classic-dealt", seat=seat + 1, hand=winning_hand(name), cards=_names(cards))
        case _:
            yield from _of_up_cards(event)


def _of_up_cards(event: Event) -> Iterator[str]:
    match event:
        case Placed(_, Card() as card):
            yield t("classic-placed", card=_name(card))
        case Revealed(seat, up):
            yield t("classic-shows", seat=seat + 1, cards=_names(up))
        case UpExchanged(seat, to, cards):
            yield t("classic-gives", seat=seat + 1, to=to + 1, cards=_names(cards))
        case _:
            pass


def _of_a_round(event: OrderTurned | SuitsLocked | RoundWon) -> str:
    match event:
        case OrderTurned(upside_down):
            return t("classic-order-turned", upside_down="yes" if upside_down else "no")
        case SuitsLocked(suits):
            return t("classic-suits-locked", suits=suits_named(sum(1 << suit for suit in suits)))
        case RoundWon(_, leader):
            return t("classic-round-won", seat=leader + 1)
