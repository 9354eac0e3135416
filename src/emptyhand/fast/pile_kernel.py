"""The pile games as plain arithmetic over flat arrays. Every rule comes from the tables of `pile_tables`.

`g` holds a game's scalars and `s` its cards (`pile_layout`); on a CPU both are one array, on a GPU two, so that the
scalars stay in registers. `t` is the law's tables, `d` a given pack as ranks, top first. Without a pack, the game's
stream draws cards from their counts: nothing is shuffled, and there is no list of cards. The functions are plain Python
for `target.build`, which makes compiled copies of them.
"""

from emptyhand.fast.arrays import Ints
from emptyhand.fast.chance import below, number
from emptyhand.fast.offsets import code, pile_offset
from emptyhand.fast.pile_deal import PICK_UP_TOP, draw, place
from emptyhand.fast.pile_layout import *
from emptyhand.fast.pile_legal import (
    AS_BEFORE,
    TAKE_ALL,
    TURN_PASSING,
    TURN_SETS,
    UP_PLAY,
    count_of,
    kth_of,
    moves_of,
    stage_zone,
)
from emptyhand.fast.pile_zones import binding, fitting, held, mover, put, rank_in_order, rare_note_order, size
from emptyhand.rules.ruleset.model import Again, Ends, Rest, ReverseWithTwo, Taker

ENDS, FIRST_OUT = pile_offset("ends"), code(Ends.FIRST_OUT)
TURN_DRAW, TURN_REFILL_TO = pile_offset("turn.draw"), pile_offset("turn.refill_to")
TURN_AGAIN, MAY = pile_offset("turn.again"), code(Again.MAY)
TURN_REVERSE_WITH_TWO, REVERSE_SKIPS = pile_offset("turn.reverse_with_two"), code(ReverseWithTwo.SKIPS)
RUN_WITHIN_ONE_PLAY, RUN_EFFECTS_LAPSE = pile_offset("run.within_one_play"), pile_offset("run.effects_lapse")
PICK_UP_TAKER, PREVIOUS = pile_offset("pick_up.taker"), code(Taker.PREVIOUS)
PICK_UP_TRY_DRAW = pile_offset("pick_up.try_draw")
PICK_UP_REST, LEAVES, BINDS = pile_offset("pick_up.rest"), code(Rest.LEAVES), code(Rest.BINDS)
TURN_STAYS_TURNED = pile_offset("turn.stays_turned")
RUN_AGAIN, PICK_UP_ENDS_TURN = pile_offset("run.again"), pile_offset("pick_up.ends_turn")

# -- one move --------------------------------------------------------------------------------------------------------


def apply(g: Ints, s: Ints, d: Ints, t: Ints, code: int) -> None:
    """Apply a legal move."""
    kind = code >> KIND
    rank = code >> SUBJECT & LANE
    count = code & LANE
    seat = mover(g)
    g[DECISIONS] += 1
    if kind == M_PLACE:
        place(g, s, d, t, rank)
        return
    if ALL_RULES and kind == M_END_TURN:
        end_turn(g, s, t)
        return
    # While there are cards to draw, a pick-up of any kind first tries one of them instead.
    if ALL_RULES and kind == M_PICK_UP and t[PICK_UP_TRY_DRAW] and g[DRAW_AT] < g[DRAW_END]:
        kind = M_TRY
    fits = 1
    if kind == M_PLAY:
        put(s, stage_zone(g, s), rank, -count)
    elif kind == M_PICK_UP:
        put(s, UPS + 2 * seat, rank, -count)
        fits = 0
    else:
        rank = turned_card(g, s, d, kind, rank)
        count = 1
        fits = held(t, fitting(g), rank)
    if fits:
        lay(g, s, d, t, rank, count)
    else:
        put(s, HANDS + 2 * seat, rank, count)
        pick_up(g, s, t, previous_in(g) if ALL_RULES and t[PICK_UP_TAKER] == PREVIOUS else seat, 0)


def end_turn(g: Ints, s: Ints, t: Ints) -> None:
    """End the turn, or pass. A pile on which everybody has passed leaves the game."""
    # After a play of its own, in OFFER, a seat ends its turn without passing on the pile.
    passes = g[PHASE] == PLAY
    g[PHASE] = PLAY
    g[TURN] = next_in(g, 1)
    if passes and g[TURN] == s[LEADER]:
        clear_pile(g, s, t)
        g[KILLS] += 1


def turned_card(g: Ints, s: Ints, d: Ints, kind: int, subject: int) -> int:
    """Remove an up card of a rank, the down card of a slot or the top card of the draw pile, and return its rank."""
    if ALL_RULES and kind == M_TRY:
        return draw(g, s, d)
    seat = mover(g)
    if kind == M_TAKE:
        put(s, UPS + 2 * seat, subject, -1)
        return subject
    rank = (s[DOWNS + seat] >> (4 * subject) & 15) - 1
    s[DOWNS + seat] -= (rank + 1) << (4 * subject)
    return rank


def pick_up(g: Ints, s: Ints, t: Ints, taker: int, back: int) -> None:
    """Move the pile into the hand of a seat and end the mover's turn, unless the law lets it go on.

    Where only a part of the pile is picked up, it comes on top of `back` cards of a last play that is taken back.
    """
    hand = HANDS + 2 * taker
    if ALL_RULES and t[PICK_UP_TOP]:
        # What is left decides the demand, but the law decides whether the order of ranks stays upside down.
        turned = g[DEMAND] & t[TURN_STAYS_TURNED] * TURNED
        g[DEMAND], g[RUN], g[RUN_LENGTH] = rare_part(s, t, hand, t[PICK_UP_TOP] + back)
        g[DEMAND] |= turned
    else:
        # Cards that burn leave the game instead of entering a hand.
        s[hand] += s[PILE] & ~t[BURNS]
        s[hand + 1] += s[PILE + 1] & ~t[BURNS + 1]
        clear_pile(g, s, t)
    g[PICK_UPS] += 1
    g[PHASE] = PLAY
    if not ALL_RULES or t[PICK_UP_ENDS_TURN]:
        g[TURN] = next_in(g, 1)


def rare_part(s: Ints, t: Ints, hand: int, top: int) -> tuple[int, int, int]:
    """Move cards from the top of the pile into a hand; return demand, run and run length of what stays.

    The scalars are not passed on, or a compiler could not keep them in registers.
    """
    height = size(s, PILE)
    # `top` counts cards from the top as the rules do, burning ones included.
    left = max(height - top, 0)
    for at in range(left, height):
        rank = rank_in_order(s, at)
        put(s, PILE, rank, -1)
        if not held(t, BURNS, rank):
            put(s, hand, rank, 1)
    # The play that had to be matched in number is gone, so any number may answer what is left.
    s[AMOUNT] = 0
    demand, run, length = 0, NO_RUN, 0
    if t[PICK_UP_REST] == LEAVES:
        s[PILE], s[PILE + 1] = 0, 0
    # The rest asks for what it would if it had been laid card by card. Where it merely stays, it asks for nothing.
    elif t[PICK_UP_REST] == BINDS:
        for at in range(left):
            cell = RANKS * demand + rank_in_order(s, at)
            counts_as = t[RUN_AS + cell]
            if counts_as != THROUGH:
                goes_on = int(counts_as == run) & (1 - t[RUN_WITHIN_ONE_PLAY])
                length = (length * goes_on + 1) * int(counts_as != BREAKS)
                run = counts_as
            demand = t[AFTER + cell]
    return demand, run, length


def clear_pile(g: Ints, s: Ints, t: Ints) -> None:
    s[PILE] = 0
    s[PILE + 1] = 0
    g[DEMAND] = g[DEMAND] & t[TURN_STAYS_TURNED] * TURNED if ALL_RULES else 0
    g[RUN] = NO_RUN
    g[RUN_LENGTH] = 0


def next_in(g: Ints, steps: int) -> int:
    """Return the seat `steps` places on in the direction of play, counting only seats still in."""
    players, direction = g[PLAYERS], g[DIRECTION]
    seat = mover(g)
    while steps > 0:
        seat += direction
        if seat == players:
            seat = 0
        elif seat < 0:
            seat = players - 1
        if not g[OUT_MASK] >> seat & 1:
            steps -= 1
    return seat


def previous_in(g: Ints) -> int:
    """Return the seat before the mover among those still in."""
    players = g[PLAYERS]
    seat = (mover(g) + players - g[DIRECTION]) % players
    while g[OUT_MASK] >> seat & 1:
        seat = (seat + players - g[DIRECTION]) % players
    return seat


def lay(g: Ints, s: Ints, d: Ints, t: Ints, rank: int, count: int) -> None:
    """Put cards that have left the mover's zones on the pile, then settle, refill, leave and advance."""
    seat = mover(g)
    hand, up = HANDS + 2 * seat, UPS + 2 * seat
    in_hand = s[hand] | s[hand + 1]
    empty = (in_hand | s[up] | s[up + 1] | s[DOWNS + seat]) == 0
    # A seat that will draw is still in, though its zones are empty now.
    leaves = empty and not (g[DRAW_AT] < g[DRAW_END] and (t[TURN_DRAW] or t[TURN_REFILL_TO]))
    # On an empty table there is no pile to pick up, so any rank may be the last.
    taken_back = ALL_RULES and leaves and t[EFFECTS + rank] & NO_FINISH and (s[PILE] | s[PILE + 1])
    if ALL_RULES and t[PICK_UP_TOP]:
        rare_note_order(s, rank, count)
    put(s, PILE, rank, count)
    if t[COUNT_LAID]:
        s[LAID + RANKS * seat + rank] += count
    g[PHASE] = PLAY
    g[OPENING] = NO_OPENING
    if taken_back:
        pick_up(g, s, t, seat, count)
        return
    # The game is over before the last play takes effect: it neither kills nor makes anyone draw.
    if leaves and t[ENDS] == FIRST_OUT:
        go_out(g, seat)
        g[PHASE] = OVER
        return
    again, skips, draws = settle(g, s, t, rank, count, leaves)
    refill(g, s, d, t, hand)
    # The hand is looked at again: a refill may have spared the seat its row.
    if ALL_RULES and in_hand == 0 and t[UP_PLAY] == TAKE_ALL and (s[hand] | s[hand + 1]) == 0:
        s[hand], s[hand + 1] = s[up], s[up + 1]
        s[up], s[up + 1] = 0, 0
    # With this seat out, the game would be over: the one seat left draws nothing.
    if ALL_RULES and draws and not (leaves and g[OUT_COUNT] + 2 == g[PLAYERS]):
        next_draws(g, s, d, draws)
    if leaves:
        go_out(g, seat)
        # A play that gives another play skips nobody: the next seat takes the extra play.
        skips = 0 if again else skips
        again = 0
        if g[OUT_COUNT] == g[PLAYERS] - 1:
            place_last(g)
            return
    if not again:
        g[TURN] = next_in(g, skips + 1)
    elif ALL_RULES and t[TURN_AGAIN] == MAY:
        g[PHASE] = OFFER
    if ALL_RULES and t[TURN_PASSING]:
        # A seat that is out cannot lead when all others pass: the next one does.
        s[LEADER] = mover(g) if leaves else seat


def times(code: int, count: int, piled: int) -> int:
    """Return how often an effect happens for a play of `count` cards, after which the pile holds `piled` of the rank.

    By code: never, once, once for an odd count, once per card, once for an odd number in the pile.
    """
    if ALL_RULES and code == EACH:
        return count
    if ALL_RULES and code >= ODD_IN_PILE:
        return piled & 1
    return (code & 1) | (code >> 1 & count & 1)


def rare_effects(t: Ints, effects: int, leaves: int, bound: int) -> int:
    """Return what a rank does where it kills on some cards, copies the card that binds, or does nothing when last."""
    # A last card that may not act is idle. A run that it completes still kills.
    if leaves and effects & IDLE_LAST:
        return 0
    effects |= (effects >> (KILLS_ON + bound) & 1) * KILLS_PILE
    if effects & COPIES and bound:
        # Killing stays the rank's own; everything else is done as the rank that binds would do it.
        return effects & (KILLS_PILE | KILL_ENDS) | t[EFFECTS + bound - 1] & ~(KILLS_PILE | KILL_ENDS)
    return effects


def settle(g: Ints, s: Ints, t: Ints, rank: int, count: int, leaves: int) -> tuple[int, int, int]:
    """Apply the play; return whether the player goes on, how many seats are skipped, how many cards the next draws."""
    cell = RANKS * binding(g) + rank
    # Looked up before the demand changes: a play follows what lay there, not itself.
    effects = t[EFFECTS + rank]
    if ALL_RULES and effects >> RARE_EFFECTS:
        effects = rare_effects(t, effects, leaves, binding(g))
    by_run = lengthen_run(g, t, t[RUN_AS + cell], count)
    lapse = by_run and t[RUN_EFFECTS_LAPSE] != 0
    skips, draws = 0, 0
    # One test for everything that reaches other seats: most ranks do nothing of the kind.
    if effects >> REVERSES and not lapse:
        skips, draws = act_on_seats(g, s, t, effects, rank, count)
    turned = turned_after(g, t, rank, lapse, leaves) if ALL_RULES and t[TURNS] else 0
    g[DEMAND] = t[AFTER + cell] | turned
    if ALL_RULES and t[TURN_SETS] == AS_BEFORE:
        s[AMOUNT] = count
    if by_run or effects & KILLS_PILE:
        clear_pile(g, s, t)
        g[KILLS] += 1
    return goes_on_after(t, effects, by_run, lapse), skips, draws


def lengthen_run(g: Ints, t: Ints, counts_as: int, count: int) -> bool:
    """Add a play to the run; return whether the run kills the pile."""
    # A rank that runs go through leaves the run as it lies, and its length may still kill.
    if counts_as != THROUGH:
        goes_on = int(counts_as == g[RUN])
        if ALL_RULES:
            goes_on &= 1 - t[RUN_WITHIN_ONE_PLAY]
        g[RUN_LENGTH] = (g[RUN_LENGTH] * goes_on + count) * int(counts_as != BREAKS)
        g[RUN] = counts_as
    kill_run = t[RUN_KILL_RUN + (g[PLAYERS] & 15)]
    return kill_run > 0 and g[RUN_LENGTH] >= kill_run


def act_on_seats(g: Ints, s: Ints, t: Ints, effects: int, rank: int, count: int) -> tuple[int, int]:
    """Reverse the direction; return how many seats are skipped and how many cards the next one draws."""
    skips, draws, piled = 0, 0, 0
    if ALL_RULES:
        piled = held(s, PILE, rank)
        skips = times(effects >> SKIPS & TIMES, count, piled)
        draws = (effects >> DRAWS & 15) * (count if effects & DRAWS_EACH else 1)
    if times(effects >> REVERSES & TIMES, count, piled) & 1:
        # Between two seats both directions are the same: the law may let the other one be skipped instead.
        if t[TURN_REVERSE_WITH_TWO] == REVERSE_SKIPS and g[PLAYERS] - g[OUT_COUNT] == 2:
            skips += 1
        else:
            g[DIRECTION] = -g[DIRECTION]
    return skips, draws


def turned_after(g: Ints, t: Ints, rank: int, lapse: bool, leaves: int) -> int:
    """Return TURNED if the order of ranks is upside down after a play, else 0."""
    turned = g[DEMAND] & TURNED
    if lapse or (leaves and t[EFFECTS + rank] & IDLE_LAST):
        return turned
    return turned ^ (t[TURNS] >> rank & 1) * TURNED


def goes_on_after(t: Ints, effects: int, by_run: bool, lapse: bool) -> int:
    """Whether the player goes on: after a run or a rank that kills, or by a rank that gives another play."""
    # A kill that ends the turn ends only what the rank itself gives: a run that kills still lets the player go on.
    if by_run and (not ALL_RULES or t[RUN_AGAIN]):
        return 1
    by_rank = (effects & (KILLS_PILE | KILL_ENDS)) == KILLS_PILE
    return 1 if by_rank or (effects & AGAIN and not lapse) else 0


def refill(g: Ints, s: Ints, d: Ints, t: Ints, hand: int) -> None:
    left = g[DRAW_END] - g[DRAW_AT]
    if left == 0:
        return
    wanted = t[TURN_DRAW]
    # A fixed draw stands instead of filling the hand up, even if the hand is full.
    if wanted == 0:
        wanted = t[TURN_REFILL_TO]
        if wanted > 0:
            wanted -= size(s, hand)
    for _ in range(min(wanted, left)):
        put(s, hand, draw(g, s, d), 1)


def next_draws(g: Ints, s: Ints, d: Ints, count: int) -> None:
    """Let the seat after the mover draw, as many cards as there are."""
    # Drawing comes after reversing and before going out: this is the next seat in the new direction.
    hand = HANDS + 2 * next_in(g, 1)
    for _ in range(min(count, g[DRAW_END] - g[DRAW_AT])):
        put(s, hand, draw(g, s, d), 1)


def go_out(g: Ints, seat: int) -> None:
    g[OUT_ORDER] |= seat << (4 * g[OUT_COUNT])
    g[OUT_MASK] |= 1 << seat
    g[OUT_COUNT] += 1


def place_last(g: Ints) -> None:
    """Place the one seat that is left last and end the game."""
    seat = 0
    while g[OUT_MASK] >> seat & 1:
        seat += 1
    go_out(g, seat)
    g[PHASE] = OVER


# -- whole games -----------------------------------------------------------------------------------------------------


def is_done(g: Ints, s: Ints, cap: int) -> int:
    """Whether the game is over or has reached the cap."""
    return g[PHASE] == OVER or g[DECISIONS] >= cap


def step_random(g: Ints, s: Ints, d: Ints, t: Ints, key: int, counter: int) -> None:
    """Make one uniformly random legal move."""
    moves = moves_of(g, s, t)
    apply(g, s, d, t, kth_of(g, s, t, moves, below(key, counter, count_of(moves))))


def play_random(g: Ints, s: Ints, d: Ints, t: Ints, key: int, counter: int, cap: int) -> None:
    """Make uniformly random legal moves to the end of the game or the cap.

    The number of the next move is computed before this one is made, so that the next one does not wait for it.
    """
    drawn = number(key, counter)
    while not is_done(g, s, cap):
        counter += 1
        later = number(key, counter)
        moves = moves_of(g, s, t)
        apply(g, s, d, t, kth_of(g, s, t, moves, drawn * count_of(moves) >> 32))
        drawn = later
