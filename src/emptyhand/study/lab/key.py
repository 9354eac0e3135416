"""Identifies a simulated game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from emptyhand import fast
from emptyhand.fast.batch import Job
from emptyhand.fast.policy import Policy


@dataclass(frozen=True, slots=True)
class Key:
    """Everything that determines how game number i goes, besides i: with equal keys it goes the same way anywhere."""

    law: str
    players: int
    policy: str
    cap: int
    seed: int
    engine: str

    @classmethod
    def of(cls, job: Job) -> Key:
        return cls(job.law.digest, job.players, cache_tag(job.policy), job.cap, job.seed, engine())

    def range_name(self, first: int, games: int) -> str:
        """Return a name for a range of these games, the same in every process."""
        return f"{self.law}-{self.players}-{self.policy}-{self.cap}-{self.seed}-{self.engine}-{first}+{games}"


def cache_tag(policy: Policy) -> str:
    """Return a policy's name, with a digest of its weights if it has any: tuning changes tables under the same name."""
    if not policy.weights:
        return policy.name
    text = ",".join(map(repr, policy.weights))
    return f"{policy.name}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"


@cache
def engine() -> str:
    """Return a digest of the fast engine's sources: results of different engines are never mixed."""
    folder = Path(str(fast.__file__)).parent
    sources = b"".join(path.read_bytes() for path in sorted(folder.rglob("*.py")))
    return hashlib.sha256(sources).hexdigest()[:12]
