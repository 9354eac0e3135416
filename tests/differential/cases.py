"""Games that can be told in one line and played again: a law by its name or whole, a deal, the choices made.

A law is named by one of

    set:NAME {"key": value, …}    a ruleset of the catalogue with some keys changed
    pile:SEED, climb:SEED         a random ruleset (`random_pile`, `random_climb`)
    cells:SEED, beats:SEED        the tables of such a one, with cells no ruleset could write (`random_tables`)
    core:SEED                     the same with the rules of the kernels' core variant only

or, where it must outlive the generators, given whole: the flattened rules and the tables that differ from them.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

import pytest

from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load, restore
from tests.differential.deals import deal_of
from tests.differential.lockstep import Outcome, by_numbers, together
from tests.differential.random_climb import climb_ruleset
from tests.differential.random_pile import pile_ruleset
from tests.differential.random_tables import REPLACED, beaten, celled, cored, table_of, with_tables
from tests.words.rulebook.flips import with_changes

CORPUS = Path(__file__).parent / "corpus"
AGAIN = ".venv/bin/python -m tools.equality --again"

Whole = dict[str, dict[str, object]]


@dataclass(frozen=True)
class Case:
    """One game on both engines."""

    law: str | Whole
    players: int
    deal: int
    leader: int | None = None
    moves: tuple[int, ...] = field(default=())
    why: str = ""

    @classmethod
    def parse(cls, text: str) -> Case:
        """The case that `str` wrote. Raises ValueError about anything else."""
        fields = json.loads(text)
        return cls(**fields | {"moves": tuple(fields.get("moves", ()))})

    def __str__(self) -> str:
        fields = {"law": self.law, "players": self.players, "deal": self.deal, "leader": self.leader}
        why = {"why": self.why} if self.why else {}
        return json.dumps(fields | {"moves": list(self.moves)} | why, ensure_ascii=False)

    def played(self, *, plain: bool = False) -> Outcome:
        """The game once more."""
        law = law_of(self.law) if isinstance(self.law, str) else _restored(self.law)
        dealt = deal_of(law, self.players, self.deal, self.leader)
        return together(law, dealt, by_numbers(self.moves), plain=plain)

    def whole(self) -> Case:
        """The same case with its law given whole."""
        if not isinstance(self.law, str):
            return self
        law = law_of(self.law)
        written: Whole = {"rules": json.loads(law.ruleset.text)}
        base = compile(law.ruleset)
        tables = {name: table_of(law, name) for name in REPLACED if table_of(law, name) != table_of(base, name)}
        if tables:
            written["tables"] = tables
        return Case(written, self.players, self.deal, self.leader, self.moves, self.why)

    def keep(self) -> Path:
        """Write the case into the corpus, which `test_corpus` plays from then on."""
        text = str(self.whole())
        path = CORPUS / f"{hashlib.sha256(text.encode()).hexdigest()[:8]}.json"
        path.write_text(text + "\n", "utf-8")
        return path


@lru_cache(maxsize=8)
def law_of(name: str) -> Law:
    """The law a name stands for."""
    kind, _, rest = name.partition(":")
    if kind == "set":
        ruleset, _, changes = rest.partition(" ")
        return compile(restore(with_changes(load(ruleset).text, json.loads(changes or "{}")), ruleset))
    if kind == "pile":
        return compile(pile_ruleset(rest))
    if kind == "climb":
        return compile(climb_ruleset(rest))
    if kind == "cells":
        return celled(rest)
    if kind == "core":
        return cored(rest)
    if kind == "beats":
        return beaten(rest)
    expected = "set:NAME, pile:SEED, climb:SEED, cells:SEED, core:SEED or beats:SEED"
    raise ValueError(f"{name!r} names no law: expected {expected}")


def _restored(law: Whole) -> Law:
    base = compile(restore(json.dumps(law["rules"]), "kept"))
    return with_tables(base, law.get("tables", {}), json.dumps(law))


def report(case: Case, outcome: Outcome) -> str:
    """Two lines about a game on which the engines differ: what differs, and the command that plays it again."""
    command = f"{AGAIN} {shlex.quote(str(replace(case, moves=outcome.moves, why='')))}"
    return f"The engines differ after {len(outcome.moves)} moves: {outcome.difference}\n{command}"


def expect_equal(case: Case, outcome: Outcome) -> None:
    """Fail the test if the engines differ, with a command to paste."""
    if outcome.difference:
        pytest.fail(report(case, outcome), pytrace=False)
