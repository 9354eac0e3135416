"""Emptyhand: shedding and climbing card games, each of them a ruleset that is data.

>>> import emptyhand as eh
>>> law = eh.compile(eh.load("obsession"))
>>> game = eh.Game(law, eh.deal(law, players=4, seed=1))
>>> while not game.over:
...     events = game.play(game.legal_moves()[0])
"""

from emptyhand.actions import Flip, Move, Pass, PickUp, Place, Play, Take, action_count, action_index
from emptyhand.cards import Card
from emptyhand.game.deal import Deal, deal
from emptyhand.game.engine import legal_moves_for
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.view import View
from emptyhand.law import Law, compile, grid
from emptyhand.match import Game, Match
from emptyhand.record import Record
from emptyhand.ruleset import CATALOGUE, Ruleset, RulesetError, load, loads

__version__ = "0.1.0"

__all__ = [
    "CATALOGUE",
    "Card",
    "Deal",
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
