"""A suggestion with its reason, from the seat's own view: judged by looking ahead if numba is installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from emptyhand.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.bots import make
from emptyhand.coach.advice import Advice, advise
from emptyhand.coach.judging import canonical
from emptyhand.coach.reasons import reason
from emptyhand.coach.telling import Telling
from emptyhand.coach.terms import Terms
from emptyhand.game.view import View
from emptyhand.rulebook.words import cards_text, sentence
from emptyhand.terminal.entry import Choices, entry_for

ADVISER = "greedy"
MISSING = "To have hints judged by looking ahead, install emptyhand[fast]."
FIRST = "Getting ready to look ahead: a second, or half a minute the first time on this machine …"
THINKING = "Looking ahead …"

_JUDGE = "emptyhand.search.judge"


def is_first() -> bool:
    """Whether the judge is installed but not loaded yet."""
    return _JUDGE not in sys.modules and find_spec("numba") is not None


def hint(choices: Choices) -> str:
    """Return what to do, as one would type it, and why."""
    usual = canonical(choices.view.law, choices.legal, make(ADVISER, 0).choose(choices.view))
    if len(choices.legal) == 1:
        return f"{_suggested(usual, choices)} Nothing else is possible."
    try:
        advice = _judged(choices.view, usual)
    except ImportError:
        why = reason(choices.view, usual)
        return " ".join([_suggested(usual, choices), *([sentence(why)] if why else []), MISSING])
    return f"{_suggested(advice.move, choices)} {_verdict(advice, Terms.of(choices.view))}"


def _judged(view: View, usual: Move) -> Advice:
    """Return advice from a look ahead. Raises ImportError if numba is missing."""
    from emptyhand.coach.proving import with_proofs
    from emptyhand.search import judge

    return advise(view, usual, with_proofs(judge))


def _suggested(move: Move, choices: Choices) -> str:
    return f"Hint: {entry_for(move, choices)} ({_named(move)})."


def _verdict(advice: Advice, terms: Terms) -> str:
    """Say how good the move is, and by how much it beats the next best one."""
    wins = f"It {terms.outcome(advice.chance.value, 'about ')} from here"
    if advice.second is None or advice.lead is None:
        return f"{wins}; one unknown card is as good as another."
    if not advice.is_clear:
        return f"{wins}; {_doing(advice.second)} is about as good."
    why = f": {advice.why}" if advice.why else ""
    return f"{wins}, {terms.more(advice.lead)} than {_doing(advice.second)}{why}."


def _doing(move: Move) -> str:
    return Telling(()).doing(move)


def _named(move: Move) -> str:
    match move:
        case Pass():
            return "pass"
        case Flip(slot):
            return f"turn over face-down card {slot + 1}"
        case PickUp(()):
            return "pick up"
        case PickUp(up):
            return f"pick up, with {cards_text(up)}"
        case Place(card):
            return f"lay {cards_text((card,))} face up"
        case Take(card):
            return f"take {cards_text((card,))}"
        case Play(cards):
            return cards_text(cards)
