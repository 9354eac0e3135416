"""Valid messages in wrong order over real connections: nothing breaks, and each gets an answer.

What a refusal may change, which is nothing, is looked at inside rooms by tests/security/test_wrong_order.py.
A full run sends a hundred thousand, EMPTYHAND_LONG=100 ten million.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from emptyhand.server.access.limits import USUAL
from emptyhand.table.room import messages as m
from tests.scale import IS_FULL, scaled
from tests.security.moments import TOKENS
from tests.server.servers import ANSWER_SECONDS, Guest, Player, Server, seated, started

SEQUENCES, LENGTH = scaled(10_000 if IS_FULL else 5_000), 10
TABLES, SPELL = 3, 100
"""Tables at a time, and sequences of each connection there until others take its place."""
RULESETS = ("obsession", "life", "cardgame", "thirteen")


@pytest.fixture
def patient_server(tmp_path: Path) -> Iterator[Server]:
    """One that listens to any number of messages."""
    config = tmp_path / "serve.toml"
    config.write_text("[limits]\n" + "".join(f"{name} = [1e9, 1e9]\n" for name in USUAL))
    running = Server(tmp_path / "data", "--config", str(config))
    yield running
    running.end()


def anything(player: Player, random: Random) -> m.ClientMessage:
    """A message of any kind, with numbers near those that would be right; some are moves that are due."""
    game = player.game or {}
    seat = random.randrange(4)
    seq = max(0, int(game.get("seq") or 0) + random.randrange(-2, 3))
    offered = game.get("moves") or TOKENS
    token = random.choice(offered if random.random() < 0.7 else TOKENS)
    if game.get("moves") and random.random() < 0.2:
        return m.MoveRequest(player.you or 0, int(game["seq"]), token)
    number, yes, round_ = random.randrange(4), random.random() < 0.7, random.randrange(1, 4)
    return random.choice(
        (
            *(m.MoveRequest(seat, seq, token), m.Check(seq, token), m.Sit(seat), m.Ready(round_), m.Start(round_)),
            *(m.SetBot(seat, random.choice((None, "level:1", "nobody", "./a.py"))), m.HandOver(seat)),
            *(
                m.Undo(seq),
                m.Pause(),
                m.Resume(),
                m.Propose("life"),
                m.Vote(number, yes),
                m.Vote(number, yes),
                m.ReturnToSeat(),
            ),
            *(
                m.Say(seq, "Hello"),
                m.React("wow"),
                m.HintRequest(seq),
                m.Learn(seq),
                m.Resync(max(0, player.version - number)),
                m.Ping(),
                m.Prove(),
            ),
            m.Reveal(round_, "0" * 64),
            m.Kick(seat) if random.random() < 0.05 else m.Ping(),
            m.Leave() if random.random() < 0.05 else m.Ping(),
        )
    )


def a_table(server: Server, ruleset: str) -> list[Player]:
    """Two who play, with a bot, and one who watches."""
    players = seated(server, ruleset)
    started(players)
    eve = Guest(server, "Eve")
    eve.join(players[0].made)
    watcher = eve.sit(players[0].made)
    watcher.until_t("snapshot")
    return [*players, watcher]


def say_all(player: Player, sequence: list[m.ClientMessage]) -> None:
    with suppress(ConnectionClosed):
        for message in sequence:
            player.socket.send(msgspec.json.encode(message).decode())


def hear_all(player: Player, pings: int) -> Counter[str]:
    """What was said in answer until the last ping was answered, or until the connection was closed."""
    heard: Counter[str] = Counter()
    last = ""
    while heard["pong"] < pings and player.code is None:
        try:
            text = str(player.socket.recv(timeout=ANSWER_SECONDS))
        except ConnectionClosed as closed:
            player.code = closed.rcvd.code if closed.rcvd else 1006
            break
        heard[text[6 : text.index('"', 6)]] += 1
        last = text if '"game":{' in text else last
    if last:
        player.game = json.loads(last)["game"]
    return heard


@pytest.mark.first
def test_messages_in_any_order_are_all_answered(patient_server: Server) -> None:
    random, left, heard = Random(32), SEQUENCES, Counter[str]()
    while left > 0:
        tables = [a_table(patient_server, random.choice(RULESETS)) for _ in range(TABLES)]
        for _ in range(SPELL):
            there = [player for table in tables for player in table if player.code is None]
            sequences = [[*(anything(player, random) for _ in range(LENGTH - 1)), m.Ping()] for player in there]
            for player, sequence in zip(there, sequences, strict=True):
                say_all(player, sequence)
            for player, sequence in zip(there, sequences, strict=True):
                heard += hear_all(player, sum(isinstance(message, m.Ping) for message in sequence))
            left -= len(there)
        for table in tables:
            for player in table:
                player.close()
    assert "broke" not in patient_server.log, patient_server.log
    assert patient_server.process.poll() is None
    assert all(heard[kind] > SEQUENCES // 10 for kind in ("ack", "event", "refused", "checked")), heard
