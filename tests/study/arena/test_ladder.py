"""Ratings of live tables: each game once, nothing lost, and all of it can be worked out again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from emptyhand.cli import main
from emptyhand.study.arena.ladder import BadLadder, Ladder
from emptyhand.study.arena.rating import Rating, Ratings, Result, update_ratings

PEOPLE = ("Ann", "Ben", "Cid", "Dot", "greedy")


def recompute(results: Iterable[Result]) -> Ratings:
    """The ratings that these games lead to."""
    ratings: Ratings = {}
    for result in results:
        ratings |= update_ratings(ratings, result)
    return ratings


def game(number: int, seats: int = 3) -> Result:
    """Some game of a live table, always the same for a number."""
    chance = Random(number)
    players = tuple(chance.sample(PEOPLE, seats))
    placed = tuple(chance.sample(range(seats), chance.randint(1, seats)))
    return Result(f"game-{number}", chance.choice(("life", "obsession")), players, placed)


def filled(path: Path, games: int = 12) -> Ladder:
    ladder = Ladder(path)
    for number in range(games):
        assert ladder.rate(game(number))
    return ladder


# -- rating ----------------------------------------------------------------------------------------------------------


def test_the_winner_rises_the_loser_falls_and_both_are_better_known() -> None:
    after = update_ratings({}, Result("1", "life", ("Ann", "Ben"), (1, 0)))
    ann, ben = after["life", "Ann"], after["life", "Ben"]
    assert ann.mu < 25 < ben.mu
    assert ann.sigma == ben.sigma < 25 / 3
    assert (ann.games, ann.wins, ben.games, ben.wins) == (1, 0, 1, 1)


def test_seats_that_were_never_placed_share_the_last_place() -> None:
    after = update_ratings({}, Result("1", "life", ("Ann", "Ben", "Cid"), (2,)))
    assert after["life", "Ann"].mu == after["life", "Ben"].mu < after["life", "Cid"].mu


def test_a_player_with_several_seats_gets_the_mean_of_them() -> None:
    three = update_ratings({}, Result("1", "life", ("Ann", "Ben", "Cid"), (0, 1, 2)))
    two = update_ratings({}, Result("1", "life", ("Ann", "Bot", "Bot"), (0, 1, 2)))
    assert two["life", "Bot"].mu == (three["life", "Ben"].mu + three["life", "Cid"].mu) / 2
    assert two["life", "Bot"].games == 1


def test_rulesets_are_rated_apart() -> None:
    before = update_ratings({}, Result("1", "life", ("Ann", "Ben"), (0,)))
    after = update_ratings(before, Result("2", "thirteen", ("Ann", "Ben"), (0,)))
    assert after["thirteen", "Ann"].mu == before["life", "Ann"].mu


@pytest.mark.parametrize(
    ("players", "placed"),
    [
        (("Ann", "Ann"), (0,)),
        (("Ann", "Ben"), ()),
        (("Ann", "Ben"), (2,)),
        (("Ann", "Ben"), (0, 0)),
        (("Ann", ""), (0,)),
    ],
)
def test_what_is_no_result_is_refused(players: tuple[str, ...], placed: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="cannot be rated"):
        Result("1", "life", players, placed)


# -- the log ---------------------------------------------------------------------------------------------------------


def test_ratings_worked_out_again_are_exactly_those_stored(tmp_path: Path) -> None:
    ladder = filled(tmp_path / "log", 40)
    stored = Ladder(tmp_path / "log").ratings
    assert stored == ladder.ratings == recompute(map(game, range(40)))
    assert ladder.differences() == []
    assert sum(rating.games for rating in stored.values()) == 40 * 3


def test_a_game_is_rated_once(tmp_path: Path) -> None:
    ladder = filled(tmp_path / "log")
    before, standing = (tmp_path / "log").read_bytes(), dict(ladder.ratings)
    assert ladder.rate(game(5)) is False
    assert Ladder(tmp_path / "log").rate(game(5)) is False
    assert (tmp_path / "log").read_bytes() == before
    assert ladder.ratings == standing


def test_a_rated_game_cannot_change_its_result(tmp_path: Path) -> None:
    ladder = filled(tmp_path / "log", 1)
    with pytest.raises(ValueError, match="rated before with another result"):
        ladder.rate(Result("game-0", "life", ("Ann", "Ben"), (0,)))


@pytest.mark.parametrize("left", [1, 10, 60, -1])
def test_a_torn_last_line_loses_nothing_before_it(tmp_path: Path, left: int) -> None:
    log = tmp_path / "log"
    filled(log)
    whole = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(whole[:-1]) + whole[-1][:left])
    ladder = Ladder(log)
    assert ladder.torn
    assert "the 11 games before it do" in ladder.torn_sentence
    assert ladder.ratings == recompute(map(game, range(11)))
    assert ladder.rate(game(11))
    assert not Ladder(log).torn
    assert log.read_bytes() == b"".join(whole)


def test_a_line_that_is_no_rating_is_told_with_its_number(tmp_path: Path) -> None:
    log = tmp_path / "log"
    filled(log, 3)
    lines = log.read_text().splitlines()
    for bad in ("nonsense", "[]", "{}", lines[0].replace('"placed": [', '"placed": [9, '), '{"game": 1'):
        log.write_text("\n".join([lines[0], bad, lines[2]]) + "\n")
        with pytest.raises(BadLadder, match="line 2"):
            Ladder(log)
    log.write_text("\n".join([lines[0], lines[0]]) + "\n")
    with pytest.raises(BadLadder, match="second time"):
        Ladder(log)


def _rate_some(path: Path, numbers: range) -> None:
    ladder = Ladder(path)
    for number in numbers:
        ladder.rate(game(number))


def test_several_processes_may_rate_at_the_same_time(tmp_path: Path) -> None:
    log = tmp_path / "log"
    spans = (range(30), range(10, 40), range(20, 50))
    processes = [get_context("spawn").Process(target=_rate_some, args=(log, span)) for span in spans]
    for process in processes:
        process.start()
    for process in processes:
        process.join(timeout=60)
    ladder = Ladder(log)
    assert {entry.result.game for entry in ladder.entries} == {f"game-{number}" for number in range(50)}
    assert ladder.differences() == []


# -- the command -----------------------------------------------------------------------------------------------------


def test_the_ladder_is_shown_best_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder = filled(tmp_path / "log", 30)
    assert main(["ladder", str(tmp_path / "log"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["life", "obsession"]
    for ruleset, rows in found.items():
        assert [row["rating"] for row in rows] == sorted((row["rating"] for row in rows), reverse=True)
        for row in rows:
            shown = Rating(row["mu"], row["sigma"], row["games"], row["wins"])
            assert shown == ladder.ratings[ruleset, row["player"]]
    assert main(["ladder", str(tmp_path / "log")]) == 0
    said = capsys.readouterr().out
    assert all(person in said for person in PEOPLE)


def test_a_stored_rating_that_does_not_follow_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    filled(log, 5)
    assert main(["ladder", str(log), "--recompute"]) == 0
    assert capsys.readouterr().out == "All ratings after 5 games match the stored ones.\n"
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    player = lines[2]["players"][0]
    lines[2]["ratings"][player][0] += 1e-12
    log.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert main(["ladder", str(log), "--recompute"]) == 1
    assert capsys.readouterr().out == "line 3: the ratings after game game-2 are not those stored\n"


def test_recorded_games_are_rated_once_and_ratings_from_the_records_are_those_stored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "records"
    words = ["arena", "life", "greedy", "original", "--seats", "2", "--deals", "3", "--workers", "1"]
    assert main([*words, "--records", str(records)]) == 0
    files = sorted(map(str, records.rglob("*.record")))
    standing = []
    for log in ("one", "other", "one"):
        capsys.readouterr()
        assert main(["ladder", str(tmp_path / log), "--json", "--add", *files]) == 0
        standing.append(capsys.readouterr().out)
    assert standing[0] == standing[1] == standing[2]
    assert json.loads(standing[0])["life"][0]["games"] == 6


def test_a_torn_line_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    filled(log, 2)
    with log.open("ab") as file:
        file.write(b'{"game": "to')
    assert main(["ladder", str(log)]) == 0
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "never finished" in said.err
    assert "games" in said.out


def test_a_ladder_that_is_not_there_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["ladder"]) == 2
    assert "there is no ladder at" in capsys.readouterr().err


def test_a_stalled_game_is_not_rated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "records"
    words = ["arena", "life", "greedy", "original", "--seats", "2", "--deals", "1", "--cap", "4"]
    assert main([*words, "--records", str(records), "--workers", "1"]) == 0
    capsys.readouterr()
    assert main(["ladder", str(tmp_path / "log"), "--add", *map(str, sorted(records.rglob("*.record")))]) == 0
    assert capsys.readouterr().err.count("not finished, or stalled") == 2
    assert not (tmp_path / "log").exists()
