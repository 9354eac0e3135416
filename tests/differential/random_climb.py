"""Random rulesets of climbing games that can be played: every key of the language, in every mixture."""

from __future__ import annotations

import json
from random import Random
from typing import cast

from emptyhand.fast.offsets import CLIMB
from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.ruleset import Ruleset, RulesetError, restore
from emptyhand.rules.ruleset.climb_keys import CLIMB_TABLES
from tests.differential.random_pile import Keys, some, unnamed_values

NATURAL = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
MOST_INSTANTS = 8
KEPT_OUT = ("pack.without_up_to", "pack.full", "deal.spare_to_lowest")
"""Keys that go with few deals."""
HANDS = [1, 3, 5, 6, 7, 8, 10, 13, 13, 13, 13, 17, 26]


def climb_ruleset(seed: str) -> Ruleset:
    """The ruleset of a seed."""
    rng = Random(f"climb {seed}")
    plain = NATURAL if rng.random() < 0.4 else rng.sample(RANK_LABELS[:13], 13)
    jokers = rng.choice([0, 0, 0, 1, 2])
    order = [*plain, "R"] if jokers else plain
    hand = rng.choice(HANDS)
    most = rng.randint(2, min(8, 52 // hand))
    keys: Keys = {
        "title": "Random",
        "family": "climb",
        "ends": rng.choice(["first out", "play on"]),
        "players.least": 2,
        "players.most": most,
        "players.default": most,
        "pack.jokers": jokers,
        "pack.players_per_pack": 0,
        "deal.hand": hand,
        "ranking.order": " ".join(order),
        "ranking.suits": " ".join(rng.sample("SCDH", 4)),
        "opening.open_with_lowest": (lowest := rng.random() < 0.6),
        "opening.alone": lowest and rng.random() < 0.3,
        "turn.must_beat": rng.random() < 0.4,
        "turn.pass_locks": (locks := rng.random() < 0.7),
        "turn.passed_may_bomb": (may_bomb := locks and rng.random() < 0.3),
        "bombs.beaten_is_out": locks and not may_bomb and rng.random() < 0.4,
        "turn.last_card_duty": rng.random() < 0.3,
        "turn.suit_lock": rng.random() < 0.2,
        "ranking.turns_round": " ".join(some(rng, plain, rng.choice([0, 0, 0.2]))),
        "turn.not_last": " ".join(some(rng, order, rng.choice([0, 0, 0.1, 0.4]))),
        "match.winner_leads": rng.random() < 0.5,
        **_bombs(rng, plain, order),
        **_combinations(rng, plain, order),
        "combinations.beats_joker": _beats_joker(rng, plain) if jokers else "",
        "instant": _instants(rng, plain),
    }
    fours = keys["bombs.four"] or 4 in keys["combinations.sets"]  # type: ignore[operator]
    keys["ranking.four_turns"] = bool(fours) and rng.random() < 0.3
    if rng.random() < 0.25:
        by_rank: Keys = {"ranking.suits_decide": False, "ranking.equal_beats": rng.random() < 0.5}
        fives = [name for name in keys["combinations.of_five"] if name != "flush"]  # type: ignore[attr-defined]
        by_rank |= {"combinations.of_five": fives, "combinations.flush_order": "rank"}
        keys |= by_rank | {"combinations.run_suit_tiebreak": False, "bombs.one_colour": False}
    if rng.random() < 0.15 and not jokers:
        keys |= _following(rng, plain, keys)
    if rng.random() < 0.1 and not jokers:
        three = {"players.least": 3, "players.most": 3, "players.default": 3}
        keys |= three | {"deal.hand": 17, "deal.spare_to_lowest": True}
    two = _two_packs(rng, keys) if rng.random() < 0.2 else {}
    keys |= two
    own = Random(f"triples {seed}")
    if 3 not in keys["combinations.sets"] and own.random() < 0.4:  # type: ignore[operator]
        keys["bombs.sets"] = [3, *keys.get("bombs.sets", ())]  # type: ignore[misc]
        keys["bombs.ladder"] = some(own, ["three", *keys["bombs.ladder"]], 0.9)  # type: ignore[misc]
    # They are drawn by themselves, so that the laws of earlier seeds stay as they were but for the lines.
    keys["combinations.beats"] = beats_lines(Random(f"beats {seed}"), order, suits="pack.players_per_pack" not in two)
    keys["ranking.equal_skips"] = bool(keys.get("ranking.equal_beats")) and rng.random() < 0.5
    # By chance of its own, so that all other rulesets stay those of their seeds.
    packing = Random(f"pack {seed}")
    if packing.random() < 0.2:
        keys |= _short_pack(packing, plain, keys)
    kept_out = (*keys, *KEPT_OUT)
    keys |= unnamed_values(seed, CLIMB, CLIMB_TABLES, kept_out)
    try:
        return restore(json.dumps(keys), f"climb-{seed}")
    except RulesetError:
        # There would be too many kinds of combinations.
        keys |= {"combinations.suited_runs_beat": False, "combinations.triple_runs": []}
        return restore(json.dumps(keys), f"climb-{seed}")


def _following(rng: Random, plain: list[str], keys: Keys) -> Keys:
    """Suits that have to be followed, and what does not go with them."""
    fives = [name for name in keys["combinations.of_five"] if "flush" not in name]  # type: ignore[attr-defined]
    flags = ("suited_runs_beat", "longer_runs_beat", "run_suit_tiebreak")
    return {
        "ranking.suits_follow": True,
        "ranking.suits_free": " ".join(some(rng, plain, rng.choice([0, 0.2]))),
        "combinations.of_five": fives,
        "combinations.flush_order": "rank",
        **{f"combinations.{flag}": False for flag in flags},
    }


def _two_packs(rng: Random, keys: Keys) -> Keys:
    """Two packs for all or for many players, larger sets, and no suit that decides anything."""
    least, most, hand = rng.choice([(5, 5, 20), (4, 4, 26), (6, 6, 17), (3, 8, 13), (2, 8, 7), (2, 3, 13), (2, 8, 3)])
    # So many players have one pack between them, which must be enough.
    enough = [count for count in range(1, most) if count * hand <= 52 or count < least]
    per_pack = rng.choice([count for count in enough if -(-most // count) == 2])
    larger = [5, 6, 7, 8]
    plain = some(rng, larger, rng.choice([0, 0.5, 1]))
    bombs = some(rng, [size for size in larger if size not in plain], rng.choice([0, 0.7, 1]))
    named = ["four", "five", "six", "seven", "eight", "3 pairs", "4 pairs"]
    fives = [name for name in keys["combinations.of_five"] if "flush" not in name]  # type: ignore[attr-defined]
    off = (
        *("ranking.suits_decide", "ranking.suits_follow", "turn.suit_lock", "combinations.suited_runs_beat"),
        *("bombs.one_colour", "combinations.run_suit_tiebreak"),
    )
    return {
        "players.least": least,
        "players.most": most,
        "players.default": most,
        "pack.players_per_pack": per_pack,
        "deal.hand": hand,
        "deal.spare_to_lowest": least == most and keys["pack.jokers"] == 0 and rng.random() < 0.5,
        "combinations.sets": [*keys["combinations.sets"], *plain],  # type: ignore[misc]
        "combinations.of_five": fives,
        "combinations.flush_order": "rank",
        "combinations.beats_joker": "",
        "ranking.suits_free": "",
        "ranking.equal_beats": rng.random() < 0.3,
        "bombs.sets": bombs,
        "bombs.ladder": some(rng, rng.sample(named, len(named)), rng.choice([0, 0.6, 1])),
        **dict.fromkeys(off, False),
    }


def _short_pack(rng: Random, plain: list[str], keys: Keys) -> Keys:
    """Some ranks that are left out: the lowest ones, or any; and a hand for which there are still enough cards."""
    count = rng.choice([1, 3, 5, 5, 9])
    gone = plain[:count] if rng.random() < 0.5 else rng.sample(plain, count)
    per_pack, hand = cast("int", keys["pack.players_per_pack"]), cast("int", keys["deal.hand"])
    seats = range(cast("int", keys["players.least"]), cast("int", keys["players.most"]) + 1)
    cards = 4 * (13 - count) + cast("int", keys["pack.jokers"])
    there = {players: cards * (-(-players // per_pack) if per_pack else 1) for players in seats}
    hand = min(hand, *(there[players] // players for players in seats))
    spare = all(there[players] - players * hand < players for players in seats)
    return {
        "pack.without": " ".join(gone),
        "deal.hand": hand,
        "deal.spare_to_lowest": spare and rng.random() < 0.5,
    }


def _stretch(rng: Random, order: list[str], shortest: int) -> list[str]:
    """Some neighbouring ranks, mostly all of them or all but the highest."""
    length = max(shortest, rng.choice([13, 13, 12, rng.randint(shortest, 13)]))
    start = rng.choice([0, rng.randint(0, 13 - length)])
    return order[start : start + length]


def _beats_joker(rng: Random, plain: list[str]) -> str:
    """No card, or a few low ones."""
    return " ".join(rank + rng.choice("SCDH") for rank in some(rng, plain[:4], rng.choice([0, 0.5])))


def _combinations(rng: Random, plain: list[str], order: list[str]) -> Keys:
    sets = [1, *some(rng, [2, 3, 4], 0.7)]
    mixed = some(rng, ["three and one", "full house", "four and one"], rng.choice([0, 0.6]))
    return {
        # Four of a kind is a plain set or a bomb, not both.
        **({"bombs.four": False} if 4 in sets else {}),
        "combinations.sets": sets,
        "combinations.shortest_run": (shortest := rng.choice([0, 2, 3, 3, 3, 4, 5, 8, 12])),
        "combinations.longest_run": rng.choice([0, 0, max(2, shortest), rng.randint(max(2, shortest), 13)]),
        "combinations.longer_runs_beat": rng.random() < 0.3,
        "combinations.wins_round": " ".join(some(rng, order, rng.choice([0, 0, 0.2]))),
        "combinations.mixed": mixed,
        "combinations.of_five": (fives := _of_five(rng, mixed)),
        "combinations.flush_order": rng.choice(["rank", "suit"]) if "flush" in fives else "rank",
        "combinations.suited_runs_beat": shortest > 0 and rng.random() < 0.2,
        "combinations.triple_runs": some(rng, [2, 3, 4], rng.choice([0, 0, 0.6])),
        "combinations.run_ranks": " ".join(_stretch(rng, plain, 4)),
        "combinations.run_suit_tiebreak": rng.random() < 0.5,
    }


def _of_five(rng: Random, mixed: list[str]) -> list[str]:
    names = ["run", *(name for name in mixed if name != "three and one")]
    # Five cards of one suit in a row would be both a run and a flush.
    names += rng.choice([[], [], ["straight flush"], ["flush", "straight flush"]])
    chosen = some(rng, rng.sample(names, len(names)), rng.choice([0, 0.8, 1]))
    return chosen + ["straight flush"] * ("flush" in chosen and "straight flush" not in chosen)


GROUPS = [
    *("single", "pair", "triple", "four", "set", "run", "run of 3", "run of 5", "suited run", "straight flush"),
    *("row of pairs", "3 pairs", "2 triples", "row of triples", "three and one", "full house", "four and one"),
    *("flush", "bomb", "anything", "five"),
]


def beats_lines(rng: Random, order: list[str], *, suits: bool) -> list[Keys]:
    """Lines that say what beats what: often none."""

    def pattern() -> str:
        if rng.random() < 0.5:
            return rng.choice(GROUPS)
        rank = rng.choice(order)
        if suits and rank != "R" and rng.random() < 0.4:
            return rank + rng.choice("SCDH")
        return " ".join([rank] * rng.choice([1, 1, 2, 3, 4]))

    return [
        {
            "play": pattern(),
            "on": pattern(),
            "cards": rng.choice(["any", "any", "same", "more", "double"]),
            "rank": rng.choice(["any", "any", "higher", "equal or higher", "next"]),
            **rng.choice([{}, {}, {"never": True}, {"chop": True}]),
        }
        for _ in range(rng.choice([0, 0, 0, 1, 2, 5]))
    ]


def _bombs(rng: Random, plain: list[str], order: list[str]) -> Keys:
    ranks = _stretch(rng, plain, 2)
    lengths = some(rng, list(range(2, min(len(ranks), 7) + 1)), 0.5)
    ordinary = some(rng, lengths, rng.choice([0, 0, 0.5]))
    named = ["four", *(f"{length} pairs" for length in range(2, 8))]
    chops = [
        {"on": " ".join([rng.choice(order)] * rng.randint(1, 3)), "by": some(rng, named, 0.6) or ["four"]}
        for _ in range(rng.choice([0, 1, 3, 8]))
    ]
    return {
        "bombs.four": rng.random() < 0.7,
        "bombs.pair_runs": [length for length in rng.sample(lengths, len(lengths)) if length not in ordinary],
        "combinations.pair_runs": ordinary,
        "bombs.beat_anything": rng.random() < 0.2,
        "bombs.pair_run_ranks": " ".join(ranks),
        "bombs.one_colour": rng.random() < 0.4,
        "bombs.ladder": some(rng, rng.sample(named, len(named)), rng.choice([0, 0.6, 1])),
        "bombs.chops": chops,
    }


def _instants(rng: Random, order: list[str]) -> list[Keys]:
    """Mostly none. Those there are ask for much, or too many games would end before the first play."""
    count = rng.choice([0, 0, 0, 0, 0, 0, 1, 1, 2, MOST_INSTANTS])
    return [{"name": f"instant {number}", **_instant(rng, order)} for number in range(count)]


def _instant(rng: Random, order: list[str]) -> Keys:
    if rng.random() < 0.4:
        held = rng.sample(order, rng.randint(1, 6))
        return {"hold": " ".join(rank for rank in held for _ in range(rng.choice([1, 2, 3, 4])))}
    consecutive = rng.random() < 0.5
    size = rng.randint(1, 4)
    count = rng.randint(max(1, 7 - 2 * size), 13 if size == 1 else 6)
    ranks = _stretch(rng, order, count) if consecutive else rng.sample(order, rng.randint(count, 13))
    return {
        "size": size,
        "count": count,
        "consecutive": consecutive,
        "ranks": " ".join(ranks),
    }
