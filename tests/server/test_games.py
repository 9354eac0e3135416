"""Whole games over real sockets, from the lobby to the replay."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

import pytest

from emptyhand.game.events import Event
from emptyhand.game.record import Record
from emptyhand.players.game import Game
from emptyhand.players.workers.wire import encode_view
from emptyhand.rules.cards import parse_cards
from emptyhand.table.room.view_json import events_json
from tests.server.servers import Guest, Player, Server, ask, play_on, seated, started

CARD = re.compile(r'"((?:[2-9TJQKA][SHDC])|R)"')
SOME = ("obsession", "thirteen", "thirteen-southern", "life", "cardgame", "cardgame-plus")


@pytest.mark.parametrize("ruleset", SOME)
def test_two_guests_and_a_bot_play_a_game_to_its_end(server: Server, ruleset: str) -> None:
    players = seated(server, ruleset, access="open")
    first, second = players
    assert first.made["room"] in open_rooms(server)
    started(players)
    play_on(list(players))
    assert first.made["room"] not in open_rooms(server), "nothing is left to join or to watch"
    assert first.game is not None
    assert second.game is not None
    assert first.game["result"] == second.game["result"]
    game = first.guest.finished_game(first.made)
    replay = ask(server, "GET", f"/api/games/{game}").json
    assert len(replay["frames"]) == first.game["made"] + 1
    assert replay["names"][:2] == ["Ann", "Ben"]
    assert replay["family"] == first.made["family"]
    record = Record.parse(replay["record"])
    assert record.tokens == tuple(frame["token"] for frame in replay["frames"][1:])
    for player in players:
        player.close()
        nothing_leaked(player, record)


def open_rooms(server: Server) -> list[str]:
    return [room["room"] for room in ask(server, "GET", "/api/rooms").json["open"]]


def nothing_leaked(player: Player, record: Record) -> None:
    """Every view that a seat was sent is the one it has by the rules, and no message names another card."""
    game = Game.resume(record)
    events = game.events(player.you)
    known: set[str] = set()
    for message, text in zip(player.heard, player.texts, strict=True):
        if face := message.get("game"):
            at = face["made"]
            view = encode_view(game.view(player.you, at))
            assert face["view"] == view, record.format()
            known |= cards_in(json.dumps(view)) | cards_in(told(events[at]))
        assert cards_in(text) <= known, record.format()


def cards_in(text: str) -> set[str]:
    """The cards that a text names: in lists, and side by side in phrases. A rank that may be played is no card."""
    side_by_side = "".join(re.findall(r'"cards":"(\w+)"', text))
    return set(CARD.findall(text.replace('"rank":"R"', ""))) | set(map(str, parse_cards(side_by_side)))


def told(events: Iterable[Event]) -> str:
    return " ".join(str(bytes(each)) for each in events_json(events))


def test_a_spectator_sees_no_hand_and_moves_nothing(server: Server) -> None:
    players = seated(server, "obsession")
    eve = Guest(server, "Eve")
    eve.join(players[0].made)
    watcher = eve.sit(players[0].made)
    watcher.until_t("snapshot")
    started(players)
    watcher.until_what("started")
    assert watcher.game is not None
    assert watcher.game["view"]["hand"] == []
    assert watcher.game["moves"] == []
    assert watcher.you is None
    watcher.say("move", seat=0, seq=1, token="^")
    refused = watcher.until_t("refused")
    assert refused["about"] == "move"
    for player in (*players, watcher):
        player.close()


def test_house_rules_are_pasted_and_played(server: Server) -> None:
    ann = Guest(server, "Ann")
    rules = 'extends = "obsession"\ntitle = "Ours"\n[run]\nkill_run = 3\n'
    checked = ann.post("/api/rules", {"rules": rules})
    assert checked.status == 200, checked.body
    assert checked.json["title"] == "Ours"
    room = ann.make_room(rules=rules, seats=2, bots=[None, "level:1"])
    assert "Ours" in ann.get(f"/api/rooms/{room['room']}/book").json["text"]
    player = ann.sit(room)
    player.until_t("snapshot")
    player.say("start", game=1)
    play_on([player])
    player.close()
    assert player.over


def test_a_move_sent_twice_counts_once_and_is_acknowledged_twice(server: Server) -> None:
    players = seated(server, "obsession", bots=0)
    started(players)
    mover = next(player for player in players if player.to_move)
    assert mover.game is not None
    token, made = mover.game["moves"][0], mover.game["made"]
    for _ in range(2):
        mover.say("move", seat=mover.you, seq=mover.game["seq"], token=token)
    first = mover.until_t("ack")
    assert mover.until_t("ack") == first
    mover.say("ping")
    mover.until_t("pong")
    assert mover.game["made"] == made + 1
    for player in players:
        player.close()
