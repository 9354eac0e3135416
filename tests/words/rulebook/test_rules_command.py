"""`emptyhand rules` on a pipe and on a terminal."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.commands.house_rules import find
from emptyhand.commands.rules import PLAIN_COLUMNS, reflow
from emptyhand.rules.law import compile, grid
from emptyhand.rules.ruleset import CATALOGUE, Family, load, loads
from emptyhand.rules.ruleset.groups import GROUPS
from emptyhand.rules.ruleset.known_keys import keys_of
from emptyhand.words.rulebook import rulebook
from emptyhand.words.speech.language import language
from emptyhand.words.workshop.endings import FEW_GAMES, Endings, in_words, measure, measure_few
from tests.helpers import law
from tests.words.rulebook.random_rules import random_law

Output = pytest.CaptureFixture[str]


def test_a_ruleset_is_told_in_plain_text(capsys: Output) -> None:
    assert main(["rules", "life"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# Life\n")
    assert max(map(len, text.splitlines())) <= PLAIN_COLUMNS
    assert " ".join(text.split()) == " ".join(rulebook(law("life")).split())


def test_rules_are_told_in_the_language_that_the_command_or_the_environment_names(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["rules", "thirteen", "--lang", "vi"]) == 0
    assert " ".join(capsys.readouterr().out.split()) == " ".join(rulebook(law("thirteen"), "vi").split())
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert main(["rules", "life"]) == 0
    assert "Was du spielen darfst" in capsys.readouterr().out
    assert main(["rules", "--list"]) == 0
    assert "wer zuletzt noch Karten hat, verliert." in " ".join(capsys.readouterr().out.split())


def test_an_option_may_stand_between_words(capsys: Output) -> None:
    assert main(["rules", "diff", "--lang", "de", "life", "cardgame"]) == 0
    assert capsys.readouterr().out.startswith("# Zweien und Zehnen im Vergleich mit Life\n")
    with pytest.raises(SystemExit):
        main(["rules", "diff", "--lang", "de", "life", "--grd"])


def test_an_unknown_language_is_refused_with_the_known_ones(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "life", "--lang", "fr"])
    assert "there is no language 'fr': choose one of en, de, vi" in capsys.readouterr().err


def test_the_grid_is_printed_as_it_is(capsys: Output) -> None:
    assert main(["rules", "thirteen", "--grid"]) == 0
    assert capsys.readouterr().out == grid(law("thirteen"))


def test_a_changed_key_is_told(capsys: Output) -> None:
    assert main(["rules", "life", "--set", "kill_run=3"]) == 0
    assert "Three or more cards of equal rank" in capsys.readouterr().out


def test_a_file_is_told_like_a_name(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('extends = "life"\ntitle = "Our game"\n', "utf-8")
    assert main(["rules", str(path)]) == 0
    assert capsys.readouterr().out.startswith("# Our game\n")


@pytest.mark.parametrize("words", [["rules"], ["rules", "--list"]])
def test_all_rulesets_are_listed_with_a_line_about_each(words: list[str], capsys: Output) -> None:
    assert main(words) == 0
    text = capsys.readouterr().out
    lines = text.splitlines()
    named = [line.split()[0] for line in lines if line.startswith("  ") and line[2] != " "]
    assert named == [name for names in GROUPS.values() for name in names]
    assert sorted(named) == sorted(CATALOGUE)
    headings = [line for line in lines if line and not line.startswith(" ")]
    assert headings[0] == "Obsession"
    assert headings[-1] == "Rich and poor"
    assert len(headings) == len(GROUPS)
    assert max(map(len, text.splitlines())) <= PLAIN_COLUMNS


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["rules", "lief"], "life"),
        (["rules", "--grid"], "name the ruleset"),
        (["rules", "--set", "kill_run=3"], "name the ruleset"),
        (["rules", "life", "--set", "kill_run"], "expected key=value"),
    ],
)
def test_wrong_input_gets_one_sentence(words: list[str], expected: str, capsys: Output) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert expected in error
    assert error.count("\n") == 1


class Terminal:
    """Standard output that says it is a terminal."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.written = ""

    def write(self, text: str) -> int:
        self.written += text
        return len(text)

    def flush(self) -> None: ...

    def isatty(self) -> bool:
        return True


def on_terminal(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    """What the rules of Life look like on a terminal 60 columns wide."""
    made = Terminal()
    monkeypatch.setattr(sys, "stdout", made)
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"TERM": "xterm", "COLUMNS": "60", **environment}.items():
        monkeypatch.setenv(name, value)
    assert main(["rules", "life"]) == 0
    return made.written


def test_a_terminal_gets_headings_instead_of_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    text = on_terminal(monkeypatch)
    assert "\x1b[" in text
    assert "## " not in text
    assert "Special cards" in text


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_without_colours_gets_plain_text(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = on_terminal(monkeypatch, **environment)
    assert "\x1b" not in text
    assert "\nSpecial cards\n" in text
    assert "**" not in text
    assert max(map(len, text.splitlines())) <= 60


def test_paragraphs_flow_and_lists_stay() -> None:
    text = "# Title\n\nOne.\nTwo.\n\n- first one\n- second one\n\nThree.\n"
    assert reflow(text, 9) == "# Title\n\nOne. Two.\n\n- first\n  one\n- second\n  one\n\nThree.\n"


# -- house rules -----------------------------------------------------------------------------------------------------


@pytest.fixture
def ours(tmp_path: Path) -> str:
    path = tmp_path / "ours.toml"
    path.write_text('extends = "life"\ntitle = "Our Life"\ncard.8.skips = "once"\n', "utf-8")
    return str(path)


def test_two_rulesets_are_compared(capsys: Output, ours: str) -> None:
    assert main(["rules", "diff", "life", ours]) == 0
    assert capsys.readouterr().out.startswith("# Our Life compared with Life\n\n## Special cards\n\n- **8:** Now: ")
    assert main(["rules", "diff", "life", "life", "--set", "kill_run=3", "--lang", "de"]) == 0
    assert "Jetzt: Drei oder mehr Karten gleichen Ranges" in capsys.readouterr().out


def test_a_file_without_a_title_goes_by_its_own_name(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "fridays.toml"
    path.write_text('extends = "life"\ncard.8.skips = "once"\n', "utf-8")
    assert main(["rules", "diff", "life", str(path)]) == 0
    assert capsys.readouterr().out.startswith("# fridays compared with Life\n")


def test_a_check_names_the_relative_and_whether_games_end_and_goes_on_after_an_error(
    capsys: Output, ours: str, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('extends = "life"\nturn.refil_to = 4\n', "utf-8")
    assert main(["rules", "check", str(wrong), ours]) == 2
    found = capsys.readouterr()
    assert found.err == f"{wrong}, line 2, turn.refil_to: unknown key, did you mean 'turn.refill_to'?\n"
    assert f"{ours}: Our Life is complete and can be played.\n  Relative: life, with 2 differences" in found.out
    assert "Endings: all of 2,000 games of 2 or 4 random players ended, half of them within" in found.out


def test_a_check_and_a_search_speak_the_language_of_the_person(capsys: Output, ours: str) -> None:
    assert main(["rules", "check", ours, "--lang", "de"]) == 0
    assert f"{ours}: Our Life ist vollständig und spielbar.\n  Verwandt: life, mit 2 " in capsys.readouterr().out
    assert main(["rules", "find", "lá", "--lang", "vi"]) == 0
    found = capsys.readouterr().out
    assert found.startswith("Luật chơi:\n")
    assert "câu nữa" in found


def test_a_check_tells_of_games_that_do_not_end() -> None:
    found = language("en").text(in_words(measure(law("reverse-shithead", **{"pick_up.taker": "previous"}))))
    assert re.match(r"\d+ of 2,000 games of [\d, or]+ random players did not end within 5,000 moves \(\d+\.\d%", found)


def test_a_trial_of_few_games_ends_with_the_first_that_goes_round_in_circles() -> None:
    found = measure_few(random_law(24))
    assert found.stalled == (found.games < FEW_GAMES)
    assert measure_few(compile(load("thirteen")), 3).games == 3


def test_a_check_of_a_game_with_too_many_cards_for_the_fast_engine_says_so(capsys: Output, tmp_path: Path) -> None:
    many = tmp_path / "many.toml"
    many.write_text('extends = "obsession"\npack.players_per_pack = 1\nplayers.least = 6\n', "utf-8")
    assert main(["rules", "check", str(many)]) == 0
    assert "Endings: not measured: there are too many cards for trial games." in capsys.readouterr().out


def test_a_check_names_a_key_without_effect(capsys: Output, tmp_path: Path) -> None:
    idle = tmp_path / "idle.toml"
    idle.write_text('extends = "life"\n[card.8]\nkills = true\nskips = "odd"\n')
    assert main(["rules", "check", str(idle)]) == 0
    assert "\n  card.8.skips has no effect. Nobody is skipped by an 8:" in capsys.readouterr().out


def test_a_check_names_anything_that_the_list_of_another_card_limits(capsys: Output) -> None:
    both = ["--set", "see_through_eights=true", "--set", "lower_sevens=true"]
    assert main(["rules", "check", "shithead", *both]) == 0
    why = "Only certain cards may be played on a 7: an 8 goes on anything else."
    assert f"\n  card.8.on does less than it says. {why}\n" in capsys.readouterr().out
    assert main(["rules", "check", "shithead", *both[:2]]) == 0
    assert main(["rules", "check", "karma"]) == 0, "its 10 goes on anything but a 7, and is meant to"
    assert "than it says" not in capsys.readouterr().out


def test_a_check_fails_where_no_game_ends(capsys: Output, ours: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emptyhand.commands.house_rules.measure", lambda _: Endings((4,), 2000, 2000, 5000))
    assert main(["rules", "check", ours]) == 2
    assert "2,000 of 2,000 games of 4 random players did not end" in capsys.readouterr().out


def test_a_check_fails_where_no_game_with_some_number_of_players_ends(capsys: Output, tmp_path: Path) -> None:
    circles = tmp_path / "circles.toml"
    circles.write_text('extends = "reverse-shithead"\npick_up.top = 1\n')
    assert main(["rules", "check", str(circles)]) == 2
    assert "Endings: no game of 4 random players ended within 5,000 moves" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["joker", "skips"], "card.R.skips  it skips the next player"),
        (["8s skipped"], "card.8.skips  it skips the next player"),
        (["bombs", "beat", "each"], "Bombs of different kinds or sizes do not beat each other."),
        (["8", "clears"], "card.8.kills = true  it kills the pile"),
        (["burn pile"], "card.RANK.kills = true  it kills the pile"),
        (["Wild", "10"], 'card.10.on = "anything"    the cards that it goes on'),
        (["reset"], 'card.RANK.next = "anything"  the demand it makes on the next play'),
        (["locked"], "turn.pass_locks  a player who passes is out of the round"),
        (["take top three cards"], "pick_up.top = 3  only this many cards are picked up"),
        (["revolution"], "ranking.four_turns = true  four or more of a kind turn the order"),
        (["revolution"], "turn.stays_turned = true  an order of ranks that a card has turned upside down stays so"),
        (["32 cards"], 'pack.without = "2 3 4 5 6"  ranks that are left out of every pack'),
        (["deck size"], "pack.without  ranks that are left out of every pack"),
        (["short pack"], "pack.without  ranks that are left out of every pack"),
        (["fewer cards"], "pack.without  ranks that are left out of every pack"),
        (["uno"], "turn.announce_last = true  the table announces"),
        (["last card"], "turn.announce_last = true  the table announces"),
        (["helicopter"], "No rulebook and no key mentions 'helicopter'."),
    ],
)
def test_rules_and_keys_are_found_by_words(capsys: Output, words: list[str], line: str) -> None:
    assert main(["rules", "find", *words]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert " ".join(line.split()) in said


@pytest.mark.parametrize(
    ("wish", "keys"),
    [
        ("cannot finish with a 2", ["card.2.finishes = false", 'turn.not_last = "2"']),
        ("may not end on a 10", ["card.10.finishes = false", 'turn.not_last = "10"']),
        ("seven or lower", ["card.7.next"]),
        ("Sevens under", ["card.7.next"]),
        ("can you go out with aces", ["card.A.finishes", 'turn.not_last = "A"']),
    ],
)
def test_everyday_words_lead_to_the_key_first(capsys: Output, wish: str, keys: list[str]) -> None:
    assert main(["rules", "find", wish]) == 0
    first, *_ = capsys.readouterr().out.split("\n\n")
    assert first.startswith("Keys of ruleset files:\n")
    assert sorted(line.strip().split("  ")[0] for line in first.splitlines()[1 : len(keys) + 1]) == keys


def test_what_has_most_of_the_words_is_found_best_first(capsys: Output) -> None:
    wish = "what happens when the joker is played and the next player skips helicopter"
    assert main(["rules", "find", wish]) == 0
    said = capsys.readouterr().out
    first, keys, _ = said.split("\n\n")
    assert first == "Nothing has all of these words. The nearest:"
    assert keys.splitlines()[1].split() == ["card.R.skips", "it", "skips", "the", "next", "player"]
    # What has every word stands alone.
    assert main(["rules", "find", "joker", "skips"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  ") and "… and" not in line]
    assert all("skip" in line and "oker" in line for line in lines if "card.R" not in line)


def test_every_word_of_players_leads_to_its_key() -> None:
    known = keys_of(Family.PILE) | keys_of(Family.CLIMB)
    words = [(word, name) for name, key in known.items() for word in key.synonyms]
    assert len(words) > 40
    assert [(word, name) for word, name in words if f"  {name}" not in find([word], "en")] == []


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["diff", "life"], "diff compares two rulesets"),
        (["diff", "life", "thirteen"], "life and thirteen are games of different kinds"),
        (["check"], "name the files to check"),
        (["find"], "name what to look for"),
        (["life", "obsession"], "expected one ruleset, got 'obsession' as well"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(capsys: Output, words: list[str], part: str) -> None:
    assert main(["rules", *words]) == 2
    assert part in capsys.readouterr().err


def test_a_check_is_calm_about_a_game_that_people_play_everywhere() -> None:
    found = language("en").text(in_words(measure(law("shithead"))))
    assert re.match(r"1,9\d\d of 2,000 games of [\d, or]+ random players ended within 5,000 moves\.", found)


def test_a_check_tries_the_least_the_usual_and_the_most_players() -> None:
    packs = "pack.players_per_pack = 4\n[players]\nleast = 2\nmost = 6\ndefault = 4\n"
    found = measure(compile(loads(f'extends = "life"\n{packs}')))
    assert (found.players, found.games) == ((2, 4, 6), 2000)
    assert language("en").text(in_words(found)).startswith("all of 2,000 games of 2, 4 or 6 random players ended")
    assert measure_few(compile(load("thirteen")), 3).players == (2, 4)
