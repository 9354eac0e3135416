"""Every key is declared once, and what the declaration says of it holds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

from emptyhand.fast.offsets import CLIMB, PILE, code
from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.law import compile, grid
from emptyhand.rules.law.model import parameters
from emptyhand.rules.ruleset import Family, clashes, load, restore
from emptyhand.rules.ruleset.keys import Asking
from emptyhand.rules.ruleset.known_keys import keys_of
from tests.words.rulebook.test_grid import changed, with_parameter

KEYS = [(family, name) for family in Family for name in keys_of(family)]
CORPUS = Path(__file__).parents[2] / "differential" / "corpus"

# Written before a rule parameter had one name everywhere: the labels that a digest covers are not its names.
DIGESTS = {
    "another-order": "e1791a3f",
    "any-cell": "1ebd4886",
    "anything-beats-anything": "6ac98d7b",
    "eight-seats-to-the-end": "23d3a1e1",
    "flipped-card-kills": "e9e49946",
    "full-lanes": "f6366d7d",
    "half-the-pack-each": "1598390f",
    "leaver-plays-again": "56adb427",
    "leaver-stands": "0c1bcdc3",
    "offers": "477c9da8",
    "two-left-skip": "62a9c9e6",
    "won-by-the-deal": "2869ebfe",
}


@pytest.mark.parametrize("name", DIGESTS)
def test_a_ruleset_of_the_corpus_keeps_its_digest(name: str) -> None:
    rules = json.loads((CORPUS / f"{name}.json").read_text("utf-8"))["law"]["rules"]
    assert compile(restore(json.dumps(rules), "kept")).digest == DIGESTS[name]


@pytest.mark.parametrize(
    ("key", "value", "digest"),
    [
        ("up.must_fit", True, "5c845fdb"),
        ("turn.sets", "one or all", "ac817709"),
        ("turn.sets", "as before", "3265bac4"),
        ("turn.again", "may", "c089034d"),
        ("turn.reverse_with_two", "skips", "56ccd103"),
    ],
)
def test_a_key_that_was_digested_by_another_name_still_is(key: str, value: str | bool, digest: str) -> None:
    assert compile(load("obsession", {key: value})).digest == digest


@pytest.mark.parametrize(("family", "name"), KEYS)
def test_the_rulebook_has_the_function_that_tells_of_a_key(family: Family, name: str) -> None:
    module, _, function = keys_of(family)[name].section.rpartition(".")
    assert callable(getattr(import_module(f"emptyhand.words.rulebook.{module}"), function))


@pytest.mark.parametrize(("family", "name"), [each for each in KEYS if keys_of(each[0])[each[1]].needs])
def test_a_key_needs_values_that_another_key_of_its_family_can_have(family: Family, name: str) -> None:
    needs = keys_of(family)[name].needs
    assert needs is not None
    other = keys_of(family)[needs[0]]
    ranks = RANK_LABELS if other.form is Asking.RANKS else ()
    among = ranks or other.options or other.among or range(other.least, other.most + 1)
    assert name != needs[0]
    assert needs[1]
    assert set(needs[1]) <= set(among)


def test_clashes_name_keys_that_there_are() -> None:
    text = Path(str(clashes.__file__)).read_text("utf-8")
    tables = {name.partition(".")[0] for _, name in KEYS if "." in name}
    named = {word for word in re.findall(r'"([a-z_]+\.[a-z_.]+)"', text) if word.partition(".")[0] in tables}
    assert len(named) > 15
    assert named - {name for _, name in KEYS} == set()


@pytest.mark.parametrize(("name", "places"), [("obsession", PILE), ("thirteen", CLIMB)])
def test_the_grid_prints_a_key_by_its_name(name: str, places: Iterable[str]) -> None:
    """A law that departs from the default of every key has a line for each."""
    law = compile(load(name))
    for parameter, value, default in parameters(law):
        if parameter in places and value == default:
            law = with_parameter(law, parameter, changed(law, parameter))
    printed = {line.split()[0] for line in grid(law).splitlines() if line}
    assert set(places) - printed == set()


def test_a_kernel_writes_a_word_as_its_place_among_the_choices() -> None:
    for name in PILE:
        key = keys_of(Family.PILE)[name]
        if key.options and key.default is not None and not isinstance(key.default, bool):
            assert code(key.default) == key.options.index(key.default)
