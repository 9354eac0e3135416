"""Chat and reactions: limited, kept once, or not kept at all."""

from __future__ import annotations

import pytest

from emptyhand.table.room.apply import CHAT_KEPT, SPEAKERS_KEPT
from emptyhand.table.room.chat import OFTEN, WITHIN_MS
from emptyhand.table.room.messages import React, Say
from tests.table.room.tables import table


def test_what_is_said_is_told_to_all_and_kept() -> None:
    made = table()
    made.connect("eve")
    made.hear("eve", Say(1, "hello"))
    for name in ("ann", "bob", "eve"):
        assert made.last(name, "event")["what"]["line"] == {"seat": None, "name": "eve", "text": "hello"}
    assert made.last("eve", "ack") == {"t": "ack", "version": 6, "ref": 1}
    made.connect("tom")
    assert made.last("tom", "snapshot")["chat"] == [{"seat": None, "name": "eve", "text": "hello"}]


def test_the_same_line_twice_is_said_once() -> None:
    made = table()
    for _ in range(3):
        made.hear("ann", Say(5, "hm"))
    made.hear("ann", Say(4, "an old one"))
    assert made.whats("bob").count("said") == 1
    assert len(made.told("ann", "ack")) == 4


@pytest.mark.parametrize("text", [" ", "\n\t", "\u202e", "\u0000"])
def test_nothing_cannot_be_said(text: str) -> None:
    made = table()
    made.hear("ann", Say(1, text))
    assert "nothing to say" in made.last("ann", "refused")["why"]


def test_a_line_is_one_line_without_tricks() -> None:
    made = table()
    made.hear("ann", Say(1, "a\nb\u202ec<b>"))
    assert made.room.kept.chat[-1].text == "a b c<b>"


def test_nobody_talks_too_much() -> None:
    made = table()
    for number in range(OFTEN + 1):
        made.hear("ann", Say(number, "bla"))
    assert "too much" in made.last("ann", "refused")["why"]
    made.hear("ann", React("wow"))
    assert made.last("ann", "refused")["about"] == "react"
    made.hear("bob", Say(1, "I may"))
    made.now += WITHIN_MS
    made.hear("ann", Say(99, "again"))
    assert [line.text for line in made.room.kept.chat[-2:]] == ["I may", "again"]


def test_the_chat_does_not_grow_for_ever() -> None:
    made = table()
    for number in range(CHAT_KEPT + 20):
        made.now += WITHIN_MS
        made.hear("ann", Say(number, str(number)))
    assert [line.text for line in made.room.kept.chat] == [str(n) for n in range(20, CHAT_KEPT + 20)]
    for number in range(SPEAKERS_KEPT + 5):
        made.connect(f"s{number}")
        made.hear(f"s{number}", Say(1, "me too"))
    assert len(made.room.kept.refs) == SPEAKERS_KEPT


def test_a_reaction_passes() -> None:
    made = table()
    version = made.room.kept.version
    made.hear("bob", React("applause"))
    told = {"t": "reacted", "version": version, "seat": 1, "name": "bob", "kind": "applause"}
    assert made.last("ann", "reacted") == told
    assert made.room.kept.version == version
