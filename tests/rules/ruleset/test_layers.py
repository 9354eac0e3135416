"""Files on files, switches, and single keys from outside: which line wins."""

from __future__ import annotations

import pytest

from emptyhand.rules.cards import parse_ranks
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import CATALOGUE, Family, catalogue, load, loads, parse_override, restore
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.groups import GROUPS
from emptyhand.rules.ruleset.model import Ends, Next, On, Ties, Zone
from emptyhand.rules.ruleset.pile_keys import PileRules
from tests.catalogue import CORE, MUSEUM
from tests.rules.ruleset.trouble import LIFE, trouble_with


def pile(text: str) -> PileRules:
    rules = loads(text).rules
    assert isinstance(rules, PileRules)
    return rules


def overridden(name: str, *words: str) -> PileRules:
    rules = load(name, dict(map(parse_override, words))).rules
    assert isinstance(rules, PileRules)
    return rules


# -- layers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.all.catalogue")
def test_the_rulesets_of_the_package_begin_with_obsession() -> None:
    assert [ruleset.name for ruleset in catalogue()] == list(CATALOGUE)
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(CATALOGUE)
    assert len(CORE) == 10
    assert len(MUSEUM) == 16
    assert CATALOGUE[0] == "obsession"
    assert {r.name for r in map(load, CORE) if r.family is Family.CLIMB} == {"thirteen", "thirteen-southern"}


def test_a_file_on_top_changes_only_what_it_says() -> None:
    ours = loads(LIFE + '[card.7]\nnext = "order"\n[ranking]\norder = "3 4 5 6 7 8 9 J Q K A"')
    base = load("life")
    assert isinstance(ours.rules, PileRules)
    assert isinstance(base.rules, PileRules)
    assert ours.rules.card[5].next is Next.ORDER
    assert ours.rules.card[5].on is base.rules.card[5].on
    assert (ours.players, ours.rules.opening.ladder) == (base.players, base.rules.opening.ladder)


def test_an_empty_table_takes_nothing_away() -> None:
    assert pile(LIFE + "[card.7]\n[players]\n[switches]\n[switch]") == load("life").rules


def test_a_table_by_players_replaces_one_number_and_the_other_way_round() -> None:
    by_players = pile(LIFE + "[run]\nkill_run = { 2 = 3, else = 5 }")
    assert by_players.run.kill_run == (5, 5, 3, 5, 5, 5, 5, 5, 5)
    assert by_players.kill_run_seats == (2,)
    plain = pile('extends = "obsessed"\n[run]\nkill_run = 6')
    assert plain.run.kill_run == (6,) * 9
    assert plain.kill_run_seats == ()


def test_one_of_two_answers_replaces_the_other_of_the_file_below() -> None:
    assert (pile(LIFE + "[turn]\ndraw = 2").turn.draw, pile(LIFE + "[turn]\ndraw = 2").turn.refill_to) == (2, 0)
    other = pile('extends = "cardgame"\n[turn]\nrefill_to = 4')
    assert (other.turn.draw, other.turn.refill_to) == (0, 4)


def test_a_file_that_narrows_the_players_need_not_repeat_the_default() -> None:
    players = loads(LIFE + "[players]\nmost = 3").players
    assert (players.least, players.most, players.default) == (2, 3, 3)


def test_a_list_is_replaced_as_a_whole() -> None:
    rules = loads('extends = "thirteen"\ninstant = [{ name = "three aces", hold = "A A A" }]').rules
    assert isinstance(rules, ClimbRules)
    assert [instant.name for instant in rules.instant] == ["three aces"]


@pytest.mark.parametrize("name", CORE)
def test_the_flattened_text_reads_back_as_the_same_rules(name: str) -> None:
    ruleset = load(name)
    again = restore(ruleset.text, name)
    assert (again.rules, again.players, again.pack, again.match) == (
        ruleset.rules, ruleset.players, ruleset.pack, ruleset.match,
    )  # fmt: skip
    assert again.text == ruleset.text
    assert compile(again).digest == compile(ruleset).digest


# -- switches --------------------------------------------------------------------------------------------------------


def test_a_thrown_switch_sets_its_keys() -> None:
    mirrored = pile('extends = "cardgame"\n[switches]\nmirror_threes = true').card[1]
    assert (mirrored.on, mirrored.mirrors) == (On.ANYTHING, True)


def test_an_explicit_line_of_the_same_file_wins_over_the_switch() -> None:
    card = pile('extends = "cardgame"\n[card.3]\non = "order"\n[switches]\nmirror_threes = true').card[1]
    assert (card.on, card.mirrors) == (On.ORDER, True)


def test_a_switch_thrown_above_wins_over_a_line_below() -> None:
    card = pile('extends = "cardgame-mirror"\n[switches]\nmirror_threes = false').card[1]
    assert (card.on, card.mirrors) == (On.ORDER, False)


def test_a_ruleset_tells_its_switches_with_their_question_and_setting() -> None:
    switches = {switch.name: switch for switch in load("cardgame-mirror").switches}
    assert [*switches][:2] == ["mirror_threes", "lower_sevens"]
    assert switches["mirror_threes"].value
    assert not switches["lower_sevens"].value
    assert switches["lower_sevens"].asks.endswith("?")


def test_a_file_may_bring_a_switch_of_its_own() -> None:
    text = LIFE + '[switch.tens_skip]\nasks = "Do 10s skip?"\non = { card.10.skips = "once" }\n'
    assert pile(text + "[switches]\ntens_skip = true").card[8].skips.value == "once"
    assert loads(text).switches[-1].value is False


@pytest.mark.parametrize("name", CORE)
def test_every_switch_plays_in_both_positions(name: str) -> None:
    for switch in load(name).switches:
        laws = {compile(load(name, {switch.name: value})).digest for value in (True, False)}
        assert len(laws) == 2, switch.name


# -- single keys from outside ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("kill_run=3", 3),
        ("mirror_threes=true", True),
        ("ties=rps", "rps"),
        ('ties="rps"', "rps"),
        ("ends=play on", "play on"),
        ("card.7.next=2 3 R", "2 3 R"),
        (" title = 'a = b' ", "a = b"),
        ("title=", ""),
        ("title=a#b", "a#b"),
        ("x=1.5", 1.5),
    ],
)
def test_an_override_reads_as_toml_would_and_bare_words_as_text(text: str, value: object) -> None:
    key, read = parse_override(text)
    assert key == text.partition("=")[0].strip()
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize("text", ["kill_run", "=3", "", " = "])
def test_an_override_without_key_and_value_is_refused(text: str) -> None:
    assert str(trouble_with("life", text)) == f"--set: expected key=value, got {text!r}"


@pytest.mark.parametrize("text", ["kill_run={ else = 4 }", "title='a'\nends = 'b'"])
def test_an_override_is_no_table(text: str) -> None:
    key = text.partition("=")[0]
    sentence = "expected a value or a list, not a table: set its keys one by one"
    assert str(trouble_with("life", text)) == f"--set, {key}: {sentence}"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("by_choice=[]", []),
        ("exchange=[2, 1]", [2, 1]),
        ("exchange=[2,1]", [2, 1]),
        ('by_choice=["hand", "up"]', ["hand", "up"]),
        ("by_choice=[hand, up]", ["hand", "up"]),
        ("of_five=[run,straight flush]", ["run", "straight flush"]),
        ("chops=[{on = '2', by = ['four']}]", [{"on": "2", "by": ["four"]}]),
    ],
)
def test_an_override_may_be_a_list_whose_quotes_a_shell_has_stripped(text: str, value: object) -> None:
    assert parse_override(text)[1] == value


def test_a_list_is_set_on_top_of_a_ruleset() -> None:
    assert overridden("life", "by_choice=[hand]").pick_up.by_choice == (Zone.HAND,)
    rules = load("tien-len-nam", dict(map(parse_override, ["instant=[]", "match.exchange=[2, 1]"])))
    assert isinstance(rules.rules, ClimbRules)
    assert (rules.rules.instant, rules.match.exchange) == ((), (2, 1))


def test_an_override_by_its_full_key_its_last_parts_or_a_switch() -> None:
    assert overridden("life", "run.kill_run=3").run.kill_run[4] == 3
    assert overridden("life", "kill_run=3").run.kill_run[4] == 3
    assert overridden("life", "7.next=2 3").card[5].next == parse_ranks("2 3")
    assert overridden("life", "ties=rps").opening.ties is Ties.RPS
    assert overridden("cardgame", "mirror_threes=true").card[1].mirrors
    assert overridden("cardgame", "switches.mirror_threes=true").card[1].mirrors
    assert load("life", {"ends": "first out"}).ends is Ends.FIRST_OUT


def test_an_override_replaces_a_table_by_players_too() -> None:
    rules = overridden("obsessed", "kill_run=5")
    assert rules.run.kill_run == (5,) * 9


def test_a_number_from_outside_does_for_a_single_rank() -> None:
    assert overridden("life", "card.7.next=3").card[5].next == parse_ranks("3")


def test_an_override_wins_over_a_switch_thrown_beside_it() -> None:
    card = overridden("cardgame", "card.3.on=order", "mirror_threes=true").card[1]
    assert (card.on, card.mirrors) == (On.ORDER, True)


def test_an_override_of_one_answer_replaces_the_other() -> None:
    turn = overridden("cardgame", "refill_to=3").turn
    assert (turn.draw, turn.refill_to) == (0, 3)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("order=3", "order: ambiguous key, expected one of deal.order, ranking.order"),
        ("on=3", "on: ambiguous key, expected one of card.10.on, card.2.on, card.3.on, card.4.on, …"),
        ("kil_run=3", "kil_run: unknown key, did you mean 'run.kill_run'?"),
        ("free_openings=true", "free_openings: unknown key, did you mean 'switches.free_opening'?"),
        ("free_opening=yes", 'switches.free_opening: expected true or false, got "yes"'),
        ("ties=dice", 'opening.ties: expected one of "seat", "coin", "rps", got "dice"'),
        ("players=3", "players: expected a table with keys such as least, got 3"),
        ("extends=cardgame", "extends: unknown key, expected only in a ruleset file"),
        ("a.b[0].c=3", "a.b.c: unknown key, expected a key that docs/rulesets.md lists for a pile game"),
        ("nosuch=1", "nosuch: unknown key, expected a key that docs/rulesets.md lists for a pile game"),
        ("kill_run=three", 'run.kill_run: expected 0 or a whole number from 2 to 32, got "three"'),
    ],
)
def test_a_wrong_override_is_told_as_such(word: str, sentence: str) -> None:
    assert str(trouble_with("life", word)) == f"--set, {sentence}"


def test_two_answers_from_outside_are_refused() -> None:
    assert "two answers to one question" in str(trouble_with("life", "draw=1", "refill_to=2"))
