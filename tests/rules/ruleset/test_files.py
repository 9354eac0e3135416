"""Rulesets in files of one's own: found, read, built on one another, and refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.rules.ruleset import load, loads, restore
from emptyhand.rules.ruleset.loader import layers
from emptyhand.rules.ruleset.reader import Reader
from tests.rules.ruleset.trouble import LIFE, trouble_with


def write(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            'extends = "shithead"\n[card.R]\non = "anything"',
            "line 3, card.R.on: there are no jokers in the pack, expected pack.jokers of at least 1",
        ),
        (
            'extends = "president"\n[match]\nexchange = [2, 1, 1]',
            "line 3, match.exchange: 4 players are 2 pairs, expected no more numbers, got 3",
        ),
    ],
)
def test_a_file_says_nothing_about_cards_and_players_that_the_game_never_has(
    tmp_path: Path, text: str, sentence: str
) -> None:
    path = write(tmp_path / "ours.toml", text)
    assert str(trouble_with(path)) == f"{path}, {sentence}"
    ours = loads(text)
    assert restore(ours.text, "ours").text == ours.text, "rules that a room or a record keeps stay readable"


def test_an_error_names_no_file_that_the_person_does_not_have(tmp_path: Path) -> None:
    path = write(tmp_path / "ours.toml", 'extends = "tien-len-nam"\n[match]\nleft_prices = []')
    why = "cards left cost nothing that could be doubled, expected match.left_cards as well"
    assert str(trouble_with(path)) == f"{path}, line 3, match.left_prices: {why}"
    found = Reader(layers(path)).at("match.unplayed_doubles", why)
    assert str(found) == f"{path}, match.unplayed_doubles (as in tien-len-nam): {why}"
    assert str(Reader(layers("tien-len-nam")).at("match.unplayed_doubles", why)).startswith("tien-len-nam, match.")


def test_a_file_is_loaded_by_its_path_and_named_after_it(tmp_path: Path) -> None:
    ruleset = load(write(tmp_path / "sunday.toml", LIFE + 'title = "Sunday Life"'))
    assert (ruleset.name, ruleset.title) == ("sunday", "Sunday Life")
    assert ruleset.rules == load("life").rules


def test_a_file_may_extend_a_file_beside_it(tmp_path: Path) -> None:
    write(tmp_path / "base" / "ours.toml", LIFE + "[players]\nmost = 3")
    child = write(tmp_path / "child.toml", 'extends = "base/ours.toml"\n[players]\nleast = 3')
    players = load(child).players
    assert (players.least, players.most) == (3, 3)


def test_what_is_extended_is_found_from_the_file_and_not_from_where_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "a" / "base.toml", LIFE + "[players]\nmost = 3")
    write(tmp_path / "a" / "b" / "ours.toml", 'extends = "../base.toml"')
    monkeypatch.chdir(tmp_path)
    assert load("a/b/ours.toml").players.most == 3


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(b"\xef\xbb\xbf" + LIFE.encode().replace(b"\n", b"\r\n"))
    assert load(str(path)).rules == load("life").rules


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.toml")
    assert str(trouble_with(missing)) == f"{missing}: there is no such file"


def test_a_folder_is_no_ruleset(tmp_path: Path) -> None:
    assert str(trouble_with(f"{tmp_path}/")) == f"{tmp_path}: this is a folder, expected a ruleset file"


@pytest.mark.parametrize(
    ("content", "line", "found"),
    [
        (b"\x00\xff\xfe\x01", 1, "no text in UTF-8"),
        ((LIFE + "title = 'ä'").encode("latin-1"), 2, "no text in UTF-8"),
        (LIFE.encode("utf-16"), 1, "text in UTF-16"),
    ],
)
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, content: bytes, line: int, found: str) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(content)
    assert str(trouble_with(str(path))) == f"{path}, line {line}: this is {found}, expected a file saved as UTF-8"


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "ours.toml", LIFE + "# much\n" * 20_000)
    assert str(trouble_with(path)) == f"{path}: the file is too large: expected at most 64 KiB"


def test_an_endless_file_is_not_read_to_its_end() -> None:
    assert str(trouble_with("/dev/zero")) == "/dev/zero: the file is too large: expected at most 64 KiB"


@pytest.mark.parametrize("name", ["a\0b.toml", "~no-such-person-here/ours.toml"])
def test_a_path_that_leads_nowhere_is_refused(name: str) -> None:
    assert str(trouble_with(name)).endswith(f"{name!r} leads nowhere, expected the path of a file")


def test_a_path_that_is_too_long_is_refused() -> None:
    assert "the file cannot be read" in str(trouble_with("x" * 5000 + ".toml"))


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("lief", "did you mean 'life'?"),
        ("LIFE", "did you mean 'life'?"),
        ("", "expected a name such as obsession, "),
        ("chess", "president, or the path of a file"),
    ],
)
def test_an_unknown_name_is_answered_with_what_there_is(name: str, hint: str) -> None:
    message = str(trouble_with(name))
    assert f"there is no ruleset called {name!r}, " in message
    assert hint in message


def test_files_that_extend_one_another_in_a_circle_are_refused(tmp_path: Path) -> None:
    first = write(tmp_path / "a.toml", '\nextends = "b.toml"')
    second = write(tmp_path / "b.toml", '\n\nextends = "./../' + tmp_path.name + '/a.toml"')
    circle = "the files extend one another in a circle, expected an end"
    assert str(trouble_with(first)) == f"{second}, line 3, extends: {circle}"


def test_a_file_may_not_extend_itself(tmp_path: Path) -> None:
    path = write(tmp_path / "a.toml", 'extends = "a.toml"')
    assert str(trouble_with(path)).startswith(f"{path}, line 1, extends: the files extend one another in a circle")


def test_a_file_named_like_a_shipped_ruleset_may_extend_it(tmp_path: Path) -> None:
    assert load(write(tmp_path / "life.toml", LIFE)).rules == load("life").rules


def chain(folder: Path, length: int) -> str:
    """Files that extend one another down to `life`, which is the last of them."""
    base = "life"
    for number in range(length - 1):
        base = write(folder / f"{number}.toml", f'extends = "{base}"')
    return base


def test_sixteen_layers_are_read_and_seventeen_refused(tmp_path: Path) -> None:
    assert load(chain(tmp_path / "few", 16)).rules == load("life").rules
    error = trouble_with(chain(tmp_path / "many", 17))
    assert str(error).endswith("0.toml, line 1, extends: expected at most 16 files that extend one another")


def test_the_line_that_extends_a_missing_file_is_named(tmp_path: Path) -> None:
    path = write(tmp_path / "a.toml", '\nextends = "none.toml"')
    missing = str(tmp_path / "none.toml")
    assert str(trouble_with(path)) == f"{path}, line 2, extends: {missing!r}: there is no such file"


def test_an_error_in_an_extended_file_names_that_file(tmp_path: Path) -> None:
    base = write(tmp_path / "base.toml", LIFE + "[players]\nmost = 9")
    child = write(tmp_path / "child.toml", 'extends = "base.toml"')
    assert str(trouble_with(child)) == f"{base}, line 3, players.most: expected a whole number from 2 to 8, got 9"


def test_a_file_that_cannot_be_read_is_refused_with_the_reason(tmp_path: Path) -> None:
    inside = write(tmp_path / "ours.toml", LIFE) + "/more.toml"
    assert str(trouble_with(inside)) == f"{inside}: the file cannot be read (Not a directory)"
