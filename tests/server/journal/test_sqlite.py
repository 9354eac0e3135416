"""What is specific to a journal in a SQLite file."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from emptyhand.server.journal import Unusable
from emptyhand.server.journal.sqlite import SqliteJournal
from tests.server.journal.entries import WAIT, append, entries, entry, everything


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.journal"


def test_a_closed_journal_opens_again_with_all_entries_in_one_file(path: Path) -> None:
    with SqliteJournal(path) as journal:
        append(journal, *entries("a", 1, 200))
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, f"{path.name}-versions"]
    with SqliteJournal(path) as journal:
        assert everything(journal) == {"a": entries("a", 1, 200)}
        append(journal, entry("a", 201))


def test_stats_know_the_sizes_of_the_files(path: Path) -> None:
    with SqliteJournal(path) as journal:
        append(journal, *entries("a", 1, 3))
        stats = journal.stats()
        assert stats.file_bytes > 0
        assert stats.wal_bytes > 0


def test_only_the_owner_can_read_the_files(path: Path) -> None:
    with SqliteJournal(path) as journal:
        append(journal, entry("a", 1))
        journal.backup(path.with_name("copy"))
        for file in path.parent.iterdir():
            assert stat.S_IMODE(os.stat(file).st_mode) == 0o600, file.name  # noqa: PTH116


@pytest.mark.parametrize("setting", ["synchronous", "journal_mode"])
def test_a_setting_that_does_not_take_is_refused_at_the_start(path: Path, setting: str) -> None:
    Deaf.to = f"PRAGMA {setting} = "
    with pytest.raises(Unusable, match=r"games\.journal .*: expected"):
        SqliteJournal(path, factory=Deaf)


def test_a_future_completes_only_once_the_commit_is_done(path: Path) -> None:
    seen: list[str] = []
    with SqliteJournal(path, factory=Watched) as journal:
        for seq in range(1, 21):
            future = journal.append([entry("a", seq)])
            future.add_done_callback(lambda _: seen.append(Watched.statements[-1]))
            future.result(WAIT)
    assert seen == ["COMMIT"] * 20


class Watched(sqlite3.Connection):
    """Records the statements."""

    statements: ClassVar[list[str]] = []

    def execute(self, sql: str, /, *arguments: object) -> sqlite3.Cursor:
        cursor = super().execute(sql, *arguments)  # type: ignore[arg-type]
        Watched.statements.append(sql)
        return cursor


class Deaf(sqlite3.Connection):
    """Ignores one setting and reports another value."""

    to = ""

    def execute(self, sql: str, /, *arguments: object) -> sqlite3.Cursor:
        if sql.startswith(self.to):
            super().execute("PRAGMA synchronous = NORMAL")
            return super().execute("SELECT 'delete'")
        return super().execute(sql, *arguments)  # type: ignore[arg-type]


WITHOUT_FILES = """
import os, sys
from emptyhand.server.journal import JournalEntry
from emptyhand.server.journal.sqlite import SqliteJournal
with SqliteJournal(sys.argv[1]) as journal:
    taken = []
    try:
        while True:
            taken.append(os.open("/dev/null", os.O_RDONLY))
    except OSError:
        pass
    for seq in range(1, 200):
        journal.append([JournalEntry("GAME", seq, 0, bytes(2_000))]).result(20)
    assert len(journal.read("GAME")) == 199 and journal.last("GAME") == 199 and journal.games() == ["GAME"]
    for number in taken:
        os.close(number)
"""


@pytest.mark.linux
def test_a_process_without_a_free_file_still_reads_and_writes_its_journal(path: Path) -> None:
    command = ["sh", "-c", 'ulimit -n 100; exec "$@"', "sh", sys.executable, "-c", WITHOUT_FILES, str(path)]
    subprocess.run(command, check=True, timeout=60)
