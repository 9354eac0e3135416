"""Policies, by name or from a file of weights."""

from __future__ import annotations

import json
from pathlib import Path

from emptyhand.fast.policy import RANDOM, Policy, greedy
from emptyhand.fast.weights.layout import CLIMB_WEIGHTS, NEVER, PILE_WEIGHTS
from emptyhand.rules.law.model import ClimbLaw, Law


def policy_of(word: str, law: Law) -> Policy:
    """Return `random`, `greedy`, or the policy of a file."""
    if word == "random":
        return RANDOM
    if word == "greedy":
        return greedy(law)
    return read_policy(Path(word), law)


def read_policy(path: Path, law: Law) -> Policy:
    """Read a JSON object with `name` and `weights`: one number for each place in the layout of the law's family."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ValueError(f"there is no policy {str(path)!r}: expected random, greedy or a file of weights") from None
    except ValueError as error:
        raise ValueError(f"{path} is not a policy: expected a JSON object ({error})") from None
    except OSError as error:
        raise OSError(f"cannot read {path}: {error.strerror}") from None
    if not isinstance(found, dict) or not isinstance(found.get("name"), str) or not found["name"]:
        raise ValueError(f'{path} is not a policy: expected a JSON object with "name" and "weights"')
    if found["name"] in ("random", "greedy"):
        raise ValueError(f"{path}: a policy of a file needs a name of its own, not {found['name']!r}")
    return Policy(found["name"], _weights(path, found.get("weights"), law))


def _weights(path: Path, found: object, law: Law) -> tuple[float, ...]:
    climbs = isinstance(law, ClimbLaw)
    count, kind = (CLIMB_WEIGHTS, "whole numbers") if climbs else (PILE_WEIGHTS, "numbers")
    if isinstance(found, list) and len(found) == count and all(_is_weight(weight, climbs) for weight in found):
        return tuple(map(int if climbs else float, found))
    raise ValueError(f"{path}: expected {count} weights for {law.name}, {kind} of at most {NEVER:,}")


def _is_weight(found: object, whole: bool) -> bool:
    # In Python True is a number, and its JSON parser accepts NaN, which compares as neither below nor above anything.
    if not isinstance(found, int | float) or isinstance(found, bool) or not abs(found) <= NEVER:
        return False
    return not whole or found == int(found)
