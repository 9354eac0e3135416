"""What is specific to a journal in a PostgreSQL database."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from emptyhand.server.journal import Failed, Full, Unusable
from emptyhand.server.journal.postgres import PostgresJournal
from emptyhand.server.journal.postgres_link import MARK, VERSION, write_error
from tests.processes.services import Postgres
from tests.server.journal.entries import append, entries, entry, everything, outcome
from tests.server.journal.places import PostgresPlace

SESSIONS = "FROM pg_stat_activity WHERE application_name = 'emptyhand' AND pid <> pg_backend_pid()"


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_database_that_a_loss_of_power_could_hurt_is_refused(postgres: Postgres, setting: str) -> None:
    url = postgres.new()
    postgres.stop()
    postgres.start(**{setting: "off"})
    try:
        with pytest.raises(Unusable, match=f"safe from a loss of power: expected {setting} = on, not off"):
            PostgresJournal(url)
    finally:
        postgres.stop()
        postgres.start()


def test_commits_wait_for_the_disk_whatever_the_database_is_set_to(postgres: Postgres) -> None:
    postgres.execute("ALTER ROLE eh SET synchronous_commit = off")
    try:
        with PostgresJournal(postgres.new()) as journal:
            # Readers have the same settings as the writer.
            assert journal._read(lambda link: link.fetchval("SHOW synchronous_commit")) == "on"
    finally:
        postgres.execute("ALTER ROLE eh RESET synchronous_commit")


def test_a_table_of_another_program_or_of_a_newer_version_is_refused(postgres: Postgres) -> None:
    url = postgres.new()
    postgres.execute("CREATE TABLE event (id int)", url=url)
    with pytest.raises(Unusable, match="a table 'event' of another program: expected a database of its own"):
        PostgresJournal(url)
    postgres.execute(f"COMMENT ON TABLE event IS '{MARK}{VERSION + 1}'", url=url)
    with pytest.raises(Unusable, match=r"written by a newer emptyhand .* so update emptyhand"):
        PostgresJournal(url)


def test_an_address_where_nothing_is_is_told_without_its_password() -> None:
    with pytest.raises(Unusable) as caught:
        PostgresJournal("postgresql://eh:geheim@127.0.0.1:1/cards")
    assert str(caught.value) == ("the database cannot be reached: expected one at postgresql://127.0.0.1:1/cards")


def test_a_lost_connection_is_told_and_passes(postgres: Postgres) -> None:
    with PostgresJournal(postgres.new()) as journal:
        append(journal, *entries("a", 1, 3))
        assert journal.last("a") == 3
        postgres.execute(f"SELECT pg_terminate_backend(pid) {SESSIONS}")
        with pytest.raises(Failed) as caught:
            append(journal, entry("a", 4))
        assert str(caught.value) == "The journal cannot be written: the database cannot be reached."
        append(journal, entry("a", 4))
        for _ in range(8):
            # Lost readers are noticed one by one.
            with suppress(Failed):
                journal.games()
        assert everything(journal) == {"a": entries("a", 1, 4)}


def test_a_connection_lost_within_a_commit_leaves_nothing_half_done(postgres: Postgres) -> None:
    place = PostgresPlace(postgres.new())
    with place.open(patience=20.0) as journal:
        append(journal, entry("a", 1))
        with place.locked():
            future = journal.append([*entries("a", 2, 3), entry("b", 1)])
            while not postgres.execute(f"SELECT pg_terminate_backend(pid) {SESSIONS} AND wait_event_type = 'Lock'"):
                time.sleep(0.01)
            assert outcome(future) == "Failed"
        assert everything(journal) == {"a": [entry("a", 1)]}
        append(journal, *entries("a", 2, 3), entry("b", 1))
        assert journal.verify() == ()


def test_a_lock_that_another_program_holds_is_told_and_passes(postgres: Postgres) -> None:
    place = PostgresPlace(postgres.new())
    with place.open(patience=0.1) as journal:
        append(journal, entry("a", 1))
        with place.locked():
            with pytest.raises(Failed, match=r"^The journal cannot be written: another program holds its table.$"):
                append(journal, entry("a", 2))
            assert journal.read("a") == [entry("a", 1)]
        append(journal, entry("a", 2))
        assert journal.stats().fault is None


def test_a_gap_in_the_table_is_found(postgres: Postgres) -> None:
    url = postgres.new()
    with PostgresJournal(url) as journal:
        append(journal, *entries("a", 1, 3))
        postgres.execute("DELETE FROM event WHERE seq = 2", url=url)
        assert journal.verify() == ("Game 'a' has 2 entries from 1 to 3: expected 1, 2, 3 ... without gaps.",)


def test_a_full_disk_of_the_database_is_told_as_such() -> None:
    import asyncpg

    failure = write_error(asyncpg.DiskFullError("no space"))
    assert type(failure) is Full
    assert str(failure) == "The journal cannot be written: the disk is full."
