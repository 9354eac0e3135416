"""Endings with nothing hidden are proved, and the proofs agree with another way of finding them."""

from __future__ import annotations

from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.snapshot.seen import complete_position
from emptyhand.game.view import View, view
from emptyhand.players.endgame import proofs
from emptyhand.rules.actions import Move, PickUp, Play
from emptyhand.rules.cards import parse_cards
from emptyhand.rules.law.stakes import stakes
from emptyhand.study.coach.proving import with_proofs
from tests.helpers import law
from tests.study.coach.exact import nothing_hidden, proved
from tests.study.coach.games import blunders, played, some_blunders
from tests.study.coach.judges import dice

FEW = 300


def ending(snapshot: str, ruleset: str = "obsession") -> View:
    """What the seat to move sees; all other cards are out of the game."""
    position = parse_snapshot(law(ruleset), f"players=2 {snapshot} rest=gone")
    return view(law(ruleset), position, position.table.turn)


def play(cards: str) -> Move:
    return Play(parse_cards(cards))


def test_the_last_card_wins() -> None:
    assert proofs(ending("hand1=AS hand2=4S pile=KH")) == {play("AS"): True}


def test_a_play_that_lets_the_other_out_loses_and_one_that_stops_it_wins() -> None:
    view = ending("hand1=5S8H hand2=9D")
    assert proofs(view) == {play("5S"): False, play("8H"): True}


def test_the_last_two_of_a_game_played_on_are_proved_too() -> None:
    of = law("obsession", ends="play on")
    position = parse_snapshot(of, "players=4 out=42 turn=1 hand1=5S8H hand3=9D rest=gone")
    last_two = view(of, position, 0)
    assert proofs(last_two) == {play("5S"): False, play("8H"): True}
    best, worst = with_proofs(dice(lambda view, move: 0.5))(last_two, 100, 0)
    assert (best.move, best.chance) == (play("8H"), stakes(of, 4).worth[2])
    assert (worst.move, worst.chance) == (play("5S"), stakes(of, 4).worth[3])


def test_nothing_is_proved_where_a_card_is_hidden() -> None:
    assert not proofs(ending("hand1=5S8H hand2=9D down2=4S.."))
    assert not proofs(ending("hand1=5S8H hand2=9D draw=4S"))


def test_nothing_is_proved_between_more_than_two_or_in_climbing_games() -> None:
    for game in (played("obsession", 3), played("thirteen", 2)):
        assert not any(proofs(game.view(seat, at)) for at, seat in enumerate(game.movers()))


def test_two_ways_of_proving_agree() -> None:
    compared = 0
    for game, at in some_blunders():
        for later in range(at, min(at + 3, len(game.moves))):
            seen = game.view(game.movers()[later], later)
            ours, theirs = proofs(seen), proved(game.law, complete_position(seen), FEW)
            both = ours.keys() & theirs.keys()
            assert {m: ours[m] for m in both} == {m: theirs[m] for m in both}, f"{game.record().format()} at {later}"
            compared += len(both)
    assert compared > 40


def test_with_nothing_hidden_the_position_behind_a_view_is_the_true_one() -> None:
    for game, at in blunders():
        seat = game.movers()[at]
        position = complete_position(game.view(seat, at))
        assert nothing_hidden(position)
        for other in range(2):
            assert position.seats[other].hand == game.view(other, at).hand


def test_a_proof_takes_the_place_of_a_judgement() -> None:
    judge = with_proofs(dice(lambda view, move: 0.5))
    best, worst = judge(ending("hand1=5S8H hand2=9D"), 100, 0)
    assert (best.move, best.chance, best.error) == (play("8H"), 1.0, 0.0)
    assert (worst.move, worst.chance, worst.behind, worst.behind_error) == (play("5S"), 0.0, 1.0, 0.0)


def test_what_is_not_proved_is_left_to_the_judge() -> None:
    judge = with_proofs(dice(lambda view, move: 0.5))
    hidden = ending("hand1=5S8H hand2=9D draw=4S")
    assert {found.chance for found in judge(hidden, 1, 0)} <= {0.0, 1.0}
    assert len(judge(hidden, 50, 0)) == 2


def test_a_named_move_is_judged_alone() -> None:
    judge = with_proofs(dice(lambda view, move: 0.5))
    (only,) = judge(ending("hand1=5S8H hand2=9D"), 100, 0, [play("5S")])
    assert (only.chance, only.behind) == (0.0, 0.0)


def test_a_pile_that_goes_round_for_ever_proves_nothing_wrong() -> None:
    view = ending("hand1=4S4C5S hand2=4D4H5C5D pile=AS", "life")
    assert all(move == PickUp() or isinstance(move, Play) for move in proofs(view))
