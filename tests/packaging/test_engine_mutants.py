"""`make mutants` removes one branch of the engine at a time, in its own process; its list of exceptions is current."""

from __future__ import annotations

import ast
import os
import signal
from textwrap import dedent

import pytest

from emptyhand.game import pile_effects
from tools.engine_mutants.__main__ import equivalent
from tools.engine_mutants.conditions import engine_modules, install, mutants_in, mutants_of, mutated
from tools.engine_mutants.session import in_forks

TEXT = dedent("""
    class Hand:
        def name(self, ranks, most):
            assert most or ranks
            found = [rank for rank in ranks if rank < most]
            if found and (most > 5 or len(found) == 1):
                return "low"
            while found:
                found.pop()
            match ranks:
                case [_]:
                    return "one"
                case _:
                    return "none" if not ranks else "high"
""")


def test_each_branch_is_removed_once() -> None:
    assert [mutant.name for mutant in mutants_in(TEXT, "hands")] == [
        f"hands.Hand.name: {branch}"
        for branch in (
            "rank < most: always",
            "rank < most: never",
            "found and (most > 5 or len(found) == 1): always",
            "found and (most > 5 or len(found) == 1): never",
            "found and (most > 5 or len(found) == 1): without found",
            "found and (most > 5 or len(found) == 1): without most > 5 or len(found) == 1",
            "most > 5 or len(found) == 1: without most > 5",
            "most > 5 or len(found) == 1: without len(found) == 1",
            "found: never",
            "case [_]: never",
            "not ranks: always",
            "not ranks: never",
        )
    ]


@pytest.mark.parametrize(
    ("removed", "ranks", "most", "name"),
    [
        ("rank < most: always", [7, 8], 6, "low"),
        ("without found", [7, 8], 6, "low"),
        ("without len(found) == 1", [1, 7], 3, "high"),
        ("case [_]: never", [7], 6, "high"),
        ("not ranks: always", [7, 8], 6, "none"),
    ],
)
def test_a_mutant_plays_on_without_its_branch(removed: str, ranks: list[int], most: int, name: str) -> None:
    (mutant,) = (mutant for mutant in mutants_in(TEXT, "hands") if mutant.name.endswith(removed))
    scope: dict[str, type] = {}
    exec(compile(mutated(TEXT, mutant.number), "hands", "exec"), scope)
    assert scope["Hand"]().name(ranks, most) == name
    exec(compile(ast.parse(TEXT), "hands", "exec"), scope)
    assert scope["Hand"]().name(ranks, most) != name


def test_equal_conditions_of_a_function_have_names_of_their_own() -> None:
    found = mutants_in("def f(a):\n    b = 1 if a else 2\n    return 3 if a else b\n", "m")
    assert [mutant.name for mutant in found] == [
        "m.f: a: always", "m.f: a: never", "m.f: a: always (2)", "m.f: a: never (2)",
    ]  # fmt: skip


def test_a_mutant_lives_in_its_own_process() -> None:
    (mutant,) = (m for m in mutants_of("pile_effects") if m.name == "pile_effects.turned_back: before != after: never")

    def turned_back(_: int) -> object:
        install(mutant)
        return pile_effects.turned_back(0, 1)

    assert list(in_forks(iter([1]), turned_back, 1)) == [(1, [])]
    assert pile_effects.turned_back(0, 1) != []


def test_a_process_that_is_ended_gives_no_result() -> None:
    def end(number: int) -> int:
        if number == 2:
            os.kill(os.getpid(), signal.SIGPROF)
        return number

    assert sorted(in_forks(iter([1, 2, 3]), end, 2)) == [(1, 1), (2, None), (3, 3)]


def test_every_equivalent_mutant_exists_and_says_why() -> None:
    names = {mutant.name for module in engine_modules() for mutant in mutants_of(module)}
    assert [name for name in equivalent() if name not in names] == []
    assert all(why.endswith(".") for why in equivalent().values())
