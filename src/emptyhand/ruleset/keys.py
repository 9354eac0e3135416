"""How a key of a ruleset file is declared: once, as a field of the table that it stands in.

    again: Again = choice(Again, Again.MUST, "what another play is", told="pile_turn.your_turn")

declares `turn.again` in the class of the table ``[turn]``. The declaration says how the key is read, what it means,
which values it takes, its default and which function of the rulebook writes its sentence. The reader, the guide
(docs/rulesets.md), the digest, the printed grid and the kernels' tables all go by it.

A key has one name everywhere. `turn.again` in the file is ``rules.turn.again``, ``law.turn.again``, `turn.again` in the
grid and `TURN_AGAIN` in the kernels. A key of a card, `card.RANK.kills`, is a column of the law: ``law.kills[rank]``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from emptyhand.cards import Rank
    from emptyhand.ruleset.reader import Reader

Read = Callable[["Reader", str], object]
FLAG: Final = "`true`, `false`"


@dataclass(frozen=True, slots=True)
class Declaration:
    """One key of a ruleset file."""

    read: Read
    """Reads the value of the key at a path, or raises the sentence about it."""
    means: str
    """What the key decides, in a line."""
    values: str
    """The values it takes, as the guide lists them."""
    shown: str
    """Its default as the guide shows it; empty if the key must be set."""
    told: str
    """The function of `emptyhand.rulebook` that writes its sentence."""
    default: object = None
    options: tuple[object, ...] = ()
    """Every value that a file may give, where they are few."""
    single: bool = False
    """Whether the value is one number, word or truth value."""
    compiled: bool = False
    """Whether the law's tables say all of it, so that neither digest nor grid needs to."""


@cache
def declared(table: type) -> dict[str, Declaration]:
    """The keys of a table by name, as its fields declare them."""
    return {f.name: f.metadata["key"] for f in fields(table) if "key" in f.metadata}


# The functions below declare a field. They return Any, as `dataclasses.field` does, so that the field's own type holds.
# `more` is what `Declaration` has beyond that: `told`, `shown`, `compiled`.


def key(read: Read, means: str, values: str, default: Any = None, *, shown: str = "", **more: Any) -> Any:
    """Declare a key with a reader of its own; without a default it must be set."""
    declaration = Declaration(read, means, values, shown, default=default, **more)
    return field(default=MISSING if default is None else default, metadata={"key": declaration})


def flag(default: bool, means: str, values: str = FLAG, **more: Any) -> Any:
    """Declare a key that is true or false."""

    def read(reader: Reader, path: str) -> bool:
        return reader.flag(path, default)

    shown = f"`{'true' if default else 'false'}`"
    return key(read, means, values, default, shown=shown, options=(True, False), single=True, **more)


def number(least: int, most: int, means: str, default: int | None = None, *, or_none: bool = False, **more: Any) -> Any:
    """Declare a key that is a whole number of a range, or 0 for none."""

    def read(reader: Reader, path: str) -> int:
        return reader.number(path, least, most, default, or_none=or_none)

    values = more.pop("values", f"{least} to {most}")
    shown = more.pop("shown", "" if default is None else str(default))
    return key(read, means, values, default, shown=shown, single=True, **more)


def choice(choices: type[StrEnum], default: StrEnum | None, means: str, values: str, **more: Any) -> Any:
    """Declare a key that is one of some words."""

    def read(reader: Reader, path: str) -> StrEnum:
        return reader.choice(path, choices, default)

    words = tuple(word.value for word in choices)
    shown = "" if default is None else f'`"{default}"`'
    return key(read, means, values, default, shown=shown, options=words, single=True, **more)


def ranks(means: str, *, required: bool = True, **more: Any) -> Any:
    """Declare a key that lists ranks; one that is not required is empty by default."""

    def read(reader: Reader, path: str) -> tuple[Rank, ...]:
        return reader.ranks(path, None if required else "")

    return key(read, means, "ranks", None if required else (), **more)
