"""Finished games: their ids, and how a person's list shows them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated

from emptyhand.game.record import Record
from emptyhand.table.room.state import RoomSeat
from emptyhand.table.structs import JsonDecoder, JsonEncoder, Meta, Struct
from emptyhand.words.rulebook.book import untitled

MOST_LISTED = 1000
"""The newest games that are listed and exported."""


class GameSummary(Struct, frozen=True, omit_defaults=True):
    """A game in short. `bots` has the spec of each seat that a bot played, null for people."""

    ruleset: str
    title: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    placed: tuple[int, ...]
    """Seats, best first; empty if the game has no result."""
    moves: int
    over: bool
    """False for a game that was abandoned or that stalled."""
    elsewhere: bool = False
    """Whether the person added it by its record, which does not say who was a bot: `bots` has only nulls then."""
    untitled: str = ""
    """The game that rules without a title of their own change, for its name in the reader's language."""


class MyGame(Struct, frozen=True):
    """A finished game that the caller sat in."""

    id: str
    seat: int
    at_ms: int
    about: GameSummary


class MyGames(Struct, frozen=True):
    name: str
    games: tuple[MyGame, ...]
    """Newest first."""


class ForgetGames(Struct, frozen=True, forbid_unknown_fields=True):
    """One game, or all of them without an id."""

    game: Annotated[str, Meta(max_length=64)] | None = None


class Forgotten(Struct, frozen=True):
    """How many games were deleted, and how many left only the caller's list, because others sat in them too."""

    deleted: int
    left: int


_encoder = JsonEncoder()
_decoder = JsonDecoder(GameSummary)


def write_summary(summary: GameSummary) -> str:
    return _encoder.encode(summary).decode()


def read_summary(text: str) -> GameSummary:
    found: GameSummary = _decoder.decode(text)
    return found


def summary_of(record: Record, seats: Sequence[RoomSeat]) -> GameSummary:
    """Return a game in short. A bot plays for an empty seat too."""
    return GameSummary(
        ruleset=record.law.name,
        title=record.law.ruleset.title,
        names=record.names,
        bots=tuple(None if seat.person else seat.bot or "" for seat in seats),
        placed=record.placed,
        moves=len(record.moves),
        over=record.over and not record.stalled,
        untitled=untitled(record.law.ruleset),
    )


def game_id(secret: str, number: int) -> str:
    """Return the permanent id of a finished game: always the same, and not guessable without the room's secret."""
    return hashlib.sha256(f"game/{secret}/{number}".encode()).hexdigest()[:32]


def one_file(records: Sequence[str]) -> str:
    """Return records as the text of one file."""
    return "\n".join(record if record.endswith("\n") else f"{record}\n" for record in records)
