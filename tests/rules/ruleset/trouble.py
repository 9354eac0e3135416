"""What a wrong ruleset is told."""

from __future__ import annotations

import pytest

from emptyhand.rules.ruleset import RulesetError, load, loads, parse_override

LIFE = 'extends = "life"\n'
THIRTEEN = 'extends = "thirteen"\n'
HERE = "# here"


def trouble(text: str) -> RulesetError:
    """The error of a text that must not load."""
    with pytest.raises(RulesetError) as caught:
        loads(text, "ours.toml")
    return caught.value


def trouble_with(name: str, *overrides: str) -> RulesetError:
    """The error of a ruleset, by name or path, with `--set` words that must not load together."""
    with pytest.raises(RulesetError) as caught:
        load(name, dict(map(parse_override, overrides)))
    return caught.value


def line_marked(text: str) -> int:
    """The number of the one line that is marked with `# here`."""
    (found,) = [number for number, line in enumerate(text.splitlines(), start=1) if line.endswith(HERE)]
    return found
