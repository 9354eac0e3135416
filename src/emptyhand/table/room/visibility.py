"""A game as one recipient sees it: view, events and phrases, built from Game.view and Game.events alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from emptyhand.game.events import Event, Exchanged, Over, RoundWon, Starts, UpExchanged
from emptyhand.game.notation import format_token
from emptyhand.game.table import CHOOSE
from emptyhand.game.view import View
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import PileLaw
from emptyhand.table.identity_cache import IdentityCache
from emptyhand.table.room.payloads import VisibleGame
from emptyhand.table.room.state import Playing, RoomPhase, SavedState
from emptyhand.table.room.view_json import Around, events_json
from emptyhand.table.structs import UNSET, JsonEncoder, Raw, UnsetType
from emptyhand.words.narration import narrate_step, narrate_titles
from emptyhand.words.rulebook import demand, pick_up
from emptyhand.words.speech import Phrase, to_json

_encoder = JsonEncoder()

STORY_MOVES = 150
"""Maximum number of moves that a snapshot narrates: about 2 ms and 20 KB."""

SPEAK_OF_SEVERAL = (Exchanged, Over, RoundWon, Starts, UpExchanged)
"""Events whose phrases name more seats than their own."""


class _Shared(NamedTuple):
    """The parts of a game that all recipients see alike."""

    asks: Raw | None
    """None while players choose up cards: each is asked for their own."""
    around: Around
    made: int
    result: tuple[int, ...] | None
    standing: int
    last: dict[int, int]
    """By seat, the index of its last move in this game."""


def visible_game(kept: SavedState, seat: int | None) -> VisibleGame | None:
    """Return the game as a seat, or a spectator, sees it now; None before the first one."""
    playing = kept.playing
    if playing is None:
        return None
    view, (asks, around, made, result, standing, last) = playing.game.view(seat), _shared(playing)
    running = kept.phase is RoomPhase.PLAYING
    undone = last.get(seat) if seat is not None and running and kept.options.undo else None
    return VisibleGame(
        playing.number,
        made,
        asks or _asks(view),
        None if seat is None else kept.seats[seat].seq + 1,
        playing.game.offers() if running and view.my_turn else (),
        result,
        standing,
        around.json(view),
        None if undone is None else playing.seqs[undone],
        _top(view),
    )


def _top(view: View) -> int | UnsetType:
    law = view.law
    return law.picked_up(len(view.table.pile)) if isinstance(law, PileLaw) and pick_up.part(law) else UNSET


def _asks(view: View) -> Raw:
    return Raw(_encoder.encode(to_json(demand(view))))


@IdentityCache
def _shared(playing: Playing) -> _Shared:
    game = playing.game
    view = game.view(None)
    asks = None if view.table.phase is CHOOSE else _asks(view)
    result = (() if game.stalled else game.placed) if game.over else None
    return _Shared(asks, Around(view), game.made, result, game.standing, game.latest())


def token_of(kept: SavedState, move: Move) -> str:
    """Return the token of a move, with every suit."""
    return format_token(kept.law, None, move)


def spoken_of(events: Iterable[Event], players: int) -> Collection[int]:
    """Return the seats for which the phrases after a move with these events differ from those for spectators."""
    spoken: set[int] = set()
    for event in events:
        if isinstance(event, SPEAK_OF_SEVERAL):
            return range(players)
        spoken.add(getattr(event, "seat", -1))
    return spoken


def events_of(kept: SavedState, seat: int | None, index: int) -> tuple[Event, ...]:
    """Return what a seat, or a spectator, saw at the deal (index 0) or after a move."""
    assert kept.playing is not None
    return kept.playing.game.events_at(seat, index)


def story(kept: SavedState, seat: int | None) -> tuple[Raw, ...]:
    """Return what a seat, or a spectator, saw in the game so far as phrases in JSON, by move; the newest moves only."""
    if kept.playing is None:
        return ()
    game = kept.playing.game
    steps = game.events(seat, since=max(0, game.made + 1 - STORY_MOVES))
    said = [_narrated(kept, seat, events) for events in steps]
    return tuple([Raw(_encoder.encode([to_json(phrase) for phrase in each])) for each in said if each])


def narration_for(kept: SavedState, seat: int | None, events: tuple[Event, ...]) -> tuple[tuple[Raw, ...], Raw]:
    """Return what a seat learned from events that it saw: the events, and phrases, as JSON."""
    said = _narrated(kept, seat, events)
    return events_json(events), Raw(_encoder.encode([to_json(phrase) for phrase in said]))


def _narrated(kept: SavedState, seat: int | None, events: tuple[Event, ...]) -> list[Phrase]:
    """Return events that a seat may see as phrases, and after the last one the titles that follow from the places."""
    names = kept.names()
    said = narrate_step(events, names, kept.law, seat, opened=True)
    if kept.phase is RoomPhase.OVER and any(isinstance(event, Over) for event in events):
        said += narrate_titles(kept.law, kept.match.titles, names, seat)
    return said
