"""The statistics, against numbers worked out by hand or by their definition."""

from __future__ import annotations

import numpy as np
import pytest

from emptyhand.rules.law.model import ClimbLaw
from emptyhand.study.lab.counts import GameCounts
from emptyhand.study.lab.report import number, percent
from emptyhand.study.lab.summary import Estimate, mean, quantile, rate, summarise
from tests.study.lab.jobs import job, pieces, played


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    found = rate(10, 100).estimate
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((0.1, 0.05523, 0.17437), abs=1e-5)


@pytest.mark.parametrize("of", [1, 2, 7, 1000, 10**9])
def test_intervals_of_rates_stay_between_none_and_all_and_reach_them(of: int) -> None:
    none, every = rate(0, of).estimate, rate(of, of).estimate
    assert none is not None
    assert every is not None
    assert none.low == 0
    assert every.high == 1
    assert none.high == pytest.approx(1 - (every.low or 0))


def test_none_of_none_is_no_rate() -> None:
    assert rate(0, 0).estimate is None
    assert percent(rate(0, 0)) == ("-", "")


def test_a_mean_and_its_interval_come_from_sums_alone() -> None:
    values = [3, 5, 5, 8, 100]
    found = mean(sum(values), sum(v * v for v in values), len(values))
    half = 1.959963984540054 * np.std(values, ddof=1) / len(values) ** 0.5
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((24.2, 24.2 - half, 24.2 + half))


def test_one_game_has_a_mean_but_no_interval() -> None:
    assert mean(7, 49, 1) == Estimate(7, None, None)
    assert mean(0, 0, 0) is None


@pytest.mark.parametrize(("percent", "expected"), [(50, 5), (90, 9), (99, 10), (10, 1), (11, 2)])
def test_a_quantile_is_the_smallest_number_that_so_many_do_not_exceed(percent: int, expected: int) -> None:
    counts = np.array([0] + [1] * 10)  # 1 to 10, once each
    found = quantile(counts, percent)
    assert found is not None
    assert found.value == expected
    assert (found.low or 0) <= expected <= (found.high or 0)


def test_the_interval_of_a_median_covers_it_95_times_of_100() -> None:
    chance = np.random.default_rng(1)
    covered = 0
    for _ in range(1000):
        found = quantile(np.bincount(chance.integers(0, 101, size=401), minlength=101), 50)
        assert found is not None
        covered += (found.low or 0) <= 50 <= (found.high or 0)
    assert 930 <= covered <= 1000


@pytest.mark.parametrize("name", ["obsession", "thirteen", "life"])
def test_counts_of_parts_add_up_to_the_counts_of_the_whole(name: str) -> None:
    wanted = job(name, games=3000, cap=150)
    instants = len(wanted.law.instant) if isinstance(wanted.law, ClimbLaw) else 0
    whole = GameCounts.of(played(wanted), wanted.cap, instants)
    first, *others = (GameCounts.of(part, wanted.cap, instants) for part in reversed(pieces(wanted, 700)))
    assert str(sum(others, start=first)) == str(whole)
    assert whole.games == 3000


def test_a_summary_says_what_the_columns_say() -> None:
    wanted = job("obsession", games=4000, cap=200)
    results = played(wanted)
    found = summarise(GameCounts.of(results, wanted.cap, 0), ())
    ended = ~results.stalled
    assert 0 < found.stalled.count == results.stalled.sum() < 4000
    assert sum(wins.count for wins in found.wins) == ended.sum() == sum(w.count for w in found.wins_from_starter)
    assert found.wins[2].count == (results.winner == 2).sum()
    assert found.wins_from_starter[0].count == (results.winner == results.starter)[ended].sum()
    assert found.length.longest == np.max(results.decisions[ended])
    assert found.length.mean is not None
    assert found.length.mean.value == pytest.approx(results.decisions[ended].mean())
    medians = dict(found.length.quantiles)[50]
    assert medians is not None
    assert medians.value == np.quantile(results.decisions[ended], 0.5, method="inverted_cdf")
    for estimate, column in ((found.kills, results.kills), (found.pick_ups, results.pick_ups)):
        assert estimate is not None
        assert estimate.value == pytest.approx(column[ended].mean())
    by_seat = [estimate.value for estimate in found.cards_left_by_seat if estimate]
    assert by_seat == pytest.approx(results.cards_left[ended].mean(axis=0))


def test_games_that_all_stall_leave_nothing_to_say_but_that() -> None:
    found = summarise(GameCounts.of(played(job(games=10, cap=3)), 3, 0), ())
    assert found.stalled.count == 10
    assert found.length.mean is None
    assert found.kills is None


def test_as_many_decimals_are_shown_as_the_interval_deserves() -> None:
    assert number(Estimate(175.73, 170.1, 181.3)) == ("175.7", "170.1 to 181.3")
    assert number(Estimate(9.0021, 8.9951, 9.0091)) == ("9.002", "8.995 to 9.009")
    assert percent(rate(250_000, 1_000_000)) == ("25.00 %", "24.92 to 25.08")
