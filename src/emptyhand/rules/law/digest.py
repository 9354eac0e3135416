"""digest(law) -> eight hex digits over every table and parameter; names and descriptions do not count.

Records carry the digest, so an old game is never replayed under changed rules. The parameters of the first laws keep
their original labels and always count. A later key counts only where a law departs from its default, under its own
name, so adding a key changes no older digest.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from emptyhand.rules.law.model import Frame, parameters
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.match_keys import MatchKeys
from emptyhand.rules.ruleset.model import Again, ReverseWithTwo, Sets

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

# The digest's labels for the keys of the first laws.
FIRST: Final = {
    "pack.jokers": "jokers",
    "deal.hand": "hand",
    "deal.up": "up",
    "deal.down": "down",
    "deal.order": "deal_order",
    "deal.choose_up": "choose_up",
    "deal.flip_start": "flip_start",
    "opening.starter": "starter",
    "opening.ladder": "ladder",
    "opening.ties": "ties",
    "opening.cards": "opening",
    "turn.draw": "draw",
    "turn.refill_to": "refill_to",
    "turn.reverse_with_two": "reverse_skips_with_two",
    "pick_up.by_choice": "by_choice",
    "pick_up.with_up": "pick_up_with_up",
    "up.play": "up_play",
    "run.kill_run": "kill_run",
    "run.within_one_play": "run_within_one_play",
    "run.effects_lapse": "run_effects_lapse",
    "ranking.order": "order",
    "ranking.suits": "suits",
    "combinations.run_ranks": "run_ranks",
    "bombs.pair_run_ranks": "pair_run_ranks",
    "bombs.one_colour": "one_colour",
    "opening.open_with_lowest": "open_with_lowest",
    "turn.must_beat": "must_beat",
    "instant": "instants",
}
FIRST_OF_MATCH: Final = ("wins", "points", "winner_leads")
# Later keys that are digested under an older name.
LATER: Final = {"up.must_fit": "take_must_fit", "turn.sets": "one_or_all", "turn.again": "may_decline"}
# Words that are digested as booleans: the word that counts as true.
TRUE: Final = {
    "turn.reverse_with_two": ReverseWithTwo.SKIPS,
    "turn.sets": Sets.ONE_OR_ALL,
    "turn.again": Again.MAY,
}


def _plain(value: DataclassInstance) -> dict[str, object]:
    """Return the fields of a table that counts as one parameter, without later keys at their default."""
    content = asdict(value)
    if isinstance(value, MatchKeys):
        for name, key in declared(MatchKeys).items():
            if name not in FIRST_OF_MATCH and getattr(value, name) == key.default:
                del content[name]
    return content


def digest(law: Frame) -> str:
    """Return eight hex digits; the law's own `digest` does not count."""
    content = {}
    for name, value, default in parameters(law):
        if name in FIRST or value != default:
            label = FIRST.get(name) or LATER.get(name, name)
            # A word that came later still counts as a word.
            content[label] = value is TRUE[name] if value in (default, TRUE.get(name)) and name in TRUE else value
    plain = json.dumps(content, sort_keys=True, default=_plain, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:8]
