"""The future of a journal's call behaves as any other, although it uses the private attributes of Future."""

from __future__ import annotations

import threading
from concurrent.futures import CancelledError, Future, as_completed, wait

import pytest

from emptyhand.server.journal import Failed
from emptyhand.server.journal.calls import Call, Calls

OWN = {"entries", "size", "_lock"}


def running(calls: Calls, count: int = 1) -> list[Call]:
    made = [calls.new((), 0) for _ in range(count)]
    assert calls.begin(made) == made
    return made


def test_it_has_the_attributes_of_a_future_in_each_state() -> None:
    plain: Future[None] = Future()
    calls = Calls()
    call = calls.new((), 0)
    shared = vars(call).keys() - OWN
    assert shared == vars(plain).keys()
    for ours, theirs in (
        (lambda: calls.begin([call]), plain.set_running_or_notify_cancel),
        (lambda: calls.finish([(call, None)]), lambda: plain.set_result(None)),
    ):
        ours()
        theirs()
        assert {name: vars(call)[name] for name in shared - {"_condition"}} == {
            name: value for name, value in vars(plain).items() if name != "_condition"
        }


def test_a_call_that_is_cancelled_in_time_is_not_begun_and_one_that_runs_is_not_cancelled() -> None:
    calls = Calls()
    early, late = calls.new((), 0), calls.new((), 0)
    assert early.cancel()
    assert calls.begin([early, late]) == [late]
    assert not late.cancel()
    assert early.cancelled()
    with pytest.raises(CancelledError):
        early.result(0)


def test_waiters_callbacks_and_threads_learn_of_the_end() -> None:
    calls, told = Calls(), list[str]()
    good, bad, never = running(calls, 3)
    good.add_done_callback(lambda call: told.append(f"before {call.exception()}"))
    thread = threading.Thread(target=good.result, args=(60,))
    thread.start()
    with pytest.raises(TimeoutError):
        never.result(0)
    with pytest.raises(TimeoutError):
        never.exception(0)
    finishing = threading.Thread(target=lambda: calls.finish([(good, None), (bad, Failed("no disk"))]))
    waiting = as_completed([good, bad], 60)
    finishing.start()
    assert set(waiting) == {good, bad}
    assert wait([good, bad, never], 0).not_done == {never}
    for each in (thread, finishing):
        each.join(60)
    good.add_done_callback(lambda call: told.append(f"after {call.done()}"))
    assert not thread.is_alive()
    assert told == ["before None", "after True"]
    assert isinstance(bad.exception(0), Failed)
    with pytest.raises(Failed, match="no disk"):
        bad.result(0)
    calls.finish([(good, Failed("too late"))])
    assert good.exception(0) is None
