"""The grid leaves nothing of a law out: whatever changes in the law changes the text."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import StrEnum
from operator import attrgetter

import pytest

from emptyhand.rules.cards import ALL_CARDS, Rank
from emptyhand.rules.law import grid
from emptyhand.rules.law.climb_grid import FIGURE_FIELDS
from emptyhand.rules.law.grid import RANK_FIELDS
from emptyhand.rules.law.model import BREAKS, ClimbLaw, Instant, Law, PileLaw, Rows, parameters
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.match_keys import LeftCards, LeftPrice, MatchKeys
from emptyhand.rules.ruleset.model import Players, Zone
from tests.helpers import law

PARAMETERS = [
    (name, parameter)
    for name in ("obsession", "life", "cardgame-plus", "thirteen-southern")
    for parameter, _, _ in parameters(law(name))
    if parameter not in (*RANK_FIELDS, *FIGURE_FIELDS)
]


def with_parameter(of: Law, name: str, value: object) -> Law:
    """The law with another value of a parameter, which may be a key of one of its tables."""
    table, _, key = name.rpartition(".")
    if not table:
        return replace(of, **{name: value})  # type: ignore[arg-type]
    inner = replace(getattr(of, table), **{key: value})
    return replace(of, **{table: inner})


def changed(of: Law, name: str) -> object:
    """Another value of the same type."""
    value: object = attrgetter(name)(of)
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case StrEnum():
            return next(other for other in type(value) if other is not value)
        case Players(least, most, default):
            return Players(least, most, default + 1)
        case MatchKeys(wins, points, winner_leads):
            return MatchKeys(wins, (*points, 7), winner_leads)
        case tuple() if name in ("packs", "run.kill_run"):
            return tuple(v + (seats == of.players.most) for seats, v in enumerate(value))
        case tuple() if name == "combinations.beats_joker":
            return (ALL_CARDS[4],)
        case tuple() if name == "opening.ladder":
            return value[::-1] or (3,)
        case tuple():
            return value[::-1] if len(set(value)) > 1 else (Zone.DOWN,)
    raise AssertionError(f"no other value for {name}")


@pytest.mark.parametrize(("name", "field"), PARAMETERS)
def test_every_parameter_is_printed(name: str, field: str) -> None:
    before = law(name)
    assert grid(with_parameter(before, field, changed(before, field))) != grid(before)


OTHERS: dict[str, object] = {
    "wins": 9,
    "points": (8,),
    "winner_leads": False,
    "loser_leads": True,
    "to_points": 30,
    "left_cards": (LeftCards(1, 2),),
    "left_prices": (LeftPrice((ALL_CARDS[3],), 2),),
    "unplayed_doubles": True,
    "left_doubles": (Rank(12),),
    "chop_price": 4,
    "instant_price": 5,
    "exchange": (2, 1),
    "titles": ("King", "Lord", "Jester"),
    "winner_falls": True,
    "loser_deals": True,
    "winner_deals": True,
}


@pytest.mark.parametrize("field", declared(MatchKeys))
def test_every_part_of_the_match_is_printed(field: str) -> None:
    before = law("thirteen")
    match = replace(before.match, **{field: OTHERS[field]})  # type: ignore[arg-type]
    assert grid(replace(before, match=match)) != grid(before)


# -- the tables of pile games ----------------------------------------------------------------------------------------


def with_cell(rows: Rows, row: int, column: int, value: int) -> Rows:
    cells = list(rows[row])
    cells[column] = value
    return (*rows[:row], tuple(cells), *rows[row + 1 :])


def other_tables(before: PileLaw) -> Iterator[PileLaw]:
    """The law with one cell of one of its tables changed, for every cell of ranks that are in the pack."""
    ranks = range(14 if before.pack.jokers else 13)
    for demand in (0, *(r + 1 for r in ranks)):
        for rank in ranks:
            yield replace(before, legal=with_cell(before.legal, demand, rank, 1 - before.legal[demand][rank]))
            yield replace(before, after=with_cell(before.after, demand, rank, (before.after[demand][rank] + 1) % 14))
            yield replace(before, run_as=with_cell(before.run_as, demand, rank, BREAKS))
    for rank in ranks:
        for name in ("again", "kills", "burns", "reverses", "skips"):
            column: list[int] = list(getattr(before, name))
            column[rank] = (column[rank] + 1) % (2 if name in ("again", "kills", "burns") else 4)
            changes: dict[str, tuple[int, ...]] = {name: tuple(column)}
            yield replace(before, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["obsession", "cardgame-plus"])
def test_every_cell_of_a_pile_law_is_printed(name: str) -> None:
    before = law(name)
    assert isinstance(before, PileLaw)
    text = grid(before)
    for other in other_tables(before):
        assert grid(other) != text, [f.name for f in fields(other) if getattr(other, f.name) != getattr(before, f.name)]


def test_two_changed_cells_of_one_column_do_not_hide_each_other() -> None:
    before = law("obsession")
    assert isinstance(before, PileLaw)
    once = replace(before, after=with_cell(before.after, 3, 5, 9))
    twice = replace(before, after=with_cell(once.after, 4, 5, 9))
    assert len({grid(before), grid(once), grid(twice)}) == 3


def test_a_pack_without_jokers_has_no_joker_in_its_grid() -> None:
    lines = grid(law("life")).splitlines()
    assert " ".join(lines[3].split()) == "2 3 4 5 6 7 8 9 10 J Q K A"
    assert not any(line.startswith("R ") for line in lines)


# -- the tables of climbing games ------------------------------------------------------------------------------------


def climb(name: str) -> ClimbLaw:
    found = law(name)
    assert isinstance(found, ClimbLaw)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_pair_of_figures_is_printed(seed: int) -> None:
    before = climb("thirteen-southern" if seed % 2 else "thirteen")
    rng = random.Random(seed)
    demand, figure = rng.randrange(len(before.legal)), rng.randrange(len(before.figures))
    rows = list(before.legal)
    rows[demand] ^= 1 << figure
    assert grid(replace(before, legal=tuple(rows))) != grid(before), f"demand {demand}, figure {figure}"


def test_every_figure_is_printed() -> None:
    before = climb("thirteen")
    text = grid(before)
    for n in range(0, len(before.figures) - 1, 17):
        figures = (*before.figures[:n], *before.figures[n + 1 :], before.figures[n])
        assert grid(replace(before, figures=figures)) != text, f"figure {n} moved to the end"


@pytest.mark.parametrize("field", ["ranking.order", "ranking.suits", "combinations.run_ranks", "bombs.pair_run_ranks"])
def test_every_order_is_printed(field: str) -> None:
    before = climb("thirteen")
    ranks: tuple[int, ...] = attrgetter(field)(before)
    assert grid(with_parameter(before, field, (ranks[1], ranks[0], *ranks[2:]))) != grid(before)


@pytest.mark.parametrize("field", [f.name for f in fields(Instant)])
def test_every_part_of_an_instant_win_is_printed(field: str) -> None:
    before = climb("thirteen")
    held = field == "hold"
    place = 0 if held else 1
    others: dict[str, object] = {"name": "luck", "hold": (3, *before.instant[0].hold[1:]), "consecutive": False}
    others |= {"size": 4, "count": 5, "ranks": (1, 2, 3, 4, 5, 6)}
    instants = list(before.instant)
    instants[place] = replace(instants[place], **{field: others[field]})  # type: ignore[arg-type]
    assert grid(replace(before, instant=tuple(instants))) != grid(before)


def test_a_law_without_instant_wins_says_so() -> None:
    assert "INSTANT WINS\nnone\n" in grid(replace(climb("thirteen"), instant=()))
