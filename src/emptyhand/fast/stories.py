"""What both families' told games share: who leads, which choice is tried again, what a dealt card is worth.

Plain Python for `target.build`. `k` is scratch, `log` holds the cards of each seat after each decision, `into` the
totals of a batch (`story_layout`).
"""

from emptyhand.fast.arrays import Bytes, Ints
from emptyhand.fast.chance import below
from emptyhand.fast.story_layout import *


def open_story(k: Ints) -> None:
    for i in range(Y_CIRCLE, Y_KEPT):
        k[i] = 0
    k[Y_LEADER] = NO_LEADER
    k[Y_KEPT_MOVE] = NO_MOVE


def note_cards(k: Ints, log: Bytes, players: int, first_out: int) -> None:
    """Note the cards of all seats and whether the lead has changed; nothing changes once a seat is out."""
    if first_out:
        return
    at = k[Y_AT]
    k[Y_AT] = at + 1
    least, leader = 1 << 20, NO_LEADER
    for seat in range(players):
        cards = k[Y_COUNTS + seat]
        log[seat, at] = min(cards, 255)
        if cards < least:
            least, leader = cards, seat
        elif cards == least:
            leader = NO_LEADER
    if leader != NO_LEADER:
        k[Y_CHANGES] += int(k[Y_LEADER] not in (NO_LEADER, leader))
        k[Y_LEADER] = leader


def is_chosen(k: Ints, key: int, counter: int) -> int:
    """Count a choice, and return whether it is the one to try again: any choice of the game with equal chance."""
    k[Y_CHOICES] += 1
    return below(key ^ WHICH_CHOICE, counter, min(k[Y_CHOICES], 1 << 24)) == 0


def keep_choice(k: Ints, s: Ints, size: int, turn: int, counter: int, move: int, other: int) -> None:
    """Keep the position before a choice, the move made and another one."""
    for i in range(size):
        k[Y_KEPT + i] = s[i]
    k[Y_KEPT_TURN], k[Y_KEPT_COUNTER], k[Y_KEPT_MOVE], k[Y_KEPT_OTHER] = turn, counter, move, other


def move_of_take(k: Ints, take: int) -> int:
    return k[Y_KEPT_OTHER] if take in (OTHER_MOVE, AGAIN_OTHER_MOVE) else k[Y_KEPT_MOVE]


def note_group(into: Ints, cards: int) -> None:
    into[T_GROUPS] += 1
    into[T_GROUPED] += cards
    into[T_SIZES + min(cards, MOST_CARDS - 1)] += 1


def note_end(k: Ints, log: Bytes, into: Ints, players: int, winner: int) -> None:
    """Add a game that has ended."""
    into[T_GAMES] += 1
    into[T_LEAD_CHANGES] += k[Y_CHANGES]
    into[T_DECISIONS] += k[Y_DECISIONS]
    into[T_CHOICES] += k[Y_CHOICES]
    if k[Y_AT]:
        half, behind = k[Y_AT] // 2, 0
        for seat in range(players):
            behind |= int(log[seat, half] < log[winner, half])
        into[T_COMEBACKS] += behind
    for seat in range(players):
        note_dealt(k, into, Y_DEALT + HELD * seat, int(seat == winner))


def note_dealt(k: Ints, into: Ints, dealt: int, won: int) -> None:
    for i in range(HELD):
        cards = k[dealt + i]
        if cards:
            into[T_HELD + i] += cards
            into[T_WON + i] += cards * won
            for j in range(HELD):
                into[T_PAIRS + HELD * i + j] += cards * k[dealt + j]


def note_takes(k: Ints, into: Ints) -> None:
    """Add what another move would have changed for the seat with the choice, for all choices of the game.

    What chance does on its own differs from one pair of takes to the other, so that the product of both cancels it.
    """
    if k[Y_WON + OTHER_MOVE] < 0 or k[Y_WON + AGAIN_AS_IT_IS] < 0 or k[Y_WON + AGAIN_OTHER_MOVE] < 0:
        return
    first = k[Y_WON + AS_IT_IS] - k[Y_WON + OTHER_MOVE]
    second = k[Y_WON + AGAIN_AS_IT_IS] - k[Y_WON + AGAIN_OTHER_MOVE]
    into[T_FORKED] += 2 * k[Y_CHOICES]
    into[T_DECIDED] += 2 * k[Y_CHOICES] * first * second
    into[T_GAINED] += k[Y_CHOICES] * (first + second)
