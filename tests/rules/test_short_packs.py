"""Climbing games with a short pack: ranks that are left out are in no hand, no combination and no rule."""

from __future__ import annotations

import pytest

from emptyhand.game.deal import BadDeal, check_deal, deal
from emptyhand.game.engine import legal_moves, start
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.snapshot import format_snapshot, from_ints, parse_snapshot, to_ints
from emptyhand.game.view import unseen_cards, view
from emptyhand.players.bots import make
from emptyhand.rules.cards import format_ranks, parse_cards, parse_rank, parse_ranks
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw, Kind
from emptyhand.words.rulebook import rulebook
from tests.helpers import law
from tests.rules.positions import lay, position, refused

LOW = "2 3 4 5 6"


def short(name: str, without: str = LOW, **keys: str | int) -> ClimbLaw:
    changed: dict[str, str | int] = {"pack.without": without, "deal.hand": 8}
    made = law(name, **changed | keys)
    assert isinstance(made, ClimbLaw)
    return made


def test_a_short_pack_has_no_card_of_the_ranks_that_are_left_out() -> None:
    president = short("president")
    dealt = deal(president, 4, seed=1)
    assert len(dealt.cards) == 32
    assert {card.rank for card in dealt.cards} == {*parse_ranks("7 8 9 10 J Q K A")}
    check_deal(president, dealt)
    with pytest.raises(BadDeal, match="and without 2 3 4 5 6"):
        check_deal(president, deal(law("president"), 4, seed=1))


def test_the_lowest_card_that_is_left_opens() -> None:
    opened = start(short("president"), deal(short("president"), 4, seed=1)).position
    assert str(parse_cards("7C")[0]) == "7C"
    assert opened.table.opening == parse_cards("7C")[0]
    assert parse_cards("7C")[0] in opened.seats[opened.table.turn].hand


def test_everybody_knows_which_cards_are_left_out() -> None:
    president = short("president")
    at = start(president, deal(president, 3, seed=2)).position
    assert len(unseen_cards(view(president, at, 0))) == 32 - 8
    assert parse_snapshot(president, format_snapshot(president, at)) == at
    assert from_ints(president, to_ints(at)) == at


def test_a_card_that_is_left_out_cannot_be_played() -> None:
    for name, cards in (("president", "3S"), ("thirteen", "3S 3C"), ("big-two", "3S 5S 6S 8S KS")):
        rules = short(name)
        made = position(rules, "8 9 K", "Q Q A")
        assert refused(rules, made, cards) is Refusal.NOT_HELD
        assert figure_of(rules, parse_cards(cards)) is None


def test_the_ranks_beside_one_that_is_left_out_are_neighbours() -> None:
    spanish = short("thirteen", "8 9 10")
    at = position(spanish, "6 7 J K", "Q Q A")
    step = lay(spanish, at, "6 7 J")
    assert spanish.standing(step.position.table.demand).kind is Kind.RUN
    assert spanish.standing(step.position.table.demand).top == parse_rank("J")
    with pytest.raises(IllegalMove):
        lay(law("thirteen"), position(law("thirteen"), "6 7 J K", "Q Q A"), "6 7 J")


def test_no_rule_names_a_rank_that_is_left_out() -> None:
    rules = short("thirteen")
    assert format_ranks(rules.ranking.order) == "7 8 9 10 J Q K A"
    assert rules.combinations.run_ranks == rules.ranking.order
    assert not rules.bombs.chops, "all chops of Thirteen are on 2s"
    assert not rules.turn.not_last
    assert [hand.name for hand in rules.instant if hand.hold] == []
    assert all(figure.top in rules.ranking.order for figure in rules.figures)
    assert len(legal_moves(rules, position(rules, "7 8 9", "K"))) == 4


def test_where_a_missing_rank_would_stand_does_not_matter() -> None:
    moved = "2 7 3 4 8 9 5 10 J 6 Q K A"
    keys = {"ranking.order": moved, "combinations.run_ranks": "10 J"}
    assert short("president", **keys).digest == short("president", **{"combinations.run_ranks": "10 J"}).digest


@pytest.mark.parametrize("spec", ["greedy", "search:50"])
@pytest.mark.parametrize("name", ["thirteen", "president"])
def test_bots_play_with_a_short_pack(name: str, spec: str) -> None:
    rules = short(name)
    at = start(rules, deal(rules, 4, seed=5)).position
    for seat in range(4):
        seen = view(rules, at, seat)
        if seen.my_turn:
            assert make(spec, 1, rules).choose(seen) in legal_moves(rules, at)


def test_the_rulebook_takes_them_out_first_and_names_the_rest() -> None:
    told = rulebook(short("thirteen"))
    assert "First take out all 2s, 3s, 4s, 5s and 6s." in told
    assert "7 8 9 10 J Q K A" in told
    assert "3♠" not in told


def test_the_rulebook_prices_no_card_that_is_left_out() -> None:
    assert law("tien-len-nam").match.left_prices
    prices = [line for line in rulebook(short("tien-len-nam")).splitlines() if "2s" in line]
    assert prices == ["First take out all 2s, 3s, 4s, 5s and 6s."]
