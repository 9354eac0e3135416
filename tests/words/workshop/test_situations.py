"""Situations to try a rule at: the engine's own answer."""

from __future__ import annotations

import pytest

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from emptyhand.words.speech.language import language
from emptyhand.words.workshop.drafts import Draft, law_of
from emptyhand.words.workshop.situations import BadSituation, try_play
from tests.words.workshop.test_drafts import ours

JOKERS = compile(load("daifugo", {"pack.jokers": 2}))
STAYS = {"card.J.turns": True, "turn.stays_turned": True}
ONE_JOKER = compile(load("daifugo", {"pack.jokers": 1}))
SHORT = compile(load("thirteen", {"pack.without": "2 3 4 5 6", "deal.hand": 8}))
TURNED = compile(load("life", STAYS))
STILL_TURNING = compile(load("life", STAYS | {"run.effects_lapse": False}))
LIFE, THIRTEEN = law_of(ours().text()), law_of(Draft("thirteen", {}).answered({"turn.not_last": ["2"]}).text())


@pytest.mark.parametrize(
    ("law", "pile", "cards", "last", "allowed", "words"),
    [
        (LIFE, "6", "8", False, True, "Ben is skipped"),
        (LIFE, "9", "8", False, False, "An 8 cannot go on a 9"),
        (LIFE, "9 9", "9", False, True, "in a row kill the pile"),
        (LIFE, "9 9 9", "3", False, True, "You play 3♠"),
        (LIFE, "9", "2", True, True, "You pick up the pile of 2 cards. You don’t finish: 2♠ may"),
        (LIFE, "", "2", True, True, "You finish first"),
        (LIFE, "9", "K Q", False, False, "equal rank"),
        (compile(load("obsession")), "R", "R", False, True, "joker"),
        (compile(load("life", {"card.J.turns": True})), "J 10 9", "3", False, False, "A 3 cannot go on a 9"),
        (TURNED, "J 10 9", "3", False, True, "You play 3♠"),
        (TURNED, "J J J J 9", "3", False, False, "A 3 cannot go on a 9"),
        (STILL_TURNING, "J J J J 9", "3", False, True, "You play 3♠"),
        (THIRTEEN, "4S", "3S", False, False, "does not beat the 4♠"),
        (JOKERS, "R", "RB", False, True, "joker"),
        (JOKERS, "RB", "R", False, False, "does not beat"),
        (THIRTEEN, "KS", "2S", True, False, "You cannot finish with a 2"),
        (THIRTEEN, "KS", "2S", False, True, "You play 2♠"),
        (THIRTEEN, "", "5S 6S 7D", False, True, "run of three"),
    ],
)
def test_the_engine_answers(law: Law, pile: str, cards: str, last: bool, allowed: bool, words: str) -> None:
    found = try_play(law, pile.split(), cards.split(), last=last)
    assert (found.allowed, words in " ".join(map(language("en").text, found.says))) == (allowed, True)


@pytest.mark.parametrize(
    ("law", "pile", "cards", "why"),
    [
        (LIFE, "9", "", "situation-cards"),
        (LIFE, "9 " * 26, "9", "situation-cards"),
        (LIFE, "9", "x", "situation-card"),
        (LIFE, "9", "9X", "situation-card"),
        (THIRTEEN, "3S 5S", "6S", "situation-no-figure"),
    ],
)
def test_a_situation_that_cannot_be_is_refused(law: Law, pile: str, cards: str, why: str) -> None:
    with pytest.raises(BadSituation) as caught:
        try_play(law, pile.split(), cards.split())
    assert caught.value.says.id == why
    assert language("de").text(caught.value.says)


@pytest.mark.parametrize(
    ("law", "pile", "cards", "code", "why"),
    [
        (LIFE, "9 9 9 9", "9", "en", "The pack has only four 9s."),
        (LIFE, "9 9 9 9", "9", "de", "Im Spiel gibt es nur vier 9er."),
        (LIFE, "9 9 9 9", "9", "vi", "Bộ bài chỉ có bốn lá 9."),
        (LIFE, "9", "R", "en", "There are no jokers in this pack."),
        (LIFE, "9", "8S 8S", "en", "The pack has only one 8♠."),
        (SHORT, "", "3S", "en", "There are no 3s in this pack."),
        (SHORT, "", "3S", "de", "In diesem Spiel gibt es keine 3er."),
        (SHORT, "", "3S", "vi", "Bộ bài này không có lá 3 nào."),
        (SHORT, "8S", "8S", "en", "The pack has only one 8♠."),
        (SHORT, "8S", "8S", "de", "8♠ gibt es im Spiel nur einmal."),
        (SHORT, "8S", "8S", "vi", "Bộ bài chỉ có một lá 8♠."),
        (SHORT, "", "R", "en", "There are no jokers in this pack."),
        (ONE_JOKER, "R", "R", "en", "The pack has only one joker."),
        (ONE_JOKER, "R", "R", "de", "Im Spiel gibt es nur einen Joker."),
        (ONE_JOKER, "R", "RB", "en", "There is no big joker in this pack."),
        (ONE_JOKER, "R", "RB", "de", "In diesem Spiel gibt es keinen großen Joker."),
        (ONE_JOKER, "R", "RB", "vi", "Bộ bài này không có lá joker lớn."),
        (JOKERS, "R", "R", "en", "The pack has only one of each joker."),
        (JOKERS, "RB", "RB", "de", "Im Spiel gibt es von jedem Joker nur einen."),
        (JOKERS, "RB", "RB", "vi", "Bộ bài chỉ có mỗi loại joker một lá."),
    ],
)
def test_cards_that_the_pack_lacks_are_named(law: Law, pile: str, cards: str, code: str, why: str) -> None:
    with pytest.raises(BadSituation) as caught:
        try_play(law, pile.split(), cards.split())
    assert language(code).text(caught.value.says) == why
