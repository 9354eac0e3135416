"""A device without a server: what it answers, what it stores, and what a kill at any moment leaves behind."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from emptyhand.game.notation import format_token
from emptyhand.game.record import Record, split_records
from emptyhand.players.bots.timed_search import TimedSearch
from emptyhand.players.workers.wire import decode_law, decode_view
from emptyhand.table.api.elsewhere import ForeignGame, GivenRecords, read_games
from emptyhand.table.device.bridge import thinker
from emptyhand.table.room.recover import replay
from tests.offline.sessions import Json, Killed, Person, Shell, new_room, play

OURS = 'extends = "life"\ntitle = "Our Life"\n\n[run]\nkill_run = 3\n'


def says(answer: Json) -> str:
    """The id of the sentence with which a request was refused."""
    return str(json.loads(answer["body"])["say"][0])


def seated(shell: Shell, ruleset: str = "thirteen", seats: int = 3, **more: object) -> Person:
    """Ann, in a game with bots that has begun."""
    ann = Person(shell, new_room(shell, ruleset, [None, *["level:1"] * (seats - 1)], **more))
    shell.say(ann.client, {"t": "start", "game": 1})
    ann.listen()
    return ann


def test_a_game_of_house_rules_is_played_kept_and_can_be_verified() -> None:
    shell = Shell()
    told = shell.post("/api/rules?lang=de", {"rules": OURS})
    assert told["title"] == "Our Life"
    assert told["text"].startswith("# Our Life")
    ann = seated(shell, rules=OURS)
    assert play(shell, [ann])
    (link,) = shell.get(f"/api/rooms/{ann.room}")["games"]
    record = shell.ask("GET", f"/api/games/{link['id']}/record")
    assert record["kind"] == "text/plain"
    assert Record.parse(record["body"]).over
    mine = shell.get("/api/me/games")
    assert [(game["id"], game["seat"], game["about"]["over"]) for game in mine["games"]] == [(link["id"], 0, True)]
    assert mine["name"] == "Ann"
    shown = shell.get(f"/api/games/{link['id']}?seat=0")
    assert (shown["mine"], shown["record"]) == (0, record["body"])
    records = shell.ask("GET", "/api/me/records")["body"]
    assert split_records(records) == (record["body"],)
    # A server takes the same file.
    (taken,) = read_games(GivenRecords(records, "Ann"), "person")
    assert isinstance(taken, ForeignGame)
    assert (taken.record, taken.seat, taken.room) == (record["body"], 0, ann.room)
    assert shell.post("/api/me/forget", {"game": link["id"]}) == {"deleted": 1, "left": 0}
    assert shell.ask("GET", f"/api/games/{link['id']}")["status"] == 404
    # A room that is read again does not bring the game back.
    shell.start()
    Person(shell, ann.room)
    assert shell.get("/api/me/games")["games"] == []


def test_the_journal_is_one_that_a_server_reads() -> None:
    shell = Shell()
    ann = seated(shell)
    for _ in range(5):
        shell.wait()

    class Line:
        def __init__(self, seq: int, body: str) -> None:
            self.seq, self.body = seq, body.encode()

    room = replay([Line(line["seq"], line["body"]) for line in shell.journal[ann.room]])
    assert room.kept.seats[0].name == "Ann"
    assert room.kept.version == len(shell.journal[ann.room])


def test_rooms_are_listed_and_go_on_where_they_were() -> None:
    shell = Shell()
    ann = seated(shell)
    assert ann.game is not None
    made = ann.game["made"]
    shell.start()
    (brief,) = shell.get("/api/rooms")["mine"]
    assert (brief["room"], brief["phase"], brief["ruleset"]) == (ann.room, "playing", "thirteen")
    assert shell.post(f"/api/rooms/{ann.room}/invitation", {})["joined"]
    again = Person(shell, ann.room)
    assert again.game is not None
    assert again.game["made"] == made
    assert play(shell, [again])
    (brief,) = shell.get("/api/rooms")["mine"]
    assert brief["phase"] == "over"


def test_an_unfinished_game_stays_listed_however_many_are_made_and_finished_after_it() -> None:
    shell = Shell()
    first = new_room(shell, "thirteen", [None, None])
    shell.post(f"/api/rooms/{first}/companions", {"names": ["Ben"]})
    rooms = [first, *(new_room(shell, "thirteen", [None, "level:1"]) for _ in range(20))]
    newest = seated(shell)
    assert play(shell, [newest])
    rooms.append(newest.room)
    listed = [brief["room"] for brief in shell.get("/api/rooms")["mine"]]
    assert sorted(listed) == sorted(rooms)
    assert listed[-1] == rooms[-1], "what is over comes last"


def test_an_unfinished_game_can_be_deleted_and_leaves_nothing_but_finished_ones() -> None:
    shell = Shell()
    other = seated(shell)
    ann = seated(shell)
    assert play(shell, [ann])
    shell.say(ann.client, {"t": "ready", "game": 2})
    shell.post(f"/api/rooms/{ann.room}/companions", {"names": ["Ben"]})
    shell.fail = lambda effect: {"t": "notstored", "batch": effect["batch"], "why": "QuotaExceededError"}
    assert says(shell.ask("POST", f"/api/rooms/{ann.room}/discard", {})) == "offline-unwritten"
    shell.fail = lambda _: None
    ann.connect()
    assert shell.ask("POST", f"/api/rooms/{ann.room}/discard", {})["status"] == 200
    assert shell.closed[ann.client] == 4000
    assert list(shell.journal) == [other.room]
    assert not [key for key in shell.rows if key.endswith(f"/{ann.room}")]
    for _ in range(2):
        assert [brief["room"] for brief in shell.get("/api/rooms")["mine"]] == [other.room]
        assert shell.ask("POST", f"/api/rooms/{ann.room}/discard", {})["status"] == 404
        assert shell.closed[shell.dial(ann.room)] == 4000
        (game,) = shell.get("/api/me/games")["games"]
        assert shell.get(f"/api/games/{game['id']}")["record"]
        shell.start()
    other.connect()
    assert play(shell, [other])


def test_a_room_that_nobody_looks_at_stands_still() -> None:
    shell = Shell()
    ann = seated(shell, "obsession")
    shell.feed({"t": "hungup", "client": ann.client})
    before = len(shell.journal[ann.room])
    shell.ring = None
    shell.ms += 24 * 3600 * 1000
    shell.feed({"t": "rang"})
    assert shell.ring is None
    assert len(shell.journal[ann.room]) == before
    again = Person(shell, ann.room)
    assert play(shell, [again])


# -- kills -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", range(6))
def test_what_was_answered_before_a_kill_is_there_after_it(after: int) -> None:
    shell = Shell()
    shell.kill_at = after
    try:
        new_room(shell, "thirteen", [None, "level:1", "level:1"])
    except Killed:
        pass
    else:
        assert after == 5
    named, made = shell.answers.get(1), shell.answers.get(2)
    shell.kill_at = None
    shell.start()
    if named:
        assert shell.get("/api/me") == {"name": "Ann"}
    rooms = [brief["room"] for brief in shell.get("/api/rooms")["mine"]]
    if made:
        assert rooms == [json.loads(made["body"])["room"]]
    # Whatever came of the request, the next one is served.
    assert new_room(shell, "thirteen", [None, "level:1"]) not in rooms


@pytest.mark.parametrize(("ruleset", "seed"), [("thirteen", 1), ("obsession", 2), ("life", 3)])
def test_a_game_survives_kills_after_any_effect(ruleset: str, seed: int) -> None:
    shell, chance = Shell(seed), Random(seed)
    ann = seated(shell, ruleset)
    kills = 0
    while True:
        shell.kill_at = chance.randrange(2, 40)
        try:
            assert play(shell, [ann])
            break
        except Killed:
            kills += 1
        shell.kill_at = None
        ann.listen()
        shell.start()
        ann.connect()
        assert ann.game is not None
        # A decision that was acknowledged is made: the next one has a higher number.
        assert ann.game["seq"] is None or ann.game["seq"] > ann.acknowledged
    assert kills >= 3
    shell.kill_at = None
    assert len(shell.get("/api/me/games")["games"]) == 1


def test_nothing_is_answered_or_acknowledged_before_it_is_stored() -> None:
    shell = Shell()
    held: list[Json] = []

    def hold(effect: Json) -> Json:
        held.append(effect)
        return {"t": "rang"}

    shell.post("/api/guest", {"name": "Ann"})
    shell.fail = hold
    shell.feed({"t": "asked", "number": 50, "method": "POST", "path": "/api/guest", "body": '{"name": "Bea"}'})
    shell.feed({"t": "asked", "number": 51, "method": "GET", "path": "/api/me", "body": ""})
    assert 50 not in shell.answers
    assert 51 not in shell.answers
    shell.fail = lambda _: None
    shell.feed(shell._stored(held.pop()))
    assert [json.loads(shell.answers[number]["body"])["name"] for number in (50, 51)] == ["Bea", "Bea"]
    ann = seated(shell)
    while not ann.moves:
        shell.wait()
        ann.listen()
    shell.fail = hold
    ann.decide()
    assert ann.acknowledged == 0
    shell.fail = lambda _: None
    shell.feed(shell._stored(held.pop()))
    ann.listen()
    assert ann.acknowledged == 1


def test_a_full_disk_is_said_and_changes_nothing() -> None:
    shell = Shell()
    shell.post("/api/guest", {"name": "Ann"})
    ann = seated(shell)
    while not ann.moves:
        shell.wait()
        ann.listen()
    shell.fail = lambda effect: {"t": "notstored", "batch": effect["batch"], "why": "QuotaExceededError"}
    refused = shell.ask("POST", "/api/guest", {"name": "Bea"})
    assert (refused["status"], says(refused)) == (503, "offline-unwritten")
    ann.decide()
    assert ann.acknowledged == 0
    shell.fail = lambda _: None
    assert shell.get("/api/me") == {"name": "Ann"}
    # The room tries again by itself.
    while not ann.acknowledged:
        shell.wait()
        ann.listen()
    assert play(shell, [ann])


def test_a_room_that_another_window_has_written_is_read_again() -> None:
    shell = Shell()
    ann = seated(shell)
    while not ann.moves:
        shell.wait()
        ann.listen()
    shell.fail = lambda effect: {"t": "notstored", "batch": effect["batch"], "why": "ConstraintError", "fenced": True}
    ann.decide()
    shell.fail = lambda _: None
    assert shell.closed[ann.client] == 1012
    ann.connect()
    assert play(shell, [ann])


# -- hostile input ---------------------------------------------------------------------------------------------------

PATHS: tuple[str, ...] = (
    "",
    "/",
    "api",
    "/api",
    "//api/me",
    "/api/rooms/../me",
    "/api/rooms/%2e%2e/book",
    "/api/games/ /record",
)
PATHS += ("http://[", "/api/replay?seat=%", "/api/rulesets/../../etc/book", "/api/rulesets/%00/book")
PATHS += ("/" + "a" * 9000,)
BODIES: tuple[str, ...] = (
    "",
    "{",
    "null",
    "[]",
    '{"name": 1}',
    '{"name": ""}',
    '{"name": "a", "more": 1}',
    '{"name": "\\u202e"}',
)
BODIES += ("[" * 50_000, '{"name": "' + "a" * 70_000 + '"}', '{"seats": 99}', '{"seats": 4, "bots": ["./x.py"]}')


def test_hostile_requests_get_one_sentence_and_change_nothing() -> None:
    shell = Shell()
    for path in PATHS:
        for method in ("GET", "POST", "DELETE"):
            assert shell.ask(method, path, "{}")["status"] in (400, 401, 404), path
    for path in ("/api/guest", "/api/rooms", "/api/rules", "/api/replay", "/api/me/forget"):
        for body in BODIES:
            answer = shell.ask("POST", path, body)
            assert answer["status"] in (400, 401, 413), (path, body[:40])
            assert says(answer)
    assert (shell.rows, shell.journal) == ({}, {})
    shell.post("/api/guest", {"name": "Ann"})
    for body in BODIES:
        assert shell.ask("POST", "/api/rooms", body)["status"] in (400, 413), body[:40]
    assert shell.journal == {}


def test_a_foreign_text_is_called_no_record_and_no_rules() -> None:
    shell = Shell()
    for text in ("\ufffdPNG\r\n\x1a\n", "PK\x03\x04", '{"games": []}', "<!doctype html>"):
        assert says(shell.ask("POST", "/api/replay", {"record": text})) == "api-no-record"
        assert says(shell.ask("POST", "/api/rules", {"rules": text})) == "api-no-rules"
        assert says(shell.ask("POST", "/api/workshop", {"rules": text})) == "api-no-rules"
    # What is nearly right is told what is wrong with it.
    record, rules = '[Game "life"]\n', "[turn]\nrefil_to = 3\n"
    assert says(shell.ask("POST", "/api/replay", {"record": record})) == "api-record"
    assert says(shell.ask("POST", "/api/rules", {"rules": record})) == "api-no-rules"
    assert says(shell.ask("POST", "/api/replay", {"record": rules})) == "api-no-record"
    assert says(shell.ask("POST", "/api/rules", {"rules": rules})) == "api-rules"


def test_hostile_messages_and_connections_are_refused() -> None:
    shell = Shell()
    ann = seated(shell)
    lines = len(shell.journal[ann.room])
    for text in ("", "{", '{"t": "nothing"}', '{"t": "move"}', "[" * 9000, "a" * 9000):
        shell.say(ann.client, text)
        assert shell.heard[ann.client][-1]["t"] == "refused"
    shell.say("nobody", {"t": "ping"})
    shell.say(ann.client, "\ud800")
    shell.feed({"t": "nothing"})
    assert len(shell.journal[ann.room]) == lines
    for room, companion in (("ZZZZZZ", 0), ("", 0), (ann.room, 1), (ann.room, -1), (ann.room, 99)):
        assert shell.closed[shell.dial(room, 0, companion)] == 4000


def test_rows_that_cannot_be_read_are_left_alone() -> None:
    shell = Shell()
    shell.rows |= {"owner": "{", "room/ABCDEF": "null", "game/x": "[]", "else": "1"}
    before = dict(shell.rows)
    shell.start()
    assert shell.get("/api/me") == {"name": None}
    assert shell.ask("GET", "/api/me/games")["status"] == 401
    assert shell.rows == before


# -- what a device cannot do -----------------------------------------------------------------------------------------


def test_what_needs_a_server_is_refused_with_one_sentence() -> None:
    shell = Shell()
    shell.post("/api/guest", {"name": "Ann"})
    needs: list[tuple[str, object]] = [("/api/me/link", {}), ("/api/me/claim", {}), ("/api/me/out", {})]
    for path, body in needs:
        refused = shell.ask("POST", path, body)
        assert (refused["status"], says(refused)) == (501, "offline-needs-server")
    assert says(shell.ask("POST", f"/api/games/{'0' * 32}/review", {"seat": 0})) == "offline-needs-coach"


def test_house_rules_are_made_checked_tried_and_shared_without_a_server() -> None:
    shell = Shell()
    draft = shell.post("/api/workshop?lang=en", {"parent": "life", "set": {"run.kill_run": 3}})
    assert draft["problem"] is None
    assert draft["playable"]["differs"] > 0
    assert shell.post("/api/workshop", {"parent": "life", "set": {"players.least": 99}})["problem"]
    rules = {"rules": draft["rules"]}
    shared = shell.post("/api/workshop/share", rules)
    assert shared["link"].endswith(f"/#/workshop/{shared['code']}")
    assert shared["qr"].startswith("data:image/svg+xml")
    assert shell.post("/api/workshop/open", {"code": shared["code"]})["rules"] == draft["rules"]
    assert shell.post("/api/workshop/try", {**rules, "pile": ["5"], "cards": ["8"]})["allowed"]
    trial = shell.post("/api/workshop/trial?lang=en", rules)
    assert trial["games"] == 12
    assert "of 12 games of" in trial["text"]
    assert shell.post("/api/workshop/compare", {"first": "life", "second": draft["rules"]})["differs"] > 0
    assert says(shell.ask("POST", "/api/workshop/open", {"code": "?"})) == "api-bad-link"
    assert shell.ask("POST", "/api/workshop", {"set": {"x": {}}})["status"] == 400
    assert says(shell.ask("POST", "/api/lab", {})) == "offline-needs-lab"


def test_the_highest_level_is_neither_listed_nor_seated() -> None:
    shell = Shell()
    levels = {level["spec"]: level for level in shell.get("/api/levels")["levels"]}
    assert list(levels) == ["level:1", "level:2", "level:3", "level:4"]
    # How often it wins was measured with compiled code.
    assert levels["level:3"]["won"]
    assert not levels["level:4"]["won"]
    shell.post("/api/guest", {"name": "Ann"})

    def wanted(ruleset: str, *bots: str) -> Any:
        return shell.ask("POST", "/api/rooms", {"ruleset": ruleset, "seats": len(bots) + 1, "bots": [None, *bots]})

    assert says(wanted("obsession", "level:5", "level:1")) == "offline-bot"
    assert wanted("obsession", "level:4")["status"] == 201
    ann = Person(shell, json.loads(wanted("thirteen", "level:3")["body"])["room"])
    shell.say(ann.client, {"t": "set_bot", "seat": 1, "spec": "search:100"})
    assert shell.heard[ann.client][-1]["why"][0] == "offline-bot"


def test_a_bot_that_looks_ahead_thinks_beside_the_device() -> None:
    shell, answers = Shell(), list[str]()

    def think(question: str) -> str:
        # Every other thought is lost, as if its worker could not start: the bot makes a quick move.
        answers.append(thinker.answer(question) if len(answers) % 2 else "")
        return answers[-1]

    shell.think = think
    ann = Person(shell, new_room(shell, "thirteen", [None, "level:4"]))
    shell.say(ann.client, {"t": "start", "game": 1})
    while not answers:
        shell.wait()
        ann.listen()
        if ann.moves:
            ann.decide()
    # A thought about another position changes nothing.
    shell.feed({"t": "considered", "room": ann.room, "seat": 1, "seq": 999, "token": "3s"})
    assert play(shell, [ann])
    assert any(answers)


def test_interpreted_kernels_without_numpy_choose_as_compiled_ones_do(tmp_path: Path) -> None:
    shell, asked = Shell(), list[str]()

    def lose(question: str) -> str:
        asked.append(question)
        return ""

    shell.think = lose
    for ruleset in ("obsession", "thirteen", "president"):
        ann = Person(shell, new_room(shell, ruleset, [None, "level:4", "level:4"]))
        shell.say(ann.client, {"t": "start", "game": 1})
        play(shell, [ann], 25)
    assert len(asked) > 20
    (tmp_path / "asked.json").write_text(json.dumps(asked), "utf-8")
    here = [answered(question, 24) for question in asked]
    assert len(set(here)) > 5
    script = (
        "import sys, json; sys.modules['numpy'] = sys.modules['numba'] = None\n"
        "import importlib.util as util; found = util.find_spec\n"
        "util.find_spec = lambda name, package=None: None if name == 'numba' else found(name, package)\n"
        "from tests.offline.test_device import answered\n"
        f"print(json.dumps([answered(each, 24) for each in json.load(open({str(tmp_path / 'asked.json')!r}))]))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == here


def answered(question: str, rollouts: int) -> str:
    """The move for a question with a budget in rollouts: the time is never up."""
    asked = json.loads(question)
    law = decode_law(asked["law"])
    view = decode_view({law.digest: law}, asked["view"])
    return format_token(law, None, TimedSearch(1, rollouts, 1e9).choose(view))


def test_a_hint_is_given_without_looking_ahead_and_says_so() -> None:
    shell = Shell()
    ann = seated(shell)
    while len(ann.moves) < 2:
        if ann.moves:
            ann.decide()
        else:
            shell.wait()
        ann.listen()
    assert ann.game is not None
    shell.say(ann.client, {"t": "hint", "seq": ann.game["seq"]})
    (advice,) = [message for message in ann.listen() if message["t"] == "advice"]
    assert advice["how"] == "quick"
    assert advice["token"] in ann.moves
    assert advice["says"][-1][0] == "coach-hint-quick"


# -- several people at one device ------------------------------------------------------------------------------------


def test_people_at_one_device_get_messages_with_their_own_cards_only() -> None:
    shell = Shell()
    # One pack, every card in one hand only: a card that somebody holds is nobody else's.
    room = new_room(shell, "thirteen", [None, None, "level:1", "level:1"])
    assert shell.post(f"/api/rooms/{room}/companions", {"names": ["Ben"]})["companions"] == ["Ben"]
    people = [Person(shell, room), Person(shell, room, companion=1)]
    shell.say(people[1].client, {"t": "sit", "seat": 1})
    shell.say(people[0].client, {"t": "start", "game": 1})
    checked = 0
    for _ in range(1000):
        fresh = [json.dumps(person.listen()) for person in people]
        hands = [person.game["view"]["hand"] if person.game else [] for person in people]
        for seat, text in enumerate(fresh):
            # Everyone is told who has the 3 of spades and begins.
            seen = [card for card in hands[1 - seat] if f'"{card}"' in text and card != "3S"]
            assert seen == [], f"seat {seat} was shown {seen}"
            checked += bool(text != "[]" and hands[1 - seat])
        due = next((person for person in people if person.moves), None)
        if people[0].game and people[0].game["result"] is not None:
            break
        if due is None:
            shell.wait()
        elif due.game:
            due.shell.say(due.client, {"t": "move", "seat": due.seat, "seq": due.game["seq"], "token": due.moves[0]})
    assert checked > 10
    (game,) = shell.get("/api/me/games")["games"]
    assert game["about"]["names"][:2] == ["Ann", "Ben"]
    shell.start()
    assert shell.get(f"/api/rooms/{room}")["companions"] == ["Ben"]
