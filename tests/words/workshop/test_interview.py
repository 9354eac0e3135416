"""`emptyhand rules new`: the same questions in the terminal."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.rules.ruleset.keys import Asking
from emptyhand.words.workshop.drafts import Draft, law_of
from emptyhand.words.workshop.questions import KeyQuestion, questions_of
from tests.words.rulebook.test_rules_command import Terminal

Output = pytest.CaptureFixture[str]
KEEP = ""


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def answer(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def kept(questions: Sequence[KeyQuestion]) -> list[str]:
    """Enter, for every question that is asked."""
    return [KEEP for each in questions if not each.moot and each.form is not Asking.FREE]


def test_numbers_answer_and_enter_keeps(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    sheet = questions_of(Draft("life", {}))
    runs = next(group.questions for group in sheet.groups if group.name == "runs")
    number = 3 + [group.name for group in sheet.groups].index("runs")
    about_eight = ["2", "8", KEEP, "2", *kept(sheet.cards[6].questions[2:])]
    about_runs = [str(number), "3", *kept(runs[1:])]
    lines = ["Sunday", *about_eight, *about_runs, "1", "sunday"]
    answer(monkeypatch, *lines)
    assert main(["rules", "new", "life"]) == 0
    out = capsys.readouterr().out
    assert "What does your 8 do?" in out
    assert "**8:** Now: It skips the next player" in out
    text = Path("sunday.toml").read_text(encoding="utf-8")
    assert text == 'extends = "life"\ntitle = "Sunday"\nrun.kill_run = 3\ncard.8.skips = "once"\n'
    law_of(text)
    assert "play sunday.toml" in out


@pytest.mark.parametrize(("done", "lang"), [("done", "en"), ("Fertig", "de"), ("xong", "vi")])
def test_done_goes_back_to_the_menu_with_the_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, done: str, lang: str
) -> None:
    # The second question about an 8 is whether it skips.
    answer(monkeypatch, "Sunday", "2", done, "2", "8", KEEP, "2", done, "1", "sunday")
    assert main(["rules", "new", "life", "--lang", lang]) == 0
    assert Path("sunday.toml").read_text(encoding="utf-8").endswith('\ncard.8.skips = "once"\n')
    cards = {"en": "What your cards do (1 changed)", "de": "Was eure Karten machen (1 ", "vi": "làm gì (Đã đổi 1)"}
    assert cards[lang] in capsys.readouterr().out


def test_a_terminal_breaks_lines_between_words_and_shows_no_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Terminal()
    monkeypatch.setattr(sys, "stdout", made)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "50")
    answer(monkeypatch, "Sunday", "2", "8", KEEP, "2", "stop")
    assert main(["rules", "new", "life"]) == 0
    answer(monkeypatch, KEEP, "1", "sunday-2")
    assert main(["rules", "new", "sunday.toml"]) == 0
    # What the person types ends the line of a prompt; commands to copy stay in one line.
    lines = made.written.replace("] ", "]\n").splitlines()
    assert max(len(line) for line in lines if ".toml" not in line) <= 50
    assert "\nSpecial cards\n" in made.written
    assert "- 8: Now: It skips the next player" in made.written


@pytest.mark.parametrize("word", ["24", "President", "praesident", "president"])
def test_a_game_is_chosen_by_its_number_or_name(monkeypatch: pytest.MonkeyPatch, capsys: Output, word: str) -> None:
    answer(monkeypatch, "nonsense", word, "stop")
    main(["rules", "new", "--lang", "de"])
    out = capsys.readouterr().out
    assert out.count("1 bis 26") == 1
    assert "[Präsident wie bei uns" in out


def test_a_clash_is_said_and_mended_and_no_file_is_overwritten(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    Path("our-life.toml").write_text("mine", encoding="utf-8")
    # Cards on the table: take one in hand. The remedy is the first; then done, and a name that exists.
    answer(monkeypatch, KEEP, "8", "2", KEEP, "1", "1", "1", "our-life.toml", KEEP)
    assert main(["rules", "new", "life", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Diese Antwort passt nicht zu den anderen Regeln" in out
    assert Path("our-life.toml").read_text(encoding="utf-8") == "mine"
    written = [path for path in Path().glob("*.toml") if path.name != "our-life.toml"]
    assert [law_of(path.read_text(encoding="utf-8")).name for path in written] == ["ours"]


def test_an_answer_that_another_limits_is_said_before_the_file_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    # Both switches of the first group, then done.
    answer(monkeypatch, KEEP, "3", "1", "1", "1", "both")
    assert main(["rules", "new", "shithead"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    said = "Only certain cards may be played on a 7: an 8 goes on anything else."
    assert -1 < out.index(said) < out.index("compared with Shithead")
    assert Path("both.toml").exists()


@pytest.mark.parametrize("lines", [(), ("Ours",), ("Ours", "nonsense", "99")])
def test_whoever_leaves_gets_no_file(monkeypatch: pytest.MonkeyPatch, capsys: Output, lines: tuple[str, ...]) -> None:
    answer(monkeypatch, *lines)
    assert main(["rules", "new", "thirteen"]) == 1
    assert "Nothing was written." in capsys.readouterr().out
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("leave", "lang"), [(["stop"], "en"), ([], "en"), (["Stopp"], "de"), (["dung"], "vi"), (["dừng"], "vi")]
)
def test_whoever_stops_finds_the_answers_in_a_file_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, leave: list[str], lang: str
) -> None:
    # Cards on the table: take one in hand, which cannot be played yet; then the next question.
    answer(monkeypatch, "Ours", "8", "2", *leave)
    assert main(["rules", "new", "life", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert {"en": "[1, done or stop]", "de": "[1, fertig oder stopp]", "vi": "[1, xong hoặc dừng]"}[lang] in said
    assert said.endswith("rules new ours.toml\n")
    text = Path("ours.toml").read_text(encoding="utf-8")
    assert text == 'extends = "life"\ntitle = "Ours"\nup.play = "take"\n'
    # Going on: what clashes is mended by the first remedy, and the new file leaves the old one as it is.
    answer(monkeypatch, KEEP, "1", "1", "1", KEEP)
    assert main(["rules", "new", "ours.toml", "--lang", lang]) == 0
    assert capsys.readouterr().out.endswith("play ours-2.toml\n")
    assert Path("ours.toml").read_text(encoding="utf-8") == text
    law_of(Path("ours-2.toml").read_text(encoding="utf-8"))


def test_names_that_turn_the_direction_of_text_are_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    answer(monkeypatch, "\u202eefil", "Ours", "1", "ours\u2066", "ours")
    assert main(["rules", "new", "life"]) == 0
    said = capsys.readouterr().out
    for code in ("U+202E", "U+2066"):
        assert f"A name cannot have {code}, which turns the direction of what follows." in said
    assert [path.name for path in Path().iterdir()] == ["ours.toml"]


def test_answers_that_no_file_can_take_are_printed(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    answer(monkeypatch, "Ours", "8", "2", "stop")
    monkeypatch.setattr("emptyhand.commands.interview._free_name", lambda title: "missing/ours.toml")
    assert main(["rules", "new", "life"]) == 1
    said = capsys.readouterr().out
    assert "issing/ours.toml cannot be written (No such file or directory)" in said
    assert 'up.play = "take"' in said


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("lief", None, "there is no ruleset called 'lief'"),
        ("lief.toml", None, "lief.toml cannot be read: No such file or directory"),
        ("mine.toml", b"\xff", "mine.toml cannot be read: expected text in UTF-8"),
        ("mine.toml", b"#" * 70_000, "mine.toml is too long: expected at most 64 KiB"),
        ("mine.toml", b'family = "pile"\n', "mine.toml, extends: expected the name of a ruleset"),
        ("mine.toml", b'extends = "lief"\n', "mine.toml, line 1, extends: "),
    ],
)
def test_an_unknown_parent_is_refused(capsys: Output, name: str, text: bytes | None, said: str) -> None:
    if text is not None:
        Path(name).write_bytes(text)
    assert main(["rules", "new", name]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "done", "refused"),
    [
        ("en", "done", "Expected numbers from 2 to 6"),
        ("de", "fertig", "Zahlen von 2 bis 6"),
        ("vi", "xong", "số từ 2 đến 6"),
    ],
)
def test_a_number_that_is_asked_for_is_the_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, lang: str, done: str, refused: str
) -> None:
    draft = Draft("thirteen", {})
    groups = questions_of(draft).groups
    number = next(
        n for n, group in enumerate(groups, 2) if any(each.key == "bombs.pair_runs" for each in group.questions)
    )
    asked = [each for each in groups[number - 2].questions if not each.moot and each.form is not Asking.FREE]
    before = [KEEP] * [each.key for each in asked].index("bombs.pair_runs")
    answer(monkeypatch, "Ours", str(number), *before, "1", "3 4", done, "1", "ours")
    assert main(["rules", "new", "thirteen", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert refused in out
    assert "  2\n  3\n  4\n  5\n  6\n" in out
    assert "bombs.pair_runs = [3, 4]" in Path("ours.toml").read_text(encoding="utf-8")
