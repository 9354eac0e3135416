"""How often players failed to choose, and how many of their decisions a fallback made for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from emptyhand.players.bots import Fallible, FaultKind, Player

COUNTS = ("decisions", "replaced", "crashes", "time_outs", "illegal_moves")
JUDGED_FROM = 1000
"""Decisions of a player after which a tournament stops if the player exceeds its share of faults."""
HOPELESS_FROM = 30
"""The same if the share is certain to be exceeded, or if the fallback has made all of the player's decisions."""
LONGER = 2
"""How many times as long the remaining games may be on average, when deciding whether excess is certain."""


@dataclass(frozen=True, slots=True)
class FaultCounts:
    """The decisions and faults of a seat in one game, or of a player in many."""

    decisions: int = 0
    replaced: int = 0
    """Decisions that the fallback made; more than there are faults, because it may finish a game."""
    crashes: int = 0
    time_outs: int = 0
    illegal_moves: int = 0
    first: str = ""
    """The first fault, in one line."""

    def __add__(self, other: FaultCounts) -> FaultCounts:
        counts = {name: getattr(self, name) + getattr(other, name) for name in COUNTS}
        return FaultCounts(**counts, first=self.first or other.first)

    @property
    def share(self) -> float:
        """The share of decisions that the fallback made."""
        return self.replaced / self.decisions if self.decisions else 0.0

    @property
    def kinds(self) -> str:
        """The faults by kind, in words: ``2 crashes, 1 time-out``."""
        counts = {"crash": self.crashes, "time-out": self.time_outs, "illegal move": self.illegal_moves}
        return ", ".join(_counted(count, name) for name, count in counts.items() if count)


def _counted(count: int, name: str) -> str:
    return f"1 {name}" if count == 1 else f"{count:,} {name}{'es' if name.endswith('sh') else 's'}"


def faults_of(player: Player, decisions: int) -> FaultCounts:
    """Return the decisions and faults of a player that has played its game."""
    if not isinstance(player, Fallible) or not player.replaced:
        return FaultCounts(decisions)
    kinds = Counter(fault.kind for fault in player.faults)
    return FaultCounts(
        decisions,
        player.replaced,
        kinds[FaultKind.CRASH],
        kinds[FaultKind.TIME_OUT],
        kinds[FaultKind.ILLEGAL],
        str(player.faults[0]),
    )


def fault_lines(players: Sequence[str], counts: Sequence[FaultCounts]) -> list[str]:
    """Return a line for each player that needed a fallback."""
    return [
        f"{spec} failed to choose: {faults.kinds}. greedy made {faults.replaced:,} of its {faults.decisions:,} "
        f"decisions. First fault: {faults.first}."
        for spec, faults in zip(players, counts, strict=True)
        if faults.replaced
    ]


def exceeds_fault_limit(counts: FaultCounts, most: float, played: float) -> bool:
    """Whether the fallback will have made more than a share `most` of a player's decisions when all games are played.

    `played` is the share of games played so far.
    """
    if counts.share <= most or counts.decisions < HOPELESS_FROM:
        return False
    hopeless = counts.replaced == counts.decisions or counts.share * played > LONGER * most
    return hopeless or counts.decisions >= JUDGED_FROM


def fault_limit_error(players: Sequence[str], counts: Sequence[FaultCounts], most: float) -> str | None:
    """Say why the results are not a player's own, if the fallback made more than a share `most` of its decisions."""
    for spec, faults in zip(players, counts, strict=True):
        if faults.share > most:
            return (
                f"the results are not those of {spec}: greedy made {_percent(faults.share)} of its "
                f"{faults.decisions:,} decisions ({faults.kinds}), and --max-faults allows {_percent(most)}"
            )
    return None


def _percent(share: float) -> str:
    return f"{100 * share:.3g} %"
