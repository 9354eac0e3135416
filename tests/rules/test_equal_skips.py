"""An equal play skips the next player of a climbing game, if the rules say so."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import Step, play
from emptyhand.game.events import Out, Played, RoundWon, Skipped
from emptyhand.game.position import Position
from emptyhand.rules.actions import Pass, Play
from emptyhand.rules.cards import parse_cards
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import loads
from emptyhand.rules.ruleset.model import Zone
from tests.helpers import law
from tests.rules.positions import after, happened, position

BEATS = law("president", equal_beats=True)
SKIPS = law("president", equal_beats=True, equal_skips=True)
LOCKS = law("president", equal_beats=True, equal_skips=True, pass_locks=True)


def lay(of: Law, at: Position, cards: str) -> Step:
    return play(of, at, Play(parse_cards(cards)))


@pytest.mark.parametrize("of", [SKIPS, BEATS])
@pytest.mark.parametrize(("cards", "standing"), [("8H", "8S"), ("8H 8D", "8S 8C")])
def test_an_equal_play_skips_the_next_player_only_with_the_key(of: Law, cards: str, standing: str) -> None:
    at = position(of, "3S", f"{cards} 4S", "3D 9H", "3H", pile=standing, owner=0, turn=1)
    step = lay(of, at, cards)
    assert happened(step, Skipped) == ([Skipped(2)] if of is SKIPS else [])
    assert step.position.table.turn == (3 if of is SKIPS else 2)


@pytest.mark.parametrize("cards", ["9H", "KH"])
def test_a_higher_play_and_a_lead_skip_nobody(cards: str) -> None:
    at = position(SKIPS, "3S", f"{cards} 4S", "3D", pile="8S", owner=0, turn=1)
    step = lay(SKIPS, at, cards)
    assert (happened(step, Skipped), step.position.table.turn) == ([], 2)
    step = lay(SKIPS, position(SKIPS, f"{cards} 4S", "3D", "3H"), cards)
    assert (happened(step, Skipped), step.position.table.turn) == ([], 1)


@pytest.mark.parametrize("of", [SKIPS, LOCKS])
def test_a_skipped_player_stays_in_the_round(of: Law) -> None:
    at = after(of, position(of, "3S", "8H 4S", "3D 9H", "3H", pile="8S", owner=0, turn=1), "8H")
    assert (at.table.turn, at.table.locked) == (3, ())
    at = after(of, at, Pass(), Pass())
    assert at.table.turn == 2, "both others passed, so the round comes to the player who was skipped"
    assert after(of, at, "9H").table.owner == 2


def test_players_who_are_out_or_passed_are_not_the_next() -> None:
    at = position(LOCKS, "3S", "8H 4S", "", "3H", pile="8S", owner=0, turn=1, out=[2])
    step = lay(LOCKS, at, "8H")
    assert (happened(step, Skipped), step.position.table.turn) == ([Skipped(3)], 0)
    at = position(LOCKS, "3S", "8H 4S", "3D", "3H", pile="8S", owner=0, turn=1, locked=[2])
    step = lay(LOCKS, at, "8H")
    assert (happened(step, Skipped), step.position.table.turn) == ([Skipped(3)], 0)


def test_a_player_who_passed_but_may_bomb_can_be_skipped() -> None:
    keys = ("ranking.equal_beats", "ranking.equal_skips", "turn.pass_locks", "turn.passed_may_bomb")
    text = "".join(f"{key} = true\n" for key in (*keys, "bombs.four", "bombs.beat_anything"))
    bombs = compile(loads(f'extends = "president"\ncombinations.sets = [1, 2, 3]\n{text}'))
    at = position(bombs, "3S 9S", "3C JS JC JD JH", "3D 8S", "3H 9H", pile="7S", owner=0, turn=1)
    at = after(bombs, at, Pass(), "8S", "9H")
    step = lay(bombs, at, "9S")
    assert (happened(step, Skipped), step.position.table.turn) == ([Skipped(1)], 2)


def test_the_round_is_over_if_only_the_skipped_player_is_left_in_it() -> None:
    step = lay(SKIPS, position(SKIPS, "3S", "8H 4S", "", pile="8S", owner=0, turn=1, out=[2]), "8H")
    assert step.events == (Played(1, parse_cards("8H"), Zone.HAND), Skipped(0), RoundWon(1, 1))
    assert (step.position.table.turn, step.position.table.demand) == (1, 0)
    step = lay(LOCKS, position(LOCKS, "3S", "8H 4S", "3D", pile="8S", owner=0, turn=1, locked=[2]), "8H")
    assert step.events[1:] == (Skipped(0), RoundWon(1, 1))


def test_nobody_is_skipped_where_nobody_else_is_left_in_the_round() -> None:
    at = position(LOCKS, "", "8H 4S", "3D", "3H", pile="8S", owner=0, turn=1, out=[0], locked=[2, 3])
    assert lay(LOCKS, at, "8H").events[1:] == (RoundWon(1, 1),)


def test_after_a_last_card_the_next_player_is_skipped_too() -> None:
    step = lay(SKIPS, position(SKIPS, "3S", "8H", "3D", "3H", pile="8S", owner=0, turn=1), "8H")
    assert step.events[1:] == (Out(1, 1), Skipped(2))
    assert step.position.table.turn == 3
    at = position(LOCKS, "3S", "8H", "3D", pile="8S", owner=0, turn=1, locked=[2])
    step = lay(LOCKS, at, "8H")
    assert step.events[1:] == (Out(1, 1), Skipped(0), RoundWon(1, 2))
    assert step.position.table.turn == 2, "who leads as after any round whose winner is out"
    over = lay(SKIPS, position(SKIPS, "3S", "8H", "", pile="8S", owner=0, turn=1, out=[2]), "8H")
    assert over.position.over
    assert happened(over, Skipped) == []


# -- what is equal ---------------------------------------------------------------------------------------------------

JOKERS = 'pack.jokers = 2\nranking.order = "3 4 5 6 7 8 9 10 J Q K A 2 R"\n'
SAID = 'extends = "president"\nranking.equal_beats = true\nranking.equal_skips = true\n'


def skipped(of: Law, cards: str, standing: str) -> list[Skipped]:
    """Whom the second player skips with the cards, which are not the last ones."""
    others = ["3D 4D"] + ["5"] * (of.players.most - 3)
    at = position(of, "3C 4C", f"{cards} 3S", *others, pile=standing, owner=0, turn=1)
    return happened(lay(of, at, cards), Skipped)


def test_cards_of_different_suits_are_equal_even_where_single_cards_are_told_apart() -> None:
    apart = compile(loads(SAID + JOKERS + 'combinations.beats_joker = "3S"\n'))
    assert skipped(apart, "8H", "8S") == skipped(apart, "8C", "8S") == [Skipped(2)]
    assert skipped(apart, "9S", "8S") == []
    follow = compile(loads(SAID + 'ranking.suits_follow = true\nranking.suits_free = "2"\n'))
    assert skipped(follow, "2H", "2S") == skipped(follow, "2H 2D", "2S 2C") == [Skipped(2)]


def test_one_joker_equals_another_only_if_both_are_big_or_small_but_sets_of_jokers_are_equal() -> None:
    assert skipped(compile(loads(SAID + JOKERS)), "RB", "R") == []
    twice = compile(loads(SAID + JOKERS + "players.most = 5\npack.players_per_pack = 4\n"))
    assert skipped(twice, "R", "R") == skipped(twice, "RB", "RB") == skipped(twice, "RB RB", "R R") == [Skipped(2)]
    assert skipped(twice, "RB", "R") == []


def test_a_bomb_of_the_same_rank_skips_nobody_unless_it_beats_an_equal_bomb() -> None:
    keys = "combinations.sets = [1, 2, 3]\nbombs.four = true\nbombs.beat_anything = true\n"
    bombs = compile(loads(f"{SAID}{keys}players.most = 5\npack.players_per_pack = 4\n"))
    assert skipped(bombs, "8S 8C 8D 8H", "8S") == []
    assert skipped(bombs, "8S 8C 8D 8H", "8S 8C 8D 8H") == [Skipped(2)]


@pytest.mark.parametrize("turns", ["four_turns", "turns_round"])
def test_an_equal_play_that_turns_the_order_skips_too(turns: str) -> None:
    value = {"four_turns": "true", "turns_round": '"8"'}[turns]
    turning = compile(loads(f"{SAID}ranking.{turns} = {value}\nplayers.most = 5\npack.players_per_pack = 4\n"))
    four = "8S 8C 8D 8H"
    at = position(turning, f"{four} 3C", f"{four} 3D", "3H 4H", "4C", "4S")
    step = lay(turning, after(turning, at, four), four)
    assert (happened(step, Skipped), step.position.table.turned) == ([Skipped(2)], 0)
