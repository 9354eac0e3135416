"""docs/museum.md shows what was measured, and marks games whose rules have changed since."""

from __future__ import annotations

from emptyhand.rules.ruleset import load
from tests.catalogue import MUSEUM
from tests.helpers import law
from tools.museum import BEGIN, END, FEWEST_DEALS, ORIGINS, PAGE, bar, read, seats_for_levels, tables


def test_the_tables_of_the_page_are_those_of_the_figures() -> None:
    text = PAGE.read_text("utf-8")
    assert text.split(BEGIN)[1].split(END)[0].strip() == tables(read()).strip()


def test_every_game_is_measured() -> None:
    assert set(read()) == set(ORIGINS) == set(MUSEUM)


def test_no_game_stalls_and_level_5_beats_level_2() -> None:
    for name, found in read().items():
        counts = {f"{policy} {n}" for policy in ("greedy", "tuned") for n in load(name).players.counts}
        assert set(found["unfinished"]) == counts, name
        assert all(games >= 10_000 and stalled == 0 for games, stalled, _ in found["unfinished"].values()), name
        assert [int(seats) for seats in found["level 5 v 2"]] == seats_for_levels(law(name)), name
        for seats, (share, _, deals) in found["level 5 v 2"].items():
            assert deals >= FEWEST_DEALS, name
            assert share >= bar(int(seats)), f"{name} with {seats} seats"
