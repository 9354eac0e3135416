"""Hints in the terminal: judged by looking ahead, with a reason, and light until the first one is asked for."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from emptyhand.game.notation import parse_token
from emptyhand.game.view import View, view
from emptyhand.players.workers.wire import Object, encode_law, encode_view
from emptyhand.rules.actions import Flip, PickUp, Play
from emptyhand.rules.cards import parse_cards
from emptyhand.study.coach.hint import hint as hint_for
from emptyhand.study.coach.moves import move_phrase
from emptyhand.study.coach.ranking import rank_moves
from emptyhand.study.coach.worker import Adviser
from emptyhand.terminal.hints import hint
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from tests.property.unseen import redealt
from tests.property.walks import Case, walk
from tests.study.coach.games import played, questions
from tests.study.coach.judges import dice
from tests.study.coach.test_reasons import ROWS, seen
from tests.terminal.script import hold, lines
from tests.terminal.tables import choices, look, pile_view, terminal_match


def play(cards: str) -> Play:
    return Play(parse_cards(cards))


def test_a_move_that_is_clearly_better_is_advised_with_its_lead_and_a_reason() -> None:
    view = seen(f"hand1=6S6HTC9D hand2=JS pile=5H {ROWS}")
    ranked = rank_moves(view, play("9D"), dice(lambda view, move: 0.8 if move == play("6S6H") else 0.3))
    assert ranked.move == play("6S6H")
    assert ranked.is_clear
    assert ranked.lead is not None
    assert 0.3 < ranked.lead.value < 0.7


def test_noise_does_not_change_the_usual_move() -> None:
    kept = 0
    asked = questions(played("life", 4))
    for number, question in enumerate(asked):
        usual = question.options[0]
        kept += rank_moves(question.view, usual, dice(lambda view, move: 0.4), seed=number).move == usual
    assert kept > len(asked) * 0.6


def test_equal_moves_are_not_called_better() -> None:
    asked = [q for seed in range(4) for q in questions(played("life", 4, seed))]
    found = [rank_moves(q.view, q.options[0], dice(lambda view, move: 0.4), seed=n) for n, q in enumerate(asked, 1000)]
    assert len(asked) > 200
    assert sum(ranked.is_clear for ranked in found) <= len(asked) * 0.05


def test_down_cards_are_one_choice() -> None:
    ranked = rank_moves(pile_view(down=3, pile="5S"), Flip(1), dice(lambda view, move: 0.5))
    assert (ranked.move, ranked.second, ranked.lead) == (Flip(1), None, None)


def told(view: View) -> str:
    return hint(choices(view))


def test_a_hint_says_what_to_type_how_often_it_wins_and_why() -> None:
    view = seen("hand1=5S8H hand2=9D", rest="gone")
    assert told(view) == (
        "Hint: 2 (play 8♥). It wins about 100 of 100 games from here. The next best move, playing 5♠, wins 0. "
        "It lets you play again."
    )


def test_a_hint_between_equal_moves_names_both() -> None:
    view = seen("hand1=JSQS hand2=AD pile=9H", rest="gone")
    assert re.search(r"games from here\. The next best move, playing [JQ]♠, is about as good\.$", told(view))


def test_a_hint_where_nothing_else_is_possible() -> None:
    assert told(pile_view(hand="4S", pile="AS")) == "Hint: p (pick up the pile). Nothing else is possible."


def test_a_hint_before_down_cards_does_not_pretend_to_know_them() -> None:
    view = seen("down1=4S5S6S hand2=JS pile=9H", rest="gone")
    assert re.fullmatch(
        r"Hint: \d \(turn the \w+ down card\)\. It wins about \d+ of 100 games from here\. "
        r"One unknown card is as good as another\.",
        told(view),
    )


@pytest.mark.parametrize("ruleset", ["obsession", "life", "thirteen", "cardgame-plus"])
def test_every_choice_of_a_game_has_a_hint_that_can_be_typed(ruleset: str) -> None:
    for question in questions(played(ruleset, 2))[::4]:
        assert re.match(r"Hint: [-p#0-9 ]+ \(.+\)\. ", told(question.view))


def test_the_word_hint_is_understood(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path)
    assert "Hint: " in hold(playing.play(look("plain")), lines(["hint"])).said


# -- nothing heavy ---------------------------------------------------------------------------------------------------

PLAYING = """
import sys
{before}
sys.argv = ["emptyhand", "play", "obsession", "--players", "2", "--seed", "1", "--plain", "--save", {path!r}]
sys.stdin = open({script!r})
from emptyhand.cli import main
main()
print("loaded:", *[name for name in ("numpy", "numba") if sys.modules.get(name)])
"""


def at_the_terminal(tmp_path: Path, typed: str, before: str = "") -> str:
    """What is written when somebody types these lines, and which heavy packages were loaded by then."""
    script = tmp_path / "script.txt"
    script.write_text(typed, "utf-8")
    code = PLAYING.format(before=before, path=str(tmp_path / "kept.game"), script=str(script))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=200)
    return done.stdout


def test_nothing_heavy_is_loaded_before_the_first_hint(tmp_path: Path) -> None:
    assert at_the_terminal(tmp_path, "1\nq\n").splitlines()[-1].strip() == "loaded:"


def test_the_first_hint_says_that_it_takes_a_moment(tmp_path: Path) -> None:
    said = at_the_terminal(tmp_path, "?\n?\nq\n")
    assert said.count("Getting ready") == 1
    assert said.count("Hint: ") == 2
    assert said.splitlines()[-1] == "loaded: numpy numba"


def test_without_numba_a_hint_says_what_to_install(tmp_path: Path) -> None:
    said = at_the_terminal(tmp_path, "?\nq\n", "sys.modules['numpy'] = sys.modules['numba'] = None")
    (line,) = [line for line in said.splitlines() if "Hint: " in line]
    assert line.endswith("install numba.")
    assert "Getting ready" not in said


def test_picking_up_by_choice_can_be_a_hint() -> None:
    view = seen("hand1=TSKS hand2=JS pile=4H6S", "life")
    ranked = rank_moves(view, PickUp(), dice(lambda view, move: 0.5))
    assert ranked.move == PickUp()


# -- honest ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["obsession", "life", "thirteen"])
def test_hidden_cards_never_change_a_hint(name: str) -> None:
    choices = (each for each in walk(Case(name, "", 3, 4), cap=200) if len(each.moves) > 1 and each.made % 5 == 0)
    for decision in islice(choices, 3):
        seat, of = decision.position.table.turn, decision.law
        otherwise = redealt(of, decision.position, seat, decision.random)
        assert otherwise != decision.position
        assert hint_for(view(of, decision.position, seat)) == hint_for(view(of, otherwise, seat)), decision.where


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_hint_of_a_game_can_be_said_in_every_language(code: str) -> None:
    words = language(code)
    for ruleset in ("obsession", "thirteen-southern", "life"):
        for question in questions(played(ruleset, 3))[::6]:
            found = hint_for(question.view, look_ahead=code == "en")
            assert all(words.text(each) for each in found.says)
            assert words.text(move_phrase(found.move), "do")


def test_a_worker_answers_with_a_legal_move_and_phrases() -> None:
    seen_now = questions(played("obsession", 3))[0].view
    question: Object = {"law": encode_law(seen_now.law), "view": encode_view(seen_now)}
    adviser = Adviser()
    for look_ahead, how in ((True, "judged"), (False, "quick")):
        answer = adviser.answer({**question, "hint": look_ahead})
        assert answer["how"] == how
        parse_token(seen_now.law, seen_now, str(answer["token"]))
        assert isinstance(answer["says"], list)
        assert answer["says"][0][0] == "coach-hint-do"  # type: ignore[index]
