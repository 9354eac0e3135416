"""Hand-made positions and deals from short texts, so that a rule test is a few lines.

Cards are written with spaces between them, as a face (`9`, any suit that is still free) or as a very card (`9H`); `-`
is an emptied place of a row, `*` stands for every card that is named nowhere. What stands nowhere at all is gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

from emptyhand.game.deal import Deal
from emptyhand.game.engine import Step, legal_moves, play
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.events import Event
from emptyhand.game.position import Position, Zones
from emptyhand.game.table import NO_RUN, NOBODY, Phase, Row, Seat, Table
from emptyhand.rules.actions import Move, Play, Take
from emptyhand.rules.cards import RANK_LABELS, Card, format_ranks, parse_card, parse_rank
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import BREAKS, THROUGH, ClimbLaw, Law, PileLaw
from emptyhand.rules.ruleset.model import Zone

EMPTIED, REST = "-", "*"
Happened = TypeVar("Happened", bound=Event)


def position(
    law: Law,
    *hands: str,
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    pile: str = "",
    draw: str = "",
    turn: int = 0,
    direction: int = 1,
    out: Sequence[int] = (),
    owner: int = NOBODY,
    locked: Sequence[int] = (),
    phase: Phase = Phase.PLAY,
    turned: int = 0,
    amount: int = 0,
) -> Position:
    """A position in the middle of a game, one hand a seat; `pile` is oldest first, `draw` top first.

    In a climbing game `pile` is the combination that stands, laid by `owner`.
    """
    players = len(hands)
    stock = _Stock(law, players, (*hands, *up, *down, pile, draw))
    seats = tuple(
        Zones(
            tuple(sorted(stock.cards(hand))),
            _row(stock, up[seat] if seat < len(up) else "", law.deal.up if isinstance(law, PileLaw) else 0),
            _row(stock, down[seat] if seat < len(down) else "", law.deal.down if isinstance(law, PileLaw) else 0),
        )
        for seat, hand in enumerate(hands)
    )
    laid = stock.cards(pile)
    drawn = stock.cards(draw)
    demand, run, length = _standing(law, laid)
    table = Table(
        phase, Seat(turn), Seat(0), direction, demand, run, length, pile=laid, gone=stock.left(),
        owner=Seat(owner), locked=tuple(map(Seat, locked)), out=tuple(map(Seat, out)),
        turned=turned, amount=amount,
    )  # fmt: skip
    return Position(table, seats, drawn, tuple(map(Seat, range(players))))


def dealt(
    law: Law,
    *hands: str,
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    draw: str = "",
    ties: Sequence[int] = (),
    dealer: int = 0,
) -> Deal:
    """A deal that gives every seat its hand; places that are not named get the highest cards left over.

    `draw` lies on top of the draw pile; the cards named nowhere come below it in ascending order.
    """
    players = len(hands)
    named = {Zone.HAND: hands, Zone.UP: tuple(up), Zone.DOWN: tuple(down)}
    sizes = {Zone.HAND: law.deal.hand, Zone.UP: 0, Zone.DOWN: 0}
    order: tuple[Zone, ...] = (Zone.HAND,)
    if isinstance(law, PileLaw):
        sizes, order = sizes | {Zone.UP: law.deal.up, Zone.DOWN: law.deal.down}, law.deal.order
    stock = _Stock(law, players, (*hands, *up, *down, draw))
    given = {zone: [stock.cards(text) for text in texts] for zone, texts in named.items()}
    on_top = stock.cards(draw)
    cards: list[Card] = []
    for seat in range(players):
        for zone in order:
            there = given[zone][seat] if seat < len(given[zone]) else ()
            cards += there + tuple(stock.highest() for _ in range(sizes[zone] - len(there)))
    return Deal((*cards, *on_top, *stock.left()), tuple(ties) or tuple(range(players)), dealer)


class _Stock:
    """The cards of the packs, handed out as they are named; the very cards named are kept for who names them."""

    def __init__(self, law: Law, players: int, texts: Iterable[str]) -> None:
        self._free = list(law.whole_pack(players))
        for text in texts:
            for word in text.split():
                if _is_card(word):
                    self._free.remove(parse_card(word))

    def cards(self, text: str) -> tuple[Card, ...]:
        found: list[Card] = []
        for word in text.split():
            if word == REST:
                found += self.left()
            elif word != EMPTIED:
                found.append(parse_card(word) if _is_card(word) else self._any(parse_rank(word)))
        return tuple(found)

    def _any(self, rank: int) -> Card:
        card = next((c for c in self._free if c.rank == rank), None)
        if card is None:
            raise ValueError(f"the packs hold no further {RANK_LABELS[rank]}")
        self._free.remove(card)
        return card

    def highest(self) -> Card:
        return self._free.pop()

    def left(self) -> tuple[Card, ...]:
        left = tuple(self._free)
        self._free.clear()
        return left


def _is_card(word: str) -> bool:
    return word not in (EMPTIED, REST) and word.upper() not in (*RANK_LABELS, "T")


def _row(stock: _Stock, text: str, size: int) -> Row:
    row = [None if word == EMPTIED else stock.cards(word)[0] for word in text.split()]
    return (*row, *[None] * (size - len(row)))


def _standing(law: Law, pile: tuple[Card, ...]) -> tuple[int, int, int]:
    """What the pile asks for, the face its top counts as in runs, and how many of it lie in a row."""
    if isinstance(law, ClimbLaw):
        figure = figure_of(law, pile)
        return (0 if figure is None else figure + 1), NO_RUN, 0
    demand, run, length = 0, NO_RUN, 0
    for card in pile:
        counts_as = law.run_as[demand][card.rank]
        if counts_as == BREAKS:
            run, length = NO_RUN, 0
        elif counts_as != THROUGH:
            run, length = counts_as, length + 1 if counts_as == run else 1
        demand = law.after[demand][card.rank]
    return demand, run, length


# -- asking and moving -----------------------------------------------------------------------------------------------


def cards_of(at: Position, text: str) -> tuple[Card, ...]:
    """The cards that a text names: a face is one of the mover's, in hand or, where that is empty, in the up row."""
    mine = at.seats[at.table.turn]
    held = list(mine.hand) or [c for c in mine.up if c is not None]
    found = []
    for word in text.split():
        card = parse_card(word) if _is_card(word) else next((c for c in held if c.rank == parse_rank(word)), None)
        if card is None:
            raise ValueError(f"the mover has no {word} left")
        found.append(card)
        if card in held:
            held.remove(card)
    return tuple(found)


def take(at: Position, text: str) -> Take:
    """The move that takes an up card of the mover's: ``take(at, "9")``."""
    (card,) = cards_of(at, text)
    return Take(card)


def lay(law: Law, at: Position, text: str) -> Step:
    """The mover plays the cards that a text names: ``lay(law, at, "8 8")``."""
    return play(law, at, Play(cards_of(at, text)))


def after(law: Law, at: Position, *moves: Move | str) -> Position:
    """The position after several moves; a text is a play."""
    for move in moves:
        at = (lay(law, at, move) if isinstance(move, str) else play(law, at, move)).position
    return at


def refused(law: Law, at: Position, move: Move | str) -> Refusal:
    """Why the engine refuses the move; fails if it does not."""
    with pytest.raises(IllegalMove) as caught:
        after(law, at, move)
    return caught.value.reason


def happened(step: Step, kind: type[Happened]) -> list[Happened]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def playable(law: Law, at: Position) -> str:
    """The faces the mover may play, ascending: ``"4 9 K"``."""
    found = {move.cards[0].rank for move in legal_moves(law, at) if isinstance(move, Play)}
    return format_ranks(sorted(found))


def faces(cards: Iterable[Card | None]) -> str:
    """The faces of some cards in their order: ``"4 9 9"``."""
    return format_ranks(c.rank for c in cards if c is not None)
