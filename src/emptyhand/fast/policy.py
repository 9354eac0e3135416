"""The policies of simulated games: uniformly random, or by a table of weights.

Weights are data: a table can be tuned and stored in a file. The `greedy` player's own rules of thumb are such a table,
derived from the law.
"""

from __future__ import annotations

from dataclasses import dataclass

from emptyhand.fast.weights import weights_of
from emptyhand.rules.law.model import Law


@dataclass(frozen=True, slots=True)
class Policy:
    """A named way to play. `weights` is empty for uniformly random play."""

    name: str
    weights: tuple[float, ...] = ()


RANDOM = Policy("random")


def greedy(law: Law) -> Policy:
    """Return the `greedy` player: the weights derived from the law."""
    return Policy("greedy", weights_of(law))
