"""Keys of climbing games that no shipped ruleset uses: both values of each, at the table."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, legal_moves, play, start
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.events import OrderTurned, SuitsLocked
from emptyhand.players.match import Match
from emptyhand.rules.actions import Pass, Play
from emptyhand.rules.cards import format_cards, parse_cards
from emptyhand.rules.law import Law, compile
from emptyhand.rules.law.model import ALWAYS_TURNED, ROUND_TURNED, ClimbLaw
from emptyhand.rules.ruleset import loads
from tests.helpers import law
from tests.rules.positions import after, position, refused

PLAIN = law("thirteen")


def outcome(played: Law, cards: str, standing: str = "") -> Refusal | None:
    """Why the cards may not be laid where a combination stands, or led where none does; None if they may."""
    at = position(played, f"{cards} 3S", "", "", pile=standing, owner=1 if standing else -1)
    try:
        after(played, at, cards)
    except IllegalMove as error:
        return error.reason
    return None


# -- combinations ----------------------------------------------------------------------------------------------------


def test_runs_of_two_are_a_matter_of_the_shortest_run() -> None:
    assert outcome(law("thirteen", shortest_run=2), "4H 5D") is None
    assert outcome(PLAIN, "4H 5D") is Refusal.NO_FIGURE


def test_no_run_is_longer_than_the_longest() -> None:
    five = law("thirteen", shortest_run=5, longest_run=5)
    assert outcome(five, "4H 5D 6S 7S 8S") is None
    assert outcome(five, "4H 5D 6S 7S 8S 9C") is Refusal.NO_FIGURE
    assert outcome(PLAIN, "4H 5D 6S 7S 8S 9C") is None


def test_a_longer_run_beats_a_shorter_one_only_with_the_key() -> None:
    longer = law("thirteen", longer_runs_beat=True)
    assert outcome(longer, "4H 5D 6S 7S", "JH QH KH") is None
    assert outcome(longer, "JH QH KH", "4H 5D 6S 7S") is Refusal.NOT_ON_DEMAND
    assert outcome(PLAIN, "4H 5D 6S 7S", "JH QH KH") is Refusal.NOT_ON_DEMAND


def test_a_row_of_pairs_may_be_an_ordinary_combination() -> None:
    rows = compile(
        loads('extends = "thirteen-southern"\ncombinations.pair_runs = [3]\nbombs = { pair_runs = [4], ladder = [] }')
    )
    assert outcome(rows, "5H 5D 6S 6C 7S 7C") is None
    assert outcome(rows, "5H 5D 6S 6C 7S 7C", "2S") is Refusal.NOT_ON_DEMAND
    assert outcome(law("thirteen-southern"), "5H 5D 6S 6C 7S 7C", "2S") is None
    assert outcome(rows, "5H 5D 6S 6C 7S 7C 8S 8C", "2S") is None


@pytest.mark.parametrize("standing", ["8S", "8S 8H"])
def test_nothing_beats_a_set_that_wins_the_round(standing: str) -> None:
    eights = law("thirteen-southern", wins_round="8")
    cards = "9H" if standing == "8S" else "9H 9C"
    assert outcome(eights, cards, standing) is Refusal.NOT_ON_DEMAND
    assert outcome(law("thirteen-southern"), cards, standing) is None
    assert outcome(eights, "9H TC JC", "6H 7C 8S") is None


MIXED = """
extends = "thirteen"
combinations.mixed = ["three and one", "full house", "four and one"]
combinations.of_five = ["run", "full house", "four and one"]
"""


@pytest.mark.parametrize(
    ("cards", "standing", "beats"),
    [
        ("9S 9C 9D 4H", "8S 8C 8D KH", True),
        ("9S 9C 9D 4H 4C", "8S 8C 8D KH KC", True),
        ("7S 7C 7D AH AC", "8S 8C 8D KH KC", False),
        ("9S 9C 9D 9H 4C", "8S 8C 8D 8H KC", True),
        ("4S 4C 4D 5H 5C", "TS JC QD KH AC", True),
        ("4S 4C 4D 4H 5C", "AS AC AD KH KC", True),
        ("TS JC QD KH AC", "4S 4C 4D 5H 5C", False),
        ("9S 9C 9D 4H", "8S 8C 8D KH KC", False),
    ],
)
def test_combinations_of_two_ranks_go_by_the_larger_part(cards: str, standing: str, beats: bool) -> None:
    mixed = compile(loads(MIXED))
    assert (outcome(mixed, cards, standing) is None) == beats
    assert outcome(mixed, cards) is None
    assert outcome(PLAIN, cards) is (None if len({card[0] for card in cards.split()}) > 2 else Refusal.NO_FIGURE)


ROWS_OF_TRIPLES = compile(loads('extends = "thirteen"\ncombinations.triple_runs = [2, 3]'))


def test_rows_of_triples_are_a_matter_of_the_key() -> None:
    two, three = "5S 5C 5D 6S 6C 6D", "5S 5C 5D 6S 6C 6D 7S 7C 7D"
    assert outcome(ROWS_OF_TRIPLES, two) is None
    assert outcome(ROWS_OF_TRIPLES, three) is None
    assert outcome(ROWS_OF_TRIPLES, two, "4S 4C 4D 3C 3D 3H") is None
    assert outcome(ROWS_OF_TRIPLES, "3C 3D 3H 4S 4C 4D", two) is Refusal.NOT_ON_DEMAND
    assert outcome(ROWS_OF_TRIPLES, three, "3C 3D 3H 4S 4C 4D") is Refusal.NOT_ON_DEMAND
    assert outcome(ROWS_OF_TRIPLES, "5S 5C 5D 7S 7C 7D") is Refusal.NO_FIGURE
    assert outcome(PLAIN, two) is Refusal.NO_FIGURE


BIG_TWO = """
extends = "thirteen-southern"
combinations.mixed = ["full house", "four and one"]
combinations.of_five = ["run", "flush", "full house", "four and one", "straight flush"]
"""


@pytest.mark.parametrize(
    ("cards", "standing", "beats"),
    [
        ("4S 6S 8S 9S JS", "TS JC QD KH AC", True),  # a flush on a run
        ("TS JC QD KH AC", "4S 6S 8S 9S JS", False),
        ("4S 4C 4D 5H 5C", "4H 6H 8H 9H AH", True),  # a full house on a flush
        ("4S 5S 6S 7S 8S", "AS AC AD AH KC", True),  # a straight flush on a four and one
        ("4C 5C 6C 7C 8C", "4S 5S 6S 7S 8S", True),  # straight flushes by the suit of the top card
        ("4H 5H 6H 7H 8H", "5S 6S 7S 8S 9S", False),
        ("4S 6S 8S 9S QS", "4H 6H 8H 9H JH", True),  # flushes by rank
        ("4H 6H 8H 9H QH", "5S 6S 8S 9S QS", True),
        ("4S 5S 6S 7S 8S", "4C 5D 6D 7D 8H", True),  # cards of one suit are no mere run
        ("4S 5S 6S 7S 9S", "4C 5D 6D 7D 8H", True),
    ],
)
def test_flushes_and_straight_flushes_have_their_place_among_five_cards(cards: str, standing: str, beats: bool) -> None:
    assert (outcome(compile(loads(BIG_TWO)), cards, standing) is None) == beats


@pytest.mark.parametrize("order", ["rank", "suit"])
def test_flushes_rank_by_the_highest_card_or_by_suit(order: str) -> None:
    flushes = compile(loads(f'{BIG_TWO}combinations.flush_order = "{order}"'))
    assert (outcome(flushes, "4H 6H 8H 9H JH", "4S 6S 8S 9S AS") is None) == (order == "suit")
    assert (outcome(flushes, "4S 6S 8S 9S AS", "4H 6H 8H 9H JH") is None) == (order == "rank")
    assert outcome(flushes, "4H 6H 8H 9H QH", "4D 6D 8D 9D QD") is None
    assert outcome(flushes, "3H 4H 6H 9H QH", "5H 7H 8H TH JH") is None


def test_a_run_of_one_suit_beats_others_only_with_the_key() -> None:
    suited = law("thirteen-southern", suited_runs_beat=True)
    assert outcome(suited, "4S 5S 6S", "QH KH AD") is None
    assert outcome(suited, "QH KH AD", "4S 5S 6S") is Refusal.NOT_ON_DEMAND
    assert outcome(suited, "7C 8C 9C", "4S 5S 6S") is None
    assert outcome(suited, "4C 5C 6C", "4S 5S 6S") is None
    assert outcome(law("thirteen-southern"), "4S 5S 6S", "QH KH AD") is Refusal.NOT_ON_DEMAND


def test_a_run_that_need_not_be_of_one_suit_is_listed_with_cards_that_are_not() -> None:
    suited = law("thirteen-southern", suited_runs_beat=True)
    at = position(suited, "4S 5S 5H 6S", "9S")
    rows = [format_cards(m.cards) for m in legal_moves(suited, at) if isinstance(m, Play) and len(m.cards) == 3]
    assert rows == ["4S5H6S", "4S5S6S"]


# -- bombs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("standing", ["4S", "4S 4H", "4S 5H 6C"])
def test_a_bomb_beats_anything_only_with_the_key(standing: str) -> None:
    bombs = law("thirteen", beat_anything=True)
    assert outcome(bombs, "JS JC JD JH", standing) is None
    assert outcome(PLAIN, "JS JC JD JH", standing) is Refusal.NOT_ON_DEMAND
    assert outcome(bombs, "JS JC JD JH", "QS QC QD QH") is Refusal.NOT_ON_DEMAND


# -- suits -----------------------------------------------------------------------------------------------------------

BY_RANK = {"suits_decide": False, "one_colour": False}


@pytest.mark.parametrize("equal", [False, True])
@pytest.mark.parametrize(("cards", "standing"), [("8H", "8S"), ("8H 8D", "8S 8C"), ("4H 5H 6H", "4S 5S 6S")])
def test_suits_decide_nothing_and_equal_cards_beat_only_with_the_key(cards: str, standing: str, equal: bool) -> None:
    by_rank = law("thirteen", **BY_RANK, equal_beats=equal)
    assert (outcome(by_rank, cards, standing) is None) == equal
    assert outcome(by_rank, "9S", "8H") is None
    assert outcome(by_rank, "7H", "8S") is Refusal.NOT_ON_DEMAND


def test_where_suits_do_not_decide_a_play_is_listed_once_for_each_rank() -> None:
    by_rank = law("thirteen", **BY_RANK)
    at = position(by_rank, "8S 8D 8H", "9S")
    assert [len(move.cards) for move in legal_moves(by_rank, at) if isinstance(move, Play)] == [1, 2, 3]
    assert len(canonical_moves(PLAIN, at)) == 3 + 2 + 1
    # The 8H makes a pair as high with the 8S as with the 8D.
    assert len(legal_moves(PLAIN, at)) == 3 + 3 + 1


# -- passing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locks", [True, False])
def test_a_player_who_passed_may_come_back_only_with_the_key(locks: bool) -> None:
    played = law("thirteen", pass_locks=locks)
    at = position(played, "3S 9S", "3C TS", "3D 8S", pile="7S", owner=0, turn=1)
    at = play(played, at, Pass()).position
    at = after(played, at, "8S")
    at = after(played, at, "9S")
    assert at.table.turn == (1 if not locks else 2)
    assert at.table.locked == ((1,) if locks else ())
    at = play(played, at, Pass()).position
    assert (at.table.demand == 0) == locks
    assert at.table.turn == (0 if locks else 2)


MAY_BOMB = law("thirteen", passed_may_bomb=True, beat_anything=True)


def test_a_player_who_passed_may_still_bomb_and_play_nothing_else() -> None:
    at = position(MAY_BOMB, "3S 9S", "3C 9H JS JC JD JH", "3D 8S", pile="7S", owner=0, turn=1)
    at = after(MAY_BOMB, play(MAY_BOMB, at, Pass()).position, "8S", "9S")
    assert at.table.turn == 1, "a player who passed is asked again"
    assert refused(MAY_BOMB, at, "9H") is Refusal.BOMBS_ONLY
    assert [len(m.cards) for m in legal_moves(MAY_BOMB, at) if isinstance(m, Play)] == [4]
    at = after(MAY_BOMB, at, "JS JC JD JH")
    assert at.table.owner == 1
    assert (at.table.bound, at.table.locked) == ((1,), ())


def test_nobody_is_bound_once_the_game_is_over() -> None:
    both = law("thirteen-southern", passed_may_bomb=True, beat_anything=True)
    at = position(both, "9S", "3C 9H", pile="7S", owner=0, turn=1)
    at = after(both, play(both, at, Pass()).position, "9S")
    assert at.over
    assert at.table.bound == ()


def test_nobody_who_passed_is_asked_where_no_bomb_could_beat_what_stands() -> None:
    plain = law("thirteen", passed_may_bomb=True)
    at = position(plain, "3S 9S", "3C 9H JS JC JD JH", "3D 8S", pile="7S", owner=0, turn=1)
    at = after(plain, play(plain, at, Pass()).position, "8S", "9S")
    assert (at.table.turn, at.table.bound, at.table.locked) == (2, (1,), (1,))


@pytest.mark.parametrize("out", [False, True])
def test_a_player_whose_cards_a_bomb_beat_is_out_of_the_round_only_with_the_key(out: bool) -> None:
    bombs = law("thirteen-southern", beaten_is_out=out)
    at = position(bombs, "3S KS KC KD KH", "3C JS JC JD JH", "3D 8S", pile="2S", owner=0, turn=1)
    at = after(bombs, at, "JS JC JD JH")
    assert at.table.locked == ((0,) if out else ())
    at = play(bombs, at, Pass()).position
    assert at.table.turn == (1 if out else 0)
    assert (at.table.demand == 0) == out, "nobody else is left to answer"


@pytest.mark.parametrize("duty", [False, True])
def test_a_single_card_must_be_the_highest_while_the_next_player_has_one_left(duty: bool) -> None:
    played = law("thirteen", last_card_duty=duty)
    at = position(played, "4S 9S 9H KC", "3C", "3D 8S")
    assert (refused(played, at, "4S") is Refusal.LAST_CARD) if duty else after(played, at, "4S")
    singles = [m.cards for m in legal_moves(played, at) if isinstance(m, Play) and len(m.cards) == 1]
    assert len(singles) == (1 if duty else 4)
    assert after(played, at, "9S 9H").table.demand
    assert after(played, at, "KC").table.demand
    later = position(played, "4S 9S 9H KC", "3D 8S", "3C")
    assert after(played, later, "4S").table.demand, "only the next player counts"
    answer = position(played, "4S 9S 9H KC", "3C", "3D 8S", pile="8C", owner=2)
    assert Pass() in legal_moves(played, answer)


# -- jokers ----------------------------------------------------------------------------------------------------------

WITH_JOKERS = 'pack.jokers = 2\nranking.order = "3 4 5 6 7 8 9 10 J Q K A 2 R"\n'
JOKERS = compile(loads('extends = "thirteen-southern"\ncombinations.beats_joker = "3S"\n' + WITH_JOKERS))
RICH = compile(loads('extends = "daifugo"\ncombinations.beats_joker = "3S"\n' + WITH_JOKERS))


@pytest.mark.parametrize(
    ("cards", "standing", "beats"),
    [
        ("R", "2H", True),
        ("RB", "R", True),
        ("R", "RB", False),
        ("3S", "RB", True),
        ("3H", "R", False),
        ("R RB", "2S 2H", True),
        ("3S 3H", "R RB", False),
        ("R", "2S 2H", False),
    ],
)
@pytest.mark.parametrize("played", [JOKERS, RICH], ids=["suits decide", "suits do not"])
def test_jokers_are_the_highest_cards_and_one_card_beats_them(
    played: Law, cards: str, standing: str, beats: bool
) -> None:
    at = position(played, f"{cards} 4S", "5S", "6S", pile=standing, owner=1)
    assert (after(played, at, cards) is not None) if beats else (refused(played, at, cards) is Refusal.NOT_ON_DEMAND)


def test_jokers_make_no_run_no_flush_and_no_other_card() -> None:
    assert outcome(JOKERS, "R AS 2S") is Refusal.NO_FIGURE
    assert outcome(JOKERS, "R 9S") is Refusal.NO_FIGURE
    suited = 'combinations.mixed = ["three and one"]\ncombinations.of_five = ["flush", "straight flush"]\n'
    flushes = compile(loads('extends = "thirteen-southern"\n' + WITH_JOKERS + suited))
    assert outcome(flushes, "R 5S 7S 9S JS") is Refusal.NO_FIGURE
    assert outcome(flushes, "RB 5C 7C 9C JC") is Refusal.NO_FIGURE
    assert outcome(flushes, "9S 9H 9D R") is None


def test_the_card_that_beats_a_joker_wins_the_round() -> None:
    at = position(RICH, "3S 4S 4H", "5S 5H", "R 6S", pile="R", owner=1)
    at = after(RICH, at, "3S")
    assert (at.table.turn, at.table.demand, at.table.pile) == (0, 0, ())
    lower = after(RICH, position(RICH, "3S 4S 4H", "5S 5H", "RB 6S"), "3S")
    assert (lower.table.turn, lower.table.demand > 0) == (1, True), "on an empty table it is a 3 like the others"


def test_where_suits_do_not_decide_equal_cards_stay_equal_beside_jokers() -> None:
    assert outcome(RICH, "9S", "9D") is Refusal.NOT_ON_DEMAND
    assert outcome(RICH, "TD", "9S") is None


def test_jokers_stay_the_highest_when_the_order_turns() -> None:
    at = after(RICH, position(RICH, "R 9S 9C 9D 9H", "RB 4S", "5S", turned=ALWAYS_TURNED), "R")
    assert refused(RICH, at, "4S") is Refusal.NOT_ON_DEMAND
    assert after(RICH, at, "RB").table.owner == 1


# -- suits that have to be followed ----------------------------------------------------------------------------------

FOLLOW: dict[str, str | bool] = {"suits_follow": True, "suits_free": "2", "run_suit_tiebreak": False}
NORTH = law("thirteen", suits_decide=False, one_colour=False, **FOLLOW)


@pytest.mark.parametrize(
    ("cards", "standing", "why"),
    [
        ("9H", "8H", None),
        ("9S", "8H", Refusal.NOT_ON_DEMAND),
        ("2S", "8H", None),
        ("2H", "2S", Refusal.NOT_ON_DEMAND),
        ("9D 9H", "8D 8H", None),
        ("9S 9C", "8D 8H", Refusal.NOT_ON_DEMAND),
        ("2S 2C", "8D 8H", None),
        ("9S 9H", "", Refusal.NO_FIGURE),
        ("9S 9H 9D", "8S 8C 8H", None),
        ("5H 6H 7S", "", Refusal.NO_FIGURE),
        ("7H 8H 9H", "4H 5H 6H", None),
        ("7S 8S 9S", "4H 5H 6H", Refusal.NOT_ON_DEMAND),
    ],
)
def test_only_the_same_suit_or_colour_beats_where_suits_have_to_be_followed(
    cards: str, standing: str, why: Refusal | None
) -> None:
    assert outcome(NORTH, cards, standing) is why


def test_where_suits_decide_they_decide_between_ranks_that_need_not_follow() -> None:
    decide = law("thirteen", **FOLLOW)
    assert outcome(decide, "2H", "2S") is None
    assert outcome(decide, "2S", "2H") is Refusal.NOT_ON_DEMAND
    assert outcome(decide, "9H", "9S") is Refusal.NOT_ON_DEMAND


# -- locked suits ----------------------------------------------------------------------------------------------------

LOCK = law("thirteen-southern", suit_lock=True)
SPADES = 1 << 0


def test_two_plays_of_the_same_suit_lock_it_for_the_round() -> None:
    at = position(LOCK, "8S 8D 3D", "9S 9H 3C", "TD TS 3H JH JC JD JS")
    at = after(LOCK, at, "8S")
    assert at.table.suit_lock == 0, "a lead locks nothing"
    step = play(LOCK, at, Play(parse_cards("9S")))
    assert step.position.table.suit_lock == SPADES
    assert SuitsLocked((0,)) in step.events
    at = step.position
    assert refused(LOCK, at, "TD") is Refusal.SUIT_LOCK
    assert [m.cards for m in legal_moves(LOCK, at) if isinstance(m, Play)] == [parse_cards("TS"), parse_cards("JS")]
    over = after(LOCK, at, Pass(), Pass())
    assert (over.table.demand, over.table.suit_lock) == (0, 0), "a new round is free again"
    assert after(PLAIN, position(PLAIN, "8S 3D", "9S 3C", "TD 3H"), "8S", "9S", "TD").table.owner == 2


def test_other_suits_and_other_combinations_of_suits_lock_nothing() -> None:
    assert after(LOCK, position(LOCK, "8S 3D", "9H 3C", "TD"), "8S", "9H").table.suit_lock == 0
    mixed = position(LOCK, "8S 8D 3D", "9S 9H 3C", "TD")
    assert after(LOCK, mixed, "8S 8D", "9S 9H").table.suit_lock == 0
    equal = after(LOCK, position(LOCK, "8S 8D 3D", "9S 9D 3C", "TS TC TD TH 3H"), "8S 8D", "9S 9D")
    assert equal.table.suit_lock == 0b0101
    assert refused(LOCK, equal, "TS TH") is Refusal.SUIT_LOCK
    pairs = [format_cards(m.cards) for m in legal_moves(LOCK, equal) if isinstance(m, Play)]
    assert pairs == ["TSTD"], "what is listed is made of the locked suits"


def test_bombs_and_jokers_break_a_lock() -> None:
    at = position(LOCK, "AS 3D", "2S 3C", "TS TC TD TH 3H")
    at = after(LOCK, at, "AS", "2S")
    assert after(LOCK, at, "TS TC TD TH").table.owner == 2
    rich = compile(loads('extends = "daifugo"\nturn.suit_lock = true\n' + WITH_JOKERS))
    at = after(rich, position(rich, "9S 3D", "TS 3C", "R 3H", "4S"), "9S", "TS")
    joker = after(rich, at, "R").table
    assert (joker.owner, joker.suit_lock) == (2, SPADES)


# -- the order of ranks ----------------------------------------------------------------------------------------------

REVOLUTION = law("thirteen-southern", four_turns=True, turns_round="J")


def test_four_of_a_kind_turn_the_order_until_the_next() -> None:
    assert isinstance(REVOLUTION, ClimbLaw)
    at = position(REVOLUTION, "5S 5C 5D 5H 9S", "4S 4C 4D 4H TS", "3D 8S KS")
    at = after(REVOLUTION, at, "5S 5C 5D 5H")
    assert at.table.turned == ALWAYS_TURNED
    assert at.table.demand > len(REVOLUTION.figures)
    turned = after(REVOLUTION, at, "4S 4C 4D 4H")
    assert turned.table.turned == 0, "four 4s beat four 5s now, and turn the order back"
    at = after(REVOLUTION, at, Pass(), Pass())
    assert (at.table.demand, at.table.turned) == (0, ALWAYS_TURNED), "the order stays"
    at = after(REVOLUTION, position(REVOLUTION, "9S 3S", "TS 4S", "KS", turned=ALWAYS_TURNED), "9S")
    assert refused(REVOLUTION, at, "TS") is Refusal.NOT_ON_DEMAND
    assert after(REVOLUTION, at, "4S").table.owner == 1
    plain = law("thirteen-southern")
    assert after(plain, position(plain, "5S 5C 5D 5H 9S", "TS", "KS"), "5S 5C 5D 5H").table.turned == 0


def test_a_rank_turns_the_order_for_one_round() -> None:
    at = after(REVOLUTION, position(REVOLUTION, "JS 3S", "QS TS 4S", "KS JH"), "JS")
    assert at.table.turned == ROUND_TURNED
    assert refused(REVOLUTION, at, "QS") is Refusal.NOT_ON_DEMAND
    low = after(REVOLUTION, at, "TS")
    step = play(REVOLUTION, play(REVOLUTION, low, Pass()).position, Pass())
    assert step.position.table.turned == 0
    assert OrderTurned(False) in step.events


def test_a_second_such_rank_turns_the_order_back() -> None:
    at = after(REVOLUTION, position(REVOLUTION, "JS 3S", "JH TS 4S", "KS 5S"), "JS", "JH")
    assert at.table.turned == 0
    assert after(REVOLUTION, at, "KS").table.owner == 2


# -- the last card ---------------------------------------------------------------------------------------------------

NO_TWOS_LAST = law("thirteen", not_last="2")


def test_nobody_finishes_with_a_barred_rank_except_by_leading() -> None:
    at = position(NO_TWOS_LAST, "2S", "3C TS", pile="7S", owner=1)
    assert legal_moves(NO_TWOS_LAST, at) == (Pass(),)
    assert refused(NO_TWOS_LAST, at, "2S") is Refusal.NOT_LAST
    assert legal_moves(PLAIN, at) != (Pass(),)
    assert after(NO_TWOS_LAST, position(NO_TWOS_LAST, "2S", "3C TS"), "2S").over
    assert after(NO_TWOS_LAST, position(NO_TWOS_LAST, "2S 4S", "3C TS", pile="7S", owner=1), "2S").table.demand


def test_a_hand_that_may_not_play_its_last_cards_passes_even_where_passing_is_for_those_who_cannot_beat() -> None:
    forced = law("thirteen", not_last="2", must_beat=True)
    at = position(forced, "2S", "3C TS", pile="7S", owner=1)
    passed = play(forced, at, Pass()).position
    assert passed.seats[0].deduced.unbeaten == ()


# -- leading ---------------------------------------------------------------------------------------------------------


def test_the_lowest_card_is_played_alone_only_with_the_key() -> None:
    alone = law("thirteen", alone=True)
    for seed in range(8):
        at = start(alone, deal(alone, 4, seed)).position
        (only,) = legal_moves(alone, at)
        assert isinstance(only, Play)
        assert only.cards == (at.table.opening,)
        more = [move for move in legal_moves(PLAIN, at) if isinstance(move, Play) and len(move.cards) > 1]
        assert all(refused(alone, at, move) is Refusal.OPENING_ALONE for move in more)


def test_the_last_loser_leads_only_with_the_key() -> None:
    text = 'extends = "thirteen-southern"\nmatch.winner_leads = false\nmatch.loser_leads = true'
    match = Match(compile(loads(text)), 3)
    match.games.append((1, 0, 2))
    assert match.leader == 2
    match.games.append((0,))
    assert match.leader is None
