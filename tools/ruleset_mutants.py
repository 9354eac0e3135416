"""Ruleset files that are almost right, changed key by key: each has a number, so that it can be had again.

Byte-level mutants (tests/security/mutants.py) mostly stop at the parser. These keep to the form of a file: values move
to other keys, keys to other tables, ranks and words change places, and many of the results load and can be played.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import resources
from random import Random
from typing import cast

from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.ruleset import CATALOGUE, Family, load
from emptyhand.rules.ruleset.keys import Declaration
from emptyhand.rules.ruleset.known_keys import keys_of
from emptyhand.rules.ruleset.parse import parse_toml
from emptyhand.rules.ruleset.source import Value

MAX_BYTES = 64 * 1024
ODD: Sequence[Value] = (-1, 0, 1, 99, 2**70, 0.5, True, False, "", "R", "2 2", "\u202e", "x" * 90, [], {}, [[]], [{}])
Lines = dict[str, Value]


def mutant(number: int) -> bytes:
    """Return the file of a number."""
    rng = Random(f"ruleset {number}")
    name = rng.choice(CATALOGUE)
    family = load(name).family
    lines: Lines = {"extends": name} if rng.random() < 0.6 else dict(_shipped(name))
    for _ in range(rng.choice((1, 2, 2, 3, 5, 9))):
        change = rng.choice(CHANGES) if len(lines) > 1 else _set_some_key
        change(lines, family, rng)
    text = "\n".join(f"{key} = {_literal(value)}" for key, value in lines.items()) + "\n"
    return (text if rng.random() < 0.95 else _swollen(text, rng)).encode()[:MAX_BYTES]


@cache
def _shipped(name: str) -> Lines:
    text = (resources.files("emptyhand") / "rules" / "catalogue" / f"{name}.toml").read_text("utf-8")
    return {key: entry.value for key, entry in parse_toml(text, name).items()}


def _literal(value: Value) -> str:
    """Write a value as TOML does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_literal(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}]"
    return json.dumps(value)


def _swollen(text: str, rng: Random) -> str:
    """Return a text near the limits of size, depth and number."""
    filler = rng.choice(
        ('k{} = "xxxxxxxx"', "[a.b.c.d.k{}]", "k{} = [[[[1]], [2]], 3]", "switch.s{}.asks = '?'", "# {}")
    )
    return text + "".join(f"{filler.format(number)}\n" for number in range(rng.choice((50, 900, 1400))))


def _some(lines: Lines, rng: Random) -> str:
    """Return a key to change: seldom `extends`, behind which nothing else would be read."""
    keys = [key for key in lines if key != "extends"]
    return rng.choice(keys) if keys and rng.random() < 0.98 else rng.choice([*lines])


# -- changes ---------------------------------------------------------------------------------------------------------


def _set_some_key(lines: Lines, family: Family, rng: Random) -> None:
    """Set a key of the family to a value that its declaration allows, mostly."""
    key, declaration = rng.choice([*keys_of(family).items()])
    lines[key.replace("RANK", rng.choice(RANK_LABELS))] = next(_values(declaration, rng))


def _values(key: Declaration, rng: Random) -> Iterator[Value]:
    if key.options:
        yield rng.choice(cast("tuple[Value, ...]", key.options))
    if key.most:
        yield rng.randint(key.least - key.or_none, key.most)
    if key.among and rng.random() < 0.8:
        words = rng.sample(cast("tuple[Value, ...]", key.among), rng.randrange(len(key.among) + 1))
        yield words if "ranks" not in key.form else rng.choice(words or [""])
    if "rank" in key.form or "order" in key.form:
        yield " ".join(rng.sample(RANK_LABELS, rng.randrange(len(RANK_LABELS) + 1)))
    yield rng.choice(ODD)


def _move_value(lines: Lines, _: Family, rng: Random) -> None:
    """Give a key the value of another."""
    lines[_some(lines, rng)] = rng.choice([*_shipped(rng.choice(CATALOGUE)).values()])


def _swap_values(lines: Lines, _: Family, rng: Random) -> None:
    one, other = _some(lines, rng), _some(lines, rng)
    lines[one], lines[other] = lines[other], lines[one]


def _move_key(lines: Lines, family: Family, rng: Random) -> None:
    """Put a key into another table."""
    key = _some(lines, rng)
    table = rng.choice([*keys_of(family)]).rpartition(".")[0].replace("RANK", rng.choice(RANK_LABELS))
    lines[f"{table}.{key.rpartition('.')[2]}".lstrip(".")] = lines.pop(key)


def _borrow(lines: Lines, _: Family, rng: Random) -> None:
    """Take some keys of another ruleset, which may be of the other family."""
    theirs = [*_shipped(rng.choice(CATALOGUE)).items()]
    lines.update(rng.sample(theirs, min(len(theirs), rng.randrange(1, 6))))


def _drop(lines: Lines, _: Family, rng: Random) -> None:
    if len(lines) > 1:
        del lines[_some(lines, rng)]


def _change_inside(lines: Lines, _: Family, rng: Random) -> None:
    """Change one item of a list or one word of a text."""
    key = _some(lines, rng)
    value = lines[key]
    if isinstance(value, list):
        items = [*value, rng.choice(ODD)]
        rng.shuffle(items)
        lines[key] = items[rng.randrange(2) :]
    elif isinstance(value, str):
        words = [*value.split(), rng.choice(RANK_LABELS)]
        rng.shuffle(words)
        lines[key] = " ".join(words[rng.randrange(2) :])
    else:
        lines[key] = rng.choice(ODD)


def _misspell(lines: Lines, _: Family, rng: Random) -> None:
    key = _some(lines, rng)
    at = rng.randrange(len(key))
    lines[key[:at] + rng.choice("ax_-9") + key[at + rng.randrange(2) :]] = lines.pop(key)


CHANGES: tuple[Callable[[Lines, Family, Random], None], ...] = (
    *[_set_some_key] * 8,
    *[_change_inside] * 2,
    _move_value,
    _swap_values,
    _move_key,
    _borrow,
    _drop,
    _misspell,
)


# -- hostile texts ---------------------------------------------------------------------------------------------------

LIFE, THIRTEEN = 'extends = "life"\n', 'extends = "thirteen"\n'
READING = "".join(f"{side}.card.{rank}.{key} = {value}\n" for side, value in (("on", "true"), ("off", "false"))
                  for rank in "2345" for key in ("again", "burns", "lasts"))  # fmt: skip
HOSTILE = {
    "unknown keys": LIFE + "".join(f"k{n} = 1\n" for n in range(1490)),
    "long unknown keys": LIFE + "".join(f"{'k' * 70}{n} = 1\n" for n in range(800)),
    "tables": LIFE + "".join(f"[a.b.c.d.e{n}]\n" for n in range(1490)),
    "dotted keys": "".join(f"a.a.a.a.a.a.a.a.k{n} = 1\n" for n in range(1490)),
    "dots without end": ("a" + ".a" * 240 + " = 1\n") * 130,
    "headers without end": "".join(f"[a{'.a' * 220}.k{n}]\n" for n in range(140)),
    "long strings": LIFE + "".join(f'k{n} = "{"x" * 400}"\n' for n in range(150)),
    "a text of many lines": LIFE + 'title = """' + "x" * 40 + "\n" * 1400 + '"""\n',
    "an open text": LIFE + 'a = """' + '\n"" ' * 1400,
    "a wide list": THIRTEEN + "[match]\npoints = [\n" + ("1," * 240 + "\n") * 130 + "]\n",
    "wide lists inside a list": THIRTEEN + "[match]\npoints = [\n" + ("[[[]]]," * 70 + "\n") * 130 + "]\n",
    "lists inside lists": "x = " + ("[" * 480 + "\n") * 60 + ("]" * 480 + "\n") * 60,
    "open lists": ("x = " + "[" * 480 + "\n") * 130,
    "open braces": "x = " + ("{a=" * 150 + "\n") * 130,
    "braces": LIFE + "".join(f"a{n} = {{b={{c={{d={{e=1}}}}}}}}\n" for n in range(1490)),
    "arrays of tables": LIFE + "[[a.b.c.d.e.f.g]]\n" * 1490,
    "chops": THIRTEEN + "[bombs]\nchops = [\n" + ('{on="2",by=["four"]},' * 20 + "\n") * 150 + "]\n",
    "64 chops of 60": THIRTEEN + "[bombs]\nchops = [\n" + ('{on="2",by=[' + '"four",' * 60 + "]},\n") * 64 + "]\n",
    "instant wins": THIRTEEN + "[[instant]]\nname = 'x'\nhold = '2 2'\n" * 490,
    "switches": LIFE + "".join(f"[switch.s{n}]\nasks = '?'\n" for n in range(490)),
    "19 switches with many keys": LIFE + "".join(f"[switch.s{n}]\nasks = '?'\n{READING}" for n in range(19)),
    "answers": LIFE + "[switches]\n" + "".join(f"s{n} = true\n" for n in range(900)),
    "cards": LIFE + "".join(f"[card.k{n}]\non = 1\n" for n in range(700)),
    "a key twice at the end": "".join(f"k{n} = [[1],[2]]\n" for n in range(1490)) + "k1 = 1\n",
    "quotes": "x = '" + "a" * 400 + "\n" + 'y = "\n' * 1300,
}
"""Texts of up to 64 KiB that take as long to read as we know how to make them."""
