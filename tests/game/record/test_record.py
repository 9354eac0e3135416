"""Records: written, read back, replayed, and refused where they are wrong."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from emptyhand.game.deal import Deal, deal
from emptyhand.game.record import MAX_BYTES, MAX_MOVES, BadRecord, Record, model, split_records
from emptyhand.players.game import Game
from emptyhand.rules.actions import Play
from emptyhand.rules.cards import Card
from tests.game.record.games import HOUSE_RULES, Named, games, played
from tests.helpers import law

WHOLE = Named("obsession", (), 2, 3, 700)
STOPPED = Named("obsession", (), 3, 1, 40)
CHOSEN = Named("life", (), 2, 1, 700)


def parse(text: str) -> Record:
    return Record.parse(text)


def text_of(game: Named) -> str:
    return played(game)[0].format()


@pytest.mark.parametrize("game", games(), ids=str)
def test_a_record_reads_back_to_the_very_game(game: Named) -> None:
    record, steps = played(game)
    again = parse(record.format())
    assert again == record
    assert again.replay() == steps
    assert again.format() == record.format()


def test_a_record_looks_like_this() -> None:
    the_law = law("thirteen")
    dealt = deal(the_law, 2, 1, leader=1)
    game = Game(the_law, dealt, ["Ann", 'Bo "the \\ Owl" Ω'])
    game.play(game.legal_moves()[0])
    lines = game.record().format().splitlines()
    assert lines[0] == '[Game "thirteen"]'
    assert lines[1] == f'[Law "{the_law.digest}"]'
    assert lines[2] == '[Seats "Ann" "Bo \\"the \\\\ Owl\\" Ω"]'
    assert lines[3].startswith('[Deal "')
    ties = " ".join(str(seat + 1) for seat in dealt.ties)
    assert lines[4:8] == [f'[Ties "{ties}"]', f'[Dealer "{dealt.dealer + 1}"]', '[Leader "2"]', '[Result "*"]']
    assert lines[8] == ""
    assert lines[9].startswith("1. ")
    assert parse(game.record().format()).names == game.names


def test_moves_are_numbered_and_no_line_is_long() -> None:
    lines = text_of(Named("thirteen", (), 4, 0, 700)).partition("\n\n")[2].splitlines()
    assert all(len(line) <= 100 for line in lines)
    assert lines[0].startswith("1. ")
    assert any(line.startswith("21. ") for line in lines)


def test_a_game_that_was_just_played_is_not_replayed_to_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    record, steps = played(WHOLE)
    game, text = Game.resume(record), record.format()

    def no_need(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(model, "play", no_need)
    assert game.record().replay() == steps
    assert game.record().format() == text


def test_the_result_names_the_seats_placed() -> None:
    record, steps = played(CHOSEN)
    assert record.over
    assert record.result == " ".join(str(seat + 1) for seat in steps[-1].position.table.out)
    assert f'[Result "{record.result}"]' in record.format()


def test_an_unfinished_game_has_a_star_and_goes_on() -> None:
    record, _ = played(STOPPED)
    assert '[Result "*"]' in record.format()
    game = Game.resume(parse(record.format()))
    assert not game.over
    assert game.moves == record.moves
    assert game.record() == record


def test_a_game_stopped_at_the_cap_is_stalled() -> None:
    the_law = law("obsession")
    game = Game(the_law, deal(the_law, 2, 1), cap=10)
    while not game.over:
        game.play(game.legal_moves()[0])
    text = game.record().format()
    assert '[Result "stalled"]' in text
    assert parse(text).stalled
    assert not parse(text).over


def test_a_finished_game_cannot_have_stalled() -> None:
    with pytest.raises(BadRecord, match="so it cannot have stalled"):
        replace(played(WHOLE)[0], stalled=True).verify()


@pytest.mark.parametrize(("name", "overrides"), HOUSE_RULES, ids=str)
def test_a_game_by_house_rules_carries_them(name: str, overrides: tuple[tuple[str, str], ...]) -> None:
    record, steps = played(Named(name, overrides, 2, 5, 700))
    assert '[Rules "{' in record.format()
    again = parse(record.format())
    assert again.law.digest == record.law.digest
    assert again.replay() == steps
    assert Game.resume(again).record().format() == record.format()


def test_a_game_of_the_catalogue_carries_no_rules() -> None:
    assert "[Rules" not in text_of(WHOLE)


def test_a_file_may_hold_several_records() -> None:
    texts = [text_of(WHOLE), text_of(STOPPED), text_of(CHOSEN)]
    assert [parse(text) for text in split_records("\n".join(texts))] == [parse(text) for text in texts]


# -- what is wrong ---------------------------------------------------------------------------------------------------


def wrong(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        parse(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def header(text: str, key: str, value: str) -> str:
    """The text with another value in a header."""
    lines = [f'[{key} "{value}"]' if line.startswith(f"[{key} ") else line for line in text.splitlines()]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", 'this is not a record: expected headers such as [Game "obsession"] at its start'),
        ("hello", "this is not a record"),
        ("[Game obsession]", 'is not a header: expected a line such as [Game "obsession"]'),
        ('[Game "obsession"', "is not a header"),
        ('[Game "obsession"] [Game "life"]', "the header Game is there twice"),
        ('[Gam "obsession"]', "there is no header called 'Gam': did you mean Game?"),
        ('[Weather "fine"]', "there is no header called 'Weather': "),
        ('[Game "obsession"]', 'there is no header [Law "…"]'),
        ('[Game "obsession" "life"] [Law "1"]', "the header Game has 2 values: expected one"),
        ('[Game "\\x"] [Law "1"]', "which is not a quoted text"),
        ('[Game "../life.toml"] [Law "1"]', "there is no ruleset called '../life.toml' in the catalogue"),
        ('[Game "mine"] [Law "1"] [Rules "{}"]', "the record's rules"),
        ('[Game "mine"] [Law "1"] [Rules "["]', "the record's rules"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text: str, said: str) -> None:
    assert said in wrong(text)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("Law", "00000000", "the rules are not the same"),
        ("Seats", "Ann", "2 seats need 2 names, not 1"),
        ("Seats", 'Ann" "\\u001b[2J', "expected text on one line without control characters"),
        ("Seats", 'Ann" "\\ud800', "expected text on one line without control characters"),
        ("Seats", 'Ann" "a\\u202eb', "expected text on one line without control characters"),
        ("Seats", 'Ann" " ', "expected 1 to 64 characters"),
        ("Seats", 'Ann" "' + "n" * 65, "expected 1 to 64 characters"),
        ("Deal", "9H9H", "the deal must hold the cards of one pack"),
        ("Deal", "hello", "the header Deal is not a list of cards"),
        ("Deal", "9H?", "the header Deal is not a list of cards"),
        ("Ties", "0 1", "the header Ties holds '0 1': expected every seat once"),
        ("Ties", "1 1", "the tie order must name every seat once"),
        ("Ties", "1", "obsession is for 2 to 8 players, not 1"),
        ("Dealer", "3", "the header Dealer holds '3': expected a seat from 1 to 2"),
        ("Dealer", "0", "expected a seat from 1 to 2"),
        ("Result", "*", "the header Result holds '*', but the moves end with "),
        ("Result", "stalled", "so it cannot have stalled"),
    ],
)
def test_a_wrong_header_is_found(key: str, value: str, said: str) -> None:
    assert said in wrong(header(text_of(WHOLE), key, value))


@pytest.mark.parametrize("value", ["1", "2 1", "stalled ", "draw"])
def test_a_result_that_the_moves_do_not_have_is_found(value: str) -> None:
    said = wrong(header(text_of(STOPPED), "Result", value))
    assert said == f"the header Result holds '{value}', but the moves end with '*'"


def test_a_cut_off_record_is_found() -> None:
    head, moves = text_of(WHOLE).split("\n\n")
    assert "but the moves end with '*'" in wrong(f"{head}\n\n{' '.join(moves.split()[:40])}")


@pytest.mark.parametrize("mark", ["!", "~", "(9)", "=9"])
def test_an_added_mark_is_found_with_its_move(mark: str) -> None:
    record, _ = played(WHOLE)
    number = next(i for i, token in enumerate(record.tokens, 1) if len(token) == 1)
    token = record.tokens[number - 1]
    words = [word for word in record.format().split("\n\n")[1].split() if not word.endswith(".")]
    words[number - 1] += mark
    said = wrong(record.format().split("\n\n")[0] + "\n\n" + " ".join(words))
    assert said.startswith(f"move {number}, seat ")
    assert f"'{token + mark}' should read '{token}'" in said


@pytest.mark.parametrize("mark", ["!", "(", "=", "~"])
def test_a_missing_mark_is_found_with_its_move(mark: str) -> None:
    record, _ = played(WHOLE)
    tokens = list(record.tokens)
    number = next(i for i, token in enumerate(tokens, 1) if mark in token)
    right = tokens[number - 1]
    tokens[number - 1] = right[: right.index(mark)]
    said = wrong(record.format().split("\n\n")[0] + "\n\n" + " ".join(tokens))
    assert said.startswith(f"move {number}, seat ")
    assert f"should read '{right}'" in said


def test_an_illegal_move_is_found_with_its_reason() -> None:
    head = text_of(STOPPED).split("\n\n")[0]
    assert wrong(f"{head}\n\n1. ^").endswith("'^' is not possible, this kind of move is not possible now")
    assert wrong(f"{head}\n\n1. Ω").startswith("move 1, seat ")


def test_an_illegal_move_of_a_record_made_in_code_is_found() -> None:
    record, _ = played(STOPPED)
    with pytest.raises(BadRecord, match="move 2, seat "):
        replace(record, moves=(record.moves[0], Play((Card("2S"),) * 9))).verify()
    with pytest.raises(BadRecord, match="the deal must hold"):
        replace(record, deal=Deal((), (0, 1, 2), 0)).verify()


def test_a_wrong_move_number_is_found() -> None:
    assert wrong(text_of(WHOLE).replace("21. ", "22. ", 1)) == "the number 22. stands before move 21"


def test_a_record_has_a_greatest_size() -> None:
    head = text_of(WHOLE).split("\n\n")[0]
    assert f"more than {MAX_MOVES} moves" in wrong(f"{head}\n\n{'- ' * (MAX_MOVES + 1)}")
    assert "larger than 1024 KiB" in wrong(head + " " * MAX_BYTES)


def test_only_legal_names_sit_down() -> None:
    the_law = law("obsession")
    with pytest.raises(ValueError, match="control characters"):
        Game(the_law, deal(the_law, 2, 1), ["Ann", "B\no"])
    with pytest.raises(ValueError, match="2 seats need 2 names, not 3"):
        Game(the_law, deal(the_law, 2, 1), ["Ann", "Bo", "Cy"])


HOUSE = Named("life", (("five_transparent", True),), 2, 1, 30)
CLIMB = Named("thirteen", (), 3, 2, 700)


@pytest.mark.parametrize("game", [WHOLE, STOPPED, CHOSEN, HOUSE, CLIMB], ids=str)
def test_a_changed_record_is_read_or_refused_and_never_crashes(game: Named) -> None:
    text = text_of(game)
    for seed in range(150):
        changed = mutated(text, random.Random(seed))
        try:
            record = parse(changed)
        except BadRecord:
            assert wrong(changed), f"{game}, change {seed}"
        else:
            assert parse(record.format()) == record, f"{game}, change {seed}"


STRANGE = '[]"\\ \n.!~()=?^</-23456789TJQKARSCDHx\x00\x1bé♥\ud800{},'


def mutated(text: str, chance: random.Random) -> str:
    """The text with a few characters or stretches put in, taken out, doubled or swapped."""
    for _ in range(chance.randint(1, 3)):
        at, to = sorted(chance.randrange(len(text)) for _ in range(2))
        match chance.randrange(4):
            case 0:
                text = text[:at] + chance.choice(STRANGE) + text[at + 1 :]
            case 1:
                text = text[:at] + text[min(to, at + chance.choice((1, 2, 40))) :]
            case 2:
                text = text[:at] + text[at : at + 10] + text[at:]
            case _:
                text = text[:at] + text[to : to + 1] + text[at + 1 : to] + text[at : at + 1] + text[to + 1 :]
    return text or "x"
