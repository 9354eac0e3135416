"""Studies of rulesets: what a ruleset does to a game, or how two differ."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Literal

import msgspec
from litestar import post
from msgspec import Meta

from emptyhand.rules.law import Law
from emptyhand.server.access.errors import HttpRefusal, bad_request, not_found, too_often
from emptyhand.server.access.refusals import REFUSALS
from emptyhand.server.access.requests import AppRequest
from emptyhand.server.server import GameServer
from emptyhand.server.studies import RulesStudy, TooManyStudies
from emptyhand.table.api.library import RulesText, law_of, law_of_text
from emptyhand.words.rulebook.book import title_of
from emptyhand.words.rulebook.phrases import yes
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import preferred

BUSY_SECONDS = 10.0


class StudiedRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruleset of the package by its name, or house rules as text: one of the two."""

    name: Annotated[str, Meta(max_length=64)] = ""
    text: RulesText | None = None

    def law(self) -> Law:
        """Return the law. Raises HttpRefusal with the sentence that says what is wrong."""
        if bool(self.name) == (self.text is not None):
            raise bad_request("api-lab-one")
        return law_of(self.name) if self.text is None else law_of_text(self.text)

    def as_json(self) -> dict[str, str]:
        return {"name": self.name} if self.text is None else {"text": self.text}


class LevelPair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bot of a strong level, and the weaker level of all others."""

    strong: Annotated[int, Meta(ge=2, le=5)]
    weak: Annotated[int, Meta(ge=1, le=4)]


class StudyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One ruleset, or two to compare; `players` is 0 for the number nearest to the first one's own that both allow.

    `levels`: also measure how often a stronger bot wins among weaker ones.
    """

    rules: StudiedRules
    vs: StudiedRules | None = None
    players: Annotated[int, Meta(ge=0, le=16)] = 0
    levels: LevelPair | None = None

    @property
    def level_numbers(self) -> tuple[int, ...]:
        """The two levels; none if they are not asked for. Raises HttpRefusal."""
        if self.levels is None:
            return ()
        if self.levels.strong <= self.levels.weak:
            raise bad_request("api-lab-levels")
        return self.levels.strong, self.levels.weak


class StudyId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which study is asked about. In the body: whoever has the id has the figures, and URLs end up in logs."""

    study: Annotated[str, Meta(max_length=64)]


class LabStudy(msgspec.Struct, frozen=True):
    """How far a study is, and its figures so far: those of few games after a second, sharper ones later."""

    id: str
    state: Literal["working", "ready", "failed", "missing"]
    """`missing`: this server has no lab."""
    done: int = 0
    of: int = 0
    """Games played and to be played, including those replayed move by move."""
    why: str = ""
    """What is wrong with a ruleset that failed."""
    complete: bool = False
    """Whether all games were played. A study that is ready without them was ended by time; another request goes on."""
    figures: object = None
    """As `emptyhand.study.lab.study_json` writes them."""


@post("/api/lab", status_code=200)
async def start_study(request: AppRequest, server: GameServer, data: StudyRequest, lang: str = SOURCE) -> LabStudy:
    """Start a study of rulesets, unless it is known. A guest has one at a time: another one ends the one before."""
    if not server.studies.possible:
        return LabStudy("", "missing")
    if wait := server.limits.work.take(server.address(request)):
        raise too_often("work", wait)
    asked = [data.rules] if data.vs is None else [data.rules, data.vs]
    laws = [await asyncio.to_thread(each.law) for each in asked]
    players = _players(data.players, laws)
    levels = data.level_numbers
    code = preferred(lang or SOURCE)
    name = _name(laws, players, levels, code)
    # One that failed, or that time ended, begins again: by now its kernels may be compiled.
    if (found := server.studies.find(name)) is not None and (found.over or found.state == "working"):
        return _shown(found)
    if wait := server.limits.studies.take(server.address(request)):
        raise too_often("studies", wait)
    guest = await server.guests.find(request)
    address = server.address(request)
    try:
        who = guest.person if guest else address
        told = [each.as_json() for each in asked]
        return _shown(server.studies.start(name, who, told, players, code, levels, address))
    except TooManyStudies:
        REFUSALS.add("lab")
        raise HttpRefusal(503, say("api-lab-busy"), BUSY_SECONDS) from None


@post("/api/lab/news", status_code=200)
async def study_news(server: GameServer, data: StudyId) -> LabStudy:
    """How far a study is. One that nobody asks about for some seconds is given up."""
    found = server.studies.find(data.study)
    if found is None:
        raise not_found()
    return _shown(found)


def _players(asked: int, laws: list[Law]) -> int:
    """Return the number of players, 0 for one that all laws allow. Raises HttpRefusal if one of them does not."""
    own = laws[0].players
    players = asked or own.shared_with(laws[-1].players) or own.default
    for law in laws:
        if players not in law.players.counts:
            least, most = law.players.least, law.players.most
            game, fixed = title_of(law.ruleset), yes(least == most)
            raise bad_request("api-lab-players", game=game, least=least, most=most, fixed=fixed, count=players)
    return players


def _name(laws: list[Law], players: int, levels: tuple[int, ...], language: str) -> str:
    """Return the id of a study: the same for the same rulesets, players, levels and language."""
    parts = "/".join([*(f"{law.name}:{law.digest}" for law in laws), str(players), str(levels), language])
    return hashlib.sha256(parts.encode()).hexdigest()[:32]


def _shown(found: RulesStudy) -> LabStudy:
    return LabStudy(found.id, found.state, found.done, found.of, found.why, found.over, found.figures)
