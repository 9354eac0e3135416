"""A journal as one process sees it, wherever it is kept."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future

import pytest

from emptyhand.server.journal import Busy, Failed, Fenced, Gap, Journal, JournalEntry
from emptyhand.server.journal.group import GroupCommit
from emptyhand.server.journal.model import LONGEST_BODY, LONGEST_NAME
from emptyhand.server.journal.waiting import Limits
from tests.server.journal.entries import WAIT, append, entries, entry, everything, one_sentence, outcome
from tests.server.journal.places import Place


def occupy(journal: GroupCommit, first: JournalEntry) -> Future[None]:
    """Let the writer begin with one call alone, so that the following calls wait together."""
    future = journal.append([first])
    while journal.stats().waiting:
        time.sleep(0.001)
    return future


def test_what_was_appended_is_read_back_in_order(place: Place) -> None:
    with place.open() as journal:
        held: Journal = journal
        append(journal, *entries("b", 1, 3), entry("a", 1))
        append(journal, entry("b", 4))
        assert held.read("b") == entries("b", 1, 4)
        assert held.read("b", after=2) == entries("b", 3, 4)
        assert held.read("b", after=4) == held.read("nobody") == []
        assert held.games() == ["a", "b"]
        assert (held.last("a"), held.last("b"), held.last("nobody")) == (1, 4, 0)


def test_a_number_that_exists_is_fenced_even_with_the_same_body(place: Place) -> None:
    with place.open() as journal:
        append(journal, *entries("a", 1, 2))
        with pytest.raises(Fenced, match=r"^Entry 2 of game 'a' is there already, and 2 is the last one.$"):
            append(journal, entry("a", 2))
        with pytest.raises(Fenced):
            append(journal, entry("a", 1, by="another"))
        assert everything(journal) == {"a": entries("a", 1, 2)}


def test_a_gap_is_refused(place: Place) -> None:
    with place.open() as journal:
        with pytest.raises(Gap, match=r"^Entry 2 of game 'a' cannot follow 0: expected 1.$"):
            append(journal, entry("a", 2))
        append(journal, entry("a", 1))
        with pytest.raises(Gap):
            append(journal, entry("a", 3))
        assert everything(journal) == {"a": [entry("a", 1)]}


@pytest.mark.parametrize("bad", [entry("a", 1), entry("a", 9), entry("c", 2)])
def test_a_call_is_written_as_a_whole_or_not_at_all(place: Place, bad: JournalEntry) -> None:
    with place.open() as journal:
        append(journal, entry("a", 1))
        for call in ([*entries("a", 2, 3), entry("b", 1), bad], [bad, *entries("a", 2, 3)]):
            assert outcome(journal.append(call)) in {"Fenced", "Gap"}
        assert everything(journal) == {"a": [entry("a", 1)]}


def test_a_refused_call_does_not_touch_the_others_of_its_commit(place: Place) -> None:
    with place.open(patience=WAIT) as journal:
        append(journal, entry("a", 1))
        with place.locked():
            first = occupy(journal, entry("first", 1))
            calls = [[entry("a", 2)], [entry("a", 2, "late")], [entry("b", 1), entry("a", 9)], [entry("b", 1)]]
            futures = [journal.append(call) for call in [*calls, [entry("b", 2), entry("a", 3)]]]
            assert not first.done()
        assert [outcome(future) for future in [first, *futures]] == ["safe", "safe", "Fenced", "Gap", "safe", "safe"]
        assert everything(journal) == {
            "a": entries("a", 1, 3),
            "b": entries("b", 1, 2),
            "first": [entry("first", 1)],
        }
        assert journal.stats().largest_commit == len(futures)
        assert journal.stats().refused == 2


def test_calls_of_one_game_that_wait_together_stay_in_order(place: Place) -> None:
    with place.open() as journal:
        futures = [journal.append([item]) for item in entries("a", 1, 500)]
        assert {outcome(future) for future in futures} == {"safe"}
        assert journal.read("a") == entries("a", 1, 500)
        assert journal.stats().commits < 500


def test_an_empty_call_is_safe_at_once(place: Place) -> None:
    with place.open() as journal:
        append(journal)
        assert journal.games() == []


def test_a_call_cancelled_in_time_is_not_written(place: Place) -> None:
    with place.open(patience=WAIT) as journal:
        with place.locked():
            occupy(journal, entry("a", 1))
            regretted = journal.append([entry("a", 2)])
            assert regretted.cancel()
            after = journal.append([entry("a", 3)])
        assert outcome(after) == "Gap"
        assert journal.read("a") == [entry("a", 1)]


@pytest.mark.parametrize(
    "bad",
    [
        JournalEntry("", 1, 0, b""),
        JournalEntry("a\0b", 1, 0, b""),
        JournalEntry("\ud800", 1, 0, b""),
        JournalEntry("ü" * LONGEST_NAME, 1, 0, b""),
        JournalEntry("a", 0, 0, b""),
        JournalEntry("a", 2**63, 0, b""),
        JournalEntry("a", 1, -(2**63), b""),
        JournalEntry("a", 1, 1.5, b""),  # type: ignore[arg-type]
        JournalEntry("a", True, 0, b""),
        JournalEntry("a", 1, 0, bytearray(b"may change")),  # type: ignore[arg-type]
        JournalEntry("a", 1, 0, bytes(LONGEST_BODY + 1)),
    ],
)
def test_what_cannot_be_kept_is_refused_in_words_at_once(place: Place, bad: JournalEntry) -> None:
    with place.open() as journal:
        with pytest.raises(ValueError, match="expected"):
            journal.append([entry("a", 1), bad])
        assert journal.games() == []


def test_a_call_that_is_too_large_is_refused_at_once(place: Place) -> None:
    with place.open() as journal, pytest.raises(ValueError, match="expected at most"):
        journal.append([JournalEntry("a", seq, 0, bytes(LONGEST_BODY)) for seq in range(1, 5)])


def test_the_largest_values_are_kept(place: Place) -> None:
    large = JournalEntry("ü" * (LONGEST_NAME // 2), 1, 2**63 - 1, bytes(LONGEST_BODY))
    with place.open() as journal:
        append(journal, large, JournalEntry("a", 1, -(2**63) + 1, b""))
        assert journal.read(large.game) == [large]
        assert journal.games() == ["a", large.game]


@pytest.mark.parametrize("limits", [Limits(calls=3), Limits(size=1000)])
def test_more_than_may_wait_is_refused_and_the_rest_is_written(place: Place, limits: Limits) -> None:
    with place.open(patience=WAIT, limits=limits) as journal:
        with place.locked():
            futures = [journal.append([entry("a", seq)]) for seq in range(1, 40)]
            refused = [future for future in futures if future.done()]
            assert refused
            for future in refused:
                error = future.exception(0)
                assert isinstance(error, Busy)
                assert one_sentence(str(error))
        kept = [seq for seq, future in enumerate(futures, 1) if outcome(future) == "safe"]
        assert kept == list(range(1, len(kept) + 1))
        assert [item.seq for item in journal.read("a")] == kept
        append(journal, entry("a", len(kept) + 1))


@pytest.mark.parametrize("limits", [Limits(commit_calls=7), Limits(commit_size=2000)])
def test_a_commit_takes_no_more_than_its_share(place: Place, limits: Limits) -> None:
    with place.open(patience=WAIT, limits=limits) as journal:
        with place.locked():
            futures = [journal.append([entry("a", seq)]) for seq in range(1, 101)]
        assert {outcome(future) for future in futures} == {"safe"}
        assert journal.stats().largest_commit <= 25
        assert journal.read("a") == entries("a", 1, 100)


def test_closing_writes_what_waits(place: Place) -> None:
    journal = place.open(patience=WAIT)
    with place.locked():
        futures = [journal.append([entry("a", seq)]) for seq in range(1, 101)]
        closing_thread = threading.Thread(target=journal.close)
        closing_thread.start()
    closing_thread.join(WAIT)
    assert {outcome(future) for future in futures} == {"safe"}
    with place.open() as again:
        assert again.read("a") == entries("a", 1, 100)


def test_a_closed_journal_says_so(place: Place) -> None:
    with place.open() as journal:
        append(journal, entry("a", 1))
    journal.close()
    with pytest.raises(Failed, match=r"^The journal cannot be written: it is closed.$"):
        append(journal, entry("a", 2))
    for reading in (journal.games, journal.verify, lambda: journal.read("a")):
        with pytest.raises(Failed, match=r"^The journal cannot be read: it is closed.$"):
            reading()


def test_a_future_completes_only_after_the_commit(place: Place) -> None:
    """An observer at the moment of completion finds the entry."""
    seen: list[int] = []
    with place.open() as journal:
        for seq in range(1, 11):
            future = journal.append([entry("a", seq)])
            # A callback that comes too late for its future runs in this thread, and later: never too early.
            future.add_done_callback(lambda _: seen.append(place.count()))
            future.result(WAIT)
            while len(seen) < seq:
                time.sleep(0.001)
    assert seen == list(range(1, 11))


def test_stats_count_what_happened(place: Place) -> None:
    with place.open() as journal:
        append(journal, *entries("a", 1, 3))
        append(journal, entry("b", 1))
        assert outcome(journal.append([entry("b", 1)])) == "Fenced"
        stats = journal.stats()
        assert (stats.commits, stats.entries, stats.refused, stats.failed) == (3, 4, 1, 0)
        assert (stats.waiting, stats.largest_commit, stats.fault) == (0, 1, None)


def test_who_writes_after_another_writer_is_fenced_and_can_go_on_where_that_one_ended(place: Place) -> None:
    """Each writer caches the last numbers of its games: the cache may be out of date, its entries never are."""
    with place.open() as north, place.open() as south:
        append(north, *entries("a", 1, 2))
        append(south, entry("a", 3))
        with pytest.raises(Fenced, match=r"^Entry 3 of game 'a' is there already, and 3 is the last one.$"):
            append(north, entry("a", 3, by="late"))
        append(south, *entries("a", 4, 6))
        futures = [north.append(call) for call in ([entry("a", 9)], [entry("b", 1)], [entry("a", 4)], [entry("a", 7)])]
        assert [outcome(future) for future in futures] == ["Gap", "safe", "Fenced", "safe"]
        append(south, entry("a", 8))
        assert everything(north) == everything(south) == {"a": entries("a", 1, 8), "b": [entry("b", 1)]}


def test_every_outcome_of_a_commit_is_delivered_by_one_call(place: Place) -> None:
    delivered: list[Callable[[], None]] = []
    with place.open(patience=WAIT, deliver=delivered.append) as journal:
        with place.locked():
            futures = [journal.append([entry("a", seq)]) for seq in (1, 2, 3, 3, 4)]
        while journal.stats().entries < 4:
            time.sleep(0.001)
        assert not any(future.done() for future in futures)
    assert len(delivered) <= 2
    for complete in delivered:
        complete()
    assert [outcome(future) for future in futures] == ["safe", "safe", "safe", "Fenced", "safe"]


def test_an_event_loop_is_woken_in_its_own_thread(place: Place) -> None:
    async def play() -> set[int]:
        loop = asyncio.get_running_loop()
        told: asyncio.Queue[int] = asyncio.Queue()
        with place.open(deliver=loop.call_soon_threadsafe) as journal:
            for seq in range(1, 51):
                future = journal.append([entry("a", seq)])
                future.add_done_callback(lambda _: told.put_nowait(threading.get_ident()))
            return {await told.get() for _ in range(50)}

    assert asyncio.run(asyncio.wait_for(play(), WAIT)) == {threading.get_ident()}


def test_a_loop_that_is_gone_keeps_nobody_waiting(place: Place) -> None:
    loop = asyncio.new_event_loop()
    loop.close()
    with place.open(deliver=loop.call_soon_threadsafe) as journal:
        append(journal, entry("a", 1))


def test_what_is_done_on_completion_cannot_close_the_journal(place: Place) -> None:
    told: Future[None] = Future()

    def close(_: Future[None]) -> None:
        try:
            journal.close()
        except RuntimeError as error:
            told.set_exception(error)

    with place.open(patience=WAIT) as journal:
        with place.locked():
            journal.append([entry("a", 1)]).add_done_callback(close)
        with pytest.raises(RuntimeError, match="cannot be closed"):
            told.result(WAIT)
        append(journal, entry("a", 2))


def test_many_threads_read_while_one_writes(place: Place) -> None:
    torn: list[str] = []

    def read() -> None:
        for _ in range(50):
            found = journal.read("a")
            if found != entries("a", 1, len(found)) or len(found) % 3:
                torn.append(f"{len(found)} entries")

    with place.open() as journal:
        threads = [threading.Thread(target=read) for _ in range(8)]
        for thread in threads:
            thread.start()
        for first in range(1, 150, 3):
            append(journal, *entries("a", first, first + 2))
        for thread in threads:
            thread.join(WAIT)
    assert torn == []
