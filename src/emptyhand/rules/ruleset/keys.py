"""Declares the keys of ruleset files, each key once, as a field of its table's class.

    again: Again = choice(Again, Again.MUST, "whether playing again is compulsory", section="turn.section")

declares `turn.again` in the class of the table ``[turn]``. A declaration holds the key's reader, meaning, values and
default, and the rulebook function that writes its sentence. The reader, the guide (docs/rulesets.md), the digest, the
printed grid and the kernels' tables are all driven by it.

A key has one name everywhere. `turn.again` in the file is ``rules.turn.again``, ``law.turn.again``, `turn.again` in the
grid and `TURN_AGAIN` in the kernels. A key of a card, `card.RANK.kills`, is a column of the law: ``law.kills[rank]``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from emptyhand.rules.cards import Rank
    from emptyhand.rules.ruleset.reader import Reader

Read = Callable[["Reader", str], object]
FLAG: Final = "`true`, `false`"


class Asking(StrEnum):
    """How a key is asked for: a switch, a stepper, a menu, ranks to tick or to put in order, cards or items to tick."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    RANKS = "ranks"
    ORDER = "order"
    CARDS = "cards"
    SOME = "some"
    CHOICE_OR_RANKS = "choice-or-ranks"
    FREE = "free"
    """Only the text of a file can say it."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """One key of a ruleset file."""

    read: Read
    """Reads the key's value at a path, or raises RulesetError."""
    means: str
    """One line that says what the key decides."""
    values: str
    """The permitted values, as the guide lists them."""
    shown: str
    """The default, as the guide shows it; empty if the key is required."""
    section: str
    """The function of `emptyhand.words.rulebook` that writes the key's sentence."""
    default: object = None
    options: tuple[object, ...] = ()
    """All permitted values, if they can be enumerated."""
    single: bool = False
    """Whether the value is a single number, word or boolean."""
    compiled: bool = False
    """Whether the law's compiled tables contain the key's whole meaning, so that digest and grid leave it out."""
    form: Asking = Asking.FREE
    least: int = 0
    most: int = 0
    """The range of a number."""
    or_none: bool = False
    """Whether a number may also be 0, below its range."""
    among: tuple[object, ...] = ()
    """What can be chosen where `options` cannot list every value: the items of a list, the words beside ranks."""
    needs: tuple[str, tuple[object, ...]] | None = None
    """Another key and some of its values: without one of them, in a list or for some card, this key is not asked for.

    A changed answer is shown all the same.
    """
    synonyms: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Players' words for the rule, each with the value that they mean; empty if it may be any."""


@cache
def declared(table: type) -> dict[str, Declaration]:
    """Return the declared keys of a table, by name."""
    return {f.name: f.metadata["key"] for f in fields(table) if "key" in f.metadata}


# The functions below declare a field. They return Any, as `dataclasses.field` does, so that the field's own type holds.
# `more` passes the remaining fields of `Declaration`: `section`, `shown`, `compiled`, `needs`, `synonyms`.


def key(read: Read, means: str, values: str, default: Any = None, *, shown: str = "", **more: Any) -> Any:
    """Declare a key with a custom reader; without a default the key is required."""
    declaration = Declaration(read, means, values, shown, default=default, **more)
    return field(default=MISSING if default is None else default, metadata={"key": declaration})


def flag(default: bool, means: str, values: str = FLAG, **more: Any) -> Any:
    """Declare a boolean key."""

    def read(reader: Reader, path: str) -> bool:
        return reader.flag(path, default)

    shown = f"`{'true' if default else 'false'}`"
    return key(read, means, values, default, shown=shown, options=(True, False), single=True, form=Asking.FLAG, **more)


def number(least: int, most: int, means: str, default: int | None = None, *, or_none: bool = False, **more: Any) -> Any:
    """Declare a key that is a whole number in a range; `or_none` also allows 0."""

    def read(reader: Reader, path: str) -> int:
        return reader.number(path, least, most, default, or_none=or_none)

    values = more.pop("values", f"{least} to {most}")
    shown = more.pop("shown", "" if default is None else str(default))
    spread = {"form": Asking.NUMBER, "least": least, "most": most, "or_none": or_none}
    return key(read, means, values, default, shown=shown, single=True, **spread, **more)


def choice(choices: type[StrEnum], default: StrEnum | None, means: str, values: str, **more: Any) -> Any:
    """Declare a key that takes one of an enum's words."""

    def read(reader: Reader, path: str) -> StrEnum:
        return reader.choice(path, choices, default)

    words = tuple(word.value for word in choices)
    shown = "" if default is None else f'`"{default}"`'
    return key(read, means, values, default, shown=shown, options=words, single=True, form=Asking.CHOICE, **more)


def ranks(means: str, *, required: bool = True, **more: Any) -> Any:
    """Declare a key that lists ranks; an optional one defaults to an empty list."""

    def read(reader: Reader, path: str) -> tuple[Rank, ...]:
        return reader.ranks(path, None if required else "")

    return key(read, means, "ranks", None if required else (), **({"form": Asking.RANKS} | more))
