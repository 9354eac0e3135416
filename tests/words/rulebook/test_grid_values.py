"""A printed grid and the defaults of the keys together have every parameter of a law, by value."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any

import pytest

from emptyhand.rules.cards import parse_cards, parse_ranks
from emptyhand.rules.law import grid
from emptyhand.rules.law.climb_grid import FIGURE_FIELDS
from emptyhand.rules.law.grid import BY_SEATS, RANK_FIELDS
from emptyhand.rules.law.model import Law, parameters
from emptyhand.rules.ruleset import CATALOGUE
from emptyhand.rules.ruleset.match_keys import LeftCards, LeftPrice, MatchKeys
from emptyhand.rules.ruleset.model import Players, Zone
from tests.helpers import law

TABLES = (*RANK_FIELDS, *FIGURE_FIELDS)
FLAGS = {"yes": True, "no": False}
SWITCHES = {
    "loser leads": "loser_leads",
    "loser deals": "loser_deals",
    "winner deals": "winner_deals",
    "winner leads yes": "winner_leads",
    "double without a play": "unplayed_doubles",
    "a former winner falls to the bottom": "winner_falls",
}
NUMBERS = {
    r"(\d+) points": "to_points",
    r"(\d+) won": "wins",
    r"a chop (\d+)": "chop_price",
    r"at once (\d+)": "instant_price",
}


def printed(of: Law) -> dict[str, str]:
    """Return the printed text of each parameter by its name."""
    _, _, rest = grid(of).partition("\nPARAMETERS\n")
    block, _, _ = rest.partition("\n\n")
    return dict(line.split(maxsplit=1) for line in block.splitlines())


def read_match(text: str) -> MatchKeys:
    values: dict[str, Any] = {"winner_leads": False, "left_cards": (), "left_prices": ()}
    for part in text.split(", "):
        if part in SWITCHES:
            values[SWITCHES[part]] = True
        elif match := re.fullmatch(r"each of (\d+) or more left (\d+)", part):
            values["left_cards"] += (LeftCards(int(match[1]), int(match[2])),)
        elif match := re.fullmatch(r"(.+) left (\d+)", part):
            values["left_prices"] += (LeftPrice(tuple(parse_cards(match[1])), int(match[2])),)
        elif match := re.fullmatch(r"(points|exchange) (.+)", part):
            values[match[1]] = () if match[2] == "none" else tuple(map(int, match[2].split()))
        elif match := re.fullmatch(r"double with (.+)", part):
            values["left_doubles"] = parse_ranks(match[1])
        elif match := re.fullmatch(r"titles (.+)", part):
            values["titles"] = tuple(match[1].split(" / "))
        elif part != "winner leads no":
            ((name, number),) = [(NUMBERS[p], m[1]) for p in NUMBERS if (m := re.fullmatch(p, part))]
            values[name] = int(number)
    return MatchKeys(**values)


def read(of: Law, name: str, text: str, like: object) -> object:
    """Return the value that a printed text means, of the type of another value."""
    if name in BY_SEATS:
        return {int(seats): int(value) for seats, value in re.findall(r"(\d+) seats (\d+)", text)}
    match like:
        case bool():
            return FLAGS[text]
        case int():
            return int(text)
        case StrEnum():
            return type(like)(text)
        case Players():
            return Players(*map(int, re.findall(r"\d+", text)))
        case MatchKeys():
            return read_match(text)
    words = [] if text == "none" else text.split()
    if name == "combinations.beats_joker":
        return tuple(parse_cards(" ".join(words)))
    if name == "opening.ladder":
        return tuple(parse_ranks(" ".join(words)))
    return tuple(Zone(word) if word in list(Zone) else int(word) for word in words)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_grid_and_the_defaults_have_every_value(name: str) -> None:
    of = law(name)
    lines = printed(of)
    for parameter, value, default in parameters(of):
        if parameter in TABLES:
            continue
        expected = {seats: value[seats] for seats in of.players.counts} if parameter in BY_SEATS else value  # type: ignore[index]
        found = read(of, parameter, lines.pop(parameter), value) if parameter in lines else default
        assert found == expected, parameter
    assert not lines, "lines that belong to no parameter"


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_parameter_at_its_default_has_no_line(name: str) -> None:
    of = law(name)
    at_default = {parameter for parameter, value, default in parameters(of) if value == default}
    assert at_default
    assert not at_default & printed(of).keys()
