"""What the reference engine promises at every step, each as one check of a decision in a random game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from itertools import pairwise, permutations

from emptyhand.game.engine import legal_moves, legal_moves_for, play, refusal_for
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.events import Drew, Event, InstantWin, Placed, Starts
from emptyhand.game.position import NOTHING, Position
from emptyhand.game.table import NO_RANK, Seat
from emptyhand.game.view import view
from emptyhand.players import bots
from emptyhand.rules.actions import Move, action_count, action_index
from emptyhand.rules.cards import Card, holds
from emptyhand.rules.law import ClimbLaw, Law
from tests.property.facts import untrue
from tests.property.garbage import garbage, should_be_legal
from tests.property.unseen import public_cards, redealt
from tests.property.walks import Decision

Promise = Callable[[Decision], None]

QUICK = ("random", "greedy", "original", "level:1")


def cards_are_conserved(decision: Decision) -> None:
    """Every card of the packs is in exactly one place."""
    for position in (decision.position, decision.step.position):
        table = position.table
        there = [*position.draw, *table.pile, *table.gone]
        for zones in position.seats:
            there += [c for c in (*zones.hand, *zones.up, *zones.down) if c is not None]
        assert sorted(there) == list(decision.law.whole_pack(decision.case.players)), decision.where


def the_mover_is_in_and_can_move(decision: Decision) -> None:
    """While a game is not over one seat decides, neither out nor locked, and it has a move; afterwards nobody has."""
    position, after = decision.position, decision.step.position
    assert position.table.turn in range(decision.case.players), decision.where
    assert position.table.turn not in position.table.out + position.table.locked, decision.where
    assert decision.moves, decision.where
    assert bool(legal_moves(decision.law, after)) != after.over, decision.where


def seats_leave_without_cards(decision: Decision) -> None:
    """Seats that are out are out once; only the last placed and the winner of a deal can have cards left."""
    out = decision.step.position.table.out
    assert len(set(out)) == len(out), decision.where
    emptied = {s for s, zones in enumerate(decision.step.position.seats) if zones.empty}
    last = set(out[-1:]) if len(out) == decision.case.players else set()
    assert set(out) - last <= emptied <= set(out), decision.where


def legal_moves_ascend_and_are_accepted(decision: Decision) -> None:
    law, indices = decision.law, [action_index(decision.law, move) for move in decision.moves]
    # Of each figure of a climbing game, every choice of cards is a move.
    assert all(a <= b if isinstance(law, ClimbLaw) else a < b for a, b in pairwise(indices)), decision.where
    assert len(set(decision.moves)) == len(decision.moves), decision.where
    assert set(indices) <= set(range(action_count(law))), decision.where
    for move in decision.moves:
        assert _refusal(law, decision.position, move) is None, f"{decision.where} lists and refuses {move!r}"


def _refusal(law: Law, position: Position, move: Move) -> Refusal | None:
    """The reason why a move is refused, or None if it is accepted."""
    try:
        play(law, position, move)
    except IllegalMove as refused:
        return refused.reason
    return None


def refused_are_those_not_listed(decision: Decision) -> None:
    """A move is refused if and only if its figure and count are not listed; a seat can tell so beforehand."""
    law, position = decision.law, decision.position
    before = repr(position)
    seen = view(law, position, position.table.turn)
    for move in garbage(law, position, decision.random):
        reason = _refusal(law, position, move)
        legal = should_be_legal(law, position, decision.moves, move)
        assert (reason is None) is legal, f"{decision.where} {move!r}"
        assert refusal_for(law, seen, move) is reason, f"{decision.where} {move!r}"
    assert repr(position) == before, decision.where


def nothing_is_possible_afterwards(decision: Decision) -> None:
    """Once a game is over every move is refused for that reason."""
    after = decision.step.position
    for move in (decision.move, *garbage(decision.law, after, decision.random)) if after.over else ():
        assert _refusal(decision.law, after, move) is Refusal.GAME_OVER, f"{decision.where} then {move!r}"


def seats_work_out_their_own_moves(decision: Decision) -> None:
    """The mover finds the same moves from its View alone; nobody else has any."""
    law, position = decision.law, decision.position
    for seat in (None, *range(decision.case.players)):
        expected = decision.moves if seat == position.table.turn else ()
        assert legal_moves_for(law, view(law, position, seat)) == expected, decision.where


def hands_are_sorted_and_known_cards_held(decision: Decision) -> None:
    for zones in decision.step.position.seats:
        assert list(zones.hand) == sorted(zones.hand), decision.where
        assert list(zones.known) == sorted(zones.known), decision.where
        assert holds(zones.hand, zones.known), decision.where


def gifts_are_held_besides_known_cards(decision: Decision) -> None:
    """What a giver remembers is there, and is no more than it gave and than nobody has played since."""
    law, before, after = decision.law, decision.position, decision.step.position
    assert len({(gift.giver, gift.holder) for gift in after.gifts}) == len(after.gifts), decision.where
    for giver, holder, cards in after.gifts:
        assert cards == tuple(sorted(cards)) != (), decision.where
        assert holds(after.seats[holder].hand, (*after.seats[holder].known, *cards)), decision.where
        gave = next(gift.cards for gift in before.gifts if (gift.giver, gift.holder) == (giver, holder))
        assert holds(gave, cards), decision.where
        if holder != before.table.turn:
            assert gave == cards, decision.where
    for seat in (None, *range(decision.case.players)):
        mine = {holder: cards for giver, holder, cards in after.gifts if giver == seat}
        rows = tuple(mine.get(Seat(other), ()) for other in range(decision.case.players))
        assert view(law, after, seat).known_to_me == (rows if mine else ()), decision.where


def what_everyone_deduces_is_true(decision: Decision) -> None:
    """The cards that nobody sees bear out what is said of them; what says nothing is not said."""
    law, position = decision.law, decision.step.position
    for seat, zones in enumerate(position.seats):
        ranks, sure, held, unbeaten, passed = zones.deduced
        said = untrue(law, position.table, zones.hand, zones.known, zones.deduced)
        assert not said, f"{decision.where} says of seat {seat} that {said}"
        assert (ranks == 0) == (sure == 0), decision.where
        assert zones.hand or zones.deduced == NOTHING, decision.where
        assert isinstance(law, ClimbLaw) or not unbeaten + passed, decision.where
        if isinstance(law, ClimbLaw):
            assert (ranks, held) == (0, NO_RANK), decision.where
            assert not (passed if law.passes_prove else unbeaten), decision.where
            pairs = permutations(passed or unbeaten, 2)
            assert all(law.legal[one] & ~law.legal[other] for one, other in pairs), decision.where


def events_show_no_hidden_card(decision: Decision) -> None:
    """What others and spectators are told names only cards that lie open or were open before."""
    public = public_cards(decision.law, decision.position) | public_cards(decision.law, decision.step.position)
    for event in decision.step.events:
        owner = event.seat if isinstance(event, Drew | Placed) else None
        for seat in (None, *range(decision.case.players)):
            told = event.seen_by(seat)
            if owner is not None and seat == owner:
                assert told == event, decision.where
            elif not isinstance(event, Starts | InstantWin):
                assert _cards_in(told) <= public, f"{decision.where} tells seat {seat} {told!r}"


def _cards_in(event: Event) -> set[Card]:
    found: set[Card] = set()
    assert is_dataclass(event)
    for one in fields(event):
        value = getattr(event, one.name)
        found |= {v for v in (value if isinstance(value, tuple) else (value,)) if isinstance(v, Card)}
    return found


def what_a_seat_cannot_see_changes_nothing_for_it(decision: Decision) -> None:
    """With everything unseen dealt afresh, a seat has the same View, the same moves, and every bot chooses the same."""
    law, position, random = decision.law, decision.position, decision.random
    for seat in (None, *range(decision.case.players)):
        other = redealt(law, position, seat, random)
        seen, seen_otherwise = view(law, position, seat), view(law, other, seat)
        assert seen == seen_otherwise, f"{decision.where} seat {seat}"
        assert legal_moves_for(law, seen) == legal_moves_for(law, seen_otherwise), f"{decision.where} seat {seat}"
        if seat == position.table.turn:
            _bots_choose_alike(decision, position, other)


def _bots_choose_alike(decision: Decision, position: Position, other: Position) -> None:
    law, seat = decision.law, position.table.turn
    for name in _bots_for(law):
        moves = {bots.make(name, decision.made).choose(view(law, p, seat)) for p in (position, position, other)}
        assert len(moves) == 1, f"{decision.where} {name}"
        assert moves <= set(decision.moves), f"{decision.where} {name}"


def _bots_for(law: Law) -> list[str]:
    """The quick players that know a law; test_no_peeking tries them all."""
    known = []
    for name in QUICK:
        try:
            bots.make(name, 0, law)
        except ValueError:
            continue
        known.append(name)
    return known


EVERY_STEP: tuple[Promise, ...] = (
    cards_are_conserved,
    the_mover_is_in_and_can_move,
    seats_leave_without_cards,
    seats_work_out_their_own_moves,
    hands_are_sorted_and_known_cards_held,
    gifts_are_held_besides_known_cards,
    what_everyone_deduces_is_true,
    events_show_no_hidden_card,
    nothing_is_possible_afterwards,
)
COSTLY: tuple[Promise, ...] = (
    legal_moves_ascend_and_are_accepted,
    refused_are_those_not_listed,
    what_a_seat_cannot_see_changes_nothing_for_it,
)
