"""Records in files: nothing is lost when writing fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emptyhand.game import archive
from tests.game.record.games import Named, played

GAME = Named("obsession", (), 2, 3, 700)


def test_a_saved_record_is_loaded(tmp_path: Path) -> None:
    record, _ = played(GAME)
    archive.save(tmp_path / "a.game", record.format())
    assert archive.read_records(tmp_path / "a.game") == (record,)
    assert [path.name for path in tmp_path.iterdir()] == ["a.game"]


def test_a_full_disk_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.game"
    archive.save(file, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        archive.save(file, "new")
    assert file.read_text("utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["a.game"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "a.game")
    archive.save(link, "text")
    assert link.is_symlink()
    assert (tmp_path / "a.game").read_text("utf-8") == "text"


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        archive.save(pipe, "text")
        assert os.read(reader, 10) == b"text"
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xff")
    with pytest.raises(ValueError, match="not text in UTF-8"):
        archive.read_records(tmp_path / "a")
    with pytest.raises(ValueError, match="there is no such file"):
        archive.read_records(tmp_path / "b")


def test_a_file_too_large_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x" * (2 * 1024 * 1024))
    monkeypatch.setattr(archive, "MAX_FILE", 1024 * 1024)
    with pytest.raises(ValueError, match="larger than 1 MiB"):
        archive.read_records(tmp_path / "a")
