"""What of a position is public, and what its pile asks for later."""

from __future__ import annotations

import pytest

from emptyhand.game.events import Drew
from emptyhand.game.runs import pile_ranks
from emptyhand.game.table import RARE_FIELDS, Phase, Seat, Table, public_fields
from emptyhand.rules.cards import parse_cards
from tests.helpers import law


def test_messages_carry_the_fields_of_few_games_only_where_they_hold_something() -> None:
    plain = Table(Phase.PLAY, Seat(0), Seat(0))
    assert set(public_fields(plain)) == set(Table._fields) - set(RARE_FIELDS)
    assert public_fields(plain._replace(suit_lock=3)) == public_fields(plain) | {"suit_lock": 3}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_only_the_player_who_draws_sees_the_cards(seat: int | None) -> None:
    cards = parse_cards("9H")
    assert Drew(1, 1, cards).seen_by(seat) == Drew(1, 1, cards if seat == 1 else None)


def test_the_order_of_a_pile_counts_only_where_a_part_of_it_can_be_picked_up() -> None:
    cards = parse_cards("9H4S")
    ranks = tuple(card >> 2 for card in cards)
    assert pile_ranks(law("obsession", **{"pick_up.top": 1}), cards) == ranks
    assert pile_ranks(law("obsession"), cards) == pile_ranks(law("thirteen"), cards) == ranks[::-1]
