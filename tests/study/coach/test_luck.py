"""Luck and decisions: the parts add up, stay within the chances there are, and count each chance once."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from emptyhand.study.coach.analysis import JudgedDecision, parts_of
from emptyhand.study.coach.judging import Answer, Measurement, Question
from emptyhand.study.coach.luck import given_away
from tests.study.coach.games import played

WAY = tuple[tuple[float, float], ...]
"""The chance with the best move and with the move made, decision by decision."""


def answers(way: WAY, error: float = 0.0) -> list[Answer]:
    game = played("obsession")
    move = game.moves[0]
    return [
        Answer(Measurement(made, error), move, Measurement(best, error), Measurement(best - made, error), 100)
        for best, made in way
    ]


def decisions(way: WAY) -> list[JudgedDecision]:
    game = played("obsession")
    view, move = game.view(game.movers()[0], 0), game.moves[0]
    return [JudgedDecision(at, move, Question(view, (move,), move), each) for at, each in enumerate(answers(way))]


def given(way: WAY) -> list[float]:
    return [share for share, _ in given_away(answers(way))]


def test_one_advantage_thrown_away_three_times_is_counted_once() -> None:
    way = ((1.0, 0.0), (1.0, 0.0), (1.0, 0.0))
    assert given(way) == [1.0, 0.0, 0.0]
    parts = parts_of(decisions(way), 0.5, 0.0)
    assert (parts.deal, parts.decisions.value, parts.luck) == (0.5, -1.0, 0.0)


def test_without_luck_every_cost_counts_in_full() -> None:
    assert given(((0.9, 0.7), (0.7, 0.7), (0.7, 0.25), (0.25, 0.2))) == pytest.approx([0.2, 0.0, 0.45, 0.05])


def test_chances_that_luck_adds_can_be_given_away_afresh() -> None:
    # Half is given away; luck wins back half of the lost games, and half of those were never given away.
    first, second = given(((0.5, 0.25), (0.625, 0.0)))
    assert first == 0.25
    assert second == pytest.approx(0.25 + 0.25)
    assert second < 0.625


def test_a_winner_who_gave_chances_away_is_told_so() -> None:
    parts = parts_of(decisions(((0.6, 0.3), (0.9, 0.9))), 0.25, 1.0)
    assert parts.decisions.value == pytest.approx(-0.3)
    assert parts.luck == pytest.approx(1.0 - 0.6 + 0.3)


def test_any_way_adds_up_exactly_and_choices_cost_at_most_everything() -> None:
    random = Random(7)
    for _ in range(500):
        way = []
        for _ in range(random.randint(1, 40)):
            best = random.choice((0.0, 1.0, random.random()))
            way.append((best, best * random.choice((0.0, 1.0, random.random()))))
        share, result = random.random(), random.choice((0.0, 1.0))
        parts = parts_of(decisions(tuple(way)), share, result)
        assert parts.share + parts.deal + parts.decisions.value + parts.luck == pytest.approx(result, abs=1e-12)
        assert -1 - 1e-9 <= parts.decisions.value <= 1e-9
        assert -1 - 1e-9 <= parts.luck <= 2 + 1e-9
        # Luck is the sum of its steps, less the chances that it returned and that were given away again.
        steps = sum(after[0] - before[1] for before, after in itertools.pairwise(way)) + result - way[-1][1]
        again = sum(best - made for best, made in way) + parts.decisions.value
        assert parts.luck == pytest.approx(steps - again, abs=1e-9)


def test_noise_about_equal_moves_cancels_out() -> None:
    random = Random(3)
    found = []
    for _ in range(400):
        way = tuple((0.5 + random.gauss(0, 0.02), 0.5 + random.gauss(0, 0.02)) for _ in range(30))
        found.append(sum(given(way)))
    assert abs(sum(found) / len(found)) < 0.02


def test_the_error_shrinks_with_the_part_of_the_cost_that_counts() -> None:
    (_, first), (_, second) = given_away(answers(((1.0, 0.0), (1.0, 0.0)), 0.1))
    assert (first, second) == (0.1, 0.0)
