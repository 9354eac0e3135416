"""Games as one recipient sees them: its view, its events, both in words. Built from Game.view and Game.events only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache

import msgspec

from emptyhand.actions import Move
from emptyhand.cards import Card
from emptyhand.game.events import Event
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.table import CHOOSE, Table
from emptyhand.game.view import View
from emptyhand.law.model import Law
from emptyhand.narration import narrate
from emptyhand.notation import format_token
from emptyhand.room.parts import GameFace
from emptyhand.room.state import Kept, Phase
from emptyhand.rulebook import demand_in_words


def game_face(kept: Kept, seat: int | None) -> GameFace | None:
    """The game as a seat, or a spectator, sees it now; None before the first one."""
    playing = kept.playing
    if playing is None:
        return None
    game = playing.game
    view = game.view(seat)
    moves = legal_moves_for(kept.law, view) if kept.phase is Phase.PLAYING else ()
    result = (() if game.stalled else game.placed) if game.over else None
    return GameFace(
        number=playing.number,
        made=len(game.moves),
        asks=demand_in_words(view) if view.table.phase is CHOOSE else _asks(view.law, view.table),
        seq=None if seat is None else kept.seats[seat].seq + 1,
        moves=tuple(token_of(kept, move) for move in moves),
        result=result,
        view=view_json(view),
    )


@lru_cache(maxsize=256)
def _asks(law: Law, table: Table) -> str:
    """What the table asks for, in words: the same to everyone, once no cards are being chosen."""
    return demand_in_words(View(law, None, table, (), (), 0))


def token_of(kept: Kept, move: Move) -> str:
    """A move in writing, every suit named."""
    return format_token(kept.law, None, move)


def view_json(view: View) -> msgspec.Raw:
    """The JSON of a view, as bots.wire writes it."""
    digest = view.law.digest
    public = {"law": digest, "seat": view.seat, "table": _table_json(digest, view.table)}
    return msgspec.Raw(_encode(public | {"hand": view.hand, "seats": view.seats, "draw": view.draw}))


@lru_cache(maxsize=256)
def _table_json(_: str, table: Table) -> msgspec.Raw:
    """Everyone at a table is shown the same middle of it, so it is written once.

    Each law by itself: what is a card under one may be a number under another, and the two are equal.
    """
    return msgspec.Raw(_encode(table._asdict()))


def told(kept: Kept, seat: int | None, index: int) -> tuple[tuple[msgspec.Raw, ...], tuple[str, ...]]:
    """What a seat was told at the deal (index 0) or after the move of an index: as JSON and in sentences."""
    assert kept.playing is not None
    events = kept.playing.game.events(seat, index)[0]
    names = [kept.name(n) for n in range(kept.players)]
    return _events_json(events), tuple(narrate(event, names, kept.law, seat) for event in events)


def _events_json(events: Iterable[Event]) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(_encode({"event": _name(type(event).__name__)} | _values(event))) for event in events)


def _values(event: Event) -> dict[str, object]:
    return {field.name: getattr(event, field.name) for field in fields(event)}


@lru_cache
def _name(kind: str) -> str:
    """``PickedUp`` becomes ``picked_up``."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in kind).removeprefix("_")


def _card_text(value: object) -> str:
    if isinstance(value, Card):
        return str(value)
    raise TypeError(f"{value!r} has no place in a message")


_encode = msgspec.json.Encoder(enc_hook=_card_text).encode
