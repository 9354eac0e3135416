"""Decisions of people: validated, written once, acknowledged once they are durable."""

from __future__ import annotations

from emptyhand.game.notation import BadToken
from emptyhand.game.view import View
from emptyhand.players.game import Game
from emptyhand.rules.actions import Move, Pass
from emptyhand.table.room.entries import MoveMade
from emptyhand.table.room.messages import Ack, Check, Checked, MoveRequest
from emptyhand.table.room.refusals import NO_GAME
from emptyhand.table.room.state import Decision, RoomPhase, SavedState
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.room.visibility import token_of
from emptyhand.words.rulebook import explain
from emptyhand.words.speech import Phrase, say, to_json


class CannotPlay(ValueError):
    """A decision that is not possible now, and why."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.id)
        self.why = why


def move(work: UnitOfWork, client: str, message: MoveRequest) -> None:
    """Handle a decision of a person. A number that was used before names the same decision."""
    if work.seat_of(client) != message.seat:
        work.refuse(client, "move", say("room-not-your-seat"), message.seq)
        return
    place = work.kept.seats[message.seat]
    known = earlier(work.kept, message)
    if known is not None and _same(known, message.token):
        work.tell(client, Ack(known.version, message.seat, message.seq, known.said))
    elif message.seq != place.seq + 1:
        why = say("room-decided-otherwise") if message.seq <= place.seq else say("room-decision-missing")
        work.refuse(client, "move", why, message.seq, place.seq + 1)
    else:
        _decide(work, client, message)


def earlier(kept: SavedState, message: MoveRequest) -> Decision | None:
    """Return the decision with the number of a message, if the seat has already made it."""
    place = kept.seats[message.seat]
    if message.seq > place.seq:
        return None
    return next((made for made in place.made if made.seq == message.seq), None)


def _same(known: Decision, token: str) -> bool:
    # A client repeats what it sent, which may be shorter than the token in the journal.
    return token in (known.said, known.token)


def _decide(work: UnitOfWork, client: str, message: MoveRequest) -> None:
    try:
        token = choice(work.kept, message.seat, message.token)
    except CannotPlay as refusal:
        work.refuse(client, "move", refusal.why, message.seq, message.seq)
        return
    said = "" if token == message.token else message.token
    work.write(MoveMade(message.seat, message.seq, token, "person", said), client)


def choice(kept: SavedState, seat: int, token: str) -> str:
    """Return the token, with every suit, of the move that a token names for a seat now. Raises CannotPlay."""
    if kept.phase is not RoomPhase.PLAYING or kept.playing is None:
        raise CannotPlay(NO_GAME)
    if kept.paused:
        raise CannotPlay(say("room-paused"))
    game = kept.playing.game
    view = game.view(seat)
    if not view.my_turn:
        raise CannotPlay(explain(view, Pass()) or say("why-not-your-turn"))
    # Most people choose one of the moves that they were offered, which are legal.
    return token if game.has_offered(token) else token_of(kept, _read(game, view, token))


def _read(game: Game, view: View, token: str) -> Move:
    try:
        action = game.read(token)
    except BadToken as error:
        raise CannotPlay(say("room-bad-move", detail=f"{error}.")) from None
    why = explain(view, action)
    if why is not None:
        raise CannotPlay(why)
    return action


def check(work: UnitOfWork, client: str, message: Check) -> None:
    """Tell a person whether a move is legal now."""
    seat = work.seat_of(client)
    if seat is None:
        work.refuse(client, "check", say("why-watching"))
        return
    try:
        choice(work.kept, seat, message.token)
    except CannotPlay as refusal:
        work.tell(client, Checked(work.kept.version, message.ref, to_json(refusal.why)))
    else:
        work.tell(client, Checked(work.kept.version, message.ref, None))
