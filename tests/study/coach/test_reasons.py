"""Reasons are plain facts about two moves, and there is none where nothing plain can be said."""

from __future__ import annotations

from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import View, view
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.study.coach.reasons import reason
from emptyhand.words.speech.language import language
from tests.helpers import law
from tests.terminal.tables import climb_view

ROWS = "up1=4S4C4D down1=5S5C5D up2=QSQCQD down2=KSKCKD"


def seen(snapshot: str, ruleset: str = "obsession", rest: str = "draw") -> View:
    """What seat 1 of two sees at its turn."""
    position = parse_snapshot(law(ruleset), f"players=2 {snapshot} rest={rest}")
    return view(law(ruleset), position, 0)


def play(cards: str) -> Play:
    return Play(parse_cards(cards))


def why(view: View, better: Move, other: Move | None = None) -> str:
    known = reason(view, better, other)
    return "" if known is None else language("en").text(known)


def of(view: View, better: str, other: str) -> str:
    return why(view, play(better), play(other))


def test_a_card_that_one_gave_away_can_beat_what_nothing_unseen_beats() -> None:
    line = "players=3 hand1=4SAS hand2=2C9H9S{} hand3=7S8S rest=gone"
    better, other = play("AS"), play("4S")
    for given, unseen in (("", "2C"), (" given2=1:2C", "2C"), ("", "TC"), (" given2=1:2C", "TC")):
        position = parse_snapshot(law("president"), line.format(given).replace("2C", unseen))
        told = why(view(law("president"), position, 0), better, other)
        assert ("cannot be beaten" in told) is (unseen == "TC"), given


def test_a_ten_kept_for_later() -> None:
    assert of(seen("hand1=6S6HTC9D hand2=JS pile=5H"), "6S6H", "TC") == (
        "it keeps a 10 for later and sheds two cards at once"
    )


def test_one_of_two_specials_kept() -> None:
    assert of(seen("hand1=2S2H9D hand2=JS pile=5H"), "2S", "2S2H") == "it keeps one of the 2s for later"


def test_a_pile_killed_by_a_card_and_by_a_run() -> None:
    kills = "it kills the pile and lets you play again"
    assert of(seen("hand1=6STC hand2=JS pile=5H"), "TC", "6S") == kills
    assert of(seen("hand1=5C5D5H9S hand2=JS pile=5S"), "5C5D5H", "9S") == f"{kills}, and sheds three cards at once"


def test_an_eight_plays_again_too_so_only_the_kill_is_told() -> None:
    assert of(seen("hand1=8STC hand2=JS pile=5H"), "TC", "8S") == "it kills the pile and keeps an 8 for later"


def test_another_turn() -> None:
    assert of(seen("hand1=8S9S hand2=JS pile=5H"), "8S", "9S") == "it lets you play again"


def test_the_last_cards() -> None:
    assert of(seen("hand1=9S9H hand2=JS pile=5H", rest="gone"), "9S9H", "9S") == "it gets rid of your last cards"


def test_the_last_of_the_hand_are_not_the_last_while_others_lie_in_the_rows() -> None:
    view = seen(f"hand1=9S9H hand2=JS pile=5H {ROWS}", rest="gone")
    assert of(view, "9S9H", "9S") == "it sheds two cards at once"


def test_the_last_of_the_hand_are_not_the_last_while_there_is_something_to_draw() -> None:
    assert of(seen("hand1=9S9H hand2=JS pile=5H"), "9S9H", "9S") == "it sheds two cards at once"


def test_a_pile_that_need_not_be_picked_up() -> None:
    view = seen("hand1=9SKS hand2=JS pile=4H6S", "life")
    assert why(view, play("9S"), PickUp()) == "it spares you the pile of 2 cards"


def test_picking_up_keeps_what_would_be_played() -> None:
    view = seen("hand1=TSKS hand2=JS pile=4H6S", "life")
    assert why(view, PickUp(), play("TS")) == "it keeps a 10 for later"
    assert why(view, PickUp(), play("KS")) == "it keeps a king for later"


def test_taking_an_up_card_that_fits() -> None:
    view = seen("up1=4SKS. hand2=JS pile=9S9H", rest="gone")
    assert why(view, Take(Card("KS")), Take(Card("4S"))) == "it spares you the pile of 2 cards"


def test_choosing_up_cards() -> None:
    rows = "hand2=6S7S8S9STSJS down1=KSKCKD down2=QSQCQD"
    view = seen(f"phase=choose hand1=3S4S6C8D9HTC {rows}", "life")
    assert why(view, Place(Card("TC")), Place(Card("4S"))) == "it saves a 10, a special card, for the end"
    assert why(view, Place(Card("4S")), Place(Card("TC"))) == "it keeps a 10, a special card, in hand"


def test_a_card_that_is_harder_to_answer() -> None:
    view = seen(f"hand1=AS6H9S hand2=JS pile=5H {ROWS}")
    assert of(view, "AS", "6H") == "it is harder to answer (25 of the 44 unseen cards fit, instead of 40)"


def test_the_other_player_is_stopped_for_sure_where_its_cards_are_known() -> None:
    stops = "it leaves the next player, whose cards are all known, nothing that fits"
    known = seen("hand1=JSQS4S4C hand2=JDJH known2=JDJH pile=5H")
    assert of(known, "QS", "JS").startswith(stops)
    counted = seen("hand1=JSQS4S4C hand2=JDJH pile=5H", rest="gone")
    assert of(counted, "QS", "JS").startswith(stops)
    unknown = seen("hand1=JSQS4S4C hand2=JDJH pile=5H")
    assert stops not in of(unknown, "QS", "JS")


def test_nothing_is_said_of_down_cards() -> None:
    view = seen("down1=4S5S6S hand2=JS pile=9H", rest="gone")
    moves: list[Move] = [Flip(0), Flip(2)]
    assert [why(view, move) for move in moves] == ["", ""]


def test_two_plain_cards_of_little_difference_have_no_why() -> None:
    assert not of(seen(f"hand1=6S9S hand2=JS pile=5H {ROWS}"), "6S", "9S")


# -- climbing games --------------------------------------------------------------------------------------------------


def test_a_pair_that_is_not_broken_up() -> None:
    view = climb_view("5S7S7H9C")
    assert of(view, "5S", "7S") == "it does not break up the 7s and keeps 7♠ for later"


def test_passing_keeps_the_cards() -> None:
    view = climb_view("2S2H9C", standing="AS")
    assert why(view, Pass(), play("2H")) == "it keeps 2♥ in hand"


def test_more_cards_at_once() -> None:
    view = climb_view("3S4S5H9C")
    assert "sheds three cards at once" in of(view, "3S4S5H", "3S")


def test_the_highest_card_cannot_be_beaten() -> None:
    view = climb_view("2H9C4S4D", standing="AS", ruleset="thirteen")
    assert why(view, play("2H"), Pass()) == "it cannot be beaten by anything unseen and sheds a card"


def test_the_last_combination() -> None:
    view = climb_view("3S4S5H")
    assert of(view, "3S4S5H", "3S") == "it gets rid of your last cards"
