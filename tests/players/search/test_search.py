"""The player that looks ahead: budgets, traces, seeds, forced moves, and that it helps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import fmean

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.notation import parse_token
from emptyhand.game.view import View
from emptyhand.players.bots import Budget, make
from emptyhand.players.bots.search import FEWEST, ROUNDS, Search
from emptyhand.players.game import Game, play_out
from emptyhand.players.search.bench import Bench, Places
from emptyhand.players.search.judge import bench_of
from emptyhand.players.search.knowledge import Knowledge, knowledge
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.bots.seats import wins
from tests.players.search.layouts import Table, seen_in, views
from tests.property.walks import Case

LINE = "players=3 hand1=4S4H9DKC hand2=5S9C hand3=6SJH draw=QS7C8D2H pile=4D rest=gone"


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many candidates were played out in how many worlds, call by call."""
    # Kernels are prepared by a rollout of their own, once per process.
    for _, seen in some_views():
        Search(7, Budget(rollouts=1)).choose(seen)
    counted: list[tuple[int, int]] = []
    places = Bench.places

    def counting(
        self: Bench, known: Knowledge, moves: Sequence[int], seed: int, first: int, worlds: int, upto: int
    ) -> Places:
        counted.append((len(moves), worlds))
        return places(self, known, moves, seed, first, worlds, upto)

    monkeypatch.setattr(Bench, "places", counting)
    return counted


def some_views() -> Iterator[tuple[str, View]]:
    """Decisions between several moves, in both families."""
    for name in ("life", "obsessed", "thirteen"):
        yield from islice(views(Table(law(name), 3, "greedy", 4)), 0, 30, 6)


# -- budgets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("budget", [1, 24, 64, 400, 3000])
def test_a_budget_of_rollouts_is_kept_and_spent_but_for_rounding(budget: int, rounds: list[tuple[int, int]]) -> None:
    for where, seen in some_views():
        rounds.clear()
        Search(7, Budget(rollouts=budget)).choose(seen)
        candidates, spent = rounds[0][0], sum(moves * worlds for moves, worlds in rounds)
        # No fewer than two worlds tell anything; what the candidates cannot share evenly is left.
        assert spent <= max(budget, 2 * candidates), where
        planned = max(1, min(ROUNDS, budget // (FEWEST * candidates)))
        assert len(rounds) <= planned, where
        if len(rounds) == planned:
            assert spent > budget - planned * (candidates + 1), where


def test_a_large_budget_is_spent_in_rounds_with_ever_fewer_candidates(rounds: list[tuple[int, int]]) -> None:
    Search(7, Budget(rollouts=3000)).choose(seen_in("life", LINE))
    candidates = [moves for moves, _ in rounds]
    assert 1 < len(rounds) <= ROUNDS
    assert candidates == sorted(candidates, reverse=True)
    assert candidates[-1] < candidates[0]


class Ticking:
    """A clock that is so many seconds later whenever it is asked."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_budget_of_time_is_kept_by_the_clock(rounds: list[tuple[int, int]]) -> None:
    seen = seen_in("life", LINE)
    spent = []
    for milliseconds in (10, 20, 40):
        rounds.clear()
        clock = Ticking(0.001)
        Search(7, Budget(milliseconds=milliseconds), clock).choose(seen)
        # The clock is asked once before every part, once at the start, and once at the end of each round.
        assert len(rounds) <= milliseconds
        assert clock.now <= (milliseconds + 2 + ROUNDS) / 1000
        spent.append(sum(moves * worlds for moves, worlds in rounds))
    assert spent == sorted(spent)
    assert spent[2] > 1.5 * spent[1] > 2 * spent[0]


def test_without_any_time_the_move_is_the_habit(rounds: list[tuple[int, int]]) -> None:
    seen = seen_in("life", LINE)
    thought = Search(7, Budget(milliseconds=5), Ticking(1.0)).think(seen, Budget(milliseconds=5))
    habit = bench_of(seen.law).preferred(knowledge(seen.law, seen), (7 << 16) + 1)
    assert rounds == []
    assert thought.move == canonical_moves_for(seen.law, seen)[habit]
    assert thought.trace == ()


@pytest.mark.parametrize("name", ["life", "obsession", "thirteen"])
def test_a_forced_move_costs_nothing(name: str, rounds: list[tuple[int, int]]) -> None:
    forced = 0
    game = Game(law(name), deal(law(name), 3, 5), cap=120)
    players = [make("greedy", seat) for seat in range(3)]
    searching = Search(1, Budget(rollouts=100))
    while not game.over:
        seen, legal = game.view(game.turn), game.canonical_moves()
        if len(legal) == 1:
            thought = searching.think(seen, Budget(rollouts=100))
            assert (thought.move, thought.trace) == (legal[0], ("the only legal move",))
            forced += 1
        game.play(players[game.turn].choose(seen))
    assert forced > 0
    assert rounds == []


# -- what it tells ---------------------------------------------------------------------------------------------------

TOLD = re.compile(r"(\S+): (?:won|mean place) (\d+\.\d+)(?: % of| in) (\d+) worlds(, the habit)?")


def test_a_trace_names_moves_as_people_do_and_the_best_first() -> None:
    for where, seen in some_views():
        thought = Search(3, Budget(rollouts=400)).think(seen, Budget(rollouts=400))
        lines = [TOLD.fullmatch(line) for line in thought.trace]
        assert all(lines), f"{where}: {thought.trace}"
        found = [line for line in lines if line]
        legal = canonical_moves_for(seen.law, seen)
        assert [parse_token(seen.law, seen, line[1]) for line in found if line[4]] != [], where
        assert {parse_token(seen.law, seen, line[1]) for line in found} == set(legal), where
        chances = [float(line[2]) for line in found]
        by_place = "mean place" in thought.trace[0]
        assert chances == sorted(chances, reverse=not by_place), where
        assert sum(bool(line[4]) for line in found) == 1, where


def test_the_move_chosen_is_the_first_of_the_trace_or_the_habit() -> None:
    for where, seen in some_views():
        thought = Search(3, Budget(rollouts=800)).think(seen, Budget(rollouts=800))
        lines = [line for line in map(TOLD.fullmatch, thought.trace) if line]
        most = max(int(line[3]) for line in lines)
        last = [parse_token(seen.law, seen, line[1]) for line in lines if int(line[3]) == most or line[4]]
        assert thought.move in last, where


# -- seeds -----------------------------------------------------------------------------------------------------------


def test_the_same_seed_thinks_the_same_thought() -> None:
    budget = Budget(rollouts=200)
    for where, seen in some_views():
        assert Search(9, budget).think(seen, budget) == Search(9, budget).think(seen, budget), where


@pytest.mark.parametrize("name", CORE)
def test_fresh_players_with_the_same_seeds_repeat_a_whole_game(name: str) -> None:
    games = [Game(law(name), deal(law(name), 2, 8), cap=150) for _ in range(2)]
    for game in games:
        play_out(game, [make("search:24", seat) for seat in range(2)])
    assert games[0].moves == games[1].moves


def test_a_player_that_changes_the_game_forgets_nothing_it_needs() -> None:
    one, other = seen_in("life", LINE), seen_in("thirteen", "players=2 hand1=4S4D7C hand2=5S9C draw=TSTC rest=gone")
    player = Search(1, Budget(rollouts=100))
    for seen in (one, other, one):
        assert player.choose(seen) in canonical_moves_for(seen.law, seen)


# -- where it cannot look, and that looking helps --------------------------------------------------------------------


def test_with_more_cards_than_can_be_pictured_it_plays_out_of_habit_and_says_so() -> None:
    of = Case("obsession", '{"pack.players_per_pack": 1}', 6, 0).law
    game = Game(of, deal(of, 6, 0), cap=60)
    play_out(game, [make("search:50", seat) for seat in range(6)])
    seen = next(seen for _, seen in views(Table(of, 6, "greedy", 0)))
    thought = Search(1, Budget(rollouts=50)).think(seen, Budget(rollouts=50))
    assert thought.trace == ("more cards than can be pictured: a move out of habit",)
    assert thought.move in canonical_moves_for(of, seen)


def test_looking_ahead_beats_not_looking_ahead() -> None:
    """Three games of four in truth; every deal is played from both seats."""
    shares = [wins(law(name), 2, "search:120", "greedy", 12) for name in ("cardgame", "life", "obsessed")]
    assert fmean(shares) > 0.57, shares
