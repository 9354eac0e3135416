"""Games as one recipient sees them: its view, its events, both in words. Built from Game.view and Game.events only."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

import msgspec

from emptyhand.actions import Move
from emptyhand.game.events import Event, Over, RoundWon, Starts
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.table import CHOOSE
from emptyhand.identity_cache import IdentityCache
from emptyhand.law.model import Law
from emptyhand.narration import narrate
from emptyhand.notation import format_token
from emptyhand.room.payloads import VisibleGame
from emptyhand.room.state import Kept, Playing, RoomPhase
from emptyhand.room.view_json import events_json, view_json
from emptyhand.rulebook import demand_in_words

SPEAK_OF_SEVERAL = (Over, RoundWon, Starts)
"""Events whose sentences name more seats than the one they are about."""


class _Shared(NamedTuple):
    """What everyone is shown alike."""

    asks: str | None
    """None while up cards are being chosen: each is asked for its own."""
    result: tuple[int, ...] | None
    standing: int
    last: dict[int, int]
    """By seat, the number of its last decision in this game."""


def visible_game(kept: Kept, seat: int | None) -> VisibleGame | None:
    """The game as a seat, or a spectator, sees it now; None before the first one."""
    playing = kept.playing
    if playing is None:
        return None
    view, shared = playing.game.view(seat), _shared(playing)
    running = kept.phase is RoomPhase.PLAYING
    moves = legal_moves_for(kept.law, view) if running else ()
    return VisibleGame(
        number=playing.number,
        made=playing.game.made,
        asks=demand_in_words(view) if shared.asks is None else shared.asks,
        seq=None if seat is None else kept.seats[seat].seq + 1,
        moves=tuple([token_of(kept, move) for move in moves]),
        result=shared.result,
        standing=shared.standing,
        view=view_json(view),
        undo=shared.last.get(seat) if seat is not None and running and kept.options.undo else None,
    )


@IdentityCache
def _shared(playing: Playing) -> _Shared:
    game = playing.game
    view = game.view(None)
    asks = None if view.table.phase is CHOOSE else demand_in_words(view)
    result = (() if game.stalled else game.placed) if game.over else None
    return _Shared(asks, result, game.standing, dict(zip(game.movers(), playing.seqs, strict=True)))


def token_of(kept: Kept, move: Move) -> str:
    """A move in writing, every suit named."""
    return format_token(kept.law, None, move)


def spoken_of(kept: Kept, index: int) -> Collection[int]:
    """The seats that are told otherwise than spectators what happened after the move of an index."""
    assert kept.playing is not None
    spoken = set()
    for event in kept.playing.game.events(None, index)[0]:
        if isinstance(event, SPEAK_OF_SEVERAL):
            return range(kept.players)
        spoken.add(getattr(event, "seat", -1))
    return spoken


def told(kept: Kept, seat: int | None, index: int) -> tuple[tuple[msgspec.Raw, ...], tuple[str, ...]]:
    """What a seat was told at the deal (index 0) or after the move of an index: as JSON and in sentences."""
    assert kept.playing is not None
    events = kept.playing.game.events(seat, index)[0]
    names = tuple([kept.name(n) for n in range(kept.players)])
    return events_json(events), tuple([_sentence(event, names, kept.law, seat) for event in events])


def _sentence(event: Event, names: tuple[str, ...], law: Law, seat: int | None) -> str:
    """An event in words. Whom it does not speak of is told the same as a spectator: that sentence is made once."""
    if isinstance(event, SPEAK_OF_SEVERAL) or getattr(event, "seat", seat) == seat:
        return narrate(event, names, law, seat)
    return _overheard(event, names, law)


@lru_cache(maxsize=512)
def _overheard(event: Event, names: tuple[str, ...], law: Law) -> str:
    return narrate(event, names, law, None)
