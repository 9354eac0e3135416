"""The messages that wait for one connection: bounded, in order, and without effect on other connections."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from emptyhand.table.room.outbox import MAX_BYTES, MAX_MESSAGES, Outbox


class Reader:
    """The far end of a connection, which accepts data only while it is free; and the loop around it."""

    def __init__(self) -> None:
        self.when_free: Callable[[], None] | None = None
        self.free = True
        self.batches: list[list[bytes]] = []
        self.code: int | None = None
        self.caught_up = 0
        self.planned: list[Callable[[], None]] = []
        self.outbox = Outbox(self, self._catch_up, self.planned.append)

    def send_all(self, batch: list[bytes]) -> None:
        assert self.free
        self.batches.append(batch)

    def close(self, code: int) -> None:
        self.code = code

    def _catch_up(self) -> None:
        self.caught_up += 1
        self.outbox.put(b"everything")

    def settle(self) -> None:
        while self.planned:
            self.planned.pop(0)()

    def read_on(self) -> None:
        self.free = True
        assert self.when_free is not None
        self.when_free()
        self.settle()

    @property
    def got(self) -> list[bytes]:
        return [message for batch in self.batches for message in batch]


def test_messages_go_out_in_order_and_then_the_connection_is_closed() -> None:
    reader = Reader()
    numbers = [str(number).encode() for number in range(10)]
    for number in numbers:
        reader.outbox.put(number)
    reader.outbox.end(1012)
    reader.outbox.put(b"too late")
    reader.outbox.end(1000)
    assert reader.code is None
    reader.settle()
    assert reader.got == numbers
    assert reader.code == 1012


def test_what_one_step_says_goes_out_at_once() -> None:
    reader = Reader()
    for data in (b"event", b"status"):
        reader.outbox.put(data)
    reader.settle()
    assert reader.batches == [[b"event", b"status"]]


def test_putting_never_sends_by_itself() -> None:
    reader = Reader()
    reader.outbox.put(b"first")
    assert not reader.got


@pytest.mark.parametrize(("count", "size"), [(10 * MAX_MESSAGES, 1), (10, MAX_BYTES // 3)])
def test_who_falls_behind_is_caught_up_once_instead_of_being_sent_it_all(count: int, size: int) -> None:
    reader = Reader()
    reader.outbox.put(b"first")
    reader.settle()
    reader.free = False
    for _ in range(count):
        reader.outbox.put(b"x" * size)
    reader.settle()
    assert reader.got == [b"first"]
    reader.read_on()
    reader.outbox.put(b"next")
    reader.settle()
    assert reader.got == [b"first", b"everything", b"next"]
    assert reader.caught_up == 1


def test_who_is_slow_but_not_behind_gets_every_message() -> None:
    reader = Reader()
    reader.free = False
    numbers = [str(number).encode() for number in range(MAX_MESSAGES)]
    for number in numbers:
        reader.outbox.put(number)
    reader.settle()
    reader.read_on()
    assert reader.got == numbers
    assert not reader.caught_up


def test_a_pipe_that_fills_up_before_the_step_is_done_is_left_alone() -> None:
    reader = Reader()
    reader.outbox.put(b"first")
    reader.free = False
    reader.settle()
    assert not reader.got
    reader.read_on()
    assert reader.got == [b"first"]


def test_a_single_large_message_goes_out() -> None:
    reader = Reader()
    reader.outbox.put(b"x" * (2 * MAX_BYTES))
    reader.settle()
    assert [len(text) for text in reader.got] == [2 * MAX_BYTES]


def test_who_is_behind_at_the_end_is_only_closed() -> None:
    reader = Reader()
    reader.free = False
    for _ in range(2 * MAX_MESSAGES):
        reader.outbox.put(b"x")
    reader.outbox.end(4000)
    reader.read_on()
    assert not reader.got
    assert reader.code == 4000
