"""The effect of each journal entry on a room, the same live and in recovery."""

from __future__ import annotations

from emptyhand.game.deal import check_players, deal_from_key
from emptyhand.players.game import Game
from emptyhand.rules.law.model import Law
from emptyhand.rules.lawbook import find_law
from emptyhand.table.room import commit_reveal
from emptyhand.table.room import entries as e
from emptyhand.table.room.entries import AnyEntry, BadJournal
from emptyhand.table.room.state import Decision, Lost, Playing, Recent, RoomPhase, RoomSeat, SavedState
from emptyhand.table.structs import replace

CHAT_KEPT = 50
DECISIONS_KEPT = 16
"""By seat. A client repeats its last decision only, and an older one never counts again."""
RECENT_KEPT = 64
SPEAKERS_KEPT = 64


def make(entry: e.Made, version: int) -> SavedState:
    """Return the room that an entry makes. Raises BadJournal if its rules compile to another law than before."""
    if entry.format != e.FORMAT:
        raise BadJournal(f"the room is written in format {entry.format}: expected {e.FORMAT}")
    law = _law_of(entry)
    seats = tuple(RoomSeat(bot=spec) for spec in entry.bots)
    kept = SavedState(version, law, entry.options, entry.host, seats, room=entry.room, bot_names=entry.names)
    # One after another: the name of each depends on those before it, as no two may look alike.
    for number, spec in enumerate(entry.bots):
        kept = _with_bot(kept, number, spec)
    return kept


def _law_of(entry: e.Made | e.RulesSet) -> Law:
    law = find_law(entry.ruleset, entry.rules)
    if law.digest != entry.law:
        raise BadJournal(f"the room was made for law {entry.law!r}, and here its rules are law {law.digest!r}")
    return law


def apply(kept: SavedState, entry: AnyEntry, version: int) -> SavedState:
    """Return the room after an entry."""
    after = _changed(kept, entry, version)
    return replace(after, version=version, recent=_remembered(after, entry, version))


def _remembered(after: SavedState, entry: AnyEntry, version: int) -> tuple[Recent, ...]:
    """Forget the steps before a deal or an undo: repeating them would reveal cards."""
    step = Recent(version, entry, after.playing.game.made if after.playing else 0)
    if isinstance(entry, e.GameStarted | e.MovesUndone):
        return (step,)
    return (*after.recent, step)[-RECENT_KEPT:]


def _changed(kept: SavedState, entry: AnyEntry, version: int) -> SavedState:
    match entry:
        case e.Made():
            return make(entry, version)
        case e.MoveMade():
            return _moved(kept, entry, version)
        case e.GameStarted():
            return _started(kept, entry, version)
        case e.MovesUndone():
            return _undone(kept, entry, version)
        case e.ChatSent():
            return _spoken(kept, entry)
        case e.SatDown() | e.StoodUp() | e.BotSeated() | e.CameBack() | e.HintUsed():
            return _reseated(kept, entry)
        case e.Claimed(lost):
            return replace(kept, lost=Lost(version, lost)) if lost else kept
        case e.HostNamed() | e.RulesSet() | e.PauseBegun() | e.PauseEnded():
            return _agreed(kept, entry)
        case e.Promised() | e.Frozen() | e.SecretRevealed() | e.RoundVoided():
            return commit_reveal.went_on(kept, entry)
        case e.RoomClosed():
            return replace(kept, phase=RoomPhase.CLOSED, paused=False)


def _seats_with(kept: SavedState, number: int, seat: RoomSeat) -> tuple[RoomSeat, ...]:
    return (*kept.seats[:number], seat, *kept.seats[number + 1 :])


def _with_seat(kept: SavedState, number: int, seat: RoomSeat) -> SavedState:
    return replace(kept, seats=_seats_with(kept, number, seat))


def _with_bot(kept: SavedState, number: int, spec: str | None) -> SavedState:
    # During a game a freed seat keeps the name of its last player.
    freed = kept.seats[number].name if kept.phase is RoomPhase.PLAYING else ""
    name = freed if spec is None else kept.bot_name(number)
    return _with_seat(kept, number, replace(kept.seats[number], bot=spec, name=name))


# -- seats -----------------------------------------------------------------------------------------------------------


def _reseated(kept: SavedState, entry: e.SatDown | e.StoodUp | e.BotSeated | e.CameBack | e.HintUsed) -> SavedState:
    seat = kept.seats[entry.seat]
    match entry:
        case e.SatDown(number, person, name):
            after = _with_seat(kept, number, replace(seat, person=person, name=name, missed=0))
            playing, left_out = _seen_by(after.playing, person, number), kept.left_out - {person}
            # The room has no host once the last person has left.
            return replace(after, host=after.host or person, playing=playing, left_out=left_out)
        case e.StoodUp(number, _, host, kicked, silent):
            # During a game the seat keeps the name of its last player.
            name = seat.name if kept.phase is RoomPhase.PLAYING else ""
            after = _with_seat(kept, number, replace(seat, person=None, name=name, missed=0))
            who = {seat.person or ""}
            left_out = kept.left_out | (who if silent else set())
            return replace(after, host=host, kicked=kept.kicked | (who if kicked else set()), left_out=left_out)
        case e.BotSeated(number, spec):
            return _with_bot(kept, number, spec)
        case e.CameBack(number):
            return _with_seat(kept, number, replace(seat, missed=0))
        case e.HintUsed(number, seq):
            return _with_seat(kept, number, replace(seat, hinted=seq))


def _seen_by(playing: Playing | None, person: str, seat: int) -> Playing | None:
    return playing and replace(playing, holders=playing.holders | {(person, seat)})


def _agreed(kept: SavedState, entry: e.HostNamed | e.RulesSet | e.PauseBegun | e.PauseEnded) -> SavedState:
    match entry:
        case e.HostNamed(host):
            return replace(kept, host=host)
        case e.RulesSet():
            return _ruled(kept, entry)
        case e.PauseBegun() | e.PauseEnded():
            return replace(kept, paused=isinstance(entry, e.PauseBegun))


def _ruled(kept: SavedState, entry: e.RulesSet) -> SavedState:
    if kept.phase is not RoomPhase.LOBBY:
        raise BadJournal("other rules were set after the first game had begun")
    law = _law_of(entry)
    check_players(law, kept.players)
    return replace(kept, law=law)


# -- games -----------------------------------------------------------------------------------------------------------


def _started(kept: SavedState, entry: e.GameStarted, version: int) -> SavedState:
    if entry.law != kept.law.digest:
        raise BadJournal(f"game {entry.game} was dealt by law {entry.law!r}: expected {kept.law.digest!r}")
    # After the game that decides a match, another match begins.
    results, paid = ((), ()) if kept.match.over else (kept.results, kept.paid)
    seats = tuple(replace(s, name=kept.stand_in_name(n)) if s.empty else s for n, s in enumerate(kept.seats))
    fresh = replace(kept, results=results, paid=paid, seats=seats, lost=None, paused=False, phase=RoomPhase.PLAYING)
    opened = commit_reveal.inputs_of_deal(kept, entry)
    match = fresh.match
    dealt = deal_from_key(kept.law, kept.players, bytes.fromhex(entry.key), match.leader, match.titles)
    proven = None if opened is None else commit_reveal.proven(opened, dealt)
    game = Game(kept.law, dealt, [fresh.name(n) for n in range(kept.players)])
    holders = frozenset((s.person, n) for n, s in enumerate(seats) if s.person is not None)
    fresh = commit_reveal.without_promise(fresh)
    return _ended(replace(fresh, playing=Playing(entry.game, entry.key, game, version, holders=holders, proven=proven)))


def _moved(kept: SavedState, entry: e.MoveMade, version: int) -> SavedState:
    playing, seat = kept.playing, kept.seats[entry.seat]
    if playing is None or entry.seat != playing.game.turn or entry.seq != seat.seq + 1:
        raise BadJournal(f"entry {version} is a move of seat {entry.seat} that cannot have been made")
    # A room is a value: the one before this step may still be in use.
    game = playing.game.copy()
    game.play(game.read(entry.token))
    made = (*seat.made, Decision(entry.seq, entry.token, entry.said or entry.token, version))[-DECISIONS_KEPT:]
    # Only clocks that ran out count. A stand-in for somebody who is away stops by itself when they are back.
    missed = seat.missed + entry.late if entry.by == "stand-in" and seat.person is not None else 0
    seats = _seats_with(kept, entry.seat, replace(seat, seq=entry.seq, made=made, missed=missed))
    playing = replace(playing, game=game, at=version, seqs=(*playing.seqs, entry.seq))
    return _ended(replace(kept, seats=seats, playing=playing))


def _undone(kept: SavedState, entry: e.MovesUndone, version: int) -> SavedState:
    assert kept.playing is not None
    game = kept.playing.game.copy()
    game.undo(entry.count)
    # The seats keep their numbers: a late copy of a decision that was taken back must not be made again.
    seqs = kept.playing.seqs[: game.made]
    return replace(kept, playing=replace(kept.playing, game=game, at=version, seqs=seqs))


def _ended(kept: SavedState) -> SavedState:
    """Add the game to the results if it is over."""
    assert kept.playing is not None
    game = kept.playing.game
    if not game.over:
        return kept
    results = (*kept.results, () if game.stalled else game.placed)
    settled = game.paid
    paid = (*kept.paid, settled) if settled else kept.paid
    return replace(kept, phase=RoomPhase.OVER, results=results, paid=paid, left_out=frozenset())


# -- talk ------------------------------------------------------------------------------------------------------------


def _spoken(kept: SavedState, entry: e.ChatSent) -> SavedState:
    # The newest speaker last, so that the number of the one who has been silent longest is forgotten first.
    refs = {person: ref for person, ref in kept.refs.items() if person != entry.person}
    newest = [*refs.items(), (entry.person, entry.ref)][-SPEAKERS_KEPT:]
    return replace(kept, chat=(*kept.chat, entry.line)[-CHAT_KEPT:], refs=dict(newest))
