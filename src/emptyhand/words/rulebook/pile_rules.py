"""Where the rules of pile games speak, and in which order. Each module says everything about one table of keys.

Other modules read no key of such a table. They ask for a fact, a function of the module. Two rules may need each
other's facts: a rule imports the others as modules, and asks only when it speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

from emptyhand.game.errors import Refusal
from emptyhand.game.events import Event
from emptyhand.game.view import View
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import PileLaw
from emptyhand.words.rulebook import deal, opening, pick_up, run, turn, up
from emptyhand.words.rulebook.sections import Chip
from emptyhand.words.rulebook.tips import Tip
from emptyhand.words.speech import Phrase

CHIPS: Final[tuple[Callable[[PileLaw], Iterator[Chip]], ...]] = (run.chips, pick_up.chips, turn.chips)
"""What the table shows of the rules in a few words."""
TIPS_AFTER: Final[tuple[Callable[[PileLaw, View, Event], Iterator[Tip]], ...]] = (
    run.tips_after,
    pick_up.tips_after,
    turn.tips_after,
)
"""Tips about something that has just happened."""
TIPS_NOW: Final[tuple[Callable[[PileLaw, View, Collection[type[Move]]], Iterator[Tip]], ...]] = (
    deal.tips_now,
    opening.tips_now,
    up.tips_now,
    pick_up.tips_now,
    turn.tips_now,
)
"""Tips about what the seat has to decide, by the kinds of its legal moves."""
ASKS: Final[tuple[Callable[[PileLaw, View], Phrase | None], ...]] = (
    deal.asks,
    opening.asks,
    pick_up.asks,
)
"""The demand of the table, if it is a rule's: the first answer counts."""
REFUSES: Final[tuple[Callable[[PileLaw, View, Move, Refusal], Phrase | None], ...]] = (
    deal.refuses,
    opening.refuses,
    pick_up.refuses,
    up.refuses,
    turn.refuses,
)
"""Why a move is refused, if it is a rule's reason: the first answer counts. It is the seat's turn."""
