"""Faults planted in the kernels' tables are noticed: this is what the lockstep is worth."""

from __future__ import annotations

import json

import pytest

from emptyhand.fast import climb_layout as ca
from emptyhand.fast import pile_layout as pa
from emptyhand.law.model import ClimbLaw, Kind, PileLaw
from tests.differential.cases import law_of
from tests.differential.faults import (
    Fault,
    climb_cells,
    dead,
    effects,
    noticed,
    noticed_at,
    parameter,
    pile_cells,
    switched,
    visits,
)
from tests.differential.kernels import tables_of

OBSESSION, OBSESSED, LIFE, PLUS = "set:obsession", "set:obsessed", "set:life", "set:cardgame-plus"
# Shaped deals would win at once.
THIRTEEN, SOUTHERN = 'set:thirteen {"instant": []}', 'set:thirteen-southern {"instant": []}'
SHORT_RUNS = 'set:life {"run.kill_run": 2}'
EASY = json.dumps(
    {
        "instant": [
            {"name": "two pairs", "size": 2, "count": 5, "consecutive": False, "ranks": "3 4 5 6 7 8 9 10 J Q K A 2"},
            {"name": "a stretch", "size": 1, "count": 7, "consecutive": True, "ranks": "4 5 6 7 8 9 10 J Q K A"},
            {"name": "held", "hold": "3 3 K"},
        ]
    }
)
INSTANTS = f"set:thirteen {EASY}"
DEALS, SHAPED = range(40), range(-1, -61, -1)


def pile(name: str) -> PileLaw:
    law = law_of(name)
    assert isinstance(law, PileLaw)
    return law


def climb(name: str) -> ClimbLaw:
    law = law_of(name)
    assert isinstance(law, ClimbLaw)
    return law


def seats(name: str) -> list[int]:
    return [law_of(name).players.least, law_of(name).players.default]


@pytest.mark.parametrize("name", [OBSESSION, OBSESSED, LIFE, PLUS])
def test_every_cell_by_demand_and_rank_is_noticed_unless_it_is_dead(name: str) -> None:
    law = pile(name)
    found = visits(name, games=25)
    missed = [
        fault.name
        for cell, fault in pile_cells(law)
        if not dead(law, cell) and not (cell in found and noticed_at(name, fault, found[cell]))
    ]
    assert missed == []


@pytest.mark.parametrize("name", [OBSESSION, OBSESSED, LIFE, PLUS])
def test_every_effect_of_every_rank_is_noticed(name: str) -> None:
    planted = list(effects(pile(name)))
    assert len(planted) > 80
    assert [fault.name for fault in planted if not noticed(name, fault, seats(name), DEALS)] == []


PILE_PARAMETERS = {
    OBSESSION: (
        "FIRST_OUT switched, REFILL_TO +1, REFILL_TO -1, DRAW +1, TAKES switched, ONE_PLAY switched, "
        "BY_CHOICE +1, BY_CHOICE +2, BY_CHOICE +4, OPENING_MODE +1, OPENING_MODE +2, OPENING_MODE +3, "
        "CHOOSES switched, FLIP_START switched, LEFT_OF_DEALER switched, TIES_BY_SEAT switched, HAND_SIZE +1, "
        "UP_SIZE +1, DOWN_SIZE +1, DOWN_SIZE -1, DEAL_ORDER 1 +1, LADDER +1, LADDER 1 +1, KILL_RUN 2 -1, "
        "KILL_RUN 2 +1, KILL_RUN 4 -1, KILL_RUN 4 +1, COUNT_LAID switched, "
        "TAKE_MUST_FIT switched, ONE_OR_ALL switched, MAY_DECLINE switched, MAY_PICK_UP +8, MAY_PICK_UP +16"
    ),
    OBSESSED: "TAKES switched, WITH_UP switched, CHOOSES switched, UP_SIZE +1, KILL_RUN 2 +1, KILL_RUN 4 -1",
    LIFE: (
        "FIRST_OUT switched, BY_CHOICE -1, BY_CHOICE -2, BY_CHOICE -4, WITH_UP switched, OPENING_MODE -1, "
        "OPENING_MODE +1, TIES_BY_SEAT switched, REVERSE_SKIPS switched, LEFT_OF_DEALER switched, DEAL_ORDER -1"
    ),
    SHORT_RUNS: "LAPSE switched, ONE_PLAY switched",
    PLUS: "DRAW +1, DRAW -1, FLIP_START switched, LEFT_OF_DEALER switched, BY_CHOICE +4, CHOOSES switched",
}
CLIMB_PARAMETERS = {
    THIRTEEN: (
        "FIRST_OUT_WINS switched, MUST_BEAT switched, OPEN_WITH_LOWEST switched, HAND_CARDS -1, ONE_COLOUR switched, "
        "COLOUR_SUITS 1 +1, COUNT_FIGURES switched, CLASSES -1"
    ),
    SOUTHERN: "FIRST_OUT_WINS switched, MUST_BEAT switched, ONE_COLOUR switched, HAND_CARDS -1",
    INSTANTS: (
        "INSTANTS -1, INSTANTS -2, INSTANTS -3, INSTANT 4 +1, INSTANT 4 -1, INSTANT 5 +1, INSTANT 5 -1, "
        "INSTANT 15 switched, INSTANT 14 -1, INSTANT 14 +1, INSTANT 26 switched"
    ),
}


def planted(name: str, words: str) -> list[Fault]:
    """The faults that a list names: ``PARAMETER``, its place if it has several, and ``switched`` or a difference."""
    found = []
    for word in words.split(", "):
        parameter_name, *offset, change = word.split()
        place = int(offset[0]) if offset else 0
        if change == "switched":
            found.append(switched(law_of(name), parameter_name, place))
        else:
            found.append(parameter(law_of(name), parameter_name, int(change), place))
    return found


@pytest.mark.parametrize(("name", "words"), PILE_PARAMETERS.items(), ids=list(PILE_PARAMETERS))
def test_a_wrong_parameter_of_a_pile_game_is_noticed(name: str, words: str) -> None:
    assert [fault.name for fault in planted(name, words) if not noticed(name, fault, seats(name), DEALS)] == []


@pytest.mark.parametrize(("name", "words"), CLIMB_PARAMETERS.items(), ids=["thirteen", "southern", "instants"])
def test_a_wrong_parameter_of_a_climbing_game_is_noticed(name: str, words: str) -> None:
    hidden = unnoticed(name, planted(name, words))
    left = [fault for fault in planted(name, words) if fault.name in hidden]
    assert [fault.name for fault in left if not noticed(name, fault, seats(name), DEALS)] == []


@pytest.mark.parametrize("name", [THIRTEEN, SOUTHERN])
def test_a_figure_wrongly_allowed_or_refused_is_noticed(name: str) -> None:
    found = visits(name, games=6)
    consulted = [(cell, fault) for cell, fault in climb_cells(climb(name)) if cell in found]
    assert len(consulted) > 2000
    sample = consulted[:: len(consulted) // 150]
    assert [fault.name for cell, fault in sample if not noticed_at(name, fault, found[cell])] == []


@pytest.mark.parametrize("name", [THIRTEEN, SOUTHERN])
def test_a_wrong_class_of_figures_is_noticed(name: str) -> None:
    law = climb(name)
    classes = sorted({(figure.kind, figure.length) for figure in law.figures})
    wrong = []
    for c, (kind, length) in enumerate(classes):
        wrong.append(Fault(f"kind of class {c}", ((ca.CLASS_KIND + c, kind + 1 if kind < Kind.PAIRS else 1),)))
        if kind >= Kind.RUN:
            wrong.append(Fault(f"length of class {c}", ((ca.CLASS_LENGTH + c, length + 1),)))
        if kind is Kind.RUN:
            wrong.append(switched(law, "CLASS_TIES", c))
    assert len(wrong) > 30
    assert unnoticed(name, wrong) == []


@pytest.mark.parametrize("name", [THIRTEEN, SOUTHERN])
def test_a_rank_wrongly_in_or_out_of_sequences_is_noticed(name: str) -> None:
    law = climb(name)
    t = tables_of(law)
    wrong = [
        Fault(f"rank {place} at {table}", ((table, int(t[table]) ^ 1 << 4 * place),))
        for place in range(13)
        for table in (ca.RUN_MASK, ca.PAIRS_MASK)
        # The highest rank could only top a sequence, and where it may not no such figure is allowed anyhow.
        if place < 12 or law.order[12] in law.run_ranks
    ]
    assert unnoticed(name, wrong) == []


@pytest.mark.parametrize("name", [THIRTEEN, SOUTHERN])
def test_a_figure_of_another_number_is_noticed(name: str) -> None:
    law = climb(name)
    t = tables_of(law)
    places = [ca.FIGURE_OF + bit for bit in range(52)] + [ca.FIGURE_OF + ca.CARDS + bit for bit in range(1, 52, 4)]
    assert unnoticed(name, [Fault(f"figure at {place}", ((place, int(t[place]) + 1),)) for place in places]) == []


def unnoticed(name: str, wrong: list[Fault]) -> list[str]:
    """Those that shaped deals do not bring out."""
    return [fault.name for fault in wrong if not noticed(name, fault, [4, 2], SHAPED, cap=10)]


def test_the_packs_do_not_matter_where_the_deal_is_given() -> None:
    """`test_simulated` notices these: the kernel asks for them only when it shuffles."""
    law = pile(OBSESSION)
    for fault in (parameter(law, "JOKERS", 1), parameter(law, "PACKS", 1, offset=4)):
        assert not noticed(OBSESSION, fault, [4], range(2))
    assert tables_of(law)[pa.PACKS + 4] == 2
