"""Random rulesets that can be played: what a person's own file might say, all keys mixed."""

from __future__ import annotations

import json
import random
from typing import TypeVar

from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import RulesetError, load, loads, restore
from tests.catalogue import CORE
from tests.words.rulebook.flips import Value, any_values, card_flips, flips

Item = TypeVar("Item")


def random_law(seed: int) -> Law:
    """The law of a random ruleset; the seed makes it again."""
    rng = random.Random(seed)
    while True:
        flat = _climb(rng) if rng.random() < 0.2 else _pile(rng)
        try:
            return compile(restore(json.dumps(flat), f"random-{seed}"))
        except RulesetError:
            continue


def random_house_rules(seed: int) -> tuple[str, Law]:
    """A ruleset's name, and its law with a few keys set on top as `--set` would; the seed makes it again."""
    rng = random.Random(seed)
    while True:
        name = rng.choice(CORE)
        text = load(name).text
        known = [*flips(text), *(card_flips() if '"pile"' in text else ())]
        sets: dict[str, Value] = {}
        for changes in rng.sample(known, rng.randint(1, 4)):
            sets |= changes
        try:
            lines = [f"{key} = {_toml(value)}" for key, value in sets.items()]
            return name, compile(loads("\n".join([f'extends = "{name}"', *lines])))
        except RulesetError:
            continue


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def _some(rng: random.Random, items: list[Item], chance: float = 0.5) -> list[Item]:
    return [item for item in items if rng.random() < chance]


def _pile(rng: random.Random) -> dict[str, object]:
    flat: dict[str, object] = json.loads(load("obsession").text)
    flat = {key: value for key, value in flat.items() if not key.startswith("card.")}
    shuffled = rng.sample(RANK_LABELS, 14)
    flat |= {
        "ends": rng.choice(["first out", "play on"]),
        "players.least": rng.choice([2, 3]),
        "players.most": rng.choice([3, 4, 5]),
        "players.default": 3,
        "pack.jokers": rng.choice([0, 1, 2]),
        "deal.order": rng.sample(["hand", "up", "down"], 3),
        "deal.hand": rng.randint(1, 4),
        "deal.up": rng.choice([0, 1, 3]),
        "deal.down": rng.choice([0, 1, 3]),
        "deal.choose_up": rng.random() < 0.3,
        "deal.flip_start": rng.random() < 0.3,
        "opening.starter": rng.choice(["lowest", "lowest", "left of dealer", "right of dealer", "lowest up"]),
        "opening.ladder": " ".join(shuffled),
        "opening.ties": rng.choice(["seat", "coin", "rps"]),
        "opening.cards": rng.choice(["one", "some", "all", "anything"]),
        "turn.reverse_with_two": rng.choice(["turns", "skips"]),
        "pick_up.by_choice": _some(rng, ["hand", "up", "down"]),
        "pick_up.with_up": rng.random() < 0.3,
        "up.play": rng.choice(["row", "take"]),
        "run.kill_run": rng.choice([0, 2, 3, 4]),
        "run.within_one_play": rng.random() < 0.3,
        "run.effects_lapse": rng.random() < 0.5,
        "ranking.order": " ".join(rng.sample(RANK_LABELS, 14)),
        "match.wins": rng.choice([1, 3]),
        "match.points": rng.choice([[1], [3, 2, 1], []]),
    }
    flat.pop("turn.refill_to")
    flat |= rng.choice([{"turn.refill_to": 3}, {"turn.draw": 1}, {"turn.draw": 0}])
    for label in _some(rng, list(RANK_LABELS), 0.4):
        flat |= _card(rng, label)
    own = random.Random(" ".join(shuffled))
    if own.random() < 0.3:
        flat |= {f"card.{label}.turns": True for label in _some(own, list(RANK_LABELS), 0.15)}
    if own.random() < 0.3:
        flat |= {"pick_up.top": own.choice([1, 2, 4]), "pick_up.rest": own.choice(["leaves", "stays", "binds"])}
    flat |= _readings(rng, flat)
    return any_values(str(flat)) | flat


def _readings(rng: random.Random, flat: dict[str, object]) -> dict[str, object]:
    """Keys that say how a sentence is read, and cards that count over several plays."""
    keys: dict[str, object] = {
        "turn.again": rng.choice(["must", "may"]),
        "turn.sets": rng.choice(["any", "one or all", "as before"]),
        "ranking.strict": rng.random() < 0.3,
        "turn.passing": rng.choice(["never", "stuck", "may"]) if _may_pass(flat) else "never",
        "up.must_fit": flat["up.play"] == "take" and rng.random() < 0.5,
    }
    for label in _some(rng, list(RANK_LABELS), 0.3):
        keys[f"card.{label}.kill_again"] = rng.random() < 0.5
        keys[f"card.{label}.may_pick_up"] = rng.random() < 0.5
        keys[f"card.{label}.{rng.choice(['reverses', 'skips'])}"] = "odd in pile"
    return keys


def _may_pass(flat: dict[str, object]) -> bool:
    """Whether nothing else happens to a player who cannot play, and no part of the pile stays."""
    return not flat["pick_up.with_up"] and flat.get("pick_up.rest", "leaves") == "leaves"


def _card(rng: random.Random, label: str) -> dict[str, object]:
    times = ["never", "never", "once", "odd", "each"]
    some_ranks = " ".join(_some(rng, list(RANK_LABELS), 0.4) or ["4"])
    return {
        f"card.{label}.on": rng.choice(["order", "anything"]),
        f"card.{label}.not_on": " ".join(_some(rng, list(RANK_LABELS), 0.1)),
        f"card.{label}.next": rng.choice(["order", "anything", "see through", some_ranks]),
        f"card.{label}.mirrors": (mirrors := rng.random() < 0.2),
        f"card.{label}.copies": mirrors and rng.random() < 0.5,
        f"card.{label}.again": rng.random() < 0.2,
        f"card.{label}.kills": rng.random() < 0.2,
        f"card.{label}.reverses": rng.choice(times),
        f"card.{label}.skips": rng.choice(times),
        **rng.choice(
            [{}, {}, {f"card.{label}.draws": 1}, {f"card.{label}.draws": 2, f"card.{label}.draws_each": True}]
        ),
        **rng.choice([{}, {}, {}, {f"card.{label}.burns": True}, {f"card.{label}.finishes": False}]),
        f"card.{label}.in_runs": rng.choice(["forms", "breaks", "through"]),
    }


def _climb(rng: random.Random) -> dict[str, object]:
    flat: dict[str, object] = json.loads(load("thirteen").text)
    order = rng.sample(RANK_LABELS[:13], 13)
    bombs = ["four", "2 pairs", "3 pairs", "4 pairs"]
    rank = rng.choice(order)
    flat |= {
        "ends": rng.choice(["first out", "play on"]),
        "deal.hand": rng.randint(5, 13),
        "ranking.order": " ".join(order),
        "ranking.suits": " ".join(rng.sample("SCDH", 4)),
        "opening.open_with_lowest": (lowest := rng.random() < 0.5),
        "opening.alone": lowest and rng.random() < 0.3,
        "turn.must_beat": rng.random() < 0.5,
        "turn.pass_locks": (locks := rng.random() < 0.6),
        "turn.passed_may_bomb": (may_bomb := locks and rng.random() < 0.4),
        "bombs.beaten_is_out": locks and not may_bomb and rng.random() < 0.4,
        "turn.last_card_duty": rng.random() < 0.3,
        "ranking.turns_round": " ".join(_some(rng, order, 0.1)),
        "ranking.four_turns": rng.random() < 0.3,
        "turn.not_last": " ".join(_some(rng, order, 0.1)),
        "combinations.sets": [1, *_some(rng, [2, 3, 4])],
        "combinations.shortest_run": rng.choice([0, 2, 3, 4]),
        "combinations.longest_run": rng.choice([0, 5]),
        "combinations.longer_runs_beat": rng.random() < 0.3,
        **rng.choice([{}, {"combinations.mixed": ["full house", "three and one"]}]),
        **rng.choice([{}, {"combinations.of_five": ["flush", "straight flush"], "combinations.flush_order": "suit"}]),
        "combinations.suited_runs_beat": rng.random() < 0.3,
        "combinations.triple_runs": _some(rng, [2, 3], 0.3),
        "combinations.wins_round": " ".join(_some(rng, order, 0.1)),
        "combinations.pair_runs": _some(rng, [5, 6], 0.3),
        "combinations.run_ranks": " ".join(_some(rng, order, 0.9)),
        "combinations.run_suit_tiebreak": rng.random() < 0.5,
        "bombs.four": rng.random() < 0.5,
        "bombs.pair_runs": _some(rng, [2, 3, 4]),
        "bombs.pair_run_ranks": " ".join(_some(rng, order, 0.9)),
        "bombs.one_colour": rng.random() < 0.5,
        "bombs.beat_anything": rng.random() < 0.3,
        "bombs.ladder": _some(rng, rng.sample(bombs, 4)),
        "bombs.chops": [{"on": " ".join([rank] * rng.randint(1, 3)), "by": _some(rng, bombs) or ["four"]}],
        "match.winner_leads": rng.random() < 0.5,
    }
    own = random.Random(" ".join(order))
    flat["turn.suit_lock"] = own.random() < 0.2
    if own.random() < 0.2:
        flat |= {"ranking.suits_follow": True, "ranking.suits_free": " ".join(_some(own, order, 0.2))}
        flat |= {
            f"combinations.{flag}": False for flag in ("suited_runs_beat", "longer_runs_beat", "run_suit_tiebreak")
        }
        flat |= {"combinations.of_five": [], "combinations.flush_order": "rank"}
    elif own.random() < 0.3:
        flat |= {"pack.jokers": own.choice([1, 2]), "ranking.order": " ".join([*order, "R"])}
        flat |= {"combinations.beats_joker": own.choice(["", f"{order[0]}S", f"{order[1]}H {order[0]}D"])}
    if rng.random() < 0.3:
        flat |= {"ranking.suits_decide": False, "ranking.equal_beats": rng.random() < 0.5}
        flat |= {"combinations.run_suit_tiebreak": False, "bombs.one_colour": False}
        flat["ranking.equal_skips"] = flat["ranking.equal_beats"] and rng.random() < 0.5
    return flat
