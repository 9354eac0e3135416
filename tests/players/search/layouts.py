"""Views from all over games, and the positions that completions of them stand for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from emptyhand.game.deal import deal
from emptyhand.game.position import Deduced, Position, Zones
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.table import Seat
from emptyhand.game.view import View, view
from emptyhand.players import bots
from emptyhand.players.game import Game
from emptyhand.players.search import Completion
from emptyhand.rules.cards import Card, holds
from emptyhand.rules.law import Law
from tests.helpers import law
from tests.players.search.enumerate import gifts_from
from tests.property.facts import untrue


@dataclass(frozen=True, slots=True)
class Table:
    """A game that can be played again: every seat by the same player, deal and players by one seed."""

    law: Law
    players: int
    spec: str
    seed: int

    def __repr__(self) -> str:
        return f"{self.law.name}-{self.law.digest} {self.players} seats, {self.spec} seed {self.seed}"


def views(table: Table, cap: int = 300) -> Iterator[tuple[str, View]]:
    """What the seat to move sees at every decision with more than one move, with words that tell where that is."""
    titles = tuple(range(table.players)) if table.law.match.exchange else ()
    game = Game(table.law, deal(table.law, table.players, table.seed, titles=titles), cap=cap)
    players = [bots.make(table.spec, table.seed + seat) for seat in range(table.players)]
    while not game.over:
        seen = game.view(game.turn)
        if len(game.canonical_moves()) > 1:
            yield f"{table!r}, after {len(game.moves)} moves", seen
        game.play(players[game.turn].choose(seen))


def seen_in(ruleset: str, line: str, seat: int = 0) -> View:
    """What a seat sees of a snapshot."""
    return view(law(ruleset), parse_snapshot(law(ruleset), line), seat)


def position_of(seen: View, found: Completion) -> Position:
    """The position in which the cards lie as a completion says; everything public is as the view has it."""
    seats = []
    for number, seat in enumerate(seen.seats):
        deduced = Deduced(seat.lacks.ranks, seat.lacks.count, seat.holds, seat.unbeaten, seat.passed)
        seats.append(Zones(found.hands[number], found.up[number], found.down[number], seat.known, deduced))
    ties = tuple(Seat(number) for number in range(len(seats)))
    return Position(seen.table, tuple(seats), found.draw, ties, gifts_from(seen))


def objection(seen: View, found: Completion) -> str:
    """What is wrong with a completion; empty if it could be the truth."""
    of, position = seen.law, position_of(seen, found)
    if view(of, position, seen.seat) != seen:
        return "it looks otherwise"
    for number, hand in enumerate(found.hands):
        if number != seen.seat and not holds(hand, seen.known_in(number)):
            return f"it is known that seat {number} holds other cards"
    if sorted(_cards(position)) != list(of.whole_pack(len(seen.seats))):
        return "a card is missing or there twice"
    for number, zones in enumerate(position.seats):
        said = untrue(of, position.table, zones.hand, zones.known, zones.deduced) if number != seen.seat else ""
        if said:
            return f"it is not true of seat {number} that {said}"
    return ""


def _cards(position: Position) -> Iterator[Card]:
    yield from (*position.draw, *position.table.pile, *position.table.gone)
    for zones in position.seats:
        yield from zones.hand
        yield from (card for card in (*zones.up, *zones.down) if card is not None)
