"""The games that a person chooses from: each a group of rulesets, the usual form first."""

from __future__ import annotations

from collections.abc import Iterable

from emptyhand.rules.ruleset.model import Ruleset

GAMES = {
    "obsession": ("obsession", "obsession-first"),
    "life": ("life",),
    "thirteen": ("thirteen-southern", "thirteen"),
    "obsessed": ("obsessed",),
    "cardgame": ("cardgame", "cardgame-mirror", "cardgame-sevens", "cardgame-plus"),
}
"""The games that the project began with."""

MUSEUM = {
    "shithead": (
        *("shithead", "palace", "shed", "karma", "vandtia"),
        *("paskahousu", "reverse-shithead", "palace-party"),
    ),
    "tien-len": ("tien-len-nam", "tien-len-bac", "killer"),
    "big-two": ("big-two", "pusoy-dos"),
    "president": ("president", "daifugo", "zheng-shangyou"),
}
"""More games, as they are played elsewhere, by kinship."""

GROUPS = GAMES | MUSEUM


def group_of(name: str) -> str:
    """Return the group of a ruleset; empty for house rules."""
    return next((group for group, names in GROUPS.items() if name in names), "")


def in_museum(name: str) -> bool:
    """Whether a ruleset is one of the games from elsewhere."""
    return group_of(name) in MUSEUM


def in_groups(rulesets: Iterable[Ruleset]) -> list[Ruleset]:
    """Return the rulesets by game, each game where its first ruleset was, and by form inside it."""
    given = list(rulesets)
    first = {group_of(each.name): n for n, each in reversed(list(enumerate(given)))}

    def place(ruleset: Ruleset) -> tuple[int, int]:
        group = group_of(ruleset.name)
        return first[group], GROUPS[group].index(ruleset.name)

    return sorted(given, key=place)
