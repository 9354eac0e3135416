"""The commands `legal`, `perft` and `verify`, run as from a shell."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.game.deal import deal
from emptyhand.game.engine import start
from emptyhand.game.perft import perft
from emptyhand.game.snapshot import format_snapshot, parse_snapshot
from emptyhand.players.game import Game
from tests.game.record.games import Named, played
from tests.helpers import law

LINE = "players=2 hand1=6C6DTSR hand2=5S down2=.9H. pile=4D rest=gone"
STUCK = "players=2 up1=4C4HAD hand2=5S pile=AS2CKS rest=gone"
DOWN = "players=2 down1=.9S5S hand2=5C pile=QD rest=gone"
STANDS = "players=2 turn=2 owner=1 demand=single-9D hand1=3S hand2=4STSJH pile=9D rest=gone"
OVER = "players=2 phase=over out=1 hand2=5S pile=4D rest=gone"
SEVEN = "players=2 hand2=5S pile=7S rest=gone"
GAME = Named("obsession", (), 2, 3, 700)


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> list[str]:
    assert main(list(words)) == status
    return capsys.readouterr().out.splitlines()


# -- legal -----------------------------------------------------------------------------------------------------------


def test_legal_lists_one_token_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "legal", "obsession", LINE) == ["6", "66", "T", "R"]
    assert said(capsys, "legal", "obsession", DOWN) == ["?2", "?3"]
    assert said(capsys, "legal", "thirteen", STANDS) == ["TS", "JH", "-"]
    assert said(capsys, "legal", "life", STUCK) == ["A", "^"]


def test_legal_plays_moves_and_shows_the_position_and_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "legal", "obsession", LINE, "66", "^")
    expected = "players=2 turn=1 hand1=TSR hand2=4D5S6C6D down2=.9H. known2=4D6C6D lacks2=236789TJQKARx1 gone="
    assert lines[0].startswith(expected)
    assert format_snapshot(law("obsession"), parse_snapshot(law("obsession"), lines[0])) == lines[0]
    assert len(lines) > 2
    assert any("6C" in line for line in lines[1:])


@pytest.mark.parametrize(
    ("ruleset", "line", "moves"),
    [
        ("thirteen", STANDS, ["-"]),
        ("thirteen", STANDS, ["--", "-"]),
        ("life", STUCK, ["^"]),
        ("obsession", DOWN, ["?2"]),
        ("obsession", DOWN, ["--", "?3=5(1)"]),
        ("obsession", LINE, ["10!"]),
    ],
)
def test_every_kind_of_token_is_an_argument(
    ruleset: str, line: str, moves: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, "legal", ruleset, line, *moves)[0].startswith("players=2 ")


def test_legal_says_why_a_move_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "obsession", LINE, "^"]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == (
        "emptyhand: move 1 (^), seat 1: You may not pick up the pile while you can play a 6, 10 or joker.\n"
    )


@pytest.mark.parametrize(
    ("ruleset", "line", "move", "said"),
    [
        ("obsession", SEVEN + " hand1=8S", "8", "An 8 cannot go on a 7: play a 2, 3, 4, 5, 6, 7, 10 or joker."),
        ("obsession", SEVEN + " up1=4C..", "^", "You may not pick up the pile now: take one of your up cards, and the"),
        ("thirteen", STANDS, "4S", "The 4S does not beat the 9D: play a higher single card, or pass."),
        ("obsession", OVER, "^", "The game is over."),
    ],
)
def test_legal_gives_the_reasons_of_the_table(
    ruleset: str, line: str, move: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["legal", ruleset, line, move]) == 1
    shown = capsys.readouterr().err
    assert said in shown
    assert shown.count("\n") == 1


def test_legal_says_when_the_game_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "obsession", OVER]) == 0
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "The game is over: Seat 1 wins.\n")


@pytest.mark.parametrize(
    ("ruleset", "line", "twins"),
    [
        ("obsession", LINE, True),
        ("obsession", LINE.replace("6C6D", "6C"), False),
        ("thirteen", STANDS, False),
        ("thirteen", "players=2 hand1=3S3C3D hand2=4S rest=gone", False),
        ("president", "players=3 turn=1 hand1=4C4D hand2=5S hand3=6S rest=gone", True),
        ("president", "players=3 turn=1 hand1=4C5D hand2=5S hand3=6S rest=gone", False),
    ],
)
def test_legal_says_that_equal_plays_are_listed_once(
    ruleset: str, line: str, twins: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["legal", ruleset, line]) == 0
    assert ("are listed once" in capsys.readouterr().err) == twins


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["legal", "obsession", LINE, "hello"], "'hello' is not a move"),
        (["legal", "obsession", LINE, "6~"], "'6~' should read '6'"),
        (["legal", "obsession", LINE, "66", "9"], "move 2 (9), seat 2: '9' names cards that are not there"),
        (["legal", "life", "players=1 hand1=4S hand2=5S rest=gone"], "life is for 2 to 4 players, not 1"),
        (["legal", "life", "players=9 hand1=4S hand2=5S rest=gone"], "life is for 2 to 4 players, not 9"),
        (["legal", "obsession", "players=2"], "2S is missing"),
        (["legal", "obsesion", LINE], "did you mean 'obsession'?"),
        (["perft", "obsession", "--depth", "-1"], "0 or more, not -1"),
        (["perft", "obsession", "--depth", "0", "--divide"], "at least 1, not 0"),
        (["perft", "obsession", "--depth", "1", "--players", "9"], "for 2 to 8 players, not 9"),
        (["perft", "obsession", "--depth", "1", "--players", "2", "--snapshot", LINE], "not both"),
    ],
)
def test_wrong_input_gets_one_sentence(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert message in shown.err
    assert shown.err.count("\n") == 1


# -- perft -----------------------------------------------------------------------------------------------------------


def test_perft_counts_from_a_snapshot(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "perft", "obsession", "--snapshot", LINE, "--depth", "1") == ["4"]


def test_perft_counts_from_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    the_law = law("life")
    expected = perft(the_law, start(the_law, deal(the_law, 3, 7)).position, 3)
    words = ("perft", "life", "--seed", "7", "--players", "3", "--depth", "3")
    assert said(capsys, *words) == [str(expected)]


def test_perft_divides(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "perft", "obsession", "--snapshot", LINE, "--depth", "2", "--divide")
    assert [line.split()[0] for line in lines] == ["6", "66", "T", "R", "total"]
    assert sum(int(line.split()[1]) for line in lines[:-1]) == int(lines[-1].split()[1])


def test_perft_takes_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    line = "players=2 hand1=8S3S hand2=5S pile=8C rest=gone"
    assert said(capsys, "perft", "cardgame", "--snapshot", line, "--depth", "1") == ["2"]
    words = ("perft", "cardgame", "--set", "mirror_threes=true", "--snapshot", line, "--depth", "1")
    assert said(capsys, *words) == ["3"]


# -- verify ----------------------------------------------------------------------------------------------------------


def test_verify_says_ok_for_a_good_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = played(GAME)
    file = tmp_path / "good.game"
    file.write_text(record.format(), "utf-8")
    winner = record.names[record.placed[0]]
    expected = f"{file}: ok: obsession, 2 seats, {len(record.moves)} moves, won by {winner}"
    assert said(capsys, "verify", str(file)) == [expected]


def test_verify_names_house_rules_by_their_title(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Game(law("life", title="Our game"), deal(law("life"), 2, 3), ("Ann", "Ben")).record()
    file = tmp_path / "ours.game"
    file.write_text(record.format(), "utf-8")
    assert said(capsys, "verify", str(file)) == [f"{file}: ok: Our game, 2 seats, 0 moves, not finished"]


def test_verify_says_what_is_wrong_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = played(GAME)
    several = tmp_path / "several.game"
    several.write_text(record.format() + "\n" + record.format().replace("T!", "T", 1), "utf-8")
    binary = tmp_path / "binary.game"
    binary.write_bytes(b"\xff\xfe\x00")
    seat = tmp_path / "seat.game"
    seat.write_text(record.seen_by(0).format(), "utf-8")
    lines = said(capsys, "verify", str(several), str(binary), str(tmp_path / "none"), str(seat), status=1)
    assert lines[0].startswith(f"{several}, record 1: ok: ")
    assert lines[1].startswith(f"{several}, record 2: wrong: move ")
    assert lines[1].endswith("'T' should read 'T!' by what followed the move")
    assert lines[2:4] == [
        f"{binary}: wrong: the file is not text in UTF-8",
        f"{tmp_path / 'none'}: wrong: No such file or directory",
    ]
    assert lines[4].startswith(f"{seat}: wrong: this is what one seat saw of a game")


def test_verify_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = played(GAME)[0].format().encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert said(capsys, "verify", "-")[0].startswith("-: ok: obsession, ")


def test_a_pass_is_an_argument_of_the_program_itself() -> None:
    words = [sys.executable, "-m", "emptyhand", "legal", "thirteen", STANDS, "-"]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 0
    assert ran.stdout.startswith("players=2 turn=1 ")
