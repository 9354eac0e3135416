"""What a play does in a pile game: runs, kills, and the effects of its rank on the turn and on the order of ranks."""

from __future__ import annotations

from emptyhand.game.events import Event, Killed, KilledBy, OrderTurned, Reversed
from emptyhand.game.runs import run_after
from emptyhand.game.table import NO_OPENING, NO_RUN, NOBODY, OFFER, PLAY, Seat, Table, next_in
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Again, Passing, ReverseWithTwo, Sets

NEVER, ONCE, ODD, EACH, ODD_IN_PILE = range(5)
AS_BEFORE = Sets.AS_BEFORE
SKIPS = ReverseWithTwo.SKIPS
NOBODY_PASSES = Passing.NEVER


def settle(
    law: PileLaw, table: Table, players: int, cards: tuple[Card, ...], events: list[Event], idle: bool
) -> tuple[Table, bool, int, int]:
    """Return the table after the play, with the next seat to move, and what else follows.

    That is: whether the player goes on, how many are skipped, and how many cards the next player has to draw.
    An idle play has no effects of its own; it may still complete a run.
    """
    rank, seat = cards[0] >> 2, table.turn
    run, length = run_after(law, table, rank, len(cards))
    # A run kills whatever rank completes it: an idle last card too.
    by_run = 0 < law.run.kill_run[players] <= length
    by_card = not idle and bool(law.kills[rank] or law.kills_on[rank] >> table.demand & 1)
    lapse = idle or (by_run and law.run.effects_lapse)
    # Killing stays the rank's own; everything else is done as the rank that binds would do it.
    acts_as = table.demand - 1 if table.demand and law.copies[rank] else rank
    direction, skips, draws = table.direction, 0, 0
    if not lapse:
        direction, skips, draws = _reach(law, table, players, cards, acts_as)
        if direction != table.direction:
            events.append(Reversed(direction))
    pile, gone, demand = table.pile + cards, table.gone, law.after[table.demand][rank]
    if by_run or by_card:
        events.append(Killed(seat, pile, KilledBy.RUN if by_run else KilledBy.CARD))
        pile, gone, demand, run, length = (), gone + pile, 0, NO_RUN, 0
    again = (by_run and law.run.again) or (by_card and law.kill_again[rank]) or (law.again[acts_as] and not lapse)
    turn = seat if again else next_in(table.out, players, seat, direction, skips + 1)
    phase = OFFER if again and law.turn.again is Again.MAY else PLAY
    settled = Table(
        phase, turn, table.dealer, direction, demand, run, length, NO_OPENING, pile, gone, NOBODY, (), table.out
    )
    # A play that kills leaves nothing behind that an answer or a pass could refer to.
    if pile:
        settled = _standing(law, settled, seat, len(cards))
    if law.turned:
        settled = settled._replace(turned=_order_after(law, table, pile, turns=law.turns[rank] and not lapse))
        events += turned_back(table.turned, settled.turned)
    return settled, again, skips, draws


def _reach(law: PileLaw, table: Table, players: int, cards: tuple[Card, ...], acts_as: int) -> tuple[int, int, int]:
    """Return what a play does to others: the direction after it, how many it skips, how many cards the next draws."""
    if not (law.skips[acts_as] or law.reverses[acts_as] or law.draws[acts_as]):
        return table.direction, 0, 0
    draws = law.draws[acts_as] * (len(cards) if law.draws_each[acts_as] else 1)
    skips = _times(law.skips[acts_as], table.pile, cards)
    if _times(law.reverses[acts_as], table.pile, cards) % 2 == 0:
        return table.direction, skips, draws
    # Two are counted before the play: one who goes out with it still makes the other miss a turn.
    if law.turn.reverse_with_two is SKIPS and players - len(table.out) == 2:
        return table.direction, skips + 1, draws
    return -table.direction, skips, draws


def _standing(law: PileLaw, table: Table, seat: Seat, count: int) -> Table:
    """Return the table with what a play that stands leaves behind: its size, and who leads if all others pass."""
    if law.turn.sets is AS_BEFORE:
        table = table._replace(amount=count)
    return table if law.turn.passing is NOBODY_PASSES else table._replace(owner=seat)


def _order_after(law: PileLaw, table: Table, pile: tuple[Card, ...], *, turns: bool) -> int:
    """Return how the order of ranks stands after a play that turns it or not; it ends with the pile or stays."""
    stays = pile != () or law.turn.stays_turned
    return int(stays and bool(table.turned) != turns)


def _times(code: int, pile: tuple[Card, ...], cards: tuple[Card, ...]) -> int:
    """Return how often an effect happens for cards laid on a pile."""
    count = len(cards)
    if code == NEVER:
        return 0
    if code == ONCE:
        return 1
    if code == ODD_IN_PILE:
        count += sum(card >> 2 == cards[0] >> 2 for card in pile)
    return count if code == EACH else count % 2


def turned_after(law: PileLaw, table: Table) -> int:
    """Return how the order of ranks stands after the pile is gone or picked up."""
    return table.turned if law.turn.stays_turned else 0


def turned_back(before: int, after: int) -> list[Event]:
    """Return the event of an order of ranks that was turned upside down, or back."""
    return [OrderTurned(bool(after))] if before != after else []
