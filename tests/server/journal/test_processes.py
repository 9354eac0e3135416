"""Processes that are killed, and processes that write to the same journal."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from emptyhand.server.journal import Failed
from tests.server.journal.children import child
from tests.server.journal.entries import append, entries, entry, everything
from tests.server.journal.places import Place

KILLS = {"sqlite": 40, "postgres": 10}
"""`python -m tools.faults kills --count 2000` kills more often."""
SEED = 15


@pytest.mark.long
def test_what_was_safe_survives_killing_under_load(place: Place) -> None:
    kills = KILLS["postgres" if "://" in place.where else "sqlite"]
    assert survive_kills(place, kills, SEED) > kills


def survive_kills(place: Place, kills: int, seed: int) -> int:
    """Kill a process that appends at full speed, again and again; return how many calls were reported as durable."""
    random = Random(seed)
    safe: dict[str, int] = {}
    acks = 0
    for kill in range(kills):
        where = f"seed {seed}, kill {kill}"
        with child("load", place.where) as writer:
            said = [writer.hear() for _ in range(random.randint(1, 400))]
            writer.signal(signal.SIGKILL)
            said += writer.last_words()
        acks += len(said)
        safe |= {game: int(seq) for game, seq in said}
        with place.open() as journal:
            assert journal.verify() == (), where
            assert {game: seq for game, seq in safe.items() if journal.last(game) < seq} == {}, where
    with place.open() as journal:
        for game, kept in everything(journal).items():
            assert kept == entries(game, 1, len(kept)), f"seed {seed}"
    return acks


def test_an_entry_is_on_the_disk_before_anybody_hears_that_it_is_safe(place: Place) -> None:
    for count in range(1, 6):
        with child("last_breath", place.where) as writer:
            assert writer.hear() == ["safe"]
            assert writer.last_words() == []
            assert writer.process.returncode == -signal.SIGKILL
        with place.open() as journal:
            assert journal.read("a") == entries("a", 1, count)


def test_of_two_processes_only_one_writes_an_entry(place: Place) -> None:
    place.open().close()
    with child("rival", place.where, "north", "150") as north, child("rival", place.where, "south", "150") as south:
        said = {"north": north.last_words(), "south": south.last_words()}
    claims = [(game, int(seq), name) for name in said for what, game, seq in said[name] if what == "safe"]
    with place.open() as journal:
        assert journal.verify() == ()
        found = everything(journal)
    assert len(claims) == sum(map(len, found.values())) == 300
    assert found == {game: [entry(*claim) for claim in sorted(claims) if claim[0] == game] for game in found}
    assert any(what == "fenced" for name in said for what, *_ in said[name])


def test_two_processes_may_make_the_file_at_the_same_time(tmp_path: Path) -> None:
    for attempt in range(5):
        new = tmp_path / f"{attempt}.journal"
        with child("rival", new, "north", "3") as north, child("rival", new, "south", "3") as south:
            said = north.last_words() + south.last_words()
        assert len([words for words in said if words[0] == "safe"]) == 6


def test_an_owner_that_was_stopped_is_fenced_when_it_goes_on(place: Place) -> None:
    with child("owner", place.where) as owner:
        said = [owner.hear() for _ in range(20)]
        owner.signal(signal.SIGSTOP)
        taken = take_over(place, owner.signal)
        owner.signal(signal.SIGCONT)
        said += owner.last_words()
    assert [what for what, _ in said] == ["safe"] * (len(said) - 1) + ["fenced"]
    with place.open() as journal:
        assert journal.read("a") == [*entries("a", 1, len(said) - 1, "owner"), entry("a", taken, "heir")]
        assert taken == len(said)


def take_over(place: Place, send: Callable[[int], None]) -> int:
    """Append in place of a stopped process; if it holds the lock of the file, let it take one step first."""
    for _ in range(50):
        try:
            with place.open(patience=0.2) as journal:
                seq = journal.last("a") + 1
                append(journal, entry("a", seq, "heir"))
                return seq
        except Failed:
            send(signal.SIGCONT)
            send(signal.SIGSTOP)
    raise AssertionError("a stopped process kept the lock over 50 steps")
