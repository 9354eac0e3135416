"""The words for passing and picking up agree with what the engine allows, in every section and language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.game.events import Killed, KilledBy
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.table import Phase, Seat
from emptyhand.game.view import View
from emptyhand.rules.actions import Pass
from emptyhand.rules.cards import parse_cards, parse_rank
from emptyhand.rules.law import compile
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset import loads
from emptyhand.rules.ruleset.source import Scalar
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.tips import tips
from emptyhand.words.rulebook.tips_pile import special
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from tests.helpers import law
from tests.views import pile_view

DOCS = Path(__file__).parents[3] / "docs"


def book(name: str, language: str = "en", /, **keys: Scalar) -> str:
    """The rulebook on one line."""
    return " ".join(rulebook(law(name, **keys), language).split())


def test_german_declines_ranks_and_does_not_say_passen_in_two_senses() -> None:
    assert "8er gewinnen die Runde, einzeln oder als Satz" in book("thirteen", "de", **{"combinations.wins_round": "8"})
    passing = book("palace", "de", **{"turn.passing": "stuck"})
    assert "Kannst du keine davon spielen, passt du" in passing


def test_a_stuck_player_who_may_pick_up_by_choice_does_that_or_passes() -> None:
    may, stuck = (book("shithead", **{"turn.passing": word}) for word in ("may", "stuck"))
    assert (
        "You may pass or pick up the pile instead, unless it is empty; if you cannot play, you do one or the other."
        in may
    )
    assert "If you cannot play, you pick it up, or pass and let it lie." in stuck
    for text in (may, stuck):
        assert "by choice. You may pick up by choice while you play from your hand or your up cards, whether" in text
        assert "If none of them can be played, you pass, unless you pick up the pile by choice;" in text
        assert not re.search("you have to[.]|you do not pick up the pile", text)
    avoidable: dict[str, Scalar] = {"turn.passing": "stuck", "card.3.may_pick_up": True}
    avoiding = book("palace", **avoidable)
    assert "On a 3 you may also pick up the pile, whether or not you can play." in avoiding
    assert "You may pick up by choice only on a 3, whether or not you can play." in avoiding


def test_the_tip_for_a_stuck_player_tells_of_both_ways() -> None:
    def tip(name: str) -> Phrase:
        view = pile_view(law(name, **{"turn.passing": "stuck"}), "4S", pile="9S")
        return next(each for each in tips(view, legal_moves_for(view.law, view), ()) if each.key == "pass").says[0]

    assert [tip(name).id for name in ("shithead", "palace")] == ["tip-stuck-passes-or-picks-up", "tip-stuck-passes"]


TAKERS: dict[str, dict[str, Scalar]] = {
    "you pick it up with the pile": {},
    "you keep it and pick up from the pile": {"pick_up.top": 3},
    "you keep it, and the player before you has to pick up": {"pick_up.taker": "previous"},
}


@pytest.mark.parametrize("words", TAKERS)
def test_tips_say_how_much_is_picked_up_and_by_whom(words: str) -> None:
    def says(key: str, view: View) -> str:
        tip = next(each for each in tips(view, legal_moves_for(view.law, view), ()) if each.key == key)
        return " ".join(map(language("en").text, tip.says))

    keys = TAKERS[words]
    palace = law("palace", **keys)
    assert words in says("down", pile_view(palace, down=3, pile="9S"))
    obsession = law("obsession", **keys)
    kept = words.replace("pick it up with", "keep it and pick up")
    assert kept in says("up", pile_view(obsession, up="4S5H", pile="9S"))
    trying = pile_view(law("palace", **keys, **{"pick_up.try_draw": True}), "4S", pile="9S")._replace(draw=3)
    assert kept in says("must-pick-up", trying)
    stuck = says("must-pick-up", pile_view(palace, "4S", pile="8S9S"))
    whom = "the player before you has to pick up" if "before" in words else "to your hand"
    assert whom in stuck
    assert ("2 top cards" in stuck) == ("from the pile" in words)


def test_tips_about_another_play_say_whether_it_is_a_choice() -> None:
    def told(**keys: Scalar) -> str:
        of = law("obsession", **keys)
        assert isinstance(of, PileLaw)
        killed = Killed(Seat(1), parse_cards("9S9H9D9C"), KilledBy.RUN)
        view = pile_view(of, "4S5H", turn=1)
        found = [*tips(view, (), (killed,)), *(special(of, parse_rank(rank), "hand") for rank in ("8", "10"))]
        return " ".join(language("en").text(phrase) for tip in found for phrase in tip.says)

    assert told().count("plays again") == 3
    assert told(**{"turn.again": "may"}).count("may play again") == 3
    assert "last one" not in told(**{"run.again": False})
    offered = pile_view(law("obsession", **{"turn.again": "may"}), "4S", pile="9S", phase=Phase.OFFER)
    assert [tip.says[0].id for tip in tips(offered, (Pass(),), ()) if tip.key == "may-end"] == ["tip-must-end"]


@pytest.mark.parametrize("passing", ["never", "stuck", "may"])
@pytest.mark.parametrize("follows", ["order", "anything"])
def test_the_rulebook_says_you_must_play_again_only_where_nothing_else_is_possible(passing: str, follows: str) -> None:
    def told(zones: str, more: str = "") -> str:
        keys = f'card.9.again = true\ncard.9.next = "{follows}"\npick_up.by_choice = [{zones}]\npick_up.with_up = false'
        text = f'extends = "palace"\n{keys}\nturn.passing = "{passing}"\n{more}'
        return " ".join(rulebook(compile(loads(text)), "en").split())

    for zones in ("", '"hand"', '"up"'):
        choice = bool(zones) or passing == "may"
        assert ("lets you play again, you must" in told(zones)) is not choice
        assert ("your turn again, with the same choices" in told(zones)) is choice
        assert "you may do so or end your turn: draw first, then choose." in told(zones, 'turn.again = "may"')
    stuck = "If you cannot, you pass." if passing == "stuck" else "If you cannot, you pick up the pile"
    if passing != "may":
        assert (stuck in told("")) == (follows == "order")
        # Anything fits, but perhaps there are too few equal cards.
        assert stuck in told("", 'turn.sets = "as before"')


def test_another_play_leaves_the_same_choices_where_players_may_pass() -> None:
    again: dict[str, Scalar] = {"card.9.again": True, "card.9.next": "order"}
    assert "it is your turn again, with the same choices." in book("palace", **again, **{"turn.passing": "may"})
    assert "you must: draw first, then play. If you cannot, you pass." in book(
        "palace", **again, **{"turn.passing": "stuck"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_pass_after_turning_a_card_over(language: str) -> None:
    wrong = "before you have|bevor du eine|Chưa (lật|lấy) một lá"
    assert not re.search(wrong, book("obsession", language, **{"turn.passing": "stuck"}))


def test_a_pile_that_nobody_plays_on_leaves_though_some_were_skipped() -> None:
    skipping = book("palace", **{"turn.passing": "may", "card.9.skips": "once"})
    assert "When a pass brings the turn back to the player who played last" in skipping
    assert "Nobody waits for players who were skipped." in skipping
    assert "everybody else has passed" not in skipping
    assert "skipped" not in book("palace", **{"turn.passing": "may"})


def test_an_up_card_that_does_not_fit_brings_only_the_top_of_the_pile() -> None:
    one, two = (book("obsession", **{"pick_up.top": count}) for count in (1, 2))
    assert "it stays in your hand, and you pick up the top card of the pile too." in one
    assert "it stays in your hand, and you pick up the top two cards of the pile too." in two
    german = book("obsession", "de", **{"pick_up.top": 2})
    assert "nimmst du sie mit den obersten zwei Karten des Stapels auf die Hand" in german


def test_the_documents_name_the_keys_that_spare_a_stuck_player_the_pile() -> None:
    (line,) = [each for each in (DOCS / "rulesets.md").read_text("utf-8").splitlines() if "nothing that fits" in each]
    assert all(key in line for key in ("turn.passing", "pick_up.taker", "pick_up.try_draw"))
