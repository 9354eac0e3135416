"""Reads what a visited server sends: every value is checked before a bot acts on it.

Only what a bot needs is checked, so messages and fields of later versions are ignored.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from emptyhand.game.moves import canonical_moves_for, refusal_for
from emptyhand.game.notation import parse_token
from emptyhand.game.snapshot.seen import format_seen, parse_seen
from emptyhand.game.view import View
from emptyhand.players.workers.wire import decode_view
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import restore
from emptyhand.table.room.messages import Number, SeatNumber
from emptyhand.table.room.payloads import Ballot, PublicRoom, Setup
from emptyhand.table.structs import JsonDecoder, Raw, Struct
from emptyhand.words.speech import Json as Phrase
from emptyhand.words.speech import from_json
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language
from emptyhand.words.speech.wording import NoSuchMessage

CheckedJson = dict[str, Any]
"""A JSON object whose fields have been checked."""

MOST_CHECKED = 64
"""Moves of a list that are compared with the rules."""


class BadAnswer(ValueError):
    """A message that no server of tables sends; the text completes a sentence."""


class HeardMessage(Struct, frozen=True, tag_field="t", tag=str.lower):
    """The parts of a message that a bot reads."""


class HeardGame(Struct, frozen=True):
    number: Number
    seq: Number | None
    moves: tuple[str, ...]
    result: tuple[SeatNumber, ...] | None
    view: Raw


class HeardStatus(HeardMessage, tag="status", frozen=True):
    ballot: Ballot | None = None


class HeardEvent(HeardMessage, tag="event", frozen=True):
    version: Number
    you: SeatNumber | None
    room: PublicRoom | None = None
    game: HeardGame | None = None
    setup: Setup | None = None


class HeardSnapshot(HeardMessage, tag="snapshot", frozen=True):
    version: Number
    you: SeatNumber | None
    setup: Setup
    room: PublicRoom
    status: HeardStatus
    game: HeardGame | None = None


class HeardMissed(HeardMessage, tag="missed", frozen=True):
    version: Number
    you: SeatNumber | None
    room: PublicRoom
    status: HeardStatus
    game: HeardGame | None = None


class HeardProofs(HeardMessage, tag="proofs", frozen=True):
    version: Number
    game: Number


class HeardAck(HeardMessage, tag="ack", frozen=True):
    seq: Number | None = None


class HeardRefusal(HeardMessage, tag="refused", frozen=True):
    about: str
    why: Phrase


class HeardGone(HeardMessage, tag="gone", frozen=True):
    why: Phrase
    again: bool


_decoder = JsonDecoder(
    HeardStatus | HeardEvent | HeardSnapshot | HeardMissed | HeardProofs | HeardAck | HeardRefusal | HeardGone
)
_KINDS = frozenset(("status", "event", "snapshot", "missed", "proofs", "ack", "refused", "gone"))


def read_message(text: str | bytes) -> CheckedJson | None:
    """Return a message, None if it is of a kind that a bot does not need. Raises BadAnswer."""
    try:
        message = json.loads(text) if isinstance(text, str) else None
        if not isinstance(message, dict) or not isinstance(message.get("t"), str):
            raise BadAnswer("it sends something else than messages")
        if message["t"] not in _KINDS:
            return None
        _decoder.decode(text)
    except BadAnswer:
        raise
    except (ValueError, RecursionError) as error:
        raise BadAnswer(f"it sends a message that cannot be read ({_short(error)})") from None
    return message


def read_law(room: CheckedJson) -> Law:
    """Return the rules of a room, as they are read here. Raises BadAnswer."""
    rules, name, digest = room.get("rules"), room.get("ruleset"), room.get("law")
    if not isinstance(rules, str) or not isinstance(name, str) or not isinstance(digest, str):
        raise BadAnswer("it names no rules")
    try:
        law = compile(restore(rules, name))
    except (ValueError, RecursionError) as error:
        raise BadAnswer(f"its rules cannot be read ({_short(error)})") from None
    if law.digest != digest:
        raise BadAnswer(f"the rules of this table read as {law.digest} here: expected {digest[:64]}")
    return law


def read_phrase(phrase: Any) -> str:
    """Return a sentence of the server in English. Raises BadAnswer."""
    try:
        return language(SOURCE).text(from_json(phrase))
    except NoSuchMessage:
        return "for a reason that this version does not know"
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
        raise BadAnswer("it says something that cannot be read") from None


def read_view(law: Law, game: CheckedJson, seat: int | None) -> View:
    """Return the view of the seat that has to decide, if the law allows it. Raises BadAnswer."""
    try:
        view = decode_view({law.digest: law}, game["view"])
        _check_sizes(law, view)
        possible = view.seat == seat and view.my_turn and parse_seen(law, format_seen(view)) == view
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
        possible, view = False, None
    if view is None or not possible or not canonical_moves_for(law, view):
        raise BadAnswer("it shows a game that cannot be")
    _check_moves(law, view, game["moves"])
    return view


def _check_sizes(law: Law, view: View) -> None:
    """Refuse a view that is larger than a game before anything is worked out from it."""
    if len(view.seats) not in law.players.counts:
        raise ValueError(law.not_for(len(view.seats)))
    most = len(law.whole_pack(len(view.seats)))
    counts = [view.draw, *(seat.hand for seat in view.seats)]
    rows = [view.hand, view.table.pile, view.table.gone, *(row for s in view.seats for row in (s.up, s.down, s.known))]
    rows += view.known_to_me
    if any(type(count) is not int or not 0 <= count <= most for count in counts):
        raise ValueError("a number of cards is not one")
    if any(len(row) > most for row in rows):
        raise ValueError("there are more cards than in the pack")


def _check_moves(law: Law, view: View, tokens: Iterable[str]) -> None:
    for token in [*tokens][:MOST_CHECKED]:
        try:
            is_legal = refusal_for(law, view, parse_token(law, view, token)) is None
        except ValueError:
            is_legal = False
        if not is_legal:
            raise BadAnswer(f"it lists a move that its rules refuse ({token[:40]})")


def _short(error: Exception) -> str:
    return str(error)[:120] or type(error).__name__
