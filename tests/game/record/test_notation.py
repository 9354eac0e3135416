"""Move tokens: what is written, what is read, and what is refused."""

from __future__ import annotations

import pytest

from emptyhand.game.engine import legal_moves, play
from emptyhand.game.notation import BadToken, check_marks, format_token, parse_token
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.view import View, view
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import parse_cards
from emptyhand.rules.law import Law
from tests.game.record.games import Named, games, played
from tests.helpers import law

HAND = "players=2 hand1=4S4H6C6D6HTSKDR hand2=5S up1=KSKH. down1=9S.. pile=4D rest=gone"
UP = "players=2 up1=KSKH6D down1=9S.. hand2=5S pile=4D rest=gone"
STUCK = "players=2 up1=4C4H6D down1=9S.. hand2=5S pile=AD rest=gone"
DOWN = "players=2 down1=9S.TS hand2=5S pile=QD rest=gone"
CHOOSE = "players=2 phase=choose hand1=3S3C4D8HKSQS hand2=2S7D7H9CTSAD down1=4S5S6S down2=QHQCQD rest=draw"
CLIMB = "players=2 turn=2 owner=1 hand1=3S hand2=4S4C6HTHJCQD pile=3D rest=gone demand=single-3D"


def seen(name: str, line: str) -> tuple[Law, View]:
    the_law = law(name)
    position = parse_snapshot(the_law, line)
    return the_law, view(the_law, position, position.table.turn)


def cards_move(kind: type[Play] | type[PickUp], text: str) -> Move:
    return kind(parse_cards(text))


@pytest.mark.parametrize(
    ("name", "line", "move", "token"),
    [
        ("obsession", HAND, cards_move(Play, "6C6D"), "66"),
        ("obsession", HAND, cards_move(Play, "6C6H"), "6C6H"),
        ("obsession", HAND, cards_move(Play, "6D6C"), "6D6C"),
        ("obsession", HAND, cards_move(Play, "TS"), "T"),
        ("obsession", HAND, cards_move(Play, "R"), "R"),
        ("obsession", UP, Take(parse_cards("KS")[0]), "<K"),
        ("obsession", UP, Take(parse_cards("KH")[0]), "<KH"),
        ("obsession", DOWN, Flip(2), "?3"),
        ("obsession", HAND, PickUp(), "^"),
        ("life", STUCK, cards_move(PickUp, "4C4H"), "^44"),
        ("life", STUCK, cards_move(PickUp, "4H"), "^4H"),
        ("obsessed", CHOOSE, Place(parse_cards("3S")[0]), "/3"),
        ("obsessed", CHOOSE, Place(parse_cards("3C")[0]), "/3C"),
        ("thirteen", CLIMB, cards_move(Play, "THJCQD"), "THJCQD"),
        ("thirteen", CLIMB, cards_move(Play, "4S4C"), "4S4C"),
        ("thirteen", CLIMB, Pass(), "-"),
    ],
)
def test_a_move_is_written_as_its_token_and_read_back(name: str, line: str, move: Move, token: str) -> None:
    the_law, mine = seen(name, line)
    assert format_token(the_law, mine, move) == token
    assert parse_token(the_law, mine, token) == move


@pytest.mark.parametrize(
    ("name", "line", "typed", "token"),
    [
        ("obsession", HAND, "10", "T"),
        ("obsession", HAND, "10s", "T"),
        ("obsession", HAND, "kd", "K"),
        ("obsession", HAND, "6♣6♥", "6C6H"),
        ("obsession", HAND, " 6c 6h ", "6C6H"),
        ("obsession", UP, "<kh", "<KH"),
        ("obsession", DOWN, "?1", "?1"),
        ("thirteen", CLIMB, "10jq", "THJCQD"),
        ("thirteen", CLIMB, "44", "4S4C"),
    ],
)
def test_what_people_type_is_read(name: str, line: str, typed: str, token: str) -> None:
    the_law, mine = seen(name, line)
    assert format_token(the_law, mine, parse_token(the_law, mine, typed)) == token


@pytest.mark.parametrize(
    ("name", "line", "text", "said"),
    [
        ("obsession", HAND, "", "'' is not a move: expected cards such as 66 or 6S6H, ^ to pick up"),
        ("obsession", HAND, "hello", "'hello' is not a move"),
        ("obsession", HAND, "6S6", "'6S6' is not a move"),
        ("obsession", HAND, "x" * 300, "is not a move"),
        ("obsession", HAND, "66!!", "'66!!' is not a move"),
        ("obsession", HAND, "6666", "'6666' names cards that are not there: expected cards that the seat can play now"),
        ("obsession", HAND, "6S", "'6S' names cards that are not there"),
        ("obsession", UP, "<", "'<' is not a move"),
        ("obsession", UP, "<KK", "'<KK' names 2 cards: expected one"),
        ("obsession", UP, "<4", "'<4' names cards that are not there"),
        ("obsession", DOWN, "?0", "'?0' turns no card: expected ? and the number of a down card, counted from 1"),
        ("obsession", DOWN, "?", "'?' turns no card"),
        ("thirteen", CLIMB, "4", "'4' could be several cards, and suits count here: expected suits, such as 6S6H"),
        ("thirteen", CLIMB, "--", "'--' is not a move: expected cards such as THJCQD, or - to pass"),
    ],
)
def test_what_is_no_move_is_refused_in_one_sentence(name: str, line: str, text: str, said: str) -> None:
    the_law, mine = seen(name, line)
    with pytest.raises(BadToken) as refused:
        parse_token(the_law, mine, text)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "line", "token"),
    [
        ("obsession", "players=2 hand1=TS4S hand2=5S pile=9S rest=gone", "T!"),
        ("obsession", "players=2 hand1=R4S hand2=5S pile=9S rest=gone", "R~"),
        ("obsession", "players=4 hand1=RRRR4S hand2=5S hand3=6S hand4=7S pile=9S rest=gone", "RRRR~!"),
        ("obsession", "players=2 hand1=4S hand2=5S pile=9SKD3S rest=gone", "^(2)"),
        ("obsession", "players=2 up1=4S5C. hand2=5S pile=9SKD rest=gone", "<4(2)"),
        ("obsession", "players=2 down1=4S5CKH hand2=5S pile=9SQD rest=gone", "?2=5(2)"),
        ("obsession", "players=2 down1=4S5CTH hand2=5S pile=9SQD rest=gone", "?3=T!"),
        ("life", STUCK, "^44(1)"),
        ("life", "players=3 hand1=5S5C9S hand2=4S hand3=6S pile=3S rest=gone", "55"),
    ],
)
def test_marks_say_what_followed(name: str, line: str, token: str) -> None:
    the_law, mine = seen(name, line)
    move = parse_token(the_law, mine, token)
    events = play(the_law, parse_snapshot(the_law, line), move).events
    assert format_token(the_law, mine, move, events) == token
    check_marks(the_law, mine, token, move, events)


@pytest.mark.parametrize("wrong", ["?2=5", "?2(2)", "?2=6(2)", "?2=5(3)", "?2=5!(2)", "?2=5~(2)", "?2=5D(2)", "?2"])
def test_a_wrong_or_missing_mark_is_found(wrong: str) -> None:
    line = "players=2 down1=4S5CKH hand2=5S pile=9SQD rest=gone"
    the_law, mine = seen("obsession", line)
    move = parse_token(the_law, mine, wrong)
    events = play(the_law, parse_snapshot(the_law, line), move).events
    with pytest.raises(BadToken, match=r"should read '\?2=5\(2\)' by what followed the move"):
        check_marks(the_law, mine, wrong, move, events)
    check_marks(the_law, mine, "?2=5C(2)", move, events)


def test_the_card_that_starts_the_pile_is_no_mark_of_the_card_chosen_last() -> None:
    line = (
        "players=2 phase=choose turn=2 up1=8HKSQS hand1=3S3C4D up2=TSAD hand2=2S7D7H9C down1=5S5C6S down2=QHQCQD"
        " draw=TC rest=draw"
    )
    the_law, mine = seen("cardgame", line)
    move = parse_token(the_law, mine, "/7")
    assert format_token(the_law, mine, move, play(the_law, parse_snapshot(the_law, line), move).events) == "/7"


@pytest.mark.parametrize("game", games(), ids=str)
def test_every_listed_move_has_its_own_token(game: Named) -> None:
    _, steps = played(game)
    for step in steps[::5]:
        mine = view(game.law, step.position, step.position.table.turn)
        moves = legal_moves(game.law, step.position)
        tokens = [format_token(game.law, mine, move) for move in moves]
        assert len(set(tokens)) == len(tokens)
        assert tuple(parse_token(game.law, mine, token.lower()) for token in tokens) == moves
