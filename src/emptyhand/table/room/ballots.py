"""Ballots among the people at the table: undo, pause, resume, kick, other rules. One at a time; each expires.

A removal replaces any other ballot. A person whose ballots fail has to wait before the next one, so that nobody can
block the others.

- Undo takes effect at once for a person among bots; otherwise everyone who sits at the table must agree, so that
  nobody's game changes while they are away.
- Pause and resume need everyone who is connected. A pause ends after PAUSE_MS.
- During a game, all others who are connected remove a person, at least two of them: neither the host nor one opponent
  can do it alone. Between games the host decides (see `seats`).
- Other rules need more than half of the people who sit at the table; a tie keeps the rules (see `proposals`). As that
  is about everybody's game, everybody learns why such a ballot failed.
- Bots have no vote. A program that a person has connected abstains, and does not count from then on.
"""

from __future__ import annotations

from emptyhand.rules.law.model import Law
from emptyhand.table.room.entries import MovesUndone, PauseBegun, PauseEnded, RulesSet
from emptyhand.table.room.messages import Kick, Pause, Resume, Undo, Vote
from emptyhand.table.room.refusals import NO_GAME
from emptyhand.table.room.seats import RATION_MS, kick_between_games, stand_up
from emptyhand.table.room.state import LiveState, OpenBallot, Question, RoomPhase
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace
from emptyhand.words.speech import Phrase, say

BALLOT_MS = 30_000
RULES_MS = 180_000
"""A list of differences takes a while to read."""
LEAST_TO_KICK = 2
RATION = 3
"""Ballots of one person that may fail within `RATION_MS`; only one of them may be a removal."""


def undo(work: UnitOfWork, client: str, message: Undo) -> None:
    seat = work.seat_of(client)
    if not work.kept.options.undo:
        work.refuse(client, "undo", say("room-no-undo"), message.seq)
    elif work.kept.phase is not RoomPhase.PLAYING or work.kept.paused:
        work.refuse(client, "undo", NO_GAME, message.seq)
    elif seat is None or not steps_back(work, seat, message.seq):
        work.refuse(client, "undo", say("room-undo-own-last"), message.seq)
    elif not frozenset(work.kept.people()) <= work.here():
        work.refuse(client, "undo", say("room-undo-away"), message.seq)
    else:
        _propose(work, client, "undo", seat)


def steps_back(work: UnitOfWork, seat: int, seq: int | None = None) -> int:
    """Return how many moves to take back so that a seat repeats its last decision; 0 if it cannot.

    With a number, only if the last decision has that number.
    """
    playing = work.kept.playing
    assert playing is not None
    movers = playing.game.movers()
    last = next((n for n in reversed(range(len(movers))) if movers[n] == seat), None)
    # The same request twice must take back one decision, not two.
    if last is None or seq not in (None, playing.seqs[last]):
        return 0
    return len(movers) - last


def pause(work: UnitOfWork, client: str, _: Pause) -> None:
    seat = work.seat_of(client)
    if work.kept.phase is not RoomPhase.PLAYING or work.kept.paused:
        work.refuse(client, "pause", NO_GAME)
    elif seat is None:
        work.refuse(client, "pause", say("room-pause-seated"))
    else:
        _propose(work, client, "pause", seat)


def resume(work: UnitOfWork, client: str, _: Resume) -> None:
    seat = work.seat_of(client)
    if not work.kept.paused:
        work.refuse(client, "resume", say("room-not-paused"))
    elif seat is None:
        work.refuse(client, "resume", say("room-resume-seated"))
    else:
        _propose(work, client, "resume", seat)


def kick(work: UnitOfWork, client: str, message: Kick) -> None:
    """Remove a person: between games the host does it, during a game the others vote."""
    seat = work.seat_of(client)
    taken = message.seat < work.kept.players and work.kept.seats[message.seat].person is not None
    if not taken or message.seat == seat:
        work.refuse(client, "kick", say("room-nobody-else-there"))
    elif work.kept.phase is not RoomPhase.PLAYING:
        kick_between_games(work, client, message)
    elif seat is None:
        work.refuse(client, "kick", say("room-kick-seated"))
    elif len(work.here() - {message.seat}) < LEAST_TO_KICK:
        work.refuse(client, "kick", say("room-kick-two"))
    else:
        _propose(work, client, "kick", seat, message.seat)


def ask_for_rules(work: UnitOfWork, client: str, by: int, law: Law) -> None:
    """Open a ballot on other rules."""
    _propose(work, client, "propose", by, law=law)


def _propose(
    work: UnitOfWork, client: str, what: Question, by: int, seat: int | None = None, law: Law | None = None
) -> None:
    ballot = work.live.ballot
    # An undo is another question from each seat, as it goes back to that seat's own decision.
    if ballot is not None and (ballot.what, ballot.seat, ballot.law) == (what, seat, law) and what != "undo":
        # Two people ask for the same thing: the second agrees with the first.
        vote(work, client, Vote(ballot.number, yes=True))
        return
    person = work.live.clients[client].person
    if ballot is not None and (what != "kick" or ballot.what == "kick"):
        work.refuse(client, what, say("room-another-question"))
    elif is_rationed(work.live, person, what, work.now_ms):
        work.refuse(client, what, say("room-ask-later"))
    else:
        if ballot is not None:
            # Who replaces their own question knows why it is over.
            fail(work, None if ballot.person == person else say("room-removal-first"))
        _open(work, person, what, by, seat, law)


def is_rationed(live: LiveState, person: str, question: Question, now_ms: int) -> bool:
    """Return whether too many ballots of a person have failed lately."""
    lately = [kind for at, kind in live.failed.get(person, ()) if now_ms - at < RATION_MS]
    return len(lately) >= RATION or (question == "kick" and "kick" in lately)


def _open(work: UnitOfWork, person: str, what: Question, by: int, seat: int | None, law: Law | None) -> None:
    """Open a ballot."""
    at = work.kept.playing.at if work.kept.playing else 0
    number = work.live.ballots_opened + 1
    target = None if seat is None else work.kept.seats[seat].person
    ballot = OpenBallot(number, what, by, seat, at, frozenset({by}), person, target or "", law=law)
    work.live = replace(work.live, ballot=ballot, ballots_opened=number)
    work.set_timer("ballot", work.now_ms + (RULES_MS if what == "propose" else BALLOT_MS))
    # One vote may be enough: a person among bots agrees alone.
    conclude(work)


def vote(work: UnitOfWork, client: str, message: Vote) -> None:
    ballot, seat = work.live.ballot, work.seat_of(client)
    if ballot is None or message.ballot != ballot.number:
        work.refuse(client, "vote", say("room-question-over"))
    # An abstention can be changed like any other vote.
    elif seat is None or seat not in voters(work) | ballot.abstained:
        work.refuse(client, "vote", say("room-no-say"))
    elif not message.yes and seat == ballot.by:
        fail(work, None)
    elif message.yes is False and ballot.what != "propose":
        fail(work, say("room-declined", name=work.kept.name(seat)))
    else:
        _answered(work, ballot, seat, message.yes)
        conclude(work)


def _answered(work: UnitOfWork, ballot: OpenBallot, seat: int, yes: bool | None) -> None:
    """Note the answer of a seat in place of an earlier one."""
    sides = {True: ballot.yes - {seat}, False: ballot.no - {seat}, None: ballot.abstained - {seat}}
    sides[yes] |= {seat}
    changed = replace(ballot, yes=sides[True], no=sides[False], abstained=sides[None])
    work.live = replace(work.live, ballot=changed)


def voters(work: UnitOfWork) -> frozenset[int]:
    """Return the seats that vote in the open ballot."""
    ballot = work.live.ballot
    assert ballot is not None
    if ballot.what in ("undo", "propose"):
        return frozenset(work.kept.people()) - ballot.abstained
    return work.here() - ballot.abstained - ({ballot.seat} if ballot.seat is not None else set())


def _lapse(work: UnitOfWork) -> None:
    work.live = replace(work.live, ballot=None)
    work.drop_timers("ballot")


def expire(work: UnitOfWork) -> None:
    fail(work, say("room-unanswered"))


def fail(work: UnitOfWork, why: Phrase | None = None) -> None:
    """Close the ballot without effect, count it against the person who asked, and tell them why.

    If a vote on rules fails, everybody learns the reason, except for a person who withdraws their own proposal.
    """
    ballot = work.live.ballot
    assert ballot is not None
    _lapse(work)
    others = (why or say("room-rules-withdrawn")) if ballot.what == "propose" else None
    for client, who in work.live.clients.items():
        told = why if who.person == ballot.person else others
        if told is not None:
            work.refuse(client, ballot.what, told)
    # A withdrawn ballot counts too, or one person could keep the table busy by asking and withdrawing in turn.
    mine = (*work.live.failed.get(ballot.person, ()), (work.now_ms, ballot.what))[-RATION:]
    latest = {who: past for who, past in work.live.failed.items() if work.now_ms - past[-1][0] < RATION_MS}
    work.live = replace(work.live, failed={**latest, ballot.person: mine})


def reconcile(work: UnitOfWork) -> None:
    """Close or conclude the ballot if people or the game have changed so that it no longer applies, or is decided."""
    ballot = work.live.ballot
    if ballot is None:
        return
    if _still_applies(work):
        if work.live.pending is None:
            conclude(work)
    elif ballot.what == "kick" and ballot.target not in {seat.person for seat in work.kept.seats}:
        # The ballot did not fail. A person who leaves before the vote is over still has to stay away for a while.
        _lapse(work)
        lately = {who: at for who, at in work.live.dodged.items() if work.now_ms - at < RATION_MS}
        work.live = replace(work.live, dodged={**lately, ballot.target: work.now_ms})
    else:
        # Before the first game only its proposer can end a ballot by leaving the seat.
        fail(work, None if ballot.what == "propose" else say("room-overtaken"))


def _still_applies(work: UnitOfWork) -> bool:
    kept, ballot = work.kept, work.live.ballot
    assert ballot is not None
    if ballot.what == "propose":
        return kept.phase is RoomPhase.LOBBY and kept.seats[ballot.by].person == ballot.person
    if kept.phase is not RoomPhase.PLAYING or kept.playing is None or kept.seats[ballot.by].person is None:
        return False
    # Any decision since would change what is taken back.
    if ballot.what == "undo":
        return ballot.at == kept.playing.at and not kept.paused
    if ballot.what == "kick":
        return ballot.seat is not None and kept.seats[ballot.seat].person == ballot.target
    return kept.paused == (ballot.what == "resume")


def conclude(work: UnitOfWork) -> None:
    """Carry out the ballot once every voter agrees, or most of them where that is enough."""
    ballot = work.live.ballot
    assert ballot is not None
    agreed = ballot.yes & voters(work)
    if ballot.law is not None:
        _count(work, ballot.law, len(agreed), len(ballot.no & voters(work)))
        return
    # If no voter is left, all of them have agreed; and voters may have left since a removal was proposed.
    if agreed != voters(work) or not agreed or (ballot.what == "kick" and len(agreed) < LEAST_TO_KICK):
        return
    _lapse(work)
    match ballot.what:
        case "undo":
            work.write(MovesUndone(ballot.by, steps_back(work, ballot.by)))
        case "pause":
            work.write(PauseBegun())
        case "resume":
            work.write(PauseEnded())
        case "kick":
            assert ballot.seat is not None
            stand_up(work, ballot.seat, kicked=True)


def _count(work: UnitOfWork, law: Law, agreed: int, against: int) -> None:
    """Set other rules once a majority agrees; fail the ballot once a majority has become impossible."""
    people = len(voters(work))
    if 2 * agreed > people:
        _lapse(work)
        work.write(RulesSet(law.name, law.ruleset.text, law.digest))
    elif 2 * against >= people:
        fail(work, say("room-rules-stay"))
