"""The reference engine of the climbing games: deal, instant wins, the opening, then rounds of beating or passing."""

from __future__ import annotations

from emptyhand.game.climb_moves import has_duty, refusal
from emptyhand.game.deal import Deal
from emptyhand.game.deduction import after_laying, after_passing
from emptyhand.game.errors import IllegalMove
from emptyhand.game.events import (
    Drew,
    Event,
    Exchanged,
    InstantWin,
    Leads,
    OrderTurned,
    Out,
    Over,
    Passed,
    Played,
    RoundWon,
    Skipped,
    Starts,
    SuitsLocked,
)
from emptyhand.game.gifts import after_showing, gifts_of
from emptyhand.game.position import Outcome, Position, Zones
from emptyhand.game.table import NO_OPENING, NOBODY, OPEN, OVER, PLAY, Seat, Table, next_in, seats_in
from emptyhand.rules.actions import Move, Pass, Play
from emptyhand.rules.cards import ALL_SUITS, Card, suits_of, without
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.figures import bomb_figures, is_bomb
from emptyhand.rules.law.model import ALWAYS_TURNED, ClimbLaw, Instant, is_upside_down, turning
from emptyhand.rules.ruleset.model import Ends, Starter, Zone

# -- before the first play -------------------------------------------------------------------------------------------


def start(law: ClimbLaw, deal: Deal) -> Outcome:
    """Deal, check for instant wins and determine the starter."""
    hands = [deal.cards[s * law.deal.hand : (s + 1) * law.deal.hand] for s in range(deal.players)]
    hands, before = exchange_cards(law, deal, hands)
    unused = deal.cards[deal.players * law.deal.hand :]
    lowest, holder = _lowest(law, hands)
    # The lowest dealt card decides who gets the spare ones; the lowest of all is then opened with.
    if law.deal.spare_to_lowest and unused:
        hands[holder] += unused
        before.append(Drew(holder, len(unused), unused))
        lowest, unused = _lowest(law, hands)[0], ()
    seats = tuple(Zones(tuple(sorted(hand)), (), ()) for hand in hands)
    starter = holder if deal.leader is None else Seat(deal.leader)
    table = Table(phase=PLAY, turn=starter, dealer=Seat(deal.dealer))
    position = Position(table, seats, unused, tuple(Seat(s) for s in deal.ties), gifts_of(before))
    won = _instant_win(law, position)
    if won is None:
        won = (position, (Leads(starter),)) if deal.leader is not None else _begin_with(law, position, lowest)
    return (won[0], (*before, *won[1])) if before else won


def _lowest(law: ClimbLaw, hands: list[tuple[Card, ...]]) -> tuple[Card, Seat]:
    """Return the lowest card in a hand, and who holds it."""
    lowest = min((c for hand in hands for c in hand), key=lambda c: height(law, c))
    return lowest, Seat(next(s for s, hand in enumerate(hands) if lowest in hand))


def exchange_cards(
    law: ClimbLaw, deal: Deal, hands: list[tuple[Card, ...]]
) -> tuple[list[tuple[Card, ...]], list[Event]]:
    """Return the hands after the exchange that the places of the previous game ask for, and its events."""
    events: list[Event] = []
    for above, count in enumerate(law.match.exchange):
        below = len(deal.titles) - 1 - above
        # With few players a place can be in the upper and the lower half at once: the middle exchanges nothing.
        if above >= below:
            break
        rich, poor = deal.titles[above], deal.titles[below]
        best = sorted(hands[poor], key=lambda c: height(law, c))[-count:]
        worst = sorted(hands[rich], key=lambda c: height(law, c))[:count]
        hands[poor] = (*without(hands[poor], best), *worst)
        hands[rich] = (*without(hands[rich], worst), *best)
        events.append(Exchanged(poor, rich, count, tuple(best)))
        events.append(Exchanged(rich, poor, count, tuple(worst)))
    return hands, events


def _begin_with(law: ClimbLaw, position: Position, lowest: Card) -> Outcome:
    """Start with the holder of the lowest card. It is announced, so everyone knows that no hand holds a lower one."""
    table, starter = position.table, position.table.turn
    if law.opening.open_with_lowest:
        table = table._replace(phase=OPEN, opening=lowest)
    if any(height(law, card) < height(law, lowest) for card in position.draw):
        table = table._replace(floor=lowest)
    seats = tuple(z._replace(known=(lowest,)) if s == starter else z for s, z in enumerate(position.seats))
    gifts = after_showing(position.gifts, starter, (lowest,))
    return position._replace(table=table, seats=seats, gifts=gifts), (Starts(starter, Starter.LOWEST, lowest),)


def height(law: ClimbLaw, card: Card) -> tuple[int, int]:
    """Return the sort key of a card: rank before suit."""
    return law.ranking.order.index(card >> 2), law.suit_place(card)


def _instant_win(law: ClimbLaw, position: Position) -> Outcome | None:
    """Let the first seat in turn order whose dealt hand wins at once win the game."""
    table, players = position.table, len(position.seats)
    for steps in range(players):
        seat = Seat((table.turn + steps) % players)
        for instant in law.instant:
            cards = instant_cards(instant, position.seats[seat].hand)
            if cards:
                over = table._replace(phase=OVER, turn=seat, opening=NO_OPENING, out=(seat,))
                events = (InstantWin(seat, instant.name, cards), Out(seat, 1), Over((seat,)))
                return position._replace(table=over), events
    return None


def instant_cards(instant: Instant, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of the hand that make the instant win, or none."""
    by_rank: dict[int, list[Card]] = {}
    for card in hand:
        by_rank.setdefault(card >> 2, []).append(card)
    if instant.hold:
        wanted = {rank: count for rank, count in enumerate(instant.hold) if count}
        if any(len(by_rank.get(rank, ())) < count for rank, count in wanted.items()):
            return ()
        return tuple(c for rank, count in wanted.items() for c in by_rank[rank][:count])
    found: list[int] = []
    for rank in instant.ranks:
        if len(by_rank.get(rank, ())) >= instant.size:
            found.append(rank)
        elif instant.consecutive:
            found = []
        if len(found) == instant.count:
            return tuple(c for r in found for c in by_rank[r][: instant.size])
    return ()


# -- one move --------------------------------------------------------------------------------------------------------


def play(law: ClimbLaw, position: Position, move: Move) -> Outcome:
    """Apply a move of the seat to move; return the position and events. Raises IllegalMove and changes nothing."""
    table = position.table
    sizes = [len(zones.hand) for zones in position.seats] if law.turn.last_card_duty else ()
    reason = refusal(law, table, position.seats[table.turn].hand, move, has_duty(law, table, sizes))
    if reason is not None:
        raise IllegalMove(move, reason, demand=table.demand)
    if isinstance(move, Play):
        return _lay(law, position, move.cards)
    assert isinstance(move, Pass)
    seat, seats = table.turn, position.seats
    if seat not in table.bound:
        # A seat that could only have played a bomb shows nothing about its other cards.
        seats = (*seats[:seat], after_passing(law, seats[seat], table.demand), *seats[seat + 1 :])
    table = table._replace(locked=_with(table.locked, seat))
    if law.turn.passed_may_bomb:
        table = table._replace(bound=_with(table.bound, seat))
    return _advance(position._replace(table=table, seats=seats), [Passed(seat)])


def _lay(law: ClimbLaw, position: Position, cards: tuple[Card, ...]) -> Outcome:
    table, seat = position.table, position.table.turn
    figure = figure_of(law, cards)
    assert figure is not None
    mine = position.seats[seat]
    gifts = position.gifts and after_showing(position.gifts, seat, cards, mine.known)
    mine = after_laying(mine, without(mine.hand, cards), cards)
    turned = table.turned ^ turning(law, law.figures[figure]) if law.turns else 0
    demand, pile = law.demand_of(figure, turned), table.pile + cards
    locked = _locked_after(law, table, figure, demand)
    takes = table.demand > 0 and law.wins_by_beating(law.standing(table.demand), cards)
    skips = table.demand > 0 and law.skips_next(law.standing(table.demand), law.figures[figure])
    events: list[Event] = [Played(seat, cards, Zone.HAND), *_order_turned(table.turned, turned)]
    table = table._replace(phase=PLAY, demand=demand, owner=seat, opening=NO_OPENING, pile=pile, locked=locked)
    table = table._replace(turned=turned) if law.turns else table
    if law.turn.suit_lock:
        lock = _lock_after(position.table, law, cards)
        events += [SuitsLocked(tuple(suit for suit in range(4) if lock >> suit & 1))] if lock != table.suit_lock else []
        table = table._replace(suit_lock=lock)
    seats = (*position.seats[:seat], mine, *position.seats[seat + 1 :])
    position = Position(table, seats, position.draw, position.ties, gifts)
    if mine.hand:
        return _advance(position, events, wins_round=takes, skips=skips)
    return _leave(law, position, events, wins_round=takes, skips=skips)


def _lock_after(table: Table, law: ClimbLaw, cards: tuple[Card, ...]) -> int:
    """Return the suits that are locked after a play: its own if the play that it beats has the same ones."""
    if not table.demand:
        return 0
    suits, before = suits_of(cards), suits_of(table.pile[-law.standing(table.demand).size :])
    return suits if suits == before and suits not in (0, ALL_SUITS) else table.suit_lock


def _with(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat}))


def _locked_after(law: ClimbLaw, table: Table, figure: int, demand: int) -> tuple[Seat, ...]:
    """Return the seats that are out of the round after a play of the seat to move."""
    if not law.turn.pass_locks:
        return ()
    if law.turn.passed_may_bomb:
        # Nobody is asked for a bomb where no bomb could beat what stands.
        asked = law.legal[demand] & bomb_figures(law)
        return () if asked else tuple(seat for seat in table.bound if seat != table.turn)
    victim = table.owner
    if law.bombs.beaten_is_out and victim != NOBODY and victim not in table.out and is_bomb(law, law.figures[figure]):
        return _with(table.locked, victim)
    return table.locked


def _order_turned(before: int, after: int) -> list[Event]:
    return [OrderTurned(is_upside_down(after))] if is_upside_down(before) != is_upside_down(after) else []


def _leave(law: ClimbLaw, position: Position, events: list[Event], *, wins_round: bool, skips: bool) -> Outcome:
    """Place the seat to move, which is out; the game ends, or continues until one seat is left."""
    table = position.table
    out = (*table.out, table.turn)
    events.append(Out(table.turn, len(out)))
    bound = tuple(seat for seat in table.bound if seat != table.turn)
    table = table._replace(out=out, bound=bound)
    position = position._replace(table=table)
    left = seats_in(position.table, len(position.seats))
    if law.ends is Ends.PLAY_ON and len(left) > 1:
        return _advance(position, events, wins_round=wins_round, skips=skips)
    if law.ends is Ends.PLAY_ON:
        out = (*out, *left)
        events.append(Out(left[0], len(out)))
    events.append(Over(out))
    bound = tuple(seat for seat in bound if seat not in out)
    return position._replace(table=table._replace(out=out, bound=bound, phase=OVER)), tuple(events)


def _advance(position: Position, events: list[Event], *, wins_round: bool = False, skips: bool = False) -> Outcome:
    """Advance to the next seat that may still beat the standing combination; if there is none, the round is won.

    With `skips` the first such seat misses its turn.
    """
    table, players = position.table, len(position.seats)
    # A play that wins the round asks nobody.
    for steps in range(1, 1 if wins_round else players):
        seat = Seat((table.turn + steps) % players)
        if seat in table.out or seat in table.locked or seat == table.owner:
            continue
        if not skips:
            return position._replace(table=table._replace(turn=seat)), tuple(events)
        events.append(Skipped(seat))
        skips = False
    # The combination that stands may have been its owner's last.
    leader = table.owner if table.owner not in table.out else next_in(table.out, players, table.owner)
    events.append(RoundWon(table.owner, leader))
    cleared = table._replace(turn=leader, demand=0, pile=(), gone=table.gone + table.pile, owner=NOBODY, locked=())
    if table.turned or table.bound or table.suit_lock:
        turned = table.turned & ALWAYS_TURNED
        events += _order_turned(table.turned, turned)
        cleared = cleared._replace(turned=turned, bound=(), suit_lock=0)
    return position._replace(table=cleared), tuple(events)
