"""Witnesses at a real room: an honest room satisfies them, whatever is played."""

from __future__ import annotations

import pytest

from emptyhand.game.fair.witness import VERDICTS
from emptyhand.rules.law import ClimbLaw
from tests.catalogue import CORE
from tests.game.fair.watched import watched
from tests.helpers import law


@pytest.mark.parametrize("ruleset", CORE)
def test_an_honest_game_satisfies_everyone_from_the_promise_to_the_end(ruleset: str) -> None:
    most = min(4, law(ruleset).players.most)
    made = watched(ruleset, ("ann", "bob"), bots=most - 2, seed=len(ruleset))
    for game in (1, 2):
        made.all_ready()
        made.play(400 if not isinstance(law(ruleset), ClimbLaw) else 10_000)
        for name, witness in made.witnesses.items():
            assert witness.trouble is None, f"{ruleset} game {game}: {name} says: {witness.trouble}"
            assert witness.contributors == (0, 1)
        if not made.table.over:
            break
        assert made.first.checked
        assert made.first.verdict() == VERDICTS[True, True]


def test_proofs_of_another_moment_prove_and_accuse_nobody() -> None:
    """A person who sits down asks for proofs; proofs made for a later version, without the seat, lack the hand."""
    made = watched("thirteen", ("ann", "bob"), bots=0)
    made.all_ready()
    witness = made.first
    witness.proven.clear()
    witness.take({"t": "proofs", "version": witness.version + 1, "game": 1, "proofs": []})
    assert witness.trouble is None
    assert witness.verdict() == "Some of the cards that you see have not been proved yet."
    witness.take({"t": "proofs", "version": witness.version, "game": 1, "proofs": []})
    assert str(witness.trouble).startswith("There is no proof for this card: ")
