"""Tables share the processes of bots: slow bots at one of them, or at many, do not starve another."""

from __future__ import annotations

import threading

import pytest

from emptyhand.players.workers.bounds import bound_spec, check_thought
from emptyhand.players.workers.turns import Turns

QUICK, SLOW = 0.05, 2.0


class Workshop:
    """One worker on a clock of its own: every group asks again as soon as it is answered."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.now = 0.0
        self.seconds = seconds
        self.turns: Turns[str] = Turns(lambda: self.now)
        self.asked = dict.fromkeys(seconds, 0.0)
        self.waits: dict[str, list[float]] = {group: [] for group in seconds}
        for group in seconds:
            self.turns.put(group, group)

    def work(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            found = self.turns.get()
            assert found is not None
            group = found[0]
            self.waits[group].append(self.now - self.asked[group])
            self.now += self.seconds[group]
            self.turns.done(group)
            self.asked[group] = self.now
            self.turns.put(group, group)


def test_a_table_of_slow_bots_delays_another_by_one_of_their_moves_at_most() -> None:
    workshop = Workshop({"slow": SLOW, "quick": QUICK})
    workshop.work(100)
    assert max(workshop.waits["quick"]) <= SLOW + QUICK
    busy = len(workshop.waits["quick"]) * QUICK
    assert busy == pytest.approx(50, rel=0.1), "each has half of the time"


def test_among_many_tables_of_slow_bots_each_table_has_its_share_of_the_time() -> None:
    groups = {f"slow {n}": SLOW for n in range(9)} | {"quick": QUICK}
    workshop = Workshop(groups)
    workshop.work(400)
    used = {group: len(waits) * groups[group] for group, waits in workshop.waits.items()}
    assert all(seconds == pytest.approx(40, abs=2 * SLOW) for seconds in used.values())


def test_a_table_that_was_idle_is_not_owed_the_time_it_did_not_use() -> None:
    workshop = Workshop({"one": 1.0})
    workshop.work(100)
    workshop.seconds["new"], workshop.asked["new"], workshop.waits["new"] = 1.0, workshop.now, []
    workshop.turns.put("new", "new")
    before = len(workshop.waits["one"])
    workshop.work(20)
    assert len(workshop.waits["one"]) - before == pytest.approx(10, abs=1)


def test_requests_of_a_table_are_answered_one_after_the_other_in_order_and_all_before_the_end() -> None:
    turns: Turns[int] = Turns()
    for number in range(3):
        turns.put("table", number)
    assert turns.get() == ("table", 0)
    turns.put("other", 7)
    assert turns.get() == ("other", 7), "the table has one at work"
    turns.close()
    rest: list[object] = []
    waiter = threading.Thread(target=lambda: rest.append(turns.get()))
    waiter.start()
    turns.done("table")
    waiter.join(5)
    turns.done("table")
    assert [*rest, turns.get()] == [("table", 1), ("table", 2)]
    turns.done("table")
    turns.done("other")
    assert turns.get() is None


# -- how long a bot may be told to think ------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["greedy", "level:5", "master", "search", "search:2000ms", "SEARCH:10000", "search:1"])
def test_what_a_spec_may_ask_for_it_gets(spec: str) -> None:
    check_thought(spec, 2_000)
    assert bound_spec(spec, 2_000) == spec


@pytest.mark.parametrize(
    ("spec", "most"),
    [("search:2001ms", "search:2000ms"), (" Search:100000ms ", "search:2000ms"), ("search:10001", "search:10000")],
)
def test_what_asks_for_more_is_refused_and_in_an_old_table_gets_as_much_as_is_allowed(spec: str, most: str) -> None:
    with pytest.raises(ValueError, match="expected at most 2000ms or 10000 rollouts for a move"):
        check_thought(spec, 2_000)
    assert bound_spec(spec, 2_000) == most
