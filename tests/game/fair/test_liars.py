"""A server that lies about a deal is caught, every time. ``python -m tools.fair --runs 10000`` tries more lies."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from emptyhand.game.deck_places import layout
from tests.game.fair.liars import LIARS, an_honest_server, caught
from tests.game.fair.vectors import proof_json
from tests.game.fair.watched import Json, Watched, watched

RUNS = 12


@pytest.mark.parametrize("liar", LIARS, ids=lambda liar: liar.__name__)
def test_a_lie_is_noticed(liar: Callable[[int], Watched]) -> None:
    for seed in range(RUNS):
        assert caught(liar, seed) is not None, f"python -m tools.fair --liar {liar.__name__} --seed {seed}"


def test_another_card_is_noticed_at_once_whether_or_not_its_proof_is_changed_too() -> None:
    """Long before anything is revealed: also in a game that never ends."""
    for forged in (True, False):
        made = watched("life", ("ann", "bob"), bots=0, lie=partial(exchanged, forged=forged))
        made.all_ready()
        expected = (
            "The proof of this card is wrong: a joker." if forged else "There is no proof for this card: a joker."
        )
        assert made.first.trouble == expected


def exchanged(letter: Json, *, forged: bool) -> Json:
    """Return the messages about the deal, with a joker for the first card of the hand."""
    if letter["t"] == "event" and letter["what"]["t"] == "started":
        hand = letter["game"]["view"]["hand"]
        for proof in letter["proofs"] if forged else ():
            proof["card"] = "R" if proof["card"] == hand[0] else proof["card"]
        hand[0] = "R"
    return letter


def test_a_flipped_card_must_be_the_one_that_lay_there() -> None:
    """Another card of the deck with a valid proof of its own is not accepted."""
    made = watched("cardgame", ("ann", "bob"), bots=0)
    made.all_ready()
    playing = made.table.room.kept.playing
    assert playing is not None
    assert playing.proven is not None
    place = layout(playing.game.law, 2)[1].down[0]
    deck, sealed = playing.game.deal.cards, playing.proven.sealed
    for turned, why in ((place, None), (place + 1, "This is not the card that lay there")):
        event = {"event": "flipped", "seat": 1, "slot": 0, "card": str(deck[turned]), "fits": True}
        proof = proof_json(sealed.prove(turned, deck[turned], with_place=True))
        what = {"t": "moved", "seat": 1, "by": "person", "events": [event], "told": []}
        made.first.take({"t": "event", "version": 99, "you": 0, "what": what, "proofs": [proof]})
        assert (made.first.trouble is None) == (why is None)
        assert why is None or why in str(made.first.trouble)


def test_an_honest_server_is_believed() -> None:
    for seed in range(RUNS):
        assert caught(an_honest_server, seed) is None
