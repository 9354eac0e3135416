"""The rulebook says what the law does, for the catalogue and for files nobody has written yet."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from emptyhand.game.engine import play
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.rules.actions import Play
from emptyhand.rules.law import PileLaw, compile
from emptyhand.rules.ruleset import catalogue, loads
from emptyhand.words import narration
from emptyhand.words.rulebook import rulebook
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from tests.catalogue import CORE, MUSEUM
from tests.helpers import law
from tests.words.rulebook.random_rules import random_law
from tests.words.rulebook.reading import parts

HEADINGS = ["The aim", "What you need", "Dealing", "Who starts", "Your turn", "What may be played"]
PILE_HEADINGS = [*HEADINGS, "Special cards", "Equal cards in a row", "Picking up", "Up and down cards"]
END_HEADINGS = ["Going out and winning", "Several games"]


def told(base: str, *lines: str) -> str:
    """The rulebook of a file with some keys of its own, on one line."""
    return " ".join(text_of(base, *lines).split())


def text_of(base: str, *lines: str) -> str:
    return rulebook(compile(loads("\n".join([f'extends = "{base}"', *lines]))))


# -- form ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CORE)
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


def test_what_bars_a_special_card_bars_it_on_a_card_that_counts_as_it() -> None:
    text = told("cardgame-plus")
    assert entry(text, "10").startswith("It may be played on anything but a 7 or a 3 that counts as a 7.")
    assert entry(text, "7").startswith("It may be played on a 2, 4, 5, 6 or 7, or a 3 that counts as one of these or")
    assert "- On a 2 or 4: anything." in text


def test_cards_of_which_the_same_is_to_be_said_share_an_entry() -> None:
    text = told("cardgame", 'card.9 = { on = "anything", next = "anything" }', "run.kill_run = 0")
    assert entry(text, "2 or 9") == "It may be played on anything. Anything may be played on it."


def test_a_card_that_mirrors_tells_what_it_is_on_an_empty_pile() -> None:
    text = entry(told("cardgame-mirror"), "3")
    assert "It counts as the card it lies on" in text
    assert "On an empty pile or turned over to start it counts as a 3: anything may be played on it." in text


def test_a_mirror_that_copies_effects_has_its_own_only_as_itself() -> None:
    keys = ('card.8.on = "anything"', "card.8.mirrors = true", 'card.8.skips = "once"')
    only = "This holds only when it counts as an 8; otherwise it does what the card it counts as does."
    assert only in entry(told("life", *keys, "card.8.copies = true"), "8")
    assert only not in entry(told("life", *keys), "8")


def test_a_card_that_finishes_only_on_an_empty_pile_says_so_without_contradiction() -> None:
    text = told("life", "card.2.finishes = false")
    assert (
        "Played onto other cards as your last card, it does not finish: you pick up the pile with it. "
        "On an empty pile you may finish with it."
    ) in entry(text, "2")
    assert "You may finish with any card, but with a 2 only on an empty pile;" in text
    assert "You cannot finish" not in text
    assert "any card but" not in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_from_elsewhere_says_what_was_decided_and_what_it_leaves_out(code: str) -> None:
    for name in MUSEUM:
        heading, *notes = rulebook(law(name), code).split("\n## ")[-1].strip().split("\n")
        assert heading == language(code).text(say("as-played"))
        assert notes[1] == f"- **{language(code).text(say('as-played-decided'))}:** " + language(code).text(
            say(f"decided-{name}")
        )
    changed = rulebook(law("daifugo", **{"pack.jokers": 2}), code)
    assert language(code).text(say("as-played")) not in changed, "the notes speak of the rules as they ship"
    assert "**Left out:** the joker as any other card" in rulebook(law("daifugo"))


def test_a_rank_that_wins_the_round_leaves_the_ladder_of_bombs_as_it_is() -> None:
    text = told("thirteen-southern", 'combinations.wins_round = "8"')
    assert "8s win the round, alone or as a set: nothing beats them, not even a bomb." in text
    ladder = re.search(
        r"Any four of a kind is beaten by any row of four or more pairs\.|It also beats .*?list: [^.]*\.", text
    )
    assert ladder
    assert ladder[0] in told("thirteen-southern")


@pytest.mark.parametrize(
    ("times", "sentence"),
    [
        ("once", "It skips the next player, only one however many are played together."),
        ("odd", "An odd number of them in one play skips the next player; an even number skips nobody."),
        ("each", "Each of them skips one player: two 4s skip two players."),
    ],
)
def test_cards_that_skip_say_whom(times: str, sentence: str) -> None:
    text = told("cardgame", f'card.4.skips = "{times}"')
    assert sentence in entry(text, "4")
    assert "Equal cards in a row that kill the pile skip nobody." in entry(text, "4")
    assert "skips nobody" not in parts(text_of("cardgame", f'card.4.skips = "{times}"'))["Your turn"]


def test_with_two_players_a_skip_gives_the_same_player_the_next_turn() -> None:
    text = entry(told("cardgame", 'card.4.skips = "each"'), "4")
    assert "With only two players, an odd number gives the same player the next turn, too; an even number does" in text
    skipping = compile(loads('extends = "cardgame"\ncard.4.skips = "each"'))
    position = parse_snapshot(skipping, "players=2 hand1=4S4C5S hand2=6S rest=gone")
    one, two = (play(skipping, position, Play(position.seats[0].hand[:count])).position for count in (1, 2))
    assert (one.table.turn, two.table.turn) == (0, 1)


@pytest.mark.parametrize(("reverses", "skips"), [("once", "once"), ("odd", "each"), ("once", "each")])
def test_with_two_players_a_reversal_and_a_skip_of_one_card_cancel_out(reverses: str, skips: str) -> None:
    lines = ('turn.reverse_with_two = "skips"', f'card.4.reverses = "{reverses}"', f'card.4.skips = "{skips}"')
    text = entry(told("cardgame", *lines), "4")
    assert "With only two players, reversing skips once more instead, and two skips cancel each other out." in text
    both = compile(loads("\n".join(['extends = "cardgame"', *lines])))
    position = parse_snapshot(both, "players=2 hand1=4S4C5S hand2=6S rest=gone")
    one, two = (play(both, position, Play(position.seats[0].hand[:count])).position for count in (1, 2))
    assert one.table.turn == 1
    # Two cards skip twice if each of them skips, and a single reversal makes three skips.
    assert two.table.turn == (0 if (reverses, skips) == ("once", "each") else 1)


def test_only_a_game_that_players_leave_speaks_of_those_still_in_it() -> None:
    assert "With only two players still in the game, reversing" in told("obsession", 'ends = "play on"')
    assert "With only two players, reversing changes nothing." in told("obsession")
    assert "With only two players still in the game, the other player is skipped" in told("life")
    assert "still in the game" not in told("life", 'ends = "first out"')


@pytest.mark.parametrize(
    "lines", [("cardgame", "switches.ten_ends_turn = true"), ("obsession", "card.10.kill_again = false")]
)
def test_a_run_of_cards_that_end_the_turn_lets_its_player_play_again(lines: tuple[str, str]) -> None:
    sentence = "10s in a row, played together, let you play again all the same."
    assert sentence in told(*lines)
    assert sentence not in told(lines[0])
    assert sentence not in told(*lines, 'card.10.in_runs = "breaks"')
    ending = compile(loads(f'extends = "{lines[0]}"\n{lines[1]}'))
    position = parse_snapshot(ending, "players=2 hand1=4STSTCTDTH hand2=5S pile=9S rest=gone")
    assert play(ending, position, Play(position.seats[0].hand[1:])).position.table.turn == 0


def test_a_run_may_come_in_several_plays_only_where_an_equal_card_may_follow() -> None:
    anyhow = "It does not matter who played the equal cards, or in how many plays."
    assert anyhow in told("cardgame")
    strict = told("cardgame", "ranking.strict = true")
    assert anyhow not in strict
    assert "Only 2s may come in several plays, whoever plays them. All others must come in one play," in strict
    assert anyhow in told("cardgame-mirror", "ranking.strict = true")
    threes = told("obsession", 'card.3.next = "R"')
    assert f"{anyhow} But 3s must come in one play, because no equal card may be played on them." in threes
    all_bound = told("cardgame", "ranking.strict = true", 'card.2.in_runs = "breaks"')
    assert "All of these equal cards must come in one play, because no equal card may be played on them." in all_bound


def test_a_card_that_goes_on_may_leave_its_player_stuck() -> None:
    stuck = "If you cannot, you pick up the pile, and your turn ends."
    assert stuck in told("obsession", "card.3.again = true")
    assert stuck not in told("obsession")


def test_run_lengths_are_told_by_players() -> None:
    text = told("obsession", "run.kill_run = { 2 = 3, 5 = 0, else = 4 }")
    assert "With two players, three or more cards of equal rank" in text
    assert "With three or four or six to eight players, four or more cards of equal rank" in text
    assert "With five players, equal cards in a row do nothing special." in text


def test_drawing_is_told_as_the_file_has_it() -> None:
    assert "draw until you hold five cards" in told("life", "turn.refill_to = 5")
    assert "draw two cards, however many you played," in told("life", "turn.draw = 2")
    nothing = told("life", "turn.draw = 0")
    assert "nobody draws in this game" in nothing
    assert "draw pile" not in nothing


def test_a_game_without_table_cards_does_not_speak_of_them() -> None:
    text = told("obsession", "deal = { up = 0, down = 0, hand = 5, order = ['hand'] }")
    assert "deal each player in turn five cards for the hand." in text
    assert not re.search(r"\b(up|down) cards|on the table", text.partition("## The aim")[2])


def test_a_turned_card_tells_what_it_does_not_do() -> None:
    text = told("obsession", "deal.flip_start = true", 'opening.cards = "anything"')
    assert "A 10 turned over leaves the game" in text
    assert "It gives nobody an extra play, skips nobody and does not change the direction." in text
    assert "Anything may be played on a joker turned over." in text


def test_picking_up_by_choice_is_told_by_stage() -> None:
    text = told("obsession", 'pick_up.by_choice = ["up"]')
    assert "You may also pick it up by choice while you play from your up cards, unless it is empty." in text
    assert "If you can play, you must; if you cannot, you pick up the pile." in text


def test_bombs_stand_on_their_ladder() -> None:
    text = told("thirteen-southern")
    assert "before it in this list: row of three pairs, four of a kind, row of four pairs, row of five pairs" in text
    assert "A pair of 2s is beaten by any row of four or more pairs." in text
    assert "Bombs of different kinds or sizes do not beat each other." in told("thirteen")


def test_bombs_outside_the_ladder_are_not_on_it() -> None:
    text = told("thirteen-southern", 'bombs.ladder = ["four", "3 pairs"]')
    assert "It also beats every bomb that comes before it in this list: four of a kind, row of three pairs." in text
    plain_fours = ("combinations.sets = [1, 2, 3, 4]", "bombs.four = false")
    assert "in this list" not in told("thirteen", *plain_fours, 'bombs.ladder = ["four", "3 pairs"]')


def test_points_by_place_are_told() -> None:
    text = told("life", "match = { wins = 3, points = [5, 2, 0] }")
    assert "five points for the first, two points for the second and nothing for everyone else." in text
    assert "A match goes on until somebody has won three games. " in text
    single = told("thirteen", "match.points = [3, 1]")
    assert "The winner of a game scores three points, every other player one point." in single


@pytest.mark.parametrize("points", ["[0]", "[0, 0, 0, 0]", "[]"])
def test_points_of_which_nobody_gets_any_are_not_told_by_place(points: str) -> None:
    text = told("thirteen", f"match.points = {points}")
    assert "No points are counted." in text
    assert not re.search("scores nothing|most points", text)


def test_the_first_to_win_enough_games_takes_a_match_without_points_by_place() -> None:
    assert "The first player to win three games takes the match." in told("thirteen")


def test_where_the_last_play_sets_the_number_of_cards_nothing_else_is_said_of_it() -> None:
    book = text_of("shithead", 'turn.sets = "as before"')
    assert "\nWhat follows is about ranks only; how many cards you play is given above.\n\nThis is what" in book
    assert "you play from your up cards just as from your hand.\n" in book
    assert "if you like" not in book
    for free in (text_of("shithead"), text_of("shithead", 'turn.sets = "one or all"')):
        assert "about ranks only" not in free
        assert "just as from your hand, " in free


def test_every_exchange_is_a_sentence_of_its_own() -> None:
    two = "From the second game of a match on, players exchange cards before the first play: the player who came last "
    two += "gives the winner the two highest cards and gets the winner's two lowest ones in return. "
    four, three = told("president", "players.least = 4"), told("president", "players.least = 3")
    assert two + "Then the players who came second and second to last exchange one card in the same way. " in four
    assert two + "With four players, those who came second and second to last then exchange one card" in three
    more = told("president", "players.most = 5", "pack.players_per_pack = 3")
    assert two + "With four or more players, those who came second and second to last" in more
    alone = told("president", "players.least = 2", "players.default = 3", "players.most = 3")
    assert two + "## Who starts" in alone
    up = told("shithead", "match.exchange = [1, 1]", "deal.choose_up = false")
    assert "the highest up card and gets the winner's lowest one in return. With four or more players, those" in up
    assert "exchange one up card in the same way. For this, the ranks go from low to high in this order: 3 4" in up
