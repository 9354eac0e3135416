"""Obsession before and at the first play: packs, deal, who starts, the opening, drawing."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import BadDeal, Deal, deal
from emptyhand.game.engine import Step, legal_moves, play, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, GoesOn, Killed, PickedUp
from emptyhand.game.position import Position
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import PickUp, Place, Play
from emptyhand.rules.cards import JOKER, parse_rank
from emptyhand.rules.law import Law, PileLaw
from tests.helpers import law
from tests.rules.positions import after, dealt, faces, happened, lay, playable, position, refused


def begun(rules: Law, given: Deal) -> Position:
    """The position before the opening; where up cards are chosen, everyone keeps the ones that were dealt."""
    assert isinstance(rules, PileLaw)
    at = start(rules, given).position
    for seat in range(given.players if rules.deal.choose_up else 0):
        at = after(rules, at, *(Place(card) for card in given.cards[seat * 9 + 3 : seat * 9 + 6]))
    return at


def opened(rules: Law, given: Deal) -> Step:
    """The forced opening."""
    at = begun(rules, given)
    assert at.table.phase is Phase.OPEN
    (only,) = legal_moves(rules, at)
    return play(rules, at, only)


# -- packs and seats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.setup.packs", "obsession.setup.jokers", "rules.obsession.players")
@pytest.mark.parametrize(("players", "packs"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_every_two_players_add_a_pack_with_two_jokers(obsession: Law, players: int, packs: int) -> None:
    cards = deal(obsession, players, seed=1).cards
    assert len(cards) == 54 * packs
    assert sum(card.rank == JOKER for card in cards) == 2 * packs


@pytest.mark.rule("rules.obsession.players")
@pytest.mark.parametrize("players", [1, 9])
def test_one_player_is_too_few_and_nine_are_too_many(obsession: Law, players: int) -> None:
    assert obsession.players.default == 4
    with pytest.raises(BadDeal, match="2 to 8 players"):
        deal(obsession, players, seed=1)


# -- the deal --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "obsession.deal.hand", "obsession.deal.up", "obsession.deal.down", "obsession.deal.draw-pile",
    "obsession-first.deal.hand", "obsession-first.deal.up", "obsession-first.deal.down",
    "obsession-first.deal.draw-pile",
)  # fmt: skip
@pytest.mark.parametrize("players", range(2, 9))
def test_everyone_gets_three_in_hand_three_up_three_down_and_the_rest_is_drawn_from(
    obsession: Law, players: int
) -> None:
    given = deal(obsession, players, seed=players)
    at = begun(obsession, given)
    assert [(len(z.hand), len(z.up), len(z.down)) for z in at.seats] == [(3, 3, 3)] * players
    assert at.draw == given.cards[9 * players :]


@pytest.mark.rule("obsession.deal.up", "obsession-first.deal.up")
def test_up_cards_are_open_to_every_seat(obsession: Law) -> None:
    at = begun(obsession, dealt(obsession, "4 5 6", "9 J Q", up=["2 3 7", "8 10 K"]))
    assert [faces(view(obsession, at, 1).seats[seat].up) for seat in (0, 1)] == ["2 3 7", "8 10 K"]


@pytest.mark.rule("obsession.deal.down", "obsession-first.deal.down")
@pytest.mark.rule("obsession.down.unseen", "obsession-first.down.unseen")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_down_cards_are_hidden_from_their_owner_and_everyone_else(obsession: Law, seat: int | None) -> None:
    one = begun(obsession, dealt(obsession, "4 5 6", "9 J Q", up=["2 2 2", "J J J"], down=["K K K", "A A A"]))
    other = begun(obsession, dealt(obsession, "4 5 6", "9 J Q", up=["2 2 2", "J J J"], down=["3 3 3", "8 8 8"]))
    assert view(obsession, one, seat).seats == view(obsession, other, seat).seats
    assert view(obsession, one, seat).seats[0].down == (True, True, True)


@pytest.mark.rule("rules.obsession.deal-order")
def test_each_player_in_turn_is_dealt_hand_then_up_then_down(taking: Law) -> None:
    given = dealt(taking, "4S 5S 6S", "9S JS QS", up=["7S 7C 7D", "8S 8C 8D"], down=["KS KC KD", "AS AC AD"])
    assert faces(given.cards[:18]) == "4 5 6 7 7 7 K K K 9 J Q 8 8 8 A A A"
    first, second = start(taking, given).position.seats
    assert [faces(zone) for zone in (first.hand, first.up, first.down)] == ["4 5 6", "7 7 7", "K K K"]
    assert [faces(zone) for zone in (second.hand, second.up, second.down)] == ["9 J Q", "8 8 8", "A A A"]


@pytest.mark.rule("rules.obsession.obsessed-choose-up")
def test_in_obsessed_the_up_cards_are_chosen_from_hand_and_up_row_together() -> None:
    rules = law("obsessed")
    at = start(rules, dealt(rules, "4 5 R", "9 J Q", up=["6 2 A", "K K K"], down=["8 8 8", "3 3 3"])).position
    assert faces(at.seats[0].hand) == "2 4 5 6 A R"
    assert refused(rules, at, "4") is Refusal.NOT_NOW
    for face in ("R", "2", "A"):
        card = next(c for c in at.seats[0].hand if c.rank == parse_rank(face))
        at = after(rules, at, Place(card))
    assert (faces(at.seats[0].hand), faces(at.seats[0].up)) == ("4 5 6", "R 2 A")
    assert at.table.turn == 1


def test_the_other_obsessions_play_with_the_up_cards_they_were_dealt(taking: Law) -> None:
    at = start(taking, dealt(taking, "4 5 R", "9 J Q", up=["6 2 A", "K K K"])).position
    assert at.table.phase is Phase.OPEN
    assert faces(at.seats[0].up) == "6 2 A"


# -- who starts, and with what ---------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.start.lowest", "obsession-first.start.lowest")
@pytest.mark.parametrize(
    ("first", "second", "third", "starter"),
    [
        ("9 K A", "6 A A", "J J K", 1),
        ("2 3 K", "7 8 A", "10 R Q", 2),
        ("2 3 7", "8 10 R", "A 2 2", 2),
        ("5 9 9", "6 9 9", "4 9 9", 2),
    ],
)
def test_the_holder_of_the_lowest_ordinary_card_starts(
    obsession: Law, first: str, second: str, third: str, starter: int
) -> None:
    assert begun(obsession, dealt(obsession, first, second, third)).table.turn == starter


@pytest.mark.rule("obsession.cards.ordinary", "obsession-first.cards.ordinary")
@pytest.mark.parametrize(("lower", "higher"), ["45", "56", "69", "9J", "JQ", "QK", "KA"])
def test_the_ordinary_faces_decide_the_start_in_their_order(obsession: Law, lower: str, higher: str) -> None:
    assert begun(obsession, dealt(obsession, f"{higher} 2 2", f"{lower} 2 2")).table.turn == 1


@pytest.mark.rule("rules.obsession.start-in-hand")
def test_up_cards_do_not_count_for_the_start(obsession: Law) -> None:
    at = begun(obsession, dealt(obsession, "9 K K", "6 K K", up=["4 4 4", "A A A"]))
    assert at.table.turn == 1


@pytest.mark.rule("rules.obsession.start-specials", "obsession.cards.special", "obsession-first.cards.special")
@pytest.mark.parametrize(
    ("first", "second", "opening"),
    [("3 3 3", "2 7 8", "2"), ("7 7 7", "3 8 8", "3"), ("8 8 8", "7 10 10", "7"), ("10 10 10", "8 R R", "8")],
)
def test_without_an_ordinary_card_specials_decide_in_the_order_2_3_7_8_10_r(
    obsession: Law, first: str, second: str, opening: str
) -> None:
    at = begun(obsession, dealt(obsession, first, second))
    assert at.table.turn == 1
    assert playable(obsession, at) == opening


@pytest.mark.rule("rules.obsession.start-specials")
def test_a_ten_decides_before_a_joker(obsession: Law) -> None:
    at = begun(obsession, dealt(obsession, "R R R", "R 10 10", "10 10 10"))
    assert (at.table.turn, playable(obsession, at)) == (1, "10")


@pytest.mark.rule("rules.obsession.start-specials")
def test_a_joker_opens_when_nobody_has_anything_else() -> None:
    rules = law("obsession", **{"deal.hand": 1, "turn.refill_to": 1})
    step = opened(rules, dealt(rules, "R", "R", draw="4"))
    assert faces(step.position.table.pile) == "R"
    assert (step.position.table.direction, step.position.table.turn) == (-1, 1)


@pytest.mark.rule("rules.obsession.start-tie")
def test_of_two_with_the_same_lowest_face_the_lower_seat_starts(obsession: Law) -> None:
    given = dealt(obsession, "9 K K", "4H K K", "4S K K", ties=(2, 1, 0))
    assert begun(obsession, given).table.turn == 1


@pytest.mark.rule(
    "obsession.start.card", "obsession-first.start.card", "rules.obsession.opening-one", "rules.obsession.opening-draws"
)
def test_the_opening_is_one_card_of_the_lowest_face_and_draws_like_any_play(obsession: Law) -> None:
    step = opened(obsession, dealt(obsession, "9 K K", "4S 4C 5", draw="Q"))
    assert faces(step.position.table.pile) == "4"
    assert faces(step.position.seats[1].hand) == "4 5 Q"
    assert [drew.count for drew in happened(step, Drew)] == [1]
    assert step.position.table.turn == 0


@pytest.mark.rule("rules.obsession.opening-one")
def test_the_opener_may_not_lay_two_or_another_face_or_pick_up(obsession: Law) -> None:
    at = begun(obsession, dealt(obsession, "9 K K", "4 4 5"))
    assert refused(obsession, at, "4 4") is Refusal.OPENING_COUNT
    assert refused(obsession, at, "5") is Refusal.OPENING_RANK
    assert refused(obsession, at, PickUp()) is Refusal.NOT_NOW


@pytest.mark.parametrize(
    ("cards", "plays"), [("one", ["4"]), ("some", ["4", "4 4"]), ("all", ["4 4"]), ("anything", ["4", "4 4", "5"])]
)
def test_the_key_for_the_opening_frees_it_step_by_step(cards: str, plays: list[str]) -> None:
    rules = law("obsession", **{"opening.cards": cards})
    at = start(rules, dealt(rules, "9 K K", "4 4 5")).position
    assert [faces(move.cards) for move in legal_moves(rules, at) if isinstance(move, Play)] == plays


@pytest.mark.rule("rules.obsession.opening-eight")
def test_an_opening_eight_leaves_the_opener_on_turn(obsession: Law) -> None:
    step = opened(obsession, dealt(obsession, "10 10 10", "8 R R", draw="4"))
    assert happened(step, GoesOn)
    assert (step.position.table.turn, faces(step.position.table.pile)) == (1, "8")
    assert playable(obsession, step.position) == "4 R"


@pytest.mark.rule("rules.obsession.opening-ten")
def test_an_opening_ten_kills_and_leaves_the_opener_on_turn(obsession: Law) -> None:
    step = opened(obsession, dealt(obsession, "10 10 10", "10 R R", draw="4"))
    assert happened(step, Killed)
    assert step.position.table.turn == 0
    assert (step.position.table.pile, faces(step.position.table.gone)) == ((), "10")
    assert playable(obsession, step.position) == "4 10"


@pytest.mark.rule("obsession.turn.clockwise", "obsession-first.turn.clockwise", "rules.all.direction")
@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_runs_towards_the_higher_seats(obsession: Law, starter: int, following: int) -> None:
    hands = ["9 K K", "9 K K", "9 K K"]
    hands[starter] = "4 K K"
    assert opened(obsession, dealt(obsession, *hands)).position.table.turn == following


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("obsession.draw.refill", "obsession-first.draw.refill")
@pytest.mark.parametrize(("play_", "hand"), [("9", "9 Q A"), ("9 9", "4 Q A")])
def test_after_a_play_the_hand_is_filled_to_three_from_the_top(obsession: Law, play_: str, hand: str) -> None:
    at = position(obsession, "9 9 A", "K", draw="Q 4 6 *")
    step = lay(obsession, at, play_)
    assert faces(step.position.seats[0].hand) == hand
    assert step.position.draw == at.draw[len(play_.split()) :]


@pytest.mark.rule("obsession.draw.none-when-full", "obsession-first.draw.none-when-full")
def test_a_hand_of_three_or_more_after_the_play_draws_nothing(obsession: Law) -> None:
    at = position(obsession, "4 5 6 9", "K", draw="Q *")
    step = lay(obsession, at, "4")
    assert not happened(step, Drew)
    assert faces(step.position.seats[0].hand) == "5 6 9"


@pytest.mark.rule("obsession.draw.refill", "obsession-first.draw.refill")
def test_the_draw_pile_gives_what_it_has(obsession: Law) -> None:
    step = lay(obsession, position(obsession, "9 9 9", "K", draw="4"), "9 9 9")
    assert faces(step.position.seats[0].hand) == "4"
    assert step.position.draw == ()


@pytest.mark.rule("rules.obsession.draw-each-play", "rules.all.again-after-draw")
@pytest.mark.parametrize("face", ["8", "10"])
def test_the_draw_follows_an_eight_or_a_kill_before_the_extra_play(obsession: Law, face: str) -> None:
    at = position(obsession, f"{face} K K", "K", pile="4", draw="5 6")
    step = lay(obsession, at, face)
    assert faces(step.position.seats[0].hand) == "5 K K"
    assert [type(event) for event in step.events[-2:]] == [Drew, GoesOn]
    step = lay(obsession, step.position, "5")
    assert faces(step.position.seats[0].hand) == "6 K K"


@pytest.mark.rule("rules.obsession.draw-not-after-pickup")
def test_a_pick_up_is_not_followed_by_a_draw(obsession: Law) -> None:
    at = position(obsession, "4 5", "K", pile="9", draw="Q *")
    step = play(obsession, at, PickUp())
    assert happened(step, PickedUp)
    assert not happened(step, Drew)
    assert (faces(step.position.seats[0].hand), step.position.draw) == ("4 5 9", at.draw)
