"""Drafts of house rules: what a file says on top of a ruleset of the catalogue, changed answer by answer.

A draft need not be playable: answers that clash stay until one of them is taken back.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from emptyhand.rules.cards import RANK_LABELS, RANKS, BadCard, format_ranks, parse_rank, parse_ranks
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset.keys import Asking, Declaration
from emptyhand.rules.ruleset.known_keys import EXTENDS, keys_of
from emptyhand.rules.ruleset.loader import CATALOGUE, build, layers, source_of
from emptyhand.rules.ruleset.model import MOST_SEATS, Family
from emptyhand.rules.ruleset.parse import parse_flat, parse_toml
from emptyhand.rules.ruleset.reader import Reader
from emptyhand.rules.ruleset.source import ALTERNATIVES, Assignment, RulesetError, Source, Value, format_value

NAME: Final = "ours"
"""The file that errors name, and the name of every ruleset that is not of the catalogue."""
TITLE: Final = "title"
SWITCH: Final = "switches."
NAMES: Final = (TITLE, "summary", "family")
"""Keys that describe a ruleset, and are not asked."""
_CARD = re.compile(r"card\.([^.]+)\.([^.]+)")
_PLAIN = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class Draft:
    """Keys on top of a ruleset of the catalogue; without a `parent` they are the whole ruleset."""

    parent: str
    own: Mapping[str, Value]

    @classmethod
    def read(cls, text: str) -> Draft:
        """Return the draft that a TOML text is. Raises RulesetError."""
        own = {key: entry.value for key, entry in parse_toml(text, NAME).items()}
        parent = own.pop(EXTENDS, "")
        if not isinstance(parent, str) or (parent and parent not in CATALOGUE):
            source_of(text, NAME)
            raise RulesetError("expected the name of a ruleset", file=NAME, key=EXTENDS)
        return cls(parent, own)

    @classmethod
    def of_flat(cls, parent: str, flat: str) -> Draft:
        """Return the draft of flattened rules (`Ruleset.text`): what differs from the parent. Raises RulesetError."""
        entries = parse_flat(flat, NAME)
        if parent not in CATALOGUE:
            return cls("", {key: entry.value for key, entry in entries.items()})
        base = Reader(layers(parent))
        own = {key: entry.value for key, entry in entries.items() if not is_same(base, key, entry.value)}
        # What the parent sets and the rules do not is at its default here.
        family = family_of(base)
        for key in base.source.entries.keys() - entries.keys():
            declaration = declaration_of(family, key)
            if declaration is not None and not key.startswith(("switch.", SWITCH)) and key not in NAMES:
                own |= _at_default(declaration, key, own)
        return cls(parent, own)

    def text(self) -> str:
        """Return the draft as TOML, which `read` reads."""
        first = {EXTENDS: self.parent} if self.parent else {}
        order = {key: place for place, key in enumerate(dict.fromkeys([*NAMES, *_known_order()]))}
        own = sorted(self.own.items(), key=lambda each: (order.get(each[0], len(order)), each[0]))
        return "".join(f"{key} = {_written(value)}\n" for key, value in [*first.items(), *own])

    def reader(self) -> Reader:
        """Return a reader of the layers, whose lines are those of `text`. Raises RulesetError."""
        return Reader(source_of(self.text(), NAME))

    def base(self) -> Reader:
        """Return a reader of the layers below the draft's own keys."""
        return Reader(layers(self.parent) if self.parent else Source(NAME, NAME))

    def answered(self, answers: Mapping[str, Value | None]) -> Draft:
        """Return the draft with some answers; None takes an answer back. Raises RulesetError."""
        reader = self.reader()
        family = family_of(reader)
        own, base = self._with_switches_thrown(reader.source), self.base()
        for key, value in _switches_as_keys(reader.source, answers):
            declaration = declaration_of(family, key)
            if declaration is None:
                raise RulesetError("unknown key, expected one that the questions name", file=NAME, key=key)
            for other in [k for k in own if _is_one_answer(k, key)]:
                del own[other]
            if value is None or (key != TITLE and value == value_of(base, declaration, key)):
                continue
            plain = in_file(declaration, value, reader)
            if key == TITLE or not is_same(base, key, plain):
                own[key] = plain
        return Draft(self.parent, own)

    def _with_switches_thrown(self, source: Source) -> dict[str, Value]:
        """Return the own keys with those of thrown switches in place of the switches."""
        thrown = {key: value for key, value in self.own.items() if key.startswith(SWITCH)}
        keys = {key: value for key, value in _switches_as_keys(source, thrown) if value is not None}
        return keys | {key: value for key, value in self.own.items() if key not in thrown}


@lru_cache(maxsize=256)
def law_of(text: str) -> Law:
    """Return the law of a draft's text. Raises RulesetError."""
    return compile(build(source_of(text, NAME)))


def family_of(reader: Reader) -> Family:
    """Return the family of a source. Raises RulesetError if it names none."""
    return reader.choice("family", Family)


def declaration_of(family: Family, key: str) -> Declaration | None:
    """Return the declaration of a key; None if the family has no such key."""
    card = _CARD.fullmatch(key)
    if card is None:
        return _declared(family).get(key)
    try:
        parse_rank(card[1])
    except BadCard:
        return None
    return _declared(family).get(f"card.RANK.{card[2]}")


@lru_cache(maxsize=len(Family))
def _declared(family: Family) -> dict[str, Declaration]:
    return keys_of(family)


# -- values ----------------------------------------------------------------------------------------------------------


def value_of(reader: Reader, declaration: Declaration, key: str) -> Value:
    """Return a key's value as the questions show it: ranks as a list of labels; the default if it is not set.

    A value of the wrong kind is named, as errors name it.
    """
    entry = reader.source.entries.get(key)
    if declaration.form is Asking.FREE:
        return "" if entry is None else _written(entry.value)
    try:
        typed = declaration.read(reader, key)
    except RulesetError:
        return format_value(None if entry is None else entry.value)
    return _shown(declaration, typed, reader.source)


def _shown(declaration: Declaration, typed: object, source: Source) -> Value:
    match declaration.form, typed:
        case Asking.NUMBER, tuple():
            # By players: the number for a usual table.
            return int(typed[_usual_players(source)])
        case (Asking.RANKS | Asking.ORDER) | Asking.CHOICE_OR_RANKS, tuple():
            return [RANK_LABELS[rank] for rank in typed]
        case Asking.CARDS, tuple():
            return [str(card) for card in typed]
        case Asking.SOME, tuple():
            return [item if isinstance(item, int) else str(item) for item in typed]
    return typed if isinstance(typed, bool | int) else str(typed)


def default_of(declaration: Declaration) -> Value:
    """Return the value of a key that no file sets."""
    return _shown(declaration, declaration.default, Source(NAME, NAME))


def _usual_players(source: Source) -> int:
    entry = source.entries.get("players.default")
    value = entry.value if entry else 4
    return value if isinstance(value, int) and 2 <= value <= MOST_SEATS else 4


def in_file(declaration: Declaration, value: Value, reader: Reader) -> Value:
    """Return an answer as a file writes it: ranks as text, from low to high unless their order is the answer."""
    if not isinstance(value, list) or declaration.form is Asking.FREE:
        return value
    if declaration.form is Asking.SOME:
        return _in_order(declaration, value)
    words = " ".join(map(str, value))
    if declaration.form is Asking.CARDS:
        return words
    try:
        ranks = parse_ranks(words)
    except BadCard:
        return words
    if declaration.form is not Asking.ORDER:
        strength = strength_of(reader)
        ranks = tuple(sorted(ranks, key=lambda rank: (strength.get(rank, -1), rank)))
    return format_ranks(ranks)


def _in_order(declaration: Declaration, items: list[Value]) -> list[Value]:
    """Return the items of a list in the order in which they can be chosen."""
    places = {str(item): place for place, item in enumerate(declaration.among)}
    return sorted(items, key=lambda item: (places.get(str(item), len(places)), str(item)))


def strength_of(reader: Reader) -> dict[int, int]:
    """Return the place of each rank in a climbing game's order; ranks of a pile game keep their usual order."""
    order = reader.source.entries.get("ranking.order")
    if order is None or not isinstance(order.value, str) or family_of(reader) is not Family.CLIMB:
        return {}
    try:
        return {rank: place for place, rank in enumerate(parse_ranks(order.value))}
    except BadCard:
        return {}


def is_same(base: Reader, key: str, value: Value) -> bool:
    """Whether a key has this value already, in its own words or another's."""
    entry = base.source.entries.get(key)
    if entry is not None and entry.value == value:
        return True
    try:
        declaration = declaration_of(family_of(base), key)
        if declaration is None:
            return False
        changed = Source(NAME, NAME, {key: Assignment(value, NAME)})
        return declaration.read(base, key) == declaration.read(Reader(changed), key)
    except RulesetError:
        return False


def _at_default(declaration: Declaration, key: str, own: Mapping[str, Value]) -> dict[str, Value]:
    if declaration.default is None or any(_is_one_answer(other, key) for other in own):
        return {}
    if declaration.form is Asking.FREE:
        return {key: []} if declaration.default == () else {}
    return {key: in_file(declaration, default_of(declaration), Reader(Source(NAME, NAME)))}


# -- keys ------------------------------------------------------------------------------------------------------------


def _is_one_answer(key: str, other: str) -> bool:
    """Whether setting one of these keys replaces the other."""
    return (
        key == other
        or key.startswith(f"{other}.")
        or other.startswith(f"{key}.")
        or any({key, other} == {*pair} for pair in ALTERNATIVES)
    )


def _switches_as_keys(source: Source, answers: Mapping[str, Value | None]) -> Iterator[tuple[str, Value | None]]:
    """Yield answers by key: a switch stands for the keys that it sets."""
    for key, value in answers.items():
        if not key.startswith(SWITCH):
            yield key, value
            continue
        name = key.removeprefix(SWITCH)
        if value is None:
            # Taking a switch back takes back whatever either reading of it sets.
            both = {**source.under(f"switch.{name}.on"), **source.under(f"switch.{name}.off")}
            yield from ((each, None) for each in both)
        else:
            patch = source.under(f"switch.{name}.{'on' if value is True else 'off'}")
            yield from ((each, entry.value) for each, entry in patch.items())


@lru_cache(maxsize=1)
def _known_order() -> tuple[str, ...]:
    keys = [*keys_of(Family.PILE), *keys_of(Family.CLIMB)]
    cards = [k.removeprefix("card.RANK.") for k in keys if k.startswith("card.RANK.")]
    return (
        *(key for key in keys if not key.startswith("card.")),
        *(f"card.{RANK_LABELS[rank]}.{key}" for rank in RANKS for key in cards),
    )


# -- TOML ------------------------------------------------------------------------------------------------------------


def _written(value: Value) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        if any(isinstance(item, dict) for item in value):
            return "[\n" + "".join(f"  {_written(item)},\n" for item in value) + "]"
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {_written(item)}" for name, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _key(name: str) -> str:
    return name if _PLAIN.fullmatch(name) else json.dumps(name, ensure_ascii=False)
