"""The bots that a device can seat: those that do not look ahead, and so need no compiled code."""

from __future__ import annotations

from emptyhand.api.refusals import bad
from emptyhand.bots import is_own, make
from emptyhand.bots.levels import PLAIN, looks_ahead, plain_levels
from emptyhand.law import Law
from emptyhand.rulebook.words import sentence
from emptyhand.speech import say

LEVELS = range(1, len(PLAIN) + 1)
"""The levels that a device has; with few players the strongest of them may look ahead, and is refused there."""


def check_bot(spec: str, law: Law, seats: int) -> None:
    """Raise ApiRefusal unless this device can seat a bot."""
    if looks_ahead(spec, law, seats):
        raise bad("offline-bot", level=say(f"level-{plain_levels(law, seats)}"))
    if is_own(spec):
        raise bad("offline-own-bot")
    try:
        make(spec, 0, law)
    except ValueError as error:
        raise bad("api-room", detail=sentence(str(error))) from None
