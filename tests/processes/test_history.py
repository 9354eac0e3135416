"""The checker finds the faults it is meant to find."""

from __future__ import annotations

import pytest

from emptyhand.server.journal import JournalEntry
from emptyhand.table.room.entries import AnyEntry, Claimed, GameStarted, MoveMade, write
from tests.processes.history import Answer, History, Seen, longest_wait, problems

LIFE: list[AnyEntry] = [
    Claimed(),
    MoveMade(0, 1, "7H", "person"),
    MoveMade(1, 1, "8H", "person"),
    MoveMade(0, 2, "9H", "person"),
]


def journal(*entries: AnyEntry) -> list[JournalEntry]:
    return [JournalEntry("room", number, 0, write(entry)) for number, entry in enumerate(entries, 1)]


def test_a_history_that_agrees_with_the_journal_has_no_faults() -> None:
    history = History(
        [Answer(1, 2, 0, 1, "7H")], [Seen(1, 2, "moved", 0), Seen(1, 3, "moved", 1), Seen(2, 3, "moved", 1)]
    )
    assert problems(history, journal(*LIFE)) == []


@pytest.mark.parametrize(
    ("history", "kept", "words"),
    [
        (History([Answer(1, 5, 1, 2, "7H")]), LIFE, "was promised and is lost"),
        (History([Answer(1, 3, 0, 1, "7H")]), LIFE, "was promised and is lost"),
        (History(seen=[Seen(1, 5, "said", None)]), LIFE, "was told and is lost"),
        (History(seen=[Seen(1, 3, "moved", 0)]), LIFE, "was told, but the journal has"),
        (History(seen=[Seen(1, 1, "said", None), Seen(1, 1, "restarted", None)]), LIFE, "to one and"),
        (History(), [*LIFE, MoveMade(1, 1, "8D", "person")], "move 1 of seat 1 counts twice"),
        (History(faults=["seat 0 heard 9 after 7"]), LIFE, "heard 9 after 7"),
    ],
)
def test_lost_duplicated_and_contradictory_answers_are_found(
    history: History, kept: list[AnyEntry], words: str
) -> None:
    (found,) = problems(history, journal(*kept))
    assert words in found


def test_a_gap_of_the_journal_is_found() -> None:
    assert problems(History(), journal(*LIFE)[1:]) == ["the journal has gaps or doubles"]


def test_moves_of_the_next_game_have_numbers_of_their_own() -> None:
    assert problems(History(), journal(*LIFE, GameStarted(2, "00" * 32, "law"), *LIFE[1:])) == []


def test_the_longest_wait_is_that_of_the_slowest_room() -> None:
    quick, slow = (
        History(seen=[Seen(at, 1, "said", None) for at in (1, 2, 3, 4)]),
        History(seen=[Seen(3, 1, "said", None)]),
    )
    assert longest_wait([quick, slow], 0, 5) == 3
