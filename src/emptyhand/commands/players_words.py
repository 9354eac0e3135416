"""The words that players use for rules whose keys have other names, for `rules find`."""

from __future__ import annotations

from typing import Final

_KILLS: Final = {"card.RANK.kills": "true", "run.kill_run": ""}
_SEEN_THROUGH: Final = {"card.RANK.next": '"see through"', "card.RANK.mirrors": "true"}
_TURNS: Final = {
    "ranking.four_turns": "true",
    "ranking.turns_round": "",
    "card.RANK.turns": "true",
    "turn.stays_turned": "true",
}
_ANNOUNCES: Final = {"turn.announce_last": "true"}
_FINISHES: Final = {"card.RANK.finishes": "", "turn.not_last": ""}
_FOLLOWS: Final = {"card.RANK.next": ""}

SYNONYMS: Final[dict[str, dict[str, str]]] = {
    "below": _FOLLOWS,
    "bomb": {"run.kill_run": ""},
    "burn": _KILLS,
    "call": _ANNOUNCES,
    "clear": {**_KILLS, "combinations.wins_round": ""},
    "end": _FINISHES,
    "explode": _KILLS,
    "final": _FINISHES,
    "finish": _FINISHES,
    "glass": _SEEN_THROUGH,
    "invisible": _SEEN_THROUGH,
    "knock": _ANNOUNCES,
    "last": {**_ANNOUNCES, **_FINISHES},
    "lock": {"turn.pass_locks": ""},
    "lower": _FOLLOWS,
    "miss": {"card.RANK.skips": '"once"', "ranking.equal_skips": "true"},
    "out": _FINISHES,
    "quad": {"run.kill_run": "", "bombs.four": "true"},
    "reset": {"card.RANK.next": '"anything"'},
    "revolution": _TURNS,
    "straight": {"combinations.shortest_run": "", "combinations.longest_run": ""},
    "swap": {"deal.choose_up": "true"},
    "take": {"pick_up.top": ""},
    "three": {"pick_up.top": "3"},
    "transparent": _SEEN_THROUGH,
    "two": {"pick_up.top": "2"},
    "under": _FOLLOWS,
    "uno": _ANNOUNCES,
    "wild": {"card.RANK.on": '"anything"', "card.RANK.next": '"anything"'},
}
"""Keys by a player's word in its shortest form, each with the value that is meant; empty if any may be."""

RANKS_IN_WORDS: Final = {
    name: str(number)
    for number, name in enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 2)
}
DENIALS: Final = frozenset({"can't", "cannot", "can’t", "don't", "don’t", "mustn't", "mustn’t", "never", "no", "not"})
DENIED: Final = {"card.RANK.finishes": "false"}
"""The values that players mean by a wish with a denial."""
_FILLERS: Final = """
a an and are as at be but can do does for go goes has have if in is it its may must of on or so than that the then there
they this to we when which while who will with you your
"""
FILLERS: Final = (DENIALS - {"never"}) | set(_FILLERS.split())
"""Words that tell nothing of a wish."""
