"""Every completion could be the truth: it gives back the view, uses every card once, and bears out what is deduced."""

from __future__ import annotations

import json
from random import Random

import pytest

from emptyhand.game.table import Phase
from emptyhand.game.view import View, view
from emptyhand.players.search import Completion, completions
from emptyhand.players.search.knowledge import has_room
from emptyhand.rules.law import Law
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.search.layouts import Table, objection, seen_in, views
from tests.property.test_deduction import FORCED
from tests.property.walks import Case, every_change, walk
from tests.scale import scaled

SWITCHED = {
    "life": '{"deal.choose_up": false, "deal.down": 2}',
    "cardgame": '{"pack.jokers": 4, "card.R.on": "anything", "card.R.next": "anything", "deal.hand": 2}',
    "obsession": '{"deal.choose_up": true, "opening.cards": "all"}',
    "obsessed": '{"deal.up": 2, "pick_up.by_choice": ["hand"]}',
    "thirteen": '{"deal.hand": 7, "ends": "play on"}',
    "thirteen-southern": '{"ranking.suits": "H D C S", "opening.open_with_lowest": false}',
}


def laws() -> list[Law]:
    changed = [Case(name, changes, 2, 0).law for name, changes in (*FORCED.items(), *SWITCHED.items())]
    return [*(law(name) for name in CORE), *changed]


TABLES = [
    Table(of, players, ("random", "greedy")[(number + players) % 2], 10 * number + players)
    for number, of in enumerate(laws())
    for players in of.players.counts
    if has_room(of, players)
]


def check(seen: View, where: str, count: int = 3) -> None:
    seed = Random(where).randrange(1 << 60)
    for found in completions(seen, count, seed):
        wrong = objection(seen, found)
        assert not wrong, f"{where}, seat {seen.seat}, completions of seed {seed}: {wrong}"


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_completion_could_be_the_truth(table: Table) -> None:
    for number, (where, seen) in enumerate(views(table, scaled(120))):
        if number < 4 or number % 12 == 0:
            check(seen, where)


@pytest.mark.parametrize("ruleset", CORE)
def test_a_completion_could_be_the_truth_whatever_key_is_changed_and_whoever_looks(ruleset: str) -> None:
    for case in every_change(ruleset):
        if not has_room(case.law, case.players):
            continue
        for decision in walk(case, scaled(30, least=30)):
            if decision.random.random() < 0.05:
                for seat in range(case.players):
                    check(view(case.law, decision.position, seat), decision.where, 2)


def test_these_games_are_looked_at_while_up_cards_are_chosen_and_before_the_first_play() -> None:
    phases = {seen.table.phase for table in TABLES[::3] for _, seen in views(table, 40)}
    assert phases == {Phase.CHOOSE, Phase.OPEN, Phase.PLAY}


def test_while_up_cards_are_chosen_those_of_others_are_unknown() -> None:
    table = next(t for t in TABLES if t.law == law("life") and t.players == 2)
    seen = next(seen for _, seen in views(table) if seen.table.phase is Phase.CHOOSE and seen.seat == 1)
    rows = {found.up[0] for found in completions(seen, 50, 1)}
    assert all(len(row) == 3 for row in rows)
    assert len(rows) == 50


def test_the_same_seed_gives_the_same_completions_and_another_seed_others() -> None:
    seen = seen_in("obsession", "players=3 hand1=4S5S9H hand2=6S7S hand3=8SKD draw=9S9CJD rest=gone")
    assert completions(seen, 20, 7) == completions(seen, 20, 7)
    assert completions(seen, 20, 7)[:5] == completions(seen, 5, 7)
    assert completions(seen, 20, 7) != completions(seen, 20, 8)


@pytest.mark.parametrize("seed", [-1, 1 << 62, (1 << 70) + 5])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    seen = seen_in("life", "players=2 hand1=4S hand2=5S6S draw=7S8S rest=gone")
    assert all(not objection(seen, found) for found in completions(seen, 10, seed))


# -- positions that were hard to complete ----------------------------------------------------------------------------

HARD = [
    ("eight hands of which many hold the opening rank", Table(law("obsession"), 8, "greedy", 3), 8),
    ("seven hands, most told about", Case("obsession", "", 7, 0), 10),
    ("hands grown by drawing", Case("obsession", json.dumps({"opening.cards": "all", "turn.draw": 2}), 3, 0), 45),
    ("a hand that beats next to nothing", Case("thirteen-southern", FORCED["thirteen-southern"], 3, 1), 18),
]


def view_at(table: Table | Case, made: int) -> View:
    if isinstance(table, Table):
        return next(seen for where, seen in views(table) if where.endswith(f"after {made} moves"))
    decision = table.at(made)
    return view(table.law, decision.position, decision.position.table.turn)


@pytest.mark.parametrize(("table", "made"), [pair[1:] for pair in HARD], ids=[pair[0] for pair in HARD])
def test_all_completions_are_true_where_much_is_told(table: Table | Case, made: int) -> None:
    seen = view_at(table, made)
    check(seen, f"{table!r} after {made} moves", 200)


# -- the check would notice ------------------------------------------------------------------------------------------


def first(line: str) -> tuple[View, Completion]:
    seen = seen_in("life", line)
    return seen, completions(seen, 1, 0)[0]


def test_a_lost_card_would_be_noticed() -> None:
    seen, found = first("players=2 hand1=4S hand2=5S6S draw=7S8S rest=gone")
    assert objection(seen, found) == ""
    assert objection(seen, found._replace(draw=(found.draw[0], found.draw[0]))) == "a card is missing or there twice"
    assert objection(seen, found._replace(draw=found.draw[1:])) == "it looks otherwise"


def test_a_hand_that_cannot_be_would_be_noticed() -> None:
    seen, found = first("players=2 hand1=4S hand2=5S6S lacks2=7x2 draw=7S7C rest=gone")
    hands = (found.hands[0], found.draw)
    assert "of none of the ranks" in objection(seen, found._replace(hands=hands, draw=found.hands[1]))


# -- refusals --------------------------------------------------------------------------------------------------------


def test_a_spectator_has_nothing_to_complete() -> None:
    seen = Case("life", "", 2, 0).at(0)
    with pytest.raises(ValueError, match="a spectator has nothing to decide"):
        completions(view(seen.law, seen.position, None), 1, 0)


def test_more_cards_than_there_is_room_for_are_refused_in_words() -> None:
    case = Case("obsession", '{"pack.players_per_pack": 1}', 6, 0)
    with pytest.raises(ValueError, match="has room for 224 cards, and 6 players need 324"):
        completions(view(case.law, case.at(0).position, 0), 1, 0)
