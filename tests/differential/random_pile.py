"""Random rulesets of pile games that can be played: every key of the language, in every mixture."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from random import Random
from typing import TypeVar

from emptyhand.fast.offsets import PILE
from emptyhand.fast.pile_layout import PACK_SIZE
from emptyhand.rules.cards import RANK_LABELS, parse_ranks
from emptyhand.rules.ruleset import Ruleset, RulesetError, restore
from emptyhand.rules.ruleset.model import Pack
from tests.words.rulebook.flips import OWN_PILE_TABLES, PAIRED, Value, any_values, other_values

Item = TypeVar("Item")
Keys = dict[str, object]

ZONES = ["hand", "up", "down"]
TIMES = ["once", "odd", "each", "odd in pile"]
KEPT_OUT = ("pack.jokers", "pack.without_up_to", "pack.full", "turn.draw", "turn.refill_to", "pick_up.with_up")
"""Keys that are left out of some rulesets on purpose: others decide."""
UP_PLAYS: list[Keys] = [
    {"up.play": "take"},
    {"up.play": "take", "up.must_fit": True},
    {"up.play": "take all"},
    {"up.play": "row"},
    {"up.play": "row", "pick_up.with_up": True},
    {"up.play": "row", "pick_up.with_up": True, "pick_up.must_take_up": True},
]


def pile_ruleset(seed: str) -> Ruleset:
    """The ruleset of a seed."""
    rng = Random(f"pile {seed}")
    frame: Keys = any_values(seed) | _frame(rng) | _part(Random(f"part {seed}"))
    if frame.get("turn.passing", "never") != "never" and frame["pick_up.top"]:
        frame["pick_up.rest"] = "leaves"
    kept_out = (*frame, *PAIRED, *KEPT_OUT)
    frame |= unnamed_values(seed, PILE, OWN_PILE_TABLES, kept_out)
    while True:
        try:
            cards = _cards(rng)
            if frame["pick_up.taker"] == "previous" or frame["pick_up.try_draw"]:
                cards = {key: value for key, value in cards.items() if not key.endswith(".may_pick_up")}
            turning = any(key.endswith(".turns") for key in cards)
            stays = {"turn.stays_turned": turning and Random(f"stays {seed}").random() < 0.5}
            return restore(json.dumps(frame | cards | stays), f"pile-{seed}")
        except RulesetError as error:
            # Cards that nothing may follow, or only cards that are left out turn the order: other cards. Anything else
            # would be a fault of this generator.
            if not error.key.startswith(("card.", "ranking.", "turn.stays_turned")):
                raise


def unnamed_values(seed: str, known: Iterable[str], tables: Mapping[str, type], named: Iterable[str]) -> Keys:
    """A value for half of the keys that a kernel knows and no part of a generator names."""
    values: dict[str, tuple[Value, ...]] = other_values(tables)
    drawn = {key: Random(f"{key} {seed}") for key in values if key in {*known} - {*named}}
    return {key: rng.choice(values[key]) for key, rng in drawn.items() if rng.random() < 0.5}


def some(rng: Random, items: list[Item], chance: float) -> list[Item]:
    """Each of the items with this chance."""
    return [item for item in items if rng.random() < chance]


def _frame(rng: Random) -> Keys:
    """Everything but the cards' own rules."""
    least = rng.choice([2, 2, 2, 3, 4, 6])
    most = rng.randint(least, 8)
    return {
        "title": "Random",
        "family": "pile",
        "ends": rng.choice(["first out", "play on", "play on"]),
        "players.least": least,
        "players.most": most,
        "players.default": rng.randint(least, most),
        **_opening(rng),
        **_deal(rng, least, most),
        **rng.choice([{"turn.refill_to": rng.randint(0, 6)}, {"turn.draw": rng.randint(0, 4)}, {}]),
        "turn.reverse_with_two": rng.choice(["turns", "skips"]),
        **_picking_up(rng),
        "match.winner_leads": rng.random() < 0.2,
        "turn.again": rng.choice(["must", "must", "may"]),
        **_sets(rng),
        **_runs(rng, least, most),
    }


def _sets(rng: Random) -> Keys:
    """How many equal cards make a play, and whether large sets go on anything."""
    if rng.random() < 0.2:
        return {"turn.sets": "as before", "turn.bomb": 0}
    return {"turn.bomb": rng.choice([0, 0, 0, 2, 3, 4]), "turn.sets": rng.choice(["any", "any", "any", "one or all"])}


def _part(rng: Random) -> Keys:
    """How much of the pile is picked up, and what becomes of the rest."""
    if rng.random() < 0.7:
        return {"pick_up.top": 0, "pick_up.rest": "binds"}
    return {"pick_up.top": rng.choice([1, 1, 2, 3, 5]), "pick_up.rest": rng.choice(["leaves", "stays", "binds"])}


def _picking_up(rng: Random) -> Keys:
    """Who picks up and when, or passes, and how up cards are played."""
    if rng.random() < 0.25:
        plays = rng.choice(UP_PLAYS[:4])
        passing = {"turn.passing": rng.choice(["stuck", "may"]), "pick_up.taker": "self", "pick_up.try_draw": False}
        return {**passing, "pick_up.by_choice": some(rng, ZONES, 0.2)} | plays
    if rng.random() < 0.25:
        plays = rng.choice([{"up.play": "take"}, {"up.play": "take all"}, {"up.play": "row"}])
        taker, tries = rng.choice([("previous", False), ("previous", True), ("self", True)])
        return {"pick_up.taker": taker, "pick_up.try_draw": tries, "pick_up.by_choice": [], **plays}
    plain: Keys = {"pick_up.taker": "self", "pick_up.try_draw": False}
    return plain | {"pick_up.by_choice": some(rng, ZONES, 0.5), **rng.choice(UP_PLAYS)}


def _deal(rng: Random, least: int, most: int) -> Keys:
    """Packs and zones for which there are cards enough, and room in the kernel at the smallest table."""
    while True:
        jokers, each_pack = rng.choice([0, 0, 1, 2, 3, 4]), rng.choice([0, 1, 2, 2, 3, 8])
        rows = rng.choices([0, 1, 2, 3, 4, 8], [2, 3, 3, 5, 1, 1], k=2)
        # Where there are no rows a seat can lay all it has and still draw.
        sizes = [rng.choice([1, 1, 2, 3, 4, 6, 20]), *(rows if rng.random() < 0.85 else [0, 0])]
        flips = rng.random() < 0.3
        left_out = some(rng, list(RANK_LABELS[:13]), 0.3) if rng.random() < 0.25 else []
        up_to, full = (rng.choice([0, least, most]), rng.choice([0, 0, 1])) if left_out else (0, 0)
        packs = Pack(jokers, each_pack, parse_ranks(" ".join(left_out)), up_to, full)
        cards = {players: packs.size(players) for players in range(least, most + 1)}
        if all(players * sum(sizes) + flips <= cards[players] for players in cards) and cards[least] <= PACK_SIZE:
            break
    wanted = [zone for zone, size in zip(ZONES, sizes, strict=True) if size or rng.random() < 0.5]
    opening: Keys = {"deal.flip_start": True, "opening.cards": "anything"} if flips else {}
    if sizes[1] and rng.random() < 0.1:
        ladder = " ".join(rng.sample(RANK_LABELS, 14))
        opening |= {"opening.starter": "lowest up", "opening.ladder": ladder, "opening.cards": "anything"}
    return {
        "pack.jokers": jokers,
        "pack.players_per_pack": each_pack,
        "pack.without": " ".join(left_out),
        "pack.without_up_to": up_to,
        "pack.full": full,
        "deal.order": rng.sample(wanted, len(wanted)),
        **{f"deal.{zone}": size for zone, size in zip(ZONES, sizes, strict=True)},
        "deal.choose_up": (chosen := sizes[1] > 0 and rng.random() < 0.4),
        "deal.choose_openly": chosen and rng.random() < 0.3,
        "deal.whole": rng.random() < 0.15,
        **opening,
    }


def _opening(rng: Random) -> Keys:
    """Who starts and with what; a card that is turned up to start the pile frees the opening afterwards."""
    if rng.random() < 0.25:
        return {"opening.starter": rng.choice(["left of dealer", "right of dealer"]), "opening.cards": "anything"}
    return {
        "opening.starter": "lowest",
        "opening.ladder": " ".join(rng.sample(RANK_LABELS, 14)),
        "opening.ties": rng.choice(["seat", "coin", "rps"]),
        "opening.cards": rng.choice(["one", "some", "all", "anything"]),
    }


def _runs(rng: Random, least: int, most: int) -> Keys:
    lengths = [0, 2, 2, 3, 3, 4, 4, 5, 9]
    keys: Keys = {
        "run.within_one_play": rng.random() < 0.25,
        "run.effects_lapse": rng.random() < 0.5,
    }
    if rng.random() < 0.7:
        return keys | {"run.kill_run": rng.choice(lengths)}
    seats = some(rng, list(range(least, most + 1)), 0.6)
    by_seats: Keys = {f"run.kill_run.{players}": rng.choice(lengths) for players in seats}
    return keys | by_seats | {"run.kill_run.else": rng.choice(lengths)}


def _cards(rng: Random) -> Keys:
    """The order of the ranks, and rules of their own for few ranks or for most of them."""
    order = rng.sample(RANK_LABELS, rng.choice([14, 14, 13, 10, 7]))
    keys: Keys = {"ranking.order": " ".join(order), "ranking.strict": rng.random() < 0.2}
    chance = rng.choice([0.15, 0.4, 0.9])
    for label in RANK_LABELS:
        if label not in order or rng.random() < chance:
            keys |= _card(rng, label, label in order, rng.choice([0.1, 0.3]))
    return _lasting(rng, keys) if rng.random() < 0.25 else keys


def _lasting(rng: Random, keys: Keys) -> Keys:
    """Demands that last, of some ranks that bind; no rank may mirror them."""
    kept = {key: value for key, value in keys.items() if not key.endswith((".mirrors", ".copies"))}
    never = {label for label in RANK_LABELS if keys.get(f"card.{label}.kills")}
    never |= {label for label in RANK_LABELS if keys.get(f"card.{label}.next") == "see through"}
    return kept | {f"card.{label}.lasts": True for label in some(rng, list(RANK_LABELS), 0.2) if label not in never}


def _card(rng: Random, label: str, ordered: bool, chance: float) -> Keys:
    ranks = " ".join(some(rng, list(RANK_LABELS), rng.choice([0.2, 0.5, 0.8])) or [label])
    asks = ["anything", "see through", ranks, *(["order"] if ordered else [])]
    rule: Keys = {"on": rng.choice(["order", "anything"]) if ordered else "anything", "next": rng.choice(asks)}
    if rng.random() < chance:
        rule["not_on"] = " ".join(some(rng, list(RANK_LABELS), 0.2))
    if rule["next"] != "see through" and rng.random() < chance:
        rule |= {"mirrors": True, "copies": rng.random() < 0.5}
    rule |= dict.fromkeys(some(rng, ["again", "kills", "burns", "may_pick_up"], chance), True)
    if "mirrors" in rule:
        rule.pop("kills", None)
    elif "kills" not in rule and rng.random() < chance:
        rule |= {"kills_on": " ".join(some(rng, list(RANK_LABELS), 0.3)), "kill_again": rng.random() < 0.6}
    rule |= dict.fromkeys(some(rng, ["leads", "acts_last"], chance), False)
    rule |= {"turns": True} if "kills" not in rule and rng.random() < chance / 2 else {}
    rule |= {"finishes": False} if "burns" not in rule and rng.random() < chance else {}
    rule |= {"kill_again": False} if "kills" in rule and rng.random() < 0.4 else {}
    rule |= {key: rng.choice(TIMES) for key in some(rng, ["reverses", "skips"], chance)}
    rule |= {"draws": rng.choice([1, 2, 8]), "draws_each": rng.random() < 0.5} if rng.random() < chance else {}
    rule["in_runs"] = rng.choice(["forms", "forms", "breaks", "through"])
    return {f"card.{label}.{key}": value for key, value in rule.items()}
