"""The tuned tables as they lie in the package: one for every ruleset, for the law it has now."""

from __future__ import annotations

import json
from typing import Any

import pytest

from emptyhand.fast.weights import layout as at
from emptyhand.fast.weights.tuned import FOLDER, tuned_weights
from emptyhand.rules.law import ClimbLaw
from emptyhand.rules.ruleset import CATALOGUE
from tests.helpers import law
from tests.property.walks import Case

FILES = sorted(file.name for file in FOLDER.iterdir())


def contents(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_every_ruleset_has_a_file_and_there_is_no_other() -> None:
    assert {file.removesuffix(".json") for file in FILES} == set(CATALOGUE)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_table_is_for_the_law_that_its_ruleset_has_now(name: str) -> None:
    """A table of another state of the rules would lie there unused, and the ruleset would play by its fallback."""
    found = contents(name)
    assert found["ruleset"] == name
    assert found["digest"] == law(name).digest, f"{name} was changed since: run {found['command']}"
    assert tuned_weights(law(name)) == tuple(found["weights"])


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_table_has_as_many_weights_as_its_family(name: str) -> None:
    of, weights = law(name), contents(name)["weights"]
    if isinstance(of, ClimbLaw):
        assert len(weights) == at.CLIMB_WEIGHTS, f"the layout was changed since: run {contents(name)['command']}"
        assert all(isinstance(number, int) for number in weights)
    else:
        assert len(weights) == at.PILE_WEIGHTS, f"the layout was changed since: run {contents(name)['command']}"
        assert weights[at.W_SLIP] == 0


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_table_tells_the_command_that_made_it_and_what_it_came_to(name: str) -> None:
    found = contents(name)
    words = found["command"].split()
    assert words[:4] == ["python", "-m", "tools.tune", name]
    assert "--out" not in words
    assert not any(word.startswith("/") for word in words)
    wins = found["wins_alone_against_the_table_read_off_the_law"]
    assert wins
    assert found["games_each"] >= 10_000
    for players, share in wins.items():
        # Tuned at the least and the most usual seat count; none may be much worse than it was.
        assert share > 100 / int(players) - 1, f"{name}, {players} seats"
    assert any(share > 100 / int(players) for players, share in wins.items())


@pytest.mark.parametrize(("name", "changes"), [("life", '{"deal.hand": 2}'), ("thirteen", '{"turn.must_beat": true}')])
def test_a_law_with_another_house_rule_has_no_tuned_table(name: str, changes: str) -> None:
    assert tuned_weights(law(name)) is not None
    assert tuned_weights(Case(name, changes, 2, 0).law) is None
