"""The page of variations names keys that exist, shows lines that compile, and counts right."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import load
from emptyhand.rules.ruleset.climb_keys import CLIMB_TABLES
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.model import SHARED_TABLES
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES
from tests.rules.ruleset.trouble import trouble

PAGE = (Path(__file__).parents[3] / "docs" / "variations.md").read_text("utf-8")
PILE, CLIMB = re.split(r"^## Climbing games$", PAGE, flags=re.MULTILINE)
HOW = ("always", "one key", "several keys", "not yet", "never")


def rows(part: str) -> list[tuple[str, str, list[str]]]:
    """What varies, how it is said, and the code spans of the last cell."""
    cells = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
    return [
        (what, how, re.findall(r"`([^`]+)`", said)) for what, how, said in cells if (what, how) != ("variation", "how")
    ]


SAID = [("life", *row) for row in rows(PILE)] + [("thirteen-southern", *row) for row in rows(CLIMB)]
EXAMPLES = list(dict.fromkeys((parent, tuple(said)) for parent, _, how, said in SAID if "key" in how))
KEYS = {
    f"{table}.{name}".lstrip(".")
    for tables in (SHARED_TABLES, PILE_TABLES, CLIMB_TABLES)
    for table, keys in tables.items()
    for name in declared(keys)
}


def general(line: str) -> str:
    """The key of a line, ranks and numbers of players by their general name."""
    key = re.sub(r"^card\.[^.]+\.", "card.RANK.", line.partition(" = ")[0])
    return re.sub(r"kill_run\.\w+$", "kill_run", key)


def test_every_row_says_how_in_one_of_five_ways() -> None:
    assert {how for _, _, how, _ in SAID} == set(HOW)
    assert len(SAID) > 150


def test_every_key_that_is_named_exists() -> None:
    named = {general(line) for *_, said in SAID for line in said}
    assert named - KEYS == set()


def test_a_variation_that_can_be_said_shows_its_lines() -> None:
    for parent, what, how, said in SAID:
        if "key" in how:
            assert [line for line in said if " = " in line] == said != [], f"{parent}: {what}"
            assert (len(said) == 1) == (how == "one key"), f"{parent}: {what}"


def test_the_lines_of_every_row_make_a_ruleset(tmp_path: Path) -> None:
    for number, (parent, said) in enumerate(EXAMPLES):
        file = tmp_path / f"{number}.toml"
        file.write_text("\n".join([f'extends = "{parent}"', *said]), "utf-8")
        compile(load(str(file)))


def test_low_straights_are_not_said_to_be_possible() -> None:
    (row,) = [(how, said) for _, what, how, said in SAID if "as the lowest ranks" in what]
    assert row == ("not yet", [])
    assert "expected neighbouring ranks" in str(
        trouble('extends = "big-two"\ncombinations.run_ranks = "A 2 3 4 5 6 7 8 9 10 J Q K"')
    )


def test_the_page_counts_its_rows() -> None:
    count = Counter(how for _, _, how, _ in SAID)
    can = sum(count[how] for how in HOW[:3])
    share = 100 * can // len(SAID)
    told = (
        f"Of {len(SAID)} variations {can} ({share} %) can be said: {count['always']} always, "
        f"{count['one key']} with one key and {count['several keys']} with several. "
        f"{count['not yet']} cannot be said yet, and {count['never']} never will."
    )
    assert told in " ".join(PAGE.split())
