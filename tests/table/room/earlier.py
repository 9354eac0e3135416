"""Rooms, records and sessions that an earlier version wrote, kept under tests/data/earlier.

A session is a list of steps: what went into a room, and everything that came out. Requests and states are written as
lists without field names, so that a renamed field or class changes nothing here and a changed value does.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from emptyhand.game.view import View
from emptyhand.players.workers.wire import encode_view
from emptyhand.table.room import (
    AskBot,
    AskHint,
    Behind,
    BotMoved,
    Committed,
    Connected,
    Cut,
    DealKey,
    Disconnected,
    Drop,
    Heard,
    Input,
    Keep,
    Line,
    NeedKey,
    NotCommitted,
    Options,
    Outcome,
    Room,
    SavedState,
    ShellRequest,
    Tick,
    Woken,
    create,
    decode,
    replay,
    step,
)
from emptyhand.table.room.entries import Entry, write
from emptyhand.table.structs import JsonDecoder, JsonEncoder, Struct
from emptyhand.words.speech.language import language
from tests.helpers import law

DATA = Path(__file__).parents[2] / "data" / "earlier"
Json = list[Any]
NEWER_TAGS: frozenset[str] = frozenset(
    {"advice", "hint", "hint_taken", "hinttaken", "learn", "lesson", "propose", "rules_set", "rulesset"}
)
"""Tags of entries and messages that are newer than this data."""
NEWER = ("bot_names", "lost", "paid")
"""Fields of a room that are newer than this data, and empty in it."""
NEWER_ANSWERS = ("room-declined", "room-unanswered", "room-overtaken", "room-removal-first")
"""Answers to a person whose question failed: when this data was written, nobody was told."""

KINDS: dict[str, type[Input]] = {
    "connected": Connected,
    "disconnected": Disconnected,
    "committed": Committed,
    "not_committed": NotCommitted,
    "bot_moved": BotMoved,
    "tick": Tick,
    "woken": Woken,
}


# -- what goes in ----------------------------------------------------------------------------------------------------


def start(first: Json) -> Outcome:
    """The beginning of a session: a new room, or one that is read back from its lines."""
    kind, *rest = first
    if kind == "replay":
        return Outcome(replay(lines_of(body.encode() for body in rest)))
    ruleset, bots, host, options, now_ms, name = rest
    return create(law(ruleset), bots, host, JsonDecoder(Options).decode(json.dumps(options)), now_ms, name)


def lines_of(bodies: Iterable[bytes]) -> list[Line]:
    return [Line(seq, body) for seq, body in enumerate(bodies, start=1)]


def given(written: Json) -> Input:
    """The input that a step of a session has."""
    kind, *rest = written
    if kind == "heard":
        return Heard(rest[0], decode(rest[1]))
    if kind == "deal_key":
        return DealKey(rest[0], bytes.fromhex(rest[1]))
    return KINDS[kind](*rest)


# -- what comes out --------------------------------------------------------------------------------------------------


def came_out(outcome: Outcome) -> Json:
    """Lines for the journal, frames by connection, timers and requests."""
    return [
        [[line.seq, line.body.decode()] for line in outcome.lines],
        [[client, _without_newer(data.decode())] for client, data in outcome.outbox if not _is_newer(data)],
        [list(timer) for timer in outcome.timers],
        [_asked(request) for request in outcome.requests],
    ]


def _is_newer(data: bytes) -> bool:
    message = json.loads(data)
    return message["t"] == "refused" and message["why"][0] in NEWER_ANSWERS


def _without_newer(frame: str) -> str:
    """The frame without what a snapshot tells of the game so far, its last field, which is newer than this data."""
    before, newer, _ = frame.partition(',"story":')
    return before + "}" if newer else frame


def _asked(request: ShellRequest) -> Json:
    match request:
        case AskBot(seat, seq, spec, seed, view, met):
            return ["ask_bot", seat, seq, spec, seed, _digest(view), *met]
        case AskHint(seat, at, view):
            return ["ask_hint", seat, at, _digest(view)]
        case NeedKey(game):
            return ["need_key", game]
        case Keep(game, record):
            return ["keep", game, record.format()]
        case Cut(client):
            return ["cut", client]
        case Behind(version):
            return ["behind", version]
        case Drop(why):
            return ["drop", language("en").text(why)]


def lived(session: Json) -> Iterator[tuple[Json, Room]]:
    """What comes out of each step of a session today, and the room after it."""
    (first, _), *steps = session
    outcome = start(first)
    yield came_out(outcome), outcome.room
    for (now_ms, what), _ in steps:
        outcome = step(outcome.room, given(what), now_ms)
        yield came_out(outcome), outcome.room


# -- states ----------------------------------------------------------------------------------------------------------


NEWER_FIELDS = ("hints", "hinted")
"""Fields that are newer than the data."""


def state(kept: SavedState) -> str:
    """All that a room keeps, as JSON: a line for each part."""
    left_out = {"law", "playing"} | {name for name in NEWER if not getattr(kept, name)}
    parts = [_part(getattr(kept, name)) for name in kept.__struct_fields__ if name not in left_out]
    return "".join(f"{json.dumps(part)}\n" for part in (kept.law.digest, _playing(kept), *parts))


def _playing(kept: SavedState) -> Json | None:
    playing = kept.playing
    if playing is None:
        return None
    return [
        *(playing.number, playing.key, playing.at, list(playing.seqs), sorted(map(list, playing.holders))),
        *(playing.record().format(), playing.proven and playing.proven.sealed.root.hex()),
        [_digest(playing.game.view(seat)) for seat in range(kept.players)],
    ]


def _digest(view: View) -> str:
    return hashlib.sha256(JsonEncoder().encode(encode_view(view))).hexdigest()[:16]


def _part(value: Any) -> Any:
    """A value without the names of its fields."""
    if isinstance(value, Struct):
        if isinstance(value, Entry):
            return write(value).decode()  # type: ignore[arg-type]
        return [_part(getattr(value, name)) for name in value.__struct_fields__ if name not in NEWER_FIELDS]
    if isinstance(value, dict):
        return [[key, _part(part)] for key, part in value.items()]
    if isinstance(value, tuple):
        return [_part(part) for part in value]
    return sorted(map(_part, value)) if isinstance(value, frozenset) else value


# -- files -----------------------------------------------------------------------------------------------------------


def sessions() -> dict[str, Json]:
    """All sessions by name."""
    found: dict[str, Json] = {}
    with lzma.open(DATA / "sessions.jsonl.xz", "rt", encoding="utf-8") as file:
        for line in file:
            name, part = json.loads(line)
            found.setdefault(name, []).append(part)
    return found
