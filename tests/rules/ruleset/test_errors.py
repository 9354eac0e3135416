"""A wrong ruleset gets one sentence that names file, line and key and says what was expected."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from emptyhand.rules.ruleset import RulesetError, load, loads, restore
from tests.rules.ruleset.trouble import LIFE, THIRTEEN, trouble

BEATS = THIRTEEN + "[combinations]\nbeats = ["
COMBINATIONS = 'combinations such as "2 2", "3S", "pair", "run of 4", "3 pairs", "bomb" or "anything"'

SENTENCES = {
    # -- unknown keys --
    LIFE + "[turn]\nrefil_to = 3": "line 3, turn.refil_to: unknown key, did you mean 'turn.refill_to'?",
    LIFE + "kill_run = 3": "line 2, kill_run: unknown key, did you mean 'run.kill_run'?",
    LIFE
    + '[players]\nends = "play on"': "line 3, players.ends: unknown key, did you mean 'ends' above the first table?",
    LIFE + "five_transparent = true": (
        "line 2, five_transparent: unknown key, did you mean 'switches.five_transparent'?"
    ),
    LIFE + '[crd.7]\non = "order"': "line 3, crd.7.on: unknown key, did you mean 'card.7.on'?",
    LIFE + "[plyers]": "line 2, plyers: unknown key, did you mean 'players'?",
    LIFE + "[turn]\nmust_beat = true": (
        "line 3, turn.must_beat: unknown key in a pile game, expected only in climbing games"
    ),
    "nosuch = 1": "line 1, nosuch: unknown key, expected a key that docs/rulesets.md lists",
    THIRTEEN + '[[instant]]\nname = "x"\nzebra = 1': (
        "line 4, instant.zebra: unknown key, expected one of name, hold, size, count, consecutive, ranks"
    ),
    'extend = "life"': "line 1, extend: unknown key, did you mean 'extends'?",
    'family = "pile"\n[players]\nlest = 2': "line 3, players.lest: unknown key, did you mean 'players.least'?",
    THIRTEEN + '[[instant]]\nname = "x"\nhld = "2"': "line 4, instant.hld: unknown key, did you mean 'hold'?",
    LIFE + "[card.8]\ndoubles = 2": (
        "line 3, card.8.doubles: unknown key, expected a key that docs/rulesets.md lists for a pile game"
    ),
    # -- switches --
    LIFE + "[switches]\nfree_openin = true": (
        "line 3, switches.free_openin: unknown switch, did you mean 'free_opening'?"
    ),
    LIFE + "[switches]\nxyz = true": (
        "line 3, switches.xyz: unknown switch, expected one of "
        "bomb_single_play, five_transparent, fives_add_up, free_opening, may_end_turn"
    ),
    LIFE + '[switches]\nfree_opening = "yes"': 'line 3, switches.free_opening: expected true or false, got "yes"',
    LIFE + "[switches]\nfree_opening.on = true": "line 3, switches.free_opening: expected true or false, got a table",
    LIFE + "switches = true": "line 2, switches: expected a table of switches, got true",
    LIFE + "switch = []": "line 2, switch: expected a table of switches, got an empty list",
    LIFE + "switch.a = 3": "line 2, switch.a: expected a table with keys such as asks, got 3",
    LIFE + '[switch.a]\nask = "?"': "line 3, switch.a.ask: unknown key, expected asks, on or off",
    LIFE + "[switch.a]\non = 3": "line 3, switch.a.on: expected a table of keys, got 3",
    LIFE + "[switch.a]\non = { turn.drw = 1 }": (
        "line 3, turn.drw (in the switch a): unknown key, did you mean 'turn.draw'?"
    ),
    LIFE + "[switch.a.off]\nplayers.most = 99": (
        "line 3, players.most (in the switch a): expected a whole number from 2 to 8, got 99"
    ),
    LIFE + "[switch.a.on]\nswitches.free_opening = true": (
        "line 3, switch.a.on.switches.free_opening: a switch cannot throw another, expected a key of the rules"
    ),
    # -- wrong types and values --
    LIFE + "[players]\nmost = 9": "line 3, players.most: expected a whole number from 2 to 8, got 9",
    LIFE + "[players]\nmost = 2.5": "line 3, players.most: expected a whole number from 2 to 8, got 2.5",
    LIFE + "[players]\nmost = true": "line 3, players.most: expected a whole number from 2 to 8, got true",
    LIFE + '[players]\nmost = "4"': 'line 3, players.most: expected a whole number from 2 to 8, got "4"',
    LIFE + "[players]\nmost = 0x" + "f" * 400: (
        "line 3, players.most: expected a whole number from 2 to 8, got a huge number"
    ),
    LIFE + "[players]\nleast = 4\nmost = 3": (
        "line 4, players.most: 4 players at least and 3 at most leave no number, expected players.least up to 3"
    ),
    LIFE + "[players]\nleast = 5": (
        "line 3, players.least: 5 players at least and 4 at most leave no number, expected players.least up to 4"
    ),
    LIFE + "[players]\ndefault = 5": "line 3, players.default: expected a whole number from 2 to 4, got 5",
    LIFE + "players = 4": "line 2, players: expected a table with keys such as least, got 4",
    LIFE + "[players.most]\nx = 1": "line 2, players.most: expected a whole number from 2 to 8, got a table",
    LIFE + "[deal]\nchoose_up = 1": "line 3, deal.choose_up: expected true or false, got 1",
    LIFE + "title = 3": "line 2, title: expected a line of text in quotes, got 3",
    LIFE + 'title = "a\\u001bb"': (
        'line 2, title: expected a line of at most 80 printable characters, got "a\\u001bb"'
    ),
    LIFE + "title = 2001-01-01": (
        "line 2, title: expected text, a number, true or false, a list or a table, got the date or time 2001-01-01"
    ),
    LIFE + 'ends = "last out"': 'line 2, ends: expected one of "first out", "play on", got "last out"',
    LIFE + '[deal]\norder = "down hand up"': (
        'line 3, deal.order: expected a list of zones in square brackets, got "down hand up"'
    ),
    LIFE + '[deal]\norder = ["hnd"]': 'line 3, deal.order: expected one of "hand", "up", "down", got "hnd"',
    # -- ranks, suits and cards --
    LIFE + '[opening]\nladder = "3 4 1"': (
        "line 3, opening.ladder: expected ranks with spaces between them, "
        "but '1' is not a rank: expected 2 to 10, J, Q, K, A or R (the joker)"
    ),
    LIFE + '[ranking]\norder = "3 4 4"': 'line 3, ranking.order: expected every rank at most once, got "3 4 4"',
    LIFE + '[card.7]\nnext = "lower"': (
        'line 3, card.7.next: expected "order", "anything", "see through" or ranks with spaces between them, '
        'such as "2 3 4 5 6 7", got "lower"'
    ),
    LIFE + '[card.7]\nnext = "a 7 and lower"': (
        'line 3, card.7.next: expected each rank by itself: "2 3 4 5 6 7", got "a 7 and lower"'
    ),
    LIFE + '[card.7]\nnext = "up to 3"': 'line 3, card.7.next: expected each rank by itself: "2 3", got "up to 3"',
    LIFE + '[card.7]\nnext = "3-6"': 'line 3, card.7.next: expected each rank by itself: "3 4 5 6", got "3-6"',
    LIFE + '[card.7]\nnext = "7 or lower"': (
        'line 3, card.7.next: expected each rank by itself: "2 3 4 5 6 7", got "7 or lower"'
    ),
    LIFE
    + '[card.Q]\nnext = "Q or higher"': 'line 3, card.Q.next: expected each rank by itself: "Q K A", got "Q or higher"',
    LIFE + "card.7 = 3": "line 2, card.7: expected a table with keys such as on, got 3",
    LIFE + '[card.1]\non = "order"': (
        "line 2, card.1: '1' is not a rank: expected 2 to 10, J, Q, K, A or R (the joker)"
    ),
    LIFE + '[card.jack]\non = "order"': "line 2, card.jack: 'jack' is not a rank: did you mean \"J\"?",
    LIFE + 'card.Tens.on = "order"': "line 2, card.Tens: 'Tens' is not a rank: did you mean \"10\"?",
    LIFE + '[card.T]\non = "order"': "line 2, card.T: this is the same rank as card.10, expected only one of them",
    THIRTEEN + '[ranking]\nsuits = "S C D"': (
        'line 3, ranking.suits: expected the four suits from low to high, such as "S C D H", got "S C D"'
    ),
    # -- tables inside lists and inline tables --
    LIFE + "[run]\nkill_run = { 2 = 3 }": (
        "line 3, run.kill_run.else: this key is missing, expected 0 or a whole number from 2 to 32"
    ),
    LIFE + "[run]\nkill_run = { two = 3, else = 4 }": (
        "line 3, run.kill_run.two: expected a number of players from 2 to 8, or else"
    ),
    LIFE + "[run]\nkill_run = 1": "line 3, run.kill_run: expected 0 or a whole number from 2 to 32, got 1",
    THIRTEEN + "[combinations]\nshortest_run = 1": (
        "line 3, combinations.shortest_run: expected 0 or a whole number from 2 to 13, got 1"
    ),
    LIFE + "[run]\nkill_run = {}": (
        "line 3, run.kill_run: expected 0 or a whole number from 2 to 32, got an empty table"
    ),
    THIRTEEN + '[match]\nleft_prices = [{ cards = "2S 1", price = 1 }]': (
        'line 3, match.left_prices.cards: expected cards or ranks such as "2S 2C" or "2", got "2S 1"'
    ),
    THIRTEEN + '[match]\nleft_prices = [{ cards = "2 2S", price = 1 }]': (
        'line 3, match.left_prices.cards: expected cards or ranks such as "2S 2C" or "2", each card once, got "2 2S"'
    ),
    THIRTEEN + "[bombs]\nchops = [3]": "line 3, bombs.chops: expected a table with on, by, got 3",
    THIRTEEN + '[bombs]\nchops = { on = "2" }': (
        "line 3, bombs.chops: expected a list of tables, or each under [[bombs.chops]], got a table"
    ),
    THIRTEEN + '[bombs]\nchops = [{ on = "2" }]': (
        "line 3, bombs.chops.by: this key is missing, expected a list of bombs in square brackets"
    ),
    THIRTEEN + '[bombs]\nchops = [{ on = "2 3", by = [] }]': (
        'line 3, bombs.chops.on: expected one, two or three equal ranks, got "2 3"'
    ),
    THIRTEEN + "[bombs]\nsets = [4]": (
        "line 3, bombs.sets: expected bombs.four for four of a kind, else 3 or 5 to 8, got 4"
    ),
    BEATS + '{ play = "2" }]': (f"line 3, combinations.beats.on: this key is missing, expected {COMBINATIONS}"),
    BEATS + '{ play = "2 3", on = "2" }]': (f'line 3, combinations.beats.play: expected {COMBINATIONS}, got "2 3"'),
    BEATS + '{ play = "2", on = "pair", cards = "fewer" }]': (
        'line 3, combinations.beats.cards: expected one of "any", "same", "more", "double", got "fewer"'
    ),
    BEATS + '{ play = "2", on = "pair", rank = "lower" }]': (
        'line 3, combinations.beats.rank: expected one of "any", "higher", "equal or higher", "next", got "lower"'
    ),
    BEATS + '{ play = "2", on = "pair", never = 1 }]': (
        "line 3, combinations.beats.never: expected true or false, got 1"
    ),
    BEATS + '{ plays = "2", on = "pair" }]': ("line 3, combinations.beats.plays: unknown key, did you mean 'play'?"),
    BEATS + '{ play = "2", on = "pair", never = true, chop = true }]': (
        "line 3, combinations.beats.chop: what is never played costs nothing, expected either never or chop, not both"
    ),
    THIRTEEN + '[bombs]\nladder = ["3 pears"]': (
        'line 3, bombs.ladder: expected "three" to "eight" or a number of pairs such as "3 pairs", got "3 pears"'
    ),
    THIRTEEN
    + '[[instant]]\nhold = "2"': "line 2, instant.name: this key is missing, expected a line of text in quotes",
    THIRTEEN + '[[instant]]\nname = "x"\nhold = "2"\nsize = 2': (
        "line 5, instant.size: expected either hold, or size, count and ranks, not both"
    ),
    THIRTEEN + '[[instant]]\nname = "x"\nhold = "2 2 2 2 2"': (
        'line 4, instant.hold: expected at most four of each rank and no joker, got "2 2 2 2 2"'
    ),
    THIRTEEN + '[[instant]]\nname = "x"\nsize = 2\ncount = 3\nranks = ""': (
        'line 6, instant.ranks: expected ranks from low to high without the joker, got ""'
    ),
    # -- what is missing --
    "": 'family: this key is missing, expected one of "pile", "climb" (or a ruleset to build on, by extends)',
    'family = "climb"': 'ends: this key is missing, expected one of "first out", "play on"',
    'family = "heap"': 'line 1, family: expected one of "pile", "climb", got "heap"',
    # -- the text itself --
    LIFE + "[card.8]\nskips = once": (
        "line 3, card.8.skips: expected true, false, a number or text in quotes, got once without quotes"
    ),
    LIFE + "card.Q.kills = yes # why not": (
        "line 2, card.Q.kills: expected true, false, a number or text in quotes, got yes without quotes"
    ),
    "title =\n": "line 1, title: expected a value after =",
    "[a]\n\n[a]\n": "line 3, a: this table begins in line 1 already, expected all its keys in one place",
    '\ntitle = "abc\n': "line 2, title: this text has no closing quote, expected one",
    'title = """\n\nabc': "line 1, title: this text has no closing quote, expected one",
    "x = " + "9" * 500: "line 1: the line is too long: expected at most 500 characters",
    '"a b" = 1': 'line 1, a b: expected keys of letters, digits, - and _ only, got "a b"',
    '"players.most" = 1': 'line 1, players.most: expected players.most without quotes, got "players.most"',
    "x = " + "[" * 40 + "]" * 40: "line 1: expected tables and lists at most 10 deep inside one another",
    "a." * 20 + "b = 1": "line 1: expected tables and lists at most 10 deep inside one another",
    "#\n" * 40_000: ": the file is too large: expected at most 64 KiB",
    # -- extends --
    "extends = 3": "line 1, extends: expected the name of a ruleset or the path of a file, in quotes, got 3",
    'extends = "lief"': "line 1, extends: there is no ruleset called 'lief', did you mean 'life'?",
    '\nextends = "./life.toml"': (
        "line 2, extends: files cannot be extended from here, expected the name of a ruleset"
    ),
    # -- two answers to one question --
    LIFE + "[turn]\ndraw = 1\nrefill_to = 3": (
        "line 4, turn.refill_to: turn.draw and turn.refill_to are two answers to one question: "
        "expected only one of them"
    ),
}


@pytest.mark.parametrize(("text", "sentence"), SENTENCES.items(), ids=range(len(SENTENCES)))
def test_a_wrong_ruleset_is_told_where_and_what_was_expected(text: str, sentence: str) -> None:
    assert str(trouble(text)) == "ours.toml" + ("" if sentence.startswith(":") else ", ") + sentence


def test_an_error_carries_file_key_and_line_as_values() -> None:
    error = trouble(LIFE + "[players]\nmost = 9")
    assert (error.file, error.key, error.line) == ("ours.toml", "players.most", 3)


def test_an_error_in_a_file_that_is_built_on_names_that_file() -> None:
    error = trouble('extends = "cardgame"\n[card.3]\nmirrors = true\nnext = "see through"')
    assert str(error) == "ours.toml, line 4, card.3.next: a card either mirrors or is seen through, expected not both"


@pytest.mark.parametrize("word", ["\u001b[2J", "a\nb", "\u202e", "x" * 300])
def test_no_error_is_longer_than_a_line_or_moves_the_cursor(word: str) -> None:
    for wrong in ("ends = {}", "{} = 1", "[switches]\n{} = 1"):
        message = str(trouble(LIFE + wrong.format(_quoted(word))))
        assert message.isprintable()
        assert len(message) < 400


def test_a_file_whose_name_turns_the_direction_of_text_is_refused(tmp_path: Path) -> None:
    for name in ("\u202eefil.toml", "a\u2067b.toml", "\u200flife.toml"):
        path = tmp_path / name
        path.write_text('extends = "life"\n', encoding="utf-8")
        code = f"U+{ord(next(c for c in name if not c.isprintable())):04X}"
        with pytest.raises(RulesetError, match="which turns the direction") as found:
            load(str(path))
        assert f"expected a file's name without {code}" in str(found.value)
        assert str(found.value).isprintable()


@pytest.mark.parametrize("opening", ["[\n", "[\n# deeper\n", "{a=[\n"])
def test_lists_inside_lists_without_end_are_refused(opening: str) -> None:
    closing = "]}\n" if "{" in opening else "]\n"
    assert "deep" in str(trouble("x = " + opening * 450 + closing * 450))


def _quoted(word: str) -> str:
    return '"' + "".join(f"\\u{ord(c):04x}" for c in word)[:480] + '"'


@pytest.mark.parametrize(
    "flat", ["", "[]", "null", '{"a": 1', "[" * 9000, '{"title": ' + "9" * 5000 + "}", '{"a":"' + "x" * 70_000 + '"}']
)
def test_rules_of_a_record_that_are_no_object_are_refused(flat: str) -> None:
    with pytest.raises(RulesetError) as caught:
        restore(flat, "ours")
    assert str(caught.value) == "the record's rules: expected the rules as one JSON object of dotted keys"


@pytest.mark.parametrize("value", ["null", "{}", "[]", "1e999", '{"least": 2}', "[[[]]]"])
@pytest.mark.parametrize("key", ["family", "players", "players.least", "deal.order", "card.7", "title", "zzz"])
def test_rules_of_a_record_are_checked_like_a_file(key: str, value: str) -> None:
    with pytest.raises(RulesetError) as caught:
        restore(f'{{"family": "pile", "{key}": {value}}}', "ours")
    assert str(caught.value).startswith("the record's rules, ")


def test_a_ruleset_without_switches_knows_none() -> None:
    flat = json.dumps(json.loads(load("obsession").text) | {"switches.xyz": True})
    with pytest.raises(RulesetError, match=r"switches\.xyz: unknown switch, expected none in this ruleset"):
        restore(flat, "ours")


def test_an_error_in_another_process_keeps_its_sentence() -> None:
    with pytest.raises(RulesetError) as caught:
        loads('extends = "life"\n[players]\nmost = 99\n', "ours.toml")
    sent = pickle.loads(pickle.dumps(caught.value))
    assert (str(sent), sent.line, sent.keys) == (str(caught.value), caught.value.line, caught.value.keys)
