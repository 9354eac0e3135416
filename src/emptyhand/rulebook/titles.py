"""Titles of players by their places in the last game, where a match has them exchange cards by these places."""

from __future__ import annotations

from emptyhand.law.model import Frame
from emptyhand.speech import Phrase, say

_ABOVE = ("title-president", "title-vice-president")
_BELOW = ("title-peasant", "title-beggar")


def titles(law: Frame, players: int) -> tuple[Phrase, ...]:
    """Return the title of each place, best first; empty if places lead to no exchange.

    Players who exchange cards have a title of their own as far as the usual names go; the others are citizens. A
    ruleset with names of its own would be read here: everything that shows a title calls this function.
    """
    if not law.match.exchange:
        return ()
    pairs = min(len(law.match.exchange), len(_ABOVE), players // 2)
    names = (*_ABOVE[:pairs], *["title-citizen"] * (players - 2 * pairs), *_BELOW[-pairs:])
    return tuple(say(name) for name in names)
