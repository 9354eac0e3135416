"""Other values for every key of a ruleset, and the keys a rulebook is silent about, each with its reason."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import cast

from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.rules.ruleset.card_keys import CardKeys
from emptyhand.rules.ruleset.climb_keys import CLIMB_TABLES
from emptyhand.rules.ruleset.keys import Asking, declared
from emptyhand.rules.ruleset.model import Starter, UpPlay
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES
from emptyhand.words.rulebook.ranks import is_idle_last, left_over

BESIDE_DEALER = (Starter.LEFT_OF_DEALER, Starter.RIGHT_OF_DEALER)
Value = str | int | bool | list[object]


def few_values(tables: Mapping[str, type]) -> dict[str, tuple[Value, ...]]:
    """Every value of the keys that take few, by the declarations."""
    keys = {f"{table}.{name}": key for table, keys in tables.items() for name, key in declared(keys).items()}
    return {name: cast("tuple[Value, ...]", key.options) for name, key in keys.items() if key.options}


def other_values(tables: Mapping[str, type]) -> dict[str, tuple[Value, ...]]:
    """Values that a key does not have by itself: all others of those that take few, and two of every number."""
    found: dict[str, tuple[Value, ...]] = {}
    for table, keys in tables.items():
        for name, key in declared(keys).items():
            if key.default is None:
                continue
            values = key.options or ((max(key.least, 1), key.least + 2) if key.form is Asking.NUMBER else ())
            found[f"{table}.{name}"] = cast("tuple[Value, ...]", tuple(v for v in values if v != key.default))
    return found


# Keys of which one value needs another key with it: `PILE_PAIRS` has them.
PAIRED = (
    *("deal.flip_start", "deal.choose_openly", "opening.starter", "opening.cards"),
    *("up.must_fit", "pick_up.must_take_up", "pick_up.taker", "pick_up.try_draw", "pick_up.rest"),
    *("turn.passing", "turn.stays_turned"),
)
OWN_PILE_TABLES = {table: keys for table, keys in PILE_TABLES.items() if table != "card.RANK"}


def any_values(seed: str) -> dict[str, Value]:
    """A value for every key of a pile game that takes few and goes with any other key, for what makes rulesets up."""
    rng = Random(seed)
    kept_out = (*PAIRED, "pick_up.with_up")
    return {key: rng.choice(values) for key, values in few_values(OWN_PILE_TABLES).items() if key not in kept_out}


PILE: dict[str, tuple[Value, ...]] = {
    **{name: values for name, values in few_values(OWN_PILE_TABLES).items() if name not in PAIRED},
    "ends": ("first out", "play on"),
    "players.least": (3,),
    "players.most": (3, 4),
    "players.default": (2, 3),
    "pack.players_per_pack": (0, 1, 3),
    "deal.order": (["hand", "down", "up"], ["up", "down", "hand"]),
    "deal.hand": (2,),
    "deal.up": (2, 1),
    "deal.down": (2, 0),
    "turn.draw": (2,),
    "turn.refill_to": (4,),
    "turn.bomb": (3, 4),
    "pick_up.top": (1, 3),
    "pick_up.by_choice": ([], ["hand"], ["up"], ["hand", "up"], ["hand", "up", "down"]),
    "run.kill_run": (0, 2, 5),
    "match.wins": (5,),
    "match.points": ([2], [3, 1], []),
    "match.winner_leads": (True,),
    "match.to_points": (20,),
}

TITLED: dict[str, Value] = {
    "ends": "play on",
    "match.exchange": [1],
    "match.titles": ["King", "Burgher", "Jester"],
}
LADDER = "2 3 4 5 6 7 8 9 10 J Q K A R"

PILE_PAIRS: tuple[dict[str, Value], ...] = (
    {"deal.flip_start": True, "opening.cards": "anything"},
    {"deal.flip_start": False},
    {"opening.starter": "left of dealer", "opening.cards": "anything"},
    {"opening.starter": "right of dealer", "opening.cards": "anything"},
    {"opening.starter": "lowest up", "opening.ladder": LADDER, "opening.cards": "anything"},
    {"opening.starter": "lowest", "opening.ladder": LADDER, "opening.cards": "anything"},
    {"opening.starter": "lowest", "opening.ladder": "R A K Q J 10 9 8 7 6 5 4 3 2", "opening.cards": "anything"},
    {"opening.cards": "anything"},
    {"opening.cards": "one", "deal.flip_start": False, "opening.starter": "lowest", "opening.ladder": LADDER},
    {"opening.cards": "some", "deal.flip_start": False, "opening.starter": "lowest", "opening.ladder": LADDER},
    {"opening.cards": "all", "deal.flip_start": False, "opening.starter": "lowest", "opening.ladder": LADDER},
    {"pack.jokers": 1, "card.R.on": "anything", "card.R.next": "anything", "opening.ladder": LADDER},
    {"pack.jokers": 4, "card.R.on": "anything", "card.R.next": "anything", "opening.ladder": LADDER},
    {"pack.without": "3"},
    {"pack.without": "3", "pack.without_up_to": 3},
    {"pack.without": "3", "pack.full": 1},
    {"up.play": "take", "up.must_fit": True},
    {"up.play": "take all", "pick_up.with_up": False},
    {"up.play": "take all", "pick_up.with_up": False, "deal.up": 1},
    {"pick_up.taker": "previous", "pick_up.by_choice": [], "pick_up.with_up": False},
    {"pick_up.try_draw": True, "pick_up.by_choice": [], "pick_up.with_up": False},
    {"pick_up.top": 3, "pick_up.rest": "binds"},
    {"pick_up.top": 3, "pick_up.rest": "stays"},
    {"pick_up.top": 3, "pick_up.rest": "leaves"},
    {"pick_up.top": 1, "pick_up.rest": "leaves"},
    {"turn.passing": "stuck", "pick_up.with_up": False},
    {"turn.passing": "may", "pick_up.with_up": False},
    {"card.J.turns": True, "turn.stays_turned": True},
    {"deal.choose_up": True, "deal.choose_openly": True},
    {"ends": "play on", "match.loser_leads": True},
    {"ends": "play on", "match.loser_deals": True},
    {"match.winner_deals": True},
    {"ends": "play on", "match.exchange": [1], "deal.choose_up": False, "opening.ladder": LADDER},
    TITLED | {"deal.choose_up": False, "opening.ladder": LADDER},
    {"up.play": "row", "pick_up.with_up": True, "pick_up.must_take_up": True},
    {"ranking.order": "2 10 4 3 5 6 9 7 J 8 Q K A R"},
)

CARD: dict[str, tuple[Value, ...]] = {
    **{name.removeprefix("card."): values for name, values in few_values({"card": CardKeys}).items()},
    "not_on": ("4", "9 A"),
    "kills_on": ("4", "9 A"),
    "draws": (1, 3),
    "next": ("anything", "see through", "2 4 6", "order"),
}

THREE_TWOS: list[object] = [{"on": "2 2 2", "by": ["four"]}]
TWOS_BEAT: list[object] = [{"play": "2", "on": "set"}]
TWICE: list[object] = [{"play": "set", "on": "set", "cards": "double", "rank": "higher"}]
THREE_LINES: list[object] = [
    {"play": "3S", "on": "2"},
    {"play": "anything", "on": "bomb", "never": True},
    {"play": "run of 3", "on": "run", "cards": "more", "rank": "next"},
]
LUCK: list[object] = [{"name": "luck", "hold": "3 3 3"}]
CLIMB: dict[str, tuple[Value, ...]] = {
    "ends": ("first out", "play on"),
    "players.least": (3,),
    "players.most": (3,),
    "players.default": (2, 3),
    "deal.hand": (12, 7),
    "ranking.order": ("2 3 4 5 6 7 8 9 10 J Q K A",),
    "ranking.suits": ("S C H D", "H D C S"),
    "opening.open_with_lowest": (False,),
    "turn.must_beat": (True,),
    "turn.pass_locks": (False,),
    "turn.not_last": ("2", "2 A"),
    "turn.passed_may_bomb": (True,),
    "turn.last_card_duty": (True,),
    "turn.suit_lock": (True,),
    "bombs.beaten_is_out": (True,),
    "ranking.four_turns": (True,),
    "ranking.turns_round": ("J", "J 8"),
    "combinations.sets": ([1, 2], [1]),
    "combinations.shortest_run": (0, 4, 5),
    "combinations.longest_run": (5, 12),
    "combinations.longer_runs_beat": (True,),
    "combinations.mixed": (["full house"], ["three and one", "four and one"]),
    "combinations.pair_runs": ([4], [2, 7]),
    "combinations.triple_runs": ([2], [2, 3]),
    "combinations.suited_runs_beat": (True,),
    "combinations.of_five": (["straight flush"],),
    "combinations.beats": (TWOS_BEAT, TWICE, THREE_LINES),
    "combinations.wins_round": ("8", "8 2"),
    "bombs.beat_anything": (True,),
    "combinations.run_ranks": ("5 6 7 8 9 10 J Q K A", "3 4 5 8 9 10 J Q K A"),
    "combinations.run_suit_tiebreak": (True, False),
    "bombs.four": (False,),
    "bombs.pair_runs": ([2], [3, 4], []),
    "bombs.pair_run_ranks": ("5 6 7 8 9 10 J Q K A",),
    "bombs.one_colour": (True, False),
    "bombs.ladder": (["4 pairs", "four"], ["3 pairs", "four"]),
    "bombs.chops": (THREE_TWOS, []),
    "match.wins": (1, 5),
    "match.points": ([2], [3, 1], []),
    "match.winner_leads": (False,),
    "match.to_points": (20,),
    "match.left_cards": ([{"from": 1, "each": 1}], [{"from": 3, "each": 2}, {"from": 1, "each": 1}]),
    "match.left_prices": ([{"cards": "2", "price": 2}], [{"cards": "2H 2D", "price": 2}]),
    "match.chop_price": (3,),
    "match.instant_price": (9,),
    "opening.alone": (True,),
    "instant": ([], LUCK),
}

BY_RANK: dict[str, Value] = {
    "ranking.suits_decide": False,
    "combinations.run_suit_tiebreak": False,
    "bombs.one_colour": False,
}
TRIPLE_BOMBS: dict[str, Value] = {"combinations.sets": [1, 2], "bombs.sets": [3]}
FIVES: dict[str, Value] = {
    "combinations.mixed": ["full house", "four and one"],
    "combinations.of_five": ["run", "full house", "four and one"],
}
FLUSHES: dict[str, Value] = FIVES | {
    "combinations.of_five": ["run", "flush", "full house", "four and one", "straight flush"],
}
FOLLOW: dict[str, Value] = {"ranking.suits_follow": True, "combinations.run_suit_tiebreak": False}
JOKERS: dict[str, Value] = {"pack.jokers": 2, "ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R"}
LOSER: dict[str, Value] = {"ends": "play on", "match.winner_leads": False, "match.loser_leads": True}
SPARE: dict[str, Value] = {
    "players.least": 3,
    "players.most": 3,
    "players.default": 3,
    "deal.hand": 17,
    "deal.spare_to_lowest": True,
}
UNPLAYED: dict[str, Value] = {"match.left_cards": [{"from": 1, "each": 1}], "match.unplayed_doubles": True}
DOUBLED: dict[str, Value] = {"match.left_cards": [{"from": 1, "each": 1}], "match.left_doubles": "2 A"}
CLIMB_PAIRS: tuple[dict[str, Value], ...] = (
    SPARE,
    {"pack.without": "2 3 4 5 6", "deal.hand": 8},
    {"pack.without": "8 9 J", "deal.hand": 10},
    {"ends": "play on", "match.exchange": [2, 1]},
    {"ends": "play on", "match.exchange": [1]},
    TITLED,
    {"ends": "play on", "match.winner_falls": True},
    UNPLAYED,
    DOUBLED,
    DOUBLED | UNPLAYED,
    BY_RANK,
    BY_RANK | {"ranking.equal_beats": True},
    BY_RANK | {"ranking.equal_beats": True, "ranking.equal_skips": True},
    TRIPLE_BOMBS,
    TRIPLE_BOMBS | {"bombs.ladder": ["three", "3 pairs", "four"], "bombs.chops": THREE_TWOS},
    FIVES,
    FLUSHES,
    FLUSHES | {"combinations.flush_order": "suit"},
    LOSER,
    FOLLOW,
    FOLLOW | {"ranking.suits_free": "2"},
    JOKERS,
    JOKERS | {"pack.jokers": 1},
    JOKERS | {"combinations.beats_joker": "3S"},
    JOKERS | {"combinations.beats_joker": "3S 3C"},
)

# They do not change the rules: the file says who it is, and the rulebook begins with it.
NAMES: dict[str, tuple[Value, ...]] = {
    **{f"about.{name}": (f"Something about {name}.",) for name in ("sources", "decided", "omits")},
    "title": ("Another title",),
    "summary": ("Another summary.",),
}


# Flipped card by card, as a whole, or not to be flipped: a climbing game has one pack.
ELSEWHERE = ("card.", "run.kill_run.", "family", "pack.")


def flips(ruleset_text: str) -> Iterator[dict[str, Value]]:
    """Changes of one key, or of a few that belong together."""
    keys = json.loads(ruleset_text)
    pile = keys["family"] == "pile"
    table = (PILE if pile else CLIMB) | NAMES
    pairs = PILE_PAIRS if pile else CLIMB_PAIRS
    named = {*table, *(key for pair in pairs for key in pair)}
    rest = other_values(OWN_PILE_TABLES if pile else CLIMB_TABLES)
    table |= {key: values for key, values in rest.items() if key not in named}
    yield from ({key: value} for key, values in table.items() for value in values)
    yield from pairs
    for name in keys:
        assert name in table or name.startswith(ELSEWHERE) or any(name in p for p in PILE_PAIRS), f"no flip of {name}"


def card_flips(first: int = 0, each: int = 1) -> Iterator[dict[str, Value]]:
    """Changes of one key of one rank. With numbers, a share of them: every value for every so many ranks."""
    every = [(key, value) for key, values in CARD.items() for value in values]
    for rank, label in enumerate(RANK_LABELS):
        for number, (key, value) in enumerate(every):
            if (rank + number) % each == first % each:
                yield {f"card.{label}.{key}": value}


def with_changes(flat: str, changes: dict[str, Value]) -> str:
    """A flattened ruleset with some keys set; what answers the same question otherwise goes."""
    keys: dict[str, Value] = json.loads(flat)
    for key in changes:
        rival = {"turn.draw": "turn.refill_to", "turn.refill_to": "turn.draw"}.get(key)
        keys = {k: v for k, v in keys.items() if k != rival and not k.startswith(key + ".")}
    return json.dumps(keys | changes)


def silence(law: Law, changes: dict[str, Value]) -> str:
    """Why the rulebook need not tell of these changes: the reason, or nothing if it must."""
    reasons = [_silence_of(law, key) for key in changes]
    return reasons[0] if all(reasons) else ""


def _silence_of(law: Law, key: str) -> str:
    if isinstance(law, ClimbLaw):
        return ""
    table, _, last = key.rpartition(".")
    if table.startswith("card."):
        return _silence_of_card(law, RANK_LABELS.index(table.removeprefix("card.")), last)
    if last == "reverse_with_two" and not any(law.reverses):
        return "no card reverses"
    if last == "effects_lapse" and not _effects(law):
        return "no card that can make a run has an effect to lapse"
    if last in ("ladder", "ties") and law.opening.starter in BESIDE_DEALER:
        return "the dealer's neighbour starts, whatever is held"
    if last == "with_up" and law.up.play is UpPlay.TAKE:
        return "up cards are taken one by one, so none is left to go along"
    return ""


def _effects(law: PileLaw) -> bool:
    ranks = [r for r in range(14) if r < 13 or law.pack.jokers]
    doing = [r for r in ranks if law.again[r] or law.reverses[r] or law.skips[r] or law.draws[r]]
    doing += [r for r in ranks if law.turns[r] and law.turn.stays_turned]
    return any(not law.kills[r] for r in doing)


def _silence_of_card(law: PileLaw, rank: int, key: str) -> str:
    if rank == 13 and not law.pack.jokers:
        return "there are no jokers"
    if key == "acts_last" and not is_idle_last(law, rank):
        return "the game is over, or the card has no effect that could lapse"
    if key == "draws" and not any(left_over(law)):
        return "there is no draw pile"
    if law.kills[rank] and key in ("next", "mirrors", "again", "burns", "in_runs"):
        return "a killing card never stays on the pile, and its player plays again anyhow"
    if key == "skips" and (law.again[rank] or (law.kills[rank] and law.kill_again[rank])):
        return "who plays again skips nobody"
    return ""
