"""Specs: what stands behind a name, what is refused and in which words, and that nothing heavy comes too early."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from emptyhand.game.view import View
from emptyhand.players import bots
from emptyhand.players.bots import Budget, Thought, make, specs, think
from emptyhand.players.bots.registry import KINDS, BotKind, Effort, Number
from emptyhand.players.bots.variety import Varied
from emptyhand.rules.actions import Move
from tests.helpers import law
from tests.players.bots.own import FIRST, some_game, written


class Made:
    """A player that keeps what it was made from."""

    def __init__(self, seed: int, value: object = None) -> None:
        self.seed = seed
        self.value = value

    def choose(self, view: View) -> Move:
        raise NotImplementedError


HOME = "tests.players.bots.test_registry:Made"


@pytest.fixture
def more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few more kinds of players, as if they came with the package."""
    monkeypatch.setattr("emptyhand.players.bots.registry.find", lambda home: Made)
    monkeypatch.setitem(KINDS, "tier", BotKind(HOME, "from weak to strong", Number("a tier", 1, 5)))
    monkeypatch.setitem(KINDS, "seek", BotKind(HOME, "seeks", Effort("rollouts a move", 100_000, 200)))
    monkeypatch.setitem(KINDS, "deep", BotKind(HOME, "seeks deeper", Number("plies", 1, 999)))


@pytest.mark.usefixtures("more")
@pytest.mark.parametrize(
    ("spec", "value"),
    [
        ("tier:3", 3),
        (" Tier : 5 ", 5),
        ("seek", Budget(rollouts=200)),
        ("seek:1000", Budget(rollouts=1000)),
        ("seek:50MS", Budget(milliseconds=50)),
    ],
)
def test_what_stands_behind_a_name_reaches_the_player(spec: str, value: object) -> None:
    varied = make(spec, 7)
    assert isinstance(varied, Varied)
    made = varied.player
    assert isinstance(made, Made)
    assert (made.seed, made.value) == (7, value)


@pytest.mark.usefixtures("more")
@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("tier", "tier alone names no player: expected a tier behind it, such as tier:1"),
        ("tier:9", "tier:9 names no player: expected a tier, a whole number from 1 to 5, such as tier:1"),
        ("tier:", "tier: names no player: expected a tier, a whole number from 1 to 5, such as tier:1"),
        ("tier:two", "tier:two names no player: expected a tier, a whole number from 1 to 5, such as tier:1"),
        ("seek:-1", "expected rollouts a move, from 1 to 100000, or a time, such as seek:200 or seek:100ms"),
        ("seek:5s", "expected rollouts a move, from 1 to 100000, or a time, such as seek:200 or seek:100ms"),
        ("random:3", "random:3 names no player: expected random with nothing behind it"),
        ("seke:100", "there is no player called 'seke:100': did you mean 'seek'?"),
        ("", "there is no player called '': expected one of random, greedy"),
        ("chess", "tier:1-5, seek[:N], deep:N, or the path of a Python file"),
    ],
)
def test_a_spec_that_names_no_player_is_refused_in_one_sentence(spec: str, told: str) -> None:
    with pytest.raises(ValueError) as refused:
        make(spec, 0)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.usefixtures("more")
def test_every_kind_is_sampled_all_of_a_few_and_the_least_of_many() -> None:
    assert specs()[-7:] == ("tier:1", "tier:2", "tier:3", "tier:4", "tier:5", "seek:1", "deep:1")
    for spec in specs():
        assert bots.is_spec(spec)


def test_a_player_without_thoughts_thinks_its_choice() -> None:
    game = some_game()
    seen = game.view(game.turn)
    assert think(make("greedy", 1), seen, Budget(rollouts=5)) == Thought(make("greedy", 1).choose(seen))


@pytest.mark.parametrize(
    "amounts", [{}, {"rollouts": 0}, {"milliseconds": -1.0}, {"rollouts": 5, "milliseconds": 5.0}], ids=repr
)
def test_a_budget_is_one_amount_above_nothing(amounts: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="expected rollouts or milliseconds, one of them, above 0"):
        Budget(**amounts)


@pytest.mark.parametrize(
    ("text", "spec", "file", "own"),
    [
        ("greedy", True, False, False),
        ("mybot.py", True, True, True),
        ("./a b/mybot.py:Careful", True, True, True),
        ("he/him", False, True, True),
        ("dad", False, False, False),
        ("", False, False, False),
    ],
)
def test_what_a_text_reads_as(text: str, spec: bool, file: bool, own: bool) -> None:
    assert (bots.is_spec(text), bots.is_file(text), bots.is_own(text)) == (spec, file, own)


def test_a_player_that_another_package_brings_is_made_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, FIRST + "\n    class Brought:\n        choose = staticmethod(choose)\n", "brought_players.py")
    info = tmp_path / "brought-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[emptyhand.players]\nbrought = brought_players:Brought\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert bots.installed_players() == {"brought": "brought_players:Brought"}
    assert bots.is_own("Brought")
    game = some_game()
    player = make("brought", 0, game.law)
    assert player.choose(game.view(game.turn)) == game.legal_moves()[0]
    with pytest.raises(ValueError, match="did you mean 'brought'"):
        make("brouhgt", 0)
    bots.close(player)


def test_naming_players_imports_none_of_them() -> None:
    code = (
        "import sys, emptyhand.players.bots as bots; bots.names(); bots.specs(); bots.is_spec('greedy');"
        "own = 'emptyhand.players.bots.', 'emptyhand.players.workers.';"
        "print(*(name for name in sys.modules if name.startswith(own) or name in ('numpy', 'numba')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert sorted(done.stdout.split()) == ["emptyhand.players.bots.player", "emptyhand.players.bots.registry"]


def test_a_law_that_a_player_does_not_know_is_refused_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="pile games"):
        make("original", 0, law("thirteen"))
    make("original", 0)
