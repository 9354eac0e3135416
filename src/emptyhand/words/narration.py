"""Events in phrases: for the log, the line on the table and screen readers.

It works only from events as a seat sees them, so it cannot reveal anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

from emptyhand.game.events import (
    Drew,
    Event,
    Exchanged,
    Flipped,
    GoesOn,
    InstantWin,
    Killed,
    KilledBy,
    LastCard,
    Leads,
    OrderTurned,
    Out,
    Over,
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
from emptyhand.rules.cards import JOKER, Card
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw, Kind, Law, PileLaw
from emptyhand.rules.ruleset.model import Zone
from emptyhand.words.rulebook import deal, match, opening, pick_up, run, turn, up
from emptyhand.words.rulebook.figures import class_of, kind_phrase, suits_named
from emptyhand.words.speech import Phrase, Value, listed, of_cards, rank_arg, say

CLOCKWISE = 1


class TableNarrator(NamedTuple):
    """How to speak of the seats of one table to one listener."""

    names: Sequence[str]
    law: Law
    me: int | None

    def says(self, message: str, seat: int, **args: Value) -> Phrase:
        """Return a message about a seat."""
        who, me = self.names[seat], "yes" if seat == self.me else "no"
        return say(message, who=who, me=me, **args) if args else _recurring(message, who, me)

    def who(self, seat: int) -> Phrase:
        return self.says("a-seat", seat)


@lru_cache(maxsize=4096)
def _recurring(message: str, who: str, me: str) -> Phrase:
    """Return a message that names a player and nothing else, such as one about an extra turn."""
    return say(message, who=who, me=me)


def narrate_step(
    events: Iterable[Event], names: Sequence[str], law: Law, me: int | None = None, *, opened: bool = False
) -> list[Phrase]:
    """Return what happened in few sentences, as seat `me`, or a spectator, sees it.

    A play and the draw after it are one sentence, and so are the up cards that a seat chooses one after another.
    With `opened` the listener may know all that the events hold: the game is over.
    """
    tell = TableNarrator(names, law, me)
    said: list[Phrase | Played] = []
    chosen: list[Placed] = []
    last: Played | None = None
    at = -1
    picked_up = False
    for event in events:
        match event if opened else event.seen_by(me):
            case GoesOn(seat) if picked_up:
                # Only a play gives the choice to end the turn.
                said.append(tell.says("table-again", seat))
            case Played() as seen:
                # Told at the end, since a draw may follow.
                last, at, picked_up = (seen if seen.zone is Zone.HAND else None), len(said), False
                said.append(seen)
            case Drew() as seen if last is not None and last.seat == seen.seat:
                said[at] = tell.says(
                    "table-plays-draws", last.seat, laid=played_cards(law, last.cards), drawn=_drawn(seen)
                )
                last = None
            case Placed() as seen:
                if chosen and chosen[0].seat == seen.seat:
                    said.pop()
                else:
                    chosen = []
                chosen.append(seen)
                said.append(deal.tells_chosen(tell, chosen))
            case Revealed(seat) if seat == me and not (isinstance(law, PileLaw) and deal.is_chosen_openly(law)):
                pass
            case seen:
                picked_up = picked_up or isinstance(seen, PickedUp)
                said.append(_event_phrase(tell, seen))
    return [_event_phrase(tell, each) if isinstance(each, Played) else each for each in said]


def _event_phrase(tell: TableNarrator, event: Event) -> Phrase:
    phrase = _of_turn(tell, event) or _of_effect(tell, event) or _of_start(tell, event) or _of_end(tell, event)
    if phrase is None:
        raise TypeError(f"{event!r} has no phrase")
    return phrase


# -- before the first play -------------------------------------------------------------------------------------------


def _of_start(tell: TableNarrator, event: Event) -> Phrase | None:
    match event:
        case Placed() | Revealed() | Turned():
            return deal.tells(tell, event)
        case Leads() | Exchanged() | UpExchanged():
            return match.tells(tell, event)
        case Starts():
            return opening.tells(tell, event)
        case InstantWin(seat, name, cards):
            return tell.says("table-wins-at-once", seat, hand=winning_hand(name), cards=of_cards(cards))
    return None


def winning_hand(name: str) -> Phrase:
    """Return the name of a hand that wins at once."""
    return say("winning-hand", key=name.replace(" ", "-"), name=name)


def _a_rank(rank: int) -> Phrase:
    return say("a-rank", rank=rank_arg(rank))


# -- turns -----------------------------------------------------------------------------------------------------------

_PLAYS = {Zone.HAND: "table-plays", Zone.UP: "table-plays-up", Zone.DOWN: "table-plays-down"}


def _of_turn(tell: TableNarrator, event: Event) -> Phrase | None:
    match event:
        case Played(seat, cards, zone):
            return tell.says(_PLAYS[zone], seat, laid=played_cards(tell.law, cards))
        case Drew(seat):
            return tell.says("table-draws", seat, drawn=_drawn(event))
        case Took() | TookRow() | Flipped():
            return up.tells(tell, event)
        case Tried(seat, card, fits):
            return tell.says("table-tries" if fits else "table-tries-wrong", seat, cards=of_cards((card,)))
        case PickedUp():
            return pick_up.tells(tell, event)
        case Passed():
            return turn.tells(tell, event)
    return None


def _drawn(event: Drew) -> Phrase:
    return _some_cards(event.count) if event.cards is None else of_cards(event.cards)


@cache
def _some_cards(count: int) -> Phrase:
    return say("tally-cards", count=count)


def played_cards(law: Law, cards: tuple[Card, ...]) -> Phrase:
    """Return the cards of a play, and what they are called if there are several."""
    rank = cards[0].rank
    if len(cards) == 1:
        return of_cards(cards)
    figure = figure_of(law, cards) if isinstance(law, ClimbLaw) else None
    kind, length = (None, len(cards))
    if figure is not None and isinstance(law, ClimbLaw):
        kind, length = class_of(law.figures[figure])
    if kind is Kind.RUN or kind is Kind.PAIRS:
        return say("laid-run" if kind is Kind.RUN else "laid-pairs", count=length, cards=of_cards(cards))
    if kind is not None and kind > Kind.PAIRS:
        return say("laid-mixed", kind=kind_phrase((kind, length)), cards=of_cards(cards))
    if rank == JOKER:
        return of_cards(cards)
    return say("laid-set", count=length, rank=rank_arg(rank), cards=of_cards(cards))


# -- effects and the end ---------------------------------------------------------------------------------------------


def _of_effect(tell: TableNarrator, event: Event) -> Phrase | None:
    match event:
        case Killed(_, cards, KilledBy.CARD):
            return say("table-killed", count=len(cards), by=_a_rank(cards[-1].rank))
        case Killed(by=KilledBy.PASSES) | GoesOn() | LastCard():
            return turn.tells(tell, event)
        case Killed():
            return run.tells(event)
        case Reversed(direction):
            return say("table-reversed", direction=direction_arg(direction))
        case Skipped(seat):
            return tell.says("table-skipped", seat)
        case OrderTurned(upside_down):
            return say("table-order-turned", upside_down="yes" if upside_down else "no")
        case SuitsLocked(suits):
            return say("table-suits-locked", suits=suits_named(sum(1 << suit for suit in suits)))
        case RoundWon(seat, leader) if seat == leader:
            return tell.says("table-round-won", seat)
        case RoundWon(seat, leader):
            its_me = "yes" if leader == tell.me else "no"
            return tell.says("table-round-passed-on", seat, leader=tell.names[leader], leader_me=its_me)
    return None


def direction_arg(direction: int) -> str:
    """Return the direction of play as an argument."""
    return "forward" if direction == CLOCKWISE else "back"


def _of_end(tell: TableNarrator, event: Event) -> Phrase | None:
    match event:
        case Out(seat, place) if place == len(tell.names):
            return tell.says("table-last", seat)
        case Out(seat, place):
            return tell.says("table-finishes", seat, place=place)
        case Over(out):
            return over(tell, out)
    return None


def over(tell: TableNarrator, out: Sequence[int]) -> Phrase:
    """Return how the game ended: the winner, and all places if there are several."""
    if not out:
        return say("table-over")
    places = [tell.says("ends-placed", seat, place=n) for n, seat in enumerate(out[1:], 2)]
    if len(out) == len(tell.names):
        places[-1] = tell.says("ends-last" if isinstance(tell.law, ClimbLaw) else "ends-losing", out[-1])
    return say("table-over-places", places=listed([tell.says("ends-winning", out[0]), *places]))


def narrate_titles(law: Law, titled: Sequence[int], names: Sequence[str], me: int | None = None) -> list[Phrase]:
    """Return the titles of seats, which are given best first, in one sentence; nothing if they have none."""
    tell = TableNarrator(names, law, me)
    by_place = zip(titled, match.titles(law, len(names)), strict=False)
    each = [tell.says("title-of", seat, title=title) for seat, title in by_place]
    return [say("table-titles", titles=listed(each))] if each else []


class FinishedGame(Protocol):
    """The fields of a finished `players.game.Game` that its result follows from."""

    law: Law
    cap: int

    @property
    def stalled(self) -> bool: ...
    @property
    def placed(self) -> tuple[int, ...]: ...


def narrate_result(game: FinishedGame, names: Sequence[str], me: int | None = None) -> Phrase:
    """Return how a finished game ended, in one sentence."""
    if game.stalled:
        return say("result-nobody", count=game.cap)
    tell = TableNarrator(names, game.law, me)
    if len(game.placed) == 1:
        return tell.says("result-wins", game.placed[0])
    order = (
        tell.says("result-place", seat, place=place, last="yes" if place == len(names) else "no")
        for place, seat in enumerate(game.placed, 1)
    )
    return say("result-places", places=listed(order))
