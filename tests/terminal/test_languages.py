"""The terminal in other languages: games to their end, what can be typed, columns that stay columns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.game.table import Phase
from emptyhand.rules.actions import Flip, Pass, PickUp, Play
from emptyhand.rules.cards import parse_cards
from emptyhand.rules.ruleset import CATALOGUE
from emptyhand.study.coach.analysis import analyse
from emptyhand.study.coach.review_text import ReviewText
from emptyhand.terminal.entry import BadEntry, Command, read_entry
from emptyhand.terminal.language import speak
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.prompts import ask_setup
from emptyhand.terminal.terminal_match import TerminalMatch
from emptyhand.terminal.typed import bare, names_cards, words_for
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import LANGUAGES, SOURCE
from emptyhand.words.speech.columns import width_of
from emptyhand.words.speech.language import language
from tests.study.coach.games import played
from tests.study.coach.judges import dice
from tests.terminal.script import Answer, hold, lines
from tests.terminal.tables import choices, climb_view, legal, look, pile_view, terminal_match
from tests.terminal.transcripts import by_turns

OTHERS = [code for code in LANGUAGES if code != SOURCE]
SAME = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, CATALOGUE))}|joker)(?![\w-])")
"""What is typed to choose a game, and a card that is called so in every language."""
COMMANDS = ("hint", "rules", "undo", "save", "log", "known", "help", "quit")
MOVES = ("pass", "pick-up", "flip", "again", "coach")
KINDS = [f"typed-{name}" for name in COMMANDS + MOVES]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(SOURCE)


# -- games -----------------------------------------------------------------------------------------------------------


def with_commands(playing: TerminalMatch) -> Answer:
    """Answers that try every command first and then play to the end, with names for cards that nobody has."""
    tried = iter(["99", "xyz", "", "?", "k", "l", "h", "u", "s"])
    follow = by_turns(playing)
    return lambda asked: next(tried, None) or follow(asked)


def said_in(code: str, ruleset: str, name: str, folder: Path) -> str:
    speak(code)
    playing = terminal_match(ruleset, 3, folder, players=3, wins=1)
    held = hold(playing.play(look(name), offers=True), with_commands(playing))
    assert playing.games[0].over
    return held.said + held.result.text


def english_words(text: str, english: str) -> set[str]:
    """The lines with words in them that are the same in English; names and the joker are called the same."""
    return {
        line
        for line in set(text.splitlines()) & set(english.splitlines())
        if re.search("[^\\W\\d_]{4,}", SAME.sub("", line)) and not re.search("kept.game|level:1-5", line)
    }


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(
    ("ruleset", "name"), [("obsession", "default"), ("thirteen-southern", "plain"), ("obsessed", "classic")]
)
def test_a_game_is_played_to_its_end_in_every_language(code: str, ruleset: str, name: str, tmp_path: Path) -> None:
    here = said_in(code, ruleset, name, tmp_path).replace("Obsession", "").replace("Obsessed", "")
    assert english_words(here, said_in(SOURCE, ruleset, name, tmp_path)) == set()


@pytest.mark.parametrize("code", OTHERS)
def test_the_questions_before_a_game_are_put_in_every_language(code: str) -> None:
    def said(code: str) -> str:
        speak(code)
        return hold(ask_setup("greedy"), lines(["lfe", "life", "9", "2", "1", "genius", "q"])).said

    assert english_words(said(code), said(SOURCE)) == set()
    assert max(map(width_of, said(code).splitlines())) <= 79


def test_a_game_is_chosen_by_its_name_in_the_language() -> None:
    speak("vi")
    held = hold(ask_setup("greedy"), lines(["tien len miền nam", "", "", ""]))
    assert held.result is not None
    assert held.result.ruleset == "thirteen-southern"
    assert "thirteen-southern  Tiến Lên miền Nam: " in held.said


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("ruleset", ["obsession", "life", "thirteen-southern"])
def test_the_coach_reports_in_every_language(code: str, ruleset: str) -> None:
    game = played(ruleset, 4)
    (report,) = analyse(game, [0], dice(lambda view, move: 0.5 + 0.01 * len(str(move))), 256)

    def told(code: str) -> str:
        return "\n".join(ReviewText(game.names, 0, language(code)).report(report, all_choices=True))

    assert english_words(told(code), told(SOURCE)) == set()


def test_a_game_is_known_by_its_name_in_the_language(tmp_path: Path) -> None:
    speak("vi")
    assert (
        "Tiến Lên miền Nam"
        in hold(terminal_match("thirteen-southern", 1, tmp_path).play(look("plain")), lines([])).said
    )


def test_commands_to_go_on_ask_for_the_language_that_was_chosen(tmp_path: Path) -> None:
    for code, asked in (("vi", " --lang vi\n"), ("en", "\n")):
        speak(code)
        ending = hold(terminal_match("life", 1, tmp_path).play(look("plain")), lines([])).result
        assert ending.text.endswith(f"kept.game{asked}")


def test_a_terminal_without_accents_gets_letters_alone(tmp_path: Path) -> None:
    for code, word in (("vi", "Ban danh"), ("de", "hoeher")):
        speak(code, ascii_only=True)
        playing = terminal_match("obsession", 3, tmp_path, players=2)
        drawn = hold(playing.play(look("default", ascii_only=True)), by_turns(playing, 5)).said
        assert not any(unicodedata.decomposition(sign) for sign in drawn)
        assert word in drawn


# -- the choice of a language ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "environment", "ending"),
    [
        ([], {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}, "zeigt es noch einmal."),
        ([], {"LC_ALL": "vi_VN.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "de_DE.UTF-8"}, "cho xem lại."),
        ([], {"LC_ALL": "", "LC_MESSAGES": "vi_VN", "LANG": "de_DE.UTF-8"}, "cho xem lại."),
        ([], {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "shows it again."),
        ([], {"LC_ALL": "fr_FR.UTF-8"}, "shows it again."),
        (["--lang", "de"], {"LC_ALL": "vi_VN.UTF-8"}, "zeigt es noch einmal."),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_environment(
    given: list[str],
    environment: dict[str, str],
    ending: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert main(["demo", "cardgame", "--players", "2", "--seed", "1", "--bots", "greedy", *given]) == 0
    assert capsys.readouterr().out.strip().endswith(ending)


@pytest.mark.parametrize("command", ["play", "demo", "replay", "coach", "puzzle", "rules"])
def test_an_unknown_language_is_refused_in_one_sentence(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "x", "--lang", "xx"])
    assert left.value.code == 2
    (told,) = capsys.readouterr().err.splitlines()
    assert "there is no language 'xx': choose one of en, de, vi" in told


# -- what can be typed -----------------------------------------------------------------------------------------------

HAND = pile_view("life", "4S6HJCJDQDKDASR", pile="3H")


@pytest.mark.parametrize(
    ("code", "line", "command"),
    [
        ("de", "Tipp", Command.HINT),
        ("de", "zurück", Command.UNDO),
        ("de", "zurueck", Command.UNDO),
        ("de", "ende", Command.QUIT),
        ("vi", "gợi ý", Command.HINT),
        ("vi", "goi  y", Command.HINT),
        ("vi", unicodedata.normalize("NFD", "luật"), Command.RULES),
        ("vi", "LƯU", Command.SAVE),
        *((code, "undo", Command.UNDO) for code in LANGUAGES),
        *((code, "h", Command.HELP) for code in LANGUAGES),
    ],
)
def test_commands_have_words_of_the_language_besides_the_english_ones(code: str, line: str, command: Command) -> None:
    speak(code)
    assert read_entry(line, choices(HAND)) is command


@pytest.mark.parametrize(
    ("code", "line", "cards"),
    [
        ("de", "B", "JC"),
        ("de", "bb", "JCJD"),
        ("de", "D", "QD"),
        ("de", "dame", "QD"),
        ("de", "König", "KD"),
        ("de", "KD", "KD"),
        ("de", "as", "AS"),
        ("de", "Ass", "AS"),
        ("vi", "già", "KD"),
        ("vi", "boi boi", "JCJD"),
        ("vi", "át", "AS"),
        ("vi", "xi", "AS"),
        ("vi", "queen", "QD"),
    ],
)
def test_ranks_have_names_and_letters_of_the_language(code: str, line: str, cards: str) -> None:
    speak(code)
    assert read_entry(line, choices(HAND)) == (Play(parse_cards(cards)),)


def test_runs_are_named_in_the_letters_of_the_language_and_cards_keep_their_meaning() -> None:
    view = climb_view("TSJSQSKDKS3S")
    for code, line in (("de", "BDK"), ("de", "jqk"), ("de", "10BDK"), ("en", "jqk")):
        speak(code)
        entry = read_entry(line, choices(view))
        assert isinstance(entry, tuple)
        assert {card.rank for card in entry[0].cards} >= {9, 10, 11}  # type: ignore[union-attr]
    speak("de")
    assert read_entry("KD", choices(view)) == (Play(parse_cards("KD")),)


def test_letters_of_another_language_are_not_understood() -> None:
    for code in ("en", "vi"):
        speak(code)
        with pytest.raises(BadEntry):
            read_entry("BB", choices(HAND))


def test_moves_have_words_of_the_language() -> None:
    stuck = pile_view("life", "4S", pile="AS", phase=Phase.OFFER)
    for code, pass_, pick_up, flip in (("de", "passen", "nimm", "deck 2"), ("vi", "bỏ lượt", "om bai", "lật 2")):
        speak(code)
        assert read_entry(pass_, choices(stuck)) == (Pass(),)
        assert read_entry(pick_up, choices(stuck)) == (PickUp(),)
        assert read_entry(f"{pick_up} 1 2", choices(pile_view("life", up="4S 4H KS", pile="AH"))) == (
            PickUp(parse_cards("4S4H")),
        )
        assert read_entry(flip, choices(pile_view(down=3))) == (Flip(1),)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_has_two_meanings(code: str) -> None:
    speak(code)
    words = list(chain.from_iterable(words_for(kind) for kind in KINDS))
    assert len(words) == len(set(words))
    letters = {command.value for command in Command} | {"p", "f", "n", "b", "g", "v", "a", "c"}
    for word in words:
        assert not names_cards(word), f"{code}: {word} names cards"
        assert word not in letters
        assert not re.match(r"[pf]\W", word)


# -- columns ---------------------------------------------------------------------------------------------------------

NAMES = ("Nguyễn Thị Hoa", unicodedata.normalize("NFD", "Trần Đức Ân"), "山田太郎", "Jo")


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("code", LANGUAGES)
def test_columns_stay_aligned_in_every_language_and_with_any_name(code: str, width: int) -> None:
    speak(code)
    view = pile_view("obsession", "4S6HJCQD", pile="9HTS2SJD9H9D9C9S2S3S", up="KS KD TH", down=3, draw=25, seats=4)
    drawn = look("default", size=(width, 24))
    at = Scene(view, NAMES, legal(view))
    rows = drawn.deciding(at).removeprefix("\n").splitlines() + [drawn.prompt(at, choices(view))]
    assert max(map(width_of, rows)) < width
    seats = [row for row in rows if "K♠  K♦  10♥" in row]
    assert len(seats) == 4
    assert len({width_of(row[: row.index("K♠")]) for row in seats}) == 1
    heading = rows[1]
    for name in ("column-hand", "column-up"):
        assert bare(language(code).text(say(name))) in bare(heading)
    tops = [row for row in rows if "╭───╭───" in row or "╰───╰───" in row]
    assert len({width_of(row[: min(row.index(sign) for sign in "╭╰" if sign in row)]) for row in tops[:2]}) == 1
