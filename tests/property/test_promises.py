"""Every promise of the engine, at every table of the catalogue and under every change of a key."""

from __future__ import annotations

import pytest

from emptyhand.ruleset import CATALOGUE
from tests.property.promises import COSTLY, EVERY_STEP, Promise
from tests.property.walks import Case, every_change, every_table, walk

TABLES = every_table()
CHANGED_CAP = 100
"""Moves of a game under changed rules: long enough for many of them to end."""


def name_of(promise: Promise) -> str:
    return promise.__name__


@pytest.mark.parametrize("promise", EVERY_STEP, ids=name_of)
@pytest.mark.parametrize("case", TABLES, ids=repr)
def test_the_catalogue_keeps(case: Case, promise: Promise) -> None:
    for decision in walk(case):
        promise(decision)


@pytest.mark.parametrize("promise", COSTLY, ids=name_of)
@pytest.mark.parametrize("case", TABLES, ids=repr)
def test_the_catalogue_keeps_now_and_then(case: Case, promise: Promise) -> None:
    for decision in walk(case):
        if decision.random.random() < 0.12 or decision.step.position.over:
            promise(decision)


@pytest.mark.parametrize("ruleset", CATALOGUE)
def test_changed_rules_keep_everything(ruleset: str) -> None:
    for case in every_change(ruleset):
        for decision in walk(case, CHANGED_CAP):
            if decision.random.random() < 0.07 or decision.step.position.over:
                for promise in (*EVERY_STEP, *COSTLY):
                    promise(decision)
