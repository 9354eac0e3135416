"""Life before and at the first play: pack, deal, Face-Up Life, who starts, the opening."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import BadDeal, deal
from emptyhand.game.engine import legal_moves, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import GoesOn, Killed, Placed, Revealed, Reversed, Starts
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import PickUp, Place, Play
from emptyhand.rules.cards import pack
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset.model import Ties
from tests.helpers import law
from tests.rules.positions import after, cards_of, dealt, faces, happened, lay, playable, refused
from tests.rules.tables import begun, choosing

LIFE = law("life")
LADDER = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")


def starts(step_law: Law, *hands: str, ties: tuple[int, ...] = ()) -> Starts:
    """Who starts with these hands, after all have chosen."""
    (found,) = happened(begun(step_law, *hands, ties=ties), Starts)
    return found


@pytest.mark.rule("life.setup.pack")
def test_the_pack_is_the_ordinary_one_without_jokers() -> None:
    assert sorted(deal(LIFE, 4, 1).cards) == list(pack(1, 0))
    assert len(pack(1, 0)) == 52


@pytest.mark.rule("life.setup.players")
def test_two_to_four_may_play() -> None:
    for players in (2, 3, 4):
        assert start(LIFE, deal(LIFE, players, 1)).position.seats
    for players in (1, 5):
        with pytest.raises(BadDeal, match="2 to 4 players"):
            deal(LIFE, players, 1)


@pytest.mark.rule("life.deal.down", "life.deal.hand")
def test_three_face_down_cards_come_first_then_six_in_hand() -> None:
    given = deal(LIFE, 3, 7)
    seats = start(LIFE, given).position.seats
    for seat, zones in enumerate(seats):
        mine = given.cards[9 * seat : 9 * seat + 9]
        assert zones.down == mine[:3]
        assert zones.hand == tuple(sorted(mine[3:]))
        assert zones.up == ()


@pytest.mark.rule("life.deal.choose-up")
def test_three_of_the_six_are_chosen_to_lie_face_up() -> None:
    at = start(LIFE, dealt(LIFE, "3 4 6", "8 9 J", up=["2 2 7", "5 10 A"])).position
    assert at.table.phase is Phase.CHOOSE
    assert faces(move.card for move in legal_moves(LIFE, at) if isinstance(move, Place)) == "2 3 4 6 7"
    step = choosing(LIFE, dealt(LIFE, "3 4 6", "8 9 J", up=["2 2 7", "5 10 A"]), ["4 2 7", "A 9 8"])
    mine, other = step.position.seats
    assert (faces(mine.up), faces(mine.hand)) == ("4 2 7", "2 3 6")
    assert (faces(other.up), faces(other.hand)) == ("A 9 8", "5 10 J")


@pytest.mark.rule("life.deal.choose-up")
def test_no_card_is_played_before_all_have_chosen() -> None:
    at = start(LIFE, dealt(LIFE, "3 4 6", "8 9 J", up=["2 2 7", "5 10 A"])).position
    assert refused(LIFE, at, "3") is Refusal.NOT_NOW
    assert refused(LIFE, at, PickUp()) is Refusal.NOT_NOW


@pytest.mark.rule("life.deal.choose-up", "rules.all.choice-secret")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    given = dealt(LIFE, "3 4 6", "8 9 J", up=["2 2 7", "5 10 A"])
    step = choosing(LIFE, given, ["4 2 7", "A 9"])
    assert view(LIFE, step.position, 1).seats[0].up == ()
    assert happened(step, Placed)[0].seen_by(0) == Placed(1, None)
    last = choosing(LIFE, given, ["4 2 7", "A 9 8"])
    assert [faces(event.up) for event in happened(last, Revealed)] == ["4 2 7", "A 9 8"]
    assert faces(view(LIFE, last.position, 1).seats[0].up) == "4 2 7"


@pytest.mark.rule("life.start.three", "life.start.lowest")
def test_the_holder_of_a_three_starts() -> None:
    assert starts(LIFE, "4 4 4", "A 9 3", "2 5 7").seat == 1


@pytest.mark.rule("life.start.next-value", "life.start.lowest")
def test_without_a_three_the_next_value_is_asked_for_until_someone_has_it() -> None:
    assert starts(LIFE, "9 9 9", "8 J Q", "A 6 A").seat == 2
    assert starts(LIFE, "K 9 9", "8 J Q", "A A A").seat == 1


@pytest.mark.rule("rules.life.start-ladder")
@pytest.mark.parametrize("step", range(12))
def test_wild_cards_have_their_place_in_the_search_and_the_two_comes_last(step: int) -> None:
    lower, higher = LADDER[step : step + 2]
    at = start(LIFE, dealt(LIFE, f"{higher} {higher} {higher}", f"{lower} {lower} {lower}")).position
    while at.table.phase is Phase.CHOOSE:
        keep = (higher, lower)[at.table.turn]
        at = after(LIFE, at, Place(min(at.seats[at.table.turn].hand, key=lambda card: faces([card]) == keep)))
    assert (at.table.turn, faces(at.seats[1].hand)) == (1, f"{lower} {lower} {lower}")
    assert playable(LIFE, at) == lower


@pytest.mark.rule("rules.life.start-in-hand")
def test_a_card_that_lies_face_up_does_not_make_its_owner_start() -> None:
    given = dealt(LIFE, "3 K K", "4 9 9", up=["9 9 8", "J J Q"])
    hidden = choosing(LIFE, given, ["3 9 9", "J J Q"])
    assert happened(hidden, Starts)[0].seat == 1
    held = choosing(LIFE, given, ["9 9 8", "J J Q"])
    assert happened(held, Starts)[0].seat == 0


@pytest.mark.rule("life.start.position", "life.start.tie", "life.start.tie-coin")
@pytest.mark.rule("rules.life.ties", "rules.life.ties-in-deal")
@pytest.mark.parametrize(("ties", "first"), [((0, 1, 2), 0), ((2, 1, 0), 1), ((1, 0, 2), 1), ((2, 0, 1), 0)])
def test_the_order_of_the_deal_settles_a_tie_and_the_log_tells_of_it(ties: tuple[int, ...], first: int) -> None:
    found = starts(LIFE, "3 9 9", "3 9 8", "4 4 4", ties=ties)
    assert (found.seat, found.tied, found.ties) == (first, (0, 1), Ties.COIN)


@pytest.mark.rule("life.start.tie-rps", "rules.life.ties")
def test_the_lot_of_the_deal_stands_for_rock_paper_scissors() -> None:
    found = starts(law("life", ties="rps"), "3 9 9", "3 9 8", ties=(1, 0))
    assert (found.seat, found.tied, found.ties) == (1, (0, 1), Ties.RPS)


@pytest.mark.rule("life.start.tie")
def test_nobody_is_tied_who_holds_the_lowest_value_alone() -> None:
    assert starts(LIFE, "4 9 9", "3 3 8", ties=(0, 1)).tied == ()


@pytest.mark.rule("rules.life.opening-value")
def test_the_starter_opens_with_the_lowest_value_one_card_of_it_or_several() -> None:
    at = begun(LIFE, "3 3 8", "4 4 4").position
    assert at.table.phase is Phase.OPEN
    assert legal_moves(LIFE, at) == (Play(cards_of(at, "3")), Play(cards_of(at, "3 3")))
    assert refused(LIFE, at, "8") is Refusal.OPENING_RANK
    assert refused(LIFE, at, PickUp()) is Refusal.NOT_NOW
    assert faces(after(LIFE, at, "3 3").table.pile) == "3 3"


@pytest.mark.rule("rules.life.free-opening")
def test_with_a_free_opening_the_starter_plays_anything() -> None:
    free = law("life", free_opening=True)
    at = begun(free, "3 2 8", "4 4 4").position
    assert at.table.turn == 0
    assert playable(free, at) == "2 3 8"
    assert after(free, at, "8").table.turn == 1


@pytest.mark.rule("rules.life.opening-effects")
def test_an_opening_five_reverses() -> None:
    step = lay(LIFE, begun(LIFE, "5 9 9", "6 6 6", "8 8 8").position, "5")
    assert happened(step, Reversed) == [Reversed(-1)]
    assert step.position.table.turn == 2


@pytest.mark.rule("rules.life.opening-effects")
def test_an_opening_seven_asks_for_lower() -> None:
    at = after(LIFE, begun(LIFE, "7 9 9", "8 10 A").position, "7")
    assert playable(LIFE, at) == "10"


@pytest.mark.rule("rules.life.opening-effects", "rules.all.again-after-draw")
def test_an_opening_ten_clears_and_its_player_draws_and_goes_on() -> None:
    step = lay(LIFE, begun(LIFE, "10 K A", "Q A A", draw="4").position, "10")
    assert happened(step, Killed)
    assert happened(step, GoesOn) == [GoesOn(0)]
    assert playable(LIFE, step.position) == "4 K A"
