"""The doctor finds what is wrong with an installation, in one sentence each."""

from __future__ import annotations

import asyncio
import errno
import shutil
import socket
import tempfile
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from emptyhand.cli import main
from emptyhand.server.journal import JournalEntry
from emptyhand.server.journal.sqlite import SqliteJournal
from emptyhand.server.operations import doctor, load
from emptyhand.server.operations.findings import Finding, State, ok, warning
from emptyhand.server.operations.kept_files import check_files
from emptyhand.server.operations.load import Load
from emptyhand.server.settings import Settings
from emptyhand.server.storage.folder_lock import running_on
from emptyhand.server.storage.store import Lobby
from emptyhand.server.storage.stores import SqliteStore
from emptyhand.table.room.entries import ChatSent, write
from tests.server.journal.damage import overwrite_pages
from tests.server.journal.entries import append
from tests.server.servers import Server

Usage = namedtuple("Usage", "total used free")


def states(found: Iterator[Finding]) -> list[State]:
    findings = list(found)
    for _, sentence in findings:
        assert sentence.endswith(".")
        assert "\n" not in sentence
    return [state for state, _ in findings]


def test_a_good_set_up_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--host", "127.0.0.1", "--port", "0", "--workers", "1"]
    assert main(["doctor", "--data", str(tmp_path / "data"), *words]) == 0
    told = capsys.readouterr().out
    assert "WRONG" not in told
    assert "A durable commit takes" in told
    assert "Bots run in 1 worker process;" in told
    assert not (tmp_path / "data").exists()


def test_a_folder_that_cannot_be_written_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert states(doctor.data(tmp_path / "file" / "data")) == [State.FAILURE]


def test_a_disk_that_is_nearly_full_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10, 9, 1))
    assert states(doctor.data(tmp_path))[-1] is State.FAILURE


def test_a_network_file_system_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text("/dev/sda / ext4 rw 0 0\nserver:/a /srv/my\\040cards nfs4 rw 0 0\n")
    assert doctor.file_system(Path("/srv/my cards/data"), mounts) == "nfs4"
    assert doctor.file_system(Path("/srv/other"), mounts) == "ext4"
    monkeypatch.setattr(doctor, "file_system", lambda _: "nfs4")
    assert State.FAILURE in states(doctor.data(tmp_path))


def test_a_missing_page_and_missing_packages_are_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.page(tmp_path).state is State.FAILURE
    assert doctor.page().state is State.OK
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    assert states(doctor.packages()) == [State.FAILURE, State.WARNING, State.WARNING]


def test_a_port_in_use_is_wrong_unless_the_server_on_the_folder_has_it(server: Server, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        found = doctor.check_port("127.0.0.1", taken.getsockname()[1])
        assert found.state is State.FAILURE
        assert found.sentence.endswith("is taken by another program: expected a free port.")
    assert doctor.check_port("127.0.0.1", 0).state is State.OK
    assert running_on(tmp_path) is None
    assert running_on(server.data) == (server.port,)
    assert doctor.check_port("127.0.0.1", server.port, running_on(server.data)).state is State.OK
    other = doctor.check_port("127.0.0.1", server.port, running_on(tmp_path))
    assert (other.state, "an Emptyhand server on another folder" in other.sentence) == (State.FAILURE, True)
    assert doctor.check_port("127.0.0.1", server.port, shared=True).state is State.WARNING
    assert doctor.check_port("192.0.2.1", 0).state is State.FAILURE


def test_a_server_that_runs_on_the_folder_is_said(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "players", lambda _: ok("Bots run."))
    assert main(["doctor", "--data", str(server.data), "--host", "127.0.0.1", "--port", str(server.port)]) == 0
    told = capsys.readouterr().out
    assert f"open   A server is running on this folder, at port {server.port}.\n" in told
    assert told.endswith("\nThe table is open.\n")


@pytest.mark.parametrize(("name", "words"), [("journal.db", "is no journal or is damaged"), ("lobby.db", "is damaged")])
def test_files_that_are_damaged_are_wrong_and_stay_as_they_are(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / name).write_bytes(b"no database " * 1000)
    (finding,) = [each for each in doctor.data(tmp_path) if words in each.sentence]
    assert finding.state is State.FAILURE
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_the_files_of_a_server_are_well_and_stay_as_they_are(tmp_path: Path) -> None:
    SqliteJournal(tmp_path / "journal.db").close()
    asyncio.run(SqliteStore(tmp_path / "lobby.db").close())
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert State.FAILURE not in states(doctor.data(tmp_path))
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


# -- files that SQLite opens without a word ----------------------------------------------------------------------------


def journal_of_rooms(folder: Path, rooms: int = 40) -> Path:
    asyncio.run(SqliteStore(folder / "lobby.db").close())
    body = write(ChatSent("p1", 0, "Ann", 1, "Good luck!" * 20))
    with SqliteJournal(folder / "journal.db") as journal:
        for number in range(rooms):
            append(journal, *(JournalEntry(f"room-{number}", seq, seq, body) for seq in range(1, 31)))
    return folder / "journal.db"


@pytest.mark.parametrize("count", [1, 3, 40])
def test_a_journal_with_damaged_pages_never_passes(tmp_path: Path, count: int) -> None:
    path = journal_of_rooms(tmp_path)
    whole = path.read_bytes()
    for seed in range(10):
        path.write_bytes(whole)
        overwrite_pages(path, count, Random(seed))
        (finding,) = [each for each in check_files(tmp_path) if each.state is State.FAILURE]
        assert finding.sentence.startswith(f"{path} is damaged: ")
        assert finding.sentence.endswith("so restore a backup into an empty folder.")


def test_a_journal_that_has_lost_its_log_and_its_versions_is_wrong(tmp_path: Path) -> None:
    with SqliteJournal(tmp_path / "live.db") as journal:
        append(journal, JournalEntry("room", 1, 1, write(ChatSent("p1", 0, "Ann", 1, "Hello"))))
        shutil.copy(tmp_path / "live.db", tmp_path / "journal.db")
    asyncio.run(SqliteStore(tmp_path / "lobby.db").close())
    (finding,) = [each for each in check_files(tmp_path) if each.state is State.FAILURE]
    assert "was not closed cleanly and has lost its write-ahead log" in finding.sentence


def test_a_lobby_that_is_gone_is_wrong_and_nothing_is_created(tmp_path: Path) -> None:
    journal_of_rooms(tmp_path, 1)
    for file in tmp_path.glob("lobby.db*"):
        file.unlink()
    before = {file.name for file in tmp_path.iterdir()}
    (finding,) = [each for each in check_files(tmp_path) if each.state is State.FAILURE]
    assert "lobby.db is gone, and with it all guests" in finding.sentence
    assert {file.name for file in tmp_path.iterdir()} == before


def test_an_entry_that_is_damaged_inside_is_wrong(tmp_path: Path) -> None:
    path = journal_of_rooms(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"e":"spoken"', b'"e":"broken"', 1))
    (finding,) = [each for each in check_files(tmp_path) if each.state is State.FAILURE]
    assert "cannot be read" in finding.sentence


def test_a_lobby_with_damaged_pages_is_wrong(tmp_path: Path) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "lobby.db")
        for number in range(400):
            await store.call(Lobby.add_guest, f"person-{number}", "Ann" * 20, bytes([number % 256, number // 256]), 1)
        await store.close()

    asyncio.run(fill())
    assert State.FAILURE not in states(check_files(tmp_path))
    overwrite_pages(tmp_path / "lobby.db", 10, Random(1))
    assert State.FAILURE in states(check_files(tmp_path))


def test_a_file_that_is_too_large_to_be_read_is_not_called_whole(tmp_path: Path) -> None:
    journal_of_rooms(tmp_path, 400)
    finding, *_ = check_files(tmp_path, seconds=0.0)
    assert finding.state is State.WARNING
    assert "too large to be read in 0 s" in finding.sentence


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(errno.EROFS, "Read-only file system", "/a/.doctor-x"), "read-only file system"),
        (OSError(errno.ENOSPC, "No space left on device", "/a/.doctor-x"), "the disk is full"),
    ],
)
def test_a_folder_that_may_only_be_read_or_is_full_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, words: str
) -> None:
    def refuse(**_: object) -> None:
        raise error

    monkeypatch.setattr(tempfile, "TemporaryDirectory", refuse)
    (finding,) = doctor.data(tmp_path)
    assert finding.sentence.startswith(f"{tmp_path} cannot be written, {words}: expected ")


@pytest.mark.parametrize(
    ("origins", "host", "behind", "worst"),
    [
        ((), "0.0.0.0", False, State.WARNING),
        (("https://cards.invalid",), "127.0.0.1", True, State.WARNING),
        (("https://cards.invalid",), "127.0.0.1", False, State.FAILURE),
        (("https://cards.invalid",), "0.0.0.0", True, State.FAILURE),
        (("http://cards.invalid",), "127.0.0.1", False, State.WARNING),
    ],
)
def test_an_address_and_a_proxy_must_fit(
    tmp_path: Path, origins: tuple[str, ...], host: str, behind: bool, worst: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "check_route", lambda origin, *, running: warning(f"{origin} is not there."))
    found = states(doctor.origins(Settings(tmp_path, origins), host, behind_proxy=behind))
    assert (State.FAILURE in found) == (worst is State.FAILURE)
    assert State.OK not in found


def test_a_database_or_bus_that_does_not_answer_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert states(doctor.database(f"postgresql://cards@127.0.0.1:{port}/cards")) == [State.FAILURE]
    assert doctor.bus(f"redis://127.0.0.1:{port}").state is State.WARNING


# -- how many tables it carries ----------------------------------------------------------------------------------------


@pytest.mark.linux
def test_a_short_game_tells_what_a_move_costs_and_leaves_nothing_behind(tmp_path: Path) -> None:
    parts: list[float] = []
    found = load.measure(tmp_path, 0.3, parts.append)
    assert found.moves >= 1
    assert found.cpu_ms > 0
    assert parts
    assert all(0 <= part <= 1 for part in parts)
    assert not list(tmp_path.iterdir())


def test_tables_follow_from_the_processor_time_of_a_move() -> None:
    found = Load(moves=1, seconds=5.0, cpu_ms=0.45, wait_ms=3.0)
    assert found.tables == 1500
    assert Load(1, 5.0, 70.0, 3.0).tables == 10
    told = list(found.sentences(2))
    assert told[0].startswith("1 move at 12 tables of four in 5 s: a move takes 0.45 ms of processor time")
    assert "about 1,500 tables with a move each second" in told[1]
    assert "only one was measured" in told[2]


def test_off_linux_the_load_is_refused_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "sys", SimpleNamespace(platform="darwin"))
    with pytest.raises(ValueError, match=r"^--load reads processor times from /proc: expected Linux$"):
        load.measure(tmp_path)
    assert not list(tmp_path.iterdir())
