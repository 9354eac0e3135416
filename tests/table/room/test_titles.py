"""Titles and the exchange at a table: everyone learns the places, only the two concerned learn the cards."""

from __future__ import annotations

from random import Random

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import loads
from emptyhand.table.room import Connected
from emptyhand.table.room.clock import LOOK_ALONE_MS, LOOK_MS
from emptyhand.table.room.recover import replay
from emptyhand.table.structs import replace
from emptyhand.words.speech import from_json
from emptyhand.words.speech.language import language
from tests.table.room.tables import QUICK, Json, Table, again, table

PEOPLE = ("ann", "bob", "cid", "dan")
WATCHER = "eve"
OURS = 'extends = "president"\nmatch.titles = ["King", "Lord", "Jester"]\n'
TITLES = [["title-president"], ["title-vice-president"], ["title-peasant"], ["title-beggar"]]


def finished(made: Table, seed: int = 1) -> Table:
    """Play the game at random to its end."""
    random = Random(seed)
    while not made.over:
        made.move(PEOPLE[made.turn], made.token(random.randrange(99)))
    return made


def watched(ruleset: Law | str = "president") -> Table:
    made = table(ruleset, PEOPLE)
    made.connect(WATCHER)
    return made


def titles(made: Table, client: str) -> list[Json] | None:
    """The titles in the newest public room that a client was sent."""
    rooms = [letter["room"] for letter in made.told(client) if letter.get("room")]
    found: list[Json] | None = rooms[-1].get("titles")
    return found


def newest(made: Table, client: str, kind: str) -> Json:
    """The newest event of a kind that a client was sent."""
    return [event for event in made.told(client, "event") if event["what"]["t"] == kind][-1]


def test_a_first_game_has_no_titles_and_its_result_gives_them() -> None:
    made = watched()
    assert titles(made, "ann") is None
    finished(made)
    placed = newest(made, "ann", "moved")["game"]["result"]
    expected = [{"seat": seat, "name": name} for seat, name in zip(placed, TITLES, strict=True)]
    assert titles(made, "ann") == titles(made, WATCHER) == expected


def test_titles_of_the_rules_own_are_sent_as_text() -> None:
    made = finished(watched(compile(loads(OURS))))
    assert [each["name"] for each in titles(made, "ann") or []] == ["King", "Lord", "Lord", "Jester"]


def test_the_second_result_also_says_what_everyone_was() -> None:
    made = finished(watched())
    first = titles(made, "ann") or []
    again(made, PEOPLE)
    assert titles(made, "ann") == first
    finished(made, 2)
    were = {each["seat"]: each["name"] for each in first}
    assert [each["was"] for each in titles(made, "ann") or []] == [
        were[seat] for seat in newest(made, "ann", "moved")["game"]["result"]
    ]


def test_the_log_says_the_titles_and_a_newcomer_reads_them_too() -> None:
    made = finished(watched())
    told = language("en").text(from_json(newest(made, "bob", "moved")["what"]["told"][-1]))
    assert told.startswith("The titles: ")
    assert "you are " in told
    made.feed(Connected("late", "person-late", "late", 0))
    snapshot = made.last("late", "snapshot")
    assert language("en").text(from_json(snapshot["story"][-1][-1])).startswith("The titles: ")
    assert [each["name"] for each in snapshot["room"]["titles"]] == TITLES


def test_a_game_without_an_exchange_has_no_titles() -> None:
    made = finished(watched("thirteen"))
    assert titles(made, "ann") is None
    assert "titles" not in made.letters["ann"][-1].decode()


def test_titles_come_back_with_the_journal() -> None:
    made = finished(watched())
    again(made, PEOPLE)
    read = replay(made.lines).kept
    assert read.match.titles == made.room.kept.match.titles != ()


def test_bots_let_people_see_the_exchange_before_the_first_move() -> None:
    lengths = {}
    for people in (1, 2):
        made = table("president", PEOPLE[:people], ["random"] * (4 - people), replace(QUICK, beat_ms=0))
        _play(made, people)
        while made.turn < people:
            # A bot has to come last, and to lead.
            _play(made, people)
        lengths[people] = made.timers["bot"] - made.now
    assert lengths == {1: LOOK_ALONE_MS, 2: LOOK_MS}


def _play(made: Table, people: int) -> None:
    """Play a game to its end, and begin the next."""
    while not made.over:
        if made.turn < people:
            made.move(PEOPLE[made.turn])
        else:
            made.bot_answers(Random(made.now))
            made.fire("bot")
    again(made, PEOPLE[:people])


def test_only_the_two_who_exchange_are_sent_the_cards() -> None:
    made = finished(watched())
    places = [each["seat"] for each in titles(made, "ann") or []]
    again(made, PEOPLE)
    pairs = {frozenset((places[0], places[3])), frozenset((places[1], places[2]))}
    for client, seat in [*((name, n) for n, name in enumerate(PEOPLE)), (WATCHER, None)]:
        dealt = newest(made, client, "started")["what"]
        given = [event for event in dealt["events"] if event["event"] == "exchanged"]
        assert {frozenset((event["seat"], event["to"])) for event in given} == pairs
        assert [event["count"] for event in given] == [2, 2, 1, 1]
        assert all((event["cards"] is not None) == (seat in (event["seat"], event["to"])) for event in given)
        made.feed(Connected(f"{client}-again", f"person-{client}", client, 0))
        assert made.last(f"{client}-again", "snapshot")["last"]["events"] == dealt["events"]
