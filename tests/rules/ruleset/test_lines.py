"""Errors point at the right line: in tables, inline tables, lists, arrays of tables and switches."""

from __future__ import annotations

import tomllib

import pytest

from emptyhand.rules.ruleset.lines import key_lines
from tests.rules.ruleset.trouble import HERE, LIFE, THIRTEEN, line_marked, trouble

MARKED = {
    "a key below its table": """
        [players]
        least = 2
        most = 77 # here
        """,
    "a dotted key": """
        title = "x"
        players.most = 77 # here
        """,
    "a table inside a table": """
        [card.2]
        on = "anything"
        [card.3]
        on = "order"
        [card.7]
        next = "order"
        reverses = "twice" # here
        """,
    "a quoted table name": """
        [card."7"]
        "next" = "order"
        'reverses' = "twice" # here
        """,
    "an inline table": """
        title = "x"
        card.7 = { next = "order", reverses = "twice" } # here
        """,
    "after a text of several lines that looks like keys": '''
        summary = """a \\
        [players] \\
        most = 77"""
        players.most = 77 # here
        ''',
    "after a comment that looks like a key": """
        # players.most = 77
        title = "players.most = 77" # players.most = 77
        players.most = 77 # here
        """,
    "an item of a list of several lines": """
        [deal]
        order = [
            "down", # comment, with ] and "
            "hand",
            "top", # here
        ]
        """,
    "a key of a switch's reading that is not thrown": """
        [switch.ours]
        asks = "?"
        off = { turn.draw = 1 }
        on = { turn.draw = 99 } # here
        """,
    "a key of a switch's reading that is thrown": """
        [switches]
        ours = true
        [switch.ours.on]
        turn.draw = 1
        opening.ties = "dice" # here
        """,
    "a switch thrown twice": """
        [switches]
        free_opening = true
        five_transparent = 3 # here
        """,
    "the later of two keys that clash": """
        [deal]
        up = 8
        hand = 20
        down = 8 # here
        """,
}

MARKED_CLIMBING = {
    "the second of an array of tables": """
        [[instant]]
        name = "a"
        hold = "2 2"
        [[instant]]
        name = "b"
        size = 9 # here
        count = 1
        ranks = "2"
        """,
    "a table of a list of inline tables": """
        [bombs]
        chops = [
            { on = "2", by = ["four"] },
            { on = "2 2", by = ["4 pairs",
                "5 pears"] }, # here
        ]
        """,
    "a list inside an array of tables": """
        [[bombs.chops]]
        on = "2"
        by = ["four"]
        [[bombs.chops]]
        on = "2 2"
        by = [
            "four",
            "fore", # here
        ]
        """,
    "an array of tables inside a switch": """
        [[switch.ours.on.bombs.chops]]
        on = "2"
        by = ["four"]
        [[switch.ours.on.bombs.chops]]
        on = "2 3" # here
        by = ["four"]
        """,
    "a table that lacks a key": """
        [[bombs.chops]]
        on = "2"
        by = ["four"]
        [[bombs.chops]] # here
        on = "2 2"
        """,
    "nested brackets": """
        [bombs]
        pair_runs = [[3], [4]] # here
        """,
}


@pytest.mark.parametrize("case", MARKED)
def test_an_error_of_a_pile_game_names_its_line(case: str) -> None:
    text = LIFE + MARKED[case]
    assert trouble(text).line == line_marked(text)


@pytest.mark.parametrize("case", MARKED_CLIMBING)
def test_an_error_of_a_climbing_game_names_its_line(case: str) -> None:
    text = THIRTEEN + MARKED_CLIMBING[case]
    assert trouble(text).line == line_marked(text)


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_lines_are_counted_the_same_with_either_line_end(newline: str) -> None:
    text = (LIFE + '\n\ntitle = """\\\na \\\nb"""\n[players]\nmost = 9 # here').replace("\n", newline)
    assert trouble(text).line == line_marked(text) == 8


def test_the_text_of_a_syntax_error_names_its_line() -> None:
    text = 'title = "a"\n\n[players]\nleast == 2 # here\n'
    assert trouble(text).line == line_marked(text)


EVERYTHING = """
a.b = 1
c = [1, [2, {d = 3, e.f = [4,
5]}],
6.5, 1979-05-27 07:32:00]
[g]
h = "#"
'i' = '''
[x]
'''
[[g.j]]
k = 1
[[g.j]]
k = 2
[g.j.l]
m = {}
"""


def test_every_key_and_item_has_its_line() -> None:
    tomllib.loads(EVERYTHING)
    assert key_lines(EVERYTHING) == {
        "a": 2, "a.b": 2,
        "c": 3, "c[0]": 3, "c[1]": 3, "c[1][0]": 3, "c[1][1]": 3, "c[1][1].d": 3,
        "c[1][1].e": 3, "c[1][1].e.f": 3, "c[1][1].e.f[0]": 3, "c[1][1].e.f[1]": 4, "c[2]": 5, "c[3]": 5,
        "g": 6, "g.h": 7, "g.i": 8,
        "g.j": 11, "g.j[0]": 11, "g.j[0].k": 12, "g.j[1]": 13, "g.j[1].k": 14, "g.j[1].l": 15, "g.j[1].l.m": 16,
    }  # fmt: skip


def test_the_marks_of_this_file_are_where_a_line_ends() -> None:
    for text in (*MARKED.values(), *MARKED_CLIMBING.values()):
        assert text.count(HERE) == 1
