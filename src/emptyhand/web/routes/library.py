"""Rulesets and bots as the lobby shows them."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import get, post
from msgspec import Meta

from emptyhand.bots.levels import LEVELS
from emptyhand.bots.shares import Shares, shares
from emptyhand.law import Law, compile
from emptyhand.rulebook import rulebook
from emptyhand.rulebook.book import title_of
from emptyhand.rulebook.specials import specials_of
from emptyhand.ruleset import CATALOGUE, Ruleset, catalogue, load, loads
from emptyhand.ruleset.groups import group_of, in_groups, in_museum
from emptyhand.speech import to_json
from emptyhand.speech.catalogue import SOURCE
from emptyhand.speech.language import language, preferred
from emptyhand.web.access.errors import not_there, too_often, wrong
from emptyhand.web.access.requests import AppRequest
from emptyhand.web.server import GameServer

MAX_RULES = 64 * 1024
DEFAULT_LEVEL = "level:2"

RulesText = Annotated[str, Meta(min_length=1, max_length=MAX_RULES)]


class RulesetFace(msgspec.Struct, frozen=True):
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


class SpecialFace(msgspec.Struct, frozen=True):
    """A rule in a few words, as a phrase, and its place in the rulebook: heading and entry below it, from 0."""

    what: object
    section: int
    item: int | None = None


class Book(msgspec.Struct, frozen=True):
    """A rulebook: Markdown, one sentence per line."""

    name: str
    title: str
    text: str
    specials: tuple[SpecialFace, ...] = ()
    """The special cards in a few words each."""


class PastedRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: RulesText


class HouseRules(RulesetFace, frozen=True):
    text: str


class LevelFace(msgspec.Struct, frozen=True):
    """A level of bots; `won` says how often one of them beats a table of bots one level lower."""

    spec: str
    name: str
    description: str
    won: Shares = {}
    """By ruleset and seats: the share of games in percent, and the half-width of its 95 % interval."""


class Levels(msgspec.Struct, frozen=True):
    levels: tuple[LevelFace, ...]
    default: str


def _shown(ruleset: Ruleset) -> RulesetFace:
    players = ruleset.players
    face = (ruleset.name, ruleset.title, ruleset.summary, ruleset.family.value)
    seats = (players.least, players.most, players.default)
    return RulesetFace(*face, *seats, group_of(ruleset.name), in_museum(ruleset.name))


@lru_cache(maxsize=64)
def law_of(name: str) -> Law:
    """Return the law of a ruleset of the catalogue. Raises HttpRefusal: a guest never names a file."""
    if name not in CATALOGUE:
        raise not_there()
    return compile(load(name))


@lru_cache(maxsize=64)
def law_of_text(rules: str) -> Law:
    """Return the law of pasted house rules. Raises HttpRefusal with the sentence that says what is wrong."""
    try:
        return compile(loads(rules))
    except ValueError as error:
        raise wrong("api-rules", detail=str(error)) from None


@lru_cache(maxsize=64)
def _book(text: str, law: Law, code: str) -> Book:
    """Laws are equal if they play alike, so the text of the rules, which has their title, is part of the key."""
    shown = tuple(SpecialFace(to_json(each.what), each.section, each.item) for each in specials_of(law))
    return Book(law.name, language(code).text(title_of(law.ruleset)), rulebook(law, code), shown)


async def book_of(law: Law, wish: str) -> Book:
    """Return a rulebook in the language of a wish such as "de" or "de-AT", or in English if there is no such language.

    The first rulebook in a language reads a whole catalogue, so a thread makes it.
    """
    return await asyncio.to_thread(_book, law.ruleset.text, law, preferred(wish or SOURCE))


@get("/api/rulesets")
async def rulesets() -> tuple[RulesetFace, ...]:
    """Every ruleset of the package."""
    return tuple(map(_shown, in_groups(catalogue())))


@get("/api/rulesets/{name:str}/book")
async def ruleset_book(name: str, lang: str = SOURCE) -> Book:
    """The rulebook of a ruleset of the package."""
    return await book_of(law_of(name), lang)


@post("/api/rules", status_code=200)
async def check_rules(request: AppRequest, server: GameServer, data: PastedRules, lang: str = SOURCE) -> HouseRules:
    """Check pasted house rules and return their rulebook."""
    if wait := server.limits.work.take(server.address(request)):
        raise too_often(wait)
    law = await asyncio.to_thread(law_of_text, data.rules)
    face = msgspec.structs.asdict(_shown(law.ruleset))
    return HouseRules(**face, text=(await book_of(law, lang)).text)


@get("/api/levels")
async def levels() -> Levels:
    """The levels of bots, weakest first."""
    specs = {f"level:{n}": level for n, level in LEVELS.items()}
    faces = (LevelFace(spec, level.name, level.description, shares(spec)) for spec, level in specs.items())
    return Levels(tuple(faces), DEFAULT_LEVEL)
