"""``python -m tools.fair --deals 1000000`` checks a million deals."""

from __future__ import annotations

from unittest.mock import patch

from tests.game.fair.evenness import chance

DEALS = 6_000


def test_every_card_lies_at_every_place_equally_often() -> None:
    assert 0.001 < chance(DEALS) < 0.999


def test_an_uneven_shuffle_is_noticed() -> None:
    """A common mistake: every card is swapped with any other, not with one before it."""

    def uneven(items: tuple[object, ...], words: object) -> tuple[object, ...]:
        from emptyhand.game.deal import _below

        shuffled = list(items)
        for place in range(len(shuffled)):
            chosen = _below(len(shuffled), words)  # type: ignore[arg-type]
            shuffled[place], shuffled[chosen] = shuffled[chosen], shuffled[place]
        return tuple(shuffled)

    with patch("emptyhand.game.deal._shuffled", uneven):
        assert chance(DEALS // 2) < 1e-6
