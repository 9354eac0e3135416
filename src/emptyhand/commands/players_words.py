"""The words that players use for rules whose keys have other names, for `rules find`."""

from __future__ import annotations

from typing import Final

_KILLS: Final = {"card.RANK.kills": "true", "run.kill_run": ""}
_SEEN_THROUGH: Final = {"card.RANK.next": '"see through"', "card.RANK.mirrors": "true"}

SYNONYMS: Final[dict[str, dict[str, str]]] = {
    "bomb": {"run.kill_run": ""},
    "burn": _KILLS,
    "clear": {**_KILLS, "combinations.wins_round": ""},
    "explode": _KILLS,
    "glass": _SEEN_THROUGH,
    "invisible": _SEEN_THROUGH,
    "lock": {"turn.pass_locks": ""},
    "miss": {"card.RANK.skips": '"once"'},
    "quad": {"run.kill_run": "", "bombs.four": "true"},
    "reset": {"card.RANK.next": '"anything"'},
    "straight": {"combinations.shortest_run": "", "combinations.longest_run": ""},
    "swap": {"deal.choose_up": "true"},
    "transparent": _SEEN_THROUGH,
    "wild": {"card.RANK.on": '"anything"', "card.RANK.next": '"anything"'},
}
"""Keys by a player's word in its shortest form, each with the value that is meant; empty if any may be."""
