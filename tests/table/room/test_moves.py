"""A decision counts once, only in turn, and only when it is durable."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from emptyhand.game.deal import deal
from emptyhand.players.game import Game
from emptyhand.table.room import Committed, NotCommitted, Tick, replay, step
from emptyhand.table.room.messages import Check, MoveRequest, Say
from emptyhand.table.room.unit_of_work import MAX_WAITING
from tests.helpers import law
from tests.table.room.tables import Table, table

NAMES = ("ann", "bob")
GAMES = ["obsession", "obsessed", "life", "cardgame-plus", "thirteen", "thirteen-southern"]


def mover(made: Table) -> str:
    return NAMES[made.turn]


def held(made: Table) -> Table:
    """Return the same table, from now on with a disk that the test controls."""
    made.auto = False
    made.hush()
    return made


def test_a_move_is_acknowledged_and_everyone_is_told() -> None:
    made = table()
    who, version = mover(made), made.room.kept.version
    made.hush()
    seat, token = made.turn, made.token()
    made.move(who)
    ack = made.last(who, "ack")
    assert ack == {"t": "ack", "version": version + 1, "seat": seat, "seq": 1, "token": token}
    for name in NAMES:
        event = made.last(name, "event")
        assert (event["version"], event["what"]["t"], event["what"]["seat"]) == (version + 1, "moved", seat)


def test_the_same_number_again_gets_the_same_answer_and_changes_nothing() -> None:
    made = table()
    seat, token, who = made.turn, made.token(), mover(made)
    made.move(who)
    room, ack = made.room.kept, made.last(who, "ack")
    made.hush()
    made.hear(who, MoveRequest(seat, 1, token))
    assert made.told(who) == [ack]
    assert made.room.kept == room


def test_the_same_move_in_other_words_is_the_same_move() -> None:
    made = table()
    seat, who = made.turn, mover(made)
    rank = made.token()[0]
    made.hear(who, MoveRequest(seat, 1, rank))
    made.hush()
    made.hear(who, MoveRequest(seat, 1, rank))
    assert made.last(who, "ack")["token"] == rank


def test_a_number_of_the_past_with_another_move_is_refused() -> None:
    made = table()
    seat, who = made.turn, mover(made)
    made.move(who)
    room = made.room.kept
    made.hear(who, MoveRequest(seat, 1, "^"))
    refused = made.last(who, "refused")
    assert (refused["why"], refused["expected"]) == ("That decision was made otherwise.", 2)
    assert made.room.kept == room


def test_a_number_of_the_future_is_refused() -> None:
    made = table()
    made.move(mover(made), seq=5)
    assert made.last(mover(made), "refused")["expected"] == 1


def test_who_does_not_sit_there_cannot_decide() -> None:
    made = table()
    other = NAMES[1 - made.turn]
    made.move(other)
    assert made.last(other, "refused")["why"] == "You do not sit there."
    made.connect("eve")
    made.move("eve")
    assert made.last("eve", "refused")["why"] == "You do not sit there."
    assert not made.room.kept.seats[made.turn].made


def test_out_of_turn_nothing_can_be_decided() -> None:
    made = table()
    seat = 1 - made.turn
    made.hear(NAMES[seat], MoveRequest(seat, 1, "^"))
    assert made.last(NAMES[seat], "refused")["why"] == "It is not your turn."


@pytest.mark.parametrize("token", ["nonsense", "^", "?3", "AAAA", "-", "R" * 256])
def test_what_the_rules_forbid_is_refused_in_one_sentence(token: str) -> None:
    made = table()
    room, who = made.room.kept, mover(made)
    made.move(who, token)
    why = made.last(who, "refused")["why"]
    assert why.endswith(".")
    assert len(why) > 10
    assert "\n" not in why
    assert made.room.kept == room


def test_without_a_game_there_is_nothing_to_decide() -> None:
    made = table(started=False)
    made.hear("ann", MoveRequest(0, 1, "9"))
    assert made.last("ann", "refused")["why"] == "There is no game going on."


def test_whether_a_move_could_be_made_can_be_asked() -> None:
    made = table()
    made.hear(mover(made), Check(7, made.token()))
    assert made.last(mover(made), "checked") == {"t": "checked", "version": 5, "ref": 7, "why": None}
    made.hear(mover(made), Check(8, "^"))
    assert made.last(mover(made), "checked")["why"] == "The game must be opened first: play a 9."
    assert not made.room.kept.seats[made.turn].made


# -- the order of effects --------------------------------------------------------------------------------------------


def test_until_it_is_safe_nothing_has_happened_and_nobody_is_told() -> None:
    made = held(table())
    before = made.room.kept
    made.move(mover(made))
    assert [line.seq for line in made.outcome.lines] == [before.version + 1]
    assert made.room.kept == before
    assert not made.letters


def test_once_it_is_safe_the_answer_and_the_news_go_out() -> None:
    made = held(table())
    who = mover(made)
    made.move(who)
    made.feed(Committed(made.room.kept.version + 1))
    assert [letter["t"] for letter in made.told(who)] == ["ack", "event", "status"]


def test_the_safety_of_another_line_says_nothing() -> None:
    made = held(table())
    made.move(mover(made))
    before = made.room.kept
    for seq in (0, before.version, before.version + 2):
        made.feed(Committed(seq))
        made.feed(NotCommitted(seq, "no", fenced=True))
    assert made.room.kept == before
    assert not made.room.live.dropped


def test_what_comes_meanwhile_waits_its_turn() -> None:
    made = held(table())
    who = mover(made)
    made.move(who)
    made.hear("bob", Say(1, "well?"))
    assert not made.outcome.lines
    made.feed(Committed(made.room.kept.version + 1))
    assert b"well?" in made.outcome.lines[0].body


def test_a_move_that_is_sent_twice_before_it_is_safe_counts_once_and_is_answered_twice() -> None:
    made = held(table())
    who, seat = mover(made), made.turn
    made.move(who)
    made.move(who)
    made.auto = True
    made.feed(Committed(made.room.kept.version + 1))
    assert len(made.told(who, "ack")) == 2
    assert made.room.kept.seats[seat].seq == 1


def test_too_much_at_once_is_refused() -> None:
    made = held(table())
    made.move(mover(made))
    for number in range(MAX_WAITING + 1):
        made.hear("ann", Say(number, "hm"))
    assert "wait" in made.last("ann", "refused")["why"]


def test_a_disk_that_fails_stops_the_table_and_is_tried_again() -> None:
    made = held(table())
    before, who = made.room.kept, mover(made)
    made.move(who)
    first = made.outcome.lines
    made.feed(NotCommitted(before.version + 1, "the disk is full"))
    assert made.room.kept == before
    assert made.last(who, "status")["trouble"].startswith("The table cannot save moves")
    assert not made.told(who, "ack")
    made.now = made.timers["journal"]
    made.feed(Tick("journal"))
    assert made.outcome.lines == first
    made.feed(Committed(before.version + 1))
    assert "trouble" not in made.last(who, "status")
    assert made.told(who, "ack")


def test_a_room_that_is_kept_elsewhere_is_dropped() -> None:
    made = held(table())
    made.move(mover(made))
    made.feed(NotCommitted(made.room.kept.version + 1, "taken", fenced=True))
    assert made.last("ann", "gone")["again"] is True
    assert made.outcome.requests
    assert not made.outcome.timers
    again = step(made.room, Tick("turn"), 10**9)
    assert again.room.live.dropped
    assert not again.lines
    assert not again.outbox


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_whole_game_is_played_and_reads_back_at_every_step(ruleset: str) -> None:
    made = table(ruleset, NAMES, ("random",) if ruleset != "thirteen" else ())
    moves = 0
    while not made.over and moves < 60:
        if made.turn < len(NAMES):
            made.move(mover(made), made.token(moves))
        else:
            made.bot_answers()
            made.fire("bot")
        moves += 1
        assert replay(made.lines).kept == made.room.kept


def test_a_step_leaves_the_room_before_it_as_it_was() -> None:
    made = table()
    before = made.room
    copy = replace(before.kept), len(before.kept.playing.game.moves) if before.kept.playing else 0
    made.move(mover(made))
    assert before.kept.playing is not None
    assert (before.kept, len(before.kept.playing.game.moves)) == copy


@pytest.mark.parametrize("name", GAMES)
def test_an_offered_token_means_what_reading_it_means(name: str) -> None:
    rules, chance = law(name), random.Random(name)
    game = Game(rules, deal(rules, 3, 5))
    while not game.over and game.made < 60:
        apart, token = game.copy(), chance.choice(game.offers())
        assert [apart.read(each) for each in game.offers()] == list(game.canonical_moves())
        assert {each: apart.read(each) for each in game.options()} == game.options()
        assert game.has_offered(token)
        assert not apart.has_offered(token)
        game.play(token)
        assert not game.has_offered(token)
