"""Other rules before the first game: proposed by a person at the table, settled by a vote."""

from __future__ import annotations

import pytest

from emptyhand.game.record import Record
from emptyhand.table.room import BadJournal, Line, replay
from emptyhand.table.room.ballots import RULES_MS
from emptyhand.table.room.chat import OFTEN, WITHIN_MS
from emptyhand.table.room.entries import RulesSet, write
from emptyhand.table.room.messages import Leave, Propose, Ready, SetBot, Start, Vote
from emptyhand.table.room.state import RoomPhase
from tests.helpers import law
from tests.table.room.tables import Json, Table, table

THREE = ("ann", "bob", "cid")
FOUR = (*THREE, "dan")
OURS = 'extends = "obsession"\ntitle = "Ours"\n\n[deal]\nhand = 4\n'


def waiting(people: tuple[str, ...] = THREE, bots: tuple[str, ...] = ()) -> Table:
    return table("obsession", people, bots, started=False)


def asked(made: Table, client: str = "ann") -> Json:
    return dict(made.last(client, "status")["ballot"])


def votes(made: Table, *answers: tuple[str, bool]) -> None:
    number = asked(made)["number"]
    for name, yes in answers:
        made.hear(name, Vote(number, yes=yes))


def why(made: Table, client: str, message: Propose | Start) -> str:
    """Return the sentence with which a message is refused."""
    before = made.room.kept
    made.hush()
    made.now += WITHIN_MS // OFTEN
    made.hear(client, message)
    assert made.room.kept == before
    return str(made.last(client, "refused")["why"])


def plays(made: Table) -> str:
    return made.room.kept.law.ruleset.title


def test_most_people_at_the_table_settle_the_rules_of_the_first_game() -> None:
    made = waiting()
    made.connect("eve")
    made.hear("bob", Propose(OURS))
    ballot = asked(made, "eve")
    assert (ballot["what"], ballot["by"], ballot["yes"], ballot["waiting"]) == ("propose", 1, [1], [0, 2])
    assert (ballot["rules"]["ruleset"], ballot["rules"]["title"]) == ("ours", "Ours")
    assert law("obsession").digest == made.room.kept.law.digest
    votes(made, ("ann", False))
    assert plays(made) == "Obsession"
    votes(made, ("cid", True))
    assert plays(made) == "Ours"
    for name in (*THREE, "eve"):
        assert made.whats(name)[-1] == "rules_set"
        assert made.last(name, "event")["what"] == {"t": "rules_set", "ruleset": "ours", "title": "Ours"}
        # A client whose connection breaks between the two messages has the setup all the same.
        assert made.last(name, "event")["setup"] == made.last(name, "snapshot")["setup"]
        assert made.last(name, "snapshot")["setup"]["deal"]["hand"] == 4
        assert "ballot" not in made.last(name, "status")
    made.hear("ann", Start(1))
    assert made.room.kept.playing is not None
    assert made.room.kept.playing.game.law.ruleset.title == "Ours"
    record = made.room.kept.playing.record()
    assert Record.parse(record.format()) == record


def test_rules_without_a_title_name_the_game_that_they_change() -> None:
    made = waiting()
    made.hear("bob", Propose('extends = "palace"\nplayers.least = 3\n'))
    named = {"ruleset": "ours", "title": "Palace, our way", "untitled": "palace"}
    rules = asked(made)["rules"]
    assert {key: rules[key] for key in named} == named
    votes(made, ("ann", True))
    assert made.last("ann", "event")["what"] == {"t": "rules_set", **named}


def test_the_rules_are_read_back_from_the_journal() -> None:
    made = waiting()
    made.hear("bob", Propose("thirteen"))
    votes(made, ("ann", True))
    made.hear("ann", Start(1))
    made.move(THREE[made.turn])
    back = replay(made.lines).kept
    assert back == made.room.kept
    assert back.law.name == "thirteen"


def test_a_client_that_missed_the_change_gets_the_setup() -> None:
    made = waiting()
    version = made.room.kept.version
    made.leave_the_net("cid")
    made.hear("bob", Propose("thirteen"))
    votes(made, ("ann", True))
    made.connect("cid", version=version)
    assert made.last("cid", "snapshot")["setup"]["family"] == "climb"
    assert not made.told("cid", "missed")


def test_a_tie_keeps_the_rules() -> None:
    made = waiting(FOUR)
    made.hear("bob", Propose(OURS))
    votes(made, ("cid", True), ("ann", False), ("dan", False))
    assert plays(made) == "Obsession"
    assert "ballot" not in made.last("ann", "status")
    # Everybody learns why, not only the person who asked.
    for name in FOUR:
        assert made.last(name, "refused")["why"] == "Too few want other rules: the table keeps those it has."


def test_votes_can_be_changed_and_the_proposer_can_withdraw() -> None:
    made = waiting(FOUR)
    made.hear("bob", Propose(OURS))
    votes(made, ("ann", False), ("ann", True))
    assert asked(made)["waiting"] == [2, 3]
    votes(made, ("bob", False))
    assert made.room.live.ballot is None
    assert plays(made) == "Obsession"
    assert not made.told("bob", "refused")
    assert made.last("ann", "refused")["why"] == "The proposal has been withdrawn: the table keeps its rules."


def test_whoever_abstains_does_not_count_and_nobody_waits_for_them() -> None:
    made = waiting(FOUR)
    made.hear("bob", Propose(OURS))
    number = asked(made)["number"]
    made.hear("cid", Vote(number, None))
    assert asked(made)["waiting"] == [0, 3]
    # One of four may still think better of it.
    made.hear("cid", Vote(number, yes=False))
    assert (asked(made)["yes"], asked(made)["waiting"]) == ([1], [0, 3])
    made.hear("cid", Vote(number, None))
    made.hear("dan", Vote(number, None))
    assert plays(made) == "Obsession"
    made.hear("ann", Vote(number, None))
    assert plays(made) == "Ours"


def test_the_rules_stay_if_too_few_answer_in_time_or_the_proposer_leaves() -> None:
    made = waiting(FOUR)
    made.hear("bob", Propose(OURS))
    made.now += RULES_MS - 1
    made.fire("ballot")
    assert made.last("bob", "refused")["why"] == "Not everyone has answered in time."
    made.hear("bob", Propose(OURS))
    made.hear("bob", Leave())
    assert made.room.live.ballot is None
    assert plays(made) == "Obsession"


def test_people_who_leave_have_no_vote_any_more() -> None:
    made = waiting()
    made.hear("bob", Propose(OURS))
    made.hear("ann", Leave())
    assert plays(made) == "Obsession"
    made.hear("cid", Leave())
    assert plays(made) == "Ours"


def test_a_person_among_bots_sets_the_rules_at_once() -> None:
    made = waiting(("ann",), ("random", "level:1"))
    made.hear("ann", Propose("thirteen"))
    assert made.room.kept.law.name == "thirteen"
    assert [seat.bot for seat in made.room.kept.seats] == [None, "random", "level:1"]


def test_no_game_begins_during_the_vote_and_everybody_is_asked_again_after_it() -> None:
    made = waiting()
    promise = made.room.kept.promise
    assert promise is not None
    made.hear("cid", Ready(1, promise.promise, "a" * 64))
    made.hear("bob", Propose(OURS))
    assert why(made, "ann", Start(1)) == "The table still votes on the rules: the game can begin after that."
    made.hear("ann", Ready(1))
    made.hear("bob", Ready(1))
    assert made.room.kept.game_number == 0
    votes(made, ("cid", True))
    assert (made.room.live.ready, made.room.live.commits, made.room.kept.promise) == (frozenset(), {}, promise)
    for name in THREE:
        made.hear(name, Ready(1))
    assert made.room.kept.phase is RoomPhase.PLAYING


def test_a_table_that_everybody_is_ready_at_begins_when_the_rules_stay() -> None:
    made = waiting()
    made.hear("bob", Propose(OURS))
    for name in THREE:
        made.hear(name, Ready(1))
    votes(made, ("ann", False), ("cid", False))
    assert made.room.kept.phase is RoomPhase.PLAYING
    assert plays(made) == "Obsession"


def test_what_cannot_be_proposed_is_refused_with_a_sentence() -> None:
    made = waiting((*FOUR, "fay"))
    made.connect("eve")
    assert why(made, "eve", Propose("life")) == "Only players at the table can propose other rules."
    assert why(made, "bob", Propose("obsession")) == "The table plays by these rules already."
    seats = why(made, "bob", Propose("thirteen"))
    assert seats == "Thirteen is for 2 to 4 players, and this table has 5 seats."
    assert "deal.hnad" in why(made, "bob", Propose('extends = "obsession"\n[deal]\nhnad = 4\n'))
    assert why(made, "bob", Propose("./mine.toml"))
    made.hear("bob", Propose(OURS))
    assert why(made, "cid", Propose("obsession-first")) == "Another question is being answered."
    made.hear("cid", Propose(OURS))
    assert asked(made)["yes"] == [1, 2]
    votes(made, ("ann", True))
    made.hear("ann", Start(1))
    begun = "The first game has begun: propose other rules at a new table."
    assert why(made, "bob", Propose("obsession-first")) == begun


def test_nobody_can_keep_the_server_busy_with_texts() -> None:
    made = waiting()
    for number in range(OFTEN + 1):
        made.hear("bob", Propose(f"text {number}"))
    *read, last = made.told("bob", "refused")
    assert all("text" in refused["why"] for refused in read)
    assert last["why"] == "That is too much at once: wait a moment."


def test_a_bot_must_know_the_game() -> None:
    made = waiting(THREE, ("original",))
    assert "knows pile games" in why(made, "bob", Propose("thirteen"))
    made.hear("ann", SetBot(3, "level:1"))
    made.hear("bob", Propose("thirteen"))
    assert asked(made)["rules"]["title"] == "Thirteen"


def test_a_journal_cannot_change_the_rules_of_a_running_game() -> None:
    made = table("obsession", ("ann", "bob"))
    rules = law("thirteen")
    entry = RulesSet(rules.name, rules.ruleset.text, rules.digest)
    with pytest.raises(BadJournal, match="after the first game had begun"):
        replay([*made.lines, Line(len(made.lines) + 1, write(entry))])
