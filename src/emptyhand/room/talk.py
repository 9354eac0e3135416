"""Chat and reactions. Chat is kept, the last lines of it; reactions pass. Muting is each client's own affair."""

from __future__ import annotations

import unicodedata

from msgspec.structs import replace

from emptyhand.room.desk import Desk
from emptyhand.room.entries import Spoken
from emptyhand.room.messages import Ack, React, Reacted, Say
from emptyhand.room.seats import kept_name
from emptyhand.room.state import Client

OFTEN = 6
WITHIN_MS = 10_000
"""So often within that time may a person say something."""

_UNFIT = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def say(desk: Desk, client: str, message: Say) -> None:
    known = desk.live.clients[client]
    text = fit(message.text)
    if message.ref <= desk.kept.refs.get(known.person, -1):
        desk.tell(client, Ack(desk.kept.version, ref=message.ref))
    elif not text:
        desk.refuse(client, "say", "There is nothing to say in that.")
    elif not _may_speak(desk, known.person):
        desk.refuse(client, "say", "That is too much at once: wait a moment.")
    else:
        seat, name = _speaker(desk, known)
        desk.write(Spoken(known.person, seat, name, message.ref, text), client)


def react(desk: Desk, client: str, message: React) -> None:
    known = desk.live.clients[client]
    if _may_speak(desk, known.person):
        desk.tell_all(Reacted(desk.kept.version, *_speaker(desk, known), message.kind))
    else:
        desk.refuse(client, "react", "That is too much at once: wait a moment.")


def _speaker(desk: Desk, known: Client) -> tuple[int | None, str]:
    """The seat of a person and the name that others see: who watches has none that looks like a seat's."""
    seat = desk.kept.seat_of(known.person)
    return seat, kept_name(desk.kept, None, known.name) if seat is None else desk.kept.seats[seat].name


def fit(text: str) -> str:
    """A text without what no line of chat holds: controls, line ends, marks that turn text round."""
    return "".join(" " if unicodedata.category(c) in _UNFIT else c for c in text).strip()


def _may_speak(desk: Desk, person: str) -> bool:
    """Whether a person has not said too much lately; this counts as said."""
    times = tuple(t for t in desk.live.spoke.get(person, ()) if t > desk.now_ms - WITHIN_MS)
    if len(times) >= OFTEN:
        return False
    recent = {who: said for who, said in desk.live.spoke.items() if said[-1] > desk.now_ms - WITHIN_MS}
    desk.live = replace(desk.live, spoke={**recent, person: (*times, desk.now_ms)})
    return True
