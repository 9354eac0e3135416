"""The examples in docs/snapshot.md are snapshots of the rulesets they stand under."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.game.engine import legal_moves
from emptyhand.game.notation import format_token
from emptyhand.game.snapshot import format_snapshot, parse_snapshot
from emptyhand.game.table import Phase
from emptyhand.rules.law import Law, PileLaw
from emptyhand.rules.ruleset.model import Opening
from tests.catalogue import CORE
from tests.helpers import law

PAGE = (Path(__file__).parents[3] / "docs" / "snapshot.md").read_text("utf-8")


def examples(name: str) -> list[str]:
    """The lines of the code block under a ruleset's heading."""
    found = re.search(rf"^### {name}\n\n```\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
    return found.group(1).splitlines() if found else []


def phases(the_law: Law) -> list[Phase]:
    """The phases that a game of the law goes through."""
    chooses = isinstance(the_law, PileLaw) and the_law.deal.choose_up
    if isinstance(the_law, PileLaw):
        opens = the_law.opening.cards is not Opening.ANYTHING
    else:
        opens = the_law.opening.open_with_lowest
    return [Phase.CHOOSE] * chooses + [Phase.OPEN] * opens + [Phase.PLAY, Phase.OVER]


@pytest.mark.parametrize("name", CORE)
def test_every_phase_of_a_ruleset_has_an_example_that_reads_and_writes_back(name: str) -> None:
    positions = [parse_snapshot(law(name), line) for line in examples(name)]
    assert [position.table.phase for position in positions] == phases(law(name))
    assert [format_snapshot(law(name), position) for position in positions] == examples(name)


def test_the_line_written_by_hand_reads() -> None:
    lines = re.findall(r"^players=.* rest=gone$", PAGE, re.MULTILINE)
    assert lines
    for line in lines:
        parse_snapshot(law("obsession"), line)


def test_a_full_house_is_listed_with_every_pair() -> None:
    the_law = law("big-two")
    line = "players=4 turn=1 hand1=JCJDJS9S9CQSQH hand2=3S hand3=3C hand4=3H rest=gone"
    position = parse_snapshot(the_law, line)
    listed = [format_token(the_law, None, move) for move in legal_moves(the_law, position)]
    assert [token for token in listed if len(token) == 10] == ["JDJCJS9C9S", "JDJCJSQHQS"]
