"""What the kernels count besides the position, counted by the reference's events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from emptyhand.fast import climb_layout as ca
from emptyhand.fast import pile_layout as pa
from emptyhand.game.events import Event, InstantWin, Killed, Leads, Passed, PickedUp, Played, RoundWon, Starts, Turned
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw, Law

CLIMB_KINDS = ca.MOST_CLASSES


class Counts(NamedTuple):
    """`cleared` are piles killed or rounds won, `declined` piles picked up or passes; `laid` by seat, then by kind."""

    decisions: int
    starter: int
    cleared: int
    declined: int
    instant: int
    laid: tuple[int, ...]


class Tally:
    """Counts along a game of the reference engine."""

    def __init__(self, law: Law, players: int) -> None:
        self.law = law
        self.decisions = -1
        self.starter = self.cleared = self.declined = self.instant = 0
        self.kinds = CLIMB_KINDS if isinstance(law, ClimbLaw) else pa.RANKS
        self.laid = [0] * (self.kinds * players)
        self.classes = sorted({(f.kind, f.length) for f in law.figures}) if isinstance(law, ClimbLaw) else []

    def add(self, events: Iterable[Event]) -> None:
        """Take in what one decision, or the deal, led to."""
        self.decisions += 1
        turned = False
        for event in events:
            match event:
                case Turned():
                    turned = True
                case Killed():
                    # A starting card that kills is nobody's doing.
                    self.cleared += not turned
                case RoundWon():
                    self.cleared += 1
                case PickedUp():
                    self.declined += 1
                case Passed():
                    # To end the turn of a pile game is to pick up nothing.
                    self.declined += isinstance(self.law, ClimbLaw)
                case Played():
                    self._lay(event)
                case Starts(seat=seat) | Leads(seat=seat):
                    self.starter = seat
                case InstantWin():
                    self._win_at_once(event)

    def _lay(self, event: Played) -> None:
        if isinstance(self.law, ClimbLaw):
            number = figure_of(self.law, event.cards)
            assert number is not None
            figure = self.law.figures[number]
            self.laid[self.kinds * event.seat + self.classes.index((figure.kind, figure.length))] += 1
        else:
            self.laid[self.kinds * event.seat + (event.cards[0] >> 2)] += len(event.cards)

    def _win_at_once(self, event: InstantWin) -> None:
        assert isinstance(self.law, ClimbLaw)
        self.instant = 1 + [instant.name for instant in self.law.instant].index(event.name)

    @property
    def counts(self) -> Counts:
        return Counts(self.decisions, self.starter, self.cleared, self.declined, self.instant, tuple(self.laid))


def pile_counts_in(s: Sequence[int]) -> Counts:
    """What a pile kernel counted."""
    laid = tuple(s[pa.LAID : pa.LAID + pa.RANKS * s[pa.PLAYERS]])
    return Counts(s[pa.DECISIONS], s[pa.STARTER], s[pa.KILLS], s[pa.PICK_UPS], 0, laid)


def climb_counts_in(s: Sequence[int]) -> Counts:
    """What a climb kernel counted."""
    laid = tuple(s[ca.C_LAID : ca.C_LAID + ca.MOST_CLASSES * s[ca.C_PLAYERS]])
    return Counts(s[ca.C_DECISIONS], s[ca.C_STARTER], s[ca.C_ROUNDS], s[ca.C_PASSES], s[ca.C_INSTANT], laid)
