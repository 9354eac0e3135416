"""Emptyhand: shedding and climbing card games, each of them a ruleset that is data.

>>> import emptyhand as eh
>>> law = eh.compile(eh.load("obsession"))
>>> game = eh.Game(law, eh.deal(law, players=4, seed=1))
>>> events = game.play("4")
>>> events[0]
Played(seat=1, cards=(Card('4H'),), zone=<Zone.HAND: 'hand'>)
>>> while not game.over:
...     events = game.play(game.legal_moves()[0])
>>> game.placed
(0,)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emptyhand.actions import Flip, Move, Pass, PickUp, Place, Play, Take, action_count, action_index
    from emptyhand.cards import BadCard, Card
    from emptyhand.errors import EmptyhandError
    from emptyhand.game.deal import BadDeal, Deal, deal
    from emptyhand.game.engine import legal_moves_for
    from emptyhand.game.errors import IllegalMove, Refusal
    from emptyhand.game.view import View
    from emptyhand.law import Law, compile, grid
    from emptyhand.match import Game, Match
    from emptyhand.notation import BadToken
    from emptyhand.record import BadRecord, Record
    from emptyhand.ruleset import CATALOGUE, Ruleset, RulesetError, load, loads
    from emptyhand.snapshot import BadSnapshot

__version__ = "0.1.0"

__all__ = [
    "CATALOGUE",
    "BadCard",
    "BadDeal",
    "BadRecord",
    "BadSnapshot",
    "BadToken",
    "Card",
    "Deal",
    "EmptyhandError",
    "Flip",
    "Game",
    "IllegalMove",
    "Law",
    "Match",
    "Move",
    "Pass",
    "PickUp",
    "Place",
    "Play",
    "Record",
    "Refusal",
    "Ruleset",
    "RulesetError",
    "Take",
    "View",
    "action_count",
    "action_index",
    "compile",
    "deal",
    "grid",
    "legal_moves_for",
    "load",
    "loads",
]

# Each name is fetched when it is first asked for: `emptyhand --help` needs none of them.
_HOMES = {
    "CATALOGUE": "emptyhand.ruleset",
    "BadCard": "emptyhand.cards",
    "BadDeal": "emptyhand.game.deal",
    "BadRecord": "emptyhand.record",
    "BadSnapshot": "emptyhand.snapshot",
    "BadToken": "emptyhand.notation",
    "Card": "emptyhand.cards",
    "Deal": "emptyhand.game.deal",
    "EmptyhandError": "emptyhand.errors",
    "Flip": "emptyhand.actions",
    "Game": "emptyhand.match",
    "IllegalMove": "emptyhand.game.errors",
    "Law": "emptyhand.law",
    "Match": "emptyhand.match",
    "Move": "emptyhand.actions",
    "Pass": "emptyhand.actions",
    "PickUp": "emptyhand.actions",
    "Place": "emptyhand.actions",
    "Play": "emptyhand.actions",
    "Record": "emptyhand.record",
    "Refusal": "emptyhand.game.errors",
    "Ruleset": "emptyhand.ruleset",
    "RulesetError": "emptyhand.ruleset",
    "Take": "emptyhand.actions",
    "View": "emptyhand.game.view",
    "action_count": "emptyhand.actions",
    "action_index": "emptyhand.actions",
    "compile": "emptyhand.law",
    "deal": "emptyhand.game.deal",
    "grid": "emptyhand.law",
    "legal_moves_for": "emptyhand.game.engine",
    "load": "emptyhand.ruleset",
    "loads": "emptyhand.ruleset",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
