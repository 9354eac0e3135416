"""What waits for one connection: bounded, in order, and nobody else's trouble."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest

from emptyhand.web.asking import Socket
from emptyhand.web.sockets import ABORT, MAX_BYTES, MAX_MESSAGES, Outbox


class Reader:
    """The far end of a connection, which reads only while its gate is open."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.code: int | None = None
        self.aborted = False
        self.gate = asyncio.Event()
        self.gate.set()
        self.scope: dict[str, Any] = {"extensions": {ABORT: self.abort}}

    def abort(self) -> None:
        self.aborted = True

    async def send_data(self, data: str, mode: str) -> None:
        await self.gate.wait()
        assert mode == "text"
        self.got.append(data)

    async def close(self, code: int) -> None:
        await self.gate.wait()
        self.code = code


def run(scenario: Callable[[Reader, Outbox, list[int]], Coroutine[object, object, None]]) -> tuple[Reader, list[int]]:
    """Run a scenario beside the writing task; the reader, and how often it had to be caught up."""

    async def main() -> tuple[Reader, list[int]]:
        reader, caught_up = Reader(), list[int]()
        outbox = Outbox(cast(Socket, reader), lambda: caught_up.append(len(reader.got)), seconds=0.05)
        writer = asyncio.create_task(outbox.write())
        await scenario(reader, outbox, caught_up)
        writer.cancel()
        return reader, caught_up

    return asyncio.run(main())


async def settled() -> None:
    for _ in range(3 * MAX_MESSAGES):
        await asyncio.sleep(0)


def test_messages_go_out_in_order_and_then_the_connection_is_closed() -> None:
    async def scenario(reader: Reader, outbox: Outbox, _: list[int]) -> None:
        for number in range(10):
            outbox.put(str(number).encode())
        outbox.end(1012)
        outbox.put(b"too late")
        await settled()

    reader, caught_up = run(scenario)
    assert reader.got == [str(number) for number in range(10)]
    assert reader.code == 1012
    assert caught_up == []


@pytest.mark.parametrize(("count", "size"), [(10 * MAX_MESSAGES, 1), (10, MAX_BYTES // 3)])
def test_who_falls_behind_is_caught_up_once_instead_of_being_sent_it_all(count: int, size: int) -> None:
    async def scenario(reader: Reader, outbox: Outbox, caught_up: list[int]) -> None:
        reader.gate.clear()
        outbox.put(b"first")
        await settled()
        for _ in range(count):
            outbox.put(b"x" * size)
        reader.gate.set()
        await settled()
        assert len(caught_up) == 1
        outbox.put(b"everything")
        await settled()

    reader, caught_up = run(scenario)
    assert reader.got == ["first", "everything"]
    assert len(caught_up) == 1


def test_a_single_large_message_goes_out() -> None:
    async def scenario(_: Reader, outbox: Outbox, __: list[int]) -> None:
        outbox.put(b"x" * (2 * MAX_BYTES))
        await settled()

    reader, _ = run(scenario)
    assert [len(text) for text in reader.got] == [2 * MAX_BYTES]


def test_who_reads_nothing_is_let_go_of_after_a_while() -> None:
    async def scenario(reader: Reader, outbox: Outbox, _: list[int]) -> None:
        reader.gate.clear()
        outbox.put(b"first")
        await asyncio.sleep(0.2)

    reader, _ = run(scenario)
    assert reader.aborted
