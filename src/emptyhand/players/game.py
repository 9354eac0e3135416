"""One deal played out: the highest layer that holds a full position, and it hands out only views."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from emptyhand.game.board import format_board
from emptyhand.game.deal import Deal
from emptyhand.game.deck_places import Seen, Traces, follow, traces_of
from emptyhand.game.engine import Step, canonical_moves, cards_for, legal_moves, play, refusal_for, start
from emptyhand.game.events import Event, Played
from emptyhand.game.fair.opened import Opened
from emptyhand.game.notation import BadToken, check_marks, format_token, parse_token, split_token
from emptyhand.game.position import Position
from emptyhand.game.record import Record, check_names
from emptyhand.game.settlement import payments
from emptyhand.game.view import Outside, View, view
from emptyhand.players.bots.player import Player
from emptyhand.players.bots.variety import NOTHING_MET, WEARY, Repetition, key_of, stage_of
from emptyhand.rules.actions import CAP, Move
from emptyhand.rules.cards import Card
from emptyhand.rules.errors import EmptyhandError
from emptyhand.rules.law.model import Frame, Law
from emptyhand.rules.lawbook import house_rules
from emptyhand.words.rulebook.words import count_text


class MoveOptions(Mapping[str, Move]):
    """The legal moves of one position by their tokens.

    Listing yields one token a move, with every suit written. Looking up takes every token that `Game.play` takes, and
    makes no list.
    """

    __slots__ = ("_listed", "_moves", "_read")

    def __init__(self, moves: Callable[[], Mapping[str, Move]], read: Callable[[str], Move]) -> None:
        self._moves = moves
        """Lists the moves by token."""
        self._listed: Mapping[str, Move] | None = None
        self._read = read
        """Returns the legal move of a token, or raises EmptyhandError."""

    def _list(self) -> Mapping[str, Move]:
        if self._listed is None:
            self._listed = self._moves()
        return self._listed

    def __getitem__(self, token: str) -> Move:
        if not isinstance(token, str):
            raise KeyError(token)
        if self._listed is not None and token in self._listed:
            return self._listed[token]
        try:
            return self._read(token)
        except EmptyhandError:
            raise KeyError(token) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._list())

    def __len__(self) -> int:
        return len(self._list())

    def __repr__(self) -> str:
        return f"MoveOptions({', '.join(self._list())})"


class Game:
    """One game at a table. Seats get views and events; positions are kept for undo, never handed out."""

    def __init__(self, law: Law, deal: Deal, names: Sequence[str] = (), cap: int = CAP) -> None:
        if not isinstance(law, Frame):
            raise TypeError(f"expected a law such as compile(load('obsession')), got {law!r:.80}")
        self.law = law
        self.deal = deal
        self.names = tuple(names) or tuple(f"Player {s + 1}" for s in range(deal.players))
        check_names(self.names, deal.players)
        self.cap = cap
        self._moves: list[Move] = []
        self._steps: list[Step] = [start(law, deal)]
        self._outside = Outside()
        self._views: dict[int | None, View] = {}
        """A cache: the views of the current position."""
        self._offers: Mapping[str, Move] | None = None
        """A cache: the canonical moves of the current position by token."""
        self._last_read: tuple[str, Move] | None = None
        """A cache: the token that was read last, in the current position."""
        self._traces: tuple[int, Traces | None] = -1, None
        """A cache: a number of moves, and the traces after them."""

    @classmethod
    def resume(cls, record: Record, cap: int = CAP) -> Game:
        """Continue the game of a record."""
        game = cls(record.law, record.deal, record.names, cap)
        for move in record.moves:
            game.play(move)
        return game

    @property
    def players(self) -> int:
        return self.deal.players

    @property
    def turn(self) -> int:
        """The seat that decides next."""
        return self._steps[-1].position.table.turn

    @property
    def stalled(self) -> bool:
        """Whether the game reached the cap before it was over; it then has no result."""
        return len(self._moves) >= self.cap and not self._steps[-1].position.over

    @property
    def over(self) -> bool:
        return self._steps[-1].position.over or self.stalled

    @property
    def placed(self) -> tuple[int, ...]:
        """The seats that are out, best first."""
        return self._steps[-1].position.table.out

    @property
    def paid(self) -> tuple[int, ...]:
        """The payments of each seat by the rules' prices; empty if they have none or the game has no result."""
        if not self.law.match.has_prices or not self._steps[-1].position.over:
            return ()
        events = [event for step in self._steps for event in step.events]
        return payments(self.law, self._steps[-1].position, events)

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(self._moves)

    @property
    def made(self) -> int:
        """The number of moves made."""
        return len(self._moves)

    @property
    def standing(self) -> int:
        """The number of cards on top of the pile that were laid together; 0 if the pile is empty."""
        pile = self._steps[-1].position.table.pile
        if not pile:
            return 0
        for step in reversed(self._steps):
            for event in reversed(step.events):
                if isinstance(event, Played):
                    return len(event.cards)
        return len(pile)

    def movers(self) -> tuple[int, ...]:
        """Return the seat that made each move."""
        return tuple(step.position.table.turn for step in self._steps[: len(self._moves)])

    def latest(self) -> dict[int, int]:
        """Return the index of the last move of each seat that has made one."""
        found: dict[int, int] = {}
        steps, players = self._steps, self.players
        for at in range(len(self._moves) - 1, -1, -1):
            seat = steps[at].position.table.turn
            if seat not in found:
                found[seat] = at
                if len(found) == players:
                    break
        return found

    def view(self, seat: int | None, at: int | None = None) -> View:
        """Return the view of a seat, or of a spectator (None), now or after `at` moves.

        Raises EmptyhandError if there is no such seat or there were fewer moves.
        """
        if at is not None:
            self._check_seat(seat)
            self._check_made(at)
            return view(self.law, self._steps[at].position, seat, self._outside)
        found = self._views.get(seat)
        if found is None:
            self._check_seat(seat)
            found = self._views[seat] = view(self.law, self._steps[-1].position, seat, self._outside)
        return found

    def _check_seat(self, seat: int | None) -> None:
        # A bool would be kept in the cache as the seat that it equals.
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            expected = f"expected 0 to {self.players - 1}, or None for a spectator"
            raise EmptyhandError(f"there is no seat {seat!r}: {expected}")

    def _check_made(self, at: int) -> None:
        if not 0 <= at <= len(self._moves):
            raise EmptyhandError(f"cannot look back at move {at}: expected 0 to {len(self._moves)}")

    def read(self, token: str) -> Move:
        """Return the move that a token names for the seat to move. Raises BadToken; legality is not checked."""
        if self._offers is not None and token in self._offers:
            return self._offers[token]
        last = self._last_read
        if last is None or last[0] != token:
            last = self._last_read = token, self._parsed(token)
        return last[1]

    def _parsed(self, token: str) -> Move:
        try:
            return parse_token(self.law, self.view(self.turn), token)
        except BadToken:
            # What a token could have meant matters no more.
            if self.over:
                raise BadToken(f"{token}: the game is over") from None
            raise

    def options(self) -> MoveOptions:
        """Return the legal moves of the seat to move by their tokens."""
        position = self._steps[-1].position
        listed = functools.partial(_by_token, self.law, position, stalled=self.stalled)
        return MoveOptions(listed, functools.partial(_legal_move, self.law, position))

    def offers(self) -> tuple[str, ...]:
        """Return a token for each of the canonical moves: what a table shows the seat to move."""
        if self._offers is None:
            self._offers = {format_token(self.law, None, move): move for move in self.canonical_moves()}
        return tuple(self._offers)

    def has_offered(self, token: str) -> bool:
        """Return whether a token is one of the offers of this position and they have been listed already."""
        return self._offers is not None and token in self._offers

    @property
    def met(self) -> Repetition:
        """How often the seat to move has met this position, and repeated any, in this stage of the game.

        Counted from the seat's views, and only where it may matter: after many turns, or if this position may be a
        repeat.
        """
        earlier = self._turns_of_stage()
        if len(earlier) < WEARY and not any(map(self._may_be_here, earlier)):
            return NOTHING_MET
        now = self.view(self.turn)
        views = [before for at in earlier if stage_of(before := self.view(self.turn, at)) == stage_of(now)]
        met = Counter(map(key_of, views))
        return Repetition(met[key_of(now)], met.total() - len(met))

    def _turns_of_stage(self) -> list[int]:
        """Return after how many moves the seat to move had a turn, since a card was last drawn or left the game."""
        now = self._steps[-1].position
        found: list[int] = []
        for at in range(len(self._moves) - 1, -1, -1):
            then = self._steps[at].position
            table = then.table
            if len(then.draw) != len(now.draw) or len(table.gone) != len(now.table.gone):
                break  # a draw pile never grows, and no card comes back into the game
            if table.turn == now.table.turn:
                found.append(at)
        return found

    def _may_be_here(self, at: int) -> bool:
        """Cheaply test whether the position after `at` moves may equal this one, so that few views have to be built."""
        now, then = self._steps[-1].position.table, self._steps[at].position.table
        return then.demand == now.demand and len(then.pile) == len(now.pile)

    def events(self, seat: int | None, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        """Return the events that a seat saw at the deal (entry 0) and after each move, from entry `since` on."""
        self._check_seat(seat)
        return tuple([tuple([event.seen_by(seat) for event in step.events]) for step in self._steps[since:]])

    def events_at(self, seat: int | None, at: int) -> tuple[Event, ...]:
        """Return the events that a seat saw at the deal (0) or after a move."""
        self._check_seat(seat)
        self._check_made(at)
        return tuple([event.seen_by(seat) for event in self._steps[at].events])

    def seen(self, seat: int | None) -> frozenset[Seen]:
        """Return the cards of the deck that a seat, or a spectator, may have seen so far."""
        self._check_seat(seat)
        return self._traced(len(self._moves)).seen_by(seat)

    def newly_seen(self, seat: int | None, at: int) -> frozenset[Seen]:
        """Return the cards that a seat first saw with the deal (0) or with the move of an index."""
        self._check_seat(seat)
        self._check_made(at)
        last, traces = self._traces
        if traces is None or last != at:
            traces = self._traced(at)
        return traces.new_to(seat) if at else traces.seen_by(seat)

    def _traced(self, at: int) -> Traces:
        """Return the traces after `at` moves."""
        last, traces = self._traces
        if traces is None or last > at:
            last, traces = -1, traces_of(self.law, self.deal)
        if last < at:
            for step in self._steps[last + 1 : at + 1]:
                traces = follow(self.law, self.deal, traces, step.events)
            self._traces = at, traces
        return traces

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves of the seat to move: in a climbing game with every choice of cards for each figure."""
        return () if self.over else legal_moves(self.law, self._steps[-1].position)

    def canonical_moves(self) -> tuple[Move, ...]:
        """Return one legal move of each action index of the seat to move."""
        return () if self.over else canonical_moves(self.law, self._steps[-1].position)

    def cards_for(self, figure: int) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of every legal play of an action index, the canonical ones first."""
        return () if self.over else cards_for(self.law, self.view(self.turn), figure)

    def is_legal(self, move: Move | str) -> bool:
        """Return whether the seat to move may make a move, with whichever of its cards, or that of a token."""
        if self.over:
            return False
        if isinstance(move, str):
            return move in self.options()
        return refusal_for(self.law, self.view(self.turn), move) is None

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move for the seat to move and return the events as that seat sees them.

        A text is read as a token of the notation, such as ``66``. Raises IllegalMove, or BadToken where a text names no
        move, and then changes nothing.
        """
        seat, token = self.turn, move
        if isinstance(move, str):
            move = self.read(move)
        step = play(self.law, self._steps[-1].position, move)
        if isinstance(token, str) and split_token(self.law, token)[1]:
            check_marks(self.law, self.view(seat), token, move, step.events)
        self._moves.append(move)
        self._steps.append(step)
        self._views, self._offers, self._last_read = {}, None, None
        return tuple(event.seen_by(seat) for event in step.events)

    def undo(self, count: int = 1) -> None:
        """Take back the last moves."""
        if not 0 <= count <= len(self._moves):
            raise EmptyhandError(f"cannot take back {count_text(count, 'move')}: expected 0 to {len(self._moves)}")
        if count:
            del self._moves[-count:], self._steps[-count:]
            self._views, self._offers, self._last_read = {}, None, None
            if self._traces[0] >= len(self._steps):
                self._traces = -1, None

    def copy(self) -> Game:
        """Return a copy that can continue differently; it shares the positions, which never change."""
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin._moves, twin._steps = self._moves.copy(), self._steps.copy()
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.turn} to move"
        return f"<Game {self.law.name}, {self.players} players, {count_text(self.made, 'move')}, {now}>"

    def __str__(self) -> str:
        """Return the board as a spectator sees it."""
        return f"{self!r}\n{format_board(self.view(None), self.names)}"

    def record(self, fair: Opened | None = None) -> Record:
        """Return the record of the game so far, with the proof of its deal if there is one."""
        record = Record(self.law, self.deal, self.names, self.moves, self.stalled, house_rules(self.law), fair)
        record.remember(self._steps)
        return record


def _by_token(law: Law, position: Position, *, stalled: bool) -> Mapping[str, Move]:
    """Return the legal moves of a position by their tokens; a stalled game has none."""
    moves = () if stalled else legal_moves(law, position)
    return {format_token(law, None, move): move for move in moves}


def _legal_move(law: Law, position: Position, token: str) -> Move:
    """Return the legal move that a token names in a position. Raises BadToken or IllegalMove."""
    mover = view(law, position, position.table.turn)
    move = parse_token(law, mover, token)
    step = play(law, position, move)
    if split_token(law, token)[1]:
        check_marks(law, mover, token, move, step.events)
    return move


def play_out(game: Game, players: Sequence[Player]) -> None:
    """Let the players finish the game, or play until it is stalled."""
    while not game.over:
        game.play(players[game.turn].choose(game.view(game.turn)))
