"""No player peeks: what its seat cannot see never changes its choice, and its code cannot name what it may not see.

Every player of the package is tried, those registered later too.
"""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import emptyhand
from emptyhand.game.view import View, view
from emptyhand.players import bots
from emptyhand.players.workers.wire import encode_view
from emptyhand.rules.actions import Move
from emptyhand.rules.law import Law
from tests.catalogue import CORE
from tests.helpers import law
from tests.property.unseen import redealt
from tests.property.walks import Case, Decision, walk
from tests.scale import scaled

DECISIONS = 4
"""Choices that each player makes in each game: few, since the strong ones think long."""

PACKAGE = Path(str(emptyhand.__file__)).parent
SECRETS = {"Position", "Zones"}
BLIND = ("players/bots", "players/search", "players/workers", "server", "table/room", "terminal")


def knows(spec: str, of: Law) -> bool:
    """Whether a player plays by a law; one whose spec is wrong is not let off so."""
    bots.make(spec, 0)
    try:
        bots.make(spec, 0, of)
    except ValueError:
        return False
    return True


EXCHANGING = "president"
"""A game of the museum in which hands hold cards that another seat alone knows."""
GAMES = (*CORE, EXCHANGING)
PLAYERS = [(name, spec) for name in GAMES for spec in bots.specs() if knows(spec, law(name))]


def test_every_player_is_tried_somewhere() -> None:
    assert {spec.partition(":")[0] for _, spec in PLAYERS} == set(bots.names())


def real_choices(case: Case) -> Iterator[Decision]:
    """Decisions from all over a game in which there is something to choose."""
    for decision in walk(case, cap=400):
        if len(decision.moves) > 1 and decision.made % 7 == 0:
            yield decision


def chosen(spec: str, made: int, seen: View) -> Move:
    return bots.make(spec, made).choose(seen)


@pytest.mark.parametrize(("name", "spec"), PLAYERS)
def test_dealing_out_afresh_what_a_seat_cannot_see_changes_no_choice(name: str, spec: str) -> None:
    counts = law(name).players.counts
    case = Case(name, "", counts[len(spec) % len(counts)], 11)
    for decision in islice(real_choices(case), DECISIONS):
        seat = decision.position.table.turn
        seen = view(decision.law, decision.position, seat)
        otherwise = view(decision.law, redealt(decision.law, decision.position, seat, decision.random), seat)
        move = chosen(spec, decision.made, seen)
        assert move == chosen(spec, decision.made, otherwise), f"{decision.where} {spec}"
        assert move in decision.moves, f"{decision.where} {spec}"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_to_another_process_is_the_same_to_the_byte(name: str) -> None:
    for decision in walk(Case(name, "", law(name).players.most, 5), cap=scaled(100, 20)):
        for seat in range(decision.case.players):
            other = redealt(decision.law, decision.position, seat, decision.random)
            texts = {json.dumps(encode_view(view(decision.law, p, seat))) for p in (decision.position, other)}
            assert len(texts) == 1, f"{decision.where} seat {seat}"


def test_what_others_gave_one_another_is_dealt_afresh_too() -> None:
    """Otherwise the tests above would show nothing for a game with an exchange."""
    changed: Counter[bool] = Counter()
    for decision in walk(Case(EXCHANGING, "", 4, 5), cap=50):
        for seat in range(4):
            other = redealt(decision.law, decision.position, seat, decision.random)
            mine = [[gift for gift in position.gifts if seat in gift[:2]] for position in (decision.position, other)]
            assert mine[0] == mine[1], decision.where
            if len(decision.position.gifts) > len(mine[0]):
                changed[other.gifts != decision.position.gifts] += 1
    assert changed[True] > changed[False]


def modules() -> list[Path]:
    return sorted(file for part in BLIND for file in (PACKAGE / part).rglob("*.py"))


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_player_or_screen_can_name_a_position(file: Path) -> None:
    """The import contract forbids its module; this forbids its name, by whatever way it comes."""
    named = names_in(ast.parse(file.read_text(encoding="utf-8")))
    assert not named & SECRETS, file


def names_in(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                found.add(name)
    return found


def test_the_check_would_notice() -> None:
    assert names_in(ast.parse("from emptyhand.game.view import Position as Innocent")) & SECRETS
    assert names_in(ast.parse("import emptyhand.game.view as v\nx = v.Position")) & SECRETS
