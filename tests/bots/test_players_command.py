"""`emptyhand players`, and that what it and the guide give people to begin with works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.bots import names
from emptyhand.bots.guest import Guest
from emptyhand.bots.guest_host import Target
from emptyhand.bots.levels import LEVELS
from emptyhand.cli import main
from emptyhand.match import play_out
from emptyhand.ruleset import CATALOGUE
from tests.bots.own import PATIENT, some_game, written

GUIDE = Path(__file__).parents[2] / "docs" / "own-players.md"


def test_every_player_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["players"]) == 0
    players, levels = capsys.readouterr().out.split("\n\n")
    lines = players.splitlines()
    assert len(lines) == len(names()) + 1
    for line, (name, summary) in zip(lines, names().items(), strict=False):
        assert re.fullmatch(rf"{name}\S* +{re.escape(summary)}", line)
    assert lines[-1].startswith("./mybot.py")
    assert [line.split()[:2] for line in levels.splitlines()[1:]] == [
        [str(number), level.name] for number, level in LEVELS.items()
    ]


@pytest.mark.parametrize("ruleset", CATALOGUE)
def test_the_player_to_begin_with_plays_every_game(
    ruleset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["players", "--new", "my-first bot.py"]) == 0
    assert "--bots ./my-first bot.py,greedy" in capsys.readouterr().out
    assert "class MyFirstBot:" in Path("my-first bot.py").read_text()
    plays_well(Path("my-first bot.py"), ruleset)


def plays_well(path: Path, ruleset: str) -> None:
    """It plays a game to its end, or for long, without a fault."""
    game = some_game(ruleset)
    seated = [Guest(str(path), Target.of_file(str(path)), seat, PATIENT) for seat in range(2)]
    game.cap = 300
    play_out(game, seated)
    assert [player.faults for player in seated] == [[], []]
    for player in seated:
        player.close()


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("there.py", "there.py is there already: expected a new file"),
        ("player.txt", "'player.txt' cannot hold a player: expected a name that ends in .py"),
        ("nowhere/player.py", "nowhere/player.py cannot be written: No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_begun_is_refused_in_one_sentence(
    file: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.py").write_text("mine")
    assert main(["players", "--new", file]) == 2
    assert told in capsys.readouterr().err
    assert Path("there.py").read_text() == "mine"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", [code for code in examples() if "def choose" in code], ids=len)
@pytest.mark.parametrize("ruleset", ["obsession", "thirteen"])
def test_the_examples_of_the_guide_play(code: str, ruleset: str, tmp_path: Path) -> None:
    plays_well(Path(written(tmp_path, code)), ruleset)


def test_the_guide_has_an_example_of_ten_lines() -> None:
    assert len(examples()[0].strip().splitlines()) <= 10


def test_a_level_is_asked_for_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--level", "6"])
    assert "expected a level from 1 to 5, not '6'" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["play", "--level", "2", "--bots", "greedy"])
    assert "not allowed with" in capsys.readouterr().err
