"""Checks whether a law allows a position: every card in one place, and every field consistent with the phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, takewhile

from emptyhand.game.climb import height, instant_cards
from emptyhand.game.pile_start import first_holder, lowest_rank
from emptyhand.game.position import Position, Zones
from emptyhand.game.runs import pile_demand, run_states
from emptyhand.game.snapshot.deductions import deduction_faults
from emptyhand.game.table import NO_OPENING, NO_RUN, NOBODY, Phase, Table
from emptyhand.rules.cards import ALL_CARDS, ALL_SUITS, RANK_CHARS, Card, holds
from emptyhand.rules.errors import EmptyhandError
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ALWAYS_TURNED, ROUND_TURNED, ClimbLaw, Law, PileLaw, is_upside_down
from emptyhand.rules.ruleset.model import Ends, Opening, Rest, ReverseWithTwo, Sets, Starter, UpPlay

OLDEST_FIRST = "expected cards that were legal plays, the oldest first"


class BadSnapshot(EmptyhandError):
    """A text or list of numbers that is not a position of its law. The message is one sentence."""


def check_position(law: Law, position: Position, *, any_hands: bool = False) -> None:
    """Raise BadSnapshot unless the position is possible under this law.

    With `any_hands` the hands need not agree with the deductions about them.
    """
    faults = _climb_faults(law, position) if isinstance(law, ClimbLaw) else _pile_faults(law, position)
    dealt = () if any_hands else _dealt_faults(law, position)
    deduced = deduction_faults(law, position, any_hands=any_hands)
    for fault in chain(_frame_faults(law, position), faults, dealt, deduced):
        raise BadSnapshot(fault)


# -- both families ---------------------------------------------------------------------------------------------------


def _frame_faults(law: Law, position: Position) -> Iterator[str]:
    players = len(position.seats)
    if players not in law.players.counts:
        yield law.not_for(players)
        return
    yield from _number_faults(position)
    yield from _card_faults(law, position)
    for number, zones in enumerate(position.seats, start=1):
        if not holds(zones.hand, zones.known):
            yield f"known{number} must name cards of hand{number}"
        if list(zones.hand) != sorted(zones.hand) or list(zones.known) != sorted(zones.known):
            yield f"hand{number} and known{number} must be in ascending order"
    yield from _out_faults(law, position)


def _number_faults(position: Position) -> Iterator[str]:
    table, seats = position.table, range(len(position.seats))
    if sorted(position.ties) != list(seats):
        yield "ties must name every seat once"
    for name, named in (("out", table.out), ("locked", table.locked), ("bound", table.bound)):
        if len(set(named)) != len(named) or not set(named) <= set(seats):
            yield f"{name} must name seats of the game, each once"
    if table.turn not in seats or table.dealer not in seats or table.owner not in (NOBODY, *seats):
        yield "turn, dealer and owner must be seats of the game"
    if table.direction not in (1, -1):
        yield "direction must be 1 or -1"


def _card_faults(law: Law, position: Position) -> Iterator[str]:
    expected = Counter(law.whole_pack(len(position.seats)))
    found = Counter(all_cards(position))
    for card in sorted(expected | found):
        if found[card] > expected[card]:
            there = {0: "no such card", 1: "one"}.get(expected[card], str(expected[card]))
            yield f"{card} is named {found[card]} times, and there is {there} in the pack"
        if found[card] < expected[card]:
            yield f"{card} is missing: name every card of the pack, or write rest=draw or rest=gone"


def all_cards(position: Position) -> Iterator[Card]:
    """Yield every card of a position, wherever it lies."""
    for zones in position.seats:
        yield from zones.hand
        yield from (c for c in zones.up + zones.down if c is not None)
    yield from position.draw
    yield from position.table.pile
    yield from position.table.gone


def _out_faults(law: Law, position: Position) -> Iterator[str]:
    table = position.table
    if table.phase is Phase.OVER:
        yield from _over_faults(law, position)
        return
    if table.turn in table.out:
        yield f"turn={table.turn + 1} is a seat that is out: expected one that is still in"
    if table.out and law.ends is Ends.FIRST_OUT:
        yield "the game ends when the first seat is out, so the phase must be over"
    if len(position.seats) - len(table.out) < 2:
        yield "fewer than two seats are still in, so the phase must be over"
    for seat, zones in enumerate(position.seats):
        if zones.empty and seat not in table.out:
            yield f"seat {seat + 1} has no cards and is not out: expected cards, or the seat among out"
        if not zones.empty and seat in table.out:
            yield f"seat {seat + 1} is out with cards: expected none"


def _over_faults(law: Law, position: Position) -> Iterator[str]:
    table, players = position.table, len(position.seats)
    won_by_the_deal = isinstance(law, ClimbLaw) and not table.pile and not table.gone
    places = 1 if won_by_the_deal or law.ends is Ends.FIRST_OUT else players
    if len(table.out) != places:
        yield f"out must name {places} of the seats when the phase is over"
    finished = table.out[: places if places < players else -1]
    if not won_by_the_deal and any(not position.seats[seat].empty for seat in finished):
        yield "a seat that finished has cards: expected none"


def _dealt_faults(law: Law, position: Position) -> Iterator[str]:
    """Check what the deal alone decides, given real hands: the opening and the instant wins."""
    if isinstance(law, ClimbLaw):
        yield from _instant_faults(law, position)
        if position.table.phase is Phase.OPEN:
            lowest = min((c for z in position.seats for c in z.hand), key=lambda c: height(law, c))
            if position.table.opening != lowest:
                opening = f"opening={Card(position.table.opening)}"
                yield f"{opening} is not the lowest card in a hand: expected opening={lowest}"
    elif position.table.phase is Phase.OPEN:
        rank, holders = lowest_rank(law, position)
        if position.table.opening != rank:
            opening = f"opening={RANK_CHARS[position.table.opening]}"
            yield f"{opening} is not the lowest rank in a hand: expected opening={RANK_CHARS[rank]}"
        first = first_holder(law, position, holders)
        if position.table.turn != first:
            yield f"seat {first + 1} holds the opening rank and starts: expected turn={first + 1}"


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile_faults(law: PileLaw, position: Position) -> Iterator[str]:
    table = position.table
    if table.locked or table.bound or table.suit_lock:
        yield "locked, bound and suits belong to climbing games"
    yield from _owner_faults(law, table)
    if table.turned and not (table.turned == 1 and _may_be_turned(law, table)):
        after = ", or after the first play" if law.turn.stays_turned else ""
        yield f"turned must be 1, and only while a card that turns the order of ranks lies on the pile{after}"
    if not 0 <= table.demand <= 14 or not NO_RUN <= table.run < 14 or not NO_OPENING <= table.opening < 14:
        yield "demand, run and opening must be ranks"
        return
    if (table.opening != NO_OPENING) != (table.phase is Phase.OPEN):
        yield "opening must be given in the phase open and only there"
    if (table.run == NO_RUN) != (table.run_length == 0) or not 0 <= table.run_length <= len(table.pile):
        yield "run must be a rank and how many cards of the pile make it"
    if table.phase is not Phase.OVER:
        yield from _pile_tail_faults(law, table)
        yield from _laid_faults(law, position)
    yield from _amount_faults(law, table)
    if table.direction != 1 and not _turns(law, len(position.seats)):
        yield f"nothing reverses the direction in {law.name} with {len(position.seats)} players: expected direction=1"
    yield from _row_faults(law, position)
    if table.phase in (Phase.CHOOSE, Phase.OPEN):
        yield from _early_faults(law, position)
    if table.phase is Phase.OFFER and not law.may_end_turn:
        yield f"nobody may end a turn in {law.name}, so the phase cannot be offer"


def _may_be_turned(law: PileLaw, table: Table) -> bool:
    """Whether the order of ranks can be upside down; a card that has turned it may be anywhere if it stays so."""
    if law.turn.stays_turned and table.phase not in (Phase.CHOOSE, Phase.OPEN):
        return any(law.turns)
    return any(law.turns[card.rank] for card in table.pile)


def _owner_faults(law: PileLaw, table: Table) -> Iterator[str]:
    """Report a seat that leads without need, or none where one leads if all the others pass."""
    if law.may_pass and table.pile and table.phase in (Phase.PLAY, Phase.OFFER):
        if table.owner == NOBODY or table.owner in table.out:
            yield "owner must be the seat that leads if all the others pass on the pile, one that is still in"
    elif table.owner != NOBODY and not (table.phase is Phase.CHOOSE and law.match.hands_on_lead):
        yield "owner is the seat that leads if all the others pass on a pile: expected none here"


def _turns(law: PileLaw, players: int) -> bool:
    """Whether the direction of play can ever change."""
    return any(law.reverses) and not (players == 2 and law.turn.reverse_with_two is ReverseWithTwo.SKIPS)


def _pile_tail_faults(law: PileLaw, table: Table) -> Iterator[str]:
    if any(_asks(law, table, table.pile[start:]) for start in _leads(law, table.pile)):
        return
    demand, run, length = pile_demand(law, table.pile)
    if demand != table.demand:
        yield f"demand is not what the pile asks for: expected demand={RANK_CHARS[demand - 1] if demand else 'none'}"
    # The pile does not show how many cards came in one play.
    if run != table.run or (length != table.run_length and not law.run.within_one_play):
        yield (
            f"run is not what lies on top of the pile: expected run={RANK_CHARS[run]}x{length}"
            if length
            else ("run is not what lies on top of the pile: expected run=none")
        )


def _leads(law: PileLaw, pile: tuple[Card, ...]) -> Iterable[int]:
    """Return where on a pile cards may have been played freely, on what was not picked up."""
    return range(1, len(pile) + 1) if law.leaves_rest and law.pick_up.rest is Rest.STAYS else ()


def _asks(law: PileLaw, table: Table, pile: tuple[Card, ...]) -> bool:
    """Whether the table asks for what the cards on top of the pile do."""
    demand, run, length = pile_demand(law, pile)
    return (demand, run) == (table.demand, table.run) and (length == table.run_length or law.run.within_one_play)


def _laid_faults(law: PileLaw, position: Position) -> Iterator[str]:
    """Report cards that cannot have been laid on one another, or would have killed the pile."""
    table, enough = position.table, law.run.kill_run[len(position.seats)]
    freely = law.leaves_rest and law.pick_up.rest is Rest.STAYS
    bound, before = 0, -1
    for place, (card, (demand, _, length)) in enumerate(zip(table.pile, run_states(law, table.pile), strict=True)):
        idle = table.out and not law.acts_last[card.rank]
        on_it = law.kills_on[card.rank] >> bound & 1 and card.rank != before and not freely
        if (law.kills[card.rank] or on_it) and not idle:
            yield f"{card} lies on the pile, which it would have killed: expected it in gone"
        # Cards of one play are equal; only the first must fit on the pile. Some of them may have been picked up.
        bomb = law.turn.bomb > 0 and (law.leaves_rest or law.turn.bomb <= _equal_from(table.pile, place)) and place
        fits = law.legal[bound][card.rank] or (law.turned and law.turned[bound][card.rank])
        if not fits and card.rank != before and not bomb and not freely:
            yield f"{card} may not be played on {RANK_CHARS[bound - 1]} as it lies on the pile: {OLDEST_FIRST}"
        if enough and length >= enough and not freely:
            yield f"{enough} equal cards lie in a row, which would have killed the pile: expected them in gone"
        bound, before = demand, card.rank
    if enough and table.run_length >= enough:
        yield f"a run of {table.run_length} would have killed the pile: expected run below {enough}"


def _equal_from(pile: tuple[Card, ...], place: int) -> int:
    """Return how many cards of one rank lie on the pile from a place on."""
    equal = takewhile(lambda card: card.rank == pile[place].rank, pile[place:])
    return sum(1 for _ in equal)


def _amount_faults(law: PileLaw, table: Table) -> Iterator[str]:
    """Report a number of cards that is not that of the last play on the pile."""
    if not table.pile or table.phase is Phase.OVER or law.turn.sets is not Sets.AS_BEFORE:
        if table.amount:
            yield "amount is the number of cards that an answer must have: expected none here"
    elif table.amount == 0 and law.leaves_rest:
        return
    elif not 1 <= table.amount <= len(table.pile) or len({card.rank for card in table.pile[-table.amount :]}) > 1:
        yield "amount must be how many equal cards on top of the pile came in the last play"


def _row_faults(law: PileLaw, position: Position) -> Iterator[str]:
    for number, zones in enumerate(position.seats, start=1):
        if len(zones.down) != law.deal.down:
            yield f"down{number} must have {law.deal.down} places, with . for an empty one"
        if len(zones.up) != law.deal.up and position.table.phase is not Phase.CHOOSE:
            yield f"up{number} must have {law.deal.up} places, with . for an empty one"
        in_play = position.table.phase in (Phase.PLAY, Phase.OFFER)
        if law.up.play is UpPlay.TAKE_ALL and in_play and not zones.hand and any(c is not None for c in zones.up):
            yield f"seat {number} would have taken its up cards into its empty hand: expected them in hand{number}"


def _early_faults(law: PileLaw, position: Position) -> Iterator[str]:
    table = position.table
    choosing = table.phase is Phase.CHOOSE
    if choosing and not law.deal.choose_up:
        yield f"no up cards are chosen in {law.name}, so the phase cannot be choose"
    if not choosing and (law.opening.cards is Opening.ANYTHING or law.opening.starter is not Starter.LOWEST):
        yield f"any play may open {law.name}, so the phase cannot be open"
    if table.pile or table.gone or table.direction != 1:
        yield "before the first play nothing lies on the pile or is gone, and the direction is 1"
    for seat, zones in enumerate(position.seats):
        placed = law.deal.up
        if choosing:
            placed = min(len(zones.up), law.deal.up - 1) if seat == table.turn else law.deal.up * (seat < table.turn)
        in_hand = law.hand_size(len(position.seats)) + law.deal.up - placed
        if not _as_dealt(zones, placed, in_hand):
            held = f"{in_hand} cards in hand, {placed} up and {law.deal.down} down"
            yield f"seat {seat + 1} must have {held} before the first play"
    if not choosing and not any(c.rank == table.opening for c in position.seats[table.turn].hand):
        yield f"seat {table.turn + 1} does not hold the opening rank: expected the seat that does"


def _as_dealt(zones: Zones, placed: int, in_hand: int) -> bool:
    full = None not in zones.up + zones.down
    return full and not zones.known and len(zones.up) == placed and len(zones.hand) == in_hand


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb_faults(law: ClimbLaw, position: Position) -> Iterator[str]:
    table = position.table
    if any(zones.up or zones.down for zones in position.seats):
        yield "up and down belong to pile games"
    if table.direction != 1 or (table.run, table.run_length) != (NO_RUN, 0):
        yield "direction and run belong to pile games"
    if table.amount:
        yield "amount belongs to pile games"
    if not 0 <= table.demand < len(law.legal) or not NO_OPENING <= table.opening < len(ALL_CARDS):
        yield "demand must be a combination and opening a card"
        return
    yield from _round_faults(law, table)
    if table.phase is Phase.CHOOSE:
        yield f"no up cards are chosen in {law.name}, so the phase cannot be choose"
    if table.phase is Phase.OFFER:
        yield f"nobody may end a turn in {law.name}, so the phase cannot be offer"
    if (table.opening != NO_OPENING) != (table.phase is Phase.OPEN):
        yield "opening must be given in the phase open and only there"
    if table.phase is Phase.OPEN:
        yield from _climb_opening_faults(law, position)


def _round_faults(law: ClimbLaw, table: Table) -> Iterator[str]:
    if (table.demand == 0) != (table.owner == NOBODY) or (table.demand == 0) != (not table.pile):
        yield "demand, owner and pile go together: a combination stands and is someone's, or the table is empty"
        return
    yield from _state_faults(law, table)
    standing = (table.demand - 1) % len(law.figures)
    if table.demand == 0 and table.locked:
        yield "nobody is locked out while the table is empty"
    # The seat placed last may have passed before the game ended.
    finished = table.out[:-1] if table.phase is Phase.OVER else table.out
    if list(table.locked) != sorted(table.locked) or table.owner in table.locked or set(table.locked) & set(finished):
        yield "locked must name seats still in, ascending, other than the owner"
    if table.phase is Phase.PLAY and table.demand and table.turn in (*table.locked, table.owner):
        yield f"turn={table.turn + 1} is locked out or owns what stands: expected a seat that may beat it"
    if table.demand and figure_of(law, table.pile[-law.standing(table.demand).size :]) != standing:
        yield "demand is not the combination on top of the pile: expected the one that its newest cards make"


def _state_faults(law: ClimbLaw, table: Table) -> Iterator[str]:
    """Check what only some climbing games have: an order that turns, and seats that may only bomb."""
    if not 0 <= table.turned <= ALWAYS_TURNED | ROUND_TURNED or (table.turned and not law.turns):
        yield "turned must be 1 to 3, in a game whose order of ranks can turn"
    elif table.demand and (table.demand > len(law.figures)) != is_upside_down(table.turned):
        yield "demand must be in the order of ranks that turned says"
    if table.turned & ROUND_TURNED and not table.demand:
        yield "the order of ranks is turned for a round only while a combination stands"
    if table.bound and (not law.turn.passed_may_bomb or not table.demand):
        yield "bound names seats only while a combination stands, in a game where such seats may bomb"
    if table.suit_lock and not (law.turn.suit_lock and table.demand and 0 < table.suit_lock < ALL_SUITS):
        yield "suits names one to three suits, and only while a combination stands in a game that locks them"
    if list(table.bound) != sorted(table.bound) or set(table.bound) & set(table.out[:-1]):
        yield "bound must name seats still in, ascending"
    if law.turn.passed_may_bomb and not set(table.locked) <= set(table.bound):
        yield "locked must name seats that bound names too"


def _spare(law: ClimbLaw, position: Position) -> int:
    """Return how many cards more than the others one seat was dealt."""
    players = len(position.seats)
    return len(law.whole_pack(players)) - players * law.deal.hand if law.deal.spare_to_lowest else 0


def _instant_faults(law: ClimbLaw, position: Position) -> Iterator[str]:
    """A dealt hand wins at once or not at all."""
    table, spare = position.table, _spare(law, position)
    for seat, zones in enumerate(position.seats):
        whole = len(zones.hand) in (law.deal.hand, law.deal.hand + spare)
        won = [i.name for i in law.instant if whole and instant_cards(i, zones.hand)]
        if won and table.phase is not Phase.OVER:
            yield f"seat {seat + 1} was dealt {won[0]}, which wins at once: expected phase=over"
        if not won and table.phase is Phase.OVER and not table.pile and seat in table.out:
            yield f"seat {seat + 1} was not dealt a hand that wins at once: expected another phase than over"


def _climb_opening_faults(law: ClimbLaw, position: Position) -> Iterator[str]:
    table = position.table
    if not law.opening.open_with_lowest:
        yield f"any play may open {law.name}, so the phase cannot be open"
    spare = _spare(law, position)
    sizes = [len(zones.hand) - spare * (seat == table.turn) for seat, zones in enumerate(position.seats)]
    if table.demand or table.gone or any(size != law.deal.hand for size in sizes):
        yield f"before the first play every seat has {law.deal.hand} cards and nothing lies on the table or is gone"
    if table.opening not in position.seats[table.turn].hand:
        yield f"seat {table.turn + 1} does not hold the opening card: expected the seat that does"
