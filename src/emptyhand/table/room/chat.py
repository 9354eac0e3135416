"""Chat and reactions. The last lines of chat are kept, reactions are not. Muting is up to each client."""

from __future__ import annotations

import unicodedata

from emptyhand.table.room.entries import ChatSent
from emptyhand.table.room.messages import Ack, React, Reacted, Say
from emptyhand.table.room.refusals import NOTHING_SAID, TOO_MUCH
from emptyhand.table.room.seats import kept_name
from emptyhand.table.room.state import Client
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace

OFTEN = 6
WITHIN_MS = 10_000
"""A person may speak, react or propose rules OFTEN times within this period."""

_UNFIT = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def say(work: UnitOfWork, client: str, message: Say) -> None:
    known = work.live.clients[client]
    text = fit(message.text)
    # The acknowledgement was lost: send it again, and say the line once.
    if message.ref <= work.kept.refs.get(known.person, -1):
        work.tell(client, Ack(work.kept.version, ref=message.ref))
    elif not text:
        work.refuse(client, "say", NOTHING_SAID)
    elif not may_speak(work, known.person):
        work.refuse(client, "say", TOO_MUCH)
    else:
        seat, name = _speaker(work, known)
        work.write(ChatSent(known.person, seat, name, message.ref, text), client)


def react(work: UnitOfWork, client: str, message: React) -> None:
    known = work.live.clients[client]
    if may_speak(work, known.person):
        work.tell_all(Reacted(work.kept.version, *_speaker(work, known), message.kind))
    else:
        work.refuse(client, "react", TOO_MUCH)


def _speaker(work: UnitOfWork, known: Client) -> tuple[int | None, str]:
    """Return a person's seat and the name that others see; a spectator's name cannot look like a seat's."""
    seat = work.kept.seat_of(known.person)
    return seat, kept_name(work.kept, None, known.name) if seat is None else work.kept.seats[seat].name


def fit(text: str) -> str:
    """Replace control characters, line breaks and bidirectional marks with spaces."""
    return "".join(" " if unicodedata.category(c) in _UNFIT else c for c in text).strip()


def may_speak(work: UnitOfWork, person: str) -> bool:
    """Return whether a person may speak now, and count it if so."""
    times = tuple(t for t in work.live.spoke.get(person, ()) if t > work.now_ms - WITHIN_MS)
    if len(times) >= OFTEN:
        return False
    # Only recent speakers: otherwise a room would remember everybody who ever spoke there.
    recent = {who: said for who, said in work.live.spoke.items() if said[-1] > work.now_ms - WITHIN_MS}
    work.live = replace(work.live, spoke={**recent, person: (*times, work.now_ms)})
    return True
