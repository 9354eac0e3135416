"""What is public about deals: everything except the secret of a game that is not over."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from emptyhand.game.deck_places import Seen, zones_of
from emptyhand.rules.cards import RANK_CHARS
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.rules.ruleset.model import Zone
from emptyhand.table.room import payloads as p
from emptyhand.table.room.commit_reveal import public_promise
from emptyhand.table.room.messages import Proofs
from emptyhand.table.room.refusals import TOO_MUCH
from emptyhand.table.room.state import Playing, Promise, RoomPhase, SavedState
from emptyhand.table.room.unit_of_work import UnitOfWork
from emptyhand.table.structs import replace
from emptyhand.words.rulebook import deal
from emptyhand.words.speech import say

_BY_LEAF = attrgetter("leaf")
PROVE_MS = 1_000
"""Minimum time between two requests of a connection for all proofs."""


def public_fair(kept: SavedState) -> p.Fair | None:
    """Return what can be checked about the next and the last deal; None if neither was promised."""
    playing = kept.playing
    dealt = _dealt(playing, is_open=kept.phase is not RoomPhase.PLAYING) if playing is not None else None
    following = None if kept.promise is None else _next(kept.promise)
    if dealt is None and following is None and not kept.voids:
        return None
    return p.Fair(kept.room, kept.voids, following, dealt)


def _next(promise: Promise) -> p.PublicPromise:
    stakes = tuple(p.PublicStake(e.kind, e.commit, promise.numbers.get(n)) for n, e in enumerate(promise.pledges))
    return p.PublicPromise(promise.game, promise.promise, promise.chain, stakes)


def _dealt(playing: Playing, *, is_open: bool) -> p.PublicPromise | None:
    if playing.proven is None:
        return None
    return public_promise(playing.proven.opened, is_open=True) if is_open else playing.proven.public


# -- proofs ----------------------------------------------------------------------------------------------------------


class MoveProofs:
    """Proofs of the cards that came to light with the deal (0) or a move: each is made once for all who see it."""

    def __init__(self, kept: SavedState, index: int) -> None:
        self._playing = kept.playing
        self._index = index
        self._single: dict[Seen, p.CardProof] = {}
        self._together: dict[frozenset[Seen], tuple[p.CardProof, ...]] = {}

    def of(self, seat: int | None) -> tuple[p.CardProof, ...]:
        """Return the proofs of the cards that a seat, or a spectator, saw first."""
        playing = self._playing
        if playing is None or playing.proven is None:
            return ()
        seen = playing.game.newly_seen(seat, self._index)
        found = self._together.get(seen)
        if found is None:
            found = self._together[seen] = _proofs(playing, seen, self._single)
        return found


def _proofs(playing: Playing, seen: Iterable[Seen], written: dict[Seen, p.CardProof]) -> tuple[p.CardProof, ...]:
    """Return the proofs by leaf: any other order might reveal where in the deck a card was."""
    for card in seen:
        if card not in written:
            written[card] = _proof(playing, card)
    return tuple(sorted([written[card] for card in seen], key=_BY_LEAF))


def _proof(playing: Playing, seen: Seen) -> p.CardProof:
    assert playing.proven is not None
    card = playing.game.deal.cards[seen.place]
    proof = playing.proven.sealed.prove(seen.place, card, with_place=seen.place_known)
    path = b"".join(proof.path).hex()
    return p.CardProof(
        proof.card, proof.leaf, proof.salt.hex(), path, proof.place, proof.place_salt.hex(), proof.mark.hex()
    )


def prove_all(work: UnitOfWork, client: str) -> None:
    """Send proofs of all cards that a person may see: once per version, and at most once per second."""
    playing, version = work.kept.playing, work.kept.version
    last, at_ms = work.live.proved.get(client, (-1, -PROVE_MS))
    if playing is None or playing.proven is None:
        work.refuse(client, "prove", say("room-nothing-to-prove"))
    # All proofs of a game cost far more than the message that asks for them.
    elif last == version:
        work.refuse(client, "prove", say("room-all-proved"))
    elif work.now_ms - at_ms < PROVE_MS:
        work.refuse(client, "prove", TOO_MUCH)
    else:
        there = {name: asked for name, asked in work.live.proved.items() if name in work.live.clients}
        work.live = replace(work.live, proved={**there, client: (version, work.now_ms)})
        seen = playing.game.seen(work.seat_of(client))
        work.tell(client, Proofs(version, playing.number, _proofs(playing, seen, {})))


# -- how cards are dealt ---------------------------------------------------------------------------------------------


def layout(kept: SavedState) -> p.Layout:
    """Return how the cards are dealt at this table."""
    law, packs = kept.law, kept.law.packs[kept.players]
    sizes = dict(zones_of(law, kept.players))
    without = "".join(RANK_CHARS[rank] for rank in law.pack.left_out(kept.players))
    if isinstance(law, ClimbLaw):
        hand, jokers = sizes[Zone.HAND], law.pack.jokers
        return p.Layout((Zone.HAND.value,), hand, 0, 0, choose=False, packs=packs, jokers=jokers, without=without)
    return p.Layout(
        tuple(zone.value for zone in sizes),
        sizes[Zone.HAND],
        deal.up_cards(law),
        deal.down_cards(law),
        choose=deal.is_chosen(law),
        packs=packs,
        jokers=law.pack.jokers,
        without=without,
        full=law.pack.full,
    )
