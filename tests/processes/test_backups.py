"""A backup under load has everything acknowledged before it, and restores into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.server.journal import JournalEntry
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.storage.stores import SqliteStore
from emptyhand.table.room.entries import MoveMade, read
from emptyhand.table.room.recover import replay
from tests.processes.people import Person, gather
from tests.processes.services import Postgres
from tests.server.journal.places import open_at
from tests.server.servers import Server


def emptyhand(*words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "emptyhand.cli", *words], check=False, capture_output=True, text=True, timeout=60
    )
    return done.returncode, done.stdout + done.stderr


async def play_and_copy(people: list[Person], words: list[str]) -> float:
    """Back up while people play. Return when the backup began."""
    lives = [asyncio.create_task(person.live()) for person in people]
    await asyncio.sleep(2)
    began = time.monotonic()
    done, said = await asyncio.to_thread(emptyhand, "backup", *words)
    assert done == 0, said
    await asyncio.sleep(0.5)
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    return began


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_under_load_is_restored_to_the_other_kind_and_goes_on(
    postgres: Postgres, tmp_path: Path, kind: str
) -> None:
    assert survive_backup(postgres, tmp_path, kind, seed=23) > 0


def survive_backup(postgres: Postgres, folder: Path, kind: str, seed: int) -> int:
    """Play, back up meanwhile, restore into the other kind and play on. Return how many moves came before."""
    file = folder / "backup"
    words = {"sqlite": ["--data", str(folder / "one")], "postgres": ["--db", postgres.new()]}[kind]
    other = {"postgres": ["--data", str(folder / "two")], "sqlite": ["--db", postgres.new()]}[kind]
    server = Server(folder / "one", "--no-limits", *words)
    people = gather([server], 2, seed)
    began = asyncio.run(play_and_copy(people, [str(file), *words]))
    server.end()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [left.name for left in folder.iterdir() if left.name.startswith(".")] == []
    done, said = emptyhand("restore", str(file), *other)
    assert done == 0, said
    with open_at(other[1] if kind == "sqlite" else str(folder / "two" / "journal.db")) as journal:
        assert journal.verify() == ()
        rooms = {code: journal.read(code) for code in journal.games()}
    moves = sum(check_moves(person, rooms[person.code], began) for person in people)
    come_back(people[-1], Server(folder / "two", "--no-limits", *other), len(rooms[people[-1].code]))
    return moves


def check_moves(person: Person, entries: list[JournalEntry], began: float) -> int:
    """Check that the backup has everything acknowledged before it began. Return how many moves that is."""
    assert replay(entries).kept.version == len(entries)
    kept = {(entry.seq, move.seat, move.seq) for entry in entries if isinstance(move := read(entry.body), MoveMade)}
    before = {(one.version, one.seat, one.seq) for one in person.history.answers if one.at < began}
    assert before
    assert before <= kept
    return len(before)


def come_back(person: Person, server: Server, version: int) -> None:
    """A player finds their seat again."""
    person.guest.server = server
    back = person.guest.sit({"room": person.code})
    snapshot = back.until_t("snapshot")
    assert snapshot["you"] == person.seat
    assert snapshot["version"] >= version
    back.close()
    server.end()


def here(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The same command without a process of its own."""
    status = main(words)
    said = capsys.readouterr()
    return status, said.out + said.err


def test_nothing_is_ever_overwritten(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_folder(tmp_path / "data")
    file = tmp_path / "backup"
    assert here(capsys, "backup", str(file), "--data", str(tmp_path / "data"))[0] == 0
    done, said = here(capsys, "backup", str(file), "--data", str(tmp_path / "data"))
    assert (done, said) == (2, f"emptyhand: {file} exists already: expected a new name for the backup\n")
    done, said = here(capsys, "restore", str(file), "--data", str(tmp_path / "data"))
    assert done == 2
    assert "exists already: expected a folder without tables" in said
    url = postgres.new()
    assert here(capsys, "restore", str(file), "--db", url) == (
        0,
        "Restored. A server that starts there goes on where the backup was taken.\n",
    )
    postgres.execute("INSERT INTO guest VALUES ('p', 'Ann', 1)", url=url)
    done, said = here(capsys, "restore", str(file), "--db", url)
    assert done == 2
    assert "tables in use already: expected an empty one" in said


def test_both_find_the_data_where_the_servers_file_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_folder(tmp_path / "data")
    config, other = tmp_path / "table.toml", tmp_path / "other.toml"
    config.write_text(f'data = "{tmp_path}/data"\nport = 9000\n')
    assert here(capsys, "backup", str(tmp_path / "b"), "--config", str(config))[0] == 0
    other.write_text(f'data = "{tmp_path}/new"\n')
    assert here(capsys, "restore", str(tmp_path / "b"), "--config", str(other))[0] == 0
    assert (tmp_path / "new" / "journal.db").exists()
    other.write_text('db = "postgresql://eh@127.0.0.1:1/x"\n')
    done, said = here(capsys, "backup", str(tmp_path / "c"), "--config", str(other))
    assert (done, "the database cannot be reached" in said) == (2, True)
    words = ["--config", str(other), "--data", str(tmp_path / "data")]
    assert here(capsys, "backup", str(tmp_path / "c"), *words)[0] == 0, "the command line takes precedence"


def make_folder(data: Path) -> None:
    data.mkdir()
    SqliteJournal(data / "journal.db").close()
    asyncio.run(SqliteStore(data / "lobby.db").close())


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(sql)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("PRAGMA application_id = 1", "is not a backup: expected a file that 'emptyhand backup' wrote"),
        ("PRAGMA user_version = 9", "was written by a newer emptyhand"),
        ("UPDATE lobby_version SET version_num = '9999'", "was written by a newer emptyhand"),
        ("DROP TABLE event", "has other tables than a backup has"),
        ("CREATE TABLE extra (a)", "has other tables than a backup has"),
        ("CREATE TRIGGER t AFTER DELETE ON guest BEGIN SELECT 1; END", "has other tables than a backup has"),
        ("INSERT INTO event VALUES ('a', 2, 0, x'00')", "is damaged, Game 'a' has 1 entries from 2 to 2"),
    ],
)
def test_a_damaged_backup_is_not_restored(tmp_path: Path, damage: str, words: str) -> None:
    from emptyhand.server.operations.backups import from_folder, to_folder

    make_folder(tmp_path / "data")
    from_folder(tmp_path / "data", tmp_path / "backup")
    change(tmp_path / "backup", damage)
    with pytest.raises(ValueError, match=r"[Ee]xpected") as caught:
        to_folder(tmp_path / "backup", tmp_path / "new")
    assert words in str(caught.value)
    assert not (tmp_path / "new").exists()


def test_a_folder_and_a_database_without_tables_are_reported(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done, said = here(capsys, "backup", str(tmp_path / "b"), "--data", str(tmp_path))
    assert (done, said) == (
        2,
        f"emptyhand: {tmp_path}/journal.db is not there: expected the folder of a server\n",
    )
    done, said = here(capsys, "backup", str(tmp_path / "b"), "--db", postgres.new())
    assert done == 2
    assert "has no tables of ours: expected one that a server has used" in said
    done, said = here(capsys, "backup", str(tmp_path / "b"), "--db", "postgresql://eh@127.0.0.1:1/x")
    assert done == 2
    assert "the database cannot be reached: expected one at postgresql://127.0.0.1:1/x" in said
    assert not (tmp_path / "b").exists()
