"""The bots that a device can seat. Those that look ahead think in a worker of their own, for a limited time."""

from __future__ import annotations

import json
from typing import cast

from emptyhand.api.library import DEVICE_LEVELS
from emptyhand.api.refusals import bad
from emptyhand.bots import is_own, make, parted
from emptyhand.bots.boxed import Boxed
from emptyhand.bots.greedy import Greedy
from emptyhand.bots.levels import looks_ahead, rollouts
from emptyhand.bots.player import Player
from emptyhand.bots.variety import Met, Varied
from emptyhand.bots.wire import Object, decode_law, decode_view, encode_law, encode_view
from emptyhand.law import Law
from emptyhand.notation import format_token
from emptyhand.room.inputs import AskBot
from emptyhand.rulebook.words import sentence
from emptyhand.speech import say

MOVE_MS = 300
"""How long a bot that looks ahead thinks."""


def check_bot(spec: str, law: Law, seats: int) -> None:
    """Raise ApiRefusal unless this device can seat a bot."""
    if looks_ahead(spec, law, seats) and _level(spec) not in DEVICE_LEVELS:
        raise bad("offline-bot", level=say(f"level-{DEVICE_LEVELS[-1]}"))
    if is_own(spec):
        raise bad("offline-own-bot")
    try:
        if not looks_ahead(spec, law, seats):
            make(spec, 0, law)
    except ValueError as error:
        raise bad("api-room", detail=sentence(str(error))) from None


def _level(spec: str) -> int:
    name, text = parted(spec)
    return int(text) if name == "level" and text is not None and text.isdigit() else 0


def has_to_think(asked: AskBot) -> bool:
    """Whether a bot's choice takes so long that it is made elsewhere."""
    return looks_ahead(asked.spec, asked.view.law, len(asked.view.seats))


def habit(asked: AskBot) -> str:
    """Return the move of a bot that does not look ahead, or whose thought was lost."""
    view = asked.view
    player = Greedy(asked.seed) if has_to_think(asked) else make(asked.spec, asked.seed, view.law, met=asked.met)
    return format_token(view.law, None, player.choose(view))


def question(asked: AskBot) -> str:
    """Return what a thinker needs, as JSON."""
    return json.dumps(
        {
            "spec": asked.spec,
            "seed": asked.seed,
            "met": list(asked.met),
            "law": encode_law(asked.view.law),
            "view": encode_view(asked.view),
        }
    )


class DeviceThinker:
    """Answers questions in a worker that does nothing else."""

    def __init__(self) -> None:
        self._laws: dict[str, Law] = {}

    def answer(self, text: str) -> str:
        """Return the move for a `question`, within about `MOVE_MS`."""
        asked: Object = json.loads(text)
        law = cast(Object, asked["law"])
        if str(law["digest"]) not in self._laws:
            self._laws[str(law["digest"])] = decode_law(law)
        view = decode_view(self._laws, cast(Object, asked["view"]))
        seed, met = cast(int, asked["seed"]), Met(*cast(list[int], asked["met"]))
        most = rollouts(view.law, _level(str(asked["spec"])), len(view.seats))
        player: Player = Varied(Boxed(seed, most, MOVE_MS), seed, met)
        return format_token(view.law, None, player.choose(view))
