"""When a tournament may stop early: interim looks with a bounded total error.

An interval that is checked again and again will sooner or later exclude the true value. So there are few looks: at 64
deals, at every doubling and at the end. Look number j uses an interval that errs with probability 5 % / (j (j + 1)).
All looks together, however many, err with probability below 5 %.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from emptyhand.study.arena.intervals import LEVEL, mean
from emptyhand.study.arena.scores import By, Scores
from emptyhand.study.lab.summary import Estimate

FIRST_LOOK = 64


@dataclass(frozen=True, slots=True)
class Verdict:
    """A look at which every pair that met was decided."""

    deals: int
    look: int
    level: float
    """The error probability of its intervals."""
    edges: tuple[tuple[int, int, Estimate], ...]
    """Better player, other player, and the difference of their wins per seat, or of their places."""
    by: By = By.WINS


def looks(deals: int) -> Iterator[int]:
    """Yield the numbers of deals at which to look."""
    size = FIRST_LOOK
    while size < deals:
        yield size
        size *= 2
    yield deals


def decide(scores: Scores, look: int, by: By = By.WINS, seats: int = 2) -> Verdict | None:
    """Decide by the deals so far at look number `look`, counted from 1; None if any pair is undecided."""
    most = 1 if by is By.WINS else seats - 1
    level = LEVEL / (look * (look + 1))
    found = []
    for one in range(scores.wins.shape[1]):
        for other in range(one):
            edge = mean(scores.leads(by)[:, one, other], -most, most, level)
            if edge is None:
                continue
            if edge.low is None or edge.high is None or edge.low <= 0 <= edge.high:
                return None
            ahead = edge if edge.low > 0 else Estimate(-edge.value, -edge.high, -edge.low)
            found.append((one, other, ahead) if edge.low > 0 else (other, one, ahead))
    return Verdict(scores.deals, look, level, tuple(found), by)
