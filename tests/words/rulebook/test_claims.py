"""What a rulebook claims is what the law does: for the catalogue, for single keys set on top, for random rulesets."""

from __future__ import annotations

import re

import pytest

from emptyhand.game.settlement import price_of
from emptyhand.rules.cards import ALL_CARDS, JOKER, card
from emptyhand.rules.law import ClimbLaw, Law, PileLaw, compile
from emptyhand.rules.law.model import Kind
from emptyhand.rules.ruleset import loads
from emptyhand.rules.ruleset.model import UpPlay, Zone
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.combinations import bomb_classes
from emptyhand.words.rulebook.figures import class_of
from emptyhand.words.rulebook.ranks import accepted_ranks, in_pack, makes_draw
from tests.catalogue import CORE
from tests.helpers import law
from tests.scale import scaled
from tests.words.rulebook.random_rules import random_house_rules, random_law
from tests.words.rulebook.reading import (
    UPSIDE_DOWN,
    Answers,
    parts,
    read_entries,
    read_follows,
    read_goes_on,
    read_goes_on_turned,
    read_list,
)

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def check(of: Law, hint: str) -> None:
    if isinstance(of, PileLaw):
        check_list(of, hint)
        check_entries(of, hint)
        check_picking_up(of, hint)
        check_drawing(of, hint)
        check_runs(of, hint)
    else:
        check_sizes(of, hint)
        check_bombs(of, hint)
        check_joker_pair(of, hint)
        check_payments(of, hint)
    places = parts(rulebook(of))["Several games"]
    assert not [word for word in ORDINALS[of.players.most :] if f"for the {word}" in places], hint


def tops(of: PileLaw) -> set[tuple[int, int, int]]:
    """Every card that can lie on top with every demand it can leave, and the order upside down or not, play by play."""
    found: set[tuple[int, int, int]] = set()
    demands = {(0, 0)}
    while True:
        laid = [(d, t, r) for d, t in demands for r in in_pack(of) if of.allowed(d, t)[r] and not of.kills[r]]
        found |= {(r, of.after[d][r], t ^ of.turns[r]) for d, t, r in laid}
        if {(d, t) for _, d, t in found} <= demands:
            return found
        demands |= {(d, t) for _, d, t in found}


def check_list(of: PileLaw, hint: str) -> None:
    """Whatever lies on top and binds, the list says what may follow."""
    found = tops(of)
    assert (UPSIDE_DOWN in rulebook(of)) == any(turned for *_, turned in found), hint
    for turned in {turned for *_, turned in found}:
        said = read_list(of, turned)
        expected: Answers = {(r, d): set(accepted_ranks(of, d, turned)) for r, d, t in found if t == turned}
        assert {top: said.get(top) for top in expected} == expected, hint


def check_entries(of: PileLaw, hint: str) -> None:
    binding = {r for r, d, _ in tops(of) if d == r + 1}
    mirrors = {r for r, d, _ in tops(of) if d not in (0, r + 1, *of.lasting) and of.after[0][r] == r + 1}
    for rank, text in read_entries(of).items():
        goes_on = read_goes_on(text, binding, mirrors)
        assert goes_on & binding == {b for b in binding if of.legal[b + 1][rank]}, f"{hint}: {text}"
        follows = read_follows(of, text, rank)
        turned = any(of.turns[r] and not of.kills[r] for r in in_pack(of))
        if turned:
            goes_on = read_goes_on_turned(text, binding, mirrors)
            assert goes_on & binding == {b for b in binding if of.turned[b + 1][rank]}, f"{hint}: {text}"
        if follows:
            expected = [set(accepted_ranks(of, rank + 1, order)) for order in (0, int(turned))]
            assert follows == expected, f"{hint}: {text}"
        assert ("On an empty pile you may finish with it." in text) != of.finishes[rank], f"{hint}: {text}"
        own = of.again[rank] or of.reverses[rank] or of.skips[rank] or makes_draw(of, rank)
        assert (" from the draw pile, while it lasts" in text) == makes_draw(of, rank), f"{hint}: {text}"
        assert ("This holds only when it counts as" in text) == bool(of.copies[rank] and own), f"{hint}: {text}"


def check_picking_up(of: PileLaw, hint: str) -> None:
    """A free pick-up is told for the stages that have it, and never of an empty pile."""
    book = parts(rulebook(of))
    free = [s for part in book.values() for s in re.findall(r"You may (?:also )?pick [^.\n]+\.", part)]
    # A card that allows it lies on a pile that is not empty.
    free = [sentence for sentence in free if "by choice only on" not in sentence]
    assert all(sentence.endswith((", unless it is empty.", ", unless the pile is empty.")) for sentence in free), hint
    assert ("instead" in book["Your turn"]) == (Zone.HAND in of.pick_up.by_choice), hint
    stages = " ".join(value for title, value in book.items() if title.endswith("own cards") or title == "Up cards")
    if of.deal.down:
        assert ("You may pick up the pile instead of turning" in stages) == (Zone.DOWN in of.pick_up.by_choice), hint
    if of.deal.up and of.up.play is UpPlay.TAKE:
        assert ("You may pick up the pile instead of taking" in stages) == (Zone.UP in of.pick_up.by_choice), hint


def check_drawing(of: PileLaw, hint: str) -> None:
    """Nobody is told to draw from a draw pile that never is."""
    rows = of.deal.up + of.deal.down
    there = {n: of.packs[n] * (52 + of.pack.jokers) - of.deal.flip_start for n in of.players.counts}
    left = [cards - n * (of.hand_size(n) + rows) for n, cards in there.items()]
    drawn = bool(of.turn.draw or of.turn.refill_to) and any(left)
    made_to = any(of.draws[r] for r in in_pack(of)) and any(left)
    assert ("draw pile" in rulebook(of)) == (drawn or made_to), hint
    assert ("After each play draw" in rulebook(of)) == drawn, hint


def check_runs(of: PileLaw, hint: str) -> None:
    """No run is told of that no pack has the cards for."""
    mirrors = sum(4 for r in in_pack(of) if r != JOKER and of.after[1][r] == 1 != of.after[0][r])
    for number in re.findall(r"(\w+) or more cards of equal rank", parts(rulebook(of))["Equal cards in a row"]):
        most = max(of.packs[n] for n in of.players.counts) * (max(4, of.pack.jokers) + mirrors)
        assert NUMBERS.index(number.lower()) + 1 <= most, hint


def check_sizes(of: ClimbLaw, hint: str) -> None:
    """No combination and no winning hand is told of that is larger than a hand."""
    book = parts(rulebook(of))
    rows = re.search(r"\*\*Row of pairs:\*\* (.+?) pairs", book.get("Bombs", ""))
    if rows:
        assert all(2 * (NUMBERS.index(n) + 1) <= of.deal.hand for n in re.split(r", | or ", rows[1])), hint
    assert ("Four of a kind" in rulebook(of)) <= (of.deal.hand >= 4), hint
    told = re.findall(r"^- ", book.get("Winning at once", ""), re.MULTILINE)
    assert len(told) == sum((sum(i.hold) or i.size * i.count) <= of.deal.hand for i in of.instant), hint


def check_bombs(of: ClimbLaw, hint: str) -> None:
    """The rulebook says that bombs beat bombs of another kind where some do, and only there."""
    bombs = bomb_classes(of)
    standing = [n for n, figure in enumerate(of.figures) if class_of(figure) in bombs]
    some = any(of.legal[n + 1] >> m & 1 for n in standing for m in standing if is_other_class(of, n, m))
    text = parts(rulebook(of)).get("Bombs", "")
    assert bool(re.search(r"comes before it in this list|pairs is beaten by|kind is beaten by", text)) == some, hint


def check_joker_pair(of: ClimbLaw, hint: str) -> None:
    """Two jokers are told of as the highest pair where they are one: nothing but a pair that wins the round holds."""
    pairs = [n for n, figure in enumerate(of.figures) if figure.kind is Kind.PAIR]
    jokers = [n for n in pairs if of.figures[n].top == JOKER]
    assert ("Both jokers together are a pair, the highest of all." in rulebook(of)) == bool(jokers), hint
    beatable = [n for n in pairs if n not in jokers and of.figures[n].top not in of.combinations.wins_round]
    assert all(of.legal[n + 1] >> jokers[0] & 1 for n in beatable if jokers), hint


def check_payments(of: ClimbLaw, hint: str) -> None:
    """A payment is told of where it can fall due, and only there."""
    book = parts(rulebook(of))
    games = book["Several games"]
    at_once = any((sum(i.hold) or i.size * i.count) <= of.deal.hand for i in of.instant)
    hands = [(each,) * size for size in range(1, of.deal.hand + 1) for each in ALL_CARDS]
    due = any(price_of(of.match, hand, unplayed=False) for hand in hands)
    paid = re.search(r"won at once, (?:every other player pays|nobody pays)", games)
    assert bool(paid) == (at_once and bool(due or of.match.instant_price)), hint
    assert ("a bomb beats pays" in games) == bool(of.match.chop_price and bomb_classes(of)), hint
    several = of.match.of_several_games and of.match.hands_on_lead
    assert ("In the first game" in book["Who starts"]) == several, hint


def is_other_class(of: ClimbLaw, one: int, two: int) -> bool:
    return class_of(of.figures[one]) != class_of(of.figures[two])


@pytest.mark.parametrize("name", CORE)
def test_the_rulebook_of_the_catalogue_claims_what_holds(name: str) -> None:
    check(law(name), name)


@pytest.mark.parametrize(
    "keys",
    [
        {},
        {"card.8.lasts": True},
        {"ranking.strict": True},
        {"ranking.strict": True, "card.8.lasts": True},
        {"card.5.turns": True, "card.5.next": "see through"},
        {"card.9.mirrors": True},
        {"card.8.mirrors": True, "card.7.skips": "once"},
    ],
)
def test_what_goes_on_a_card_that_turns_the_order_is_said_in_the_turned_order(keys: dict[str, str | bool]) -> None:
    check(law("shithead", **{"card.8.turns": True, **keys}), str(keys))


@pytest.mark.parametrize(
    "lines", ["pack.jokers = 1", "pack.jokers = 2", "pack.jokers = 2\ncombinations.sets = [1, 3, 4]"]
)
def test_two_jokers_are_said_to_be_a_pair_where_pairs_exist(lines: str) -> None:
    check(compile(loads(f'extends = "daifugo"\n{lines}')), lines)


@pytest.mark.parametrize(
    "lines",
    [
        "instant = []",
        "match.instant_price = 0",
        "deal.hand = 3\nplayers.most = 4",
        "bombs.four = false\nbombs.pair_runs = []\nbombs.ladder = []\nbombs.chops = []",
        "match.left_prices = []\nmatch.unplayed_doubles = false",
    ],
)
def test_what_nobody_can_owe_is_not_told(lines: str) -> None:
    check(compile(loads(f'extends = "tien-len-nam"\n{lines}')), lines)


def test_a_price_for_cards_left_says_from_how_many_cards_on() -> None:
    prices = (
        "one point for each card, two points each if ten or more are left and three points each if all thirteen are"
    )
    assert prices in parts(rulebook(law("big-two")))["Several games"]
    ours = compile(loads('extends = "big-two"\nmatch.left_cards = [{ from = 20, each = 9 }, { from = 5, each = 2 }]'))
    assert "pays the winner: two points for each card if five or more are left." in rulebook(ours)
    assert [price_of(ours.match, (card(0, 0),) * n, unplayed=False) for n in (4, 5, 13)] == [0, 10, 26]


def test_only_what_two_players_can_be_dealt_needs_a_rule_about_both() -> None:
    assert "If several players are dealt one" not in rulebook(law("killer")), "one pack has only four 2s"
    assert "If several players are dealt one" in rulebook(law("thirteen"))


def test_the_answers_about_two_cards_do_not_contradict_their_entries() -> None:
    both = law("shithead", **{"card.8.on": "anything", "card.8.next": "see through", "card.7.next": "2 3 4 5 6 7"})
    book = parts(rulebook(both))
    assert "anything but a 7" in book["Special cards"]
    assert book["House rules"].count("**Yes.**") == 2
    assert "anything" not in book["House rules"]


@pytest.mark.parametrize("seed", range(scaled(100)))
def test_a_rulebook_with_some_keys_set_claims_what_holds(seed: int) -> None:
    name, of = random_house_rules(seed)
    check(of, f"random_house_rules({seed}), {name}")


@pytest.mark.parametrize("seed", range(scaled(60)))
def test_the_rulebook_of_a_random_ruleset_claims_what_holds(seed: int) -> None:
    check(random_law(seed), f"random_law({seed})")
