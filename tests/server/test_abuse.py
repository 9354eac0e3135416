"""Abuse over real connections: fragments, binary and oversized frames, wrong rooms, old messages, wrong order."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from emptyhand.table.room.messages import MAX_MESSAGE
from tests.scale import scaled
from tests.security.mutants import mutants
from tests.security.test_codec import examples
from tests.server.servers import Guest, Json, Player, Server, seated, started

CONNECTIONS, MESSAGES = scaled(24), 30
"""Thirty messages of each: forty at once would close it."""


@pytest.fixture
def player(server: Server) -> Player:
    ann = Guest(server, "Ann")
    made = ann.sit(ann.make_room(seats=2))
    made.until_t("snapshot")
    return made


def answers(player: Player) -> Json:
    """The connection still works: it gets an answer."""
    player.say("ping")
    return player.until_t("pong")


def closed(player: Player) -> int | None:
    while player.hear():
        pass
    player.close()
    return player.code


# -- frames ----------------------------------------------------------------------------------------------------------


def test_a_message_in_pieces_is_one_message(player: Player) -> None:
    player.socket.send(iter(['{"t":', '"pi', "", 'ng"}']))
    player.until_t("pong")
    player.close()


def test_a_message_over_4_kib_closes_with_1009_in_one_piece_or_in_many(server: Server, player: Player) -> None:
    player.socket.send(" " * (MAX_MESSAGE + 1))
    assert closed(player) == 1009
    again = player.guest.sit(player.made)
    again.until_t("snapshot")
    again.socket.send(" " * 100 for _ in range(MAX_MESSAGE // 100 + 2))
    assert closed(again) == 1009
    third = player.guest.sit(player.made)
    third.until_t("snapshot")
    third.socket.send('{"t":"ping"}' + " " * (MAX_MESSAGE - 12))
    third.until_t("pong")
    third.close()


def test_binary_messages_are_refused_and_the_third_ends_the_connection(player: Player) -> None:
    for data in (b"", b'{"t":"ping"}'):
        player.socket.send(data)
        assert "expected no bytes" in str(player.until_t("refused")["why"])
        answers(player)
    player.socket.send(iter([b'{"t":', b'"ping"}']))
    assert closed(player) == 1008


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x02hi",  # unmasked
        b"\x83\x80\x00\x00\x00\x00",  # a kind that does not exist
        b"\xf1\x80\x00\x00\x00\x00",  # marks that mean nothing
        b"\x80\x80\x00\x00\x00\x00",  # goes on with what has not begun
        b"\x89\xfe\x00\x7e" + b"\x00" * 130,  # a ping that is too long
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no UTF-8
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # says that it is endless
    ],
)
def test_a_malformed_frame_ends_that_connection_and_no_other(server: Server, player: Player, frame: bytes) -> None:
    other = player.guest.sit(player.made)
    other.until_t("snapshot")
    raw: socket.socket = player.socket.socket
    raw.sendall(frame)
    assert closed(player) in (1002, 1006, 1007, 1009)
    answers(other)
    other.close()


# -- messages --------------------------------------------------------------------------------------------------------


def test_moves_out_of_turn_of_another_seat_of_another_room_and_of_yesterday_are_refused(server: Server) -> None:
    first, second = seated(server, "cardgame", bots=0)
    started((first, second))
    mover, other = (first, second) if first.to_move else (second, first)
    assert mover.game is not None
    token, seq = mover.game["moves"][0], mover.game["seq"]
    for sender, seat, number in ((other, other.you, seq), (other, mover.you, seq), (mover, mover.you, seq + 1)):
        version = sender.version
        sender.say("move", seat=seat, seq=number, token=token)
        assert sender.until_t("refused")["about"] == "move"
        assert answers(sender)["version"] == version
    eve = Guest(server, "Eve")
    elsewhere = eve.sit(eve.make_room(seats=2))
    elsewhere.until_t("snapshot")
    elsewhere.say("move", seat=mover.you, seq=seq, token=token)
    elsewhere.until_t("refused")
    mover.say("move", seat=mover.you, seq=seq, token=token)
    done = mover.until_t("ack")
    again = mover.guest.sit(mover.made)
    again.until_t("snapshot")
    again.say("move", seat=mover.you, seq=seq, token=token)
    assert again.until_t("ack") == done, "the same decision again is the same decision"
    for player in (first, second, elsewhere, again):
        player.close()


def send_all(player: Player, texts: list[bytes]) -> None:
    """As far as the connection takes them."""
    with suppress(ConnectionClosed):
        for data in texts:
            player.socket.send(data.decode("utf-8", "replace")[: MAX_MESSAGE // 4])


def test_many_hundreds_of_messages_right_and_wrong_break_nothing(server: Server) -> None:
    """Every connection is answered to its last message, unless it sent nonsense three times."""
    first, second = seated(server, "obsession", bots=1)
    started((first, second))
    seeds = examples()
    right = [json.loads(example) for example in seeds if b'"ping"' not in example]
    for number in range(CONNECTIONS):
        guest = Guest(server, "Eve")
        guest.join(first.made)
        player = guest.sit(first.made)
        if number % 3:
            for message in Random(number).choices(right, k=MESSAGES):
                player.socket.send(json.dumps(message))
            answers(player)
        else:
            send_all(player, [data for _, data in mutants(seeds, number * MESSAGES, MESSAGES)])
            assert closed(player) == 1008
        player.close()
    for player in (first, second):
        answers(player)
        player.close()
    assert "broke" not in server.log, server.log
