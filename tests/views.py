"""Views as a seat might have them, built by hand."""

from __future__ import annotations

from emptyhand.game.table import NO_OPENING, NOBODY, Phase, Seat, Table
from emptyhand.game.view import SeatView, View
from emptyhand.rules.cards import Card, parse_cards, parse_rank
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw


def pile_view(
    law: Law,
    hand: str = "",
    *,
    pile: str = "",
    up: str = "",
    down: int = 0,
    others: SeatView | None = None,
    seats: int = 3,
    seat: int | None = 0,
    turn: int = 0,
    opening: str = "",
    phase: Phase = Phase.PLAY,
    out: tuple[int, ...] = (),
    amount: int = 0,
    draw: int = 0,
) -> View:
    """Seat 0 in a pile game; the pile is laid card by card, oldest first. In `up`, ``-`` is a place already emptied."""
    assert isinstance(law, PileLaw)
    laid = parse_cards(pile)
    demand = 0
    for card in laid:
        demand = law.after[demand][card.rank]
    table = Table(
        phase=Phase.OPEN if opening else phase,
        turn=Seat(turn),
        dealer=Seat(0),
        demand=demand,
        opening=parse_rank(opening) if opening else NO_OPENING,
        pile=laid,
        out=tuple(map(Seat, out)),
        amount=amount,
    )
    held = tuple(sorted(parse_cards(hand)))
    mine = SeatView(hand=len(held), up=row(up), down=(True,) * down, known=())
    return View(law, seat, table, held, (mine, *[others or holding(3)] * (seats - 1)), draw)


def climb_view(
    law: Law,
    hand: str,
    *,
    standing: str = "",
    opening: str = "",
    turn: int = 0,
    locked: tuple[int, ...] = (),
    bound: tuple[int, ...] = (),
    others: int = 3,
    suit_lock: int = 0,
) -> View:
    """Seat 0 of three in a climbing game; seat 1 owns what stands; the others have so many cards each."""
    assert isinstance(law, ClimbLaw)
    laid = parse_cards(standing)
    figure = figure_of(law, laid) if laid else None
    table = Table(
        phase=Phase.OPEN if opening else Phase.PLAY,
        turn=Seat(turn),
        dealer=Seat(0),
        demand=0 if figure is None else figure + 1,
        opening=Card(opening) if opening else NO_OPENING,
        pile=laid,
        owner=Seat(1) if laid else NOBODY,
        locked=tuple(map(Seat, locked)),
        bound=tuple(map(Seat, bound)),
        suit_lock=suit_lock,
    )
    held = tuple(sorted(parse_cards(hand)))
    other = holding(others)
    return View(law, 0, table, held, (holding(len(held)), other, other), draw=0)


def holding(hand: int, up: str = "", down: int = 0) -> SeatView:
    """What the others see of a seat."""
    return SeatView(hand=hand, up=row(up), down=(True,) * down, known=())


def row(up: str) -> tuple[Card | None, ...]:
    """Cards as in a hand, or one word for each place."""
    return tuple(None if word == "-" else Card(word) for word in up.split()) if "-" in up else parse_cards(up)
