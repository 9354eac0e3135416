"""The museum's light sweep: what the deep tests of the core prove about the keys is not proven again for every game."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from emptyhand.game.deal import deal
from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from emptyhand.rules.ruleset import load
from emptyhand.rules.ruleset.groups import GROUPS, group_of
from emptyhand.words.speech.catalogue import entries
from tests.catalogue import MUSEUM
from tests.differential.sweep import expect_equal_games
from tests.helpers import law
from tests.property.promises import COSTLY, EVERY_STEP
from tests.property.walks import Case, walk
from tests.scale import scaled
from tests.words.rulebook.test_claims import check as check_claims
from tests.words.rulebook.test_languages import check as check_languages


@pytest.mark.parametrize("name", MUSEUM)
def test_a_file_names_its_source_and_what_it_cannot_say(name: str) -> None:
    text = (resources.files("emptyhand") / "rules" / "catalogue" / f"{name}.toml").read_text("utf-8")
    note = re.match(r"(# .*\n)+", text)
    assert note, "the file begins with its note"
    assert re.search(r"^# Source: \S", note[0], re.MULTILINE)
    assert {f"decided-{name}", f"omits-{name}"} & entries("en").keys(), "players read what was decided"
    assert set(re.findall(r"`((?:decided|omits)-[\w-]+)`", note[0])) <= entries("en").keys()
    assert max(map(len, note[0].splitlines())) <= 120
    assert name in GROUPS[group_of(name)]


@pytest.mark.parametrize("name", MUSEUM)
def test_both_engines_play_the_same_games(name: str) -> None:
    expect_equal_games(f"set:{name}", games=scaled(3), cap=300)


@pytest.mark.parametrize("name", MUSEUM)
def test_a_game_keeps_every_promise_of_the_engine(name: str) -> None:
    for decision in walk(Case(name, "", load(name).players.default, 1), cap=scaled(120, least=60)):
        is_tried_whole = decision.random.random() < 0.05 or decision.step.position.over
        for promise in (*EVERY_STEP, *COSTLY) if is_tried_whole else EVERY_STEP:
            promise(decision)


@pytest.mark.parametrize("name", MUSEUM)
def test_the_rulebook_claims_what_holds_in_every_language(name: str) -> None:
    check_claims(law(name), name)
    check_languages(law(name))


@pytest.mark.parametrize("name", MUSEUM)
def test_casual_players_finish_at_the_smallest_and_the_largest_table(name: str) -> None:
    for seats in {load(name).players.least, load(name).players.most}:
        game = Game(law(name), deal(law(name), seats, 7))
        play_out(game, [make("level:2", seat) for seat in range(seats)])
        assert game.over
        assert not game.stalled
