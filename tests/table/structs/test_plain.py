"""Structs without msgspec: rooms say and keep the same bytes, and accept the same messages and entries."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

from emptyhand.table.structs import JsonEncoder
from tests.table.room.earlier import sessions
from tests.table.room.test_messages import SAMPLES
from tests.table.structs.without_msgspec import judged

ODD: tuple[Any, ...] = (
    None, True, 0, -1, 7, 16, 2**53, 2**70, 1.0, 1.5, [], [1], {},
    "", "x", "f" * 64, "\u0000\u001f\u007f\u2028é😀", "x" * 301,
)  # fmt: skip
TEXTS = 4000


def lines_of_journals() -> list[str]:
    return sorted({body for session in sessions().values() for _, came_out in session for _, body in came_out[0]})


@cache
def texts() -> tuple[str, ...]:
    """Messages and entries, whole and with one or two things changed."""
    random = Random(16)
    whole = [json.loads(JsonEncoder().encode(sample)) for sample in SAMPLES] + list(
        map(json.loads, lines_of_journals())
    )
    changed = [altered(random, random.choice(whole)) for _ in range(TEXTS)]
    return tuple(json.dumps(each, ensure_ascii=False) for each in (*whole, *changed)) + (
        "",
        "nul",
        "[1",
        "NaN",
        '"\\u12',
    )


def altered(random: Random, message: dict[str, Any]) -> dict[str, Any]:
    message = dict(message)
    for _ in range(random.randint(1, 2)):
        name = random.choice([*message, "seat", "more"])
        if random.random() < 0.25:
            message.pop(name, None)
        else:
            message[name] = random.choice(ODD)
    return message


def test_rooms_without_msgspec_say_keep_and_accept_the_same() -> None:
    child = subprocess.run(
        [sys.executable, "-m", "tests.table.structs.without_msgspec"],
        input="".join(f"{json.dumps(text)}\n" for text in texts()),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert child.returncode == 0, child.stderr
    *answers, unequal = child.stdout.splitlines()
    for text, answer in zip(texts(), answers, strict=True):
        assert answer == judged(text), text
    assert json.loads(unequal) == []


def test_the_texts_include_accepted_and_refused_ones() -> None:
    kept = sum(answer.count("this is not") < 2 for answer in map(judged, texts()))
    assert 300 < kept < len(texts()) - 1000
