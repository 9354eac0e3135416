"""Costs are named only where they are real: against a judge whose truth is known."""

from __future__ import annotations

from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, PickUp, Play
from emptyhand.rules.cards import Card
from emptyhand.study.coach.judging import Answer, Measurement, Question, canonical, different, judge_all
from tests.study.coach.games import played, questions
from tests.study.coach.judges import dice
from tests.terminal.tables import climb_view, legal, pile_view

WORLDS = 512


def even(view: View, move: Move) -> float:
    return 0.4


def behind_by(cost: float, asked: list[Question]) -> tuple[Answer, ...]:
    """The answers where in every question the chosen move is worse than all others by this much."""
    chosen = {question.view: question.chosen for question in asked}
    return judge_all(asked, dice(lambda view, move: 0.5 - cost * (move == chosen[view])), WORLDS, 1)


def wide() -> list[Question]:
    """Choices between several moves."""
    return [q for seed in range(6) for q in questions(played("life", 4, seed)) if len(q.options) >= 4]


def test_hardly_any_of_many_choices_between_equal_moves_is_called_a_mistake() -> None:
    asked = wide()
    answers = judge_all(asked, dice(even), WORLDS, 0)
    assert len(asked) > 150
    assert sum(answer.is_mistake for answer in answers) <= len(asked) * 0.025


def test_what_chance_alone_measures_is_around_zero_and_not_above_it() -> None:
    answers = judge_all(wide(), dice(even), WORLDS, 3)
    assert abs(sum(answer.cost.value for answer in answers) / len(answers)) < 0.01


def test_the_best_of_the_same_worlds_would_always_seem_ahead() -> None:
    asked, judge = wide(), dice(even)
    behind = [
        next(j for j in judge(question.view, 250, number, question.options) if j.move == question.chosen).behind
        for number, question in enumerate(asked)
    ]
    assert sum(behind) / len(behind) > 0.03


def test_a_large_cost_is_always_named() -> None:
    asked = questions(played("obsession"))
    assert all(answer.is_mistake for answer in behind_by(0.3, asked))


def test_intervals_hold_the_true_cost_about_as_often_as_they_say() -> None:
    asked = [q for seed in range(3) for q in questions(played("obsession", 4, seed))]
    answers = behind_by(0.1, asked)
    held = [abs(a.cost.value - 0.1) <= a.cost.margin for a in answers if a.cost.error]
    assert len(held) > 100
    assert sum(held) / len(held) > 0.9


def test_a_sure_cost_below_two_per_cent_is_no_mistake() -> None:
    none = Measurement(0.5, 0.0)
    assert not Answer(none, PickUp(), none, Measurement(0.019, 0.0001), 1).is_mistake
    assert Answer(none, PickUp(), none, Measurement(0.021, 0.0001), 1).is_mistake
    assert not Answer(none, PickUp(), none, Measurement(0.021, 0.011), 1).is_mistake


def test_the_cost_is_the_difference_of_the_two_chances() -> None:
    for answer in behind_by(0.1, questions(played("obsession"))):
        assert abs(answer.cost.value - (answer.best_chance.value - answer.chance.value)) < 1e-12


def test_no_more_worlds_are_used_than_there_are_for_all() -> None:
    asked = questions(played("obsession"))
    spent: list[int] = []
    judge_all(asked, dice(even, spent), WORLDS, 0)
    assert sum(spent) <= WORLDS * len(asked)


def test_more_worlds_go_where_a_cost_is_in_doubt() -> None:
    asked = questions(played("obsession"))
    doubtful, *clear = asked
    chosen = {question.view: question.chosen for question in asked}

    def truth(view: View, move: Move) -> float:
        cost = 0.06 if view == doubtful.view else -0.4
        return 0.5 - cost * (move == chosen[view])

    first, *others = judge_all([doubtful, *clear], dice(truth), WORLDS, 4)
    assert first.worlds > max(answer.worlds for answer in others)


def test_the_same_seed_gives_the_same_answers_and_another_does_not() -> None:
    asked = questions(played("obsession"))[:5]
    first, again, other = (judge_all(asked, dice(even), WORLDS, seed) for seed in (1, 1, 2))
    assert first == again != other


def test_a_forced_move_costs_nothing_and_keeps_its_place_in_the_curve() -> None:
    forced = Question.of(pile_view(hand="4S", pile="AS"), PickUp())
    (answer,) = judge_all([forced], dice(even), WORLDS, 0)
    assert forced.forced
    assert answer.cost == Measurement(0.0, 0.0)
    assert abs(answer.chance.value - 0.4) < 0.15


# -- what is the same choice -----------------------------------------------------------------------------------------


def test_other_suits_of_a_rank_are_the_same_choice() -> None:
    view = pile_view(hand="6S6H9C", pile="5S")
    chosen = canonical(view.law, legal(view), Play((Card("6H"),)))
    assert chosen == Play((Card("6S"),))


def test_other_cards_of_the_same_combination_are_the_same_choice() -> None:
    view = climb_view("3S4S4H5D8C")
    made = Play((Card("3S"), Card("4H"), Card("5D")))
    assert canonical(view.law, legal(view), made) == Play((Card("3S"), Card("4S"), Card("5D")))


def test_turning_one_unseen_down_card_or_another_is_no_choice() -> None:
    view = pile_view(down=3, pile="5S")
    assert different(legal(view), Flip(1)) == (Flip(1),)
    assert Question.of(view, Flip(2)).forced


def test_turning_a_down_card_or_picking_up_is_a_choice() -> None:
    view = pile_view("life", down=3, pile="5S")
    assert different(legal(view)) == (Flip(0), PickUp())
