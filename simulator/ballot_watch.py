"""Checks the ballots of a process: a removal replaces any other, nobody can open ballots without end, and other rules
need a majority.

It keeps its own count of failed ballots, from those that appear and disappear and from the entries written.
"""

from __future__ import annotations

from emptyhand.table.room import Heard, Input, Outcome, Room
from emptyhand.table.room.ballots import LEAST_TO_KICK, RATION
from emptyhand.table.room.entries import AnyEntry, MovesUndone, PauseBegun, PauseEnded, RulesSet, StoodUp, read
from emptyhand.table.room.messages import Kick, Propose, Vote
from emptyhand.table.room.seats import RATION_MS
from emptyhand.table.room.state import OpenBallot, RoomPhase
from simulator.oracle import require

ENDS = {"undo": MovesUndone, "pause": PauseBegun, "resume": PauseEnded, "kick": StoodUp, "propose": RulesSet}


class BallotWatch:
    def __init__(self) -> None:
        self._failed: dict[str, list[tuple[int, str]]] = {}
        """By person, when their ballots failed, on the room's own clock."""

    def stepped(self, before: Room, incoming: Input, outcome: Outcome) -> None:
        now = outcome.room.live.now_ms
        old, new = before.live.ballot, outcome.room.live.ballot
        written = [read(line.body) for line in outcome.lines]
        if old is not None and (new is None or new.number != old.number) and not _had_effect(old, outcome, written):
            self._failed.setdefault(old.person, []).append((now, old.what))
        if new is not None and (old is None or new.number != old.number):
            require(not self._rationed(new.person, new.what, now), f"{new.person} asks for one {new.what} too many")
        pending = before.live.pending
        is_again = pending is not None and isinstance(pending.entry, RulesSet)
        if not is_again and any(isinstance(entry, RulesSet) for entry in written):
            self._most_agree(before, incoming, outcome)
        match incoming:
            case Heard(client, Kick(seat)) if _is_in_order(before, client, seat):
                asked = new is not None and (new.what, new.seat) == ("kick", seat)
                done = any(isinstance(entry, StoodUp) and entry.seat == seat for entry in written)
                person = before.live.clients[client].person
                why = f"seat {seat} cannot be removed: {old and old.what} is being asked"
                require(asked or done or self._rationed(person, "kick", now), why)

    def _most_agree(self, before: Room, incoming: Input, outcome: Outcome) -> None:
        """Other rules need more than half of the people at the table who do not abstain."""
        ballot, people = before.live.ballot, frozenset(outcome.room.kept.people())
        yes, abstained = (set(ballot.yes), set(ballot.abstained)) if ballot else (set(), set())
        # A step may also hear what had to wait for the disk.
        for each in (incoming, *before.live.queue):
            match each:
                case Heard(client, Propose() | Vote(yes=True)):
                    yes.add(_seat(outcome.room, client))
                case Heard(client, Vote(yes=None)):
                    abstained.add(_seat(outcome.room, client))
        voters = people - (abstained - yes)
        require(2 * len(yes & voters) > len(voters), f"{len(yes & voters)} of {len(voters)} want other rules")

    def _rationed(self, person: str, what: str, now: int) -> bool:
        lately = [kind for at, kind in self._failed.get(person, ()) if now - at < RATION_MS]
        return len(lately) >= RATION or (what == "kick" and "kick" in lately)


def _seat(room: Room, client: str) -> int:
    """Return the seat of a client; -1 if it has none."""
    person = room.live.clients[client].person if client in room.live.clients else ""
    seat = room.kept.seat_of(person)
    return -1 if seat is None else seat


def _had_effect(ballot: OpenBallot, outcome: Outcome, written: list[AnyEntry]) -> bool:
    """Return whether a ballot passed, or its target has left."""
    if any(isinstance(entry, ENDS[ballot.what]) for entry in written):
        return True
    return ballot.what == "kick" and ballot.target not in {seat.person for seat in outcome.room.kept.seats}


def _is_in_order(before: Room, client: str, seat: int) -> bool:
    """Return whether a removal may be proposed: during a game, by a seated voter of at least two, with none open."""
    kept, live = before.kept, before.live
    people = {one.person for one in live.clients.values()}
    asker = kept.seat_of(live.clients[client].person) if client in live.clients else None
    here = {n for n in kept.people() if kept.seats[n].person in people}
    return (
        (live.pending is None and not live.dropped and kept.phase is RoomPhase.PLAYING)
        and (asker is not None and asker != seat and seat in kept.people())
        and len(here - {seat}) >= LEAST_TO_KICK
        and (live.ballot is None or live.ballot.what != "kick")
    )
