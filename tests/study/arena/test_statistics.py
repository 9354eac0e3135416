"""Intervals cover the truth as often as they say, the fit finds strengths that are known, and looking costs nothing."""

from __future__ import annotations

import math

import numpy as np
import pytest

from emptyhand.study.arena import strength
from emptyhand.study.arena.intervals import mean, share
from emptyhand.study.arena.schedule import Mode, Tournament, pairing
from emptyhand.study.arena.scores import By, places_of, score
from emptyhand.study.arena.stopping import FIRST_LOOK, decide, looks
from emptyhand.study.arena.strength import POINTS, fit, strengths
from emptyhand.study.arena.summary import summarise
from emptyhand.study.lab.summary import Estimate
from tests.helpers import law
from tests.study.arena.made_up import results, tournament


def covers(found: Estimate | None, truth: float) -> bool:
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high


def half(found: Estimate | None) -> float:
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    return (found.high - found.low) / 2


# -- counting --------------------------------------------------------------------------------------------------------


def test_a_small_table_is_scored_by_hand() -> None:
    of = tournament(("a", "b", "c"), seats=3, deals=1)
    # Turned round, a sits in seat 1, 2 and 3. It wins, wins, and the third game stalls.
    found = score(of, [(0, 1, 2), (1,), ()])
    assert found.wins.tolist() == [[2 / 3, 0, 0]]
    assert found.places.tolist() == [[(1 + 1 + 2) / 3, (2 + 2.5 + 2) / 3, (3 + 2.5 + 2) / 3]]
    assert found.cross[0, 0, 1] == (1 + 1 + 0.5) / 3
    assert found.cross[0, 1, 2] == (1 + 0.5 + 0.5) / 3
    assert found.edges[0, 0, 1] == -found.edges[0, 1, 0] == 2 / 3
    assert found.beats.tolist() == [[[0, 2, 2], [0, 0, 1], [0, 0, 0]]]
    assert found.stalled.tolist() == [1]


def test_alone_only_the_lone_player_is_scored_and_an_edge_is_a_seat() -> None:
    of = tournament(("a", "b"), seats=3, mode=Mode.ALONE, deals=1)
    # Three games of a alone, in seats 1, 2, 3, of which it wins one; three of b alone, which never wins.
    found = score(of, [(0,), (0,), (0,), (1,), (2,), (0,)])
    assert found.wins.tolist() == [[1 / 3, 0]]
    assert found.cross[0, 0, 1] == 1 / 3
    assert found.cross[0, 1, 0] == 0
    assert found.edges[0, 0, 1] == pytest.approx((1 - 2 * 0.5 + 3 * 0.5) / 6)
    assert found.beats[0].tolist() == [[0, 2 + 3], [2, 0]]


def test_seats_that_were_never_placed_share_the_places_left() -> None:
    assert places_of((2,), 4) == (3, 3, 1, 3)
    assert places_of((1, 0), 2) == (2, 1)
    assert places_of((), 4) == (2.5,) * 4


def test_a_deal_counts_when_all_its_games_are_there() -> None:
    of = tournament(("a", "b"), deals=5)
    placed = results(of, (1, 1), np.random.default_rng(1))
    assert score(of, placed[:5]).deals == 2
    assert summarise(of, placed[:5]) == summarise(of, placed[:4])


# -- intervals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("luck", "weights"), [(0.0, (3.0, 1.0)), (2.0, (1.0, 1.0)), (0.0, (1.0, 1.0))])
def test_intervals_of_win_rates_cover_the_truth_19_times_of_20(luck: float, weights: tuple[float, float]) -> None:
    chance = np.random.default_rng(5)
    of = tournament(("a", "b"), deals=60)
    truth = weights[0] / sum(weights)
    covered = [covers(share(score(of, results(of, weights, chance, luck=luck)).wins[:, 0]), truth) for _ in range(200)]
    # Four standard errors about 95 %.
    assert abs(np.mean(covered) - 0.95) < 4 * math.sqrt(0.95 * 0.05 / 200)


def test_a_player_that_never_wins_may_still_end_higher() -> None:
    """Alone against three, second in every game: no wins, and two thirds of a place ahead."""
    of = Tournament(law("life"), 4, ("a", "b"), Mode.ALONE, True, 0, 40)
    seats = [pairing(of, number).seating.index(0) for number in range(of.games)]
    placed = [((own + 1) % 4, own, (own + 2) % 4, (own + 3) % 4) for own in seats]
    found = score(of, placed)
    assert found.gaps[0, 0, 1] == pytest.approx(8 / 3 - 2)
    assert found.edges[0, 0, 1] < 0
    by_wins, by_places = (decide(found, 1, by, 4) for by in (By.WINS, By.PLACES))
    assert by_wins is not None
    assert by_wins.edges[0][:2] == (1, 0)
    assert by_places is not None
    assert by_places.edges[0][:2] == (0, 1)


def test_intervals_of_places_and_edges_cover_the_truth_with_four_seats() -> None:
    chance = np.random.default_rng(6)
    of = tournament(("a", "b", "c", "d"), seats=4, deals=40)
    scores = [score(of, results(of, (1, 1, 1, 1), chance, luck=1.5)) for _ in range(150)]
    error = 4 * math.sqrt(0.95 * 0.05 / 150)
    assert abs(np.mean([covers(mean(one.places[:, 2], 1, 4), 2.5) for one in scores]) - 0.95) < error
    assert abs(np.mean([covers(mean(one.edges[:, 0, 3], -1, 1), 0) for one in scores]) - 0.95) < error


def test_duplicate_deals_make_intervals_narrower_where_cards_matter() -> None:
    chance = np.random.default_rng(7)
    of = tournament(("a", "b"), deals=500)
    lucky, plain = (half(share(score(of, results(of, (1, 1), chance, luck=luck)).wins[:, 0])) for luck in (3, 0))
    assert lucky < 0.8 * plain
    # Two games of pure chance a deal: what a binomial of all 1,000 games has.
    assert plain == pytest.approx(1.96 * math.sqrt(0.25 / 1000), rel=0.1)


def test_a_player_that_always_won_is_not_said_to_be_certain_to() -> None:
    least = 0.025 ** (1 / 20)
    assert share(np.ones(20)) == Estimate(1, least, 1)
    assert share(np.zeros(20)) == Estimate(0, 0, 1 - least)


def test_one_deal_has_no_interval_and_none_no_value() -> None:
    assert mean(np.array([0.5]), 0, 1) == Estimate(0.5, None, None)
    assert mean(np.array([np.nan]), 0, 1) is None


def test_three_deals_that_were_alike_leave_every_number_in_doubt() -> None:
    of = tournament(("a", "b"), deals=3)
    # Whoever had the first seat won.
    found = summarise(of, [(0, 1)] * of.games)
    for one in found.standings:
        assert half(one.wins) == pytest.approx(0.354, abs=0.001)
        assert half(one.place) > 0.3
        assert half(one.points) > 100
    assert half(found.edges[0].value) > 0.5
    assert decide(score(of, [(0, 1)] * of.games), 1) is None


@pytest.mark.parametrize("deals", [2, 4, 8])
def test_intervals_of_few_deals_cover_the_truth_at_least_19_times_of_20(deals: int) -> None:
    chance = np.random.default_rng(deals)
    of = tournament(("a", "b"), deals=deals)
    covered = [covers(share(score(of, results(of, (5, 1), chance)).wins[:, 0]), 5 / 6) for _ in range(100)]
    assert np.mean(covered) > 0.95 - 4 * math.sqrt(0.95 * 0.05 / 100)


# -- strengths -------------------------------------------------------------------------------------------------------

WEIGHTS = (4.0, 2.0, 1.0, 1.0, 0.5)
NAMES = ("a", "b", "c", "d", "e")


def truth() -> list[float]:
    logs = POINTS * np.log(WEIGHTS)
    return list(logs - logs.mean())


@pytest.mark.parametrize(
    ("seats", "mode", "gauntlet"),
    [
        (2, Mode.TABLE, False),
        (4, Mode.TABLE, False),
        (4, Mode.ALONE, False),
        (2, Mode.TABLE, True),
        (4, Mode.ALONE, True),
    ],
)
def test_the_fit_finds_known_strengths_however_players_meet(seats: int, mode: Mode, gauntlet: bool) -> None:
    of = tournament(NAMES, seats=seats, mode=mode, gauntlet=gauntlet, deals=4000 // len(tournament(NAMES).lineups))
    placed = results(of, WEIGHTS, np.random.default_rng(seats))
    found = strengths(score(of, placed).beats, 0)
    assert found is not None
    for estimate, true in zip(found, truth(), strict=True):
        assert estimate.value == pytest.approx(true, abs=2 * half(estimate))
        assert half(estimate) < 40


def test_the_fit_needs_only_the_winner() -> None:
    of = tournament(NAMES, seats=4, deals=800)
    placed = [seats[:1] for seats in results(of, WEIGHTS, np.random.default_rng(3))]
    assert fit(score(of, placed).beats.sum(axis=0)) == pytest.approx(truth(), abs=15)


def test_intervals_of_strengths_cover_the_truth_19_times_of_20(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "SAMPLES", 100)
    chance = np.random.default_rng(11)
    of = tournament(NAMES[:3], seats=3, deals=80)
    logs = POINTS * np.log(WEIGHTS[:3])
    covered = []
    for seed in range(40):
        found = strengths(score(of, results(of, WEIGHTS[:3], chance)).beats, seed)
        assert found is not None
        covered += [covers(one, true) for one, true in zip(found, logs - logs.mean(), strict=True)]
    # The three of one tournament hang together: as if there were 40.
    assert abs(np.mean(covered) - 0.95) < 4 * math.sqrt(0.95 * 0.05 / 40)


def test_the_same_deals_and_seed_have_the_same_intervals() -> None:
    of = tournament(NAMES[:3], seats=3, deals=30)
    placed = results(of, WEIGHTS[:3], np.random.default_rng(2))
    assert summarise(of, placed) == summarise(of, placed)


def test_a_player_that_never_lost_has_a_strength_within_bounds() -> None:
    assert fit(np.array([[0, 1000], [0, 0.0]])).tolist() == pytest.approx([660.2, -660.2], abs=0.1)


def test_games_without_a_result_have_no_strengths() -> None:
    of = tournament(("a", "b"), deals=3)
    found = summarise(of, [()] * of.games)
    assert [one.points for one in found.standings] == [None, None]
    assert found.stalled == 6


# -- stopping early --------------------------------------------------------------------------------------------------


def test_looks_are_at_doublings_and_at_the_end() -> None:
    assert list(looks(1000)) == [64, 128, 256, 512, 1000]
    assert list(looks(128)) == [64, 128]
    assert list(looks(10)) == [10]


def test_equal_players_are_hardly_ever_told_apart_however_often_one_looks() -> None:
    chance = np.random.default_rng(13)
    of = tournament(("a", "b"), deals=8 * FIRST_LOOK)
    wrong = 0
    for _ in range(60):
        placed = results(of, (1, 1), chance)
        decisions = (
            decide(score(of, placed[: deals * of.games_a_deal]), look)
            for look, deals in enumerate(looks(of.deals), start=1)
        )
        wrong += any(decisions)
    # 5 % at most are promised; 9 of 60 or more would then be a chance below one in two hundred.
    assert wrong < 9


def test_a_clear_difference_is_decided_at_the_first_look_with_the_better_player_first() -> None:
    of = tournament(("a", "b"), deals=64)
    found = decide(score(of, results(of, (1, 9), np.random.default_rng(1))), 1)
    assert found is not None
    ((better, other, edge),) = found.edges
    assert (better, other) == (1, 0)
    assert edge.low is not None
    assert edge.low > 0
    assert found.level == 0.025


def test_one_even_pair_keeps_all_others_playing() -> None:
    of = tournament(("a", "b", "c"), deals=64)
    assert decide(score(of, results(of, (9, 1, 1), np.random.default_rng(1))), 1) is None
