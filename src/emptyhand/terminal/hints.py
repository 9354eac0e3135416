"""A suggestion with a short reason, made from the seat's own view."""

from __future__ import annotations

from emptyhand.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.bots import make
from emptyhand.cards import Card, pretty
from emptyhand.game.view import View
from emptyhand.law.combinations import figure_of
from emptyhand.law.model import ClimbLaw, Kind, PileLaw
from emptyhand.terminal.entry import Choices, entry_for

ADVISER = "greedy"
KEEPS = "It keeps better cards for later."


def hint(choices: Choices) -> str:
    """What a simple player would do here, as it would be typed, and why."""
    move = make(ADVISER, 0).choose(choices.view)
    return f"Hint: {entry_for(move, choices)} ({_named(move)}). {_reason(choices.view, move, choices.legal)}"


def _named(move: Move) -> str:
    match move:
        case Pass():
            return "pass"
        case Flip(slot):
            return f"turn face-down card {slot + 1}"
        case PickUp(()):
            return "pick up"
        case PickUp(up):
            return "pick up, with " + " ".join(map(pretty, up))
        case Place(card):
            return f"lay {pretty(card)} face up"
        case Take(card):
            return f"take {pretty(card)}"
        case Play(cards):
            return " ".join(map(pretty, cards))


def _reason(view: View, move: Move, legal: tuple[Move, ...]) -> str:
    if len(legal) == 1:
        return "Nothing else is possible."
    match move:
        case Place():
            return "A strong card is worth most at the end."
        case Take(card):
            fits = isinstance(view.law, PileLaw) and view.law.legal[view.table.demand][card.rank]
            return "It fits." if fits else "None fits, and this one is the easiest to lose again."
        case Flip():
            return "One unknown card is as good as another."
        case PickUp():
            return "What you could play is worth more later."
        case Pass():
            return "Beating this would cost too much."
        case Play(cards):
            law = view.law
            return _why_climb(law, cards, legal) if isinstance(law, ClimbLaw) else _why_pile(law, cards, legal)


def _why_pile(law: PileLaw, cards: tuple[Card, ...], legal: tuple[Move, ...]) -> str:
    rank = cards[0].rank
    if law.kills[rank]:
        return "It clears the pile and you play again."
    if law.again[rank]:
        return "You play again after it."
    if len(cards) > 1:
        return "It sheds several cards at once."
    lowest = min(move.cards[0].rank for move in legal if isinstance(move, Play))
    return "It is the lowest card that fits." if rank == lowest else KEEPS


def _why_climb(law: ClimbLaw, cards: tuple[Card, ...], legal: tuple[Move, ...]) -> str:
    figure = figure_of(law, cards)
    if figure is not None and law.figures[figure].kind in (Kind.FOUR, Kind.PAIRS):
        return "A bomb is hard to beat."
    if len(cards) > 1:
        return "It sheds several cards at once."
    return "It is the lowest card possible." if Play(cards) == legal[0] else KEEPS
