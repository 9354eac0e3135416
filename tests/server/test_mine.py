"""A guest's own games: only those they sat in, movable by the device link, and deleted as far as they are theirs."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing

from sqlalchemy import create_engine

from emptyhand.game.deal import deal
from emptyhand.game.record import split_records
from emptyhand.players.bots import make
from emptyhand.players.game import Game
from emptyhand.server.access.guests import token_hash
from emptyhand.server.storage.migrations import VERSIONS, migrate
from emptyhand.server.storage.store import Adding, Lobby
from emptyhand.table.api.elsewhere import MOST_AT_ONCE, ForeignGame
from emptyhand.table.api.games import one_file
from emptyhand.table.api.own_rules import MOST_SAVED
from emptyhand.table.api.replays import MAX_RECORD
from tests.helpers import law
from tests.server.conftest import OFFLINE
from tests.server.servers import Guest, Server, ask, play_on, seated, started
from tests.server.test_reviews import finished


def ids(guest: Guest) -> list[str]:
    return [game["id"] for game in guest.get("/api/me/games").json["games"]]


def test_history_has_the_games_that_a_guest_sat_in_and_moves_to_another_device(server: Server) -> None:
    ann, game = finished(server)
    assert ann.get("/api/me").body == b'{"name":"Ann"}'
    (mine,) = ann.get("/api/me/games").json["games"]
    assert (mine["id"], mine["seat"]) == (game, 0)
    assert mine["about"]["names"][0] == "Ann"
    assert mine["about"]["bots"] == [None, "level:1"]
    assert min(mine["about"]["placed"]) in (0, 1)
    assert ann.get(f"/api/games/{game}").json["mine"] == 0
    assert ask(server, "GET", f"/api/games/{game}").json["mine"] is None
    secret = ann.post("/api/me/link").json["secret"]
    phone = Guest(server, "Phone")
    assert ids(phone) == []
    claimed = ask(server, "POST", "/api/me/claim", {"secret": secret})
    phone.cookie = claimed.headers["set-cookie"].split(";")[0]
    assert ids(phone) == [game]
    records = ann.get("/api/me/records")
    assert [split_records(records.body.decode())] == [split_records(ann.get(f"/api/games/{game}/record").body.decode())]


def test_a_game_with_bots_is_deleted_and_does_not_come_back_after_a_restart(own_server: Server) -> None:
    ann, game = finished(own_server)
    assert Guest(own_server, "Eve").post("/api/me/forget", {"game": game}).status == 404
    assert ids(ann) == [game]
    assert ann.post("/api/me/forget", {"game": game}).json == {"deleted": 1, "left": 0}
    assert ids(ann) == []
    own_server.end()
    own_server.start()
    assert ids(ann) == []
    assert ann.get(f"/api/games/{game}").status == 404
    assert ann.post("/api/me/forget", {"game": game}).status == 404
    # This server has an address for playing without it; others say nothing of the kind.
    assert ann.get("/api/me").json == {"name": "Ann", "offline": OFFLINE}


def test_a_game_that_others_sat_in_stays_theirs(server: Server) -> None:
    players = seated(server, "thirteen", bots=0)
    started(players)
    play_on(list(players))
    ann, ben = (player.guest for player in players)
    game = ann.finished_game(players[0].made)
    for player in players:
        player.close()
    assert ids(ann) == ids(ben) == [game]
    assert ann.post("/api/me/forget", {}).json == {"deleted": 0, "left": 1}
    assert ids(ann) == []
    assert ids(ben) == [game]
    assert ben.get(f"/api/games/{game}").json["mine"] == 1
    assert ben.post("/api/me/forget", {}).json == {"deleted": 1, "left": 0}


# -- games played elsewhere ------------------------------------------------------------------------------------------


def record_of(seed: int, names: tuple[str, ...] = ("Annie", "Bob"), moves: int | None = None) -> str:
    """The record of a game between bots, or of its first moves."""
    game = Game(law("thirteen"), deal(law("thirteen"), len(names), seed), names)
    bots = [make("greedy", seat, game.law) for seat in range(len(names))]
    while not game.over and (moves is None or len(game.moves) < moves):
        game.play(bots[game.turn].choose(game.view(game.turn)))
    return game.record().format()


def add(guest: Guest, *records: str, name: str = "Annie") -> tuple[int, list[tuple[int, str]]]:
    """How many games were added, and the reasons for the others."""
    answer = guest.post("/api/me/games", {"records": one_file(records), "name": name})
    assert answer.status == 200, answer.body
    return answer.json["added"], [(each["number"], each["say"][0]) for each in answer.json["refused"]]


def test_games_played_elsewhere_are_verified_and_added_once(server: Server) -> None:
    ann, own = finished(server)
    text = ann.get(f"/api/games/{own}/record").body.decode()
    assert add(ann, text, name="Ann") == (0, [(1, "api-record-known")]), "a game of this server is no game of elsewhere"
    good, other = record_of(1), record_of(2)
    wrong = good.replace('[Result "', '[Result "9 ')
    refused = [(2, "api-record"), (3, "api-record-unfinished"), (4, "api-record-name"), (6, "api-record-known")]
    texts = (good, wrong, record_of(3, moves=5), record_of(4, ("Cid", "Dan")), other, good)
    assert add(ann, *texts) == (2, refused)
    guest, mixed = record_of(5, ("Bob", "Guest")), record_of(6, ("Guest", "Annie"))
    names = {"name": "Annie", "also": [" Guest "]}
    assert ann.post("/api/me/games", {"records": one_file([guest, mixed]), **names}).json == {"added": 2, "refused": []}
    seats = {game["about"]["names"][game["seat"]] for game in ann.get("/api/me/games").json["games"]}
    assert seats == {"Ann", "Annie", "Guest"}
    for each in ann.get("/api/me/games").json["games"][:2]:
        ann.post("/api/me/forget", {"game": each["id"]})
    shown = [game for game in ann.get("/api/me/games").json["games"] if game["about"].get("elsewhere")]
    assert [(game["seat"], game["about"]["names"], game["about"]["over"]) for game in shown] == [
        (0, ["Annie", "Bob"], True)
    ] * 2
    assert len(ids(ann)) == 3
    first = shown[0]["id"]
    assert ann.get(f"/api/games/{first}").json["mine"] == 0
    assert ann.get(f"/api/games/{first}/record").body.decode() == good, "in the order of the file"
    # Another person adds the same game as their own; who deletes it may add it again.
    bob = Guest(server, "Bob")
    assert add(bob, good, name=" Bob ") == (1, [])
    assert ann.post("/api/me/forget", {"game": first}).json == {"deleted": 1, "left": 0}
    assert add(ann, good) == (1, [])
    assert bob.post("/api/me/forget", {}).json == {"deleted": 1, "left": 0}


def test_games_played_elsewhere_are_bounded_in_number_and_size(server: Server) -> None:
    ann = Guest(server, "Ann")
    for records in ("", "x" * (MAX_RECORD + 1), "[Game \n" * (MOST_AT_ONCE + 1)):
        answer = ann.post("/api/me/games", {"records": records, "name": "Ann"})
        assert (answer.status, ids(ann)) == (400, [])
    with create_engine("sqlite://").begin() as db:
        migrate(db)
        lobby = Lobby(db)
        games = [ForeignGame(str(number), 0, "record", "{}", "", 0) for number in range(3)]
        assert lobby.add_elsewhere("ann", games, 9, most=2) == [Adding.ADDED, Adding.ADDED, Adding.FULL]
        assert [row.game for row in lobby.played("ann", 9)] == ["0", "1"]


# -- house rules -----------------------------------------------------------------------------------------------------


def titles(guest: Guest) -> list[str]:
    return [each["title"] for each in guest.get("/api/me/rules").json["rules"]]


def test_saved_house_rules_follow_the_guest_to_another_device_and_outlive_the_server(own_server: Server) -> None:
    ann, eve = Guest(own_server, "Ann"), Guest(own_server, "Eve")
    for title, rules in (("Sunday", "extends = 'life'\n"), ("Ours", "a"), ("Ours", "extends = 'cardgame'\n")):
        assert ann.post("/api/me/rules", {"title": title, "rules": rules}).status == 200
    secret = ann.post("/api/me/link").json["secret"]
    phone = Guest(own_server, "Phone")
    phone.cookie = ask(own_server, "POST", "/api/me/claim", {"secret": secret}).headers["set-cookie"].split(";")[0]
    own_server.end()
    own_server.start()
    assert (titles(phone), titles(eve)) == (["Ours", "Sunday"], [])
    assert phone.get("/api/me/rules").json["rules"][0]["rules"] == "extends = 'cardgame'\n"
    assert eve.post("/api/me/rules/drop", {"title": "Ours"}).status == 404
    assert phone.post("/api/me/rules/drop", {"title": "Ours"}).status == 200
    assert titles(ann) == ["Sunday"]


def test_a_guest_saves_forty_rulesets_and_the_oldest_make_room(server: Server) -> None:
    ann = Guest(server, "Ann")
    for number in range(MOST_SAVED + 2):
        ann.post("/api/me/rules", {"title": f"R{number}", "rules": "extends = 'life'"})
    assert sorted(titles(ann)) == sorted(f"R{number}" for number in range(2, MOST_SAVED + 2))
    for wrong in (
        {"title": "", "rules": "x"},
        {"title": "x" * 81, "rules": "x"},
        {"title": "x", "rules": "x" * 20_001},
    ):
        assert ann.post("/api/me/rules", wrong).status == 400


def test_what_a_guest_has_deleted_is_in_no_file_of_the_lobby(own_server: Server) -> None:
    """SQLite leaves deleted rows in free pages unless it is asked to overwrite them."""
    canary = "Xanthippe" * 3
    ann, (ben, game) = Guest(own_server, "Ann"), finished(own_server)
    for number in range(9):
        rules = {"title": f"{canary} {number}", "rules": f"# {canary}\n" * 200}
        assert ann.post("/api/me/rules", rules).status == 200
    record = ben.get(f"/api/games/{game}/record").body
    links = [ann.post("/api/me/link").json["secret"] for _ in range(3)]
    secrets = [token_hash(each) for each in (*links, ann.cookie.partition("=")[2])]
    own_server.end()
    assert traces(own_server, canary.encode(), record, *secrets) == [canary.encode(), record, *secrets]
    own_server.start()
    for number in range(9):
        assert ann.post("/api/me/rules/drop", {"title": f"{canary} {number}"}).status == 200
    assert ben.post("/api/me/forget", {"game": game}).json == {"deleted": 1, "left": 0}
    assert ann.post("/api/me/out", {"everywhere": True}).status == 200
    own_server.end()
    assert traces(own_server, canary.encode(), record, *secrets) == []


def traces(server: Server, *wanted: bytes) -> list[bytes]:
    """Return those of some texts that a file of the lobby contains."""
    files = [path.read_bytes() for path in server.data.glob("lobby.db*")]
    # A long text is spread over pages: its middle is in one of them.
    return [each for each in wanted if any(each[len(each) // 2 :][:40] in content for content in files)]


def test_games_from_before_there_were_histories_are_in_them_after_the_upgrade(own_server: Server) -> None:
    first, second = seated(own_server, "life", bots=0, clock_ms=0)
    started((first, second))
    play_on([first, second])
    game = first.guest.finished_game(first.made)
    before = [player.guest.get("/api/me/games").json["games"] for player in (first, second)]
    assert [[mine["id"] for mine in games] for games in before] == [[game], [game]]
    own_server.end()
    # The lobby as the oldest version left it.
    with closing(sqlite3.connect(own_server.data / "lobby.db")) as db:
        for table in ("played", "house_rules", VERSIONS):
            db.execute(f"DROP TABLE {table}")
    own_server.start()
    wait_until(lambda: ids(first.guest) == ids(second.guest) == [game])
    assert [player.guest.get("/api/me/games").json["games"] for player in (first, second)] == before
    # A game that was deleted stays deleted at the next start.
    assert first.guest.post("/api/me/forget", {"game": game}).status == 200
    own_server.end()
    own_server.start()
    assert (ids(first.guest), ids(second.guest)) == ([], [game])


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)
