"""Files that are not journals, damaged journals, and copies of journals in use."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from emptyhand.server.journal import Failed, JournalEntry, Unusable
from emptyhand.server.journal.file import APPLICATION, VERSION
from emptyhand.server.journal.sqlite import SqliteJournal
from tests.server.journal.entries import WAIT, append, entries, entry, everything, one_sentence

SEEDS = range(40)
BESIDE = ("wal", "shm", "versions")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.journal"


def refusal(path: Path) -> str:
    """Return why a file is refused; it must be unchanged."""
    before = path.read_bytes()
    with pytest.raises(Unusable) as caught:
        SqliteJournal(path, patience=0.1)
    assert path.read_bytes() == before
    text = str(caught.value)
    assert text.startswith(str(path))
    assert ": expected " in text
    assert "\n" not in text
    return text


# -- files that are no journals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 15, 16, 100, 5000, 100_000])
@pytest.mark.parametrize("head", [b"", b"SQLite format 3\0"])
def test_random_bytes_are_refused(path: Path, size: int, head: bytes) -> None:
    path.write_bytes(head + Random(size).randbytes(size))
    assert "no journal or is damaged" in refusal(path)


def test_a_sqlite_file_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE event (game TEXT)")
    assert "is a SQLite file of another program" in refusal(path)


def test_a_newer_file_is_refused_and_says_what_to_do(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    text = refusal(path)
    assert f"written by a newer emptyhand (journal version {VERSION + 1})" in text
    assert "update emptyhand" in text


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="its file cannot be opened: expected"):
        SqliteJournal(tmp_path)


def test_an_empty_file_becomes_a_journal(path: Path) -> None:
    path.touch()
    with SqliteJournal(path) as journal:
        append(journal, entry("a", 1))
        assert journal.verify() == ()


def test_a_name_with_odd_letters_is_a_name(tmp_path: Path) -> None:
    path = tmp_path / "a b?mode=memory#%20ü.journal"
    with SqliteJournal(path) as journal:
        append(journal, entry("a", 1))
    assert path.exists()
    with SqliteJournal(path) as journal:
        assert journal.games() == ["a"]


def test_a_journal_without_its_main_file_is_refused_and_its_entries_stay(path: Path, tmp_path: Path) -> None:
    wal = leave(path, 100)
    path.rename(tmp_path / "elsewhere")
    with pytest.raises(Unusable, match="has lost its main file: expected"):
        SqliteJournal(path)
    path.touch()
    with pytest.raises(Unusable, match="has lost its main file: expected"):
        SqliteJournal(path)
    (tmp_path / "elsewhere").replace(path)
    assert wal.stat().st_size > 0
    with SqliteJournal(path) as journal:
        assert journal.read("a") == entries("a", 1, 100)


# -- damage ----------------------------------------------------------------------------------------------------------


def leave(path: Path, count: int) -> Path:
    """Return the write-ahead log of a journal as a killed process leaves it, with every entry still in the log."""
    live = path.with_name("live")
    with SqliteJournal(live) as journal:
        for seq in range(1, count + 1):
            append(journal, entry("a", seq))
        for end in ("", "-wal"):
            shutil.copy(f"{live}{end}", f"{path}{end}")
    return Path(f"{path}-wal")


def test_a_write_ahead_file_that_is_cut_short_gives_the_entries_before_the_cut(path: Path) -> None:
    wal = leave(path, 60)
    whole = wal.read_bytes()
    main = path.read_bytes()
    counts = set()
    for seed in SEEDS:
        path.write_bytes(main)
        wal.write_bytes(whole[: Random(seed).randrange(len(whole))])
        counts.add(opens_with_a_prefix(path, 60, f"seed {seed}"))
    assert len(counts) > 5


def test_a_write_ahead_file_with_a_changed_byte_gives_the_entries_before_it(path: Path) -> None:
    wal = leave(path, 60)
    whole = wal.read_bytes()
    main = path.read_bytes()
    counts = set()
    for seed in SEEDS:
        place = Random(seed).randrange(len(whole))
        path.write_bytes(main)
        wal.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        counts.add(opens_with_a_prefix(path, 60, f"seed {seed}"))
    assert len(counts) > 5


def opens_with_a_prefix(path: Path, most: int, where: str) -> int:
    """Return how many entries are left; new ones follow them, and the file is intact."""
    with SqliteJournal(path) as journal:
        found = journal.read("a")
        assert found == entries("a", 1, len(found)), where
        assert len(found) <= most, where
        append(journal, entry("a", len(found) + 1))
        assert journal.verify() == (), where
    return len(found)


def test_a_damaged_main_file_is_told(path: Path) -> None:
    with SqliteJournal(path) as journal:
        for game in "abcdefgh":
            append(journal, *entries(game, 1, 100))
    whole = path.read_bytes()
    told = 0
    for seed in SEEDS:
        random = Random(seed)
        place = random.randrange(4096, len(whole) - 600)
        path.write_bytes(whole[:place] + random.randbytes(600) + whole[place + 600 :])
        told += bool(faults(path))
    # Damage inside a body goes unnoticed here; pages that are overwritten in the middle are noticed.
    assert told > len(SEEDS) // 2


def test_a_main_file_that_is_cut_short_is_told(path: Path) -> None:
    with SqliteJournal(path) as journal:
        append(journal, *entries("a", 1, 1000))
    whole = path.read_bytes()
    for seed in SEEDS:
        length = Random(seed).randrange(1, len(whole) - 1)
        path.write_bytes(whole[:length])
        assert faults(path), f"seed {seed}"


def faults(path: Path) -> tuple[str, ...]:
    """Return what is reported about a damaged file, at once or when it is checked."""
    try:
        with SqliteJournal(path) as journal:
            found = journal.verify()
    except (Unusable, Failed) as told:
        return (str(told),)
    assert all(one_sentence(text) for text in found), found
    return found


def test_a_gap_in_the_file_is_told(path: Path) -> None:
    with SqliteJournal(path) as journal:
        append(journal, *entries("a", 1, 5), *entries("b", 1, 5), *entries("c", 1, 5))
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("DELETE FROM event WHERE (game = 'a' AND seq = 3) OR (game = 'b' AND seq = 1)")
        assert journal.verify() == (
            "Game 'a' has 4 entries from 1 to 5: expected 1, 2, 3 ... without gaps.",
            "Game 'b' has 4 entries from 2 to 5: expected 1, 2, 3 ... without gaps.",
        )


# -- backups ---------------------------------------------------------------------------------------------------------


def test_a_backup_under_load_can_be_restored_and_played_on(path: Path) -> None:
    over = threading.Event()
    safe = dict.fromkeys("abcdefgh", 0)

    def play(game: str) -> None:
        while not over.is_set():
            append(journal, entry(game, safe[game] + 1))
            safe[game] += 1

    with SqliteJournal(path) as journal:
        players = [threading.Thread(target=play, args=(game,)) for game in safe]
        for player in players:
            player.start()
        restored = {}
        for number in range(5):
            before = dict(safe)
            copy = path.with_name(f"backup-{number}")
            journal.backup(copy)
            restored[copy] = before
        over.set()
        for player in players:
            player.join(WAIT)
        final = everything(journal)
    for copy, before in restored.items():
        assert not Path(f"{copy}-wal").exists()
        with SqliteJournal(copy) as backup:
            assert backup.verify() == ()
            for game in safe:
                kept = backup.read(game)
                assert kept == final[game][: len(kept)]
                assert len(kept) >= before[game]
                append(backup, entry(game, len(kept) + 1))


def test_a_backup_never_replaces_a_file(path: Path) -> None:
    with SqliteJournal(path) as journal:
        for taken in (path, path.with_name("other"), path.with_name("third-wal")):
            taken.touch()
        for target in (path, path.with_name("other"), path.with_name("third")):
            with pytest.raises(Unusable, match="exists already: expected a new name"):
                journal.backup(target)
        append(journal, entry("a", 1))


def test_a_backup_that_cannot_be_written_leaves_nothing(path: Path, tmp_path: Path) -> None:
    with SqliteJournal(path) as journal:
        append(journal, *entries("a", 1, 5))
        with pytest.raises(FileNotFoundError):
            journal.backup(tmp_path / "nowhere" / "copy")
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("DELETE FROM event WHERE seq = 3")
        with pytest.raises(Failed, match=r"^The backup cannot be written: Game 'a' has 4 entries"):
            journal.backup(tmp_path / "copy")
        assert {file.name for file in tmp_path.iterdir()} == {path.name, *(f"{path.name}-{n}" for n in BESIDE)}


def test_games_are_found_among_many_entries(path: Path) -> None:
    names = sorted(f"game-{n}" for n in range(300)) + ["ü", "\U0001f0a1"]
    with SqliteJournal(path) as journal:
        append(journal, *(JournalEntry(name, seq, 0, b"x") for name in reversed(names) for seq in range(1, 11)))
        assert journal.games() == names == sorted(names)
