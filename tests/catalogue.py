"""Which rulesets a test plays.

The core are the games that the project began with: every engine and every screen was built on them, and deep tests run
over them. The museum holds games from elsewhere, made of the same keys: `tests/museum` sweeps them lightly, and tests
of what every ruleset must have (golden files, words, tuned tables) run over `CATALOGUE`.
"""

from __future__ import annotations

from emptyhand.rules.ruleset import CATALOGUE
from emptyhand.rules.ruleset.groups import in_museum

CORE = tuple(name for name in CATALOGUE if not in_museum(name))
MUSEUM = tuple(name for name in CATALOGUE if in_museum(name))
