"""A write-ahead log that is damaged or gone: what the journal lost with it is noticed, and nothing else is."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from emptyhand.server.journal import Unusable, losses
from emptyhand.server.journal import versions as versions_module
from emptyhand.server.journal.file import observe, open_reader, open_writer, wal_of
from emptyhand.server.journal.losses import has_lost_both, losses_of
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.journal.versions import Loss, VersionFile, key_of, read_slots, versions_of
from tests.server.journal.damage import cut, flip
from tests.server.journal.entries import append, entry
from tests.server.journal.test_files import BESIDE

GAMES = "abcde"
EACH = 30
SEEDS = range(10)
SOME = 1_700_000_000_000


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal as a killed process leaves it."""
    folder = tmp_path_factory.mktemp("left")
    live, path = folder / "live", folder / "games.journal"
    with SqliteJournal(live) as journal:
        for seq in range(1, EACH + 1):
            for game in GAMES:
                append(journal, entry(game, seq))
        copy(live, path)
    return path


@pytest.fixture
def path(left: Path, tmp_path: Path) -> Path:
    return copy(left, tmp_path / left.name)


def copy(source: Path, target: Path) -> Path:
    for end in ("", *(f"-{name}" for name in BESIDE if name != "shm")):
        shutil.copy(f"{source}{end}", f"{target}{end}")
    return target


def lost(journal: SqliteJournal) -> int:
    return sum(journal.lost(game) for game in GAMES)


def kept(journal: SqliteJournal) -> int:
    return sum(journal.last(game) for game in GAMES)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("harm", [flip, cut])
def test_every_entry_that_a_damaged_log_has_lost_is_counted(
    path: Path, harm: Callable[[Path, Random], None], seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    harm(wal_of(path), Random(seed))
    with SqliteJournal(path) as journal:
        assert lost(journal) == len(GAMES) * EACH - kept(journal) > 0
        (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert "its write-ahead log is damaged or gone" in line.getMessage()
    with SqliteJournal(path) as journal:
        # The loss is known now; each table hears of it once.
        assert lost(journal) > 0
        for game in GAMES:
            append(journal, entry(game, journal.last(game) + 1))
        assert lost(journal) == 0
    with SqliteJournal(path) as journal:
        assert lost(journal) == 0
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


@pytest.mark.parametrize("emptied", [False, True])
def test_a_journal_without_its_log_is_refused_and_stays_as_it_is(path: Path, emptied: bool) -> None:
    log = wal_of(path).read_bytes()
    if emptied:
        wal_of(path).write_bytes(b"")
    else:
        wal_of(path).unlink()
    for _ in range(2):
        with pytest.raises(Unusable, match=r"has lost its write-ahead log, and 150 steps of 5 tables: expected .*-wal"):
            SqliteJournal(path)
    wal_of(path).write_bytes(log)
    with SqliteJournal(path) as journal:
        assert (kept(journal), lost(journal)) == (len(GAMES) * EACH, 0)


def test_a_loss_can_be_accepted_and_each_game_knows_of_its_own(path: Path) -> None:
    wal_of(path).unlink()
    with SqliteJournal(path, accept_loss=True) as journal:
        assert [journal.lost(game) for game in GAMES] == [EACH] * len(GAMES)
        append(journal, entry("a", 1))
        assert [journal.lost(game) for game in "ab"] == [0, EACH]
    with SqliteJournal(path) as journal:
        assert [journal.lost(game) for game in "ab"] == [0, EACH]
    header, _ = read_slots(versions_of(path))
    assert header is not None
    assert (header.seq > SOME, header.lost) == (True, EACH * len(GAMES))


def test_a_journal_that_was_closed_cleanly_needs_no_log(path: Path) -> None:
    SqliteJournal(path).close()
    assert not wal_of(path).exists()
    with SqliteJournal(path) as journal:
        assert (kept(journal), lost(journal)) == (len(GAMES) * EACH, 0)


def test_an_observer_finds_the_loss_and_leaves_the_log(path: Path) -> None:
    flip(wal_of(path), Random(1))
    log = wal_of(path).read_bytes()
    with observe(path, 1.0) as db:
        assert losses_of(path, db)
    assert wal_of(path).read_bytes() == log


def test_a_journal_of_an_earlier_version_gets_a_version_file(path: Path) -> None:
    versions_of(path).unlink()
    SqliteJournal(path).close()
    _, slots = read_slots(versions_of(path))
    assert {key_of(game): EACH for game in GAMES} == {key: slot.seq for key, slot in slots.items()}


@pytest.mark.parametrize("checkpointed", [False, True])
def test_a_journal_that_has_lost_its_log_and_its_versions_is_refused(tmp_path: Path, checkpointed: bool) -> None:
    path = tmp_path / "left"
    with SqliteJournal(tmp_path / "live") as journal:
        append(journal, entry("a", 1))
        if checkpointed:
            with open_reader(journal.path, 1.0) as db:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        append(journal, entry("a", 2))
        shutil.copy(journal.path, path)
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(Unusable, match=r"was not closed cleanly and has lost its write-ahead log.*: expected both"):
            SqliteJournal(path)
    assert path.read_bytes() == before
    with observe(path, 1.0) as db:
        assert db is not None
        assert has_lost_both(path, db, had_log=False)


def test_a_journal_that_another_process_makes_meanwhile_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process makes the version file and sets the mark between the two looks of this one."""
    rivals: list[SqliteJournal] = []

    def meanwhile(look: Callable[..., object]) -> Callable[..., object]:
        def looked(*given: object) -> object:
            seen = look(*given)
            if not rivals:
                monkeypatch.undo()
                rivals.append(SqliteJournal(tmp_path / "new.journal"))
            return seen

        return looked

    for name in ("is_marked", "read_slots"):
        monkeypatch.setattr(losses, name, meanwhile(getattr(losses, name)))
    with closing(open_writer(tmp_path / "new.journal", 1.0)) as db:
        assert not has_lost_both(tmp_path / "new.journal", db, had_log=False)
    assert rivals
    rivals[0].close()


def test_a_loss_that_nobody_can_count_is_accepted_once(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    wal_of(path).unlink()
    versions_of(path).unlink()
    SqliteJournal(path, accept_loss=True).close()
    (line,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert line.startswith("The journal has lost its newest steps, nobody knows how many: ")
    header, _ = read_slots(versions_of(path))
    assert header is not None
    assert (header.seq > SOME, header.lost) == (True, 0)
    SqliteJournal(path).close()


def test_a_journal_that_was_closed_cleanly_needs_no_version_file(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    SqliteJournal(path).close()
    versions_of(path).unlink()
    SqliteJournal(path).close()
    assert caplog.records == []


def test_a_lost_version_file_beside_a_log_is_said(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    versions_of(path).unlink()
    with SqliteJournal(path) as journal:
        assert (kept(journal), lost(journal)) == (len(GAMES) * EACH, 0)
    assert [record.getMessage() for record in caplog.records] == [
        "games.journal-versions is gone: steps that a damaged write-ahead log has lost go unnoticed this once."
    ]


def test_a_backup_of_a_journal_in_use_opens_without_its_other_files(path: Path, tmp_path: Path) -> None:
    with SqliteJournal(path) as journal:
        journal.backup(tmp_path / "copy")
    with SqliteJournal(tmp_path / "copy") as journal:
        assert kept(journal) == len(GAMES) * EACH


def test_an_older_copy_in_place_of_the_journal_is_noticed(path: Path, tmp_path: Path) -> None:
    with SqliteJournal(path) as journal:
        journal.backup(tmp_path / "older")
        append(journal, entry("a", EACH + 1))
    (tmp_path / "older").replace(path)
    with pytest.raises(Unusable, match="1 step of 1 table:"):
        SqliteJournal(path)


# -- the version file itself -------------------------------------------------------------------------------------------


def test_a_damaged_version_file_raises_no_alarm(path: Path) -> None:
    for seed in SEEDS:
        flip(versions_of(path), Random(seed))
    with SqliteJournal(path) as journal:
        assert lost(journal) == 0
    versions_of(path).write_bytes(b"no versions " * 1000)
    with SqliteJournal(path) as journal:
        assert lost(journal) == 0


def test_processes_share_a_file_that_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions_module, "GROWTH", 3)
    monkeypatch.setattr(versions_module, "CACHED_GAMES", 4)
    with VersionFile(tmp_path / "v") as one, VersionFile(tmp_path / "v") as other:
        for number in range(20):
            for file, name in ((one, f"a{number}"), (other, f"b{number}")):
                file.reserve([name, "both"])
                file.record({name: number + 1, "both": number + 1})
    _, slots = read_slots(tmp_path / "v")
    expected = {f"{half}{number}": number + 1 for half in "ab" for number in range(20)} | {"both": 20}
    assert {key: slot.seq for key, slot in slots.items()} == {key_of(name): seq for name, seq in expected.items()}


def test_a_loss_that_another_process_has_accepted_is_not_accepted_again(tmp_path: Path) -> None:
    with VersionFile(tmp_path / "v") as file:
        file.reserve(["a"])
        file.record({"a": 9})
        losses = {key_of("a"): Loss(4, 9)}
        file.accept(losses, SOME)
        assert file.lost("a") == 5
        file.record({"a": 5})
        file.accept(losses, SOME)
        assert file.lost("a") == 0


def test_a_game_has_no_entry_without_a_slot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with SqliteJournal(tmp_path / "games") as journal:
        append(journal, entry("a", 1))
        monkeypatch.setattr(VersionFile, "reserve", full)
        future = journal.append([entry("b", 1)])
        assert str(future.exception(10)) == "The journal cannot be written: the disk is full."
        monkeypatch.undo()
        append(journal, entry("b", 1))
