"""Tips for people who learn: a client that wants them asks after each step. Bots wait while the only person reads."""

from __future__ import annotations

from emptyhand.game.moves import canonical_moves_for
from emptyhand.table.room.messages import Learn, Lesson
from emptyhand.table.room.payloads import PublicTip
from emptyhand.table.room.refusals import NO_GAME, NOT_SEATED
from emptyhand.table.room.state import RoomPhase
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import JsonEncoder, Raw, replace
from emptyhand.words.rulebook.tips import Tip, tips
from emptyhand.words.speech import to_json

_encoder = JsonEncoder()

RECENT = 8
"""Number of last moves that a client may ask about."""


def learn(work: UnitOfWork, client: str, message: Learn) -> None:
    """Send a person the tips that matter to their seat now, and those about the move number `made`."""
    seat, playing = work.seat_of(client), work.kept.playing
    if seat is None or playing is None:
        work.refuse(client, "learn", NOT_SEATED if seat is None else NO_GAME)
        return
    clients = work.live.clients
    work.live = replace(work.live, clients={**clients, client: replace(clients[client], reading=message.reading)})
    game = playing.game
    view = game.view(seat)
    legal = canonical_moves_for(work.kept.law, view) if work.kept.phase is RoomPhase.PLAYING else ()
    about = max(min(message.made, game.made), game.made - RECENT)
    found = tips(view, legal, game.events(seat, about)[0])
    work.tell(client, Lesson(work.kept.version, playing.number, game.made, tuple(map(_public, found))))


def is_reading(work: UnitOfWork) -> bool:
    """Return whether the only person at the table reads a tip. With other people there, bots do not wait."""
    people = [seat.person for seat in work.kept.seats if seat.person is not None]
    return len(people) == 1 and any(each.reading and each.person == people[0] for each in work.live.clients.values())


def _public(tip: Tip) -> PublicTip:
    says = tuple(Raw(_encoder.encode(to_json(each))) for each in tip.says)
    return PublicTip(tip.key, tip.at, says, tip.rank, tip.happened)
