"""Bots of two levels that play by the rules of a study, for the lab on the page."""

from __future__ import annotations

import pytest

from emptyhand.fast.batch import Job
from emptyhand.fast.policy import greedy
from emptyhand.study.arena import study_worker
from emptyhand.study.arena.levels import wins_deal_by_deal
from emptyhand.study.arena.study_worker import LevelStudyWorker
from emptyhand.study.lab.study_json import page_json
from tests.helpers import law

NAMES = ("life", "cardgame")


def jobs(*names: str) -> tuple[Job, ...]:
    return tuple(Job(law(name), 3, 0, 0, 2000, policy=greedy(law(name))) for name in names)


def test_every_deal_is_played_from_every_seat_and_counted_once() -> None:
    *_, last = wins_deal_by_deal(jobs("life")[0], strong=3, weak=1, deals=6)
    assert len(last) == 6
    assert 0 <= last.min() <= last.max() <= 3
    *_, again = wins_deal_by_deal(jobs("life")[0], strong=3, weak=1, deals=6)
    assert (last == again).all()


def test_a_study_has_the_wins_of_the_stronger_level_for_each_ruleset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_worker, "LEVEL_DEALS", 8)
    worker = LevelStudyWorker()
    both = jobs(*NAMES)
    rounds = list(worker.rounds({"levels": [3, 1]}, both))
    assert [each.complete for each in rounds] == [False] * (len(rounds) - 1) + [True]
    last = rounds[-1]
    assert [len(each.wins_of_master) for each in last.rulesets] == [8, 8]
    figures = page_json(last, "en")
    assert figures["levels"] == [3, 1]
    rows = {row["key"]: row for topic in figures["topics"] for row in topic["rows"]}  # type: ignore[attr-defined]
    assert all(0 <= share[0] <= 1 for share in rows["levels"]["values"])
    assert worker.planned({"levels": [3, 1]}, both) == worker.planned({}, both) + 2 * 3 * 8


def test_a_study_without_levels_plays_none() -> None:
    *_, last = LevelStudyWorker().rounds({"levels": []}, jobs("life"))
    assert last.complete
    assert page_json(last, "en")["levels"] is None
