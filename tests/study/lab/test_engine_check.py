"""`emptyhand simulate --check`: how random games end, the same with any number of processes."""

from __future__ import annotations

import pytest

from emptyhand.cli import main
from emptyhand.commands import checking
from emptyhand.game import engine_check
from emptyhand.game.position import Position
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset import CATALOGUE
from tests.helpers import law

COLUMNS = 9


def rows(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> list[list[str]]:
    """The table without its head, each row as words; the last, moves a second, is left out."""
    assert main(["simulate", "--check", *words]) == status
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == checking.HEADER.split()
    return [line.split()[: COLUMNS - 1] for line in lines[1:]]


def test_every_seat_count_gets_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    table = rows(capsys, "thirteen", "life", "--games", "4", "--other", "2", "--threads", "1")
    assert [(name, int(seats), int(games)) for name, seats, games, *_ in table] == [
        (name, seats, 4 if seats == 4 else 2) for name in ("thirteen", "life") for seats in (2, 3, 4)
    ]


def test_games_end_or_are_counted_as_stalled(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("cardgame", "--players", "2", "--games", "30", "--threads", "1")
    [[*_, ended, stalled, _, _, longest]] = rows(capsys, *words, "--cap", "200")
    assert int(ended) + int(stalled) == 30
    assert int(stalled) > 0
    assert longest == "200"


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("obsession", "--players", "2", "--games", "120", "--seed", "7")
    assert rows(capsys, *words, "--threads", "1") == rows(capsys, *words, "--threads", "2")


def test_house_rules_and_all_rulesets_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    table = rows(capsys, "all", "--players", "3", "--games", "1", "--threads", "1")
    laws = [law(name) for name in CATALOGUE]
    for_three = [one.name for one in laws if 3 in one.players.counts]
    assert [name for name, *_ in table] == for_three
    assert 10 < len(for_three) < len(laws)
    words = ("obsession", "--players", "3", "--games", "5", "--threads", "1")
    assert rows(capsys, *words) != rows(capsys, *words, "--set", "kill_run=2")


def test_a_failing_game_prints_the_line_that_plays_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(law: Law, players: int, seed: int, cap: int) -> tuple[Position, int]:
        if seed == 3:
            raise RuntimeError("a fault")
        return whole(law, players, seed, cap)

    whole = engine_check.random_game
    monkeypatch.setattr(engine_check, "random_game", broken)
    words = [
        "simulate",
        "--check",
        "life",
        "--players",
        "2",
        "--games",
        "5",
        "--threads",
        "1",
        "--set",
        "five_transparent=true",
    ]
    assert main(words) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    again = "emptyhand simulate life --check --players 2 --games 1 --seed 3 --set five_transparent=true"
    assert last == f"{again}  # RuntimeError: a fault"


def test_lost_cards_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(law: Law, players: int, seed: int, cap: int) -> tuple[Position, int]:
        position, made = whole(law, players, seed, cap)
        return position._replace(table=position.table._replace(gone=position.table.gone[1:])), made

    whole = engine_check.random_game
    monkeypatch.setattr(engine_check, "random_game", short)
    checked = engine_check.play_batch(engine_check.CheckBatch(law("obsession"), 2, 0, 1, 5000))
    assert checked.failed == ((0, "BrokenGame: cards were lost or doubled"),)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["obsesion"], "did you mean 'obsession'?"),
        (["thirteen", "--players", "7"], "thirteen is for 2 to 4 players, not 7"),
        (["all", "--players", "9"], "no ruleset is for 9 players: expected another number with --players"),
        (["life", "--threads", "0"], "expected 1 to 1,024 --threads, got 0"),
        (["life", "--policy", "greedy"], "--policy goes with the fast engine: expected --check without it"),
    ],
)
def test_wrong_input_gets_one_sentence(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--check", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert message in shown.err
    assert shown.err.count("\n") == 1


def test_options_of_the_check_are_refused_without_it(capsys: pytest.CaptureFixture[str]) -> None:
    for words, message in [
        (["--games", "5"], "expected one RULESET, got 0"),
        (["life", "thirteen", "--games", "5"], "expected one RULESET, got 2"),
        (["life"], "expected --games N"),
        (["life", "--games", "5", "--other", "1"], "--other goes with --check"),
    ]:
        assert main(["simulate", *words]) == 2
        assert message in capsys.readouterr().err


def test_the_former_name_works_and_says_the_new_call(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("life", "--players", "2", "--games", "3")
    new = rows(capsys, *asked, "--threads", "1")
    assert main(["randoms", *asked, "--workers", "1"]) == 0
    shown = capsys.readouterr()
    assert [line.split()[: COLUMNS - 1] for line in shown.out.splitlines()[1:]] == new
    assert "call `emptyhand simulate life --check --players 2 --games 3 --threads 1`" in shown.err
    assert shown.err.count("\n") == 1
    assert main([]) == 0
    assert "randoms" not in capsys.readouterr().out
