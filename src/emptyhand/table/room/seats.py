"""Seats: sitting down, leaving, bots, the host."""

from __future__ import annotations

from emptyhand.players import bots
from emptyhand.players.workers.bounds import check_thought
from emptyhand.rules.law.model import Law
from emptyhand.table.room import dealing
from emptyhand.table.room.entries import BotSeated, HostNamed, SatDown, StoodUp
from emptyhand.table.room.messages import HandOver, Kick, Leave, SetBot, Sit
from emptyhand.table.room.names import unlike
from emptyhand.table.room.refusals import HOST_ONLY, NOT_SEATED
from emptyhand.table.room.state import Playing, RoomPhase, SavedState
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.words.rulebook.words import sentence
from emptyhand.words.speech import Phrase, say

RATION_MS = 120_000
"""Waiting time after too many failed ballots, or after leaving during a ballot on one's removal."""


def sit(work: UnitOfWork, client: str, message: Sit) -> None:
    known = work.live.clients[client]
    why = _why_not_sit(work, known.person, message.seat)
    if why is not None:
        work.refuse(client, "sit", why)
    else:
        work.write(SatDown(message.seat, known.person, kept_name(work.kept, message.seat, known.name)), client)


def kept_name(kept: SavedState, number: int | None, name: str) -> str:
    """Return a name for a person at a seat, or for a spectator, that looks like no other name at the table."""
    others = [seat.name for n, seat in enumerate(kept.seats) if n != number and seat.name]
    reserved = [f"{kind} {n + 1}" for kind in ("Bot", "Seat") for n in range(kept.players)]
    return unlike(name, others + reserved)


def _why_not_sit(work: UnitOfWork, person: str, number: int) -> Phrase | None:
    kept = work.kept
    if kept.seat_of(person) is not None:
        return say("room-sits-already")
    if number >= kept.players:
        return say("room-no-such-seat", last=kept.players - 1)
    if kept.seats[number].bot is not None:
        return say("room-seat-bots")
    if kept.seats[number].person is not None:
        return say("room-seat-taken")
    if work.now_ms - work.live.dodged.get(person, -RATION_MS) < RATION_MS:
        return say("room-left-while-asked")
    if dealing.is_frozen(kept):
        return say("room-dealing-wait")
    return _why_not_now(kept.playing, person, number) if kept.playing and kept.phase is RoomPhase.PLAYING else None


def is_free(kept: SavedState, number: int) -> bool:
    """Return whether a newcomer can sit down: at an empty seat that has not finished the current game."""
    seat = kept.seats[number]
    return seat.bot is None and seat.person is None and not _is_out(kept, number)


def _is_out(kept: SavedState, number: int) -> bool:
    return kept.playing is not None and kept.phase is RoomPhase.PLAYING and number in kept.playing.game.placed


def _why_not_now(playing: Playing, person: str, number: int) -> Phrase | None:
    """Return why a person cannot take over a seat in the middle of a game."""
    # With a second hand of the same game this person would know two of them.
    if any(who == person and seat != number for who, seat in playing.holders):
        return say("room-seen-other-hand")
    # Only its place is left of a finished seat, and that belongs to the person who played there.
    if number in playing.game.placed and (person, number) not in playing.holders:
        return say("room-seat-finished")
    return None


def leave(work: UnitOfWork, client: str, _: Leave) -> None:
    seat = work.seat_of(client)
    if seat is None:
        work.refuse(client, "leave", NOT_SEATED)
    else:
        stand_up(work, seat)


def stand_up(work: UnitOfWork, seat: int, *, kicked: bool = False, silent: bool = False) -> None:
    """Free a seat. If it was the host's, another person becomes host, preferably one who is connected."""
    place, host = work.kept.seats[seat], work.kept.host
    if host == place.person:
        others = [n for n in work.kept.people() if n != seat]
        heir = next((n for n in others if n in work.here()), next(iter(others), None))
        host = None if heir is None else work.kept.seats[heir].person
    work.write(StoodUp(seat, place.name, host, kicked, silent))


def set_bot(work: UnitOfWork, client: str, message: SetBot) -> None:
    kept = work.kept
    if not _is_host(work, client):
        work.refuse(client, "set_bot", HOST_ONLY)
    elif kept.phase is RoomPhase.PLAYING or dealing.is_frozen(kept):
        work.refuse(client, "set_bot", say("room-bots-between"))
    elif message.seat >= kept.players or kept.seats[message.seat].person is not None:
        work.refuse(client, "set_bot", say("room-seat-not-free"))
    elif message.spec is not None and (why := why_no_bot(work, message.spec)) is not None:
        work.refuse(client, "set_bot", say("room-not-a-player", detail=why))
    else:
        work.write(BotSeated(message.seat, message.spec), client)


def free_a_seat(work: UnitOfWork) -> None:
    """Take a bot away for a newcomer, even during a game, unless a seat is free: a stand-in plays until then."""
    kept = work.kept
    if dealing.is_frozen(kept) or any(is_free(kept, number) for number in range(kept.players)):
        return
    bots_seats = [
        number for number, seat in enumerate(kept.seats) if seat.bot is not None and not _is_out(kept, number)
    ]
    if bots_seats:
        work.write(BotSeated(bots_seats[0], None))


def why_no_bot(work: UnitOfWork, spec: str, law: Law | None = None) -> str | None:
    """Return why a bot cannot play here, by the rules of the room or by others.

    Clients may not name players that are files on the server.
    """
    if bots.is_own(spec):
        return "That is not a player of this table."
    try:
        bots.make(spec, 0, law or work.kept.law)
        if work.live.think_ms is not None:
            check_thought(spec, work.live.think_ms)
    except ValueError as error:
        return sentence(str(error))
    return None


# -- the host --------------------------------------------------------------------------------------------------------


def _is_host(work: UnitOfWork, client: str) -> bool:
    return work.live.clients[client].person == work.kept.host


def hand_over(work: UnitOfWork, client: str, message: HandOver) -> None:
    heir = work.kept.seats[message.seat].person if message.seat < work.kept.players else None
    if not _is_host(work, client):
        work.refuse(client, "hand_over", HOST_ONLY)
    elif heir is None:
        work.refuse(client, "hand_over", say("room-nobody-there"))
    elif heir == work.kept.host:
        work.refuse(client, "hand_over", say("room-host-already"))
    else:
        work.write(HostNamed(heir), client)


def host_is_gone(work: UnitOfWork) -> None:
    """Make the first connected person host: the host has been away for too long."""
    heirs = sorted(work.here())
    if heirs:
        work.write(HostNamed(work.kept.seats[heirs[0]].person or ""))


def kick_between_games(work: UnitOfWork, client: str, message: Kick) -> None:
    if _is_host(work, client):
        stand_up(work, message.seat, kicked=True)
    else:
        work.refuse(client, "kick", say("room-kick-host"))
