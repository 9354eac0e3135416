"""The words that players use for rules whose keys have other names, for `rules find`."""

from __future__ import annotations

from typing import Final

_KILLS: Final = {"card.RANK.kills": "true", "run.kill_run": ""}
_SEEN_THROUGH: Final = {"card.RANK.next": '"see through"', "card.RANK.mirrors": "true"}
_TURNS: Final = {"ranking.four_turns": "true", "ranking.turns_round": "", "card.RANK.turns": "true"}
_ANNOUNCES: Final = {"turn.announce_last": "true"}

SYNONYMS: Final[dict[str, dict[str, str]]] = {
    "bomb": {"run.kill_run": ""},
    "burn": _KILLS,
    "call": _ANNOUNCES,
    "clear": {**_KILLS, "combinations.wins_round": ""},
    "explode": _KILLS,
    "glass": _SEEN_THROUGH,
    "invisible": _SEEN_THROUGH,
    "knock": _ANNOUNCES,
    "last": _ANNOUNCES,
    "lock": {"turn.pass_locks": ""},
    "miss": {"card.RANK.skips": '"once"', "ranking.equal_skips": "true"},
    "quad": {"run.kill_run": "", "bombs.four": "true"},
    "reset": {"card.RANK.next": '"anything"'},
    "revolution": _TURNS,
    "straight": {"combinations.shortest_run": "", "combinations.longest_run": ""},
    "swap": {"deal.choose_up": "true"},
    "take": {"pick_up.top": ""},
    "three": {"pick_up.top": "3"},
    "transparent": _SEEN_THROUGH,
    "two": {"pick_up.top": "2"},
    "uno": _ANNOUNCES,
    "wild": {"card.RANK.on": '"anything"', "card.RANK.next": '"anything"'},
}
"""Keys by a player's word in its shortest form, each with the value that is meant; empty if any may be."""
