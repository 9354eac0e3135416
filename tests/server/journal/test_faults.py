"""Disk faults: nothing is reported as durable, the reason is one sentence, and writing resumes afterwards."""

from __future__ import annotations

import logging
import os
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from emptyhand.server.journal import Failed, Full, Unusable
from emptyhand.server.journal.outage import Outage
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.journal.waiting import Limits
from tests.server.journal.children import child
from tests.server.journal.entries import append, entries, entry, everything, one_sentence, outcome


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.journal"


class Faulty(sqlite3.Connection):
    """A connection whose disk a test can break and repair."""

    open: Faulty
    at = ""
    """A statement with this beginning fails, ..."""
    code = 0
    """... with this SQLite error."""
    ran: list[str]

    def __init__(self, *arguments: object, **more: object) -> None:
        super().__init__(*arguments, **more)  # type: ignore[arg-type]
        Faulty.open = self
        Faulty.at = ""
        Faulty.ran = []

    def execute(self, sql: str, /, *arguments: object) -> sqlite3.Cursor:
        self.ran.append(sql)
        self._fail(sql)
        return super().execute(sql, *arguments)  # type: ignore[arg-type]

    def _fail(self, sql: str) -> None:
        if self.at and sql.startswith(self.at):
            error = sqlite3.OperationalError("made up")
            error.sqlite_errorcode = self.code
            raise error


Mend = Callable[[], object]
Fault = Callable[[Path], Mend]


def made_up(at: str, code: int) -> Fault:
    def breaks(_: Path) -> Mend:
        Faulty.at, Faulty.code = at, code
        return lambda: setattr(Faulty, "at", "")

    return breaks


def no_more_pages(_: Path) -> Mend:
    """SQLite itself finds the file full."""
    db = Faulty.open
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")
    return lambda: db.execute("PRAGMA max_page_count = 1000000")


def no_writing(_: Path) -> Mend:
    """SQLite itself finds the file read-only."""
    Faulty.open.execute("PRAGMA query_only = ON")
    return lambda: Faulty.open.execute("PRAGMA query_only = OFF")


def moved(path: Path) -> Mend:
    away = path.rename(path.with_name("away"))
    return lambda: away.rename(path)


def replaced(path: Path) -> Mend:
    away = path.rename(path.with_name("away"))
    path.write_bytes(b"")
    return lambda: away.replace(path)


FAULTS: dict[str, tuple[Fault, type[Failed], str]] = {
    "full": (no_more_pages, Full, "the disk is full"),
    "full at the commit": (made_up("COMMIT", sqlite3.SQLITE_FULL), Full, "the disk is full"),
    "error while writing": (made_up("INSERT", sqlite3.SQLITE_IOERR_WRITE), Failed, "the disk reports an error"),
    "error at the commit": (made_up("COMMIT", sqlite3.SQLITE_IOERR_FSYNC), Failed, "the disk reports an error"),
    "error while looking": (made_up("SELECT", sqlite3.SQLITE_IOERR_READ), Failed, "the disk reports an error"),
    "index of the log": (made_up("BEGIN", sqlite3.SQLITE_IOERR_SHMSIZE), Full, "the disk is full"),
    "read-only": (no_writing, Failed, "its file may only be read"),
    "locked": (made_up("BEGIN", sqlite3.SQLITE_BUSY), Failed, "another program holds its file"),
    "no memory": (made_up("INSERT", sqlite3.SQLITE_NOMEM), Failed, "there is too little memory"),
    "something else": (made_up("COMMIT", sqlite3.SQLITE_MISUSE), Failed, "SQLite says 'made up'"),
    "moved": (moved, Failed, "its file was moved, removed or replaced while in use"),
    "replaced": (replaced, Failed, "its file was moved, removed or replaced while in use"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_and_passes(path: Path, name: str) -> None:
    breaks, kind, why = FAULTS[name]
    with SqliteJournal(path, factory=Faulty) as journal:
        append(journal, *entries("a", 1, 50))
        mend = breaks(path)
        for _ in range(3):
            # Enough to need another page of the file, and a game that has to be looked up.
            error = journal.append([*entries("a", 51, 150), entry("new", 1)]).exception(60)
            assert type(error) is kind
            assert str(error) == f"The journal cannot be written: {why}."
            assert journal.stats().fault == str(error)
        mend()
        assert everything(journal) == {"a": entries("a", 1, 50)}
        append(journal, *entries("a", 51, 150))
        assert (journal.stats().fault, journal.stats().failed) == (None, 3)
        assert journal.verify() == ()
    with SqliteJournal(path) as again:
        assert everything(again) == {"a": entries("a", 1, 150)}


def test_an_error_nobody_thought_of_is_told_and_passes(path: Path) -> None:
    class Strange(Faulty):
        def _fail(self, sql: str) -> None:
            if self.at and sql.startswith(self.at):
                raise ArithmeticError("of all things")

    with SqliteJournal(path, factory=Strange) as journal:
        Faulty.at = "COMMIT"
        with pytest.raises(Failed, match=r"^The journal cannot be written: ArithmeticError"):
            append(journal, entry("a", 1))
        Faulty.at = ""
        append(journal, entry("a", 1))


def test_an_empty_transaction_is_written_over_one_that_failed(path: Path) -> None:
    with SqliteJournal(path, factory=Faulty) as journal:
        made_up("COMMIT", sqlite3.SQLITE_IOERR_FSYNC)(path)
        Faulty.ran.clear()
        assert outcome(journal.append([entry("a", 1)])) == "Failed"
        assert [sql.split()[0] for sql in Faulty.ran] == ["BEGIN", "SELECT", "INSERT", "COMMIT", "ROLLBACK", "PRAGMA"]
        Faulty.at = ""


def test_closing_does_not_wait_for_a_broken_disk_again_and_again(path: Path) -> None:
    go_on = threading.Event()

    class Slow(Faulty):
        def _fail(self, sql: str) -> None:
            if sql.startswith("BEGIN") and self.at:
                go_on.wait(60)
            super()._fail(sql)

    journal = SqliteJournal(path, factory=Slow, limits=Limits(commit_calls=1))
    made_up("BEGIN", sqlite3.SQLITE_BUSY)(path)
    Faulty.ran.clear()
    futures = [journal.append([entry("a", seq)]) for seq in range(1, 101)]
    closing = threading.Thread(target=journal.close)
    closing.start()
    while not journal.append([]).done():
        time.sleep(0.001)
    go_on.set()
    closing.join(60)
    assert {outcome(future) for future in futures} == {"Failed"}
    assert [sql for sql in Faulty.ran if sql.startswith("BEGIN")] == ["BEGIN IMMEDIATE"]


def test_a_lock_held_by_another_process_is_told_and_passes(path: Path) -> None:
    with SqliteJournal(path, patience=0.1) as journal:
        append(journal, entry("a", 1))
        with child("hold", path) as other:
            assert other.hear() == ["held"]
            futures = [journal.append([entry("a", seq)]) for seq in (2, 3)]
            for future in futures:
                with pytest.raises(Failed, match=r"^The journal cannot be written: another program holds its file.$"):
                    future.result(60)
            assert journal.read("a") == [entry("a", 1)]
            other.tell("let go")
            assert other.hear() == ["free"]
            append(journal, *entries("a", 2, 3))
        assert journal.read("a") == entries("a", 1, 3)


def test_a_locked_file_can_be_opened_and_read(path: Path) -> None:
    SqliteJournal(path).close()
    with child("hold", path) as other:
        assert other.hear() == ["held"]
        with SqliteJournal(path, patience=0.1) as journal:
            assert journal.games() == []
            assert outcome(journal.append([entry("a", 1)])) == "Failed"


def test_a_disk_that_takes_no_more_bytes_loses_nothing_and_goes_on(path: Path) -> None:
    """A limit on the size of files: a write that fails halfway, in the kernel itself."""
    with child("starve", path) as starved:
        failed, again, safe = starved.last_words()
    assert failed[0] == "failed"
    assert one_sentence(" ".join(failed[1:]))
    assert again == ["again", "Failed", "True"]
    with SqliteJournal(path) as journal:
        assert journal.verify() == ()
        assert everything(journal) == {"a": entries("a", 1, int(safe[1]))}


@pytest.mark.parametrize("rights", [0o555, 0o777])
def test_a_file_that_may_only_be_read_is_refused_at_the_start(rights: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.journal"
        SqliteJournal(path).close()
        path.chmod(0o444)
        # Anybody may read the folder: the process may run as root and drops that privilege first.
        os.chmod(folder, rights)  # noqa: PTH101
        try:
            with child("read_only", path) as reader:
                (words,) = reader.last_words()
        finally:
            os.chmod(folder, 0o755)  # noqa: PTH101
        assert " ".join(words) == f"refused {path} may only be read: expected a file that can be written"


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"cannot be made \(No such file or directory\): expected a folder"):
        SqliteJournal(tmp_path / "nowhere" / "games.journal")


def test_an_outage_is_logged_when_it_begins_and_when_it_ends(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with SqliteJournal(path, factory=Faulty) as journal:
        append(journal, entry("a", 1))
        mend = made_up("COMMIT", sqlite3.SQLITE_FULL)(path)
        for _ in range(3):
            assert journal.append([entry("a", 2)]).exception(60)
        mend()
        append(journal, entry("a", 2))
        append(journal, entry("a", 3))
    assert [(line.name, line.levelname, line.getMessage()) for line in caplog.records] == [
        (
            "emptyhand.journal",
            "ERROR",
            "The journal cannot be written: the disk is full. Tables wait until it can.",
        ),
        ("emptyhand.journal", "WARNING", "The journal can be written again."),
    ]


def test_a_disk_that_fails_now_and_then_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    outage = Outage("journal", "Tables wait.", logging.getLogger("emptyhand.test"), lambda: now)
    for _ in range(10):
        outage.failed("Full.")
        outage.worked()
        now += 1
    assert [line.getMessage() for line in caplog.records] == ["Full. Tables wait.", "The journal can be written again."]
    outage.failed("Full.")
    now = 61
    outage.failed("Full.")
    assert len(caplog.records) == 3, "an outage that lasts is reported in the end"


def test_a_full_disk_at_the_start_is_named(path: Path) -> None:
    class FullDisk(Faulty):
        def _fail(self, sql: str) -> None:
            if sql.startswith("PRAGMA journal_mode"):
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
                raise error

    with pytest.raises(Unusable, match=r"cannot be used as a journal, the disk is full: expected some free space$"):
        SqliteJournal(path, factory=FullDisk)
