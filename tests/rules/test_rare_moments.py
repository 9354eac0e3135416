"""Moments that few games have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from emptyhand.game.deal import BadDeal, check_deal, deal
from emptyhand.game.deck_places import follow, traces_of
from emptyhand.game.engine import legal_moves, legal_moves_for, play, refusal_for, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, Event, Flipped, Played, SuitsLocked, Took, TookRow
from emptyhand.game.table import Phase
from emptyhand.game.view import unseen_cards, view
from emptyhand.players.game import Game
from emptyhand.rules.actions import Pass, PickUp, Play
from emptyhand.rules.cards import Card, format_ranks, parse_cards
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import loads
from emptyhand.rules.ruleset.model import Zone
from tests.helpers import law
from tests.rules.positions import after, cards_of, dealt, happened, lay, position, refused

OBSESSION, LIFE = law("obsession"), law("life")

# -- picking up and passing ------------------------------------------------------------------------------------------


def test_where_stuck_players_pass_no_up_cards_go_along_with_the_pile() -> None:
    keys: dict[str, str | bool] = {"turn.passing": "stuck", "pick_up.with_up": False}
    passing = law("life", **keys)
    at = position(passing, "", "K", "Q", up=["4 4 6"], pile="9", owner=2)
    along = PickUp(cards_of(at, "4"))
    assert refused(passing, at, along) is Refusal.PASS_INSTEAD
    at = position(passing, "4", "K", "Q", up=["4 4 6"], pile="9", owner=2)
    assert PickUp() in legal_moves(passing, at)
    assert refused(passing, at, along) is Refusal.PASS_INSTEAD


@pytest.mark.rule("rules.all.illegal-refused")
def test_only_up_cards_of_the_own_row_go_along_with_the_pile() -> None:
    at = position(LIFE, "", "K", up=["4 4 6", "8 7 7"], pile="9")
    theirs = at.seats[1].up[0]
    assert theirs is not None
    assert refused(LIFE, at, PickUp((theirs,))) is Refusal.NOT_HELD


def test_nobody_passes_instead_of_opening() -> None:
    may = law("obsession", **{"turn.passing": "may"})
    opening = start(may, deal(may, 3, 1)).position
    assert opening.table.phase is Phase.OPEN
    assert refused(may, opening, Pass()) is Refusal.NOT_NOW


def test_a_player_whose_tried_card_fits_still_shows_what_the_hand_lacks() -> None:
    trying = law("obsession", **{"pick_up.try_draw": True})
    at = position(trying, "4 5 6", "K", "Q", pile="K", draw="A 4 4")
    shown = view(trying, play(trying, at, PickUp()).position, 1).seats[0].lacks
    assert (format_ranks(rank for rank in range(14) if shown.ranks >> rank & 1), shown.count) == ("2 3 7 8 10 K A R", 3)


def test_an_empty_row_is_not_taken() -> None:
    keys: dict[str, str | bool] = {"up.play": "take all", "pick_up.with_up": False}
    all_up = law("life", **keys)
    step = lay(all_up, position(all_up, "9", "K", "Q", down=["3 3 3"], pile="8"), "9")
    assert not happened(step, TookRow)
    assert step.position.seats[0].hand == ()


# -- bombs, chops and locked suits -----------------------------------------------------------------------------------

LOCK = law("thirteen-southern", suit_lock=True)
WITH_JOKERS = 'turn.suit_lock = true\npack.jokers = 2\nranking.order = "3 4 5 6 7 8 9 10 J Q K A 2 R"\n'


def test_a_bomb_of_other_suits_is_listed_where_a_suit_is_locked() -> None:
    at = after(LOCK, position(LOCK, "AS 3D", "2S 3C", "TS TC TD TH 3H"), "AS", "2S")
    assert Play(parse_cards("TSTCTDTH")) in legal_moves(LOCK, at)


def test_a_bomb_of_locked_suits_is_listed_once() -> None:
    bombing = law("thirteen-southern", suit_lock=True, beat_anything=True)
    at = position(bombing, "8S 8H 3D", "9S 9H 3C", "TS TH JS JH QS QH KD")
    at = after(bombing, at, "8S 8H", "9S 9H")
    assert at.table.suit_lock == 0b1001
    assert [len(move.cards) for move in legal_moves(bombing, at) if isinstance(move, Play)] == [2, 2, 2, 6]


def test_a_suit_is_announced_when_it_is_locked_and_not_again() -> None:
    at = position(LOCK, "8S 3D", "9S 3C", "TS 3H")
    events: list[list[SuitsLocked]] = []
    for cards in ("8S", "9S", "TS"):
        step = lay(LOCK, at, cards)
        at, events = step.position, [*events, happened(step, SuitsLocked)]
    assert events == [[], [SuitsLocked((0,))], []]


def test_plays_of_all_suits_lock_none() -> None:
    at = position(LOCK, "9S 9C 9D 9H 3D", "TS TC TD TH 3C", "4H")
    assert after(LOCK, at, "9S 9C 9D 9H", "TS TC TD TH").table.suit_lock == 0


def test_a_joker_on_a_joker_leaves_the_lock() -> None:
    jokers = compile(loads('extends = "daifugo"\n' + WITH_JOKERS))
    at = position(jokers, "9S 3D", "TS 3C", "R 3H", "R 4S")
    small, big = sorted((at.seats[2].hand[-1], at.seats[3].hand[-1]))
    at = after(jokers, at, "9S", "TS")
    at = play(jokers, at, Play((small,))).position
    assert play(jokers, at, Play((big,))).position.table.suit_lock == 1


def chopping(ends: str) -> Law:
    text = ['extends = "thirteen-southern"', f'ends = "{ends}"', "match.points = []", "deal.hand = 6"]
    return compile(loads("\n".join([*text, "match.chop_price = 7"])))


def paid(priced: Law, hands: Sequence[str], moves: Sequence[str]) -> tuple[int, ...]:
    game = Game(priced, dealt(priced, *hands))
    for move in moves:
        game.play(move)
    return game.paid


def test_a_chop_is_paid_for_a_bomb_on_another_play_and_for_nothing_else() -> None:
    hands = ("3S 4S 2S 9S 9C TC", "5S 6S 8S 8C 8D 8H", "5C 6C 7C 7D JC JD")
    chops = ("3S", "5S", "-", "2S", "8S8C8D8H", "-", "6S")
    assert paid(chopping("first out"), hands, chops) == (-7, 7, 0), "the 5 on the 3 and the 2 on the 5 cost nothing"
    leads = ("3S", "5S", "-", "-", "8S8C8D8H", "-", "-", "6S")
    assert paid(chopping("first out"), hands, leads) == (0, 0, 0), "a bomb that is led beats nothing"


def test_a_bomb_that_is_led_after_a_leaver_s_last_play_costs_the_leaver_nothing() -> None:
    hands = ("3S 4S 5D 6D 7S 2H", "5S 6S 8S 8C 8D 8H", "5C 6C 7C 7D JC JD")
    leaver = ("3S 4S 5D 6D 7S".replace(" ", ""), "-", "-", "2H", "-", "-", "8S8C8D8H", "-", "5S", "-", "6S")
    assert paid(chopping("play on"), hands, leaver) == (0, 0, 0)


def test_a_player_who_passed_and_bombs_is_in_the_round_again() -> None:
    bombing = law("thirteen", passed_may_bomb=True, beat_anything=True)
    at = position(bombing, "3S 9S", "3C 4H 2S 2C 2D 2H", "3D 8S", pile="7S", owner=0, turn=1)
    at = after(bombing, at, Pass(), "8S", "9S", "2S 2C 2D 2H")
    assert (at.table.owner, at.table.bound, at.table.locked) == (1, (1,), ())


def test_players_who_passed_stay_bound_when_another_goes_out() -> None:
    bombing = law("thirteen-southern", passed_may_bomb=True, beat_anything=True)
    at = position(bombing, "3S 9S", "3C 4H JS JC JD JH", "8S", "5D TD", pile="7S", owner=0, turn=1)
    at = after(bombing, at, Pass(), "8S")
    assert (at.table.out, at.table.bound) == ((2,), (1,))


def test_a_bound_player_who_goes_out_with_a_bomb_is_bound_no_longer() -> None:
    bombing = law("thirteen-southern", passed_may_bomb=True, beat_anything=True)
    at = position(bombing, "3S 9S", "JS JC JD JH", "8S 3D", "5D TD", pile="7S", owner=0, turn=1)
    at = after(bombing, at, Pass(), "8S", Pass(), "9S", "JS JC JD JH")
    assert (at.table.out, at.table.bound) == ((1,), (3,))


# -- what a seat sees ------------------------------------------------------------------------------------------------


def test_out_of_turn_and_after_the_game_moves_are_refused_with_different_reasons() -> None:
    at = position(OBSESSION, "4 5", "K", pile="9")
    assert refusal_for(OBSESSION, view(OBSESSION, at, 1), Play(cards_of(at, "4"))) is Refusal.NOT_NOW
    over = after(LIFE, position(LIFE, "9", "K", pile="8"), "9")
    for seat in (0, 1):
        assert refusal_for(LIFE, view(LIFE, over, seat), PickUp()) is Refusal.GAME_OVER


def test_every_card_that_the_seat_does_not_see_is_unseen() -> None:
    two_packs = law("obsession", **{"pack.players_per_pack": 1})
    at = position(two_packs, "9H 4S", "3S KS", up=["9H - 6C", "2S 5D -"], pile="7D", draw="8C")
    mine = at.seats[0]._replace(known=(Card("9H"),))
    theirs = at.seats[1]._replace(known=(Card("KS"),))
    at = at._replace(seats=(mine, theirs))
    seen = (*mine.hand, Card("9H"), Card("6C"), Card("2S"), Card("5D"), Card("7D"), Card("KS"), *at.table.gone)
    left = list(two_packs.whole_pack(2))
    for card in seen:
        left.remove(card)
    assert unseen_cards(view(two_packs, at, 0)) == tuple(left)


def test_a_spectator_has_no_cards_and_a_view_is_printed_without_its_law() -> None:
    at = position(OBSESSION, "4", "K", up=["9"], down=["5"])
    seen = view(OBSESSION, at, None)
    assert (seen.hand, seen.up, seen.down) == ((), (), ())
    printed = repr(view(OBSESSION, at, 0))
    assert printed.startswith("View(seat=0, table=Table(")
    assert "law=" not in printed


@pytest.mark.parametrize(("sizes", "duty"), [("4S", True), ("4S 5S", False)])
def test_a_view_knows_when_the_highest_single_card_is_due(sizes: str, duty: bool) -> None:
    dutiful = law("thirteen-southern", last_card_duty=True)
    at = position(dutiful, "8S KS 3D", sizes, "QD QC", pile="6S", owner=2)
    moves = legal_moves_for(dutiful, view(dutiful, at, 0))
    assert (Play(parse_cards("8S")) not in moves) == duty
    assert moves == legal_moves(dutiful, at)


@pytest.mark.parametrize("zone", [Zone.UP, Zone.DOWN])
@pytest.mark.parametrize("fits", [True, False])
def test_a_card_that_went_to_the_hand_openly_is_taken_for_an_equal_one(zone: Zone, fits: bool) -> None:
    two_packs = law("obsession", **{"pack.players_per_pack": 1})
    nine = Card("9H")
    up, down = ("9H 5S 6S", "") if zone is Zone.UP else ("", "9H 5S 6S")
    given = dealt(two_packs, "9H 4S 4C", "", up=[up], down=[down])
    event: Event = Took(0, nine, fits) if zone is Zone.UP else Flipped(0, 0, nine, fits)
    openly = follow(two_packs, given, traces_of(two_packs, given), [event])
    assert openly.known[0] == (() if fits else (nine,))
    shown = follow(two_packs, given, openly, [Played(0, (nine,), Zone.HAND)]).shown
    assert [given.cards[seen.place] for seen in shown] == ([nine] if fits else [])


def test_nobody_draws_spare_cards_where_none_are_left() -> None:
    four = 'extends = "thirteen-southern"\nplayers = { least = 4, most = 4 }\ndeal.spare_to_lowest = true'
    spare = compile(loads(four))
    assert not happened(start(spare, deal(spare, 4, 1)), Drew)


def test_a_deal_of_several_packs_is_refused_by_their_number() -> None:
    for played, packs in ((OBSESSION, "one pack"), (law("obsession", **{"pack.players_per_pack": 1}), "2 packs")):
        given = deal(played, 2, 1)
        short = replace(given, cards=given.cards[1:])
        with pytest.raises(BadDeal, match=f"the cards of {packs} with"):
            check_deal(played, short)
