"""What a developer meets who imports the package: copies, errors, tokens, and what `print` shows."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import emptyhand as eh


def dealt(ruleset: str = "obsession", players: int = 4) -> eh.Game:
    law = eh.compile(eh.load(ruleset))
    return eh.Game(law, eh.deal(law, players=players, seed=1))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, eh.Game.copy])
def test_a_copy_goes_its_own_way(copied: Callable[[eh.Game], eh.Game]) -> None:
    game = dealt()
    game.play("4")
    twin = copied(game)
    twin.play(twin.legal_moves()[-1])
    assert (game.made, twin.made) == (1, 2)
    assert eh.Record.parse(game.record().format()).moves == game.moves
    game.undo()
    assert eh.Record.parse(twin.record().format()).moves == twin.moves


def test_a_copied_match_counts_its_own_games() -> None:
    game = dealt("president")
    while not game.over:
        game.play(game.legal_moves()[0])
    match = eh.Match(game.law, 4)
    twin = copy.copy(match)
    twin.add(game)
    assert (len(match.games), len(twin.games)) == (0, 1)


def test_a_record_finds_its_law_by_itself() -> None:
    record = dealt().record()
    assert eh.Record.parse(record.format()) == record


@pytest.mark.parametrize("token", ["4", "4H", "4h", "4♥"])
def test_the_options_know_every_token_that_can_be_played(token: str) -> None:
    game = dealt()
    options = game.options()
    assert token in options
    assert options[token] in game.legal_moves()
    game.play(token)


@pytest.mark.parametrize("token", ["K", "4H!", "queen", "", "^", "44"])
def test_the_options_know_no_other_token(token: str) -> None:
    game = dealt()
    assert token not in game.options()
    with pytest.raises(eh.EmptyhandError):
        game.play(token)


def test_the_options_know_nothing_but_tokens() -> None:
    options: Any = dealt().options()
    for wrong in (5, None, eh.Pass(), ("4H",)):
        assert wrong not in options
        assert options.get(wrong) is None


def test_the_options_list_each_legal_move_once_and_stay_those_of_their_position() -> None:
    game = dealt()
    options = game.options()
    assert list(options.values()) == list(game.legal_moves())
    game.play("4")
    assert "4" in options
    assert list(options) == ["4H"]


@pytest.mark.parametrize("seat", [7, 4, -1, True, 1.0, "0"])
def test_a_seat_that_is_not_there_is_refused_in_a_sentence(seat: Any) -> None:
    with pytest.raises(eh.EmptyhandError, match=f"there is no seat {seat!r}: expected 0 to 3"):
        dealt().view(seat)
    game = dealt()
    looks: tuple[Callable[[], object], ...] = (
        lambda: game.view(seat, 0),
        lambda: game.events(seat),
        lambda: game.events_at(seat, 0),
        lambda: game.seen(seat),
        lambda: game.newly_seen(seat, 0),
    )
    for look in looks:
        with pytest.raises(eh.EmptyhandError, match=f"there is no seat {seat!r}"):
            look()


@pytest.mark.parametrize("look", [eh.Game.view, eh.Game.events_at, eh.Game.newly_seen])
@pytest.mark.parametrize("at", [3, -1])
def test_a_move_that_was_not_made_cannot_be_looked_back_at(look: Callable[[eh.Game, int, int], Any], at: int) -> None:
    with pytest.raises(eh.EmptyhandError, match=f"cannot look back at move {at}: expected 0 to 0"):
        look(dealt(), 0, at)


def test_one_base_class_catches_every_error_of_the_library() -> None:
    errors = (eh.BadCard, eh.BadDeal, eh.BadRecord, eh.BadSnapshot, eh.BadToken, eh.IllegalMove, eh.RulesetError)
    assert all(issubclass(error, eh.EmptyhandError) and issubclass(error, ValueError) for error in errors)


def test_a_printed_game_is_a_board_without_hidden_cards() -> None:
    game = dealt()
    assert str(game).splitlines() == [
        "<Game obsession, 4 players, 0 moves, seat 1 to move>",
        "  0 Player 1  hand 3, up R JC JH, down 3",
        "> 1 Player 2  hand 3, up 4H KH 6H, down 3",
        "  2 Player 3  hand 3, up 6S 8H 7D, down 3",
        "  3 Player 4  hand 3, up KD TS 3H, down 3",
        "pile: none (0), draw pile: 72",
    ]


def test_a_refused_move_is_named_by_its_token() -> None:
    with pytest.raises(eh.IllegalMove, match=r"^KD: the first play must be of the starting rank$"):
        dealt().play(eh.Play((eh.Card("KD"),)))
    two = (eh.Card("9C"), eh.Card("9H"))
    moves = [eh.Play(two), eh.Take(two[0]), eh.Place(two[1]), eh.Flip(1), eh.PickUp(), eh.PickUp(two), eh.Pass()]
    assert list(map(str, moves)) == ["9C9H", "<9C", "/9H", "?2", "^", "^9C9H", "-"]


@pytest.mark.parametrize("ruleset", ["cardgame", "thirteen"])
def test_the_text_of_a_legal_move_is_its_token(ruleset: str) -> None:
    game = dealt(ruleset)
    while not game.over:
        assert [str(move) for move in game.legal_moves()] == list(game.options())
        game.play(str(game.legal_moves()[0]))


@pytest.mark.parametrize("players", ["4", 4.0, True, None])
def test_a_number_of_players_that_is_none_is_refused_as_such(players: Any) -> None:
    with pytest.raises(eh.BadDeal, match=f"expected a whole number of players, got {players!r}"):
        eh.deal(eh.compile(eh.load("obsession")), players=players, seed=1)


def test_a_name_is_not_compiled_but_says_what_is() -> None:
    name: Any = "obsession"
    with pytest.raises(TypeError, match=r"expected a ruleset such as load\('obsession'\), got 'obsession'"):
        eh.compile(name)


def test_a_value_of_another_type_is_refused_with_what_is_expected() -> None:
    law: Any = "obsession"
    with pytest.raises(TypeError, match=r"expected a law such as compile\(load\('obsession'\)\), got 'obsession'"):
        eh.Game(law, dealt().deal)
    for name in (None, {"a": 1}, 3):
        with pytest.raises(TypeError, match="expected the name of a ruleset or the path of a file as text, got"):
            eh.load(name)  # type: ignore[arg-type]


def test_after_the_end_every_token_is_answered_with_the_end() -> None:
    game = dealt("president")
    while not game.over:
        game.play(game.legal_moves()[0])
    for token in ("-", "3C", "nonsense"):
        with pytest.raises(eh.EmptyhandError, match=f"^{token}: the game is over$"):
            game.play(token)


def test_a_printed_end_shows_the_cards_that_the_last_player_still_has() -> None:
    game = dealt("president")
    while not game.over:
        game.play(game.legal_moves()[0])
    last = game.placed[-1]
    lines = str(game).splitlines()[1:5]
    assert lines[last].endswith(f"place 4, hand {game.view(None).seats[last].hand}")
    assert all(lines[seat].endswith(f"out, place {place}") for place, seat in enumerate(game.placed[:-1], 1))


@pytest.mark.parametrize("ruleset", ["obsession", "thirteen"])
def test_short_names_in_a_traceback(ruleset: str) -> None:
    game = dealt(ruleset)
    assert len(repr(game.law)) < 60
    assert game.law.digest in repr(game.law)
    assert len(repr(game)) < 80
    assert repr(eh.load(ruleset)) == f"<Ruleset {ruleset}>"
    cards = len(game.deal.cards)
    assert repr(game.deal) == f"<Deal of {cards} cards, 4 players, dealer {game.deal.dealer}>"
    assert repr(game.record()) == f"<Record {ruleset}, players=4, moves=0>"
    assert repr(eh.Match(game.law, 4)) == f"<Match of {ruleset}, 4 players, 0 games, points (0, 0, 0, 0)>"
