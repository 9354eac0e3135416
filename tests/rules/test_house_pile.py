"""Keys of pile games that no shipped ruleset uses: both values of each, at the table."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, GoesOn, Killed, LastCard, Leads, Out, PickedUp, Revealed, Starts, TookRow, Tried
from emptyhand.game.snapshot import BadSnapshot, format_snapshot, parse_snapshot
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.players.match import Match
from emptyhand.rules.actions import Flip, PickUp, Play
from emptyhand.rules.law import PileLaw, compile
from emptyhand.rules.ruleset import loads
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position, refused

# -- after a run -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("again", "turn"), [(True, 0), (False, 1)])
def test_a_run_gives_another_play_unless_the_key_says_otherwise(again: bool, turn: int) -> None:
    played = law("life", **{"run.again": again})
    step = lay(played, position(played, "9 9 4", "K", "Q", pile="9 9"), "9 9")
    assert step.position.table.turn == turn
    assert step.position.table.pile == ()
    assert bool(happened(step, GoesOn)) == again


def test_a_run_of_cards_that_give_another_play_still_gives_it() -> None:
    played = law("obsession", **{"run.again": False})
    assert after(played, position(played, "8 8 4", "K", "Q", pile="8 8"), "8 8").table.turn == 0


# -- after picking up ------------------------------------------------------------------------------------------------


def test_with_the_key_a_player_who_picked_up_goes_on() -> None:
    going_on = law("obsession", ends_turn=False)
    at = position(going_on, "4", "K", "Q", pile="9 J")
    step = play(going_on, at, PickUp())
    assert step.position.table.turn == 0
    assert happened(step, GoesOn) == [GoesOn(0)]
    assert len(legal_moves(going_on, step.position)) == 3
    assert play(law("obsession"), at, PickUp()).position.table.turn == 1


# -- the last card ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("announced", [True, False])
def test_one_card_left_is_announced_only_with_the_key(announced: bool) -> None:
    played = law("life", **{"turn.announce_last": announced})
    announcing = [LastCard(0)] * announced
    assert happened(lay(played, position(played, "4 9", "K", "Q"), "4"), LastCard) == announcing
    assert happened(lay(played, position(played, "4", "K", "Q", down=["6"]), "4"), LastCard) == announcing
    assert not happened(lay(played, position(played, "4 9", "K", "Q", down=["6"]), "4"), LastCard)
    assert not happened(lay(played, position(played, "4", "K", "Q"), "4"), LastCard)


def test_one_card_left_after_drawing_is_announced_once() -> None:
    played = law("life", **{"turn.announce_last": True, "turn.refill_to": 1})
    assert not happened(lay(played, position(played, "4", "K", "Q", draw="9 9"), "4"), LastCard)
    step = lay(played, position(played, "4 4", "K", "Q", draw="9 9"), "4 4")
    assert [event for event in step.events if isinstance(event, Drew | LastCard)] == [
        *happened(step, Drew),
        LastCard(0),
    ]


BARRED = law("life", **{"card.10.finishes": False})


@pytest.mark.parametrize("ends", ["first out", "play on"])
def test_a_player_who_ends_with_a_barred_card_picks_up_the_pile(ends: str) -> None:
    keys: dict[str, str | bool] = {"card.10.finishes": False, "ends": ends}
    played = law("life", **keys)
    step = lay(played, position(played, "10", "K", "Q", pile="4 6"), "10")
    assert not happened(step, Out)
    assert [len(event.cards) for event in happened(step, PickedUp)] == [3]
    assert sorted(card.rank for card in step.position.seats[0].hand) == [2, 4, 8]
    assert step.position.table.turn == 1
    assert happened(lay(law("life", ends=ends), position(law("life"), "10", "K", "Q", pile="4 6"), "10"), Out)


def test_a_barred_card_may_be_the_last_on_an_empty_pile() -> None:
    assert happened(lay(BARRED, position(BARRED, "10", "K", "Q"), "10"), Out)


def test_a_barred_card_is_not_the_last_while_there_are_others() -> None:
    assert after(BARRED, position(BARRED, "10 4", "K", "Q", pile="4 6"), "10").table.pile == ()


def test_a_barred_down_card_is_picked_up_with_the_pile() -> None:
    step = play(BARRED, position(BARRED, "", "K", "Q", down=["10"], pile="4 6"), Flip(0))
    assert len(step.position.seats[0].hand) == 3


# -- who starts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("starter", "steps"), [("left of dealer", 1), ("right of dealer", -1)])
def test_a_neighbour_of_the_dealer_starts(starter: str, steps: int) -> None:
    played = law("cardgame", starter=starter, choose_up=False)
    for seed in range(5):
        dealt = deal(played, 4, seed)
        assert start(played, dealt).position.table.turn == (dealt.dealer + steps) % 4


def test_the_lowest_up_card_starts_with_anything() -> None:
    text = 'extends = "obsession"\nopening = { starter = "lowest up", cards = "anything" }'
    played = compile(loads(text))
    assert isinstance(played, PileLaw)
    for seed in range(10):
        step = start(played, deal(played, 4, seed))
        first = [[c.rank for c in zones.up if c is not None] for zones in step.position.seats]
        lowest = next(rank for rank in played.opening.ladder if any(rank in row for row in first))
        assert happened(step, Starts)[0].lowest == lowest
        assert lowest in first[step.position.table.turn]
        assert len(legal_moves(played, step.position)) >= 1


# -- mirrors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("copies", "turn"), [(True, 2), (False, 1)])
def test_a_mirror_of_a_skip_skips_only_with_the_key(copies: bool, turn: int) -> None:
    skipping: dict[str, str | bool] = {"card.8.skips": "once", "card.3.copies": copies}
    played = law("cardgame-mirror", **skipping)
    assert after(played, position(played, "3 K", "K", "Q", "9", pile="8"), "3").table.turn == turn
    assert after(played, position(played, "3 K", "K", "Q", "9"), "3").table.turn == 1


# -- up cards along with the pile ------------------------------------------------------------------------------------


def test_with_the_key_up_cards_have_to_go_along_with_the_pile() -> None:
    played = law("life", must_take_up=True)
    at = position(played, "", "K", up=["4 4 6"], pile="9")
    moves = [move for move in legal_moves(played, at) if isinstance(move, PickUp)]
    assert sorted(len(move.up) for move in moves) == [1, 1, 2]
    assert refused(played, at, PickUp()) is Refusal.MUST_TAKE_UP
    assert PickUp() in legal_moves(law("life"), at)
    assert PickUp() in legal_moves(played, position(played, "", "K", up=["4 4 J"], pile="9"))


# -- demands that last -----------------------------------------------------------------------------------------------

LASTING = law("life", **{"card.7.lasts": True})


def test_a_demand_lasts_until_the_pile_is_gone() -> None:
    at = after(LASTING, position(LASTING, "7 9", "3 9", "K 4 2 8", pile="6"), "7", "3")
    assert playable(LASTING, at) == "2 4"
    assert refused(LASTING, at, "K") is Refusal.NOT_ON_DEMAND
    usual = law("life")
    assert playable(usual, after(usual, position(usual, "7 9", "3 9", "K 4 2 8", pile="6"), "7", "3")) == "2 4 8 K"


@pytest.mark.parametrize("laid", ["2", "6"])
def test_a_lasting_demand_outlasts_cards_that_would_lift_it(laid: str) -> None:
    at = after(LASTING, position(LASTING, f"{laid} 9", "K 4", "Q", pile="7"), laid)
    assert playable(LASTING, at) == "4"


def test_a_killed_or_picked_up_pile_asks_for_nothing() -> None:
    assert after(LASTING, position(LASTING, "10 9", "K 4", "Q", pile="7 4"), "10").table.demand == 0
    assert after(LASTING, position(LASTING, "9", "K 4", "Q", pile="7 4"), PickUp()).table.demand == 0


# -- kills on some cards, not led, idle as the last card -------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "killed", "turn"), [("9", True, 0), ("4 9", True, 0), ("4", False, 1), ("", False, 1)]
)
def test_a_card_kills_only_on_the_ranks_of_the_key(pile: str, killed: bool, turn: int) -> None:
    played = law("life", **{"card.J.kills_on": "9 10"})
    step = lay(played, position(played, "J 4", "K", "Q", pile=pile), "J")
    assert (bool(happened(step, Killed)), step.position.table.turn) == (killed, turn)
    assert not happened(lay(law("life"), position(law("life"), "J 4", "K", "Q", pile=pile), "J"), Killed)


def test_after_such_a_kill_the_next_player_leads_if_the_key_says_so() -> None:
    keys: dict[str, str | bool] = {"card.J.kills_on": "9", "card.J.kill_again": False}
    played = law("life", **keys)
    assert after(played, position(played, "J 4", "K", "Q", pile="9"), "J").table.turn == 1


NOT_LED = law("life", **{"card.2.leads": False, "card.A.leads": False})


def test_a_rank_may_not_be_led_while_there_is_another() -> None:
    at = position(NOT_LED, "2 A 4", "K", "Q")
    assert playable(NOT_LED, at) == "4"
    assert refused(NOT_LED, at, "2") is Refusal.NOT_LED
    assert playable(NOT_LED, position(NOT_LED, "2 A 4", "K", "Q", pile="3")) == "2 4 A"
    assert playable(law("life"), at) == "2 4 A"


def test_a_player_with_nothing_else_leads_it_from_hand_row_or_down_card() -> None:
    assert playable(NOT_LED, position(NOT_LED, "2 A", "K", "Q")) == "2 A"
    assert playable(NOT_LED, position(NOT_LED, "", "K", "Q", up=["A A 2"])) == "2 A"
    assert playable(NOT_LED, position(NOT_LED, "", "K", "Q", up=["A 9 2"])) == "9"
    assert after(NOT_LED, position(NOT_LED, "", "K", "Q", down=["A 9"]), Flip(0)).table.pile[0].rank == 12


@pytest.mark.parametrize(("acts", "direction", "turn"), [(True, -1, 2), (False, 1, 1)])
def test_a_last_card_reverses_unless_the_key_says_otherwise(acts: bool, direction: int, turn: int) -> None:
    played = law("life", **{"card.5.acts_last": acts})
    table = after(played, position(played, "5", "K 4", "Q 4", pile="4"), "5").table
    assert (table.direction, table.turn) == (direction, turn)
    assert after(played, position(played, "5 4", "K 4", "Q 4", pile="4"), "5").table.direction == -1


@pytest.mark.parametrize("acts", [True, False])
def test_a_last_card_kills_unless_the_key_says_otherwise(acts: bool) -> None:
    keys: dict[str, str | bool] = {"card.10.acts_last": acts, "card.10.next": "anything"}
    played = law("life", **keys)
    step = lay(played, position(played, "10", "K 4", "Q 4", pile="4"), "10")
    assert bool(happened(step, Killed)) == acts
    assert len(step.position.table.pile) == (0 if acts else 2)
    assert parse_snapshot(played, format_snapshot(played, step.position)) == step.position


def test_a_last_card_without_effect_may_still_complete_a_run() -> None:
    played = law("life", **{"card.5.acts_last": False})
    assert happened(lay(played, position(played, "5", "K", "Q", pile="5 5 5"), "5"), Killed)


# -- sets that go on anything ----------------------------------------------------------------------------------------

BOMB = law("life", **{"turn.bomb": 3, "run.kill_run": 0})


def test_a_set_of_that_many_cards_goes_on_anything() -> None:
    at = position(BOMB, "4 4 4 4 9", "K", "Q", pile="A")
    assert [len(move.cards) for move in legal_moves(BOMB, at) if isinstance(move, Play)] == [3, 4]
    assert refused(BOMB, at, "4 4") is Refusal.NOT_ON_DEMAND
    assert refused(BOMB, at, "9") is Refusal.NOT_ON_DEMAND
    table = after(BOMB, at, "4 4 4").table
    assert (table.demand, table.turn) == (3, 1)
    assert playable(law("life"), at) == ""


def test_one_or_all_of_such_a_rank_means_all() -> None:
    keys: dict[str, str | int] = {"turn.bomb": 3, "turn.sets": "one or all"}
    played = law("life", **keys)
    at = position(played, "4 4 4 4 A", "K", "Q", pile="A")
    assert [len(move.cards) for move in legal_moves(played, at) if isinstance(move, Play)] == [4, 1]


def test_a_player_with_such_a_set_is_not_stuck() -> None:
    played = law("obsession", **{"turn.bomb": 3})
    assert refused(played, position(played, "4 4 4", "K", "Q", pile="A"), PickUp()) is Refusal.MUST_PLAY
    assert PickUp() in legal_moves(played, position(played, "4 4", "K", "Q", pile="A"))


# -- the whole pack --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "hand", "left"), [(2, 20, 0), (3, 11, 1), (4, 7, 0)])
def test_the_whole_pack_is_dealt_however_many_play(players: int, hand: int, left: int) -> None:
    played = law("life", **{"deal.whole": True, "deal.choose_up": False})
    at = start(played, deal(played, players, 1)).position
    assert {len(zones.hand) for zones in at.seats} == {hand}
    assert len(at.draw) == left
    assert parse_snapshot(played, format_snapshot(played, at)) == at


# -- all up cards at once --------------------------------------------------------------------------------------------

TAKING: dict[str, str | bool] = {"up.play": "take all", "pick_up.with_up": False}
ALL_UP = law("life", **TAKING)


def test_all_up_cards_are_taken_when_the_hand_is_empty() -> None:
    step = lay(ALL_UP, position(ALL_UP, "9", "K", "Q", up=["4 K 7"], down=["3 3 3"], pile="8"), "9")
    assert happened(step, TookRow) == [TookRow(0, step.position.seats[0].hand)]
    assert faces(step.position.seats[0].hand) == "4 7 K"
    assert view(ALL_UP, step.position, 1).seats[0].known == step.position.seats[0].hand
    assert step.position.table.turn == 1
    with pytest.raises(BadSnapshot):
        parse_snapshot(ALL_UP, format_snapshot(ALL_UP, position(ALL_UP, "", "K", "Q", up=["4 K 7"], pile="8")))


def test_up_cards_stay_while_there_is_something_to_draw() -> None:
    at = after(ALL_UP, position(ALL_UP, "9", "K", "Q", up=["4 K 7"], pile="8", draw="6"), "9")
    assert (faces(at.seats[0].hand), faces(at.seats[0].up)) == ("6", "4 K 7")


def test_a_kill_with_the_last_hand_card_goes_on_with_the_cards_taken() -> None:
    at = after(ALL_UP, position(ALL_UP, "10", "K", "Q", up=["4 K 7"], pile="8"), "10")
    assert (at.table.turn, playable(ALL_UP, at)) == (0, "4 7 K")


# -- the player before takes the pile --------------------------------------------------------------------------------

GIVING = law("obsession", **{"pick_up.taker": "previous"})


@pytest.mark.parametrize(("direction", "out", "taker"), [(1, (), 2), (-1, (), 1), (1, (2,), 1)])
def test_the_player_before_takes_the_pile(direction: int, out: tuple[int, ...], taker: int) -> None:
    played = law("obsession", **{"pick_up.taker": "previous", "ends": "play on"})
    hands = ["4", *("" if seat in out else "K" for seat in (1, 2))]
    step = play(played, position(played, *hands, pile="9 A", direction=direction, out=out), PickUp())
    assert happened(step, PickedUp)[0].seat == taker
    assert [len(zones.hand) for zones in step.position.seats][taker] == 3
    assert faces(step.position.seats[0].hand) == "4"
    assert len(view(played, step.position, 0).seats[taker].known) == 2
    assert view(played, step.position, 1).seats[0].lacks.count == 1


def test_a_down_card_that_does_not_fit_stays_with_its_player() -> None:
    step = play(GIVING, position(GIVING, "", "K", "Q", down=["4 4"], pile="9 A"), Flip(0))
    assert [faces(zones.hand) for zones in step.position.seats] == ["4", "K", "9 Q A"]


def test_a_last_card_that_may_not_finish_is_taken_back() -> None:
    keys: dict[str, str | bool] = {"pick_up.taker": "previous", "card.10.finishes": False}
    played = law("obsession", **keys)
    step = lay(played, position(played, "10", "K", "Q", pile="9"), "10")
    assert faces(step.position.seats[0].hand) == "9 10"


# -- the top card of the draw pile -----------------------------------------------------------------------------------

TRYING = law("obsession", **{"pick_up.try_draw": True})


def test_a_player_who_cannot_play_tries_the_top_of_the_draw_pile() -> None:
    step = play(TRYING, position(TRYING, "4 5 6", "K", "Q", pile="9 K", draw="A 4 4"), PickUp())
    assert [event.fits for event in happened(step, Tried)] == [True]
    assert (faces(step.position.table.pile), len(step.position.draw)) == ("9 K A", 2)
    assert (faces(step.position.seats[0].hand), step.position.table.turn) == ("4 5 6", 1)


def test_a_card_that_does_not_fit_goes_to_the_hand_with_the_pile() -> None:
    step = play(TRYING, position(TRYING, "4 5 6", "K", "Q", pile="9 K", draw="4 4 4"), PickUp())
    assert [event.fits for event in happened(step, Tried)] == [False]
    assert faces(step.position.seats[0].hand) == "4 4 5 6 9 K"
    assert not happened(play(law("obsession"), position(TRYING, "4 5 6", "K", pile="9 K", draw="A"), PickUp()), Tried)


def test_nothing_is_tried_without_a_draw_pile() -> None:
    assert not happened(play(TRYING, position(TRYING, "4", "K", pile="9"), PickUp()), Tried)


# -- open choices, and who leads the next game -----------------------------------------------------------------------


@pytest.mark.parametrize("openly", [True, False])
def test_choices_are_seen_at_once_only_with_the_key(openly: bool) -> None:
    played = law("life", **{"deal.choose_openly": openly})
    step = start(played, deal(played, 3, 5))
    step = play(played, step.position, legal_moves(played, step.position)[0])
    assert len(view(played, step.position, 1).seats[0].up) == openly
    shown = [event.seen_by(1) for event in step.events]
    assert [isinstance(event, Revealed) for event in shown] == [openly]
    assert parse_snapshot(played, format_snapshot(played, step.position)) == step.position


@pytest.mark.parametrize(
    ("key", "leader"), [("winner_leads", 2), ("loser_leads", 3), ("loser_deals", 0), ("winner_deals", 3)]
)
@pytest.mark.parametrize("choose_up", [True, False])
def test_the_last_game_decides_who_leads(key: str, leader: int, choose_up: bool) -> None:
    played = law("life", **{f"match.{key}": True, "choose_up": choose_up})
    match = Match(played, 4)
    assert match.next_deal(1).leader is None
    match.games.append((2, 1, 0, 3))
    dealt = match.next_deal(2)
    assert dealt.leader == leader
    step = start(played, dealt)
    while step.position.table.phase is Phase.CHOOSE:
        assert parse_snapshot(played, format_snapshot(played, step.position)) == step.position
        step = play(played, step.position, legal_moves(played, step.position)[0])
    assert happened(step, Leads) == [Leads(leader)]
    assert (step.position.table.turn, step.position.table.phase) == (leader, Phase.PLAY)
