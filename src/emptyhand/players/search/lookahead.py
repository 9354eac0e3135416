"""An anytime search: it plays candidates out in the same worlds and has a best move at any moment.

It departs from the habitual move only for one that is clearly ahead of it in those worlds. Without this guard, a search
over few worlds plays worse than the habit it starts from.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from emptyhand.fast.numbers import np
from emptyhand.game.view import View
from emptyhand.players.search.bench import GIVEN_UP, Bench
from emptyhand.players.search.judge import Chances, worth_of
from emptyhand.players.search.knowledge import Knowledge, knowledge
from emptyhand.rules.law.stakes import Stakes, stakes

GUARD = 1.0
"""Standard errors that a move must be ahead of the habitual one."""
HOPELESS = 2.5
"""Standard errors behind the leader at which a move is dropped."""


@dataclass(slots=True)
class Lookahead:
    """A search in progress. Moves are identified by their index among the legal ones."""

    bench: Bench
    known: Knowledge
    stakes: Stakes
    taken: int
    """The number of places already taken."""
    seed: int
    habit: int
    left: list[int]
    """The candidates that have not been dropped."""
    outcomes: dict[int, Chances] = field(default_factory=dict)
    """The result of each candidate, world by world: the same worlds for all."""
    worlds: int = 0
    endless: bool = False
    """Whether most of the last rollouts were abandoned: they take long and show nothing, and more would do the same."""

    @classmethod
    def at(cls, bench: Bench, view: View, moves: int, seed: int) -> Lookahead:
        """Prepare a search of a view with this many legal moves."""
        known = knowledge(view.law, view)
        played_for, taken = stakes(view.law, len(view.seats)), len(view.table.out)
        return cls(bench, known, played_for, taken, seed, bench.preferred(known, seed), list(range(moves)))

    def spend(self, rollouts: int) -> None:
        """Play about this many more rollouts, shared by the remaining candidates."""
        # One world would have no standard error, and anything would look certain.
        worlds = max(2, rollouts // len(self.left))
        places = self.bench.places(self.known, self.left, self.seed, self.worlds, worlds, self.stakes.decided)
        for number, found in zip(self.left, worth_of(places, self.stakes, self.taken), strict=True):
            before = self.outcomes.get(number)
            self.outcomes[number] = found if before is None else np.concatenate([before, found])
        self.worlds += worlds
        self.endless = 2 * int(np.count_nonzero(places == GIVEN_UP)) > places.size

    def narrow(self) -> None:
        """Drop candidates that are clearly behind, and the worse half of the rest; the habit stays as a reference."""
        leader = self.best()
        behind = {number: self.ahead(leader, number) for number in self.left}
        kept = [n for n in self.left if behind[n][0] <= HOPELESS * behind[n][1]]
        kept.sort(key=lambda n: behind[n][0])
        self.left = sorted({self.habit, *kept[: max(2, (len(kept) + 1) // 2)]})

    @property
    def decided(self) -> bool:
        return len(self.left) == 1

    def ahead(self, number: int, other: int) -> tuple[float, float]:
        """Return how much more one candidate is worth than another in the same worlds, with the standard error."""
        difference = self.outcomes[number] - self.outcomes[other]
        return float(difference.mean()), float(difference.std() / np.sqrt(len(difference)))

    def best(self) -> int:
        """Return the candidate with the highest worth."""
        # A tie is no reason to leave the habit.
        return max(self.left, key=lambda n: (float(self.outcomes[n].mean()), n == self.habit))

    def choice(self) -> int:
        """Return the best candidate so far; the habit, unless another is clearly ahead of it after some rollouts."""
        if not self.worlds:
            return self.habit
        best = self.best()
        gain, error = self.ahead(best, self.habit)
        return best if gain > GUARD * error else self.habit
