"""`emptyhand players`, and that what it and the guide give people to begin with works."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

from emptyhand.cli import main
from emptyhand.players.bots import make, names
from emptyhand.players.bots.levels import LEVELS
from emptyhand.players.bots.shares import shares
from emptyhand.players.bots.template import template
from emptyhand.players.game import play_out
from emptyhand.players.workers.own_player import OwnPlayer
from emptyhand.players.workers.own_process import Target
from tests.catalogue import CORE
from tests.examples import blocks, commands
from tests.players.bots.own import PATIENT, some_game, written

GUIDE = "docs/own-players.md"


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


@pytest.mark.parametrize("ruleset", CORE)
def test_the_player_to_begin_with_plays_every_game(
    ruleset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["players", "--new", "my-first bot.py"]) == 0
    assert "--bots ./my-first bot.py,greedy" in capsys.readouterr().out
    assert "class MyFirstBot:" in Path("my-first bot.py").read_text()
    plays_well(Path("my-first bot.py"), ruleset)


def plays_well(path: Path, ruleset: str) -> None:
    """It plays a game without a fault."""
    game = some_game(ruleset)
    seated = [OwnPlayer(str(path), Target.of_file(str(path)), seat, PATIENT) for seat in range(2)]
    game.cap = 300
    play_out(game, seated)
    assert [player.faults for player in seated] == [[], []]
    for player in seated:
        player.close()


def finishes(code: str, ruleset: str) -> None:
    """Every game ends, whether it plays against itself, where players go round in circles most, or others."""
    space: dict[str, Any] = {"__name__": "player"}
    exec(code, space)
    makers: list[Any] = [one for one in space.values() if inspect.isclass(one) and one.__module__ == "player"]
    (maker,) = makers
    for seed in range(10):
        game = some_game(ruleset, seed=seed)
        play_out(game, [maker(seed), maker(seed + 100) if seed % 2 else make("greedy", seed)])
        assert not game.stalled, seed


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


@pytest.mark.parametrize("ruleset", CORE)
def test_what_people_begin_with_finishes_every_game(ruleset: str) -> None:
    finishes(template("./mybot.py", "mybot"), ruleset)
    finishes(blocks(GUIDE, "python")[0], ruleset)


@pytest.mark.parametrize("ruleset", ["obsession", "thirteen"])
def test_the_players_of_the_guide_play_behind_walls(ruleset: str, tmp_path: Path) -> None:
    players = [code for code in blocks(GUIDE, "python") if "def choose" in code]
    assert "emptyhand.players.search" in players[1]
    for code in players:
        plays_well(Path(written(tmp_path, code)), ruleset)


def test_all_code_of_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = blocks(GUIDE, "python")
    written(tmp_path, code[0])
    for block in code:
        exec(block, {"__name__": "example"})


def test_the_commands_of_the_guide_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EMPTYHAND_PLAYER_SECONDS", "30")
    monkeypatch.setenv("EMPTYHAND_PLAYER_START", "60")
    found = [words for words in commands(GUIDE) if words[0] in ("players", "demo", "arena")]
    assert len(found) == 3
    for words in found:
        assert main([word if word != "100" else "1" for word in words]) == 0, words
    assert "simple player" not in capsys.readouterr().out


def test_the_guide_has_an_example_of_twenty_lines() -> None:
    assert len(blocks(GUIDE, "python")[0].strip().splitlines()) <= 20


def test_a_level_is_asked_for_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--level", "6"])
    assert "expected a level from 1 to 5, not '6'" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["play", "--level", "2", "--bots", "greedy"])
    assert "not allowed with" in capsys.readouterr().err


def test_the_page_tells_the_shares_that_were_measured() -> None:
    lines = (json.loads(line) for line in Path("benchmarks/strength.jsonl").read_text().splitlines())
    steps = [line for line in lines if line["other"].startswith("level:")]
    assert {line["player"] for line in steps} == {f"level:{n}" for n in LEVELS if n > 1}
    for line in steps:
        assert shares(line["player"])[line["ruleset"]][line["seats"]] == (line["won"], line["half"]), line
        assert int(line["player"][-1]) == int(line["other"][-1]) + 1
    assert sum(len(seats) for n in LEVELS for seats in shares(f"level:{n}").values()) == len(steps)
