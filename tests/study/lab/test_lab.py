"""The command `lab`: figures with their intervals, differences that are there and none that are not."""

from __future__ import annotations

import argparse
import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pexpect
import pytest

from emptyhand.cli import main
from emptyhand.commands.lab import configure
from emptyhand.fast import gpu
from emptyhand.fast.batch import Job, play_job
from emptyhand.fast.policy import greedy
from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import loads
from emptyhand.study.lab.laid import LaidBatches
from emptyhand.study.lab.names import BY_WINNER, LAID, LASTS, LEVELS, SKILL, STALLED, WINS
from emptyhand.study.lab.pairs import PairSums, same_deals
from emptyhand.study.lab.significance import Difference, difference, holm
from emptyhand.study.lab.skill import more_deals
from emptyhand.study.lab.story import StoryBatches, batch_count, batch_size
from emptyhand.study.lab.study import rounds
from emptyhand.study.lab.summary import Estimate
from emptyhand.study.lab.svg import Scale
from tests.helpers import law
from tests.study.lab.jobs import job, played, rows

Found = dict[str, Any]


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> Found:
    """The figures without what differs from run to run."""
    assert main(["lab", *words, "--json"]) == 0
    found: Found = json.loads(capsys.readouterr().out)
    assert found.pop("run")
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on standard error."""
    try:
        status = main(["lab", *words])
    except SystemExit as left:  # argparse's own way
        status = int(left.code or 0)
    said = capsys.readouterr()
    assert (status, said.out) == (2, "")
    (line,) = said.err.splitlines()
    return line


def marked(found: Found) -> list[str]:
    return [key for key, one in found["differences"].items() if one["significant"]]


# -- one ruleset -----------------------------------------------------------------------------------------------------


def test_the_figures_are_those_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "obsession", "--games", "3000", "--seed", "5")
    games = play_job(Job(law("obsession"), 4, 5, 0, 3000, count_laid=True, policy=greedy(law("obsession"))))
    measures = found["rulesets"][0]["measures"]
    starter_won = (games.winner == games.starter).mean()
    assert measures[f"{WINS}.0"]["value"] == pytest.approx(starter_won)
    assert measures["decisions.mean"]["value"] == pytest.approx(games.decisions.mean())
    assert measures["decisions.p95"]["value"] == np.quantile(games.decisions, 0.95, method="inverted_cdf")
    assert measures["pick_ups"]["value"] == pytest.approx(games.pick_ups.mean())
    counted = found["rulesets"][0]["games_told"]
    assert 2900 < counted <= 3000
    assert measures[f"{LAID}.joker"]["value"] == pytest.approx(games.laid[0, 13] / 3000, rel=0.02)
    assert measures[f"{BY_WINNER}.10"]["value"] == pytest.approx(games.laid[1, 8] / games.laid[0, 8], rel=0.05)
    for key, one in measures.items():
        assert one["low"] <= one["value"] <= one["high"], key


def test_the_same_seed_gives_the_same_figures_on_any_number_of_threads(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("life", "--vs", "obsession", "--games", "3000")
    one = measured(capsys, *words, "--threads", "1")
    assert one == measured(capsys, *words, "--threads", "3")
    assert one != measured(capsys, *words, "--seed", "1")


def test_skill_beats_chance_and_cards_by_winners_are_fewer_than_all(capsys: pytest.CaptureFixture[str]) -> None:
    measures = measured(capsys, "life", "--games", "500")["rulesets"][0]["measures"]
    assert measures[SKILL]["low"] > 0.25
    assert measures[STALLED]["value"] == 0


def test_a_climbing_game_has_rounds_passes_and_combinations(capsys: pytest.CaptureFixture[str]) -> None:
    measures = measured(capsys, "thirteen", "--games", "300")["rulesets"][0]["measures"]
    assert {"rounds", "passes", f"{LAID}.pair", SKILL} <= set(measures)
    assert measures[SKILL]["low"] > 0.25
    assert not {"kills", "pick_ups"} & set(measures)


def test_a_single_game_has_figures_without_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    measures = measured(capsys, "obsession", "--games", "1")["rulesets"][0]["measures"]
    assert measures["decisions.mean"]["low"] is None


def test_games_that_all_stall_say_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    found = measured(capsys, "obsession", "--vs", "life", "--games", "50", "--cap", "3", "--out", str(out))
    measures = found["rulesets"][0]["measures"]
    assert measures[STALLED]["value"] == 1
    assert measures["decisions.mean"] is None
    assert "games that stall" in out.read_text("utf-8")


def test_a_terminal_shows_a_first_answer_that_sharpens_and_ctrl_c_ends_it() -> None:
    command = f"{sys.executable} -m emptyhand lab obsession --games 1e9 --threads 1"
    with pexpect.spawn(command, encoding="utf-8", dimensions=(40, 120), timeout=60) as screen:
        screen.expect(r"after 16 games")
        screen.expect(r"after 1,024 games")
        screen.expect(r"after 5,120 games")
        screen.expect(r"the starter wins +[\d.]+ % ±")
        screen.sendintr()
        screen.expect("Luck against skill")
        screen.expect("Stopped after [1-9]")
        screen.expect(pexpect.EOF)
    assert screen.exitstatus == 130


def test_a_gpu_plays_the_same_games(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "run", played)
    words = ("obsession", "--games", "1500", "--policy", "random")
    assert measured(capsys, *words, "--device", "cuda") == measured(capsys, *words)


def test_every_game_can_be_stored_and_level_5_be_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("life", "--games", "70", "--players", "2", "--levels", "1", "--threads", "1")
    found = measured(capsys, *words, "--store", str(tmp_path / "games"))
    assert {path.name for path in (tmp_path / "games").iterdir()} == {"first.parquet"}
    games = play_job(Job(law("life"), 2, 0, 0, 70, policy=greedy(law("life"))))
    assert [row[1] for row in rows(tmp_path / "games" / "first.parquet")] == (games.winner + 1).tolist()
    assert found["rulesets"][0]["measures"][LEVELS]["value"] in (0, 1 / 2, 1)
    assert "is not empty" in refused(capsys, *words, "--store", str(tmp_path / "games"))


# -- two rulesets ----------------------------------------------------------------------------------------------------


def test_a_ruleset_does_not_differ_from_itself(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "obsession", "--vs", "obsession", "--games", "2000")
    assert found["same_deals"]
    assert marked(found) == []
    assert {one["value"] for one in found["differences"].values()} == {0}


def test_a_rule_that_changes_the_game_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "obsession", "--set", "kill_run=3", "--vs", "obsession", "--games", "2000")
    assert found["same_deals"]
    assert "kills" in marked(found)
    assert found["differences"]["kills"]["low"] > 0


def test_tables_mark_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "obsession", "--vs", "life", "--games", "1000"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("1,000 games of obsession and life with 4 players, policy greedy, seed 0\n")
    assert "They are not dealt the same cards." in said
    for part in (
        "the starter",
        "median",
        "piles picked up",
        "joker *",
        "* has a rule of its own.",
        "Luck against skill",
        "≠",
        "Holm",
    ):
        assert part in said


def test_a_house_rule_is_named_beside_its_own_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "life", "--set", "kill_run=3", "--vs", "life", "--games", "64"]) == 0
    assert "games of life (kill_run=3) and life with" in capsys.readouterr().out
    assert main(["lab", "life", "--vs", "life", "--games", "64"]) == 0
    assert "games of life and life (again) with" in capsys.readouterr().out


def test_the_same_cards_are_dealt_where_pack_and_deal_are_the_same() -> None:
    assert same_deals(job("cardgame"), job("cardgame-mirror"))
    # The lowest cards dealt decide who starts.
    for one, other in (("obsession", "obsession-first"), ("thirteen", "thirteen-southern")):
        assert same_deals(job(one), job(other))
        assert np.array_equal(played(job(one)).starter, played(job(other)).starter)
    assert same_deals(job("obsession"), job("obsessed"))
    assert not same_deals(job("obsession"), job("life"))
    assert not same_deals(job("life"), job("thirteen"))


@pytest.mark.parametrize(("players", "same"), [(3, True), (4, False)])
def test_a_turned_card_can_shorten_the_hands_of_a_whole_pack(players: int, same: bool) -> None:
    lines = (
        'extends = "life"',
        "deal.whole = true",
        'opening.cards = "anything"',
        'opening.starter = "left of dealer"',
    )
    plain, turned = (compile(loads("\n".join((*lines, f"deal.flip_start = {flips}")))) for flips in ("false", "true"))
    assert same_deals(Job(plain, players, 0, 0, 1), Job(turned, players, 0, 0, 1)) is same


# -- statistics ------------------------------------------------------------------------------------------------------


def test_mcnemars_test_is_that_of_the_textbook() -> None:
    # 5 games that only the first wins, 15 that only the second wins: twice the binomial tail of 5 in 20.
    exact = difference(PairSums(100, -10, 20, events=True))
    assert exact is not None
    assert exact.estimate.value == pytest.approx(-0.1)
    assert exact.p == pytest.approx(0.041389, abs=1e-6)
    many = difference(PairSums(100_000, 100, 4000, events=True))
    assert many is not None
    assert many.p == pytest.approx(0.1175, abs=1e-4)  # z = 99 / sqrt(4000)
    none = difference(PairSums(100, 0, 0, events=True))
    assert none is not None
    assert none.p == 1


def test_a_paired_test_of_means_comes_from_sums_alone() -> None:
    chance = np.random.default_rng(3)
    first, second = chance.integers(0, 50, 200), chance.integers(0, 52, 200)
    found = difference(PairSums.of(first, second))
    assert found is not None
    missed = first - second
    z = missed.mean() / (missed.std(ddof=1) / 200**0.5)
    assert found.estimate.value == pytest.approx(missed.mean())
    assert found.p == pytest.approx(2 * 0.5 * _erfc(abs(z) / 2**0.5))
    few = difference(PairSums.of(first[:20], second[:20]))
    assert few is not None
    assert few.p is None


def _erfc(x: float) -> float:
    from math import erfc

    return erfc(x)


def test_holms_method_is_that_of_the_textbook() -> None:
    ps = {"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005, "e": None}
    found = holm({key: Difference(Estimate(1, 0, 2), p) for key, p in ps.items()})
    assert [key for key, one in found.items() if one.significant] == ["a", "d"]


def test_equal_rulesets_on_other_deals_are_seldom_told_apart() -> None:
    chance, false = np.random.default_rng(1), 0
    for _ in range(400):
        columns = chance.integers(0, 30, (12, 2, 200))
        sums = {str(i): PairSums.of(one, other) for i, (one, other) in enumerate(columns)}
        found = {key: one for key, each in sums.items() if (one := difference(each))}
        false += any(one.significant for one in holm(found).values())
    assert false <= 0.08 * 400


def test_batches_cover_the_truth_and_do_not_depend_on_rounds() -> None:
    wanted = job("obsession", games=6400)
    with ThreadPoolExecutor(2) as pool:
        whole = StoryBatches.none(wanted).with_games(wanted, 6400, pool)
        parts = StoryBatches.none(wanted).with_games(wanted, 1000, pool).with_games(wanted, 6400, pool)
    assert np.array_equal(whole.totals, parts.totals)
    assert (whole.games, len(whole.totals)) == (batch_size(6400), batch_count(6400)) == (64, 100)
    truth = play_job(Job(wanted.law, 4, 9, 0, 40_000, count_laid=True), threads=2).laid[0, :14] / 40_000
    found = [whole.laid.per_game(rank) for rank in range(14)]
    covered = sum(
        one is not None and (one.low or 0) <= true <= (one.high or 0) for one, true in zip(found, truth, strict=True)
    )
    assert covered >= 11


def test_what_never_happened_still_has_an_interval() -> None:
    counts = np.zeros((64, 2, 32), np.int64)
    counts[3, :, 1] = 1
    found = LaidBatches(100, counts)
    never, once, by_winner = found.per_game(0), found.per_game(1), found.by_winner(1)
    assert never is not None
    assert (never.value, never.low) == (0, 0)
    assert never.high == pytest.approx(1.96**2 / 6400, rel=0.01)
    assert once is not None
    assert (once.high or 0) > 4 / 6400
    assert by_winner is not None
    assert by_winner.low == pytest.approx(0.2065, abs=1e-3)
    none = difference(PairSums(1000, 0, 0, events=True))
    assert none is not None
    assert none.estimate.high == pytest.approx(1.96**2 / 1000, rel=0.01)


def test_deals_of_a_contest_do_not_depend_on_rounds() -> None:
    wanted, none = job("life", games=150), np.zeros(0, np.int64)
    with ThreadPoolExecutor(2) as pool:
        whole = more_deals(wanted, none, 150, pool)
        parts = more_deals(wanted, more_deals(wanted, none, 70, pool), 150, pool)
    assert np.array_equal(whole, parts)
    assert len(whole) == 150
    assert set(whole.tolist()) <= set(range(5))


def test_the_first_round_is_small_and_all_games_are_played_once() -> None:
    for elsewhere in (False, True):
        found = list(rounds(5_000_000, elsewhere=elsewhere))
        assert [end for _, end in found[:-1]] == [first for first, _ in found[1:]]
        assert (found[0][0], found[-1][1]) == (0, 5_000_000)
    assert next(rounds(5_000_000, elsewhere=False)) == (0, 1024)


# -- the report ------------------------------------------------------------------------------------------------------


class _Links(HTMLParser):
    """Collects the elements and what they would load."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.loads += [name for name, _ in attrs if name in ("src", "href", "srcset", "data")]


def test_the_report_is_one_file_that_loads_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    assert main(["lab", "obsession", "--vs", "life", "--games", "1000", "--out", str(out)]) == 0
    assert str(out) in "".join(capsys.readouterr().out.split("\n"))
    text = out.read_text("utf-8")
    page = _Links()
    page.feed(text)
    assert page.loads == []
    assert "script" not in page.names
    assert page.names.count("svg") == 12
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert -1 < text.index("≠ differs significantly") < text.index("<svg"), "the legend comes before the charts"
    assert re.search(r">games won, %<.*>decisions<.*>laid by the winner, %<", text, re.DOTALL)
    assert "nan" not in re.findall(r'(?:x|y|cx|cy|points|x1|x2|y1|y2)="([^"]*)"', text)


def test_the_name_of_a_ruleset_is_text_in_the_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "<b>mine & ours.toml"
    mine.write_text('extends = "life"\n', "utf-8")
    out = tmp_path / "report.html"
    assert main(["lab", str(mine), "--games", "64", "--out", str(out)]) == 0
    capsys.readouterr()
    text = out.read_text("utf-8")
    assert "<b>mine" not in text


@pytest.mark.parametrize(
    ("values", "ticks"), [([0, 10], "0.0 2.5 5.0 7.5 10.0"), ([24.1, 25.9], "24.0 24.5 25.0 25.5 26.0")]
)
def test_the_ticks_of_a_scale_are_round_and_enclose_the_values(values: list[float], ticks: str) -> None:
    scale = Scale.over(values, 0, 100)
    assert [scale.label(tick) for tick in scale.ticks()] == ticks.split()
    assert scale.at(scale.low) == 0
    assert scale.at(scale.high) == 100


# -- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["obsesion"], "obsesion"),
        (["life", "--vs", "obsesion"], "obsesion"),
        (["life", "--players", "99"], "players, not 99"),
        (["obsession", "--players", "8", "--vs", "thirteen"], "players, not 8"),
        (["life", "--games", "0"], "at least 1"),
        (["life", "--out", "report.pdf"], ".html"),
        (["life", "--out", "no-such-folder/report.html"], "no folder"),
        (["life", "--device", "tpu"], "expected cpu or cuda"),
        (["life", "--policy", "no-such"], "expected random, greedy or a file"),
    ],
)
def test_a_mistake_gets_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], part: str) -> None:
    assert part in refused(capsys, *words)


def test_the_page_about_the_lab_names_every_option() -> None:
    parser = argparse.ArgumentParser()
    configure(parser)
    page = (Path(__file__).parents[3] / "docs" / "lab.md").read_text(encoding="utf-8")
    options = [option for action in parser._actions for option in action.option_strings if option.startswith("--")]
    assert [option for option in options if f"`{option}" not in page and option != "--help"] == []


def test_a_game_with_a_loser_says_who_comes_last(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "shithead", "--games", "2000", "--seed", "5")["rulesets"][0]["measures"]
    rules = law("shithead")
    games = play_job(Job(rules, rules.players.default, 5, 0, 2000, policy=greedy(rules)))
    placed = games.order[:, -1] >= 0
    assert placed.all()
    starter_last = (games.order[:, -1] == games.starter).mean()
    assert found[f"{LASTS}.0"]["value"] == pytest.approx(starter_last)
    shares = [one["value"] for key, one in found.items() if key.startswith(LASTS)]
    assert len(shares) == rules.players.default
    assert sum(shares) == pytest.approx(1)


def test_a_game_that_ends_with_the_first_player_out_has_no_last_place(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "obsession", "--games", "64")["rulesets"][0]["measures"]
    assert not [key for key in found if key.startswith(LASTS)]


def test_the_mark_of_a_difference_is_explained_before_the_first_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "life", "--vs", "shithead", "--games", "200"]) == 0
    said = capsys.readouterr().out
    assert -1 < said.index("≠ differs significantly") < said.index("Wins by distance")
