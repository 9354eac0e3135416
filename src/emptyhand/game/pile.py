"""The reference engine of the pile games: one move after another. Pure; every rule comes from the Law.

`pile_start` deals. Then the code follows the course of a turn: lay a play, settle it, refill, and advance the turn.
"""

from __future__ import annotations

from emptyhand.game.deduction import after_being_stuck, after_picking_up, after_playing
from emptyhand.game.errors import IllegalMove
from emptyhand.game.events import (
    Event,
    Flipped,
    GoesOn,
    Killed,
    KilledBy,
    LastCard,
    Out,
    Over,
    Passed,
    PickedUp,
    Placed,
    Played,
    Revealed,
    Skipped,
    Took,
    TookRow,
    Tried,
)
from emptyhand.game.pile_draws import next_draws, refill
from emptyhand.game.pile_effects import settle, turned_after, turned_back
from emptyhand.game.pile_moves import refusal
from emptyhand.game.pile_start import begin
from emptyhand.game.position import NOTHING, Deduced, Outcome, Position, Zones
from emptyhand.game.runs import pile_demand
from emptyhand.game.table import NO_OPENING, NO_RUN, NOBODY, OFFER, OPEN, OVER, PLAY, Seat, Table, next_in
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card, without
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Ends, Opening, Passing, Rest, Sets, Taker, UpPlay, Zone

HAND, UP, DOWN = Zone
FIRST_OUT = Ends.FIRST_OUT
ALL = Opening.ALL
ONE_OR_ALL = Sets.ONE_OR_ALL
TAKE_ALL = UpPlay.TAKE_ALL
PREVIOUS = Taker.PREVIOUS
LEAVES, BINDS = Rest.LEAVES, Rest.BINDS
STUCK = Passing.STUCK


# -- one move --------------------------------------------------------------------------------------------------------


def play(law: PileLaw, position: Position, move: Move) -> Outcome:
    """Apply a move of the seat to move; return the position and events. Raises IllegalMove and changes nothing."""
    table = position.table
    mine = position.seats[table.turn]
    reason = refusal(law, table, mine, move)
    if reason is not None:
        raise IllegalMove(move, reason, demand=table.demand)
    after, events = _apply(law, position, mine, move)
    if law.turn.announce_last and mine.left > 1 == after.seats[table.turn].left:
        events = (*events, LastCard(table.turn))
    return after, events


def _apply(law: PileLaw, position: Position, mine: Zones, move: Move) -> Outcome:
    table = position.table
    match move:
        case Play(cards):
            return _play(law, position, mine, cards)
        case Place(card):
            return _place(law, position, card)
        case Take(card):
            return _take(law, position, mine, card)
        case Flip(slot):
            return _flip(law, position, mine, slot)
        case PickUp(up):
            # While there are cards to draw, a pick-up of any kind first tries one of them instead.
            if law.pick_up.try_draw and position.draw:
                return _try_draw(law, position, mine)
            if up:
                position = _with_seat(position, table.turn, mine._replace(up=_leaving(mine.up, up)))
            return _pick_up(law, position, (), up)
        case Pass():
            return _end_turn(position) if table.phase is OFFER else _pass(law, position, mine)
    raise AssertionError(f"{move!r} was not refused")


def _place(law: PileLaw, position: Position, card: Card) -> Outcome:
    table, seat = position.table, position.table.turn
    mine = position.seats[seat]
    mine = mine._replace(hand=without(mine.hand, (card,)), up=(*mine.up, card))
    position = _with_seat(position, seat, mine)
    openly = law.deal.choose_openly
    placed: tuple[Event, ...] = (Revealed(seat, (card,)) if openly else Placed(seat, card),)
    if len(mine.up) < law.deal.up:
        return position, placed
    if seat + 1 < len(position.seats):
        return position._replace(table=table._replace(turn=Seat(seat + 1))), placed
    shown = [Revealed(s, tuple(c for c in z.up if c is not None)) for s, z in enumerate(position.seats)]
    begun, events = begin(law, position)
    return begun, (*placed, *([] if openly else shown), *events)


def _with_seat(position: Position, seat: Seat, zones: Zones) -> Position:
    seats = position.seats
    return position._replace(seats=(*seats[:seat], zones, *seats[seat + 1 :]))


def _leaving(row: tuple[Card | None, ...], cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """Return the row with empty places where the cards lay."""
    left = list(row)
    for card in cards:
        left[left.index(card)] = None
    return tuple(left)


def _play(law: PileLaw, position: Position, mine: Zones, cards: tuple[Card, ...]) -> Outcome:
    if mine.hand:
        hand = without(mine.hand, cards)
        # Where sets are one card or all, playing several shows everyone that none of the rank is left.
        all_of_it = len(cards) > 1 if law.turn.sets is ONE_OR_ALL else False
        all_of_it = all_of_it or (position.table.phase is OPEN and law.opening.cards is ALL)
        if mine.known or all_of_it or mine.deduced is not NOTHING:
            mine = after_playing(mine, hand, cards, all_of_it)
        else:
            mine = Zones(hand, mine.up, mine.down)
        return _lay(law, position, mine, cards, HAND, [])
    return _lay(law, position, mine._replace(up=_leaving(mine.up, cards)), cards, UP, [])


def _take(law: PileLaw, position: Position, mine: Zones, card: Card) -> Outcome:
    seat = position.table.turn
    fits = bool(law.allowed(position.table.demand, position.table.turned)[card >> 2])
    mine = mine._replace(up=_leaving(mine.up, (card,)))
    if fits:
        return _lay(law, position, mine, (card,), UP, [Took(seat, card, fits)])
    after, events = _pick_up(law, _with_seat(position, seat, mine), (card,), ())
    return after, (Took(seat, card, fits), *events)


def _flip(law: PileLaw, position: Position, mine: Zones, slot: int) -> Outcome:
    seat = position.table.turn
    card = mine.down[slot]
    assert card is not None
    fits = bool(law.allowed(position.table.demand, position.table.turned)[card >> 2])
    mine = mine._replace(down=(*mine.down[:slot], None, *mine.down[slot + 1 :]))
    flipped = Flipped(seat, slot, card, fits)
    if fits:
        return _lay(law, position, mine, (card,), DOWN, [flipped])
    after, events = _pick_up(law, _with_seat(position, seat, mine), (card,), ())
    return after, (flipped, *events)


def _try_draw(law: PileLaw, position: Position, mine: Zones) -> Outcome:
    """Turn over the top card of the draw pile; it is played if it fits, else it goes into the hand."""
    table, (card, *rest) = position.table, position.draw
    fits = bool(law.allowed(table.demand, table.turned)[card >> 2])
    tried = Tried(table.turn, card, fits)
    position = position._replace(draw=tuple(rest))
    if fits:
        deduced = after_picking_up(law, table, mine) if mine.hand else NOTHING
        return _lay(law, position, mine._replace(deduced=deduced), (card,), HAND, [tried])
    after, events = _pick_up(law, position, (card,), ())
    return after, (tried, *events)


def _end_turn(position: Position) -> Outcome:
    """End the turn instead of playing again: the next seat moves, and nobody is skipped."""
    table, seat = position.table, position.table.turn
    turn = next_in(table.out, len(position.seats), seat, table.direction)
    return position._replace(table=table._replace(phase=PLAY, turn=turn)), (Passed(seat),)


def _pass(law: PileLaw, position: Position, mine: Zones) -> Outcome:
    """Let the pile lie. If the next seat is the one that leads when all pass, the pile leaves the game."""
    table, seat = position.table, position.table.turn
    turn = next_in(table.out, len(position.seats), seat, table.direction)
    if law.turn.passing is STUCK and mine.hand:
        position = _with_seat(position, seat, mine._replace(deduced=after_being_stuck(law, table, mine)))
    # The turn comes back to the seat that played last only when all others have passed.
    if turn != table.owner:
        return position._replace(table=table._replace(turn=turn)), (Passed(seat),)
    turned = turned_after(law, table)
    events = (Passed(seat), Killed(turn, table.pile, KilledBy.PASSES), *turned_back(table.turned, turned))
    gone = table.gone + table.pile
    left = Table(PLAY, turn, table.dealer, table.direction, gone=gone, out=table.out, turned=turned)
    return position._replace(table=left), events


def _gaining(zones: Zones, cards: tuple[Card, ...], deduced: Deduced) -> Zones:
    """Return a seat with cards that everyone saw enter its hand."""
    hand, known = tuple(sorted(zones.hand + cards)), tuple(sorted(zones.known + cards))
    return Zones(hand, zones.up, zones.down, known, deduced)


def _pick_up(
    law: PileLaw, position: Position, tried: tuple[Card, ...], up: tuple[Card, ...], *, back: int = 0
) -> Outcome:
    """Move the pile, or the top of it, into the hand, with a card that was tried and did not fit or with up cards.

    Where the law says so, the player before gets the pile, unless as many cards as `back`, a last play on top of it,
    have to be taken back. It ends the turn, unless the law lets the seat go on.
    """
    table, seat = position.table, position.table.turn
    mine = position.seats[seat]
    under = len(table.pile) - back
    below = under - law.picked_up(under)
    top, rest = table.pile[below:], table.pile[:below]
    burnt = tuple([c for c in top if law.burns[c >> 2]])
    picked = without(top, burnt) if burnt else top
    gained = picked + tried + up
    deduced = after_picking_up(law, table, mine) if mine.hand else NOTHING
    seats, taker = position.seats, seat
    # Cards that may not be the last ones return to their own player, even where the previous one takes piles.
    if law.pick_up.taker is PREVIOUS and not back:
        taker = next_in(table.out, len(seats), seat, -table.direction)
        gained = tried
        seats = _with_seat(position, taker, _gaining(seats[taker], picked, seats[taker].deduced)).seats
    mine = _gaining(mine, gained, deduced)
    turn = next_in(table.out, len(seats), seat, table.direction) if law.pick_up.ends_turn else seat
    gone, turned = table.gone + burnt, turned_after(law, table)
    back_again = turned_back(table.turned, turned)
    table = Table(PLAY, turn, table.dealer, table.direction, 0, NO_RUN, 0, NO_OPENING, (), gone, NOBODY, (), table.out)
    if turned:
        table = table._replace(turned=turned)
    if rest:
        table = _on_the_rest(law, table, rest)
    after = Position(table, (*seats[:seat], mine, *seats[seat + 1 :]), position.draw, position.ties)
    picks_up = PickedUp(taker, picked, burnt, up, rest)
    return after, (picks_up, *back_again) if law.pick_up.ends_turn else (picks_up, *back_again, GoesOn(seat))


def _on_the_rest(law: PileLaw, table: Table, rest: tuple[Card, ...]) -> Table:
    """Return the table with what becomes of the cards that were not picked up; an answer may have any number."""
    if law.pick_up.rest is LEAVES:
        return table._replace(gone=table.gone + rest)
    demand, run, length = pile_demand(law, rest) if law.pick_up.rest is BINDS else (0, NO_RUN, 0)
    return table._replace(pile=rest, demand=demand, run=run, run_length=length)


# -- laying, settling, refilling, advancing --------------------------------------------------------------------------


def _lay(
    law: PileLaw, position: Position, mine: Zones, cards: tuple[Card, ...], zone: Zone, events: list[Event]
) -> Outcome:
    """Put cards that have left the seat's zones on the pile, then settle, refill, leave and advance."""
    table = position.table
    seat = table.turn
    events.append(Played(seat, cards, zone))
    # A seat that will draw is still in, though its zones are empty now.
    leaves = mine.empty and not (position.draw and (law.turn.draw or law.turn.refill_to))
    # On an empty table there is no pile to pick up, so any rank may be the last.
    if leaves and table.pile and not law.finishes[cards[0] >> 2]:
        return _take_back(law, position, mine, cards, events)
    # The game is over before the last play takes effect: it neither kills nor makes anyone draw.
    if leaves and law.ends is FIRST_OUT:
        return _first_out(position, mine, cards, events)
    players = len(position.seats)
    idle = leaves and not law.acts_last[cards[0] >> 2]
    table, again, skips, draws = settle(law, table, players, cards, events, idle)
    mine, draw = refill(law, mine, position.draw, seat, events)
    # Asked after the refill, which may have spared the seat its row.
    if law.up.play is TAKE_ALL and not mine.hand:
        mine = _take_row(mine, seat, events)
    seats = (*position.seats[:seat], mine, *position.seats[seat + 1 :])
    # With this seat out, the game would be over: the one seat left draws nothing.
    if draws and draw and not (leaves and players - len(table.out) == 2):
        seats, draw = next_draws(table, seats, seat, draw, draws, events)
    if leaves:
        # A play that gives another play skips nobody: the next seat takes the extra play.
        table = _leave(table, players, seat, 0 if again else skips, events)
    elif again:
        events.append(GoesOn(seat))
    elif skips:
        events += _skipped(table, players, seat, skips)
    return Position(table, seats, draw, position.ties), tuple(events)


def _take_back(law: PileLaw, position: Position, mine: Zones, cards: tuple[Card, ...], events: list[Event]) -> Outcome:
    """Pick up the pile with the last cards, which a player may not finish with."""
    table = position.table
    laid = position._replace(table=table._replace(pile=table.pile + cards))
    after, more = _pick_up(law, _with_seat(laid, table.turn, mine), (), (), back=len(cards))
    return after, (*events, *more)


def _first_out(position: Position, mine: Zones, cards: tuple[Card, ...], events: list[Event]) -> Outcome:
    """End the game with the last card, without resolving its play any further."""
    table = position.table
    seat = table.turn
    events += [Out(seat, 1), Over((seat,))]
    pile = table.pile + cards
    over = table._replace(phase=OVER, opening=NO_OPENING, pile=pile, out=(seat,), amount=0, owner=NOBODY)
    return _with_seat(position, seat, mine)._replace(table=over), tuple(events)


def _take_row(mine: Zones, seat: Seat, events: list[Event]) -> Zones:
    """Take all up cards into the empty hand."""
    cards = tuple(sorted([card for card in mine.up if card is not None]))
    if not cards:
        return mine
    events.append(TookRow(seat, cards))
    return Zones(cards, (None,) * len(mine.up), mine.down, cards)


def _leave(table: Table, players: int, leaver: Seat, skips: int, events: list[Event]) -> Table:
    """Take the seat that played out of the game; an extra play it had earned passes to the next seat still in.

    When one seat is left, it takes the last place and the game is over.
    """
    out = (*table.out, leaver)
    events.append(Out(leaver, len(out)))
    left = [Seat(s) for s in range(players) if s not in out]
    if len(left) == 1:
        out = (*out, *left)
        events += [Out(left[0], len(out)), Over(out)]
        return table._replace(turn=leaver, out=out, phase=OVER, amount=0, owner=NOBODY)
    table = table._replace(phase=PLAY, out=out)
    events += _skipped(table, players, leaver, skips)
    turn = next_in(out, players, leaver, table.direction, skips + 1)
    return table._replace(turn=turn, owner=NOBODY if table.owner == NOBODY else turn)


def _skipped(table: Table, players: int, seat: Seat, skips: int) -> list[Event]:
    return [Skipped(next_in(table.out, players, seat, table.direction, step)) for step in range(1, skips + 1)]
