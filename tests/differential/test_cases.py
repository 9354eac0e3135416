"""What a mismatch leaves behind is enough to see it again."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from emptyhand.game.deal import deal
from emptyhand.law.model import PileLaw
from tests.differential import cases
from tests.differential.cases import AGAIN, Case, law_of, told
from tests.differential.faults import effects, faulty
from tests.differential.lockstep import Outcome, by_chance, together
from tests.differential.sweep import KINDS, sweep
from tools.equality import again, batches, main, play_laws

NAMES = ["set:life", 'set:thirteen {"turn.must_beat": true}', *(f"{kind}:5" for kind in KINDS)]


def mismatch() -> tuple[Case, Outcome]:
    """A game of Obsession on a kernel that takes the 9 for an 8."""
    law = law_of("set:obsession")
    assert isinstance(law, PileLaw)
    fault = next(fault for fault in effects(law) if fault.name == "again: 9")
    case = Case("set:obsession", 3, 8)
    return case, together(law, deal(law, 3, 8), by_chance("9", 400), tables=faulty(law, fault))


def test_a_mismatch_is_one_line_that_holds_the_whole_game() -> None:
    case, outcome = mismatch()
    line = told(case, outcome)
    assert "\n" not in line
    assert "turn is" in line
    words = shlex.split(line.partition("again: ")[2])
    assert " ".join(words[:-1]) == AGAIN
    read = Case.parse(words[-1])
    assert (read.law, read.players, read.deal, read.moves) == (case.law, 3, 8, outcome.moves)
    assert read.played().moves == outcome.moves


@pytest.mark.parametrize("name", NAMES)
def test_a_case_given_whole_is_the_same_game(name: str) -> None:
    for case, outcome in sweep(name, games=2, cap=30):
        named = Case(case.law, case.players, case.deal, case.leader, outcome.moves)
        whole = Case.parse(str(named.whole()))
        assert not isinstance(whole.law, str)
        assert whole.played() == named.played() == outcome
        assert whole.whole() == whole


def test_a_kept_case_is_a_file_of_the_corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "CORPUS", tmp_path)
    case, outcome = mismatch()
    path = Case(case.law, case.players, case.deal, None, outcome.moves, outcome.difference).keep()
    assert path.parent == tmp_path
    assert Case.parse(path.read_text("utf-8")).why == outcome.difference


def test_a_game_is_shown_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--again", '{"law": "climb:5", "players": 2, "deal": 3, "moves": [0, 1]}']) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["compiled: equal after 2 of 2 moves", "interpreted: equal after 2 of 2 moves"]
    assert lines[2].startswith('the rules: {"bombs.chops"')
    with pytest.raises(ValueError, match="names no law"):
        again('{"law": "nothing:5", "players": 2, "deal": 3}')


def test_the_long_run_names_as_many_laws_as_it_was_asked_for() -> None:
    names = [name for batch, _, _ in batches(7, 100) for name in batch]
    assert len(names) == 10 + 100
    assert len(set(names)) == len(names)
    count = play_laws(names[10:16], games=1, cap=5)
    assert (count.laws, count.games, count.unequal) == (6, 6, [])
    assert str(count).endswith("steps, none unequal")
