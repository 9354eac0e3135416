"""`emptyhand coach` and `emptyhand puzzle` as they are typed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.game.record import Record
from emptyhand.players.game import Game
from emptyhand.rules.extras import install_line
from emptyhand.study.coach.review import review
from emptyhand.words.speech.language import language
from tests.study.coach.games import blunders, played
from tests.study.coach.judges import dice

FEW = ["--worlds", "256"]


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(next(blunders())[0].record().format(), "utf-8")
    return str(path)


def run(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main(words)
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_game_is_told_for_every_seat_where_nobody_is_a_person_or_all_are(
    record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(["coach", record, *FEW], capsys)
    assert status == 0
    assert "Seat 1, Player 1:" in out
    assert "Seat 2, Player 2:" in out


def test_one_seat_is_spoken_to(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(["coach", record, "--seat", "2", "--all", *FEW], capsys)
    assert "Seat 1" not in out
    assert "your own choices" in out
    assert "  move " in out


def test_beside_bots_only_the_person_is_coached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played("thirteen", 3)
    kept = Record(game.law, game.deal, ("Ann", "Ada (greedy)", "Ben (greedy)"), game.moves)
    path = tmp_path / "game.record"
    path.write_text(kept.format(), "utf-8")
    _, out, _ = run(["coach", str(path), *FEW], capsys)
    assert "Seat 1, Ann:" in out
    assert "Seat 2" not in out


def test_json_has_every_decision_with_its_errors(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(["coach", record, "--json", *FEW], capsys)
    found = json.loads(out)
    game, at = next(blunders())
    assert sorted(d["move"] for r in found["reports"] for d in r["decisions"]) == list(range(1, len(game.moves) + 1))
    blunder = next(d for r in found["reports"] for d in r["decisions"] if d["move"] == at + 1)
    assert blunder["mistake"]
    assert blunder["proved"]
    assert blunder["cost"] == {"value": 1.0, "error": 0.0}
    for report in found["reports"]:
        parts = report["parts"]
        total = parts["share"] + parts["deal"] + parts["decisions"]["value"] + parts["luck"]
        assert abs(total - parts["result"]) < 1e-12


def test_the_same_seed_tells_the_same(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (run(["coach", record, "--json", "--seed", s, *FEW], capsys)[1] for s in "112")
    assert first == again != other


@pytest.mark.parametrize(
    ("name", "begins"), [("curve.png", b"\x89PNG"), ("curve.svg", b"<?xml"), ("curve.pdf", b"%PDF")]
)
def test_the_curve_is_drawn(
    name: str, begins: bytes, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    _, out, _ = run(["coach", record, "--picture", str(path), *FEW], capsys)
    assert path.read_bytes().startswith(begins)
    assert f"drawn in {path}" in out


def test_worst_moments_become_puzzles_that_can_be_put(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, at = next(blunders())
    _, out, _ = run(["coach", record, "--puzzles", str(tmp_path / "kept"), *FEW], capsys)
    path = tmp_path / "kept" / f"game-{at + 1}.puzzle"
    assert f"A puzzle is kept in {path}" in out
    monkeypatch.setattr("builtins.input", lambda prompt: "?")
    status, out, _ = run(["puzzle", str(path), "--plain"], capsys)
    assert status == 0
    assert "Which move wins most often?" in out
    assert "(the move made in the game)" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seat", "3"], "there is no seat 3: expected 1 to 2"),
        (["--game", "2"], "there is no game 2"),
        (["--worlds", "10"], "expected --worlds from 256"),
        (["--picture", "curve.txt"], "expected one that ends in .png, .svg, .pdf"),
    ],
)
def test_a_wrong_wish_is_answered_in_a_sentence(
    words: list[str], says: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(["coach", record, *words], capsys)
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["coach", "puzzle"])
@pytest.mark.parametrize("content", ["", "nothing", "[Game", "\x00"])
def test_a_file_that_is_neither_record_nor_puzzle_is_refused_in_a_sentence(
    command: str, content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text(content, "utf-8")
    status, _, err = run([command, str(path)], capsys)
    assert status == 2
    assert err.count("\n") == 1


def test_without_numba_it_says_what_to_install(record: str) -> None:
    code = "import sys\nsys.modules['numpy'] = sys.modules['numba'] = None\nfrom emptyhand.cli import main\n"
    command = [sys.executable, "-c", f"{code}sys.exit(main(['coach', {record!r}]))"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert install_line("coach") in done.stderr
    assert "Traceback" not in done.stderr


def test_the_review_after_a_game_and_the_command_give_the_same_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("emptyhand.players.search.judge", dice(lambda view, move: len(str(move)) % 5 / 5))
    game = played("thirteen", 3)
    kept = Record(game.law, game.deal, ("Ann", "Ada (greedy)", "Ben (greedy)"), game.moves)
    path = tmp_path / "game.record"
    path.write_text(kept.format(), "utf-8")
    _, out, _ = run(["coach", str(path)], capsys)
    assert review(Game.resume(kept), lambda: None, language("en")) == out.rstrip("\n")
