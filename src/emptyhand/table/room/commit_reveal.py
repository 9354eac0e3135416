"""How a deal is derived by commit and reveal, and the effect of the entries about it."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from emptyhand.game.deal import Deal
from emptyhand.game.fair.opened import Opened
from emptyhand.game.fair.promise import Kind, Stake, commitment_of, key_of, next_chain, promise_of, stake_of
from emptyhand.game.fair.seal import seal
from emptyhand.table.room import payloads as p
from emptyhand.table.room.entries import BadJournal, Frozen, GameStarted, Pledge, Promised, RoundVoided, SecretRevealed
from emptyhand.table.room.state import Promise, Proven, SavedState
from emptyhand.table.structs import replace


def went_on(kept: SavedState, entry: Promised | Frozen | SecretRevealed | RoundVoided) -> SavedState:
    """Return the room after a step towards a deal. Raises BadJournal if the step was impossible."""
    if entry.game != kept.game_number + 1:
        raise BadJournal(f"this is about game {entry.game}: expected {kept.game_number + 1}")
    if isinstance(entry, Promised):
        return _promised(kept, entry)
    promise = there(kept)
    match entry:
        case Frozen(_, pledges):
            if len(pledges) != kept.players:
                raise BadJournal(f"{len(pledges)} seats have committed: expected {kept.players}")
            return replace(kept, promise=replace(promise, pledges=pledges))
        case SecretRevealed(_, seat, number):
            if not fits(promise, seat, number):
                raise BadJournal(f"seat {seat} shows a number that it has not committed to")
            return replace(kept, promise=replace(promise, numbers={**promise.numbers, seat: number}))
        case RoundVoided():
            secrets = (*kept.void_secrets, promise.secret)
            return replace(kept, promise=None, voids=kept.voids + 1, void_secrets=secrets)


def there(kept: SavedState) -> Promise:
    """Return the promise of the next deal. Raises BadJournal if there is none."""
    if kept.promise is None:
        raise BadJournal("nothing has been promised")
    return kept.promise


def _promised(kept: SavedState, entry: Promised) -> SavedState:
    if kept.promise is not None:
        raise BadJournal("another deal has been promised already")
    promise = promise_of(kept.room, entry.game, bytes.fromhex(entry.secret))
    chain = next_chain(bytes.fromhex(kept.chain), promise).hex()
    return replace(kept, promise=Promise(entry.game, entry.secret, promise.hex(), chain), chain=chain)


def fits(promise: Promise, seat: int, number: str) -> bool:
    """Return whether a number matches the commitment of a seat."""
    if not 0 <= seat < len(promise.pledges):
        return False
    pledge = promise.pledges[seat]
    known = commitment_of(bytes.fromhex(promise.promise), seat, bytes.fromhex(number)).hex()
    return pledge.kind == "person" and known == pledge.commit


# -- what a deal is made of ------------------------------------------------------------------------------------------


def pledges_of(kept: SavedState, commits: Mapping[int, str]) -> tuple[Pledge, ...]:
    """Return the frozen commitments: people's own, and for other seats those to numbers derived from the secret."""
    return tuple(
        Pledge("person", commits[seat]) if seat in commits else _made_up(kept, seat) for seat in range(kept.players)
    )


def _made_up(kept: SavedState, seat: int) -> Pledge:
    promise = there(kept)
    kind: Kind = "bot" if kept.seats[seat].person is None else "absent"
    stake = stake_of(bytes.fromhex(promise.promise), bytes.fromhex(promise.secret), seat, kind)
    return Pledge(kind, stake.commitment.hex())


def stakes_of(kept: SavedState) -> tuple[Stake, ...]:
    """Return the stakes of all seats once all numbers are known; without pledges, all are derived from the secret."""
    promise = there(kept)
    secret, shown = bytes.fromhex(promise.secret), bytes.fromhex(promise.promise)
    numbers = {seat: bytes.fromhex(number) for seat, number in promise.numbers.items()}
    pledges = promise.pledges or pledges_of(kept, {})
    return tuple(stake_of(shown, secret, n, pledge.kind, numbers.get(n)) for n, pledge in enumerate(pledges))


def key_for(kept: SavedState) -> bytes:
    """Return the key of the deal, derived from the secret and the numbers."""
    promise = there(kept)
    return key_of(kept.room, promise.game, kept.law.digest, bytes.fromhex(promise.secret), stakes_of(kept))


def inputs_of_deal(kept: SavedState, entry: GameStarted) -> Opened | None:
    """Return all inputs of a deal; None if nothing was promised. Raises BadJournal if they give another key."""
    promise = kept.promise
    # The journal is from before deals could be checked.
    if promise is None:
        return None
    if promise.owing:
        raise BadJournal(f"game {entry.game} was dealt before all numbers were shown")
    if key_for(kept).hex() != entry.key:
        raise BadJournal(f"game {entry.game} was dealt from another key than the one that was promised")
    return Opened(
        kept.room,
        promise.game,
        bytes.fromhex(promise.secret),
        tuple((s.kind, s.number if s.kind == "person" else None) for s in stakes_of(kept)),
        b"",
        bytes.fromhex(kept.chain_before),
        tuple(bytes.fromhex(secret) for secret in kept.void_secrets),
    )


def proven(made_of: Opened, deal: Deal) -> Proven:
    """Return everything needed to verify a deal."""
    deck = seal(made_of.secret, deal.cards)
    whole = dataclasses.replace(made_of, root=deck.root)
    return Proven(whole, deck, public_promise(whole, is_open=False))


def public_promise(made_of: Opened, *, is_open: bool) -> p.PublicPromise:
    """Return the public part of a deal. The secret, and the numbers derived from it, only once it is open."""
    stakes = tuple(
        p.PublicStake(s.kind, s.commitment.hex(), s.number.hex() if is_open or s.kind == "person" else None)
        for s in made_of.stakes
    )
    secret = made_of.secret.hex() if is_open else None
    chain = made_of.chain_after.hex()
    return p.PublicPromise(made_of.game, made_of.promise.hex(), chain, stakes, made_of.root.hex(), secret)


def without_promise(kept: SavedState) -> SavedState:
    """Return the room after its promise has been used for a deal."""
    return replace(kept, promise=None, chain_before=kept.chain, void_secrets=())
