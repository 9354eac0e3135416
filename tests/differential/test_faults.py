"""Faults planted in the kernels' tables are noticed: this is what the lockstep is worth."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from emptyhand.fast import climb_layout as ca
from emptyhand.fast import pile_layout as pa
from emptyhand.fast.offsets import CLIMB, PILE
from emptyhand.rules.law.model import ClimbLaw, Kind, PileLaw
from tests.differential.cases import law_of
from tests.differential.faults import (
    Fault,
    bits_of,
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
SETS = 'set:obsession {"turn.bomb": 2}'
ALIKE = 'set:obsession {"turn.sets": "as before"}'
PART = 'set:obsession {"pick_up.top": 2}'
STAYS = 'set:life {"card.J.turns": true, "turn.stays_turned": true}'
STUCK, PASSING = 'set:obsession {"turn.passing": "stuck"}', 'set:obsession {"turn.passing": "may"}'
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
RARE = (
    'set:thirteen-southern {"instant": [], "turn.passed_may_bomb": true, "turn.last_card_duty": true, '
    '"ranking.four_turns": true, "ranking.turns_round": "J", "bombs.beat_anything": true}'
)
JOKERS = (
    'set:thirteen {"instant": [], "pack.jokers": 2, "ranking.order": "3 4 5 6 7 8 9 10 J Q K A 2 R", '
    '"combinations.beats_joker": "3S 4S 5S"}'
)
LOCK = 'set:thirteen-southern {"instant": [], "turn.suit_lock": true}'
OUT = 'set:thirteen-southern {"instant": [], "bombs.beaten_is_out": true, "bombs.beat_anything": true}'
EQUAL = (
    'set:thirteen-southern {"instant": [], "ranking.suits_decide": false, "combinations.run_suit_tiebreak": false, '
    '"ranking.equal_beats": true, "ranking.equal_skips": true}'
)
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


# Two cards each and nothing else: every rank is soon somebody's last.
LAST = (
    'set:life {"deal.hand": 2, "deal.up": 0, "deal.down": 0, "deal.choose_up": false, "deal.order": ["hand"], '
    '"turn.refill_to": 0, "opening.cards": "anything"}'
)


def test_a_card_that_wrongly_finishes_or_does_not_is_noticed() -> None:
    wrong = list(bits_of(pile(LAST), "finishes", pa.NO_FINISH, range(13)))
    assert [fault.name for fault in wrong if not noticed(LAST, fault, seats(LAST), range(400))] == []


def test_a_last_card_that_wrongly_acts_or_does_not_is_noticed() -> None:
    """In Life 5s reverse and 10s kill: as last cards too."""
    wrong = list(bits_of(pile(LAST), "acts_last", pa.IDLE_LAST, [3, 8]))
    assert [fault.name for fault in wrong if not noticed(LAST, fault, [4], range(400))] == []


def test_a_card_that_wrongly_kills_on_another_is_noticed() -> None:
    """An ace goes on every plain card and would kill the pile on each."""
    ace, king = 12, 11
    wrong = list(bits_of(pile(LIFE), "kills_on", 1 << (pa.KILLS_ON + king + 1), [ace]))
    assert [fault.name for fault in wrong if not noticed(LIFE, fault, seats(LIFE), DEALS)] == []


DRAWING = 'set:life {"card.8.draws": 2, "card.8.draws_each": true}'


def test_a_card_that_wrongly_makes_the_next_player_draw_or_does_not_is_noticed() -> None:
    wrong = list(bits_of(pile(DRAWING), "draws", 1 << pa.DRAWS, [3, 6, 8, 12]))
    wrong += list(bits_of(pile(DRAWING), "draws_each", pa.DRAWS_EACH, [6]))
    assert [fault.name for fault in wrong if not noticed(DRAWING, fault, seats(DRAWING), DEALS)] == []


NOT_LED = 'set:life {"card.3.leads": false}'


def test_a_rank_that_is_wrongly_led_or_not_is_noticed() -> None:
    law = pile(NOT_LED)
    wrong = [
        switched(law, "NO_LEAD"),
        parameter(law, "NO_LEAD", pa.LANE << 24, 1),
        parameter(law, "NO_LEAD", pa.LANE, 2),
    ]
    assert [fault.name for fault in wrong if not noticed(NOT_LED, fault, seats(NOT_LED), DEALS)] == []


TURNING = 'set:life {"card.9.turns": true}'


def test_a_rank_that_wrongly_turns_the_order_or_does_not_is_noticed() -> None:
    law = pile(TURNING)
    row = pa.TURNED + 10
    wrong = [
        switched(law, "TURNS"),
        parameter(law, "TURNS", 1 << 4),
        Fault("a row upside down", ((pa.LEGAL + 2 * row, int(tables_of(law)[pa.LEGAL + 2 * row]) ^ pa.LANE << 8),)),
    ]
    assert [fault.name for fault in wrong if not noticed(TURNING, fault, seats(TURNING), DEALS)] == []


def test_a_card_that_wrongly_copies_effects_is_noticed() -> None:
    """In Life a 5 reverses, and what may lie on a 5 would do so too."""
    law = pile(LIFE)
    five = 3
    ranks = [rank for rank in range(13) if law.legal[five + 1][rank] and rank != five]
    assert len(ranks) > 8
    wrong = list(bits_of(law, "copies", pa.COPIES, ranks))
    assert [fault.name for fault in wrong if not noticed(LIFE, fault, seats(LIFE), DEALS)] == []


PILE_PARAMETERS = {
    OBSESSION: (
        "ends switched, turn.refill_to +1, turn.refill_to -1, turn.draw +1, up.play switched, "
        "run.within_one_play switched, PICK_UP_BY_CHOICE +1, PICK_UP_BY_CHOICE +2, PICK_UP_BY_CHOICE +4, "
        "opening.cards +1, opening.cards +2, opening.cards +3, deal.choose_up switched, deal.flip_start switched, "
        "opening.starter switched, opening.ties switched, deal.hand +1, deal.up +1, deal.down +1, deal.down -1, "
        "DEAL_ORDER 1 +1, OPENING_LADDER +1, OPENING_LADDER 1 +1, RUN_KILL_RUN 2 -1, RUN_KILL_RUN 2 +1, "
        "RUN_KILL_RUN 4 -1, RUN_KILL_RUN 4 +1, COUNT_LAID switched, MAY_PICK_UP +8, MAY_PICK_UP +16, "
        "pick_up.ends_turn switched, opening.starter +2, opening.starter +3, up.play +1"
    ),
    OBSESSED: (
        "up.play switched, pick_up.with_up switched, deal.choose_up switched, deal.up +1, RUN_KILL_RUN 2 +1, "
        "RUN_KILL_RUN 4 -1"
    ),
    LIFE: (
        "ends switched, PICK_UP_BY_CHOICE -1, PICK_UP_BY_CHOICE -2, PICK_UP_BY_CHOICE -4, "
        "pick_up.with_up switched, pick_up.must_take_up switched, opening.cards -1, opening.cards +1, "
        "opening.ties switched, turn.reverse_with_two switched, opening.starter switched, DEAL_ORDER -1"
    ),
    SETS: "turn.sets switched, turn.bomb +1, turn.bomb -1, RARE_SETS switched",
    ALIKE: "turn.sets -1, turn.sets -2, RARE_SETS switched",
    PART: "pick_up.top +1, pick_up.top -1, pick_up.rest +1, pick_up.rest +2",
    STAYS: "turn.stays_turned switched",
    STUCK: "turn.passing -1, turn.passing +1, PICK_UP_BY_CHOICE +1",
    PASSING: "turn.passing -1, turn.passing -2, pick_up.ends_turn switched",
    SHORT_RUNS: "run.again switched, run.effects_lapse switched, run.within_one_play switched",
    PLUS: (
        "turn.draw +1, turn.draw -1, deal.flip_start switched, opening.starter switched, PICK_UP_BY_CHOICE +4, "
        "deal.choose_up switched"
    ),
}
CLIMB_PARAMETERS = {
    THIRTEEN: (
        "ends switched, turn.must_beat switched, deal.hand -1, bombs.one_colour switched, "
        "COLOUR_SUITS 1 +1, COUNT_FIGURES switched, ALLOWED 32 -1"
    ),
    SOUTHERN: "ends switched, turn.must_beat switched, bombs.one_colour switched, deal.hand -1",
    RARE: (
        "turn.passed_may_bomb switched, turn.last_card_duty switched, BOMB_CLASSES -8, FIGURES -1, RARE switched, "
        "RARE_PLAYS switched, RANKING_TURNS_ROUND +16, CLASS_TURNS 3 -1, CLASS_TURNS 0 -2"
    ),
    OUT: "bombs.beaten_is_out switched, RARE_PLAYS switched, turn.pass_locks switched",
    EQUAL: "CLASS_TURNS 0 -4, CLASS_TURNS 1 -4, RARE_PLAYS switched",
    LOCK: "turn.suit_lock switched, RARE switched, RARE_SUITS switched",
    # The row of the lower joker, which is the 53rd figure, and that of the higher one; the 3 and the 4 of spades.
    JOKERS: "ALLOWED 1835 -8, ALLOWED 1869 -128, RARE_SUITS switched",
    INSTANTS: (
        "INSTANTS -1, INSTANTS -2, INSTANTS -3, INSTANT 4 +1, INSTANT 4 -1, INSTANT 5 +1, INSTANT 5 -1, "
        "INSTANT 15 switched, INSTANT 14 -1, INSTANT 14 +1, INSTANT 26 switched"
    ),
}


def planted(name: str, words: str) -> list[Fault]:
    """The faults that a list names: a key or ``TABLE``, its place of several, and ``switched`` or a difference."""
    found = []
    for word in words.split(", "):
        parameter_name, *offset, change = word.split()
        place = int(offset[0]) if offset else 0
        if change == "switched":
            found.append(switched(law_of(name), parameter_name, place))
        else:
            found.append(parameter(law_of(name), parameter_name, int(change), place))
    return found


UNSEEN = frozenset({"deal.choose_openly", "turn.announce_last", "pack.jokers", "pack.without_up_to", "pack.full"})
"""Keys that matter to no kernel that is given a deal: who sees a choice, what is announced, the packs."""


@pytest.mark.parametrize(
    ("name", "keys", "lists"),
    [(OBSESSION, PILE, PILE_PARAMETERS), (THIRTEEN, CLIMB, CLIMB_PARAMETERS)],
    ids=["pile", "climb"],
)
def test_every_other_key_is_noticed_when_it_is_switched(
    name: str, keys: Mapping[str, int], lists: dict[str, str]
) -> None:
    """A key whose fault these games do not show needs a line above, with a ruleset whose games show it."""
    named = {word.split()[0] for words in lists.values() for word in words.split(", ")}
    others = [switched(law_of(name), key) for key in keys if key not in named | UNSEEN]
    assert others
    assert [fault.name for fault in others if not noticed(name, fault, seats(name), DEALS)] == []


@pytest.mark.parametrize(("name", "words"), PILE_PARAMETERS.items(), ids=list(PILE_PARAMETERS))
def test_a_wrong_parameter_of_a_pile_game_is_noticed(name: str, words: str) -> None:
    assert [fault.name for fault in planted(name, words) if not noticed(name, fault, seats(name), DEALS)] == []


@pytest.mark.parametrize(
    ("name", "words"),
    CLIMB_PARAMETERS.items(),
    ids=["thirteen", "southern", "rare", "out", "equal", "lock", "jokers", "instants"],
)
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
        for table in (ca.COMBINATIONS_RUN_RANKS, ca.BOMBS_PAIR_RUN_RANKS)
        # The highest rank could only top a sequence, and where it may not no such figure is allowed anyhow.
        if place < 12 or law.ranking.order[12] in law.combinations.run_ranks
    ]
    assert unnoticed(name, wrong) == []


@pytest.mark.parametrize("name", [THIRTEEN, SOUTHERN])
def test_a_figure_of_another_number_is_noticed(name: str) -> None:
    law = climb(name)
    t = tables_of(law)
    places = [ca.FIGURE_OF + bit for bit in range(52)] + [ca.FIGURE_OF + ca.BITS + bit for bit in range(1, 52, 4)]
    assert unnoticed(name, [Fault(f"figure at {place}", ((place, int(t[place]) + 1),)) for place in places]) == []


def unnoticed(name: str, wrong: list[Fault]) -> list[str]:
    """Those that shaped deals do not bring out."""
    return [fault.name for fault in wrong if not noticed(name, fault, [4, 2], SHAPED, cap=10)]


def test_the_packs_do_not_matter_where_the_deal_is_given() -> None:
    """`test_simulated` notices these: the kernel asks for them only when it shuffles."""
    law = pile(OBSESSION)
    for fault in (parameter(law, "pack.jokers", 1), parameter(law, "STOCKS", 1, 8), parameter(law, "DECK_SIZES", 1, 4)):
        assert not noticed(OBSESSION, fault, [4], range(2))
    assert tables_of(law)[pa.DECK_SIZES + 4] == 108
