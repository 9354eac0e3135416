"""House rules by questions: a draft with its questions and all that follows from it. The server keeps no draft.

Rules come in the body of a request, never in an address, so that no log and no referrer has them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, TypeVar

import msgspec
from litestar import post
from msgspec import Meta

from emptyhand.api.library import RulesText, law_of, law_of_text
from emptyhand.rulebook.book import title_of
from emptyhand.rulebook.differences import are_comparable, count, differences, differences_in_words
from emptyhand.ruleset import CATALOGUE, RulesetError, load
from emptyhand.ruleset.source import Value
from emptyhand.speech import say, to_json
from emptyhand.speech.catalogue import SOURCE
from emptyhand.speech.language import preferred
from emptyhand.web.access.errors import HttpRefusal, not_there, too_often, wrong
from emptyhand.web.access.requests import AppRequest
from emptyhand.web.routes.benches import DraftFace, bench, in_language
from emptyhand.web.routes.qr_codes import qr_code
from emptyhand.web.server import GameServer
from emptyhand.workshop.drafts import TITLE, Draft
from emptyhand.workshop.endings import in_words
from emptyhand.workshop.links import BadLink, decode, encode
from emptyhand.workshop.situations import MOST_CARDS, BadSituation, try_play

Answer = (
    bool | int | Annotated[str, Meta(max_length=200)] | tuple[Annotated[str, Meta(max_length=40)] | int, ...] | None
)
Key = Annotated[str, Meta(max_length=100)]
Cards = Annotated[tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=MOST_CARDS)]
Found = TypeVar("Found")


class DraftRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft by its text, or a new one on top of a `parent`; `set` has answers by key, null to take one back."""

    rules: RulesText | None = None
    parent: Annotated[str, Meta(max_length=64)] = ""
    set: Annotated[dict[Key, Answer], Meta(max_length=100)] = {}


class LinkText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60_000)]


class RulesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: RulesText


class SituationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards on the pile, the oldest first, and the cards to play: ranks of any suit ("8") or cards ("8S")."""

    rules: RulesText
    cards: Cards
    pile: Cards = ()
    last: bool = False


class TwoRulesets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each a text, or the name of a ruleset of the package."""

    first: RulesText
    second: RulesText


class SharedRules(msgspec.Struct, frozen=True):
    """A link that carries the whole ruleset in its fragment, and the same as a QR code."""

    code: str
    link: str
    qr: str


class SituationOutcome(msgspec.Struct, frozen=True):
    """What the engine answers, as phrases: what happens, or why not."""

    allowed: bool
    says: tuple[object, ...]


class TrialOutcome(msgspec.Struct, frozen=True):
    """Whether games at random end; `stalled` is null if that could not be measured."""

    text: str
    stalled: int | None
    games: int


class Comparison(msgspec.Struct, frozen=True):
    """How the second ruleset differs from the first, in Markdown."""

    first: str
    second: str
    text: str
    differs: int


# -- routes ----------------------------------------------------------------------------------------------------------


@post("/api/workshop", status_code=200)
async def draft(request: AppRequest, server: GameServer, data: DraftRequest, lang: str = SOURCE) -> DraftFace:
    """A draft with some answers changed: its text, its questions, and what follows from it."""
    return await _worked(request, server, partial(_draft, data, preferred(lang or SOURCE)))


@post("/api/workshop/open", status_code=200)
async def opened(request: AppRequest, server: GameServer, data: LinkText, lang: str = SOURCE) -> DraftFace:
    """The draft that a link carries."""
    return await _worked(request, server, partial(_opened, data.code, preferred(lang or SOURCE)))


@post("/api/workshop/share", status_code=200)
async def shared(request: AppRequest, server: GameServer, data: RulesRequest) -> SharedRules:
    """The link that carries the rules."""
    return await _worked(request, server, partial(_shared, server.base(request), data.rules))


@post("/api/workshop/try", status_code=200)
async def tried(request: AppRequest, server: GameServer, data: SituationRequest) -> SituationOutcome:
    """Whether some cards may be played on others, and why not."""
    return await _worked(request, server, partial(_tried, data))


@post("/api/workshop/compare", status_code=200)
async def compared(request: AppRequest, server: GameServer, data: TwoRulesets, lang: str = SOURCE) -> Comparison:
    """How two rulesets differ."""
    return await _worked(request, server, partial(_compared, data, preferred(lang or SOURCE)))


@post("/api/workshop/trial", status_code=200)
async def trial(request: AppRequest, server: GameServer, data: RulesRequest, lang: str = SOURCE) -> TrialOutcome:
    """Play two thousand games at random in a worker process, and say whether they end."""
    guest = await server.guests.find(request)
    caller = server.address(request) if guest is None else guest.person
    for limiter, each in ((server.limits.trials, caller), (server.limits.drafts, server.address(request))):
        if wait := limiter.take(each):
            raise too_often(wait)
    law = await asyncio.to_thread(law_of_text, data.rules)
    found = await asyncio.wrap_future(server.players.trial(law, caller))
    text = await asyncio.to_thread(in_language, preferred(lang or SOURCE), in_words(found))
    return TrialOutcome(text, None if found is None else found.stalled, 0 if found is None else found.games)


async def _worked(request: AppRequest, server: GameServer, work: Callable[[], Found]) -> Found:
    """Do work in a thread, a little at once. Raises HttpRefusal."""
    if wait := server.limits.drafts.take(server.address(request)):
        raise too_often(wait)
    async with server.limits.drafted:
        return await asyncio.to_thread(work)


# -- in a thread -----------------------------------------------------------------------------------------------------


def _draft(data: DraftRequest, code: str) -> DraftFace:
    try:
        found = _new(data.parent, code) if data.rules is None else Draft.read(data.rules)
        if data.set:
            found = found.answered({key: _plain(value) for key, value in data.set.items()})
        # A text that nobody changed stays as its author wrote it.
        return bench(found.text() if data.set or data.rules is None else data.rules, code)
    except RulesetError as error:
        raise wrong("api-rules", detail=str(error)) from None


def _new(parent: str, code: str) -> Draft:
    if parent not in CATALOGUE:
        raise not_there()
    return Draft(parent, {TITLE: in_language(code, say("workshop-our", game=title_of(load(parent))))[:80]})


def _plain(value: object) -> Value | None:
    return list(value) if isinstance(value, tuple) else value  # type: ignore[return-value]


def _opened(link: str, code: str) -> DraftFace:
    try:
        return bench(decode(link).text(), code)
    except (BadLink, RulesetError):
        raise wrong("api-bad-link") from None


def _shared(base: str, rules: str) -> SharedRules:
    law = law_of_text(rules)
    try:
        code = encode(Draft.read(rules), law)
    except BadLink:
        raise wrong("api-long-link") from None
    link = f"{base}/#/workshop/{code}"
    return SharedRules(code, link, qr_code(link))


def _tried(data: SituationRequest) -> SituationOutcome:
    law = law_of_text(data.rules)
    try:
        found = try_play(law, data.pile, data.cards, last=data.last)
    except BadSituation as error:
        raise HttpRefusal(400, error.says) from None
    return SituationOutcome(found.allowed, tuple(map(to_json, found.says)))


def _compared(data: TwoRulesets, code: str) -> Comparison:
    first, second = (law_of(each) if each in CATALOGUE else law_of_text(each) for each in (data.first, data.second))
    one, other = in_language(code, title_of(first.ruleset)), in_language(code, title_of(second.ruleset))
    if not are_comparable(first, second):
        raise wrong("api-two-kinds", first=one, second=other)
    differs = count(differences(first, second))
    return Comparison(one, other, differences_in_words(first, second, code), differs)
