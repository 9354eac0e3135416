"""Processes that are killed, and processes that write to the same file."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from emptyhand.journal import Failed
from emptyhand.journal.sqlite import SqliteJournal
from tests.journal.children import child
from tests.journal.entries import append, entries, entry, everything

KILLS = 10
SEED = 15


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.journal"


def test_what_was_safe_survives_killing_under_load(path: Path) -> None:
    random = Random(SEED)
    safe: dict[str, int] = {}
    acks = 0
    for kill in range(KILLS):
        where = f"seed {SEED}, kill {kill}"
        with child("load", path) as writer:
            said = [writer.hear() for _ in range(random.randint(1, 400))]
            writer.signal(signal.SIGKILL)
            said += writer.last_words()
        acks += len(said)
        safe |= {game: int(seq) for game, seq in said}
        with SqliteJournal(path) as journal:
            assert journal.verify() == (), where
            found = everything(journal)
        for game, kept in found.items():
            assert kept == entries(game, 1, len(kept)), where
        lost = {game: seq for game, seq in safe.items() if len(found.get(game, ())) < seq}
        assert lost == {}, where
    assert acks > KILLS


def test_an_entry_is_on_the_disk_before_anybody_hears_that_it_is_safe(path: Path) -> None:
    for count in range(1, 6):
        with child("last_breath", path) as writer:
            assert writer.hear() == ["safe"]
            assert writer.last_words() == []
            assert writer.process.returncode == -signal.SIGKILL
        with SqliteJournal(path) as journal:
            assert journal.read("a") == entries("a", 1, count)


def test_of_two_processes_only_one_writes_an_entry(path: Path) -> None:
    SqliteJournal(path).close()
    with child("rival", path, "north", "150") as north, child("rival", path, "south", "150") as south:
        said = {"north": north.last_words(), "south": south.last_words()}
    claims = [(game, int(seq), name) for name in said for what, game, seq in said[name] if what == "safe"]
    with SqliteJournal(path) as journal:
        assert journal.verify() == ()
        found = everything(journal)
    assert len(claims) == sum(map(len, found.values())) == 300
    assert found == {game: [entry(*claim) for claim in sorted(claims) if claim[0] == game] for game in found}
    assert any(what == "fenced" for name in said for what, *_ in said[name])


def test_two_processes_may_make_the_file_at_the_same_time(path: Path) -> None:
    for attempt in range(5):
        new = path.with_name(f"{attempt}.journal")
        with child("rival", new, "north", "3") as north, child("rival", new, "south", "3") as south:
            said = north.last_words() + south.last_words()
        assert len([words for words in said if words[0] == "safe"]) == 6


def test_an_owner_that_was_stopped_is_fenced_when_it_goes_on(path: Path) -> None:
    with child("owner", path) as owner:
        said = [owner.hear() for _ in range(20)]
        owner.signal(signal.SIGSTOP)
        taken = take_over(path, owner.signal)
        owner.signal(signal.SIGCONT)
        said += owner.last_words()
    assert [what for what, _ in said] == ["safe"] * (len(said) - 1) + ["fenced"]
    with SqliteJournal(path) as journal:
        assert journal.read("a") == [*entries("a", 1, len(said) - 1, "owner"), entry("a", taken, "heir")]
        assert taken == len(said)


def take_over(path: Path, send: Callable[[int], None]) -> int:
    """Append in the place of a process that stands still; one that holds the file's lock has to take a step first."""
    for _ in range(50):
        try:
            with SqliteJournal(path, patience=0.2) as journal:
                seq = journal.last("a") + 1
                append(journal, entry("a", seq, "heir"))
                return seq
        except Failed:
            send(signal.SIGCONT)
            send(signal.SIGSTOP)
    raise AssertionError("a stopped process kept the lock over 50 steps")
