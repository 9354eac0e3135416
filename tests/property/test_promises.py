"""Every promise of the engine, at every table of the catalogue and under every change of a key."""

from __future__ import annotations

import pytest

from tests.catalogue import CORE
from tests.property.promises import COSTLY, EVERY_STEP
from tests.property.walks import Case, every_change, every_table, walk

EXCHANGING = [Case("president", "", 4, 1), Case("president", '{"turn.must_beat": true}', 3, 2)]
TWO_PACKS = [Case("president", '{"pack.players_per_pack": 2, "match.loser_leads": false}', 4, 3)]
TABLES = [*every_table(), *EXCHANGING, *TWO_PACKS]
CHANGED_CAP = 100
"""Moves of a game under changed rules: long enough for many of them to end."""


@pytest.mark.parametrize("case", TABLES, ids=repr)
def test_the_catalogue_keeps_everything(case: Case) -> None:
    """Check all promises on one walk: playing the game again for each would cost more than the checks."""
    for decision in walk(case):
        is_tried_whole = decision.random.random() < 0.12 or decision.step.position.over
        for promise in (*EVERY_STEP, *COSTLY) if is_tried_whole else EVERY_STEP:
            promise(decision)


@pytest.mark.parametrize("ruleset", CORE)
def test_changed_rules_keep_everything(ruleset: str) -> None:
    for case in every_change(ruleset):
        for decision in walk(case, CHANGED_CAP):
            if decision.random.random() < 0.04 or decision.step.position.over:
                for promise in (*EVERY_STEP, *COSTLY):
                    promise(decision)
