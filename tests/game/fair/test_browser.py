"""The page's own modules, run by node: the same values as in Python, and the same lies noticed."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

import emptyhand
from emptyhand.game.fair.promise import next_chain
from emptyhand.game.fair.witness import Witness
from emptyhand.game.record import BadRecord, Record
from emptyhand.rules.law import Law
from emptyhand.table.room import records
from emptyhand.words.speech.language import language
from emptyhand.words.speech.phrase import from_json
from tests.game.fair.liars import LIARS, an_honest_server, short_games
from tests.game.fair.test_records import changed, games
from tests.game.fair.vectors import FILE, vectors
from tests.game.fair.watched import Watched, watched
from tests.helpers import law

PAGE = Path(emptyhand.__file__).parent / "page"
SCRIPT = Path(__file__).with_name("browser.mjs")
Json = dict[str, Any]
JOKERS: dict[str, str | int] = {"card.R.on": "anything", "card.R.next": "anything"}


def run(given: Json) -> Json:
    node = shutil.which("node")
    if node is None:
        pytest.fail("no node: it comes with npm, which `make browser-libraries` needs too", pytrace=False)
    asked = json.dumps({"page": str(PAGE), "vectors": {}, "transcripts": [], "records": []} | given)
    done = subprocess.run([node, str(SCRIPT)], input=asked, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    answer: Json = json.loads(done.stdout)
    return answer


@cache
def known() -> Json:
    read: Json = json.loads(FILE.read_text("utf-8"))
    return read


def test_python_meets_the_vectors() -> None:
    assert vectors() == known()


def test_javascript_meets_the_vectors() -> None:
    given = {kind: [vector["given"] for vector in known()[kind]] for kind in ("hashes", "deals")}
    answer = run({"vectors": given})
    for kind in ("hashes", "deals"):
        assert answer[kind] == [vector["found"] for vector in known()[kind]]


def in_words(phrase: list[Any] | None) -> str | None:
    """Return what the page shows in English for one of its phrases."""
    return None if phrase is None else language("en").text(from_json(phrase))


def test_a_witness_in_the_browser_says_and_sees_what_one_in_python_does() -> None:
    tables: list[Watched] = []
    with short_games():
        for seed in range(2):
            tables += [liar(seed) for liar in (an_honest_server, *LIARS)]
    drawing = watched(law("obsession", **{f"card.{label}.draws": 2 for label in "4569"}), ("ann", "bob"), bots=1)
    drawing.all_ready()
    drawing.play(40)
    assert drawing.first.trouble is None, "two seats draw in one step"
    tables.append(drawing)
    answers = run({"transcripts": [{"numbers": made.drawn, "letters": made.transcript} for made in tables]})["read"]
    for made, seen in zip(tables, answers, strict=True):
        assert in_words(seen["trouble"]) == made.first.trouble
        assert in_words(seen["says"]) == made.first.verdict()
        assert seen["answers"] == made.answers
        assert seen["checked"] == made.first.checked
    assert sum(made.first.checked for made in tables) >= 2


def promised(count: int) -> list[Json]:
    """Return promises that follow one another."""
    promises = [bytes([number]) * 32 for number in range(count)]
    chains = list(accumulate(promises, next_chain, initial=bytes(32)))[1:]
    pairs = zip(promises, chains, strict=True)
    return [{"game": 1, "promise": promise.hex(), "chain": chain.hex()} for promise, chain in pairs]


def letter(t: str, version: int, voids: int, following: Json | None, dealt: Json | None = None) -> Json:
    fair = {"room": "ABCDEF", "voids": voids, "next": following, "dealt": dealt}
    setup = {"setup": {"players": 2, "deal": {"packs": 1, "jokers": 2}}} if t == "snapshot" else {}
    return {"t": t, "version": version, "you": None, "what": {"t": "left"}, "room": {"fair": fair}, **setup}


def trouble(*letters: Json) -> str | None:
    """Return the verdict of a witness, in Python and in JavaScript."""
    witness = Witness(lambda: bytes(32))
    for each in letters:
        witness.take(each)
    (seen,) = run({"transcripts": [{"numbers": [], "letters": [{"hear": each} for each in letters]}]})["read"]
    assert in_words(seen["trouble"]) == witness.trouble
    return witness.trouble


def test_who_missed_a_whole_void_round_accuses_nobody_of_its_promise() -> None:
    first, _, third = promised(3)
    begin, end = letter("snapshot", 3, 0, first), letter("event", 10, 2, third)
    assert trouble(begin, letter("missed", 9, 2, None), end) is None
    # A client that received every step would have seen its promise.
    assert trouble(begin, letter("event", 9, 2, None), end) == "The chain of promises is broken."


def test_who_missed_a_whole_game_takes_its_promise_for_the_earlier_one() -> None:
    first, second, third, fourth = promised(4)
    stakes = [{"kind": "bot", "commit": "00" * 32}] * 2
    dealt = second | {"root": "00" * 32, "stakes": stakes}
    third["game"] = fourth["game"] = 2
    meanwhile = letter("snapshot", 9, 0, third, dealt)
    assert trouble(letter("snapshot", 3, 0, first), meanwhile, letter("event", 10, 1, fourth, dealt)) is None


def test_the_browser_deals_a_finished_game_again() -> None:
    right = [record.format() for record in (*games(2), *games(committed=False))]
    headers = ("Deal", "Ties", "Dealer", "Law", "Secret", "Numbers", "Root")
    wrong = [changed(right[0], header) for header in headers]
    *found, bare = run({"records": [*right, *wrong, right[0].replace("[Fair ", "[Unfair ")]})["records"]
    assert [verdict["state"] for verdict in found] == ["checked", "checked", "server"] + ["wrong"] * len(wrong)
    assert str(in_words(found[0]["says"])).endswith(
        "The server’s secret and the numbers of Ann and Bob give exactly these cards."
    )
    assert bare["state"] == "none"
    for text in wrong:
        with pytest.raises(BadRecord):
            Record.parse(text)


@pytest.mark.parametrize(("up_to", "full", "size"), [(3, 0, 96), (2, 0, 112), (0, 1, 104)])
def test_a_deck_without_some_ranks_is_dealt_again_everywhere(up_to: int, full: int, size: int) -> None:
    """Three players with two packs, of which one or both lack the 3s and 10s, unless too many play."""
    keys: dict[str, str | int] = {"pack.without": "3 10", "pack.without_up_to": up_to, "pack.full": full}
    thin = law("cardgame", **keys, **{"pack.players_per_pack": 2, "pack.jokers": 4, **JOKERS})
    _is_dealt_again(thin, size)


@pytest.mark.parametrize(("jokers", "size"), [(0, 32), (1, 33), (2, 34)])
def test_a_short_pack_of_a_climbing_game_is_dealt_again_everywhere(jokers: int, size: int) -> None:
    order = "2 3 4 5 6 7 8 9 10 J Q K A" + (" R" if jokers else "")
    keys: dict[str, str | int] = {"pack.without": "2 3 4 5 6", "pack.jokers": jokers, "deal.hand": 8}
    _is_dealt_again(law("president", **keys, **{"ranking.order": order, "combinations.run_ranks": "9 10"}), size)


def _is_dealt_again(thin: Law, size: int) -> None:
    """Expect Python, the page and the records to find the cards that a table with these rules dealt."""
    made = watched(thin, ("Ann", "Bob"), bots=1)
    with short_games():
        made.all_ready()
        made.play()
        (record,) = records(made.table.lines).values()
    assert made.first.trouble is None
    assert made.first.checked
    assert len(record.deal.cards) == size
    answer = run(
        {
            "transcripts": [{"numbers": made.drawn, "letters": made.transcript}],
            "records": [record.format(), changed(record.format(), "Secret")],
        }
    )
    assert (answer["read"][0]["trouble"], answer["read"][0]["checked"]) == (None, True)
    assert [verdict["state"] for verdict in answer["records"]] == ["checked", "wrong"]
