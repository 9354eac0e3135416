"""How two rulesets differ, in sentences: nothing that changed is missing, and nothing that stayed is told."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from emptyhand.commands.common import find_law
from emptyhand.rules.law import Law
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.source import Scalar
from emptyhand.words.rulebook.book import rulebook, rules_of
from emptyhand.words.rulebook.differences import (
    are_comparable,
    both_in_words,
    count,
    differences,
    differences_in_words,
    nearest,
)
from emptyhand.words.rulebook.ranks import binding, in_pack
from emptyhand.words.speech import Phrase, rank_arg
from emptyhand.words.speech.catalogue import LANGUAGES, texts
from emptyhand.words.workshop.drafts import law_of
from tests.catalogue import CORE
from tests.helpers import law
from tests.words.rulebook.random_rules import random_house_rules

RANKS = {str(rank_arg(rank)): rank for rank in range(14)}
PILES = [name for name in CORE if isinstance(law(name), PileLaw)]


def changed(override: str) -> Law:
    return find_law("life", [override])


def test_a_new_effect_is_told_once_under_its_card() -> None:
    text = differences_in_words(law("life"), changed("card.8.skips=once"))
    assert "## Special cards\n\n- **8:** Now: It skips the next player, only one" in text
    assert "What may be played" not in text
    assert "- No longer: 5s that complete a row have no other effect." in text


def test_rules_are_counted_alike_in_both_directions() -> None:
    for one, other in permutations(PILES, 2):
        assert count(differences(law(one), law(other))) == count(differences(law(other), law(one))), (one, other)
    assert count(differences(law("life"), changed("card.8.skips=once"))) > 0


def test_a_sentence_that_stays_is_not_told_with_one_that_is_new() -> None:
    text = differences_in_words(law("shithead"), law_of('extends = "shithead"\nturn.passing = "stuck"\n'))
    assert "- Now: If you cannot play, you pick it up, or pass and let it lie." in text
    assert "You may pick up the pile instead" not in text
    assert "- Now: You may pick up by choice while you play from your hand or your up cards" in text


def test_no_message_repeats_a_sentence_of_another() -> None:
    """Differences are found message by message: a shared sentence would be told although it stays."""
    told = {name: str(text) for name, text in _one_liners()}
    sentences = {name: re.split(r"(?<=[.!?]) (?=[A-Z])", text) for name, text in told.items()}
    repeated = [
        (name, other)
        for name, several in sentences.items()
        if len(several) > 1
        for other, others in sentences.items()
        if other != name and set(several) & set(others)
    ]
    assert repeated == []


def _one_liners() -> list[tuple[str, str]]:
    text = "\n".join(texts("en")[area] for area in ("rulebook-climb", "rulebook-pile"))
    return re.findall(r"^([a-z-]+) = (.+)$", text, flags=re.MULTILINE)


def test_cards_that_go_elsewhere_are_told_card_by_card() -> None:
    text = differences_in_words(law("cardgame"), law("cardgame-plus"))
    assert "- 4s, 5s and 6s now go on a 7.\n- 8s, 9s, 10s, jacks, queens, kings and aces no longer go on a 7." in text


def test_a_special_card_that_becomes_ordinary_is_told() -> None:
    assert "- **5 or 7:** Now: This is an ordinary card." in differences_in_words(law("life"), law("cardgame"))


def test_a_winning_hand_that_has_no_sentence_is_told_by_its_name() -> None:
    text = differences_in_words(law("thirteen"), law_of('extends = "thirteen"\ninstant = []\n'))
    assert "- No longer: Four 2s\n- **Six pairs in sequence:** No longer: Six pairs" in text


def test_further_places_have_their_points() -> None:
    four, five, six = (law("president", **{"players.most": most, "pack.players_per_pack": 4}) for most in (4, 5, 6))
    scores = "A game scores by place: two points for the first, one point for the second and nothing for everyone else."
    assert all(scores in rulebook(each) for each in (four, five, six))
    assert "scores by place" not in differences_in_words(four, six), "both say the same"
    assert "one point for the third and nothing for the fourth." in rulebook(law("tien-len-nam"))


def test_equal_rules_have_no_difference_whatever_their_title() -> None:
    ours = changed("title=Our Life")
    assert differences(law("life"), ours) == []
    assert differences_in_words(law("life"), ours) == "# Our Life compared with Life\n\nBoth play by the same rules.\n"


def test_games_of_different_kinds_are_not_compared() -> None:
    with pytest.raises(ValueError, match="life and thirteen are games of different kinds"):
        differences(law("life"), law("thirteen"))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", CORE)
def test_every_language_tells_the_differences_to_each_relative(name: str, code: str) -> None:
    for other in CORE:
        if other != name and are_comparable(law(name), law(other)):
            text = differences_in_words(law(name), law(other), code)
            assert text.count("\n- ") >= count(differences(law(name), law(other))) > 0
            assert "{" not in text
            assert "difference-" not in text


def test_both_orders_are_compared_where_a_card_turns_the_order() -> None:
    turning = {"card.J.turns": True}
    before, after = law("life", **turning), law("life", **turning, **{"card.A.on": "order", "card.4.on": "anything"})
    assert isinstance(before, PileLaw)
    assert isinstance(after, PileLaw)
    below = [rank for rank in binding(after) if rank in binding(before)]
    table = _table(before, after)
    for turned in (0, 1):
        told = [rule["rule"] if turned else rule for rule in table if (rule.id == "difference-turned") == bool(turned)]
        pairs = [pair for rule in told if isinstance(rule, Phrase) for pair in _pairs(rule)]
        cards = in_pack(after)
        changed = [
            (c, b) for b in below for c in cards if before.allowed(b + 1, turned)[c] != after.allowed(b + 1, turned)[c]
        ]
        assert sorted(pairs) == sorted(changed) != []
    assert "- While the order of ranks is upside down: 4s now go on a 3." in differences_in_words(before, after)
    sides = both_in_words(before, after, ("Ann", "Ben"))
    assert "- Ben: While the order of ranks is upside down: 4s go on a 3." in sides
    assert "no longer" not in sides
    # What changes alike in both orders is told once.
    same = law("life", **turning, **{"card.7.next": "2 3 10"})
    assert [rule.id for rule in _table(before, same)] == ["difference-stays-off"]


@pytest.mark.parametrize(("before", "after"), list(permutations(PILES, 2)))
def test_the_sentences_about_what_goes_on_what_are_the_whole_difference_of_the_tables(before: str, after: str) -> None:
    old, new = law(before), law(after)
    assert isinstance(old, PileLaw)
    assert isinstance(new, PileLaw)
    both = [r for r in in_pack(new) if r in in_pack(old)]
    below = [r for r in binding(new) if r in binding(old)]
    changed = {(c, b) for b in below for c in both if old.legal[b + 1][c] != new.legal[b + 1][c]}
    told = [pair for sentence in _table(old, new) for pair in _pairs(sentence)]
    assert sorted(told) == sorted(changed)
    for sentence in _table(old, new):
        allowed = sentence.id == "difference-goes"
        assert all(new.legal[b + 1][c] == allowed for c, b in _pairs(sentence))


def _table(old: Law, new: Law) -> list[Phrase]:
    sentences = [rule for change in differences(old, new) for rule in change.new]
    return [each for each in sentences if isinstance(each, Phrase) and each.id.startswith("difference-")]


def _pairs(sentence: Phrase) -> list[tuple[int, int]]:
    return [(card, below) for card in _ranks(sentence["cards"]) for below in _ranks(sentence["on"])]


def _ranks(phrase: object) -> list[int]:
    assert isinstance(phrase, Phrase)
    if "rank" in dict(phrase.args):
        return [RANKS[str(phrase["rank"])]]
    items = phrase["items"]
    assert isinstance(items, tuple)
    return [rank for each in items for rank in _ranks(each)]


@pytest.mark.parametrize("seed", range(40))
def test_house_rules_differ_from_their_parent_exactly_where_the_rulebooks_do(seed: int) -> None:
    name, ours = random_house_rules(seed)
    # A key may say in other words what held before.
    told = law(name) != ours and rules_of(law(name)) != rules_of(ours)
    assert bool(differences(law(name), ours)) == told, f"random_house_rules({seed})"


def test_the_nearest_relative_is_the_one_with_the_fewest_differences() -> None:
    ours = changed("card.8.skips=once")
    found = nearest(ours, [law(name) for name in CORE])
    assert found is not None
    assert (found[0].name, found[1]) == ("life", 2)
    assert nearest(law("thirteen"), [law("life")]) is None


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            "en",
            ("- **9:** Ben: An ordinary card.", "- Ann: 8s go on a 7."),
        ),
        ("de", ("- **9:** Ben: Eine gewöhnliche Karte.", "- Ann: 8er passen auf eine 7.")),
        ("vi", ("- **9:** Ben: Lá thường.", "- Ann: Lá 8 đánh được trên lá 7.")),
    ],
)
def test_where_two_groups_meet_each_rule_says_whose_it_is(code: str, lines: tuple[str, ...]) -> None:
    nine: dict[str, Scalar] = {"card.9.kills": True, "card.7.next": "3 4 5 6 7 8 2 10"}
    told = both_in_words(law("life", **nine), law("life"), ("Ann", "Ben"), code).splitlines()
    for line in lines:
        assert line in told
    at = [n for n, line in enumerate(told) if line.startswith("- **9:**")]
    assert at[1] == at[0] + 1, "what both say of a card stands together"
    # Neither side has changed, and neither is the measure of the other.
    assert not [line for line in told if line.startswith(("- Now", "- No longer", "- Jetzt", "- Nicht mehr", "- Nay"))]
    swapped = both_in_words(law("life"), law("life", **nine), ("Ben", "Ann"), code).splitlines()
    assert sorted(swapped[1:]) == sorted(told[1:])
    assert len(both_in_words(law("life"), law("life"), ("Ann", "Ben"), code).splitlines()) == 3
