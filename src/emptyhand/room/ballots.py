"""Questions to the people at the table: undo, pause, resume, kick. One at a time, and it lapses by itself.

A removal goes first: it takes the place of any other question. A person whose questions come to nothing has to wait
before the next one, so that nobody keeps the others from asking.

- Undo is free for a person among bots; otherwise everyone who sits at the table must agree, so nobody's game is changed
  while they are away.
- Pause and resume need all who are there. A pause ends by itself after a while.
- During a game a person is removed by all others who are there, and by two at least: neither the host nor one opponent
  can do it alone. Between games the host decides (see `seats`).
"""

from __future__ import annotations

from msgspec.structs import replace

from emptyhand.room.desk import Desk
from emptyhand.room.entries import MovesUndone, PauseBegun, PauseEnded
from emptyhand.room.messages import Kick, Pause, Resume, Undo, Vote
from emptyhand.room.seats import RATION_MS, kick_between_games, stand_up
from emptyhand.room.state import Asking, Live, Question, RoomPhase

ASKING_MS = 30_000
LEAST_TO_KICK = 2
RATION = 3
"""Questions of one person that may come to nothing within `RATION_MS`; one of them may be a removal."""


def undo(desk: Desk, client: str, message: Undo) -> None:
    seat = desk.seat_of(client)
    if not desk.kept.options.undo:
        desk.refuse(client, "undo", "At this table nothing is taken back.", message.seq)
    elif desk.kept.phase is not RoomPhase.PLAYING or desk.kept.paused:
        desk.refuse(client, "undo", "There is no game going on.", message.seq)
    elif seat is None or not steps_back(desk, seat, message.seq):
        desk.refuse(client, "undo", "Only your own last decision can be taken back.", message.seq)
    elif not frozenset(desk.kept.people()) <= desk.here():
        desk.refuse(client, "undo", "Somebody is away who would have to agree.", message.seq)
    else:
        _ask(desk, client, "undo", seat)


def steps_back(desk: Desk, seat: int, seq: int | None = None) -> int:
    """How many moves have to be taken back so that a seat decides its last one anew; 0 if it cannot.

    With a number, only if that decision is the one.
    """
    playing = desk.kept.playing
    assert playing is not None
    movers = playing.game.movers()
    last = next((n for n in reversed(range(len(movers))) if movers[n] == seat), None)
    if last is None or seq not in (None, playing.seqs[last]):
        return 0
    return len(movers) - last


def pause(desk: Desk, client: str, _: Pause) -> None:
    seat = desk.seat_of(client)
    if desk.kept.phase is not RoomPhase.PLAYING or desk.kept.paused:
        desk.refuse(client, "pause", "There is no game going on.")
    elif seat is None:
        desk.refuse(client, "pause", "Only who sits at the table can ask for a pause.")
    else:
        _ask(desk, client, "pause", seat)


def resume(desk: Desk, client: str, _: Resume) -> None:
    seat = desk.seat_of(client)
    if not desk.kept.paused:
        desk.refuse(client, "resume", "The table is not paused.")
    elif seat is None:
        desk.refuse(client, "resume", "Only who sits at the table can end a pause.")
    else:
        _ask(desk, client, "resume", seat)


def kick(desk: Desk, client: str, message: Kick) -> None:
    """Remove a person: between games the host does, during one the others are asked."""
    seat = desk.seat_of(client)
    taken = message.seat < desk.kept.players and desk.kept.seats[message.seat].person is not None
    if not taken or message.seat == seat:
        desk.refuse(client, "kick", "Nobody else sits there.")
    elif desk.kept.phase is not RoomPhase.PLAYING:
        kick_between_games(desk, client, message)
    elif seat is None:
        desk.refuse(client, "kick", "Only players at the table can ask to remove somebody.")
    elif len(desk.here() - {message.seat}) < LEAST_TO_KICK:
        desk.refuse(client, "kick", "To remove a player during a game, two others who are there must agree.")
    else:
        _ask(desk, client, "kick", seat, message.seat)


def _ask(desk: Desk, client: str, what: Question, by: int, seat: int | None = None) -> None:
    asking = desk.live.asking
    if asking is not None and (asking.what, asking.seat) == (what, seat) and what != "undo":
        # Two have asked for the same: they agree.
        vote(desk, client, Vote(asking.number, yes=True))
        return
    person = desk.live.clients[client].person
    if asking is not None and (what != "kick" or asking.what == "kick"):
        desk.refuse(client, what, "Another question is being answered.")
    elif is_rationed(desk.live, person, what, desk.now_ms):
        desk.refuse(client, what, "Nobody agreed to what you asked: wait two minutes before you ask again.")
    else:
        if asking is not None:
            fail(desk)
        _put(desk, person, what, by, seat)


def is_rationed(live: Live, person: str, what: Question, now_ms: int) -> bool:
    """Whether too many questions of a person have come to nothing lately."""
    lately = [kind for at, kind in live.failed.get(person, ()) if now_ms - at < RATION_MS]
    return len(lately) >= RATION or (what == "kick" and "kick" in lately)


def _put(desk: Desk, person: str, what: Question, by: int, seat: int | None) -> None:
    """Put a question to the table."""
    assert desk.kept.playing is not None
    number = desk.live.asked + 1
    target = None if seat is None else desk.kept.seats[seat].person
    asking = Asking(number, what, by, seat, desk.kept.playing.at, frozenset({by}), person, target or "")
    desk.live = replace(desk.live, asking=asking, asked=number)
    desk.set_timer("ballot", desk.now_ms + ASKING_MS)
    conclude(desk)


def vote(desk: Desk, client: str, message: Vote) -> None:
    asking, seat = desk.live.asking, desk.seat_of(client)
    if asking is None or message.ballot != asking.number:
        desk.refuse(client, "vote", "That question is not asked any more.")
    elif seat is None or seat not in voters(desk):
        desk.refuse(client, "vote", "You have no say in this question.")
    elif not message.yes:
        fail(desk)
    else:
        desk.live = replace(desk.live, asking=replace(asking, yes=asking.yes | {seat}))
        conclude(desk)


def voters(desk: Desk) -> frozenset[int]:
    """Who has a say in the question that is asked."""
    asking = desk.live.asking
    assert asking is not None
    if asking.what == "undo":
        return frozenset(desk.kept.people())
    return desk.here() - ({asking.seat} if asking.seat is not None else set())


def _lapse(desk: Desk) -> None:
    desk.live = replace(desk.live, asking=None)
    desk.drop_timers("ballot")


def fail(desk: Desk) -> None:
    """The question has come to nothing; that is remembered of who asked it."""
    asking = desk.live.asking
    assert asking is not None
    _lapse(desk)
    mine = (*desk.live.failed.get(asking.person, ()), (desk.now_ms, asking.what))[-RATION:]
    latest = {who: past for who, past in desk.live.failed.items() if desk.now_ms - past[-1][0] < RATION_MS}
    desk.live = replace(desk.live, failed={**latest, asking.person: mine})


def look_again(desk: Desk) -> None:
    """People come and go and games go on: a question may have become void, or answered."""
    asking = desk.live.asking
    if asking is None:
        return
    if _still_asked(desk):
        if desk.live.pending is None:
            conclude(desk)
    elif asking.what == "kick" and asking.target not in {seat.person for seat in desk.kept.seats}:
        # Nobody asked in vain. Who goes before the others have agreed stays away for a while all the same.
        _lapse(desk)
        lately = {who: at for who, at in desk.live.dodged.items() if desk.now_ms - at < RATION_MS}
        desk.live = replace(desk.live, dodged={**lately, asking.target: desk.now_ms})
    else:
        fail(desk)


def _still_asked(desk: Desk) -> bool:
    kept, asking = desk.kept, desk.live.asking
    assert asking is not None
    if kept.phase is not RoomPhase.PLAYING or kept.playing is None or kept.seats[asking.by].person is None:
        return False
    if asking.what == "undo":
        return asking.at == kept.playing.at and not kept.paused
    if asking.what == "kick":
        return asking.seat is not None and kept.seats[asking.seat].person == asking.target
    return kept.paused == (asking.what == "resume")


def conclude(desk: Desk) -> None:
    """Do what was asked once everyone who has a say agrees."""
    asking = desk.live.asking
    assert asking is not None
    agreed = asking.yes & voters(desk)
    if agreed != voters(desk) or not agreed or (asking.what == "kick" and len(agreed) < LEAST_TO_KICK):
        return
    _lapse(desk)
    match asking.what:
        case "undo":
            desk.write(MovesUndone(asking.by, steps_back(desk, asking.by)))
        case "pause":
            desk.write(PauseBegun())
        case "resume":
            desk.write(PauseEnded())
        case "kick":
            assert asking.seat is not None
            stand_up(desk, asking.seat, kicked=True)
