"""Rulesets and bots as the lobby shows them."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import get, post

from emptyhand.rules.law import Law
from emptyhand.server.access.errors import too_often
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.server import GameServer
from emptyhand.table.api.library import (
    Book,
    HouseRules,
    Levels,
    PastedRules,
    RulesetPayload,
    book_in,
    law_of,
    law_of_text,
    shown_levels,
    shown_rules,
    shown_rulesets,
)
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language, preferred


@lru_cache(maxsize=64)
def _book(text: str, law: Law, code: str) -> Book:
    """Laws are equal if they play alike, so the text of the rules, which has their title, is part of the key."""
    return book_in(law, language(code))


async def book_of(law: Law, wish: str) -> Book:
    """Return a rulebook in the language of a wish such as "de" or "de-AT", or in English if there is no such language.

    The first rulebook in a language reads a whole catalogue, so a thread makes it.
    """
    return await asyncio.to_thread(_book, law.ruleset.text, law, preferred(wish or SOURCE))


@get("/api/rulesets")
async def rulesets() -> tuple[RulesetPayload, ...]:
    """Every ruleset of the package."""
    return shown_rulesets()


@get("/api/rulesets/{name:str}/book")
async def ruleset_book(name: str, lang: str = SOURCE) -> Book:
    """The rulebook of a ruleset of the package."""
    return await book_of(law_of(name), lang)


@post("/api/rules", status_code=200)
async def check_rules(request: AppRequest, server: GameServer, data: PastedRules, lang: str = SOURCE) -> HouseRules:
    """Check pasted house rules and return their rulebook."""
    if wait := server.limits.work.take(server.address(request)):
        raise too_often("work", wait)
    law = await asyncio.to_thread(law_of_text, data.rules)
    text = (await book_of(law, lang)).text
    return shown_rules(law, language(preferred(lang)), text)


@get("/api/levels")
async def levels() -> Levels:
    """The levels of bots, weakest first."""
    return shown_levels()
