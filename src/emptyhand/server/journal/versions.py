"""The version file of a SQLite journal: the last number of every game, kept apart from the write-ahead log.

SQLite drops a damaged tail of its log without a word, and does not miss a log that is gone. So the writer notes the
last number of each game here after every commit. A game whose number is higher here than in the journal has lost
entries.

The file is mapped into memory: what a killed process noted is there, and a thread syncs it once a second for the loss
of power. A number is noted after its entry is durable, so it is never too high. Processes that share a journal share
the file; they take slots while they hold SQLite's write lock.
"""

from __future__ import annotations

import mmap
import os
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from struct import Struct
from typing import NamedTuple, Self
from zlib import crc32

from emptyhand.server.journal.file import create_private

_FIELDS = Struct("<8sQI")
_CHECK = Struct("<I")
SIZE = _FIELDS.size + _CHECK.size
"""Bytes of a slot. The first one is the header: the mark, when a loss was last noticed, how many entries it cost."""
MARK = b"EHVERS1\0"
EMPTY = b"\0" * 8
GROWTH = 4096
"""Slots that are added to a full file."""
CACHED_GAMES = 100_000
"""Maximum number of games whose slot is cached; beyond it the cache is cleared."""
SYNC_SECONDS = 1.0
_LARGEST_COUNT = 2**32 - 1


class Slot(NamedTuple):
    """The record of a game; the header has the same form."""

    key: bytes
    seq: int
    """The number of the last entry. In the header, the time in milliseconds of the last loss."""
    lost: int
    """Lost entries that have not been reported to the table."""


class Loss(NamedTuple):
    """Entries of a game that the journal no longer has: those after `kept`, up to `known`."""

    kept: int
    known: int


def versions_of(path: Path) -> Path:
    """Return the version file of a journal."""
    return path.with_name(path.name + "-versions")


@lru_cache(maxsize=4096)
def key_of(game: str) -> bytes:
    return blake2b(game.encode(), digest_size=len(EMPTY)).digest()


def read_slots(path: Path) -> tuple[Slot | None, dict[bytes, Slot]]:
    """Return the header and the slots of a file, without those that are damaged; None and nothing if there is none."""
    try:
        data = path.read_bytes()
    except OSError:
        return None, {}
    header, *slots = [_unpack(data[at : at + SIZE]) for at in range(0, len(data) - SIZE + 1, SIZE)] or [None]
    if header is None or header.key != MARK:
        return None, {}
    return header, {slot.key: slot for slot in slots if slot is not None}


def find_losses(slots: Mapping[bytes, Slot], last: Iterable[tuple[str, int]]) -> dict[bytes, Loss]:
    """Compare slots, read before, with the last number of every game in the journal."""
    there = {key_of(game): seq for game, seq in last}
    known = {key: (there.get(key, 0), slot.seq) for key, slot in slots.items()}
    return {key: Loss(kept, seq) for key, (kept, seq) in known.items() if seq > kept}


def total(losses: Mapping[bytes, Loss]) -> int:
    return sum(loss.known - loss.kept for loss in losses.values())


class VersionFile:
    """An open version file, created if there is none. One thread writes; any thread may read."""

    def __init__(self, path: Path) -> None:
        """Raises Unusable or OSError."""
        create_private(path)
        self._number = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._lock = threading.Lock()
        self._places: dict[str, int] = {}
        self._end = SIZE
        """No slot before this place is empty."""
        try:
            if os.fstat(self._number).st_size < SIZE:
                self._grow()
            self._map = mmap.mmap(self._number, 0)
            if self._map[: len(MARK)] == EMPTY:
                self._write(0, MARK, 0, 0)
        except BaseException:
            os.close(self._number)
            raise
        self._changed, self._closed = threading.Event(), threading.Event()
        self._syncing = threading.Thread(target=self._sync_regularly, name="journal-versions", daemon=True)
        self._syncing.start()

    # -- asking ------------------------------------------------------------------------------------------------------

    def lost(self, game: str) -> int:
        """Return how many entries a game has lost since its last commit."""
        with self._lock:
            place = self._find(game)
            slot = None if place is None else _unpack(self._map[place : place + SIZE])
            return 0 if slot is None else slot.lost

    # -- writing -----------------------------------------------------------------------------------------------------

    def reserve(self, games: Iterable[str]) -> None:
        """Give games a slot, within the transaction that writes to them. Raises OSError if the file cannot grow."""
        # Nearly every commit: no lock for games that have their slot.
        if all(game in self._places for game in games):
            return
        with self._lock:
            for game in games:
                if self._find(game) is None:
                    place = self._free()
                    self._write(place, key_of(game), 0, 0)
                    self._remember(game, place)

    def record(self, numbers: Mapping[str, int]) -> None:
        """Store the last durable number of each game with a slot, and clear its loss: its table knows of it by now."""
        with self._lock:
            for game, seq in numbers.items():
                # Place 0 is the header, so no game has it.
                place = self._places.get(game) or self._find(game)
                if place is not None:
                    self._write(place, key_of(game), seq, 0)
        self._changed.set()

    def accept(self, losses: Mapping[bytes, Loss], at_ms: int) -> None:
        """Accept the journal as it is, and keep what each game has lost until its next commit."""
        with self._lock:
            for place in range(SIZE, len(self._map) - SIZE + 1, SIZE):
                slot = _unpack(self._map[place : place + SIZE])
                loss = None if slot is None else losses.get(slot.key)
                # Another process may have accepted it meanwhile.
                if slot is not None and loss is not None and slot.seq == loss.known:
                    self._write(place, slot.key, loss.kept, slot.lost + loss.known - loss.kept)
            self._write(0, MARK, at_ms, total(losses))
        self._sync()

    def _write(self, place: int, key: bytes, seq: int, lost: int) -> None:
        fields = _FIELDS.pack(key, seq, min(lost, _LARGEST_COUNT))
        self._map[place : place + SIZE] = fields + _CHECK.pack(crc32(fields))

    def _find(self, game: str) -> int | None:
        place = self._places.get(game)
        if place is None:
            self._follow_growth()
            found = self._map.find(key_of(game), SIZE)
            # The bytes of a key may also occur inside another slot, or across two.
            while found > 0 and found % SIZE:
                found = self._map.find(key_of(game), found + 1)
            if found < 0:
                return None
            self._remember(game, place := found)
        return place

    def _remember(self, game: str, place: int) -> None:
        if len(self._places) > CACHED_GAMES:
            self._places.clear()
        self._places[game] = place

    def _free(self) -> int:
        """Return the first empty slot."""
        while True:
            while self._end < len(self._map):
                if self._map[self._end : self._end + len(EMPTY)] == EMPTY:
                    return self._end
                self._end += SIZE
            self._grow()
            self._follow_growth()

    def _grow(self) -> None:
        # Written rather than merely sized: a mapped page that the disk has no space for would end the process.
        end = os.lseek(self._number, 0, os.SEEK_END)
        # Up to a whole slot: a process may have been killed while it made the file grow.
        left = GROWTH * SIZE - end % SIZE
        try:
            while left > 0:
                left -= os.write(self._number, bytes(left))
        except OSError:
            os.ftruncate(self._number, end)
            raise

    def _follow_growth(self) -> None:
        """Map what this or another process has added to the file."""
        if os.fstat(self._number).st_size > len(self._map):
            self._map.close()
            self._map = mmap.mmap(self._number, 0)

    # -- syncing -----------------------------------------------------------------------------------------------------

    def _sync_regularly(self) -> None:
        while not self._closed.is_set():
            self._changed.wait()
            self._closed.wait(SYNC_SECONDS)
            # Before the sync, so that a number noted meanwhile asks for another one.
            self._changed.clear()
            self._sync()

    def _sync(self) -> None:
        # A disk that fails is noticed by the journal itself.
        with suppress(OSError):
            os.fsync(self._number)

    def close(self) -> None:
        if self._closed.is_set():
            return
        self._closed.set()
        self._changed.set()
        self._syncing.join()
        self._map.close()
        os.close(self._number)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _unpack(data: bytes) -> Slot | None:
    """Return a slot; None if it is empty or damaged."""
    if data[: len(EMPTY)] == EMPTY or _CHECK.pack(crc32(data[: _FIELDS.size])) != data[_FIELDS.size :]:
        return None
    return Slot(*_FIELDS.unpack_from(data))
