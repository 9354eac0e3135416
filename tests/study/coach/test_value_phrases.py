"""Worths in the words of the ruleset: games won, points, places, and who comes last."""

from __future__ import annotations

import re

from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import view
from emptyhand.rules.law import Law
from emptyhand.rules.law.stakes import stakes
from emptyhand.study.coach.analysis import analyse
from emptyhand.study.coach.judging import Measurement
from emptyhand.study.coach.numbers import as_json
from emptyhand.study.coach.puzzle import format_puzzle, make_puzzle, parse_puzzle
from emptyhand.study.coach.review_text import ReviewText
from emptyhand.study.coach.value_phrases import ValuePhrases
from emptyhand.terminal.hints import hint
from emptyhand.words.speech import say
from emptyhand.words.speech.language import language
from tests.helpers import law
from tests.study.coach.games import played
from tests.study.coach.judges import dice
from tests.terminal.tables import choices

ENGLISH = language("en").text
LEAD, HALF = Measurement(0.04, 0.005), Measurement(0.5, 0.01)


def test_games_won() -> None:
    terms = ValuePhrases(stakes(law("obsession"), 4))
    assert terms.kind == "wins"
    assert ENGLISH(terms.amount(0.41)) == "41 %"
    assert ENGLISH(terms.difference(Measurement(0.09, 0.01))) == "9 points (± 2)"


def test_places() -> None:
    terms = ValuePhrases(stakes(law("life"), 4))
    assert terms.kind == "place"
    assert ENGLISH(terms.difference(LEAD)) == "0.12 (± 0.03)"
    assert ENGLISH(terms.estimate(HALF)) == "2.50 (± 0.06)"
    assert language("de").text(terms.estimate(HALF)) == "2,50 (± 0,06)"


def test_who_comes_last() -> None:
    terms = ValuePhrases(stakes(law("life"), 4), taken=2)
    assert terms.kind == "last"
    assert ENGLISH(terms.amount(0.2)) == "40 %"
    assert ENGLISH(terms.difference(LEAD)) == "12 points (± 3)"


def test_points() -> None:
    terms = ValuePhrases(stakes(law("thirteen-southern"), 4))
    assert terms.kind == "points"
    assert ENGLISH(terms.amount(0.5)) == "2.50"
    assert ENGLISH(terms.difference(LEAD)) == "0.12 (± 0.03)"


def told(of: Law, line: str) -> str:
    position = parse_snapshot(of, line)
    return hint(choices(view(of, position, position.table.turn)))


def test_a_hint_tells_how_often_the_last_place_is_avoided() -> None:
    line = "players=4 out=42 turn=1 hand1=5S8H hand3=9D rest=gone"
    assert told(law("obsession", ends="play on"), line) == (
        "Hint: 2 (play 8♥). It ends last in about 0 of 100 games from here. "
        "The next best move, playing 5♠, ends last in 100. It lets you play again."
    )


def test_a_report_of_a_game_played_on_is_in_places_and_adds_up() -> None:
    game = played("life", 4)
    seat = game.placed[1]
    (report,) = analyse(game, [seat], dice(lambda view, move: 0.4), 256)
    assert report.parts.result == stakes(game.law, 4).worth[1]
    text = "\n".join(ReviewText(("A", "B", "C", "D"), seat, language("en")).report(report))
    assert "Place on average, one sign for each decision and the result last; 2." in text
    sums = re.search(r"From the middle, place (\S+), to place (\S+), in places gained", text)
    assert sums is not None
    gained = [float(number) for number in re.findall(r" ([+-]\d+\.\d+)[ ,.]", text[sums.end() :])]
    assert round(float(sums[1]) - float(sums[2]), 2) == round(sum(gained), 2) == 0.5
    assert as_json(game, [report], 256, 0)["counts"] == "places"


def test_a_puzzle_of_a_game_played_on_asks_for_the_place_and_says_so_in_its_file() -> None:
    game = played("life", 4)
    (report,) = analyse(game, [0], dice(lambda view, move: 0.5), 256)
    made = make_puzzle(report.choices[0], game.names, dice(lambda view, move: 0.5), 256, 0)
    assert made.question == "It is your turn. Which move leads to the highest place?"
    text = format_puzzle(made)
    assert parse_puzzle(text, lambda name, rules: law(name)).terms == made.terms
    # A file from before places counted holds chances to win.
    older = parse_puzzle(text.replace('counts = "places"\n', ""), lambda name, rules: law(name))
    assert older.terms.kind == "wins"
    # The question of the file stays, since it is not the one that this game would be asked.
    assert (made.asks, older.asks) == (say("puzzle-question-place"), made.question)
