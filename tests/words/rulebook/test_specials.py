"""The special cards in a few words: derived from the law, and pointing at the rulebook's own sentences."""

from __future__ import annotations

import re

import pytest

from emptyhand.rules.law.compiler import compile
from emptyhand.rules.ruleset.loader import loads
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.specials import specials_of
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from emptyhand.words.workshop.situations import try_play
from tests.catalogue import CORE
from tests.helpers import law


def in_words(name: str, code: str = "en") -> list[str]:
    return [language(code).text(special.what) for special in specials_of(law(name))]


def test_each_special_card_is_told_by_what_it_does() -> None:
    assert in_words("obsession") == [
        "2: resets",
        "3: asks for a 3 or joker",
        "7: asks for 7 or lower, or a 10 or joker",
        "8: resets and plays again",
        "10: kills the pile",
        "joker: is transparent and reverses",
        "four of a kind in a row kill the pile",
    ]


def test_effects_of_one_card_make_a_sentence_in_german() -> None:
    assert in_words("obsession", "de")[1:4] == [
        "3: verlangt eine 3 oder einen Joker",
        "7: verlangt 7 oder niedriger, oder eine 10 oder einen Joker",
        "8: lässt alles zu und gibt noch einen Zug",
    ]


def test_climbing_games_tell_the_order_and_the_bombs() -> None:
    assert in_words("thirteen-southern") == [
        "Low to high: 3 4 5 6 7 8 9 10 J Q K A 2",
        "Suits: spades, clubs, diamonds, hearts",
        "Bombs: any four of a kind and any row of three or more pairs",
    ]


def test_climbing_games_tell_what_turns_the_order_wins_the_round_and_may_not_be_last() -> None:
    assert in_words("daifugo")[-3:] == [
        "Four of a kind: turn the order of ranks",
        "8: wins the round and finishes only as a lead",
        "2: finishes only as a lead",
    ]
    ours = compile(loads('extends = "daifugo"\n[ranking]\nfour_turns = false\nturns_round = "J"\n'))
    shown = [(language("en").text(special.what), special.section) for special in specials_of(ours)]
    headings = re.findall("^## (.*)", rulebook(ours), flags=re.MULTILINE)
    assert ("jack: turns the order of ranks for the round", headings.index("What may be played")) in shown
    assert ("2: finishes only as a lead", headings.index("Going out and winning")) in shown
    assert not any("Four of a kind: turn" in text for text, _ in shown)


def test_climbing_games_tell_that_equal_cards_skip_only_if_they_do() -> None:
    for skips in (True, False):
        ours = law("president", equal_beats=True, equal_skips=skips)
        assert (
            "Equal cards: skip the next player" in [language("en").text(s.what) for s in specials_of(ours)]
        ) == skips
        assert ("The next player who may still play in the round then misses a turn." in rulebook(ours)) == skips


def test_house_rules_have_their_own() -> None:
    ours = compile(loads('extends = "cardgame"\n[card.9]\nskips = "once"\n'))
    assert "9: skips" in [language("en").text(special.what) for special in specials_of(ours)]
    drawing = compile(loads('extends = "cardgame"\n[card.9]\ndraws = 2\n'))
    assert "9: next player draws 2" in [language("en").text(special.what) for special in specials_of(drawing)]
    each = compile(loads('extends = "cardgame"\n[card.9]\ndraws = 8\ndraws_each = true\n'))
    assert "9: next player draws 8 for each" in [language("en").text(special.what) for special in specials_of(each)]
    turned = compile(loads('extends = "shithead"\n[card.8]\nturns = true\n'))
    assert "8: turns the order of ranks" in [language("en").text(special.what) for special in specials_of(turned)]


@pytest.mark.parametrize(
    ("keys", "said", "heading"),
    [
        ("pick_up.top = 3", "only the top three cards are picked up", "Picking up"),
        ("pick_up.top = 1", "only the top card is picked up", "Picking up"),
        ('turn.passing = "may"', "you may pass", "Your turn"),
        ('turn.passing = "stuck"\npick_up.by_choice = []', "if you can’t play, you pass", "Your turn"),
        (
            'turn.passing = "stuck"\npick_up.by_choice = ["hand"]',
            "if you can’t play, you pass or pick up",
            "Your turn",
        ),
    ],
)
def test_picking_up_a_part_and_passing_are_told(keys: str, said: str, heading: str) -> None:
    ours = compile(loads(f'extends = "cardgame"\n{keys}\n'))
    last = specials_of(ours)[-1]
    headings = re.findall("^## (.*)", rulebook(ours), flags=re.MULTILINE)
    assert (language("en").text(last.what), headings[last.section]) == (said, heading)
    assert not {"you may pass", "only the top card is picked up"} & set(in_words("cardgame"))


def test_a_card_that_gives_another_play_is_not_said_to_skip() -> None:
    ours = compile(loads('extends = "life"\n[card.8]\nkills = true\nskips = "odd"\n'))
    assert "8: kills the pile" in [language("en").text(special.what) for special in specials_of(ours)]
    (entry,) = [line for line in rulebook(ours).splitlines() if line.startswith("- **8:**")]
    assert "skip" not in entry
    told = " ".join(map(str, try_play(ours, ["5"], ["8"]).says))
    assert "table-killed" in told
    assert "skipped" not in told, "what the engine plays"


@pytest.mark.parametrize("name", CORE)
def test_each_points_at_its_place_in_the_rulebook(name: str) -> None:
    parts = re.split("^## ", rulebook(law(name)), flags=re.MULTILINE)[1:]
    for special in specials_of(law(name)):
        text = language("en").text(special.what)
        entries = [line for line in parts[special.section].splitlines() if line.startswith("- ")]
        if special.item is not None:
            assert entries[special.item].lower().startswith(f"- **{text.split(':')[0].split(' ')[0]}")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", CORE)
def test_every_language_has_the_words(name: str, code: str) -> None:
    assert all(in_words(name, code))
