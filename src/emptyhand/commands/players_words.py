"""Words of wishes for `rules find` that stand for ranks, denials or nothing. Those for rules stand with the keys."""

from __future__ import annotations

from typing import Final

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
