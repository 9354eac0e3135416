"""Notices what a lobby's SQLite file has lost with its write-ahead log, or that the file itself is gone.

The lobby counts its commits in its user_version and notes the count in a version file after each of them, as the
journal does with its entries.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from emptyhand.server.journal import Unusable
from emptyhand.server.journal.file import has_log, open_observer, refuse_orphan, wal_of
from emptyhand.server.journal.losses import open_version_file
from emptyhand.server.journal.open_mark import OPEN, is_marked, mark, number_of, unmark
from emptyhand.server.journal.versions import Loss, find_losses, key_of, read_slots, versions_of

log = logging.getLogger("emptyhand.web")

LOBBY = "lobby"
"""The only name in a lobby's version file."""
COUNTED = OPEN - 1
"""The largest count; it begins again after that."""
LOCK_SECONDS = 5.0
CONTINUE = "emptyhand serve --accept-loss continues without"
WHAT = "guests, sessions, rooms and finished games"


class LobbyLoss(NamedTuple):
    """The losses of a lobby."""

    sentence: str
    """The loss and what was expected, as a sentence without a full stop."""
    is_final: bool
    """Whether it cannot come back: the log is damaged rather than gone."""
    commits: Loss | None = None


def find_loss(path: Path, *, has_tables: bool) -> LobbyLoss | None:
    """Return what a lobby has lost and no server has noticed yet. Changes nothing. Raises Unusable or sqlite3.Error.

    `has_tables` says whether the journal beside it has any: each of them was in the lobby first.
    """
    refuse_orphan(path)
    # The version file first: a server may write to both meanwhile, to the lobby before the file.
    header, slots = read_slots(versions_of(path))
    if not (path.exists() and path.stat().st_size):
        loss = find_losses(slots, ()).get(key_of(LOBBY))
        gone = f"{path} is gone, and with it all {WHAT}: expected it in its folder, or a backup"
        return LobbyLoss(gone, is_final=False, commits=loss) if loss or has_tables else None
    had_log = has_log(path)
    with closing(open_observer(path, LOCK_SECONDS)) as db:
        loss = find_losses(slots, [(LOBBY, number_of(db))]).get(key_of(LOBBY))
        is_open = is_marked(db)
    if had_log and loss:
        damaged = f"{wal_of(path)} is damaged, and {_changes(loss)} are lost: expected it whole, or a backup"
        return LobbyLoss(damaged, is_final=True, commits=loss)
    if not had_log and (loss or (is_open and header is None)):
        gone = f"{path} has lost its write-ahead log, and {_changes(loss)}: expected {wal_of(path).name} beside it"
        return LobbyLoss(f"{gone}, or a backup", is_final=False, commits=loss)
    return None


def _changes(loss: Loss | None) -> str:
    count = f"{loss.known - loss.kept:,}" if loss else "an unknown number of"
    return f"{count} change{'s'[: count != '1']} to {WHAT}"


def accept_or_refuse(path: Path, *, has_tables: bool, accept_loss: bool) -> LobbyLoss | None:
    """Return a loss that is to be accepted. Raises Unusable for one that may only be mislaid, unless `accept_loss`."""
    try:
        loss = find_loss(path, has_tables=has_tables)
    except sqlite3.Error:
        # Whoever opens the file next says what is wrong with it.
        return None
    if loss is not None and not (loss.is_final or accept_loss):
        raise Unusable(f"{loss.sentence}; {CONTINUE}")
    return loss


class CommitCount:
    """Counts the commits of an open lobby. Used within its transactions, and by one thread at a time."""

    def __init__(self, path: Path, db: sqlite3.Connection, loss: LobbyLoss | None) -> None:
        """Begin to count in a file that is open for writing. Raises Unusable."""
        self._db = db
        place = versions_of(path)
        is_new = read_slots(place)[0] is None
        self._versions = open_version_file(place, {LOBBY: number_of(db)} if is_new else {})
        if loss is not None:
            self._versions.accept({key_of(LOBBY): loss.commits} if loss.commits else {}, time.time_ns() // 1_000_000)
            log.error("The lobby has lost something: %s. Guests it no longer knows give a name again.", loss.sentence)
        mark(db)
        self._seen = db.total_changes

    def advance(self) -> int | None:
        """Count the open transaction if it has changed a row."""
        if self._db.total_changes == self._seen:
            return None
        count = number_of(self._db) % COUNTED + 1
        self._db.execute(f"PRAGMA user_version = {count | OPEN}")
        return count

    def record(self, count: int | None) -> None:
        """Note the count of a commit that is durable, or None for one that changed nothing."""
        self._seen = self._db.total_changes
        if count is not None:
            self._versions.record({LOBBY: count})

    def close(self) -> None:
        unmark(self._db)
        self._versions.close()
