"""The shelf: what a device keeps besides journals, as rows of text by key. It changes only by what is stored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from emptyhand.table.api.games import GameSummary
from emptyhand.table.api.rooms import Brief
from emptyhand.table.structs import JsonDecoder, JsonEncoder, Struct, replace

OWNER = "owner"
_ROOM, _SHARING, _GAME = "room/", "sharing/", "game/"


class Owner(Struct, frozen=True):
    """The person whose device this is."""

    person: str
    name: str


class ShelvedRoom(Struct, frozen=True):
    """A room of this device. `brief` is the room as it was when it last changed in one line."""

    code: str
    secret: str
    access: str
    at_ms: int
    brief: Brief
    closed: bool = False


class Sharing(Struct, frozen=True):
    """The people who share the device with its owner in a room."""

    code: str
    names: tuple[str, ...]


class ShelvedGame(Struct, frozen=True):
    """A finished game. A deleted one keeps its row, so that its room does not store it anew, but no record."""

    id: str
    room: str
    number: int
    at_ms: int
    seat: int | None
    """The seat of the device's owner."""
    record: str
    about: GameSummary


_encoder = JsonEncoder()
_owner, _room, _sharing = JsonDecoder(Owner), JsonDecoder(ShelvedRoom), JsonDecoder(Sharing)
_game = JsonDecoder(ShelvedGame)

Row = Owner | ShelvedRoom | Sharing | ShelvedGame


def key_of(row: Row) -> str:
    match row:
        case Owner():
            return OWNER
        case ShelvedRoom(code=code):
            return f"{_ROOM}{code}"
        case Sharing(code=code):
            return f"{_SHARING}{code}"
        case ShelvedGame(id=game):
            return f"{_GAME}{game}"


def rows_of(*rows: Row) -> dict[str, str | None]:
    """Return rows as a `StoreBatch` has them."""
    return {key_of(row): _encoder.encode(row).decode() for row in rows}


class Shelf:
    """The rows that are stored. A row that cannot be read is left alone and counts as absent."""

    def __init__(self, rows: Mapping[str, str]) -> None:
        self.owner: Owner | None = None
        self.rooms: dict[str, ShelvedRoom] = {}
        self._sharing: dict[str, Sharing] = {}
        self.games: dict[str, ShelvedGame] = {}
        self.take(rows)

    def take(self, rows: Mapping[str, str | None]) -> None:
        """Take in rows that are stored now."""
        for key, text in rows.items():
            if key == OWNER:
                self.owner = _read(_owner, text)
            elif key.startswith(_ROOM):
                _put(self.rooms, key.removeprefix(_ROOM), _read(_room, text))
            elif key.startswith(_SHARING):
                _put(self._sharing, key.removeprefix(_SHARING), _read(_sharing, text))
            elif key.startswith(_GAME):
                _put(self.games, key.removeprefix(_GAME), _read(_game, text))

    def newest_rooms(self) -> list[ShelvedRoom]:
        return sorted((each for each in self.rooms.values() if not each.closed), key=lambda each: -each.at_ms)

    def companions(self, code: str) -> tuple[str, ...]:
        """Return the names of the people who share the device in a room."""
        found = self._sharing.get(code)
        return found.names if found else ()

    def games_of(self, code: str) -> list[tuple[int, str]]:
        """Return number and id of a room's finished games."""
        return sorted((each.number, each.id) for each in self._kept() if each.room == code)

    def played(self) -> list[ShelvedGame]:
        """Return the finished games that the owner sat in, newest first."""
        mine = [each for each in self._kept() if each.seat is not None]
        return sorted(mine, key=lambda each: (-each.at_ms, each.id))

    def record(self, game: str) -> str | None:
        found = self.games.get(game)
        return found.record or None if found else None

    def _kept(self) -> Iterator[ShelvedGame]:
        return (each for each in self.games.values() if each.record)


def rows_without(code: str) -> dict[str, str | None]:
    """Return the rows that delete a room. Its finished games stay."""
    return {f"{_ROOM}{code}": None, f"{_SHARING}{code}": None}


def forgotten(game: ShelvedGame) -> ShelvedGame:
    return replace(game, record="")


def _read(decoder: Any, text: str | None) -> Any:
    try:
        return None if text is None else decoder.decode(text)
    except ValueError:
        return None


def _put(rows: dict[str, Any], key: str, row: Any) -> None:
    if row is None:
        rows.pop(key, None)
    else:
        rows[key] = row
