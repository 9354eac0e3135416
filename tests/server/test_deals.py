"""A deal over real sockets: promised, made with the players' numbers, verified by them and again from the record."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.game.fair.witness import VERDICTS, Witness
from emptyhand.game.record import Record
from tests.server.servers import Json, Player, Server, ask, play_on, seated


class Watcher:
    """Puts a witness between a player and its connection."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.witness = Witness(lambda: secrets.token_bytes(32))
        for message in player.heard:
            self.witness.take(message)
        learn = player._learn

        def watch(message: Json) -> None:
            learn(message)
            for answer in self.witness.take(message):
                player.socket.send(json.dumps(answer))

        player._learn = watch  # type: ignore[method-assign]

    def get_ready(self) -> None:
        if self.witness.next is None:
            self.player.until(lambda _: self.witness.next is not None)
        self.player.socket.send(json.dumps(self.witness.readied({"t": "ready", "game": 1})))


def test_players_and_readers_of_the_record_verify_the_deal(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = seated(server, "thirteen")
    watchers = [Watcher(player) for player in players]
    for watcher in watchers:
        watcher.get_ready()
    # Both receive by turns: each reveals its number when it learns that it may.
    play_on(list(players))
    for watcher in watchers:
        assert watcher.witness.trouble is None
        assert watcher.witness.verdict() == VERDICTS[True, True]
    first = players[0]
    text = ask(server, "GET", f"/api/games/{first.guest.finished_game(first.made)}/record").body.decode()
    for player in players:
        player.close()
    fair = Record.parse(text).fair
    assert fair is not None
    assert (fair.room, fair.contributors) == (first.made["room"], (0, 1))
    (tmp_path / "game.txt").write_text(text, "utf-8")
    assert main(["verify", str(tmp_path / "game.txt")]) == 0
    said = capsys.readouterr().out
    assert "the server's secret, the number of Ann and the number of Ben give these cards; promise " in said
