"""Write vectors.json, which Python and JavaScript both have to reproduce: ``python -m tests.game.fair.vectors``.

The file defines fair-1 in numbers. It never changes; another scheme would have another name.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

from emptyhand.game.deal import deal_of
from emptyhand.game.fair.encoding import digest
from emptyhand.game.fair.promise import Kind, key_of, next_chain, promise_of, stake_of
from emptyhand.game.fair.seal import Proof, seal
from emptyhand.rules.cards import format_cards, pack

FILE = Path(__file__).with_name("vectors.json")
Json = dict[str, Any]

DEALS: tuple[tuple[str, int, int, int, tuple[Kind, ...]], ...] = (
    ("ABCDEF", 1, 1, 2, ("person", "bot")),
    ("0Z9K3M", 7, 1, 0, ("absent", "person", "bot", "person")),
    ("Täble", 123, 2, 2, ("bot", "bot", "bot")),
    ("", 2, 3, 2, ("person",) * 6),
)
"""The name of the table, the game, packs, jokers in each, and the kinds of the numbers."""


def deal_vector(room: str, game: int, packs: int, jokers: int, kinds: tuple[Kind, ...]) -> Json:
    secret, chain, law = digest("secret", room, game), digest("before", room), digest("law", game).hex()[:8]
    promise = promise_of(room, game, secret)
    numbers = [digest("number", room, seat) if kind == "person" else None for seat, kind in enumerate(kinds)]
    stakes = [stake_of(promise, secret, seat, kind, numbers[seat]) for seat, kind in enumerate(kinds)]
    key = key_of(room, game, law, secret, stakes)
    deal = deal_of(key, pack(packs, jokers), len(kinds))
    sealed = seal(secret, deal.cards)
    proofs = [sealed.prove(n, deal.cards[n], with_place=n % 2 == 0) for n in (0, 1, len(deal.cards) - 1)]
    given = {"room": room, "game": game, "packs": packs, "jokers": jokers, "law": law, "kinds": list(kinds)}
    given |= {"secret": secret.hex(), "chain": chain.hex(), "numbers": [n and n.hex() for n in numbers]}
    found = {
        "promise": promise.hex(),
        "chain": next_chain(chain, promise).hex(),
        "commitments": [stake.commitment.hex() for stake in stakes],
        "key": key.hex(),
        "cards": format_cards(deal.cards),
        "ties": list(deal.ties),
        "dealer": deal.dealer,
        "leaves": list(sealed.leaves),
        "root": sealed.root.hex(),
        "holds": [True] * len(proofs),
    }
    return {"given": given | {"proofs": list(map(proof_json, proofs))}, "found": found}


def proof_json(proof: Proof) -> Json:
    shown = {"card": proof.card, "leaf": proof.leaf, "salt": proof.salt.hex(), "path": b"".join(proof.path).hex()}
    if proof.place is None:
        return shown | {"mark": proof.mark.hex()}
    return shown | {"place": proof.place, "place_salt": proof.place_salt.hex()}


def hash_vector(key: bytes, data: bytes) -> Json:
    found = [hashlib.sha256(data).hexdigest(), hmac.digest(key, data, "sha256").hex()]
    return {"given": {"key": key.hex(), "data": data.hex()}, "found": found}


def vectors() -> Json:
    lengths = (0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000)
    hashes = [hash_vector(bytes(range(n % 131)), bytes(i * 7 % 256 for i in range(n))) for n in lengths]
    return {"scheme": "fair-1", "hashes": hashes, "deals": [deal_vector(*deal) for deal in DEALS]}


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", "utf-8")
