"""Checks the files of a server that has run in a folder before. Nothing is changed, whether a server runs or not."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from importlib.util import find_spec
from pathlib import Path

from emptyhand.server.journal import upkeep
from emptyhand.server.journal.faults import code_of, reason
from emptyhand.server.journal.file import has_log, observe, open_observer, wal_of
from emptyhand.server.journal.losses import both_lost, describe, has_lost_both, losses_of
from emptyhand.server.journal.model import Unusable
from emptyhand.server.journal.versions import read_slots, versions_of
from emptyhand.server.operations.findings import Finding, failure, ok, warning
from emptyhand.table.room.entries import BadJournal, read
from emptyhand.words.rulebook.words import count_text, sentence

OPEN_SECONDS = 5.0
READ_SECONDS = 120.0
"""How long a file is read. A larger one is checked as far as that goes, and the finding says so."""
STEPS = 10_000
"""Instructions of SQLite between two looks at the clock."""
RECENT_MS = 30 * 24 * 3600 * 1000
"""How long a loss that a server has noticed is reported."""
REPAIR = "restore a backup into an empty folder"


def check_files(folder: Path, seconds: float = READ_SECONDS) -> Iterator[Finding]:
    """Check the journal and the lobby, each for at most `seconds`."""
    try:
        yield from _journal(folder / "journal.db", seconds)
        if find_spec("sqlalchemy") is not None:
            yield from _lobby(folder / "lobby.db", folder / "journal.db", seconds)
    except Unusable as error:
        yield failure(sentence(str(error)))


def _journal(path: Path, seconds: float) -> Iterator[Finding]:
    with observe(path, OPEN_SECONDS) as db:
        yield from _losses(path, db)
        if db is not None:
            yield from _sound(path, db, seconds, lambda: [*upkeep.verify(db), *_unreadable(db)])


def _lobby(path: Path, journal: Path, seconds: float) -> Iterator[Finding]:
    from emptyhand.server.storage.lobby_losses import CONTINUE, find_loss
    from emptyhand.server.storage.stores import check_lobby

    check_lobby(path)
    loss = find_loss(path, has_tables=_has_tables(journal))
    if loss is not None:
        yield failure(f"{loss.sentence}." if loss.is_final else f"{loss.sentence}; {CONTINUE}.")
    if path.exists():
        with closing(open_observer(path, OPEN_SECONDS)) as db:
            yield from _sound(path, db, seconds, lambda: upkeep.damage(db))


def _has_tables(journal: Path) -> bool:
    """Whether a journal has any entry; False if it is damaged, which is a finding of its own."""
    with suppress(Unusable), observe(journal, OPEN_SECONDS) as db:
        return db is not None and db.execute("SELECT 1 FROM event LIMIT 1").fetchone() is not None
    return False


def _sound(
    path: Path, db: sqlite3.Connection, seconds: float, verify: Callable[[], Sequence[str]]
) -> Iterator[Finding]:
    """Read a whole file, or as much of it as the time allows."""
    until = time.monotonic() + seconds
    db.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        faults = verify()
    except sqlite3.Error as error:
        if code_of(error) != sqlite3.SQLITE_INTERRUPT:
            faults = [f"It cannot be read, {reason(error)}."]
        else:
            yield warning(f"{path} is too large to be read in {seconds:g} s: damage in it may go unnoticed.")
            return
    if faults:
        more = f" ({len(faults) - 1:,} more)" if len(faults) > 1 else ""
        yield failure(f"{path} is damaged: {faults[0].rstrip('.')}{more}; expected whole pages, so {REPAIR}.")
    else:
        yield ok(f"All pages of {path.name} were read, and none is damaged.")


def _unreadable(db: sqlite3.Connection) -> Iterator[str]:
    """Return what is wrong with the entries themselves: SQLite does not see damage inside one."""
    for game, seq, body in db.execute("SELECT game, seq, body FROM event"):
        try:
            read(body)
        except BadJournal:
            yield f"Entry {seq} of game {game!r} cannot be read."


def _losses(path: Path, db: sqlite3.Connection | None) -> Iterator[Finding]:
    """Report what was lost with a write-ahead log: now, or when a server last noticed it."""
    losses = losses_of(path, db)
    if losses and not has_log(path):
        yield failure(
            f"{path} has lost its write-ahead log, and {describe(losses)}: expected {wal_of(path).name} beside it, "
            f"so put it back or {REPAIR}; emptyhand serve --accept-loss continues without."
        )
    elif losses:
        yield failure(
            f"{wal_of(path)} is damaged, and {describe(losses)} are lost: expected it whole, "
            f"so {REPAIR}, or start the server, which informs the tables."
        )
    elif db is not None and has_lost_both(path, db, had_log=has_log(path)):
        yield failure(f"{both_lost(path)}; emptyhand serve --accept-loss continues without.")
    header, _ = read_slots(versions_of(path))
    if header is not None and header.seq and time.time() * 1000 - header.seq < RECENT_MS:
        day = time.strftime("%Y-%m-%d %H:%M", time.localtime(header.seq / 1000))
        steps = count_text(header.lost, "step") if header.lost else "an unknown number of steps"
        yield warning(f"On {day} a server found {steps} of its tables lost with the write-ahead log.")
