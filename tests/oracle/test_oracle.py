"""The original program's recorded games, replayed move for move; and proof that the comparison notices differences."""

from __future__ import annotations

import copy
import json
import lzma
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from emptyhand.game.deal import Deal
from emptyhand.game.engine import start
from emptyhand.rules.cards import Card
from tests.helpers import law
from tools.oracle import VERSIONS, RecordedGame, RecordedMove, Version, main, read_games, replay

DATA = Path(__file__).parents[1] / "data" / "oracle"
FIELDS_A_MOVE = 18
FIELDS_A_GAME = 6 + 9
"""Six of the table before the first move; at the end those six again, whether it is over, the winner, the order."""


@cache
def games(name: str) -> tuple[RecordedGame, ...]:
    return tuple(read_games(DATA / f"{name}.jsonl.xz"))


@pytest.mark.rule("rules.obsession.oracle", "rules.obsession.oracle-first", "rules.obsession.oracle-playon")
@pytest.mark.parametrize(
    ("name", "count", "moves"),
    [
        ("ai", 200, 25_695),
        ("random", 200, 37_756),
        ("random_6to8", 20, 4_687),
        ("first", 54, 9_066),
        ("playon", 54, 11_870),
    ],
)
def test_recorded_games_replay_move_for_move(name: str, count: int, moves: int) -> None:
    tally = replay(iter(games(name)))
    assert not tally.differences, "\n".join(map(str, tally.differences[:5]))
    assert (tally.games, tally.moves) == (count, moves)
    assert tally.fields == FIELDS_A_MOVE * moves + FIELDS_A_GAME * count


def test_the_recordings_hold_every_kind_of_move_and_effect() -> None:
    seen: Counter[str] = Counter()
    for game in games("ai"):
        seen[f"{game['players']} players, kill_run {game['kill_run']}"] += 1
        for move in game["moves"]:
            seen[f"{move['action']} {move['zone']}"] += 1
            seen.update(key for key in ("again", "reversed") if move[key])
            seen.update(f"killed by {move['killed']}" for _ in range(move["killed"] is not None))
            seen["burnt"] += move.get("threes_killed", 0)
    assert min(seen.values()) >= 20, seen
    assert len(seen) == 5 + 7 + 2 + 2 + 1, seen


@pytest.mark.rule("rules.obsession.deal-order", "rules.all.deal-order")
def test_the_deck_is_dealt_seat_by_seat_hand_then_up_then_down() -> None:
    for game in games("random_6to8"):
        deal = Deal(tuple(map(Card, game["deck"])), tuple(range(game["players"])), 0)
        position = start(law("obsession"), deal).position
        for zones, dealt in zip(position.seats, game["dealt"], strict=True):
            assert list(zones.hand) == sorted(map(Card, dealt["hand"]))
            assert list(zones.up) == [Card(c) for c in reversed(dealt["visible"])]
            assert list(zones.down) == [Card(c) for c in reversed(dealt["hidden"])]


# -- the comparison notices ------------------------------------------------------------------------------------------


PLANTED: dict[str, Callable[[RecordedMove], object]] = {
    "player": lambda move: move.update({"player": move["player"] + 1}),
    "kind": lambda move: move.update({"action": "start"}),
    "legal": lambda move: move["legal"].append("R"),
    "zone": lambda move: move.update({"zone": "visible"}),
    "move": lambda move: move.update({"cards": [], "action": "pickup"}),
    "cards": lambda move: move.update({"cards": ["2S"]}),
    "killed": lambda move: move.update({"killed": "run"}),
    "killed cards": lambda move: move.update({"killed_cards": ["4H"]}),
    "reversed": lambda move: move.update({"reversed": not move["reversed"]}),
    "again": lambda move: move.update({"again": not move["again"]}),
    "drew": lambda move: move["drew"].append("4H"),
    "picked": lambda move: move.update({"picked": 1}),
    "burnt": lambda move: move.update({"threes_killed": 0}),
    "pile": lambda move: move["pile"].append("4H"),
    "draw": lambda move: move.update({"draw": move["draw"] - 1}),
    "counts": lambda move: move["counts"][0].reverse(),
    "hand": lambda move: move["hand"].pop(),
    "direction": lambda move: move.update({"dir": -move["dir"]}),
    "next": lambda move: move.update({"next": move["next"] % 3 + 1}),
}


@pytest.mark.parametrize("field", PLANTED)
def test_one_altered_field_of_one_move_is_noticed(field: str) -> None:
    game = copy.deepcopy(next(game for game in games("ai") if game["players"] == 3))
    zone = "hidden" if field == "cards" else "hand"
    plays = [move for move in game["moves"] if move["action"] == "play" and move["zone"] == zone]
    move = next(move for move in plays if not move["killed"] and move["counts"][0][0] > 3)
    PLANTED[field](move)
    found = [(d.move, d.field) for d in replay(iter([game])).differences]
    assert found[0] == (move["n"], field)
    # Another down card turned has other effects; every other field stands for itself.
    assert len(found) == 1 or field == "cards"


def test_every_field_of_a_move_is_planted_and_an_illegal_move_too() -> None:
    assert len(PLANTED) == FIELDS_A_MOVE + 1


def test_an_altered_result_is_noticed() -> None:
    game = copy.deepcopy(games("first")[0])
    game["winner"] = 3 - game["winner"]
    game["final"]["zones"][0]["hand"].append("4H")
    assert [d.field for d in replay(iter([game])).differences] == ["hands", "winner", "order"]


def test_an_altered_choice_of_up_cards_is_noticed() -> None:
    game = copy.deepcopy(games("first")[0])
    zones = game["start"]["zones"][0]
    zones["hidden"][0], zones["hidden"][1] = "4H", "4H"
    assert [d.field for d in replay(iter([game])).differences] == ["down"]


@pytest.mark.rule("rules.obsession.oracle", "rules.obsession.oracle-first", "rules.obsession.oracle-playon")
@pytest.mark.parametrize(
    ("name", "version"),
    [
        ("ai", Version(keys=(("card.R.in_runs", "through"),))),
        ("ai", Version(keys=(("card.3.burns", False),))),
        ("ai", Version(keys=(("up.play", "take"),))),
        ("first", VERSIONS["40a334e"]),
        ("playon", VERSIONS["40a334e"]),
        ("playon", Version(keys=VERSIONS["11b72db"].keys)),
        ("playon", Version(keys=(("opening.cards", "all"), ("ends", "play on")), loses_a_turn=True)),
    ],
)
def test_games_of_one_version_do_not_replay_under_another(name: str, version: Version) -> None:
    assert any(replay(iter([game]), version).differences for game in games(name))


# -- the command -----------------------------------------------------------------------------------------------------


def test_the_command_reports_games_moves_and_differences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.jsonl"
    game = copy.deepcopy(games("first")[0])
    path.write_text(json.dumps(game))
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == "some.jsonl: 1 games, 89 moves, 1617 fields compared, 0 differences\n"
    game["moves"][4]["again"] = True
    packed = tmp_path / "some.jsonl.xz"
    packed.write_bytes(lzma.compress(json.dumps(game).encode()))
    assert main([str(path), str(packed)]) == 1
    assert "game 1, move 5, again: expected True, got False" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("no game\n", "line 1: expected a recorded game as one JSON object"),
        ("[1]\n", "line 1: expected a recorded game as one JSON object"),
        ('{"commit": "x"}\n', "line 1: a recorded game needs dealt, deck, final,"),
    ],
)
def test_a_file_of_something_else_gets_one_sentence(
    content: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(content)
    assert main([str(path)]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_a_game_of_an_unknown_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(json.dumps(games("first")[0] | {"commit": "1234567"}))
    assert main([str(path)]) == 2
    assert "commit '1234567' is no known version" in capsys.readouterr().err
    assert main([str(path), "--set", "card.R.in_runs=through"]) == 0
