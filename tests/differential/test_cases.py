"""What a mismatch leaves behind is enough to see it again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from emptyhand.game.deal import deal
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset import CATALOGUE
from tests.differential import cases
from tests.differential.cases import AGAIN, Case, expect_equal, law_of, report
from tests.differential.faults import effects, faulty
from tests.differential.lockstep import Outcome, by_chance, together
from tests.differential.sweep import KINDS, sweep
from tests.scale import scaled
from tools import equality
from tools.equality import Count, again, batches, main, play_laws

NAMES = ["set:life", 'set:thirteen {"turn.must_beat": true}', *(f"{kind}:6" for kind in KINDS)]


def mismatch() -> tuple[Case, Outcome]:
    """A game of Obsession on a kernel that takes the 9 for an 8."""
    law = law_of("set:obsession")
    assert isinstance(law, PileLaw)
    fault = next(fault for fault in effects(law) if fault.name == "again: 9")
    case = Case("set:obsession", 3, 8)
    return case, together(law, deal(law, 3, 8), by_chance("9", 400), tables=faulty(law, fault))


def test_a_mismatch_fails_with_a_command_that_holds_the_whole_game() -> None:
    case, outcome = mismatch()
    with pytest.raises(pytest.fail.Exception) as failure:
        expect_equal(case, outcome)
    assert not failure.value.pytrace
    what, command = str(failure.value).splitlines()
    assert "turn is" in what
    words = shlex.split(command)
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
    assert main(["--again", '{"law": "climb:6", "players": 3, "deal": 3, "moves": [0, 1]}']) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["compiled: equal after 2 of 2 moves", "interpreted: equal after 2 of 2 moves"]
    assert lines[2].startswith('the rules: {"bombs.')
    with pytest.raises(ValueError, match="names no law"):
        again('{"law": "nothing:5", "players": 2, "deal": 3}')


@pytest.mark.parametrize(("words", "files"), [([], 0), (["--keep"], 3)])
def test_a_run_shows_three_games_that_differ_and_keeps_them_only_if_asked(
    words: list[str], files: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    case, outcome = mismatch()
    deals = count()

    def differ(names: Sequence[str], games: int, cap: int) -> Count:
        found = [replace(case, deal=next(deals)) for _ in range(2)]
        return Count(len(names), 2, 2, [(one, report(one, outcome)) for one in found])

    monkeypatch.setattr(cases, "CORPUS", tmp_path)
    monkeypatch.setattr(equality, "play_laws", differ)
    monkeypatch.setattr(equality, "ProcessPoolExecutor", lambda workers, mp_context: ThreadPoolExecutor(workers))
    assert main(["--laws", "48", *words]) == 1
    printed = capsys.readouterr().out
    assert printed.count(AGAIN) == 3
    assert f" {2 * (len(CATALOGUE) + 2)} games unequal" in printed
    assert len(list(tmp_path.iterdir())) == files


def test_a_game_played_again_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "CORPUS", tmp_path)
    assert main(["--again", '{"law": "set:life", "players": 2, "deal": 3, "moves": [0, 1]}', "--keep"]) == 0
    (path,) = tmp_path.iterdir()
    assert Case.parse(path.read_text("utf-8")).moves == (0, 1)


def test_the_long_run_names_as_many_laws_as_it_was_asked_for() -> None:
    laws = scaled(100)
    names = [name for batch, _, _ in batches(7, laws) for name in batch]
    assert len(names) == len(CATALOGUE) + laws
    assert len(set(names)) == len(names)
    played = play_laws(names[len(CATALOGUE) :][:6], games=1, cap=5)
    assert (played.laws, played.games, played.unequal) == (6, 6, [])
    assert str(played).endswith("steps, none unequal")
