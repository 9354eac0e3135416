"""Told games are the played ones, and what is told of them is right."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from emptyhand.fast import pile_layout, target
from emptyhand.fast import story_layout as told
from emptyhand.fast.batch import Job, Kernel, play_job
from emptyhand.fast.columns import TOTALS
from emptyhand.fast.plain import play_interpreted
from emptyhand.fast.policy import RANDOM, greedy
from emptyhand.fast.story import StoryKernel
from emptyhand.study.lab.batched import Batched, batched_difference, ratio
from emptyhand.study.lab.names import CHOICES, COMEBACKS, GAIN, LEAD_CHANGES, MATTER
from emptyhand.study.lab.story import StoryBatches
from emptyhand.study.lab.values import card_values, zone_values
from tests.helpers import law
from tests.study.lab.jobs import same
from tests.study.lab.test_circles import SEED


def job_of(
    name: str, policy: str = "greedy", *, games: int = 256, seats: int = 4, first: int = 0, seed: int = 3
) -> Job:
    of = law(name)
    return Job(of, seats, seed, first, games, policy=greedy(of) if policy == "greedy" else RANDOM)


@pytest.mark.parametrize(
    "job",
    [
        job_of("obsession"),
        job_of("life", "random"),
        job_of("thirteen", seats=3),
        job_of("thirteen", "random"),
        # A game that leaves one circle for another.
        job_of("cardgame", seats=2, first=6292, games=1, seed=SEED),
    ],
    ids=lambda job: f"{job.law.name}-{job.policy.name}",
)
def test_told_games_are_the_played_ones(job: Job) -> None:
    games = play_job(replace(job, count_laid=True))
    story = StoryKernel.of(job).run(job.first, job.games)
    assert story[told.T_GAMES] == (~games.stalled).sum()
    groups = games.kills if job.law.name == "thirteen" else games.pick_ups
    assert story[told.T_GROUPS] == story[told.T_SIZES : told.T_SIZES + told.MOST_CARDS].sum() == groups.sum()
    assert np.array_equal(story[told.T_LAID : told.T_LAID + TOTALS], games.totals)
    # Each seat is dealt the same number of cards.
    assert story[told.T_HELD : told.T_HELD + told.HELD].sum() % (job.players * job.games) == 0


@pytest.mark.parametrize("name", ["obsession", "thirteen"])
def test_interpreted_games_are_the_compiled_ones(name: str) -> None:
    job = job_of(name, games=3)
    assert same(play_interpreted(job), Kernel.of(job).run(0, 3))


def noted(cards: list[tuple[int, int, int]], winner: int) -> list[int]:
    """What is told of a game in which three seats held these cards after each decision."""
    k, into = [0] * told.STORY_SCRATCH, [0] * told.STORY_TOTALS
    log = np.zeros((8, len(cards)), np.uint8)
    kernels = target.interpreted()
    kernels.open_story(k)
    for each in cards:
        k[told.Y_COUNTS : told.Y_COUNTS + 3] = each
        kernels.note_cards(k, log, 3, 0)
    kernels.note_end(k, log, into, 3, winner)
    return into


def test_the_lead_changes_when_another_seat_alone_has_the_fewest_cards() -> None:
    # The first seat leads, is caught up with, leads on, and is passed by the third.
    game = [(2, 3, 3), (2, 2, 3), (2, 3, 3), (2, 3, 1), (2, 3, 0)]
    assert noted(game, 2)[told.T_LEAD_CHANGES] == 1
    assert noted(game, 2)[told.T_COMEBACKS] == 1
    level = [(3, 3, 3), (3, 3, 3), (2, 3, 2), (2, 3, 2), (2, 3, 0)]
    assert noted(level, 2)[told.T_LEAD_CHANGES : told.T_LEAD_CHANGES + 1] == [0]
    assert noted(level, 2)[told.T_COMEBACKS] == 0, "level with the best is not behind"


def test_cards_that_another_seat_gets_are_counted() -> None:
    """The pile goes to the player before, or a card makes the next player draw."""
    state, k = [0] * pile_layout.STATE_SIZE, [0] * told.STORY_SCRATCH
    state[pile_layout.PLAYERS], state[pile_layout.HANDS + 2] = 2, 3
    kernels = target.interpreted()
    assert kernels.note_counts(state, k, 0) == 3
    assert k[told.Y_COUNTS : told.Y_COUNTS + 2] == [0, 3]
    assert kernels.note_counts(state, k, 0) == 0


def test_choices_of_good_players_matter_more_than_those_of_random_ones() -> None:
    shares = {}
    for policy in ("greedy", "random"):
        job = job_of("life", policy, games=4096)
        totals = np.stack([StoryKernel.of(job).run(64 * batch, 64) for batch in range(64)])
        shares[policy] = {key: one.estimate() for key, one in StoryBatches(job.law, 64, totals).figures()}
    assert {COMEBACKS, LEAD_CHANGES, CHOICES, MATTER, GAIN, "pick_up_size.mean"} == set(shares["greedy"])
    best, any_move = shares["greedy"][GAIN], shares["random"][GAIN]
    assert (best.low or 0) > 0
    assert (any_move.low or 0) < 0 < (any_move.high or 0), "no random move is better than another"
    assert (shares["greedy"][MATTER].low or 0) > 0


# -- figures from batches --------------------------------------------------------------------------------------------


def test_the_worth_of_cards_is_that_of_a_regression() -> None:
    chance, players, batches, games = np.random.default_rng(5), 2, 40, 50
    totals = np.zeros((batches, told.STORY_TOTALS), np.int64)
    dealt, won = [], []
    for into in totals:
        for _ in range(games):
            hands = [np.bincount(chance.integers(0, 4, 5), minlength=told.HELD) for _ in range(players)]
            winner = int(chance.random() < 0.5 + 0.08 * (hands[1][0] - hands[0][0]))
            into[told.T_GAMES] += 1
            for seat, hand in enumerate(hands):
                into[told.T_HELD : told.T_HELD + told.HELD] += hand
                into[told.T_WON : told.T_WON + told.HELD] += hand * (seat == winner)
                into[told.T_PAIRS :] += np.outer(hand, hand).ravel()
                dealt.append(hand[:4])
                won.append(seat == winner)
    found = card_values(totals, players)
    slopes = np.linalg.lstsq(np.array(dealt, float), np.array(won, float), rcond=None)[0]
    slopes -= slopes @ np.mean(dealt, axis=0) / np.mean(dealt, axis=0).sum()
    assert [found[rank].value for rank in range(4)] == pytest.approx(slopes.tolist())
    worth = found[0].estimate()
    assert (worth.low or 0) < 0.06 < (worth.high or 0), "0.08 more than any of the other three ranks"
    assert zone_values(totals, players) == {}, "all cards are dealt to one zone"


def test_a_difference_of_the_same_batches_is_sharper_than_its_parts() -> None:
    chance = np.random.default_rng(7)
    count, luck = np.full(100, 10), chance.integers(0, 100, 100)
    one, other = ratio(luck + 20, count), ratio(luck, count)
    assert one is not None
    assert other is not None
    apart = batched_difference(one, other)
    assert apart.estimate.value == pytest.approx(2)
    assert apart.p == 0
    assert apart.estimate.low == pytest.approx(2)
    assert (one.estimate().low or 0) < other.value + 2 < (one.estimate().high or 0)
    few = Batched(1.0, np.array([0.1, -0.1]))
    assert few.estimate().low is None
    assert batched_difference(few, few).p is None
    assert ratio(count, 0 * count) is None
