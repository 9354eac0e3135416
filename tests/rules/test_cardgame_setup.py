"""CardGame before the first play: pack, deal, the choice, the turned card, who begins."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import BadDeal, deal
from emptyhand.game.engine import start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, Killed, Starts, Turned
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.cards import pack
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.rules.positions import after, dealt, faces, happened, lay, playable, refused
from tests.rules.tables import begun, choosing

BASE, MIRROR = law("cardgame"), law("cardgame-mirror")
SEVENS, PLUS = law("cardgame-sevens"), law("cardgame-plus")
ALL_FOUR = [BASE, MIRROR, SEVENS, PLUS]

every_option = pytest.mark.parametrize("played", ALL_FOUR, ids=lambda played: str(played.name))


@pytest.mark.rule("rules.cardgame.pack")
@every_option
def test_one_pack_of_52_serves_two_to_five(played: Law) -> None:
    for players in (2, 3, 4, 5):
        assert sorted(deal(played, players, 1).cards) == list(pack(1, 0))
    for players in (1, 6):
        with pytest.raises(BadDeal, match="2 to 5 players"):
            deal(played, players, 1)


@pytest.mark.rule("cardgame.deal.down", "cardgame.deal.hand")
def test_everyone_has_three_cards_face_down_and_six_in_hand() -> None:
    given = deal(BASE, 5, 3)
    for seat, zones in enumerate(start(BASE, given).position.seats):
        mine = given.cards[9 * seat : 9 * seat + 9]
        assert zones.down == mine[:3]
        assert zones.hand == tuple(sorted(mine[3:]))


@pytest.mark.rule("cardgame.deal.down")
def test_nobody_sees_a_face_down_card_not_even_its_owner() -> None:
    position = begun(BASE, "3 3 3", "4 4 4").position
    for seat in (0, 1, None):
        assert [seen.down for seen in view(BASE, position, seat).seats] == [(True, True, True)] * 2


@pytest.mark.rule("cardgame.deal.choose-up", "cardgame.deal.three-left")
def test_three_of_the_six_are_chosen_to_lie_face_up_and_three_stay_in_hand() -> None:
    given = dealt(BASE, "3 4 5", "8 9 J", up=["2 2 7", "5 10 A"])
    assert start(BASE, given).position.table.phase is Phase.CHOOSE
    mine, other = choosing(BASE, given, ["4 2 7", "A 9 8"]).position.seats
    assert (faces(mine.up), faces(mine.hand)) == ("4 2 7", "2 3 5")
    assert (faces(other.up), faces(other.hand)) == ("A 9 8", "5 10 J")


@pytest.mark.rule("cardgame.up.public")
def test_all_face_up_rows_are_seen_by_everyone() -> None:
    position = begun(BASE, "3 3 3", "4 4 4").position
    for seat in (0, 1, None):
        assert [faces(seen.up) for seen in view(BASE, position, seat).seats] == ["K K K", "Q Q Q"]


@pytest.mark.rule("cardgame.start.flip")
def test_the_pile_is_begun_with_the_top_card_of_the_deck() -> None:
    step = begun(BASE, "3 3 3", "4 4 4", draw="9H J")
    assert [str(event.card) for event in happened(step, Turned)] == ["9H"]
    assert [str(card) for card in step.position.table.pile] == ["9H"]
    assert faces(step.position.draw[:1]) == "J"


@pytest.mark.rule("rules.cardgame.flip-after-choice")
def test_the_card_is_turned_only_after_all_have_chosen() -> None:
    given = dealt(BASE, "3 4 5", "8 9 J", up=["2 2 7", "5 10 A"], draw="6H")
    before = choosing(BASE, given, ["4 2 7", "A 9"])
    assert before.position.table.pile == ()
    assert str(before.position.draw[0]) == "6H"
    assert happened(choosing(BASE, given, ["4 2 7", "A 9 8"]), Turned)


@pytest.mark.rule("cardgame.start.left")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_dealers_left_hand_neighbour_begins_on_the_turned_card(dealer: int, first: int) -> None:
    step = begun(BASE, "3 8 9", "3 8 9", "3 8 9", draw="6", dealer=dealer)
    assert [event.seat for event in happened(step, Starts)] == [first]
    assert step.position.table.turn == first
    assert playable(BASE, step.position) == "8 9"
    assert refused(BASE, step.position, "3") is Refusal.NOT_ON_DEMAND


# -- what the turned card does ---------------------------------------------------------------------------------------


def answers(played: Law, turned: str) -> str:
    """Which of 3 4 7 10 A the first player may play on the turned card; asked in two halves, a hand is of three."""
    fits = [playable(played, begun(played, "5 5 5", half, draw=turned).position) for half in ("3 4 7", "10 A A")]
    return " ".join(filter(None, fits))


@pytest.mark.rule("rules.cardgame.flip-acts")
@every_option
def test_a_turned_two_leaves_the_first_player_free(played: Law) -> None:
    assert answers(played, "2") == "3 4 7 10 A"


@pytest.mark.rule("rules.cardgame.flip-acts")
def test_a_turned_card_binds_as_if_the_dealer_had_played_it() -> None:
    assert answers(BASE, "6") == "7 10 A"
    assert answers(MIRROR, "8") == "3 10 A"


@pytest.mark.rule("rules.cardgame.flip-ten")
@every_option
def test_a_turned_ten_leaves_the_game_and_nobody_draws_for_it(played: Law) -> None:
    step = begun(played, "5 5 5", "3 4 7", draw="10H 9")
    assert [faces(event.cards) for event in happened(step, Killed)] == ["10"]
    assert happened(step, Drew) == []
    table = step.position.table
    assert (table.pile, faces(table.gone), table.turn) == ((), "10", 1)
    assert [len(zones.hand) for zones in step.position.seats] == [3, 3]
    assert playable(played, step.position) == "3 4 7"


@pytest.mark.rule("rules.cardgame.flip-seven")
def test_a_turned_seven_asks_for_lower_with_that_option_only() -> None:
    for played in (SEVENS, PLUS):
        assert answers(played, "7") == "3 4 7"
    assert answers(BASE, "7") == "7 10 A"
    assert answers(MIRROR, "7") == "3 7 10 A"


@pytest.mark.rule("rules.cardgame.flip-three", "rules.cardgame.mirror-empty")
@every_option
def test_a_turned_three_is_an_ordinary_three(played: Law) -> None:
    assert answers(played, "3") == "3 4 7 10 A"


@pytest.mark.rule("rules.cardgame.flip-four")
def test_the_turned_card_counts_towards_four_in_a_row() -> None:
    step = lay(BASE, begun(BASE, "5 5 5", "9 9 9", draw="9").position, "9 9 9")
    assert [faces(event.cards) for event in happened(step, Killed)] == ["9 9 9 9"]
    assert step.position.table.turn == 1


@pytest.mark.rule("rules.cardgame.flip-four", "rules.cardgame.flip-three")
@every_option
def test_a_turned_three_and_three_more_clear_under_every_option(played: Law) -> None:
    assert happened(lay(played, begun(played, "5 5 5", "3 3 3", draw="3").position, "3 3 3"), Killed)


@pytest.mark.rule("rules.cardgame.flip-four", "rules.cardgame.mirror-run")
def test_mirrors_count_with_the_turned_card() -> None:
    at = begun(MIRROR, "9 9 5", "3 3 5", draw="9").position
    assert after(MIRROR, at, "3").table.pile != ()
    assert happened(lay(MIRROR, after(MIRROR, at, "3"), "9 9"), Killed)


@pytest.mark.rule("rules.cardgame.direction", "cardgame.turn.next")
@every_option
@pytest.mark.parametrize("face", ["2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"])
def test_no_card_changes_the_direction_or_skips_anyone(played: Law, face: str) -> None:
    at = begun(played, "5 6 8", f"{face} 4 4" if face != "4" else "4 5 5", "5 6 8", draw="2").position
    done = after(played, at, face)
    assert (done.table.direction, done.table.turn) == (1, 2)
