"""What moves are worth: ordered, with honest errors, the same for the same seed, and refused in words."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean, stdev

import pytest

from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.view import View, view
from emptyhand.players.search import Judged, judge
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Play
from emptyhand.rules.cards import parse_cards
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.search.layouts import Table, seen_in, views
from tests.property.walks import Case

MIDDLE = "players=3 hand1=4S4H9DKC hand2=5S9C hand3=6SJH draw=QS7C8D2H pile=4D rest=gone"
CLIMB = "players=2 hand1=4S4D7CTHKH hand2=5S9C9DJSAH draw=TSTC2D6H8D8SAC rest=gone"
PLACES = [("life", MIDDLE), ("cardgame", MIDDLE), ("thirteen", CLIMB), ("thirteen-southern", CLIMB)]


def cards(text: str) -> Play:
    return Play(parse_cards(text))


def two_moves(ruleset: str) -> tuple[Play, Play]:
    """Two moves of which neither is much better."""
    return (cards("4S4D"), cards("7C")) if ruleset.startswith("thirteen") else (cards("4S4H"), cards("9D"))


@pytest.mark.parametrize(("ruleset", "line"), PLACES)
def test_all_legal_moves_are_judged_the_best_first(ruleset: str, line: str) -> None:
    seen = seen_in(ruleset, line)
    found = judge(seen, 400, 1)
    legal = canonical_moves_for(seen.law, seen)
    assert len(found) == len(legal)
    assert {one.move for one in found} == set(legal)
    assert all(one.chance >= other.chance for one, other in pairwise(found))
    assert (found[0].behind, found[0].behind_error) == (0.0, 0.0)
    for one in found:
        assert 0 <= one.chance <= 1
        assert one.behind == pytest.approx(found[0].chance - one.chance)


@pytest.mark.parametrize(("ruleset", "line"), PLACES)
def test_the_same_seed_gives_the_same_judgement_and_another_seed_another(ruleset: str, line: str) -> None:
    seen = seen_in(ruleset, line)
    assert judge(seen, 200, 6) == judge(seen, 200, 6)
    assert judge(seen, 200, 6) != judge(seen, 200, 7)


@pytest.mark.parametrize(("ruleset", "line"), PLACES)
def test_errors_shrink_with_the_root_of_the_worlds(ruleset: str, line: str) -> None:
    seen = seen_in(ruleset, line)
    few, many = (judge(seen, worlds, 2, two_moves(ruleset))[-1] for worlds in (200, 3200))
    assert few.error / many.error == pytest.approx(4, rel=0.2)
    assert few.behind_error / many.behind_error == pytest.approx(4, rel=0.3)


@pytest.mark.parametrize(("ruleset", "line"), PLACES)
def test_errors_are_how_far_judgements_lie_apart(ruleset: str, line: str) -> None:
    seen = seen_in(ruleset, line)
    one, other = two_moves(ruleset)
    rounds = [{found.move: found for found in judge(seen, 100, seed, [one, other])} for seed in range(80)]
    chances = [found[one].chance for found in rounds]
    ahead = [found[one].chance - found[other].chance for found in rounds]
    assert stdev(chances) == pytest.approx(fmean(found[one].error for found in rounds), rel=0.3)
    assert stdev(ahead) == pytest.approx(
        fmean(max(f.behind_error for f in found.values()) for found in rounds), rel=0.3
    )


# -- paired worlds ---------------------------------------------------------------------------------------------------


def runners_up(table: Table) -> list[tuple[Judged, Judged]]:
    """The best move and the next of some decisions that are still open."""
    found = [judge(seen, 150, 1) for number, (_, seen) in enumerate(views(table)) if number % 4 == 0 and number < 40]
    return [(best, second) for best, second, *_ in found if 0.02 < best.chance < 0.98]


@pytest.mark.parametrize("name", CORE)
def test_differences_over_the_same_worlds_are_less_noisy_than_over_worlds_of_their_own(name: str) -> None:
    pairs = [pair for seed in range(4) for pair in runners_up(Table(law(name), 2 + seed % 3, "greedy", seed))]
    paired = sum(second.behind_error**2 for _, second in pairs)
    independent = sum(best.error**2 + second.error**2 for best, second in pairs)
    assert len(pairs) >= 8
    assert paired < 0.95 * independent


# -- moves that win by force -----------------------------------------------------------------------------------------

FORCED = {
    "the last card goes out": ("life", "players=2 hand1=9S hand2=5S6S7S pile=4D rest=gone", cards("9S")),
    "a set goes out": ("cardgame", "players=3 hand1=9S9D hand2=5S6S hand3=KS pile=4D rest=gone", cards("9S9D")),
    "a pair goes out": ("thirteen", "players=2 hand1=9S9C hand2=5S6S7S draw=8S8C2H rest=gone", cards("9S9C")),
}


@pytest.mark.parametrize("name", FORCED)
def test_going_out_at_once_wins_for_sure(name: str) -> None:
    ruleset, line, move = FORCED[name]
    best, *others = judge(seen_in(ruleset, line), 50, 3)
    assert best == Judged(move, 1.0, 0.0, 0.0, 0.0)
    assert others
    assert all(one.chance < 1 for one in others)


def test_a_lead_that_nobody_can_beat_wins_for_sure_when_one_combination_is_left() -> None:
    seen = seen_in("thirteen", "players=2 hand1=4S4C2H hand2=5S6S7S draw=8S8C rest=gone")
    assert judge(seen, 200, 3, [cards("2H")])[0].chance == 1


# -- moves as people name them, and what is no move ------------------------------------------------------------------


def test_a_move_in_other_suits_is_the_same_move() -> None:
    seen = seen_in("life", MIDDLE)
    low, high = (judge(seen, 100, 1, [cards(text)])[0] for text in ("4S", "4H"))
    assert (low.move, high.move) == (cards("4S"), cards("4H"))
    assert low.chance == high.chance


def test_only_the_moves_asked_for_are_judged_and_as_in_the_whole_list() -> None:
    seen = seen_in("life", MIDDLE)
    whole = {one.move: one.chance for one in judge(seen, 300, 1)}
    asked: list[Move] = [cards("9D"), PickUp()]
    found = judge(seen, 300, 1, asked)
    assert {one.move: one.chance for one in found} == {move: whole[move] for move in asked}


ILLEGAL: list[tuple[Move, str]] = [
    (cards("3S"), "3S is not a legal move here"),
    (cards("4S9D"), "4S9D is not a legal move here"),
    (cards("4C"), "4C is not a legal move here"),
    (Pass(), "- is not a legal move here"),
    (Flip(0), "[?]1 is not a legal move here"),
    (Flip(3), "[?]4 is not a legal move here"),
    (Play(()), " is not a legal move here"),
]


@pytest.mark.parametrize(("move", "words"), ILLEGAL, ids=[words for _, words in ILLEGAL])
def test_an_illegal_move_is_refused_in_words(move: Move, words: str) -> None:
    with pytest.raises(ValueError, match=f"^{words}$"):
        judge(seen_in("life", MIDDLE), 10, 0, [PickUp(), move])


def other_views() -> list[tuple[View, str]]:
    decision = Case("life", "", 2, 0).at(12)
    of, position = decision.law, decision.position
    return [
        (view(of, position, None), "a spectator has nothing to decide"),
        (view(of, position, 1 - position.table.turn), "there is nothing to judge"),
    ]


def test_who_has_nothing_to_decide_is_refused_in_words() -> None:
    for seen, words in other_views():
        with pytest.raises(ValueError, match=words):
            judge(seen, 10, 0)


def test_no_moves_and_too_few_worlds_are_refused_in_words() -> None:
    seen = seen_in("life", MIDDLE)
    with pytest.raises(ValueError, match="expected the view of the seat to move, and one of its moves"):
        judge(seen, 10, 0, [])
    for worlds in (1, 0, -3):
        with pytest.raises(ValueError, match=f"expected at least 2 worlds, got {worlds}"):
            judge(seen, worlds, 0)
