"""Keys of pile games: how many cards an answer has, which cards are in the pack, and an order upside down."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import BadDeal, check_deal, deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.errors import Refusal
from emptyhand.game.events import OrderTurned
from emptyhand.game.snapshot import BadSnapshot, format_snapshot, from_ints, parse_snapshot, to_ints
from emptyhand.game.view import unseen_cards, view
from emptyhand.rules.actions import Flip, Pass, PickUp, Play
from emptyhand.rules.cards import RANKS, parse_rank, parse_ranks
from emptyhand.rules.law import PileLaw, compile
from emptyhand.rules.ruleset import loads
from emptyhand.words.rulebook import demand, rulebook
from emptyhand.words.rulebook.tips import tips
from emptyhand.words.speech.language import language
from tests.helpers import law
from tests.rules.positions import after, faces, happened, lay, playable, position, refused

# -- as many cards as the play before --------------------------------------------------------------------------------

ALIKE = law("life", **{"turn.sets": "as before"})


def test_an_answer_has_as_many_cards_as_the_play_before() -> None:
    step = lay(ALIKE, position(ALIKE, "4 4 9", "6 6 6 K", "Q"), "4 4")
    at = step.position
    assert at.table.amount == 2
    assert [faces(move.cards) for move in legal_moves(ALIKE, at) if isinstance(move, Play)] == ["6 6"]
    assert refused(ALIKE, at, "K") is Refusal.AS_MANY
    assert refused(ALIKE, at, "6 6 6") is Refusal.AS_MANY
    assert legal_moves(law("life"), at._replace(table=at.table._replace(amount=0)))[0] == Play(at.seats[1].hand[:1])


def test_a_player_without_as_many_cards_is_stuck() -> None:
    forced = compile(loads('extends = "life"\nturn.sets = "as before"\npick_up = { by_choice = [], with_up = false }'))
    assert isinstance(forced, PileLaw)
    at = position(forced, "K Q J", "9 9", pile="4 4", amount=2)
    assert legal_moves(forced, at) == (PickUp(),)
    picked = play(forced, at, PickUp()).position
    assert picked.table.amount == 0, "the next player leads any number"
    assert picked.seats[0].deduced.sure == 0, "single cards may have fitted"
    assert play(forced, position(forced, "4 3 3", "9 9", pile="K", amount=1), PickUp()).position.seats[0].deduced.sure


def test_a_card_turned_over_needs_only_to_fit_and_asks_for_one() -> None:
    at = position(ALIKE, "", "9 9 K", "Q", down=["8 8"], pile="4 4", amount=2)
    flipped = play(ALIKE, at, Flip(0)).position
    assert (len(flipped.table.pile), flipped.table.amount) == (3, 1)
    assert [faces(move.cards) for move in legal_moves(ALIKE, flipped) if isinstance(move, Play)] == ["9", "K"]


def test_the_number_ends_with_the_pile_and_is_kept_in_snapshots() -> None:
    at = position(ALIKE, "10 10 4", "9 9 K", "Q", pile="4 4", amount=2, draw="*")
    assert after(ALIKE, at, "10 10").table.amount == 0
    line = format_snapshot(ALIKE, at)
    assert "amount=2" in line
    assert parse_snapshot(ALIKE, line) == at
    with pytest.raises(BadSnapshot, match="amount must be how many"):
        parse_snapshot(ALIKE, line.replace("amount=2", "amount=3"))
    with pytest.raises(BadSnapshot, match="amount is the number"):
        parse_snapshot(law("life"), line)


# -- packs without some ranks ----------------------------------------------------------------------------------------

THIN: dict[str, str | int] = {"pack.without": "3 4", "pack.without_up_to": 3}


def test_ranks_may_be_left_out_of_the_pack_at_small_tables() -> None:
    thin = law("life", **THIN)
    few, many = deal(thin, 3, seed=1), deal(thin, 4, seed=1)
    assert (len(few.cards), len(many.cards)) == (44, 52)
    assert {card.rank for card in few.cards} == set(RANKS[:13]) - set(parse_ranks("3 4"))
    check_deal(thin, few)
    with pytest.raises(BadDeal, match="and without 3 4"):
        check_deal(thin, deal(law("life"), 3, seed=1))
    with pytest.raises(BadDeal, match=r"every card once a pack$"):
        check_deal(law("life"), few)


def test_one_of_the_packs_may_keep_what_the_others_lack() -> None:
    mixed = law("life", **THIN | {"pack.without_up_to": 0, "pack.players_per_pack": 2, "pack.full": 1})
    assert mixed.pack.of_rank(parse_rank("3"), 4) == 4
    assert mixed.pack.of_rank(parse_rank("5"), 4) == 8
    assert mixed.pack.of_rank(parse_rank("3"), 2) == 4, "the only pack is the full one"
    assert len(deal(mixed, 4, seed=1).cards) == mixed.pack.size(4) == 96


def test_a_thinned_pack_is_known_to_all() -> None:
    thin = law("life", **THIN)
    at = start(thin, deal(thin, 2, seed=3)).position
    unseen = unseen_cards(view(thin, at, 0))
    assert len(unseen) == 44 - len(at.seats[0].hand)
    assert not set(parse_ranks("3 4")) & {card.rank for card in unseen}
    assert parse_snapshot(thin, format_snapshot(thin, at)) == at


def test_the_whole_pack_is_dealt_without_them() -> None:
    whole = law("life", **THIN, **{"deal.whole": True})
    assert isinstance(whole, PileLaw)
    assert [whole.hand_size(players) for players in (2, 4)] == [44 // 2 - 6, 52 // 4 - 6]


def test_the_rulebook_takes_them_out_first() -> None:
    told = rulebook(law("life", **THIN))
    assert "With two or three players first take out all 3s and 4s." in told


# -- an order upside down --------------------------------------------------------------------------------------------

TURNING = law("life", **{"card.J.turns": True})


def test_a_card_may_turn_the_order_until_the_pile_is_gone() -> None:
    step = lay(TURNING, position(TURNING, "J 9", "Q 9 4", "K"), "J")
    at = step.position
    assert at.table.turned == 1
    assert happened(step, OrderTurned) == [OrderTurned(True)]
    assert playable(TURNING, at) == "4 9", "lower ranks follow"
    assert refused(TURNING, at, "Q") is Refusal.NOT_ON_DEMAND
    lower = after(TURNING, at, "9")
    assert lower.table.turned == 1
    assert playable(TURNING, lower) == "", "a king is higher"
    picked = play(TURNING, lower, PickUp())
    assert picked.position.table.turned == 0
    assert happened(picked, OrderTurned) == [OrderTurned(False)]
    assert after(law("life"), position(law("life"), "J 9", "Q 9 4", "K"), "J").table.turned == 0


def test_another_such_card_turns_it_back_and_several_count_as_one() -> None:
    at = position(TURNING, "J J 9", "Q 9 4", "K", pile="J", turned=1)
    assert after(TURNING, at, "J").table.turned == after(TURNING, at, "J J").table.turned == 0
    killed = after(TURNING, position(TURNING, "10 9", "Q 9 4", "K", pile="J", turned=1), "10")
    assert killed.table.turned == 0


def test_cards_turned_over_and_deductions_go_by_the_order_as_it_is() -> None:
    at = position(TURNING, "", "9 9 K", "Q", down=["4 8"], pile="J", turned=1)
    assert len(play(TURNING, at, Flip(0)).position.table.pile) == 2
    at = position(law("obsession", **{"card.J.turns": True}), "Q K", "9 9 K", "Q", pile="J", turned=1)
    turning = law("obsession", **{"card.J.turns": True})
    lacks = play(turning, at, PickUp()).position.seats[0].deduced.ranks
    assert lacks >> parse_rank("9") & 1
    assert not lacks >> parse_rank("Q") & 1


def test_as_the_last_card_it_may_turn_nothing() -> None:
    idle = law("life", **{"card.J.turns": True, "card.J.acts_last": False})
    at = position(idle, "J", "Q 9 4", "K", pile="9")
    assert after(idle, at, "J").table.turned == 0
    assert after(TURNING, at, "J").table.turned == 1


def test_a_snapshot_keeps_how_the_order_stands() -> None:
    at = position(TURNING, "J 9", "Q 9 4", "K", pile="J", turned=1, draw="*")
    line = format_snapshot(TURNING, at)
    assert "turned=1" in line
    assert parse_snapshot(TURNING, line) == at
    assert from_ints(TURNING, to_ints(at)) == at
    for wrong in ("pile=9S turned=1", "pile=JS turned=2"):
        with pytest.raises(BadSnapshot, match="turned must be 1"):
            parse_snapshot(TURNING, f"players=2 hand1=4S hand2=5S rest=gone {wrong}")


def test_the_demand_and_the_rulebook_tell_of_it() -> None:
    at = position(TURNING, "8 9", "Q 9 4", "K", pile="J", turned=1)
    asks = language("en").text(demand(view(TURNING, at, 0)))
    assert asks == "On a jack: a 2, 3, 4, 5, 6, 7, 8, 9, 10 or jack."
    assert "equal or lower ranks follow instead of higher ones" in rulebook(TURNING)


# -- an order that stays upside down ---------------------------------------------------------------------------------

STAYS = {"card.J.turns": True, "turn.stays_turned": True}
STAYING = law("life", **STAYS)


def test_the_order_may_stay_turned_when_the_pile_is_picked_up() -> None:
    step = play(STAYING, position(STAYING, "K", "9 Q", "3", pile="J", turned=1), PickUp())
    assert (step.position.table.turned, happened(step, OrderTurned)) == (1, [])
    answer = after(STAYING, step.position, "9")
    assert (answer.table.turned, playable(STAYING, answer)) == (1, "3")


def test_the_order_may_stay_turned_when_a_card_kills_the_pile() -> None:
    step = lay(STAYING, position(STAYING, "10 9 J", "Q 9 4", "K", pile="J", turned=1), "10")
    assert (step.position.table.pile, step.position.table.turned, happened(step, OrderTurned)) == ((), 1, [])
    back = lay(STAYING, step.position, "J")
    assert (back.position.table.turned, happened(back, OrderTurned)) == (0, [OrderTurned(False)])


@pytest.mark.parametrize(("lapse", "turned"), [(False, 1), (True, 0)])
def test_turning_cards_that_complete_a_run_turn_the_order_unless_effects_lapse(lapse: bool, turned: int) -> None:
    of = law("life", **STAYS, **{"run.effects_lapse": lapse})
    step = lay(of, position(of, "J J 9", "Q 9 4", "K", pile="J J"), "J J")
    assert (step.position.table.pile, step.position.table.turned) == ((), turned)
    assert happened(step, OrderTurned) == [OrderTurned(True)] * turned
    said = "5s and jacks that complete a row have no other" if lapse else "Jacks that complete a row still turn"
    assert said in rulebook(of)


def test_the_order_may_stay_turned_when_all_pass() -> None:
    of = law("obsession", **STAYS, **{"turn.passing": "may"})
    step = play(of, position(of, "K", "9 Q", pile="J", turned=1, owner=1), Pass())
    assert (step.position.table.pile, step.position.table.turned, happened(step, OrderTurned)) == ((), 1, [])


def test_the_snapshot_of_an_order_that_stays_turned_needs_no_turning_card_on_the_pile() -> None:
    at = play(STAYING, position(STAYING, "K", "9 Q", "3", pile="J", turned=1, draw="*"), PickUp()).position
    assert parse_snapshot(STAYING, format_snapshot(STAYING, at)) == at
    for wrong in ("turned=2", "turned=1 phase=open opening=4"):
        with pytest.raises(BadSnapshot, match=r"turned must be 1, and only .*, or after the first play"):
            parse_snapshot(STAYING, f"players=2 hand1=4S hand2=5S rest=gone {wrong}")


def test_an_empty_pile_tells_that_the_order_is_upside_down() -> None:
    at = position(STAYING, "8 9", "Q 9 4", "K", turned=1)
    told = language("en").text(demand(view(STAYING, at, 0)))
    assert told == "Anything may be played; the order of ranks is upside down."
    usual = language("en").text(demand(view(STAYING, at._replace(table=at.table._replace(turned=0)), 0)))
    assert usual == "Anything may be played."
    empty = [tip for tip in tips(view(STAYING, at, 0), legal_moves(STAYING, at), ()) if tip.key.startswith("empty")]
    assert [each.id for tip in empty for each in tip.says] == ["tip-empty", "tip-turned"]
    says = "The order stays so when the pile is gone, until the next such card turns it back"
    assert says in rulebook(STAYING)
    assert says not in rulebook(TURNING)
