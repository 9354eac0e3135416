"""What the room sends to each connection: events by version, snapshots, the status."""

from __future__ import annotations

from emptyhand.game.events import Event
from emptyhand.players.match import Match
from emptyhand.rules.law import Law
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.rules.lawbook import house_rules
from emptyhand.table.room import messages as m
from emptyhand.table.room import payloads as p
from emptyhand.table.room.ballots import voters
from emptyhand.table.room.entries import (
    AnyEntry,
    Claimed,
    EventPayload,
    GameStarted,
    HostNamed,
    Made,
    MoveMade,
    MovesUndone,
    RulesSet,
    SatDown,
)
from emptyhand.table.room.fairness import MoveProofs, layout, public_fair
from emptyhand.table.room.inputs import Behind, Heard, OutgoingMessage
from emptyhand.table.room.roles import who_plays
from emptyhand.table.room.seats import kept_name
from emptyhand.table.room.state import Recent, RoomPhase, SavedState
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.room.visibility import events_of, narration_for, spoken_of, story, visible_game
from emptyhand.table.structs import UNSET, replace
from emptyhand.words.rulebook.book import untitled
from emptyhand.words.rulebook.match import titles
from emptyhand.words.speech import say, to_json

MOST_STANDING = 8
"""Maximum number of names of people without a seat in a status; `watching` counts all of them."""

_DEALS_OR_MOVES = (GameStarted, MoveMade)
_CHANGE_GAMES = (GameStarted, MoveMade, MovesUndone)
"""After these the game has changed for everyone; after other entries only for people who changed seats."""

# -- events ----------------------------------------------------------------------------------------------------------


def announce(work: UnitOfWork, before: SavedState) -> None:
    """Send the step that has just become durable to every connection."""
    kept, recent = work.kept, work.kept.recent[-1]
    changed = _changed_room(before, kept, recent.entry)
    # A seat that the move does not mention gets the text that spectators get, which is composed once.
    public = events_of(kept, None, recent.index) if isinstance(recent.entry, MoveMade) else ()
    addressed = spoken_of(public, kept.players) if public else range(kept.players)
    changes_game, reveals = isinstance(recent.entry, _CHANGE_GAMES), isinstance(recent.entry, _DEALS_OR_MOVES)
    whats: dict[int | None, EventPayload] = {}
    written: dict[tuple[int | None, bool], bytes] = {}
    proofs = MoveProofs(kept, recent.index)
    setup = setup_of(kept) if isinstance(recent.entry, RulesSet) else None
    for client, known in work.live.clients.items():
        seat = kept.seat_of(known.person)
        # A person who changed seats sees another hand from now on, though the game has not changed.
        shown = changes_game or before.seat_of(known.person) != seat
        data = written.get((seat, shown))
        if data is None:
            game = visible_game(kept, seat) if shown else None
            came_out = proofs.of(seat) if reveals else ()
            listener = seat if seat in addressed else None
            if listener not in whats:
                whats[listener] = _what(kept, recent, listener, public if listener is None else ())
            event = m.RoomEvent(kept.version, seat, whats[listener], changed, game, came_out, setup)
            data = written[seat, shown] = m.encode(event)
        work.outbox.append(OutgoingMessage(client, data))


def _changed_room(before: SavedState, kept: SavedState, entry: AnyEntry) -> p.PublicRoom | None:
    """Return the public room if the step changed it."""
    # Nearly every step. A move within a game changes nothing else here, so no two rooms are made to be compared.
    if isinstance(entry, MoveMade) and before.phase is kept.phase:
        seat = entry.seat
        return None if before.seats[seat].autopilot == kept.seats[seat].autopilot else public_room(kept)
    room = public_room(kept)
    # The first entry leaves the room as it was made, and is news to everybody all the same.
    return None if room == public_room(before) and not isinstance(entry, Made) else room


def _what(kept: SavedState, recent: Recent, seat: int | None, events: tuple[Event, ...] = ()) -> EventPayload:
    """Return a step as a seat may see it: its public fields and, for deals and moves, what happened on the table.

    `events` are those that the seat saw, if they are known already.
    """
    payload = recent.entry.payload()
    # The entry names a person, and a person's id never leaves the room.
    if isinstance(recent.entry, HostNamed):
        payload["seat"] = kept.seat_of(recent.entry.host)
    elif isinstance(recent.entry, RulesSet):
        payload["title"] = kept.law.ruleset.title
        if changed := untitled(kept.law.ruleset):
            payload["untitled"] = changed
    elif isinstance(recent.entry, _DEALS_OR_MOVES):
        payload["events"], payload["told"] = narration_for(kept, seat, events or events_of(kept, seat, recent.index))
    return payload


# -- catching up -----------------------------------------------------------------------------------------------------


def catch_up(work: UnitOfWork, client: str, version: int) -> None:
    """Send a connection the steps after a version, or a snapshot if they are no longer remembered."""
    kept = work.kept
    if version > kept.version:
        work.tell(client, snapshot(work, client))
        _report_behind(work, client, version)
        return
    missed = [recent for recent in kept.recent if recent.version > version]
    is_known = version > 0 and len(missed) == kept.version - version
    # A number from before a loss may have been given to another step since.
    is_known = is_known and (kept.lost is None or version < kept.lost.version)
    # The setup, which other rules change, is in a snapshot only.
    if not is_known or any(isinstance(recent.entry, RulesSet) for recent in missed):
        work.tell(client, snapshot(work, client))
        return
    # In one message: with one per step, room and game would not belong to the version.
    seat = work.seat_of(client)
    whats = tuple(_what(kept, recent, seat) for recent in missed)
    work.tell(
        client,
        m.Missed(kept.version, version, seat, whats, public_room(kept), status(work), visible_game(kept, seat)),
    )


def _report_behind(work: UnitOfWork, client: str, version: int) -> None:
    """Tell a client that it has seen steps which the journal no longer has, and the operator once it is certain.

    Only this client: it may be lying. If the server has noticed the loss itself, everyone at the table knows.
    """
    pending = work.live.pending
    if pending is not None and isinstance(pending.entry, Claimed):
        # Another process may still own the room and be ahead; then this claim is fenced.
        work.defer(Heard(client, m.Resync(version)))
    elif work.kept.lost is None:
        work.refuse(client, "resync", say("room-behind", count=version - work.kept.version))
        work.requests.append(Behind(version))


def setup_of(kept: SavedState) -> p.Setup:
    """Return what is agreed before a game; only other rules change it."""
    options = kept.options
    return p.Setup(
        ruleset=kept.law.name,
        family="climb" if isinstance(kept.law, ClimbLaw) else "pile",
        law=kept.law.digest,
        deal=layout(kept),
        players=kept.players,
        clock_ms=options.clock_ms,
        undo=options.undo,
        is_open=options.is_open,
        wins=kept.match.wins_needed,
        points=kept.match.points_needed or UNSET,
        hints=options.hints,
    )


def snapshot(work: UnitOfWork, client: str) -> m.Snapshot:
    """Return everything that a connection's person may know now."""
    kept, seat = work.kept, work.seat_of(client)
    game = visible_game(kept, seat)
    left_out = work.live.clients[client].person in kept.left_out
    return m.Snapshot(
        *(kept.version, seat, setup_of(kept), public_room(kept), kept.chat, status(work), game),
        stood_in=_stood_in(kept, seat),
        left_out=left_out,
        last=_last(kept, seat),
        story=story(kept, seat),
    )


def _last(kept: SavedState, seat: int | None) -> EventPayload | None:
    """Return the last change of the game as a seat may see it, unless moves were taken back since."""
    for recent in reversed(kept.recent if kept.playing is not None else ()):
        if isinstance(recent.entry, _CHANGE_GAMES):
            return None if isinstance(recent.entry, MovesUndone) else _what(kept, recent, seat)
    return None


def _stood_in(kept: SavedState, seat: int | None) -> tuple[EventPayload, ...]:
    """Return what a stand-in decided for a seat since its person last decided, sat down or was dealt cards."""
    found: list[EventPayload] = []
    for recent in reversed(kept.recent if seat is not None and kept.phase is RoomPhase.PLAYING else ()):
        match recent.entry:
            case GameStarted() | MovesUndone():
                break
            case SatDown(by_seat) | MoveMade(by_seat, by="person") if by_seat == seat:
                break
            case MoveMade(by_seat, by="stand-in") if by_seat == seat:
                found.append(_what(kept, recent, seat))
    return tuple(reversed(found))


def public_room(kept: SavedState) -> p.PublicRoom:
    match = kept.match
    return p.PublicRoom(
        phase=kept.phase.value,
        game=kept.game_number,
        host=kept.seat_of(kept.host),
        paused=kept.paused,
        seats=tuple(p.PublicSeat(s.name, s.bot, s.person is not None, s.autopilot) for s in kept.seats),
        wins=match.wins,
        points=match.points,
        match_over=match.over,
        fair=public_fair(kept),
        lost=UNSET if kept.lost is None else kept.lost.steps,
        titles=_titles(match) or UNSET,
    )


def _titles(match: Match) -> tuple[p.PublicTitle, ...]:
    """Return the titles of the seats, best first; empty if they have none."""
    names = [to_json(title) for title in titles(match.law, match.players)]
    were = dict(zip(match.former_titles, names, strict=False))
    return tuple(p.PublicTitle(seat, name, were.get(seat)) for seat, name in zip(match.titles, names, strict=False))


# -- the status ------------------------------------------------------------------------------------------------------


def tell_status(work: UnitOfWork) -> None:
    """Send the status to everyone if it has changed. A clock that merely runs is not a change."""
    now = status(work)
    due = work.due.get("turn")
    comparable = (_comparable(now, due), work.live.turn and work.live.turn.at)
    if comparable != work.live.sent_status:
        work.live = replace(work.live, sent_status=comparable)
        work.tell_all(now)


def _comparable(sent: m.Status, due: int | None) -> tuple[object, ...]:
    """Return a status for comparison, with the deadline instead of the time left.

    The wait for the next game begins and ends with a change of `ready`, so `wait_ms` is left out.
    """
    clock = sent.clock
    return (
        *(sent.present, sent.plays, sent.watching, sent.standing),
        *(sent.ready, sent.ballot, sent.trouble),
        None if clock is None else (clock.seat, clock.warning, due),
    )


def status(work: UnitOfWork) -> m.Status:
    kept, live = work.kept, work.live
    here = work.here()
    return m.Status(
        version=kept.version,
        present=tuple([n in here for n in range(kept.players)]),
        plays=tuple([who_plays(kept, live, n) for n in range(kept.players)]),
        watching=len(work.connected().difference([seat.person for seat in kept.seats])),
        standing=_standing(work),
        ready=tuple(sorted(live.ready)),
        wait_ms=max(0, work.due["ready"] - work.now_ms) if "ready" in work.due else None,
        ballot=_ballot(work),
        clock=_clock(work),
        trouble=None if live.trouble is None else to_json(say("room-trouble", detail=live.trouble)),
    )


def _standing(work: UnitOfWork) -> tuple[str, ...]:
    """Return the names of people who have come before the first game and have no seat yet."""
    kept = work.kept
    if kept.phase is not RoomPhase.LOBBY:
        return ()
    # By person: somebody with two windows is named once.
    names = {c.person: c.name for c in work.live.clients.values() if kept.seat_of(c.person) is None}
    return tuple(kept_name(kept, None, name) for name in tuple(names.values())[:MOST_STANDING])


def _ballot(work: UnitOfWork) -> p.Ballot | None:
    ballot = work.live.ballot
    if ballot is None:
        return None
    waiting = tuple(sorted(voters(work) - ballot.yes - ballot.no))
    law = ballot.law
    rules = UNSET if law is None else _proposed(law)
    return p.Ballot(ballot.number, ballot.what, ballot.by, ballot.seat, tuple(sorted(ballot.yes)), waiting, rules)


def _proposed(law: Law) -> p.ProposedRules:
    return p.ProposedRules(law.name, law.ruleset.title, house_rules(law), untitled(law.ruleset) or UNSET)


def _clock(work: UnitOfWork) -> p.Clock | None:
    turn, due = work.live.turn, work.due.get("turn")
    if turn is None or due is None:
        return None
    return p.Clock(turn.seat, max(0, due - work.now_ms), turn.warned)
