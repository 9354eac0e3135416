"""The client's side: check every message about deals, and add a number of one's own.

A Witness takes all messages of one connection in order and says what to send and what is wrong. It trusts the server
with nothing that can be checked. `page/fair/witness.js` does the same in the browser.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from emptyhand.game.fair.audit import DealEvidence, Json, Unproven, card_name, check_opened, slots
from emptyhand.game.fair.promise import commitment_of, next_chain, promise_of
from emptyhand.game.fair.seal import Proof, holds

VERDICTS = {
    (True, False): "Nobody, not even this site, could know these cards in advance or change them. "
    "Your own number went into the deal.",
    (True, True): "Checked: nobody, not even this site, could know these cards in advance or change them. "
    "Your own number went into the deal.",
    (False, False): "This site alone could not know these cards in advance or change them: "
    "a number from somebody at the table went into the deal.",
    (False, True): "Checked: this site alone could not know these cards in advance or change them. "
    "A number from somebody at the table went into the deal.",
}
"""What a sound deal is worth to this client: whether its own number went into it, and whether it was opened since."""


class Witness:
    """Watches one table. `draw` returns 32 random bytes; `numbers` may be stored where they survive a reload."""

    def __init__(self, draw: Callable[[], bytes], numbers: dict[str, str] | None = None) -> None:
        self.draw = draw
        self.numbers = {} if numbers is None else numbers
        """Our own numbers, by promise and seat."""
        self.trouble: str | None = None
        """The first thing that does not add up, in a sentence."""
        self.setup: Json = {}
        self.version = 0
        self.you: int | None = None
        self.next: Json | None = None
        self.dealt: Json | None = None
        self.room = ""
        self.chain: str | None = None
        self.voids = 0
        self.promises: set[str] = set()
        self.frozen: dict[str, list[tuple[str, str]]] = {}
        """The frozen lists that were published, by promise."""
        self.secrets: set[str] = set()
        self.proven: dict[int, Proof] = {}
        self.view: Json | None = None
        self.asked = -1
        self.checked = False
        """Whether the last game was revealed and verified."""

    # -- what to say -------------------------------------------------------------------------------------------------

    def readied(self, message: Json) -> Json:
        """Add a commitment to a `ready` or `start` if there is a promise to commit to."""
        if self.next is None or self.you is None or self.next.get("stakes"):
            return message
        promise = self.next["promise"]
        if self._name(promise) not in self.numbers:
            self.numbers[self._name(promise)] = self.draw().hex()
        number = bytes.fromhex(self.numbers[self._name(promise)])
        commit = commitment_of(bytes.fromhex(promise), self.you, number).hex()
        return message | {"to": promise, "commit": commit, "seat": self.you}

    def _name(self, promise: str) -> str:
        return f"{promise}/{self.you}"

    def take(self, message: Json) -> list[Json]:
        """Take in a message; return the messages to send in answer."""
        try:
            return self._take(message)
        except Unproven as error:
            self.trouble = self.trouble or str(error)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            self.trouble = self.trouble or "A message about the deal cannot be read."
        return []

    def _take(self, message: Json) -> list[Json]:
        kind = message["t"]
        if kind == "proofs" and message["game"] == (self.dealt or {}).get("game"):
            self._prove(message["proofs"])
            # Proofs of another version are for other cards, and perhaps for another seat.
            bare = self._bare() if message["version"] == self.version else Counter()
            _require(not bare, f"There is no proof for this card: {card_name(next(iter(bare), ''))}.")
        if kind not in ("snapshot", "missed", "event"):
            return []
        self.version, self.you = message["version"], message["you"]
        self.setup = message.get("setup") or self.setup
        if not self.setup:
            return []
        before = self.dealt
        if kind == "event" and message["what"]["t"] == "voided":
            self._voided(message["what"])
        if (message.get("room") or {}).get("fair"):
            self._look(message["room"]["fair"], in_order=kind == "event")
        self._prove(message.get("proofs", ()))
        if message.get("game"):
            self.view = message["game"]["view"]
        if kind == "event" and self.dealt is not None and self.view is not None and self.dealt.get("root"):
            self._compare(message["what"], is_new=before is None or before["promise"] != self.dealt["promise"])
        return [*self.due(), *self._ask()]

    def due(self) -> list[Json]:
        """Return our number if the table waits for it: repeat it until it is revealed."""
        stakes = (self.next or {}).get("stakes")
        if not stakes or self.next is None or self.you is None or self.trouble:
            return []
        number, stake = self.numbers.get(self._name(self.next["promise"])), stakes[self.you]
        if number is None or stake["kind"] != "person" or stake.get("number"):
            return []
        return [{"t": "reveal", "game": self.next["game"], "number": number}]

    def _ask(self) -> list[Json]:
        """Ask once for proofs of visible cards that lack one; then they must come."""
        if self.dealt is None or not self._bare() or self.asked == self.version:
            return []
        self.asked = self.version
        return [{"t": "prove"}]

    # -- promises, commitments, numbers ------------------------------------------------------------------------------

    def _look(self, fair: Json, *, in_order: bool) -> None:
        _require(not self.room or self.room == fair["room"], "The table has changed its name.")
        self.room = fair["room"]
        if not in_order and fair["next"] is None and fair["voids"] != self.voids:
            # We may have missed whole rounds, and their promises are in the chain.
            self.chain = None
        # The game that was dealt was promised before the next one.
        if fair["dealt"] is not None:
            self._dealt(fair["dealt"], in_order=in_order)
        if fair["next"] is not None:
            self._promised(fair["next"], voids=fair["voids"], in_order=in_order)
        self.next, self.voids = fair["next"], fair["voids"]

    def _promised(self, new: Json, *, voids: int, in_order: bool) -> None:
        promise, old = new["promise"], self.next
        if old is None or old["promise"] != promise:
            _require(promise not in self.promises, "The server has promised the same thing twice.")
            changed = old is not None and old["game"] == new["game"] and voids == self.voids
            _require(not changed, "The server has changed what it promised.")
            self._follow_chain(new, in_order=in_order)
        stakes = new.get("stakes")
        if stakes:
            self._freeze(new, stakes)

    def _follow_chain(self, new: Json, *, in_order: bool) -> None:
        promise = bytes.fromhex(new["promise"])
        if in_order and self.chain is not None:
            chain = next_chain(bytes.fromhex(self.chain), promise).hex()
            _require(chain == new["chain"], "The chain of promises is broken.")
        self.promises.add(new["promise"])
        self.chain = new["chain"]

    def _freeze(self, new: Json, stakes: list[Json]) -> None:
        promise, listed = new["promise"], [(stake["kind"], stake["commit"]) for stake in stakes]
        _require(len(listed) == self.setup["players"], "The list of commitments does not fit the table.")
        _require(self.frozen.setdefault(promise, listed) == listed, "The list of commitments was changed.")
        number = None if self.you is None else self.numbers.get(self._name(promise))
        if number is not None and self.you is not None and stakes[self.you]["kind"] == "person":
            commit = commitment_of(bytes.fromhex(promise), self.you, bytes.fromhex(number)).hex()
            _require(stakes[self.you]["commit"] == commit, "Your commitment was exchanged for another one.")
        self._check_numbers(new)

    def _check_numbers(self, new: Json) -> None:
        promise = bytes.fromhex(new["promise"])
        for seat, stake in enumerate(new["stakes"]):
            if stake.get("number"):
                commit = commitment_of(promise, seat, bytes.fromhex(stake["number"])).hex()
                _require(commit == stake["commit"], f"The number of seat {seat + 1} is not what was committed to.")

    def _voided(self, what: Json) -> None:
        """Check a void round, whose secret is revealed."""
        if self.next is not None:
            promise = promise_of(self.room, what["game"], bytes.fromhex(what["secret"])).hex()
            _require(promise == self.next["promise"], "The secret is not the one that was promised.")
        self._open(what["secret"])

    def _open(self, secret: str) -> None:
        _require(secret not in self.secrets, "The server has used a secret twice.")
        self.secrets.add(secret)

    # -- the deal ----------------------------------------------------------------------------------------------------

    def _dealt(self, new: Json, *, in_order: bool) -> None:
        if self.dealt is None or self.dealt["game"] != new["game"]:
            self._begun(new, in_order=in_order)
        old = self.dealt
        assert old is not None
        same = (old["promise"], old["root"]) == (new["promise"], new["root"])
        _require(same, "The deck was sealed again while it was played with.")
        if new.get("secret") and not old.get("secret"):
            self._open(new["secret"])
            check_opened(DealEvidence(self.room, self.setup, new, self.view, self.proven))
            self.checked = True
        self.dealt = new

    def _begun(self, new: Json, *, in_order: bool) -> None:
        promise, listed = new["promise"], [(stake["kind"], stake["commit"]) for stake in new["stakes"]]
        if self.next is not None and in_order:
            _require(self.next["promise"] == promise, "The game was not dealt as it was promised.")
        persons = [seat for seat, (kind, _) in enumerate(listed) if kind == "person"]
        if promise in self.frozen:
            _require(self.frozen[promise] == listed, "The list of commitments was changed.")
        else:
            _require(not (in_order and persons), "The cards were dealt before the commitments were frozen.")
        shown = all(new["stakes"][seat].get("number") for seat in persons)
        _require(shown and bool(new.get("root")), "The cards were dealt before all numbers were shown.")
        if promise not in self.promises:
            self._follow_chain(new, in_order=in_order)
        self._check_numbers(new)
        self.dealt, self.proven, self.asked, self.checked, self.view = {**new, "secret": None}, {}, -1, False, None

    # -- cards -------------------------------------------------------------------------------------------------------

    def _prove(self, proofs: Iterable[Json]) -> None:
        if self.dealt is None:
            return
        root, count = bytes.fromhex(self.dealt["root"]), deck_size(self.setup)
        for each in proofs:
            proof = read_proof(each)
            _require(holds(proof, root, count), f"The proof of this card is wrong: {card_name(proof.card)}.")
            known = self.proven.get(proof.leaf)
            _require(
                known is None or known.card == proof.card,
                f"This card was a different one before: {card_name(proof.card)}.",
            )
            if known is None or known.place is None:
                self.proven[proof.leaf] = proof

    def _bare(self) -> Counter[str]:
        """Count the visible cards that lack a proof of their own."""
        if self.view is None or self.dealt is None:
            return Counter()
        return seen_cards(self.view) - Counter(proof.card for proof in self.proven.values())

    def _compare(self, what: Json, *, is_new: bool) -> None:
        """Require that cards with a public place in the deck are proved to be in that place."""
        assert self.view is not None
        places = {proof.place: proof.card for proof in self.proven.values() if proof.place is not None}
        if is_new and what["t"] == "started":
            for place in slots(self.setup, self.you):
                _require(place in places, "A card that you were dealt was not proved to be yours.")
        events = what.get("events", ())
        # Several seats may draw in one step: the last one has drawn down to what is left.
        off_the_top = deck_size(self.setup) - self.view["draw"] - sum(_drawn(event) for event in events)
        for event in events:
            off_the_top += _drawn(event)
            self._compare_event(event, places, off_the_top)

    def _compare_event(self, event: Json, places: Mapping[int, str], off_the_top: int) -> None:
        if event["event"] == "flipped":
            place = slots(self.setup, event["seat"], down=True)[event["slot"]]
            _require(
                places.get(place) == event["card"], f"This is not the card that lay there: {card_name(event['card'])}."
            )
        if event["event"] == "drew" and event["cards"] is not None:
            drawn = Counter(places.get(place) for place in range(off_the_top - event["count"], off_the_top))
            _require(drawn == Counter(event["cards"]), "The cards that you drew did not lie on top.")
        if event["event"] == "turned":
            _require(event["card"] in places.values(), "The card that was turned did not lie on top.")

    # -- what came of it ---------------------------------------------------------------------------------------------

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats whose own numbers went into the last deal."""
        stakes = (self.dealt or {}).get("stakes", ())
        return tuple(seat for seat, stake in enumerate(stakes) if stake["kind"] == "person")

    def verdict(self) -> str:
        """Return how the last game was dealt, in a sentence."""
        if self.trouble:
            return f"Something is wrong with the deal. {self.trouble}"
        if self.dealt is None:
            return "Nothing has been dealt yet."
        if self._bare():
            return "Some of the cards that you see have not been proved yet."
        if not self.contributors:
            return "Dealt by the server: nobody at the table added a number."
        mine = self.you in self.contributors and self._name(self.dealt["promise"]) in self.numbers
        return VERDICTS[mine, self.checked]


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Unproven(what)


def _drawn(event: Json) -> int:
    """Return how many cards an event took off the draw pile into a hand."""
    return int(event["count"]) if event["event"] == "drew" else 0


def read_proof(fields: Json) -> Proof:
    path = bytes.fromhex(fields["path"])
    return Proof(
        fields["card"],
        fields["leaf"],
        bytes.fromhex(fields["salt"]),
        tuple(path[start : start + 32] for start in range(0, len(path), 32)),
        fields.get("place"),
        bytes.fromhex(fields.get("place_salt", "")),
        bytes.fromhex(fields.get("mark", "")),
    )


def deck_size(setup: Json) -> int:
    """Return how many cards are in play at a table."""
    deal = setup["deal"]
    thin = max(0, deal["packs"] - deal.get("full", 0))
    return int(deal["packs"] * (52 + deal["jokers"]) - 4 * thin * len(deal.get("without", "")))


def seen_cards(view: Json) -> Counter[str]:
    """Count the cards that a view shows."""
    seen = Counter(view["hand"]) + Counter(view["table"]["pile"]) + Counter(view["table"]["gone"])
    for number, seat in enumerate(view["seats"]):
        seen += Counter(card for card in seat["up"] if card is not None)
        if number != view["seat"]:
            seen += Counter(seat["known"])
    return seen
