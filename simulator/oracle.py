"""Checks invariants from the journal on the simulated disk alone: it does not look into the servers' rooms.

It applies each line when it becomes durable and so knows the room at every version.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import msgspec

from emptyhand.game.events import LEFT_OUT, Event
from emptyhand.players.game import Game
from emptyhand.players.workers.wire import encode_view
from emptyhand.rules.cards import Card
from emptyhand.table.room import Line, OutgoingMessage, SavedState, replay
from emptyhand.table.room.apply import apply, make
from emptyhand.table.room.entries import AnyEntry, GameStarted, Made, MoveMade, MovesUndone, SatDown, read
from emptyhand.table.room.state import RoomPhase

if TYPE_CHECKING:
    from simulator.people import Person
    from simulator.world import World


def _told(event: Event) -> list[object]:
    """Return the values of an event that a message has."""
    values = [(getattr(event, each.name), LEFT_OUT in each.metadata) for each in fields(event)]
    return [_plain(value) for value, left_out in values if value or not left_out]


def _plain(value: object) -> object:
    """Return a value of an event as JSON has it."""
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return str(value) if isinstance(value, Card) else value


def _decision(entry: AnyEntry) -> tuple[int, int] | None:
    """Return the seat and the number of a decision."""
    return (entry.seat, entry.seq) if isinstance(entry, MoveMade) else None


def _texts(entry: AnyEntry) -> tuple[str, ...]:
    """Return how a decision may have been written."""
    return (entry.token, entry.said) if isinstance(entry, MoveMade) else ()


class Violation(AssertionError):
    """An invariant does not hold."""


def require(holds: bool, violation: str) -> None:
    if not holds:
        raise Violation(violation)


class Oracle:
    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.entries: list[AnyEntry] = []
        self.lives: list[SavedState] = []
        self.counts: Counter[str] = Counter()
        self.hands: dict[str, int] = {}
        """Whose cards each person has seen in this game."""
        self._views: dict[tuple[int, int | None], object] = {}
        self.floor = 0
        """The version of the last deal or undo: servers do not repeat earlier steps."""

    @property
    def kept(self) -> SavedState:
        return self.lives[-1]

    # -- the disk ----------------------------------------------------------------------------------------------------

    def safe(self, line: Line) -> None:
        """Take in a line that has become durable."""
        self.lines.append(line)
        entry = read(line.body)
        self.entries.append(entry)
        self.counts[type(entry).__name__] += 1
        before = None if isinstance(entry, Made) else self.kept
        self.lives.append(apply(before or make(entry, line.seq), entry, line.seq))  # type: ignore[arg-type]
        if isinstance(entry, GameStarted | MovesUndone):
            self.floor = line.seq
        self._one_hand_each(new_game=isinstance(entry, GameStarted))
        if isinstance(entry, SatDown) and before is not None:
            self._still_plays(before, entry)
        if isinstance(entry, GameStarted | MovesUndone | MoveMade):
            self._cards_are_all_there()

    def _one_hand_each(self, *, new_game: bool) -> None:
        """Nobody sees the cards of two seats in one game."""
        if new_game:
            self.hands.clear()
        if self.kept.phase is RoomPhase.PLAYING:
            for seat in self.kept.people():
                person = self.kept.seats[seat].person or ""
                require(self.hands.setdefault(person, seat) == seat, f"{person} has seen the cards of two seats")

    def _still_plays(self, before: SavedState, entry: SatDown) -> None:
        """Nobody takes over a seat that has finished the game, except the person who played there."""
        playing = before.playing if before.phase is RoomPhase.PLAYING else None
        if playing is not None and entry.seat in playing.game.placed:
            known = (entry.person, entry.seat) in playing.holders
            require(known, f"{entry.person} sits down at seat {entry.seat}, which has finished the game")

    def _cards_are_all_there(self) -> None:
        playing, law = self.kept.playing, self.kept.law
        assert playing is not None
        position = playing.game._steps[-1].position
        cards = [*position.draw, *position.table.pile, *position.table.gone]
        for zones in position.seats:
            cards += [c for c in (*zones.hand, *zones.up, *zones.down) if c is not None]
        require(sorted(cards) == list(law.whole_pack(self.kept.players)), "a card was lost or doubled")

    # -- what is sent ------------------------------------------------------------------------------------------------

    def sent(self, message: OutgoingMessage, server_version: int) -> None:
        """A message of a server at a version mentions nothing that is not durable."""
        content: dict[str, Any] = msgspec.json.decode(message.data)
        self._not_undone(content, server_version)
        kind, version = content["t"], content["version"]
        require(version <= len(self.lines), f"{kind} tells of version {version} before it is safe")
        if kind == "event":
            entry, what = self.entries[version - 1], content["what"]
            payload: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(entry.payload()))
            require(payload.items() <= what.items(), f"version {version} was {entry}, told as {what}")
        if kind == "ack" and "seq" in content:
            made = _decision(self.entries[version - 1]) == (content["seat"], content["seq"])
            require(made, f"{content} acknowledges what version {version} is not")

    def _not_undone(self, content: dict[str, Any], server_version: int) -> None:
        """A server that knows of a deal or an undo does not repeat moves before it."""
        first = {"event": content["version"], "missed": content.get("since", 0) + 1}.get(content["t"], self.floor)
        if server_version >= self.floor:
            require(first >= self.floor, f"version {first} is told after it was taken back")

    # -- what is seen ------------------------------------------------------------------------------------------------

    def seen(self, person: Person) -> None:
        """A client shows its seat's view at its version."""
        if not person.version:
            return
        kept = self.lives[person.version - 1]
        seat = kept.seat_of(person.id)
        require(person.you == seat, f"{person.name} is told seat {person.you} and sits at {seat}")
        game = None if kept.playing is None else self._view(person.version, kept.playing.game, seat)
        shown = None if person.game is None else person.game["view"]
        require(game == shown, f"{person.name} at version {person.version} is shown {shown} instead of {game}")

    def _view(self, version: int, game: Game, seat: int | None) -> object:
        """Return what a seat should see at a version; several clients ask."""
        if (version, seat) not in self._views:
            self._views[version, seat] = encode_view(game.view(seat))
        return self._views[version, seat]

    def happened(self, person: Person, message: dict[str, Any]) -> None:
        """The events of a move are those that the seat may see, no more and no less."""
        if message["what"]["t"] != "moved":
            return
        playing = self.lives[message["version"] - 1].playing
        assert playing is not None
        events = playing.game.events(message["you"], len(playing.game.moves))[0]
        told = [list(event.values())[1:] for event in message["what"]["events"]]
        truth = [_told(event) for event in events]
        require(told == truth, f"version {message['version']} is told as {told} instead of {truth}")

    # -- at the end --------------------------------------------------------------------------------------------------

    def final(self, world: World) -> None:
        if world.case.seed % 4 == 0 or not world.processes[1:]:
            # A process that took over has read it back as well.
            require(replay(self.lines).kept == self.kept, "the journal does not read back as the room that wrote it")
        self._moves_count_once(world)
        self._games_are_asked_for(world)
        for person in world.people:
            for seat, seq, token, version in person.acks:
                entry = self.entries[version - 1]
                require(_decision(entry) == (seat, seq), f"the acknowledged decision {seat, seq, token} is lost")
                require(token in _texts(entry), f"decision {seat, seq} was kept as another")

    def _moves_count_once(self, world: World) -> None:
        """Each decision of a person is one that this person made, and no number comes twice."""
        numbers: set[tuple[int, int]] = set()
        for entry, before in zip(self.entries[1:], self.lives, strict=False):
            if not isinstance(entry, MoveMade):
                continue
            require((entry.seat, entry.seq) not in numbers, f"decision {entry.seat, entry.seq} counts twice")
            numbers.add((entry.seat, entry.seq))
            if entry.by == "person":
                who = before.seats[entry.seat].person
                person = next(p for p in world.people if p.id == who)
                made = {(entry.seat, entry.seq, text) for text in _texts(entry)}
                require(bool(made & person.intents), f"{entry} is not what {person.name} decided")

    def _games_are_asked_for(self, world: World) -> None:
        """Nobody is dealt into a game after the first without having asked for it."""
        asked = {person.id: person.asked for person in world.people}
        for entry, after in zip(self.entries, self.lives, strict=True):
            if isinstance(entry, GameStarted) and entry.game > 1:
                dealt = [after.seats[seat].person or "" for seat in after.people()]
                moved = [person for person in dealt if entry.game not in asked[person]]
                require(not moved, f"{moved} never asked for game {entry.game}")

    def converged(self, person: Person) -> None:
        require(person.version == len(self.lines), f"{person.name} stayed at {person.version} of {len(self.lines)}")
        self.seen(person)
