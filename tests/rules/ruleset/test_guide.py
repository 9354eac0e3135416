"""The guide to rulesets names every key there is, and its examples do what it says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import RulesetError, load
from emptyhand.rules.ruleset.loader import MAX_LAYERS, layers
from emptyhand.rules.ruleset.parse import MAX_BYTES, MAX_LINE
from emptyhand.rules.ruleset.reader import Reader
from emptyhand.rules.ruleset.rules import MAX_SWITCHES, read_ruleset
from tests.catalogue import CORE
from tools.key_tables import rewritten

GUIDE = (Path(__file__).parents[3] / "docs" / "rulesets.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"```toml\n# (\S+)\n(.*?)```", GUIDE, re.DOTALL))
GOOD = [name for name in EXAMPLES if name != "slip.toml"]


def known_keys(name: str) -> set[str]:
    """Every key that is read for a ruleset, ranks and switches by their general name."""
    reader = Reader(layers(name))
    read_ruleset(reader)
    keys = {re.sub(r"^card\.[^.]+\.", "card.RANK.", key) for key in reader.asked}
    keys = {re.sub(r"^switch\.[^.]+\.", "switch.NAME.", key) for key in keys}
    return {re.sub(r"^switches\..*", "switches.NAME", key) for key in keys if not re.search(r"kill_run\.\d", key)}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that holds the guide's examples, to stand in."""
    for name, text in EXAMPLES.items():
        (tmp_path / name).write_text(f"# {name}\n{text}", "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", CORE)
def test_every_key_that_is_read_is_in_the_guide(name: str) -> None:
    told = set(re.findall(r"`([a-z_A-Z.]+)`", GUIDE))
    assert known_keys(name) - told == set()


def test_every_key_of_a_table_in_the_guide_is_read() -> None:
    told = {key for cell in re.findall(r"^\| (`.*?) \|", GUIDE, re.MULTILINE) for key in re.findall(r"`(\S+?)`", cell)}
    read = set().union(*map(known_keys, CORE))
    assert told - read == {"switch.NAME.on", "switch.NAME.off"}


def test_the_tables_of_the_guide_are_as_the_keys_are_declared() -> None:
    """`python -m tools.key_tables` writes them."""
    assert GUIDE.count("<!-- keys ") == 5
    assert rewritten(GUIDE) == GUIDE


def test_the_guide_names_every_ruleset_and_limit() -> None:
    for name in CORE:
        assert f"`{name}`" in GUIDE
    limits = (f"{MAX_BYTES // 1024} KiB", f"{MAX_LINE} characters", f"{MAX_LAYERS} files", f"at most {MAX_SWITCHES}")
    for limit in limits:
        assert limit in GUIDE


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", GOOD)
def test_an_example_of_the_guide_loads_and_plays(name: str) -> None:
    law = compile(load(name))
    rng = Random(name)
    for players in law.players.counts:
        position = start(law, deal(law, players, 1)).position
        for _ in range(300):
            if position.over:
                break
            position = play(law, position, rng.choice(legal_moves(law, position))).position


@pytest.mark.usefixtures("folder")
def test_the_slip_in_the_guide_gets_the_sentence_shown_there() -> None:
    with pytest.raises(RulesetError) as caught:
        load("slip.toml")
    assert f"```\n{caught.value}\n```" in GUIDE


def test_the_guide_has_its_examples() -> None:
    assert len(GOOD) >= 5
