"""Deals that cannot be are refused, and every number below a bound is equally likely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from emptyhand.game.deal import BadDeal, Deal, check_deal, deal, deal_of
from emptyhand.game.engine import legal_moves_for, play, refusal_for, start
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import Pass, Play
from tests.helpers import law

LIFE, PRESIDENT, SOUTHERN = law("life"), law("president"), law("thirteen-southern")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda dealt: replace(dealt, dealer=3), "dealer and leader must be seats from 0 to 2"),
        (lambda dealt: replace(dealt, dealer=-1), "dealer and leader must be seats from 0 to 2"),
        (lambda dealt: replace(dealt, leader=3), "dealer and leader must be seats from 0 to 2"),
        (lambda dealt: replace(dealt, ties=(0, 1, 1)), "the tie order must name every seat once"),
        (lambda dealt: replace(dealt, titles=(0, 1, 2)), "titles must name every seat once, in a game whose players"),
    ],
)
def test_a_deal_names_seats_that_exist(change: Callable[[Deal], Deal], reason: str) -> None:
    dealt = deal(LIFE, players=3, seed=1)
    check_deal(LIFE, dealt)
    with pytest.raises(BadDeal, match=reason):
        check_deal(LIFE, change(dealt))


def test_titles_name_every_seat_once() -> None:
    dealt = deal(PRESIDENT, players=4, seed=1)
    check_deal(PRESIDENT, replace(dealt, titles=(3, 1, 0, 2)))
    with pytest.raises(BadDeal, match="titles must name every seat once"):
        check_deal(PRESIDENT, replace(dealt, titles=(3, 1, 1, 2)))


def test_a_word_beyond_the_last_full_multiple_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taken modulo 3, the highest of 2**32 words would make seat 0 deal more often than the others."""
    words = iter([2**32 - 1, 5])
    monkeypatch.setattr("emptyhand.game.deal._words", lambda key: words)
    monkeypatch.setattr("emptyhand.game.deal._shuffled", lambda items, words: items)
    assert deal_of(b"", (), 3).dealer == 5 % 3
    assert next(words, None) is None


def test_a_climbing_game_refuses_no_cards_and_any_move_after_its_end() -> None:
    at = start(SOUTHERN, deal(SOUTHERN, players=3, seed=4)).position
    assert refusal_for(SOUTHERN, view(SOUTHERN, at, at.table.turn), Play(())) is Refusal.NO_CARDS
    while at.table.phase is not Phase.OVER:
        at = play(SOUTHERN, at, legal_moves_for(SOUTHERN, view(SOUTHERN, at, at.table.turn))[0]).position
    for seat in range(3):
        seen = view(SOUTHERN, at, seat)
        assert not seen.my_turn
        assert legal_moves_for(SOUTHERN, seen) == ()
        assert refusal_for(SOUTHERN, seen, Pass()) is Refusal.GAME_OVER
    with pytest.raises(IllegalMove) as refused:
        play(SOUTHERN, at, Pass())
    assert refused.value.reason is Refusal.GAME_OVER
