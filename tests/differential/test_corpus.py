"""Games on which the engines once differed, or might: each is a line of data that is played again."""

from __future__ import annotations

import pytest

from tests.differential.cases import CORPUS, Case, expect_equal

FILES = sorted(CORPUS.glob("*.json"))


def test_there_is_a_corpus() -> None:
    assert FILES


@pytest.mark.parametrize("plain", [False, True], ids=["compiled", "interpreted"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_is_equal(path: object, plain: bool) -> None:
    case = Case.parse((CORPUS / str(path)).read_text("utf-8"))
    outcome = case.played(plain=plain)
    expect_equal(case, outcome)
    assert outcome.moves == case.moves, "the choices no longer fit the rules: the case tests nothing"
