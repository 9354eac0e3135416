"""Puzzles hold what their seat saw and nothing else, and come back from their text as they were."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.game.engine import play, start
from emptyhand.game.snapshot import BadSnapshot
from emptyhand.game.snapshot.seen import format_seen, parse_seen
from emptyhand.game.view import view
from emptyhand.players.game import Game
from emptyhand.rules.lawbook import find_law
from emptyhand.study.coach.analysis import JudgedDecision, analyse
from emptyhand.study.coach.puzzle import Puzzle, format_puzzle, make_puzzle, parse_puzzle
from emptyhand.terminal.entry import Choices, entry_for
from emptyhand.terminal.puzzle_session import PuzzleSession
from tests.catalogue import CORE
from tests.helpers import law
from tests.property.unseen import redealt
from tests.study.coach.games import played
from tests.study.coach.judges import dice
from tests.terminal.script import hold, lines
from tests.terminal.tables import legal, look

NAMES = ("Ann", "Bob", "Cid", "Dee")


def decision(game: Game) -> JudgedDecision:
    """A decision of the first seat in which the last listed move is by far the best."""

    def truth(view: object, move: object) -> float:
        return 0.9 if len(str(move)) % 2 else 0.1

    (report,) = analyse(game, [0], dice(truth), 256)
    return report.mistakes[0]


def puzzle(ruleset: str = "life", players: int = 2) -> Puzzle:
    found = decision(played(ruleset, players))
    return make_puzzle(found, NAMES[:players], dice(lambda view, move: 0.9 if len(str(move)) % 2 else 0.1), 200, 0)


@pytest.mark.parametrize("ruleset", CORE)
def test_a_puzzle_comes_back_from_its_text(ruleset: str) -> None:
    made = puzzle(ruleset)
    back = parse_puzzle(format_puzzle(made), find_law)
    assert (back.view, back.names, back.made, back.answer) == (made.view, made.names, made.made, made.answer)
    assert format_puzzle(back) == format_puzzle(made)


def test_a_puzzle_by_house_rules_carries_them() -> None:
    of = law("life", kill_run=3)
    game = played("life")
    other = Game(of, game.deal)
    while len(other.moves) < 40 and not other.over:
        other.play(other.canonical_moves()[len(other.moves) % len(other.canonical_moves())])
    made = make_puzzle(decision(other), NAMES[:2], dice(lambda view, move: 0.5), 100, 0)
    assert parse_puzzle(format_puzzle(made), find_law).view.law == of


def test_the_answer_comes_first_and_every_move_has_its_worth() -> None:
    made = puzzle()
    assert made.worth[0].move == made.answer
    assert made.worth[0].behind.value == 0
    assert made.of(made.made).behind.value > 0.5


# -- what a seat sees, in a line -------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", CORE)
def test_a_view_comes_back_from_its_line_and_hidden_cards_leave_no_trace_in_it(ruleset: str) -> None:
    players = law(ruleset).players.default
    game = played(ruleset, players, 3)
    position = start(game.law, game.deal).position
    random = Random(1)
    for at, move in enumerate(game.moves[:120]):
        seat = position.table.turn
        seen = view(game.law, position, seat)
        line = format_seen(seen)
        assert parse_seen(game.law, line) == seen, f"{ruleset}, seed 3, move {at}: {line}"
        assert format_seen(view(game.law, redealt(game.law, position, seat, random), seat)) == line
        position = play(game.law, position, move).position


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "expected a field players"),
        ("players=9", "expected a field players"),
        ("players=2 turn=1 hand1=9H9H9H9H9H", "more often than it is in the pack"),
        ("players=2 turn=1 hand1=xx", "not a list of cards"),
        ("players=2 turn=1 hand1=9H hand2=" + "?" * 99, "more cards are hidden"),
        ("players=2 turn=1 hand1=9H hand2=?", "missing"),
        ("players=2 turn=1 nonsense=1", "no field called"),
    ],
)
def test_a_line_that_is_no_view_is_refused_in_a_sentence(line: str, says: str) -> None:
    with pytest.raises(BadSnapshot, match=says):
        parse_seen(law("obsession"), line)


def test_only_the_seat_to_move_has_a_line() -> None:
    game = played("life")
    with pytest.raises(ValueError, match="seat to move"):
        format_seen(game.view(1 - game.movers()[0], 0))


# -- texts that are no puzzles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: "nothing = ", "not a puzzle"),
        (lambda text: 'colour = "red"\n' + text, "no key called 'colour'"),
        (lambda text: text.replace("game = ", "names2 = "), "no key called"),
        (lambda text: text.replace('law = "', 'law = "00'), "here that is law"),
        (lambda text: text.replace('names = ["Ann", ', "names = ["), "need 2 names"),
        (lambda text: text.replace("names = [", "names = [1, "), "list of texts"),
        (lambda text: text.split("[worth]")[0], "table of moves"),
        (lambda text: text.replace("[0.", "[true, 0.", 1), "four numbers"),
        (lambda text: text.replace('answer = "', 'answer = "?3" # "'), "not a legal move"),
        (lambda text: text.replace("position = ", "position = 1 #"), "must be a text"),
    ],
)
def test_a_text_that_is_no_puzzle_is_refused_in_a_sentence(change: object, says: str) -> None:
    assert callable(change)
    with pytest.raises(ValueError, match=says) as refused:
        parse_puzzle(change(format_puzzle(puzzle())), find_law)
    assert "\n" not in str(refused.value)


# -- at the screen ---------------------------------------------------------------------------------------------------


def put(made: Puzzle, answers: list[str], name: str = "plain") -> str:
    held = hold(PuzzleSession(made, look(name)).play(), lines(answers))
    return held.said + held.result.text


@pytest.mark.parametrize("name", ["plain", "default", "classic"])
def test_a_puzzle_shows_the_table_and_asks(name: str) -> None:
    assert "Which move wins most often?" in put(puzzle(), [], name)


def entry(made: Puzzle, *, right: bool) -> str:
    choices = Choices.of(made.view, legal(made.view))
    return entry_for(made.answer if right else made.made, choices)


def test_the_right_move_ends_it_and_tells_why() -> None:
    made = puzzle()
    said = put(made, [entry(made, right=True)])
    assert "Right." in said
    assert "(the move made in the game)" in said


def test_a_worse_move_is_told_its_worth_and_another_try_is_asked_for() -> None:
    made = puzzle()
    said = put(made, [entry(made, right=False), "?"])
    assert "Not the best." in said
    assert "less often than another move" in said
    assert "Best is " in said


@pytest.mark.parametrize("line", ["99", "x", "h", "known", "r", "s", "u", "l", "%n", ""])
def test_any_other_line_is_answered_and_the_puzzle_goes_on(line: str) -> None:
    made = puzzle()
    assert "Right." in put(made, [line, entry(made, right=True)])


def test_leaving_tells_nothing() -> None:
    assert "Best is" not in put(puzzle(), ["q"])
