"""What everyone can deduce, along random games: true where pick-ups and passes are forced, and told by events alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from emptyhand.game.deal import Deal, deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.errors import IllegalMove
from emptyhand.game.events import Event
from emptyhand.game.position import NOTHING, Position
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.rules.actions import Move
from emptyhand.rules.law import Law
from tests.property.promises import (
    hands_are_sorted_and_known_cards_held,
    what_a_seat_cannot_see_changes_nothing_for_it,
    what_everyone_deduces_is_true,
)
from tests.property.walks import Case, every_table, walk
from tests.scale import scaled

FORCED = {
    "life": '{"pick_up.by_choice": []}',
    "cardgame": '{"pick_up.by_choice": []}',
    "cardgame-plus": '{"pick_up.by_choice": ["up"], "turn.refill_to": 4}',
    "obsession": '{"opening.cards": "all", "turn.draw": 2}',
    "obsessed": '{"opening.ties": "coin", "opening.cards": "anything"}',
    "obsession-first": '{"pack.players_per_pack": 1, "up.play": "row"}',
    "thirteen": '{"turn.must_beat": true}',
    "thirteen-southern": '{"turn.must_beat": true, "opening.open_with_lowest": false, "deal.hand": 7}',
}
"""Changes under which more is forced, or forced otherwise, than in the catalogue."""

CASES = [
    Case(ruleset, changes, players, seed)
    for ruleset, changes in FORCED.items()
    for players in Case(ruleset, changes, 2, 0).law.players.counts
    for seed in range(scaled(2))
]
TWO_PACKS = '{"turn.must_beat": true, "players.most": 8, "pack.players_per_pack": 4, "deal.hand": 10}'
CASES += [Case("president", TWO_PACKS, players, 1) for players in (5, 8)]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_what_is_deduced_from_forced_moves_is_true_and_hides_nothing_else(case: Case) -> None:
    for decision in walk(case, 400):
        what_everyone_deduces_is_true(decision)
        hands_are_sorted_and_known_cards_held(decision)
        if decision.random.random() < 0.03:
            what_a_seat_cannot_see_changes_nothing_for_it(decision)


def test_the_games_of_these_cases_tell_something_of_every_kind() -> None:
    seen: set[str] = set()
    for case in CASES:
        for decision in walk(case, 60):
            table, seats = decision.position.table, decision.position.seats
            seen |= {"floor"} if table.floor >= 0 else set()
            for zones in seats:
                seen |= {name for name, value in zones.deduced._asdict().items() if value != NOTHING._asdict()[name]}
    assert seen == {"floor", "ranks", "sure", "holds", "unbeaten"}


# -- nothing but what the table was told -----------------------------------------------------------------------------


def moves_of(law: Law, dealt: Deal, random: Random, most: int) -> list[Move]:
    """The moves of a random game, or of its beginning."""
    position = start(law, dealt).position
    moves: list[Move] = []
    while not position.over and len(moves) < most:
        moves.append(random.choice(legal_moves(law, position)))
        position = play(law, position, moves[-1]).position
    return moves


def told(law: Law, dealt: Deal, moves: list[Move], seat: int | None) -> Iterator[tuple[Position, list[Event]]]:
    """The positions of a game and what a seat is told on the way to each, as long as the moves are legal."""
    step = start(law, dealt)
    yield step.position, [event.seen_by(seat) for event in step.events]
    for move in moves:
        try:
            step = play(law, step.position, move)
        except IllegalMove:
            return
        yield step.position, [event.seen_by(seat) for event in step.events]


def shown_by(law: Law, dealt: Deal, seat: int | None) -> tuple[object, ...]:
    """The cards that a seat sees as soon as they are dealt, before anything is told: its own hand, and up rows."""
    position = start(law, dealt).position
    rows = [zones.up for zones in position.seats if position.table.phase is not Phase.CHOOSE]
    return rows, () if seat is None else position.seats[seat].hand


def swapped(dealt: Deal, random: Random) -> Deal:
    """The deal with two cards in each other's places."""
    cards = list(dealt.cards)
    one, other = random.sample(range(len(cards)), 2)
    cards[one], cards[other] = cards[other], cards[one]
    return Deal(tuple(cards), dealt.ties, dealt.dealer, dealt.leader)


@pytest.mark.parametrize("case", [*every_table(), *CASES[::2]], ids=repr)
def test_two_games_that_are_told_alike_look_alike(case: Case) -> None:
    """Cards are swapped in the deal; as long as a seat is told the same of the same moves, it has the same View."""
    law, random = case.law, Random(repr(case))
    dealt = deal(law, case.players, case.seed)
    moves = moves_of(law, dealt, random, 120)
    for trial in range(12):
        other, seat = swapped(dealt, random), random.choice((None, *range(case.players)))
        if shown_by(law, dealt, seat) != shown_by(law, other, seat):
            continue
        pairs = zip(told(law, dealt, moves, seat), told(law, other, moves, seat), strict=False)
        for made, ((one, heard), (two, heard_otherwise)) in enumerate(pairs):
            if heard != heard_otherwise:
                break
            assert view(law, one, seat) == view(law, two, seat), f"{case!r} trial {trial}, seat {seat}, {made} moves"
