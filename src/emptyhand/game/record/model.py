"""A whole game in writing: the law, the deal, the seats' names and every decision. Replaying it gives the rest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from emptyhand.game.deal import BadDeal, Deal
from emptyhand.game.engine import Step, play, start
from emptyhand.game.errors import IllegalMove
from emptyhand.game.fair.opened import Opened, Unfair
from emptyhand.game.notation import BadToken, check_marks, format_token, parse_token
from emptyhand.game.position import Position
from emptyhand.game.record.fields import (
    STALLED,
    LawFinder,
    check_names,
    deal_headers,
    format_result,
    law_headers,
    read_deal,
    read_law,
)
from emptyhand.game.record.openings import fair_headers, read_fair
from emptyhand.game.record.seat import SeatRecord, seat_record
from emptyhand.game.record.sheet import MAX_MOVES, BadRecord, Sheet, parse_sheet
from emptyhand.game.view import View, view
from emptyhand.rules.actions import Move
from emptyhand.rules.law.model import Law
from emptyhand.rules.lawbook import find_law


@dataclass(frozen=True, repr=False)
class Record:
    """A game that can be replayed. `rules` is its flattened ruleset, unless the catalogue ships it unchanged.

    `stalled` says that the game was stopped at the cap on decisions: the moves themselves cannot show that.
    """

    law: Law
    deal: Deal
    names: tuple[str, ...]
    moves: tuple[Move, ...]
    stalled: bool = False
    rules: str = ""
    fair: Opened | None = None
    """The proof of how the deal came about, if there is one."""

    def __repr__(self) -> str:
        return f"<Record {self.law.name}, players={self.deal.players}, moves={len(self.moves)}>"

    # -- reading and writing -----------------------------------------------------------------------------------------

    @classmethod
    def parse(cls, text: str, find_law: LawFinder = find_law) -> Record:
        """Parse a record and check every move and mark. Raises BadRecord and nothing else.

        The law is the one of the record's own rules or of the catalogue, unless `find_law` knows others.
        """
        sheet = parse_sheet(text)
        if "View" in sheet.headers:
            raise BadRecord("this is what one seat saw of a game: it can be shown, but not replayed or verified")
        law = read_law(sheet, find_law)
        deal = read_deal(sheet, law)
        result = sheet.value("Result")
        names = sheet.headers.get("Seats", ())
        moves, steps = _read_moves(law, deal, sheet.tokens)
        record = cls(law, deal, names, moves, result == STALLED, sheet.optional("Rules"), read_fair(sheet))
        record.remember(steps)
        record.verify()
        if result != record.result:
            raise BadRecord(f"the header Result holds {result[:40]!r}, but the moves end with {record.result!r}")
        return record

    def format(self) -> str:
        """Return the text of the record."""
        headers = law_headers(self.law, self.rules) | {"Seats": self.names} | deal_headers(self.deal)
        return Sheet(headers | fair_headers(self.fair) | {"Result": (self.result,)}, self.tokens).format()

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return every move's token, with its marks."""
        return tuple(
            format_token(self.law, _view(self.law, before.position), move, after.events)
            for move, before, after in zip(self.moves, self.steps, self.steps[1:], strict=False)
        )

    def seen_by(self, seat: int | None) -> SeatRecord:
        """Return the game as a seat, or a spectator, saw it."""
        return seat_record(self, seat)

    # -- derived from the moves
    # ------------------------------------------------------------------------------------------

    def replay(self) -> tuple[Step, ...]:
        """Return the deal's step and one step for each move. Raises BadRecord where a move is illegal."""
        return self.steps

    def remember(self, steps: Iterable[Step]) -> None:
        """Take the steps of these very moves from a caller that has played them: replaying takes a while."""
        vars(self)["steps"] = tuple(steps)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        steps = [_start(self.law, self.deal)]
        for number, move in enumerate(self.moves, start=1):
            try:
                steps.append(play(self.law, steps[-1].position, move))
            except IllegalMove as error:
                raise _at(number, steps[-1].position, error.reason.value) from None
        return tuple(steps)

    def verify(self) -> None:
        """Raise BadRecord unless this game can have been played."""
        check_names(self.names, self.deal.players)
        if len(self.moves) > MAX_MOVES:
            raise BadRecord(f"the record has more than {MAX_MOVES} moves")
        if self.replay()[-1].position.over and self.stalled:
            raise BadRecord(f"the game was over after {len(self.moves)} moves, so it cannot have stalled")
        if self.fair is not None:
            try:
                self.fair.check(self.law, self.deal)
            except Unfair as error:
                raise BadRecord(str(error)) from None

    @property
    def over(self) -> bool:
        """Whether the game is finished; a stalled one is not."""
        return self.steps[-1].position.over

    @property
    def placed(self) -> tuple[int, ...]:
        """The seats that are out, best first."""
        return self.steps[-1].position.table.out

    @property
    def result(self) -> str:
        """The result as in the record's header: seats placed, ``stalled``, or ``*``."""
        return format_result(self.placed, over=self.over, stalled=self.stalled)


def _view(law: Law, position: Position) -> View:
    """Return the view of the seat to move."""
    return view(law, position, position.table.turn)


def _start(law: Law, deal: Deal) -> Step:
    try:
        return start(law, deal)
    except BadDeal as error:
        raise BadRecord(str(error)) from None


def _read_moves(law: Law, deal: Deal, tokens: tuple[str, ...]) -> tuple[tuple[Move, ...], tuple[Step, ...]]:
    """Return the moves that the tokens name, and their steps; reading a token needs the position before it."""
    steps, moves = [_start(law, deal)], []
    for number, token in enumerate(tokens, start=1):
        position = steps[-1].position
        seen = _view(law, position)
        try:
            move = parse_token(law, seen, token)
            step = play(law, position, move)
            check_marks(law, seen, token, move, step.events)
        except BadToken as error:
            raise _at(number, position, str(error)) from None
        except IllegalMove as error:
            raise _at(number, position, f"{token!r} is not possible, {error.reason.value}") from None
        moves.append(move)
        steps.append(step)
    return tuple(moves), tuple(steps)


def _at(number: int, position: Position, message: str) -> BadRecord:
    return BadRecord(f"move {number}, seat {position.table.turn + 1}: {message}")
