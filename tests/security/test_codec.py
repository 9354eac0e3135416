"""A million messages that are almost right, at the place where bytes become messages: one documented error, no other.

EMPTYHAND_LONG=100 tries a hundred times as many.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from emptyhand.table.room.messages import BadMessage, ClientMessage, decode
from tests.scale import scaled
from tests.security.mutants import mutants

PART = scaled(250_000)
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def examples() -> list[bytes]:
    """Every message of a client that the protocol shows."""
    text = PROTOCOL.read_text().partition("## From the client")[2].partition("## To the client")[0]
    return [" ".join(found.split()).encode() for found in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]


def test_the_examples_are_messages_of_every_kind() -> None:
    kinds = {type(decode(example)) for example in examples()}
    assert kinds == set(ClientMessage.__args__)


@pytest.mark.parametrize("part", range(4))
def test_a_mutated_message_is_understood_or_refused_in_a_sentence(part: int) -> None:
    seeds, understood = examples(), 0
    for number, data in mutants(seeds, part * PART, PART):
        found = outcome(data, number)
        if isinstance(found, str):
            assert 10 < len(found) < 260, f"mutants(examples(), {number}, 1)"
            continue
        understood += 1
        if number % 16 == 0:
            assert decode(msgspec.json.encode(found)) == found, f"mutants(examples(), {number}, 1)"
    assert 0.01 < understood / (PART) < 0.9


def outcome(data: bytes, number: int) -> ClientMessage | str:
    """The message, or the sentence that refuses it."""
    try:
        return decode(data)
    except BadMessage as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 (any other is what is looked for)
        raise AssertionError(f"{type(error).__name__} at mutants(examples(), {number}, 1): {data!r}") from None


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff", b"[" * 4096, b'{"t":' * 800, b'"' + b"\xed\xa0\x80" * 9 + b'"', b"1" * 4096, b'{"t":"ping"}' * 2],
)
def test_what_is_no_message_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(BadMessage):
        decode(data)


def test_a_message_that_is_too_long_is_refused_unread() -> None:
    with pytest.raises(BadMessage, match="at most 4096 bytes"):
        decode(b'{"t":"ping"}' + b" " * 4096)
