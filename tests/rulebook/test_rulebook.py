"""The rulebook says what the law does, for the catalogue and for files nobody has written yet."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from emptyhand import narration
from emptyhand.cards import RANK_LABELS, RANK_NAMES, RANKS
from emptyhand.law import Law, PileLaw, compile
from emptyhand.rulebook import rulebook
from emptyhand.rulebook.ranks import binding, in_pack, order_of
from emptyhand.ruleset import CATALOGUE, catalogue, loads
from tests.helpers import law
from tests.rulebook.random_rules import random_law

HEADINGS = ["The aim", "What you need", "Dealing", "Who starts", "Your turn", "What may be played"]
PILE_HEADINGS = [*HEADINGS, "Special cards", "Runs", "Picking up", "Up and down cards"]
END_HEADINGS = ["Going out and winning", "Several games"]


def told(base: str, *lines: str) -> str:
    """The rulebook of a file with some keys of its own, on one line."""
    text = rulebook(compile(loads("\n".join([f'extends = "{base}"', *lines]))))
    return " ".join(text.split())


def parts(text: str) -> dict[str, str]:
    """The sections of a rulebook by heading."""
    found = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


# -- form ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_rulebook_has_its_headings_in_order(name: str) -> None:
    headings = [h for h in parts(rulebook(law(name))) if h not in ("House rules", "Winning at once", "Bombs")]
    assert headings == (PILE_HEADINGS if isinstance(law(name), PileLaw) else HEADINGS) + END_HEADINGS


@pytest.mark.parametrize("seed", range(100))
def test_a_rulebook_is_made_of_whole_sentences(seed: int) -> None:
    text = rulebook(random_law(seed))
    for line in filter(None, text.splitlines()):
        assert re.match(r"#+ |- (\*\*)?[A-Z0-9]|[A-Z0-9]", line), f"seed {seed}: {line!r}"
        assert line.startswith("#") or re.search(r"[.:](\*\*)?( \(`\w+`\))?$", line), f"seed {seed}: {line!r}"
        assert not re.search(r"  |\.\.|,,| ,| \.|None|[\[\]{}<>]", line.removeprefix("- ")), f"seed {seed}: {line!r}"


def test_no_ruleset_is_named_in_the_code_that_tells_rules() -> None:
    files = [*Path(inspect.getfile(rulebook)).parent.glob("*.py"), Path(inspect.getfile(narration))]
    # Numbers have names, too, and one of them is a game.
    files = [file for file in files if file.name != "words.py"]
    assert len(files) > 10
    names = {word for ruleset in catalogue() for word in (ruleset.name, ruleset.title)}
    for file in files:
        code = file.read_text("utf-8")
        assert not [n for n in names if re.search(rf"['\"]{re.escape(n)}['\"]", code)], file.name


# -- what may follow what --------------------------------------------------------------------------------------------

RANK_BY_NAME = {name: rank for rank in RANKS for name in (RANK_LABELS[rank], RANK_NAMES[rank])}


def read_ranks(words: str) -> set[int]:
    """The ranks of ``a 2, 3 or joker``."""
    return {RANK_BY_NAME[name] for name in re.split(r", | or ", re.sub(r"^an? ", "", words))}


def read_answers(of: PileLaw, words: str) -> set[int]:
    """The ranks of ``anything``, ``nothing``, ``a king or higher, or a 2 or joker``."""
    if words in ("anything", "nothing"):
        return set(in_pack(of)) if words == "anything" else set()
    higher, _, rest = words.partition(" or higher")
    if not _:
        return read_ranks(words)
    order = order_of(of)
    start = order.index(*read_ranks(higher))
    return {*order[start:], *(read_ranks(rest.removeprefix(", or ")) if rest else ())}


def read_table(of: PileLaw) -> dict[int, set[int]]:
    """What the rulebook's list says may follow each rank."""
    table = {}
    for line in parts(rulebook(of))["What may be played"].splitlines():
        found = re.fullmatch(r"- On ([^:]+): (.+)\.", line)
        if found and "whatever" not in found[2]:
            for rank in read_ranks(found[1]):
                table[rank] = read_answers(of, found[2])
    return table


def check_table(of: Law, hint: str) -> None:
    assert isinstance(of, PileLaw)
    expected = {b: {r for r in in_pack(of) if of.legal[b + 1][r]} for b in binding(of)}
    assert read_table(of) == expected, hint


@pytest.mark.parametrize("name", [r.name for r in catalogue() if r.family == "pile"])
def test_the_list_of_what_may_follow_what_is_the_table(name: str) -> None:
    check_table(law(name), name)


@pytest.mark.parametrize("seed", range(100))
def test_the_list_is_the_table_of_random_rulesets_too(seed: int) -> None:
    of = random_law(seed)
    if isinstance(of, PileLaw):
        check_table(of, f"random_law({seed})")


# -- single rules ----------------------------------------------------------------------------------------------------


def entry(text: str, card: str) -> str:
    """What the rulebook says about a special card."""
    found = re.search(rf"- \*\*{card}:\*\* (.*?)(?= - \*\*| ##)", text)
    assert found, f"no entry for {card}"
    return found[1]


def test_what_bars_a_special_card_is_in_its_entry() -> None:
    text = told("obsession")
    assert entry(text, "8").startswith("It may be played on anything but a 3 or 7.")
    assert "Only a 3 or joker may be played on it." in entry(text, "3")
    assert entry(told("cardgame-plus"), "10").startswith("It may be played on anything but a 7.")


def test_cards_of_which_the_same_is_to_be_said_share_an_entry() -> None:
    text = told("cardgame", 'card.9 = { on = "anything", next = "anything" }', "run.kill_run = 0")
    assert entry(text, "2 and 9") == "It may be played on anything. Anything may be played on it."


def test_a_card_that_mirrors_tells_what_it_is_on_an_empty_pile() -> None:
    text = entry(told("cardgame-mirror"), "3")
    assert "It counts as the very card it lies on" in text
    assert "On an empty pile or turned over to start it is a plain 3: anything may be played on it." in text


@pytest.mark.parametrize(
    ("times", "sentence"),
    [
        ("once", "The next player is skipped, only one however many are played together."),
        ("odd", "An odd number of them in one play skips the next player; an even number skips nobody."),
        ("each", "Each one played skips one more player."),
    ],
)
def test_cards_that_skip_say_whom(times: str, sentence: str) -> None:
    text = told("cardgame", f'card.4.skips = "{times}"')
    assert sentence in entry(text, "4")
    assert "A play that lets you play again skips nobody." in text


def test_a_card_that_goes_on_may_leave_its_player_stuck() -> None:
    stuck = "If you cannot, you pick up the pile, and your turn ends."
    assert stuck in told("obsession", "card.3.again = true")
    assert stuck not in told("obsession")


def test_run_lengths_are_told_by_players() -> None:
    text = told("obsession", "run.kill_run = { 2 = 3, 5 = 0, else = 4 }")
    assert "With two players three or more cards of equal rank" in text
    assert "With three or four or six to eight players four or more cards of equal rank" in text
    assert "With five players equal cards in a row do nothing special." in text


def test_drawing_is_told_as_the_file_has_it() -> None:
    assert "draw until you hold five cards" in told("life", "turn.refill_to = 5")
    assert "draw two cards, however many you played," in told("life", "turn.draw = 2")
    nothing = told("life", "turn.draw = 0")
    assert "nobody draws in this game" in nothing
    assert "draw pile" not in nothing


def test_a_game_without_table_cards_does_not_speak_of_them() -> None:
    text = told("obsession", "deal = { up = 0, down = 0, hand = 5, order = ['hand'] }")
    assert "give each player five cards for the hand." in text
    assert not re.search(r"\b(up|down) cards|on the table", text.partition("## The aim")[2])


def test_a_turned_card_tells_what_it_does_not_do() -> None:
    text = told("obsession", "deal.flip_start = true", 'opening.cards = "anything"')
    assert "A 10 turned over leaves the game" in text
    assert "It gives nobody an extra play, skips nobody and does not change the direction." in text
    assert "A joker turned over asks for nothing." in text


def test_picking_up_by_choice_is_told_by_stage() -> None:
    text = told("obsession", 'pick_up.by_choice = ["up"]')
    assert "You may also pick it up by choice while you play from your up cards." in text
    assert "If you can play, you must; otherwise you pick up the pile." in text


def test_bombs_stand_on_their_ladder() -> None:
    text = told("thirteen-southern")
    assert "before it in this list: row of three pairs, four of a kind, row of four pairs, row of five pairs" in text
    assert "A pair of 2s is beaten by any row of four or more pairs." in text
    assert "Bombs of different kinds or sizes do not beat each other." in told("thirteen")


def test_bombs_outside_the_ladder_are_not_on_it() -> None:
    text = told("thirteen-southern", 'bombs.ladder = ["four", "3 pairs"]')
    assert "It also beats all that stand before it in this list: four of a kind, row of three pairs." in text
    plain_fours = ("combinations.sets = [1, 2, 3, 4]", "bombs.four = false")
    assert "in this list" not in told("thirteen", *plain_fours, 'bombs.ladder = ["four", "3 pairs"]')


def test_points_by_place_are_told() -> None:
    text = told("life", "match = { wins = 3, points = [5, 2, 0] }")
    assert "The points by place are 5 for the first, 2 for the second and nothing for the third." in text
    assert "A match goes on until somebody has won three games." in text
