"""Snapshots: every field comes back, and what cannot be a position is refused in one sentence."""

from __future__ import annotations

import random

import pytest

from emptyhand.game.position import Position
from emptyhand.game.snapshot import BadSnapshot, check_position, format_snapshot, from_ints, parse_snapshot, to_ints
from emptyhand.game.snapshot.figures import figures_by_name
from emptyhand.game.table import Phase
from emptyhand.rules.law import ClimbLaw
from tests.catalogue import CORE
from tests.game.record.games import Named, games, played
from tests.game.record.test_record import mutated
from tests.golden.perft_files import read_lines
from tests.helpers import law
from tests.rules import positions

SAFE_IN_A_SHELL = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789=.- ")


def some_positions(game: Named) -> list[Position]:
    """Every nineteenth position of a game, with its first and last few."""
    positions = [step.position for step in played(game)[1]]
    return [*positions[:12], *positions[12:-5:19], *positions[-5:]]


@pytest.mark.parametrize("game", games(), ids=str)
def test_every_position_of_a_game_comes_back_from_its_line(game: Named) -> None:
    for position in some_positions(game):
        line = format_snapshot(game.law, position)
        assert parse_snapshot(game.law, line) == position, line
        assert set(line) <= SAFE_IN_A_SHELL
        assert "\n" not in line


@pytest.mark.parametrize("game", games(), ids=str)
def test_every_position_of_a_game_comes_back_from_its_numbers(game: Named) -> None:
    for position in some_positions(game):
        numbers = to_ints(position)
        assert {type(number) for number in numbers} == {int}
        assert from_ints(game.law, numbers) == position


def test_the_numbers_lie_as_documented() -> None:
    the_law = law("obsession")
    seats = "hand1=2S3C up1=.KH. down1=..R lacks1=45x1 holds1=2 hand2=4D known2=4D"
    position = parse_snapshot(the_law, f"players=2 turn=2 dealer=1 ties=21 {seats} pile=5S8S gone=9S rest=draw")
    head = (2, 2, 1, 0, 1, 7, 6, 1, -1, -1, 1, 0, 0, 0)
    first = (2, 0, 5, 3, -1, 47, -1, 3, -1, -1, 52, 0)
    second = (1, 10, 3, -1, -1, -1, 3, -1, -1, -1, 1, 10)
    draw = (len(position.draw), *position.draw)
    deduced = (-1, 0, 12, 1, 0, 0, 0, 0, 0, -1, 0)
    assert to_ints(position) == (*head, *first, *second, *draw, 2, 12, 24, 1, 28, *deduced)


def test_the_numbers_of_a_climbing_game_end_with_its_floor_and_what_was_not_beaten() -> None:
    the_law = law("thirteen")
    line = "players=2 floor=3C hand1=3C4S unbeaten1=single-9H.pair-4H hand2=5S rest=gone"
    position = parse_snapshot(the_law, line)
    names = figures_by_name(the_law)
    unbeaten = sorted((names["single-9H"] + 1, names["pair-4H"] + 1))
    assert to_ints(position)[-13:] == (5, 2, *unbeaten, 0, 0, -1, 0, 0, 0, 0, -1, 0)
    assert from_ints(the_law, to_ints(position)) == position


def test_numbers_that_end_after_the_cards_are_a_position_of_which_nothing_is_deduced() -> None:
    the_law = law("obsession")
    plain = parse_snapshot(the_law, "players=2 hand1=4S hand2=5S rest=gone")
    assert from_ints(the_law, to_ints(plain)[:-11]) == plain


def test_a_line_looks_like_this() -> None:
    the_law = law("obsession")
    table = "players=2 turn=2 dealer=1 ties=21 direction=-1 demand=7 run=7x2"
    seats = "hand1=2S3C up1=.KH. down1=..R lacks1=45x2 holds1=2 hand2=4D known2=4D"
    line = f"{table} {seats} pile=7S7C"
    position = parse_snapshot(the_law, f"{line} gone=9S rest=draw")
    assert format_snapshot(the_law, position).startswith(f"{line} draw=2C2D2H3S3D")
    assert format_snapshot(the_law, position).endswith("AHR gone=9S")


@pytest.mark.parametrize("name", ["thirteen", "thirteen-southern"])
def test_every_combination_has_its_own_name(name: str) -> None:
    the_law = law(name)
    assert isinstance(the_law, ClimbLaw)
    assert sorted(figures_by_name(the_law).values()) == list(range(len(the_law.figures)))


def test_demand_and_run_are_read_off_the_pile() -> None:
    mirror = parse_snapshot(law("cardgame-plus"), "players=2 hand1=4S hand2=5S pile=8S3S8C rest=gone")
    assert (mirror.table.demand, mirror.table.run, mirror.table.run_length) == (7, 6, 3)
    joker = parse_snapshot(law("obsession"), "players=2 hand1=4S hand2=5S pile=7SR rest=gone")
    assert (joker.table.demand, joker.table.run, joker.table.run_length) == (6, 13, 1)
    broken = parse_snapshot(law("obsessed"), "players=2 hand1=4S hand2=5S pile=7SR rest=gone")
    assert (broken.table.demand, broken.table.run, broken.table.run_length) == (6, -1, 0)


def test_the_rest_goes_below_the_cards_that_are_named() -> None:
    the_law = law("cardgame")
    drawn = parse_snapshot(the_law, "players=2 hand1=4S hand2=5S draw=AH2S rest=draw")
    assert [str(card) for card in drawn.draw[:4]] == ["AH", "2S", "2C", "2D"]
    gone = parse_snapshot(the_law, "players=2 hand1=4S hand2=5S gone=AH rest=gone")
    assert [str(card) for card in gone.table.gone[:2]] == ["AH", "2S"]
    assert not gone.draw


def test_the_order_of_fields_and_of_a_hand_does_not_matter() -> None:
    the_law = law("cardgame")
    one = parse_snapshot(the_law, "players=2 hand1=4S9D hand2=5S turn=2 rest=gone")
    assert parse_snapshot(the_law, " rest=gone  turn=2 hand2=5s hand1=9d4s players=2\n") == one


# -- what is wrong ---------------------------------------------------------------------------------------------------

PLAIN = "players=2 hand1=4S hand2=5S rest=gone"
CHOOSE = "players=2 phase=choose hand1=3S3C4D8HKSQS hand2=2S7D7H9CTSAD down1=4S5S6S down2=QHQCQD rest=draw"
ROWS = "up1=2S2C2D up2=3S3C3D down1=6S6C6D down2=7S7C7D"
OPEN = f"players=2 phase=open opening=4 hand1=4S9D9H hand2=5S9S9C {ROWS} rest=draw"
STANDS = "players=3 turn=2 owner=1 demand=pair-9D hand1=3S hand2=4S hand3=5S pile=9S9D rest=gone"
HANDS = "players=2 phase=open hand1=2S3S4S5S6S7S8S9STSJSQSKSAS hand2=2C3C4C5C6C7C8C9CTCJCQCKCAC"

NO_DRAGON = HANDS.replace("AS", "TD").replace("AC", "TH")


@pytest.mark.parametrize(
    ("name", "line", "said"),
    [
        ("cardgame", "", "there is no field players: expected one such as players=4"),
        ("cardgame", "hello", "'hello' is not a field: expected key=value, such as turn=2"),
        ("cardgame", "players=", "'players=' is not a field"),
        ("cardgame", "players=x", "players=x is wrong: expected a number from 2 to 5"),
        ("cardgame", "players=9", "cardgame is for 2 to 5 players, not 9"),
        ("cardgame", "players=6 rest=draw", "cardgame is for 2 to 5 players, not 6"),
        ("cardgame", PLAIN + " turn=1 turn=1", "the field 'turn' is there twice"),
        ("cardgame", PLAIN + " hnad1=2C", "there is no field called 'hnad1': did you mean hand1?"),
        ("cardgame", PLAIN + " hand3=2C", "there is no field called 'hand3': did you mean "),
        ("cardgame", PLAIN + " zzz=fine", "there is no field called 'zzz': expected players, phase, turn"),
        ("cardgame", PLAIN + " turn=3", "turn=3 is wrong: expected a number from 1 to 2"),
        ("cardgame", PLAIN + " turn=0", "turn=0 is wrong: expected a number from 1 to 2"),
        ("cardgame", PLAIN + " direction=0", "direction must be 1 or -1"),
        ("cardgame", PLAIN + " phase=late", "phase=late is no phase: expected choose, open, play, over, offer"),
        ("cardgame", PLAIN + " ties=11", "ties must name every seat once"),
        ("cardgame", PLAIN + " ties=1x", "ties=1x is wrong: expected seats from 1 to 2, such as 21"),
        ("cardgame", PLAIN + " pile=9", "pile=9 is not a list of cards: expected cards such as 9HTSR"),
        ("cardgame", PLAIN + " up1=9", "up1=9 is not a row: expected cards and . such as 9H.."),
        ("cardgame", PLAIN + " up1=9H", "up1 must have 3 places, with . for an empty one"),
        ("cardgame", PLAIN + " down2=....", "down2 must have 3 places, with . for an empty one"),
        ("cardgame", PLAIN + " pile=4S", "4S is named 2 times, and there is one in the pack"),
        ("cardgame", PLAIN + " pile=R", "R is named 1 times, and there is no such card in the pack"),
        ("cardgame", "players=2 hand1=4S hand2=5S", "2S is missing: name every card of the pack, or write rest=draw"),
        ("cardgame", PLAIN.replace("gone", "hand"), "rest=hand is not a place: expected rest=draw or rest=gone"),
        ("cardgame", PLAIN + " known1=5S", "known1 must name cards of hand1"),
        ("cardgame", PLAIN + " lacks1=45", "lacks1=45 is wrong: expected ranks and a number of cards, such as 456x3"),
        ("cardgame", PLAIN + " lacks1=55x1", "lacks1=55x1 is wrong: expected every rank at most once"),
        ("cardgame", PLAIN + " lacks1=5Zx1", "lacks1=Z has no rank"),
        ("cardgame", PLAIN + " lacks1=4x1", "lacks1 is not true of the cards in hand1 that are not known"),
        ("cardgame", PLAIN + " lacks1=5x2", "lacks1 is not true of the cards in hand1 that are not known"),
        ("cardgame", PLAIN + " known1=4S lacks1=5x1", "lacks1 is not true of the cards in hand1 that are not known"),
        ("cardgame", PLAIN + " holds1=5", "holds1 is not true of the cards in hand1 that are not known"),
        ("cardgame", PLAIN + " holds1=X", "holds1=X has no rank"),
        ("cardgame", PLAIN + " floor=4S", "unbeaten, passed and floor belong to climbing games"),
        ("cardgame", PLAIN + " unbeaten1=single-9H", "unbeaten, passed and floor belong to climbing games"),
        ("life", CHOOSE + " holds1=3", "nothing is deduced about hands while up cards are being chosen"),
        ("cardgame", PLAIN + " pile=9S demand=8", "demand is not what the pile asks for"),
        ("cardgame", PLAIN + " pile=9S demand=none", "demand is not what the pile asks for"),
        ("cardgame", PLAIN + " pile=9S demand=X", "demand=X has no rank: expected 2 to 9, T, J, Q, K, A or R"),
        ("cardgame", PLAIN + " pile=9S9D run=9x1", "run is not what lies on top of the pile"),
        ("cardgame", PLAIN + " pile=9S9D run=9x3", "run must be a rank and how many cards of the pile make it"),
        ("cardgame", PLAIN + " pile=9S9D run=9", "run=9 is no run: expected a rank and how often it lies there"),
        ("obsession", PLAIN + " pile=TS", "TS lies on the pile, which it would have killed: expected it in gone"),
        ("obsession", PLAIN + " pile=9S9C9D9H", "4 equal cards lie in a row, which would have killed the pile"),
        ("obsession", PLAIN + " pile=9S9C9D9HKS", "4 equal cards lie in a row, which would have killed the pile"),
        ("cardgame-mirror", PLAIN + " pile=9S3C9D9H", "4 equal cards lie in a row, which would have killed the pile"),
        ("obsession", PLAIN + " pile=7S8S", "8S may not be played on 7 as it lies on the pile: expected cards"),
        ("obsession", PLAIN + " pile=7SR8S", "8S may not be played on 7 as it lies on the pile: expected cards"),
        ("cardgame", PLAIN + " direction=-1", "nothing reverses the direction in cardgame with 2 players: expected"),
        ("life", PLAIN + " direction=-1", "nothing reverses the direction in life with 2 players: expected"),
        ("cardgame", PLAIN + " opening=4", "opening must be given in the phase open and only there"),
        (
            "cardgame",
            PLAIN + " owner=1",
            "owner is the seat that leads if all the others pass on a pile: expected none here",
        ),
        ("cardgame", PLAIN + " phase=open opening=4", "any play may open cardgame, so the phase cannot be open"),
        ("cardgame", PLAIN + " out=2", "the game ends when the first seat is out, so the phase must be over"),
        ("cardgame", PLAIN + " phase=over", "out must name 1 of the seats when the phase is over"),
        ("cardgame", PLAIN + " phase=over out=1", "a seat that finished has cards: expected none"),
        ("life", "players=3 hand1=4S hand2=5S out=3 turn=3 rest=gone", "turn=3 is a seat that is out"),
        ("life", "players=3 hand1=4S hand2=5S rest=gone", "seat 3 has no cards and is not out"),
        ("life", "players=3 hand1=4S hand2=5S hand3=6S out=3 rest=gone", "seat 3 is out with cards"),
        ("life", "players=3 hand1=4S out=23 rest=gone", "fewer than two seats are still in"),
        ("life", "players=3 hand1=4S hand2=5S out=33 rest=gone", "out must name seats of the game, each once"),
        ("obsession", CHOOSE, "no up cards are chosen in obsession, so the phase cannot be choose"),
        ("life", CHOOSE.replace("KSQS", "KS"), "seat 1 must have 6 cards in hand, 0 up and 3 down"),
        ("life", CHOOSE + " turn=2", "seat 1 must have 3 cards in hand, 3 up and 3 down"),
        ("life", CHOOSE + " pile=9S", "before the first play nothing lies on the pile or is gone"),
        ("life", OPEN.replace("6C6D", "6C."), "seat 1 must have 3 cards in hand, 3 up and 3 down"),
        ("life", OPEN.replace("4S9D", "8D9D"), "seat 1 does not hold the opening rank"),
        ("life", OPEN.replace("=4 ", "=9 "), "opening=9 is not the lowest rank in a hand: expected opening=4"),
        ("life", OPEN.replace("5S", "4C") + " ties=21", "seat 2 holds the opening rank and starts: expected turn=2"),
        ("life", OPEN.replace("opening=4", ""), "opening must be given in the phase open and only there"),
        ("thirteen", STANDS + " up1=9H", "up and down belong to pile games"),
        ("thirteen", STANDS + " lacks1=4x1", "lacks and holds belong to pile games"),
        ("thirteen", STANDS + " floor=4C", "hand1 holds a card below the floor"),
        ("thirteen", STANDS + " floor=4", "floor=4 is no card: expected one such as 3S"),
        ("thirteen", STANDS + " unbeaten2=single-3H", "unbeaten2 names a combination that hand2 beats"),
        ("thirteen", STANDS + " unbeaten2=pair-3H.pair-3H", "unbeaten2 must name combinations, each once"),
        ("thirteen", STANDS + " unbeaten2=single-3", "unbeaten2=single-3 is no combination of this game: did you mean"),
        ("thirteen", STANDS + " direction=-1", "direction and run belong to pile games"),
        ("thirteen", STANDS + " phase=choose", "no up cards are chosen in thirteen"),
        ("thirteen", STANDS.replace("pair-9D", "pair-9H"), "demand is not the combination on top of the pile"),
        ("thirteen", STANDS.replace("pair-9D", "pair-9"), "no combination of this game: did you mean pair-9"),
        ("thirteen", STANDS.replace("pair-9D", "x"), "no combination of this game: expected a name such as"),
        ("thirteen", STANDS.replace("owner=1 ", ""), "demand, owner and pile go together"),
        ("thirteen", STANDS.replace("turn=2", "turn=1"), "turn=1 is locked out or owns what stands"),
        ("thirteen", STANDS + " locked=2", "turn=2 is locked out or owns what stands"),
        ("thirteen", STANDS + " locked=1", "locked must name seats still in, ascending, other than the owner"),
        ("thirteen", "players=2 hand1=3S hand2=4S locked=2 rest=gone", "nobody is locked out while the table is empty"),
        ("thirteen", NO_DRAGON + " opening=3S turn=2 rest=draw", "seat 2 does not hold the opening card"),
        ("thirteen", HANDS + " opening=3 rest=draw", "opening=3 is no card: expected one such as 3S"),
        ("thirteen", HANDS + " opening=3S rest=gone", "before the first play every seat has 13 cards"),
        ("thirteen", HANDS + " opening=4S rest=draw", "seat 1 was dealt a dragon, which wins at once: expected"),
        ("thirteen", NO_DRAGON + " opening=4S rest=draw", "opening=4S is not the lowest card in a hand: expected"),
        ("thirteen", NO_DRAGON.replace("open", "over") + " out=1 rest=draw", "seat 1 was not dealt a hand that wins"),
        ("cardgame", "x" * 20_000, "a snapshot has at most 16384 characters, not 20000"),
    ],
)
def test_what_is_no_position_is_refused_in_one_sentence(name: str, line: str, said: str) -> None:
    assert said in wrong(name, line)


def wrong(name: str, line: str) -> str:
    with pytest.raises(BadSnapshot) as refused:
        parse_snapshot(law(name), line)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ((), "the numbers end too early"),
        ((9,), "the first number is the number of players, not 9"),
        ((2, 7), "the second number is the phase from 0 to 4, not 7"),
        ((2, 2, 0, 0, 1, 0, -1, 0, -1, -1, 0, 1, -5), "a list cannot have length -5"),
        ((2, 2, 0, 0, 1, 0, -1, 0, -1, -1, 0, 1, 0, 0, 1, 54), "54 is not a card: expected 0 to 53"),
        ((1,) * 10_001, "a position has at most 10000 numbers, not 10001"),
    ],
)
def test_numbers_that_are_no_position_are_refused(numbers: tuple[int, ...], said: str) -> None:
    with pytest.raises(BadSnapshot) as refused:
        from_ints(law("obsession"), numbers)
    assert said in str(refused.value)


def test_numbers_left_over_are_refused() -> None:
    the_law = law("obsession")
    numbers = to_ints(parse_snapshot(the_law, "players=2 hand1=4S hand2=5S rest=gone"))
    turned, bound, amount, suit_lock, gifts = 0, 0, 0, 0, 0
    with pytest.raises(BadSnapshot, match="numbers left after the last list"):
        from_ints(the_law, (*numbers, turned, bound, amount, suit_lock, gifts, 0))
    with pytest.raises(BadSnapshot, match="the numbers end too early"):
        from_ints(the_law, (*numbers, turned))


@pytest.mark.parametrize("name", CORE)
def test_a_changed_line_is_read_or_refused_and_never_crashes(name: str) -> None:
    the_law = law(name)
    lines = [line.snapshot for line in read_lines(name)]
    for seed in range(150):
        chance = random.Random(f"{name} {seed}")
        line = mutated(chance.choice(lines), chance)
        try:
            position = parse_snapshot(the_law, line)
        except BadSnapshot:
            assert wrong(name, line), f"{name}, change {seed}"
        else:
            assert parse_snapshot(the_law, format_snapshot(the_law, position)) == position, f"{name}, change {seed}"


@pytest.mark.parametrize("name", CORE)
def test_changed_numbers_are_read_or_refused_and_never_crash(name: str) -> None:
    the_law = law(name)
    positions = [parse_snapshot(the_law, line.snapshot) for line in read_lines(name)]
    for seed in range(300):
        chance = random.Random(f"{name} {seed}")
        numbers = list(to_ints(chance.choice(positions)))
        numbers[chance.randrange(len(numbers))] = chance.choice((-2, -1, 0, 1, 2, 3, 13, 14, 15, 52, 53, 200, 10**9))
        try:
            position = from_ints(the_law, numbers)
        except BadSnapshot:
            continue
        check_position(the_law, position)
        assert parse_snapshot(the_law, format_snapshot(the_law, position)) == position, f"{name}, change {seed}"


def test_a_seat_that_passed_and_was_placed_last_comes_back() -> None:
    the_law = law("thirteen-southern")
    at = positions.position(the_law, "", "3S", "5S", pile="4S", owner=0, out=(0,), locked=(1,), turn=2)
    over = positions.after(the_law, at, "5S")
    assert (over.table.out, over.table.locked) == ((0, 2, 1), (1,))
    assert parse_snapshot(the_law, format_snapshot(the_law, over)) == over


def test_phases_are_stored_and_not_guessed() -> None:
    assert parse_snapshot(law("life"), CHOOSE).table.phase is Phase.CHOOSE
    assert parse_snapshot(law("life"), OPEN).table.phase is Phase.OPEN
