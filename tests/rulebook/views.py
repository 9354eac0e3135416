"""Views as a seat might have them, built by hand for the sentences about them."""

from __future__ import annotations

from dataclasses import replace

from emptyhand.cards import Card, parse_cards, parse_rank
from emptyhand.game.table import NO_OPENING, Phase, Seat, Table
from emptyhand.game.view import SeatView, View
from emptyhand.law.combinations import figure_of
from emptyhand.law.model import ClimbLaw, Law, PileLaw

OTHER = SeatView(hand=3, up=(), down=(), known=())


def pile_view(
    law: Law,
    hand: str = "",
    *,
    pile: str = "",
    up: str = "",
    down: int = 0,
    opening: str = "",
    phase: Phase = Phase.PLAY,
    turn: int = 0,
    out: tuple[int, ...] = (),
    seat: int | None = 0,
    amount: int = 0,
) -> View:
    """Seat 0 of three in a pile game; the pile is laid card by card, oldest first."""
    assert isinstance(law, PileLaw)
    cards = parse_cards(pile)
    demand = 0
    for card in cards:
        demand = law.after[demand][card.rank]
    table = Table(
        phase=Phase.OPEN if opening else phase,
        turn=Seat(turn),
        dealer=Seat(0),
        demand=demand,
        opening=parse_rank(opening) if opening else NO_OPENING,
        pile=cards,
        out=tuple(map(Seat, out)),
        amount=amount,
    )
    held = parse_cards(hand)
    mine = SeatView(hand=len(held), up=parse_cards(up), down=(True,) * down, known=())
    return View(law, seat, table, tuple(sorted(held)), (mine, OTHER, OTHER), draw=0)


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
    pile = parse_cards(standing)
    figure = figure_of(law, pile) if pile else None
    table = Table(
        phase=Phase.OPEN if opening else Phase.PLAY,
        turn=Seat(turn),
        dealer=Seat(0),
        demand=0 if figure is None else figure + 1,
        opening=Card(opening) if opening else NO_OPENING,
        pile=pile,
        owner=Seat(1 if pile else -1),
        locked=tuple(map(Seat, locked)),
        bound=tuple(map(Seat, bound)),
        suit_lock=suit_lock,
    )
    held = parse_cards(hand)
    mine = SeatView(hand=len(held), up=(), down=(), known=())
    other = replace(OTHER, hand=others)
    return View(law, 0, table, tuple(sorted(held)), (mine, other, other), draw=0)
