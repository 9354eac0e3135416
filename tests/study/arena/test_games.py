"""A game is decided by the tournament and its number, however and with whatever others it is played."""

from __future__ import annotations

import pytest

from emptyhand.game.record import Record
from emptyhand.players import bots
from emptyhand.study.arena import games
from emptyhand.study.arena.columns import TournamentColumns
from emptyhand.study.arena.games import Games, cache_tag, code, play_one, play_range
from emptyhand.study.arena.schedule import Mode, Tournament, pairing
from tests.study.arena.made_up import tournament


def untimed(played: Games) -> tuple[object, ...]:
    return played.first, played.placed, played.decisions, played.records


def test_games_are_the_same_in_whatever_pieces_they_are_played() -> None:
    of = tournament(("greedy", "random", "original"), seats=3, deals=3)
    whole = play_range(of, 0, of.games, True, code())
    for number in reversed(range(of.games)):
        assert untimed(play_range(of, number, 1, True, code())) == untimed(whole.between(number, number + 1))


def test_another_seed_has_other_deals_and_other_games() -> None:
    one, other = (play_range(tournament(seed=seed, deals=3), 0, 6, True, code()) for seed in (0, 1))
    assert not set(one.records) & set(other.records)


def test_all_games_of_a_deal_have_its_cards() -> None:
    of = tournament(("greedy", "random"), seats=3, mode=Mode.ALONE, deals=2)
    deals = [play_one(of, pairing(of, number)).deal for number in range(of.games)]
    assert len(set(deals[:6])) == len(set(deals[6:])) == 1
    assert deals[0] != deals[6]


def test_a_game_does_not_depend_on_who_else_is_in_the_pool() -> None:
    small, large = tournament(("greedy", "random")), tournament(("original", "random", "greedy"))
    wanted = {("greedy", "random"), ("random", "greedy")}

    def texts(of: Tournament) -> set[str]:
        played = [play_one(of, pairing(of, number)) for number in range(of.games_a_deal)]
        return {game.record().format() for game in played if game.names in wanted}

    assert len(texts(small)) == 2
    assert texts(small) == texts(large)


def test_players_of_a_game_have_seeds_of_their_own() -> None:
    of = tournament(("greedy", "random"), seats=4, mode=Mode.ALONE, deals=5)
    seeds = {games.player_seed(of, pairing(of, number), seat) for number in range(of.games) for seat in range(of.seats)}
    assert len(seeds) == of.games * of.seats


def test_a_game_that_reaches_the_cap_has_no_result() -> None:
    played = play_range(tournament(("greedy", "random"), cap=12, deals=1), 0, 2, True, code())
    assert played.placed == ((), ())
    assert played.decisions == (12, 12)
    assert all(Record.parse(text).stalled for text in played.records)


def test_a_worker_with_other_players_refuses_to_play() -> None:
    with pytest.raises(ValueError, match="another version of emptyhand's players"):
        play_range(tournament(), 0, 1, False, "0123456789ab")


def test_players_are_let_go_of_even_if_one_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[object] = []

    class Broken:
        def choose(self, _: object) -> None:
            raise RuntimeError

    monkeypatch.setattr(bots, "make", lambda *_: Broken())
    monkeypatch.setattr(bots, "close", closed.append)
    of = tournament()
    with pytest.raises(RuntimeError):
        play_one(of, pairing(of, 0))
    assert len(closed) == 2


def test_columns_hold_all_there_is_to_know_of_a_game() -> None:
    of = tournament(("greedy", "random"), seats=3, mode=Mode.ALONE, deals=2)
    played = Games(0, ((0,), (2, 1), (1, 0, 2), ()) * 3, tuple(range(50, 62)))
    columns = TournamentColumns(of).to_columns([played.between(0, 5), played.between(5, 12)])
    back = TournamentColumns(of).from_columns(columns, 0)
    assert (back.placed, back.decisions) == (played.placed, played.decisions)
    assert columns["deal"].tolist() == [0] * 6 + [1] * 6
    assert columns["seat_1"].tolist()[:3] == ["greedy", "random", "random"]


def test_a_persons_own_player_is_known_by_what_is_in_its_file(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    file = tmp_path_factory.mktemp("own") / "mine.py"
    file.write_text("first = 1")
    before = cache_tag(str(file)), cache_tag(f"{file}:Careful")
    file.write_text("first = 2")
    assert cache_tag(str(file)) != before[0]
    assert cache_tag(f"{file}:Careful") != before[1]
    assert cache_tag("greedy") == "greedy"


def test_a_missing_part_is_an_error_and_not_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "DECIDES", (*games.DECIDES, "no-such-part"))
    with pytest.raises(FileNotFoundError, match="no-such-part is missing"):
        games.code.__wrapped__()
