"""The questions about a draft, from the declarations of its keys. Words for them are in the catalogues.

A key that no message words is asked in the words of its declaration, and one of a new table comes under "other".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from emptyhand.rules.cards import JOKER, RANK_LABELS, RANKS
from emptyhand.rules.ruleset.climb_clashes import MOST_JOKERS
from emptyhand.rules.ruleset.keys import Asking, Declaration
from emptyhand.rules.ruleset.known_keys import keys_of
from emptyhand.rules.ruleset.model import Family
from emptyhand.rules.ruleset.reader import Reader
from emptyhand.rules.ruleset.source import Value
from emptyhand.words.rulebook.phrases import of_file
from emptyhand.words.speech import Phrase, rank_arg, say
from emptyhand.words.speech.catalogue import SOURCE, entries
from emptyhand.words.workshop.drafts import (
    NAMES,
    Draft,
    declaration_of,
    default_of,
    family_of,
    is_same,
    strength_of,
    value_of,
)

OTHER: Final = "other"
SWITCHES: Final = "switches"
GROUPS: Final[dict[Family, dict[str, tuple[str, ...]]]] = {
    Family.PILE: {
        "runs": ("run",),
        "pick-up": ("pick_up",),
        "turn": ("turn",),
        "order": ("ranking",),
        "rows": ("up",),
        "start": ("deal", "opening"),
        "end": ("ends", "match"),
        "players": ("players", "pack", "about"),
    },
    Family.CLIMB: {
        "combinations": ("combinations",),
        "bombs": ("bombs",),
        "passing": ("turn",),
        "order": ("ranking",),
        "start": ("deal", "opening", "instant"),
        "end": ("ends", "match"),
        "players": ("players", "pack", "about"),
    },
}
"""The groups of each family in their order, and the tables whose keys they ask for."""
TITLES: Final = {
    "runs": "group-runs",
    "pick-up": "group-pick-up",
    "turn": "group-turn",
    "combinations": "group-combinations",
    "bombs": "group-bombs",
    "passing": "group-passing",
    "order": "group-order",
    "rows": "group-rows",
    "start": "group-start",
    "end": "group-end",
    "players": "group-players",
    OTHER: "group-other",
}
ONE_ANSWER: Final[dict[Family, frozenset[str]]] = {
    Family.PILE: frozenset(
        {
            "match.left_cards",
            "match.left_prices",
            "match.unplayed_doubles",
            "match.left_doubles",
            "match.chop_price",
            "match.instant_price",
        }
    ),
    Family.CLIMB: frozenset({"pack.without_up_to", "pack.full"}),
}
"""Keys of the tables that both families share, but of which a family can play only the default."""
SMALLER_LIMITS: Final[dict[tuple[Family, str], int]] = {(Family.CLIMB, "pack.jokers"): MOST_JOKERS}
"""Numbers of the tables that both families share, where a family can play fewer than the other."""
CARD: Final = "card.RANK."
FIRST_OF_CARD: Final = ("kills", "skips", "reverses", "again", "finishes", "on", "next")
"""What people ask about a card before all else; its other keys follow as they are declared."""


@dataclass(frozen=True, slots=True)
class KeyQuestion:
    """A key as a question. `usual` is the value below the draft; `none` the words for a number that is 0."""

    key: str
    asks: Phrase | str
    form: Asking
    value: Value | None
    usual: Value | None
    options: tuple[tuple[Value, Phrase | str], ...] = ()
    least: int = 0
    most: int = 0
    or_none: bool = False
    none: Phrase | str = ""
    moot: bool = False
    """Whether another answer leaves nothing to ask."""

    @property
    def changed(self) -> bool:
        return self.value != self.usual


@dataclass(frozen=True, slots=True)
class Group:
    name: str
    title: Phrase
    questions: tuple[KeyQuestion, ...]


@dataclass(frozen=True, slots=True)
class CardRules:
    """The questions about one rank; their keys are whole."""

    rank: int
    title: Phrase
    questions: tuple[KeyQuestion, ...]
    special: bool
    """Whether the rank has a rule of its own."""


@dataclass(frozen=True, slots=True)
class QuestionSheet:
    """Every question about a draft; `cards` is empty in a climbing game."""

    family: Family
    ranks: tuple[int, ...]
    """The ranks in play, from low to high."""
    groups: tuple[Group, ...]
    cards: tuple[CardRules, ...]

    def __iter__(self) -> Iterator[KeyQuestion]:
        for group in self.groups:
            yield from group.questions
        for card in self.cards:
            yield from card.questions


def questions_of(draft: Draft) -> QuestionSheet:
    """Return the questions with their answers. Raises RulesetError if the draft does not say what family it is of."""
    reader, base = draft.reader(), draft.base()
    family = family_of(reader)
    cards = tuple(_cards(family, reader, base))
    ranks = tuple(card.rank for card in cards) or _in_order(reader)
    return QuestionSheet(family, ranks, tuple(_groups(family, reader, base)), cards)


def _in_order(reader: Reader) -> tuple[int, ...]:
    """Return the ranks of a climbing game in its order; the joker only where it has a place in it."""
    strength = strength_of(reader)
    ranks = (rank for rank in RANKS if rank != JOKER or JOKER in strength)
    return tuple(sorted(ranks, key=lambda rank: (strength.get(rank, -1), rank)))


def _groups(family: Family, reader: Reader, base: Reader) -> Iterator[Group]:
    if switches := tuple(_switches(reader, base)):
        yield Group(SWITCHES, say("group-switches"), switches)
    asked: dict[str, list[KeyQuestion]] = {name: [] for name in (*GROUPS[family], OTHER)}
    for key, declaration in keys_of(family).items():
        if key not in NAMES and not key.startswith(CARD) and key not in ONE_ANSWER[family]:
            asked[_group(family, key)].append(_question(key, declaration, reader, base))
    yield from (Group(name, say(TITLES[name]), tuple(each)) for name, each in asked.items() if each)


def _group(family: Family, key: str) -> str:
    table = key.partition(".")[0]
    return next((name for name, tables in GROUPS[family].items() if table in tables), OTHER)


def _cards(family: Family, reader: Reader, base: Reader) -> Iterator[CardRules]:
    found = {key: each for key, each in keys_of(family).items() if key.startswith(CARD)}
    first = [CARD + name for name in FIRST_OF_CARD if CARD + name in found]
    keys = {key: found[key] for key in dict.fromkeys([*first, *found])}
    jokers = reader.source.entries.get("pack.jokers")
    for rank in RANKS if keys else ():
        if rank != JOKER or (jokers is not None and jokers.value):
            named = {key.replace("RANK", RANK_LABELS[rank]): each for key, each in keys.items()}
            questions = tuple(_question(key, each, reader, base) for key, each in named.items())
            special = any(each.value != default_of(keys[_template(each.key)]) for each in questions)
            yield CardRules(rank, say("group-card", rank=rank_arg(rank)), questions, special)


def _template(key: str) -> str:
    """Return the key of every card: ``card.RANK.skips`` for ``card.8.skips``."""
    return CARD + key.rpartition(".")[2]


# -- one question ----------------------------------------------------------------------------------------------------


def _question(key: str, declaration: Declaration, reader: Reader, base: Reader) -> KeyQuestion:
    name = message_of(key)
    none = f"none-{name}"
    return KeyQuestion(
        key,
        say(f"ask-{name}") if has_words(f"ask-{name}") else declaration.means,
        declaration.form,
        value_of(reader, declaration, key),
        value_of(base, declaration, key),
        tuple(_options(name, declaration)),
        declaration.least,
        SMALLER_LIMITS.get((family_of(reader), key), declaration.most),
        declaration.or_none,
        (say(none) if has_words(none) else "") if declaration.least == 0 or declaration.or_none else "",
        _lacks_need(key, declaration, reader),
    )


def _lacks_need(key: str, declaration: Declaration, reader: Reader) -> bool:
    """Whether the question that this one depends on has another answer."""
    if declaration.needs is None:
        return False
    needed, answers = declaration.needs
    labels = [key.split(".")[1]] if key.startswith("card.") else RANK_LABELS
    others = dict.fromkeys(needed.replace("RANK", label) for label in labels)
    return not any(_has_answer(reader, other, answers) for other in others)


def _has_answer(reader: Reader, key: str, answers: tuple[object, ...]) -> bool:
    """Whether a question has one of the answers, or is not asked at all."""
    declaration = declaration_of(family_of(reader), key)
    if declaration is None:
        return True
    value = value_of(reader, declaration, key)
    return any(each in answers for each in (value if isinstance(value, list) else [value]))


def message_of(key: str) -> str:
    """Return the part of a message's name that stands for a key: ``card-skips`` for ``card.8.skips``."""
    table, _, name = key.rpartition(".")
    return "-".join(part for part in (table.partition(".")[0], name) if part).replace("_", "-")


def _options(name: str, declaration: Declaration) -> Iterator[tuple[Value, Phrase | str]]:
    found = declaration.among or (declaration.options if declaration.form is Asking.CHOICE else ())
    for each in found:
        value = each if isinstance(each, int) else str(each)
        message = f"choice-{name}-{str(each).replace(' ', '-')}"
        yield value, say(message) if has_words(message) else str(each)


def has_words(message: str) -> bool:
    """Whether the catalogues have a message."""
    return message in entries(SOURCE)


# -- switches --------------------------------------------------------------------------------------------------------


def _switches(reader: Reader, base: Reader) -> Iterator[KeyQuestion]:
    names = dict.fromkeys(key.split(".")[1] for key in reader.source.entries if key.startswith("switch."))
    for name in names:
        asks = reader.source.entries.get(f"switch.{name}.asks")
        text = str(asks.value) if asks else name
        asked = of_file(f"question-{name.replace('_', '-')}", text)
        yield KeyQuestion(f"switches.{name}", asked, Asking.FLAG, _reading(reader, name), _reading(base, name))


def _reading(reader: Reader, name: str) -> bool | None:
    """Return the answer that the rules give to a switch; None if they match neither reading or both."""
    holds = {word: _holds(reader, f"switch.{name}.{word}") for word in ("on", "off")}
    return holds["on"] if holds["on"] != holds["off"] else None


def _holds(reader: Reader, reading: str) -> bool:
    patch = reader.source.under(reading)
    return bool(patch) and all(is_same(reader, key, entry.value) for key, entry in patch.items())
