"""Tips for a first game: each rule, when it first matters, read off the law, a seat's view and what has just happened.

A tip is made from what the seat can see, so it can give nothing away. Its key names what it teaches: a client shows
each key once. A rule that differs from game to game is part of the key.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from emptyhand.game.events import Event, Out
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Play
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.rules.ruleset.model import Ends
from emptyhand.words.speech import Phrase, say

TipPlace = Literal["hand", "row", "pile", "draw", "buttons", "seats", "result"]
"""The part of the table that a tip speaks of."""


@dataclass(frozen=True, slots=True)
class Tip:
    """Sentences about one rule. `rank` narrows the place to cards of a rank, by its letter."""

    key: str
    at: TipPlace
    says: tuple[Phrase, ...]
    rank: str = ""
    happened: bool = False
    """Whether it is about something that has happened, and stays true when the table moves on."""


def tips(view: View, legal: Sequence[Move], events: Sequence[Event]) -> tuple[Tip, ...]:
    """Return the tips that matter now to a seat, the first ones first; `legal` are its moves, none out of its turn."""
    from emptyhand.words.rulebook import tips_climb, tips_pile

    if view.seat is None:
        return ()
    law = view.law
    if isinstance(law, ClimbLaw):
        found = [*tips_climb.tips_after(law, view, events), *tips_climb.now(law, view, legal)]
    else:
        found = [*tips_pile.tips_after(law, view, events), *tips_pile.now(law, view, legal)]
    if view.table.phase is Phase.OVER:
        return tuple(tip for tip in found if tip.at == "result")
    return (*goal(law), *found, *_out(law, events))


def goal(law: Law) -> Iterator[Tip]:
    """The aim of the game: always the first tip."""
    from emptyhand.words.rulebook import deal

    ends = say("tip-first-out" if law.ends is Ends.FIRST_OUT else "tip-play-on")
    if isinstance(law, ClimbLaw):
        yield Tip("goal", "hand", (say("tip-goal-climb"), ends))
        return
    where = deal.rows(law)
    yield Tip("goal", "hand" if where == "none" else "row", (say("tip-goal-pile", rows=where), ends))


def _out(law: Law, events: Sequence[Event]) -> Iterator[Tip]:
    """Somebody has finished, and the others play on."""
    if law.ends is Ends.PLAY_ON and any(isinstance(event, Out) for event in events):
        yield Tip("out", "seats", (say("tip-out"),), happened=True)


def plays(legal: Sequence[Move]) -> list[Play]:
    return [move for move in legal if isinstance(move, Play)]
