"""Every decision is judged from its seat's own view, and luck and decisions add up to the result."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import Deal, deal
from emptyhand.game.view import View
from emptyhand.players.game import Game
from emptyhand.rules.actions import Move, Play
from emptyhand.study.coach.analysis import analyse, parts_of, steps
from emptyhand.study.coach.judging import seed_for
from tests.catalogue import CORE
from tests.helpers import law
from tests.study.coach.games import played
from tests.study.coach.judges import dice

WORLDS = 256


def by_the_cards(view: View, move: Move) -> float:
    """A truth of some kind that differs from view to view and from move to move."""
    return (seed_for(sum(view.hand), len(view.table.gone), len(str(move))) % 1000) / 1000


@pytest.mark.parametrize("ruleset", CORE)
def test_luck_and_decisions_add_up_to_the_result(ruleset: str) -> None:
    players = law(ruleset).players.least
    game = played(ruleset, players, 2)
    for report in analyse(game, range(players), dice(by_the_cards), WORLDS):
        parts = report.parts
        assert parts.result == (game.placed[0] == report.seat)
        total = parts.share + parts.deal + parts.decisions.value + parts.luck
        assert abs(total - parts.result) < 1e-12


def test_the_deals_part_is_the_first_chance_less_the_even_share() -> None:
    (report,) = analyse(played("obsession", 4), [2], dice(by_the_cards), WORLDS)
    assert report.parts.deal == report.decisions[0].answer.best_chance.value - 0.25


def test_every_move_of_the_seat_is_in_the_report_and_no_other() -> None:
    game = played("life", 3)
    reports = analyse(game, range(3), dice(by_the_cards), WORLDS)
    assert sorted(d.at for r in reports for d in r.decisions) == list(range(len(game.moves)))
    for report in reports:
        assert all(d.view == game.view(report.seat, d.at) and d.view.my_turn for d in report.decisions)
        assert all(d.made == game.moves[d.at] for d in report.decisions)


def test_a_seat_is_judged_alike_alone_and_with_the_others() -> None:
    game = played("obsession")
    alone = analyse(game, [1], dice(by_the_cards), WORLDS)
    both = analyse(game, [0, 1], dice(by_the_cards), WORLDS)
    assert alone[0] == both[1]


def test_the_curve_begins_with_the_first_decision_and_ends_with_the_result() -> None:
    game = played("obsession")
    (report,) = analyse(game, [game.placed[0]], dice(by_the_cards), WORLDS)
    assert report.curve[0] == (report.decisions[0].at, report.decisions[0].answer.best_chance.value)
    assert report.curve[-1] == (len(game.moves), 1.0)
    assert [at for at, _ in report.curve] == sorted(at for at, _ in report.curve)


def test_every_step_is_told() -> None:
    game = played("obsession")
    done: list[int] = []
    analyse(game, [0], dice(by_the_cards), WORLDS, on_step=lambda: done.append(1))
    assert len(done) == steps(game, [0]) == 2 * game.movers().count(0)


def test_an_unfinished_game_ends_with_the_chance_after_the_last_decision() -> None:
    game = Game(law("obsession"), deal(law("obsession"), 2, 1))
    for _ in range(9):
        game.play(game.canonical_moves()[0])
    seat = game.movers()[-1]
    (report,) = analyse(game, [seat], dice(by_the_cards), WORLDS)
    assert report.parts.result == report.decisions[-1].answer.chance.value


def test_a_stalled_game_is_no_win() -> None:
    game = Game(law("obsession"), deal(law("obsession"), 2, 1), cap=6)
    while not game.over:
        game.play(game.canonical_moves()[0])
    (report,) = analyse(game, [0], dice(by_the_cards), WORLDS)
    assert report.parts.result == 0


def test_a_seat_that_never_had_to_decide_was_dealt_its_result() -> None:
    parts = parts_of((), 0.25, 1.0)
    assert (parts.deal, parts.decisions.value, parts.luck, parts.result) == (0.75, 0.0, 0.0, 1.0)


def test_what_the_seat_could_not_see_changes_nothing() -> None:
    """Two deals that differ only in hidden cards: up to the first difference that shows, the answers are the same."""
    of = law("obsession")
    first = deal(of, 2, 4)
    cards = list(first.cards)
    # The last two of the draw pile and two down cards of the other seat are not seen for a long time.
    cards[-1], cards[-2] = cards[-2], cards[-1]
    cards[15], cards[16] = cards[16], cards[15]
    other = Deal(tuple(cards), first.ties, first.dealer)
    games = []
    for dealt in (first, other):
        game = Game(of, dealt)
        for _ in range(10):
            game.play(game.canonical_moves()[-1])
        games.append(game)
    assert games[0].moves == games[1].moves
    one, two = (analyse(game, [0], dice(by_the_cards), WORLDS)[0] for game in games)
    assert one == two


def test_the_record_may_name_any_cards_of_a_rank() -> None:
    of = law("obsession")
    game = Game(of, deal(of, 2, 1))
    changed = 0
    while not game.over and len(game.moves) < 60:
        move = game.canonical_moves()[0]
        hand = game.view(game.turn).hand
        if isinstance(move, Play) and hand:
            same = tuple(card for card in hand if card.rank == move.cards[0].rank)[-len(move.cards) :]
            changed += same != move.cards
            move = Play(same)
        game.play(move)
    assert changed
    for report in analyse(game, [0, 1], dice(by_the_cards), WORLDS):
        assert all(d.question.chosen in d.question.options for d in report.decisions)
