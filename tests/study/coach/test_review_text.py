"""Reports in words: costs with their intervals, reasons, a curve at a glance, sums that add up on the page."""

from __future__ import annotations

import re
from dataclasses import replace

from emptyhand.game.view import View
from emptyhand.rules.actions import Move
from emptyhand.rules.law.stakes import stakes
from emptyhand.study.coach.analysis import SeatReport, analyse
from emptyhand.study.coach.headline import headline
from emptyhand.study.coach.judging import Measurement
from emptyhand.study.coach.proving import with_proofs
from emptyhand.study.coach.review_text import ReviewText, sparkline
from emptyhand.study.coach.value_phrases import ValuePhrases
from emptyhand.words.speech import say
from emptyhand.words.speech.language import language
from tests.helpers import law
from tests.study.coach.games import blunders, played
from tests.study.coach.judges import dice

WORLDS = 400


def report(cost: float, seat: int = 0) -> SeatReport:
    """A report in which every chosen move is worse than the others by so much."""
    game = played("obsession")
    chosen = {game.view(mover, at): game.moves[at] for at, mover in enumerate(game.movers())}

    def truth(view: View, move: Move) -> float:
        return 0.6 - cost * (move == chosen[view])

    return analyse(game, [seat], dice(truth), WORLDS)[0]


def told(report: SeatReport, *, me: int | None = 0, all_choices: bool = False, ascii_only: bool = False) -> str:
    telling = ReviewText(("Ann", "Bob"), me, language("en", ascii_only=ascii_only))
    return "\n".join(telling.report(report, all_choices=all_choices))


def test_the_costliest_three_are_told_with_the_move_its_rival_and_the_interval() -> None:
    text = told(report(0.4))
    form = r"^Move (\d+): you .+; .+ wins \d+ points? \(± \d+\) more often \(\d+ % instead of \d+ %\)"
    lines = re.findall(form, text, re.MULTILINE)
    assert len(lines) == 3


def test_the_costliest_comes_first() -> None:
    costs = [int(cost) for cost in re.findall(r"wins (\d+) points? \(±", told(report(0.4)))]
    assert costs == sorted(costs, reverse=True)


def test_another_seat_is_spoken_of_by_its_name() -> None:
    text = told(report(0.4, seat=1), me=None)
    assert re.search(r"^Move \d+: Bob ", text, re.MULTILINE)
    assert "Bob's own choices" in text


def test_no_cost_is_named_where_there_is_no_real_difference() -> None:
    text = told(report(0.0))
    assert "more often" not in text
    assert re.search(r"In all \d+ choices nothing clearly better was found\.", text)


def test_a_proved_loss_says_that_it_is_proved() -> None:
    game, at = next(blunders())
    seat = game.movers()[at]
    (found,) = analyse(game, [seat], with_proofs(dice(lambda view, move: 0.5)), 256)
    sentence = next(line for line in told(found, me=seat).splitlines() if line.startswith(f"Move {at + 1}:"))
    assert "wins 100 points more often (100 % instead of 0 %): nothing is hidden any more" in sentence


def test_every_choice_can_be_listed() -> None:
    found = report(0.3)
    rows = told(found, all_choices=True).split("  move ")[1].splitlines()
    assert len(rows) == 1 + len(found.choices)


def in_a_sentence(deal: float, luck: float, result: float, cost: float = 0.4) -> str:
    """The headline of a game with such luck and such a result."""
    found = report(cost)
    parts = replace(found.parts, deal=deal, luck=luck, result=result)
    return language("en").text(headline(replace(found, parts=parts), own="yes"))


def test_a_report_says_in_words_first_whether_it_was_luck_or_the_choices() -> None:
    found = report(0.4)
    count = language("en").text(say("number", count=len(found.mistakes)))
    assert in_a_sentence(0.2, 0.1, 0) == f"Good luck, but {count} choices cost you the game."
    assert in_a_sentence(0.0, 0.05, 0) == f"Luck was even: {count} choices cost you the game."
    assert in_a_sentence(-0.2, 0.0, 0) == f"Bad luck, and {count} choices made it worse."
    assert in_a_sentence(0.2, 0.2, 1) == f"Good luck won the game, although {count} choices gave chances away."
    assert in_a_sentence(-0.2, 0.0, 0, cost=0.0) == "Bad luck: no choice was clearly wrong."
    assert in_a_sentence(-0.2, 0.0, 1, cost=0.0) == "Bad luck, but good choices won the game."
    sentence = language("en").text(headline(found, own="yes"))
    first, counts = told(found).splitlines()[:2]
    assert first == f"Seat 1, Ann: {sentence}"
    assert re.fullmatch(r"\d+ decisions, \d+ of them with a choice\.", counts), "figures follow the words"
    assert "%" not in sentence


def test_the_parts_add_up_on_the_page_too() -> None:
    for cost in (0.0, 0.05, 0.3):
        text = told(report(cost)).splitlines()[-1]
        start, end = map(int, re.findall(r"(?:rose|fell) from (\d+) % to (\d+) %", text)[0])
        names = ("the deal", "own choices", "luck")
        parts = [int(re.findall(rf"{part}[^+-]*([+-]\d+) points", text)[0]) for part in names]
        assert start + sum(parts) == end


def test_the_curve_has_a_sign_for_each_decision_and_the_result() -> None:
    found = report(0.4)
    curve = next(line for line in told(found).splitlines() if "▅" in line or "▄" in line).strip()
    assert len(curve) == len(found.decisions) + 1


def test_costly_choices_are_marked_below_the_curve_by_a_sign() -> None:
    found = report(0.4)
    marks = next(line for line in told(found).splitlines() if "^" in line).split("(")[0]
    assert marks.count("^") == len(found.mistakes)


def test_without_unicode_the_curve_is_made_of_digits_and_suits_of_letters() -> None:
    text = told(report(0.4), ascii_only=True).replace("±", "")
    assert text.isascii()
    assert sparkline([0.0, 0.55, 1.0], ascii_only=True) == "059"


def test_chances_at_the_ends_of_the_scale() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"


def test_an_interval_is_never_shown_as_nothing() -> None:
    wins = ValuePhrases(stakes(law("obsession"), 4))
    told = [wins.estimate(Measurement(*each)) for each in ((0.093, 0.0101), (0.5, 0.0001), (1.0, 0.0))]
    assert [language("en").text(each) for each in told] == ["9 % (± 2)", "50 % (± 1)", "100 %"]


def test_luck_names_only_what_the_game_has() -> None:
    assert "luck (cards drawn and turned over, what others did) " in told(report(0.4))
    (climbing,) = analyse(played("thirteen"), [0], dice(lambda view, move: 0.5), WORLDS)
    assert "luck (what others held and did) " in told(climbing)
