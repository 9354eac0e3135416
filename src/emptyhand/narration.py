"""Events and views in plain sentences: for the log, plain mode and screen readers.

It works only from Views and from events as a seat sees them, so it cannot reveal anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from emptyhand.cards import ALL_CARDS, JOKER, Card
from emptyhand.game.events import (
    Drew,
    Event,
    Flipped,
    GoesOn,
    InstantWin,
    Killed,
    KilledBy,
    Leads,
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
    Took,
    Turned,
)
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.law.combinations import figure_of
from emptyhand.law.model import ClimbLaw, Kind, Law, PileLaw
from emptyhand.rulebook.demands import demand_in_words
from emptyhand.rulebook.figures import class_of, class_words, size_of
from emptyhand.rulebook.ranks import reverses
from emptyhand.rulebook.words import a_rank, card_text, cards_of, cards_text, joined, ordinal, plural, tally
from emptyhand.ruleset.model import Starter, Ties, Zone

CLOCKWISE = 1
SHOWN = 5
"""How many cards of the pile are named; the rest rarely matters."""


class Teller(NamedTuple):
    """How to speak of the seats and cards of one table to one listener."""

    names: Sequence[str]
    law: Law
    me: int | None
    ascii_only: bool

    def says(self, seat: int, verb: str, *, me: str = "") -> str:
        """Begin a sentence with a seat and its verb: ``You draw``, ``Ann draws``; `me` is for an irregular verb."""
        return f"You {me or verb.removesuffix('s')}" if seat == self.me else f"{self.names[seat]} {verb}"

    def then(self, seat: int, verb: str) -> str:
        """Return the same for use inside a sentence: ``you draw``, ``Ann draws``."""
        return f"you {verb.removesuffix('s')}" if seat == self.me else f"{self.names[seat]} {verb}"

    def who(self, seat: int) -> str:
        return "you" if seat == self.me else self.names[seat]

    def whose(self, seat: int) -> str:
        return "your" if seat == self.me else f"{self.names[seat]}'s"

    def card(self, card: Card) -> str:
        return card_text(card, ascii_only=self.ascii_only)

    def cards(self, cards: Iterable[Card]) -> str:
        return cards_text(cards, ascii_only=self.ascii_only)


def narrate(event: Event, names: Sequence[str], law: Law, me: int | None = None, *, ascii_only: bool = False) -> str:
    """Return one sentence about an event as seat `me`, or a spectator, sees it."""
    tell, seen = Teller(names, law, me, ascii_only), event.seen_by(me)
    return (_of_start(tell, seen) or _of_turn(tell, seen) or _of_effect(tell, seen) or _of_end(tell, seen)) + "."


# -- before the first play -------------------------------------------------------------------------------------------


def _of_start(tell: Teller, event: Event) -> str:
    match event:
        case Placed(seat, None):
            return f"{tell.says(seat, 'chooses')} an up card"
        case Placed(seat, Card() as card):
            return f"{tell.says(seat, 'puts')} {tell.card(card)} face up"
        case Revealed(seat, up):
            return f"{tell.says(seat, 'shows')} the up {'card' if len(up) == 1 else 'cards'} {tell.cards(up)}"
        case Turned(card):
            return f"The card turned over to start the pile is {tell.card(card)}"
        case Leads(seat):
            # The seat won: another player may sit there now.
            return f"{tell.says(seat, 'leads')}: {'your' if seat == tell.me else 'this'} seat won the last game"
        case Starts():
            return _starts(tell, event)
        case InstantWin(seat, name, cards):
            return f"{tell.says(seat, 'wins')} at once with {name}: {tell.cards(cards)}"
    return ""


def _starts(tell: Teller, event: Starts) -> str:
    starts = tell.says(event.seat, "starts")
    if event.why is Starter.LEFT_OF_DEALER:
        return f"{starts}, sitting to the left of the dealer"
    if event.lowest is None:
        return starts
    lowest = tell.card(ALL_CARDS[event.lowest]) if isinstance(tell.law, ClimbLaw) else a_rank(event.lowest)
    if not event.tied:
        return f"{starts} with the lowest card, {lowest}"
    others = [tell.who(seat) for seat in event.tied if seat != event.seat]
    # The deal draws the lot, whatever players at a physical table would do.
    how = "by order of seats" if event.ties is Ties.SEAT else "by lot"
    also = "hold" if len(others) > 1 or others == ["you"] else "holds"
    return f"{starts} {how} before {joined(others)}, who also {also} {lowest}"


# -- turns -----------------------------------------------------------------------------------------------------------


def _of_turn(tell: Teller, event: Event) -> str:
    match event:
        case Played(seat, cards, zone):
            return f"{tell.says(seat, 'plays')} {_laid(tell, cards)}{_from(tell, seat, zone)}"
        case Drew(seat, count, None):
            return f"{tell.says(seat, 'draws')} {tally(count, 'card')}"
        case Drew(seat, _, tuple() as cards):
            return f"{tell.says(seat, 'draws')} {tell.cards(cards)}"
        case Took(seat, card, fits):
            return f"{tell.says(seat, 'takes')} {tell.card(card)}{_from(tell, seat, Zone.UP)}, {_fits(fits)}"
        case Flipped(seat, _, card, fits):
            return f"{tell.says(seat, 'turns')} over {tell.card(card)}, {_fits(fits)}"
        case PickedUp():
            return _picked_up(tell, event)
        case Passed(seat):
            if isinstance(tell.law, ClimbLaw):
                return tell.says(seat, "passes", me="pass")
            return f"{tell.says(seat, 'ends')} {tell.whose(seat) if seat == tell.me else 'the'} turn"
    return ""


def _fits(fits: bool) -> str:
    return "and it fits" if fits else "but it does not fit"


def _laid(tell: Teller, cards: tuple[Card, ...]) -> str:
    """Return the cards of a play, and what they are called if there are several."""
    if len(cards) == 1:
        return tell.card(cards[0])
    figure = figure_of(tell.law, cards) if isinstance(tell.law, ClimbLaw) else None
    if figure is None or not isinstance(tell.law, ClimbLaw):
        several = cards_of(len(cards), cards[0].rank)
        return several if cards[0].rank == JOKER else f"{several}: {tell.cards(cards)}"
    kind, length = class_of(tell.law.figures[figure])
    if kind in (Kind.RUN, Kind.PAIRS):
        return f"a {class_words((kind, length))}: {tell.cards(cards)}"
    return f"{cards_of(length, cards[0].rank)}: {tell.cards(cards)}"


def _from(tell: Teller, seat: int, zone: Zone) -> str:
    if zone is Zone.HAND:
        return ""
    return f" from {'your' if seat == tell.me else 'the'} {zone} cards"


def _picked_up(tell: Teller, event: PickedUp) -> str:
    text = f"{tell.says(event.seat, 'picks')} up the pile of {tally(len(event.cards + event.burnt), 'card')}"
    if event.burnt:
        text += f", of which {tell.cards(event.burnt)} {'leaves' if len(event.burnt) == 1 else 'leave'} the game"
    if event.up:
        text += f", together with {tell.cards(event.up)} from the up cards"
    return text


# -- effects and the end ---------------------------------------------------------------------------------------------


def _of_effect(tell: Teller, event: Event) -> str:
    match event:
        case Killed(_, cards, by):
            how = a_rank(cards[-1].rank) if by is KilledBy.CARD else "a run"
            return f"The pile of {tally(len(cards), 'card')} is killed by {how}"
        case Reversed(direction):
            return f"The direction is reversed: play goes {direction_words(direction)}"
        case Skipped(seat):
            return tell.says(seat, "is skipped", me="are skipped")
        case GoesOn(seat):
            if isinstance(tell.law, PileLaw) and tell.law.may_end_turn:
                return f"{tell.says(seat, 'may', me='may')} play again"
            return f"{tell.says(seat, 'plays')} again"
        case RoundWon(seat, leader):
            return f"Nobody beats {tell.whose(seat)} cards, and {tell.then(leader, 'leads')} the next round"
    return ""


def direction_words(direction: int) -> str:
    """Return the direction of play in words."""
    return "clockwise" if direction == CLOCKWISE else "counter-clockwise"


def _of_end(tell: Teller, event: Event) -> str:
    match event:
        case Out(seat, place) if place == len(tell.names):
            return f"{tell.says(seat, 'comes')} last"
        case Out(seat, place):
            return f"{tell.says(seat, 'finishes', me='finish')} {ordinal(place)}"
        case Over(out):
            return _over(tell, out)
    raise TypeError(f"{event!r} is no event that can be told")


def _over(tell: Teller, out: Sequence[int]) -> str:
    """Return how the game ended: the winner, and all places if there are several."""
    if not out:
        return "The game is over"
    places = [f"{tell.then(seat, 'comes')} {ordinal(n)}" for n, seat in enumerate(out[1:], 2)]
    if len(out) == len(tell.names):
        last = f"{tell.then(out[-1], 'comes')} last"
        places[-1] = last if isinstance(tell.law, ClimbLaw) else tell.then(out[-1], "loses")
    return f"The game is over: {joined([tell.then(out[0], 'wins'), *places])}"


class FinishedGame(Protocol):
    """The fields of a finished `match.Game` that its result follows from."""

    cap: int

    @property
    def stalled(self) -> bool: ...
    @property
    def placed(self) -> tuple[int, ...]: ...


def narrate_result(game: FinishedGame, names: Sequence[str], me: int | None = None) -> str:
    """Return how a finished game ended, in one sentence."""
    if game.stalled:
        return f"Nobody wins: the game was stopped after {game.cap} moves."
    if len(game.placed) == 1:
        winner = game.placed[0]
        return "You win!" if winner == me else f"{names[winner]} wins."
    order = [f"{numeral(place)} {'you' if seat == me else names[seat]}" for place, seat in enumerate(game.placed, 1)]
    return f"The game is over: {', '.join(order)}."


def numeral(place: int) -> str:
    """Return a place in digits, counted from 1: ``1st``, ``2nd``."""
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


# -- what a seat sees ------------------------------------------------------------------------------------------------


def describe_view(view: View, names: Sequence[str], *, ascii_only: bool = False) -> list[str]:
    """Describe a view in sentences, in reading order: turn, table, own cards, other seats, draw pile, direction."""
    tell = Teller(names, view.law, view.seat, ascii_only)
    lines = [_turn(tell, view), *_table(tell, view)]
    if view.seat is not None:
        lines += _own_cards(tell, view, view.seat)
    players = len(view.seats)
    first = 0 if view.seat is None else view.seat + 1
    lines += [_other(tell, view, s % players) for s in range(first, first + players) if s % players != view.seat]
    return lines + list(_middle(view))


def _turn(tell: Teller, view: View) -> str:
    table = view.table
    if table.phase is Phase.OVER:
        return f"{_over(tell, table.out)}."
    choosing = " to choose an up card" if table.phase is Phase.CHOOSE else ""
    return f"It is {tell.whose(table.turn)} turn{choosing}."


def _table(tell: Teller, view: View) -> Iterator[str]:
    law, table = view.law, view.table
    if isinstance(law, ClimbLaw):
        if table.demand:
            size = size_of(law.figures[table.demand - 1])
            yield f"{tell.says(table.owner, 'has played', me='have played')} {_laid(tell, table.pile[-size:])}."
    elif table.pile:
        newest = tell.cards(reversed(table.pile[-SHOWN:]))
        more = "" if len(table.pile) <= SHOWN else ", and so on" if " and " in newest else " and so on"
        yield f"The pile has {tally(len(table.pile), 'card')}, from the top: {newest}{more}."
    elif table.phase is not Phase.CHOOSE:
        yield "The pile is empty."
    if table.phase is not Phase.OVER:
        yield f"{demand_in_words(view, ascii_only=tell.ascii_only)}."
    if isinstance(law, PileLaw):
        yield from _run(law, view)


def _run(law: PileLaw, view: View) -> Iterator[str]:
    table, enough = view.table, law.run.kill_run[len(view.seats)]
    if enough and table.run_length > 1 and table.phase in (Phase.PLAY, Phase.OFFER) and not law.run.within_one_play:
        yield f"{table.run_length} {plural(table.run)} lie in a row on top, and {enough} kill the pile."


def _own_cards(tell: Teller, view: View, me: int) -> Iterator[str]:
    if me in view.table.out:
        yield f"You are out in {ordinal(view.table.out.index(me) + 1)} place."
        return
    hand = tell.cards(_sorted(view.law, view.hand))
    yield f"Your hand has {tally(len(view.hand), 'card')}: {hand}." if hand else "Your hand is empty."
    up = [c for c in view.up if c is not None]
    if up:
        yield f"Your up {'cards are' if len(up) > 1 else 'card is'} {tell.cards(up)}."
    places = [str(place) for place, there in enumerate(view.down, 1) if there]
    if places:
        yield f"Your down cards lie in {'places' if len(places) > 1 else 'place'} {joined(places)}."
    if me in view.table.locked:
        yield "You have passed and wait for the next round."


def _sorted(law: Law, cards: Sequence[Card]) -> list[Card]:
    """Return the cards from low to high, as the law ranks them."""
    if isinstance(law, ClimbLaw):
        return sorted(cards, key=lambda c: (law.ranking.order.index(c.rank), law.ranking.suits.index(c.suit)))
    return sorted(cards)


def _other(tell: Teller, view: View, seat: int) -> str:
    name, theirs = tell.names[seat], view.seats[seat]
    if seat in view.table.out:
        return f"{name} is out in {ordinal(view.table.out.index(seat) + 1)} place."
    parts = [f"{tally(theirs.hand, 'card') if theirs.hand else 'no cards'} in hand"]
    if theirs.known:
        among = "" if len(theirs.known) == theirs.hand else "among them "
        parts[0] += f" ({among}{tell.cards(theirs.known)})"
    up = [c for c in theirs.up if c is not None]
    if up:
        parts.append(f"{tell.cards(up)} face up")
    if any(theirs.down):
        parts.append(f"{tally(sum(theirs.down), 'card')} face down")
    passed = " and has passed" if seat in view.table.locked else ""
    return f"{name} has {joined(parts)}{passed}."


def _middle(view: View) -> Iterator[str]:
    law, table = view.law, view.table
    if isinstance(law, ClimbLaw) or table.phase is Phase.OVER:
        return
    if law.turn.draw or law.turn.refill_to:
        yield f"The draw pile has {tally(view.draw, 'card')}." if view.draw else "The draw pile is used up."
    if table.gone:
        yield f"{tally(len(table.gone), 'card')} {'is' if len(table.gone) == 1 else 'are'} out of the game."
    if reverses(law):
        yield f"Play goes {direction_words(table.direction)}."
