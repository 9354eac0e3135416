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
    from emptyhand.game.deal import BadDeal, Deal, deal
    from emptyhand.game.engine import canonical_moves_for, cards_for, legal_moves_for
    from emptyhand.game.errors import IllegalMove, Refusal
    from emptyhand.game.notation import BadToken
    from emptyhand.game.record import BadRecord, Record
    from emptyhand.game.snapshot import BadSnapshot
    from emptyhand.game.view import View
    from emptyhand.players.game import Game
    from emptyhand.players.match import Match
    from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take, action_count, action_index
    from emptyhand.rules.cards import BadCard, Card
    from emptyhand.rules.errors import EmptyhandError
    from emptyhand.rules.law import Law, compile, grid
    from emptyhand.rules.ruleset import CATALOGUE, Ruleset, RulesetError, load, loads

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
    "canonical_moves_for",
    "cards_for",
    "compile",
    "deal",
    "grid",
    "legal_moves_for",
    "load",
    "loads",
]

# Each name is fetched when it is first asked for: `emptyhand --help` needs none of them.
_HOMES = {
    "CATALOGUE": "emptyhand.rules.ruleset",
    "BadCard": "emptyhand.rules.cards",
    "BadDeal": "emptyhand.game.deal",
    "BadRecord": "emptyhand.game.record",
    "BadSnapshot": "emptyhand.game.snapshot",
    "BadToken": "emptyhand.game.notation",
    "Card": "emptyhand.rules.cards",
    "Deal": "emptyhand.game.deal",
    "EmptyhandError": "emptyhand.rules.errors",
    "Flip": "emptyhand.rules.actions",
    "Game": "emptyhand.players.game",
    "IllegalMove": "emptyhand.game.errors",
    "Law": "emptyhand.rules.law",
    "Match": "emptyhand.players.match",
    "Move": "emptyhand.rules.actions",
    "Pass": "emptyhand.rules.actions",
    "PickUp": "emptyhand.rules.actions",
    "Place": "emptyhand.rules.actions",
    "Play": "emptyhand.rules.actions",
    "Record": "emptyhand.game.record",
    "Refusal": "emptyhand.game.errors",
    "Ruleset": "emptyhand.rules.ruleset",
    "RulesetError": "emptyhand.rules.ruleset",
    "Take": "emptyhand.rules.actions",
    "View": "emptyhand.game.view",
    "action_count": "emptyhand.rules.actions",
    "action_index": "emptyhand.rules.actions",
    "canonical_moves_for": "emptyhand.game.engine",
    "cards_for": "emptyhand.game.engine",
    "compile": "emptyhand.rules.law",
    "deal": "emptyhand.game.deal",
    "grid": "emptyhand.rules.law",
    "legal_moves_for": "emptyhand.game.engine",
    "load": "emptyhand.rules.ruleset",
    "loads": "emptyhand.rules.ruleset",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
