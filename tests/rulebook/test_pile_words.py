"""The words for passing and picking up agree with what the engine allows, in every section and language."""

from __future__ import annotations

from pathlib import Path

from emptyhand.rulebook import rulebook
from emptyhand.ruleset.source import Scalar
from tests.helpers import law

DOCS = Path(__file__).parents[2] / "docs"


def book(name: str, language: str = "en", **keys: Scalar) -> str:
    """The rulebook on one line."""
    return " ".join(rulebook(law(name, **keys), language).split())


def test_german_declines_ranks_and_does_not_say_passen_in_two_senses() -> None:
    assert "ein Satz aus 8ern gewinnt" in book("thirteen", "de", **{"combinations.wins_round": "8"})
    passing = book("palace", "de", **{"turn.passing": "stuck"})
    assert "Kannst du keine davon spielen, passt du" in passing


def test_the_documents_name_the_keys_that_spare_a_stuck_player_the_pile() -> None:
    (line,) = [each for each in (DOCS / "rulesets.md").read_text("utf-8").splitlines() if "nothing that fits" in each]
    assert all(key in line for key in ("turn.passing", "pick_up.taker", "pick_up.try_draw"))
