"""The bots that a device can seat. Those that look ahead think in a worker of their own, for a limited time."""

from __future__ import annotations

import json
from typing import cast

from emptyhand.game.notation import format_token
from emptyhand.players.bots import is_own, make, split_spec
from emptyhand.players.bots.greedy import Greedy
from emptyhand.players.bots.levels import looks_ahead, rollouts
from emptyhand.players.bots.player import Player
from emptyhand.players.bots.timed_search import TimedSearch
from emptyhand.players.bots.variety import Repetition, Varied
from emptyhand.players.workers.wire import Object, decode_law, decode_view, encode_law, encode_view
from emptyhand.rules.law import Law
from emptyhand.table.api.library import DEVICE_LEVELS
from emptyhand.table.api.refusals import bad
from emptyhand.table.room.inputs import AskBot
from emptyhand.words.rulebook.words import sentence
from emptyhand.words.speech import say

MOVE_MS = 300
"""How long a bot that looks ahead thinks."""

LEVEL_NAMES = {1: "level-1", 2: "level-2", 3: "level-3", 4: "level-4", 5: "level-5"}


def check_bot(spec: str, law: Law, seats: int) -> None:
    """Raise ApiRefusal unless this device can seat a bot."""
    if looks_ahead(spec, law, seats) and _level(spec) not in DEVICE_LEVELS:
        raise bad("offline-bot", level=say(LEVEL_NAMES[DEVICE_LEVELS[-1]]))
    if is_own(spec):
        raise bad("offline-own-bot")
    try:
        if not looks_ahead(spec, law, seats):
            make(spec, 0, law)
    except ValueError as error:
        raise bad("api-room", detail=sentence(str(error))) from None


def _level(spec: str) -> int:
    name, text = split_spec(spec)
    return int(text) if name == "level" and text is not None and text.isdigit() else 0


def has_to_think(request: AskBot) -> bool:
    """Whether a bot's choice takes so long that it is made elsewhere."""
    return looks_ahead(request.spec, request.view.law, len(request.view.seats))


def quick_move(request: AskBot) -> str:
    """Return the move of a bot that does not look ahead, or whose answer was lost."""
    view = request.view
    player = (
        Greedy(request.seed) if has_to_think(request) else make(request.spec, request.seed, view.law, met=request.met)
    )
    return format_token(view.law, None, player.choose(view))


def question(request: AskBot) -> str:
    """Return what a thinker needs, as JSON."""
    return json.dumps(
        {
            "spec": request.spec,
            "seed": request.seed,
            "met": list(request.met),
            "law": encode_law(request.view.law),
            "view": encode_view(request.view),
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
        seed, met = cast(int, asked["seed"]), Repetition(*cast(list[int], asked["met"]))
        most = rollouts(view.law, _level(str(asked["spec"])), len(view.seats))
        player: Player = Varied(TimedSearch(seed, most, MOVE_MS), seed, met)
        return format_token(view.law, None, player.choose(view))
