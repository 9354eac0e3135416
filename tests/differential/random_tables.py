"""Laws whose tables say what no ruleset could: single cells changed at will.

Rulesets fill whole rows and columns by a few words, so that many cells always go together; an engine that mixed up two
of those would not be noticed by rulesets alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from emptyhand.fast.offsets import PILE
from emptyhand.fast.pile_layout import EACH
from emptyhand.fast.variants import CORE_KEYS
from emptyhand.rules.law import Law, compile
from emptyhand.rules.law.model import BREAKS, THROUGH, ClimbLaw, PileLaw
from emptyhand.rules.ruleset import restore
from tests.differential.random_climb import climb_ruleset
from tests.differential.random_pile import pile_ruleset

PILE_TABLES = (
    *("legal", "after", "run_as", "again", "kills", "kill_again"),
    *("reverses", "skips", "burns", "may_pick_up", "finishes", "copies", "kill_run"),
    *("kills_on", "leads", "acts_last", "turns", "turned", "draws", "draws_each"),
)
REPLACED = PILE_TABLES
"""The tables that these laws have of their own. In a climbing game only `legal` is."""

DEMANDS, RANKS = range(15), range(14)


def with_tables(law: Law, tables: Mapping[str, object], name: str) -> Law:
    """The law with some tables put in the place of its own; the name makes its digest."""
    if not tables:
        return law
    given = {key: _tuples(value) for key, value in tables.items()}
    if "kill_run" in given:
        assert isinstance(law, PileLaw)
        given["run"] = replace(law.run, kill_run=given.pop("kill_run"))  # type: ignore[arg-type]
    digest = hashlib.sha256(name.encode()).hexdigest()[:8]
    # mypy cannot know that the names are fields of the law.
    return replace(law, digest=digest, **given)  # type: ignore[arg-type]


def table_of(law: Law, name: str) -> object:
    """One of the tables that may be replaced; 0 where the law has none of that name."""
    if name == "kill_run":
        return law.run.kill_run if isinstance(law, PileLaw) else 0
    return getattr(law, name, 0)


def _tuples(value: object) -> object:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value


def celled(seed: str) -> Law:
    """A pile law with cells of its own: few of them, or all."""
    rng = Random(f"cells {seed}")
    law = compile(pile_ruleset(seed))
    assert isinstance(law, PileLaw)
    share = rng.choice([0.05, 0.3, 1.0])
    fits = rng.choice([0.3, 0.6, 0.9])

    def rows(old: tuple[tuple[int, ...], ...], new: list[int]) -> list[list[int]]:
        return [[rng.choice(new) if rng.random() < share else old[d][r] for r in RANKS] for d in DEMANDS]

    def column(old: tuple[int, ...], new: Sequence[int]) -> list[int]:
        return [rng.choice(new) if rng.random() < share / 2 else value for value in old]

    marks = [int(rng.random() < fits) for _ in range(20)]
    flags = [False, False, False, False, True]
    tables: dict[str, object] = {
        "legal": rows(law.legal, marks),
        "after": rows(law.after, list(DEMANDS)),
        "run_as": rows(law.run_as, [BREAKS, THROUGH, *RANKS, *RANKS]),
        "again": column(law.again, flags),
        "kills": column(law.kills, flags),
        "burns": column(law.burns, flags),
        "kill_again": column(law.kill_again, [True, False]),
        "may_pick_up": column(law.may_pick_up, flags),
        "copies": column(law.copies, flags),
        "kills_on": column(law.kills_on, [0, 0, 1, 2, 0x7FFF, rng.getrandbits(15)]),
        "leads": column(law.leads, [True, True, False]),
        "acts_last": column(law.acts_last, [True, False]),
        "reverses": column(law.reverses, [0, 0, 1, 2, 3, 4]),
        "skips": column(law.skips, [0, 0, 1, 2, 3, 4]),
        "draws": column(law.draws, [0, 0, 0, 1, 3]),
        "draws_each": column(law.draws_each, [True, False]),
        "kill_run": column(law.run.kill_run, [0, 1, 2, 3, 4, 6]),
    }
    # Who picks up instead of finishing has something to pick up.
    burns = tables["burns"]
    assert isinstance(burns, list)
    tables["finishes"] = [a or b for a, b in zip(column(law.finishes, [True, True, False]), burns, strict=True)]
    return with_tables(law, tables, f"cells {seed}")


def cored(seed: str) -> Law:
    """A pile law with cells of its own and without the rules that the core variant of the kernels leaves out."""
    keys = json.loads(pile_ruleset(seed).text)
    for key in set(PILE) - set(CORE_KEYS):
        keys.pop(key, None)
    if keys["up.play"] == "take all":
        keys["up.play"] = "take"
    law, cells = compile(restore(json.dumps(keys), f"core-{seed}")), celled(seed)
    assert isinstance(law, PileLaw)
    assert isinstance(cells, PileLaw)
    never, always = [False] * len(RANKS), [True] * len(RANKS)
    tables = {name: table_of(cells, name) for name in PILE_TABLES} | {
        "kill_again": always,
        "may_pick_up": never,
        "finishes": always,
        "copies": never,
        "kills_on": [0] * len(RANKS),
        "leads": always,
        "acts_last": always,
        "turns": never,
        "turned": [],
        "skips": [0] * len(RANKS),
        "draws": [0] * len(RANKS),
        "draws_each": never,
        "reverses": [times % EACH for times in cells.reverses],
    }
    return with_tables(law, tables, f"core {seed}")


def beaten(seed: str) -> Law:
    """A climbing law in which anything may beat anything; an empty table still takes every single card."""
    rng = Random(f"beats {seed}")
    law = compile(climb_ruleset(seed))
    assert isinstance(law, ClimbLaw)
    count = len(law.figures)
    flips = rng.choice([1, 2, 4])

    def cells() -> int:
        """A set of figures; the more numbers are laid over one another, the fewer are in it."""
        found = (1 << count) - 1
        for _ in range(flips):
            found &= rng.getrandbits(count)
        return found

    singles = sum(1 << number for number, figure in enumerate(law.figures) if figure.length == 1)
    lead, *rows = law.legal
    return with_tables(law, {"legal": [lead & ~cells() | singles, *(row ^ cells() for row in rows)]}, f"beats {seed}")
