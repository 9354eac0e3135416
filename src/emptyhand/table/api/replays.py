"""Replays of finished games: every step as one seat sees it, or with all hands open."""

from __future__ import annotations

from typing import Annotated

from emptyhand.game.record import Record
from emptyhand.players.game import Game
from emptyhand.table.room.view_json import view_json
from emptyhand.table.structs import UNSET, JsonEncoder, Meta, Struct, UnsetType
from emptyhand.words.narration import narrate_step
from emptyhand.words.rulebook import demand
from emptyhand.words.rulebook.book import untitled
from emptyhand.words.speech import to_json

MAX_RECORD = 60 * 1024


class PastedRecord(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]


class HiddenCards(Struct, frozen=True):
    """Every hidden card, for a replay with all hands open. An empty down slot is null."""

    hands: tuple[tuple[str, ...], ...]
    down: tuple[tuple[str | None, ...], ...]


class ReplayFrame(Struct, frozen=True, omit_defaults=True):
    """The table after a number of moves, with the last move and its narration."""

    asks: object
    """What the table asks for, as a phrase."""
    told: tuple[object, ...]
    """Phrases."""
    view: object
    """As in docs/own-players.md."""
    seat: int | None = None
    token: str | None = None
    all: HiddenCards | None = None


class GameReplay(Struct, frozen=True):
    """`result` has the seats placed, best first; null if the game stalled or was not finished."""

    id: str | None
    ruleset: str
    title: str
    family: str
    names: tuple[str, ...]
    result: tuple[int, ...] | None
    stalled: bool
    record: str
    frames: tuple[ReplayFrame, ...]
    mine: int | None = None
    """The caller's seat; null if the caller did not sit in the game."""
    untitled: str | UnsetType = UNSET
    """The game that rules without a title of their own change, for its name in the reader's language."""


def replay_of(record: Record, text: str, game: str | None, seat: int | None, mine: int | None = None) -> GameReplay:
    """Build a replay. Raises ValueError if there is no such seat, or if the game is still being played."""
    if seat is not None and not 0 <= seat < record.deal.players:
        raise ValueError(f"there is no seat {seat}: expected 0 to {record.deal.players - 1}")
    played = Game.resume(record, cap=len(record.moves) + (not record.stalled))
    # The published secret of an abandoned game reveals every card, so nothing remains to hide.
    if not played.over and record.fair is None:
        raise ValueError("this game is not finished")
    tokens = (None, *record.tokens)
    movers = (None, *played.movers())
    return GameReplay(
        id=game,
        ruleset=record.law.name,
        title=record.law.ruleset.title,
        family=record.law.ruleset.family.value,
        names=record.names,
        result=None if record.stalled else record.placed,
        stalled=record.stalled,
        record=text,
        mine=mine,
        untitled=untitled(record.law.ruleset) or UNSET,
        frames=tuple(
            _frame(record, played, at, mover, token, seat)
            for at, (mover, token) in enumerate(zip(movers, tokens, strict=True))
        ),
    )


def _frame(record: Record, game: Game, at: int, mover: int | None, token: str | None, seat: int | None) -> ReplayFrame:
    view = game.view(seat, at)
    # With all hands open the narration is the one that the mover gets.
    events = game.events(mover if seat is None else seat, at)[0]
    return ReplayFrame(
        asks=to_json(demand(view)),
        told=tuple(map(to_json, narrate_step(events, record.names, record.law, seat, opened=True))),
        view=view_json(view),
        seat=mover,
        token=token,
        all=_open(record, at) if seat is None else None,
    )


def _open(record: Record, at: int) -> HiddenCards:
    zones = record.steps[at].position.seats
    return HiddenCards(
        hands=tuple(tuple(map(str, zone.hand)) for zone in zones),
        down=tuple(tuple(None if card is None else str(card) for card in zone.down) for zone in zones),
    )


_encoder = JsonEncoder()


def replay_json(text: str, game: str | None, seat: int | None, mine: int | None) -> bytes:
    """Return the replay of a record's text as JSON. Raises ValueError."""
    return _encoder.encode(replay_of(Record.parse(text), text, game, seat, mine))
