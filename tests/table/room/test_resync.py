"""Catching up: the missed steps or a snapshot, with only what a seat may see."""

from __future__ import annotations

import json
from itertools import count

import msgspec
import pytest

from emptyhand.game.events import Played
from emptyhand.game.table import Phase, Seat
from emptyhand.game.table import Table as PublicTable
from emptyhand.players.workers.wire import encode_view
from emptyhand.rules.cards import parse_cards
from emptyhand.table.identity_cache import IdentityMemo
from emptyhand.table.room import Behind, Committed, NotCommitted, Outcome, Woken, replay
from emptyhand.table.room.apply import RECENT_KEPT
from emptyhand.table.room.messages import Leave, Ping, Resync, Say, Sit, Undo
from emptyhand.table.room.view_json import Around, view_json
from tests.table.room.tables import QUICK, Json, Table, table

NAMES = ("ann", "bob")


def played(moves: int, ruleset: str = "obsession") -> Table:
    made = table(ruleset)
    for number in range(moves):
        made.move(NAMES[made.turn], made.token(number))
    made.connect("eve")
    made.hush()
    return made


def answer(made: Table, client: str, version: int) -> Json:
    made.hush()
    made.hear(client, Resync(version))
    (only,) = made.told(client)
    return only


def test_who_connects_for_the_first_time_is_shown_everything() -> None:
    made = table()
    first = made.told("bob")[0]
    assert (first["t"], first["setup"]["ruleset"], first["setup"]["clock_ms"]) == (
        "snapshot",
        "obsession",
        QUICK.clock_ms,
    )


def test_who_missed_a_little_is_told_that() -> None:
    made = played(6)
    version = made.room.kept.version
    for missing in (0, 1, 5):
        told = answer(made, "ann", version - missing)
        assert (told["t"], told["since"], told["version"]) == ("missed", version - missing, version)
        assert [what["t"] for what in told["whats"]] == ["moved"] * missing
        assert told["game"]["view"]["seat"] == 0


def test_what_is_told_later_is_what_was_told_then() -> None:
    made = table()
    for number in range(6):
        made.move(NAMES[made.turn], made.token(number))
    then = {n: [event["what"] for event in made.told(n, "event") if event["what"]["t"] == "moved"] for n in NAMES}
    for name in NAMES:
        assert answer(made, name, made.room.kept.version - 6)["whats"] == then[name]


def test_who_comes_back_reads_the_game_as_their_seat_saw_it() -> None:
    made = table()
    for number in range(6):
        made.move(NAMES[made.turn], made.token(number))
    then = {n: [each["what"] for each in made.told(n, "event") if "told" in each["what"]] for n in NAMES}
    for name in NAMES:
        assert answer(made, name, 0)["story"] == [what["told"] for what in then[name] if what["told"]]
    assert answer(made, "ann", 0)["story"] != answer(made, "bob", 0)["story"]
    made.connect("eve")
    drawn = [
        phrase[1]["drawn"][0] for said in answer(made, "eve", 0)["story"] for phrase in said if "drawn" in phrase[1]
    ]
    assert set(drawn) == {"tally-cards"}, "a spectator reads how many, never which"


def test_who_missed_too_much_or_was_never_here_is_shown_everything() -> None:
    made = played(4)
    for number in range(RECENT_KEPT):
        made.now += 100_000
        made.hear("ann", Say(number, "bla"))
    for version in (0, 1, made.room.kept.version - RECENT_KEPT - 1):
        assert answer(made, "bob", version)["t"] == "snapshot"


def test_nobody_is_told_of_what_was_taken_back() -> None:
    made = table(people=("ann",), bots=("random",))
    while made.turn:
        made.bot_answers()
        made.fire("bot")
    before = made.room.kept.version
    made.move("ann")
    made.hear("ann", Undo(made.room.kept.seats[0].seq))
    assert answer(made, "ann", before)["t"] == "snapshot"
    assert answer(made, "ann", before + 1)["t"] == "missed"


def test_who_connects_again_is_told_what_was_missed() -> None:
    made = played(3)
    version = made.room.kept.version
    made.move(NAMES[made.turn])
    made.connect("eve", client="eve2", version=version)
    assert [letter["t"] for letter in made.told("eve2")] == ["missed"]
    assert made.told("eve2")[0]["whats"][0]["t"] == "moved"


def test_a_ping_tells_the_version() -> None:
    made = played(2)
    made.hear("eve", Ping())
    assert made.last("eve", "pong") == {"t": "pong", "version": made.room.kept.version}


def test_versions_grow_by_one_for_every_connection() -> None:
    made = table()
    made.connect("eve")
    made.hear("bob", Leave())
    made.hear("bob", Sit(1))
    for number in range(10):
        made.move(NAMES[made.turn], made.token(number))
    for name in (*NAMES, "eve"):
        versions = [event["version"] for event in made.told(name, "event")]
        assert versions == list(range(versions[0], made.room.kept.version + 1))


@pytest.mark.parametrize("ruleset", ["obsession", "life", "cardgame-mirror", "thirteen"])
def test_every_recipient_is_shown_its_own_view_and_its_own_moves(ruleset: str) -> None:
    made = table(ruleset)
    made.connect("eve")
    for number in range(25):
        made.move(NAMES[made.turn], made.token(number))
        playing = made.room.kept.playing
        assert playing is not None
        for name, seat in (("ann", 0), ("bob", 1), ("eve", None)):
            game = made.last(name, "event")["game"]
            assert game["view"] == encode_view(playing.game.view(seat))
            assert bool(game["moves"]) == (seat == playing.game.turn)
            assert game["seq"] == (None if seat is None else made.seq(seat))


@pytest.mark.parametrize("ruleset", ["obsession", "thirteen"])
def test_the_json_of_a_view_is_the_one_that_players_get(ruleset: str) -> None:
    made = played(12, ruleset)
    assert made.room.kept.playing is not None
    for seat in (0, 1, None):
        view = made.room.kept.playing.game.view(seat)
        assert bytes(view_json(view)) == msgspec.json.encode(encode_view(view))
        assert json.loads(bytes(view_json(view))) == encode_view(view)


def test_cards_given_away_are_written_for_their_giver_alone() -> None:
    playing = table("thirteen", NAMES[:2]).room.kept.playing
    assert playing is not None
    around = Around(playing.game.view(None))
    for seat in (0, 1, None):
        view = playing.game.view(seat)
        knows = view._replace(known_to_me=(parse_cards("6S9H"), ()))
        assert bytes(around.json(knows)) == msgspec.json.encode(encode_view(knows))
        assert bytes(around.json(view)) == msgspec.json.encode(encode_view(view))
        assert b"known_to_me" not in bytes(around.json(view))


def test_every_field_of_a_table_is_written() -> None:
    playing = table().room.kept.playing
    assert playing is not None
    cards = parse_cards("6SR")
    full = PublicTable(Phase.OFFER, Seat(1), Seat(0), -1, 3, 4, 2, cards[0], cards[:1], cards[1:], Seat(1))
    full = full._replace(
        locked=(Seat(1),), out=(Seat(0),), floor=cards[0], turned=1, bound=(Seat(1),), amount=2, suit_lock=1
    )
    assert [name for name, value in full._asdict().items() if value == PublicTable._field_defaults.get(name)] == []
    view = playing.game.view(0)._replace(table=full)
    assert bytes(view_json(view)) == msgspec.json.encode(encode_view(view))


@pytest.mark.parametrize(("ruleset", "family"), [("obsession", "pile"), ("thirteen", "climb")])
def test_whoever_comes_learns_the_family_of_the_game_and_how_many_cards_stand(ruleset: str, family: str) -> None:
    made = table(ruleset)
    assert made.last("ann", "event")["game"]["standing"] == 0
    stood = set()
    for number in range(40):
        if made.over:
            break
        made.move(NAMES[made.turn], made.token(number + 1))
        shown = answer(made, "bob", 0)
        playing = made.room.kept.playing
        assert playing is not None
        laid = [event for step in playing.game.events(None) for event in step if isinstance(event, Played)]
        pile = shown["game"]["view"]["table"]["pile"]
        assert shown["game"]["standing"] == (len(laid[-1].cards) if pile else 0)
        assert pile[len(pile) - shown["game"]["standing"] :] == ([str(c) for c in laid[-1].cards] if pile else [])
        stood.add(shown["game"]["standing"])
    assert shown["setup"]["family"] == family
    assert stood > {0}


def test_snapshot_tells_the_last_move_again() -> None:
    made = table(people=("ann",), bots=("random",))
    while made.turn:
        made.bot_answers()
        made.fire("bot")
    made.hush()
    made.move("ann")
    seen = made.told("ann", "event")[0]["what"]
    made.hear("ann", Say(1, "bla"))
    assert answer(made, "ann", 0)["last"] == seen
    made.hear("ann", Undo(made.room.kept.seats[0].seq))
    assert "last" not in answer(made, "ann", 0)


def test_a_memo_by_identity_answers_for_the_very_object_only() -> None:
    numbers = count(1)
    memo = IdentityMemo[list[int], int](lambda _: next(numbers), 2)
    one, equal, other = [1], [1], [2]
    assert [memo(one), memo(equal), memo(one), memo(equal)] == [1, 2, 1, 2]
    assert [memo(other), memo(other), memo(one)] == [3, 3, 4]


# -- steps that the server's disk has lost -----------------------------------------------------------------------------


def woken(made: Table, kept: int, lost: int = 0, *, auto: bool = True) -> Table:
    """The room as a server reads it back that has only its first entries."""
    back = Table(Outcome(replay(made.lines[:kept])), auto=auto)
    back.lines = made.lines[:kept]
    back.feed(Woken(lost=lost))
    return back


def test_a_table_that_lost_steps_says_so_to_everyone_until_the_next_deal() -> None:
    made = played(6)
    version = len(made.lines)
    back = woken(made, version - 3, lost=3)
    back.connect("ann", version=version)
    back.connect("bob", version=version - 3)
    back.connect("eve")
    assert (back.told("ann")[0]["t"], back.told("ann")[0]["room"]["lost"]) == ("snapshot", 3)
    assert back.told("bob")[0]["whats"] == [{"t": "restarted", "lost": 3}]
    assert back.told("eve")[0]["room"]["lost"] == 3
    assert not back.told("ann", "refused")
    again = replay(back.lines).kept
    assert again.lost == back.room.kept.lost
    back.move(NAMES[back.turn], back.token(0))
    assert "lost" in json.loads(back.letters["ann"][0])["room"]


def test_a_number_from_before_a_loss_is_never_taken_for_a_later_step() -> None:
    made = played(6)
    version = len(made.lines)
    back = woken(made, version - 3, lost=3)
    back.connect("ann")
    back.connect("bob")
    for number in range(4):
        back.move(NAMES[back.turn], back.token(number))
    assert back.room.kept.version > version
    assert answer(back, "ann", version)["t"] == "snapshot"


def test_a_restart_that_lost_nothing_says_nothing_of_it() -> None:
    back = woken(played(2), len(played(2).lines))
    back.connect("ann")
    assert "lost" not in back.told("ann")[0]["room"]
    assert b"lost" not in back.lines[-1].body


def test_a_client_that_knows_a_later_version_hears_it_alone_and_the_operator_too() -> None:
    made = played(6)
    version = len(made.lines)
    back = woken(made, version - 3)
    back.connect("bob")
    back.hush()
    back.connect("ann", version=version)
    assert [message["t"] for message in back.told("ann")][:2] == ["snapshot", "refused"]
    said = back.told("ann", "refused")[0]
    assert said["about"] == "resync"
    assert said["why"].endswith("The server lost 2 steps that you have seen.")
    assert back.requests == [Behind(version)]
    assert not back.told("bob", "refused")


def test_a_client_is_not_believed_before_the_room_is_claimed() -> None:
    made = played(6)
    version = len(made.lines)
    back = woken(made, version - 3, auto=False)
    back.connect("ann", version=version)
    assert not back.told("ann", "refused")
    # The process that still owned the room has written meanwhile.
    back.feed(NotCommitted(version - 2, "fenced", fenced=True))
    assert not back.told("ann", "refused")
    assert not [request for request in back.requests if isinstance(request, Behind)]
    back = woken(made, version - 3, auto=False)
    back.connect("ann", version=version)
    back.feed(Committed(version - 2))
    assert back.told("ann", "refused")
    assert Behind(version) in back.requests
