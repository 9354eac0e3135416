"""Servers that lie about a deal to one person, whose witness must notice. Everything else about the room is real.

Games stop after a few moves, so that their secrets are revealed soon.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from unittest.mock import patch

from emptyhand.game.fair.encoding import digest
from emptyhand.game.fair.promise import Stake, commitment_of, key_of
from emptyhand.game.fair.seal import Sealed, seal
from emptyhand.players.game import Game
from emptyhand.rules.cards import Card
from emptyhand.table.room.messages import Ready
from tests.game.fair.watched import Json, Watched, honest, watched

RULES = ("obsession", "thirteen", "cardgame", "life", "obsessed", "thirteen-southern")
MOVES = 8


@contextmanager
def short_games() -> Iterator[None]:
    with patch("emptyhand.table.room.apply.Game", partial(Game, cap=MOVES)):
        yield


def lived_through(seed: int, *, games: int = 1, lie: Callable[[Json], Json] = honest) -> Watched:
    """Play this many games at a table that lies to the first person."""
    random = Random(f"liar/{seed}")
    made = watched(random.choice(RULES), ("ann", "bob"), bots=random.randrange(2), seed=seed, lie=lie)
    for _ in range(games):
        made.all_ready()
        made.play()
    return made


# -- lies ------------------------------------------------------------------------------------------------------------


def an_honest_server(seed: int) -> Watched:
    return lived_through(seed, games=2)


def swaps_cards_of_the_sealed_deck(seed: int) -> Watched:
    """The table deals another deck than it sealed: two cards are swapped."""
    random = Random(f"swap/{seed}")

    def other(secret: bytes, cards: Sequence[Card]) -> Sealed:
        swapped = list(cards)
        while swapped == list(cards):
            one, two = random.sample(range(len(cards)), 2)
            swapped[one], swapped[two] = swapped[two], swapped[one]
        return seal(secret, swapped)

    with patch("emptyhand.table.room.commit_reveal.seal", other):
        return lived_through(seed)


def shows_another_card(seed: int) -> Watched:
    """From one message on, a card is shown as another one; sometimes the proof is changed to fit."""
    random = Random(f"show/{seed}")
    forged, after = random.random() < 0.5, random.randrange(4)
    names: dict[str, str] = {}

    def lie(letter: Json) -> Json:
        nonlocal after
        game = letter.get("game")
        if isinstance(game, dict):
            after -= 1
            cards = [c for c in (*game["view"]["hand"], *game["view"]["table"]["pile"]) if c not in names.values()]
            if after < 0 and not names and cards:
                chosen = random.choice(cards)
                names[chosen] = random.choice([c for c in ("2S", "TD", "KH", "R") if c != chosen])
        if not names:
            return letter
        proofs = letter.pop("proofs", ())
        (old, new) = next(iter(names.items()))
        text = json.dumps(letter).replace(f'"{old}"', f'"{new}"')
        changed: Json = json.loads(text)
        if proofs:
            changed["proofs"] = json.loads(json.dumps(proofs).replace(f'"{old}"', f'"{new}"')) if forged else proofs
        return changed

    made = lived_through(seed, lie=lie)
    # A game may be won by the deal alone, before there was a chance to lie.
    return made if names else shows_another_card(seed + 10**6)


def uses_a_secret_twice(seed: int) -> Watched:
    """Every deal of the table is promised with the same secret, which is known after the first one."""
    with patch("tests.table.room.tables.deal_key", lambda *_: digest("always", seed)):
        return lived_through(seed, games=2)


def promises_the_same_again_after_a_void_round(seed: int) -> Watched:
    """Somebody reveals no number, the secret is published, and the next round uses it again."""
    with patch("tests.table.room.tables.deal_key", lambda *_: digest("always", seed)):
        made = watched("thirteen", ("ann", "bob"), bots=0, seed=seed)
        made.keep_to_themselves = frozenset({"bob"})
        made.all_ready()
        made.table.fire("reveal")
        made.deliver()
    return made


def takes_numbers_in_another_order(seed: int) -> Watched:
    """The key is derived from the stakes in another order than the list has."""

    def other(room: str, game: int, law: str, secret: bytes, stakes: Sequence[Stake]) -> bytes:
        return key_of(room, game, law, secret, (*stakes[1:], stakes[0]))

    with patch("emptyhand.table.room.commit_reveal.key_of", other):
        return lived_through(seed)


def shows_numbers_under_other_seats(seed: int) -> Watched:
    """The numbers of two people are swapped in the list."""

    def lie(letter: Json) -> Json:
        fair = (letter.get("room") or {}).get("fair") or {}
        for told in (fair.get("next"), fair.get("dealt")):
            stakes: Sequence[Json] = (told or {}).get("stakes") or ({}, {})
            if "number" in stakes[0] and "number" in stakes[1]:
                stakes[0]["number"], stakes[1]["number"] = stakes[1]["number"], stakes[0]["number"]
        return letter

    return lived_through(seed, lie=lie)


def deals_before_the_freeze(seed: int) -> Watched:
    """Nothing is published between the promise and the deal, which contains a friend's number all the same."""

    def lie(letter: Json) -> Json:
        between = (letter.get("what") or {}).get("t") in ("frozen", "shown")
        return {"t": "pong", "version": letter["version"]} if between else letter

    made = watched("thirteen", ("ann", "bob"), bots=seed % 2, seed=seed, lie=lie)
    # The first person's commitment is ignored.
    made.table.hear("ann", Ready(1))
    made.say("bob", "ready", game=1)
    made.deliver()
    made.play()
    return made


def changes_a_commitment_after_the_freeze(seed: int) -> Watched:
    """A friend's number is chosen once the others are known: it fits a commitment that was not in the list."""

    def lie(letter: Json) -> Json:
        fair = (letter.get("room") or {}).get("fair") or {}
        for told in (fair.get("next"), fair.get("dealt")):
            stakes: Sequence[Json] = (told or {}).get("stakes") or ({}, {})
            if told and "number" in stakes[1]:
                number = digest("ground", seed)
                commit = commitment_of(bytes.fromhex(told["promise"]), 1, number)
                stakes[1].update(number=number.hex(), commit=commit.hex())
        return letter

    return lived_through(seed, lie=lie)


def changes_its_promise(seed: int) -> Watched:
    """Once somebody is ready, another promise is published."""
    readied = []

    def lie(letter: Json) -> Json:
        told = ((letter.get("room") or {}).get("fair") or {}).get("next")
        if told is not None:
            readied.append(1)
            told["promise"] = digest(told["promise"], len(readied)).hex()
        return letter

    return lived_through(seed, lie=lie)


LIARS: tuple[Callable[[int], Watched], ...] = (
    swaps_cards_of_the_sealed_deck,
    shows_another_card,
    uses_a_secret_twice,
    promises_the_same_again_after_a_void_round,
    takes_numbers_in_another_order,
    shows_numbers_under_other_seats,
    deals_before_the_freeze,
    changes_a_commitment_after_the_freeze,
    changes_its_promise,
)


def caught(liar: Callable[[int], Watched], seed: int) -> str | None:
    """Return what the first person's witness says of the lie of a seed; None if it noticed nothing."""
    with short_games():
        return liar(seed).first.trouble
