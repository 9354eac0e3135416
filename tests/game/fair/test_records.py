"""Records that reveal how their deals came about, and `emptyhand verify`, which repeats them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.cli import main
from emptyhand.commands.verify import DIGITS
from emptyhand.game.record import BadRecord, Record
from emptyhand.table.room import records
from emptyhand.table.room.messages import Ready
from tests.game.fair.liars import short_games
from tests.game.fair.watched import watched


def games(count: int = 1, *, committed: bool = True) -> list[Record]:
    """Return short games of one table."""
    made = watched("cardgame", ("Ann", "Bob"), bots=1)
    with short_games():
        for game in range(1, count + 1):
            if committed:
                made.all_ready()
            else:
                made.table.hear("Ann", Ready(game))
                made.table.hear("Bob", Ready(game))
                made.deliver()
            made.play()
        return list(records(made.table.lines).values())


def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], *texts: str, status: int = 0) -> list[str]:
    file = tmp_path / "games.txt"
    file.write_text("\n".join(texts), "utf-8")
    assert main(["verify", str(file)]) == status
    return [line.split(": ", 1)[1] for line in capsys.readouterr().out.splitlines()]


def changed(text: str, header: str) -> str:
    """Return the record with another first digit in a header."""
    return re.sub(rf'(?m)^(\[{header} ")(.)', lambda found: found[1] + ("0" if found[2] != "0" else "1"), text)


def test_a_record_with_all_of_its_deal_reads_as_it_was_written() -> None:
    record = games()[0]
    assert record.fair is not None
    assert Record.parse(record.format()) == record


def test_verify_says_whose_numbers_were_in_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = games()[0]
    (line,) = verify(tmp_path, capsys, game.format())
    assert game.fair is not None
    promise = f"promise {game.fair.promise.hex()[:DIGITS]}"
    assert line.endswith(f"the server's secret, the number of Ann and the number of Bob give these cards; {promise}")


def test_verify_says_that_the_server_dealt_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = verify(tmp_path, capsys, games(committed=False)[0].format())
    assert "; the server's secret gives these cards; promise " in line


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ("Secret", "the cards are not those that the secret and the seats' numbers give"),
        ("Root", "the deck was sealed with other cards than were dealt"),
        ("Numbers", "the cards are not those that the secret and the seats' numbers give"),
    ],
)
def test_a_deal_that_was_made_otherwise_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], header: str, why: str
) -> None:
    text = changed(games()[0].format(), header)
    assert verify(tmp_path, capsys, text, status=1) == [f"wrong: {why}"]


def test_promises_of_one_table_follow_one_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = [record.format() for record in games(3)]
    assert [line.split(": ")[0] for line in verify(tmp_path, capsys, *texts)] == ["ok", "ok", "ok"]
    broken = changed(texts[1], "Chain")
    lines = verify(tmp_path, capsys, texts[0], broken, status=1)
    assert "its promises do not follow those of the game before" in lines[1]


@pytest.mark.parametrize(
    "line",
    [
        '[Fair "fair-2" "ABCDEF" "1"]',
        '[Fair "fair-1" "ABCDEF"]',
        '[Fair "fair-1" "ABCDEF" "0"]',
        '[Fair "fair-1" "ABCDEF" "x"]',
    ],
)
def test_a_header_that_cannot_be_read_is_refused_in_a_sentence(line: str) -> None:
    text = re.sub(r"(?m)^\[Fair .*$", line, games()[0].format())
    with pytest.raises(BadRecord, match="the header Fair must hold 'fair-1'"):
        Record.parse(text)


def test_what_one_seat_saw_tells_nothing_of_the_secret() -> None:
    record = games()[0]
    assert record.fair is not None
    assert record.fair.secret.hex() not in record.seen_by(0).format()
