"""Rulesets, rulebooks and levels of bots, as the lobby shows them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated

from emptyhand.players.bots.levels import LEVELS, PLAIN
from emptyhand.players.bots.shares import Shares, shares
from emptyhand.rules.law import Law, compile
from emptyhand.rules.lawbook import find_law
from emptyhand.rules.ruleset import CATALOGUE, Ruleset, catalogue, load, loads
from emptyhand.rules.ruleset.groups import group_of, in_groups, in_museum
from emptyhand.table.api.foreign_texts import no_rules
from emptyhand.table.api.refusals import absent, bad
from emptyhand.table.structs import Meta, Struct, field, replace
from emptyhand.words.rulebook.about import notes_in
from emptyhand.words.rulebook.book import rulebook_in, title_of
from emptyhand.words.rulebook.sections import Words
from emptyhand.words.rulebook.specials import specials_of
from emptyhand.words.speech import to_json

MAX_RULES = 64 * 1024
DEFAULT_LEVEL = "level:2"
DEVICE_LEVELS = range(1, 5)
"""The levels that a device has. The highest would differ from the one below only in the time it takes."""

RulesText = Annotated[str, Meta(min_length=1, max_length=MAX_RULES)]


class RulesetPayload(Struct, frozen=True):
    """A ruleset in one line. `group` is the game that it is a form of; empty for house rules.

    `museum` marks the games from elsewhere, which the lobby lists after the main ones; their group is a shelf.
    """

    name: str
    title: str
    summary: str
    family: str
    least: int
    most: int
    default: int
    group: str
    museum: bool


class SpecialPayload(Struct, frozen=True):
    """A rule in a few words, as a phrase, and its place in the rulebook: heading and entry below it, from 0."""

    what: object
    section: int
    item: int | None = None


class Book(Struct, frozen=True):
    """A rulebook: Markdown, one sentence per line."""

    name: str
    title: str
    text: str
    specials: tuple[SpecialPayload, ...] = ()
    """The special cards in a few words each."""


class PastedRules(Struct, frozen=True, forbid_unknown_fields=True):
    rules: RulesText


class HouseRules(RulesetPayload, frozen=True):
    text: str
    notes: dict[str, str]


class LevelPayload(Struct, frozen=True):
    """A level of bots; `won` says how often one of them beats a table of bots one level lower."""

    spec: str
    name: str
    description: str
    won: Shares = field(default_factory=dict)
    """By ruleset and seats: the share of games in percent, and the half-width of its 95 % interval."""


class Levels(Struct, frozen=True):
    levels: tuple[LevelPayload, ...]
    default: str


def shown_rulesets() -> tuple[RulesetPayload, ...]:
    """Return every ruleset of the package, game by game."""
    return tuple(RulesetPayload(*_payload_fields(ruleset)) for ruleset in in_groups(catalogue()))


def shown_levels(levels: Iterable[int] = LEVELS) -> Levels:
    """Return levels of bots, weakest first."""
    specs = {f"level:{number}": LEVELS[number] for number in levels}
    payloads = (LevelPayload(spec, level.name, level.description, shares(spec)) for spec, level in specs.items())
    return Levels(tuple(payloads), DEFAULT_LEVEL)


def device_levels() -> Levels:
    """Return the levels that a device without a server has. How often one that looks ahead wins there is not known."""
    shown = shown_levels(DEVICE_LEVELS)
    levels = (level if number <= len(PLAIN) else replace(level, won={}) for number, level in enumerate(shown.levels, 1))
    return Levels(tuple(levels), shown.default)


def shown_rules(law: Law, words: Words, text: str) -> HouseRules:
    """Return house rules in one line, with the text of their rulebook and the notes on them."""
    return HouseRules(*_payload_fields(law.ruleset), text, notes_in(law.ruleset, words))


def _payload_fields(ruleset: Ruleset) -> tuple[str, str, str, str, int, int, int, str, bool]:
    players = ruleset.players
    about = (ruleset.name, ruleset.title, ruleset.summary, ruleset.family.value)
    seats = (players.least, players.most, players.default)
    return (*about, *seats, group_of(ruleset.name), in_museum(ruleset.name))


@lru_cache(maxsize=64)
def law_of(name: str) -> Law:
    """Return the law of a ruleset of the catalogue. Raises ApiRefusal: a guest never names a file."""
    if name not in CATALOGUE:
        raise absent()
    return compile(load(name))


@lru_cache(maxsize=64)
def law_of_text(rules: str) -> Law:
    """Return the law of pasted house rules. Raises ApiRefusal with the sentence that says what is wrong."""
    try:
        return compile(loads(rules))
    except ValueError as error:
        raise no_rules(rules, error) from None


def law_of_any(rules: str) -> Law:
    """Return the law of a ruleset by its name, or by a text: TOML, or flattened as a room has it. Raises ApiRefusal."""
    if rules in CATALOGUE:
        return law_of(rules)
    if not rules.startswith("{"):
        return law_of_text(rules)
    try:
        return find_law("ours", rules)
    except ValueError as error:
        raise bad("api-rules", detail=str(error)) from None


def book_in(law: Law, words: Words) -> Book:
    """Return a rulebook in the words of a language."""
    shown = tuple(SpecialPayload(to_json(each.what), each.section, each.item) for each in specials_of(law))
    return Book(law.name, words.text(title_of(law.ruleset)), rulebook_in(law, words), shown)
