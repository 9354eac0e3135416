"""From a promise to a deal: the server's secret, what people commit to, their numbers.

The next deal is promised as soon as no game goes on, before anyone can be ready for it. Whoever is ready may commit to
a number. When the game is to begin the commitments are frozen, then the numbers are shown, and the deal follows from
all of it. Where nobody has committed to anything, the server deals by itself.
"""

from __future__ import annotations

from msgspec.structs import replace

from emptyhand.room import rounds
from emptyhand.room.clock import LATE_MS
from emptyhand.room.desk import Desk
from emptyhand.room.entries import Frozen, GameStarted, NumberShown, Promised, RoundVoided
from emptyhand.room.inputs import KEY_BYTES, DealKey, NeedKey
from emptyhand.room.messages import Ready, Reveal, Start
from emptyhand.room.state import BETWEEN, Kept, Promise

KEY_MS = 5_000
REVEAL_MS = 10_000
SLOW_MS = 24 * 3600 * 1000
"""How long numbers are waited for where people have as long for a decision."""


def is_frozen(kept: Kept) -> bool:
    """Whether numbers are being shown."""
    return kept.promise is not None and bool(kept.promise.pledges)


def promise(desk: Desk, given: DealKey) -> None:
    """A secret has come: what it comes to is promised."""
    kept = desk.kept
    wanted = kept.phase in BETWEEN and kept.promise is None and given.game == kept.game_number + 1
    if wanted and len(given.key) == KEY_BYTES and kept.version:
        desk.write(Promised(given.game, given.key.hex()))


# -- people ----------------------------------------------------------------------------------------------------------


def take_commitment(desk: Desk, client: str, message: Ready | Start) -> bool:
    """Take in what somebody who is ready commits to; whether all is well. It may change until it is frozen."""
    about = "start" if isinstance(message, Start) else "ready"
    seat, next_deal = desk.seat_of(client), desk.kept.promise
    if is_frozen(desk.kept):
        desk.refuse(client, about, "The cards are being dealt.")
        return False
    if message.commit is None or seat is None:
        return True
    if next_deal is None or message.to != next_deal.promise:
        desk.refuse(client, about, "The deal has been promised anew: commit to that promise.")
        return False
    if message.seat not in (None, seat):
        # It was under way while they changed seats, and nobody there could show its number.
        desk.refuse(client, about, "You sit elsewhere now: commit for that seat.")
        return False
    desk.live = replace(desk.live, commits={**desk.live.commits, seat: message.commit})
    return True


def reveal(desk: Desk, client: str, message: Reveal) -> None:
    """A person shows a number. The same one again, or too late for any use, is no mistake."""
    kept, seat = desk.kept, desk.seat_of(client)
    frozen = kept.promise
    if message.game == kept.game_number:
        return
    if seat is None or frozen is None or not frozen.pledges or message.game != frozen.game:
        desk.refuse(client, "reveal", "No numbers are being shown.")
    elif not rounds.fits(frozen, seat, message.number):
        desk.refuse(client, "reveal", "That is not the number that was committed to.")
    elif seat in frozen.owing:
        desk.write(NumberShown(frozen.game, seat, message.number), client)


# -- after every step ------------------------------------------------------------------------------------------------


def begin(desk: Desk) -> None:
    """Freeze, show and deal as soon as that can be."""
    desk.live = replace(desk.live, beginning=True)
    desk.drop_timers("ready")


def look_again(desk: Desk) -> None:
    """Do what comes next on the way to a deal."""
    kept, next_deal = desk.kept, desk.kept.promise
    if next_deal is not None or kept.phase not in BETWEEN:
        desk.drop_timers("key")
    if not is_frozen(kept):
        desk.drop_timers("reveal")
    if kept.phase not in BETWEEN or desk.live.pending is not None:
        return
    _forget_the_gone(desk)
    if next_deal is None:
        _ask(desk)
    elif next_deal.pledges:
        _wait_for_numbers(desk, next_deal)
    elif desk.live.beginning:
        _freeze(desk, next_deal)


def _forget_the_gone(desk: Desk) -> None:
    """Who has stood up takes the commitment along."""
    if not desk.live.commits.keys() <= set(desk.kept.people()):
        here = desk.kept.people()
        desk.live = replace(desk.live, commits={n: c for n, c in desk.live.commits.items() if n in here})


def _ask(desk: Desk) -> None:
    if "key" not in desk.due and desk.kept.version:
        desk.requests.append(NeedKey(desk.kept.game_number + 1))
        desk.set_timer("key", desk.now_ms + KEY_MS)


def _freeze(desk: Desk, next_deal: Promise) -> None:
    if desk.live.commits:
        desk.write(Frozen(next_deal.game, rounds.pledges_of(desk.kept, desk.live.commits)))
    else:
        _deal(desk, next_deal)


def _wait_for_numbers(desk: Desk, next_deal: Promise) -> None:
    owing = next_deal.owing
    if not owing:
        _deal(desk, next_deal)
    elif any(desk.kept.seats[seat].person is None for seat in owing):
        void(desk)
    elif "reveal" not in desk.due:
        slow = desk.kept.options.clock_ms >= SLOW_MS
        desk.set_timer("reveal", desk.now_ms + (SLOW_MS if slow else REVEAL_MS))


def _deal(desk: Desk, next_deal: Promise) -> None:
    desk.write(GameStarted(next_deal.game, rounds.key_for(desk.kept).hex(), desk.kept.law.digest))


def time_is_up(desk: Desk, due_ms: int) -> None:
    """Somebody has not shown a number in time, unless the bell itself came so late that nobody could be heard."""
    if is_frozen(desk.kept) and desk.now_ms - due_ms <= LATE_MS:
        void(desk)


def void(desk: Desk) -> None:
    next_deal = desk.kept.promise
    if next_deal is not None and next_deal.owing:
        desk.write(RoundVoided(next_deal.game, next_deal.owing, next_deal.secret))
