"""Names: each is visible, and no two seats of a table look alike."""

from __future__ import annotations

import pytest

from emptyhand.table.api.people import clean_name
from emptyhand.table.api.refusals import ApiRefusal
from emptyhand.table.room import create, replay
from emptyhand.table.room.messages import Leave, React, Say, SetBot, Sit, Start
from emptyhand.table.room.names import BOT_NAMES, bot_names, plain, skeleton, unlike
from tests.helpers import law
from tests.table.room.tables import QUICK, Table, table

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


@pytest.mark.parametrize("char", BLANK)
def test_a_character_that_shows_nothing_is_refused_alone_and_within_a_name(char: str) -> None:
    for name in (char, f"Ann{char}", f"{char}Ann", f"A{char}nn"):
        with pytest.raises(ApiRefusal, match=f"show nothing, such as U\\+{ord(char):04X}"):
            clean_name(name)


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u00ad\u2060", "\ufe0f", "\u3000\u00a0", "\u0301", "\u0301\u0302 Ann"]
)
def test_a_name_without_anything_to_see_at_its_start_is_refused(name: str) -> None:
    with pytest.raises(ApiRefusal, match=r"A name "):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "Ольга", "李小龍", "राम", "محمد", "ปลา", "O’Neill", "R2-D2", "★ Ann ★", "🦊"]
)
def test_names_of_all_languages_are_taken_as_they_are(name: str) -> None:
    assert clean_name(f" {name}\t") == name


def test_what_keyboards_add_unasked_is_left_out() -> None:
    assert clean_name("Ann \u2764\ufe0f") == "Ann \u2764"
    assert plain("a\u202eb\u200dc\r\nd") == "abc d"


@pytest.mark.parametrize(
    "name",
    ["ann", "A n n", "Аnn", "Αnn", "Ánn", "𝓐nn", "Ａｎｎ", "ᴀnn", "Aпn", "Ann\ufe0f", "A\u034fnn", "Añn", "Anո"],
)
def test_names_that_look_alike_have_one_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Ann")


@pytest.mark.parametrize(("one", "other"), [("Iain", "lаin"), ("Bot 1", "Воt l"), ("Tom", "Torn")])
def test_letters_and_digits_of_one_shape_are_one(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Ben"), ("李", "王"), ("राम", "रमा"), ("Ann", "Ann (2)")]
)
def test_names_that_differ_stay_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_name_that_is_taken_gets_the_first_number_that_is_free() -> None:
    assert unlike("Ann", ["Ben"]) == "Ann"
    assert unlike("Аnn", ["Ann"]) == "Аnn (2)"
    assert unlike("Ann", ["Ann", "Ann (2)"]) == "Ann (3)"
    assert unlike("\u3164", []) == "Guest"


# -- at a table ------------------------------------------------------------------------------------------------------


def seated(made: Table) -> list[str]:
    return [seat.name for seat in made.room.kept.seats]


def test_two_seats_of_a_table_cannot_look_alike() -> None:
    made = table(people=("Ann", "Аnn"), bots=("random",), started=False)
    assert seated(made) == ["Ann", "Аnn (2)", "Bot 3"]
    assert made.last("Ann", "event")["what"]["name"] == "Аnn (2)"


def test_bots_have_names_that_follow_from_the_room_and_look_like_no_other() -> None:
    assert len({skeleton(name) for name in BOT_NAMES}) == len(BOT_NAMES)
    names = bot_names("AB12CD", 8)
    assert names == bot_names("AB12CD", 8) != bot_names("AB12CE", 8)
    assert len(set(names)) == 8
    again = bot_names("AB12CD", 8, [names[0].upper(), "Eve"])
    assert names[0] not in again
    assert again[:7] == names[1:]


def test_a_bot_keeps_its_name_and_a_free_seat_plays_under_one() -> None:
    made = Table(create(law("obsession"), [None, "random", None], "person-Ann", QUICK, 0, names=("Mila", "Leo", "Zoe")))
    made.connect("Ann")
    made.hear("Ann", Sit(0))
    assert seated(made) == ["Ann", "Leo", ""]
    made.hear("Ann", SetBot(1, None))
    made.hear("Ann", SetBot(1, "greedy"))
    assert seated(made) == ["Ann", "Leo", ""]
    made.connect("LEO")
    made.hear("LEO", Sit(2))
    assert seated(made) == ["Ann", "Leo", "LEO (2)"]
    made.hear("LEO", Leave())
    made.hear("Ann", Start(1))
    assert seated(made) == ["Ann", "Leo", "Zoe"]
    assert replay(made.lines).kept == made.room.kept
    assert made.room.kept.playing is not None
    assert made.room.kept.playing.record().names == ("Ann", "Leo", "Zoe")


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    made = Table(create(law("obsession"), [None, None], "person-Ann", QUICK, 0, names=("Mila", "Leo")))
    made.connect("leo")
    made.hear("leo", Sit(0))
    made.connect("Ann")
    made.hear("Ann", SetBot(1, "random"))
    assert seated(made) == ["leo", "Leo (2)"]


def test_nobody_is_taken_for_a_bot_or_for_an_empty_seat() -> None:
    made = table(people=("Вot 2", "seat l"), started=False)
    assert seated(made) == ["Вot 2 (2)", "seat l (2)"]


def test_the_same_person_keeps_the_name_after_leaving_and_coming_back() -> None:
    made = table(people=("Ann", "Ben"))
    made.leave_the_net("Ann")
    made.connect("Ann")
    assert seated(made) == ["Ann", "Ben"]


def test_who_speaks_goes_by_the_name_of_the_seat_and_who_watches_by_none_that_looks_like_one() -> None:
    made = table(people=("Ann", "Аnn"), started=False)
    made.connect("ANN")
    for name in ("Аnn", "ANN"):
        made.hear(name, Say(1, "Hello"))
        made.hear(name, React("wow"))
    lines = [event["what"]["line"]["name"] for event in made.told("Ann", "event") if event["what"]["t"] == "said"]
    assert lines == [reacted["name"] for reacted in made.told("Ann", "reacted")] == ["Аnn (2)", "ANN (3)"]
    made.hear("ANN", Sit(1))
    assert "taken" in made.last("ANN", "refused")["why"]
