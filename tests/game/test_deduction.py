"""What everyone can deduce about a hand: exactly what a person at the table would, move by move."""

from __future__ import annotations

from dataclasses import replace

from emptyhand.game.engine import start
from emptyhand.game.position import NOTHING, Position
from emptyhand.game.snapshot.figures import figure_name
from emptyhand.game.table import NO_FLOOR, NO_RANK
from emptyhand.game.view import NO_LACKS, Lacks, view
from emptyhand.rules.actions import Flip, Pass, PickUp, Take
from emptyhand.rules.cards import Card, format_ranks, parse_ranks
from emptyhand.rules.law import ClimbLaw, PileLaw
from tests.helpers import law
from tests.property.walks import Case
from tests.rules.positions import after, dealt, position
from tests.rules.tables import begun, choosing, dealt_hands

OBSESSION, LIFE, CARDGAME = law("obsession"), law("life"), law("cardgame")
MUST_BEAT = law("thirteen", must_beat=True)
FOUR = Card("4S").rank
ON_A_KING = "2 3 7 8 10 K A R"


def lacks(at: Position, seat: int) -> str:
    """What a seat is known to lack: ``"4 5 x3"``."""
    said = view(OBSESSION, at, None).seats[seat].lacks
    ranks = [rank for rank in range(14) if said.ranks >> rank & 1]
    return f"{format_ranks(ranks)} x{said.count}" if said != NO_LACKS else ""


def holds(at: Position, seat: int) -> str:
    held = at.seats[seat].deduced.holds
    return "" if held == NO_RANK else format_ranks((held,))


# -- forced pick-ups -------------------------------------------------------------------------------------------------


def stuck(hand: str = "4 5 6", *, draw: str = "") -> Position:
    """The first of two seats has had to pick up a king, and the second has played a 4."""
    return after(OBSESSION, position(OBSESSION, hand, "4 4 9 9", pile="K", draw=draw), PickUp(), "4")


def test_who_must_pick_up_has_nothing_that_fits() -> None:
    at = stuck()
    assert lacks(at, 0) == f"{ON_A_KING} x3"
    assert lacks(at, 1) == ""


def test_who_may_pick_up_by_choice_tells_nothing() -> None:
    at = after(CARDGAME, position(CARDGAME, "4 5 6", "4", pile="K"), PickUp())
    assert at.seats[0].deduced == NOTHING


def test_where_only_up_cards_allow_a_choice_the_hand_still_tells() -> None:
    choice_with_up = Case("cardgame", '{"pick_up.by_choice": ["up"]}', 2, 0).law
    at = after(choice_with_up, position(choice_with_up, "4 5 6", "4", pile="K"), PickUp())
    assert lacks(at, 0) == "2 10 K A x3"


def test_where_no_pile_lies_there_is_no_choice_and_picking_up_tells() -> None:
    assert isinstance(CARDGAME, PileLaw)
    no_fours = tuple(int(rank != FOUR) for rank in range(14))
    cannot_lead_fours = replace(CARDGAME, legal=(no_fours, *CARDGAME.legal[1:]))
    at = after(cannot_lead_fours, position(cannot_lead_fours, "4 4", "4"), PickUp())
    assert at.seats[0].deduced.ranks == 0b11111111111011
    assert at.seats[0].deduced.sure == 2


def test_a_pick_up_in_the_up_row_or_of_a_tried_card_tells_nothing_of_the_hand() -> None:
    row = law("obsessed")
    of_the_row = after(row, position(row, "", "4", up=("4 5 6",), pile="K"), PickUp())
    taken = position(OBSESSION, "", "4", up=("4 5 6",), pile="K")
    taken = after(OBSESSION, taken, Take(next(c for c in taken.seats[0].up if c is not None)))
    flipped = after(OBSESSION, position(OBSESSION, "", "4", down=("4 5 6",), pile="K"), Flip(0))
    for at in (of_the_row, taken, flipped):
        assert at.seats[0].known == at.seats[0].hand
        assert at.seats[0].deduced == NOTHING


def test_a_card_that_is_played_may_have_been_one_of_the_counted() -> None:
    assert lacks(after(OBSESSION, stuck(), "4"), 0) == f"{ON_A_KING} x2"
    assert lacks(after(OBSESSION, stuck("4 4 5"), "4 4"), 0) == f"{ON_A_KING} x1"


def test_a_known_card_that_is_played_was_not_one_of_the_counted() -> None:
    assert lacks(after(OBSESSION, stuck(), "K"), 0) == f"{ON_A_KING} x3"


def test_a_hand_of_which_all_is_known_or_played_lacks_nothing_to_speak_of() -> None:
    at = after(OBSESSION, stuck("4"), "4")
    assert at.seats[0].deduced is NOTHING
    assert faces_known(at) == "K"


def faces_known(at: Position) -> str:
    return format_ranks(card.rank for card in at.seats[0].known)


def test_a_card_drawn_later_is_not_counted_and_may_be_of_any_rank() -> None:
    at = after(OBSESSION, stuck("4 5", draw="2 6 6 6"), "4")
    assert lacks(at, 0) == f"{ON_A_KING} x1"
    assert len(at.seats[0].hand) == 3
    drawn = after(OBSESSION, at, "9", "2")
    assert lacks(drawn, 0) == f"{ON_A_KING} x1"


def test_a_second_pick_up_adds_what_did_not_fit_then() -> None:
    at = after(OBSESSION, position(OBSESSION, "9 9 J", "4 7", pile="K"), PickUp(), "7", PickUp())
    assert lacks(at, 0) == "2 3 4 5 6 7 8 10 K A R x3"


def test_with_cards_drawn_between_two_pick_ups_the_fact_that_says_more_stays() -> None:
    first = position(OBSESSION, "4 4", "5 A 5 5", pile="5", draw="6 6 6")
    drawn = after(OBSESSION, first, PickUp(), "5", "5", "A")
    assert len(drawn.seats[0].hand) == 3
    assert lacks(drawn, 0) == "2 3 5 6 7 8 9 10 J Q K A R x2"
    assert lacks(after(OBSESSION, drawn, PickUp()), 0) == "2 3 5 6 7 8 9 10 J Q K A R x2"
    first = position(OBSESSION, "4 5", "4 K 9 9", pile="3", draw="6 9")
    drawn = after(OBSESSION, first, PickUp(), "4", "5", "K")
    assert lacks(drawn, 0) == "3 R x1"
    assert lacks(after(OBSESSION, drawn, PickUp()), 0) == f"{ON_A_KING} x3"


def test_two_equal_cards_of_which_one_is_known_count_as_the_known_one_first() -> None:
    at = position(OBSESSION, "4S 9S 9S", "4 4 4", "4 4 4", pile="KS")
    at = after(OBSESSION, at, PickUp(), "4", "4")
    known = at._replace(seats=(at.seats[0]._replace(known=(Card("9S"), Card("KS"))), *at.seats[1:]))
    assert lacks(after(OBSESSION, known, "9S"), 0) == lacks(known, 0)


# -- who opens -------------------------------------------------------------------------------------------------------


def test_nobody_holds_a_rank_before_the_opening_rank_and_only_the_opener_holds_that() -> None:
    at = start(OBSESSION, dealt(OBSESSION, "6 K 2", "9 9 J", "A A 3")).position
    assert [lacks(at, seat) for seat in range(3)] == ["4 5 x3", "4 5 6 x3", "4 5 6 x3"]
    assert [holds(at, seat) for seat in range(3)] == ["6", "", ""]


def test_seats_that_tie_are_known_to_hold_the_opening_rank_too() -> None:
    at = start(OBSESSION, dealt(OBSESSION, "9 9 J", "6 K 2", "6 A 3")).position
    assert at.table.turn == 1
    assert [holds(at, seat) for seat in range(3)] == ["", "6", "6"]
    assert [lacks(at, seat) for seat in range(3)] == ["4 5 6 x3", "4 5 x3", "4 5 x3"]


def test_the_first_rank_of_the_ladder_tells_the_opener_s_hand_and_that_the_others_lack_it() -> None:
    at = start(OBSESSION, dealt(OBSESSION, "9 9 J", "4 K 2")).position
    assert [lacks(at, seat) for seat in range(2)] == ["4 x3", ""]
    assert [holds(at, seat) for seat in range(2)] == ["", "4"]


def test_once_the_rank_is_played_nobody_knows_whether_there_is_more_of_it() -> None:
    at = start(OBSESSION, dealt(OBSESSION, "6 6 2", "9 9 J", draw="4")).position
    at = after(OBSESSION, at, "6")
    assert (holds(at, 0), lacks(at, 0)) == ("", "4 5 x2")


def test_who_opens_with_all_cards_of_a_rank_has_no_more_of_it() -> None:
    opens_with_all = law("obsession", **{"opening.cards": "all"})
    at = start(opens_with_all, dealt(opens_with_all, "6 6 2", "9 9 J", draw="4 6")).position
    at = after(opens_with_all, at, "6 6")
    assert (holds(at, 0), lacks(at, 0)) == ("", "4 5 6 x1")
    at = start(opens_with_all, dealt(opens_with_all, "4 A 2", "9 9 J", draw="5 6")).position
    assert lacks(after(opens_with_all, at, "4"), 0) == "4 x2"


def test_a_tied_seat_is_known_to_hold_the_rank_until_it_plays_one() -> None:
    at = start(OBSESSION, dealt(OBSESSION, "6 K 2", "6 A 3", draw="9 9 9")).position
    at = after(OBSESSION, at, "6", "A")
    assert (holds(at, 1), lacks(at, 1)) == ("6", "4 5 x2")
    at = after(OBSESSION, at, "2", "6")
    assert (holds(at, 1), lacks(at, 1)) == ("", "4 5 x1")


def test_playing_a_known_card_of_the_rank_does_not_show_the_one_that_is_held() -> None:
    at = start(OBSESSION, dealt(OBSESSION, "6S K A", "6C A 3", draw="9")).position
    at = after(OBSESSION, at, "6S")
    mine = at.seats[1]
    knows = mine._replace(hand=tuple(sorted((*mine.hand, Card("6D")))), known=(Card("6D"),))
    at = at._replace(seats=(at.seats[0], knows))
    assert holds(after(OBSESSION, at, "6D"), 1) == "6"
    assert holds(after(OBSESSION, at, "6C"), 1) == ""


def test_only_the_hand_left_after_choosing_up_cards_tells() -> None:
    given = dealt(LIFE, "4 5 6", "6 8 9", up=("3 3 3", "3 4 4"))
    at = choosing(LIFE, given, ("3 3 3", "3 4 4")).position
    assert [lacks(at, seat) for seat in range(2)] == ["3 x3", "3 4 x3"]
    assert [holds(at, seat) for seat in range(2)] == ["4", ""]


def test_nothing_is_deduced_while_up_cards_are_chosen() -> None:
    at = start(LIFE, dealt(LIFE, "4 5 6", "6 8 9")).position
    assert all(zones.deduced == NOTHING for zones in at.seats)


def test_the_lowest_rank_is_told_where_anything_may_open() -> None:
    free = law("life", free_opening=True)
    at = begun(free, "4 5 6", "6 8 9").position
    assert (holds(at, 0), lacks(at, 1)) == ("4", "3 4 x3")
    played = after(free, at, "5")
    assert (holds(played, 0), lacks(played, 0)) == ("4", "3 x2")


def test_where_the_dealer_s_neighbour_starts_nothing_is_told() -> None:
    assert all(zones.deduced == NOTHING for zones in begun(CARDGAME, "4 5 6", "6 8 9", draw="8").position.seats)


def test_a_view_shows_what_is_deduced_to_everyone_alike() -> None:
    at = stuck()
    mask = sum(1 << rank for rank in parse_ranks(ON_A_KING))
    for seat in (None, 0, 1):
        assert view(OBSESSION, at, seat).seats[0].lacks == Lacks(mask, 3)


# -- climbing games --------------------------------------------------------------------------------------------------


def unbeaten(at: Position, seat: int) -> list[str]:
    assert isinstance(MUST_BEAT, ClimbLaw)
    return [figure_name(MUST_BEAT, demand - 1) for demand in at.seats[seat].deduced.unbeaten]


def test_a_forced_pass_tells_what_the_hand_cannot_beat() -> None:
    at = position(MUST_BEAT, "2S 3S", "4S 5S 6C", "6S 2H", pile="9H", owner=0, turn=1)
    assert unbeaten(after(MUST_BEAT, at, Pass()), 1) == ["single-9H"]


def test_a_free_pass_is_remembered_and_proves_nothing() -> None:
    sheet = law("thirteen")
    assert isinstance(sheet, ClimbLaw)
    at = position(sheet, "2S 3S", "4S 5S KC", "6S 2H", pile="9H", owner=0, turn=1)
    deduced = after(sheet, at, Pass()).seats[1].deduced
    assert [figure_name(sheet, demand - 1) for demand in deduced.passed] == ["single-9H"]
    assert deduced._replace(passed=()) == NOTHING


def test_a_demand_that_follows_from_another_is_not_kept() -> None:
    at = position(MUST_BEAT, "9H 7S 3S 3C", "4S 5S 6C", pile="TH", owner=0, turn=1)
    low = after(MUST_BEAT, at, Pass(), "7S", Pass())
    assert unbeaten(low, 1) == ["single-7S"]
    high_again = after(MUST_BEAT, low, "9H", Pass())
    assert unbeaten(high_again, 1) == ["single-7S"]
    pair_too = after(MUST_BEAT, high_again, "3S 3C")
    assert pair_too.over


def test_different_kinds_of_demands_are_kept_side_by_side_and_for_ever() -> None:
    at = position(MUST_BEAT, "9H 3S 3C 4D", "4S 5S 6C", pile="TH", owner=0, turn=1)
    at = after(MUST_BEAT, at, Pass(), "3S 3C", Pass())
    assert unbeaten(at, 1) == ["single-TH", "pair-3C"]
    assert unbeaten(after(MUST_BEAT, at, "4D", "5S"), 1) == ["single-TH", "pair-3C"]


def test_what_nothing_beats_tells_nothing() -> None:
    at = position(MUST_BEAT, "9H", "4S 5S 6C", pile="2H", owner=0, turn=1)
    assert after(MUST_BEAT, at, Pass()).seats[1].deduced == NOTHING


HANDS = ("3C3D4H5S6C7D8H9STCJDQHKSAC", "4C4D5C5D6S7C7S9CTSJSKCAD2C")


def test_nobody_holds_a_card_below_the_opening_card() -> None:
    sheet = law("thirteen")
    at = start(sheet, dealt_hands(*HANDS)).position
    assert at.table.floor == at.table.opening == Card("3C")
    assert [zones.known for zones in at.seats] == [(Card("3C"),), ()]
    played = after(sheet, at, "3C 3D")
    assert played.table.floor == Card("3C")
    assert played.seats[0].known == ()


def test_the_lowest_card_of_the_pack_is_no_floor() -> None:
    at = start(law("thirteen"), dealt_hands(HANDS[0].replace("3C", "3S"), HANDS[1])).position
    assert at.table.floor == NO_FLOOR
    assert at.seats[0].known == (Card("3S"),)


def test_where_anything_opens_the_lowest_card_is_known_until_it_is_played() -> None:
    free = law("thirteen", open_with_lowest=False)
    at = after(free, start(free, dealt_hands(*HANDS)).position, "4H")
    assert at.seats[0].known == (Card("3C"),)
    assert at.table.floor == Card("3C")


def test_where_the_last_winner_leads_nothing_is_told() -> None:
    at = start(law("thirteen"), dealt_hands(*HANDS, leader=1)).position
    assert at.table.floor == NO_FLOOR
    assert all(not zones.known for zones in at.seats)


def test_a_deal_that_wins_tells_nothing_of_the_other_hands() -> None:
    at = start(law("thirteen"), dealt_hands(HANDS[0], "2S2C2D2H4C5C6S7C9CTSJSKCAD")).position
    assert at.over
    assert at.table.floor == NO_FLOOR
    assert all(not zones.known for zones in at.seats)
