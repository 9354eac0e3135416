"""Moments of games at tables of the web, and the same moments with everything else in what a recipient cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace as deal_replaced
from random import Random

from msgspec.structs import replace

from emptyhand.game.engine import Step
from emptyhand.game.events import Drew, Event, Exchanged, Placed
from emptyhand.game.position import Position
from emptyhand.game.table import Phase
from emptyhand.players.game import Game
from emptyhand.rules.actions import Play
from emptyhand.rules.cards import ALL_CARDS
from emptyhand.rules.law import ClimbLaw, Law
from emptyhand.table.room import Heard, Options, Room, SavedState
from emptyhand.table.room.broadcast import announce
from emptyhand.table.room.inputs import OutgoingMessage
from emptyhand.table.room.machine import take
from emptyhand.table.room.messages import Check, MoveRequest, Resync
from emptyhand.table.room.payloads import VisibleGame
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.room.visibility import visible_game
from tests.property.unseen import redealt
from tests.table.room.tables import Table, table

PEOPLE = ("ann", "bob", "cid", "dan", "fay", "gus")
WATCHER = "eve"
TOKENS = ("^", "-", "?1", "9", "R", "<K", "/A", "22")
PATIENT = Options(clock_ms=60_000, away_ms=30_000, beat_ms=700)
MOST_MOVES = 300
SWAPS = {True: 0.02, False: 0.1}
"""How often a card changes places from one deal to the next: seldom in climbing games, where every swap costs a look
at all that a hand could lay down."""

# -- moments ---------------------------------------------------------------------------------------------------------


def some_moments(law: Law, seats: int, random: Random, count: int) -> Iterator[Table]:
    """A table at some moments in a row, somewhere between the deal and the end of a game."""
    people = PEOPLE[:seats]
    made = table(law, people, options=PATIENT, seed=random.randrange(10**9))
    made.connect(WATCHER)
    _jump(made, random, count)
    for _ in range(count):
        if made.over:
            return
        made.move(people[made.turn], made.token(random.randrange(99)))
        yield made


def _jump(made: Table, random: Random, left: int) -> None:
    """Let the game be somewhere else: at any stage, no matter how it came there, and not quite over."""
    playing = made.room.kept.playing
    assert playing is not None
    game = _exchanged(playing.game, random) if playing.game.law.match.exchange else playing.game.copy()
    while not game.over and len(game.moves) < MOST_MOVES:
        moves = game.legal_moves()
        game.play(random.choice([move for move in moves if isinstance(move, Play)] or moves))
    wanted = random.choice((*stages_of(game.law), "over"))
    there = [at for at, step in enumerate(game._steps) if stage_of(game.law, step.position) == wanted]
    at = min(random.choice(there), len(game.moves) - left) if there else 0
    game.undo(len(game.moves) - max(0, at))
    kept, live = made.room.kept, made.room.live
    seqs = tuple(range(1, len(game.moves) + 1))
    made.room = Room(replace(kept, playing=replace(playing, game=game, seqs=seqs)), replace(live, turn=None))
    made.feed(Heard(WATCHER, Resync(0)))


def _exchanged(game: Game, random: Random) -> Game:
    """The game as it is after another one, whose places have players exchange cards."""
    titles = random.sample(range(game.deal.players), game.deal.players)
    return Game(game.law, deal_replaced(game.deal, titles=tuple(titles)), game.names)


def with_game(room: Room, game: Game) -> Room:
    """The room, with another game going on in it."""
    playing = room.kept.playing
    assert playing is not None
    return Room(replace(room.kept, playing=replace(playing, game=game)), room.live)


def stage(room: Room) -> str:
    """Where the seat whose turn it is plays from."""
    assert room.kept.playing is not None
    game = room.kept.playing.game
    return stage_of(game.law, game._steps[-1].position)


def stage_of(law: Law, position: Position) -> str:
    zones = position.seats[position.table.turn]
    if position.table.phase in (Phase.CHOOSE, Phase.OVER):
        return position.table.phase.name.lower()
    if isinstance(law, ClimbLaw) or zones.hand:
        return "hand"
    return "up" if any(card is not None for card in zones.up) else "down"


def stages_of(law: Law) -> tuple[str, ...]:
    """The stages that a game of the law has."""
    if isinstance(law, ClimbLaw):
        return ("hand",)
    found = (("choose", law.deal.choose_up), ("hand", law.deal.hand), ("up", law.deal.up), ("down", law.deal.down))
    return tuple(name for name, there in found if there)


# -- the same moment on other cards ----------------------------------------------------------------------------------


@dataclass
class Twins:
    """A room at a moment, for one recipient; `next` gives it on other cards each time, in the same room."""

    room: Room
    seat: int | None
    random: Random

    def __post_init__(self) -> None:
        playing = self.room.kept.playing
        assert playing is not None
        self._step = playing.game._steps[-1]
        self._position = self._step.position
        self._law = playing.game.law
        self._game: Game = playing.game.copy()
        self.other = with_game(self.room, self._game)

    def next(self) -> bool:
        """Deal `other` afresh; whether a card lies elsewhere than in the room itself."""
        swaps = SWAPS[isinstance(self._law, ClimbLaw)]
        self._position = redealt(self._law, self._position, self.seat, self.random, swaps)
        events = masked(self._step.events, self.seat, self.random)
        self._game._steps[-1] = Step(self._position._replace(ties=self._position.ties[::-1]), events)
        # The game takes positions for unchanging and caches what is seen of them.
        self._game._views, self._game._offers, self._game._last_read = {}, None, None
        return self._position != self._step.position


def masked(events: tuple[Event, ...], seat: int | None, random: Random) -> tuple[Event, ...]:
    """The events with other cards in what the seat is not told."""
    return tuple(_other(event, random) if event.seen_by(seat) != event else event for event in events)


def _other(event: Event, random: Random) -> Event:
    match event:
        case Exchanged(seat, to, count):
            return Exchanged(seat, to, count, tuple(sorted(random.choices(ALL_CARDS, k=count))))
        case Drew(seat, count):
            return Drew(seat, count, tuple(sorted(random.choices(ALL_CARDS, k=count))))
        case Placed(seat):
            return Placed(seat, random.choice(ALL_CARDS))
    raise AssertionError(f"{event} has a private face that this test does not know")


# -- what is said ----------------------------------------------------------------------------------------------------


def told(room: Room, name: str, now: int) -> list[OutgoingMessage]:
    """The bytes in which a recipient is told of the last step: events and sentences, view, legal moves, demand."""
    alone = Room(room.kept, replace(room.live, clients={name: room.live.clients[name]}))
    work = UnitOfWork(alone, now)
    announce(work, room.kept)
    return work.outbox


def said(room: Room, name: str, seat: int | None, now: int, token: str) -> list[OutgoingMessage]:
    """The bytes that a recipient is sent when it has missed the last step, and when it tries a move."""
    work = UnitOfWork(room, now)
    take(work, Heard(name, Resync(room.kept.version - 1)))
    take(work, Heard(name, Check(1, token)))
    if seat is not None and room.kept.playing is not None and room.kept.playing.game.turn != seat:
        take(work, Heard(name, MoveRequest(seat, room.kept.seats[seat].seq + 1, token)))
    return work.outbox


def game_that_leaks(kept: SavedState, seat: int | None) -> VisibleGame | None:
    """A game's face with a hole: what lies hidden shows in what is asked for. Tests have to notice it."""
    face = visible_game(kept, seat)
    if face is None or kept.playing is None:
        return face
    position = kept.playing.game._steps[-1].position
    return replace(face, asks=f"{position.draw} {[zones.down for zones in position.seats]}")
