"""Detects entries that a SQLite journal has lost with its write-ahead log, from its version file."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from emptyhand.server.journal.faults import DAMAGED, code_of
from emptyhand.server.journal.file import unmade, unusable, wal_of
from emptyhand.server.journal.model import Unusable
from emptyhand.server.journal.open_mark import is_marked
from emptyhand.server.journal.queries import GAMES
from emptyhand.server.journal.versions import Loss, VersionFile, find_losses, read_slots, total, versions_of

log = logging.getLogger("emptyhand.journal")

_LASTS = f"SELECT game, (SELECT max(seq) FROM event WHERE event.game = found.game) FROM ({GAMES}) AS found"


def open_versions(path: Path, db: sqlite3.Connection, *, had_log: bool, accept_loss: bool) -> VersionFile:
    """Open the version file of an open journal, and compare the two.

    A journal that has lost entries together with its whole log is refused unless `accept_loss`: the log may only be
    mislaid. Entries of a damaged log cannot come back, so their loss is logged and accepted. Raises Unusable.
    """
    place = versions_of(path)
    header, slots = read_slots(place)
    losses: Mapping[bytes, Loss] = {}
    is_uncounted = False
    try:
        is_uncounted = has_lost_both(path, db, had_log=had_log)
        if is_uncounted and not accept_loss:
            raise Unusable(f"{both_lost(path)}; emptyhand serve --accept-loss continues without")
        # Only a log that is there can be damaged; a missing one was dealt with above.
        if header is None and is_marked(db) and had_log:
            log.warning("%s is gone: steps that a damaged write-ahead log has lost go unnoticed this once.", place.name)
        losses = find_losses(slots, _lasts(db)) if header is not None else {}
        if losses and not (had_log or accept_loss):
            raise Unusable(
                f"{path} has lost its write-ahead log, and {describe(losses)}: expected {wal_of(path).name} beside it, "
                "or a backup; emptyhand serve --accept-loss continues without"
            )
        versions = open_version_file(place, {} if header is not None else dict(_lasts(db)))
    except sqlite3.Error as error:
        if code_of(error) not in DAMAGED:
            raise unusable(path, error) from None
        log.error("The journal is damaged, so nothing can be said about lost steps: run emptyhand doctor.")
        versions = open_version_file(place, {})
    if losses or is_uncounted:
        versions.accept(losses, time.time_ns() // 1_000_000)
        lost = "its newest steps, nobody knows how many" if is_uncounted else describe(losses)
        log.error("The journal has lost %s: its write-ahead log is damaged or gone.", lost)
    return versions


def has_lost_both(path: Path, db: sqlite3.Connection, *, had_log: bool) -> bool:
    """Return whether a journal that was not closed cleanly has neither its log nor its version file."""
    # The mark first: another process that makes the journal now makes the version file before it sets the mark.
    return not had_log and is_marked(db) and read_slots(versions_of(path))[0] is None


def both_lost(path: Path) -> str:
    return (
        f"{path} was not closed cleanly and has lost its write-ahead log, and with {versions_of(path).name} how many "
        f"steps were in it: expected both beside it, or a backup"
    )


def losses_of(path: Path, db: sqlite3.Connection | None) -> Mapping[bytes, Loss]:
    """Return what a journal has lost and no server has noticed yet; nothing if that cannot be read.

    Without a connection the journal has no entries.
    """
    # The version file first: a server may write to both meanwhile, to the journal before the file.
    _, slots = read_slots(versions_of(path))
    try:
        return find_losses(slots, () if db is None else _lasts(db)) if slots else {}
    except sqlite3.DatabaseError:
        return {}


def describe(losses: Mapping[bytes, Loss]) -> str:
    steps, tables = total(losses), len(losses)
    return f"{steps:,} step{'s'[: steps != 1]} of {tables:,} table{'s'[: tables != 1]}"


def _lasts(db: sqlite3.Connection) -> Iterator[tuple[str, int]]:
    yield from db.execute(_LASTS)


def open_version_file(place: Path, lasts: Mapping[str, int]) -> VersionFile:
    """Open a version file; note the last numbers of a journal that has none yet. Raises Unusable."""
    try:
        versions = VersionFile(place)
        versions.reserve(lasts)
        versions.record(lasts)
    except OSError as error:
        raise unmade(place, error) from None
    return versions
