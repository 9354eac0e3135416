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

from emptyhand.room.entries import MovesUndone, PauseBegun, PauseEnded
from emptyhand.room.messages import Kick, Pause, Resume, Undo, Vote
from emptyhand.room.refusals import NO_GAME
from emptyhand.room.seats import RATION_MS, kick_between_games, stand_up
from emptyhand.room.state import Asking, Live, Question, RoomPhase
from emptyhand.room.unit_of_work import UnitOfWork

ASKING_MS = 30_000
LEAST_TO_KICK = 2
RATION = 3
"""Questions of one person that may come to nothing within `RATION_MS`; one of them may be a removal."""


def undo(work: UnitOfWork, client: str, message: Undo) -> None:
    seat = work.seat_of(client)
    if not work.kept.options.undo:
        work.refuse(client, "undo", "At this table nothing is taken back.", message.seq)
    elif work.kept.phase is not RoomPhase.PLAYING or work.kept.paused:
        work.refuse(client, "undo", NO_GAME, message.seq)
    elif seat is None or not steps_back(work, seat, message.seq):
        work.refuse(client, "undo", "Only your own last decision can be taken back.", message.seq)
    elif not frozenset(work.kept.people()) <= work.here():
        work.refuse(client, "undo", "Somebody is away who would have to agree.", message.seq)
    else:
        _ask(work, client, "undo", seat)


def steps_back(work: UnitOfWork, seat: int, seq: int | None = None) -> int:
    """How many moves have to be taken back so that a seat decides its last one anew; 0 if it cannot.

    With a number, only if that decision is the one.
    """
    playing = work.kept.playing
    assert playing is not None
    movers = playing.game.movers()
    last = next((n for n in reversed(range(len(movers))) if movers[n] == seat), None)
    if last is None or seq not in (None, playing.seqs[last]):
        return 0
    return len(movers) - last


def pause(work: UnitOfWork, client: str, _: Pause) -> None:
    seat = work.seat_of(client)
    if work.kept.phase is not RoomPhase.PLAYING or work.kept.paused:
        work.refuse(client, "pause", NO_GAME)
    elif seat is None:
        work.refuse(client, "pause", "Only who sits at the table can ask for a pause.")
    else:
        _ask(work, client, "pause", seat)


def resume(work: UnitOfWork, client: str, _: Resume) -> None:
    seat = work.seat_of(client)
    if not work.kept.paused:
        work.refuse(client, "resume", "The table is not paused.")
    elif seat is None:
        work.refuse(client, "resume", "Only who sits at the table can end a pause.")
    else:
        _ask(work, client, "resume", seat)


def kick(work: UnitOfWork, client: str, message: Kick) -> None:
    """Remove a person: between games the host does, during one the others are asked."""
    seat = work.seat_of(client)
    taken = message.seat < work.kept.players and work.kept.seats[message.seat].person is not None
    if not taken or message.seat == seat:
        work.refuse(client, "kick", "Nobody else sits there.")
    elif work.kept.phase is not RoomPhase.PLAYING:
        kick_between_games(work, client, message)
    elif seat is None:
        work.refuse(client, "kick", "Only players at the table can ask to remove somebody.")
    elif len(work.here() - {message.seat}) < LEAST_TO_KICK:
        work.refuse(client, "kick", "To remove a player during a game, two others who are there must agree.")
    else:
        _ask(work, client, "kick", seat, message.seat)


def _ask(work: UnitOfWork, client: str, what: Question, by: int, seat: int | None = None) -> None:
    asking = work.live.asking
    if asking is not None and (asking.what, asking.seat) == (what, seat) and what != "undo":
        # Two have asked for the same: they agree.
        vote(work, client, Vote(asking.number, yes=True))
        return
    person = work.live.clients[client].person
    if asking is not None and (what != "kick" or asking.what == "kick"):
        work.refuse(client, what, "Another question is being answered.")
    elif is_rationed(work.live, person, what, work.now_ms):
        work.refuse(client, what, "Nobody agreed to what you asked: wait two minutes before you ask again.")
    else:
        if asking is not None:
            fail(work)
        _put(work, person, what, by, seat)


def is_rationed(live: Live, person: str, what: Question, now_ms: int) -> bool:
    """Whether too many questions of a person have come to nothing lately."""
    lately = [kind for at, kind in live.failed.get(person, ()) if now_ms - at < RATION_MS]
    return len(lately) >= RATION or (what == "kick" and "kick" in lately)


def _put(work: UnitOfWork, person: str, what: Question, by: int, seat: int | None) -> None:
    """Put a question to the table."""
    assert work.kept.playing is not None
    number = work.live.asked + 1
    target = None if seat is None else work.kept.seats[seat].person
    asking = Asking(number, what, by, seat, work.kept.playing.at, frozenset({by}), person, target or "")
    work.live = replace(work.live, asking=asking, asked=number)
    work.set_timer("ballot", work.now_ms + ASKING_MS)
    conclude(work)


def vote(work: UnitOfWork, client: str, message: Vote) -> None:
    asking, seat = work.live.asking, work.seat_of(client)
    if asking is None or message.ballot != asking.number:
        work.refuse(client, "vote", "That question is not asked any more.")
    elif seat is None or seat not in voters(work):
        work.refuse(client, "vote", "You have no say in this question.")
    elif not message.yes:
        fail(work)
    else:
        work.live = replace(work.live, asking=replace(asking, yes=asking.yes | {seat}))
        conclude(work)


def voters(work: UnitOfWork) -> frozenset[int]:
    """Who has a say in the question that is asked."""
    asking = work.live.asking
    assert asking is not None
    if asking.what == "undo":
        return frozenset(work.kept.people())
    return work.here() - ({asking.seat} if asking.seat is not None else set())


def _lapse(work: UnitOfWork) -> None:
    work.live = replace(work.live, asking=None)
    work.drop_timers("ballot")


def fail(work: UnitOfWork) -> None:
    """The question has come to nothing; that is remembered of who asked it."""
    asking = work.live.asking
    assert asking is not None
    _lapse(work)
    mine = (*work.live.failed.get(asking.person, ()), (work.now_ms, asking.what))[-RATION:]
    latest = {who: past for who, past in work.live.failed.items() if work.now_ms - past[-1][0] < RATION_MS}
    work.live = replace(work.live, failed={**latest, asking.person: mine})


def look_again(work: UnitOfWork) -> None:
    """People come and go and games go on: a question may have become void, or answered."""
    asking = work.live.asking
    if asking is None:
        return
    if _still_asked(work):
        if work.live.pending is None:
            conclude(work)
    elif asking.what == "kick" and asking.target not in {seat.person for seat in work.kept.seats}:
        # Nobody asked in vain. Who goes before the others have agreed stays away for a while all the same.
        _lapse(work)
        lately = {who: at for who, at in work.live.dodged.items() if work.now_ms - at < RATION_MS}
        work.live = replace(work.live, dodged={**lately, asking.target: work.now_ms})
    else:
        fail(work)


def _still_asked(work: UnitOfWork) -> bool:
    kept, asking = work.kept, work.live.asking
    assert asking is not None
    if kept.phase is not RoomPhase.PLAYING or kept.playing is None or kept.seats[asking.by].person is None:
        return False
    if asking.what == "undo":
        return asking.at == kept.playing.at and not kept.paused
    if asking.what == "kick":
        return asking.seat is not None and kept.seats[asking.seat].person == asking.target
    return kept.paused == (asking.what == "resume")


def conclude(work: UnitOfWork) -> None:
    """Do what was asked once everyone who has a say agrees."""
    asking = work.live.asking
    assert asking is not None
    agreed = asking.yes & voters(work)
    if agreed != voters(work) or not agreed or (asking.what == "kick" and len(agreed) < LEAST_TO_KICK):
        return
    _lapse(work)
    match asking.what:
        case "undo":
            work.write(MovesUndone(asking.by, steps_back(work, asking.by)))
        case "pause":
            work.write(PauseBegun())
        case "resume":
            work.write(PauseEnded())
        case "kick":
            assert asking.seat is not None
            stand_up(work, asking.seat, kicked=True)
