"""The codec: every message survives a round trip, and nothing else is accepted."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from emptyhand.table.room import messages as m
from emptyhand.table.room.entries import AnyEntry, BadJournal, read, write
from emptyhand.table.room.messages import BadMessage, decode

SAMPLES: tuple[m.ClientMessage, ...] = (
    m.MoveRequest(1, 2, "66"),
    m.Check(1, "^"),
    m.Sit(0),
    m.Leave(),
    m.Ready(1),
    m.Ready(1, "0" * 64, "f" * 64),
    m.Ready(1, "0" * 64, "f" * 64, 3),
    m.Start(1),
    m.Reveal(1, "a" * 64),
    m.SetBot(1, "level:3"),
    m.SetBot(1, None),
    m.Propose("thirteen"),
    m.HandOver(1),
    m.Kick(1),
    m.HintRequest(3),
    m.Learn(3),
    m.Learn(3, reading=True),
    m.Undo(3),
    m.Pause(),
    m.Resume(),
    m.Vote(1, yes=True),
    m.ReturnToSeat(),
    m.Say(1, "hi"),
    m.React("wow"),
    m.Resync(4),
    m.Prove(),
    m.Ping(),
)


def test_every_message_goes_there_and_back() -> None:
    assert {type(sample) for sample in SAMPLES} == set(get_args(m.ClientMessage))
    for sample in SAMPLES:
        assert decode(msgspec.json.encode(sample)) == sample


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"{}",
        b'{"t":"nothing"}',
        b'{"t":"sit"}',
        b'{"t":"sit","seat":-1}',
        b'{"t":"sit","seat":16}',
        b'{"t":"sit","seat":"1"}',
        b'{"t":"ping","more":1}',
        b'{"t":"move","seat":0,"seq":1,"token":""}',
        b'{"t":"say","ref":1,"text":""}',
        b'{"t":"say","ref":1,"text":"' + b"x" * 301 + b'"}',
        b'{"t":"react","kind":"rude"}',
        b'{"t":"ready","game":1,"commit":"short"}',
        b'{"t":"reveal","game":1,"number":"' + b"G" * 64 + b'"}',
        b'{"t":"resync","version":1e99}',
        b"[" * 4000,
        b" " * 5000,
        '{"t":"say","ref":1,"text":"\ud800"}'.encode("utf-8", "surrogatepass"),
    ],
)
def test_what_is_no_message_is_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(BadMessage) as refusal:
        decode(data)
    assert str(refusal.value).count("\n") == 0
    assert len(str(refusal.value)) < 300


def test_bytes_at_random_are_refused_or_read_and_nothing_else() -> None:
    random = Random(1)
    whole = [msgspec.json.encode(sample) for sample in SAMPLES]
    for _ in range(20_000):
        data = bytearray(random.choice(whole))
        for _ in range(random.randint(1, 3)):
            data[random.randrange(len(data))] = random.randrange(256)
        try:
            decode(bytes(data))
        except BadMessage:
            continue


def test_entries_that_are_none_are_refused() -> None:
    for body in (b"", b"{}", b'{"e":"nothing"}', b"\xff", b'{"e":"movemade","seat":1}'):
        with pytest.raises(BadJournal):
            read(body)


def test_every_entry_goes_there_and_back() -> None:
    for kind in get_args(AnyEntry):
        assert kind.__struct_config__.frozen
    for body in (b'{"e":"claimed"}', b'{"e":"movemade","seat":1,"seq":2,"token":"66","by":"bot"}'):
        assert write(read(body)) == body


# -- the page that documents them ------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
EXAMPLES = [json.loads(text) for text in re.findall(r"(?ms)^```json\n(.*?)\n```$", PAGE.read_text("utf-8"))]


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def test_the_page_shows_every_message_of_a_client_as_it_is() -> None:
    wanted = {tag(kind) for kind in get_args(m.ClientMessage)}
    shown = [example for example in EXAMPLES if example.get("t") in wanted]
    for example in shown:
        decode(json.dumps(example))
    assert {example["t"] for example in shown} == wanted


def test_the_page_shows_every_message_to_a_client_as_it_is() -> None:
    wanted = {tag(kind) for kind in get_args(m.ServerMessage)}
    shown = [example for example in EXAMPLES if example.get("t") in wanted]
    for example in shown:
        msgspec.json.decode(json.dumps(example), type=m.ServerMessage, strict=True)
    assert {example["t"] for example in shown} == wanted


FROM_THE_TABLE = {
    "host_is": ("seat",),
    "rules_set": ("title", "untitled"),
    "started": ("events", "told"),
    "moved": ("events", "told"),
}
"""Fields that do not follow from the entry alone."""


def test_the_page_lists_every_step_with_its_fields() -> None:
    listed = {}
    for names, fields in re.findall(r"(?m)^\| (`[a-z_`, ]+) \|([^|]*)\|", PAGE.read_text("utf-8")):
        for name in re.findall(r"`(\w+)`", names):
            listed[name] = tuple(re.findall(r"`(\w+)`", fields.partition(" with ")[0]))
    faces = [kind.PAYLOAD for kind in get_args(AnyEntry)]
    assert listed == {name: (*fields, *FROM_THE_TABLE.get(name, ())) for name, *fields in faces}


def test_the_page_names_every_reaction() -> None:
    for name in get_args(m.Reaction):
        assert f"`{name}`" in PAGE.read_text("utf-8"), name
