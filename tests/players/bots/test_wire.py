"""Views on their way to another process: nothing is lost, nothing is added."""

from __future__ import annotations

import json
import re

import pytest

from emptyhand.game.view import view
from emptyhand.players.workers.wire import decode_law, decode_view, encode_law, encode_view
from emptyhand.rules.cards import Card
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.bots.own import some_game
from tests.property.walks import Case, every_table, walk

EXCHANGING = Case("president", "", 4, 3)
NOW_AND_THEN = 5
"""Every so many decisions of a game are looked at."""


@pytest.mark.parametrize("case", [*every_table(), EXCHANGING], ids=repr)
def test_every_view_of_every_seat_comes_back_as_it_was(case: Case) -> None:
    laws = {case.law.digest: decode_law(encode_law(case.law))}
    for decision in walk(case):
        if decision.made % NOW_AND_THEN and not decision.step.position.over:
            continue
        for position in (decision.position, decision.step.position):
            for seat in (None, *range(case.players)):
                seen = view(case.law, position, seat)
                back = decode_view(laws, json.loads(json.dumps(encode_view(seen))))
                assert back == seen, decision.where
                # Equality does not see that a card has become a number.
                assert repr(back) == repr(seen), decision.where


def test_cards_given_away_are_sent_to_the_giver_and_to_nobody_else() -> None:
    given = 0
    for decision in walk(EXCHANGING, cap=60):
        for seat in (None, *range(4)):
            seen = view(decision.law, decision.position, seat)
            sent = encode_view(seen)
            mine = [gift for gift in decision.position.gifts if gift.giver == seat]
            assert ("known_to_me" in sent) is bool(mine), decision.where
            for gift in mine:
                given += 1
                assert seen.known_to_me[gift.holder] == gift.cards, decision.where
                rows = sent["known_to_me"]
                assert isinstance(rows, list)
                assert rows[gift.holder] == [str(card) for card in gift.cards], decision.where
    assert given > 100


def test_what_is_sent_names_no_card_that_the_seat_does_not_see() -> None:
    game = some_game("obsession", players=4)
    for _ in range(40):
        seen = game.view(game.turn)
        text = json.dumps(encode_view(seen))
        shown = {*seen.hand, *seen.table.pile, *seen.table.gone}
        shown |= {card for seat in seen.seats for card in (*seat.up, *seat.known) if card is not None}
        named = {Card(word) for word in re.findall(r'"([2-9TJQKA][SCDH]|R)"', text)}
        assert named == shown
        game.play(game.legal_moves()[0])


@pytest.mark.parametrize("name", CORE)
def test_a_law_comes_back_with_its_digest(name: str) -> None:
    of = law(name)
    assert decode_law(json.loads(json.dumps(encode_law(of)))) == of


def test_house_rules_travel_too() -> None:
    of = law("life", kill_run=3)
    back = decode_law(encode_law(of))
    assert back == of != law("life")


def test_rules_that_read_otherwise_at_the_other_end_are_refused() -> None:
    with pytest.raises(ValueError, match=r"the rules of life read as .* here: expected 00000000"):
        decode_law({**encode_law(law("life")), "digest": "00000000"})


def test_a_view_with_something_strange_in_it_is_not_sent() -> None:
    seen = some_game().view(0)
    with pytest.raises(TypeError, match="has no place in a view"):
        encode_view(seen._replace(hand=({1},)))  # type: ignore[arg-type]
