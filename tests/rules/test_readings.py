"""The other readings of sentences that can be read in two ways: each is a key of the ruleset file."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.errors import Refusal
from emptyhand.game.events import GoesOn, Killed, Passed, Reversed, Skipped
from emptyhand.game.notation import format_token, parse_token
from emptyhand.game.snapshot import BadSnapshot, format_snapshot, from_ints, parse_snapshot, to_ints
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import Flip, Pass, PickUp, Play, Take, action_count, action_index
from emptyhand.rules.ruleset import load
from tests.helpers import law
from tests.rules.positions import after, happened, lay, playable, position, refused, take
from tests.rules.tables import begun, may_pick_up

# -- Obsession: an up card that is taken must fit --------------------------------------------------------------------

FITTING = law("obsession", must_fit=True)


@pytest.mark.rule("obsession.up.one", "obsession.must.play", "rules.all.keys")
def test_with_the_key_only_an_up_card_that_fits_may_be_taken() -> None:
    at = position(FITTING, "", "K", up=["4 9 2"], pile="J")
    assert legal_moves(FITTING, at) == (take(at, "2"),)
    assert refused(FITTING, at, take(at, "9")) is Refusal.MUST_FIT
    assert len(legal_moves(law("obsession"), at)) == 3


@pytest.mark.rule("obsession.up.one", "obsession.must.play")
def test_with_the_key_any_up_card_may_be_taken_where_none_fits() -> None:
    at = position(FITTING, "", "K", up=["4 9 5"], pile="3")
    assert [type(move) for move in legal_moves(FITTING, at)] == [Take, Take, Take]


# -- Obsession: picking up instead of answering a 3 ------------------------------------------------------------------

AVOIDING = law("obsession", pick_up_threes=True)


@pytest.mark.rule("obsession.special.3", "rules.all.keys")
@pytest.mark.parametrize("pile", ["4 3", "3 R"])
def test_with_the_key_the_pile_may_be_picked_up_instead_of_answering_a_three(pile: str) -> None:
    at = position(AVOIDING, "3 R 4", "K", pile=pile)
    assert playable(AVOIDING, at) == "3 R"
    assert may_pick_up(AVOIDING, at)
    assert refused(law("obsession"), at, PickUp()) is Refusal.MUST_PLAY


@pytest.mark.rule("obsession.special.3")
def test_with_the_key_the_pile_may_be_picked_up_at_every_stage_but_only_on_a_three() -> None:
    for up, down in ((["3 4 5"], [""]), ([""], ["3 4 5"])):
        at = position(AVOIDING, "", "K", up=up, down=down, pile="3")
        assert may_pick_up(AVOIDING, at)
    assert not may_pick_up(AVOIDING, position(AVOIDING, "3 R 4", "K", pile="3 10 4"))


@pytest.mark.rule("obsession.special.3")
def test_a_pick_up_that_was_a_choice_tells_nothing_about_the_hand() -> None:
    for rules, told in ((AVOIDING, False), (law("obsession"), True)):
        at = after(rules, position(rules, "4 5 6", "K", pile="3"), PickUp())
        assert bool(view(rules, at, 1).seats[0].lacks.count) is told


# -- Obsession, first text: one card or the whole set ----------------------------------------------------------------

WHOLE = law("obsession-first", whole_sets=True)


@pytest.mark.rule("obsession-first.set.whole", "rules.all.keys")
@pytest.mark.parametrize("row", [False, True])
def test_with_the_key_one_card_or_all_of_a_rank_are_played(row: bool) -> None:
    rules = law("obsession-first", whole_sets=True, **{"up.play": "row"})
    at = position(rules, "" if row else "9 9 9", "4", up=["9 9 9"] if row else [""], pile="4")
    assert [len(move.cards) for move in legal_moves(rules, at) if isinstance(move, Play)] == [1, 3]
    assert refused(rules, at, "9 9") is Refusal.ONE_OR_ALL


@pytest.mark.rule("obsession-first.set.whole")
def test_a_whole_set_shows_that_none_of_its_rank_is_left() -> None:
    at = after(WHOLE, position(WHOLE, "9 9 K Q", "4", pile="4"), "9 9")
    lacks = view(WHOLE, at, 1).seats[0].lacks
    assert (lacks.count, lacks.ranks) == (2, 1 << at.table.pile[-1].rank)


@pytest.mark.rule("obsession-first.set.whole")
def test_an_opening_with_some_cards_is_one_or_all_too() -> None:
    rules = law("life", **{"turn.sets": "one or all"})
    at = begun(rules, "3 3 3", "4 4 4").position
    assert [len(move.cards) for move in legal_moves(rules, at) if isinstance(move, Play)] == [1, 3]
    assert refused(rules, at, "3 3") is Refusal.OPENING_COUNT


# -- Life: 5s counted over several plays -----------------------------------------------------------------------------

COUNTING = law("life", fives_add_up=True)


@pytest.mark.rule("life.five.even-reverse", "rules.all.keys")
@pytest.mark.parametrize(
    ("pile", "laid", "turns"), [("4", "5", 1), ("5", "5", 0), ("5 8", "5", 0), ("5 5 8", "5", 1), ("5", "5 5", 1)]
)
def test_with_the_key_the_fives_of_the_whole_pile_are_counted(pile: str, laid: str, turns: int) -> None:
    step = lay(COUNTING, position(COUNTING, "5 5 K", "K K", "K 9", pile=pile), laid)
    assert len(happened(step, Reversed)) == turns


@pytest.mark.rule("life.five.even-skip")
def test_with_the_key_and_two_players_the_second_five_skips_nobody() -> None:
    first = lay(COUNTING, position(COUNTING, "5 5 K", "K K", pile="4"), "5")
    assert (happened(first, Skipped), first.position.table.turn) == ([Skipped(1)], 0)
    assert not happened(lay(COUNTING, first.position, "5"), Skipped)


# -- CardGame: strict order, a 10 that only clears -------------------------------------------------------------------

STRICT, ENDING = law("cardgame", strictly_higher=True), law("cardgame", ten_ends_turn=True)


@pytest.mark.rule("cardgame.set.example", "cardgame.option.mirror-next", "rules.all.keys")
def test_with_the_key_an_eight_does_not_go_on_an_eight() -> None:
    assert playable(STRICT, position(STRICT, "7 8 9 10 2", "4", pile="8")) == "2 9 10"
    assert playable(STRICT, position(STRICT, "7 8 9 10 2", "4", pile="7")) == "2 8 9 10"
    assert refused(STRICT, position(STRICT, "8 9", "4", pile="8"), "8") is Refusal.NOT_ON_DEMAND


@pytest.mark.rule("cardgame.option.mirror-next")
def test_with_the_key_what_follows_a_mirrored_eight_is_higher_as_well() -> None:
    rules = law("cardgame-mirror", strictly_higher=True)
    at = after(rules, position(rules, "3 9", "4 7 8 9 A", pile="8"), "3")
    assert playable(rules, at) == "9 A"


@pytest.mark.rule("cardgame.ten.clears", "rules.all.keys")
def test_with_the_key_a_ten_clears_and_the_next_player_begins() -> None:
    step = lay(ENDING, position(ENDING, "10 9", "3 A", "4", pile="K"), "10")
    assert happened(step, Killed)
    assert not happened(step, GoesOn)
    assert (step.position.table.turn, playable(ENDING, step.position)) == (1, "3 A")


@pytest.mark.rule("cardgame.ten.clears", "cardgame.four.free-play")
def test_with_the_key_four_tens_still_give_another_play() -> None:
    step = lay(ENDING, position(ENDING, "10 10 10 10 9", "3 A", "4", pile="K"), "10 10 10 10")
    assert happened(step, GoesOn)


@pytest.mark.rule("cardgame.down.blind", "cardgame.ten.clears")
def test_with_the_key_a_ten_turned_over_ends_the_turn_too() -> None:
    at = after(ENDING, position(ENDING, "", "3 A", down=["10 9"], pile="K"), Flip(0))
    assert at.table.turn == 1


# -- Life and CardGame: another play as an offer ---------------------------------------------------------------------

OFFERING = {name: law(name, may_end_turn=True) for name in ("life", "cardgame")}


@pytest.mark.rule("life.wild.10-again", "cardgame.four.free-play", "rules.all.keys")
@pytest.mark.parametrize(("name", "pile", "laid"), [("life", "9", "10"), ("cardgame", "9 9 9", "9")])
def test_with_the_key_the_turn_may_be_ended_instead_of_playing_again(name: str, pile: str, laid: str) -> None:
    rules = OFFERING[name]
    step = lay(rules, position(rules, f"{laid} 4 K", "5", "6", pile=pile), laid)
    offered = step.position
    assert (offered.table.turn, offered.table.phase) == (0, Phase.OFFER)
    assert happened(step, GoesOn)
    assert (playable(rules, offered), legal_moves(rules, offered)[-1]) == ("4 K", Pass())
    assert refused(rules, offered, PickUp()) in (Refusal.EMPTY_PILE, Refusal.MUST_PLAY)
    ended = play(rules, offered, Pass())
    assert (ended.events, ended.position.table.turn, ended.position.table.phase) == ((Passed(0),), 1, Phase.PLAY)
    assert after(rules, offered, "4").table.turn == 1


@pytest.mark.rule("life.wild.10-again", "rules.all.again-duty")
def test_without_the_key_nobody_ends_a_turn() -> None:
    rules = law("life")
    at = after(rules, position(rules, "10 4 K", "5", pile="9"), "10")
    assert refused(rules, at, Pass()) is Refusal.NOT_NOW
    with pytest.raises(ValueError, match="not a move"):
        action_index(rules, Pass())


@pytest.mark.rule("life.wild.10-again")
def test_ending_a_turn_has_the_last_number_and_every_other_move_keeps_its_own() -> None:
    for name, rules in OFFERING.items():
        assert action_index(rules, Pass()) == action_count(law(name)) == action_count(rules) - 1


@pytest.mark.rule("life.wild.10-again")
def test_who_may_end_the_turn_need_not_pick_up_and_skips_nobody_by_ending_it() -> None:
    rules = law("obsession", **{"turn.again": "may", "card.8.next": "3", "card.8.skips": "once"})
    at = after(rules, position(rules, "8 4 K", "5", "6", pile="9"), "8")
    assert legal_moves(rules, at) == (Pass(),)
    assert refused(rules, at, PickUp()) is Refusal.MUST_PLAY
    assert after(rules, at, Pass()).table.turn == 1


@pytest.mark.rule("life.wild.10-again", "rules.life.finish-on-clear")
def test_the_offer_of_a_leaver_is_the_next_players_own_turn() -> None:
    rules = OFFERING["life"]
    at = after(rules, position(rules, "10", "5 6", "6 7", pile="9"), "10")
    assert (at.table.turn, at.table.phase) == (1, Phase.PLAY)


@pytest.mark.rule("life.wild.10-again")
def test_an_offer_is_seen_by_everyone_and_kept_in_snapshots_and_tokens() -> None:
    rules = OFFERING["life"]
    at = after(rules, position(rules, "10 4 K", "5", pile="9"), "10")
    for seat in (0, 1, None):
        assert view(rules, at, seat).table.phase is Phase.OFFER
    assert "phase=offer" in format_snapshot(rules, at)
    assert parse_snapshot(rules, format_snapshot(rules, at)) == at
    assert from_ints(rules, to_ints(at)) == at
    seen = view(rules, at, 0)
    assert format_token(rules, seen, Pass()) == "-"
    assert parse_token(rules, seen, "-") == Pass()
    with pytest.raises(BadSnapshot, match="the phase cannot be offer"):
        parse_snapshot(law("life"), format_snapshot(rules, at))


@pytest.mark.rule("rules.all.keys")
def test_the_answer_no_leaves_every_law_as_it_is() -> None:
    for name in ("obsession", "obsession-first", "life", "cardgame"):
        answers = {switch.name: False for switch in load(name).switches}
        assert law(name, **answers) == law(name)
