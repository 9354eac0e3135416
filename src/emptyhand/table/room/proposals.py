"""Other rules before the first game: a person at the table proposes them, and everyone who sits there votes."""

from __future__ import annotations

from emptyhand.rules.law import Law, compile
from emptyhand.rules.lawbook import find_law
from emptyhand.rules.ruleset import CATALOGUE, loads
from emptyhand.table.room import ballots, dealing, seats
from emptyhand.table.room.chat import may_speak
from emptyhand.table.room.messages import Propose
from emptyhand.table.room.refusals import TOO_MUCH
from emptyhand.table.room.state import RoomPhase
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.words.rulebook.book import title_of
from emptyhand.words.rulebook.phrases import yes
from emptyhand.words.speech import Phrase, say


def propose(work: UnitOfWork, client: str, message: Propose) -> None:
    """Put other rules to the vote. A person who plays alone with bots sets them at once."""
    seat = work.seat_of(client)
    why = _why_not_now(work)
    if seat is None or why is not None:
        work.refuse(client, "propose", why or say("room-rules-seated"))
        return
    if not may_speak(work, work.live.clients[client].person):
        # Reading a text takes the server a while.
        work.refuse(client, "propose", TOO_MUCH)
        return
    try:
        law = _law_of(message.rules)
    except ValueError as error:
        work.refuse(client, "propose", say("room-rules-unread", detail=str(error)))
        return
    why = _why_not_here(work, law)
    if why is not None:
        work.refuse(client, "propose", why)
    else:
        ballots.ask_for_rules(work, client, seat, law)


def _law_of(rules: str) -> Law:
    """Return the law of a name of the catalogue, or of a text; never of a file."""
    return find_law(rules, "") if rules in CATALOGUE else compile(loads(rules))


def _why_not_now(work: UnitOfWork) -> Phrase | None:
    if work.kept.phase is not RoomPhase.LOBBY:
        return say("room-rules-begun")
    if work.live.beginning or dealing.is_frozen(work.kept):
        return say("room-dealing")
    return None


def _why_not_here(work: UnitOfWork, law: Law) -> Phrase | None:
    """Return why this table cannot play by a law: it has other seats, or a bot that does not know the game."""
    kept = work.kept
    if law == kept.law:
        return say("room-rules-same")
    if kept.players not in law.players.counts:
        game, least, most = title_of(law.ruleset), law.players.least, law.players.most
        fixed = yes(least == most)
        return say("room-rules-seats", game=game, least=least, most=most, fixed=fixed, count=kept.players)
    specs = {seat.bot for seat in kept.seats if seat.bot is not None} | {kept.options.stand_in}
    for spec in sorted(specs):
        why = seats.why_no_bot(work, spec, law)
        if why is not None:
            return say("room-not-a-player", detail=why)
    return None
