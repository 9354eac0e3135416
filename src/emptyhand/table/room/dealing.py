"""From a promise to a deal: the server's secret, people's commitments, their numbers.

The server promises the next deal as soon as no game is running, before anyone can be ready for it. A person who is
ready may commit to a number. When the game is about to begin, the commitments are frozen, the numbers are revealed and
the deal follows from all of it. If nobody has committed to a number, the server deals on its own.
"""

from __future__ import annotations

from emptyhand.table.room import commit_reveal
from emptyhand.table.room.clock import LATE_MS
from emptyhand.table.room.entries import Frozen, GameStarted, Promised, RoundVoided, SecretRevealed
from emptyhand.table.room.inputs import KEY_BYTES, DealKey, NeedKey
from emptyhand.table.room.messages import Ready, Reveal, Start
from emptyhand.table.room.state import BETWEEN, Promise, SavedState
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace
from emptyhand.words.speech import say

KEY_MS = 5_000
REVEAL_MS = 10_000
SLOW_MS = 24 * 3600 * 1000
"""The time limit for numbers at tables where a decision may take as long."""


def is_frozen(kept: SavedState) -> bool:
    """Return whether the commitments are frozen and numbers are being revealed."""
    return kept.promise is not None and bool(kept.promise.pledges)


def promise(work: UnitOfWork, incoming: DealKey) -> None:
    """Promise the next deal: the hash of this secret is published, the secret is not."""
    kept = work.kept
    # It may have waited behind a pending step, and a repeated request gets two answers.
    wanted = kept.phase in BETWEEN and kept.promise is None and incoming.game == kept.game_number + 1
    if wanted and len(incoming.key) == KEY_BYTES and kept.version:
        work.write(Promised(incoming.game, incoming.key.hex()))


# -- people ----------------------------------------------------------------------------------------------------------


def take_commitment(work: UnitOfWork, client: str, message: Ready | Start) -> bool:
    """Accept the commitment of a ready person; return False if refused. The last one before the freeze counts."""
    about = "start" if isinstance(message, Start) else "ready"
    seat, next_deal = work.seat_of(client), work.kept.promise
    if is_frozen(work.kept):
        work.refuse(client, about, say("room-dealing"))
        return False
    # A client may be ready without a number. Its seat then gets one from the secret, marked as such.
    if message.commit is None or seat is None:
        return True
    if next_deal is None or message.to != next_deal.promise:
        work.refuse(client, about, say("room-promised-anew"))
        return False
    if message.seat not in (None, seat):
        # The message was on its way while they changed seats, and nobody at that seat could reveal its number.
        work.refuse(client, about, say("room-sit-elsewhere"))
        return False
    work.live = replace(work.live, commits={**work.live.commits, seat: message.commit})
    return True


def reveal(work: UnitOfWork, client: str, message: Reveal) -> None:
    """Accept the number of a person. A repeated or late one is not an error."""
    kept, seat = work.kept, work.seat_of(client)
    frozen = kept.promise
    # A late copy: the deal was made with this number.
    if message.game == kept.game_number:
        return
    if seat is None or frozen is None or not frozen.pledges or message.game != frozen.game:
        work.refuse(client, "reveal", say("room-no-numbers"))
    elif not commit_reveal.fits(frozen, seat, message.number):
        work.refuse(client, "reveal", say("room-wrong-number"))
    elif seat in frozen.owing:
        work.write(SecretRevealed(frozen.game, seat, message.number), client)


# -- after every step ------------------------------------------------------------------------------------------------


def begin(work: UnitOfWork) -> None:
    """Freeze, reveal and deal as soon as possible."""
    work.live = replace(work.live, beginning=True)
    work.drop_timers("ready")


def reconcile(work: UnitOfWork) -> None:
    """Take the next step towards a deal."""
    kept, next_deal = work.kept, work.kept.promise
    if next_deal is not None or kept.phase not in BETWEEN:
        work.drop_timers("key")
    if not is_frozen(kept):
        work.drop_timers("reveal")
    if kept.phase not in BETWEEN or work.live.pending is not None:
        return
    _forget_the_gone(work)
    if next_deal is None:
        _ask(work)
    elif next_deal.pledges:
        _wait_for_numbers(work, next_deal)
    elif work.live.beginning:
        _freeze(work, next_deal)


def _forget_the_gone(work: UnitOfWork) -> None:
    """Drop the commitments of people who have left their seats."""
    if not work.live.commits.keys() <= set(work.kept.people()):
        here = work.kept.people()
        work.live = replace(work.live, commits={n: c for n, c in work.live.commits.items() if n in here})


def _ask(work: UnitOfWork) -> None:
    if "key" not in work.due and work.kept.version:
        work.requests.append(NeedKey(work.kept.game_number + 1))
        work.set_timer("key", work.now_ms + KEY_MS)


def _freeze(work: UnitOfWork, next_deal: Promise) -> None:
    if work.live.commits:
        work.write(Frozen(next_deal.game, commit_reveal.pledges_of(work.kept, work.live.commits)))
    else:
        _deal(work, next_deal)


def _wait_for_numbers(work: UnitOfWork, next_deal: Promise) -> None:
    owing = next_deal.owing
    if not owing:
        _deal(work, next_deal)
    # Nobody else has the number, so waiting for it would only end in the same.
    elif any(work.kept.seats[seat].person is None for seat in owing):
        void(work)
    elif "reveal" not in work.due:
        slow = work.kept.options.clock_ms >= SLOW_MS
        work.set_timer("reveal", work.now_ms + (SLOW_MS if slow else REVEAL_MS))


def _deal(work: UnitOfWork, next_deal: Promise) -> None:
    work.write(GameStarted(next_deal.game, commit_reveal.key_for(work.kept).hex(), work.kept.law.digest))


def time_is_up(work: UnitOfWork, due_ms: int) -> None:
    """Void the round because a number is missing, unless the timer fired so late that no client could be heard."""
    if is_frozen(work.kept) and work.now_ms - due_ms <= LATE_MS:
        void(work)


def void(work: UnitOfWork) -> None:
    next_deal = work.kept.promise
    if next_deal is not None and next_deal.owing:
        work.write(RoundVoided(next_deal.game, next_deal.owing, next_deal.secret))
