"""Faults planted in a kernel's tables while the reference keeps to the law: each must be noticed.

A *cell* is noticed in a game that consults it, so such a game is looked for first, with the reference alone; a cell
that no game consults is dead. A *parameter* is tried on one game after another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from emptyhand.fast import climb_layout as ca
from emptyhand.fast import pile_layout as pa
from emptyhand.fast.climb_tables import bit_of
from emptyhand.fast.offsets import CLIMB, PILE, climb_offset, pile_offset
from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, play, start
from emptyhand.game.events import Event, Flipped, Killed, Played, Took
from emptyhand.game.position import Position
from emptyhand.game.table import Phase
from emptyhand.rules.cards import JOKER, RANK_LABELS
from emptyhand.rules.law.combinations import figures_in
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.rules.ruleset.model import UpPlay
from tests.differential.cases import law_of
from tests.differential.deals import deal_of
from tests.differential.kernels import tables_of
from tests.differential.lockstep import by_chance, by_numbers, together

Changes = tuple[tuple[int, int], ...]
Cell = tuple[str, int, int]
"""A table's name, a demand, and a figure."""


@dataclass(frozen=True)
class Fault:
    """Other values at some places of a kernel's tables."""

    name: str
    changes: Changes


@dataclass(frozen=True)
class Visit:
    """A game and the choices after which it consults a cell."""

    players: int
    seed: int
    moves: tuple[int, ...]


# -- trying ----------------------------------------------------------------------------------------------------------


def noticed(name: str, fault: Fault, players: Iterable[int], deals: Iterable[int], cap: int = 400) -> bool:
    """Whether the fault is noticed in one of some games of a law."""
    law = law_of(name)
    tables = faulty(law, fault)
    return any(
        together(law, deal_of(law, seats, number), by_chance(f"{seats} {number}", cap), tables=tables).difference
        for number in deals
        for seats in players
    )


def noticed_at(name: str, fault: Fault, visit: Visit) -> bool:
    """Whether the fault is noticed where its cell is consulted."""
    law = law_of(name)
    dealt = deal(law, visit.players, visit.seed)
    return together(law, dealt, by_numbers(visit.moves), tables=faulty(law, fault)).difference != ""


def faulty(law: Law, fault: Fault) -> object:
    """The law's tables with the fault in them."""
    tables = tables_of(law).copy()
    for place, value in fault.changes:
        tables[place] = value
    return tables


# -- cells and the games that consult them ---------------------------------------------------------------------------


def visits(name: str, games: int, cap: int = 300) -> dict[Cell, Visit]:
    """For every cell that random games consult, the shortest way to it."""
    law = law_of(name)
    found: dict[Cell, Visit] = {}
    for seed in range(games):
        for players in law.players.counts:
            choose = by_chance(f"visit {players} {seed}", cap)
            position = start(law, deal(law, players, seed)).position
            made: list[int] = []
            while moves := canonical_moves(law, position):
                _note(found, _listed_cells(law, position), Visit(players, seed, tuple(made)))
                chosen = choose(len(moves))
                if chosen < 0:
                    break
                made.append(chosen)
                demand = position.table.demand
                position, events = play(law, position, moves[chosen])
                _note(found, _played_cells(position, demand, events), Visit(players, seed, tuple(made)))
    return found


def _note(found: dict[Cell, Visit], cells: Iterable[Cell], visit: Visit) -> None:
    for cell in cells:
        if cell not in found or len(found[cell].moves) > len(visit.moves):
            found[cell] = visit


def _listed_cells(law: Law, position: Position) -> Iterator[Cell]:
    """The cells that a list of legal moves depends on."""
    table = position.table
    mine = position.seats[table.turn]
    if isinstance(law, ClimbLaw):
        if table.phase is Phase.PLAY:
            yield from (("allowed", table.demand, number) for number, _ in figures_in(law, mine.hand))
    elif table.phase is Phase.PLAY:
        row = mine.up if law.up.play is UpPlay.ROW else ()
        yield from (("legal", table.demand, card >> 2) for card in mine.hand or row if card is not None)


def _played_cells(position: Position, demand: int, events: tuple[Event, ...]) -> Iterator[Cell]:
    """The cells that a move in a pile game depended on; of a pile that is killed nothing is left to depend on them."""
    killed = position.over or any(isinstance(event, Killed) for event in events)
    for event in events:
        match event:
            case Took(card=card) | Flipped(card=card):
                yield "legal", demand, card >> 2
            case Played(cards=cards) if not killed:
                yield "after", demand, cards[0] >> 2
                yield "run_as", demand, cards[0] >> 2


def dead(law: PileLaw, cell: Cell) -> str:
    """Why no game can depend on a cell, or nothing if one might."""
    table, demand, rank = cell
    if rank == JOKER and not law.pack.jokers:
        return "the rank is not in the pack"
    if demand not in _demands(law):
        return "nothing ever asks for this"
    if table == "legal":
        return ""
    if law.kills[rank]:
        return "the pile is killed"
    return "" if law.legal[demand][rank] else "the play is not legal"


@lru_cache(maxsize=8)
def _demands(law: PileLaw) -> set[int]:
    """The demands that legal plays can lead to."""
    found, new = {0}, [0]
    while new:
        demand = new.pop()
        ranks = [r for r in range(14) if law.legal[demand][r] and not law.kills[r] and (r != JOKER or law.pack.jokers)]
        reached = {law.after[demand][rank] for rank in ranks} - found
        found |= reached
        new += reached
    return found


# -- faults of pile games --------------------------------------------------------------------------------------------


def pile_cells(law: PileLaw) -> Iterator[tuple[Cell, Fault]]:
    """Every cell of the three tables by demand and rank, each with another value."""
    t = tables_of(law)
    for demand in range(15):
        for rank in range(14):
            where = f"{RANK_LABELS[rank]} on {RANK_LABELS[demand - 1] if demand else 'nothing'}"
            high = int(rank >= pa.LANES)
            place = pa.LEGAL + 2 * demand + high
            lane = pa.LANE << (8 * (rank - pa.LANES * high))
            yield ("legal", demand, rank), Fault(f"legal: {where}", ((place, int(t[place]) ^ lane),))
            place = pa.AFTER + pa.RANKS * demand + rank
            yield ("after", demand, rank), Fault(f"after: {where}", ((place, (int(t[place]) + 1) % 15),))
            place = pa.RUN_AS + pa.RANKS * demand + rank
            other = 0 if t[place] < 0 else pa.BREAKS
            yield ("run_as", demand, rank), Fault(f"run_as: {where}", ((place, other),))


def idle(law: PileLaw, rank: int, effect: str) -> bool:
    """Whether a change of a rank's effect can change no game."""
    if rank == JOKER and not law.pack.jokers:
        return True
    kills_and_goes_on = law.kills[rank] and law.kill_again[rank]
    if effect == "burns" and law.kills[rank]:
        # The card never lies on a pile that is picked up.
        return True
    if effect == "kill ends" and (not law.kills[rank] or law.again[rank]):
        return True
    if effect == "again" and kills_and_goes_on:
        return True
    if effect.startswith("skips") and (kills_and_goes_on or law.again[rank]):
        # Whoever goes on skips nobody, nor does one who leaves with such a card.
        return True
    # To reverse for each of some cards is to reverse if they are odd.
    return effect == "reverses" and law.reverses[rank] in (2, 3)


def effects(law: PileLaw) -> Iterator[Fault]:
    """Every effect of every rank, turned on or off, or happening more or less often, where that can matter."""
    t = tables_of(law)
    bits = {"again": 1, "kills": 2, "kill ends": 4}
    for effect, shift in (("reverses", pa.REVERSES), ("skips", pa.SKIPS)):
        bits |= {effect: 1 << shift, f"{effect} twice": 2 << shift, f"{effect} in pile": 4 << shift}
    for rank in range(14):
        place = pa.EFFECTS + rank
        for name, bit in bits.items():
            if not idle(law, rank, name):
                yield Fault(f"{name}: {RANK_LABELS[rank]}", ((place, int(t[place]) ^ bit),))
        high = int(rank >= pa.LANES)
        place = pa.BURNS + high
        lane = pa.LANE << (8 * (rank - pa.LANES * high))
        if not idle(law, rank, "burns"):
            yield Fault(f"burns: {RANK_LABELS[rank]}", ((place, int(t[place]) ^ lane),))


def bits_of(law: PileLaw, name: str, bit: int, ranks: Iterable[int]) -> Iterator[Fault]:
    """One bit of some ranks' effects, turned on or off."""
    t = tables_of(law)
    for rank in ranks:
        yield Fault(f"{name}: {RANK_LABELS[rank]}", ((pa.EFFECTS + rank, int(t[pa.EFFECTS + rank]) ^ bit),))


def place_of(law: Law, name: str) -> int:
    """Where a key or a table of the layout lies in the kernel's tables."""
    if name in (PILE if isinstance(law, PileLaw) else CLIMB):
        return pile_offset(name) if isinstance(law, PileLaw) else climb_offset(name)
    place: int = getattr(pa if isinstance(law, PileLaw) else ca, name)
    return place


def parameter(law: Law, name: str, difference: int = 1, offset: int = 0) -> Fault:
    """A parameter by its key, or a table by its name in the layout, raised by a difference."""
    place = place_of(law, name) + offset
    value = int(tables_of(law)[place]) + difference
    return Fault(f"{name}{f' {offset}' if offset else ''} {difference:+}", ((place, value),))


def switched(law: Law, name: str, offset: int = 0) -> Fault:
    """A parameter that is 0 or 1, the other way round."""
    place = place_of(law, name) + offset
    return Fault(f"{name}{f' {offset}' if offset else ''} switched", ((place, 1 - int(tables_of(law)[place])),))


# -- faults of climbing games ----------------------------------------------------------------------------------------


def climb_cells(law: ClimbLaw) -> Iterator[tuple[Cell, Fault]]:
    """Every figure allowed or refused the other way round, by demand."""
    t = tables_of(law)
    classes = sorted({(figure.kind, figure.length) for figure in law.figures})
    for demand in range(len(law.legal)):
        row = ca.ALLOWED + ca.ROW * demand
        for number, figure in enumerate(law.figures):
            c = classes.index((figure.kind, figure.length))
            changed = int(t[row + c]) ^ 1 << bit_of(law, figure)
            # A class without figures in a row is passed over.
            open_classes = (row + ca.ROW_CLASSES, int(t[row + ca.ROW_CLASSES]) | 1 << c)
            name = f"allowed: {figure} on demand {demand}"
            yield ("allowed", demand, number), Fault(name, ((row + c, changed), open_classes))
